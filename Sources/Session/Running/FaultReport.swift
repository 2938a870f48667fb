import Interpreter
import Semantics
import SourceText
import ViewGraph

/// Converts faults to diagnostics, with the places in the user's code, callers included.
struct FaultReport {
  let world: World
  let input: Source
  let fragments: [Fragment]

  func diagnostics(of fault: Fault) -> [Diagnostic] {
    if case .brokenBody(let function, _) = fault.kind, let body = fault.places.first,
      let found = bodyDiagnostics(function, at: body),
      !found.contains(where: { isOfDocumentStub($0.source) })
    {
      return found
    }
    let places = fault.places.compactMap(place)
    let message = stubProblem(fault) ?? fault.message(in: world.machine)
    guard let first = places.first else {
      let whole = input.trimmed(Span(0, input.bytes.count))
      let line = input.bytes.firstIndex(of: 0x0A) ?? Int(whole.end)
      let span = Span(Int(whole.start), min(max(line, Int(whole.start)), Int(whole.end)))
      return [
        Diagnostic(.error, message, in: input, at: span, notes: advice(fault))
      ]
    }
    var notes: [Diagnostic] = advice(fault) + occasion + supplies(at: first)
    for caller in places.dropFirst().prefix(4) {
      notes.append(
        Diagnostic(.note, "called from here", in: caller.source, at: caller.span))
    }
    return [Diagnostic(.error, message, in: first.source, at: first.span, notes: notes)]
  }

  /// Advice on a missing environment object: which view needs it, and how to provide it.
  private func advice(_ fault: Fault) -> [Diagnostic] {
    guard case .missingObject(let type, let isObservable) = fault.kind else { return [] }
    let place = "env set \(type)(…)"
    let text =
      if let view = world.host.tracker.failure?.view {
        "\(view) asks for it; put one above it: \(view.typePart)()"
          + "\(isObservable ? ".environment" : ".environmentObject")(\(type)(…)), or \(place)"
      } else {
        "nothing has put one there: \(place)"
      }
    return [note(text)]
  }

  /// A note that has no place.
  private func note(_ text: String) -> Diagnostic {
    Diagnostic(.note, text, in: Source(name: "", text: ""), at: .none)
  }

  /// A note on the view and the event that ran the code, unless it was the update of the view.
  private var occasion: [Diagnostic] {
    guard let failure = world.host.tracker.failure else { return [] }
    let view = failure.view.map { " in \($0)" } ?? ""
    switch failure.occasion {
    case .body: return []
    case .use(let control): return [note("when \(control)\(view) was used")]
    case .moment(let kind): return [note("when \(kind.words)\(view) ran")]
    }
  }

  /// Notes on what set the environment values that the code at a place mentions; if it mentions
  /// none, those that its line mentions.
  private func supplies(at place: (source: Source, span: Span)) -> [Diagnostic] {
    guard let supplies = world.host.tracker.failure?.supplies, !supplies.isEmpty else { return [] }
    let inside = place.source.names(in: place.span)
    let around = place.source.names(around: place.span)
    let mentioned = supplies.filter { inside.contains($0.name) }
    return (mentioned.isEmpty ? supplies.filter { around.contains($0.name) } : mentioned).map {
      supply in
      let origin = EnvironmentPlace.words(for: supply.source)
      return note("\(supply.name) is \(supply.path.text), \(origin)")
    }
  }

  /// What is wrong with the body of a stub that was called; nil for other faults.
  private func stubProblem(_ fault: Fault) -> String? {
    guard case .brokenBody(let function, _) = fault.kind, let body = fault.places.first else {
      return nil
    }
    return bodyDiagnostics(function, at: body)?.first(where: \.isError)?.message
  }

  /// Whether a source is that of a stub for a document; those of a project stand for files of its own.
  private func isOfDocumentStub(_ source: Source) -> Bool {
    source.isStub && source.projectModule == nil
  }

  /// A place in the user's code; nil for the library and for stubs.
  private func place(_ place: Fault.Place) -> (source: Source, span: Span)? {
    guard place.isWritten, !place.source.name.isEmpty, !isOfDocumentStub(place.source) else {
      return nil
    }
    return fragments.original(place.span, in: place.source)
  }

  /// The errors of the checker in a function body that was called although it is invalid.
  private func bodyDiagnostics(_ name: String, at place: Fault.Place) -> [Diagnostic]? {
    let candidate = world.checker.names.listings.flatMap(FunctionList.functions).first {
      $0.body == nil && $0.name == name && $0.source === place.source && $0.span == place.span
    }
    guard let candidate else { return nil }
    if world.checker.bodyDiagnostics(of: candidate).isEmpty {
      // Its errors were found in an input that was rolled back; check it again.
      _ = world.checker.body(of: candidate)
    }
    let found = world.checker.bodyDiagnostics(of: candidate)
    return found.isEmpty ? nil : found
  }
}

extension Origin.Kind {
  /// The declaration that the code belongs to, as a program writes it or in words.
  fileprivate var words: String {
    switch self {
    case .body: "the body"
    case .onChange: "onChange"
    case .onAppear: "onAppear"
    case .onDisappear: "onDisappear"
    case .onReceive: "onReceive"
    case .onPreferenceChange: "onPreferenceChange"
    case .onDismiss: "onDismiss"
    case .completion: "the completion of an animation"
    case .callback: "a callback"
    case .task: "a task"
    case .mainQueue: "the main queue"
    case .timer: "a timer"
    }
  }
}
