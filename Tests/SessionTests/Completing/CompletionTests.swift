import Reports
import Session
import Testing

@Suite struct CompletionTests {
  private func completions(_ fixture: SessionFixture, _ text: String) -> [String] {
    fixture.session.completer.completion(in: text, at: text.utf8.count).candidates
      .map { $0.detail.isEmpty ? $0.text : "\($0.text): \($0.detail)" }
  }

  private func library() -> SessionFixture {
    let fixture = SessionFixture()
    fixture.evaluate("let dune = Book(title: \"Dune\")")
    fixture.evaluate("let books = [dune]")
    return fixture
  }

  @Test func membersComeWithTheirTypes() {
    let fixture = library()
    #expect(
      completions(fixture, "dune.")
        == ["author: Author", "isAvailable: Bool", "title: String", "id: ObjectIdentifier"])
    #expect(
      completions(fixture, "books.first").prefix(2) == [
        "first: Book?", "firstIndex: (where: (Book) throws -> Bool) -> Int?",
      ])
    #expect(completions(fixture, "dune.title.isE") == ["isEmpty: Bool"])
    #expect(completions(fixture, "\"abc\".isE") == ["isEmpty: Bool"])
    #expect(completions(fixture, "books.first?.ti") == ["title: String"])
    fixture.evaluate("dune")
    #expect(completions(fixture, "$1.ti") == ["title: String"])
    #expect(completions(fixture, "watch dune.ti") == ["title: String"])
    #expect(completions(fixture, "try dune.ti") == ["title: String"])
    #expect(completions(fixture, "print(\"\\(dune.ti") == ["title: String"])
  }

  @Test func membersAreKnownInClosuresAndBodies() {
    let fixture = library()
    #expect(completions(fixture, "books.filter { $0.is") == ["isAvailable: Bool"])
    #expect(completions(fixture, "books.map { book in book.ti") == ["title: String"])
    #expect(
      completions(
        fixture,
        "struct Cover: View {\n  let book: Book\n  var body: some View {\n    Text(book.ti")
        == ["title: String"])
    #expect(completions(fixture, "if dune.is") == ["isAvailable: Bool"])
  }

  @Test func implicitMembersFollowTheExpectedType() {
    let fixture = SessionFixture()
    fixture.evaluate("enum Shade { case red, green; var isWarm: Bool { self == .red } }")
    fixture.evaluate("func paint(_ shade: Shade, twice: Bool = false) {}")
    #expect(completions(fixture, "let a: Shade = .g") == ["green"])
    #expect(completions(fixture, "paint(.r") == ["red"])
    #expect(completions(fixture, "Shade.red.is") == ["isWarm: Bool"])
  }

  @Test func bindingsHaveTheMembersOfTheirValues() {
    let fixture = library()
    fixture.evaluate("@Bindable var book = dune")
    #expect(completions(fixture, "$book.ti") == ["title: Binding<String>"])
    #expect(completions(fixture, "bind name = $book.author.na") == ["name: String"])
  }

  @Test func projectionsAreBindings() {
    let fixture = library()
    fixture.evaluate("@Bindable var book = dune")
    #expect(completions(fixture, "$bo") == ["$book"])
    #expect(
      completions(fixture, "$book.").prefix(3)
        == ["author: Binding<Author>", "isAvailable: Binding<Bool>", "title: Binding<String>"])
    #expect(
      completions(
        fixture,
        "struct F: View { @State private var name = \"\"; let n = 1; var body: some View { TextField(\"a\", text: $n"
      ) == ["$name"])
    #expect(completions(fixture, "bind t = $dune.ti") == ["title: String"])
  }

  @Test func aTypeIsWrittenBehindTheColonOfAVariable() {
    let fixture = library()
    #expect(completions(fixture, "let other = Boo").contains("Book#1"))
    #expect(completions(fixture, "let other: Boo").first == "Book: class")
    #expect(!completions(fixture, "let other: Boo").contains("Book#1"))
  }

  /// Variables, functions and live objects of the same beginning are left out.
  @Test(arguments: [
    "let other: ", "var other: [", "let other: [String: ", "let other: Array<", "func f(_ other: ",
    "init(other: ", "func f() -> ", "dune as? ", "dune is ", "class Novel: ", "extension ",
  ]) func onlyTypesAreOfferedForTypes(start: String) {
    let fixture = library()
    fixture.evaluate("let Durable = [dune]")
    #expect(completions(fixture, start + "Dur") == ["Duration", "DurationProtocol"])
    #expect(completions(fixture, start + "du") == [])
    #expect(completions(fixture, start + "Boo") == ["Book: class", "Bool", "BooleanLiteralType"])
  }

  @Test(arguments: ["print(other: ", "let other = [1: ", "case let other: ", "let a = true ? 1 : "])
  func valuesAreOfferedBehindOtherColons(start: String) {
    #expect(completions(library(), start + "dun") == ["dune: Book = Book#1"])
  }

  @Test func mountTakesViewsAndANewNameIsFree() {
    let fixture = library()
    fixture.evaluate(
      "struct BookLine: View { let book: Book; var body: some View { Text(book.title) } }")
    #expect(completions(fixture, "mount ") == ["BookLine: struct"])
    #expect(completions(fixture, "mount Bo") == ["BookLine: struct"])
    #expect(completions(fixture, "mount BookLine(book: dune) as B").isEmpty)
    fixture.evaluate("struct Cover: View { var body: some View { Text(\"\") } }")
    #expect(completions(fixture, "mount ") == ["Cover(): view", "BookLine: struct"])
    #expect(completions(fixture, "watch dune.title as ").isEmpty)
  }

  @Test func wordsOfCommandsAreOffered() {
    let fixture = library()
    fixture.evaluate("watch dune.title as title")
    #expect(completions(fixture, "expect ").prefix(3) == ["updates", "stale", "error"])
    #expect(completions(fixture, "expect up") == ["updates"])
    #expect(completions(fixture, "expect updates ") == ["title", "none"])
    #expect(completions(fixture, "expect error dune.ti") == ["title: String"])
    #expect(
      completions(fixture, "graph --") == ["--dot", "--mermaid", "--html", "--all", "--force"])
    #expect(completions(fixture, "save --t") == ["--test", "--transcript"])
    #expect(completions(fixture, "why n") == ["not"])
    #expect(completions(fixture, "why not title ") == ["in"])
    #expect(
      completions(fixture, "why title in ")
        == [
          "3: watch dune.title as title", "2: let books = [dune]",
          "1: let dune = Book(title: \"Dune\")",
        ])
    #expect(completions(fixture, "skip ").first == "3: watch dune.title as title")
    #expect(completions(fixture, "env set ").first == "\\.")
  }

  /// Modifiers that only draw are members of views like the others.
  @Test func modifiersThatOnlyDrawAreOffered() {
    let fixture = library()
    #expect(completions(fixture, "Text(\"\").paddi") == ["padding: (CGFloat) -> some View"])
    #expect(
      completions(fixture, "struct V: View { var body: some View { Text(\"\").fontW")
        == ["fontWeight: (Font.Weight?) -> some View", "fontWidth: (Font.Width?) -> some View"])
    #expect(
      fixture.session.completer.documentation(in: "Text(\"\").paddi", at: 14).map(\.plain) == [
        "padding(CGFloat) -> some View", "padding(Edge.Set, CGFloat?) -> some View",
        "padding(EdgeInsets) -> some View",
      ])
    // Those of other views are left out.
    #expect(completions(fixture, "Text(\"\").resiz") == [])
    #expect(
      completions(fixture, "Image(\"\").resiz").map { $0.prefix(9) } == ["resizable"])
    #expect(completions(fixture, "dune.paddi") == [])
    #expect(
      completions(fixture, "Text(\"\").frame(").prefix(3)
        == ["width: : CGFloat?", "height: : CGFloat?", "alignment: : Alignment"])
  }

  @Test func argumentsHaveMembersByTheParametersOfEachOverload() {
    let fixture = library()
    fixture.evaluate(
      """
      enum Shade { case red, green }
      enum Kind { case round }
      func paint(_ shade: Shade, _ kind: Kind = .round, over below: Shade? = nil) {}
      func paint(_ kind: Kind) {}
      """)
    #expect(completions(fixture, "paint(.r") == ["red", "round"])
    #expect(completions(fixture, "paint(.red, .r") == ["round"])
    #expect(completions(fixture, "paint(.red, over: .g") == ["green"])
    #expect(completions(fixture, "Text(\"\").foregroundStyle(.gre") == ["green: Color"])
    #expect(completions(fixture, "Text(\"\").font(.cap").map { $0.prefix(7) }.first == "caption")
    #expect(
      completions(fixture, "struct V: View { @Environment(\\.locale") == ["locale: Locale"])
    #expect(completions(fixture, "readers Book.ti") == ["title: String"])
  }

  @Test func elementsOfLiteralsHaveTheirUsualTypes() {
    let fixture = SessionFixture()
    #expect(completions(fixture, "[1, 2].map { $0.isM").map { $0.prefix(12) } == ["isMultiple: "])
    #expect(completions(fixture, "[1.5].map { $0.isN").first == "isNaN: Bool")
    #expect(completions(fixture, "List([1]) { $0.magn") == ["magnitude: UInt"])
  }

  @Test func argumentsHaveLabels() {
    let fixture = library()
    fixture.evaluate("func lend(_ book: Book, to name: String, days: Int = 1) {}")
    #expect(completions(fixture, "lend(").prefix(2) == ["to: : String", "days: : Int"])
    #expect(completions(fixture, "lend(dune, to: \"A\", d").first == "days: : Int")
    #expect(
      completions(fixture, "Book(").prefix(3)
        == ["title: : String", "author: : Author", "isAvailable: : Bool"])
    #expect(completions(fixture, "books.firstIndex(w").first == "where: : (Book) throws -> Bool")
  }

  @Test func keyPathsLeadThroughProperties() {
    let fixture = SessionFixture()
    #expect(
      completions(fixture, "let path = \\Book.")
        == ["author: Author", "isAvailable: Bool", "title: String", "id: ObjectIdentifier"])
    #expect(completions(fixture, "[Book()].map(\\Book.author.na") == ["name: String"])
    #expect(completions(fixture, "[Book()].map(\\.ti") == ["title: String"])
    #expect(completions(fixture, "env set \\.locale").first == "locale: Locale")
    #expect(completions(fixture, "readers \\.locale").first == "locale: Locale")
  }

  @Test func theEnvironmentHasFormsViewsAndFrames() {
    let fixture = SessionFixture()
    fixture.evaluate("env push sheet")
    fixture.evaluate("watch 1 + 1 as sum")
    #expect(completions(fixture, "env ") == ["push", "pop", "set", "unset", "get", "sum"])
    #expect(completions(fixture, "env p") == ["push", "pop"])
    #expect(completions(fixture, "env push ") == [])
    #expect(completions(fixture, "env set \\.locale x in ") == ["sheet", "root"])
    #expect(completions(fixture, "env unset \\.locale in s") == ["sheet"])
    fixture.evaluate("env set Library()")
    #expect(completions(fixture, "env unset ") == ["Library"])
  }

  @Test func controlsAreOfferedByWhatCanBeDone() {
    let fixture = SessionFixture()
    fixture.evaluate(
      """
      struct Panel: View {
        @State var isOn = false
        @State var name = ""
        @State var size = "small"
        @State var items = ["a", "b"]
        var body: some View {
          Button("Lend it") { isOn = true }
          Toggle("Late", isOn: $isOn)
          TextField("Name", text: $name)
          Picker("Size", selection: $size) { Text("small").tag("small"); Text("big").tag("big") }
          List { ForEach(items, id: \\.self) { Text($0) }.onDelete { items.remove(atOffsets: $0) } }
        }
      }
      """)
    fixture.evaluate("mount Panel()")
    #expect(completions(fixture, "tap L") == ["\"Lend it\"", "Late"])
    #expect(completions(fixture, "tap \"Len") == ["\"Lend it\""])
    #expect(completions(fixture, "toggle ") == ["Late"])
    #expect(completions(fixture, "type ") == ["Name"])
    #expect(completions(fixture, "select Size b") == ["big"])
    #expect(completions(fixture, "delete ") == ["a", "b"])
    #expect(completions(fixture, "scroll Panel#1 ") == ["a", "b", "start", "end"])
    #expect(completions(fixture, "toggle Late i") == ["in"])
    #expect(completions(fixture, "toggle Late in ") == ["Panel#1", "Panel#1[a]", "Panel#1[b]"])
  }

  @Test func attributesMacrosModulesAndValuesOfOptions() {
    let fixture = SessionFixture()
    #expect(completions(fixture, "@Observab") == ["Observable"])
    #expect(completions(fixture, "struct A { @Stat").contains("State"))
    #expect(completions(fixture, "#exp") == ["expect"])
    #expect(completions(fixture, "import Observ") == ["Observation"])
    #expect(completions(fixture, "set timing ") == ["on", "off"])
    #expect(completions(fixture, "step Size ") == ["up", "down"])
  }

  @Test func nothingIsOfferedInTexts() {
    let fixture = library()
    #expect(completions(fixture, "print(\"du").isEmpty)
    #expect(completions(fixture, "dune // du").isEmpty)
  }

  @Test func namesOfTheTextAreKnown() {
    let fixture = SessionFixture()
    #expect(completions(fixture, "func f() {\n  let number = 1\n  print(numb") == ["number"])
    #expect(completions(fixture, "[1].map { element in elem").first == "element")
  }

  @Test func documentationStandsWithTheSignature() {
    let fixture = SessionFixture()
    fixture.evaluate(
      "struct Shelf {\n  /// How many books there are.\n  ///\n  /// Never negative.\n  var count = 0\n}"
    )
    fixture.evaluate("let shelf = Shelf()")
    let lines = fixture.session.completer.documentation(in: "shelf.cou", at: 9).map(\.plain)
    #expect(lines == ["count: Int", "  How many books there are.", "  ", "  Never negative."])
    #expect(
      fixture.evaluate("help shelf.count").answer.map(\.plain) == lines)
    #expect(fixture.evaluate("shelf.count?").answer.map(\.plain) == lines)
  }

  @Test func manyVariablesAreNoHindrance() {
    let fixture = SessionFixture()
    fixture.evaluate((0..<2000).map { "let v\($0) = \($0)" }.joined(separator: "; "))
    let clock = ContinuousClock()
    var found: [String] = []
    let time = clock.measure { found = completions(fixture, "print(v1") }
    #expect(found.count == 1111)
    #expect(found.first == "v1: Int = 1")
    #expect(time < .seconds(1))
  }

  /// Beside its type stands what a variable holds, as far as that is short; nothing of the program runs for it.
  @Test func valuesOfVariablesAreShown() {
    let fixture = SessionFixture()
    for input in [
      "enum Kind { case a, b(Int) }", "struct Point { var x = 1 }", "class Plain {}",
      "var aCount = 3", "let aText = \"\\\"Dune\\\"\\n\"", "let aBook = Book(title: \"x\")",
      "let aLong = String(repeating: \"abc\", count: 1_000_000)",
      "let aList = Array(repeating: 0, count: 1_000_000)", "let aSet: Set = [1]",
      "let aTable = [1: \"a\", 2: \"b\"]", "let aNothing: Int? = nil", "let aSome: Int?? = 4",
      "let aCase = Kind.a", "let aPayload = Kind.b(1)", "let aPoint = Point()",
      "let aPlain = Plain()", "let aPart = 0.5", "let aTruth = true",
      "var aComputed: Int { print(\"ran\"); return 1 }",
    ] { #expect(fixture.evaluate(input).ending == .accepted, "\(input)") }
    let clock = ContinuousClock()
    var found: [String] = []
    let time = clock.measure { found = completions(fixture, "print(a") }
    #expect(
      found.filter { $0.dropFirst().first?.isUppercase ?? false } == [
        "aBook: Book = Book#1", "aCase: Kind = .a", "aComputed: Int", "aCount: Int = 3",
        "aList: [Int] = 1000000 elements",
        "aLong: String = \"abcabcabcabcabcabcabcabc…\"", "aNothing: Int? = nil",
        "aPart: Double = 0.5", "aPayload: Kind = .b(…)", "aPlain: Plain", "aPoint: Point",
        "aSet: Set<Int> = 1 element", "aSome: Int?? = 4",
        "aTable: [Int : String] = 2 elements", "aText: String = \"\\\"Dune\\\"\\n\"",
        "aTruth: Bool = true",
      ])
    #expect(time < .seconds(1))
    #expect(fixture.printed == "")
  }
}
