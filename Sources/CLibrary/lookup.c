#define _GNU_SOURCE  // for memmem
#include "CLibrary.h"

#include <string.h>

static const struct LibraryNameRow *called(const char *name, const struct LibraryNameRow *row) {
  return row->name && strcmp(row->name, name) == 0 ? row : NULL;
}

const struct LibraryNameRow *libraryFirstRow(struct LibraryNameTable table, const char *name) {
  size_t low = 0, high = table.count;
  while (low < high) {
    size_t middle = low + (high - low) / 2;
    if (strcmp(table.rows[middle].name, name) < 0) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return called(name, &table.rows[low]);
}

const struct LibraryNameRow *libraryNextRow(const struct LibraryNameRow *row) {
  return called(row->name, row + 1);
}

const struct LibraryNameRow *libraryNextRowEnding(
    struct LibraryNameTable table, const struct LibraryNameRow *before, const char *ending) {
  const size_t count = strlen(ending);
  for (const struct LibraryNameRow *row = before ? before + 1 : table.rows; row->name; row++) {
    const size_t length = strlen(row->name);
    if (length >= count && memcmp(row->name + length - count, ending, count) == 0) return row;
  }
  return NULL;
}

_Bool libraryFileContains(size_t index, const char *bytes) {
  const struct LibraryFileRow *row = libraryFileRow(index);
  return memmem(row->text, row->length, bytes, strlen(bytes)) != NULL;
}
