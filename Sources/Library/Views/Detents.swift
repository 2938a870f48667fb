// Presentation detents and scroll targets, as programs compute them. Nothing is laid out.

public struct PresentationDetent: Hashable {
  public struct Context {
    public let maxDetentValue: CGFloat
  }
  var _name: String
  public static let medium = PresentationDetent(_name: "medium")
  public static let large = PresentationDetent(_name: "large")
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(_name: "fraction \(fraction)")
  }
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(_name: "height \(height)")
  }
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(_name: "\(D.self)")
  }
}
public protocol CustomPresentationDetent {
  typealias Context = PresentationDetent.Context
  static func height(in context: PresentationDetent.Context) -> CGFloat?
}

public struct ScrollTarget: Hashable {
  public var rect: CGRect
  public var anchor: UnitPoint?
  public init(rect: CGRect, anchor: UnitPoint? = nil) {
    self.rect = rect
    self.anchor = anchor
  }
}
public struct ScrollTargetBehaviorContext {
  public let originalTarget: ScrollTarget
  public let velocity: CGVector
  public let contentSize: CGSize
  public let containerSize: CGSize
  public let axes: Axis.Set
}
public protocol ScrollTargetBehavior {
  typealias TargetContext = ScrollTargetBehaviorContext
  func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext)
}
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  public init() {}
  public func updateTarget(
    _ target: inout ScrollTarget, context: ScrollTargetBehaviorContext
  ) {}
}
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  public struct LimitBehavior {
    var _name: String
    public static let automatic = LimitBehavior(_name: "automatic")
    public static let always = LimitBehavior(_name: "always")
    public static let alwaysByOne = LimitBehavior(_name: "alwaysByOne")
    public static let alwaysByFew = LimitBehavior(_name: "alwaysByFew")
    public static let never = LimitBehavior(_name: "never")
  }
  public init(limitBehavior: LimitBehavior = .automatic) {}
  public func updateTarget(
    _ target: inout ScrollTarget, context: ScrollTargetBehaviorContext
  ) {}
}
extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}
extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }
}
public enum ScrollPhase: Equatable {
  case idle, tracking, interacting, decelerating, animating
  public var isScrolling: Bool { self != .idle }
}
public struct ScrollGeometry: Equatable {
  public var contentOffset: CGPoint
  public var contentSize: CGSize
  public var contentInsets: EdgeInsets
  public var containerSize: CGSize
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  public var bounds: CGRect { visibleRect }
}
