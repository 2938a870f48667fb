import SourceText
import Syntax

/// Builds the memberwise initializer of a struct, property by property.
struct MemberwiseInitializer: CheckerPart {
  let checker: TypeChecker
  let nominal: NominalType
  private(set) var parameters: [ParameterSymbol] = []
  /// The statements of its body.
  private(set) var lines: [String] = []
  private(set) var access = AccessLevel.internal
  /// The places of the parameters for private wrapped properties with an initial value, which a
  /// reference to the initializer does not have.
  private(set) var privatePlaces: [Int] = []
  /// Whether it can be called without arguments.
  private(set) var allHaveValues = true

  /// The argument of the initializer for a stored property, and how it is assigned.
  private struct Value {
    let type: Type
    /// The assigned expression, as source text.
    var text: String
    /// Whether it is passed as an autoclosure.
    var isThunk = false
  }

  private var wrappers: WrapperDeclarations { checker.propertyWrappers }

  private var context: DeclarationContext {
    DeclarationContext(
      nominal: nominal, selfType: nominal.declaredType,
      genericParameters: nominal.generics.parameters, source: nominal.source,
      isPrelude: nominal.isPrelude, scope: nominal.localScope)
  }

  mutating func add(_ stored: Property) {
    let seen = stored.wraps ?? stored
    if let (parameter, owner) = lazyParameter(for: seen) {
      parameters.append(parameter)
      lines.append("self.\(seen.name) = \(parameter.name.quoted)")
      access = min(access, owner.modifiers.access)
      return
    }
    if seen.isLet, stored.initialValue != nil { return }
    guard var value = value(for: stored) else { return }
    let defaultValue = defaultValue(of: stored, value.type)
    if defaultValue == nil, stored.initialValue == nil { allHaveValues = false }
    // A private wrapped property with an initial value does not make the initializer private. It
    // can even be passed: in a document, an earlier block may pass what a later one declares
    // private.
    if stored.wraps == nil || stored.initialValue == nil {
      access = min(access, seen.modifiers.access)
    } else if seen.modifiers.access < .internal {
      privatePlaces.append(parameters.count)
    }
    let builder = resultBuilder(of: seen)
    var type = value.type
    if builder != nil, seen.getter == nil, !isFunction(type) {
      // `@ViewBuilder var content: Content` takes the closure that builds it.
      type = .function(FunctionType(parameters: [], result: type))
      value.text += "()"
    }
    var parameter = ParameterSymbol(
      label: seen.name, name: seen.name, type: type, defaultValue: defaultValue, span: seen.span)
    parameter.resultBuilder = builder
    parameter.isAutoclosure = value.isThunk
    parameters.append(parameter)
    lines.append("self.\(stored.name) = \(value.text)")
  }

  private func resultBuilder(of property: Property) -> Type? {
    property.attributes.lazy.compactMap { checker.typeLookup.resultBuilder($0, context) }.first
  }

  /// The value for a stored property; nil for a wrapped one that is not passed.
  private func value(for stored: Property) -> Value? {
    guard let wrapped = stored.wraps, let wrapper = stored.type.nominal else {
      return Value(type: (stored.wraps ?? stored).type, text: (stored.wraps ?? stored).name.quoted)
    }
    let attribute = wrapped.attributes.first {
      checker.typeLookup.nominalType(named: $0, in: context) === wrapper
    }
    let isGiven = givesWrappedValue(stored, attribute)
    let whole = Value(type: stored.type, text: wrapped.name.quoted)
    // `@Clamped(0...9) var level` has no wrapped value, so the wrapper itself is passed.
    if attribute?.arguments != nil, !isGiven { return whole }
    if let arguments = attribute?.arguments { return wrapping(wrapped, wrapper, arguments) }
    if stored.initialValue != nil, !isGiven, wrappers.isDefaultInitializable(wrapper) {
      return whole
    }
    if wrappers.wrapsValues(wrapper) { return wrapping(wrapped, wrapper, []) }
    return stored.initialValue == nil ? whole : nil
  }

  /// The wrapper, made from a passed wrapped value.
  private func wrapping(
    _ wrapped: Property, _ wrapper: NominalType, _ arguments: [Argument]
  ) -> Value {
    let isThunk = wrappers.wrapsThunks(wrapper)
    let name = isThunk ? wrapped.name.quoted + "()" : wrapped.name.quoted
    let given = wrappers.innerWrapping(name, wrappers.innerWrappers(of: wrapped, context), nominal)
    return Value(
      type: wrapped.type, text: wrappers.wrapping(given, wrapper, arguments, nominal),
      isThunk: isThunk)
  }

  /// - Parameter type: the type of the initializer's parameter.
  private func defaultValue(of stored: Property, _ type: Type) -> Expression? {
    let seen = stored.wraps ?? stored
    var value: Expression?
    if !seen.initialPart.sharesDeclaration,
      case .expression(let expression)? = stored.initialValue?.implementation
    {
      value = expression
      if stored.wraps != nil, type != stored.type {
        let inner = wrappers.innerWrappers(of: seen, context)
        value = inner.reduce(wrappers.wrappedArgument(expression)) { value, _ in
          value.flatMap(wrappers.wrappedArgument)
        }
      }
    }
    // `@State private var name: String?` is nil initially, whichever initializer the wrapper uses.
    if value == nil, stored.wraps != nil, stored.initialValue != nil, type.isOptional {
      return Expression(.nilLiteral, span: seen.span)
    }
    return value
  }

  /// The parameter for a `lazy` property: an optional with a default.
  private func lazyParameter(
    for storage: Property
  ) -> (ParameterSymbol, Property)? {
    guard storage.isLazyStorage else { return nil }
    let name = String(storage.name.dropFirst(Property.lazyStorage.count))
    for case .property(let property) in nominal.members[name] ?? []
    where checker.tables.lazyBackings[ObjectIdentifier(property)] === storage {
      let parameter = ParameterSymbol(
        label: name, name: name, type: storage.type,
        defaultValue: Expression(.nilLiteral, span: property.span), span: property.span)
      return (parameter, property)
    }
    return nil
  }

  private func isFunction(_ type: Type) -> Bool {
    if case .function = type.shallow { true } else { false }
  }

  /// Whether the wrapped value is an initial value after `=`.
  private func givesWrappedValue(_ stored: Property, _ attribute: Attribute?) -> Bool {
    guard case .expression(let expression)? = stored.initialValue?.implementation,
      case .call(let call) = expression.kind, call.arguments.first?.label == "wrappedValue"
    else { return false }
    return call.arguments.count > (attribute?.arguments?.count ?? 0)
  }
}
