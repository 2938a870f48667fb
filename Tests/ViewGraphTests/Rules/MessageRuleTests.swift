import Testing

/// The framework's runtime warnings, word for word.
struct MessageRuleTests {
  @Test("B8 a missing Observable object, and a missing ObservableObject")
  func missingObjects() {
    expect(
      #"""
      @Observable class M {}
      class O: ObservableObject {}
      struct A: View { @Environment(M.self) var m; var body: some View { Text("a") } }
      struct B: View { @EnvironmentObject var o: O; var body: some View { let _ = o; Text("b") } }
      """#,
      #"""
      > mount A()
      error: No Observable object of type M found. A View.environmentObject(_:) for M may be missing as an ancestor of this view.
      > mount B()
      error: No ObservableObject of type O found. A View.environmentObject(_:) for O may be missing as an ancestor of this view.
      """#)
  }

  @Test("B8 modifying state and publishing during an update")
  func writesDuringUpdates() {
    expect(
      #"""
      class O: ObservableObject { @Published var n = 0 }
      let o = O()
      struct A: View { @State private var n = 0; var body: some View { let _ = (n = 1); Text("a") } }
      struct B: View { @ObservedObject var o: O; var body: some View { let _ = o.n == 0 ? (o.n = 1) : (); Text("b") } }
      """#,
      #"""
      > mount A()
      + A#1
      ! Modifying state during view update, this will cause undefined behavior.
      > mount B(o: o)
      ↻ B#1 (wasted)  object O#1.n
      + B#1
      ! Publishing changes from within view updates is not allowed, this will cause undefined behavior.
      """#)
  }

  @Test("B8 publishing from another thread than the main one: where the code that writes belongs")
  func writesFromOtherThreads() {
    let programs = [
      // Nonisolated async code runs elsewhere, as do actors, queues and detached tasks.
      "Task.detached { o.n += 1 }": true,
      "Task { await load(o) }": true,
      "o.start()": true,
      "Task { await worker.work(o) }": true,
      "DispatchQueue.global().async { o.n += 1 }": true,
      "DispatchQueue(label: \"q\").async { o.n += 1 }": true,
      "Task.detached { await MainActor.run { }; o.n += 1 }": true,
      "Task.detached { await load2(o) }": true,
      "Task { await withTaskGroup(of: Void.self) { $0.addTask { o.n += 1 } } }": true,
      "Just(1).receive(on: DispatchQueue.global()).sink { o.n = $0 }.store(in: &kept)": true,
      "Task.detached { Task { o.n += 1 } }": true,
      "Task.detached { o.objectWillChange.send() }": true,
      // Code isolated to the main actor does not, however it is reached; calls return to their
      // caller's executor.
      "o.n += 1": false,
      "Task { o.n += 1 }": false,
      "Task { await load2(o) }": false,
      "Task { await Task.yield(); o.n += 1 }": false,
      "Task { await worker.rest(); o.n += 1 }": false,
      "Task { await o.loadOnMain() }": false,
      "Task.detached { await o.loadOnMain() }": false,
      "Task.detached { @MainActor in o.n += 1 }": false,
      "Task.detached { await MainActor.run { o.n += 1 } }": false,
      "DispatchQueue.global().async { DispatchQueue.main.async { o.n += 1 } }": false,
      "DispatchQueue.global().sync { o.n += 1 }": false,
      "Just(1).receive(on: DispatchQueue.main).sink { o.n = $0 }.store(in: &kept)": false,
    ]
    let cases = programs.sorted { $0.key < $1.key }
    let buttons = cases.indices.map { "Button(\"\($0)\") { \(cases[$0].key) }" }
    let said = ViewStage.run(
      """
      class O: ObservableObject {
        @Published var n = 0
        func start() { Task { n += 1 } }
        @MainActor func loadOnMain() async { n += 1 }
      }
      func load(_ o: O) async { o.n += 1 }
      nonisolated(nonsending) func load2(_ o: O) async { o.n += 1 }
      actor Worker {
        func work(_ o: O) { o.n += 1 }
        func rest() {}
      }
      let worker = Worker()
      let o = O()
      var kept: [AnyCancellable] = []
      struct V: View {
        @ObservedObject var o: O
        var body: some View {
          Text("\\(o.n)")
          \(buttons.joined(separator: "\n"))
        }
      }
      """, (["mount V(o: o)"] + cases.indices.map { "tap \($0)" }).joined(separator: "\n"))
    let answers = said.split(separator: "\n> ").dropFirst()
    let line =
      "! Publishing changes from background threads is not allowed; make sure to publish values "
      + "from the main thread (via operators like receive(on:)) on model updates."
    #expect(answers.count == cases.count)
    for ((code, isElsewhere), answer) in zip(cases, answers) {
      #expect(answer.contains("↻ V#1"), "\(code): \(answer)")
      #expect(answer.contains(line) == isElsewhere, "\(code): \(answer)")
    }
  }

  @Test("B8 State, StateObject and Environment outside of a view")
  func wrappersOutsideOfAView() {
    expect(
      #"""
      class O: ObservableObject { @Published var n = 1 }
      struct V: View {
        @State var n = 1
        @StateObject var o = O()
        @Environment(\.isEnabled) var isEnabled
        @Environment(\.lineLimit) var limit
        var body: some View { Text("v") }
      }
      let v = V()
      """#,
      #"""
      > v.$n.wrappedValue = 2; print(v.n)
        1
      ! Accessing State's value outside of being installed on a View. This will result in a constant Binding of the initial value and will not update.
      > print(v.o.n)
        1
      ! Accessing StateObject's object without being installed on a View. This will create a new instance each time.
      > print(v.isEnabled)
        true
      ! Accessing Environment<Bool>'s value outside of being installed on a View. This will always read the default value and will not update.
      > print(v.limit as Any)
        nil
      ! Accessing Environment<Optional<Int>>'s value outside of being installed on a View. This will always read the default value and will not update.
      > mount v
      + V#1
      """#)
  }

  @Test("B8 ids that occur more than once, and constant ranges that change")
  func forEachLogs() {
    expect(
      #"""
      struct A: View { var body: some View { ForEach(["x", "x"], id: \.self) { Text($0) } } }
      struct B: View { @State var n = 3; var body: some View { ForEach(0..<n) { Text("\($0)") }; Button("more") { n += 1 } } }
      """#,
      #"""
      > mount A()
      + A#1
      + A#1[x]
      ! ForEach<Array<String>, String, Text>: the ID x occurs multiple times within the collection, this will give undefined results!
      > mount B()
      + B#1
      + B#1[0]
      + B#1[1]
      + B#1[2]
      > tap more
      ↻ B#1 (wasted)  state B#1.n
      ! ForEach<Range<Int>, Int, Text> count (4) != its initial count (3). `ForEach(_:content:)` should only be used for *constant* data. Instead conform data to `Identifiable` or use `ForEach(_:id:content:)` and provide an explicit `id`!
      """#)
  }

  @Test("B8 onChange that feeds itself")
  func onChangeThatFeedsItself() {
    expect(
      #"""
      struct A: View { @State var n = 0; var body: some View { Button("go") { n += 1 }.onChange(of: n) { n += 1 } } }
      """#,
      #"""
      > mount A()
      + A#1
      > tap go
      ↻ A#1  state A#1.n
      ↻ A#1  state A#1.n
      ↻ A#1  state A#1.n
      ! onChange(of: Int) action tried to update multiple times per frame.
      """#)
  }

  @Test("B8 traps of Swift in a body take the input back")
  func traps() {
    expect(
      #"""
      struct A: View { let list: [Int]; let n: Int?; let d: Int
        var body: some View { Text("\(list[0])"); Text("\(n!)"); Text("\(1 / d)") } }
      struct B: View { var body: some View { var empty: [Int] = []; Text("\(empty.removeLast())") } }
      """#,
      #"""
      > mount A(list: [], n: 1, d: 1)
      error: indexOutOfRange
      > mount A(list: [1], n: nil, d: 1)
      error: unwrappedNil
      > mount A(list: [1], n: 1, d: 0)
      error: divisionByZero(remainder: false)
      > mount B()
      error: Can't remove last element from an empty collection
      > mount A(list: [1], n: 1, d: 1)
      + A#1
      """#)
  }
}
