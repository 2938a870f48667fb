internal import Interpreter

extension ShownAttribute {
  /// The class of the node that keeps a view or modifier: `@_shown(by: .change)`.
  enum Kind: String, CaseIterable {
    case container, forEach, conditional, identified, erased, equatable, placeholder, environment
    case change, lifetime, focusedValue, presentation, alert, reader, preferenceReader
    case preferenceView
    case navigation, link, tabs, scrollPosition, contextMenu
    /// Transparent: the view only wraps others and is not itself visible.
    case modified

    /// The parts that a type of this kind must have.
    var parts: [ViewPart] {
      switch self {
      case .identified: [.id]
      case .erased: [.view]
      case .equatable: [.content]
      case .change: [.initial]
      case .focusedValue: [.isOfScene]
      case .presentation: [.kind, .onDismiss]
      case .alert: [.kind, .title, .actions, .message]
      case .preferenceView: [.name]
      case .link: [.destination, .element, .isActive]
      case .scrollPosition: [.shown, .edge]
      case .contextMenu: [.items]
      case .conditional, .modified, .forEach, .container, .placeholder, .environment, .lifetime,
        .reader, .preferenceReader, .navigation, .tabs:
        []
      }
    }

    /// The requests that a type of this kind must answer.
    var requests: [ViewRequest] {
      switch self {
      case .environment: [.modifying]
      case .change: [.isSame, .run, .runLegacy]
      case .focusedValue: [.isSame, .offer]
      case .presentation: [.build, .close]
      case .alert: [.isShown, .close, .standardButton]
      case .reader: [.build]
      case .preferenceReader: [.key, .defaultValue, .reduce, .isSame, .report]
      case .preferenceView: [.key, .defaultValue, .reduce, .make]
      case .link: [.close]
      case .scrollPosition: [.take]
      default: []
      }
    }
  }
}

extension ShownAttribute.Kind {
  /// Makes the node for a view of the library, without building it.
  func makeNode(
    _ view: Value, _ form: ViewForm, parent: ViewNode?, frame: EnvironmentFrame, host: ViewHost
  ) throws(Fault) -> ViewNode {
    switch self {
    case .container:
      return ContainerNode(view, form: form, parent: parent, frame: frame, host: host)
    case .forEach: return ForEachNode(view, parent: parent, frame: frame, host: host)
    case .conditional: return ConditionalNode(view, parent: parent, frame: frame, host: host)
    case .identified: return IdentifiedNode(view, parent: parent, frame: frame, host: host)
    case .erased: return ErasedNode(view, parent: parent, frame: frame, host: host)
    case .equatable: return EquatableNode(view, parent: parent, frame: frame, host: host)
    case .placeholder: return PlaceholderNode(view, parent: parent, frame: frame, host: host)
    case .environment: return EnvironmentNode(view, parent: parent, frame: frame, host: host)
    case .change: return ChangeNode(view, form: form, parent: parent, frame: frame, host: host)
    case .lifetime: return LifetimeNode(view, form: form, parent: parent, frame: frame, host: host)
    case .focusedValue:
      return FocusedValueNode(view, form: form, parent: parent, frame: frame, host: host)
    case .presentation:
      return PresentationNode(view, form: form, parent: parent, frame: frame, host: host)
    case .alert: return AlertNode(view, form: form, parent: parent, frame: frame, host: host)
    case .navigation:
      return NavigationNode(view, form: form, parent: parent, frame: frame, host: host)
    case .tabs: return TabViewNode(view, form: form, parent: parent, frame: frame, host: host)
    case .link: return LinkNode(view, form: form, parent: parent, frame: frame, host: host)
    case .contextMenu:
      return ContextMenuNode(view, form: form, parent: parent, frame: frame, host: host)
    case .scrollPosition:
      return ScrollPositionNode(view, form: form, parent: parent, frame: frame, host: host)
    case .preferenceReader:
      return PreferenceNode(view, form: form, parent: parent, frame: frame, host: host)
    case .preferenceView:
      return PreferenceViewNode(view, form: form, parent: parent, frame: frame, host: host)
    case .modified:
      throw Fault.fatal("a modified view is kept as what modifies it")
    case .reader:
      let owner = parent.flatMap { $0.name ?? $0.namedAncestor?.name } ?? ""
      return ReaderNode(
        view, name: "\(owner).\(form.shownName)", parent: parent, frame: frame, host: host)
    }
  }
}
