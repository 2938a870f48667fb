/// The literals that stand for their own place in the source: `#line`.
package enum MagicLiteral {
  package static let names = [
    "file", "fileID", "filePath", "line", "column", "function", "dsohandle",
  ]
}
