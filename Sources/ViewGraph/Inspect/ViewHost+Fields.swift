package import Interpreter
internal import ObservationGraph
package import Semantics

/// One stored property of a view, as the view's actions see it.
package struct ViewField {
  /// `filter`, also where a wrapper keeps it.
  package let property: Property
  /// Nil where the environment lacks what the view asks it for.
  package let value: Held?
  /// What a binding leads to, such as `Board#1.isOn`; who set what the environment holds.
  package let origin: Origin?

  package enum Origin {
    case binding(ReadDescription)
    case environment(EnvironmentSetter?)
  }
}

/// Who put a value into the environment of a view.
package enum EnvironmentSetter {
  /// `env set`, in the frame of that name.
  case frame(String)
  /// A modifier in the body of a view, with the type of that view.
  case modifier(EnvironmentModifier, in: String, NominalType?)
  /// A view of the library, such as `NavigationStack`.
  case library(String)
}

/// What kind of modifier set a value.
package enum EnvironmentModifier {
  /// `environment(_:)` and `environmentObject(_:)`.
  case object
  /// `environment(_:_:)` and `transformEnvironment(_:transform:)`.
  case keyPath
  /// Another one of the library, or of a style.
  case other
}

/// One value of the environment that a view sees.
package struct SeenValue {
  /// `Library`, `\.theme`.
  package let key: String
  package let value: Held
  /// Nil where nobody set it and the view gets the default.
  package let setter: EnvironmentSetter?
}

/// Looking into one view.
extension ViewHost {
  /// The view of the program that bears a name; nil for rows, watches and names of nothing.
  private func bodyNode(named name: String) -> BodyNode? {
    guard let node = node(named: name) else { return nil }
    return (find(name, in: node) ?? body(insideOf: node)) as? BodyNode
  }

  /// Whether a view of the program bears a name.
  package func isView(named name: String) -> Bool { bodyNode(named: name) != nil }

  /// The stored properties of a view, in order of declaration; nil where no view is called so.
  package func fields(ofView name: String) throws(Fault) -> [ViewField]? {
    guard let node = bodyNode(named: name) else { return nil }
    return try untracked { () throws(Fault) in
      let view = Held(owned: try node.connectedValue())
      let stored = machine.dynamicType(view.value).nominal?.storedProperties ?? []
      return stored.enumerated().map { field($0.element, $0.offset, of: view, node) }
    }
  }

  private func field(
    _ property: Property, _ slot: Int, of view: Held, _ node: BodyNode
  ) -> ViewField {
    let raw = view.value.fields[slot]
    guard let wrapped = property.wraps else {
      return ViewField(property: property, value: Held(raw), origin: nil)
    }
    var value: Held?
    let reads = self.reads {
      value = try? { () throws(Fault) in Held(owned: try machine.get(wrapped, of: view.value)) }()
    }
    var origin: ViewField.Origin?
    switch machine.dynamicType(raw).nominal?.name {
    case "Binding": origin = reads.last.map { .binding(description(of: $0)) }
    case "Environment":
      origin = .environment(setter(ofKey: environmentKey(of: raw), in: node))
    default: break
    }
    return ViewField(property: wrapped, value: value, origin: origin)
  }

  /// What some work reads of what views can depend on.
  private func reads(during work: () -> Void) -> [PropertyReference] {
    let scope = graph.makeScope()
    defer { graph.destroyScope(scope) }
    graph.beginTracking(scope)
    work()
    graph.endTracking()
    return graph.reads(of: scope)
  }

  /// The views that depend on what some work reads last; nil where it reads nothing of the kind.
  package func readersOfLastRead<Failure>(
    of work: () throws(Failure) -> Void
  ) throws(Failure) -> [String]? {
    var failure: Failure?
    let reads = self.reads {
      do throws(Failure) { try work() } catch { failure = error }
    }
    if let failure { throw failure }
    return reads.last.map { names(of: graph.readers(of: $0.subject, $0.property)) }
  }

  /// What a view sees of the environment, by key; nil where no view is called so.
  package func environment(ofView name: String) throws(Fault) -> [SeenValue]? {
    guard let node = bodyNode(named: name) else { return nil }
    var seen: [SeenValue] = []
    var known: Set<EnvironmentKey> = []
    var frame: EnvironmentFrame? = node.frame
    while let current = frame {
      for (key, entry) in current.entries where known.insert(key).inserted {
        guard isNamed(key) else { continue }
        seen.append(
          SeenValue(
            key: self.name(of: key), value: Held(entry.value.value.payload ?? .none),
            setter: setter(of: current, around: node)))
      }
      frame = current.parent
    }
    for field in try fields(ofView: name) ?? [] {
      guard case .environment(nil)? = field.origin, let value = field.value,
        let slot = machine.dynamicType(node.container).nominal?.storedProperties
          .firstIndex(where: { $0.wraps === field.property })
      else { continue }
      let key = environmentKey(of: node.container.fields[slot])
      if !seen.contains(where: { $0.key == key }) {
        seen.append(SeenValue(key: key, value: value, setter: nil))
      }
    }
    return seen.sorted { $0.key < $1.key }
  }

  /// Whether programs know the key by a name: others are details of the library.
  private func isNamed(_ key: EnvironmentKey) -> Bool {
    if case .key(let type) = key, type.nominal?.isPrelude == true { return keyNames[key] != nil }
    return true
  }

  private func setter(ofKey name: String, in node: BodyNode) -> EnvironmentSetter? {
    var frame: EnvironmentFrame? = node.frame
    while let current = frame {
      if current.entries.keys.contains(where: { self.name(of: $0) == name }) {
        return setter(of: current, around: node)
      }
      frame = current.parent
    }
    return nil
  }

  /// Who set the values of a frame that a node sees.
  private func setter(of frame: EnvironmentFrame, around node: ViewNode) -> EnvironmentSetter {
    if let shell = shellFrames.first(where: { $0.frame === frame }) { return .frame(shell.label) }
    var around: ViewNode? = node.parent
    while let current = around {
      if let modifier = current as? EnvironmentNode, modifier.inner === frame {
        let owner = modifier.namedAncestor
        return .modifier(
          kind(of: modifier), in: owner?.name ?? "",
          (owner as? BodyNode).flatMap { machine.dynamicType($0.container).nominal })
      }
      if current.frame !== frame, current.children.contains(where: { $0.frame === frame }) {
        return .library(form(of: current.value).shownName)
      }
      around = current.parent
    }
    return .library("")
  }

  private func kind(of node: EnvironmentNode) -> EnvironmentModifier {
    if node.value.fields[1].field("keyPath", self) != nil { return .keyPath }
    return node.value.fields[1].field("object", self) != nil ? .object : .other
  }
}
