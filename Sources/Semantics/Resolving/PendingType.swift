import SourceText
import Syntax

/// A type whose name is declared and whose contents are not yet.
final class PendingType {
  let declaration: TypeDeclaration
  let attributes: [Attribute]
  let context: DeclarationContext
  var extensions: [PendingExtension] = []
  var stage = CompletionStage.name
  /// While the header is read, members are not available.
  var isReadingHeader = false
  /// Whether an enum's implicit conformances were added.
  var hasImpliedConformances = false
  /// The requirements of the extension in which it is nested.
  var inheritedRequirements: [Requirement] = []

  init(_ declaration: TypeDeclaration, attributes: [Attribute], context: DeclarationContext) {
    self.declaration = declaration
    self.attributes = attributes
    self.context = context
  }
}

extension NominalType {
  /// The part of the declaration that is not processed yet.
  var pending: PendingType? {
    get { reading.pending as? PendingType }
    set { reading.pending = newValue }
  }
}

/// An extension of a pending type.
struct PendingExtension {
  let declaration: ExtensionDeclaration
  let attributes: [Attribute]
  let context: DeclarationContext
  /// The extension's access modifier, the default for its members.
  let access: AccessLevel?
  /// Whether it precedes the type's current declaration, whose members take precedence.
  let isOlder: Bool
  let span: Span
}
