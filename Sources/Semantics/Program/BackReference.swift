/// An object that others can refer to without keeping it alive, by a `BackReference`.
///
/// A `weak` reference gives its object a side table, and each later retain and release of the object
/// is an atomic operation on that table. No objects are retained as often as types and functions,
/// and nearly all of them are referred to by their members.
package class Anchored: @unchecked Sendable {
  /// What references to an object share: the object until it is deallocated.
  fileprivate final class Anchor {
    unowned(unsafe) var object: Anchored?

    init(_ object: Anchored) { self.object = object }
  }

  private var existingAnchor: Anchor?

  package init() {}

  deinit { existingAnchor?.object = nil }

  fileprivate var anchor: Anchor {
    if let existingAnchor { return existingAnchor }
    let new = Anchor(self)
    existingAnchor = new
    return new
  }
}

/// A reference to an object that it does not keep alive; nil once the object is deallocated.
@propertyWrapper
package struct BackReference<Object: Anchored>: @unchecked Sendable {
  private var anchor: Anchored.Anchor?

  package init(wrappedValue: Object?) { anchor = wrappedValue?.anchor }

  package var wrappedValue: Object? {
    get { anchor?.object.map { unsafeDowncast($0, to: Object.self) } }
    set { anchor = newValue?.anchor }
  }
}
