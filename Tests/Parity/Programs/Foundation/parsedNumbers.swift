import Foundation
let formatter = NumberFormatter()
formatter.numberStyle = .decimal
formatter.maximumFractionDigits = 1
print(formatter.string(from: 12345.67)!, formatter.number(from: "1,234")!)
print(formatter.number(from: "1,234.5")!, NumberFormatter().number(from: "12")!, NSNumber(value: 1234.0), 5.0 as NSNumber, NSNumber(value: 2.50))
print(formatter.number(from: "x") as Any, formatter.number(from: "-3") as Any, formatter.number(from: "12.0")!)
formatter.multiplier = 100
print(formatter.number(from: "250")!)
