internal import Interpreter

/// The recognizers of a touch: a control, the gestures around it, or both.
struct Recognizers {
  var hasControl: Bool
  var listeners: [ContainerNode] = []

  fileprivate var isEmpty: Bool { !hasControl && listeners.isEmpty }

  /// Adds an enclosing gesture. Inner gestures take precedence, unless its priority or mask says
  /// otherwise.
  fileprivate mutating func addEnclosing(_ listener: ContainerNode) {
    let mask = GestureMask(rawValue: listener.part(.mask)?.asInt ?? GestureMask.all.rawValue)
    if !mask.contains(.subviews) { self = Recognizers(hasControl: false) }
    guard mask.contains(.gesture) else { return }
    switch listener.part(.priority).flatMap({ GesturePriority(rawValue: $0.asInt) }) ?? .usual {
    case .usual: if isEmpty { listeners = [listener] }
    case .simultaneous: listeners.append(listener)
    case .high: self = Recognizers(hasControl: false, listeners: [listener])
    }
  }
}

/// The raw values are those of the library's declaration.
private enum GesturePriority: Int {
  case usual, simultaneous, high
}

/// The raw values are those of the library's declaration.
private struct GestureMask: OptionSet {
  let rawValue: Int
  static let gesture = GestureMask(rawValue: 1)
  static let subviews = GestureMask(rawValue: 2)
  static let all: GestureMask = [.gesture, .subviews]
}

extension GestureDriver {
  /// The recognizers of a touch of this kind on a control or another view.
  func recognizers(of kind: String, from target: ViewNode, isControl: Bool = false) -> Recognizers {
    var found = Recognizers(hasControl: isControl)
    var current: ViewNode? = target
    while let node = current {
      if let container = node as? ContainerNode, listens(container, to: kind),
        host.screen.isEnabled(container)
      {
        found.addEnclosing(container)
      }
      current = node.isPresented ? nil : node.parent
    }
    return found
  }

  /// Taps a control, unless an enclosing gesture takes precedence, and runs the gestures that
  /// recognize the tap.
  func touch(
    _ control: ControlDescription, _ use: () throws(Failure) -> Void
  ) throws(Failure) {
    let found = recognizers(of: "tap", from: control.node, isControl: true)
    if found.hasControl { try use() }
    for node in found.listeners {
      try host.driver.runProgram { () throws(Fault) in
        try send("tap", 0, 0, to: node, touching: control.node)
      }
    }
  }
}
