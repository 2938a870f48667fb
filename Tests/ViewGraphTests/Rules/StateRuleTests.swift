import Testing

/// State and bindings, and which views run for them.
struct StateRuleTests {
  @Test(
    "B3.1 a state is made once for an identity; later initial values and writes in init are ignored"
  )
  func aStateKeepsItsFirstValue() {
    expect(
      #"""
      struct FromInit: View {
        @State private var n: Int
        init(_ n: Int) { _n = State(initialValue: n) }
        var body: some View { Text("init \(n)") }
      }
      struct Defaulted: View {
        @State private var n = 1
        init(_ n: Int) { self.n = n }
        var body: some View { Text("default \(n)") }
      }
      struct Parent: View {
        @State private var n = 5
        var body: some View { FromInit(n); Defaulted(n); Button("n") { n += 1 } }
      }
      """#,
      #"""
      > mount Parent()
      + Parent#1
      + FromInit#1
      + Defaulted#1
      ! a @State is written before a view has it: the write has no effect
      > tap n
      ↻ Parent#1 (wasted)  state Parent#1.n
      ↻ FromInit#1 (wasted)  input n 5 → 6 from Parent#1
      > tree
        Parent#1
          FromInit#1
            Text "init 5"
          Defaulted#1
            Text "default 1"
          Button "n"
      """#)
  }

  @Test("B3.2 a state set to what it holds is no change, in place or not, Equatable or not")
  func anEqualStateIsNoChange() {
    expect(
      #"""
      struct Pair { var x = 1; var text = "t" }
      struct Bits: Equatable { var n = 0; static func == (a: Bits, b: Bits) -> Bool { true } }
      class Ref { var n = 0 }
      struct Owner: View {
        @State private var array = [1]
        @State private var pair = Pair()
        @State private var ref = Ref()
        @State private var bits = Bits()
        var body: some View {
          Text("\(array.count) \(pair.x) \(ref.n) \(bits.n)")
          Button("same") { array[0] = array[0]; array = [1]; pair.x = 1; pair = Pair(); ref = ref }
          Button("array") { array[0] = 2 }
          Button("pair") { pair.x = 2 }
          Button("inside") { ref.n = 2 }
          Button("ref") { ref = Ref() }
          Button("bits") { bits = Bits(n: 1) }
        }
      }
      """#,
      #"""
      > mount Owner()
      + Owner#1
      > tap same
      > tap array
      ↻ Owner#1 (wasted)  state Owner#1.array
      > tap pair
      ↻ Owner#1  state Owner#1.pair
      > tap inside
      > tap ref
      ↻ Owner#1 (wasted)  state Owner#1.ref
      > tap bits
      """#)
  }

  @Test("B3.3 an action reads what it has just set; a body has the value of its transaction")
  func actionsReadTheNewestState() {
    expect(
      #"""
      struct Owner: View {
        @State private var n = 0
        var body: some View {
          let _ = print("body", n)
          Button("go") { n += 1; print("action", n); n += 1; print("action", n) }
        }
      }
      """#,
      #"""
      > mount Owner()
        body 0
      + Owner#1
      > tap go
        action 1
        action 2
        body 2
      ↻ Owner#1 (wasted)  state Owner#1.n
      """#)
  }

  @Test("B3.4 a state runs its owner once the body has read it, and from then on")
  func aStateThatWasReadStaysRead() {
    expect(
      #"""
      struct Owner: View {
        @State private var n = 0
        @State private var shows = false
        var body: some View {
          Button("n") { n += 1; print(n) }
          Button("show") { shows.toggle() }
          if shows { Text("\(n)") }
        }
      }
      """#,
      #"""
      > mount Owner()
      + Owner#1
      > tap n
        1
      > tap show
      ↻ Owner#1  state Owner#1.shows
      > tap n
        2
      ↻ Owner#1  state Owner#1.n
      > tap show
      ↻ Owner#1  state Owner#1.shows
      > tap n
        3
      ↻ Owner#1 (wasted)  state Owner#1.n
      """#)
  }

  @Test("B3.5 there and back in one action runs the body once, and onChange not at all")
  func thereAndBackRunsTheBodyOnce() {
    expect(
      #"""
      struct Owner: View {
        @State private var n = 0
        var body: some View {
          Text("\(n)").onChange(of: n) { print("changed") }
          Button("go") { n = 1; n = 0 }
        }
      }
      """#,
      #"""
      > mount Owner()
      + Owner#1
      > tap go
      ↻ Owner#1 (wasted)  state Owner#1.n
      """#)
  }

  @Test("B3.6 the owner of a state runs that it only hands on as a binding")
  func theOwnerOfABindingRuns() {
    expect(
      #"""
      struct Child: View { @Binding var x: Int; var body: some View { Button("child") { x += 1 } } }
      struct Owner: View {
        @State private var x = 0
        @State private var isOn = false
        @State private var text = ""
        var body: some View {
          Child(x: $x)
          Toggle("toggle", isOn: $isOn)
          TextField("field", text: $text)
        }
      }
      """#,
      #"""
      > mount Owner()
      + Owner#1
      + Child#1
      > tap child
      ↻ Owner#1 (wasted)  state Owner#1.x
      ↻ Child#1 (wasted)  state Owner#1.x, input x 0 → 1 from Owner#1
      > toggle toggle
      ↻ Owner#1  state Owner#1.isOn
      > type field | x
      ↻ Owner#1  state Owner#1.text
      """#)
  }

  @Test("B3.7 a write through a binding is a write to the root: compared whole, for parts as well")
  func bindingsWriteToTheRoot() {
    expect(
      #"""
      struct Pair: Equatable { var x = 1; var y = 1 }
      struct Opaque { var n = 1 }
      struct Whole: View {
        @Binding var opaque: Opaque
        var body: some View { Button("same opaque") { opaque = Opaque() } }
      }
      struct Half: View {
        @Binding var n: Int
        let name: String
        var body: some View { Button("same \(name)") { n = n }; Button("more \(name)") { n += 1 } }
      }
      struct Owner: View {
        @State private var pair = Pair()
        @State private var array = [1, 2]
        @State private var opaque = Opaque()
        var body: some View {
          Half(n: $pair.x, name: "x"); Half(n: $array[1], name: "1"); Text("\(pair.y)")
          Whole(opaque: $opaque)
        }
      }
      """#,
      #"""
      > mount Owner()
      + Owner#1
      + Half#1
      + Half#2
      + Whole#1
      > tap same opaque
      > tap same x
      > tap more x
      ↻ Owner#1 (wasted)  state Owner#1.pair
      ↻ Half#1 (wasted)  state Owner#1.pair, input n 1 → 2 from Owner#1
      ↻ Half#2 (wasted)  input n, not comparable, from Owner#1
      > tap same 1
      > tap more 1
      ↻ Owner#1 (wasted)  state Owner#1.array
      ↻ Half#2 (wasted)  state Owner#1.array, input n, not comparable, from Owner#1
      """#)
  }

  @Test("B3.8 projections: parts, optionals, constants, closures, elements")
  func projectionsReachTheirPlaces() {
    expect(
      #"""
      struct Item: Identifiable { let id: Int; var n = 0 }
      struct Inner { var b = 0 }
      struct Outer { var a = Inner() }
      struct Owner: View {
        @State private var outer = Outer()
        @State private var optional: Int?
        @State private var some = 1
        @State private var items = [Item(id: 1), Item(id: 2)]
        var body: some View {
          Stepper("part \(outer.a.b)", value: $outer.a.b)
          Button("nil into some") { Binding<Int?>($some).wrappedValue = nil; print(some) }
          Button("two into some") { Binding<Int?>($some).wrappedValue = 2; print(some) }
          Button("is it there") { print(Binding($optional) == nil) }
          Button("put") { optional = 3; print(Binding($optional)?.wrappedValue ?? -1) }
          Button("constant") { let c = Binding.constant(1); c.wrappedValue = 2; print(c.wrappedValue) }
          Button("closures") { let b = Binding(get: { print("got"); return 1 }, set: { print("set", $0) }); b.wrappedValue = 5 }
          ForEach($items) { $item in Button("item \(item.id) \(item.n)") { item.n += 1 } }
          Button("outside") { let b = $items[1]; items.removeLast(); print(b.wrappedValue.n) }
        }
      }
      """#,
      #"""
      > mount Owner()
      + Owner#1
      + Owner#1[1]
      + Owner#1[2]
      > step part 0 | up
      ↻ Owner#1  state Owner#1.outer
      > tap nil into some
        1
      > tap two into some
        2
      > tap is it there
        true
      > tap put
        3
      > tap constant
        1
      > tap closures
        got
        set 5
      > tap item 2 0
      ↻ Owner#1  state Owner#1.items
      > tap outside
      error: indexOutOfRange
      """#)
  }

  @Test("B3.9 $model.name reads where it is made, and in the child; what it sets is compared")
  func aProjectionOfAModelReads() {
    expect(
      #"""
      @Observable class Model { var name = "n"; var other = 0 }
      struct Child: View { @Binding var name: String; var body: some View { Text("child") } }
      struct Maker: View {
        @Bindable var model: Model
        var body: some View { Child(name: $model.name); TextField("name", text: $model.name) }
      }
      let model = Model()
      """#,
      #"""
      > mount Maker(model: model)
      + Maker#1
      + Child#1
      > reads Maker#1
        Model#1.name
      > reads Child#1
        Model#1.name
      > type name | m
      ↻ Maker#1  Model#1.name
      ↻ Child#1 (wasted)  Model#1.name, input name "n" → "m" from Maker#1
      > type name | m
      > model.other = 1
      """#)
  }

  @Test("B3.10 $model.user.name compares the whole user")
  func aProjectionOfAPartComparesTheWhole() {
    expect(
      #"""
      struct Same: Equatable { var name = "n"; var age = 1 }
      struct Opaque { var name = "n" }
      @Observable class Model { var user = Same(); var opaque = Opaque() }
      struct Age: View { let model: Model; var body: some View { Text("\(model.user.age)") } }
      struct Editor: View {
        @Bindable var model: Model
        var body: some View { TextField("user", text: $model.user.name); TextField("opaque", text: $model.opaque.name) }
      }
      let model = Model()
      """#,
      #"""
      > mount Age(model: model)
      + Age#1
      > mount Editor(model: model)
      + Editor#1
      > type user | n
      > type user | m
      ↻ Age#1 (wasted)  Model#1.user
      ↻ Editor#1  Model#1.user
      > type opaque | n
      ↻ Editor#1 (wasted)  Model#1.opaque
      """#)
  }
}
