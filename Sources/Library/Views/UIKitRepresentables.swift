// Views of UIKit and AppKit in SwiftUI, and SwiftUI views in UIKit and AppKit.
//
// Twin: UIKit=AppKit, UIView=NSView, uiView=nsView, UIHosting=NSHosting

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
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  public let coordinator: Representable.Coordinator
  public let environment: EnvironmentValues
  public var transaction: Transaction { Transaction() }
}
public protocol UIViewControllerRepresentable: View {
  associatedtype UIViewControllerType
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>
  func makeUIViewController(context: Context) -> UIViewControllerType
  func makeCoordinator() -> Coordinator
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator)
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize?
}
final class _UIViewControllerHolder<Representable: UIViewControllerRepresentable> {
  let view: Representable.UIViewControllerType
  let coordinator: Representable.Coordinator
  init(_ view: Representable.UIViewControllerType, _ coordinator: Representable.Coordinator) {
    self.view = view
    self.coordinator = coordinator
  }
}
extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() -> Coordinator { () }
}
extension UIViewControllerRepresentable {
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize? { nil }
  /// Makes the view the first time, and updates it each time.
  public var body: some View {
    let holder = _wrapped()
    updateUIViewController(holder.view, context: _context(holder.coordinator))
    return _InertLeaf(_name: "UIViewController", _arguments: [])
  }
  func _context(_ coordinator: Coordinator) -> Context {
    UIViewControllerRepresentableContext(
      coordinator: coordinator, environment: EnvironmentValues(_frame: _wrapperFrame()))
  }
  func _wrapped() -> _UIViewControllerHolder<Self> {
    if let kept = _keptView() as? _UIViewControllerHolder<Self> { return kept }
    let coordinator = makeCoordinator()
    let view = makeUIViewController(context: _context(coordinator))
    let holder = _UIViewControllerHolder<Self>(view, coordinator)
    _keepView(holder) {
      Self.dismantleUIViewController(holder.view, coordinator: holder.coordinator)
    }
    return holder
  }
}
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let minSize = Self(rawValue: 1)
  public static let intrinsicContentSize = Self(rawValue: 2)
  public static let maxSize = Self(rawValue: 4)
  public static let preferredContentSize = Self(rawValue: 8)
}
public class UIHostingController<Content: View>:
  UIViewController
{
  public var rootView: Content
  public var sizingOptions: UIHostingControllerSizingOptions = []
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { return nil }
}
