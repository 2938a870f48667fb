import Testing

@testable import Syntax

/// Each row is a text and what it is: complete, wrong, or incomplete, with what is open and where.
@Suite struct CompletenessTests {
  private static let table = #"""
    let a = 1
    => complete
    ---
    struct A {
    => incomplete { 1:10
    ---
    struct A {
      func f() {
        print(1)
    => incomplete { 2:12
    ---
    print(1,
    => incomplete , 1:8
    ---
    print(1
    => incomplete ( 1:6
    ---
    let a = [1, 2
    => incomplete [ 1:9
    ---
    let a = [
    => incomplete [ 1:9
    ---
    let text = """
      Hello
    => incomplete """ 1:12
    ---
    let text = #"""
      Hello
    => incomplete #""" 1:12
    ---
    let a = 1 /* and
    => incomplete /* 1:11
    ---
    #if DEBUG
    print(1)
    => incomplete #if 1:1
    ---
    let a = 1 +
    => incomplete + 1:11
    ---
    let a =
    => incomplete = 1:7
    ---
    count =
    => incomplete = 1:7
    ---
    let a:
    => incomplete : 1:6
    ---
    let
    => incomplete let 1:1
    ---
    a ? b
    => incomplete ? 1:3
    ---
    book.
    => incomplete . 1:5
    ---
    value as
    => incomplete as 1:7
    ---
    @Observable
    => incomplete @Observable 1:1
    ---
    @State private
    => incomplete @State 1:1
    ---
    func f()
    => incomplete func 1:1
    ---
    func f() -> Int
    => incomplete func 1:1
    ---
    init(a: Int)
    => incomplete init 1:1
    ---
    struct Book
    => incomplete struct 1:1
    ---
    if a
    => incomplete if 1:1
    ---
    if a { } else
    => incomplete else 1:10
    ---
    guard let a
    => incomplete guard 1:1
    ---
    for a in b
    => incomplete for 1:1
    ---
    while
    => incomplete while 1:1
    ---
    switch a {
    case .b:
    => incomplete { 1:10
    ---
    repeat { }
    => incomplete repeat 1:1
    ---
    do { } catch
    => incomplete catch 1:8
    ---
    import
    => incomplete import 1:1
    ---
    if case .a(let b
    => incomplete ( 1:11
    ---
    try
    => incomplete try 1:1
    ---
    list.map { item in
    => incomplete { 1:10
    ---
    if a { }
    => complete
    ---
    do { }
    => complete
    ---
    return
    => complete
    ---
    // only a comment
    => complete
    ---
    )
    => wrong
    ---
    }
    => wrong
    ---
    let = 5
    => wrong
    ---
    let s = "abc
    => wrong
    ---
    struct A { func ( {
    => wrong
    ---
    "\(a +)"
    => wrong
    ---
    let a = -
    => wrong
    """#

  @Test(arguments: ParsingRow.rows(table))
  func anIncompleteTextIsNotTakenForAWrongOne(row: ParsingRow) {
    #expect(row.completeness == row.expected)
  }

  /// Typed line by line, a declaration is open until its last line, and never wrong on the way.
  @Test func everyLineOfAViewLeavesItOpenUntilTheLast() {
    let lines = """
      struct BookView: View {
        @Bindable var book: Book
        var body: some View {
          VStack(
            alignment: .leading
          ) {
            Text(book.title)
            Button("Borrow") {
              book.isAvailable.toggle()
            }
          }
        }
      }
      """.split(separator: "\n")
    for count in 1..<lines.count {
      let text = lines[..<count].joined(separator: "\n")
      let row = ParsingRow(text: text, expected: "")
      #expect(row.completeness.hasPrefix("incomplete"), "\(text)")
    }
    let whole = ParsingRow(text: lines.joined(separator: "\n"), expected: "")
    #expect(whole.completeness == "complete")
  }
}
