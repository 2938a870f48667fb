// References with manual retain counts. Pointers do not keep the object alive.

struct Unmanaged<Instance: AnyObject> {
  let _object: _ObjectMemory<Instance>
  static func passRetained(_ value: Instance) -> Unmanaged<Instance> {
    let result = passUnretained(value)
    return result.retain()
  }
  static func passUnretained(_ value: Instance) -> Unmanaged<Instance> {
    Unmanaged(_object: _ObjectMemory(value))
  }
  static func fromOpaque(_ value: UnsafeRawPointer) -> Unmanaged<Instance> {
    Unmanaged(_object: value._memory as! _ObjectMemory<Instance>)
  }
  func toOpaque() -> UnsafeMutableRawPointer {
    UnsafeMutableRawPointer(_memory: _object, _offset: 0)
  }
  func takeUnretainedValue() -> Instance { _object._instance! }
  func _withUnsafeGuaranteedRef<Result, Failure: Error>(
    _ body: (Instance) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(takeUnretainedValue())
  }
  func takeRetainedValue() -> Instance {
    let value = takeUnretainedValue()
    release()
    return value
  }
  @discardableResult func retain() -> Unmanaged<Instance> {
    _Retained.objects.append(takeUnretainedValue())
    return self
  }
  func release() {
    let value = takeUnretainedValue()
    if let index = _Retained.objects.firstIndex(where: { $0 === value }) {
      _Retained.objects.remove(at: index)
    }
  }
}
/// The memory that pointers to objects refer to.
final class _ObjectMemory<Instance: AnyObject>: _AnyMemory {
  weak var _instance: Instance?
  init(_ instance: Instance) {
    _instance = instance
    super.init(_address: ObjectIdentifier(instance).hashValue << 4)
  }
}
/// The objects retained manually, one entry for each retain.
enum _Retained { static var objects: [AnyObject] = [] }
