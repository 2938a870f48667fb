internal import Interpreter
internal import Semantics

/// Native functions that split the views made by a builder into a list.
enum ViewPartsBuiltins {
  static func rows(_ link: HostLink) -> [Builtin] {
    [
      ViewBuiltins.row("views.parts", link) { host, call throws(Fault) in
        host.list(host.parts(of: call[0]).map { $0.retained() })
      },
      ViewBuiltins.row("views.subviews", link) { host, call throws(Fault) in
        var found: [Value] = []
        try host.addSubviews(of: call[0], at: "", to: &found)
        return host.list(found)
      },
      ViewBuiltins.row("views.sections", link) { host, call throws(Fault) in
        host.list(host.sections(of: call[0]).map { $0.retained() })
      },
      ViewBuiltins.row("views.containerWriters", link) { host, call throws(Fault) in
        host.list(host.containerWriters(of: call[0]).map { $0.retained() })
      },
    ]
  }
}

extension ViewHost {
  /// An array of the program that takes ownership of the values.
  fileprivate func list(_ values: [Value]) -> Value {
    .array(machine.types.array(of: machine.types.any), values)
  }

  /// The single views in a view, borrowed; modifiers without effect are skipped.
  fileprivate func parts(of view: Value) -> [Value] {
    guard let view = view.payload else { return [] }
    switch library.role(of: view) {
    case .empty: return []
    case .tuple: return views(in: view).flatMap { parts(of: $0) }
    case .conditional: return parts(of: branch(of: view).view)
    case .group, .drawnModifier: return view.part(.content, self).map { parts(of: $0) } ?? []
    default: return [view]
    }
  }

  /// Appends the single views in a view, including rows of collections, each after its identity
  /// path; both are owned.
  fileprivate func addSubviews(
    of view: Value, at path: String, to found: inout [Value]
  ) throws(Fault) {
    guard let view = view.payload else { return }
    switch library.role(of: view) {
    case .empty: return
    case .tuple:
      for (index, part) in views(in: view).enumerated() {
        try addSubviews(of: part, at: "\(path).\(index)", to: &found)
      }
    case .conditional:
      let (part, number) = branch(of: view)
      try addSubviews(of: part, at: "\(path).\(number)", to: &found)
    case .group, .section:
      if let content = view.part(.content, self) {
        try addSubviews(of: content, at: path, to: &found)
      }
    case .subviews:
      for part in views(in: view) { try addSubviews(of: part, at: path, to: &found) }
    case .subview:
      // A view that was split before keeps the identity it got then.
      guard let own = view.part(.view, self)?.payload, let id = view.part(.id, self) else {
        return
      }
      found += [.string(path + (id.part(.name, self)?.asString ?? "")), own.retained()]
    case .collection:
      let rows = ForEachNode(view, parent: nil, frame: environment.shellFrames[0].frame, host: self)
      guard let closure = view.part(.content, self) else { return }
      for index in 0..<(try rows.elementCount(of: view)) {
        let element = Held(owned: try rows.element(index, of: view))
        let id = Held(owned: try rows.identity(of: element.value, in: view))
        let row = Held(owned: try machine.call(closure, [element.value]))
        try addSubviews(
          of: row.value, at: "\(path).\(try machine.describer.describe(id.value))", to: &found)
      }
    default: found += [.string(path), view.retained()]
    }
  }

  private func branch(of view: Value) -> (view: Value, number: Int) {
    if let first = view.part(.first, self)?.payload { return (first, 0) }
    return (view.part(.second, self) ?? .none, 1)
  }

  /// The views that a builder combined, or that were split before; borrowed.
  private func views(in view: Value) -> [Value] {
    view.part(.views, self).map { Array($0.fields) } ?? []
  }

  /// Header, content and footer of each section in a view, borrowed; views outside any section form
  /// one of their own.
  fileprivate func sections(of view: Value) -> [Value] {
    parts(of: view).flatMap { part -> [Value] in
      guard library.role(of: part) == .section else { return [.none, part, .none] }
      return [ViewPart.header, .content, .footer].map { part.part($0, self) ?? .none }
    }
  }

  /// The modifiers of a view that write values for the enclosing container, innermost first.
  fileprivate func containerWriters(of view: Value) -> [Value] {
    guard let view = view.payload, library.role(of: view) == .modified else { return [] }
    let modifier = library.modifier(of: view)
    let inner = containerWriters(of: library.content(of: view))
    return library.role(of: modifier) == .containerWriter ? inner + [modifier] : inner
  }
}
