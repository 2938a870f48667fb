import SourceText

/// Errors about `consume`, `discard` and noncopyable values.
package enum OwnershipError: DiagnosticFact {
  case consumeGlobal
  case consumeNoncopyableGlobal(String)
  case consumePart
  case consumeNoBinding
  case discardOutsideNoncopyable
  case discardWithoutDeinitializer(NominalType)
  case discardInNonconsuming
  case discardNontrivial(Type)
  /// A note at the parameter.
  case implicitlyCopyable(parameter: String)

  package var message: String {
    switch self {
    case .consumeGlobal: "'consume' cannot be applied to globals"
    case .consumeNoncopyableGlobal(let name):
      "cannot consume noncopyable stored property '\(name)' that is global"
    case .consumePart:
      "'consume' can only be used to partially consume storage of a noncopyable type"
    case .consumeNoBinding:
      "'consume' can only be applied to a local binding ('let', 'var', or parameter)"
    case .discardOutsideNoncopyable:
      "'discard' statement can only appear in noncopyable type's member"
    case .discardWithoutDeinitializer(let type):
      "'discard' has no effect for type '\(type.name)' unless it has a deinitializer"
    case .discardInNonconsuming:
      "'discard' statement can only appear in consuming instance method"
    case .discardNontrivial(let type):
      "can only 'discard' type '\(type)' if it contains trivially-destroyed stored properties at this time"
    case .implicitlyCopyable(let parameter):
      "'where \(parameter): Copyable' is implicit here"
    }
  }
}
