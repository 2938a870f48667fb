import SourceText

/// What is wrong with the types after the colon of a declaration, or with its circle of them.
package enum InheritanceError: DiagnosticFact {
  case severalClasses(String, String)
  case classNotFirst(String)
  case fromActor
  case fromFinalClass(String)
  /// What is inherited from is no protocol; a class would do where `mayBeClass` says so.
  /// `isSuperclass`: whether it stands where a class names its superclass.
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
