import Lint
import Semantics
package import SourceText
import Syntax

/// Advice on what is declared.
extension Session {
  /// What is to be said of the files of one program, found without running it: errors, and what the rules
  /// find.
  package func lint(_ files: [Source], hasCommands: Bool) -> [Diagnostic] {
    let start = begin()
    defer {
      takeBack(start)
      announced = [:]
    }
    if files.contains(where: { !StartingModels.names.isDisjoint(with: $0.mentionedNames) }) {
      declareModels()
    }
    if hasCommands {
      var errors: [Diagnostic] = []
      for file in files {
        let cutter = InputCutter(file, hasCommands: true)
        errors += cutter.diagnostics + checkInputs(of: cutter)
      }
      return errors.filter(\.isError) + findings()
    }
    let text = JoinedText(files)
    let program = Parser.parse(text.source)
    let checked = world.checker.check(
      program.statements, in: text.source, reportsUnresolved: true)
    let errors = (program.diagnostics + checked.diagnostics).filter(\.isError)
    return (errors + findings()).map(text.original)
  }

  /// What the rules find in what is declared now, as warnings with their remedies as notes.
  func findings() -> [Diagnostic] {
    let program = Program(world.checker)
    var found = RuleTable.rules.flatMap { rule in
      rule.findings(in: program).map { (finding: $0, rule: rule.name) }
    }
    found.removeAll { $0.finding.place.source === StartingModels.source }
    let order = program.sources
    let placed = found.enumerated().map { index, entry in
      let place = entry.finding.place
      let source = order[ObjectIdentifier(place.source)] ?? order.count
      return (key: [source, Int(place.span.start), index], entry: entry)
    }
    return placed.sorted { $0.key.lexicographicallyPrecedes($1.key) }
      .map { diagnostic(of: $0.entry.finding, $0.entry.rule) }
  }

  private func diagnostic(of finding: Finding, _ rule: String) -> Diagnostic {
    let remedy = Diagnostic(
      .note, finding.remedy, in: finding.remedyPlace.source, at: finding.remedyPlace.span)
    return Diagnostic(
      .warning, "\(finding.message) [\(rule)]", in: finding.place.source, at: finding.place.span,
      notes: [remedy])
  }
}
