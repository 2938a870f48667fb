import Testing

/// Objects that announce every change to all views that observe them.
struct ObservableObjectTests {
  @Test func everyDeclarationRunsOnEveryChange() {
    expect(
      SetUp.published + #"""
        struct ReadsA: View {
          @ObservedObject var model: Model
          var body: some View { Text("\(model.a)") }
        }
        struct ReadsNothing: View {
          @ObservedObject var model: Model
          var body: some View { Text("-") }
        }
        struct Holds: View {
          let model: Model
          var body: some View { Text("\(model.a)") }
        }
        """#,
      #"""
      > mount ReadsA(model: model)
      + ReadsA#1
      > mount ReadsNothing(model: model)
      + ReadsNothing#1
      > mount Holds(model: model)
      + Holds#1
      > model.a = model.a
      ↻ ReadsA#1 (wasted)  object Model#1.a
      ↻ ReadsNothing#1 (wasted)  object Model#1.a
      > model.b += 1
      ↻ ReadsA#1 (wasted)  object Model#1.b
      ↻ ReadsNothing#1 (wasted)  object Model#1.b
      > model.silent = 1
      > model.inner.x = 1
      > model.objectWillChange.send()
      ↻ ReadsA#1 (wasted)  object Model#1.
      ↻ ReadsNothing#1 (wasted)  object Model#1.
      """#)
  }

  @Test func aStateObjectLivesAsLongAsItsView() {
    expect(
      #"""
      class Model: ObservableObject {
        @Published var count = 0
        init() { print("made") }
      }
      struct Owner: View {
        @StateObject private var model = Model()
        var body: some View { Button("owner \(model.count)") { model.count += 1 } }
      }
      struct Inline: View {
        @ObservedObject var model = Model()
        var body: some View { Button("inline \(model.count)") { model.count += 1 } }
      }
      struct Parent: View {
        @State private var n = 0
        var body: some View { Owner(); Inline(); Button("again \(n)") { n += 1 } }
      }
      """#,
      #"""
      > mount Parent()
        made
        made
      + Parent#1
      + Owner#1
      + Inline#1
      > tap owner 0
      ↻ Owner#1  object Model#2.count
      > tap inline 0
      ↻ Inline#1  object Model#1.count
      > tap again 0
        made
      ↻ Parent#1  state Parent#1.n
      ↻ Inline#1  input model main.Model → main.Model from Parent#1
      > tree
        Parent#1
          Owner#1
            Button "owner 1"
          Inline#1
            Button "inline 0"
          Button "again 1"
      """#)
  }

  @Test func environmentObjectsAreMissedOnlyWhenUsed() {
    expect(
      SetUp.published + #"""
        struct Uses: View {
          @EnvironmentObject var model: Model
          var body: some View { Text("\(model.a)") }
        }
        struct Declares: View {
          @EnvironmentObject var model: Model
          var body: some View { Text("-") }
        }
        """#,
      #"""
      > mount Declares()
      + Declares#1
      > mount Uses()
      error: No ObservableObject of type Model found. A View.environmentObject(_:) for Model may be missing as an ancestor of this view.
      > mount Uses().environmentObject(model)
      + Uses#1
      > model.b = 3
      ↻ Uses#1 (wasted)  object Model#1.b
      """#)
  }

  @Test func subscribersHearBeforeTheChange() {
    expect(
      SetUp.published,
      """
      > let will = model.objectWillChange.sink { _ in print("will change from", model.a) }
      > let values = model.$a.sink { print("a is", $0) }
        a is 0
      > model.a = 4
        will change from 0
        a is 4
      """)
  }
}
