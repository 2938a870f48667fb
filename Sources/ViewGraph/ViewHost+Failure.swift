package import Interpreter

extension ViewHost {
  /// What went wrong with a request: the program, or the request itself.
  package enum Failure: Error {
    case fault(Fault)
    case mount(MountError)
    case drive(DriveError)
  }
}
