// What a closure takes, another closure that follows it says.
enum Failure: Error { case first, second; var isPassing: Bool { self == .first } }

func retrying<Value, E: Error>(
  _ attempts: Int, while isPassing: (E) -> Bool = { _ in true },
  operation: (Int) throws(E) -> Value
) throws(E) -> Value {
  for attempt in 1..<attempts {
    do {
      return try operation(attempt)
    } catch {
      guard isPassing(error) else { throw error }
    }
  }
  return try operation(attempts)
}

func flaky(_ attempt: Int) throws(Failure) -> String {
  if attempt == 1 { throw .first }
  if attempt == 2 { throw .second }
  return "attempt \(attempt)"
}

func run() throws(Failure) {
  let kept = try retrying(5, while: { _ in true }) { attempt throws(Failure) in try flaky(attempt) }
  print(kept)
  let byPath = try retrying(3, while: \.isPassing) { attempt throws(Failure) in
    print("trying", attempt)
    return try flaky(attempt)
  }
  print(byPath)
}
do { try run() } catch { print("failed:", error) }

struct Flag { var isOn = true }
func ask<T>(_ question: (T) -> Bool, of make: () -> T) -> Bool { question(make()) }
print(ask({ $0.isOn }) { Flag() }, ask(\.isOn) { Flag(isOn: false) })
print(ask({ $0.isOn }) { () -> Flag in let flag = Flag(); return flag })

// What a type gives, a later call in the chain says.
protocol Giving<Output, Problem> {
  associatedtype Output
  associatedtype Problem: Error
}
struct Mapped<Upstream: Giving, Output>: Giving { typealias Problem = Upstream.Problem }
struct Caught<Upstream: Giving, Next: Giving>: Giving where Upstream.Output == Next.Output {
  typealias Output = Upstream.Output
  typealias Problem = Next.Problem
}
struct Erased<Output, Problem: Error>: Giving {}
struct One<Output>: Giving {
  typealias Problem = Never
  init(_ output: Output) {}
}
extension Giving {
  func map<T>(_ change: @escaping (Output) -> T) -> Mapped<Self, T> { .init() }
  func caught<P: Giving>(_ next: @escaping (Problem) -> P) -> Caught<Self, P>
  where P.Output == Output { .init() }
  func erased() -> Erased<Output, Problem> { .init() }
  func asResult() -> Erased<Result<Output, Problem>, Never> {
    map(Result.success).caught { One(.failure($0)) }.erased()
  }
}
print(type(of: Erased<Int, Failure>().asResult()))
