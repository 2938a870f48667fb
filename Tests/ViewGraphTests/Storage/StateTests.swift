import Testing

/// State, bindings, and when a struct passed by a parent counts as changed.
struct StateTests {
  @Test func aStateThatTheBodyReadsRunsItsOwner() {
    expect(
      #"""
      struct Counter: View {
        @State private var count = 0
        var body: some View { Button("count \(count)") { count += 1 } }
      }
      """#,
      #"""
      > mount Counter()
      + Counter#1
      > tap count 0
      ↻ Counter#1  state Counter#1.count
      > tap count 1
      ↻ Counter#1  state Counter#1.count
      > tree
        Counter#1
          Button "count 2"
      """#)
  }

  @Test func aStateThatOnlyActionsReadRunsNothing() {
    expect(
      """
      struct Counter: View {
        @State private var count = 0
        var body: some View { Button("go") { count += 1; print(count) } }
      }
      """,
      """
      > mount Counter()
      + Counter#1
      > tap go
        1
      > tap go
        2
      """)
  }

  @Test func anEqualStateIsNoChange() {
    expect(
      #"""
      struct Picker2: View {
        @State private var list = [1, 2]
        var body: some View { Text("\(list.count)"); Button("same") { list[0] = list[0]; list = [1, 2] } }
      }
      """#,
      #"""
      > mount Picker2()
      + Picker2#1
      > tap same
      """#)
  }

  @Test func onlyChildrenWithOtherValuesRun() {
    expect(
      #"""
      struct Child: View {
        var number: Int
        var body: some View { Text("\(number)") }
      }
      struct Sibling: View { var body: some View { Text("sibling") } }
      struct Parent: View {
        @State private var number = 0
        var body: some View {
          Child(number: number)
          Child(number: 7)
          Sibling()
          Button("go") { number += 1 }
        }
      }
      """#,
      #"""
      > mount Parent()
      + Parent#1
      + Child#1
      + Child#2
      + Sibling#1
      > tap go
      ↻ Parent#1  state Parent#1.number
      ↻ Child#1  input number 0 → 1 from Parent#1
      """#)
  }

  @Test func closuresThatCaptureAreNeverTheSame() {
    expect(
      #"""
      struct Tap: View {
        var action: () -> Void
        var body: some View { Button("tap", action: action) }
      }
      struct Parent: View {
        @State private var count = 0
        var body: some View {
          Text("\(count)")
          Tap(action: { count += 1 })
          Tap(action: {})
        }
      }
      """#,
      #"""
      > mount Parent()
      + Parent#1
      + Tap#1
      + Tap#2
      > tap tap @ Tap#1
      ↻ Parent#1  state Parent#1.count
      ↻ Tap#1 (wasted)  input action, not comparable, from Parent#1
      """#)
  }

  @Test func freshInitialValuesMakeTheStructDiffer() {
    expect(
      #"""
      @Observable class Model { var x = 0 }
      struct Owner: View {
        @State private var model = Model()
        var body: some View { Text("\(model.x)") }
      }
      struct Parent: View {
        @State private var count = 0
        var body: some View { Text("\(count)"); Owner(); Button("go") { count += 1 } }
      }
      """#,
      #"""
      > mount Parent()
      + Parent#1
      + Owner#1
      > tap go
      ↻ Parent#1  state Parent#1.count
      ↻ Owner#1 (wasted)  input model main.Model → main.Model from Parent#1
      """#)
  }

  @Test func plainDataIsComparedBitByBitUnlessAskedOtherwise() {
    expect(
      #"""
      struct Same: View, Equatable {
        var number: Int
        var body: some View { Text("\(number)") }
        static func == (a: Same, b: Same) -> Bool { true }
      }
      struct Parent: View {
        @State private var number = 0
        var body: some View {
          Same(number: number)
          Same(number: number).equatable()
          Button("go") { number += 1 }
        }
      }
      """#,
      #"""
      > mount Parent()
      + Parent#1
      + Same#1
      + Same#2
      > tap go
      ↻ Parent#1  state Parent#1.number
      ↻ Same#1  input number 0 → 1 from Parent#1
      > tree
        Parent#1
          Same#1
            Text "1"
          Same#2
            Text "0"
          Button "go"
      """#)
  }

  @Test func equatableViewsThatAreNotPlainDataUseTheirOwnEquality() {
    expect(
      #"""
      struct Row: View, Equatable {
        var text: String
        var action: () -> Void
        var body: some View { Button(text, action: action) }
        static func == (a: Row, b: Row) -> Bool { a.text == b.text }
      }
      struct Parent: View {
        @State private var count = 0
        var body: some View {
          Text("\(count)")
          Row(text: "fixed") { count += 1 }
          Row(text: "now \(count)") { count += 1 }
        }
      }
      """#,
      #"""
      > mount Parent()
      + Parent#1
      + Row#1
      + Row#2
      > tap fixed
      ↻ Parent#1  state Parent#1.count
      ↻ Row#2  input text "now 0" → "now 1" from Parent#1
      """#)
  }

  @Test func statesWrittenDuringAnUpdateAreIgnored() {
    expect(
      #"""
      struct Writer: View {
        @State private var count = 0
        var body: some View { let _ = (count = 5); Text("\(count)") }
      }
      """#,
      #"""
      > mount Writer()
      + Writer#1
      ! Modifying state during view update, this will cause undefined behavior.
      > tree
        Writer#1
          Text "0"
      """#)
  }

  @Test func storedValuesAreSharedByKey() {
    expect(
      #"""
      struct One: View {
        @AppStorage("size") var size = 0
        var body: some View { Button("size \(size)") { size += 1 } }
      }
      struct Two: View {
        @AppStorage("size") var size = 0
        var body: some View { Text("\(size)") }
      }
      """#,
      #"""
      > mount One()
      + One#1
      > mount Two()
      + Two#1
      > tap size 0
      ↻ One#1  state AppStorage.size
      ↻ Two#1  state AppStorage.size
      """#)
  }

  @Test func propertiesOfTheProgramsOwnKindAreConnected() {
    expect(
      #"""
      struct Clicks: DynamicProperty {
        @State var count = 5
        func click() { count += 1 }
      }
      struct Clicker: View {
        var clicks = Clicks()
        var body: some View { Button("clicks \(clicks.count)") { clicks.click() } }
      }
      """#,
      #"""
      > mount Clicker()
      + Clicker#1
      > tap clicks 5
      ↻ Clicker#1  state Clicker#1.count
      """#)
  }
}
