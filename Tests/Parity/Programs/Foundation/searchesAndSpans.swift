import Foundation

let l = Locale(identifier: "en_US")
print(
  Duration.seconds(3725).formatted(Duration.TimeFormatStyle(pattern: .hourMinuteSecond, locale: l)),
  Duration.seconds(3725).formatted(
    Duration.UnitsFormatStyle(allowedUnits: [.hours, .minutes], width: .wide).locale(l)),
  Duration.seconds(95).formatted(
    Duration.TimeFormatStyle(pattern: .minuteSecond(padMinuteToLength: 3), locale: l)))
let s: CharacterSet = ["a", "b"]
print(
  s.isEmpty, CharacterSet().isEmpty, s.isDisjoint(with: CharacterSet(charactersIn: "xy")),
  s.isStrictSubset(of: CharacterSet(charactersIn: "abc")),
  s.isStrictSuperset(of: CharacterSet(charactersIn: "a")), s == CharacterSet(charactersIn: "ba"),
  s.hasMember(inPlane: 0))
let (a, b) = CGRect(x: 0, y: 0, width: 10, height: 4).divided(atDistance: 3, from: .minXEdge)
print(a, b)
var d = Data([1, 2, 3, 1, 2])
print(
  d.range(of: Data([1, 2]), options: .backwards)!, d.range(of: Data([1, 2]), in: 1..<5)!,
  d.lastRange(of: Data([1, 2]))!, d.firstRange(of: Data([2, 3]))!)
print(
  Bundle(path: "/nope") as Any, Bundle(identifier: "x.y") as Any,
  Bundle.main.url(forResource: "x", withExtension: "json") as Any,
  Bundle.main.path(forResource: "a", ofType: "txt", inDirectory: nil) as Any)
print(
  ["x", "y"].formatted(
    ListFormatStyle<StringStyle, [String]>.list(type: .and, width: .standard).locale(l)))
