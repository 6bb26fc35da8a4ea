#!/bin/bash
# Stands in for systemctl where systemd does not run: it starts what the unit of petstore-server and
# its drop-ins say, with their credentials, as the user petstore.
set -eu
run=/run/petstore-server
unit=/usr/lib/systemd/system/petstore-server.service
log=/var/log/petstore-server.log
enabled=/etc/systemd/petstore-server.enabled

runs() { [ -e $run/pid ] && readlink "/proc/$(cat $run/pid)/exe" > /dev/null; }  # not of a zombie

start() {
    if runs; then return; fi
    rm -rf $run
    install -d -o petstore -g petstore -m 700 $run $run/credentials /var/lib/petstore
    options= command=
    while IFS='=' read -r name value; do
        case $name in
            LoadCredential)
                install -m 400 -o petstore "${value#*:}" "$run/credentials/${value%%:*}" ;;
            Environment) options=${value#\"OPTIONS=} options=${options%\"} ;;
            ExecStart) command=$value ;;
        esac
    done < <(cat $unit $unit.d/*.conf /etc/systemd/system/petstore-server.service.d/*.conf 2> /dev/null)
    command=${command//\$OPTIONS/$options}
    command=${command//%d/$run/credentials}
    cd /var/lib/petstore
    umask 077
    CREDENTIALS_DIRECTORY=$run/credentials setpriv --reuid=petstore --regid=petstore --clear-groups \
        setsid $command > $run/said 2>> $log &
    echo $! > $run/pid
    until grep -q listening $run/said; do
        runs || { tail -n 5 $log >&2; exit 1; }
        sleep 0.1
    done
}

stop() {
    if runs; then kill "$(cat $run/pid)"; fi
    while runs; do sleep 0.1; done
}

if [ "$1" = --quiet ]; then shift; fi
case $1 in
    enable) touch $enabled; if [ "$2" = --now ]; then start; fi ;;
    is-enabled) [ -e $enabled ] ;;
    start) start ;;
    stop) stop ;;
    restart) stop; start ;;
    reload)
        export MAINPID=$(cat $run/pid)
        eval "$(sed -n 's/^ExecReload=//p' $unit)" ;;
    daemon-reload) ;;
    *) echo "systemctl.sh: $*" >&2; exit 1 ;;
esac
