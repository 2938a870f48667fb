#if hasFeature(TypedThrows) && !hasFeature(Unheard)
print("typed throws")
#endif
#if hasFeature(StrictConcurrency)
print("strict concurrency")
#elseif hasFeature(ExistentialAny)
print("existential any")
#else
print("as it is")
#endif
