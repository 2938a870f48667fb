import Reports
import Session
import SourceText
import Testing

@Suite struct StubTests {
  /// What is said about texts pasted into one session with stubs: notes, errors and answers.
  private func answers(_ texts: String...) -> [String] {
    var configuration = Configuration()
    configuration.makesStubs = true
    configuration.keepsGoing = true
    let session = Session(configuration)
    return texts.flatMap { text in
      let (inputs, notes) = session.prepare(Source(name: "text", text: text), hasCommands: true)
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
          "stub: struct User: Identifiable, Hashable { var id = UUID(); var name: String = \"\"; "
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
          "stub: struct Item: Identifiable, Hashable { var id = UUID(); var price: Int = 0; "
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
          "stub: struct MeterView: View { struct Style: Hashable {}; "
            + "var body: some View { EmptyView() } }",
          "stub: class Responder { init() {} }", "stub: protocol SceneDelegate {}",
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

  /// What a text adds to a type of the library names types of its own, which are declared anew when the
  /// stubs are known.
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

  @Test func withoutTheOptionNamesWait() {
    let fixture = SessionFixture()
    #expect(
      fixture.transcript("struct A: View { var b: Missing; var body: some View { Text(\"\") } }")
        == "note: cannot find 'Missing' in scope yet; it is looked up again when used")
  }
}
