// Case paths: key paths to the cases of enums, of swift-case-paths.
//
// Module: CasePaths, ComposableArchitecture

/// How the payload of a case is put into an enum and taken out of it.
public struct AnyCasePath<Root, Value> {
  let _embed: (Value) -> Root
  let _extract: (Root) -> Value?
  public init(embed: @escaping (Value) -> Root, extract: @escaping (Root) -> Value?) {
    _embed = embed
    _extract = extract
  }
  public func embed(_ value: Value) -> Root { _embed(value) }
  public func extract(from root: Root) -> Value? { _extract(root) }
  public func callAsFunction(_ value: Value) -> Root { _embed(value) }
}

/// What `@CasePathable` makes an enum.
@_attached public protocol CasePathable {
  associatedtype AllCasePaths
  static var allCasePaths: AllCasePaths { get }
}

/// A place among the cases of an enum, which key paths lead to.
@dynamicMemberLookup public struct Case<Value> {
  let _embed: (Value) -> Any
  let _extract: (Any) -> Value?
  init(_embed: @escaping (Value) -> Any, _extract: @escaping (Any) -> Value?) {
    self._embed = _embed
    self._extract = _extract
  }
  public init() {
    _embed = { $0 }
    _extract = { $0 as? Value }
  }
  public subscript<Appended>(
    dynamicMember keyPath: KeyPath<Value.AllCasePaths, AnyCasePath<Value, Appended>>
  ) -> Case<Appended> where Value: CasePathable {
    let path = Value.allCasePaths[keyPath: keyPath]
    let (embed, extract) = (_embed, _extract)
    return Case<Appended>(
      _embed: { embed(path.embed($0)) },
      _extract: { extract($0).flatMap { path.extract(from: $0) } })
  }
}

public typealias CaseKeyPath<Root, Value> = KeyPath<Case<Root>, Case<Value>>
public typealias PartialCaseKeyPath<Root> = PartialKeyPath<Case<Root>>

func _casePath<Root, Value>(_ keyPath: KeyPath<Case<Root>, Case<Value>>) -> AnyCasePath<Root, Value>
{
  let found = Case<Root>()[keyPath: keyPath]
  let (embed, extract) = (found._embed, found._extract)
  return AnyCasePath<Root, Value>(embed: { embed($0) as! Root }, extract: { extract($0) })
}

extension CasePathable {
  public subscript<Value>(case keyPath: KeyPath<Case<Self>, Case<Value>>) -> Value? {
    get { _casePath(keyPath).extract(from: self) }
    set {
      let path = _casePath(keyPath)
      if let newValue, path.extract(from: self) != nil { self = path.embed(newValue) }
    }
  }
  public subscript<Value>(
    dynamicMember keyPath: KeyPath<AllCasePaths, AnyCasePath<Self, Value>>
  ) -> Value? {
    Self.allCasePaths[keyPath: keyPath].extract(from: self)
  }
  public func `is`<Value>(_ keyPath: KeyPath<Case<Self>, Case<Value>>) -> Bool {
    _casePath(keyPath).extract(from: self) != nil
  }
  public mutating func modify<Value>(
    _ keyPath: KeyPath<Case<Self>, Case<Value>>, yield: (inout Value) -> Void
  ) {
    let path = _casePath(keyPath)
    guard var value = path.extract(from: self) else { return }
    yield(&value)
    self = path.embed(value)
  }
}

extension Optional: CasePathable where Wrapped: CasePathable {
  public struct AllCasePaths {
    public var some: AnyCasePath<Wrapped?, Wrapped> { AnyCasePath(embed: { $0 }, extract: { $0 }) }
  }
  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}
