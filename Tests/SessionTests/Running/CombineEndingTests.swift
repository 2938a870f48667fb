import Testing

/// Subscriptions end when nobody can receive values any more, and values owed before a completion
/// still arrive.
@Suite struct CombineEndingTests {
  /// A subscriber that requests values when told to, and a publisher that completes during
  /// subscription.
  private let parts = """
    final class Reader<E: Error>: Subscriber {
      var subscription: (any Subscription)?
      func receive(subscription: any Subscription) { self.subscription = subscription }
      func receive(_ input: Int) -> Subscribers.Demand { print("value", input); return .none }
      func receive(completion: Subscribers.Completion<E>) { print(completion) }
    }
    struct Once: Publisher {
      typealias Output = Int
      typealias Failure = Never
      let value: Int
      func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
        subscriber.receive(subscription: Subscriptions.empty)
        _ = subscriber.receive(value)
        subscriber.receive(completion: .finished)
      }
    }
    """

  private func transcript(_ inputs: String...) -> String {
    let session = SessionFixture(namesResults: false)
    return (["import Combine", parts] + inputs).map { session.transcript($0) }
      .filter { !$0.isEmpty }.joined(separator: "\n")
  }

  @Test func publishersThatEndWhileTheyAreSubscribedToAreOver() {
    #expect(
      transcript(
        """
        _ = [1, 2].publisher.flatMap { Once(value: $0 * 10) }
          .sink(receiveCompletion: { print("over", $0) }, receiveValue: { print($0) })
        """,
        """
        _ = [Once(value: 1), Once(value: 2)].publisher.switchToLatest()
          .sink(receiveCompletion: { print("over", $0) }, receiveValue: { print($0) })
        """) == """
          10
          20
          over finished
          1
          2
          over finished
          """)
  }

  @Test func innerPublishersAreAskedForWhatIsWanted() {
    #expect(
      transcript(
        "let reader = Reader<Never>()",
        "[0].publisher.flatMap { _ in [1, 2, 3].publisher }.subscribe(reader)",
        "reader.subscription?.request(.max(2))", "print(\"more\")",
        "reader.subscription?.request(.unlimited)") == """
          value 1
          value 2
          more
          value 3
          finished
          """)
  }

  @Test func aFutureKeepsItsValueForWhoHasNotAsked() {
    #expect(
      transcript(
        "var promise: Future<Int, Never>.Promise!",
        "let future = Future<Int, Never> { promise = $0 }", "let reader = Reader<Never>()",
        "future.subscribe(reader)", "promise(.success(7))", "print(\"asked\")",
        "reader.subscription?.request(.max(1))") == """
          asked
          value 7
          finished
          """)
  }

  @Test func aBufferThatOverflowsWithAnErrorEndsBehindWhatItHolds() {
    #expect(
      transcript(
        "struct Full: Error {}", "let source = PassthroughSubject<Int, Full>()",
        "let reader = Reader<Full>()",
        """
        source.handleEvents(receiveCancel: { print("cancelled") })
          .buffer(size: 2, prefetch: .byRequest, whenFull: .customError { Full() })
          .subscribe(reader)
        """,
        "for i in 1...4 { source.send(i) }", "reader.subscription?.request(.max(1))",
        "reader.subscription?.request(.max(5))") == """
          cancelled
          value 1
          value 2
          failure(main.Full())
          """)
  }

  @Test func aConnectionThatWasEnoughForAllIsClosed() {
    #expect(
      transcript(
        "let source = PassthroughSubject<Int, Never>()",
        """
        let shared = source.prepend(1).handleEvents(receiveCancel: { print("cancelled") }).share()
        """,
        "_ = shared.first().sink { print(\"first\", $0) }", "source.send(2)") == """
          first 1
          cancelled
          """)
  }

  @Test func aLoopThatIsLeftCancels() {
    #expect(
      transcript(
        "let news = [1, 2, 3].publisher.handleEvents(receiveCancel: { print(\"cancelled\") })",
        "for await value in news.values { print(value); if value == 2 { break } }") == """
          1
          2
          cancelled
          """)
  }

  @Test func demandDoesNotOverflow() {
    #expect(transcript("print(Subscribers.Demand.max(.max) + 1)") == "unlimited")
  }
}
