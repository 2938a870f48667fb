for text in ["42", "-7", "+3", " 1", "1_000", "0x1F", "", "-", "99999999999999999999", "٣"] {
  print(text, Int(text) as Any, UInt8(text) as Any, Int8(text) as Any)
}
print(Int("ff", radix: 16) as Any, Int("-1010", radix: 2) as Any, Int("zz", radix: 36) as Any, Int("8", radix: 8) as Any)
print(String(255, radix: 16), String(255, radix: 16, uppercase: true), String(-10, radix: 2), String(UInt8.max, radix: 2))
print(Int8(exactly: 200) as Any, Int8(truncatingIfNeeded: 200), Int8(clamping: 200), UInt8(clamping: -3), UInt(exactly: -1) as Any)
print(Int(exactly: 3.5) as Any, Int(exactly: 3.0) as Any, Int(3.99), Int(-3.99))
print(Int.max.addingReportingOverflow(1), Int8(100).multipliedReportingOverflow(by: 2), UInt8(3).subtractingReportingOverflow(5))
print(17.quotientAndRemainder(dividingBy: -5), -17 / 5, -17 % 5, (-17).magnitude, 0.signum(), (-3).signum())
print(Double("1e3") as Any, Double("nan") as Any, Double("inf") as Any, Double("1.") as Any, Double(".5") as Any, Double("0x1p4") as Any, Double("1,5") as Any)
print(Bool("true") as Any, Bool("True") as Any, Float("3.4e38") as Any, Float("1e50") as Any)
