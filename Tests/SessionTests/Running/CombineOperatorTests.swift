import Testing

/// Combine's operators according to their documentation: values, completion and cancellation.
@Suite struct CombineOperatorTests {
  private let show = """
    struct Bad: Error {}
    func show<P: Publisher>(_ name: String, _ publisher: P) {
      var list: [String] = []
      _ = publisher.sink(
        receiveCompletion: { list.append("\\($0)") }, receiveValue: { list.append("\\($0)") })
      print(name, list.joined(separator: " "))
    }
    let numbers = (1...6).publisher
    """

  private func transcript(_ inputs: String...) -> String {
    let session = SessionFixture(namesResults: false)
    return (["import Combine", "var bag = Set<AnyCancellable>()", show] + inputs)
      .map { session.transcript($0) }.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  @Test func sequencesWithoutEndAreCancelledWhileTheySend() {
    #expect(
      transcript(
        """
        show("prefix", (1...).publisher.prefix(3))
        show("first", (1...).publisher.map { $0 * 2 }.first { $0 > 10 })
        show("contains", (1...).publisher.contains(3))
        show("while", (1...).publisher.filter { $0 % 2 == 0 }.prefix { $0 < 7 })
        show("output", (1...).publisher.output(in: 2...3))
        """) == """
          prefix 1 2 3 finished
          first 12 finished
          contains true finished
          while 2 4 6 finished
          output 3 4 finished
          """)
  }

  @Test func whatThrowsFails() {
    #expect(
      transcript(
        """
        func fussy(_ n: Int) throws -> Int { if n == 3 { throw Bad() }; return n }
        show("map", numbers.tryMap(fussy))
        show("scan", numbers.tryScan(0) { $0 + (try fussy($1)) })
        show("reduce", numbers.tryReduce(0) { $0 + $1 })
        show("prefix", numbers.tryPrefix { $0 < 3 })
        show("drop", numbers.tryDrop { $0 < 3 })
        show("first", numbers.tryFirst { try fussy($0) > 1 })
        show("all", numbers.tryAllSatisfy { try fussy($0) > 0 })
        show("catch", numbers.tryMap(fussy).tryCatch { _ in Just(9) })
        show("flat", numbers.tryMap(fussy).flatMap { Just($0 * 2) })
        """) == """
          map 1 2 failure(main.Bad())
          scan 1 3 failure(main.Bad())
          reduce 21 finished
          prefix 1 2 finished
          drop 3 4 5 6 finished
          first 2 finished
          all failure(main.Bad())
          catch 1 2 9 finished
          flat 2 4 failure(main.Bad())
          """)
  }

  @Test func severalAreCombined() {
    #expect(
      transcript(
        """
        show("merge", numbers.merge(with: [7].publisher, [8].publisher))
        show("zip", numbers.zip(numbers) { $0 * $1 })
        show("three", numbers.zip(numbers, numbers) { $0 + $1 + $2 })
        show("latest", numbers.combineLatest(numbers, numbers).count())
        show("four", Publishers.CombineLatest4(Just(1), Just(2), Just(3), Just(4)))
        show("many", Publishers.MergeMany([numbers, numbers]).count())
        show("around", numbers.append([7, 8]).append(9).prepend(-1, 0).prepend([-2]))
        show("until", numbers.prefix(untilOutputFrom: Just(1)))
        show("after", numbers.drop(untilOutputFrom: Just(1)))
        """) == """
          merge 1 2 3 4 5 6 7 8 finished
          zip 1 4 9 16 25 36 finished
          three 3 6 9 12 15 18 finished
          latest 6 finished
          four (1, 2, 3, 4) finished
          many 12 finished
          around -2 -1 0 1 2 3 4 5 6 7 8 9 finished
          until finished
          after 1 2 3 4 5 6 finished
          """)
  }

  @Test func noMorePublishersRunThanAreAllowed() {
    #expect(
      transcript(
        """
        let a = PassthroughSubject<Int, Never>(), b = PassthroughSubject<Int, Never>()
        [a, b].publisher.handleEvents(receiveRequest: { print("asks for", $0) })
          .flatMap(maxPublishers: .max(1)) { $0 }
          .sink(receiveCompletion: { print($0) }, receiveValue: { print($0) }).store(in: &bag)
        b.send(100)
        a.send(1)
        a.send(completion: .finished)
        b.send(2)
        b.send(completion: .finished)
        """) == """
          asks for max(1)
          1
          asks for max(1)
          2
          finished
          """)
  }

  @Test func demandGoesUpThroughOperators() {
    #expect(
      transcript(
        """
        final class Reader: Subscriber {
          func receive(subscription: Subscription) { subscription.request(.max(2)) }
          func receive(_ input: Int) -> Subscribers.Demand { print("got", input); return .none }
          func receive(completion: Subscribers.Completion<Never>) { print(completion) }
        }
        """, "(1...).publisher.print(\"up\").filter { $0 % 2 == 0 }.subscribe(Reader())") == """
          up: receive subscription: (PartialRangeFrom<Int>(lowerBound: 1))
          up: request max: (2)
          up: receive value: (1)
          up: request max: (1)
          up: receive value: (2)
          got 2
          up: receive value: (3)
          up: request max: (1)
          up: receive value: (4)
          got 4
          """)
  }

  @Test func attemptsAreCounted() {
    #expect(
      transcript(
        """
        var attempts = 0
        let flaky = Deferred { () -> AnyPublisher<Int, Bad> in
          attempts += 1
          return attempts < 3
            ? Fail(error: Bad()).eraseToAnyPublisher()
            : Just(attempts).setFailureType(to: Bad.self).eraseToAnyPublisher()
        }
        show("fails", flaky.retry(1))
        show("works", flaky.retry(1))
        """) == """
          fails failure(main.Bad())
          works 3 finished
          """)
  }

  @Test func connectionsWaitForSubscribers() {
    #expect(
      transcript(
        """
        let shared = [7, 8].publisher.handleEvents(receiveOutput: { print("sends", $0) }).makeConnectable()
        shared.sink { print("a", $0) }.store(in: &bag)
        shared.sink { print("b", $0) }.store(in: &bag)
        shared.connect().store(in: &bag)
        """,
        """
        let record = Record<Int, Bad>(output: [1, 2], completion: .failure(Bad()))
        show("record", record)
        show("result", Result<Int, Bad>.success(3).publisher)
        show("optional", Int("4").publisher)
        """) == """
          sends 7
          a 7
          b 7
          sends 8
          a 8
          b 8
          record 1 2 failure(main.Bad())
          result 3 finished
          optional 4 finished
          """)
  }

  @Test func valuesAreFetchedOneByOne() {
    #expect(
      transcript(
        "class Model: ObservableObject { @Published var n = 1 }; let model = Model()",
        """
        let reading = Task {
          for await n in model.$n.values { print("value", n); if n == 3 { break } }
          for await n in [1, 2].publisher.values { print("listed", n) }
          do {
            for try await n in numbers.tryMap({ n in if n == 2 { throw Bad() }; return n }).values { print(n) }
          } catch { print("caught", error) }
          print(await Future<Int, Never> { $0(.success(5)) }.value)
        }
        await Task.yield()
        model.n = 2
        await Task.yield()
        model.n = 3
        await reading.value
        """) == """
          value 1
          value 2
          value 3
          listed 1
          listed 2
          1
          caught Bad()
          5
          · no view reads Model#1.n
          """)
  }

  @Test func timeGroupsValues() {
    #expect(
      transcript(
        "let ticks = PassthroughSubject<Int, Never>()",
        """
        ticks.collect(.byTimeOrCount(RunLoop.main, .seconds(1), 2)).sink { print("either", $0) }.store(in: &bag)
        ticks.collect(.byTime(RunLoop.main, .seconds(1))).sink { print("time", $0) }.store(in: &bag)
        for i in 1...3 { ticks.send(i) }
        """, "advance 1s", "ticks.send(4); ticks.send(completion: .finished)") == """
          either [1, 2]
          either [3]
          time [1, 2, 3]
          either [4]
          time [4]
          """)
  }
}
