import Semantics

/// A part of a session with a type of its own; it reaches the shared state through `session`.
protocol SessionPart {
  var session: Session { get }
}

extension SessionPart {
  var world: World { session.world }
  var configuration: Configuration { session.configuration }
  var project: OpenProject? { session.project }
}
