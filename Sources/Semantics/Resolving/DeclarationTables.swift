import Syntax

/// What belongs to declarations and is not kept by them, as few have it.
struct DeclarationTables {
  /// Aliases that are not known to be right.
  var aliases = AliasTable()
  /// Default arguments of enum cases, as written.
  var caseDefaults: [ObjectIdentifier: [Expression?]] = [:]
  /// Raw values of enum cases, as written.
  var rawExpressions: [ObjectIdentifier: Expression] = [:]
  /// Enum cases as functions.
  var caseConstructors: [ObjectIdentifier: Function] = [:]
  /// Properties whose type is to be inferred from their initial value.
  var untypedProperties: [UntypedProperty] = []
  /// The classes that inherit from a class, at any distance.
  var subclasses: [ObjectIdentifier: [NominalType]] = [:]
  /// What lazy properties keep their values in.
  var lazyBackings: [ObjectIdentifier: Property] = [:]
  /// What stands for initializers that never fail where a protocol asks for one that may.
  var failableInits: [ObjectIdentifier: Function] = [:]
  /// What stands for operator functions where a protocol asks for an operator.
  var operatorWitnesses: [OperatorWitness: Function] = [:]
  /// What stands for numbers among generic arguments.
  var genericValues: [Int: NominalType] = [:]
  /// The operators of `Bool` that the program declares for types of its own.
  var ownLogic: Set<String> = []
}
