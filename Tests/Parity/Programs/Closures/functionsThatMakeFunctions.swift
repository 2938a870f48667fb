func memoize<A: Hashable, R>(_ body: @escaping ((A) -> R, A) -> R) -> (A) -> R {
  var known: [A: R] = [:]
  func call(_ argument: A) -> R {
    if let result = known[argument] { return result }
    let result = body(call, argument)
    known[argument] = result
    return result
  }
  return call
}
let steps: (Int) -> Int = memoize { call, n in n < 2 ? 1 : call(n - 1) + call(n - 2) }
print(steps(60))
let names: (Int) -> String = memoize { call, n in n == 0 ? "" : call(n - 1) + "\(n)" }
print(names(5))
