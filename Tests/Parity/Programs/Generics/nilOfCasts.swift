func look<T>(_ x: Any, as: T.Type) -> T? { x as? T }
let n = look("s", as: Int.self)
print(n as Any, type(of: n))
print(String(describing: n))
dump(n)
func get<K: Hashable, V>(_ d: [K: V], _ k: K) -> V? { d[k] }
let m = get(["a": 1], "b")
print(type(of: m), String(describing: m))
dump(m)
func two<T>(_ x: T?) -> String { "\(type(of: x))" }
print(two(m), two(n))
struct Stack<E> { var a: [E] = []; mutating func pop() -> E? { a.popLast() }; var top: E? { a.last } ; func find(_ p: (E) -> Bool) -> E? { a.first(where: p) } }
var st = Stack<String>()
print(type(of: st.pop()), type(of: st.top), type(of: st.find { _ in true }))
func any(_ x: Any) -> String { "\(type(of: x)) \(x)" }
print(any(n as Any), any(st.top as Any))
