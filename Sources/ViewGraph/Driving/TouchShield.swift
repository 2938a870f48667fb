internal import Interpreter

/// A modifier that keeps taps off everything inside, as the program writes it.
package enum TouchShield: String, Sendable {
  case hidden = "hidden()"
  case transparent = "opacity(0)"
  case untouchable = "allowsHitTesting(false)"

  /// What a node is, if it is one at the moment.
  init?(_ node: ViewNode) {
    guard let container = node as? ContainerNode, container.form.role == .drawnModifier,
      let name = container.part(.name)?.asString
    else { return nil }
    let argument = container.part(.arguments)?.fields.first?.payload
    switch name {
    case "hidden": self = .hidden
    case "opacity" where argument?.isZero == true: self = .transparent
    case "allowsHitTesting" where argument?.kind == .bool && argument?.asBool == false:
      self = .untouchable
    default: return nil
    }
  }
}

extension Value {
  fileprivate var isZero: Bool {
    switch kind {
    case .int: asInt == 0
    case .double, .float, .cgFloat: asDouble == 0
    default: false
    }
  }
}

extension ViewNode {
  /// Whether it is the root of what another node presents in front of the rest.
  var isPresented: Bool {
    guard let parent, parent is PresentingNode else { return false }
    return parent.children.first !== self
  }

  /// What keeps taps off the node: a modifier around it, up to what presents it.
  var touchShield: TouchShield? {
    var inner: ViewNode = self
    while !inner.isPresented, let outer = inner.parent {
      if let shield = TouchShield(outer) { return shield }
      inner = outer
    }
    return nil
  }
}

extension ContainerNode {
  /// What keeps taps off a gesture: a modifier around it, or one of the view that it is added to.
  var gestureShield: TouchShield? {
    if let shield = touchShield { return shield }
    var inner = children.first
    while let node = inner {
      if let shield = TouchShield(node) { return shield }
      guard let container = node as? ContainerNode, container.form.isTransparent,
        container.part(.name)?.asString != "contentShape"
      else { return nil }
      inner = container.children.first
    }
    return nil
  }
}
