import Testing

/// When the struct passed by a parent counts as changed.
struct FieldRuleTests {
  @Test(
    "B2.6 plain data by its bits, other Equatable structs by ==, the rest field by field, and .equatable() by == always"
  )
  func structsAreComparedByTheirKind() {
    expect(
      #"""
      struct Bits: Equatable { var n = 0; static func == (a: Bits, b: Bits) -> Bool { true } }
      struct Words: Equatable { var n = 0; var text = "w"; static func == (a: Words, b: Words) -> Bool { true } }
      struct Fields { var n = 0; var text = "f"; var bits = Bits(); var words = Words() }
      struct OfBits: View { let bits: Bits; var body: some View { Text("bits") } }
      struct OfWords: View { let words: Words; var body: some View { Text("words") } }
      struct OfFields: View { let fields: Fields; var body: some View { Text("fields") } }
      struct Own: View, Equatable {
        let n: Int
        let text = "own"
        var body: some View { Text("own") }
        static func == (a: Own, b: Own) -> Bool { a.n / 2 == b.n / 2 }
      }
      struct Plain: View, Equatable {
        let n: Int
        var body: some View { Text("plain") }
        static func == (a: Plain, b: Plain) -> Bool { a.n / 2 == b.n / 2 }
      }
      struct Parent: View {
        @State private var n = 0
        var body: some View {
          OfBits(bits: Bits(n: n))
          OfWords(words: Words(n: n))
          OfFields(fields: Fields(words: Words(n: n)))
          OfFields(fields: Fields(n: n / 2))
          OfFields(fields: Fields(bits: Bits(n: n)))
          Own(n: n)
          Plain(n: n)
          Plain(n: n).equatable()
          Button("n") { n += 1 }
        }
      }
      """#,
      #"""
      > mount Parent()
      + Parent#1
      + OfBits#1
      + OfWords#1
      + OfFields#1
      + OfFields#2
      + OfFields#3
      + Own#1
      + Plain#1
      + Plain#2
      > tap n
      ↻ Parent#1 (wasted)  state Parent#1.n
      ↻ OfBits#1 (wasted)  input bits main.Bits(n: 0) → main.Bits(n: 1) from Parent#1
      ↻ OfFields#3 (wasted)  input fields main.Fields(n: 0, text: "f", bits: main.Bits(n: 0), words: main.Words(n: 0, text: "w")) → main.Fields(n: 0, text: "f", bits: main.Bits(n: 1), words: main.Words(n: 0, text: "w")) from Parent#1
      ↻ Plain#1 (wasted)  input n 0 → 1 from Parent#1
      > tap n
      ↻ Parent#1 (wasted)  state Parent#1.n
      ↻ OfBits#1 (wasted)  input bits main.Bits(n: 1) → main.Bits(n: 2) from Parent#1
      ↻ OfFields#2 (wasted)  input fields main.Fields(n: 0, text: "f", bits: main.Bits(n: 0), words: main.Words(n: 0, text: "w")) → main.Fields(n: 1, text: "f", bits: main.Bits(n: 0), words: main.Words(n: 0, text: "w")) from Parent#1
      ↻ OfFields#3 (wasted)  input fields main.Fields(n: 0, text: "f", bits: main.Bits(n: 1), words: main.Words(n: 0, text: "w")) → main.Fields(n: 0, text: "f", bits: main.Bits(n: 2), words: main.Words(n: 0, text: "w")) from Parent#1
      ↻ Own#1 (wasted)  input n 0 → 2 from Parent#1
      ↻ Plain#1 (wasted)  input n 1 → 2 from Parent#1
      ↻ Plain#2 (wasted)  input n 0 → 2 from Parent#1
      """#)
  }

  @Test(
    "B2.7 references by identity or the class's ==, collections by == or as the same buffer, existentials and cases by type and payload"
  )
  func fieldsAreComparedByTheirKind() {
    expect(
      #"""
      class Ref {}
      final class Equal: Equatable {
        let name: String
        init(_ name: String) { self.name = name }
        static func == (a: Equal, b: Equal) -> Bool { true }
      }
      struct Opaque { var n = 0 }
      protocol P {}
      struct One: P { var n = 0 }
      struct Two: P { var n = 0 }
      enum Choice { case a(Int), b(Int), c }
      struct Shows<T>: View { let name: String; let value: T; var body: some View { Text(name) } }
      struct ShowsEqual: View { let value: Equal; var body: some View { Text(value.name) } }
      let kept = Ref()
      let buffer = [Opaque()]
      struct Parent: View {
        @State private var n = 0
        var body: some View {
          Shows(name: "kept", value: kept)
          Shows(name: "fresh", value: Ref())
          ShowsEqual(value: Equal("equal \(n)"))
          Shows(name: "array", value: ["x", "y"])
          Shows(name: "buffer", value: buffer)
          Shows(name: "rebuilt", value: [Opaque()])
          Shows<any P>(name: "any same", value: One())
          Shows<any P>(name: "any", value: n == 0 ? One() : Two())
          Shows(name: "case same", value: Choice.a(1))
          Shows(name: "case", value: n == 0 ? Choice.a(1) : Choice.b(1))
          Shows(name: "payload", value: Choice.a(n))
          Shows(name: "dictionary", value: ["k": 1])
          Shows(name: "empty", value: [Opaque]())
          Button("n") { n += 1 }
        }
      }
      """#,
      #"""
      > mount Parent()
      + Parent#1
      + Shows#1
      + Shows#2
      + ShowsEqual#1
      + Shows#3...12
      > tap n
      ↻ Parent#1 (wasted)  state Parent#1.n
      ↻ Shows#2 (wasted)  input value main.Ref → main.Ref from Parent#1
      ↻ Shows#5 (wasted)  input value, not comparable, from Parent#1
      ↻ Shows#7 (wasted)  input value main.One(n: 0) → main.Two(n: 0) from Parent#1
      ↻ Shows#9 (wasted)  input value main.Choice.a(1) → main.Choice.b(1) from Parent#1
      ↻ Shows#10 (wasted)  input value main.Choice.a(0) → main.Choice.a(1) from Parent#1
      > tree ShowsEqual#1
        ShowsEqual#1
          Text "equal 0"
      """#)
  }

  @Test(
    "B2.8 a closure with captures differs, and is named; one without, or the very same one, is the same"
  )
  func closuresWithCapturesDiffer() {
    expect(
      #"""
      struct Tap: View {
        let title: String
        let onTap: () -> Void
        var body: some View { Button(title, action: onTap) }
      }
      struct Hands: View {
        let onTap: () -> Void
        @State private var own = 0
        var body: some View { Tap(title: "handed on", onTap: onTap); Button("own \(own)") { own += 1 } }
      }
      struct Parent: View {
        @State private var n = 0
        var body: some View {
          Text("\(n)")
          Tap(title: "captures") { n += 1 }
          Tap(title: "captures nothing") { print("tapped") }
          Hands { n += 1 }
        }
      }
      """#,
      #"""
      > mount Parent()
      + Parent#1
      + Tap#1
      + Tap#2
      + Hands#1
      + Tap#3
      > tap captures
      ↻ Parent#1  state Parent#1.n
      ↻ Tap#1 (wasted)  input onTap, not comparable, from Parent#1
      ↻ Hands#1 (wasted)  input onTap, not comparable, from Parent#1
      ↻ Tap#3 (wasted)  input onTap, not comparable, from Hands#1
      > tap captures nothing
        tapped
      > tap own 0
      ↻ Hands#1  state Hands#1.own
      """#)
  }

  @Test(
    "B2.9 the raw struct is compared: a state counts with its initial value, a view without fields never differs"
  )
  func theRawStructIsCompared() {
    expect(
      #"""
      @Observable class Model { var x = 0 }
      class Thing: ObservableObject {}
      struct FreshState: View { @State var m = Model(); var body: some View { Text("\(m.x)") } }
      struct SameState: View { @State var n = 1; var body: some View { Text("\(n)") } }
      struct FreshID: View { let id = UUID(); var body: some View { Text("id") } }
      struct Key: View { @Environment(\.isEnabled) var isEnabled; var body: some View { Text("key") } }
      struct Object: View { @StateObject var thing = Thing(); var body: some View { Text("object") } }
      struct Held: View { let model: Model; @ObservedObject var thing: Thing; var body: some View { Text("held") } }
      struct Empty: View { var body: some View { Text("empty") } }
      let model = Model()
      let thing = Thing()
      struct Parent: View {
        @State private var n = 0
        var body: some View {
          FreshState(); SameState(); FreshID(); Key(); Object(); Held(model: model, thing: thing); Empty()
          Button("n \(n)") { n += 1 }
        }
      }
      """#,
      #"""
      > mount Parent()
      + Parent#1
      + FreshState#1
      + SameState#1
      + FreshID#1
      + Key#1
      + Object#1
      + Held#1
      + Empty#1
      > tap n 0
      ↻ Parent#1  state Parent#1.n
      ↻ FreshState#1 (wasted)  input m main.Model → main.Model from Parent#1
      ↻ FreshID#1 (wasted)  input id 3D23DCE4-1C58-4F8C-AFE3-5061002ED83F → CE373852-9C7F-473F-A1CB-EC3DD18D202A from Parent#1
      """#)
  }

  @Test("B2.10 a binding is its place and its value; one made of closures never compares")
  func bindingsAreComparedByPlaceAndValue() {
    expect(
      #"""
      @Observable class Model { var x = 0 }
      struct Unread: View { @Binding var x: Int; var body: some View { Text("unread") } }
      struct Parent: View {
        @Bindable var model: Model
        @State private var s = 0
        @State private var n = 0
        var body: some View {
          Unread(x: $s)
          Unread(x: $model.x)
          Unread(x: Binding(get: { 1 }, set: { _ in }))
          Unread(x: Binding(get: { n * 0 }, set: { _ in }))
          Button("n \(n)") { n += 1 }
          Button("s") { s += 1 }
        }
      }
      let model = Model()
      """#,
      #"""
      > mount Parent(model: model)
      + Parent#1
      + Unread#1...4
      > tap n 0
      ↻ Parent#1  state Parent#1.n
      ↻ Unread#4 (wasted)  state Parent#1.n, input x, not comparable, from Parent#1
      > tap s
      ↻ Parent#1 (wasted)  state Parent#1.s
      ↻ Unread#1 (wasted)  state Parent#1.s, input x 0 → 1 from Parent#1
      ↻ Unread#4 (wasted)  input x, not comparable, from Parent#1
      > model.x = 1
      ↻ Parent#1 (wasted)  Model#1.x
      ↻ Unread#2 (wasted)  Model#1.x, input x 0 → 1 from Parent#1
      ↻ Unread#4 (wasted)  input x, not comparable, from Parent#1
      """#)
  }

  @Test("B2.11 @Bindable, let, var and @State of one object track alike, by what is read")
  func holdersOfAnObjectTrackAlike() {
    expect(
      #"""
      @Observable class Model { var a = 0; var b = 0 }
      struct ABindable: View { @Bindable var model: Model; var body: some View { Text("\(model.a)") } }
      struct ALet: View { let model: Model; var body: some View { Text("\(model.a)") } }
      struct AVar: View { var model: Model; var body: some View { Text("\(model.a)") } }
      struct AState: View { @State var model: Model; var body: some View { Text("\(model.a)") } }
      struct Unread: View { @Bindable var model: Model; var body: some View { Text("unread") } }
      struct Parent: View {
        let model: Model
        @State private var n = 0
        var body: some View {
          ABindable(model: model); ALet(model: model); AVar(model: model); AState(model: model)
          Unread(model: model)
          Button("n \(n)") { n += 1 }
        }
      }
      let model = Model()
      """#,
      #"""
      > mount Parent(model: model)
      + Parent#1
      + ABindable#1
      + ALet#1
      + AVar#1
      + AState#1
      + Unread#1
      > model.a = 1
      ↻ ABindable#1  Model#1.a
      ↻ ALet#1  Model#1.a
      ↻ AVar#1  Model#1.a
      ↻ AState#1  Model#1.a
      > model.b = 1
      > tap n 0
      ↻ Parent#1  state Parent#1.n
      """#)
  }

  @Test("B2.8 a closure that needs only the generic parameters around it captures nothing")
  func genericClosures() {
    expect(
      #"""
      struct Reader<T> { let read: (Any) -> T?; init(_ type: T.Type) { read = { $0 as? T } } }
      struct Comparing: View { let reader = Reader(Int.self); var body: some View { let _ = print("comparing"); Text("c") } }
      struct Storing: View {
        enum Kind: String { case a, b }
        @AppStorage("n") private var n = 1
        @AppStorage("kind") private var kind = Kind.a
        @SceneStorage("s") private var s = 2
        var body: some View { let _ = print("storing"); Text("\(n) \(kind) \(s)") }
      }
      struct Owner: View {
        @State private var ticks = 0
        var body: some View { Comparing(); Storing(); Button("\(ticks)") { ticks += 1 } }
      }
      """#,
      #"""
      > mount Owner()
        comparing
        storing
      + Owner#1
      + Comparing#1
      + Storing#1
      > tap 0
      ↻ Owner#1  state Owner#1.ticks
      """#)
  }

  @Test("B2.10 bindings made from the same binding lead to the same place")
  func projectedBindings() {
    expect(
      #"""
      struct Plain: View { @Binding var text: String; var body: some View { let _ = print("plain", text); Text(text) } }
      struct Maybe: View { @Binding var text: String?; var body: some View { let _ = print("maybe", text ?? "nil"); Text(text ?? "") } }
      struct Hashed: View { @Binding var text: AnyHashable; var body: some View { let _ = print("hashed", text); Text("\(text)") } }
      struct Owner: View {
        @State private var name: String? = "n"
        @State private var word = "w"
        @State private var ticks = 0
        var body: some View {
          if let name = Binding($name) { Plain(text: name) }
          Maybe(text: Binding<String?>($word))
          Hashed(text: Binding<AnyHashable>($word))
          Plain(text: $word.animation())
          Button("ticks \(ticks)") { ticks += 1 }
          Button("word") { word += "!" }
          Button("name") { name? += "!" }
          Button("nobody") { name = nil }
        }
      }
      """#,
      #"""
      > mount Owner()
        plain n
        maybe w
        hashed w
        plain w
      + Owner#1
      + Plain#1
      + Maybe#1
      + Hashed#1
      + Plain#2
      > tap ticks 0
      ↻ Owner#1  state Owner#1.ticks
      > tap word
        maybe w!
        hashed w!
        plain w!
      ↻ Owner#1  state Owner#1.word
      ↻ Maybe#1  state Owner#1.word, input text Optional("w") → Optional("w!") from Owner#1
      ↻ Hashed#1  state Owner#1.word, input text AnyHashable("w") → AnyHashable("w!") from Owner#1
      ↻ Plain#2  state Owner#1.word, input text "w" → "w!" from Owner#1
      > tap name
        plain n!
      ↻ Owner#1  state Owner#1.name
      ↻ Plain#1  state Owner#1.name, input text "n" → "n!" from Owner#1
      > tap nobody
      ↻ Owner#1  state Owner#1.name
      - Plain#1
      """#)
  }
}
