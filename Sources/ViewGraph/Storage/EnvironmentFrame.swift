internal import Interpreter
internal import ObservationGraph

/// A key of the environment.
enum EnvironmentKey: Hashable {
  /// A type that conforms to `EnvironmentKey`.
  case key(RuntimeType)
  /// The static type of an object.
  case object(RuntimeType)

  /// A number that puts the kinds of keys in a fixed order.
  var number: UInt32 {
    switch self {
    case .key(let type): type.id * 2
    case .object(let type): type.id * 2 + 1
    }
  }
}

/// One value in one frame. A view whose lookup finds the entry reads its subject.
final class EnvironmentEntry {
  let key: EnvironmentKey
  unowned let frame: EnvironmentFrame
  var value: Held
  var subject = SubjectID.none
  /// A new value that was dropped because the program's `==` considers it equal to the current one.
  var offer: Offer?
  /// The default value that readers received, for a key that is set nowhere.
  var shownDefault: Held?
  private let host: ViewHost

  init(_ key: EnvironmentKey, _ value: Held, in frame: EnvironmentFrame, of host: ViewHost) {
    self.key = key
    self.value = value
    self.frame = frame
    self.host = host
  }

  // The store finds entries by their subjects; an entry must not be found after it is deallocated,
  // whether its frame was removed, it was unset, or the input that set it was rolled back.
  deinit { host.environment.forgetSubject(of: self) }
}

/// A level of the environment, from the shell's down to a view's, at which values can be set.
final class EnvironmentFrame {
  /// The frame's number in programs; never reused.
  let number: Int
  let parent: EnvironmentFrame?
  private let host: ViewHost
  /// The values set so far, without that of a modifier that is pending.
  private var settled: [EnvironmentKey: EnvironmentEntry] = [:]
  /// What the modifier sets, as long as nobody has asked for it: most of what is set for the text and
  /// the controls of the library is read by no view of the program.
  private(set) var pending: EnvironmentKey?
  /// Whether views may already have resolved keys through the frame.
  var isSettled = false
  /// The modifier that sets the values; nil for frames of the shell.
  weak var modifier: EnvironmentNode?
  /// Dismisses the views of the frame on request.
  weak var presenter: (any Presenter)?

  init(_ host: ViewHost, parent: EnvironmentFrame?) {
    self.host = host
    self.parent = parent
    number = host.environment.nextFrameNumber()
    host.environment.frames[number] = Unmanaged.passUnretained(self)
  }

  deinit { host.environment.frames[number] = nil }

  /// The values of the frame.
  var entries: [EnvironmentKey: EnvironmentEntry] {
    get {
      applyPending()
      return settled
    }
    _modify { yield &settled }
  }

  /// The key of its value, if it has one only.
  var onlyKey: EnvironmentKey? { settled.count == 1 ? settled.first?.key : nil }

  /// Puts off what the modifier sets until somebody asks for it.
  func postpone(_ key: EnvironmentKey) { pending = key }

  /// Has the modifier set what was put off.
  func applyPending() {
    guard let key = pending else { return }
    pending = nil
    host.record { [self] in pending = key }
    do throws(Fault) {
      try modifier?.applyLate()
    } catch {
      pending = key
    }
  }

  /// The innermost entry for the key as seen from this frame.
  func find(_ key: EnvironmentKey) -> EnvironmentEntry? {
    var frame: EnvironmentFrame? = self
    while let current = frame {
      if current.pending == key { current.applyPending() }
      if let entry = current.settled[key] { return entry }
      frame = current.parent
    }
    return nil
  }

  /// Whether the frame is `other` or lies inside it.
  func isInside(_ other: EnvironmentFrame) -> Bool {
    var frame: EnvironmentFrame? = self
    while let current = frame {
      if current === other { return true }
      frame = current.parent
    }
    return false
  }
}

/// Something that presents views and can dismiss them.
protocol Presenter: AnyObject {
  /// Dismisses what it presents.
  func dismissPresented() throws(Fault)
}

/// Values that a program set on a frame and that no frame has adopted yet.
struct EnvironmentOverlay {
  let base: Int
  var values: [(key: EnvironmentKey, value: Held)] = []
}
