/* In place of Wine's dwmapi.dll, which draws no dark title bars: each window keeps, in a property of
   its own, whether a dark one was asked for. */

#define DARK 20 /* DWMWA_USE_IMMERSIVE_DARK_MODE */
#define EXPORTED __declspec(dllexport)

__declspec(dllimport) int SetPropA(void *window, const char *name, void *value);

EXPORTED long DwmSetWindowAttribute(void *window, unsigned which, const int *value, unsigned size)
{
    if (which == DARK)
        SetPropA(window, "petstore.dark", (void *)(long long)*value);
    return 0;
}

EXPORTED long DwmEnableBlurBehindWindow(void *window, const void *how) { return 0; }
EXPORTED long DwmExtendFrameIntoClientArea(void *window, const void *how) { return 0; }
EXPORTED int DwmDefWindowProc(void *window, unsigned message, long long a, long long b, void *result) { return 0; }

int DllMain(void *library, unsigned reason, void *reserved) { return 1; }
