// Views and view controllers of UIKit and AppKit in SwiftUI.
//
// Twin: UIView=UIViewController, uiView=uiViewController
// Twin: UIView=NSView, uiView=nsView
// Twin: UIView=NSViewController, uiView=nsViewController

public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public let coordinator: Representable.Coordinator
  public let environment: EnvironmentValues
  public var transaction: Transaction { Transaction() }
}
public protocol UIViewRepresentable: View {
  associatedtype UIViewType
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>
  func makeUIView(context: Context) -> UIViewType
  func makeCoordinator() -> Coordinator
  func updateUIView(_ uiView: UIViewType, context: Context)
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
  ) -> CGSize?
}
final class _UIViewHolder<Representable: UIViewRepresentable> {
  let view: Representable.UIViewType
  let coordinator: Representable.Coordinator
  init(_ view: Representable.UIViewType, _ coordinator: Representable.Coordinator) {
    self.view = view
    self.coordinator = coordinator
  }
}
extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() -> Coordinator { () }
}
extension UIViewRepresentable {
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
  ) -> CGSize? { nil }
  /// Makes the view the first time, and updates it each time.
  public var body: some View {
    let holder = _wrapped()
    updateUIView(holder.view, context: _context(holder.coordinator))
    return _InertLeaf(_name: "UIView", _arguments: [])
  }
  func _context(_ coordinator: Coordinator) -> Context {
    UIViewRepresentableContext(
      coordinator: coordinator, environment: EnvironmentValues(_frame: _wrapperFrame()))
  }
  func _wrapped() -> _UIViewHolder<Self> {
    if let kept = _keptView() as? _UIViewHolder<Self> { return kept }
    let coordinator = makeCoordinator()
    let view = makeUIView(context: _context(coordinator))
    let holder = _UIViewHolder<Self>(view, coordinator)
    _keepView(holder) { Self.dismantleUIView(holder.view, coordinator: holder.coordinator) }
    return holder
  }
}
