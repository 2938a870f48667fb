import SourceText
import Syntax

/// Writes the source text of a type with its macros expanded, and everything else as written.
struct TypeExpansionWriter: CheckerPart {
  let checker: TypeChecker
  private let source: Source
  private let lines: LineMap
  private var text = ""
  /// The source position up to which text was copied or omitted.
  private var cursor = 0
  /// The extensions to add after the type.
  private(set) var extensions: [String] = []

  init(checker: TypeChecker, source: Source) {
    self.checker = checker
    self.source = source
    lines = LineMap(source)
  }

  /// The text of a type; nil if it has nothing to expand.
  mutating func text(of declaration: Declaration, as nominal: NominalType) -> String? {
    cursor = Int(declaration.span.start)
    let indentation = startsLine(cursor) ? indentation(at: cursor) : ""
    guard expand(declaration, as: nominal, indentation) else { return nil }
    copy(upTo: Int(declaration.span.end))
    let comments = SourceComments.before(Int(declaration.span.start), in: source)
      .map { indentation + $0 + "\n" }.joined()
    return ([comments + text] + extensions).joined(separator: "\n\n")
  }

  /// Writes the expansion of a type; returns false if there was nothing to expand.
  private mutating func expand(
    _ declaration: Declaration, as nominal: NominalType, _ indentation: String
  ) -> Bool {
    guard case .type(let type) = declaration.kind else { return false }
    typeDeclarations.complete(nominal)
    let attribute = declaration.attribute("Observable")
    if let attribute { omit(attribute) }
    var hasChanged = attribute != nil
    for member in type.members {
      if expand(member: member, of: nominal, indentation) { hasChanged = true }
    }
    guard attribute != nil else { return hasChanged }
    addMembers(to: type, indentation)
    if !conformsAnyway(nominal, type) {
      let availability = declaration.attributes.filter { $0.name == "available" }
      extensions.append(
        ObservableExpansion.conformance(
          of: nominal.qualifiedName, availability: availability.map { source.text(in: $0.span) }))
    }
    return true
  }

  private mutating func expand(
    member: Declaration, of nominal: NominalType, _ outer: String
  ) -> Bool {
    let start = Int(member.span.start)
    let indentation = startsLine(start) ? indentation(at: start) : outer + "  "
    switch member.kind {
    case .variable(let variable):
      guard isTracked(variable, member, in: nominal) else { return false }
      write(variable.bindings[0], of: member, in: nominal, indentation)
      return true
    case .type(let type):
      for case .type(let inner) in nominal.members[type.name] ?? [] {
        return expand(member, as: inner, indentation)
      }
      return false
    case .conditionalCompilation(let clauses):
      return clauses.flatMap(\.elements).reduce(false) { hasChanged, member in
        expand(member: member, of: nominal, outer) || hasChanged
      }
    default: return false
    }
  }

  // Properties

  /// Whether the macro tracks a property.
  private func isTracked(
    _ variable: VariableDeclaration, _ declaration: Declaration, in nominal: NominalType
  ) -> Bool {
    guard nominal.isObservable || declaration.attribute("ObservationTracked") != nil,
      declaration.attribute("ObservationIgnored") == nil, !variable.isLet,
      !declaration.modifiers.contains(where: { ["static", "class"].contains($0.name) }),
      variable.bindings.count == 1, case .binding = variable.bindings[0].pattern.kind
    else { return false }
    return !(variable.bindings[0].accessors?.isComputed ?? false)
  }

  /// Writes a property with accessors, and its backing storage.
  private mutating func write(
    _ binding: VariableDeclaration.Binding, of declaration: Declaration, in nominal: NominalType,
    _ indentation: String
  ) {
    guard case .binding(let name) = binding.pattern.kind else { return }
    startLine(at: Int(declaration.span.start), indentation)
    if let attribute = declaration.attribute("ObservationTracked") { omit(attribute) }
    let end = Int(binding.pattern.span.end)
    copy(upTo: end)
    text += ": \(typeText(of: name, binding, in: nominal)) "
    text += ObservableExpansion.accessors(of: name).indented(by: indentation)
    let attributes = declaration.attributes.filter { $0.baseName != "ObservationTracked" }
      .map { source.text(in: $0.span) }
    let modifiers = declaration.modifiers.filter { Declaration.level($0.name) == nil }
      .map { source.text(in: $0.span) }
    let words = attributes + ["@ObservationIgnored", "private"] + modifiers + ["var _\(name)"]
    text += "\n\(indentation)\(words.joined(separator: " "))"
    cursor = end
    copy(upTo: Int(declaration.span.end))
    endLine(indentation)
  }

  /// The type as written, or as inferred from its initial value.
  private func typeText(
    of name: String, _ binding: VariableDeclaration.Binding, in nominal: NominalType
  ) -> String {
    if let written = binding.type, !checker.expansions.isOpen(written, in: nominal) {
      // `Int?` is nil initially, whatever the initial value of its storage.
      guard binding.initializer != nil, case .optional(let wrapped) = written.kind else {
        return source.text(in: written.span)
      }
      return "Optional<\(source.text(in: wrapped.span))>"
    }
    for case .property(let property) in nominal.members[name] ?? [] {
      let type = property.type.resolved
      return type.wrapped.map { "Optional<\($0)>" } ?? type.description
    }
    return binding.type.map { source.text(in: $0.span) } ?? "_"
  }

  // Members

  private mutating func addMembers(to type: TypeDeclaration, _ outer: String) {
    let brace = Int(type.block.span.end) - 1
    let own = type.members.filter { startsLine(Int($0.span.start)) }
    let indentation = own.first.map { self.indentation(at: Int($0.span.start)) } ?? outer + "  "
    copy(upTo: brace)
    text.removeLast(text.reversed().prefix { $0.isWhitespace }.count)
    var taken = Set(type.generics.parameters.map(\.name))
    taken.insert(type.name)
    let expansion = ObservableExpansion(className: type.name, taken: taken)
    let names = Set(
      type.members.flatMap { member in
        if case .variable(let variable) = member.kind { variable.names } else { [String]() }
      })
    let signatures = Set(type.members.compactMap(\.macroSignature))
    let added = expansion.members { generated in
      generated.signature.map(signatures.contains)
        ?? names.contains(ObservableExpansion.registrarName)
    }
    for (index, member) in added.enumerated() {
      text += index == 0 && type.members.isEmpty ? "\n" : "\n\n"
      text += indentation + member.indented(by: indentation)
    }
    text += "\n\(outer)"
    cursor = brace
  }

  /// Whether the class conforms without the macro, which then adds no extension.
  private func conformsAnyway(_ nominal: NominalType, _ type: TypeDeclaration) -> Bool {
    let observable = checker.wellKnown("Observable")
    if let superclass = nominal.superclass, conformances.conforms(superclass, to: observable) {
      return true
    }
    // Conformances implied by another protocol do not count.
    return type.inheritance.contains { $0.names(observable) }
      || nominal.conformances.contains { $0.protocol === observable && $0.place != nil }
  }

  // Text

  private mutating func copy(upTo end: Int) {
    text += source.text(in: Span(cursor, end))
    cursor = end
  }

  /// Omits an attribute and the whitespace after it.
  private mutating func omit(_ attribute: Attribute) {
    copy(upTo: Int(attribute.span.start))
    cursor = Int(attribute.span.end)
    while cursor < source.bytes.count, source.bytes[cursor].isBlank { cursor += 1 }
  }

  /// Copies up to a member, and starts a new line for it.
  private mutating func startLine(at start: Int, _ indentation: String) {
    copy(upTo: start)
    guard !startsLine(start) else { return }
    let blanks = text.reversed().prefix { $0 == " " || $0 == "\t" || $0 == ";" }.count
    text.removeLast(blanks)
    if text.last != "\n" { text += "\n" }
    text += indentation
  }

  /// Ends the line of a member, unless only a comment follows.
  private mutating func endLine(_ indentation: String) {
    var end = cursor
    let bytes = source.bytes
    while end < bytes.count, bytes[end] == UInt8(ascii: " ") || bytes[end] == UInt8(ascii: ";") {
      end += 1
    }
    guard end < bytes.count, bytes[end] != UInt8(ascii: "\n"), bytes[end] != UInt8(ascii: "/"),
      bytes[end] != UInt8(ascii: "\r"), bytes[end] != UInt8(ascii: "}")
    else { return }
    text += "\n\(indentation)"
    cursor = end
  }

  private func startsLine(_ offset: Int) -> Bool {
    source.bytes[Int(lines.lineSpan(at: offset).start)..<offset].allSatisfy(\.isBlank)
  }

  private func indentation(at offset: Int) -> String {
    String(lines.lineText(at: offset).prefix { $0 == " " || $0 == "\t" })
  }
}

extension String {
  /// The text with every line but the first indented; empty lines stay empty.
  fileprivate func indented(by indentation: String) -> String {
    replacing("\n", with: "\n\(indentation)")
  }
}
