import Testing

/// Combine according to its documentation; time is the session's.
@Suite struct CombineTests {
  private func transcript(_ inputs: String...) -> String {
    let session = SessionFixture(namesResults: false)
    var lines = [session.transcript("import Combine", "var bag = Set<AnyCancellable>()")]
    for input in inputs { lines.append(session.transcript(input)) }
    return lines.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  @Test func subjectsSendToWhoeverSubscribes() {
    #expect(
      transcript(
        "let subject = PassthroughSubject<Int, Never>(); subject.send(0)",
        "let first = subject.sink { print(\"first\", $0) }", "subject.send(1)",
        "subject.sink(receiveCompletion: { print($0) }, receiveValue: { print(\"second\", $0) }).store(in: &bag)",
        "subject.send(2)", "first.cancel(); subject.send(3)",
        "subject.send(completion: .finished); subject.send(4)",
        "subject.sink(receiveCompletion: { print(\"late\", $0) }, receiveValue: { print($0) }).store(in: &bag)"
      ) == """
        first 1
        first 2
        second 2
        second 3
        finished
        late finished
        """)
  }

  @Test func currentValuesComeFirst() {
    #expect(
      transcript(
        "let subject = CurrentValueSubject<String, Never>(\"a\")",
        "subject.sink { print(\"sees\", $0, subject.value) }.store(in: &bag)",
        "subject.value = \"b\"", "subject.send(\"c\"); print(subject.value)") == """
          sees a a
          sees b b
          sees c c
          c
          """)
  }

  @Test func publishedSendsBeforeItChanges() {
    #expect(
      transcript(
        "class Model: ObservableObject { @Published var name = \"a\" }", "let model = Model()",
        "model.$name.sink { print(\"new\", $0, \"old\", model.name) }.store(in: &bag)",
        "model.objectWillChange.sink { print(\"will change\") }.store(in: &bag)",
        "model.name = \"b\"", "model.name = \"b\"") == """
          new a old a
          will change
          new b old a
          · no view reads Model#1.name
          will change
          new b old b
          · no view reads Model#1.name
          """)
  }

  @Test func assigning() {
    #expect(
      transcript(
        """
        class Model: ObservableObject {
          @Published var name = "a"
          @Published var shout = ""
          init() { $name.map { $0.uppercased() }.assign(to: &$shout) }
          deinit { print("model goes") }
        }
        """, "class Plain { var n = 0 }",
        "var model: Model? = Model(); print(model!.shout)",
        "model!.name = \"b\"; print(model!.shout)",
        "model = nil",
        "let plain = Plain(); [1, 2, 3].publisher.assign(to: \\.n, on: plain).store(in: &bag); print(plain.n)"
      ) == """
        A
        B
        · no view reads Model#1.name, Model#1.shout
        model goes
        3
        """)
  }

  @Test func cancellablesEndWithTheirOwner() {
    #expect(
      transcript(
        "let subject = PassthroughSubject<Int, Never>()",
        "final class Owner { var bag: Set<AnyCancellable> = []; init() { subject.sink { print(\"got\", $0) }.store(in: &bag) } }",
        "var owner: Owner? = Owner(); subject.send(1)", "owner = nil", "subject.send(2)",
        "_ = subject.sink { print(\"unkept\", $0) }; subject.send(3)") == """
          got 1
          """)
  }

  @Test func valuesAreTransformed() {
    #expect(
      transcript(
        "func show<P: Publisher>(_ name: String, _ p: P) { var list: [P.Output] = []; _ = p.sink(receiveCompletion: { print(name, list, $0) }, receiveValue: { list.append($0) }) }",
        "let numbers = (1...5).publisher",
        "show(\"map\", numbers.map { $0 * 2 })", "show(\"filter\", numbers.filter { $0 > 2 })",
        "show(\"compactMap\", [\"1\", \"x\", \"3\"].publisher.compactMap { Int($0) })",
        "show(\"scan\", numbers.scan(0, +))", "show(\"reduce\", numbers.reduce(0, +))",
        "show(\"collect\", numbers.collect(2))", "show(\"first\", numbers.first())",
        "show(\"where\", numbers.first(where: { $0 > 3 }))",
        "show(\"dropFirst\", numbers.dropFirst(3))",
        "show(\"prefix\", numbers.prefix(2))", "show(\"last\", numbers.last())",
        "show(\"duplicates\", [1, 1, 2, 1, 1].publisher.removeDuplicates())",
        "show(\"nil\", [1, nil, 3].publisher.replaceNil(with: 0))",
        "show(\"empty\", Empty<Int, Never>().replaceEmpty(with: 7))",
        "show(\"append\", Just(1).append(2, 3).prepend(0))",
        "show(\"flatMap\", [1, 2].publisher.flatMap { [$0, $0 * 10].publisher })") == """
          map [2, 4, 6, 8, 10] finished
          filter [3, 4, 5] finished
          compactMap [1, 3] finished
          scan [1, 3, 6, 10, 15] finished
          reduce [15] finished
          collect [[1, 2], [3, 4], [5]] finished
          first [1] finished
          where [4] finished
          dropFirst [4, 5] finished
          prefix [1, 2] finished
          last [5] finished
          duplicates [1, 2, 1] finished
          nil [1, 0, 3] finished
          empty [7] finished
          append [0, 1, 2, 3] finished
          flatMap [1, 10, 2, 20] finished
          """)
  }

  @Test func publishersAreCombined() {
    #expect(
      transcript(
        "let a = PassthroughSubject<Int, Never>(), b = PassthroughSubject<String, Never>()",
        "a.combineLatest(b).sink { print(\"latest\", $0, $1) }.store(in: &bag)",
        "a.zip(b).sink { print(\"zip\", $0.0, $0.1) }.store(in: &bag)",
        "a.map { \"\\($0)\" }.merge(with: b).sink { print(\"merged\", $0) }.store(in: &bag)",
        "a.send(1)", "a.send(2)", "b.send(\"x\")", "b.send(\"y\")") == """
          merged 1
          merged 2
          latest 2 x
          zip 1 x
          merged x
          latest 2 y
          zip 2 y
          merged y
          """)
  }

  @Test func theLatestPublisherIsSwitchedTo() {
    #expect(
      transcript(
        "let one = PassthroughSubject<Int, Never>(), two = PassthroughSubject<Int, Never>()",
        "let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()",
        "outer.switchToLatest().sink { print($0) }.store(in: &bag)",
        "outer.send(one); one.send(1); outer.send(two); one.send(2); two.send(3)") == """
          1
          3
          """)
  }

  @Test func failuresEndAndAreReplaced() {
    #expect(
      transcript(
        "enum Bad: Error { case number(Int) }",
        "let checked = (1...4).publisher.tryMap { n -> Int in if n == 3 { throw Bad.number(n) }; return n * 10 }",
        "_ = checked.sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })",
        "_ = checked.replaceError(with: -1).collect().sink { print($0) }",
        "_ = checked.catch { _ in [7, 8].publisher.setFailureType(to: Bad.self) }.collect().sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })",
        "_ = Fail<Int, Bad>(error: .number(1)).sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })"
      ) == """
        10
        20
        failure(main.Bad.number(3))
        [10, 20, -1]
        [10, 20, 7, 8]
        finished
        failure(main.Bad.number(1))
        """)
  }

  @Test func debouncingWaitsForQuiet() {
    #expect(
      transcript(
        "let typed = PassthroughSubject<String, Never>()",
        "typed.debounce(for: .milliseconds(300), scheduler: RunLoop.main).sink { print(\"search\", $0) }.store(in: &bag)",
        "typed.send(\"a\")", "advance 200ms", "typed.send(\"ab\")", "advance 200ms",
        "print(\"not yet\")", "advance 100ms", "typed.send(\"abc\")", "advance 300ms") == """
          not yet
          search ab
          search abc
          """)
  }

  @Test func throttlingLetsOneThroughInEachInterval() {
    #expect(
      transcript(
        "let ticks = PassthroughSubject<Int, Never>()",
        "ticks.throttle(for: 1, scheduler: DispatchQueue.main, latest: true).sink { print(\"latest\", $0) }.store(in: &bag)",
        "ticks.throttle(for: .seconds(1), scheduler: DispatchQueue.main, latest: false).sink { print(\"first\", $0) }.store(in: &bag)",
        "ticks.send(1); ticks.send(2); ticks.send(3)", "advance 1s", "advance 5s", "ticks.send(4)")
          == """
          latest 1
          first 1
          latest 3
          first 2
          latest 4
          first 4
          """)
  }

  @Test func delaysAndTurns() {
    #expect(
      transcript(
        "Just(1).delay(for: .seconds(2), scheduler: RunLoop.main).sink { print(\"delayed\", $0) }.store(in: &bag)",
        "Just(2).receive(on: DispatchQueue.main).sink { print(\"received\", $0) }.store(in: &bag); print(\"input\")",
        "advance 1s", "advance 1s") == """
          input
          received 2
          delayed 1
          """)
  }

  @Test func futuresKeepTheirValue() {
    #expect(
      transcript(
        "let future = Future<Int, Never> { promise in print(\"works\"); DispatchQueue.main.asyncAfter(deadline: .now() + 1) { promise(.success(5)) } }",
        "future.sink { print(\"first\", $0) }.store(in: &bag)", "advance 1s",
        "future.sink { print(\"second\", $0) }.store(in: &bag)") == """
          works
          first 5
          second 5
          """)
  }

  @Test func sharingSubscribesOnce() {
    #expect(
      transcript(
        "let source = PassthroughSubject<Int, Never>()",
        "let shared = source.handleEvents(receiveOutput: { print(\"passes\", $0) }).share()",
        "shared.sink { print(\"a\", $0) }.store(in: &bag); shared.sink { print(\"b\", $0) }.store(in: &bag)",
        "source.send(1)") == """
          passes 1
          a 1
          b 1
          """)
  }

  @Test func timersFireAsTimePasses() {
    #expect(
      transcript(
        "let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()",
        "var ticks = 0; let counting = timer.sink { _ in ticks += 1 }", "advance 3s",
        "print(ticks)",
        "counting.cancel()", "advance 3s", "print(ticks)",
        "let t = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { timer in print(\"fires\"); ticks += 1; if ticks == 5 { timer.invalidate() } }",
        "advance 5s") == """
          3
          3
          fires
          fires
          """)
  }

  @Test func viewsReceive() {
    #expect(
      transcript(
        "let center = PassthroughSubject<String, Never>()",
        """
        struct Clock: View {
          @State var seconds = 0
          @State var note = ""
          let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
          var body: some View {
            Text("\\(seconds) \\(note)")
              .onReceive(timer) { _ in seconds += 1 }
              .onReceive(center) { note = $0 }
          }
        }
        """, "mount Clock()", "advance 2s", "center.send(\"hello\")", "unmount Clock#1",
        "advance 2s", "center.send(\"nobody\")") == """
          + Clock#1
          ↻ Clock#1  Clock#1.seconds  0 → 1
          ↻ Clock#1  Clock#1.seconds  1 → 2
          ↻ Clock#1  Clock#1.note  "" → "hello"
          - Clock#1
          """)
  }
}
