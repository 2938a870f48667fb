// The branches of a closure or an expression give what all of them can be.
class Animal: CustomStringConvertible { var description: String { "animal" } }
class Dog: Animal { override var description: String { "dog" } }
class Cat: Animal {}
func run<T>(_ body: () -> T) -> T {
  print(T.self)
  return body()
}
let yes = Int("1") == 1
let whole: Int? = 3
let first = run { if yes { Dog() } else { Animal() } }
let second = run { if yes { Animal() } else { Dog() } }
let third = if yes { Dog() } else { Cat() }
let fourth = run { if yes { 1 } else { whole } }
let fifth = if yes { whole } else { 1 }
print(first, second, type(of: third), fourth as Any, fifth as Any)
let told: Int? = run { if yes { return 1 }; return nil }
let branches: Int? = run { if yes { 1 } else { nil } }
let pet: Animal? = run { if yes { Dog() } else { nil } }
let anything: Any = run { let one = 1; return one }
print(told as Any, branches as Any, pet as Any, anything)
let optional: () -> Int? = { if yes { 3 } else { nil } }
let fraction: () -> Double = { if yes { 3 } else { 2.5 } }
print(optional() as Any, fraction())
let kind: Animal? = switch yes { case true: Dog(); case false: nil }
print(kind is Dog, yes ? nil : 1 as Int?, (yes ? 1 : nil) ?? 2)
let some: Dog? = Dog()
print(type(of: yes ? some : Animal()), type(of: [Dog(), nil, Animal()]), type(of: [Dog(), Cat()]))
print(type(of: ["a": Dog(), "b": Animal()]), [1, 2.5, nil], type(of: [[1], [2.5]]), type(of: [[], [1]]))
enum State { case idle, busy, failed(Int) }
let state: (Int) -> State? = { switch $0 { case 0: .idle; case 1: nil; default: .failed($0) } }
print([0, 1, 5].map { state($0) }, [1, 2].map { if $0 == 1 { .idle } else { .failed($0) } } as [State])
struct Lost: Error {}
func attempt<T>(_ body: () throws -> T, or other: () -> T) -> T { (try? body()) ?? other() }
print(attempt({ throw Lost() }, or: { 5 }), attempt { throw Lost() } or: { "none" })
let steps: [() throws -> String] = [{ throw Lost() }, { "fine" }, { fatalError() }]
let inferred = [{ throw Lost() }, { "fine" }]
print((try? steps[0]()) ?? "thrown", try steps[1](), try inferred[1](), Result<Int, Error> { throw Lost() })
let loaded: Result<Int, Error> = Result { throw Lost() }
print(loaded, type(of: { throw Lost() }))
