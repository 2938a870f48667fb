import Semantics
import Syntax

/// Completion of attributes.
extension Completer {
  /// The attributes with a prefix: those of the language, and types that are property wrappers,
  /// result builders or global actors.
  func attributeNames(startingWith start: String) -> [String] {
    let marks: Set = ["propertyWrapper", "resultBuilder", "globalActor"]
    let types = world.checker.names.visibleTypeNames(startingWith: start).filter { name in
      world.checker.type(named: name)?.modifiers.attributes.contains { marks.contains($0.name) }
        ?? false
    }
    return Set(types).union(TypeChecker.attributes).filter { $0.hasPrefix(start) }.sorted()
  }
}
