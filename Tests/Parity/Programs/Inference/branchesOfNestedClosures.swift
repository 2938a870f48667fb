// The expected type of a call reaches the branches of closures within its closure.
func call<R>(_ body: (Int) -> R) -> R { body(1) }
func trying<R>(_ body: (Int) throws -> R) rethrows -> R { try body(1) }

func nested() -> Int? { call { x in call { y in if x == y { return 2 }; return nil } } }
func nestedThrowing() -> Int? { trying { x in trying { y in if x == y { return 2 }; return nil } } }
func ofMemory(_ a: [Int], _ b: [Int]) -> Int? {
  a.withUnsafeBufferPointer { a in
    b.withUnsafeBufferPointer { b in
      guard let first = b.first else { return 3 }
      if first == a[0] { return 2 }
      return nil
    }
  }
}
func three() -> Double? {
  call { x in call { y in call { z in if x + y == z { return 1 }; return x == y ? nil : 0.5 } } }
}
func mapped() -> [String]? {
  call { x in
    ["a", "b"].map { text in
      if x == 1 { return text + "1" }
      return text
    }
  }
}
let stored: Int? = call { x in call { y in if x == y { return 2 }; return nil } }
print(nested() as Any, nestedThrowing() as Any, stored as Any)
print(ofMemory([1], []) as Any, ofMemory([1], [1]) as Any, ofMemory([1], [2]) as Any)
print(three() as Any, mapped() as Any)
let any: Any = call { x in call { y in if x == y { return "same" }; return "other" } }
print(any, type(of: any))
