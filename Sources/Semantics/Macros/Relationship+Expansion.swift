import SourceText
import Syntax

/// Reading relationships from what a model declares.
extension Relationship {
  /// The same with the inverse that it was found to have.
  init(_ other: Relationship, inverse: String?) {
    (name, type, model) = (other.name, other.type, other.model)
    (isMany, isOptional, rule) = (other.isMany, other.isOptional, other.rule)
    self.inverse = inverse
  }

  /// - Returns: nil for a property that cannot hold models.
  private init?(_ declaration: Declaration, _ source: Source) {
    guard case .variable(let variable) = declaration.kind, !variable.isLet,
      variable.bindings.count == 1, let binding = variable.bindings.first,
      case .binding(let name) = binding.pattern.kind, binding.accessors == nil,
      let shape = Shape(binding),
      !declaration.has("static"), (declaration.accessLevel ?? .internal) > .fileprivate,
      declaration.attribute("Transient") == nil
    else { return nil }
    let arguments = declaration.attribute("Relationship")?.arguments ?? []
    func argument(_ label: String) -> Expression? { arguments.first { $0.label == label }?.value }
    self.name = name
    type = source.text(in: shape.span)
    (model, isMany, isOptional) = (shape.model, shape.isMany, shape.isOptional)
    rule = argument("deleteRule").map { source.text(in: $0.span) } ?? ".nullify"
    if case .keyPath(let path)? = argument("inverse")?.kind,
      case .member(let member)? = path.components.last
    {
      inverse = member.name
    } else {
      inverse = nil
    }
  }

  /// The properties among the members of a type that may hold models.
  static func all(in members: [Declaration], _ source: Source) -> [Relationship] {
    members.compactMap { Relationship($0, source) }
  }

  /// `Note`, `Note?`, `[Note]` and `[Note]?`, also where the initial value names the type:
  /// `var notes = [Note]()`.
  private struct Shape {
    let model: String
    let isMany: Bool
    let isOptional: Bool
    /// Where the type is written.
    let span: Span

    init?(_ binding: VariableDeclaration.Binding) {
      if let written = binding.type {
        self.init(written)
      } else if case .call(let call)? = binding.initializer?.kind {
        self.init(made: call.callee)
      } else {
        return nil
      }
    }

    private init?(_ type: TypeReference) {
      var inner = type
      if case .optional(let wrapped) = inner.kind { inner = wrapped }
      isOptional = inner.span != type.span
      if case .array(let element) = inner.kind {
        isMany = true
        inner = element
      } else {
        isMany = false
      }
      guard case .named(nil, let name, let arguments) = inner.kind, arguments.isEmpty else {
        return nil
      }
      model = name
      span = type.span
    }

    private init?(made type: Expression) {
      var inner = type
      if case .array(let elements) = type.kind, elements.count == 1 { inner = elements[0] }
      guard case .identifier(let name) = inner.kind, name.genericArguments.isEmpty else {
        return nil
      }
      (model, isMany, isOptional) = (name.name, inner.span != type.span, false)
      span = type.span
    }
  }
}

/// In Swift, as the expansion of `@Model` writes it.
extension Relationship {
  /// The models in a value of the property, as an array.
  func list(_ value: String) -> String {
    switch (isMany, isOptional) {
    case (true, false): value
    case (true, true): "\(value) ?? []"
    case (false, true): "[\(value)].compactMap { $0 }"
    case (false, false): "[\(value)]"
    }
  }

  /// Makes `other`, which has the property, hold this model.
  var linking: String {
    switch (isMany, isOptional) {
    case (true, false):
      "if other.\(name)._index(ofObject: self) == nil { other.\(name).append(self) }"
    case (true, true):
      "if (other.\(name) ?? [])._index(ofObject: self) == nil "
        + "{ other.\(name) = (other.\(name) ?? []) + [self] }"
    case (false, _): "if other.\(name) !== self { other.\(name) = self }"
    }
  }

  /// Makes `other` hold this model no longer.
  var unlinking: String {
    switch (isMany, isOptional) {
    case (true, false):
      "if let index = other.\(name)._index(ofObject: self) { other.\(name).remove(at: index) }"
    case (true, true):
      "if let index = (other.\(name) ?? [])._index(ofObject: self) { other.\(name)?.remove(at: index) }"
    case (false, true): "if other.\(name) === self { other.\(name) = nil }"
    // What has to be there stays until something else takes its place.
    case (false, false): ""
    }
  }

  var clearing: String {
    switch (isMany, isOptional) {
    case (_, true): "self.\(name) = nil"
    case (true, false): "self.\(name) = []"
    case (false, false): ""
    }
  }
}
