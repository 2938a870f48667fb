import Testing
import ViewGraph

@testable import Session

/// The positions of boxes and lines in graphs.
@Suite struct GraphLayoutTests {
  /// The layout of a list whose rows read an object of their own and an environment value.
  private static func layout(rows: Int) -> GraphLayout {
    let fixture = SessionFixture()
    _ = fixture.transcript(
      "@Observable class Item: Identifiable { var title = \"\"; let id: Int; init(_ id: Int) { self.id = id } }",
      "struct Mark: View { @Binding var text: String; var body: some View { TextField(text, text: $text) } }",
      """
      struct Row: View {
        @Bindable var item: Item
        @Environment(\\.locale) var locale
        var body: some View { Text(item.title); Mark(text: $item.title) }
      }
      """,
      "struct Rows: View { let items: [Item]; @State private var n = 0; var body: some View { Text(\"\\(n)\"); ForEach(items) { Row(item: $0) } } }",
      "mount Rows(items: (0..<\(rows)).map(Item.init))")
    let model = GraphModel(
      fixture.session.world.host.inspector.dependencies, fixture.session.log.transactions)
    return GraphLayout(model, model.part(around: nil))
  }

  @Test(arguments: [(1, 5), (15, 47), (100, 302)])
  func noBoxCoversAnother(_ rows: Int, _ count: Int) {
    let boxes = GraphLayoutTests.layout(rows: rows).boxes.filter {
      if case .lane = $0.content { false } else { true }
    }
    #expect(boxes.count == count)
    for (index, box) in boxes.enumerated() {
      for other in boxes[..<index] where box.column == other.column {
        #expect(box.y + box.height < other.y || other.y + other.height < box.y)
      }
      for other in boxes[..<index] where box.column < other.column {
        #expect(box.x + box.width < other.x)
      }
    }
  }

  @Test(arguments: [1, 15, 100])
  func noLineCrossesABox(_ rows: Int) {
    let layout = GraphLayoutTests.layout(rows: rows)
    let boxes = layout.boxes.filter { if case .lane = $0.content { false } else { true } }
    #expect(layout.paths.values.contains { !$0.isEmpty })
    for points in layout.paths.values {
      for (start, end) in zip(points, points.dropFirst()) {
        let crossed = boxes.filter { box in
          max(start.x, end.x) > box.x && min(start.x, end.x) < box.x + box.width
            && max(start.y, end.y) > box.y && min(start.y, end.y) < box.y + box.height
        }
        #expect(crossed.map(\.title) == [])
      }
    }
  }
}
