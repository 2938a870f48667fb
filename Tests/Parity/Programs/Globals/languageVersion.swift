#if swift(>=6.0)
print(6)
#else
print(5)
#endif
#if compiler(>=6.3)
print("c63")
#endif
#if swift(>=5.9)
print(59)
#endif
#if swift(<6)
print("below 6")
#endif
#if swift(>=5.10) && compiler(>=6.3.1) && !compiler(>=6.4) && compiler(<7)
print("here")
#endif
