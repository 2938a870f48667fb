import Semantics
import SourceText
import Stubs
import Syntax

/// Members outside of their type, as documents show them; they run as an extension of the type.
struct MemberPlacement: SessionPart {
  let session: Session

  /// Functions and computed properties that are invalid at the top level, but valid in a declared
  /// type.
  struct MemberFragment {
    let owner: String
    /// The names that are undeclared at the top level.
    let missing: Set<String>
    /// Whether the type stores the properties declared here, as in an expansion of `@Observable`.
    ///
    /// Such a fragment is not run.
    let isStored: Bool
    /// The extension that contains the members; its lines have the numbers of the input.
    let source: Source
  }

  /// Finds the type to which members belong: the one in which the fewest names are missing.
  ///
  /// Of two such types, the later one is chosen. Nil if the text is valid on its own or fits no
  /// type.
  func memberFragment(_ file: SourceFile, _ input: Source) -> MemberFragment? {
    if let owner = session.placedBlocks.owner(of: input) {
      return MemberFragment(
        owner: owner, missing: [], isStored: false, source: Self.extending(owner, by: input))
    }
    let isOfProgram = session.program.includes(input)
    guard configuration.allowsLaterNames, !isOfProgram || !configuration.stopsAtFirstFailure,
      !file.statements.isEmpty,
      !file.diagnostics.contains(where: \.isError),
      file.statements.allSatisfy(Self.mayBeMember)
    else { return nil }
    let start = world.checker.snapshot()
    // Looking up names may declare variables further down, which is too early.
    defer { world.checker.restore(start) }
    // A declaration that already exists is not a member, unless it is a stub.
    let own = Set(
      file.statements.flatMap(FilePreparation.declaredNames).map { String($0.prefix { $0 != "(" }) }
    )
    guard
      session.announcements.contains(input)
        || !own.contains(where: { world.checker.names.declares($0) && !world.stubs.has($0) })
    else { return nil }
    // Most texts mention no member of the program's types; for them, no name is looked up.
    let mentioned = input.mentionedNames.subtracting(["init", "self"])
    let candidates = candidates(world.checker.names.types.reversed(), having: mentioned)
    guard !candidates.isEmpty else { return nil }
    let unknown = mentioned.filter { world.checker.globals(named: $0).isEmpty }
    let owners = self.candidates(candidates, having: unknown)
    guard !owners.isEmpty else { return nil }
    let missing =
      file.statements.contains(where: Self.isMemberOnly)
      ? unknown : unknown.intersection(missingNames(file, input))
    let fragments = self.candidates(owners, having: missing).map { owner in
      MemberFragment(
        owner: owner.name, missing: missing, isStored: showsMacroExpansion(owner, file, missing),
        source: Self.extending(owner.name, by: input))
    }
    let fitting = fragments.filter { !$0.isStored }.compactMap { fragment in
      namesLeftMissing(by: fragment).map { (fragment: fragment, left: $0) }
    }
    .filter { !missing.isSubset(of: $0.left) }
    return fitting.min { $0.left.count < $1.left.count }?.fragment
      ?? fragments.first(where: \.isStored)
  }

  /// The extension of a type with the members that a text shows; its lines have the numbers of the text.
  static func extending(_ owner: String, by members: Source) -> Source {
    Source(
      name: members.name, text: "extension \(owner) {\n\(members.text)\n}",
      firstLine: members.firstLine - 1)
  }

  /// The notes on the blocks among some texts that are taken as members.
  func remarks(onBlocks blocks: [Source]) -> [Diagnostic] {
    blocks.compactMap { block in
      session.placedBlocks.owner(of: block).map { owner in
        let source = Self.extending(owner, by: block)
        return remark(of: owner, isStored: false, Parser.parse(source), in: source)
      }
    }
  }

  /// The inputs of a file with members replaced by extensions; nil if there are no members.
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

  /// Runs the extension in place of the members.
  ///
  /// - Parameter text: The members as written.
  func runAsExtension(
    _ fragment: MemberFragment, _ text: SourceFile, _ input: Source, since start: CheckerSnapshot
  ) throws(Rejection) -> Answer {
    let file = Parser.parse(fragment.source)
    guard !fragment.isStored else { return Answer(remark: remark(of: fragment, file)) }
    var answer = try session.runner.run(file, of: fragment.source, since: start)
    if text.statements.allSatisfy(SwiftRunner.isTypeDeclaration) {
      let pending = session.waitingList.waiting(text, input, because: .placed(fragment.missing))
      session.waitingList.setWaiting(world.waiting + [pending])
    }
    answer.diagnostics.insert(remark(of: fragment, file), at: 0)
    return answer
  }

  private func remark(of fragment: MemberFragment, _ file: SourceFile) -> Diagnostic {
    remark(of: fragment.owner, isStored: fragment.isStored, file, in: fragment.source)
  }

  private func remark(
    of owner: String, isStored: Bool, _ file: SourceFile, in source: Source
  ) -> Diagnostic {
    var place = Span.none
    if case .declaration(let declaration)? = file.statements.first?.kind,
      case .extension(let part) = declaration.kind, let first = part.members.first
    {
      let start = first.attributes.last?.span.end ?? first.span.start
      let head = source.trimmed(Span(Int(start), Int(first.span.end)))
      let line = LineMap(source).lineSpan(at: Int(head.start))
      place = source.trimmed(line)
    }
    let message =
      isStored
      ? "'\(owner)' has this member already; nothing was run"
      : "this is taken as a member of '\(owner)'"
    return Diagnostic(.note, message, in: source, at: place)
  }

  /// The program's own types among some, except protocols, that have members with some of these names.
  private func candidates(_ types: [NominalType], having names: Set<String>) -> [NominalType] {
    types.filter { type in
      !type.isPrelude && !type.source.isStub && type.kind != .protocol
        && names.contains { world.checker.hasMember(named: $0, type) }
    }
  }

  /// The values and functions that a text mentions and that are undeclared at the top level.
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

  /// The names that are missing inside the type too; nil if there are other errors then.
  private func namesLeftMissing(by fragment: MemberFragment) -> Set<String>? {
    let start = world.checker.snapshot()
    defer { world.checker.restore(start) }
    let checked = world.checker.check(
      Parser.parse(fragment.source).statements, in: fragment.source, reportsUnresolved: false)
    return checked.isValid ? Set(checked.unresolved.compactMap(\.nameOfMissing)) : nil
  }

  /// Whether a text shows what the macro `@Observable` generates for stored properties of a type.
  private func showsMacroExpansion(
    _ owner: NominalType, _ file: SourceFile, _ missing: Set<String>
  ) -> Bool {
    let stored = world.checker.storedNames(of: owner).intersection(declared(file))
    return owner.isObservable && !stored.isEmpty
      && !missing.isDisjoint(with: stored.map { "_" + $0 } + ["access", "withMutation"])
      && missing.allSatisfy { world.checker.hasMember(named: $0, owner) }
  }

  /// The names of the properties that a text declares.
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
    // What overrides a member is in the type itself.
    guard case .declaration(let declaration) = statement.kind,
      !declaration.modifiers.contains(where: { $0.name == "override" })
    else { return false }
    switch declaration.kind {
    case .function, .initializer, .subscript: return true
    case .variable(let variable):
      return isMemberOnly(statement)
        || variable.bindings.allSatisfy { $0.accessors?.isComputed ?? false }
    default: return false
    }
  }

  /// Whether a declaration is only valid as a member.
  private static func isMemberOnly(_ statement: Statement) -> Bool {
    guard case .declaration(let declaration) = statement.kind else { return false }
    switch declaration.kind {
    case .initializer, .subscript: return true
    default: return declaration.modifiers.contains(where: FragmentChecker.isMemberModifier)
    }
  }
}
