import Interpreter
import Reports
import Semantics
import SourceText
import ViewGraph

/// The views that the arguments of commands mean.
struct ViewNames: SessionPart {
  let session: Session

  /// The view that a word means: `Dial` is `Dial#1` if there is no other.
  ///
  /// A word without a match is returned as it is; looking it up then reports the error.
  func find(_ word: Word) throws(Rejection) -> String {
    let host = world.host
    return try find(
      word, among: host.inspector.mountedViews.map(\.name) + host.inspector.viewRecords.map(\.name))
  }

  /// The view that a word means; throws an error at the word if there is none.
  func existing(_ word: Word) throws(Rejection) -> String {
    let name = try find(word)
    do throws(ViewHost.Failure) {
      try world.host.inspector.requireView(named: name)
    } catch {
      throw Rejection(error, at: word.span)
    }
    return name
  }

  func find(_ word: Word, among names: [String]) throws(Rejection) -> String {
    let candidates = matches(shortenedTo: word, among: names)
    guard candidates.count < 2 else {
      throw .refused(.ambiguousName(word.text, candidates), word.span)
    }
    return candidates.first ?? word.text
  }

  /// The views whose names without their numbers equal a word; none if the word is a complete name
  /// of a view.
  func matches(shortenedTo word: Word, among names: [String]) -> [String] {
    var candidates: [String] = []
    var known: Set<String> = []
    for name in names {
      if name == word.text { return [] }
      if LiveName.short(name) == word.text, known.insert(name).inserted { candidates.append(name) }
    }
    return candidates
  }

  /// The views whose names without their numbers equal a word: existing views, otherwise views in
  /// the log.
  func matches(shortenedTo word: Word) -> [String] {
    let inspector = world.host.inspector
    let there = inspector.mountedViews.map(\.name) + inspector.viewRecords.map(\.name)
    guard !there.contains(where: { $0 == word.text || LiveName.short($0) == word.text }) else {
      return matches(shortenedTo: word, among: there)
    }
    return matches(shortenedTo: word, among: namesInLog)
  }

  /// The view that a word means, among the current ones and those in the log.
  func nameOfAnyTime(_ word: Word) throws(Rejection) -> String {
    let name = try find(word)
    guard name == word.text else { return name }
    return try find(word, among: namesInLog)
  }

  /// Whether the program declares a view type of this name.
  func isDeclared(_ name: String) -> Bool {
    world.checker.names.listings.contains { listing in
      guard case .type(let type) = listing.symbol, type.name == name, !type.isPrelude else {
        return false
      }
      return world.checker.conforms(type.declaredType, to: world.checker.wellKnown("View"))
    }
  }

  private var namesInLog: [String] {
    session.log.transactions.flatMap { transaction in
      transaction.updates.map(\.name) + transaction.appeared.map(\.name)
        + transaction.disappeared.map(\.name)
    }
  }

  func isOfAnyTime(_ word: Word) -> Bool {
    do throws(Rejection) {
      let name = try nameOfAnyTime(word)
      return world.host.inspector.viewRecords.contains { $0.name == name }
        || namesInLog.contains(name)
    } catch {
      return true
    }
  }

  /// Throws an error with the nearest name if there is no such view.
  func require(_ name: String, at word: Word) throws(Rejection) {
    guard world.host.inspector.viewRecords.contains(where: { $0.name == name }) else {
      throw unknown(word)
    }
  }

  /// The error for a word that names no view. It suggests the nearest view or view type, or lists
  /// what is mounted, roots first.
  func unknown(_ word: Word) -> Rejection {
    let records = world.host.inspector.viewRecords
    let roots = world.host.inspector.mountedViews.map(\.name)
    guard !roots.isEmpty else {
      return .refused(.mount(.unknownName(word.text, known: [])), word.span)
    }
    if roots.contains(word.text) { return .refused(.viewWithoutBody(word.text), word.span) }
    // Rows have no names that people give them.
    let views = records.filter { !$0.typeName.isEmpty }.map(\.name)
    let names = roots + views.filter { !roots.contains($0) }
    return .refused(
      .unknownName(
        kind: "view", word.text,
        nearest: Spelling.nearest(to: word.text, among: names + records.map(\.typeName)),
        known: names),
      word.span)
  }

  /// The error for a view that is not declared, with the names of the declared ones; nil for other
  /// names.
  func undeclared(
    _ rejection: Rejection, at span: Span, _ invocation: Invocation
  ) -> Rejection? {
    let text = invocation.source.text(in: span)
    let name = String(text.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    guard case .invalid(let diagnostics) = rejection, text == name || text == name + "()",
      diagnostics.contains(where: { diagnostic in
        if case NameError.cannotFind(name, _) = diagnostic.fact { true } else { false }
      })
    else { return nil }
    let views = world.checker.names.listings.map(\.name).filter(session.completer.isView)
    guard !views.isEmpty else { return nil }
    let place = Span(Int(span.start), Int(span.start) + name.utf8.count)
    return .refused(
      .unknownName(
        kind: "view", name, nearest: Spelling.nearest(to: name, among: views), known: views),
      place)
  }

  /// The views that a word means: a single view or all of a type, including removed ones.
  func counted(
    _ word: Word
  ) throws(Rejection) -> [(name: String, reads: Int?)] {
    let live = world.host.inspector.viewRecords
    let type = word.text
    let ofType = live.filter {
      ($0.typeName.isEmpty ? Statistics.withoutOrdinals($0.name) : $0.typeName) == type
    }
    let reads = Dictionary(
      live.map { ($0.name, $0.reads) }, uniquingKeysWith: { first, _ in first })
    var names = session.log.statistics.views(ofType: type).map(\.name)
    names += ofType.map(\.name).filter { !names.contains($0) }
    if names.isEmpty {
      let known =
        live.map(\.name)
        + session.log.statistics.types.flatMap { entry in
          session.log.statistics.views(ofType: entry.record.name).map(\.name)
        }
      let name = try find(word, among: known)
      guard known.contains(name) else {
        let candidates = known + session.log.statistics.types.map(\.record.name)
        throw .refused(
          .unknownName(
            kind: "view", word.text, nearest: Spelling.nearest(to: word.text, among: candidates),
            known: candidates),
          word.span)
      }
      names = [name]
    }
    return names.map { ($0, reads[$0]) }
  }
}
