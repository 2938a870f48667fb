import Reports
import Session
import SourceText
import Testing

/// Stubs that are made for names which documents use and do not declare.
@Suite struct StubTests {
  /// The notes, errors and answers for texts pasted into one session with stubs.
  func answers(_ texts: String...) -> [String] {
    var configuration = Configuration()
    configuration.makesStubs = true
    configuration.keepsGoing = true
    let session = Session(configuration)
    return texts.flatMap { text in
      let (inputs, notes) = session.preparation.prepare(
        Source(name: "text", text: text), hasCommands: true)
      return notes.map(\.message)
        + inputs.flatMap { input in
          let outcome = session.evaluate(input)
          return outcome.answer.map(\.plain) + outcome.diagnostics.map(\.message)
        }
    }
  }

  @Test func missingTypesComeFromTheirUse() {
    #expect(
      answers(
        """
        struct Profile: View {
          @State private var user = User(name: "Ada", age: 36)
          var body: some View {
            Text(user.name)
            Toggle("Friend", isOn: $user.isFriend)
            Avatar(user: user)
            Button("Save") { save(user.name) }
          }
        }
        """, "mount Profile()", "tree")
        == [
          "stub: struct User: Hashable { var name: String = \"\"; "
            + "var age: Int = 0; var isFriend: Bool = false; "
            + "init(name: String = \"\", age: Int = 0, isFriend: Bool = false) "
            + "{ self.name = name; self.age = age; self.isFriend = isFriend } }",
          "stub: struct Avatar: View { var user: Any? = nil; var body: some View { EmptyView() } }",
          "stub: func save(_ argument1: Any?) {}",
          "Profile#1", "├─ Text \"Ada\"", "├─ Toggle \"Friend\" = off", "├─ Avatar#1",
          "└─ Button \"Save\"",
        ])
  }

  @Test func modelsAreClasses() {
    #expect(
      answers(
        """
        struct Root: View {
          @Environment(Store.self) private var store
          @StateObject private var player = Player()
          var body: some View { Text(store.title + player.track) }
        }
        """)
        == [
          "stub: @Observable class Store { var title: String = \"\"; "
            + "init(title: String = \"\") { self.title = title } }",
          "stub: class Player: ObservableObject { @Published var track: String = \"\"; "
            + "init(track: String = \"\") { self.track = track } }",
        ])
  }

  @Test func membersThatATypeLacksAreAdded() {
    #expect(
      answers(
        "struct Names: View { var names: [String]\n"
          + "var body: some View { Text(names.sortedWell(by: \\.self).joined()) } }")
        == [
          "stub: extension Array { func sortedWell(by argument1: KeyPath<Element, String>) -> Self "
            + "{ self } }"
        ])
  }

  @Test func ownDeclarationsReplaceStubs() {
    #expect(
      answers(
        "let item = Item(price: 3)", "struct Item { var price = 2.5 }", "print(Item().price)",
        "show Item().price")
        == [
          "stub: struct Item: Hashable { var price: Int = 0; "
            + "init(price: Int = 0) { self.price = price } }", "2.5",
        ])
  }

  @Test func frameworksThatAreMissingAreStubs() {
    #expect(
      answers(
        """
        import Telemetry
        struct Gauge2: View {
          let style: MeterView.Style
          var body: some View { Text("gauge") }
        }
        class Scene2: Responder, SceneDelegate { var window: Int? }
        """, "print(Scene2().window ?? 0)")
        == [
          "stub: struct MeterView: View { var body: some View { EmptyView() } }",
          "stub: class Responder { init() {} }", "stub: protocol SceneDelegate {}",
          "stub: extension MeterView { struct Style: Hashable { init() {} } }",
          "stub: import Telemetry",
        ])
  }

  @Test func viewsTakeWhatStandsInBraces() {
    #expect(
      answers(
        """
        struct Home: View {
          @State private var count = 0
          var body: some View {
            Card(title: "Count") {
              Text("\\(count)")
            }
            RoundButton {
              count += 1
            }
          }
        }
        """, "mount Home()", "tap RoundButton", "tree")
        == [
          "stub: struct Card<Content: View>: View { var title: Any? = nil; "
            + "@ViewBuilder var content: () -> Content; var body: some View { content() } }",
          "stub: struct RoundButton: View { var action: () -> Void; "
            + "var body: some View { Button(\"RoundButton\", action: action) } }",
          "Home#1", "├─ Card#1", "│  └─ Text \"1\"", "└─ RoundButton#1",
          "   └─ Button \"RoundButton\"",
        ])
  }

  /// The rows of a list are built by its closure; closures with an effect are not content.
  @Test func closuresAreGivenWhatTheyUse() {
    #expect(
      answers(
        """
        struct Home: View {
          @State private var count = 0
          var notes = ["a", "b"]
          var body: some View {
            BoardView(notes) { note in
              Text(note)
            }
            ChoiceView(title: "More") { answer in
              count += answer
            }
          }
        }
        """, "mount Home()", "tap ChoiceView", "tree")
        == [
          "stub: struct BoardView<Data: RandomAccessCollection, Content: View>: View { "
            + "@ViewBuilder var content: (Data.Element) -> Content; var data: Data; "
            + "init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) "
            + "{ self.content = content; self.data = data }; var body: some View "
            + "{ ForEach(Array(data.enumerated()), id: \\.offset) { content($0.element) } } }",
          "stub: struct ChoiceView: View { var title: Any? = nil; var action: (Int) -> Void; "
            + "var body: some View { Button(\"ChoiceView\") { action(0) } } }",
        ] + [
          "Home#1", "├─ BoardView#1", "│  ├─ BoardView#1[0]", "│  │  └─ Text \"a\"",
          "│  └─ BoardView#1[1]", "│     └─ Text \"b\"", "└─ ChoiceView#1",
          "   └─ Button \"ChoiceView\"",
        ])
  }

  /// Members that a text adds to library types can mention its own types, which are redeclared when
  /// the stubs are known.
  @Test func extensionsOfTheLibraryAreTakenBackWithTheirTypes() {
    #expect(
      answers(
        """
        protocol Accounts { func current() -> User? }
        struct User { var name: String }
        struct Book2: Accounts { func current() -> User? { User(name: "Ada") } }
        extension EnvironmentValues {
          var accounts: any Accounts { Book2() }
        }
        struct Profile: View {
          @Environment(\\.accounts) private var accounts
          @State private var user: User?
          var body: some View {
            Text(user?.name ?? "nobody")
            Button("Load") { user = accounts.current() }
          }
        }
        """, "mount Profile()", "tap Load", "tree")
        == ["Profile#1", "├─ Text \"Ada\"", "└─ Button \"Load\""])
  }

  /// Each row is a document of its own: a piece of code, and the stubs that make it valid.
  @Test(arguments: [
    // A value whose members are used has a type of its own.
    (
      "Text(viewModel.currentUser.name)",
      [
        "stub: var viewModel: ViewModel = ViewModel()",
        "stub: struct User: Hashable { var name: String = \"\"; "
          + "init(name: String = \"\") { self.name = name } }",
        "stub: @Observable class ViewModel { var currentUser: User = User(); "
          + "init(currentUser: User = User()) { self.currentUser = currentUser } }",
      ]
    ),
    // Key paths with an undeclared root.
    (
      "let names = recipes.sorted { $0.rating > $1.rating }.map(\\.name)",
      [
        "stub: var recipes: [Recipe] = []",
        "stub: struct Recipe: Hashable { var rating: Double = 0; "
          + "var name: String = \"\"; init(rating: Double = 0, name: String = \"\") "
          + "{ self.rating = rating; self.name = name } }",
      ]
    ),
    // A decoded type is decodable.
    (
      "func load(_ data: Data) throws -> [Post] { try JSONDecoder().decode([Post].self, from: data) }",
      ["stub: struct Post: Hashable, Codable { init() {} }"]
    ),
    // Names with a leading dot are cases.
    (
      "store.dispatch(.add(3)); store.dispatch(.clear)",
      [
        "stub: var store: Store = Store()",
        "stub: @Observable class Store { func dispatch(_ argument1: StoreKind) {}; init() {} }",
      ]
    ),
    // Results of calls have the type that their use requires.
    (
      "let user = manager.fetch(id: 4); print(user.age)",
      [
        "stub: var manager: Manager = Manager()",
        "stub: @Observable class Manager { func fetch(id argument1: Any?) -> User { User() }; init() {} }",
        "stub: struct User: Hashable { var age: Int = 0; "
          + "init(age: Int = 0) { self.age = age } }",
      ]
    ),
    // Environment keys.
    (
      "struct A: View { @Environment(\\.theme) var theme\nvar body: some View { Text(theme.title) } }",
      [
        "stub: extension EnvironmentValues { @Entry var theme: Theme = Theme() }",
        "stub: struct Theme: Hashable { var title: String = \"\"; "
          + "init(title: String = \"\") { self.title = title } }",
      ]
    ),
    // A superclass declares what is overridden.
    (
      "class Screen2: GLScreenBase { override func viewDidLoad() { super.viewDidLoad() } }",
      ["stub: class GLScreenBase: UIViewController {}"]
    ),
    // Generic arguments.
    (
      "struct A: View { @ObservedObject var box: Box<String>\nvar body: some View { Text(box.label) } }",
      [
        "stub: class Box<T1>: ObservableObject { @Published var label: String = \"\"; "
          + "init(label: String = \"\") { self.label = label } }"
      ]
    ),
    // What public declarations mention is public.
    (
      "public struct A { public var plan: Plan\npublic func next() -> Plan { plan } }",
      ["stub: public struct Plan: Hashable { init() {} }"]
    ),
    // An argument determines the type, whatever the name suggests.
    (
      "let box = ErrorBox(error: CocoaError(.fileNoSuchFile)); print(box.error == nil)",
      [
        "stub: struct ErrorBox: Hashable { var error: CocoaError? = nil; "
          + "init(error: CocoaError? = nil) { self.error = error } }"
      ]
    ),
    // Static members of a type are values of it.
    (
      "func load() throws { throw LoadError.missing }",
      []
    ),
    // Protocols have the members that are used.
    (
      "protocol Client2 { var agent: any Agent { get } }\nfunc f(_ c: any Client2) -> Int { c.agent.count }",
      [
        "stub: protocol Agent {}; "
          + "extension Agent { var count: Int { get { 0 } nonmutating set {} } }"
      ]
    ),
    // Focused values are optional.
    (
      "struct A: View { @FocusedValue(\\.draft) var draft\nvar body: some View { Text(draft ?? \"\") } }",
      ["stub: extension FocusedValues { @Entry var draft: String? = nil }"]
    ),
    // An image is no age, although its name ends like that.
    (
      "func show(_ pet: Pet) { print(pet.image, pet.discount) }",
      [
        "stub: struct Pet: Hashable { var image: String = \"\"; "
          + "var discount: String = \"\"; init(image: String = \"\", discount: String = \"\") "
          + "{ self.image = image; self.discount = discount } }"
      ]
    ),
    // A manifest needs no stubs.
    (
      "import PackageDescription\nlet package = Package(name: \"A\", targets: [.target(name: \"A\")])",
      []
    ),
  ])
  func stubsFitTheirUses(_ piece: String, _ stubs: [String]) {
    let said = answers(piece).filter { !$0.hasPrefix("this is a package manifest") }
    #expect(said.filter { $0.hasPrefix("stub") && !$0.contains("enum ") } == stubs)
    #expect(said.filter { !$0.hasPrefix("stub") } == [])
  }

  /// Arguments for initializers of the document's types are made up.
  @Test func valuesOfDeclaredTypes() {
    #expect(
      answers("struct Talk { var title: String; var minutes: Int }", "print(talk.minutes)")
        == ["stub: var talk: Talk = Talk(title: \"\", minutes: 0)"])
  }

  /// `$0` is an argument, not a binding.
  @Test func closureArgumentsAreNoBindings() {
    #expect(
      answers(
        "struct Pet: Identifiable { var id: Int }",
        "let pets = [Pet(id: 1)]", "ForEach(pets) { PetView(pet: $0) }")
        == [
          "stub: struct PetView: View { var pet: Any? = nil; "
            + "var body: some View { EmptyView() } }"
        ])
  }

  @Test func lists() {
    let said = answers(
      "struct Menu: View { var body: some View { List(Dish.all) { Text($0.name) } } }")
    #expect(said.contains { $0.contains("static var all: [Dish] = []") })
    #expect(said.allSatisfy { $0.hasPrefix("stub") })
  }

  /// A type can have the name of its module.
  @Test func typesCalledLikeTheirModule() {
    let said = answers("import Kit\nlet kit = Kit(name: \"a\")")
    #expect(!said.isEmpty && said.allSatisfy { $0.hasPrefix("stub") })
  }

  /// `@ObservableStat` is nearly `@Observable`, and may be declared by what is imported.
  @Test func attributesOfModulesThatAreNotHere() {
    #expect(
      answers(
        "import Composable",
        "@Feature struct Counter { @ObservableStat struct State { var n = 0 } }",
        "Counter.State().n") == [
          "stub: import Composable", "'@Feature' is not known here and has no effect",
          "'@ObservableStat' is not known here and has no effect",
        ])
    #expect(
      answers("@ObservableStat struct Counter {}")
        == ["unknown attribute 'ObservableStat'; did you mean 'Observable'?"])
  }

  /// Errors in the document's own declarations are not covered by stubs.
  @Test func mistakesStay() {
    #expect(
      answers("enum Side { case left, right }", "let side = Side.middle")
        == ["type 'Side' has no member 'middle'"])
    #expect(
      answers("struct V: View { var body: some view { Text(\"\") } }")
        == ["cannot find type 'view' in scope; did you mean 'View'?"])
  }

  @Test func withoutTheOptionNamesWait() {
    let fixture = SessionFixture()
    #expect(
      fixture.transcript("struct A: View { var b: Missing; var body: some View { Text(\"\") } }")
        == "note: cannot find 'Missing' in scope yet; it is looked up again when used")
  }
}
