import Foundation
print(
  String(format: "%@ %@", "a", "b"), String(format: "%c%c", 72, 105), String(format: "%%"), String(format: "%2$@ %1$@", "a", "b"),
  String(format: "%ld %lld %lu %u", 1, 2 as Int64, 3 as UInt, 4 as UInt32), String(format: "%5@|%-5@|", "ab", "cd"), String(format: "%*d", 6, 42), String(format: "%i", -3), String(format: "%a", 1.0),
  "%d-%@".isEmpty)
