#!/bin/sh
# Runs one of two PostgreSQL servers:
#   postgresql.sh new             makes the first data, once in the life of the cluster
#   postgresql.sh run NAME OTHER  starts; without data, copies OTHER first, once that writes
# The account of $PGUSER has the password in $PGPASSFILE.
set -eu
umask 077
export PGCONNECT_TIMEOUT=2  # seconds

writes() {
    [ "$(psql -h "$1" -d postgres -AtXc 'SELECT NOT pg_is_in_recovery()' 2>/dev/null)" = t ]
}

# The newest timeline of this server, and of another: one more after each failover.
timeline() {
    ls "$PGDATA/pg_wal" | grep -Ex '[0-9A-F]{24}' | cut -c 1-8 | sort | tail -n 1
}
timeline_of() {
    psql -h "$1" -d postgres -AtXc 'SELECT left(pg_walfile_name(pg_current_wal_lsn()), 8)'
}

took_over() {
    echo "$2 took over: remove the data of $1, so that it copies $2" >&2
}

# Ends the server $1, named $2, once it and $3 both write and $3 took over from it: the check before
# the start cannot see that when both start at once, or when the network was down between them.
watch() {
    while sleep 2 && kill -0 "$1" 2>/dev/null; do
        if writes "$2" && writes "$3" && [ "$(timeline)" \< "$(timeline_of "$3")" ]; then
            took_over "$2" "$3"
            kill -INT "$1"
            return
        fi
    done
}

new() {
    cut -d : -f 5 "$PGPASSFILE" > "$PGDATA.password"
    initdb -U "$PGUSER" --pwfile "$PGDATA.password" -A scram-sha-256 -E UTF8 --locale C.UTF-8
    rm "$PGDATA.password"
    for what in all replication; do
        echo "host $what $PGUSER samenet scram-sha-256" >> "$PGDATA/pg_hba.conf"
    done
    echo "CREATE DATABASE petstore" | postgres --single -D "$PGDATA" postgres
}

copy() {
    until writes "$1"; do
        echo "waiting for $1, to copy it"
        sleep 1
    done
    pg_basebackup -d "host=$1 application_name=standby" -D "$PGDATA" -X stream -c fast
    # Not the original's settings: nobody stands by this one yet. It connects again soon, because
    # adds wait for it.
    cat > "$PGDATA/postgresql.auto.conf" <<-END
		primary_conninfo = 'host=$1 user=$PGUSER passfile=$PGPASSFILE application_name=standby'
		wal_retrieve_retry_interval = 500ms
	END
    touch "$PGDATA/standby.signal"
}

if [ "$1" = new ]; then
    new
    exit
fi
if [ ! -s "$PGDATA/PG_VERSION" ]; then
    copy "$3"
elif [ ! -e "$PGDATA/standby.signal" ] && writes "$3"; then
    if [ "$(timeline)" \> "$(timeline_of "$3")" ]; then
        echo "$3 writes, but $2 took over from it: stop $3, start $2, then remove the data of $3" >&2
    else
        took_over "$2" "$3"
    fi
    exit 1
fi
watch $$ "$2" "$3" &
exec postgres -D "$PGDATA" -c listen_addresses="$2" -c unix_socket_directories="${PGDATA%/*}"
