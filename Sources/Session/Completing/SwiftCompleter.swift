import Interpreter
import Semantics
import SourceText
import Syntax
import ViewGraph

/// Completes Swift at the end of a text.
///
/// A placeholder name is checked at the cursor, and the checker's diagnostic contains the type in
/// which it was looked up. So members are completed wherever the checker knows the type, in
/// closures too.
struct SwiftCompleter {
  let session: Session
  let bytes: [UInt8]
  /// The offset at which the Swift starts.
  let textStart: Int
  /// The offset at which the name being typed starts.
  private let start: Int
  private let typed: String
  private let context: CursorContext
  /// Text to check before the Swift.
  private let prefix: String
  /// Text to check after the Swift and its closing brackets.
  private let suffix: String

  private let purpose: Completion.Purpose

  private var checker: TypeChecker { session.world.checker }

  init(
    session: Session, source: Source, textStart: Int, prefix: String = "", suffix: String = "",
    purpose: Completion.Purpose = .list
  ) {
    self.session = session
    self.purpose = purpose
    self.textStart = textStart
    self.prefix = prefix
    self.suffix = suffix
    bytes = source.bytes
    var start = bytes.count
    while start > textStart, bytes[start - 1].isNamePart || "$#".utf8.contains(bytes[start - 1]) {
      start -= 1
    }
    // Keep the `#` of a macro such as `#expect` out of the name; in `Book#1` it is part of it.
    if start < bytes.count, bytes[start] == UInt8(ascii: "#") { start += 1 }
    self.start = start
    typed = String(decoding: bytes[start...], as: UTF8.self)
    context = CursorContext(String(decoding: bytes[textStart..<start], as: UTF8.self))
  }

  /// - Parameter takesCommands: Whether the text may be a command.
  func completion(takesCommands: Bool = false) -> Completion {
    guard !context.isInText else { return .none(at: bytes.count) }
    return Completion(start: start, suggestions: suggestions(takesCommands))
  }

  private func suggestions(_ takesCommands: Bool) -> [Suggestion] {
    switch context.preceding {
    case .dot, .prefixDot: return members()
    case .attribute: return fitting(session.completer.attributeNames(startingWith: typed))
    case .macro: return fitting(TypeChecker.macroNames)
    case .module: return fitting(BuildConfiguration.moduleNames + checker.knownModules.sorted())
    case .nothing, .other: break
    }
    var found: [Suggestion] = []
    if takesCommands, isAtBeginning {
      found = CommandTable.commands.filter { $0.name.hasPrefix(typed) }
        .map { Suggestion($0.name, detail: $0.summary) }
      if typed.isEmpty { return found }
    }
    let projections = typed.hasPrefix("$") ? projections() : []
    var seen = Set(projections.map(\.text))
    return found + labels() + projections + names().filter { seen.insert($0.text).inserted }
  }

  private func fitting(_ names: [String]) -> [Suggestion] {
    names.filter { $0.hasPrefix(typed) }.map { Suggestion($0) }
  }

  private var isAtBeginning: Bool {
    bytes[textStart..<start].allSatisfy { $0.isBlank || $0 == UInt8(ascii: ":") }
  }

  // Names

  /// The most names that are listed with their types.
  private static let mostDetailed = 100

  /// The names in scope: those of the text and program, live objects and views, and the library.
  private func names() -> [Suggestion] {
    var own = Set(checker.names.ownNames.filter { $0.hasPrefix(typed) && !$0.hasPrefix("_") })
    if context.expectsType {
      own = own.filter { checker.globals(named: $0).contains(where: \.isType) }
    }
    let declared = own
    if !context.expectsType {
      own.formUnion(context.localNames.filter { $0.hasPrefix(typed) })
    }
    own.formUnion(StartingModels.names.filter { $0.hasPrefix(typed) })
    let sorted = own.sorted()
    var found = sorted.prefix(SwiftCompleter.mostDetailed).map { name in
      declared.contains(name) ? suggestion(ofGlobal: name) : Suggestion(name)
    }
    found += sorted.dropFirst(SwiftCompleter.mostDetailed).map { Suggestion($0) }
    guard !typed.isEmpty else { return found }
    let library: [String]
    if context.expectsType {
      library = checker.names.visibleTypeNames(startingWith: typed)
    } else {
      found += session.liveNames(startingWith: typed).map { Suggestion($0) }
      library = checker.names.visibleNames(startingWith: typed)
    }
    return found + library.filter { !own.contains($0) }.map { Suggestion($0) }
  }

  /// A name that the program declares, with its type and a preview of its value.
  private func suggestion(ofGlobal name: String) -> Suggestion {
    guard let listing = checker.memberListing.listing(ofGlobal: name) else {
      return Suggestion(name)
    }
    let preview = checker.globals(named: name).first.flatMap {
      ValuePreview(machine: session.world.machine).text(of: $0)
    }
    let type = listing.type.isEmpty ? "" : listing.type + " "
    return Suggestion(
      name, detail: preview.map { "\(type)= \($0)" } ?? listing.type, place: listing.place)
  }

  /// The most local names that are tried as bindings.
  private static let mostTried = 12

  /// The projections `$name` of variables with a wrapper.
  private func projections() -> [Suggestion] {
    let name = typed.dropFirst()
    let own = checker.names.ownNames.filter {
      $0.hasPrefix(name) && !checker.globals(named: "$" + $0).isEmpty
    }
    var seen = Set(own)
    let locals = context.localNames.reversed().filter {
      $0.hasPrefix(name) && seen.insert($0).inserted
    }
    let text = prefix + String(decoding: bytes[textStart..<start], as: UTF8.self)
    let bound = locals.prefix(SwiftCompleter.mostTried).filter {
      isFound("$" + $0, in: text + "$" + $0 + context.closers + suffix)
    }
    return (bound.sorted() + own.sorted()).map { Suggestion("$" + $0) }
  }

  /// Whether a name is known where it stands in a text.
  private func isFound(_ name: String, in text: String) -> Bool {
    let source = Source(name: "", text: text)
    let file = Parser.parse(source)
    guard !file.diagnostics.contains(where: \.isError) else { return false }
    let snapshot = checker.snapshot()
    defer { checker.restore(snapshot) }
    let checked = checker.check(file.statements, in: source, reportsUnresolved: true)
    return !(checked.diagnostics + checked.unresolved).contains { diagnostic in
      if case NameError.cannotFind(name, _) = diagnostic.fact { true } else { false }
    }
  }

  // Arguments

  /// Labels of the arguments that are still missing in the call.
  private func labels() -> [Suggestion] {
    guard let call = context.call, call.isAtArgument else { return [] }
    var seen = Set(call.labels)
    var found: [Suggestion] = []
    for listing in listings(of: call)
    where Set(call.labels).isSubset(of: listing.parameters.compactMap(\.label)) {
      for parameter in listing.parameters {
        guard let label = parameter.label, label.hasPrefix(typed), seen.insert(label).inserted
        else { continue }
        found.append(Suggestion("\(label): ", detail: parameter.type, place: listing.place))
      }
    }
    return found
  }

  /// The functions and initializers that a call may be of.
  func listings(of call: CursorContext.Call) -> [MemberListing] {
    session.runner.declareModels(mentionedIn: Source(name: "", text: call.name))
    guard call.isMember else { return checker.memberListing.callListings(ofGlobal: call.name) }
    return bases(at: textStart + call.nameStart).flatMap { base in
      checker.memberListing.callListings(of: base.type, isStatic: base.isStatic, named: call.name)
    }
  }

  // Members

  /// A type in which members are looked up.
  struct Base {
    let type: Type
    let isStatic: Bool
    /// Whether to list properties only, as for key paths and dynamic members.
    var onlyProperties = false
    /// The generic type that wraps the values of dynamic members, such as `Binding`.
    var wrapper: String?

    func suggestion(_ listing: MemberListing) -> Suggestion {
      guard let wrapper else { return Suggestion(listing) }
      return Suggestion(listing.name, detail: "\(wrapper)<\(listing.type)>", place: listing.place)
    }
  }

  private func members() -> [Suggestion] {
    let text = String(decoding: bytes[textStart..<start], as: UTF8.self)
    session.runner.declareModels(mentionedIn: Source(name: "", text: text))
    let bases = bases(at: start)
    if purpose == .commonStart, bases.count == 1, !bases[0].onlyProperties {
      let names = checker.memberListing.divergingMembers(
        of: bases[0].type, isStatic: bases[0].isStatic, startingWith: typed)
      if names.count > 1 { return names.map { Suggestion($0) } }
    }
    var seen: Set<String> = []
    return bases.flatMap { base in
      checker.memberListing.memberListings(
        of: base.type, isStatic: base.isStatic, startingWith: typed
      )
      .filter { !base.onlyProperties || $0.isProperty }.map(base.suggestion)
    }.filter { seen.insert($0.text).inserted }
  }

  /// The bases in which a member at an offset would be looked up.
  private func bases(at offset: Int) -> [Base] {
    var text = String(decoding: bytes[textStart..<offset], as: UTF8.self)
    let context = CursorContext(text)
    // An expression interpolated in a string is checked on its own.
    if context.start > 0 {
      text = String(decoding: text.utf8.dropFirst(context.start), as: UTF8.self)
    }
    let before = context.start > 0 ? text : prefix + text
    var found: [Base] = []
    for ending in ["", " {}"] where found.isEmpty {
      found = bases(
        in: before + TypeChecker.placeholder + ending + context.closers
          + (context.start > 0 ? "" : suffix), onlyProperties: isInKeyPath(before))
    }
    found += parameterBases(at: offset)
    guard found.isEmpty else { return found }
    // The code around may be invalid so far; try the expression before the dot on its own.
    let expression = SwiftCompleter.expression(endingIn: Array(text.utf8))
    guard expression.hasSuffix(".") else { return [] }
    let bases = bases(in: expression + TypeChecker.placeholder, onlyProperties: false)
    guard bases.isEmpty else { return bases }
    let value = String(expression.dropLast())
    return checker.type(ofExpression: value).map { [Base(type: $0, isStatic: false)] } ?? []
  }

  /// Whether a key path extends to the end of a text.
  private func isInKeyPath(_ text: String) -> Bool {
    guard let backslash = text.lastIndex(of: "\\") else { return false }
    return text[backslash...].utf8.allSatisfy {
      $0.isNamePart || ".?!\\<>[]".utf8.contains($0)
    }
  }

  private func bases(in text: String, onlyProperties: Bool) -> [Base] {
    let source = Source(name: "", text: text)
    let file = Parser.parse(source)
    guard !file.diagnostics.contains(where: \.isError) else { return [] }
    let snapshot = checker.snapshot()
    defer { checker.restore(snapshot) }
    let checked = checker.check(file.statements, in: source, reportsUnresolved: true)
    for diagnostic in checked.diagnostics + checked.unresolved {
      switch diagnostic.fact {
      case MemberError.noMember(TypeChecker.placeholder, let type, let subject, _):
        return [
          Base(type: type, isStatic: subject == .type, onlyProperties: onlyProperties)
        ]
      case MemberError.noDynamicMember(TypeChecker.placeholder, let type, let root, let wrapper):
        return [
          Base(type: root, isStatic: false, onlyProperties: true, wrapper: wrapper),
          Base(type: type, isStatic: false),
        ]
      default: continue
      }
    }
    return []
  }

  /// The chain of names, calls and dots at the end of a text.
  private static func expression(endingIn bytes: [UInt8]) -> String {
    var start = bytes.count
    var depth = 0
    while start > 0 {
      let byte = bytes[start - 1]
      if ")]".utf8.contains(byte) {
        depth += 1
      } else if "([".utf8.contains(byte) {
        guard depth > 0 else { break }
        depth -= 1
      } else if depth == 0, !byte.isNamePart, !".$?!#".utf8.contains(byte) {
        break
      }
      start -= 1
    }
    return String(decoding: bytes[start...], as: UTF8.self)
  }
}

extension Session {
  /// The names of live objects and views with a prefix: `Book#1`, `Board#1`.
  func liveNames(startingWith typed: String) -> [String] {
    let machine = world.machine
    let objects = machine.names.liveInstances().filter { !wrappedValues.isPrivate($0) }
    let views = world.host.inspector.viewRecords.map(\.name)
    return (objects.map { machine.names.objectName($0) }.sorted() + views)
      .filter { $0.hasPrefix(typed) }
  }
}
