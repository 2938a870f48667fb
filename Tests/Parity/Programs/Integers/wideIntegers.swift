// Numbers of 128 bits.
let big: UInt128 = 1 << 100
print(big, UInt128.max, UInt128.min, UInt128.bitWidth)
print(Int128.max, Int128.min)
print(big / 1_000_000_007, big % 1_000_000_007, (big + 5) / (big / 3), big % (big / 3 + 1))
print(UInt64.max, UInt128(UInt64.max) * UInt128(UInt64.max), UInt128(UInt64.max) + 1)
let signed: Int128 = -170_000_000_000_000_000
print(signed * signed, -signed * signed, signed / 7, signed % 7, signed.magnitude)
print(signed >> 3, signed << 40, big >> 64, big << 27, ~signed, signed & 0xFF, signed | 1, signed ^ 3)
print(Int(exactly: signed) ?? 0, Int(exactly: signed * signed) ?? 0, UInt8(exactly: big) ?? 7)
print(Int64(truncatingIfNeeded: signed * signed), UInt8(truncatingIfNeeded: signed), Int8(clamping: signed))
print(big.leadingZeroBitCount, big.trailingZeroBitCount, big.nonzeroBitCount, Int128(5).signum())
print(UInt128.max.addingReportingOverflow(1), Int128.min.subtractingReportingOverflow(1))
print(Int128.max.multipliedReportingOverflow(by: 2).overflow, Int128(4).multipliedReportingOverflow(by: -4))
print(UInt128("340282366920938463463374607431768211455") ?? 0, UInt128("340282366920938463463374607431768211456") as Any)
print(Int128("-12345678901234567890123") ?? 0, Int128("x") as Any)
print([big, 3, UInt128.max, 0].sorted(), Set([big, big, 1]).count, big == 1 << 100, signed < 5)
print(Double(big), Double(signed), UInt128(1e20), Int128(-1e19))
var sum: Int128 = 0
for number in 1...30 { sum += Int128(number) * Int128(number) * 1_000_000_000_000_000_000 }
print(sum, sum.quotientAndRemainder(dividingBy: 1_000_000_000_007))
let wide = UInt64.max.multipliedFullWidth(by: 12345)
print(UInt128(wide.high) << 64 | UInt128(wide.low))
print(UInt32.max.multipliedFullWidth(by: .max), Int32.min.multipliedFullWidth(by: .max))
print(UInt16.max.multipliedFullWidth(by: 3), Int8.min.multipliedFullWidth(by: .min))
