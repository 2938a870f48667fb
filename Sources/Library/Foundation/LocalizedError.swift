// Descriptions of errors.
//
// Loads with: Error

protocol LocalizedError: Error {
  var errorDescription: String? { get }
  var failureReason: String? { get }
  var recoverySuggestion: String? { get }
  var helpAnchor: String? { get }
}
extension LocalizedError {
  var errorDescription: String? { nil }
  var failureReason: String? { nil }
  var recoverySuggestion: String? { nil }
  var helpAnchor: String? { nil }
}
extension Error {
  var localizedDescription: String {
    if let error = self as? any LocalizedError, let text = error.errorDescription {
      return text
    }
    if let text = _codingProblem(self)?.text {
      return "The operation could not be completed. " + text
    }
    if let error = self as? any CustomNSError,
      let text = error.errorUserInfo[NSLocalizedDescriptionKey] as? String
    {
      return text
    }
    return
      "The operation could not be completed. (\(_errorDomain(self)) error \(_errorCode(self)).)"
  }
}
/// Foundation's code and description for values that cannot be encoded or decoded.
func _codingProblem(_ error: any Error) -> (code: Int, text: String)? {
  let wrong = "The data isn’t in the correct format."
  if error is EncodingError { return (4866, wrong) }
  guard let error = error as? DecodingError else { return nil }
  switch error {
  case .keyNotFound, .valueNotFound: return (4865, "The data is missing.")
  case .typeMismatch, .dataCorrupted: return (4864, wrong)
  }
}
@_native("error.domain") func _errorDomain(_ error: any Error) -> String
@_native("error.number") func _errorNumber(_ error: any Error) -> Int
func _errorCode(_ error: any Error) -> Int {
  if let raw = error as? any RawRepresentable,
    let number = raw.rawValue as? any FixedWidthInteger
  {
    return Int(truncatingIfNeeded: number)
  }
  return _errorNumber(error)
}
