// Gestures on entities.
//
// Module: RealityKit

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
// Gestures are in a plane.
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
