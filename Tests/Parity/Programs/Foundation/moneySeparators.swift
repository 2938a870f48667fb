import Foundation
let n = NumberFormatter(); n.numberStyle = .currency; n.locale = Locale(identifier: "en_US"); n.groupingSeparator = "_"
print(n.string(from: 1234.5)!)
n.decimalSeparator = ","
print(n.string(from: 1234.5)!)
n.currencyGroupingSeparator = "'"
n.currencyDecimalSeparator = "·"
print(n.string(from: 1234.5)!, n.groupingSeparator!, n.decimalSeparator!)
let d = NumberFormatter(); d.numberStyle = .decimal; d.locale = Locale(identifier: "en_US"); d.currencyGroupingSeparator = "'"
print(d.string(from: 1234.5)!, d.currencyGroupingSeparator!, d.groupingSeparator!)
d.groupingSeparator = " "
print(d.string(from: 1234.5)!, d.currencyGroupingSeparator!)
let g = NumberFormatter(); g.numberStyle = .currency; g.locale = Locale(identifier: "de_DE")
print(g.string(from: 1234.5)!, g.currencyGroupingSeparator!, g.groupingSeparator!)
for s in ["5.5 apples", " -3e2x", "abc", ".5", "5.", "0x1F", "+7,5", "1e", "", "12 34"] { print((s as NSString).doubleValue, (s as NSString).floatValue, (s as NSString).integerValue) }
