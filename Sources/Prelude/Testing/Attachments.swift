extension PreludeLibrary {
  /// What tests keep beside their results, and tests of processes, which there are none of here.
  static let attachments: [PreludeChunk] = [
    PreludeChunk(
      names: ["Attachment", "Attachable"],
      text: #"""
        @_native("testing.attach") func _attach(_ name: String)

        public protocol Attachable {}

        /// The name that an attachment is kept under: of texts it says that they are.
        func _attachmentName<Value>(_ name: String?, of value: Value) -> String {
          let name = name ?? "untitled"
          guard value is String || value is Substring, !name.contains(".") else { return name }
          return name + ".txt"
        }

        public struct Attachment<Value> {
          let _name: String
          let _value: Value
          public init(
            _ attachableValue: Value, named preferredName: String? = nil,
            sourceLocation: SourceLocation = #_sourceLocation
          ) {
            _value = attachableValue
            _name = _attachmentName(preferredName, of: attachableValue)
          }
          public var preferredName: String { _name }
          public var attachableValue: Value { _value }
          public static func record(
            _ attachment: Attachment<Value>, sourceLocation: SourceLocation = #_sourceLocation
          ) {
            _attach(attachment._name)
          }
          public static func record(
            _ attachableValue: Value, named preferredName: String? = nil,
            sourceLocation: SourceLocation = #_sourceLocation
          ) {
            _attach(_attachmentName(preferredName, of: attachableValue))
          }
        }
        """#),
    PreludeChunk(
      names: ["ExitTest"],
      text: #"""
        public struct ExitTest {
          public struct Condition {
            public static let success = Condition()
            public static let failure = Condition()
            public static func exitCode(_ code: Int32) -> Condition { Condition() }
            public static func signal(_ signal: Int32) -> Condition { Condition() }
          }
          public struct Result {
            public var standardOutputContent: [UInt8] = []
            public var standardErrorContent: [UInt8] = []
          }
        }
        """#),
    PreludeChunk(
      names: ["_expectAsync"], text: exitTest("_expectAsync", effects: "async", "return nil")),
    PreludeChunk(
      names: ["_requireAsync"],
      text: exitTest("_requireAsync", effects: "async throws", "throw ExpectationFailedError()")),
  ]

  private static func exitTest(_ name: String, effects: String, _ ending: String) -> String {
    """
    @discardableResult
    func \(name)(
      processExitsWith condition: ExitTest.Condition,
      observing values: [PartialKeyPath<ExitTest.Result>] = [],
      _ comment: @autoclosure () -> Comment? = nil,
      sourceLocation: SourceLocation, sourceComments: [String],
      performing body: () async throws -> Void
    ) \(effects) -> ExitTest.Result\(ending == "return nil" ? "?" : "") {
      Issue.record(
        "exit tests are not supported: a test is no process of its own here",
        sourceLocation: sourceLocation)
      \(ending)
    }
    """
  }
}
