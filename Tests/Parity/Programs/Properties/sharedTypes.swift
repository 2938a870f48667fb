import Foundation

// Names before one with a type are of that type.
let a, r, g, b: UInt64
(a, r, g, b) = (255, 12 >> 8, 200 & 0xFF, 7)
print(a, r, g, b)

struct Size {
  var width, height: Double
  let depth = 1, unit: String

  var area: Double {
    let x, y: Double
    if width > height { (x, y) = (width, height) } else { (x, y) = (height, width) }
    return x * y
  }
}
print(Size(width: 2, height: 3, unit: "cm").area, Size(width: 1, height: 1, unit: "m"))

// Static variables that may be nothing begin so.
final class Counter {
  nonisolated(unsafe) static var total, last: Int?
  nonisolated(unsafe) static var names: [String]!
  var first, second: Int
  init() { (first, second) = (1, 2) }
}
print(Counter.total as Any, Counter.last == nil, Counter.names == nil)
Counter.last = 4
Counter.total? += 1
print(Counter.total as Any, Counter.last as Any, Counter().first, Counter().second)

// What is expected of the sum tells what stands before the dot.
let delay = 0.5
struct Toast { var duration = 3.0 }
func wait(until deadline: DispatchTime) -> Bool { deadline > .now() }
print(wait(until: .now() + delay), wait(until: .now() + Toast().duration))

// An error that may not be there becomes one of Foundation's that may not.
enum Failure: Error { case disk }
func code(_ error: (any Error)?) -> String {
  if let error = error as NSError? { return "\(error.domain.isEmpty)" }
  return "none"
}
print(code(nil), code(Failure.disk))

var number: UInt64 = 0
print(Scanner(string: "ff00aa").scanHexInt64(&number), number)
print(Scanner(string: "zz").scanHexInt64(&number), number)
