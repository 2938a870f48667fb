import Session
import Shell
import ShellFixtures
import SourceText
import Terminal
import Testing

/// What `expect updates` accepts passes in the test that `save --test` writes for it.
@Suite struct SavedUpdateTests {
  private static let shelf = [
    """
    @Observable class Book: Identifiable {
      var title: String
      let id: String
      init(_ title: String) {
        self.title = title
        id = title
      }
    }
    """,
    """
    @Observable class Shelf: Identifiable {
      var books = [Book("Dune"), Book("Emma")]
      var pages = ["a b": 1, "c, d": 2]
      var isOpen = false
      let id = "shelf"
    }
    """,
    "let shelf = Shelf()",
    "struct Row: View { let book: Book; var body: some View { Text(book.title) } }",
    """
    struct Rows: View {
      var body: some View { ForEach(shelf.books) { Row(book: $0) } }
    }
    """,
    "struct Plain: View { var body: some View { List(shelf.books) { Text($0.title) } } }",
    """
    struct Nested: View {
      var body: some View {
        List { ForEach([shelf]) { shelf in Section("s") { ForEach(shelf.books) { Text($0.title) } } } }
      }
    }
    """,
    """
    struct Cover: View {
      @Bindable var shelf: Shelf
      var body: some View {
        Text("x").sheet(isPresented: $shelf.isOpen) { List(shelf.books) { Text($0.title) } }
      }
    }
    """,
    """
    struct Pages: View {
      var body: some View { List(["a b", "c, d"], id: \\.self) { Text("\\(shelf.pages[$0]!)") } }
    }
    """,
  ]

  /// The tests that are saved after some inputs, and what running them says.
  private func save(_ inputs: [String]) throws -> (tests: String, run: String) {
    let fixture = SessionFixture()
    for input in Self.shelf + inputs {
      let outcome = fixture.evaluate(input)
      #expect(outcome.ending == .accepted, "\(input): \(outcome.diagnostics.map(\.message))")
    }
    fixture.evaluate("save --test a.swift")
    let text = try #require(fixture.file("a.swift"))
    let start = try #require(text.firstRange(of: "@MainActor func updated"))
    let folder = try ScratchDirectory()
    defer { folder.remove() }
    let path = try folder.file("a.swift", text)
    let sink = TextSink()
    let runner = TranscriptRunner(
      options: Options(), console: Console(output: sink, errors: sink), isUpdating: false,
      makeEvaluator: { SessionEvaluator($0) })
    _ = runner.run([path])
    return (String(text[start.lowerBound...]), sink.takeText())
  }

  /// Rows are told by the objects that they show, which a test counts from 1 again.
  @Test func rowsAreNamedAsInTheSession() throws {
    let mounts = [
      "mount Rows()", "mount Plain()", "mount Nested()", "mount Cover(shelf: shelf)",
      "shelf.isOpen = true", "shelf.books[1].title = \"Arrakis\"",
    ]
    let rows = "Plain#1[Book#2], Nested#1[Shelf#1][Book#2], Cover#1.sheet[Book#2]"
    let claims = [
      "expect updates Row#2, \(rows)", "expect updates Row, \(rows)",
      "expect updates Row, Plain, Nested, Cover",
    ]
    let list = rows.replacing(", ", with: "\", \"")
    let body = """
          shelf = Shelf()
          let host = ViewHost(Rows())
          let host2 = ViewHost(Plain())
          let host3 = ViewHost(Nested())
          let host4 = ViewHost(Cover(shelf: shelf))
          shelf.isOpen = true
          _ = updated(host, host2, host3, host4)
          shelf.books[1].title = "Arrakis"
      """
    let saved = try save(mounts + claims)
    #expect(
      saved.tests == """
        \(Self.groups)

        @MainActor @Suite(.serialized) struct SessionTests {
          @Test("\(claims[0])") func claim1() async throws {
            restartNames(after: shelf)
        \(body)
            #expect(updated(host, host2, host3, host4) == ["Row#2", "\(list)"])
          }

          @Test("\(claims[1])") func claim2() async throws {
            restartNames(after: shelf)
        \(body)
            #expect(updated(host, host2, host3, host4, by: ["Row"]) == ["Row", "\(list)"])
          }

          @Test("\(claims[2])") func claim3() async throws {
        \(body)
            #expect(Set(updated(host, host2, host3, host4).map { String($0.prefix { $0 != "#" }) }) == ["Row", "Plain", "Nested", "Cover"])
          }
        }

        """)
    #expect(saved.run == Self.passing(claims))
  }

  /// A name that the session has given means a view with its rows; that of a type, each view of it.
  @Test func namedViewsHaveTheirNamesInTheTest() throws {
    let steps = [
      "mount Plain() as list", "mount Plain()", "watch shelf.books[0].title",
      "watch shelf.books[1].title as second", "mount Pages()",
      "shelf.books[1].title = \"Arrakis\"",
      "expect updates list, Plain#1[Book#2], second",
      "expect updates list[Book#2], Plain, second",
      "shelf.books[0].title = \"Arrakis\"", "expect updates list, Plain, watch",
      "shelf.pages[\"a b\"] = 3", "expect updates Pages#1[\"a b\"],Pages#1[\"c, d\"]",
    ]
    let claims = steps.filter { $0.hasPrefix("expect") }
    let saved = try save(steps)
    let hosts = "host, host2, host3, host4, host5"
    let forget = "    _ = updated(\(hosts))"
    let mounts = """
          shelf = Shelf()
          let host = ViewHost(Plain(), named: "list")
          let host2 = ViewHost(Plain())
          let host3 = ViewHost(Watch { shelf.books[0].title }, named: "watch#1")
          let host4 = ViewHost(Watch { shelf.books[1].title }, named: "second")
          let host5 = ViewHost(Pages())
      """
    let first = "    shelf.books[1].title = \"Arrakis\""
    let second = "\(first)\n\(forget)\n    shelf.books[0].title = \"Arrakis\""
    #expect(
      saved.tests == """
        \(Self.groups)

        @MainActor @Suite(.serialized) struct SessionTests {
          @Test("\(claims[0])") func claim1() async throws {
            restartNames(after: shelf)
        \(mounts)
        \(forget)
        \(first)
            #expect(updated(\(hosts), by: ["list"]) == ["list", "Plain#1[Book#2]", "second"])
          }

          @Test("\(claims[1])") func claim2() async throws {
            restartNames(after: shelf)
        \(mounts)
        \(forget)
        \(first)
            #expect(updated(\(hosts), by: ["Plain"], of: ["list": "Plain"]) == ["list[Book#2]", "Plain", "second"])
          }

          @Test("\(claims[2])") func claim3() async throws {
        \(mounts)
        \(second)
            #expect(updated(\(hosts), by: ["list", "Plain", "watch"], of: ["list": "Plain"]) == ["list", "Plain", "watch"])
          }

          @Test("\(claims[3].replacing("\"", with: "\\\""))") func claim4() async throws {
        \(mounts)
        \(second)
        \(forget)
            shelf.pages["a b"] = 3
            #expect(updated(\(hosts)) == ["Pages#1[\\"a b\\"]", "Pages#1[\\"c, d\\"]"])
          }
        }

        """)
    #expect(saved.run == Self.passing(claims))
  }

  /// What running tests prints that all pass.
  private static func passing(_ claims: [String]) -> String {
    let tests = claims.map {
      "◇ Test \"\($0)\" started.\n✔ Test \"\($0)\" passed.\n"
    }
    return "◇ Test run started.\n◇ Suite SessionTests started.\n" + tests.joined()
      + "✔ Suite SessionTests passed.\n✔ Test run with \(claims.count) tests in 1 suite passed.\n"
  }

  private static let groups = """
    @MainActor func updated(
      _ hosts: ViewHost..., by groups: [String] = [], of types: [String: String] = [:]
    ) -> Set<String> {
      Set(
        hosts.flatMap(\\.updates).flatMap { view in
          let meant = groups.filter { group in
            view == group || types[view] == group
              || view.hasPrefix(group + "#") || view.hasPrefix(group + "[")
          }
          return meant.isEmpty ? [view] : meant
        })
    }
    """
}
