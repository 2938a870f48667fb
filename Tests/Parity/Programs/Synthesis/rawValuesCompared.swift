// What is `RawRepresentable` is equal where its raw value is, whatever else it holds.
struct Tag: RawRepresentable, Hashable {
  var rawValue: Int
  var note = ""
  init(rawValue: Int) { self.rawValue = rawValue }
  init(rawValue: Int, note: String) {
    self.rawValue = rawValue
    self.note = note
  }
}
print(Tag(rawValue: 1, note: "a") == Tag(rawValue: 1, note: "b"), Tag(rawValue: 1) == Tag(rawValue: 2))
print(Set([Tag(rawValue: 1, note: "a"), Tag(rawValue: 1, note: "b"), Tag(rawValue: 2)]).count)
print([Tag(rawValue: 3, note: "x")].contains(Tag(rawValue: 3)), [Tag(rawValue: 4): "four"][Tag(rawValue: 4, note: "q")] ?? "none")
enum Name: RawRepresentable, Equatable {
  case known, other(String)
  init(rawValue: String) { self = rawValue == "known" ? .known : .other(rawValue) }
  var rawValue: String {
    switch self {
    case .known: "known"
    case .other(let text): text
    }
  }
}
print(Name.known == .other("known"), Name.other("a") == Name(rawValue: "a"), Name.other("a") != .known)
