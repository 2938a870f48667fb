/// The literals that stand for the place where they are written: `#line`.
package enum MagicLiteral {
  package static let names = [
    "file", "fileID", "filePath", "line", "column", "function", "dsohandle",
  ]
}
