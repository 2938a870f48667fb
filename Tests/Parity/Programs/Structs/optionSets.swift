// Option sets: literals, set algebra, mutation, use as defaults and in switches.
struct Style: OptionSet, Hashable {
  let rawValue: UInt8
  static let bold = Style(rawValue: 1), italic = Style(rawValue: 2), underline = Style(rawValue: 4)
  static let all: Style = [.bold, .italic, .underline]
  var names: [String] { [(Style.bold, "b"), (.italic, "i"), (.underline, "u")].filter { contains($0.0) }.map(\.1) }
}
func render(_ text: String, _ style: Style = []) -> String { style.names.reduce(text) { "<\($1)>\($0)</\($1)>" } }
print(render("x"), render("x", .bold), render("x", [.bold, .underline]))
var style: Style = .italic
style.insert(.bold)
style.formUnion([.underline])
print(style.names, style == .all, style.rawValue, style.isSuperset(of: .bold), style.isSubset(of: .all), style.isStrictSubset(of: .all))
style.remove(.italic)
style.formIntersection([.bold, .italic])
print(style.names, style.contains(.underline), style.isEmpty, Style.all.subtracting(.bold).names, style.symmetricDifference(.all).names)
style = []
print(style.isEmpty, style.insert(.bold).inserted, style.insert(.bold).inserted, style.update(with: .italic) == nil, style.names)
switch style {
case .all: print("all");
case [.bold, .italic]: print("both");
default: print("other")
}
print(Set([Style.bold, [.bold], .italic]).count, Style(rawValue: 3).names, Style([Style.bold, .italic]) == [.italic, .bold], Style.all.isDisjoint(with: []))
let styles: [Style] = [.bold, .italic]
print(styles.reduce(into: Style()) { $0.formUnion($1) }.names, Style(styles).names, ~Style.bold.rawValue & 7)
