// SwiftUI views in UIKit and AppKit.
//
// Twin: UIHosting=NSHosting, UIView=NSView

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
