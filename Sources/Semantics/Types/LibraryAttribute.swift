internal import Syntax

/// An attribute of a library type, as plain values: `@_control(.slider, value: _value)`.
///
/// Attributes with an underscore mean nothing to the checker. They are for the modules that run the
/// library, which read them when a value of the type first occurs.
package struct LibraryAttribute {
  /// An argument of the attribute.
  package enum Argument: Equatable {
    /// A stored property, a function or a type: `_value`.
    case name(String)
    /// One of the attribute's keywords: `.slider`.
    case word(String)
    case text(String)
    /// Something that no attribute accepts.
    case other
  }

  package let name: String
  package let arguments: [(label: String?, value: Argument)]

  init(_ attribute: Attribute) {
    name = attribute.name
    arguments = (attribute.arguments ?? []).map { argument in
      (argument.label, LibraryAttribute.value(of: argument.value))
    }
  }

  private static func value(of expression: Expression) -> Argument {
    switch expression.kind {
    case .identifier(let identifier): .name(identifier.name)
    case .implicitMember(let identifier): .word(identifier.name)
    case .stringLiteral(let literal): literal.plainText.map(Argument.text) ?? .other
    default: .other
    }
  }
}

extension NominalType {
  /// The library's attributes of the type with an underscore, in order; empty for types of the
  /// program.
  package var libraryAttributes: [LibraryAttribute] {
    isPrelude
      ? modifiers.attributes.filter { $0.name.hasPrefix("_") }.map(LibraryAttribute.init) : []
  }
}
