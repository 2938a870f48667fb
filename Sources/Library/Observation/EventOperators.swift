// Operators for observing and debugging a stream.
//
// Loads with: Publisher

extension Publisher {
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher<Output, Failure>(
      _subscribe: { value, completion in
        var isOver = false
        let subscription = self._subscribe(
          { output in
            receiveOutput?(output)
            value(output)
          },
          { reason in
            isOver = true
            receiveCompletion?(reason)
            completion(reason)
          })
        receiveSubscription?(subscription)
        return AnyCancellable(
          {
            if !isOver { receiveCancel?() }
            isOver = true
            subscription.cancel()
          },
          asking: { demand in
            receiveRequest?(demand)
            subscription.request(demand)
          })
      }, name: "HandleEvents")
  }
  public func print(
    _ prefix: String = "", to stream: (any TextOutputStream)? = nil
  ) -> AnyPublisher<Output, Failure> {
    let start = prefix.isEmpty ? "" : prefix + ": "
    var output = stream
    func log(_ text: String) {
      if output == nil { Swift.print(start + text) } else { output!.write(start + text + "\n") }
    }
    return AnyPublisher<Output, Failure>(
      _subscribe: { value, completion in
        var isOver = false
        let subscription = self._subscribe(
          { output in
            log("receive value: (\(output))")
            value(output)
          },
          { reason in
            isOver = true
            switch reason {
            case .finished: log("receive finished")
            case .failure(let error): log("receive error: (\(error))")
            }
            completion(reason)
          })
        log("receive subscription: (\(self._subscriptionName))")
        return AnyCancellable(
          {
            if !isOver { log("receive cancel") }
            isOver = true
            subscription.cancel()
          },
          asking: { demand in
            log("request " + (demand.max.map { "max: (\($0))" } ?? "unlimited"))
            subscription.request(demand)
          })
      }, name: "Print")
  }
  /// Has no effect: there is no debugger.
  public func breakpoint(
    receiveSubscription: ((any Subscription) -> Bool)? = nil,
    receiveOutput: ((Output) -> Bool)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
  ) -> AnyPublisher<Output, Failure> {
    handleEvents(
      receiveSubscription: { _ = receiveSubscription?($0) },
      receiveOutput: { _ = receiveOutput?($0) },
      receiveCompletion: { _ = receiveCompletion?($0) })
  }
  public func breakpointOnError() -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
}
