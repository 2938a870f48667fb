// Previews.

public struct Preview { public enum ViewTraits {} }
public struct PreviewTrait<T> {
  /// Makes the shared context of a modifier.
  var _prepare: (() -> Void)?
  /// Wraps the content of a preview.
  var _apply: ((AnyView) -> AnyView)?
  public static var defaultLayout: PreviewTrait { PreviewTrait() }
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait() }
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
    PreviewTrait()
  }
  public static var portrait: PreviewTrait { PreviewTrait() }
  public static var portraitUpsideDown: PreviewTrait { PreviewTrait() }
  public static var landscapeLeft: PreviewTrait { PreviewTrait() }
  public static var landscapeRight: PreviewTrait { PreviewTrait() }
  public static func modifier<M: PreviewModifier>(_ modifier: M) -> PreviewTrait {
    let shared = _SharedContext<M>()
    return PreviewTrait(_prepare: shared._make) { content in
      guard let context = shared._context else { return content }
      return AnyView(modifier.body(content: content, context: context))
    }
  }
}

/// The traits of a preview; there, the name `Preview` is that of its view.
typealias _PreviewTraits = [PreviewTrait<Preview.ViewTraits>]
typealias _ViewTraits = Preview.ViewTraits

/// The context that the previews with a modifier share.
final class _SharedContext<M: PreviewModifier> {
  var _context: M.Context?
  func _make() {
    var isDone = false
    Task {
      do {
        _context = try await M.makeSharedContext()
      } catch {
        fatalError("The shared context of '\(M.self)' was not made: \(error)")
      }
      isDone = true
    }
    _turn { !isDone }
  }
}

/// A preview after the contexts of its traits are made.
func _prepared<Content: View>(
  _ traits: _PreviewTraits, _ preview: Content
) -> Content {
  for trait in traits { trait._prepare?() }
  return preview
}

/// The content of a preview with its traits.
func _previewed<Content: View>(
  _ traits: _PreviewTraits, @ViewBuilder content: () -> Content
) -> AnyView {
  traits.compactMap { $0._apply }.reversed().reduce(AnyView(content())) { $1($0) }
}

@MainActor
public protocol PreviewModifier {
  associatedtype Context = Void
  associatedtype Body: View
  typealias Content = AnyView
  static func makeSharedContext() async throws -> Context
  @ViewBuilder func body(content: AnyView, context: Context) -> Body
}
extension PreviewModifier where Context == Void {
  public static func makeSharedContext() async throws {}
}

@MainActor
public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder static var previews: Previews { get }
}

/// What `#Preview` takes; only its arguments are checked.
public func _Preview<Content: View>(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> Content
) {}
