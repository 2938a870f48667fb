package import Semantics
internal import SourceText

/// Decides which job runs: a first-in, first-out queue of ready jobs, and a clock that advances
/// only when it is moved.
///
/// There is one thread, so all actors behave as if they were the main actor.
package final class Scheduler {
  unowned(unsafe) let machine: Machine
  private var ready = Queue()
  /// Alarms by time and then by number, latest first: the next one is the last.
  private var alarms: [Alarm] = []
  /// The number of alarms.
  package var alarmCount: Int { alarms.count }
  /// The jobs that are not finished, by number.
  private var jobs: [Int: Job] = [:]
  private(set) var current: Job?
  /// The jobs that are blocked until another job makes progress.
  var blocked: [Job] = []
  /// The job that blocks the main thread.
  var blockedMain: Job?
  /// Whether the last job to block had made no progress since it blocked before.
  var hasStoppedAgain = false
  /// Whether threads block while they sleep or wait, as compiled programs do.
  package var hasThreads = false
  private var lastNumber = 0
  private var lastAlarm = 0
  /// How many times a thread has slept since another one ran.
  private var sleeps = 0
  private var isOpen = false
  /// The state at the start of the open transaction; copied before its first change.
  private var saved: Saved?
  /// The original states of the jobs that have run since then.
  private var touched: [ObjectIdentifier: (Job, Job.State)] = [:]

  /// The job in which the program failed. A rollback drops it, because it would fail again.
  private var failed: Job?
  /// The program's task object of the failed job; nil if it has none.
  package var failedTask: Value? { failed.flatMap { $0.task.isNil ? nil : $0.task } }

  /// The state of a scheduler at the start of a transaction.
  private struct Saved {
    let ready: Queue
    let alarms: [Alarm]
    let jobs: [Int: Job]
    let blocked: [Job]
    let blockedMain: Job?
    let numbers: (Int, Int, sleeps: Int)
    let uptime: Int
  }

  init(machine: Machine) { self.machine = machine }

  /// The running input.
  package var input = Beginning(number: 0, source: Source(name: "", text: ""))
  /// The input that began what runs now.
  private var beginning: Beginning { current?.beginning ?? input }

  // Transactions.

  /// Opens a transaction.
  package func begin() { isOpen = true }

  /// Commits the open transaction.
  package func commit() {
    isOpen = false
    guard saved != nil else { return }
    saved = nil
    touched = [:]
  }

  /// Must be called before any change that a rollback undoes.
  func willChange() {
    guard isOpen, saved == nil else { return }
    saved = Saved(
      ready: ready, alarms: alarms, jobs: jobs, blocked: blocked, blockedMain: blockedMain,
      numbers: (lastNumber, lastAlarm, sleeps), uptime: machine.outside.environment.uptime)
  }

  /// Undoes the open transaction: drops what it started, and suspends again what it resumed.
  package func rollback() {
    isOpen = false
    guard let before = saved else { return }
    saved = nil
    current = nil
    for (job, state) in touched.values { job.state = state }
    touched = [:]
    (ready, alarms, jobs) = (before.ready, before.alarms, before.jobs)
    (blocked, blockedMain) = (before.blocked, before.blockedMain)
    (lastNumber, lastAlarm, sleeps) = before.numbers
    machine.outside.environment.uptime = before.uptime
    dropFailed()
  }

  private func dropFailed() {
    guard let job = failed else { return }
    failed = nil
    jobs[job.number] = nil
    ready.removeAll { $0 === job }
    if let alarm = job.alarm { cancelAlarm(alarm) }
  }

  /// Releases everything at the end of a session.
  func tearDown() {
    commit()
    current = nil
    failed = nil
    ready = Queue()
    alarms = []
    jobs = [:]
    (blocked, blockedMain) = ([], nil)
  }

  private func touch(_ job: Job) {
    let key = ObjectIdentifier(job)
    willChange()
    guard saved != nil, job.birth != machine.journal.epoch, touched[key] == nil else {
      return
    }
    touched[key] = (job, job.state)
  }

  // Inspection.

  var numbers: [Int] { [lastNumber, lastAlarm, sleeps] }
  var readyNumbers: [Int] { ready.numbers }
  var allAlarms: [Alarm] { alarms }
  var allJobs: [Job] { jobs.values.sorted { $0.number < $1.number } }

  // Coroutines.

  /// What kind of work `runNext` runs next.
  package enum NextKind: Sendable {
    case task, queuedWork, alarm
  }

  /// The kind of the next job; `.queuedWork` if there is none.
  package var nextKind: NextKind {
    guard let job = ready.first(where: canRun) else { return .queuedWork }
    if job.alarm != nil { return .alarm }
    return job.task.kind == .instance ? .task : .queuedWork
  }

  /// The input that began the next job.
  package var nextBeginning: Beginning { ready.first(where: canRun)?.beginning ?? input }

  /// The closure of the next job, borrowed; nil for the program itself.
  package var nextBody: Value? { ready.first(where: canRun)?.body }

  /// Whether a job is ready to run.
  package var hasReady: Bool { ready.first(where: canRun) != nil }

  /// The number of the current job.
  func currentNumber() throws(Fault) -> Int {
    guard let current else { throw Fault(.unsupported("waiting outside of a task")) }
    return current.number
  }

  /// The task object of the current job, borrowed.
  var currentTask: Value { current?.task ?? .none }

  /// Enqueues a closure as a job; both are borrowed.
  ///
  /// - Parameter isMain: Whether it runs on the main thread.
  @discardableResult
  func spawn(_ body: Value, task: Value, isMain: Bool) -> Int {
    let job = make(body.retained(), task.retained(), isMain: isMain, beginning: beginning)
    ready.append(job)
    return job.number
  }

  private func make(_ body: Value?, _ task: Value, isMain: Bool, beginning: Beginning) -> Job {
    willChange()
    lastNumber += 1
    let job = Job(
      number: lastNumber, body: body, task: task, isMain: isMain, birth: machine.journal.epoch,
      beginning: beginning)
    jobs[lastNumber] = job
    return job
  }

  /// Makes a suspended job ready to resume.
  func wake(_ number: Int) {
    guard let job = jobs[number], case .suspended(let stack) = job.state else {
      return
    }
    touch(job)
    job.state = .ready(stack)
    ready.append(job)
  }

  /// Runs the first ready job until it is suspended or finishes.
  package func runNext() throws(Fault) {
    guard hasReady else { return }
    willChange()
    guard let job = ready.popFirst(where: canRun) else { return }
    touch(job)
    let state = job.state
    hasStoppedAgain = false
    do throws(Fault) {
      try go(on: job, state)
      if !blocked.isEmpty, !hasStoppedAgain { wakeBlocked(after: job) }
    } catch {
      failed = failed ?? job
      throw error
    }
  }

  private func go(on job: Job, _ state: Job.State) throws(Fault) {
    try run(job) { () throws(Fault) in
      switch state {
      case .ready(let stack):
        let key = ObjectIdentifier(job)
        if case .some((_, .suspended(let kept))) = touched[key], kept === stack {
          touched[key] = (job, .suspended(SuspendedStack(copying: stack)))
        } else if case .some((_, .ready(let kept))) = touched[key], kept === stack {
          touched[key] = (job, .ready(SuspendedStack(copying: stack)))
        }
        stack.keepCodes(in: machine.journal)
        return try withExtendedLifetime(stack) { () throws(Fault) in try machine.resume(stack) }
      case .fresh: return try machine.start(job)
      case .suspended, .running, .finished: return .finished(.void)
      }
    }
  }

  private func run(
    _ job: Job, _ work: () throws(Fault) -> Machine.Progress
  ) throws(Fault) {
    let outer = current
    current = job
    job.state = .running
    if blockedMain === job { blockedMain = nil }
    defer { current = outer }
    switch try machine.onMainThread(work) {
    case .suspended(let stack): job.state = .suspended(stack)
    case .finished(let value):
      job.state = .finished
      jobs[job.number] = nil
      if job.body == nil { job.result = value } else { value.release() }
    }
  }

  /// Runs a function without parameters, such as an input, to its end. While it is suspended, other
  /// jobs run, and the clock advances when none is ready; `settle` is called before each turn.
  package func runToEnd(
    _ function: Function, settle: () throws(Fault) -> Void
  ) throws(Fault) -> Value {
    let job = make(nil, .none, isMain: true, beginning: beginning)
    let code = machine.code(for: function)
    machine.journal.keep(code)
    try run(job) { () throws(Fault) in try machine.start(code.header, first: nil) }
    try turn(while: { () throws(Fault) in job.result == nil }, settle: settle)
    return (job.result ?? .void).retained()
  }

  /// Runs other jobs, and advances the clock, while a condition holds.
  func turn(
    while isWaiting: () throws(Fault) -> Bool, settle: () throws(Fault) -> Void = {}
  ) throws(Fault) {
    var turns = 0
    while try isWaiting() {
      try settle()
      turns += 1
      // Jobs that poll a condition must not keep the clock from advancing.
      if hasReady, turns < Scheduler.turnsBetweenAlarms || alarms.isEmpty {
        try runNext()
      } else {
        turns = 0
        if !ringNext() { throw Fault(.endlessWait) }
      }
    }
  }

  private static let turnsBetweenAlarms = 10_000

  // Time.

  /// Nanoseconds since the session began.
  package var uptime: Int { machine.outside.environment.uptime }

  /// The time of the next alarm, in nanoseconds since the session began.
  package var nextAlarm: Int? { alarms.last?.time }

  /// The number of the alarm that was set last.
  package var lastAlarmNumber: Int { lastAlarm }

  /// The nanoseconds until the first alarm that was set after alarm `number`; nil if none was set
  /// since.
  package func delay(ofAlarmsAfter number: Int) -> Int? {
    alarms.last { $0.number > number }.map { max(0, $0.time - uptime) }
  }

  /// Sets an alarm that is due in `delay` nanoseconds; the closure is borrowed.
  ///
  /// - Parameter isMain: Whether the work runs on the main thread.
  func setAlarm(after delay: Int, _ work: Value, isMain: Bool) -> Int {
    setAlarm(after: delay, .run(work.retained(), isMain: isMain))
  }

  @discardableResult
  func setAlarm(after delay: Int, _ work: Alarm.Work) -> Int {
    willChange()
    lastAlarm += 1
    let (sum, overflow) = uptime.addingReportingOverflow(max(0, delay))
    let alarm = Alarm(
      number: lastAlarm, time: overflow ? .max : sum, work: work, beginning: beginning)
    // Alarms are taken from the end: a later one of the same time goes before the others.
    let index = alarms.firstIndex { $0.time <= alarm.time } ?? alarms.count
    alarms.insert(alarm, at: index)
    return lastAlarm
  }

  func cancelAlarm(_ number: Int) {
    willChange()
    alarms.removeAll { $0.number == number }
  }

  /// Advances the clock to the next alarm and enqueues its work; returns false if there is no
  /// alarm.
  @discardableResult
  package func ringNext() -> Bool {
    guard !alarms.isEmpty else { return false }
    willChange()
    let alarm = alarms.removeLast()
    moveTime(to: alarm.time)
    switch alarm.work {
    case .run(let work, let isMain):
      let job = make(work.retained(), .none, isMain: isMain, beginning: alarm.beginning)
      job.alarm = alarm.number
      ready.append(job)
    case .wake(let number): wake(number)
    }
    return true
  }

  /// Advances the clock by `duration` nanoseconds without running alarms that become due; they run
  /// late. After many calls in a row one other job runs, because the caller is probably polling for
  /// it.
  func advanceClock(_ duration: Int) throws(Fault) {
    let (sum, overflow) = uptime.addingReportingOverflow(max(0, duration))
    moveTime(to: overflow ? .max : sum)
    sleeps += 1
    guard sleeps > Scheduler.sleepsBetweenTurns else { return }
    sleeps = 0
    if !hasReady { ringNext() }
    try runNext()
  }

  private static let sleepsBetweenTurns = 32

  /// Advances the clock without running alarms.
  package func moveTime(to time: Int) {
    willChange()
    machine.outside.environment.uptime = max(machine.outside.environment.uptime, time)
  }
}

extension Machine {
  fileprivate func start(_ job: Job) throws(Fault) -> Progress {
    guard let body = job.body, body.kind == .closure else {
      throw Fault(.uninitialized("closure"))
    }
    guard body.closure.native == nil else { return .finished(try call(body, [])) }
    journal.keep(body.closure.code)
    return try start(body.closure.code.header, first: body)
  }
}

/// A first-in, first-out queue that removes its first element in constant time.
private struct Queue {
  private var items: [Job] = []
  private var head = 0

  func first(where canRun: (Job) -> Bool) -> Job? { items[head...].first(where: canRun) }

  var numbers: [Int] { items[head...].map(\.number) }

  mutating func append(_ item: Job) { items.append(item) }

  mutating func removeAll(where isMeant: (Job) -> Bool) {
    items.removeSubrange(..<head)
    head = 0
    items.removeAll(where: isMeant)
  }

  mutating func popFirst(where canRun: (Job) -> Bool) -> Job? {
    guard let index = items[head...].firstIndex(where: canRun) else { return nil }
    let item = items[index]
    if index > head { items[(head + 1)...index] = items[head..<index] }
    head += 1
    if head == items.count || head > 64, head * 2 >= items.count {
      items.removeSubrange(..<head)
      head = 0
    }
    return item
  }
}
