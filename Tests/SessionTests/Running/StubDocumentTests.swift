import Testing

/// Stubs for documents that show code in parts.
extension StubTests {
  /// What indexes a value by the index that it gave is a list.
  @Test func foundIndicesTellAList() {
    #expect(
      answers(
        """
        struct Ticket: Identifiable { let id: Int; var title: String }
        func move(_ ticket: Ticket) {
          if let index = tickets.firstIndex(where: { $0.id == ticket.id }) {
            tickets[index].title = "x"
          }
        }
        """) == ["stub: var tickets: [Ticket] = []"])
  }

  /// A projected value has the wrapper that projects what is expected.
  @Test func projectionsTellTheWrapper() {
    #expect(
      answers(
        """
        struct Field: View {
          enum Part: Hashable { case name }
          @Binding var text: String
          var focus: FocusState<Part?>.Binding
          var body: some View { TextField("", text: $text).focused(focus, equals: .name) }
        }
        """, "Field(text: $order.name, focus: $focus)",
        """
        let drag = DragGesture().updating($offset) { value, state, _ in state = value.translation }
        """) == [
          "stub: @State var order: Order = Order()",
          "stub: @FocusState var focus: Field.Part?",
          "stub: struct Order: Hashable { var name: String = \"\"; "
            + "init(name: String = \"\") { self.name = name } }",
          "stub: @GestureState var offset: CGSize = CGSize()",
        ])
  }

  /// Both branches of `? :` are cases of the parameter's type.
  @Test func branchesAreCases() {
    #expect(
      answers("func beat(_ n: Int) { haptics.play(n == 4 ? .strong : .weak) }") == [
        "stub: var haptics: Haptics = Haptics()",
        "stub: struct Haptics: Hashable { func play(_ argument1: HapticsKind) {}; init() {} }",
        "stub: enum HapticsKind: Hashable { case strong, weak; init() { self = .strong } }",
      ])
  }

  /// A type that the same text shows whole stores what it shows; one with a comment in the place of some
  /// has more, and an extension may add methods.
  @Test func membersOfShownTypes() {
    #expect(
      answers(
        """
        struct Tag { var name: String }
        func title(_ tag: Tag) -> String { tag.title }
        """) == ["value of type 'Tag' has no member 'title'"])
    #expect(
      answers(
        """
        struct Tag {
          var name: String
          // …
        }
        func title(_ tag: Tag) -> String { tag.title }
        """) == ["stub: extension Tag { var title: String { \"\" } }"])
    #expect(
      answers(
        """
        struct Tag { var name: String }
        func title(_ tag: Tag) -> String { tag.title() }
        """) == ["stub: extension Tag { func title() -> String { \"\" } }"])
  }

  /// Modifiers without a view are checked with stubs for what they use, and these are forgotten.
  @Test func modifiersWithoutView() {
    #expect(
      answers(
        ".dropDestination(for: String.self) { dropped, _ in for text in dropped { archive(text) } }",
        ".onAppear { feed.reconnect() }", "stubs") == [
          "missing return in closure expected to return 'Bool'",
          "a modifier needs a view before it; nothing was run",
          "there are no stubs",
        ])
  }

  /// `Self` outside of a type, as `self`, shows a member without its type.
  @Test func membersThatMentionSelf() {
    #expect(
      answers("var body: some View { let _ = Self._printChanges(); Text(\"a\") }") == [
        "this is a member; put it into the type that it belongs to"
      ])
  }

  /// A static member that a library type lacks is one of the document's own.
  @Test func staticMembersOfTheLibrary() {
    #expect(
      answers("var images: [String: Data] = [:]", "images[\"a\"] = .placeholder") == [
        "stub: extension Data { static var placeholder: Data { Data() } }"
      ])
  }

  /// What variables of earlier inputs hold is of the enum to which later inputs add cases.
  @Test func casesAreAdded() {
    #expect(
      answers(
        """
        func title(_ screen: Screen) -> String {
          switch screen {
          case .home: "Home"
          case .about: "About"
          }
        }
        """, "let now = Screen.home", "let other = Screen.settings",
        "show title(now) == \"Home\" && other != now", "print(title(other))") == [
          "stub: enum Screen: Hashable { case home, about; init() { self = .home } }",
          "stub: enum Screen: Hashable { case home, about, settings; init() { self = .home } }",
          "true",
          "this uses what does not fit the stubs: no case of this switch is for the value",
        ])
  }

  /// Uses that differ in the type of a value make a stub generic, also those of different inputs.
  @Test func valuesOfDifferentTypesMakeStubsGeneric() {
    #expect(
      answers(
        "let one = Box(3).value + 1", "let two = Box(\"a\").value.count",
        "let three = wrap(3) + wrap(\"abc\").count", "show one * two + three") == [
          "stub: struct Box: Hashable { var value: Int = 0; init(_ value: Int = 0) "
            + "{ self.value = value } }",
          "stub: struct Box<Value> { var value: Value; init(_ value: Value) "
            + "{ self.value = value } }",
          "stub: func wrap<Value>(_ argument1: Value) -> Value { argument1 }", "10",
        ])
  }
}
