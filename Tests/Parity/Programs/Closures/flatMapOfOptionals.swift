let a = ["1", "x"].flatMap { Int($0) }
print(a)
print([[1], nil].flatMap { $0 }, [1, 2].flatMap { [$0, $0] }, [1, nil, 3].flatMap { $0 })
let b: [String] = [1, 2, 3].flatMap { n in n % 2 == 0 ? nil : "\(n)" }
print(b, [[1, 2], [3]].flatMap { $0.map { $0 + 1 } })
print(["a": 1].flatMap { k, v in v > 0 ? k : nil })
print([1, 2].flatMap { n -> Int? in
  if n == 1 { return nil }
  return n
})
print([[Optional(1), nil], [2]].flatMap { $0 }.flatMap { $0 }, ["ab", "c"].flatMap { $0 })
