extension PreludeLibrary {
  /// How tall sheets stand and where scrolling ends, as programs compute it. Nothing is laid out.
  static let detents = PreludeChunk(
    names: [
      "PresentationDetent", "CustomPresentationDetent", "ScrollTarget", "ScrollTargetBehavior",
      "ScrollTargetBehaviorContext", "PagingScrollTargetBehavior",
      "ViewAlignedScrollTargetBehavior", "ScrollPhase", "ScrollGeometry",
    ],
    text: #"""
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
        public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent
        {
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
      """#)

  /// What every layout of the library answers: sizes and places are not drawn here.
  private static let layoutMethods = """
      public func sizeThatFits(
        proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()
      ) -> CGSize { proposal.replacingUnspecifiedDimensions() }
      public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()
      ) {}
    """

  /// Layouts as values, which a program may choose among.
  static let layoutValues = PreludeChunk(
    names: ["AnyLayout", "HStackLayout", "VStackLayout", "ZStackLayout", "GridLayout"],
    text: layouts.map { name, fields in
      let parameters = fields.map { "\($0.label): \($0.type) = \($0.value)" }
        .joined(separator: ", ")
      let properties = fields.map { "  public var \($0.label): \($0.type)\n" }.joined()
      let assignments = fields.map { "    self.\($0.label) = \($0.label)\n" }.joined()
      return """
        public struct \(name): Layout {
        \(properties)
          public init(\(parameters)) {
        \(assignments)
          }
        \(layoutMethods)
        }

        """
    }.joined() + """
      public struct AnyLayout: Layout {
        let _layoutName: String
        public init<L: Layout>(_ layout: L) { _layoutName = layout._layoutName }
      \(layoutMethods)
      }
      """)

  private struct LayoutField {
    let label: String
    let type: String
    let value: String
    init(_ label: String, _ type: String, _ value: String) {
      self.label = label
      self.type = type
      self.value = value
    }
  }

  private static let spacing = LayoutField("spacing", "CGFloat?", "nil")
  private static let layouts: [(name: String, fields: [LayoutField])] = [
    ("HStackLayout", [LayoutField("alignment", "VerticalAlignment", ".center"), spacing]),
    ("VStackLayout", [LayoutField("alignment", "HorizontalAlignment", ".center"), spacing]),
    ("ZStackLayout", [LayoutField("alignment", "Alignment", ".center")]),
    (
      "GridLayout",
      [
        LayoutField("alignment", "Alignment", ".center"),
        LayoutField("horizontalSpacing", "CGFloat?", "nil"),
        LayoutField("verticalSpacing", "CGFloat?", "nil"),
      ]
    ),
  ]
}
