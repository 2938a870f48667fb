import Testing

/// Subscribers with limited demand, and publishers that a program implements.
@Suite struct CombineDemandTests {
  private let reader = """
    final class Reader: Subscriber {
      func receive(subscription: Subscription) { subscription.request(.max(2)) }
      func receive(_ input: Int) -> Subscribers.Demand {
        print("value", input)
        return input == 2 ? .max(1) : .none
      }
      func receive(completion: Subscribers.Completion<Never>) { print(completion) }
    }
    """

  private func transcript(_ inputs: String...) -> String {
    let session = SessionFixture(namesResults: false)
    return (["import Combine", reader] + inputs).map { session.transcript($0) }
      .filter { !$0.isEmpty }.joined(separator: "\n")
  }

  @Test func noMoreComesThanWasAskedFor() {
    #expect(
      transcript(
        "(1...9).publisher.subscribe(Reader())", "[1, 5].publisher.subscribe(Reader())",
        "[3, 4, 5].publisher.map { $0 * 2 }.subscribe(Reader())") == """
          value 1
          value 2
          value 3
          value 1
          value 5
          finished
          value 6
          value 8
          """)
  }

  @Test func whatIsSentUnaskedIsLost() {
    #expect(
      transcript(
        "let subject = PassthroughSubject<Int, Never>(); subject.subscribe(Reader())",
        "for i in 1...6 { subject.send(i) }; subject.send(completion: .finished)") == """
          value 1
          value 2
          value 3
          finished
          """)
  }

  @Test func ownPublishersAreHeardByOperators() {
    #expect(
      transcript(
        """
        struct Countdown: Publisher {
          typealias Output = Int
          typealias Failure = Never
          let start: Int
          func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
            subscriber.receive(subscription: Inner(subscriber, start))
          }
          final class Inner<S: Subscriber>: Subscription where S.Input == Int, S.Failure == Never {
            var subscriber: S?
            var left: Int
            init(_ subscriber: S, _ left: Int) { (self.subscriber, self.left) = (subscriber, left) }
            func request(_ demand: Subscribers.Demand) {
              print("asked", demand)
              var demand = demand
              while left > 0, demand > 0, let subscriber {
                demand += subscriber.receive(left)
                demand -= 1
                left -= 1
              }
              if left == 0 { subscriber?.receive(completion: .finished) }
            }
            func cancel() { print("cancelled"); subscriber = nil }
          }
        }
        """,
        "_ = Countdown(start: 2).map { $0 * 10 }.sink { print($0) }",
        "Countdown(start: 5).subscribe(Reader())") == """
          asked unlimited
          20
          10
          asked max(2)
          value 5
          value 4
          """)
  }

  @Test func printNamesTheSubscription() {
    #expect(
      transcript(
        "let subject = PassthroughSubject<Int, Never>()",
        "let held = subject.map { -$0 }.print(\"log\").sink { _ in }",
        "subject.send(1); held.cancel()",
        "_ = [1, 2].publisher.print().sink { _ in }") == """
          log: receive subscription: (PassthroughSubject)
          log: request unlimited
          log: receive value: (-1)
          log: receive cancel
          receive subscription: ([1, 2])
          request unlimited
          receive value: (1)
          receive value: (2)
          receive finished
          """)
  }

  @Test func demandsAreCounted() {
    #expect(
      transcript(
        "typealias Demand = Subscribers.Demand",
        "print(Demand.max(2) + 1, Demand.unlimited - 1, Demand.max(2) - .max(5))",
        "print(Demand.none == .max(0), Demand.max(3) < .unlimited, Demand.max(3) > 2)",
        "print([Demand.unlimited, .none, .max(1)].max()!)") == """
          max(3) unlimited max(0)
          true true true
          unlimited
          """)
  }
}
