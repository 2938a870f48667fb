import Testing

/// Environment values and objects, and which views depend on them.
struct EnvironmentRuleTests {
  private static let theme = #"""
    struct ThemeKey: EnvironmentKey { static let defaultValue = 0 }
    extension EnvironmentValues {
      var theme: Int { get { self[ThemeKey.self] } set { self[ThemeKey.self] = newValue } }
    }
    struct Reader: View { @Environment(\.theme) var theme; var body: some View { Text("theme \(theme)") } }
    struct Unread: View { @Environment(\.theme) var theme; var body: some View { Text("unread") } }

    """#

  @Test(
    "B5.15 who declares a key runs when its value differs, read or not; other keys' readers are only checked"
  )
  func declaringAKeyDepends() {
    expect(
      Self.theme + #"""
        extension EnvironmentValues { @Entry var other = 0; var parity: Int { theme % 2 } }
        struct Other: View { @Environment(\.other) var other; var body: some View { Text("\(other)") } }
        struct Parity: View { @Environment(\.parity) var parity; var body: some View { Text("\(parity)") } }
        struct Writer: View {
          @State private var theme = 0
          var body: some View {
            VStack { Reader(); Unread(); Other(); Parity() }.environment(\.theme, theme).environment(\.other, 1)
            Button("one") { theme += 1 }
            Button("two") { theme += 2 }
          }
        }
        """#,
      #"""
      > mount Writer()
      + Writer#1
      + Reader#1
      + Unread#1
      + Other#1
      + Parity#1
      > tap one
      ↻ Writer#1  state Writer#1.theme
      ↻ Reader#1  environment \.theme 0 → 1
      ↻ Unread#1 (wasted)  environment \.theme 0 → 1
      ↻ Parity#1  environment \.parity 0 → 1
      > tap two
      ↻ Writer#1  state Writer#1.theme
      ↻ Reader#1  environment \.theme 1 → 3
      ↻ Unread#1 (wasted)  environment \.theme 1 → 3
      """#)
  }

  @Test("B5.16 @Environment(\\.self) follows the keys that it read last")
  func theWholeEnvironmentFollowsWhatWasRead() {
    expect(
      Self.theme + #"""
        extension EnvironmentValues { @Entry var other = 0; @Entry var third = 0 }
        struct Whole: View {
          @Environment(\.self) var values
          var body: some View { Text(values.theme == 0 ? "\(values.other)" : "-") }
        }
        """#,
      #"""
      > mount Whole()
      + Whole#1
      > environment _EnvironmentWriter(keyPath: \.third, value: 1)
      > environment _EnvironmentWriter(keyPath: \.other, value: 1)
      ↻ Whole#1  environment \.other 0 → 1
      > environment _EnvironmentWriter(keyPath: \.theme, value: 1)
      ↻ Whole#1  environment \.theme 0 → 1
      > environment _EnvironmentWriter(keyPath: \.other, value: 2)
      """#)
  }

  @Test(
    "B5.17 the nearest writer wins, a view is above its own writers, equal and hidden values run nobody"
  )
  func theNearestWriterWins() {
    expect(
      Self.theme + #"""
        struct Above: View {
          @Environment(\.theme) var theme
          var body: some View { Text("above \(theme)").environment(\.theme, 9) }
        }
        struct Writer: View {
          @State private var theme = 3
          @State private var other = 0
          var body: some View {
            VStack { Reader().environment(\.theme, 1).environment(\.theme, 2); Above(); Unread() }
              .environment(\.theme, theme)
            Text("\(other)")
            Button("theme") { theme += 1 }
            Button("other") { other += 1 }
          }
        }
        """#,
      #"""
      > mount Writer()
      + Writer#1
      + Reader#1
      + Above#1
      + Unread#1
      > tree
        Writer#1
          VStack
            Reader#1
              Text "theme 1"
            Above#1
              Text "above 3"
            Unread#1
              Text "unread"
          Text "0"
          Button "theme"
          Button "other"
      > tap other
      ↻ Writer#1  state Writer#1.other
      > tap theme
      ↻ Writer#1  state Writer#1.theme
      ↻ Above#1  environment \.theme 3 → 4
      ↻ Unread#1 (wasted)  environment \.theme 3 → 4
      """#)
  }

  @Test(
    "B5.18 a closure with captures in the environment runs all its readers with every run of its writer"
  )
  func closuresInTheEnvironmentDiffer() {
    expect(
      #"""
      extension EnvironmentValues { @Entry var act: () -> Void = {} }
      struct Reader: View { @Environment(\.act) var act; var body: some View { Button("act") { act() } } }
      struct Writer: View {
        @State private var n = 0
        let captures: Bool
        var body: some View {
          Reader().environment(\.act, captures ? { n += 1 } : { print("none") })
          Button("n \(n)") { n += 1 }
        }
      }
      """#,
      #"""
      > mount Writer(captures: true)
      + Writer#1
      + Reader#1
      > tap n 0
      ↻ Writer#1  state Writer#1.n
      ↻ Reader#1 (wasted)  environment \.act (Function) → (Function)
      > unmount Writer#1
      - Writer#1
      - Reader#1
      > mount Writer(captures: false)
      + Writer#2
      + Reader#2
      > tap n 0
      ↻ Writer#2  state Writer#2.n
      """#)
  }

  @Test(
    "B5.19 a transform gets the inherited value, outer ones first, is a scope, and tells only of another result"
  )
  func transformsGetTheInheritedValue() {
    expect(
      Self.theme + #"""
        @Observable class Model { var x = 1 }
        let model = Model()
        struct Owner: View {
          var body: some View {
            Reader()
              .transformEnvironment(\.theme) { $0 = $0 * 10 }
              .transformEnvironment(\.theme) { $0 += model.x / 2 }
              .environment(\.theme, 3)
          }
        }
        """#,
      #"""
      > mount Owner()
      + Owner#1
      + Reader#1
      > tree
        Owner#1
          Reader#1
            Text "theme 30"
      > model.x = 0
      ↻ Owner#1.transformEnvironment (wasted)  Model#1.x
      > model.x = 2
      ↻ Owner#1.transformEnvironment  Model#1.x
      ↻ Owner#1.transformEnvironment#2  environment \.theme 3 → 4
      ↻ Reader#1  environment \.theme 30 → 40
      """#)
  }

  @Test("B5.20 an unset key has its default, made anew for each read where it is computed")
  func anUnsetKeyHasItsDefault() {
    expect(
      #"""
      final class Token { init() { print("made") } }
      struct Kept: EnvironmentKey { static let defaultValue = 7 }
      struct Made: EnvironmentKey { static var defaultValue: Token { Token() } }
      extension EnvironmentValues {
        var kept: Int { get { self[Kept.self] } set { self[Kept.self] = newValue } }
        var made: Token { get { self[Made.self] } set { self[Made.self] = newValue } }
      }
      struct Reads: View { @Environment(\.kept) var kept; var body: some View { Text("\(kept)") } }
      struct Makes: View { @Environment(\.made) var made; var body: some View { let _ = made; Text("makes") } }
      """#,
      #"""
      > mount Reads()
      + Reads#1
      > tree
        Reads#1
          Text "7"
      > mount Makes()
        made
      + Makes#1
      > mount Makes()
        made
      + Makes#2
      """#)
  }

  @Test(
    "B5.21 objects are found by static type, optional ones may be missing, another instance runs all who declare it"
  )
  func objectsAreFoundByStaticType() {
    expect(
      #"""
      @Observable class Base { var x = 0; var y = 0 }
      @Observable class Sub: Base {}
      struct Reads: View { @Environment(Base.self) var base; var body: some View { Text("\(base.x)") } }
      struct Declares: View { @Environment(Base.self) var base: Base?; var body: some View { Text("declares") } }
      struct Says: View { @Environment(Base.self) var base: Base?; var body: some View { Text(base == nil ? "none" : "some") } }
      struct NeedsSub: View { @Environment(Sub.self) var sub; var body: some View { Text("\(sub.x)") } }
      struct Edits: View {
        @Environment(Base.self) var base
        var body: some View { @Bindable var base = base; Stepper("x", value: $base.x) }
      }
      struct Injector: View {
        @State var base: Base? = Base()
        var body: some View {
          VStack { Reads(); Declares(); Edits() }.environment(base)
          Button("replace") { base = Base() }
          Button("none") { base = nil }
        }
      }
      """#,
      #"""
      > mount Injector()
      + Injector#1
      + Reads#1
      + Declares#1
      + Edits#1
      > step x | up
      ↻ Reads#1  Base#1.x
      ↻ Edits#1  Base#1.x
      > tap replace
      ↻ Injector#1  state Injector#1.base
      ↻ Reads#1  environment Base main.Base → main.Base
      ↻ Declares#1 (wasted)  environment Base Optional(main.Base) → Optional(main.Base)
      ↻ Edits#1  environment Base main.Base → main.Base
      > tap none
      error: No Observable object of type Base found. A View.environmentObject(_:) for Base may be missing as an ancestor of this view.
      > mount Reads().environment(Sub())
      error: No Observable object of type Base found. A View.environmentObject(_:) for Base may be missing as an ancestor of this view.
      > mount NeedsSub().environment(Sub() as Base)
      error: No Observable object of type Sub found. A View.environmentObject(_:) for Sub may be missing as an ancestor of this view.
      > mount Declares().environment(nil as Base?).environment(Base())
      + Declares#2
      > mount Says().environment(nil as Base?).environment(Base())
      + Says#1
      > tree Says#1
        Says#1
          Text "none"
      > mount NeedsSub().environment(Sub())
      + NeedsSub#1
      """#)
  }

  @Test(
    "B5.22 a missing @Environment object is missed even where it is not read, an @EnvironmentObject on access"
  )
  func missingObjectsAreMissedWhen() {
    expect(
      #"""
      @Observable class Model { var x = 0 }
      class Thing: ObservableObject { @Published var x = 0 }
      struct Unread: View { @Environment(Model.self) var model; var body: some View { Text("unread") } }
      struct Optional2: View { @Environment(Model.self) var model: Model?; var body: some View { Text("\(model == nil)") } }
      struct Idle: View { @EnvironmentObject var thing: Thing; var body: some View { Text("idle") } }
      struct Asks: View { @EnvironmentObject var thing: Thing; var body: some View { Text("\(thing.x)") } }
      """#,
      #"""
      > mount Unread()
      error: No Observable object of type Model found. A View.environmentObject(_:) for Model may be missing as an ancestor of this view.
      > mount Optional2()
      + Optional2#1
      > mount Idle()
      + Idle#1
      > mount Asks()
      error: No ObservableObject of type Thing found. A View.environmentObject(_:) for Thing may be missing as an ancestor of this view.
      """#)
  }
}
