extension PreludeLibrary {
  /// RealityKit's views, for programs that import it.
  static let realityViews = PreludeChunk(
    names: [
      "RealityView", "RealityViewContent", "RealityViewAttachments", "Model3D",
      "ResolvedModel3D", "Attachment",
    ],
    module: "RealityKit",
    text: #"""
      public final class RealityViewContent {
        public private(set) var entities: [Entity] = []
        public func add(_ entity: Entity) { entities.append(entity) }
        public func remove(_ entity: Entity) { entities.removeAll { $0 === entity } }
      }
      public struct RealityViewAttachments {
        public func entity<ID: Hashable>(for id: ID) -> Entity? { nil }
      }
      /// What is made appears once it is loaded, which nothing is; what updates it runs, in a scope of
      /// its own.
      public struct _RealityView<Attached: View>: View {
        public typealias Body = Never
        var _update: ((inout RealityViewContent, RealityViewAttachments) -> Void)?
        var _attachments: () -> Attached
        func _build() -> Attached {
          var content = RealityViewContent()
          _update?(&content, RealityViewAttachments())
          return _attachments()
        }
      }
      public func RealityView(
        make: @escaping (inout RealityViewContent) async -> Void,
        update: ((inout RealityViewContent) -> Void)? = nil
      ) -> _RealityView<EmptyView> {
        _RealityView(_update: { content, _ in update?(&content) }) { EmptyView() }
      }
      public func RealityView<Placeholder: View>(
        make: @escaping (inout RealityViewContent) async -> Void,
        update: ((inout RealityViewContent) -> Void)? = nil,
        @ViewBuilder placeholder: @escaping () -> Placeholder
      ) -> _RealityView<Placeholder> {
        _RealityView(_update: { content, _ in update?(&content) }, _attachments: placeholder)
      }
      public func RealityView<Attached: View>(
        make: @escaping (inout RealityViewContent, RealityViewAttachments) async -> Void,
        update: ((inout RealityViewContent, RealityViewAttachments) -> Void)? = nil,
        @ViewBuilder attachments: @escaping () -> Attached
      ) -> _RealityView<Attached> { _RealityView(_update: update, _attachments: attachments) }
      public func Attachment<ID: Hashable, Content: View>(
        id: ID, @ViewBuilder content: () -> Content
      ) -> some View { content() }
      public struct ResolvedModel3D: View {
        public typealias Body = Never
        public func resizable(_ isResizable: Bool = true) -> ResolvedModel3D { self }
      }
      public func Model3D(named name: String, bundle: Bundle? = nil) -> _InertLeaf {
        _InertLeaf(_name: "Model3D", _arguments: [name])
      }
      public func Model3D<Content: View, Placeholder: View>(
        named name: String, bundle: Bundle? = nil,
        @ViewBuilder content: @escaping (ResolvedModel3D) -> Content,
        @ViewBuilder placeholder: () -> Placeholder
      ) -> _InertLeaf { _InertLeaf(_name: "Model3D", _arguments: [name, placeholder()]) }
      """#)

  /// Gestures on entities.
  static let entityGestures = PreludeChunk(
    names: ["EntityTargetValue", "_TargetedGesture", "Point3D", "Vector3D"], module: "RealityKit",
    text: #"""
      @dynamicMemberLookup public struct EntityTargetValue<Value> {
        public let gestureValue: Value
        public let entity: Entity
        public subscript<T>(dynamicMember keyPath: KeyPath<Value, T>) -> T {
          gestureValue[keyPath: keyPath]
        }
        public func convert(
          _ point: Point3D, from space: CoordinateSpace, to entity: Entity
        ) -> SIMD3<Float> { SIMD3(Float(point.x), Float(point.y), Float(point.z)) }
      }
      extension EntityTargetValue: Equatable where Value: Equatable {
        public static func == (a: EntityTargetValue<Value>, b: EntityTargetValue<Value>) -> Bool {
          a.gestureValue == b.gestureValue && a.entity === b.entity
        }
      }
      public struct _TargetedGesture<Base: Gesture>: Gesture {
        public typealias Value = EntityTargetValue<Base.Value>
        let _base: Base
        let _entity: Entity
        public var _kinds: [String] { _base._kinds }
        public func _take(_ move: _HandMove) -> EntityTargetValue<Base.Value>? {
          _base._take(move).map { EntityTargetValue(gestureValue: $0, entity: _entity) }
        }
      }
      public struct Point3D: Hashable {
        public var x, y, z: Double
        public init(x: Double = 0, y: Double = 0, z: Double = 0) {
          self.x = x
          self.y = y
          self.z = z
        }
        public static let zero = Point3D()
      }
      public struct Vector3D: Hashable {
        public var x, y, z: Double
        public init(x: Double = 0, y: Double = 0, z: Double = 0) {
          self.x = x
          self.y = y
          self.z = z
        }
        public static let zero = Vector3D()
      }
      // A hand moves on a plane.
      extension DragGesture.Value {
        public var location3D: Point3D { Point3D(x: location.x, y: location.y) }
        public var startLocation3D: Point3D { Point3D(x: startLocation.x, y: startLocation.y) }
        public var translation3D: Vector3D { Vector3D(x: translation.width, y: translation.height) }
      }
      extension Gesture {
        public func targetedToAnyEntity() -> _TargetedGesture<Self> {
          _TargetedGesture(_base: self, _entity: Entity())
        }
        public func targetedToEntity(_ entity: Entity) -> _TargetedGesture<Self> {
          _TargetedGesture(_base: self, _entity: entity)
        }
      }
      """#)

  /// The turns of RealityKit and of Spatial.
  static let quaternions = PreludeChunk(
    names: ["simd_quatf", "simd_float3", "simd_float4"],
    text: #"""
      public typealias simd_float3 = SIMD3<Float>
      public typealias simd_float4 = SIMD4<Float>
      public struct simd_quatf: Equatable {
        public var vector: SIMD4<Float>
        public init() { vector = SIMD4(0, 0, 0, 1) }
        public init(ix: Float, iy: Float, iz: Float, r: Float) { vector = SIMD4(ix, iy, iz, r) }
        public init(angle: Float, axis: SIMD3<Float>) {
          let part = sin(angle / 2)
          vector = SIMD4(axis.x * part, axis.y * part, axis.z * part, cos(angle / 2))
        }
        public var real: Float { vector.w }
        public var imag: SIMD3<Float> { SIMD3(vector.x, vector.y, vector.z) }
        public var angle: Float { 2 * acos(max(-1, min(1, vector.w))) }
        public static func * (a: simd_quatf, b: simd_quatf) -> simd_quatf {
          let (p, q) = (a.vector, b.vector)
          return simd_quatf(
            ix: p.w * q.x + p.x * q.w + p.y * q.z - p.z * q.y,
            iy: p.w * q.y - p.x * q.z + p.y * q.w + p.z * q.x,
            iz: p.w * q.z + p.x * q.y - p.y * q.x + p.z * q.w,
            r: p.w * q.w - p.x * q.x - p.y * q.y - p.z * q.z)
        }
      }
      """#)

  /// UIKit's view of a scene.
  static let sceneViews = PreludeChunk(
    names: ["ARView"], module: "RealityKit",
    text: #"""
      public class ARView: UIView {
        public enum CameraMode { case ar, nonAR }
        public struct DebugOptions: OptionSet {
          public let rawValue: Int
          public init(rawValue: Int) { self.rawValue = rawValue }
          public static let showStatistics = DebugOptions(rawValue: 1)
          public static let showWorldOrigin = DebugOptions(rawValue: 2)
          public static let showPhysics = DebugOptions(rawValue: 4)
        }
        public override init(frame: CGRect) { super.init(frame: frame) }
        public init(
          frame: CGRect, cameraMode: CameraMode, automaticallyConfigureSession: Bool
        ) { super.init(frame: frame) }
        public required init?(coder: NSCoder) { return nil }
        public let scene = _RealityScene()
        public var debugOptions: DebugOptions = []
        public func entity(at point: CGPoint) -> Entity? { nil }
        public func installGestures(for entity: Entity) {}
      }
      """#)
}
