/// What a program reaches besides its values: random numbers and the time, its output, the test that
/// it runs in.
///
/// - Invariant: code during which `uses` stays the same depends only on what it reads.
package final class OutsideWorld {
  /// Random numbers and the time, as the program sees them.
  package var environment: ProgramEnvironment {
    get {
      noteUse()
      return ownEnvironment
    }
    _modify {
      noteUse()
      yield &ownEnvironment
    }
  }
  private var ownEnvironment = ProgramEnvironment()
  /// Receives what the program prints.
  package var output: (String) -> Void {
    get {
      noteUse()
      return ownOutput
    }
    set { ownOutput = newValue }
  }
  private var ownOutput: (String) -> Void
  /// Receives the events of running tests; nil if none run, and failed expectations are then
  /// faults.
  package var testObserver: ((TestEvent) -> Void)?
  /// The number of uses of anything but values: environment, output, scheduler, views.
  package private(set) var uses = 0

  init(output: @escaping (String) -> Void) { ownOutput = output }

  /// Counts a use of anything but a value.
  @inline(__always)
  package func noteUse() { uses &+= 1 }
}
