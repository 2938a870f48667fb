import Semantics
import SourceText

/// Placeholder types in stubs, to be inferred from uses: names in backticks that no program can
/// contain.
enum OpenType {
  /// The label of a function result for which the uses suggest no name.
  static let resultLabel = " result"

  /// The label of what is passed to a closure that gives it no name.
  static let argumentLabel = "argument"

  /// The beginning of the label of an associated value.
  private static let payloadLabel = " payload"

  /// `` `?User.age` ``: the open type of the property `age` of `User`.
  static func named(_ owner: String, _ label: String) -> String { "`?\(owner).\(label)`" }

  /// The open type of a static member, which is mostly a value of its owner.
  static func ofStatic(_ owner: String, _ label: String) -> String {
    "`?\(owner).static.\(label)`"
  }

  /// The open type of an associated value.
  static func ofPayload(_ owner: String, _ name: String, _ place: Int, _ label: String?) -> String {
    let value = "\(owner).\(name).\(payloadLabel)\(place)"
    return "`?\(label.map { "\(value).\($0)" } ?? value)`"
  }

  /// The type of associated values of which no use shows more.
  static let anyPayload = "AnyHashable?"

  /// The label of what a subscript gives, before its number.
  static let subscriptLabel = "subscript"

  /// Whether it is the open type of what a subscript gives.
  static func isOfSubscript(_ name: String) -> Bool {
    parts(of: name).contains { $0.hasPrefix(subscriptLabel) }
  }

  /// Whether nothing has the name of its label.
  static func isUnnamed(_ name: String) -> Bool {
    isUnnamedPart(name) || parts(of: name).last.map(String.init) == argumentLabel
  }

  /// Whether it is the open type of an associated value, and not of a part of one.
  static func isOfPayload(_ name: String) -> Bool {
    let parts = parts(of: name)
    return parts.contains { $0.hasPrefix(payloadLabel) } && !(parts.last?.isPlace ?? true)
  }

  /// Whether it is the open type of the result of a function, or of a part of it.
  static func isOfResult(_ name: String) -> Bool {
    parts(of: name).contains { $0 == resultLabel }
  }

  /// Whether it is the open type of the result of the functions of a name.
  static func isOfResult(_ name: String, ofCallsOf function: String) -> Bool {
    let parts = parts(of: name)
    return parts.count > 1 && parts[parts.count - 2] == function
  }

  /// The case and the place of the associated value with this open type.
  static func payload(of name: String) -> (case: String, place: Int)? {
    let parts = parts(of: name)
    guard let index = parts.firstIndex(where: { $0.hasPrefix(payloadLabel) }), index > 0,
      let place = Int(parts[index].dropFirst(payloadLabel.count))
    else { return nil }
    return (String(parts[index - 1]), place)
  }

  /// The owner of a static member with this open type; nil for other open types.
  static func staticOwner(of name: String) -> String? {
    let text = String(identifier(name).dropFirst())
    return text.firstRange(ofBytes: ".static.").map { String(text[..<$0.lowerBound]) }
  }

  /// The stub with a property or method of this open type; nil for that of a variable or function.
  static func owner(of name: String) -> String? {
    let parts = parts(of: name)
    return parts.count > 1 && parts[0] != parts[1] ? String(parts[0]) : nil
  }

  /// The type that conforms to a stub protocol and has its static members.
  static func witness(of name: String) -> String { "Any\(name)" }

  /// The open type of the elements of a list.
  static func element(of name: String) -> String { "`\(identifier(name)).0`" }

  /// The open type of what a function gives, behind those of its parameters.
  static func result(ofCallsOf name: String, taking count: Int) -> String {
    "`\(identifier(name)).\(count)`"
  }

  /// The open type of the errors of a publisher.
  static func failure(of name: String) -> String { "`\(identifier(name)).1`" }

  /// The open types in a text, in order of first occurrence.
  static func all(in text: String) -> [String] {
    var names: [String] = []
    var rest = text.utf8[...]
    while let start = rest.firstIndex(of: UInt8(ascii: "`")) {
      let inside = rest.index(after: start)
      guard let end = rest[inside...].firstIndex(of: UInt8(ascii: "`")) else { break }
      let after = rest.index(after: end)
      if rest[inside] == UInt8(ascii: "?") {
        let name = String(text[start..<after])
        if !names.contains(name) { names.append(name) }
      }
      rest = rest[after...]
    }
    return names
  }

  /// The name without backticks, as the checker represents it.
  static func identifier(_ name: String) -> String {
    String(Substring(name.utf8.dropFirst().dropLast()))
  }

  /// What is between the dots of the identifier, without its question mark.
  private static func parts(of name: String) -> [Substring] {
    name.utf8.dropFirst(2).dropLast().split(separator: UInt8(ascii: ".")).map(Substring.init)
  }

  /// Whether it is a function result for which the uses suggest no name.
  static func isUnnamedResult(_ name: String) -> Bool { name.hasSuffix(".\(resultLabel)`") }

  /// Whether it is a part of the type of something.
  static func isPart(_ name: String) -> Bool {
    parts(of: name).last?.isPlace ?? false
  }

  /// Whether it is a part of the type of something that is not named after it, as `items` is after its
  /// elements: of that of a closure.
  static func isUnnamedPart(_ name: String) -> Bool {
    let parts = parts(of: name)
    return parts.last?.isPlace ?? false && parts.last { !$0.isPlace }?.singular == nil
  }

  /// The place of such a part: that of a parameter among those of a closure whose types are open.
  static func place(ofUnnamedPart name: String) -> Int? {
    isUnnamedPart(name) ? parts(of: name).last.flatMap { Int($0) } : nil
  }

  /// The name of values of the type: `age`, or `item` for elements of `items`.
  static func label(of name: String) -> String {
    var parts = parts(of: name)
    var isElement = false
    while let last = parts.last, last.isPlace {
      parts.removeLast()
      isElement = true
    }
    if let last = parts.last, parts.count > 1,
      last == resultLabel || last.hasPrefix(payloadLabel)
    {
      parts.removeLast()
    }
    // A binding is called what its value is.
    let label = parts.last.map { String($0.drop { $0 == "$" }) } ?? ""
    return isElement ? label.singular ?? label : label
  }

  /// The text of a type with open types for its generic arguments.
  static func text(of type: NominalType, for name: String) -> String {
    guard !type.generics.parameters.isEmpty else { return type.name }
    let arguments = type.generics.parameters.enumerated().map { index, parameter in
      if parameter.constraints.contains(where: { $0.isPrelude("Error") }) { return "any Error" }
      // Open types for generic parameters of a program's type are named after these.
      return "`\(identifier(name)).\(type.isPrelude ? "\(index)" : parameter.name)`"
    }
    return "\(type.name)<\(arguments.joined(separator: ", "))>"
  }

  /// The text of a type in a stub, with each unknown part `_` replaced by an open type of its own.
  static func text(_ description: String, of name: String) -> String {
    var text = ""
    var count = 0
    var word = ""
    func flush() {
      text += word == "_" ? "`\(identifier(name)).\(count)`" : word
      if word == "_" { count += 1 }
      word = ""
    }
    for character in description {
      if character.isNamePart {
        word.append(character)
      } else {
        flush()
        text.append(character)
      }
    }
    flush()
    return text
  }
}

extension Substring {
  /// Whether it is the number of a part of something, and no name.
  fileprivate var isPlace: Bool { utf8.allSatisfy(\.isDigit) }
}

extension StringProtocol {
  /// The singular of a plural: `card` of `cards`, `city` of `cities`; nil for other names.
  var singular: String? {
    guard hasSuffix("s") else { return nil }
    guard hasSuffix("ies"), let before = dropLast(3).last else { return String(dropLast()) }
    // `movies` and `cookies` have an `e` of their own.
    return "vk".contains(before) ? String(dropLast()) : dropLast(3) + "y"
  }
}
