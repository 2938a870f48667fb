import Testing

/// A view model as people write it with Combine: what each of its pipelines lets through, and which views that
/// updates.
@Suite struct CombineViewModelTests {
  private static let program = """
    import Combine
    import SwiftUI
    final class SearchModel: ObservableObject {
      @Published var query = ""
      @Published private(set) var result = ""
      @Published private(set) var isLong = false
      @Published private(set) var total = 0
      let added = PassthroughSubject<Int, Never>()
      private let filter = CurrentValueSubject<String, Never>("-")
      private var bag = Set<AnyCancellable>()
      init() {
        $query.debounce(for: .milliseconds(300), scheduler: RunLoop.main)
          .removeDuplicates()
          .combineLatest(filter)
          .map { query, filter in query + filter }
          .receive(on: DispatchQueue.main)
          .sink { [weak self] in self?.result = $0 }
          .store(in: &bag)
        $query.map { $0.count > 2 }.removeDuplicates().assign(to: &$isLong)
        added.scan(0, +).assign(to: \\.total, on: self).store(in: &bag)
      }
      func choose(_ text: String) { filter.send(text) }
      func stop() { bag.removeAll() }
    }
    struct SearchView: View {
      @StateObject private var model = SearchModel()
      var body: some View {
        TextField("Query", text: $model.query)
        Text("\\(model.result) \\(model.isLong) \\(model.total)")
        Button("Choose") { model.choose("!") }
        Button("Add") { model.added.send(2) }
        Button("Stop") { model.stop() }
      }
    }
    """

  @Test func pipelinesOfAViewModelUpdateItsViews() {
    let session = SessionFixture(namesResults: false)
    #expect(session.transcript(Self.program) == "")
    #expect(
      session.transcript(
        "mount SearchView()", "type \"Query\" \"ab\"", "type \"Query\" \"abc\"", "advance 200ms",
        "advance 100ms", "tap \"Choose\"", "tap \"Add\"", "tap \"Stop\"", "tap \"Add\"",
        "type \"Query\" \"a\"", "advance 1s") == """
          + SearchView#1
          ↻ SearchView#1  SearchModel#1.query announced  "" → "ab"
          ↻ SearchView#1  SearchModel#1.query announced  "ab" → "abc"
          ↻ SearchView#1  SearchModel#1.result announced  "" → "abc-"
          ↻ SearchView#1  SearchModel#1.result announced  "abc-" → "abc!"
          ↻ SearchView#1  SearchModel#1.total announced  0 → 2
          · no view reads SearchModel#1.bag
          · nothing was written
          ↻ SearchView#1  SearchModel#1.query announced  "abc" → "a"
          """)
  }
}
