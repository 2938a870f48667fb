#ifndef CLIBRARY_H
#define CLIBRARY_H

#include <stddef.h>
#include <stdint.h>

/// The files of Sources/Library, embedded, and the index of what they declare. All of it is static
/// data: nothing is built, copied or parsed before somebody asks.

/// One file.
struct LibraryFileRow {
  /// Below Sources/Library: `Views/Binding.swift`.
  const char *path;
  /// The modules of which a program has to import one for it, with commas between; NULL for what is always there.
  const char *modules;
  const unsigned char *text;
  size_t length;
  /// Where the members of its types are, as `LibraryOutline` reads it.
  const uint32_t *outline;
  size_t outlineLength;
  /// What is replaced in the text, `UIView=NSView, uiView=nsView`; NULL for a text that stands as it is.
  const char *replacements;
};

/// A name, and a file that is read when somebody looks the name up.
struct LibraryNameRow {
  const char *name;
  int file;
  /// Whether it is that of a type, in the table of what files declare.
  _Bool isType;
};

/// Rows in order of their names, byte by byte, behind them one without a name. Several files of one
/// name follow each other as their rows do in `libraryFiles`.
struct LibraryNameTable {
  const struct LibraryNameRow *rows;
  size_t count;
};

size_t libraryFileCount(void);
const struct LibraryFileRow *libraryFileRow(size_t index);
/// Whether the text of a file contains some bytes.
_Bool libraryFileContains(size_t index, const char *bytes);

/// What files declare, and the names that they are read with.
struct LibraryNameTable libraryNames(void);
/// The members that files add to types of other files.
struct LibraryNameTable libraryMembers(void);
/// The types that these files extend, "" for one that only an alias names.
struct LibraryNameTable libraryExtended(void);

/// The first row that is called `name`; NULL where none is.
const struct LibraryNameRow *libraryFirstRow(struct LibraryNameTable table, const char *name);
/// The next row that is called like `row`; NULL where none is.
const struct LibraryNameRow *libraryNextRow(const struct LibraryNameRow *row);
/// The next row after `before`, or the first, whose name ends in `ending`; NULL where none is.
const struct LibraryNameRow *libraryNextRowEnding(
    struct LibraryNameTable table, const struct LibraryNameRow *before, const char *ending);

#endif
