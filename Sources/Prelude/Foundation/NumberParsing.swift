extension PreludeLibrary {
  /// Numbers from what a style writes.
  static let parsedNumbers = PreludeChunk(
    members: ["init(_:format:)", "init(_:lenient:)", "init(_:strategy:)"],
    text: parsedNumberText("BinaryInteger", "IntegerFormatStyle<Self>")
      + parsedNumberText("BinaryFloatingPoint", "FloatingPointFormatStyle<Self>")
      + parsedNumberText("Decimal", "Decimal.FormatStyle"))

  private static func parsedNumberText(_ type: String, _ style: String) -> String {
    let initializers = ["", ".Percent", ".Currency"].map { kind in
      """
        init(_ value: String, format: \(style)\(kind), lenient: Bool = true) throws {
          self = try format.parseStrategy.parse(value)
        }
      """
    }
    return """
      extension \(type) {
      \(initializers.joined(separator: "\n"))
        init<S: ParseStrategy>(_ value: S.ParseInput, strategy: S) throws
        where S.ParseOutput == Self {
          self = try strategy.parse(value)
        }
      }

      """
  }
}
