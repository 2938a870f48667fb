// Twice the width divided by the width: the quotient may not fit.
print(5.dividingFullWidth((high: 1, low: 7)))
print(UInt64(9).dividingFullWidth((high: 8, low: 7)))
print(UInt8(200).dividingFullWidth((high: 199, low: 255)))
print((-7).dividingFullWidth((high: -1, low: UInt(bitPattern: -100))))
let back = -1
print(back.dividingFullWidth((high: Int.min, low: 0)))
