package import SourceText

/// A part of a project that can be mounted on its own.
package struct Mountable {
  /// The kind of root.
  package enum Kind: Hashable, Sendable {
    /// The scenes of an app.
    case app
    /// A `#Preview` macro.
    case preview
    /// The views of a `PreviewProvider`.
    case provider
    /// A view that can be initialized without arguments.
    case view
  }

  package let kind: Kind
  /// The argument of `mount`: `ShopApp`, `#Preview("Empty cart")`, `CartView()`.
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
