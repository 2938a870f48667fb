import Interpreter
import Semantics
import SourceText
import Syntax

/// Parts of documents that are meaningful only inside of a type.
struct FragmentChecker: SessionPart {
  let session: Session

  /// The note on an input that cannot run on its own; nil if it can.
  func fragmentRemark(_ file: SourceFile, _ input: Source) -> Diagnostic? {
    guard let statement = file.statements.first else { return nil }
    switch statement.kind {
    case .modifierFragment:
      if ManifestPiece.isOne(input) {
        return remark(ManifestPiece.remark, input, statement.span)
      }
      let command = session.commandSpelling.dottedCommand(input.text(in: statement.span))
      let advice = command.map { "the command is '\($0)'" } ?? "nothing was run"
      return remark("a modifier needs a view before it; \(advice)", input, statement.span)
    case .placeholder: return remark("code is left out here", input, statement.span)
    case .declaration(let declaration):
      switch declaration.kind {
      case .initializer, .deinitializer, .subscript: return memberRemark(input, statement.span)
      case .enumCase:
        return remark(
          "this is a case; put it into the enum that it belongs to", input, statement.span)
      case .function where declaration.modifiers.contains(where: Self.isMemberModifier),
        .variable where declaration.modifiers.contains(where: Self.isMemberModifier):
        return memberRemark(input, statement.span)
      case .variable where isManifest(input):
        return remark("this is a package manifest; nothing of it is run", input, statement.span)
      default: return nil
      }
    case .expression(let expression):
      guard file.statements.count == 1, let name = accessorName(expression, input) else {
        return nil
      }
      let type = owner(of: input).map { ", as those of '\($0)'" } ?? ""
      return remark(
        "'\(name)' is an accessor; put it into the property that it belongs to\(type)", input,
        statement.span)
    default: return nil
    }
  }

  /// The errors in modifiers without a view, if all names in them are known.
  ///
  /// The modifiers are checked on an `EmptyView`, as the view is unknown.
  func modifierErrors(_ file: SourceFile, _ input: Source) -> [Diagnostic] {
    guard let statement = file.statements.first, case .modifierFragment = statement.kind else {
      return []
    }
    let fragment = Fragment(
      statement.span, of: input,
      // It is a piece of a view's body, which is isolated to the main actor.
      prefix: "@MainActor func _modified() -> some View { EmptyView()", suffix: "}")
    let tried = Parser.parse(fragment.source)
    guard !tried.diagnostics.contains(where: \.isError) else { return [] }
    let checked = session.stubbing.checkAside(tried, of: fragment.source)
    guard checked.unresolved.isEmpty else { return [] }
    let problems = checked.diagnostics.filter(\.isError)
    guard !problems.contains(where: { $0.types.contains { $0.isPrelude("EmptyView") } }) else {
      return []
    }
    return problems.map(fragment.original)
  }

  static func isMemberModifier(_ modifier: Modifier) -> Bool {
    ["mutating", "override", "static", "class"].contains(modifier.name)
  }

  /// Whether an input is part of a package manifest.
  private func isManifest(_ input: Source) -> Bool {
    let words = input.text.split { !($0.isLetter || $0.isNumber) }
    guard world.checker.globals(named: "Package").isEmpty else { return false }
    return words.first == "let" && words.dropFirst(2).first == "Package"
  }

  /// The note on a function that mentions `self` outside of a type; nil for other inputs.
  func memberRemark(_ checked: CheckedInput, _ input: Source) -> Diagnostic? {
    let found = checked.unresolved + checked.diagnostics
    return found.first { ["self", "Self"].contains($0.nameOfMissing) }.map {
      memberRemark(input, $0.span)
    }
  }

  private func memberRemark(_ input: Source, _ span: Span) -> Diagnostic {
    let type = owner(of: input).map { ", as '\($0)'" } ?? ""
    return remark("this is a member; put it into the type that it belongs to\(type)", input, span)
  }

  /// The last declared type whose members the input mentions.
  private func owner(of input: Source) -> String? {
    let mentioned = input.mentionedNames
    let types = world.checker.names.listings.filter {
      if case .type = $0.symbol { true } else { false }
    }
    return types.last { listing in
      guard case .type(let type) = listing.symbol, !type.isPrelude else { return false }
      return type.memberOrder.contains { member in
        switch member {
        case .property(let property):
          return property.name != "body" && mentioned.contains(property.name)
        case .function(let function):
          return function.kind == .method && mentioned.contains(function.name)
        default: return false
        }
      }
    }?.name
  }

  private func accessorName(_ expression: Expression, _ input: Source) -> String? {
    let text = input.text(in: expression.span)
    for name in ["get", "set", "willSet", "didSet", "_modify"] where text.hasPrefix(name) {
      let rest = text.dropFirst(name.count).drop { $0 == " " }
      if rest.first == "{", world.checker.globals(named: name).isEmpty { return name }
    }
    return nil
  }

  /// The note on an input that contains an omission such as `let a = ...`, which cannot run.
  func omissionNote(_ rejection: Rejection, _ input: Source) -> Diagnostic? {
    guard case .fault(let fault) = rejection, case .nothingToRun = fault.kind,
      fault.places.count == 1, let place = fault.places.first, place.source === input,
      input.text(in: place.span).hasSuffix("...")
    else { return nil }
    return remark("code is left out here; nothing was run", input, place.span)
  }

  /// Notes on attributes and macros of other libraries, which are ignored.
  func unknownAttributes(_ file: SourceFile, _ input: Source) -> [Diagnostic] {
    var seen: Set<String> = []
    return unknownAttributes(file.statements, input, importsOutside: true, &seen)
  }

  /// Notes on attributes without effect.
  ///
  /// - Parameters:
  ///   - importsOutside: Whether unknown attributes may belong to a module that was not found.
  ///   - seen: The names of the attributes that have been noted already.
  func unknownAttributes(
    _ statements: [Statement], _ input: Source, importsOutside: Bool, _ seen: inout Set<String>
  ) -> [Diagnostic] {
    statements.flatMap { statement -> [(Attribute, NominalType?)] in
      guard case .declaration(let declaration) = statement.kind else { return [] }
      let plain = declaration.attributes.filter(mayBeUnknown).map { ($0, NominalType?.none) }
      guard case .type(let type) = declaration.kind else { return plain }
      let attributes = type.members.flatMap(\.attributes).filter(mayBeUnknown)
      guard !attributes.isEmpty else { return plain }
      let own = Set(type.members.flatMap(\.typeNames))
      let nominal = world.checker.type(named: type.name)
      return plain + attributes.filter { !own.contains($0.name) }.map { ($0, nominal) }
    }.compactMap { attribute, nominal in
      guard !seen.contains(attribute.name) else { return nil }
      let message: String
      if isNotSimulated(attribute) {
        message = "'@\(attribute.name)' is not simulated: nothing is stored, and nothing is found"
      } else if isRuleOfModel(attribute) {
        message = "'@\(attribute.name)' has no effect here: models live in memory"
      } else if world.checker.isDeclaredMacro(attribute, from: input) {
        message = "'@\(attribute.name)' is a macro of this program, which is not expanded here"
      } else if importsOutside, !world.checker.isKnown(attribute),
        !world.checker.typeLookup.declaresMember(
          attribute, inside: nominal, in: input)
      {
        message = "'@\(attribute.name)' is not known here and has no effect"
      } else {
        return nil
      }
      return seen.insert(attribute.name).inserted ? remark(message, input, attribute.span) : nil
    }
  }

  /// Whether an attribute may be a type's or a macro's; the compiler's own begin in lowercase.
  private func mayBeUnknown(_ attribute: Attribute) -> Bool {
    attribute.name.first?.isUppercase ?? false
  }

  /// Whether an attribute belongs to a framework whose behavior is not simulated, such as Core
  /// Data.
  private func isNotSimulated(_ attribute: Attribute) -> Bool {
    world.checker.globals(named: attribute.name).contains { symbol in
      if case .type(let type) = symbol {
        type.modifiers.attributes.contains { $0.name == "_notSimulated" }
      } else {
        false
      }
    }
  }

  /// Whether an attribute specifies how SwiftData stores a property.
  private func isRuleOfModel(_ attribute: Attribute) -> Bool {
    attribute.name == "Attribute"
      && world.checker.globals(named: attribute.name).isEmpty
  }

  private func remark(_ message: String, _ input: Source, _ span: Span) -> Diagnostic {
    Diagnostic(.note, message, in: input, at: span)
  }
}
