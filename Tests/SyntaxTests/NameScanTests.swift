import SourceText
import Syntax
import Testing

/// The names that a text uses and declares, by its tokens.
@Suite struct NameScanTests {
  private func scan(_ text: String) -> NameScan {
    NameScan(Source(name: "t.swift", text: text))
  }

  @Test func usesAndDeclarations() {
    let found = scan(
      """
      @MainActor @escaping func load(_ page: Int, from url: URL) async throws {
        let (a, _) = pair, rest = other.count
        guard case .some(let value) = cache[page], value <~> 2 else { return }
        for case let .row(cell) in rows where cell.isOn { show(cell, title: "x \\(value.name) y") }
        items.map { [weak self] (item: Item, index) in self?.add(item, at: index) }
          .sorted { $0 < $1 }
        $binding.text = #line + `default`
      }
      """)
    #expect(found.declared == ["load", "a", "value", "cell", "item", "index"])
    #expect(
      found.used.subtracting(found.declared).sorted()
        == [
          "<~>", "Int", "Item", "MainActor", "URL", "add", "at", "binding", "cache", "count",
          "default", "from",
          "isOn", "items", "map", "name", "other", "page", "pair", "rest", "row", "rows", "show",
          "some",
          "sorted", "text", "title", "url",
        ].sorted())
    #expect(found.free == found.used.subtracting(found.declared))
    #expect(found.labels == ["page", "url", "from", "title", "at", "item"])
  }

  @Test func declarationsOfTypes() {
    let found = scan(
      """
      enum Shape { case plain, round(Double), last }
      struct Box<T: Hashable>: Codable { typealias Inner = T; func == (a: Box, b: Box) -> Bool {} }
      actor Store { static var shared = Store() }
      """)
    #expect(
      found.declared == [
        "Shape", "plain", "round", "last", "Box", "Inner", "==", "Store", "shared",
      ])
    #expect(found.labels == ["a", "b"])
  }
}
