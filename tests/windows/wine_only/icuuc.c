/* Windows' own icuuc.dll, which Wine 8 lacks and Qt6Core.dll wants: each converter is "not available",
   and Qt uses those of its own. For tests under Wine alone; never shipped. */

#define UNSUPPORTED 16 /* U_UNSUPPORTED_ERROR */
#define EXPORTED __declspec(dllexport)

EXPORTED void *ucnv_open(const char *name, int *error) { *error = UNSUPPORTED; return 0; }
EXPORTED const char *ucnv_getName(const void *converter, int *error) { *error = UNSUPPORTED; return 0; }
EXPORTED const char *ucnv_getStandardName(const char *name, const char *standard, int *error) { *error = UNSUPPORTED; return 0; }
EXPORTED const char *ucnv_getAvailableName(int number) { return 0; }
EXPORTED int ucnv_countAvailable(void) { return 0; }
EXPORTED signed char ucnv_getMaxCharSize(const void *converter) { return 1; }

/* Only for a converter that was opened, and none is. */
EXPORTED void ucnv_close(void *converter) {}
EXPORTED void ucnv_reset(void *converter) {}
EXPORTED void ucnv_toUnicode(void) {}
EXPORTED void ucnv_fromUnicode(void) {}
EXPORTED int ucnv_toUCountPending(void) { return 0; }
EXPORTED int ucnv_fromUCountPending(void) { return 0; }
EXPORTED void ucnv_getToUCallBack(void) {}
EXPORTED void ucnv_getFromUCallBack(void) {}
EXPORTED void ucnv_setToUCallBack(void) {}
EXPORTED void ucnv_setFromUCallBack(void) {}
EXPORTED void ucnv_cbToUWriteUChars(void) {}
EXPORTED void ucnv_cbFromUWriteUChars(void) {}
EXPORTED void UCNV_FROM_U_CALLBACK_SUBSTITUTE(void) {}
EXPORTED void UCNV_TO_U_CALLBACK_SUBSTITUTE(void) {}

int DllMain(void *library, unsigned reason, void *reserved) { return 1; }
