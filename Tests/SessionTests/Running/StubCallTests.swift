import Testing

/// Stubs that are initialized in more than one way.
extension StubTests {
  @Test func bracketsInLiteralsAndCommentsAreNone() {
    #expect(
      answers(
        """
        let banner = Banner(\"\""
          He said "hi (there
          \"\"", lines: 2)
        let raw = Pattern(#"a"b("#, flags: 2)
        let gadget = Gadget(/* first ( one */ size: 3)
        """, "show raw.flags + gadget.size"
      ).suffix(1) == ["5"])
  }

  @Test func labelsMayStandInTwoOrders() {
    #expect(
      answers(
        """
        let one = Pair(first: "x", second: 2)
        let other = Pair(second: 3, first: "y")
        """, "show one.first + other.first == \"xy\"", "show one.second + other.second"
      ).suffix(2)
        == ["true", "5"])
  }

  @Test func closuresMayBeLeftOut() {
    #expect(
      answers(
        """
        struct Home: View {
          var body: some View {
            CardView(title: "a") { Text("in") }
            CardView(title: "b")
          }
        }
        """, "mount Home()", "tree"
      ).suffix(4)
        == ["Home#1", "├─ CardView#1", "│  └─ Text \"in\"", "└─ CardView#2"])
  }

  @Test func typeArgumentsMayBeFunctions() {
    #expect(
      answers(
        """
        let holder = Holder<[String: (Int) -> Void], Int>(name: "x", done: { _, _ in })
        """, "show holder.name == \"x\""
      ).suffix(1) == ["true"])
  }

  @Test func subscriptsComeFromTheirUse() {
    #expect(
      answers(
        """
        struct Avatars: View {
          @State private var cache = ImageCache()
          var body: some View {
            Text(cache["key"] ?? "none")
            Button("Keep") { cache["key"] = "kept" }
          }
        }
        """, "mount Avatars()", "tap Keep", "tree"
      ).suffix(3)
        == ["Avatars#1", "├─ Text \"none\"", "└─ Button \"Keep\""])
  }

  @Test func keyPathsAreOfTheTypeThatTheyName() {
    #expect(
      answers(
        """
        struct Person { var name: String }
        let sorter = Sorter(by: \\Person.name)
        """, "show sorter.by == \\Person.name"
      ).suffix(1) == ["true"])
  }

  @Test func completionsAreGivenResults() {
    #expect(
      answers(
        """
        class Articles {
          var titles: [String] = []
          func load() {
            loader.fetchAll(limit: 3) { [weak self] result in
              switch result {
              case .success(let titles): self?.titles = titles
              case .failure(let error): print(error)
              }
            }
          }
          let loader = ArticleLoader()
        }
        """, "Articles().load()"
      ).first
        == "stub: struct ArticleLoader: Hashable { "
        + "func fetchAll(limit argument1: Any?, _ body: (Result<[String], any Error>) -> Void) {}; "
        + "init() {} }")
  }

  @Test func superclassesAreMadeAsTheirSubclassesMakeThem() {
    #expect(
      answers(
        """
        final class PlayerController: UIViewController {
          let level: Int
          init(level: Int) {
            self.level = level
            super.init(nibName: nil, bundle: nil)
          }
          required init?(coder: NSCoder) { fatalError("no coder") }
        }
        """, "show PlayerController(level: 3).level"
      ).suffix(1) == ["3"])
  }

  @Test func typesOfTheProgramAreNotReplaced() {
    #expect(
      answers(
        "struct Draft { var text = \"\" }",
        """
        struct Editor: View {
          @Bindable var draft: Draft
          var body: some View { TextField("Draft", text: $draft.text) }
        }
        """
      ).first
        == "'init(wrappedValue:)' is unavailable: The wrapped value must be an object that conforms "
        + "to Observable")
  }

  @Test func typesInsideOfStubsOfferValues() {
    #expect(
      answers(
        """
        struct Blur {
          var style: UIBlurEffect.Style = .dark
        }
        let light: UIBlurEffect.Style = .light
        """, "show Blur().style == Blur(style: .dark).style", "show Blur().style == light"
      )
      .suffix(2) == ["true", "false"])
  }

  @Test func objectsOfEarlierTextsGetNewMembers() {
    let answers = answers(
      "let fm = FMgr.shared", "fm.save(\"x\")", "fm.onDone = { print(\"done\") }", "fm.onDone()",
      "let next = fm.count + 1", "show next")
    #expect(
      answers == [
        "stub: struct FMgr: Hashable { static var shared: FMgr = FMgr(); init() {} }",
        "stub: struct FMgr: Hashable { static var shared: FMgr = FMgr(); "
          + "func save(_ argument1: Any?) {}; init() {} }",
        "stub: struct FMgr: Hashable { var onDone: () -> Void = {}; static var shared: FMgr = FMgr(); "
          + "func save(_ argument1: Any?) {}; "
          + "init(onDone: @escaping () -> Void = {}) { self.onDone = onDone } }",
        "stub: struct FMgr: Hashable { var onDone: () -> Void = {}; var count: Int = 0; "
          + "static var shared: FMgr = FMgr(); func save(_ argument1: Any?) {}; "
          + "init(onDone: @escaping () -> Void = {}, count: Int = 0) "
          + "{ self.onDone = onDone; self.count = count } }",
        "1",
      ])
  }

  @Test func eachObjectHasItsOwnValueOfNewMembers() {
    #expect(
      answers(
        """
        class Owner { let model = ShelfModel() }
        let (one, other) = (Owner(), Owner())
        """, "one.model.limit = 3", "show one.model.limit", "show other.model.limit"
      ).suffix(2) == ["3", "0"])
  }
}
