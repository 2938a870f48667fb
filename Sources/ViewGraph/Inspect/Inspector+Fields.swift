internal import Interpreter
internal import ObservationGraph
package import Semantics

/// One stored property of a view, as the view's actions see it.
package struct ViewField {
  /// `filter`, even if a wrapper stores it.
  package let property: Property
  /// Nil if the environment has no value for it.
  package let value: Held?
  /// The target of a binding, such as `Board#1.isOn`; for environment values, where they were set.
  package let origin: Origin?

  package enum Origin {
    case binding(ReadDescription)
    /// What it asks for, and where that was set; nil for the default.
    case environment(EnvironmentPath, EnvironmentSource?)
  }
}

/// A property of a view whose value comes from the environment.
package struct SuppliedProperty {
  package let name: String
  package let path: EnvironmentPath
  /// Where it was set; nil for the default.
  package let source: EnvironmentSource?
}

/// Where an environment value of a view was set.
package struct EnvironmentSource {
  /// Nil if a view of the library set it.
  package let setter: EnvironmentSetter?
  /// The kind of modifier that set it.
  package let modifier: EnvironmentModifier
  /// The type of the view whose body holds the modifier.
  package let type: NominalType?
}

/// The kinds of modifiers that set values.
package enum EnvironmentModifier: Equatable {
  /// `environment(_:)` and `environmentObject(_:)`.
  case object
  /// `environment(_:_:)` and `transformEnvironment(_:transform:)`.
  case keyPath(EnvironmentPath)
  /// Another modifier of the library, or of a style.
  case other
}

/// One value of the environment that a view sees.
package struct SeenValue {
  /// `Library`, `\.theme`, or the part of a value that the view asks for: `\.theme.color`.
  package let key: String
  package let value: Held
  /// Nil if it was set nowhere and the view gets the default.
  package let source: EnvironmentSource?
}

/// Inspecting one view.
extension Inspector {
  /// The view of the program with a name; nil for rows, watches and unknown names.
  func bodyNode(named name: String) -> BodyNode? {
    findNode(named: name).flatMap { bearer(of: name, at: $0) as? BodyNode }
  }

  /// Whether a view of the program has this name.
  package func hasView(named name: String) -> Bool { bodyNode(named: name) != nil }

  /// The type of a view of the program; nil if no view has this name.
  package func typeName(ofView name: String) -> String? { bodyNode(named: name)?.typeName }
}
