internal import Interpreter
internal import Semantics

/// Views as the list that they are: what a builder has put together, taken apart again.
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
  /// Values, which are handed over, as an array of the program.
  fileprivate func list(_ values: [Value]) -> Value {
    .array(machine.types.array(of: machine.types.any), values)
  }

  /// The single views in a view, borrowed, modifiers without effect left out.
  fileprivate func parts(of view: Value) -> [Value] {
    guard let view = view.payload else { return [] }
    guard let nominal = machine.dynamicType(view).nominal, nominal.isPrelude else { return [view] }
    switch nominal.name {
    case "EmptyView": return []
    case "TupleView": return view.fields[0].fields.flatMap { parts(of: $0) }
    case "_ConditionalContent": return parts(of: branch(of: view).view)
    case "Group", "_InertView": return view.field("_content", self).map { parts(of: $0) } ?? []
    default: return [view]
    }
  }

  /// Adds the single views in a view, rows of collections included, each behind the path that tells
  /// it from the others; both owned.
  fileprivate func addSubviews(
    of view: Value, at path: String, to found: inout [Value]
  ) throws(Fault) {
    guard let view = view.payload else { return }
    let nominal = machine.dynamicType(view).nominal
    switch nominal?.isPrelude == true ? nominal?.name : nil {
    case "EmptyView": return
    case "TupleView":
      for (index, part) in view.fields[0].fields.enumerated() {
        try addSubviews(of: part, at: "\(path).\(index)", to: &found)
      }
    case "_ConditionalContent":
      let (part, number) = branch(of: view)
      try addSubviews(of: part, at: "\(path).\(number)", to: &found)
    case "Group", "Section":
      if let content = view.field("_content", self) {
        try addSubviews(of: content, at: path, to: &found)
      }
    case "SubviewsCollection":
      for part in view.fields[0].fields { try addSubviews(of: part, at: path, to: &found) }
    case "Subview":
      // What was taken apart before keeps what it was told from the others by.
      guard let own = view.field("_view", self)?.payload, let id = view.field("id", self) else {
        return
      }
      found += [.string(path + id.fields[0].asString), own.retained()]
    case "ForEach":
      let rows = ForEachNode(view, parent: nil, frame: shellFrames[0].frame, host: self)
      guard let closure = view.field("content", self) else { return }
      for index in 0..<(try rows.elementCount(of: view)) {
        let element = Held(owned: try rows.element(index, of: view))
        let id = Held(owned: try rows.identity(of: element.value, in: view))
        let row = Held(owned: try machine.call(closure, [element.value]))
        try addSubviews(
          of: row.value, at: "\(path).\(try machine.describe(id.value))", to: &found)
      }
    default: found += [.string(path), view.retained()]
    }
  }

  private func branch(of view: Value) -> (view: Value, number: Int) {
    view.fields[0].isNil ? (view.fields[1], 1) : (view.fields[0], 0)
  }

  /// Header, content and footer of each section in a view, borrowed; views in none are one of their
  /// own.
  fileprivate func sections(of view: Value) -> [Value] {
    parts(of: view).flatMap { part -> [Value] in
      guard let nominal = machine.dynamicType(part).nominal, nominal.isPrelude,
        nominal.name == "Section"
      else { return [.none, part, .none] }
      return ["_header", "_content", "_footer"].map { part.field($0, self) ?? .none }
    }
  }

  /// The modifiers of a view that say something to the container around, from the innermost out.
  fileprivate func containerWriters(of view: Value) -> [Value] {
    guard let view = view.payload, let nominal = machine.dynamicType(view).nominal,
      nominal.isPrelude, nominal.name == "ModifiedContent"
    else { return [] }
    let modifier = machine.dynamicType(view.fields[1]).nominal
    let inner = containerWriters(of: view.fields[0])
    return modifier?.name == "_ContainerWriter" ? inner + [view.fields[1]] : inner
  }
}
