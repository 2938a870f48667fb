// The Composable Architecture: what a state presents, and stacks of screens.
//
// Module: ComposableArchitecture

/// A destination that may be there.
@propertyWrapper public struct PresentationState<State> {
  var _states: [State]
  /// Another number for each time that something is presented.
  var _presentation = 0
  public init(wrappedValue: State?) { _states = wrappedValue.map { [$0] } ?? [] }
  public var wrappedValue: State? {
    get { _states.first }
    set {
      if _states.isEmpty, newValue != nil { _presentation += 1 }
      _states = newValue.map { [$0] } ?? []
    }
  }
  public var projectedValue: PresentationState<State> {
    get { self }
    set { self = newValue }
  }
  public subscript<Value>(case path: KeyPath<Case<State>, Case<Value>>) -> Value?
  where State: CasePathable {
    get { wrappedValue?[case: path] }
    set { wrappedValue?[case: path] = newValue }
  }
}
extension PresentationState: Equatable where State: Equatable {
  public static func == (lhs: PresentationState<State>, rhs: PresentationState<State>) -> Bool {
    lhs._states == rhs._states
  }
}
extension PresentationState: Hashable where State: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(_states) }
}
extension PresentationState: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String { String(describing: wrappedValue) }
  public var debugDescription: String { String(describing: wrappedValue) }
}
public typealias Presents = PresentationState

struct _PresentationID: Hashable { let number: Int }

/// A state that is gone as soon as one of its actions was sent, such as that of an alert.
public protocol _EphemeralState {}

public enum PresentationAction<Action>: CasePathable {
  case dismiss
  indirect case presented(Action)
  @dynamicMemberLookup public struct AllCasePaths {
    public var dismiss: AnyCasePath<PresentationAction<Action>, Void> {
      AnyCasePath(
        embed: { .dismiss },
        extract: {
          guard case .dismiss = $0 else { return nil }
          return ()
        })
    }
    public var presented: AnyCasePath<PresentationAction<Action>, Action> {
      AnyCasePath(
        embed: { .presented($0) },
        extract: {
          guard case .presented(let action) = $0 else { return nil }
          return action
        })
    }
    public subscript<Appended>(
      dynamicMember keyPath: KeyPath<Action.AllCasePaths, AnyCasePath<Action, Appended>>
    ) -> AnyCasePath<PresentationAction<Action>, Appended> where Action: CasePathable {
      let path = Action.allCasePaths[keyPath: keyPath]
      return AnyCasePath(
        embed: { .presented(path.embed($0)) },
        extract: {
          guard case .presented(let action) = $0 else { return nil }
          return path.extract(from: action)
        })
    }
    public subscript<Appended>(
      dynamicMember keyPath: KeyPath<Action.AllCasePaths, AnyCasePath<Action, Appended>>
    ) -> AnyCasePath<PresentationAction<Action>, PresentationAction<Appended>>
    where Action: CasePathable {
      let path = Action.allCasePaths[keyPath: keyPath]
      return AnyCasePath(
        embed: { action in
          switch action {
          case .dismiss: .dismiss
          case .presented(let inner): .presented(path.embed(inner))
          }
        },
        extract: { action in
          switch action {
          case .dismiss: .dismiss
          case .presented(let inner): path.extract(from: inner).map { .presented($0) }
          }
        })
    }
  }
  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}
extension PresentationAction: Equatable where Action: Equatable {}
extension PresentationAction: Hashable where Action: Hashable {}

public struct StackElementID: Hashable, Sendable, ExpressibleByIntegerLiteral,
  CustomStringConvertible
{
  let generation: Int
  init(generation: Int) { self.generation = generation }
  public init(integerLiteral value: Int) { generation = value }
  public var description: String { "#\(generation)" }
}

public struct StackState<Element>: RandomAccessCollection, ExpressibleByArrayLiteral {
  public typealias Index = Int
  public typealias Indices = Range<Int>
  public typealias SubSequence = Slice<StackState<Element>>
  var _elements: [(id: StackElementID, state: Element)] = []
  var _next = 0
  public init() {}
  public init<S: Sequence>(_ elements: S) where S.Element == Element {
    for element in elements { append(element) }
  }
  public init(arrayLiteral elements: Element...) {
    for element in elements { append(element) }
  }
  public var ids: [StackElementID] { _elements.map { $0.id } }
  public var startIndex: Int { 0 }
  public var endIndex: Int { _elements.count }
  public func index(after i: Int) -> Int { i + 1 }
  public func index(before i: Int) -> Int { i - 1 }
  public subscript(position: Int) -> Element {
    get { _elements[position].state }
    set { _elements[position].state = newValue }
  }
  public subscript(id id: StackElementID) -> Element? {
    get { _elements.first { $0.id == id }?.state }
    set {
      guard let place = _elements.firstIndex(where: { $0.id == id }) else {
        if let newValue { _push(id, newValue) }
        return
      }
      if let newValue {
        _elements[place].state = newValue
      } else {
        _elements.removeSubrange(place...)
      }
    }
  }
  public subscript<Value>(
    id id: StackElementID, case path: KeyPath<Case<Element>, Case<Value>>
  ) -> Value? where Element: CasePathable {
    get { self[id: id]?[case: path] }
    set { self[id: id]?[case: path] = newValue }
  }
  public mutating func append(_ element: Element) {
    _push(StackElementID(generation: _next), element)
  }
  public mutating func append<S: Sequence>(contentsOf elements: S) where S.Element == Element {
    for element in elements { append(element) }
  }
  mutating func _push(_ id: StackElementID, _ element: Element) {
    _elements.append((id: id, state: element))
    _next = Swift.max(_next, id.generation + 1)
  }
  public mutating func pop(from id: StackElementID) {
    guard let place = _elements.firstIndex(where: { $0.id == id }) else { return }
    _elements.removeSubrange(place...)
  }
  public mutating func pop(to id: StackElementID) {
    guard let place = _elements.firstIndex(where: { $0.id == id }) else { return }
    _elements.removeSubrange((place + 1)...)
  }
  @discardableResult public mutating func removeLast() -> Element { _elements.removeLast().state }
  @discardableResult public mutating func popLast() -> Element? { _elements.popLast()?.state }
  public mutating func removeLast(_ k: Int) { _elements.removeLast(k) }
  public mutating func removeAll() { _elements = [] }
}
extension StackState: Equatable where Element: Equatable {
  public static func == (lhs: StackState<Element>, rhs: StackState<Element>) -> Bool {
    lhs.ids == rhs.ids && Array(lhs) == Array(rhs)
  }
}
extension StackState: Hashable where Element: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(Array(self)) }
}
extension StackState: CustomStringConvertible {
  public var description: String { Array(self).description }
}

public enum StackAction<State, Action>: CasePathable {
  indirect case element(id: StackElementID, action: Action)
  case popFrom(id: StackElementID)
  case push(id: StackElementID, state: State)
  public struct AllCasePaths {
    public var element:
      AnyCasePath<StackAction<State, Action>, (id: StackElementID, action: Action)>
    {
      AnyCasePath(
        embed: { .element(id: $0.id, action: $0.action) },
        extract: {
          guard case .element(id: let id, action: let action) = $0 else { return nil }
          return (id: id, action: action)
        })
    }
    public var popFrom: AnyCasePath<StackAction<State, Action>, StackElementID> {
      AnyCasePath(
        embed: { .popFrom(id: $0) },
        extract: {
          guard case .popFrom(id: let id) = $0 else { return nil }
          return id
        })
    }
    public subscript(id id: StackElementID) -> AnyCasePath<StackAction<State, Action>, Action> {
      AnyCasePath(
        embed: { .element(id: id, action: $0) },
        extract: {
          guard case .element(id: id, action: let action) = $0 else { return nil }
          return action
        })
    }
  }
  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}
extension StackAction: Equatable where State: Equatable, Action: Equatable {}
public typealias StackActionOf<R: Reducer> = StackAction<R.State, R.Action>
