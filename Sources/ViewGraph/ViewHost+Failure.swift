package import Interpreter

extension ViewHost {
  /// A failed request: a fault of the program, or an invalid request.
  package enum Failure: Error {
    case fault(Fault)
    case mount(MountError)
    case drive(DriveError)

    /// Whether a user action finds no target that a user can reach.
    var isOfMissingTarget: Bool {
      switch self {
      case .drive(.unknownControl), .drive(.covered), .drive(.untouchable): true
      default: false
      }
    }
  }
}
