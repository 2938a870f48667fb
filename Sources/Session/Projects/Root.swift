package import SourceText

/// Something of a project that can be mounted by itself.
package struct Root {
  package enum Kind: Hashable, Sendable {
    /// The scenes of an app.
    case app
    /// A `#Preview`.
    case preview
    /// The views of a `PreviewProvider`.
    case provider
    /// A view that can be made without arguments.
    case view
  }

  package let kind: Kind
  /// What `mount` takes: `ShopApp`, `#Preview("Empty cart")`, `CartView()`.
  package let expression: String
  package let module: String
  package let source: Source
  package let span: Span

  package var summary: String {
    switch kind {
    case .app: "app"
    case .preview: "preview"
    case .provider: "previews"
    case .view: "view"
    }
  }
}
