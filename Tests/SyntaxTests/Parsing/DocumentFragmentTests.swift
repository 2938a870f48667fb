import Testing
import TreeDump

@testable import Syntax

/// Each row is a fragment of a document, with omitted code or without its context.
@Suite struct DocumentFragmentTests {
  private static let table = #"""
    struct A { ... }
    func f() { ... }
    let a = ...
    f(...)
    try ...
    ...
    => (struct A {(...) ...})
    => (func f () {(...)})
    => (let a = ...)
    => (call f ...)
    => (try ...)
    => (...)
    ---
    var body: some View { … }
    let a: ... = b
    enum E { case a, ... }
    => (var body :(some View) {(...)})
    => (let a :_ = b)
    => (enum E {(case a)})
    ---
    struct A: View {
      @State var a = 1
      // The rest of it
    }
    => (struct A :View {@State (var a = 1) ...})
    ---
    extension A {
      func f() {
        // ...
      }
    }
    => (extension A {(func f () {...})})
    ---
    List(books) { book in
      // ...
    }
    => (call List books (closure (book) {...}))
    ---
    .padding()
    .font(.title)
    => (fragment (call (. (call .padding) font) .title))
    ---
    init(a: Int) { self.a = a }
    deinit { }
    case a, b(Int)
    subscript(i: Int) -> Int { i }
    => (init (a:Int) {(seq (. self a) = a)})
    => (deinit {})
    => (case a b(_:Int))
    => (subscript (i:Int) ->Int {i})
    ---
    get { a }
    set { b = newValue }
    => (trailing get (closure {a}))
    => (trailing set (closure {(seq b = newValue)}))
    ---
    @Environment(\.library) private var library
    @Environment(Library.self) private var other: Library?
    => @Environment((\ .library)) private (var library)
    => @Environment((. Library self)) private (var other :Library?)
    ---
    Slider(value: <Binding>, in: 0...100)
    => (call Slider value:(prefix < (postfix Binding >)) in:(seq 0 ... 100))
    """#

  @Test(arguments: ParsingRow.rows(table))
  func piecesOfDocumentsAreRead(row: ParsingRow) { #expect(row.dump == row.expected) }
}
