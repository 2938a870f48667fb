import Session
import SourceText
import Testing

@Suite struct GraphCommandTests {
  @Test func filesAreReplacedOnlyWhenAsked() {
    let fixture = SessionFixture(files: ["a.dot": "old"])
    #expect(
      fixture.transcript(
        "let b = Book(title: \"A\")", "watch b.title as title", "graph --dot a.dot", "graph a.dot",
        "graph a.dot --force", "graph --mermaid b.txt", "graph title c.dot d.dot", "graph c.svg")
          == """
          + title  "A"
          error: 'a.dot' exists already; add '--force' to replace it, or choose another name
          error: 'a.dot' exists already; add '--force' to replace it, or choose another name
          graph saved to 'a.dot'
          graph saved to 'b.txt'
          error: 'graph' does not take 'd.dot': graph [NAME] [--dot|--mermaid|--html] [FILE] [--all] [--force]
          error: cannot write 'c.svg': there are no files here
          """)
    #expect(
      fixture.file("a.dot") == """
        digraph bindery {
          rankdir=LR;
          ranksep=1.2;
          graph [fontname="Helvetica", fontsize=12, color=gray60];
          node [shape=box, style=rounded, fontname="Helvetica", fontsize=12, height=0.3];
          edge [fontname="Helvetica", fontsize=11, arrowsize=0.7, color=gray60];
          subgraph cluster_object0 {
            label="Book#1";
            "Book#1.title" [label=".title"];
          }
          "title" [label="title", style=bold];
          "Book#1.title" -> "title";
        }

        """)
    #expect(
      fixture.file("b.txt") == """
        flowchart LR
          subgraph o0["Book#35;1"]
            s0[".title"]
          end
          v0(["title"])
          s0 --> v0

        """)
  }

  @Test func picturesAreDrawnByWhoeverCan() {
    let fixture = SessionFixture()
    final class Drawn { var calls: [String] = [] }
    let drawn = Drawn()
    fixture.session.configuration.draw = { graph, format, path in
      drawn.calls.append("\(path) \(format) \(graph.utf8.count)")
      return switch path {
      case "none.svg": .notInstalled
      case "bad.svg": .failed("syntax error in line 1")
      default: nil
      }
    }
    #expect(
      fixture.transcript("watch 1 + 1 as sum", "graph a.png", "graph none.svg", "graph bad.svg")
        == """
        + sum  2
        graph saved to 'a.png'
        error: drawing 'none.svg' needs Graphviz, which is not installed: install Debian's package 'graphviz', or use '--dot'
        error: Graphviz could not draw the graph: syntax error in line 1
        """)
    #expect(drawn.calls == ["a.png png 298", "none.svg svg 298", "bad.svg svg 298"])
  }

  @Test func flagsViewsAndFilesAreCompleted() {
    let fixture = SessionFixture()
    fixture.evaluate("watch 1 + 1 as sum")
    #expect(
      fixture.session.completer.completion(in: "graph --h", at: 9).candidates.map(\.text) == [
        "--html"
      ])
    #expect(
      fixture.session.completer.completion(in: "graph s", at: 7).candidates.map(\.text) == ["sum"])
  }

  @Test func manyViewsOfOneKindAreDrawnAsOne() {
    let fixture = SessionFixture()
    _ = fixture.transcript(
      "let books = (1...9).map { Book(title: \"\\($0)\") }",
      "struct Mark: View { let title: String; var body: some View { Text(title) } }",
      "struct Row: View { let book: Book; @State private var isOpen = false; var body: some View { Mark(title: book.title); if isOpen { Text(\"!\") } } }",
      "struct Shelf: View { let books: [Book]; var body: some View { VStack { ForEach(books) { Row(book: $0) } } } }",
      "mount Shelf(books: books)", "books[3].title = \"Dune\"")
    #expect(
      fixture.transcript("graph --mermaid") == """
        flowchart LR
          subgraph o0["Book#35;1 … Book#35;9"]
            s0[".title"]
          end
          v0(["Shelf#35;1"])
          subgraph w1[" "]
            v1(["Row#35;1 … Row#35;9<br>1 update"])
            s1[".isOpen"]
          end
          v2(["Mark#35;1 … Mark#35;9<br>1 update"])
          v0 -->|".book"| v1
          s0 -->|"×1"| v1
          s1 --> v1
          v1 -->|".title ×1"| v2
        """)
    let whole = fixture.transcript("graph --mermaid --all").split(separator: "\n")
    #expect(whole.count { $0.contains("([\"Row#35;") } == 9)
    // Around a single view nothing is folded.
    #expect(!fixture.transcript("graph --mermaid Shelf#1").contains("…"))
  }
}
