package import Semantics

/// The attributes of a library type: how it is shown, driven and styled, and which of its stored
/// properties the view graph uses.
///
/// ```swift
/// @_shown(_label) @_control(.toggle, value: _isOn) @_styled(_label, _isOn, _isMixed, by:
/// _ToggleStyleKey)
/// public struct Toggle<Label: View>: View {
/// ```
final class LibraryTraits {
  private(set) var shown: ShownAttribute?
  private(set) var control: ControlKind?
  private(set) var role: LibraryRole?
  private(set) var style: StyledAttribute?
  private(set) var wrapper: DynamicPlan.Kind?
  /// Invalid words in the attributes, for the tests of the library.
  private(set) var wrongWords: [String] = []
  private let type: NominalType
  private let members: TypeMembers
  private var parts: [Part] = []

  /// The stored property of a part.
  private struct Part {
    let part: ViewPart
    let name: String
    /// Resolved on first use: traits can be read before the type's members are.
    var slot: Int?
  }

  init(of type: NominalType, _ members: TypeMembers) {
    self.type = type
    self.members = members
    for attribute in type.libraryAttributes { read(attribute) }
  }

  /// The slot of a part in values of the type; nil if the type has no such part.
  func slot(_ part: ViewPart) -> Int? {
    guard let index = parts.firstIndex(where: { $0.part == part }) else { return nil }
    if let known = parts[index].slot { return known }
    let found = slot(named: parts[index].name)
    parts[index].slot = found
    return found
  }

  /// The slot of a stored property.
  func slot(named field: String) -> Int? {
    type.storedProperties.firstIndex { $0.name == field }.map { $0 + type.inheritance.slotOffset }
  }

  /// The slots of the properties that a style is given.
  var styleSlots: [Int] { style?.fields.compactMap { slot(named: $0) } ?? [] }

  private func read(_ attribute: LibraryAttribute) {
    switch attribute.name {
    case "_shown":
      let shown = ShownAttribute(attribute)
      self.shown = shown
      wrongWords += shown.problems
      readParts(attribute.arguments.filter { $0.label == "text" })
    case "_control": control = readWord(of: attribute, ControlKind.init(rawValue:))
    case "_role": role = readWord(of: attribute, LibraryRole.init(rawValue:))
    case "_wrapper": wrapper = readWord(of: attribute, DynamicPlan.Kind.init(rawValue:))
    case "_parts": readParts(attribute.arguments)
    case "_styled":
      let style = StyledAttribute(attribute)
      self.style = style
      wrongWords += style.problems
    default: break
    }
  }

  /// Reads the first word of an attribute; the parts follow it.
  private func readWord<Word>(of attribute: LibraryAttribute, _ make: (String) -> Word?) -> Word? {
    guard case (nil, .word(let name))? = attribute.arguments.first else {
      wrongWords.append("@\(attribute.name) does not begin with a word")
      return nil
    }
    readParts(attribute.arguments.dropFirst())
    let word = make(name)
    if word == nil { wrongWords.append("@\(attribute.name) knows no '.\(name)'") }
    return word
  }

  private func readParts(
    _ arguments: some Sequence<(label: String?, value: LibraryAttribute.Argument)>
  ) {
    for (label, value) in arguments {
      guard let label, let part = ViewPart(rawValue: label), case .name(let field) = value else {
        wrongWords.append("there is no part '\(label ?? "\(value)")'")
        continue
      }
      parts.removeAll { $0.part == part }
      parts.append(Part(part: part, name: field))
    }
  }

  /// All stored properties named by the attributes.
  private var namedFields: [String] {
    parts.map(\.name) + (shown?.children.map(\.name) ?? []) + (style?.fields ?? [])
  }
}

extension LibraryTraits {
  /// Errors in the attributes: unknown words, unknown stored properties, and parts or functions
  /// that the view graph needs but the type lacks.
  var problems: [String] {
    var needed = shown?.kind.parts ?? []
    var requests = shown?.kind.requests ?? []
    needed += role?.parts ?? []
    requests += role?.requests ?? []
    needed += control?.parts ?? []
    requests += control?.requests ?? []
    needed += wrapper?.parts ?? []
    requests += wrapper?.requests ?? []
    if slot(.path) != nil { requests += [.elements, .push, .pop] }
    if slot(.publisher) != nil { requests += [.subscribe] }
    if shown?.kind == .lifetime, slot(.id) != nil { requests += [.start, .stop] }
    if shown?.kind == .presentation {
      requests += slot(.item) == nil ? [.isShown] : [.shownItem, .itemID]
    }
    if shown?.words.contains(.ownText) == true { requests += [.shown] }
    return wrongWords
      + namedFields.filter { slot(named: $0) == nil }.map { "there is no stored property '\($0)'" }
      + needed.filter { part in !parts.contains { $0.part == part } }
      .map { "it does not say its part '\($0.label)'" }
      + requests.filter { members.inherited($0, in: type) == nil }
      .map { "it has no function '\($0.rawValue)'" }
  }
}

/// Checks the library's attributes, for its tests.
package enum LibraryAttributes {
  /// The errors in a type's attributes: misspelt words, unknown properties, missing parts and
  /// functions.
  package static func problems(of type: NominalType) -> [String] {
    LibraryTraits(of: type, TypeMembers()).problems
  }
}
