import Syntax

/// The expansion of the Observation macros: the code that they add to an observable class.
///
/// The toolchain's macros use unique names for their generic parameters; these are names that a
/// program can contain.
struct ObservableExpansion {
  /// The class's name inside the enclosing type.
  let className: String
  private let member: String
  private let result: String

  /// - Parameter taken: names with another meaning in the class.
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

  /// The members that the macro adds, except those that the class declares itself.
  func members(_ has: (GeneratedMember) -> Bool) -> [String] {
    GeneratedMember.allCases.filter { !has($0) }.map(text)
  }

  /// The members that `@Observable` can add to a class.
  enum GeneratedMember: CaseIterable {
    case registrar, access, withMutation, notifiesAlways, notifiesUnlessEqual
    case notifiesUnlessIdentical, notifiesUnlessEqualObject

    /// The signature by which the macro finds the member among the methods of a class: labels and
    /// types. A type with an unconstrained generic parameter has no signature.
    var signature: String? {
      switch self {
      case .registrar: nil
      case .access: "access(keyPath:) Void"
      case .withMutation: "withMutation(keyPath:,_:) Void"
      case .notifiesAlways: "shouldNotifyObservers(_:,_:) Bool"
      // The first of several constraints counts.
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

  /// The extension with the conformance, after the type.
  ///
  /// - Parameter availability: the `@available` attributes of the class.
  static func conformance(of path: String, availability: [String]) -> String {
    let attributes = availability.map { "\($0) " }.joined()
    return "\(attributes)extension \(path): nonisolated Observation.Observable {\n}"
  }
}
