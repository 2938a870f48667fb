// A function that rethrows throws what its functions throw, and nothing for functions that are values
// of its generic parameters.
typealias Handler = (Int) throws -> String
struct Refused: Error { var number: Int }
protocol Step { func handle(_ request: Int, next: Handler) throws -> String }
struct Guard: Step {
  var limit: Int
  func handle(_ request: Int, next: Handler) throws -> String {
    guard request < limit else { throw Refused(number: request) }
    return try next(request)
  }
}
struct Note: Step {
  func handle(_ request: Int, next: Handler) rethrows -> String { "<" + (try next(request)) + ">" }
}
struct Rescue: Step {
  func handle(_ request: Int, next: Handler) -> String {
    do { return try next(request) } catch { return "\(error)" }
  }
}
func chain(_ steps: [any Step], _ last: @escaping Handler) -> Handler {
  steps.reversed().reduce(last) { next, step in { try step.handle($0, next: next) } }
}
let all = chain([Rescue(), Note(), Guard(limit: 3)]) { "number \($0)" }
print(try all(2), try all(5))
func transformed<T>(_ value: T, times: Int, _ change: (T) throws -> T) rethrows -> T {
  var value = value
  for _ in 0..<times { value = try change(value) }
  return value
}
let twice: Handler = transformed({ "\($0)" }, times: 2) { next in { try next($0 * 10) } }
print(try twice(4))
do {
  _ = try transformed(1, times: 3) { number in
    if number > 2 { throw Refused(number: number) }
    return number + 1
  }
} catch {
  print(error)
}
func optionally(_ value: Int, _ change: ((Int) throws -> Int)? = nil) rethrows -> Int {
  try change?(value) ?? value
}
print(optionally(3), optionally(3) { $0 + 1 })
let checked: [Handler] = [1, 2].map { limit in
  { number in
    if number > limit { throw Refused(number: number) }
    return "\(number) of \(limit)"
  }
}
for check in checked { print((try? check(2)) ?? "refused") }
