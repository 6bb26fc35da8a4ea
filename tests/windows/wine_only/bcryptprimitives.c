/* Windows' own bcryptprimitives.dll, which Wine 8 lacks and every library in Rust wants, for the one
   function that they call. For tests under Wine alone; never shipped. */

typedef unsigned long long size;

__declspec(dllimport) unsigned char SystemFunction036(void *buffer, unsigned length); /* RtlGenRandom */

__declspec(dllexport) int ProcessPrng(unsigned char *buffer, size length)
{
    return SystemFunction036(buffer, (unsigned)length);
}

int DllMain(void *library, unsigned reason, void *reserved) { return 1; }
