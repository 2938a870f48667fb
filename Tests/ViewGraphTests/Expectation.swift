import Testing

/// Runs a program with the inputs that a transcript shows (`> …`), and expects the same transcript.
func expect(
  _ program: String, _ transcript: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  let inputs = transcript.split(separator: "\n").filter { $0.hasPrefix("> ") }
    .map { String($0.dropFirst(2)) }
  let actual = ViewStage.run(program, inputs.joined(separator: "\n"))
  #expect(actual == transcript, sourceLocation: sourceLocation)
}
