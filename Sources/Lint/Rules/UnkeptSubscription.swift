enum UnkeptSubscription {
  static let rule = Rule(
    name: "unkept-subscription",
    summary: "a subscription ends at once, as nothing keeps it",
    before: """
      class Search: ObservableObject {
        @Published var text = ""
        @Published var title = ""
        init() { _ = $text.sink { [weak self] in self?.title = $0 } }
      }
      """,
    after: """
      class Search: ObservableObject {
        @Published var text = ""
        @Published var title = ""
        private var cancellables: Set<AnyCancellable> = []
        init() { $text.sink { [weak self] in self?.title = $0 }.store(in: &cancellables) }
      }
      """
  ) { program in
    UnkeptSubscriptions(program.types).subscriptions.compactMap { subscription in
      guard subscription.isOfProperty, subscription.connected == nil,
        let written = subscription.written.first
      else { return nil }
      return Finding(
        subscription.site,
        "the subscription that writes '\(written.property)' ends at once, as nothing keeps it",
        remedy:
          "write .store(in: &cancellables) behind it, with var cancellables: Set<AnyCancellable> = []"
      )
    }
  }
}
