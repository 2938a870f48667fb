// A machine of states that events move, as model code has it.
enum LoadState<Value> {
  case idle
  case loading(progress: Double)
  case loaded(Value)
  case failed(message: String, retries: Int)
}
extension LoadState: Equatable where Value: Equatable {}
extension LoadState {
  var value: Value? { if case .loaded(let value) = self { value } else { nil } }
  var isLoading: Bool {
    guard case .loading = self else { return false }
    return true
  }
  func map<Other>(_ transform: (Value) -> Other) -> LoadState<Other> {
    switch self {
    case .idle: .idle
    case .loading(let progress): .loading(progress: progress)
    case .loaded(let value): .loaded(transform(value))
    case .failed(let message, let retries): .failed(message: message, retries: retries)
    }
  }
}
enum Event { case start, step(Double), finish([Int]), fail(String), retry }
struct Loader {
  private(set) var state: LoadState<[Int]> = .idle
  mutating func handle(_ event: Event) {
    switch (state, event) {
    case (.idle, .start): state = .loading(progress: 0)
    case (.loading(let done), .step(let more)) where done + more < 1:
      state = .loading(progress: done + more)
    case (.loading, .step): state = .loading(progress: 1)
    case (.loading, .finish(let values)): state = .loaded(values)
    case (.loading, .fail(let why)): state = .failed(message: why, retries: 0)
    case (.failed(let why, let count), .retry):
      state = .failed(message: why + "!", retries: count + 1)
    default: print("ignored \(event)")
    }
  }
}
var loader = Loader()
for event: Event in [
  .retry, .start, .step(0.25), .step(0.5), .step(9), .fail("offline"), .retry, .retry, .start,
] {
  loader.handle(event)
  print(loader.state, loader.state.isLoading)
}
print(loader.state == .failed(message: "offline!!", retries: 2), loader.state == .idle)
let loaded = LoadState.loaded([1, 2, 3])
print(
  loaded.map { $0.reduce(0, +) }, loaded.map(\.count).value!, LoadState<Int>.idle.map { "\($0)" })
print(loaded == .loaded([1, 2, 3]), loaded.value ?? [])
