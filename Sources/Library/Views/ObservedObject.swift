// Property wrappers for objects that announce their changes.

@_wrapper(.observedObject, value: wrappedValue)
@propertyWrapper public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  @MainActor @preconcurrency public var wrappedValue: ObjectType
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
  public init(initialValue: ObjectType) { self.wrappedValue = initialValue }
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(_root: wrappedValue)
  }

  @dynamicMemberLookup public struct Wrapper {
    let _root: ObjectType
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding<Subject>(_location: _ObjectLocation(_root, keyPath))
    }
  }

  func _observe() { _observeObject(wrappedValue, wrappedValue.objectWillChange) }
}

@_native("object.observe")
func _observeObject(_ object: AnyObject, _ publisher: Any)

@_wrapper(.stateObject, object: _object)
@propertyWrapper public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  var _thunk: () -> ObjectType
  var _object: ObjectType?
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    _thunk = thunk
    _object = nil
  }
  @MainActor @preconcurrency public var wrappedValue: ObjectType {
    if let object = _object { return object }
    _noteUninstalled("StateObject")
    return _thunk()
  }
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(_root: wrappedValue)
  }
  func _makeObject() -> ObjectType { _thunk() }
  func _observe() {
    if let object = _object { _observeObject(object, object.objectWillChange) }
  }
}

@_native("environment.missingObject")
func _missingObservableObject(_ type: Any.Type) -> Never

@_wrapper(.environmentObject, object: _object)
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  var _object: ObjectType?
  public init() { _object = nil }
  @MainActor @preconcurrency public var wrappedValue: ObjectType {
    if let object = _object { return object }
    if let object = _shellObject(ObjectType.self) as? ObjectType { return object }
    _missingObservableObject(ObjectType.self)
  }
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(_root: wrappedValue)
  }
  func _objectType() -> Any.Type { ObjectType.self }
  func _observe() {
    if let object = _object { _observeObject(object, object.objectWillChange) }
  }
}

@_native("environment.shellObject") func _shellObject(_ type: Any.Type) -> AnyObject?
