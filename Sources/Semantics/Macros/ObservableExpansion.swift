import Syntax

/// The code that the macros of Observation write: what stands in an observable class beside its own text.
///
/// The toolchain's macros name their generic parameters so that nothing else can be called so; here they
/// have names that a program can be written with.
struct ObservableExpansion {
  /// The class as it is called inside of the type around it.
  let className: String
  private let member: String
  private let result: String

  /// - Parameter taken: names that mean something else in the class.
  init(className: String, taken: Set<String>) {
    self.className = className
    member = Self.free("Member", taken)
    result = Self.free("MutationResult", taken)
  }

  private static func free(_ name: String, _ taken: Set<String>) -> String {
    guard taken.contains(name) else { return name }
    var number = 1
    while taken.contains("\(name)\(number)") { number += 1 }
    return "\(name)\(number)"
  }

  /// The accessors of a tracked property, in braces.
  static func accessors(of name: String) -> String {
    """
    {
      @storageRestrictions(initializes: _\(name))
      init(initialValue) {
        _\(name) = initialValue
      }
      get {
        access(keyPath: \\.\(name))
        return _\(name)
      }
      set {
        guard shouldNotifyObservers(_\(name), newValue) else {
          _\(name) = newValue
          return
        }
        withMutation(keyPath: \\.\(name)) {
          _\(name) = newValue
        }
      }
      _modify {
        access(keyPath: \\.\(name))
        _$observationRegistrar.willSet(self, keyPath: \\.\(name))
        defer {
          _$observationRegistrar.didSet(self, keyPath: \\.\(name))
        }
        yield &_\(name)
      }
    }
    """
  }

  static let registrarName = "_$observationRegistrar"

  /// The members that the class gets, but for those that it has itself.
  func members(_ has: (GeneratedMember) -> Bool) -> [String] {
    GeneratedMember.allCases.filter { !has($0) }.map(text)
  }

  /// The members that `@Observable` adds to a class.
  enum GeneratedMember: CaseIterable {
    case registrar, access, withMutation, notifiesAlways, notifiesUnlessEqual
    case notifiesUnlessIdentical, notifiesUnlessEqualObject

    /// What the macro compares with the functions of a class to see whether it has this one: labels with
    /// types, where a type that mentions a free generic parameter counts as none.
    var signature: String? {
      switch self {
      case .registrar: nil
      case .access: "access(keyPath:) Void"
      case .withMutation: "withMutation(keyPath:,_:) Void"
      case .notifiesAlways: "shouldNotifyObservers(_:,_:) Bool"
      // Of several constraints the first counts.
      case .notifiesUnlessEqual, .notifiesUnlessEqualObject:
        "shouldNotifyObservers(_:some Equatable,_:some Equatable) Bool"
      case .notifiesUnlessIdentical:
        "shouldNotifyObservers(_:some AnyObject,_:some AnyObject) Bool"
      }
    }
  }

  private func text(_ generated: GeneratedMember) -> String {
    switch generated {
    case .registrar:
      """
      @ObservationIgnored private let _$observationRegistrar = Observation.ObservationRegistrar()
      """
    case .access:
      """
      internal nonisolated func access<\(member)>(
        keyPath: KeyPath<\(className), \(member)>
      ) {
        _$observationRegistrar.access(self, keyPath: keyPath)
      }
      """
    case .withMutation:
      """
      internal nonisolated func withMutation<\(member), \(result)>(
        keyPath: KeyPath<\(className), \(member)>,
        _ mutation: () throws -> \(result)
      ) rethrows -> \(result) {
        try _$observationRegistrar.withMutation(of: self, keyPath: keyPath, mutation)
      }
      """
    case .notifiesAlways: notifies("", "true")
    case .notifiesUnlessEqual: notifies(": Equatable", "lhs != rhs")
    case .notifiesUnlessIdentical: notifies(": AnyObject", "lhs !== rhs")
    case .notifiesUnlessEqualObject: notifies(": Equatable & AnyObject", "lhs != rhs")
    }
  }

  private func notifies(_ constraint: String, _ condition: String) -> String {
    """
    private nonisolated func shouldNotifyObservers<\(member)\(constraint)>(_ lhs: \(member), _ rhs: \(member)) -> Bool {
      \(condition)
    }
    """
  }

  /// The extension behind the type.
  ///
  /// - Parameter availability: the `@available` attributes of the class.
  static func conformance(of path: String, availability: [String]) -> String {
    let attributes = availability.map { "\($0) " }.joined()
    return "\(attributes)extension \(path): nonisolated Observation.Observable {\n}"
  }
}
