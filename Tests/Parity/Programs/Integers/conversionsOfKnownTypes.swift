let b: UInt8 = 200; let i = 70000; let n = -1
print(Int(b), UInt8(truncatingIfNeeded: i), Int8(truncatingIfNeeded: b), Double(b), Float(i), UInt64(i), Int(UInt64(7)), UInt(b), Int(i), Double(UInt64.max), Int32(i), Int64(Int32(5)), Int8(truncatingIfNeeded: -129))
func g<T: BinaryInteger>(_ x: T) -> Int { Int(x) }
print(g(b), g(n), [1, 2].map(Double.init), [UInt8(1)].map { Int($0) }, [UInt8(3)].map(Int.init))
print(UInt8(n & 255)); print(Character(UnicodeScalar(UInt8(65))))

