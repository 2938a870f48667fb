// What Swift has no word for: where memory lies and how it comes near.
#pragma once

#include <stdlib.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

/// Lets the processor fetch the cache lines from `address` on while it goes on with something else.
/// Any address will do, also one where nothing is.
static inline void prefetch_lines(const void *address, int count) {
  for (int line = 0; line < count; line++) {
    __builtin_prefetch((const char *)address + 64 * line);
  }
}

/// Makes the heap grow by `step` bytes at once; only what is used of them takes memory.
static inline void grow_heap_by(int step) {
#ifdef __GLIBC__
  mallopt(M_TOP_PAD, step);
  // The rest is what the library would come to by itself, had nobody set anything.
  mallopt(M_MMAP_THRESHOLD, 32 << 20);
  mallopt(M_TRIM_THRESHOLD, 2 * step);
#endif
}
