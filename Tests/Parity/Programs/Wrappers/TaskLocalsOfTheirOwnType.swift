struct V: Sendable { @TaskLocal static var current = Self(); var n = 1; init() {} }
print(V.current.n)
struct W: Sendable { static let shared = Self(); static var list = [Self()]; var n = 2 }
print(W.shared.n, W.list.count)
