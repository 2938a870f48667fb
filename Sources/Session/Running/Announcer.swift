import Interpreter
import Semantics
import SourceText
import Syntax

/// An input whose declarations were made visible before it runs.
struct AnnouncedInput {
  let source: Source
  let diagnostics: [Diagnostic]
  let unresolved: [Diagnostic]
  /// The other errors of bodies that wait for names.
  let withheld: [Diagnostic]
  let declared: [String]
  /// The declared names that replaced earlier declarations.
  let replaced: [String]
}

/// Announcement of the declarations in whole files, so that all inputs can use them.
struct Announcer: SessionPart {
  let session: Session

  /// Declares the types and functions of a file before its first input runs.
  ///
  /// Names that are declared more than once are excluded.
  ///
  /// - Parameter evenIfWrong: Whether to announce inputs with errors too, and to keep the errors
  ///   until the input is reached; for checks in which nothing runs.
  func announce(_ inputs: [ReadInput], evenIfWrong: Bool = false) {
    var candidates: [ReadInput] = []
    var counts: [String: Int] = [:]
    for input in inputs {
      guard let file = input.file, !file.diagnostics.contains(where: \.isError) else { continue }
      for key in signatureKeys(input) { counts[key, default: 0] += 1 }
      guard !file.statements.isEmpty, file.statements.allSatisfy(SwiftRunner.isTypeDeclaration),
        !file.statements.contains(where: FilePreparation.isElided),
        session.memberPlacement.memberFragment(file, input.source) == nil
      else { continue }
      candidates.append(input)
    }
    candidates.removeAll { input in signatureKeys(input).contains { (counts[$0] ?? 0) > 1 } }
    let types = Set(
      inputs.flatMap(\.statements).flatMap { statement -> [String] in
        if case .declaration(let declaration) = statement.kind { declaration.typeNames } else { [] }
      })
    candidates.removeAll { input in
      let refused = session.refusals.refusedAttributes(
        in: input.statements, input.source, among: types, onlyMisspelled: true)
      return !refused.isEmpty
    }
    guard candidates.count > 0, inputs.count > 1 else { return }
    let ownNames = Set(counts.keys.map { String($0.prefix { $0 != "(" }) })
    world.checker.mode.laterNames = ownNames.intersection(counts.keys)
    defer { world.checker.mode.laterNames = [] }
    for candidate in candidates { session.runner.declareModels(mentionedIn: candidate.source) }
    world.checker.inputs.hidingVariables(world.checker.mode.laterNames) {
      declareByFile(candidates, ownNames, evenIfWrong)
    }
    if !world.machine.journal.isOpen { world.checker.commit() }
  }

  /// The signatures of an input's declarations, which distinguish overloads.
  private func signatureKeys(_ input: ReadInput) -> [String] {
    input.statements.flatMap { statement -> [String] in
      guard case .declaration(let declaration) = statement.kind else { return [] }
      return declaration.signatures(in: input.source).map(\.key)
    }
  }

  /// Declares the candidates of each file as one text, so that source locations are those of the
  /// file.
  ///
  /// Repeats this while files remain that need types of other files.
  private func declareByFile(
    _ candidates: [ReadInput], _ ownNames: Set<String>, _ evenIfWrong: Bool
  ) {
    var files: [[ReadInput]] = []
    for candidate in candidates {
      if files.last?.last?.source.name != candidate.source.name { files.append([]) }
      files[files.count - 1].append(candidate)
    }
    while true {
      let count = files.reduce(0) { $0 + $1.count }
      for index in files.indices {
        var declared = files[index]
        declareTogether(&declared, ownNames, evenIfWrong)
        files[index].removeAll { session.announcements.contains($0.source) }
      }
      files.removeAll(where: \.isEmpty)
      let left = files.reduce(0) { $0 + $1.count }
      guard left > 0, left < count, world.checker.budget.stop == nil else { return }
    }
  }

  /// Declares all candidates together.
  ///
  /// Those with errors are left for their turn and fail then; `announcements` has their errors
  /// among the other declarations.
  ///
  /// - Parameter ownNames: The names that the file declares, including variables.
  private func declareTogether(
    _ candidates: inout [ReadInput], _ ownNames: Set<String>, _ evenIfWrong: Bool
  ) {
    while !candidates.isEmpty {
      let start = world.checker.snapshot()
      let text = JoinedText(candidates.map(\.source))
      let checked = world.checker.check(
        Parser.parse(text.source).statements, in: text.source, reportsUnresolved: false)
      guard world.checker.budget.stop == nil else { return world.checker.restore(start) }
      let wrong = Dictionary(
        grouping: checked.diagnostics.filter(\.isError)
          + checked.unresolved.filter(session.waitingList.isMisspelling),
        by: text.part)
      guard wrong.isEmpty || evenIfWrong else {
        world.checker.restore(start)
        for (index, errors) in wrong where !errors.contains(where: session.waitingList.isMissing) {
          session.announcements.add(errors: errors.map(text.original), of: candidates[index].source)
        }
        candidates = candidates.indices.filter { wrong[$0] == nil }.map { candidates[$0] }
        continue
      }
      if !checked.unresolved.isEmpty { world.sourcesWithMissingNames.append(text.source) }
      for (index, candidate) in candidates.enumerated() {
        func own(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
          diagnostics.filter { text.part(of: $0) == index }.map(text.original)
        }
        session.announcements.add(
          AnnouncedInput(
            source: candidate.source, diagnostics: own(checked.diagnostics),
            unresolved: own(
              checked.unresolved.filter {
                evenIfWrong || !($0.nameOfMissing.map(ownNames.contains) ?? false)
              }), withheld: own(checked.withheld),
            declared: candidate.statements.flatMap(FilePreparation.declaredNames),
            replaced: candidate.statements.flatMap(FilePreparation.declaredNames)
              .filter(checked.replaced.contains)))
      }
      return
    }
  }

  /// Resolves the names that were missing when a file was announced, before the next file can
  /// declare them.
  func resolveMissingNames() {
    guard !world.sourcesWithMissingNames.isEmpty else { return }
    world.checker.inputs.settleBodies(in: world.sourcesWithMissingNames)
    world.sourcesWithMissingNames = []
  }

  /// Runs an input whose declarations have been announced.
  func runAnnounced(
    _ announced: AnnouncedInput, _ file: SourceFile, _ input: Source
  ) throws(Rejection) -> Answer {
    session.runner.noteRedeclared(announced.replaced)
    var answer = Answer()
    answer.diagnostics =
      file.diagnostics + announced.diagnostics + session.waitingList.later(announced.unresolved)
    answer.diagnostics += session.fragmentChecker.unknownAttributes(file, input)
    let main = world.checker.entryPoints.mainType(in: file.statements)
    try session.apps.mountMain(main, in: input, after: [], &answer)
    let replaced = announced.replaced.filter { $0 != main?.name }
    answer.diagnostics += session.runner.olderViews(replaced, file, input)
    return answer
  }
}
