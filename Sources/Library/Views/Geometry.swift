// Alignments, anchors and dimensions: type-checked and stored, but nothing is laid out.

public protocol AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}
public enum HorizontalAlignment: Equatable {
  case leading, center, trailing, listRowSeparatorLeading, listRowSeparatorTrailing
  case _custom(String)
  public init(_ id: any AlignmentID.Type) { self = ._custom("\(id)") }
  public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat?
  where S.Element == CGFloat? { nil }
}
public enum VerticalAlignment: Equatable {
  case top, center, bottom, firstTextBaseline, lastTextBaseline
  case _custom(String)
  public init(_ id: any AlignmentID.Type) { self = ._custom("\(id)") }
  public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat?
  where S.Element == CGFloat? { nil }
}
/// Nothing is measured: a view has the size it is given, and no guides of its own.
public struct ViewDimensions: Equatable {
  public var width: CGFloat { _size.width }
  public var height: CGFloat { _size.height }
  let _size: CGSize
  init(_size: CGSize) { self._size = _size }
  public subscript(guide: HorizontalAlignment) -> CGFloat {
    switch guide {
    case .leading, .listRowSeparatorLeading: 0
    case .trailing, .listRowSeparatorTrailing: width
    default: width / 2
    }
  }
  public subscript(guide: VerticalAlignment) -> CGFloat {
    switch guide {
    case .top: 0
    case .bottom, .firstTextBaseline, .lastTextBaseline: height
    default: height / 2
    }
  }
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { nil }
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { nil }
}
public enum TextAlignment: CaseIterable { case leading, center, trailing }
public enum Alignment: Equatable {
  case center, leading, trailing, top, bottom, topLeading, topTrailing, bottomLeading
  case bottomTrailing, centerFirstTextBaseline, leadingFirstTextBaseline
  case trailingFirstTextBaseline, centerLastTextBaseline, leadingLastTextBaseline
  case trailingLastTextBaseline
  case _pair(HorizontalAlignment, VerticalAlignment)
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self =
      Alignment._all.first {
        $0.horizontal == horizontal && $0.vertical == vertical
      } ?? ._pair(horizontal, vertical)
  }
  static var _all: [Alignment] {
    [
      .center, .leading, .trailing, .top, .bottom, .topLeading, .topTrailing,
      .bottomLeading, .bottomTrailing, .centerFirstTextBaseline, .leadingFirstTextBaseline,
      .trailingFirstTextBaseline, .centerLastTextBaseline, .leadingLastTextBaseline,
      .trailingLastTextBaseline,
    ]
  }
  public var horizontal: HorizontalAlignment {
    switch self {
    case .leading, .topLeading, .bottomLeading, .leadingFirstTextBaseline,
      .leadingLastTextBaseline:
      .leading
    case .trailing, .topTrailing, .bottomTrailing, .trailingFirstTextBaseline,
      .trailingLastTextBaseline:
      .trailing
    case ._pair(let horizontal, _): horizontal
    default: .center
    }
  }
  public var vertical: VerticalAlignment {
    switch self {
    case .top, .topLeading, .topTrailing: .top
    case .bottom, .bottomLeading, .bottomTrailing: .bottom
    case .centerFirstTextBaseline, .leadingFirstTextBaseline, .trailingFirstTextBaseline:
      .firstTextBaseline
    case .centerLastTextBaseline, .leadingLastTextBaseline, .trailingLastTextBaseline:
      .lastTextBaseline
    case ._pair(_, let vertical): vertical
    default: .center
    }
  }
}
public enum Axis: CaseIterable {
  case horizontal, vertical
  public struct Set: OptionSet {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let horizontal = Axis.Set(rawValue: 1)
    public static let vertical = Axis.Set(rawValue: 2)
  }
}
public enum Edge: CaseIterable {
  case top, leading, bottom, trailing
  public struct Set: OptionSet {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let top = Edge.Set(rawValue: 1)
    public static let leading = Edge.Set(rawValue: 2)
    public static let bottom = Edge.Set(rawValue: 4)
    public static let trailing = Edge.Set(rawValue: 8)
    public static let horizontal = Edge.Set(rawValue: 10)
    public static let vertical = Edge.Set(rawValue: 5)
    public static let all = Edge.Set(rawValue: 15)
  }
}
public enum HorizontalEdge: CaseIterable {
  case leading, trailing
  public struct Set: OptionSet {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let leading = HorizontalEdge.Set(rawValue: 1)
    public static let trailing = HorizontalEdge.Set(rawValue: 2)
    public static let all = HorizontalEdge.Set(rawValue: 3)
  }
}
public enum VerticalEdge: CaseIterable {
  case top, bottom
  public struct Set: OptionSet {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let top = VerticalEdge.Set(rawValue: 1)
    public static let bottom = VerticalEdge.Set(rawValue: 2)
    public static let all = VerticalEdge.Set(rawValue: 3)
  }
}
public struct EdgeInsets: Equatable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat
  public init() {
    top = 0
    leading = 0
    bottom = 0
    trailing = 0
  }
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}
public struct UnitPoint: Hashable {
  public var x: CGFloat
  public var y: CGFloat
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }
  public static let zero = UnitPoint(x: 0, y: 0)
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  public static let leading = UnitPoint(x: 0, y: 0.5)
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  public static let top = UnitPoint(x: 0.5, y: 0)
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  public static let topLeading = UnitPoint(x: 0, y: 0)
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}
public struct Angle: Hashable, Comparable {
  public var radians: Double
  public init(radians: Double) { self.radians = radians }
  public init(degrees: Double) { radians = degrees * Double.pi / 180 }
  public var degrees: Double {
    get { radians * 180 / Double.pi }
    set { radians = newValue * Double.pi / 180 }
  }
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  public static let zero = Angle(radians: 0)
  public static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.radians < rhs.radians }
  public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
  public static func + (lhs: Angle, rhs: Angle) -> Angle {
    Angle(radians: lhs.radians + rhs.radians)
  }
  public static func - (lhs: Angle, rhs: Angle) -> Angle {
    Angle(radians: lhs.radians - rhs.radians)
  }
  public static func * (lhs: Angle, rhs: Double) -> Angle {
    Angle(radians: lhs.radians * rhs)
  }
  public static func * (lhs: Double, rhs: Angle) -> Angle { rhs * lhs }
  public static func / (lhs: Angle, rhs: Double) -> Angle {
    Angle(radians: lhs.radians / rhs)
  }
  public static func += (lhs: inout Angle, rhs: Angle) { lhs = lhs + rhs }
  public static func -= (lhs: inout Angle, rhs: Angle) { lhs = lhs - rhs }
  public static func *= (lhs: inout Angle, rhs: Double) { lhs = lhs * rhs }
  public static func /= (lhs: inout Angle, rhs: Double) { lhs = lhs / rhs }
}
public enum Visibility: CaseIterable { case automatic, visible, hidden }
public enum ContentMode: CaseIterable { case fit, fill }
public enum Prominence { case standard, increased }
