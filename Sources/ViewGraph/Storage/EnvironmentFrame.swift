internal import Interpreter
internal import ObservationGraph

/// What a value in the environment is found by.
enum EnvironmentKey: Hashable {
  /// A type that conforms to `EnvironmentKey`.
  case key(RuntimeType)
  /// The static type of an object.
  case object(RuntimeType)

  /// A place in a fixed order.
  var number: UInt32 {
    switch self {
    case .key(let type): type.id * 2
    case .object(let type): type.id * 2 + 1
    }
  }
}

/// One value in one frame; who resolved to it reads its subject.
final class EnvironmentEntry {
  let key: EnvironmentKey
  unowned let frame: EnvironmentFrame
  var value: Held
  var subject = SubjectID.none
  /// What the value was to become, where an `==` of the program calls it the same.
  var offer: Offer?
  /// Where the entry stands for "set nowhere": what its readers got instead.
  var shownDefault: Held?
  private let host: ViewHost

  init(_ key: EnvironmentKey, _ value: Held, in frame: EnvironmentFrame, of host: ViewHost) {
    self.key = key
    self.value = value
    self.frame = frame
    self.host = host
  }

  // The host finds entries by their subjects: none is to be found there that is gone, whether its
  // frame went, it was unset, or the input that set it was taken back.
  deinit { host.environment.forgetSubject(of: self) }
}

/// A place on the way from the shell's stack to a view where the environment can change.
final class EnvironmentFrame {
  /// What programs know the frame by; never used twice.
  let number: Int
  let parent: EnvironmentFrame?
  private let host: ViewHost
  var entries: [EnvironmentKey: EnvironmentEntry] = [:]
  /// Whether views may have looked through the frame already.
  var isSettled = false
  /// The modifier that sets the values, where they are not the shell's.
  weak var modifier: EnvironmentNode?
  /// What closes the views of the frame when they ask to be dismissed.
  weak var presenter: (any Presenter)?

  init(_ host: ViewHost, parent: EnvironmentFrame?) {
    self.host = host
    self.parent = parent
    number = host.environment.nextFrameNumber()
    host.environment.frames[number] = Unmanaged.passUnretained(self)
  }

  deinit { host.environment.frames[number] = nil }

  /// The innermost entry for the key, seen from here.
  func find(_ key: EnvironmentKey) -> EnvironmentEntry? {
    var frame: EnvironmentFrame? = self
    while let current = frame {
      if let entry = current.entries[key] { return entry }
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

/// Something that shows views and can be asked to stop.
protocol Presenter: AnyObject {
  /// Stops showing what it shows.
  func dismissPresented() throws(Fault)
}

/// Values that a program set on a frame and that nobody has taken over yet.
struct EnvironmentOverlay {
  let base: Int
  var values: [(key: EnvironmentKey, value: Held)] = []
}
