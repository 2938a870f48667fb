import Syntax

/// Side tables for data that few declarations have.
struct DeclarationTables {
  /// Aliases that are not validated yet.
  var aliases = AliasTable()
  /// Default arguments of enum cases, as written.
  var caseDefaults: [ObjectIdentifier: [Expression?]] = [:]
  /// Raw values of enum cases, as written.
  var rawExpressions: [ObjectIdentifier: Expression] = [:]
  /// Functions that make enum cases.
  var caseConstructors: [ObjectIdentifier: Function] = [:]
  /// Properties whose types must be inferred from their initial values.
  var untypedProperties: [UntypedProperty] = []
  /// The declarations of the types whose members are being declared.
  var declaring: [ObjectIdentifier: PendingType] = [:]
  /// The direct and indirect subclasses of a class.
  var subclasses: [ObjectIdentifier: [NominalType]] = [:]
  /// The backing storage of lazy properties.
  var lazyBackings: [ObjectIdentifier: Property] = [:]
  /// Adapters for initializers that satisfy a requirement although only one of the two is failable.
  var adaptedInits: [ObjectIdentifier: Function] = [:]
  /// Adapters for operator functions that satisfy operator requirements.
  var operatorWitnesses: [OperatorWitness: Function] = [:]
  /// The types that represent integer generic arguments.
  var genericValues: [Int: NominalType] = [:]
  /// The Boolean operators that the program overloads for its own types.
  var overloadedLogicalOperators: Set<String> = []
}
