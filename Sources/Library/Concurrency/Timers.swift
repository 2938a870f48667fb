// Timers, and the run loop that fires them.
//
// Loads with: DispatchQueue

public final class RunLoop: Scheduler {
  public struct Mode: Hashable {
    let _name: String
    public static let common = Mode(_name: "kCFRunLoopCommonModes")
    public static let `default` = Mode(_name: "kCFRunLoopDefaultMode")
    public static let tracking = Mode(_name: "UITrackingRunLoopMode")
  }
  public static let main = RunLoop()
  public static var current: RunLoop { main }
  init() {}
  public func run() { _turn { true } }
  public func run(until limit: Date) {
    var isOver = false
    _ = _setAlarm(Int(limit.timeIntervalSince(Date()) * 1_000_000_000)) { isOver = true }
    _turn { !isOver }
  }
  public func add(_ timer: Timer, forMode mode: RunLoop.Mode) { timer._start() }
  public func perform(_ work: @escaping () -> Void) { _ = _spawn({ work() }, nil, true) }
}

extension DispatchQueue: Scheduler {
  public func _run(_ work: () -> Void) { _perform(work) }
}

public final class Timer {
  public let timeInterval: Double
  let _repeats: Bool
  let _block: (Timer) -> Void
  var _alarm: Int?
  public private(set) var isValid = true
  public var tolerance = 0.0
  public var fireDate: Date
  public init(
    timeInterval interval: Double, repeats: Bool, block: @escaping (Timer) -> Void
  ) {
    timeInterval = interval
    _repeats = repeats
    _block = block
    fireDate = Date(timeIntervalSinceReferenceDate: Date._start() + interval)
  }
  public convenience init(
    fire date: Date, interval: Double, repeats: Bool, block: @escaping (Timer) -> Void
  ) {
    self.init(timeInterval: interval, repeats: repeats, block: block)
    fireDate = date
  }
  public func invalidate() {
    isValid = false
    if let _alarm { _cancelAlarm(_alarm) }
    _alarm = nil
  }
  public func fire() {
    if !isValid { return }
    _block(self)
    if !_repeats { invalidate() }
  }
  func _start() {
    if !isValid || _alarm != nil { return }
    _alarm = _setAlarm(Int(timeInterval * 1_000_000_000), isMain: true) {
      self._alarm = nil
      self.fire()
      if self._repeats { self._start() }
    }
  }
  @discardableResult
  public static func scheduledTimer(
    withTimeInterval interval: Double, repeats: Bool, block: @escaping (Timer) -> Void
  ) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
    timer._start()
    return timer
  }
  public static func publish(
    every interval: Double, tolerance: Double? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode
  ) -> Timer.TimerPublisher {
    Timer.TimerPublisher(interval)
  }

  public final class TimerPublisher: ConnectablePublisher, _ClosurePublisher {
    public typealias Output = Date
    public typealias Failure = Never
    public let interval: Double
    let _subject = PassthroughSubject<Date, Never>()
    init(_ interval: Double) { self.interval = interval }
    var _timer: Timer?
    public func connect() -> any Cancellable {
      if _timer == nil {
        let subject = _subject
        _timer = Timer.scheduledTimer(withTimeInterval: interval, repeats: true) { _ in
          subject.send(Date())
        }
      }
      return AnyCancellable { self._disconnect() }
    }
    func _disconnect() {
      _timer?.invalidate()
      _timer = nil
    }
    public func _subscribe(
      _ value: @escaping (Date) -> Void,
      _ completion: @escaping (Subscribers.Completion<Never>) -> Void
    ) -> AnyCancellable {
      _subject._subscribe(value, completion)
    }
  }
}
