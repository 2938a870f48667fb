// `ObservableObject` and `@Published`.

public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  public var objectWillChange: ObservableObjectPublisher { _publisher(of: self) }
}

func _publisher(of object: AnyObject) -> ObservableObjectPublisher {
  if let known = _knownPublisher(object) as? ObservableObjectPublisher { return known }
  let publisher = ObservableObjectPublisher()
  _keepPublisher(object, publisher)
  return publisher
}
@_native("object.publisher") func _knownPublisher(_ object: AnyObject) -> AnyObject?
@_native("object.keepPublisher")
func _keepPublisher(_ object: AnyObject, _ publisher: AnyObject)

@_role(.objectPublisher)
public final class ObservableObjectPublisher: _ClosurePublisher {
  public typealias Output = Void
  public typealias Failure = Never
  let _sinks = _SinkList<Void, Never>()
  public init() {}

  @_native("publisher.announce") func _announce()

  public func send() {
    _announce()
    _sinks.send(())
  }

  public func _subscribe(
    _ value: @escaping (Void) -> Void,
    _ completion: @escaping (Subscribers.Completion<Never>) -> Void
  ) -> AnyCancellable {
    _sinks.add(value, completion)
  }
}

/// What the publisher of a property knows of it.
final class _PublishedProperty<Value> {
  /// The value that it had when its object was last there.
  var last: Value
  let read: () -> Value?
  let write: (Value) -> Void
  init(last: Value, read: @escaping () -> Value?, write: @escaping (Value) -> Void) {
    self.last = last
    self.read = read
    self.write = write
  }
  var current: Value { read() ?? last }
}

@propertyWrapper public struct Published<Value> {
  var _value: Value
  var _sinks: _SinkList<Value, Never>

  public init(wrappedValue: Value) {
    _value = wrappedValue
    _sinks = _SinkList<Value, Never>()
  }
  public init(initialValue: Value) {
    _value = initialValue
    _sinks = _SinkList<Value, Never>()
  }

  @available(
    *, unavailable, message: "@Published is only available on properties of classes"
  )
  public var wrappedValue: Value {
    get { _value }
    set { _value = newValue }
  }

  public var projectedValue: Published<Value>.Publisher {
    get {
      let value = _value
      if _sinks.property == nil {
        _sinks.property = _PublishedProperty<Value>(last: value, read: { value }, write: { _ in })
      }
      return Publisher(_sinks: _sinks)
    }
    set {}
  }

  /// The projected value of a property; a publisher assigned to it sets the property.
  static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    projecting wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Published<Value>.Publisher {
    get {
      let storage = object[keyPath: storageKeyPath]
      let sinks = storage._sinks
      if sinks.property == nil {
        sinks.property = _PublishedProperty<Value>(
          last: storage._value,
          read: { [weak object] in object?[keyPath: storageKeyPath]._value },
          write: { [weak object] in object?[keyPath: wrappedKeyPath] = $0 })
      }
      return Publisher(_sinks: sinks)
    }
    set {}
  }

  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath]._value }
    set {
      let number = _publishing(
        object, wrappedKeyPath, object[keyPath: storageKeyPath]._value, newValue)
      object[keyPath: storageKeyPath]._sinks.send(newValue)
      _published(number)
      object[keyPath: storageKeyPath]._value = newValue
    }
  }

  /// All publishers of one property are the same: each holds nothing but its subscriptions.
  public struct Publisher: _ClosurePublisher {
    public typealias Output = Value
    public typealias Failure = Never
    let _sinks: _SinkList<Value, Never>
    var _subscriptionName: String { "PublishedSubject" }

    /// Assigns the values of another publisher as long as the property exists.
    func _assign(_ source: AnyPublisher<Value, Never>) {
      let property = _sinks.property
      _sinks.sources.append(source.sink { property?.write($0) })
    }

    public func _subscribe(
      _ value: @escaping (Value) -> Void,
      _ completion: @escaping (Subscribers.Completion<Never>) -> Void
    ) -> AnyCancellable {
      let property = _sinks.property
      return _sinks.add(value, completion) { property?.current }
    }
  }
}

/// Announces a change of a property; returns the number under which `_published` ends it.
@_native("object.publishing")
func _publishing(_ object: AnyObject, _ keyPath: AnyKeyPath, _ old: Any, _ new: Any) -> Int
/// The subscribers of the property have received its new value.
@_native("object.published") func _published(_ number: Int)
