import Testing

/// Environment values and objects.
struct EnvironmentTests {
  @Test func readersOfAKeyRunWhenItsValueDiffers() {
    expect(
      SetUp.theme + #"""
        struct Between: View { var body: some View { Reader() } }
        struct Unread: View {
          @Environment(\.theme) private var theme
          var body: some View { Text("-") }
        }
        struct Writer: View {
          @State private var theme = 1
          @State private var other = 0
          var body: some View {
            VStack {
              Between()
              Unread()
              Reader().environment(\.theme, 9)
              Text("\(other)")
            }
            .environment(\.theme, theme)
            Button("theme") { theme += 1 }
            Button("other") { other += 1 }
          }
        }
        """#,
      #"""
      > mount Writer()
      + Writer#1
      + Between#1
      + Reader#1
      + Unread#1
      + Reader#2
      > tap theme
      ↻ Writer#1  state Writer#1.theme
      ↻ Reader#1  environment \.theme 1 → 2
      ↻ Unread#1 (wasted)  environment \.theme 1 → 2
      > tap other
      ↻ Writer#1  state Writer#1.other
      > tree
        Writer#1
          VStack
            Between#1
              Reader#1
                Text "theme 2"
            Unread#1
              Text "-"
            Reader#2
              Text "theme 9"
            Text "1"
          Button "theme"
          Button "other"
      """#)
  }

  @Test func aKeyThatNobodySetHasItsDefault() {
    expect(
      SetUp.theme,
      #"""
      > mount Reader()
      + Reader#1
      > tree
        Reader#1
          Text "theme 0"
      > mount Reader().environment(\.theme, 1).environment(\.theme, 2)
      + Reader#2
      > tree Reader#2
        Reader#2
          Text "theme 1"
      """#)
  }

  @Test func objectsAreFoundByTheirType() {
    expect(
      SetUp.shown + #"""
        struct Injector: View {
          @State private var model = Model()
          var body: some View {
            VStack { Shows() }.environment(model)
            Button("replace") { model = Model() }
            Button("count") { model.x += 1 }
          }
        }
        """#,
      #"""
      > mount Injector()
      + Injector#1
      + Shows#1
      > tap count
      ↻ Shows#1  Model#2.x
      > tap replace
      ↻ Injector#1  state Injector#1.model
      ↻ Shows#1  environment Model main.Model → main.Model
      """#)
  }

  @Test func aMissingObjectIsAnErrorUnlessItIsOptional() {
    expect(
      SetUp.shown + #"""
        struct Unused: View {
          @Environment(Model.self) private var model
          var body: some View { Text("unused") }
        }
        struct Maybe: View {
          @Environment(Model.self) private var model: Model?
          var body: some View { Text(model == nil ? "nil" : "some") }
        }
        """#,
      #"""
      > mount Unused()
      error: No Observable object of type Model found. A View.environmentObject(_:) for Model may be missing as an ancestor of this view.
      > mount Maybe()
      + Maybe#1
      > tree
        Maybe#1
          Text "nil"
      > mount Maybe().environment(model)
      + Maybe#2
      > tree Maybe#2
        Maybe#2
          Text "some"
      """#)
  }

  @Test func transformsAreScopesOfTheirOwn() {
    expect(
      SetUp.theme + #"""
        @Observable class Model { var x = 0 }
        struct Owner: View {
          var model: Model
          var body: some View { Reader().transformEnvironment(\.theme) { $0 += model.x } }
        }
        let model = Model()
        """#,
      #"""
      > mount Owner(model: model)
      + Owner#1
      + Reader#1
      > model.x = 3
      ↻ Owner#1.transformEnvironment  Model#1.x
      ↻ Reader#1  environment \.theme 0 → 3
      > model.x += 0
      ↻ Owner#1.transformEnvironment (wasted)  Model#1.x
      > tree
        Owner#1
          Reader#1
            Text "theme 3"
      """#)
  }

  @Test func framesOfTheShellAreAncestors() {
    expect(
      SetUp.theme + #"""
        @Observable class Model { var x = 0 }
        struct Shows: View {
          @Environment(Model.self) private var model
          var body: some View { Text("\(model.x)") }
        }
        let model = Model()
        """#,
      #"""
      > push inner
      > mount Reader()
      + Reader#1
      > environment _EnvironmentWriter(keyPath: \.theme, value: 5)
      ↻ Reader#1  environment \.theme 0 → 5
      > environment _EnvironmentWriter(keyPath: \.theme, value: 5)
      > environment _ObjectWriter(object: model)
      > mount Shows()
      + Shows#1
      > model.x = 2
      ↻ Shows#1  Model#1.x
      > pop
      - Shows#1
      - Reader#1
      > mount Shows()
      error: No Observable object of type Model found. A View.environmentObject(_:) for Model may be missing as an ancestor of this view.
      """#)
  }

  @Test func controlsAreDisabledThroughTheEnvironment() {
    expect(
      #"""
      struct Form2: View {
        @State private var isLocked = true
        @State private var count = 0
        var body: some View {
          VStack { Button("count \(count)") { count += 1 } }.disabled(isLocked)
          Toggle("locked", isOn: $isLocked)
        }
      }
      """#,
      #"""
      > mount Form2()
      + Form2#1
      > tap count 0
      error: 'count 0' is disabled
      > toggle locked
      ↻ Form2#1  state Form2#1.isLocked
      > tap count 0
      ↻ Form2#1  state Form2#1.count
      """#)
  }

  @Test func anAnswerThatStaysTheSameRunsNothing() {
    expect(
      SetUp.theme + #"""
        extension EnvironmentValues { var isEven: Bool { theme % 2 == 0 } }
        struct Parity: View {
          @Environment(\.isEven) private var isEven
          var body: some View { Text(isEven ? "even" : "odd") }
        }
        struct Whole: View {
          @Environment(\.self) private var values
          var body: some View { Text("\(values.theme)") }
        }
        struct Writer: View {
          @State private var theme = 1
          var body: some View {
            VStack { Parity(); Whole() }.environment(\.theme, theme)
            Button("two more") { theme += 2 }
          }
        }
        """#,
      #"""
      > mount Writer()
      + Writer#1
      + Parity#1
      + Whole#1
      > tap two more
      ↻ Writer#1  state Writer#1.theme
      ↻ Whole#1  environment \.theme 1 → 3
      """#)
  }
}
