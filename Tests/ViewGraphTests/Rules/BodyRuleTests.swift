import Testing

/// When a body runs at all.
struct BodyRuleTests {
  @Test(
    "B1.1 a body runs for a changed container, a changed dynamic property, a changed read, and at first"
  )
  func aBodyRunsForFourReasons() {
    expect(
      #"""
      @Observable class Model { var a = 0 }
      struct Child: View {
        let model: Model
        let n: Int
        @State private var s = 0
        @State private var unread = 0
        @Environment(\.isEnabled) private var isEnabled
        var body: some View {
          Text("\(model.a) \(n) \(s)")
          Button("state") { s += 1 }
          Button("unread") { unread += 1 }
        }
      }
      struct Parent: View {
        let model: Model
        @State private var n = 0
        @State private var isOff = false
        @State private var other = 0
        var body: some View {
          Text("\(other)")
          Child(model: model, n: n).disabled(isOff)
          Button("n") { n += 1 }
          Button("off") { isOff.toggle() }
          Button("other") { other += 1 }
        }
      }
      let model = Model()
      """#,
      #"""
      > mount Parent(model: model)
      + Parent#1
      + Child#1
      > tap n
      ↻ Parent#1  state Parent#1.n
      ↻ Child#1  input n 0 → 1 from Parent#1
      > tap state
      ↻ Child#1  state Child#1.s
      > tap unread
      > model.a = 1
      ↻ Child#1  Model#1.a
      > tap off
      ↻ Parent#1  state Parent#1.isOff
      ↻ Child#1 (wasted)  environment \.isEnabled true → false
      > tap other
      ↻ Parent#1  state Parent#1.other
      """#)
  }

  @Test("B1.2 a view without dynamic properties runs for its struct and for what it observed")
  func aPlainViewRunsForItsStructAndItsReads() {
    expect(
      #"""
      @Observable class Model { var a = 0; var b = 0; var n = 0 }
      struct Plain: View {
        let model: Model
        let n: Int
        var body: some View { Text("\(model.a)") }
      }
      struct Parent: View {
        let model: Model
        var body: some View { Plain(model: model, n: model.n / 2) }
      }
      let model = Model()
      """#,
      #"""
      > mount Parent(model: model)
      + Parent#1
      + Plain#1
      > model.a = 1
      ↻ Plain#1  Model#1.a
      > model.b = 1
      > model.n = 1
      ↻ Parent#1 (wasted)  Model#1.n
      > model.n = 2
      ↻ Parent#1 (wasted)  Model#1.n
      ↻ Plain#1 (wasted)  input n 0 → 1 from Parent#1
      """#)
  }

  @Test(
    "B1.3 dynamic properties are found in nested structs, and resolved within the tracked body"
  )
  func dynamicPropertiesAreFoundByReflection() {
    expect(
      #"""
      @Observable class Model { var a = 0 }
      let shared = Model()
      extension EnvironmentValues { var observed: Int { shared.a / 2 } }
      struct Inner: DynamicProperty { @State var n = 0 }
      struct Outer: DynamicProperty { var inner = Inner() }
      struct Nested: View {
        var outer = Outer()
        var body: some View { Button("nested \(outer.inner.n)") { outer.inner.n += 1 } }
      }
      struct Asking: View {
        @Environment(\.observed) private var observed
        var body: some View { Text("\(observed)") }
      }
      struct Updated: DynamicProperty {
        var model: Model
        var copy = 0
        mutating func update() { copy = model.a * 10 }
      }
      struct Updating: View {
        var updated = Updated(model: shared)
        var body: some View { Text("\(updated.copy)") }
      }
      """#,
      #"""
      > mount Nested()
      + Nested#1
      > tap nested 0
      ↻ Nested#1  state Nested#1.n
      > tree
        Nested#1
          Button "nested 1"
      > mount Asking()
      + Asking#1
      > shared.a = 1
      ↻ Asking#1 (wasted)  Model#1.a
      > shared.a = 2
      ↻ Asking#1  environment \.observed 0 → 1, Model#1.a
      > mount Updating()
      + Updating#1
      > shared.a = 3
      ↻ Asking#1 (wasted)  Model#1.a
      ↻ Updating#1  Model#1.a
      > tree Updating#1
        Updating#1
          Text "30"
      """#)
  }

  @Test("B1.3 dynamic properties are found in the payloads of enums and in optionals")
  func dynamicPropertiesAreFoundInPayloads() {
    expect(
      #"""
      enum Mode: View {
        case edit(count: State<Int>)
        case other(State<Int>)
        case asks(Environment<Bool>)
        var body: some View {
          switch self {
          case .edit(let count): Button("plus \(count.wrappedValue)") { count.wrappedValue += 1 }
          case .other(let count): Text("other \(count.wrappedValue)")
          case .asks(let isEnabled): Text("asks \(isEnabled.wrappedValue)")
          }
        }
      }
      struct Owner: View {
        @State private var step = 0
        @State private var isDisabled = false
        var body: some View {
          mode.disabled(isDisabled)
          Button("step") { step += 1 }
          Button("disable") { isDisabled = true }
        }
        var mode: Mode {
          switch step {
          case 1: .other(State(initialValue: 1))
          case 2: .asks(Environment(\.isEnabled))
          default: .edit(count: State(initialValue: 1))
          }
        }
      }
      enum Source { case own(State<Int>), none }
      struct Sourced: View {
        let source: Source
        var body: some View {
          if case .own(let count) = source {
            Button("own \(count.wrappedValue)") { count.wrappedValue += 1 }
          }
        }
      }
      struct Optionals: View {
        var count: State<Int>?
        var text: Binding<String>?
        var body: some View { Button("n \(count?.wrappedValue ?? -1)") { count?.wrappedValue += 1 } }
      }
      struct Maker: View {
        @State private var isOn = true
        @State private var text = ""
        var body: some View {
          Optionals(count: isOn ? State(initialValue: 5) : nil, text: $text)
          Button("switch") { isOn.toggle() }
          Button("write") { text += "x" }
        }
      }
      """#,
      #"""
      > mount Owner()
      + Owner#1
      + Mode#1
      > tap plus 1
      ↻ Mode#1  state Mode#1.count
      > tap step
      ↻ Owner#1  state Owner#1.step
      ↻ Mode#1  input self main.Mode.edit(count: State<Swift.Int>(_value: 1, _cell: nil, _shown: nil)) → main.Mode.other(State<Swift.Int>(_value: 1, _cell: nil, _shown: nil)) from Owner#1
      > tap step
      ↻ Owner#1  state Owner#1.step
      ↻ Mode#1  input self main.Mode.other(State<Swift.Int>(_value: 1, _cell: nil, _shown: nil)) → main.Mode.asks(Environment<Swift.Bool>(_keyPath: Optional(\EnvironmentValues.isEnabled), _type: nil, _isOptional: false, _resolved: nil, _isOfShell: nil)) from Owner#1
      > tap disable
      ↻ Owner#1  state Owner#1.isDisabled
      ↻ Mode#1  environment \.isEnabled true → false
      > tree Mode#1
        Mode#1
          Text "asks false"
      > tap step
      ↻ Owner#1  state Owner#1.step
      ↻ Mode#1  input self main.Mode.asks(Environment<Swift.Bool>(_keyPath: Optional(\EnvironmentValues.isEnabled), _type: nil, _isOptional: false, _resolved: nil, _isOfShell: nil)) → main.Mode.edit(count: State<Swift.Int>(_value: 1, _cell: nil, _shown: nil)) from Owner#1
      > tree Mode#1
        Mode#1
          Button "plus 1" (disabled)
      > unmount Owner#1
      - Owner#1
      - Mode#1
      > mount Sourced(source: .own(State(initialValue: 3)))
      + Sourced#1
      > tap own 3
      ↻ Sourced#1  state Sourced#1.own
      > unmount Sourced#1
      - Sourced#1
      > mount Maker()
      + Maker#1
      + Optionals#1
      > tap n 5
      ↻ Optionals#1  state Optionals#1.count
      > tap switch
      ↻ Maker#1  state Maker#1.isOn
      ↻ Optionals#1  input count Optional(State<Swift.Int>(_value: 5, _cell: nil, _shown: nil)) → nil from Maker#1
      > tap switch
      ↻ Maker#1  state Maker#1.isOn
      ↻ Optionals#1  input count nil → Optional(State<Swift.Int>(_value: 5, _cell: nil, _shown: nil)) from Maker#1
      > tap write
      ↻ Maker#1 (wasted)  state Maker#1.text
      ↻ Optionals#1 (wasted)  state Maker#1.text, input text Optional(Binding<Swift.String>(_location: _StoredLocation<Swift.String>, _value: "")) → Optional(Binding<Swift.String>(_location: _StoredLocation<Swift.String>, _value: "x")) from Maker#1
      """#)
  }

  @Test("B1.4 what a body gave is compared before it goes on: each child by its own part")
  func bodiesAreComparedPartByPart() {
    expect(
      #"""
      struct Leaf: View {
        let n: Int
        var body: some View { Text("\(n)") }
      }
      struct Group2: View {
        let left: Int
        let right: Int
        var body: some View { HStack { Leaf(n: left); Leaf(n: right) } }
      }
      struct Parent: View {
        @State private var left = 0
        @State private var unseen = 0
        var body: some View {
          let _ = unseen
          VStack { Group2(left: left, right: 7).padding(4); Leaf(n: 8) }
          Button("left") { left += 1 }
          Button("unseen") { unseen += 1 }
        }
      }
      """#,
      #"""
      > mount Parent()
      + Parent#1
      + Group2#1
      + Leaf#1
      + Leaf#2
      + Leaf#3
      > tap left
      ↻ Parent#1  state Parent#1.left
      ↻ Group2#1  input left 0 → 1 from Parent#1
      ↻ Leaf#1  input n 0 → 1 from Group2#1
      > tap unseen
      ↻ Parent#1 (wasted)  state Parent#1.unseen
      """#)
  }

  @Test("B1.5 views are values, and those of the library have no body to call")
  func viewsAreValues() {
    expect(
      #"""
      class V: View { var body: some View { Text("x") } }
      enum E: View { case a; var body: some View { Text("an enum") } }
      """#,
      #"""
      > mount V()
      error: views must be value types (either a struct or an enum); V is a class.
      > mount E.a
      + E#1
      > print(Text("x").body)
      error: body() should not be called on Text.
      """#)
  }
}
