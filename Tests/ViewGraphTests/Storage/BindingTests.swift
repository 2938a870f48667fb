import Testing

/// Bindings: their values, their comparison, and the targets of their writes.
struct BindingTests {
  @Test func aBindingCarriesItsValueDownTheChain() {
    expect(
      #"""
      struct Top: View {
        @State private var x = 0
        var body: some View { Middle(x: $x); Button("go") { x += 1 } }
      }
      struct Middle: View {
        @Binding var x: Int
        var body: some View { Bottom(x: $x) }
      }
      struct Bottom: View {
        @Binding var x: Int
        var body: some View { Text("\(x)") }
      }
      """#,
      #"""
      > mount Top()
      + Top#1
      + Middle#1
      + Bottom#1
      > tap go
      ↻ Top#1  state Top#1.x
      ↻ Middle#1  state Top#1.x, input x 0 → 1 from Top#1
      ↻ Bottom#1  state Top#1.x, input x 0 → 1 from Middle#1
      """#)
  }

  @Test func aBindingWritesToItsOwner() {
    expect(
      """
      struct Switch: View {
        @Binding var isOn: Bool
        var body: some View { Button("flip") { isOn.toggle() } }
      }
      struct Owner: View {
        @State private var a = false
        @State private var b = false
        var body: some View { Toggle("a", isOn: $a); Switch(isOn: $a); Switch(isOn: $b) }
      }
      """,
      """
      > mount Owner()
      + Owner#1
      + Switch#1
      + Switch#2
      > toggle a
      ↻ Owner#1  state Owner#1.a
      ↻ Switch#1 (wasted)  state Owner#1.a, input isOn false → true from Owner#1
      > tap flip @ Switch#1
      ↻ Owner#1  state Owner#1.a
      ↻ Switch#1 (wasted)  state Owner#1.a, input isOn true → false from Owner#1
      > tap flip @ Switch#2
      ↻ Owner#1 (wasted)  state Owner#1.b
      ↻ Switch#2 (wasted)  state Owner#1.b, input isOn false → true from Owner#1
      """)
  }

  @Test func aBindableProjectionReadsTheProperty() {
    expect(
      """
      @Observable class Model { var name = "n"; var other = 0 }
      struct Editor: View {
        @Bindable var model: Model
        var body: some View { TextField("name", text: $model.name) }
      }
      let model = Model()
      """,
      """
      > mount Editor(model: model)
      + Editor#1
      > type name | new
      ↻ Editor#1  Model#1.name
      > type name | new
      > model.other = 1
      > reads Editor#1
        Model#1.name
      """)
  }

  @Test func bindingsOfClosuresCannotBeCompared() {
    expect(
      #"""
      @Observable class Model { var x = 0 }
      struct Child: View {
        @Binding var x: Int
        var body: some View { Text("child") }
      }
      struct Parent: View {
        var model: Model
        @State private var y = 0
        var body: some View {
          Child(x: Binding(get: { model.x }, set: { model.x = $0 }))
          Button("go \(y)") { y += 1 }
        }
      }
      let model = Model()
      """#,
      #"""
      > mount Parent(model: model)
      + Parent#1
      + Child#1
      > model.x = 1
      ↻ Parent#1 (wasted)  Model#1.x
      ↻ Child#1 (wasted)  Model#1.x, input x, not comparable, from Parent#1
      > tap go 0
      ↻ Parent#1  state Parent#1.y
      ↻ Child#1 (wasted)  input x, not comparable, from Parent#1
      """#)
  }

  @Test func bindingsUnwrapOptionalsAndReachIntoCollections() {
    expect(
      #"""
      struct Editor: View {
        @Binding var name: String?
        var body: some View {
          if let name = Binding($name) { TextField("name", text: name) } else { Button("make") { name = "Ada" } }
        }
      }
      struct Owner: View {
        @State private var name: String?
        @State private var counts = [1, 2]
        var body: some View {
          Editor(name: $name)
          Stepper("first \(counts[0])", value: $counts[0])
          Text(name ?? "-")
        }
      }
      """#,
      #"""
      > mount Owner()
      + Owner#1
      + Editor#1
      > tap make
      ↻ Owner#1  state Owner#1.name
      ↻ Editor#1  state Owner#1.name, input name nil → Optional("Ada") from Owner#1
      > type name | Eve
      ↻ Owner#1  state Owner#1.name
      ↻ Editor#1  state Owner#1.name, input name Optional("Ada") → Optional("Eve") from Owner#1
      > step first 1 | up
      ↻ Owner#1  state Owner#1.counts
      > tree
        Owner#1
          Editor#1
            ▸ TextField "name" "Eve"
          Stepper "first 2" 2
          Text "Eve"
      """#)
  }
}
