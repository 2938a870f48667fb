// What Swift has no word for: where memory lies and how it comes near.
#pragma once

#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>
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

/// The bytes of memory that the process has been given, 0 where nobody says.
static inline size_t bytes_resident(void) {
  size_t pages = 0;
  FILE *file = fopen("/proc/self/statm", "r");
  if (file == NULL) return 0;
  if (fscanf(file, "%*u %zu", &pages) != 1) pages = 0;
  fclose(file);
  return pages * (size_t)sysconf(_SC_PAGESIZE);
}

/// The bytes of memory that are allocated now; takes longer the more pieces are free.
static inline size_t bytes_allocated(void) {
#ifdef __GLIBC__
  struct mallinfo2 info = mallinfo2();
  return info.uordblks + info.hblkhd;
#else
  return bytes_resident();
#endif
}

/// The memory of the machine in bytes, 0 where nobody says.
static inline size_t bytes_of_machine(void) {
  long pages = sysconf(_SC_PHYS_PAGES);
  return pages > 0 ? (size_t)pages * (size_t)sysconf(_SC_PAGESIZE) : 0;
}

/// Gives memory back that is free.
static inline void give_back_memory(void) {
#ifdef __GLIBC__
  malloc_trim(0);
#endif
}
