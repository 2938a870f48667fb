extension PreludeLibrary {
  static let commandLine = PreludeChunk(
    names: ["CommandLine"],
    text: #"""
      @frozen public enum CommandLine {
        public static let arguments: [String] = _arguments()
        public static var argc: Int32 { Int32(arguments.count) }
        @_native("program.arguments") static func _arguments() -> [String]
      }
      """#)

  /// What a program is typed into is the shell's, so that its standard input is at its end.
  static let standardInput = PreludeChunk(
    names: ["readLine"],
    text: #"""
      func readLine(strippingNewline: Bool = true) -> String? { nil }
      """#)

  /// Other names of types.
  static let otherNames = PreludeChunk(
    names: otherNamesOfTypes.map(\.0),
    text: otherNamesOfTypes.map { "typealias \($0) = \($1)" }.joined(separator: "\n"))

  private static let otherNamesOfTypes = [
    ("AnyClass", "AnyObject.Type"), ("CBool", "Bool"), ("CChar", "Int8"), ("CInt", "Int32"),
    ("CUnsignedInt", "UInt32"), ("CLong", "Int"), ("CLongLong", "Int64"), ("CFloat", "Float"),
    ("CDouble", "Double"), ("IntegerLiteralType", "Int"), ("FloatLiteralType", "Double"),
    ("BooleanLiteralType", "Bool"), ("StringLiteralType", "String"),
  ]
}
