import Testing

/// Which closures have reads of their own.
struct ScopeRuleTests {
  @Test(
    "B4.11 bodies, modifiers, styles, rows, readers, transforms and presented content are scopes of their own"
  )
  func escapingContentIsAScope() {
    expect(
      #"""
      @Observable class Model { var body = 0; var modifier = 0; var style = 0; var row = 0; var reader = 0; var transform = 0; var sheet = 0; var destination = 0; var time = 0; var isShown = false; var path = [Int]() }
      let model = Model()
      struct Modified: ViewModifier { func body(content: Content) -> some View { content; Text("\(model.modifier)") } }
      struct Styled: ButtonStyle { func makeBody(configuration: Configuration) -> some View { configuration.label; Text("\(model.style)") } }
      struct Owner: View {
        @Bindable var bound: Model
        var body: some View {
          Text("\(model.body)").modifier(Modified())
          Button("b") {}.buttonStyle(Styled())
          ForEach([1], id: \.self) { _ in Text("\(model.row)") }
          GeometryReader { _ in Text("\(model.reader)") }
          TimelineView(.everyMinute) { _ in Text("\(model.time)") }
          Text("t").transformEnvironment(\.lineLimit) { $0 = model.transform }
          Text("s").sheet(isPresented: $bound.isShown) { Text("\(model.sheet)") }
          NavigationStack(path: $bound.path) {
            Text("n").navigationDestination(for: Int.self) { _ in Text("\(model.destination)") }
          }
        }
      }
      """#,
      #"""
      > mount Owner(bound: model)
      + Owner#1
      + Modified#1
      + Owner#1[1]
      > model.body = 1
      ↻ Owner#1  Model#1.body
      > model.modifier = 1
      ↻ Modified#1  Model#1.modifier
      > model.style = 1
      ↻ Styled#1  Model#1.style
      > model.row = 1
      ↻ Owner#1[1]  Model#1.row
      > model.reader = 1
      ↻ Owner#1.GeometryReader  Model#1.reader
      > model.time = 1
      ↻ Owner#1.TimelineView  Model#1.time
      > model.transform = 1
      ↻ Owner#1.transformEnvironment (wasted)  Model#1.transform
      > model.sheet = 1
      > model.isShown = true
      ↻ Owner#1  Model#1.isShown
      + Owner#1.sheet (presented)
      > model.sheet = 2
      ↻ Owner#1.sheet  Model#1.sheet
      > model.destination = 1
      > model.path = [1]
      ↻ Owner#1  Model#1.path
      + Owner#1.destination (presented)
      > model.destination = 2
      ↻ Owner#1.destination  Model#1.destination
      """#)
  }

  @Test(
    "B4.12 builders, labels, overlays, computed views, helpers and the values of modifiers belong to the body"
  )
  func builtContentBelongsToTheBody() {
    expect(
      #"""
      @Observable class Model {
        var stack = 0; var group = 0; var section = 0; var list = 0; var form = 0; var button = 0; var toggle = 0
        var overlay = 0; var background = 0; var header = 0; var builder = 0; var helper = 0
        var change = 0; var environment = 0; var task = 0
      }
      struct Owner: View {
        let model: Model
        @State private var isOn = false
        var header: some View { Text("\(model.header)") }
        @ViewBuilder func built() -> some View { Text("\(model.builder)") }
        func helped() -> String { "\(model.helper)" }
        var body: some View {
          VStack { Text("\(model.stack)") }
          Group { Text("\(model.group)") }
          Section { Text("\(model.section)") }
          List { Text("\(model.list)") }
          Form { Text("\(model.form)") }
          Button {} label: { Text("\(model.button)") }
          Toggle(isOn: $isOn) { Text("\(model.toggle)") }
          Text("o").overlay { Text("\(model.overlay)") }.background { Text("\(model.background)") }
          header
          built()
          Text(helped())
          Text("c").onChange(of: model.change) {}
          Text("e").environment(\.lineLimit, model.environment)
          Text("t").task(id: model.task) {}
        }
      }
      let model = Model()
      """#,
      #"""
      > mount Owner(model: model)
      + Owner#1
      > reads Owner#1
        Model#1.stack
        Model#1.group
        Model#1.section
        Model#1.list
        Model#1.form
        Model#1.button
        Model#1.toggle
        Model#1.overlay
        Model#1.background
        Model#1.header
        Model#1.builder
        Model#1.helper
        Model#1.change
        Model#1.environment
        Model#1.task
        Owner#1.isOn
      > model.button = 1
      ↻ Owner#1  Model#1.button
      > model.overlay = 1
      ↻ Owner#1  Model#1.overlay
      > model.change = 1
      ↻ Owner#1  Model#1.change
      > model.environment = 1
      ↻ Owner#1  Model#1.environment
      > model.task = 1
      ↻ Owner#1  Model#1.task
      """#)
  }

  @Test("B4.13 actions, moments, tasks, gestures and what onChange does are not tracked")
  func actionsAreNotTracked() {
    expect(
      #"""
      @Observable class Model { var a = 0; var watched = 0; var isShown = true }
      struct Owner: View {
        let model: Model
        var body: some View {
          Button("button") { print("button", model.a) }
          Text("t").onTapGesture { print("gesture", model.a) }
          if model.isShown {
            Text("m").onAppear { print("appear", model.a) }.onDisappear { print("disappear", model.a) }
          }
          Text("k").task { print("task", model.a); Task { print("inner", model.a) } }
          Text("c").onChange(of: model.watched) { print("change", model.a) }
        }
      }
      let model = Model()
      """#,
      #"""
      > mount Owner(model: model)
        appear 0
        task 0
        inner 0
      + Owner#1
      > reads Owner#1
        Model#1.isShown
        Model#1.watched
      > model.a = 1
      > tap button
        button 1
      > tap t
        gesture 1
      > reads Owner#1
        Model#1.isShown
        Model#1.watched
      > model.watched = 1
        change 1
      ↻ Owner#1  Model#1.watched
      > reads Owner#1
        Model#1.isShown
        Model#1.watched
      > model.isShown = false
        disappear 1
      ↻ Owner#1  Model#1.isShown
      > reads Owner#1
        Model#1.isShown
        Model#1.watched
      > model.a = 2
      """#)
  }

  @Test("B4.14 what the last run read counts, and nothing of the runs before")
  func theLastRunCounts() {
    expect(
      #"""
      @Observable class Model { var flag = true; var a = 0; var b = 0 }
      struct Owner: View {
        let model: Model
        @State private var flag = true
        var body: some View {
          Text(flag ? "\(model.a)" : "\(model.b)")
          Button("flip") { flag.toggle() }
        }
      }
      let model = Model()
      """#,
      #"""
      > mount Owner(model: model)
      + Owner#1
      > tap flip
      ↻ Owner#1 (wasted)  state Owner#1.flag
      > model.a = 1
      > model.b = 1
      ↻ Owner#1  Model#1.b
      """#)
  }

  @Test("B4.11 a style's body runs for another style, another control and what it reads, no more")
  func styleBodies() {
    expect(
      #"""
      @Observable class Model { var n = 0 }
      let model = Model()
      struct Framed: ButtonStyle {
        let width: Int
        func makeBody(configuration: Configuration) -> some View {
          let _ = print("style", width, model.n)
          HStack { configuration.label; Text("\(width) \(model.n)") }
        }
      }
      struct Inner: View { var body: some View { let _ = print("inner"); Button("go") {} } }
      struct Owner: View {
        @State private var width = 1
        @State private var ticks = 0
        var body: some View {
          let _ = print("owner")
          Inner().buttonStyle(Framed(width: width))
          Button("same") {}.buttonStyle(Framed(width: 9))
          Button("ticks \(ticks)") { ticks += 1 }.buttonStyle(Framed(width: 8))
          Button("wider") { width += 1 }
        }
      }
      """#,
      #"""
      > mount Owner()
        owner
        inner
        style 1 0
        style 9 0
        style 8 0
      + Owner#1
      + Inner#1
      > tap wider
        owner
        style 8 0
        style 2 0
      ↻ Owner#1  state Owner#1.width
      ↻ Framed#1  input width 1 → 2 from Owner#1
      > tap ticks 0
        owner
        style 8 0
      ↻ Owner#1  state Owner#1.ticks
      > model.n = 1
        style 9 1
        style 8 1
        style 2 1
      ↻ Framed#1  Model#1.n
      ↻ Framed#2  Model#1.n
      ↻ Framed#3  Model#1.n
      > tree Framed#1
        Framed#1
          Button "go 2 1"
      """#)
  }

  @Test("B4.11 what is presented tells its preferences to nobody around it; a destination does")
  func preferencesOfPresentations() {
    expect(
      #"""
      struct Names: PreferenceKey {
        static let defaultValue: [String] = []
        static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
      }
      struct Named: View { let name: String; var body: some View { Text(name).preference(key: Names.self, value: [name]) } }
      struct Owner: View {
        @State private var isShown = false
        @State private var isAsked = false
        @State private var isDeep = false
        var body: some View {
          NavigationStack {
            VStack {
              Named(name: "root")
              Button("sheet") { isShown = true }
              Button("ask") { isAsked = true }
              Button("deep") { isDeep = true }
            }
            .sheet(isPresented: $isShown) {
              Named(name: "sheet").onPreferenceChange(Names.self) { print("in the sheet", $0) }
            }
            .alert("Sure?", isPresented: $isAsked) { Named(name: "alert") }
            .navigationDestination(isPresented: $isDeep) { Named(name: "deep") }
          }
          .onPreferenceChange(Names.self) { print("outside", $0) }
        }
      }
      """#,
      #"""
      > mount Owner()
        outside ["root"]
      + Owner#1
      + Named#1
      > tap sheet
        in the sheet ["sheet"]
      + Named#2 (presented)
      > dismiss
      - Named#2
      > tap ask
      + Owner#1.alert (presented)
      + Named#3 (presented)
      > dismiss
      - Owner#1.alert
      - Named#3
      > tap deep
        outside ["root", "deep"]
      + Named#4 (presented)
      """#)
  }
}
