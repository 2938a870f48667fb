import Reports
import Session
import SourceText
import Testing

/// Names of frameworks that a document does not import are its own if the framework's declarations
/// do not fit.
@Suite struct StubFrameworkTests {
  private func said(_ text: String) -> [String] { StubTests().answers(text) }

  @Test func namesOfWidgetKit() {
    let grid = """
      struct Grid1: View {
        let widget: Widget
        var body: some View { Text(widget.title); Text(widget.value, format: .number) }
      }
      """
    #expect(
      said(grid) == [
        "stub: struct Widget: Hashable { var title: String = \"\"; "
          + "var value: Int = 0; init(title: String = \"\", value: Int = 0) "
          + "{ self.title = title; self.value = value } }"
      ])
    // If the framework is imported, its declaration is meant.
    #expect(
      said("import WidgetKit\n" + grid)
        == [
          "value of type 'any Widget' has no member 'title'",
          "value of type 'any Widget' has no member 'value'",
        ])
    #expect(
      said(
        """
        struct Steps: Widget {
          var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
        }
        """) == [])
  }

  @Test func namesOfLaterVersions() {
    let all = said(
      """
      struct Chips: View {
        @State private var tabs: [Tab] = Tab.allTabs
        @State private var current: Tab.ID?
        var body: some View { ForEach(tabs) { tab in Text(tab.title) } }
      }
      """)
    #expect(!all.isEmpty && all.allSatisfy { $0.hasPrefix("stub") })
  }

  @Test func resultsOfMethodsAreWhatTheyAreKeptIn() {
    let all = said(
      """
      final class Model: ObservableObject {
        @Published private(set) var timeline: Timeline = .empty
        let service: PostService
        init(service: PostService) { self.service = service }
        func refresh() async throws {
          let new = try await service.fetchTimeline()
          timeline = new
        }
      }
      """)
    #expect(!all.isEmpty && all.allSatisfy { $0.hasPrefix("stub") })
  }

  @Test func parentsOfEnumsAreProtocols() {
    #expect(
      said("enum Kind: String, Plotted, CaseIterable { case walk, run }\nprint(Kind.run.rawValue)")
        == ["stub: protocol Plotted {}"])
  }

  /// A type that is matched by cases is an enum, whatever it was taken for before.
  @Test func patternsMakeEnums() {
    #expect(
      said(
        """
        struct Home: View {
          let path: [Route] = [.item(3), Route.settings]
          var body: some View { ForEach(path, id: \\.self) { view(for: $0) } }
          @ViewBuilder func view(for route: Route) -> some View {
            switch route {
            case .item(let id): Text("\\(id)")
            case .settings: Text("settings")
            }
          }
        }
        """) == [
          "stub: enum Route: Hashable { case settings, item(Int); init() { self = .settings } }"
        ])
  }
}
