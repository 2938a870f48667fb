import SourceText
import Syntax

/// A type whose name is known and whose inside is not yet looked at.
final class PendingType {
  let declaration: TypeDeclaration
  let attributes: [Attribute]
  let context: DeclarationContext
  var extensions: [PendingExtension] = []
  var stage = CompletionStage.name
  /// While the head is read nobody can look at the members.
  var isReadingHeader = false
  /// Whether an enum was asked for the conformances that it has without saying so.
  var hasImpliedConformances = false
  /// The conditions of the extension it is nested in.
  var inheritedRequirements: [Requirement] = []

  init(_ declaration: TypeDeclaration, attributes: [Attribute], context: DeclarationContext) {
    self.declaration = declaration
    self.attributes = attributes
    self.context = context
  }
}

extension NominalType {
  /// What is to be read of the declaration yet.
  var pending: PendingType? {
    get { unreadDeclaration as? PendingType }
    set { unreadDeclaration = newValue }
  }
}

struct PendingExtension {
  let declaration: ExtensionDeclaration
  let attributes: [Attribute]
  let context: DeclarationContext
  /// What is said before the extension, which holds for the members that say nothing themselves.
  let access: AccessLevel?
  /// Whether it was declared before the type was declared as it is now: what the type declares itself
  /// holds.
  let isOlder: Bool
  let span: Span
}
