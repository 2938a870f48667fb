public class Progress: NSObject {
  /// A child, and the number of the parent's units that its work counts for.
  struct _Child {
    let progress: Progress
    let pending: Int64
  }
  var _children: [_Child] = []
  weak var _parent: Progress?
  public var totalUnitCount: Int64
  public var completedUnitCount: Int64 = 0 {
    didSet { _report() }
  }
  public var kind: ProgressKind?
  public var isCancellable = true
  public var isPausable = false
  public private(set) var isCancelled = false
  public private(set) var isPaused = false
  public var cancellationHandler: (() -> Void)?
  public var pausingHandler: (() -> Void)?
  public var resumingHandler: (() -> Void)?
  public var localizedDescription: String!
  public var localizedAdditionalDescription: String!
  public var userInfo: [ProgressUserInfoKey: Any] = [:]

  public init(totalUnitCount: Int64) { self.totalUnitCount = totalUnitCount }
  public override convenience init() { self.init(totalUnitCount: 0) }
  public convenience init(
    totalUnitCount: Int64, parent: Progress, pendingUnitCount: Int64
  ) {
    self.init(totalUnitCount: totalUnitCount)
    parent.addChild(self, withPendingUnitCount: pendingUnitCount)
  }
  public static func discreteProgress(totalUnitCount: Int64) -> Progress {
    Progress(totalUnitCount: totalUnitCount)
  }
  public func addChild(_ child: Progress, withPendingUnitCount pending: Int64) {
    child._parent = self
    _children.append(_Child(progress: child, pending: pending))
    child._report()
  }
  /// Adds the units of a finished child to the parent.
  func _report() {
    guard isFinished, let parent = _parent,
      let index = parent._children.firstIndex(where: { $0.progress === self })
    else { return }
    let pending = parent._children.remove(at: index).pending
    _parent = nil
    parent.completedUnitCount += pending
  }
  public var fractionCompleted: Double {
    if isIndeterminate { return 0 }
    if totalUnitCount == 0 { return completedUnitCount > 0 ? 1 : 0 }
    var done = Double(completedUnitCount)
    for child in _children { done += child.progress.fractionCompleted * Double(child.pending) }
    return done / Double(totalUnitCount)
  }
  public var isIndeterminate: Bool {
    totalUnitCount < 0 || completedUnitCount < 0
      || totalUnitCount == 0 && completedUnitCount == 0
  }
  public var isFinished: Bool {
    completedUnitCount >= totalUnitCount && completedUnitCount > 0 && totalUnitCount > 0
      || totalUnitCount == 0 && completedUnitCount > 0
  }
  public func cancel() {
    isCancelled = true
    cancellationHandler?()
    for child in _children { child.progress.cancel() }
  }
  public func pause() {
    isPaused = true
    pausingHandler?()
    for child in _children { child.progress.pause() }
  }
  public func resume() {
    isPaused = false
    resumingHandler?()
    for child in _children { child.progress.resume() }
  }
}
public struct ProgressKind: RawRepresentable, Hashable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let file = ProgressKind(rawValue: "NSProgressKindFile")
}
public struct ProgressUserInfoKey: RawRepresentable, Hashable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}
