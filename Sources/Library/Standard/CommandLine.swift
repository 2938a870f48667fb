@frozen public enum CommandLine {
  public static let arguments: [String] = _arguments()
  public static var argc: Int32 { Int32(arguments.count) }
  @_native("program.arguments") static func _arguments() -> [String]
}
