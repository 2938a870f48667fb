import Testing

/// What the uses of stubs show about library types.
extension StubTests {
  /// The cases that a value is compared with identify a library enum.
  @Test func comparedCasesTellTheEnum() {
    #expect(
      answers(
        """
        class Player {
          var state = ""
          func play(_ url: URL) {
            engine.load(url) { result in
              switch result {
              case .success: self.state = "plays"
              case .failure(let error): self.state = error.localizedDescription
              }
            }
          }
        }
        """) == [
          "stub: var engine: Engine = Engine()",
          "stub: struct Engine: Hashable { func load(_ argument1: Any?, "
            + "_ body: (Result<String, any Error>) -> Void) {}; init() {} }",
        ])
  }

  /// A value of a type that conforms to the document's protocols, and whose methods do nothing.
  @Test func valuesOfProtocols() {
    #expect(
      answers(
        """
        protocol Transport {
          func send(_ request: URLRequest) async throws -> (Data, HTTPURLResponse)
        }
        struct Client {
          let transport: any Transport
          let signer: any Signer
          var retries: Int { 3 }
        }
        """, "print(client.retries)") == [
          "stub: protocol Signer {}",
          "stub: var client: Client = Client(transport: AnyTransport(), signer: AnySigner())",
        ])
  }

  /// An initializer label that a library type lacks belongs to the document's own initializer.
  @Test func initializersOfTheLibrary() {
    #expect(
      answers(
        """
        struct Badge: View {
          @Binding var error: String?
          var body: some View {
            Text("a").sheet(isPresented: Binding(presenceOf: $error)) { Text("b") }
          }
        }
        """) == [
          "stub: extension Binding { init(presenceOf argument1: Any?) "
            + "{ fatalError(\"nothing says what 'Binding(presenceOf:)' gives\") } }"
        ])
  }

  /// A class that overrides something has a superclass, whatever its name.
  @Test func overridesTellTheSuperclass() {
    #expect(
      answers("class Host: Greetable { override func hello() { super.hello() } }") == [
        "stub: class Greetable { func hello() {}; init() {} }"
      ])
  }

  /// The predicate of a query calls no functions of the program.
  @Test func predicatesCallNoFunctions() {
    #expect(
      answers(
        """
        @Model final class Trip { var name = ""; func isLong() -> Bool { name.count > 9 } }
        func isGood(_ trip: Trip) -> Bool { true }
        let long = #Predicate<Trip> { $0.isLong() }
        let good = #Predicate<Trip> { isGood($0) }
        let named = #Predicate<Trip> { !$0.name.isEmpty }
        """
      ).filter { $0.contains("predicate") } == [
        "The isLong() function is not supported in this predicate (from macro 'Predicate')",
        "Global functions are not supported in this predicate (from macro 'Predicate')",
      ])
  }
}
