// RealityKit's entities: a tree that the program builds. Nothing is rendered, no system runs.
//
// Module: RealityKit

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
    unowned let _owner: Entity
    var _entities: [Entity] { _owner._children }
    public func append(_ entity: Entity) { _owner.addChild(entity) }
    public func remove(_ entity: Entity) { _owner.removeChild(entity) }
    public func removeAll() { for child in _entities { child.removeFromParent() } }
    public var first: Entity? { _entities.first }
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
  public var children: ChildCollection { ChildCollection(_owner: self) }
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
  public enum Alignment { case horizontal, vertical, any }
  public enum Classification { case any, wall, floor, ceiling, table, seat }
  public enum Target {
    case camera, head, face, body
    case plane(Alignment, classification: Classification, minimumBounds: SIMD2<Float>)
    case image(group: String, name: String)
    case world(transform: [Float])
  }
  public override init() {}
  public init(_ target: Target) { super.init() }
  public init(plane alignment: Alignment) { super.init() }
  public init(world position: SIMD3<Float>) {
    super.init()
    self.position = position
  }
}
public class _RealityScene {
  public struct AnchorCollection: Sequence {
    var _anchors: [AnchorEntity] = []
    public var count: Int { _anchors.count }
    public subscript(position: Int) -> AnchorEntity { _anchors[position] }
    public mutating func append(_ anchor: AnchorEntity) { _anchors.append(anchor) }
    public mutating func remove(_ anchor: AnchorEntity) {
      _anchors.removeAll { $0 === anchor }
    }
    public mutating func removeAll() { _anchors = [] }
    public func makeIterator() -> IndexingIterator<[AnchorEntity]> {
      _anchors.makeIterator()
    }
  }
  public var anchors = AnchorCollection()
  public func addAnchor(_ anchor: AnchorEntity) { anchors.append(anchor) }
  public func removeAnchor(_ anchor: AnchorEntity) { anchors.remove(anchor) }
  public func findEntity(named name: String) -> Entity? {
    for anchor in anchors { if let found = anchor.findEntity(named: name) { return found } }
    return nil
  }
}
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
