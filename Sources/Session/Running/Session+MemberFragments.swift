import Semantics
import SourceText
import Stubs
import Syntax

/// Members that a document shows outside of the type they belong to: they are taken as an extension of it.
extension Session {
  /// A text of functions and computed properties that is wrong where it stands, and right in a type that
  /// was declared before.
  struct MemberFragment {
    let owner: String
    /// The names that nobody declares where it stands.
    let missing: Set<String>
    /// Whether the type stores what the text computes, as where it shows what a macro makes of it: it
    /// is not run.
    let isStored: Bool
    /// The extension that it makes; its lines have the numbers they have in the input.
    let source: Source
  }

  /// What a text is a part of: among the types that have what it misses, the one in which it misses
  /// least, the later one of two. Nil for a text that stands for itself, and for one that fits nowhere.
  func memberFragment(_ file: SourceFile, _ input: Source) -> MemberFragment? {
    let isOfProgram = isInProgram || programInputs.contains(ObjectIdentifier(input))
    guard configuration.allowsLaterNames, !isOfProgram || !configuration.endsAtFailure,
      !file.statements.isEmpty,
      !file.diagnostics.contains(where: \.isError),
      file.statements.allSatisfy(Session.mayBeMember)
    else { return nil }
    let start = world.checker.snapshot()
    // Variables further down become known by being asked for, which has its time.
    defer { world.checker.restore(start) }
    // What is declared already stands for itself, unless it stands in for what the text may be.
    let own = Set(file.statements.flatMap(Session.declaredNames).map { $0.prefix { $0 != "(" } })
    guard
      announced[ObjectIdentifier(input)] != nil
        || !world.checker.listings.contains(where: {
          own.contains($0.name[...]) && !world.stubs.has($0.name)
        })
    else { return nil }
    let unknown = input.mentionedNames.subtracting(["init", "self"]).filter {
      world.checker.globals(named: $0).isEmpty
    }
    guard !candidates(for: unknown).isEmpty else { return nil }
    let missing =
      file.statements.contains(where: Session.isMemberOnly)
      ? unknown : unknown.intersection(missingNames(file, input))
    let fragments = candidates(for: missing).map { owner in
      MemberFragment(
        owner: owner.name, missing: missing, isStored: shows(owner, file, missing),
        source: Source(
          name: input.name, text: "extension \(owner.name) {\n\(input.text)\n}",
          firstLine: input.firstLine - 1))
    }
    let fitting = fragments.filter { !$0.isStored }.compactMap { fragment in
      left(by: fragment).map { (fragment: fragment, left: $0) }
    }
    .filter { !missing.isSubset(of: $0.left) }
    return fitting.min { $0.left.count < $1.left.count }?.fragment
      ?? fragments.first(where: \.isStored)
  }

  /// The inputs of a file with extensions in the place of members; nil where there are none.
  func placingMembers(_ inputs: [ReadInput]) -> [ReadInput]? {
    var isPlaced = false
    let placed = inputs.compactMap { input -> ReadInput? in
      guard let fragment = input.file.flatMap({ memberFragment($0, input.source) }) else {
        return input
      }
      isPlaced = true
      return fragment.isStored ? nil : ReadInput(fragment.source)
    }
    return isPlaced ? placed : nil
  }

  /// Runs the extension in the place of the text.
  ///
  /// - Parameter text: the functions as they stand.
  func adopt(
    _ fragment: MemberFragment, _ text: SourceFile, _ input: Source, since start: CheckerSnapshot
  ) throws(Rejection) -> Answer {
    let file = Parser.parse(fragment.source)
    guard !fragment.isStored else { return Answer(remark: remark(of: fragment, file)) }
    var answer = try run(file, of: fragment.source, since: start)
    if text.statements.allSatisfy(Session.isTypeDeclaration) {
      let pending = waiting(text, input, because: .placed(fragment.missing))
      setWaiting(world.waiting + [pending])
    }
    answer.remarks.insert(remark(of: fragment, file), at: 0)
    return answer
  }

  private func remark(of fragment: MemberFragment, _ file: SourceFile) -> Diagnostic {
    var place = Span.none
    if case .declaration(let declaration)? = file.statements.first?.kind,
      case .extension(let part) = declaration.kind, let first = part.members.first
    {
      let start = first.attributes.last?.span.end ?? first.span.start
      let head = fragment.source.trimmed(Span(Int(start), Int(first.span.end)))
      let line = LineMap(fragment.source).lineSpan(at: Int(head.start))
      place = fragment.source.trimmed(line)
    }
    let message =
      fragment.isStored
      ? "'\(fragment.owner)' has this member already; nothing was run"
      : "this is taken as a member of '\(fragment.owner)'"
    return Diagnostic(.note, message, in: fragment.source, at: place)
  }

  /// The types of the program that have members of some of these names, later ones first.
  private func candidates(for names: Set<String>) -> [NominalType] {
    guard !names.isEmpty else { return [] }
    return world.checker.listings.reversed().compactMap { listing in
      guard case .type(let type) = listing.symbol, !type.isPrelude, !type.source.isStandIn,
        type.kind != .protocol
      else { return nil }
      return names.isDisjoint(with: world.checker.memberNames(of: type)) ? nil : type
    }
  }

  /// The values and functions that the text names and nobody declares where it stands.
  private func missingNames(_ file: SourceFile, _ input: Source) -> Set<String> {
    let start = world.checker.snapshot()
    defer { world.checker.restore(start) }
    let checked = world.checker.check(file.statements, in: input, reportsUnresolved: false)
    let wrong = checked.unresolved + checked.diagnostics.filter(\.isError)
    return Set(
      wrong.compactMap { diagnostic in
        if case .value(let name)? = diagnostic.missingName { name } else { nil }
      })
  }

  /// What the text still misses as a part of the type; nil where something else is wrong then.
  private func left(by fragment: MemberFragment) -> Set<String>? {
    let start = world.checker.snapshot()
    defer { world.checker.restore(start) }
    let checked = world.checker.check(
      Parser.parse(fragment.source).statements, in: fragment.source, reportsUnresolved: false)
    return checked.isValid ? Set(checked.unresolved.compactMap(\.nameOfMissing)) : nil
  }

  /// Whether a text is what a macro makes of a property that the type stores.
  private func shows(
    _ owner: NominalType, _ file: SourceFile, _ missing: Set<String>
  ) -> Bool {
    let stored = world.checker.storedNames(of: owner).intersection(declared(file))
    return owner.isObservable && !stored.isEmpty
      && !missing.isDisjoint(with: stored.map { "_" + $0 } + ["access", "withMutation"])
      && missing.isSubset(of: world.checker.memberNames(of: owner))
  }

  /// The properties that a text declares.
  private func declared(_ file: SourceFile) -> Set<String> {
    Set(
      file.statements.flatMap { statement -> [String] in
        guard case .declaration(let declaration) = statement.kind,
          case .variable(let variable) = declaration.kind
        else { return [] }
        return variable.bindings.compactMap {
          if case .binding(let name) = $0.pattern.kind { name } else { nil }
        }
      })
  }

  private static func mayBeMember(_ statement: Statement) -> Bool {
    guard case .declaration(let declaration) = statement.kind else { return false }
    switch declaration.kind {
    case .function, .initializer, .subscript: return true
    case .variable(let variable):
      return isMemberOnly(statement)
        || variable.bindings.allSatisfy { $0.accessors?.isComputed ?? false }
    default: return false
    }
  }

  /// Whether a declaration that may be a member can be nothing else.
  private static func isMemberOnly(_ statement: Statement) -> Bool {
    guard case .declaration(let declaration) = statement.kind else { return false }
    switch declaration.kind {
    case .initializer, .subscript: return true
    default: return declaration.modifiers.contains(where: Session.isMemberModifier)
    }
  }
}
