extension PreludeLibrary {
  /// RealityKit's entities: a tree that the program builds. Nothing is rendered, and no system runs.
  static let entities = PreludeChunk(
    names: [
      "Entity", "ModelEntity", "AnchorEntity", "Component", "System", "SceneUpdateContext",
      "_RealityQuery", "QueryPredicate", "SystemUpdateCondition", "_RealityScene",
      "_RealityMaterial", "SimpleMaterial", "UnlitMaterial", "OcclusionMaterial",
      "PhysicallyBasedMaterial", "MeshResource", "TextureResource", "_RealityTransform",
      "ModelComponent", "CollisionComponent", "InputTargetComponent", "HoverEffectComponent",
      "PhysicsBodyComponent", "OpacityComponent", "BillboardComponent", "ShapeResource",
      "AnimationResource", "AnimationPlaybackController", "HasHierarchy", "HasModel",
      "AnchoringComponent",
    ],
    module: "RealityKit",
    text: #"""
      public protocol Component {}
      public protocol _RealityMaterial {}
      public protocol HasHierarchy: Entity {}
      public protocol HasModel: Entity {}
      public struct SimpleMaterial: _RealityMaterial {
        public var color: UIColor
        public var isMetallic: Bool
        public init() { self.init(color: .white, isMetallic: false) }
        public init(color: UIColor, isMetallic: Bool) {
          self.color = color
          self.isMetallic = isMetallic
        }
        public init(color: UIColor, roughness: Float, isMetallic: Bool) {
          self.init(color: color, isMetallic: isMetallic)
        }
      }
      public struct UnlitMaterial: _RealityMaterial {
        public init(color: UIColor = .white) {}
      }
      public struct OcclusionMaterial: _RealityMaterial { public init() {} }
      public struct PhysicallyBasedMaterial: _RealityMaterial { public init() {} }
      public class TextureResource {
        public convenience init(named name: String) async throws {
          throw CocoaError(.fileReadNoSuchFile)
        }
      }
      public class MeshResource {
        init() {}
        public static func generateSphere(radius: Float) -> MeshResource { MeshResource() }
        public static func generateBox(size: Float, cornerRadius: Float = 0) -> MeshResource {
          MeshResource()
        }
        public static func generateBox(
          size: SIMD3<Float>, cornerRadius: Float = 0
        ) -> MeshResource { MeshResource() }
        public static func generateBox(
          width: Float, height: Float, depth: Float, cornerRadius: Float = 0,
          splitFaces: Bool = false
        ) -> MeshResource { MeshResource() }
        public static func generatePlane(
          width: Float, depth: Float, cornerRadius: Float = 0
        ) -> MeshResource { MeshResource() }
        public static func generatePlane(
          width: Float, height: Float, cornerRadius: Float = 0
        ) -> MeshResource { MeshResource() }
        public static func generateCylinder(height: Float, radius: Float) -> MeshResource {
          MeshResource()
        }
        public static func generateCone(height: Float, radius: Float) -> MeshResource {
          MeshResource()
        }
        public static func generateText(
          _ text: String, extrusionDepth: Float = 0.25
        ) -> MeshResource { MeshResource() }
      }
      public class ShapeResource {
        init() {}
        public static func generateSphere(radius: Float) -> ShapeResource { ShapeResource() }
        public static func generateBox(size: SIMD3<Float>) -> ShapeResource { ShapeResource() }
        public static func generateBox(
          width: Float, height: Float, depth: Float
        ) -> ShapeResource { ShapeResource() }
      }
      public struct _RealityTransform: Equatable {
        public var scale: SIMD3<Float>
        public var rotation: simd_quatf
        public var translation: SIMD3<Float>
        public init(
          scale: SIMD3<Float> = SIMD3(1, 1, 1), rotation: simd_quatf = simd_quatf(),
          translation: SIMD3<Float> = SIMD3(0, 0, 0)
        ) {
          self.scale = scale
          self.rotation = rotation
          self.translation = translation
        }
        public static let identity = _RealityTransform()
      }
      public struct ModelComponent: Component {
        public var mesh: MeshResource
        public var materials: [any _RealityMaterial]
        public init(mesh: MeshResource, materials: [any _RealityMaterial]) {
          self.mesh = mesh
          self.materials = materials
        }
      }
      public struct CollisionComponent: Component { public init(shapes: [ShapeResource]) {} }
      public struct InputTargetComponent: Component {
        public struct InputType: OptionSet {
          public let rawValue: Int
          public init(rawValue: Int) { self.rawValue = rawValue }
          public static let direct = InputType(rawValue: 1)
          public static let indirect = InputType(rawValue: 2)
        }
        public init(allowedInputTypes: InputType = [.direct, .indirect]) {}
      }
      public struct HoverEffectComponent: Component { public init() {} }
      public struct BillboardComponent: Component { public init() {} }
      public struct AnchoringComponent: Component { public init() {} }
      public struct OpacityComponent: Component {
        public var opacity: Float
        public init(opacity: Float) { self.opacity = opacity }
      }
      public struct PhysicsBodyComponent: Component {
        public enum Mode { case `static`, kinematic, dynamic }
        public var mode: Mode
        public init(mode: Mode = .dynamic) { self.mode = mode }
      }
      public class AnimationResource {
        public func `repeat`(duration: TimeInterval = .infinity) -> AnimationResource { self }
        public func `repeat`(count: Int) -> AnimationResource { self }
      }
      public class AnimationPlaybackController {
        public private(set) var isPlaying = true
        public func stop() { isPlaying = false }
        public func pause() { isPlaying = false }
        public func resume() { isPlaying = true }
      }
      @MainActor public class Entity: Identifiable {
        public struct ComponentSet {
          var _components: [ObjectIdentifier: any Component] = [:]
          public subscript<T: Component>(type: T.Type) -> T? {
            get { _components[ObjectIdentifier(type)] as? T }
            set { _components[ObjectIdentifier(type)] = newValue }
          }
          public mutating func set<T: Component>(_ component: T) {
            _components[ObjectIdentifier(T.self)] = component
          }
          public mutating func remove<T: Component>(_ type: T.Type) {
            _components[ObjectIdentifier(type)] = nil
          }
          public func has<T: Component>(_ type: T.Type) -> Bool {
            _components[ObjectIdentifier(type)] != nil
          }
          public var count: Int { _components.count }
        }
        public struct ChildCollection: Sequence {
          let _entities: [Entity]
          public var count: Int { _entities.count }
          public var isEmpty: Bool { _entities.isEmpty }
          public subscript(position: Int) -> Entity { _entities[position] }
          public func makeIterator() -> IndexingIterator<[Entity]> { _entities.makeIterator() }
        }
        public init() {}
        public init(named name: String, in bundle: Bundle? = nil) async throws {
          throw CocoaError(.fileReadNoSuchFile)
        }
        public var name = ""
        public var isEnabled = true
        public var transform = _RealityTransform()
        public var components = ComponentSet()
        public private(set) weak var parent: Entity?
        var _children: [Entity] = []
        public var children: ChildCollection { ChildCollection(_entities: _children) }
        public var position: SIMD3<Float> {
          get { transform.translation }
          set { transform.translation = newValue }
        }
        public var scale: SIMD3<Float> {
          get { transform.scale }
          set { transform.scale = newValue }
        }
        public var orientation: simd_quatf {
          get { transform.rotation }
          set { transform.rotation = newValue }
        }
        public var scene: _RealityScene? { nil }
        public var availableAnimations: [AnimationResource] { [] }
        public func addChild(_ entity: Entity, preservingWorldTransform: Bool = false) {
          entity.removeFromParent()
          _children.append(entity)
          entity.parent = self
        }
        public func removeChild(_ entity: Entity) {
          if entity.parent === self { entity.removeFromParent() }
        }
        public func removeFromParent() {
          parent?._children.removeAll { $0 === self }
          parent = nil
        }
        public func findEntity(named name: String) -> Entity? {
          if self.name == name { return self }
          for child in _children {
            if let found = child.findEntity(named: name) { return found }
          }
          return nil
        }
        public func setPosition(_ position: SIMD3<Float>, relativeTo other: Entity?) {
          self.position = position
        }
        public func setScale(_ scale: SIMD3<Float>, relativeTo other: Entity?) {
          self.scale = scale
        }
        public func setOrientation(_ orientation: simd_quatf, relativeTo other: Entity?) {
          self.orientation = orientation
        }
        public func position(relativeTo other: Entity?) -> SIMD3<Float> { position }
        public func look(
          at target: SIMD3<Float>, from position: SIMD3<Float>, relativeTo other: Entity?
        ) { self.position = position }
        public func generateCollisionShapes(recursive: Bool) {}
        @discardableResult
        public func playAnimation(
          _ animation: AnimationResource, transitionDuration: TimeInterval = 0
        ) -> AnimationPlaybackController { AnimationPlaybackController() }
        public func move(
          to transform: _RealityTransform, relativeTo other: Entity?, duration: TimeInterval = 0
        ) { self.transform = transform }
        public func stopAllAnimations(recursive: Bool = true) {}
      }
      public class ModelEntity: Entity, HasModel {
        public var model: ModelComponent?
        public override init() {}
        public init(mesh: MeshResource, materials: [any _RealityMaterial] = []) {
          model = ModelComponent(mesh: mesh, materials: materials)
        }
      }
      public class AnchorEntity: Entity {
        public enum _Target { case head, hand, image, plane }
        public override init() {}
        public init(world position: SIMD3<Float>) {
          super.init()
          self.position = position
        }
      }
      public class _RealityScene {}
      public struct SystemUpdateCondition: Equatable { public static let rendering = Self() }
      public struct QueryPredicate<Value> {
        public static func has<T: Component>(_ type: T.Type) -> QueryPredicate<Value> {
          QueryPredicate()
        }
      }
      public struct _RealityQuery { public init(where predicate: QueryPredicate<Entity>? = nil) {} }
      public struct SceneUpdateContext {
        public let scene: _RealityScene
        public let deltaTime: TimeInterval
        public func entities(
          matching query: _RealityQuery, updatingSystemWhen condition: SystemUpdateCondition
        ) -> [Entity] { [] }
      }
      public protocol System {
        init(scene: _RealityScene)
        func update(context: SceneUpdateContext)
      }
      extension System { public static func registerSystem() {} }
      extension Component { public static func registerComponent() {} }
      """#)

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
    names: ["EntityTargetValue", "_TargetedGesture"], module: "RealityKit",
    text: #"""
      @dynamicMemberLookup public struct EntityTargetValue<Value> {
        public let gestureValue: Value
        public let entity: Entity
        public subscript<T>(dynamicMember keyPath: KeyPath<Value, T>) -> T {
          gestureValue[keyPath: keyPath]
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
}
