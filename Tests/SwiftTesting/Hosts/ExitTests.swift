import Testing

@Suite struct Exits {
  @Test func exits() async {
    await #expect(processExitsWith: .failure) { fatalError() }
  }
  @Test func exitsSo() async throws {
    try await #require(processExitsWith: .exitCode(1)) { fatalError() }
    Issue.record("never")
  }
  @Test func fine() {}
}
