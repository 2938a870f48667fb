// Types that literals make.
struct Meters: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, Equatable, CustomStringConvertible {
  var value: Double
  init(integerLiteral value: Int) { self.value = Double(value) }
  init(floatLiteral value: Double) { self.value = value }
  static func + (l: Self, r: Self) -> Self { var l = l; l.value += r.value; return l }
  var description: String { "\(value)m" }
}
struct Name: ExpressibleByStringLiteral, ExpressibleByStringInterpolation, Hashable { var text: String; init(stringLiteral value: String) { text = value.capitalized0 } }
extension String { var capitalized0: String { prefix(1).uppercased() + dropFirst() } }
struct Flags: OptionSet {
  let rawValue: Int
  static let bold = Flags(rawValue: 1 << 0), italic = Flags(rawValue: 1 << 1), underline = Flags(rawValue: 1 << 2)
  static let all: Flags = [.bold, .italic, .underline]
}
struct Tags: ExpressibleByArrayLiteral { var list: [String]; init(arrayLiteral elements: String...) { list = elements } }
struct Query: ExpressibleByDictionaryLiteral { var pairs: [(String, Int)]; init(dictionaryLiteral elements: (String, Int)...) { pairs = elements } }
enum Json: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral, ExpressibleByStringLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
  case null, bool(Bool), number(Int), text(String), list([Json]), object([String: Json])
  init(nilLiteral: ()) { self = .null }
  init(booleanLiteral value: Bool) { self = .bool(value) }
  init(integerLiteral value: Int) { self = .number(value) }
  init(stringLiteral value: String) { self = .text(value) }
  init(arrayLiteral elements: Json...) { self = .list(elements) }
  init(dictionaryLiteral elements: (String, Json)...) { self = .object(Dictionary(uniqueKeysWithValues: elements)) }
  var text: String {
    switch self {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let value): "\(value)"
    case .text(let value): "\"\(value)\""
    case .list(let list): "[" + list.map(\.text).joined(separator: ",") + "]"
    case .object(let object): "{" + object.sorted { $0.key < $1.key }.map { "\"\($0.key)\":\($0.value.text)" }.joined(separator: ",") + "}"
    }
  }
}
let distance: Meters = 5
print(distance, distance + 2.5, distance == 5.0, [1, 2.5] as [Meters], Meters(integerLiteral: 3))
let name: Name = "ada"
let who = 3
print(name.text, ("bob" as Name).text, ("user \(who)" as Name).text, name == "ada", Set<Name>(["a", "A"]).count)
let json: Json = ["name": "x", "list": [1, true, nil, ["deep": []]], "empty": [:]]
print(json.text)
var flags: Flags = [.bold, .underline]
flags.insert(.italic)
flags.remove(.bold)
print(flags.rawValue, flags.contains(.italic), flags.isSuperset(of: [.underline]), flags == .all, flags.union(.bold) == .all, flags.isEmpty, Flags.all.subtracting(flags).rawValue)
print(flags.intersection([.bold, .italic]).rawValue, flags.symmetricDifference(.all).rawValue, Flags().rawValue, ([] as Flags).isEmpty, flags.isDisjoint(with: .bold))
let tags: Tags = ["a", "b"]
let query: Query = ["page": 1, "size": 20, "page": 2]
print(tags.list, query.pairs.map { "\($0.0)=\($0.1)" })
func take(_ meters: Meters, _ names: [Name], _ flags: Flags = []) -> String { "\(meters) \(names.map(\.text)) \(flags.rawValue)" }
print(take(1, ["x", "y"]), take(1.5, [], .bold), take(2, [name], [.bold, .italic]))
let hex = 0xFF, binary = 0b1010, octal = 0o17, big = 1_000_000, exponent = 1.5e3, hexFloat = 0x1p4
print(hex, binary, octal, big, exponent, hexFloat, Int8.min, UInt64.max, "a" as Character, "\u{1F600}", 5 as Double)
