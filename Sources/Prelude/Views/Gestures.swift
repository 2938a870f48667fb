extension PreludeLibrary {
  /// Gestures: checked and kept. Nobody drags here, but what a tap does can be done.
  static let gestures = PreludeChunk(
    names: [
      "View", "Gesture", "DragGesture", "TapGesture", "SpatialTapGesture", "LongPressGesture",
      "MagnificationGesture", "MagnifyGesture", "RotationGesture", "RotateGesture", "GestureMask",
      "SimultaneousGesture", "SequenceGesture", "ExclusiveGesture",
    ],
    text: #"""
      public protocol Gesture {
        associatedtype Value
      }

      public struct DragGesture: Gesture {
        public struct Value: Equatable {
          public var time: Date
          public var location: CGPoint
          public var startLocation: CGPoint
          public var translation: CGSize
          public var velocity: CGSize
          public var predictedEndLocation: CGPoint
          public var predictedEndTranslation: CGSize
        }
        public var minimumDistance: CGFloat
        public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
          self.minimumDistance = minimumDistance
        }
      }
      public struct TapGesture: Gesture {
        public typealias Value = Void
        public var count: Int
        public init(count: Int = 1) { self.count = count }
      }
      public struct SpatialTapGesture: Gesture {
        public struct Value: Equatable { public var location: CGPoint }
        public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {}
      }
      public struct LongPressGesture: Gesture {
        public typealias Value = Bool
        public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
      }
      public struct MagnificationGesture: Gesture {
        public typealias Value = CGFloat
        public init(minimumScaleDelta: CGFloat = 0.01) {}
      }
      public struct MagnifyGesture: Gesture {
        public struct Value: Equatable {
          public var magnification: CGFloat
          public var velocity: CGFloat
          public var startLocation: CGPoint
        }
        public init(minimumScaleDelta: CGFloat = 0.01) {}
      }
      public struct RotationGesture: Gesture {
        public typealias Value = Angle
        public init(minimumAngleDelta: Angle = .degrees(1)) {}
      }
      public struct RotateGesture: Gesture {
        public struct Value: Equatable {
          public var rotation: Angle
          public var velocity: Angle
        }
        public init(minimumAngleDelta: Angle = .degrees(1)) {}
      }

      public struct _Observed<Base: Gesture>: Gesture {
        public typealias Value = Base.Value
        var _ended: ((Base.Value) -> Void)?
      }
      public struct _MappedGesture<Value>: Gesture {}
      public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
        public struct Value {
          public var first: First.Value?
          public var second: Second.Value?
        }
      }
      public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
        public enum Value {
          case first(First.Value)
          case second(First.Value, Second.Value?)
        }
      }
      public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
        public enum Value {
          case first(First.Value)
          case second(Second.Value)
        }
      }

      extension Gesture {
        public func onEnded(_ action: @escaping (Value) -> Void) -> _Observed<Self> {
          _Observed<Self>(_ended: action)
        }
        public func updating<State>(
          _ state: GestureState<State>,
          body: @escaping (Value, inout State, inout Transaction) -> Void
        ) -> _Observed<Self> {
          _Observed<Self>(_ended: nil)
        }
        public func map<T>(_ body: @escaping (Value) -> T) -> _MappedGesture<T> {
          _MappedGesture<T>()
        }
        public func simultaneously<Other: Gesture>(
          with other: Other
        ) -> SimultaneousGesture<Self, Other> {
          SimultaneousGesture<Self, Other>()
        }
        public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
          SequenceGesture<Self, Other>()
        }
        public func exclusively<Other: Gesture>(
          before other: Other
        ) -> ExclusiveGesture<Self, Other> {
          ExclusiveGesture<Self, Other>()
        }
      }
      extension Gesture where Value: Equatable {
        public func onChanged(_ action: @escaping (Value) -> Void) -> _Observed<Self> {
          _Observed<Self>(_ended: nil)
        }
      }

      public struct GestureMask: OptionSet {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let none: GestureMask = []
        public static let gesture = GestureMask(rawValue: 1)
        public static let subviews = GestureMask(rawValue: 2)
        public static let all = GestureMask(rawValue: 3)
      }

      extension View {
        public func gesture(_ gesture: _Observed<TapGesture>) -> some View {
          ModifiedContent(
            content: self, modifier: _Interaction(kind: "tap", action: { gesture._ended?(()) }))
        }
        public func gesture<T: Gesture>(
          _ gesture: T, including mask: GestureMask = .all
        ) -> some View {
          self
        }
        public func simultaneousGesture<T: Gesture>(
          _ gesture: T, including mask: GestureMask = .all
        ) -> some View {
          self
        }
        public func highPriorityGesture<T: Gesture>(
          _ gesture: T, including mask: GestureMask = .all
        ) -> some View {
          self
        }
      }
      """#)
}
