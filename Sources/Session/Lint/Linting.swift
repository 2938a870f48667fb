import Lint
import Semantics
package import SourceText
import Syntax

/// Finds errors and known pitfalls in declarations.
package struct Linting: SessionPart {
  package let session: Session

  /// The errors and lint findings in the files of a program, without running it.
  package func lint(_ files: [Source], hasCommands: Bool) -> [Diagnostic] {
    files.forEach(session.runner.declareModels)
    return session.course.rollingBack { linted(files, hasCommands: hasCommands) }
  }

  private func linted(_ files: [Source], hasCommands: Bool) -> [Diagnostic] {
    if hasCommands {
      var errors: [Diagnostic] = []
      for file in files {
        let cutter = InputCutter(file, hasCommands: true)
        // Commands may expect errors and redeclare types, so only syntax errors are reported here.
        errors += cutter.diagnostics
        _ = session.fileChecker.checkInputs(of: cutter)
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

  /// The lint findings in the current declarations, as warnings with remedies as notes.
  func findings() -> [Diagnostic] {
    let program = Program(world.checker, wasted: session.log.statistics.wastedEvidence)
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
      notes: [remedy] + seen(finding))
  }

  /// The updates counted so far that confirm a finding.
  private func seen(_ finding: Finding) -> [Diagnostic] {
    guard let evidence = finding.evidence, let tally = session.log.statistics.tally(of: evidence)
    else {
      return []
    }
    let updates = tally.updates == 1 ? "1 update" : "\(tally.updates) updates"
    let effect = tally.wasted == 0 ? "" : ", \(tally.wasted) without effect"
    return [
      Diagnostic(
        .note, "'\(evidence.view)' has had \(updates) because of '\(evidence.target)'\(effect)",
        in: Source(name: "", text: ""), at: .none)
    ]
  }
}

extension Statistics {
  /// The number of updates that a cause gave to views of a type.
  fileprivate func tally(of evidence: Finding.Evidence) -> Tally? {
    types.first { $0.record.name == evidence.view }?.record.causes
      .first { $0.cause.target == evidence.target }?.tally
  }

  /// The causes of wasted updates, by view type.
  fileprivate var wastedEvidence: Set<Finding.Evidence> {
    var found: Set<Finding.Evidence> = []
    for (_, record) in types {
      for (cause, tally) in record.causes where tally.wasted > 0 {
        found.insert(Finding.Evidence(view: record.name, target: cause.target))
      }
    }
    return found
  }
}
