protocol PK { associatedtype Value; static var defaultValue: Value { get }; static func reduce(value: inout Value, nextValue: () -> Value) }
struct CollectDict<Key: Hashable, Value>: PK { static var defaultValue: [Key: Value] { [:] }; static func reduce(value: inout [Key: Value], nextValue: () -> [Key: Value]) { value.merge(nextValue(), uniquingKeysWith: { $1 }) } }
print(CollectDict<Int, String>.defaultValue, CollectDict<Int, String>.Value.self)
func f<P: PK>(_ p: P.Type) { print(P.Value.self) }
f(CollectDict<Int, String>.self)
