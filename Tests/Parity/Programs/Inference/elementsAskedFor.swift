// `some Collection<Value>` says what the elements are.
struct V { var s: String; static func string(_ s: String) -> V { V(s: s) }; static func list(_ n: Int, _ e: some Collection<V>) -> V { V(s: "\(n)" + e.map(\.s).joined(separator: ",")) }
  static func seq<S: Sequence>(_ e: S) -> V where S.Element == V { V(s: e.map(\.s).joined(separator: "+")) } }
let names = ["a", "b"]
let v: V = .list(1, names.map { .string($0) })
print(v)
print(V.list(2, [.string("q")]))
print(V.list(2, names.map { .string($0) }))
print(V.seq(names.map { .string($0) }), V.seq([.string("z")]))
print(V.seq(names.lazy.map { .string($0) }))
print(V.list(3, names.isEmpty ? [] : names.compactMap { $0 == "a" ? nil : .string($0) }))
