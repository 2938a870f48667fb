import Session
import SourceText
import Testing

@Suite struct FileCommandTests {
  @Test func whatIsSavedRunsAgain() throws {
    let first = SessionFixture()
    let inputs = [
      "let b = Book(title: \"A\")", "b.title.count", "watch b.title as title",
      "b.titel = \"nothing\"", "b.title = \"B\" + \"\\($1)\"", "env push frame",
      "env set Library(books: [b])", "bind name = $b.title", "name += \"!\"", "views",
    ]
    for input in inputs { first.evaluate(input) }
    first.evaluate("save a.bindery")
    let script = try #require(first.file("a.bindery"))
    let second = SessionFixture(namesResults: false, files: ["a.bindery": script])
    #expect(second.evaluate("load a.bindery").ending == .accepted)
    for question in ["show b", "views", "env", "vars", "$1"] {
      #expect(second.transcript(question) == first.transcript(question))
    }
  }

  @Test func aFileMayUseWhatItDeclaresFurtherDown() {
    let fixture = SessionFixture(files: [
      "a.swift": """
      print(double(Box(value: 4)))
      func double(_ box: Box) -> Int { box.value * 2 }
      struct Box { var value: Int }
      """
    ])
    #expect(fixture.transcript("load a.swift", "import a") == "8")
  }

  @Test func filesOfAProgramKnowEachOther() {
    let fixture = SessionFixture()
    let files = [
      Source(
        name: "main.swift", text: "print(Shelf(books: [Volume(title: \"x\")]).titles(), count)"),
      Source(
        name: "Shelf.swift",
        text:
          "struct Shelf { var books: [Volume]\n  func titles() -> [String] { books.map(\\.title) } }"
      ),
      Source(
        name: "Volume.swift",
        text: "struct Volume { var title: String; var home: Shelf? { nil } }\nlet count = 3"),
    ]
    #expect(fixture.session.fileChecker.check([(files, false)]).isEmpty)
    let (inputs, found) = fixture.session.preparation.prepare(files, hasCommands: false)
    #expect(found.isEmpty)
    for input in inputs { #expect(fixture.session.evaluate(input).ending == .accepted) }
    #expect(fixture.printed == "[\"x\"] 3\n")
    let twice = [
      Source(name: "a.swift", text: "struct A {}\nprivate let b = 1"),
      Source(name: "b.swift", text: "struct A {}\nprivate let b = 2"),
    ]
    #expect(
      SessionFixture().session.preparation.prepare(twice, hasCommands: false).diagnostics.map(
        \.message) == [
          "invalid redeclaration of 'A'",
          "'b' is declared in 'a.swift' as well; here the files of a program share their private names, so give it another one",
        ])
  }

  @Test func staleViewsOfAFileAreDatedByItsInputs() {
    let fixture = SessionFixture(files: [
      "a.bindery": """
      class Plain { var n = 0 }
      struct Shown: View {
        let plain: Plain
        var body: some View {
          Text("\\(plain.n)")
          Button("Increment") { plain.n += 1 }
        }
      }
      let plain = Plain()
      mount Shown(plain: plain)
      tap Increment
      let later = 1
      """
    ])
    #expect(
      fixture.transcript("load a.bindery", "stale", "tap Increment", "stale")
        == """
        + Shown#1
        ! Shown#1 still shows Plain#1.n 0, it is 1: Plain is not observable
          Remedy: make Plain @Observable
        ! Shown#1 still shows Plain#1.n 0, it is 1: Plain is not observable
          Remedy: make Plain @Observable
          since: input 1: tap Increment (a.bindery:11)
        ! Shown#1 still shows Plain#1.n 0, it is 2: Plain is not observable
          Remedy: make Plain @Observable
        ! Shown#1 still shows Plain#1.n 0, it is 2: Plain is not observable
          Remedy: make Plain @Observable
          since: input 1: tap Increment (a.bindery:11)
        """)
  }

  @Test func namesOfAFileAreItsOwn() {
    let fixture = SessionFixture(files: [
      "a.bindery":
        "let name = \"a\"\nfunc fa() -> String { name }\nstruct Plain {}\n",
      "b.bindery": "func fb() -> String { name }\nlet name = \"b\"\n",
      "c.swift": "func fc() -> String { name }\nlet name = \"c\"\n",
    ])
    #expect(
      fixture.transcript(
        "load a.bindery", "load b.bindery", "load c.swift", "print(fa(), fb(), fc(), name)",
        "extension Plain: Equatable {}", "print(fa(), fb(), fc(), name)",
        "let name = \"typed\"", "print(fa(), fb(), fc(), name)")
          == """
          a b c c
          a b c c
          typed typed typed typed
          """)
  }

  @Test func aFileThatIsWrongAsTextRunsNothing() {
    let fixture = SessionFixture(files: ["a.bindery": "print(1)\nlet = 2\n"])
    #expect(
      fixture.transcript("load a.bindery") == "error: expected pattern")
  }

  @Test func commandsAndSwiftAreCutIntoInputs() {
    let fixture = SessionFixture()
    let file = Source(
      name: "a.bindery",
      text: """
        // A comment
        let a = 1; let b = 2
        mount VStack {
          Text("x")
        } as stack
        func f() {
          views()
        }
        views

        """)
    let prepared = fixture.session.preparation.prepare(file, hasCommands: true)
    #expect(
      prepared.inputs.map { "\($0.firstLine): \($0.text)" } == [
        "2: let a = 1; let b = 2", "3: mount VStack {\n  Text(\"x\")\n} as stack",
        "6: func f() {\n  views()\n}", "9: views",
      ])
  }

  @Test func checkingFindsWhatIsWrongWithoutRunning() {
    let fixture = SessionFixture()
    let file = Source(
      name: "a.bindery",
      text: "print(later)\nlet later = 1\nmount Nothing()\nfunc f() -> Int { \"a\" }\n")
    let found = fixture.session.fileChecker.check(file, hasCommands: true)
    #expect(
      found.map { "\($0.severity): \($0.message)" } == [
        "error: cannot find 'later' in scope", "error: cannot find 'Nothing' in scope",
        "error: cannot convert return expression of type 'String' to return type 'Int'",
      ])
    #expect(fixture.transcript("vars") == "no variables yet")
  }
}
