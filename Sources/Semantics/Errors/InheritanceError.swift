import SourceText

/// Errors about inheritance clauses and circular inheritance.
package enum InheritanceError: DiagnosticFact {
  case severalClasses(String, String)
  case classNotFirst(String)
  case fromActor
  case fromFinalClass(String)
  /// A supertype that is not a protocol; a class would be allowed if `mayBeClass` is set.
  /// `isSuperclass`: whether it is in the place of a class's superclass.
  case fromValueType(Type, mayBeClass: Bool, isSuperclass: Bool)
  case protocolRefinesItself(String)
  case classInheritsFromItself(String)

  package var message: String {
    switch self {
    case .severalClasses(let first, let second):
      "multiple inheritance from classes '\(first)' and '\(second)'"
    case .classNotFirst(let name):
      "superclass '\(name)' must appear first in the inheritance clause"
    case .fromActor: "actor types do not support inheritance"
    case .fromFinalClass(let name): "inheritance from a final class '\(name)'"
    case .fromValueType(let type, let mayBeClass, isSuperclass: _):
      mayBeClass
        ? "inheritance from non-protocol, non-class type '\(type)'"
        : "inheritance from non-protocol type '\(type)'"
    case .protocolRefinesItself(let name): "protocol '\(name)' refines itself"
    case .classInheritsFromItself(let name): "'\(name)' inherits from itself"
    }
  }
}
