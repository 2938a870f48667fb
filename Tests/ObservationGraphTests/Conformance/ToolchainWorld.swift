@_spi(SwiftUI) import Observation

/// Observation as the toolchain implements it.
struct ToolchainWorld: World {
  let journal = Journal()

  func makeModel() -> any ObservedModel { ToolchainModel(journal) }

  func track(_ apply: () -> Void, onChange: @escaping () -> Void) {
    nonisolated(unsafe) let told = onChange
    withObservationTracking(apply) { told() }
  }

  func watch(
    _ apply: () -> Void, willSet: @escaping (() -> Void) -> Void,
    didSet: @escaping (() -> Void) -> Void
  ) {
    nonisolated(unsafe) let (toldBefore, toldAfter) = (willSet, didSet)
    withObservationTracking(
      apply,
      willSet: { tracking in toldBefore { tracking.cancel() } },
      didSet: { tracking in toldAfter { tracking.cancel() } })
  }
}

/// The model of the conformance programs, expanded by the toolchain's macro.
@Observable final class ToolchainModel: ObservedModel {
  @ObservationIgnored private let journal: Journal
  var a = 0
  var b = 0 {
    willSet { journal.note("willSet b \(_b) to \(newValue)") }
    didSet { journal.note("didSet b \(oldValue) to \(_b)") }
  }
  var items: [Int] = []
  var child: (any ObservedModel)?

  init(_ journal: Journal) { self.journal = journal }
}
