// Generic types and aliases that are members of others, with their arguments and without.
protocol Source {
  associatedtype Value
  static var value: Value { get }
}
enum Defaults {
  struct Holder<S: Source> {
    var value = S.value
  }
  typealias Pair<T> = (T, T)
  typealias Table<V> = [String: V]
  typealias Zero = Holder<Numbers>
  enum Numbers: Source { static var value: Int { 0 } }
  enum Empty<T: ExpressibleByArrayLiteral>: Source { static var value: T { [] } }
}
func make<S>(_ type: Defaults.Holder<S>.Type) -> Defaults.Holder<S> { .init() }
print(make(Defaults.Zero.self).value)
print(make(Defaults.Holder<Defaults.Empty<[Int]>>.self).value)
print(Defaults.Empty<Set<String>>.value.isEmpty)
let pair: Defaults.Pair<String> = ("a", "b")
let table: Defaults.Table<Int> = ["x": 1]
print(pair, table)
func local() {
  typealias Row<T> = [T]
  let row: Row<Int> = [1, 2]
  print(row)
}
local()
struct Box {
  typealias Both<A> = (A, A)
  var both: Both<Int> = (1, 2)
  func swapped() -> Both<Int> { (both.1, both.0) }
}
print(Box().swapped())
