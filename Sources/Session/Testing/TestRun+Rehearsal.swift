import SourceText

extension TestRun {
  /// Runs a test that is taken back: what every test uses of the library is then checked and lowered
  /// already, and nothing else has changed. For a session without inputs that opens a project later.
  package func rehearse() {
    let declarations = "import Testing\n@Test func rehearsal() { #expect(1 == 1) }\n"
    guard let tree = tests(in: Source(name: "", text: declarations)).first,
      let prepared = preparation(of: tree, in: [])
    else { return }
    _ = session.evaluateInner(
      Source(
        name: "", text: "\(declarations)\(prepared)\nawait _TestPlan.run(0, case: 0)\nfatalError()")
    )
    session.startOver(keepsWorld: true)
    forgetPlans()
  }
}
