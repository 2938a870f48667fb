import SourceText
import Syntax

/// Memberwise initialization of properties with wrappers.
extension WrapperDeclarations {
  /// The wrappers after the first, as in `@Logged @Clamped var level: Int`.
  func innerWrappers(
    of property: Property, _ context: DeclarationContext
  ) -> [(attribute: Attribute, type: NominalType)] {
    let all = property.attributes.compactMap { attribute in
      checker.typeLookup.propertyWrapper(attribute, context).map {
        (attribute: attribute, type: $0)
      }
    }
    return Array(all.dropFirst())
  }

  /// The source text that wraps a value in the inner wrappers of a property.
  func innerWrapping(
    _ value: String, _ inner: [(attribute: Attribute, type: NominalType)], _ nominal: NominalType
  ) -> String {
    inner.reversed().reduce(value) { value, wrapper in
      wrapping(value, wrapper.type, wrapper.attribute.arguments ?? [], nominal)
    }
  }

  func wrapping(
    _ value: String, _ wrapper: NominalType, _ arguments: [Argument], _ nominal: NominalType
  ) -> String {
    let rest = arguments.map { argument in
      (argument.label.map { ", \($0): " } ?? ", ") + nominal.source.text(in: argument.value.span)
    }.joined()
    return "\(spelled(wrapper, in: nominal))(wrappedValue: \(value)\(rest))"
  }

  /// The `wrappedValue:` argument of a wrapper's initial value.
  func wrappedArgument(_ expression: Expression) -> Expression? {
    guard case .call(let call) = expression.kind, call.arguments.first?.label == "wrappedValue"
    else { return nil }
    return call.arguments[0].value
  }
}
