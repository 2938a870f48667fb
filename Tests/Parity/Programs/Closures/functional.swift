// Functions as values: composition, partial application, pipelines, dictionaries of functions, recursion.
typealias Transform<T> = (T) -> T
func repeated<T>(_ times: Int, _ transform: @escaping Transform<T>) -> Transform<T> { { value in (0..<times).reduce(value) { result, _ in transform(result) } } }
func flip<A, B, C>(_ f: @escaping (A, B) -> C) -> (B, A) -> C { { f($1, $0) } }
func partial<A, B, C>(_ f: @escaping (A, B) -> C, _ a: A) -> (B) -> C { { f(a, $0) } }
infix operator >>> : AdditionPrecedence
func >>> <A, B, C>(f: @escaping (A) -> B, g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
let subtract: (Int, Int) -> Int = (-)
let double = { (x: Int) in x * 2 }
let describe = { (x: Int) in "<\(x)>" }
print((double >>> describe)(4), (double >>> double >>> describe)(1), repeated(5, double)(1), flip(subtract)(1, 10), partial(max, 7)(3))
let operations: [(name: String, run: (Double, Double) -> Double?)] = [("add", { $0 + $1 }), ("divide", { $1 == 0 ? nil : $0 / $1 })]
for operation in operations { print(operation.name, operation.run(6, 3) as Any, operation.run(1, 0) as Any) }
struct Pipeline<Input, Output> {
  let run: (Input) -> Output
  func then<Next>(_ next: @escaping (Output) -> Next) -> Pipeline<Input, Next> { Pipeline<Input, Next> { next(run($0)) } }
}
let pipeline = Pipeline<String, Int> { $0.count }.then { $0 + 1 }.then { [$0, $0 * 10] }.then { $0.map(String.init) }
print(pipeline.run("four"))
func fix<A, B>(_ f: @escaping (@escaping (A) -> B, A) -> B) -> (A) -> B { { f(fix(f), $0) } }
print(fix { (recurse: (Int) -> Int, n) in n <= 1 ? 1 : n * recurse(n - 1) }(6))
var handlers: [String: [(Int) -> Void]] = [:]
var seen: [String] = []
for name in ["a", "b"] { handlers[name, default: []].append { seen.append("\(name)\($0)") } }
handlers["a"]?.append { _ in seen.append("second") }
handlers["a"]?.forEach { $0(1) }
handlers["b"]?.first?(2)
print(seen, handlers["c"]?.count ?? 0)
func counter() -> (increment: () -> Int, reset: () -> Void) {
  var count = 0;
  return (
    {
      count += 1; return count
    }, { count = 0 }
  )
}
let (increment, reset) = counter()
print(
  increment(), increment(),
  {
    reset(); return increment()
  }())
let methods: [(String) -> () -> String] = [String.uppercased, String.lowercased]
print(methods.map { $0("MiX")() }, [3, 1, 2].map(double).sorted(by: { $0 > $1 }), ["1", "x"].compactMap(Int.init), zip([1, 2], [3, 4]).map(*))
let bound = "hello".hasPrefix
print(bound("he"), ["hi", "ho"].filter("hi".elementsEqual), [1, 2, 3].map(Optional.some).count, ["a", "b"].enumerated().map { "\($0)\($1)" })
let makers: [(Int) -> any Equatable] = [{ $0 }, { "\($0)" }]
print(makers.map { "\($0(5))" }, Dictionary(uniqueKeysWithValues: zip("ab", [1, 2]).map { (String($0), $1) })["b"]!)
