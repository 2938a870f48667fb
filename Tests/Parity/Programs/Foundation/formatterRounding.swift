import Foundation
for mode in [NumberFormatter.RoundingMode.ceiling, .floor, .down, .up, .halfEven, .halfUp] {
  let formatter = NumberFormatter()
  formatter.numberStyle = .decimal
  formatter.maximumFractionDigits = 1
  formatter.roundingMode = mode
  print([-4401.26, -2.25, 2.25, 2.21, -0.05].map { formatter.string(from: NSNumber(value: $0))! })
}
let percent = NumberFormatter()
percent.numberStyle = .percent
print(percent.string(from: 0.256)!)
percent.multiplier = 1
print(percent.string(from: 25)!)
let significant = NumberFormatter()
significant.usesSignificantDigits = true
significant.minimumSignificantDigits = 10
print(significant.string(from: 5)!)
struct Price: Codable { var amount: Decimal }
for text in [#"{"amount": 12.50}"#, #"{"amount": 1e500}"#] {
  do { print(try JSONDecoder().decode(Price.self, from: Data(text.utf8)).amount) } catch { print("refused") }
}
