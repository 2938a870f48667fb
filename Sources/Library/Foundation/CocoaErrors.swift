// Foundation's own errors, by code.

/// The codes, which are members of the error and of its type `Code`.
protocol _CocoaCodes {}
extension _CocoaCodes {
  static var fileNoSuchFile: CocoaError.Code { CocoaError.Code(rawValue: 4) }
  static var fileLocking: CocoaError.Code { CocoaError.Code(rawValue: 255) }
  static var fileReadUnknown: CocoaError.Code { CocoaError.Code(rawValue: 256) }
  static var fileReadNoPermission: CocoaError.Code { CocoaError.Code(rawValue: 257) }
  static var fileReadInvalidFileName: CocoaError.Code { CocoaError.Code(rawValue: 258) }
  static var fileReadCorruptFile: CocoaError.Code { CocoaError.Code(rawValue: 259) }
  static var fileReadNoSuchFile: CocoaError.Code { CocoaError.Code(rawValue: 260) }
  static var fileReadInapplicableStringEncoding: CocoaError.Code { CocoaError.Code(rawValue: 261) }
  static var fileReadUnsupportedScheme: CocoaError.Code { CocoaError.Code(rawValue: 262) }
  static var fileReadTooLarge: CocoaError.Code { CocoaError.Code(rawValue: 263) }
  static var fileReadUnknownStringEncoding: CocoaError.Code { CocoaError.Code(rawValue: 264) }
  static var fileWriteUnknown: CocoaError.Code { CocoaError.Code(rawValue: 512) }
  static var fileWriteNoPermission: CocoaError.Code { CocoaError.Code(rawValue: 513) }
  static var fileWriteInvalidFileName: CocoaError.Code { CocoaError.Code(rawValue: 514) }
  static var fileWriteFileExists: CocoaError.Code { CocoaError.Code(rawValue: 516) }
  static var fileWriteInapplicableStringEncoding: CocoaError.Code { CocoaError.Code(rawValue: 517) }
  static var fileWriteUnsupportedScheme: CocoaError.Code { CocoaError.Code(rawValue: 518) }
  static var fileWriteOutOfSpace: CocoaError.Code { CocoaError.Code(rawValue: 640) }
  static var fileWriteVolumeReadOnly: CocoaError.Code { CocoaError.Code(rawValue: 642) }
  static var keyValueValidation: CocoaError.Code { CocoaError.Code(rawValue: 1024) }
  static var formatting: CocoaError.Code { CocoaError.Code(rawValue: 2048) }
  static var userCancelled: CocoaError.Code { CocoaError.Code(rawValue: 3072) }
  static var featureUnsupported: CocoaError.Code { CocoaError.Code(rawValue: 3328) }
  static var executableNotLoadable: CocoaError.Code { CocoaError.Code(rawValue: 3584) }
  static var executableArchitectureMismatch: CocoaError.Code { CocoaError.Code(rawValue: 3585) }
  static var executableRuntimeMismatch: CocoaError.Code { CocoaError.Code(rawValue: 3586) }
  static var executableLoad: CocoaError.Code { CocoaError.Code(rawValue: 3587) }
  static var executableLink: CocoaError.Code { CocoaError.Code(rawValue: 3588) }
  static var propertyListReadCorrupt: CocoaError.Code { CocoaError.Code(rawValue: 3840) }
  static var propertyListReadUnknownVersion: CocoaError.Code { CocoaError.Code(rawValue: 3841) }
  static var propertyListReadStream: CocoaError.Code { CocoaError.Code(rawValue: 3842) }
  static var propertyListWriteStream: CocoaError.Code { CocoaError.Code(rawValue: 3851) }
  static var propertyListWriteInvalid: CocoaError.Code { CocoaError.Code(rawValue: 3852) }
  static var xpcConnectionInterrupted: CocoaError.Code { CocoaError.Code(rawValue: 4097) }
  static var xpcConnectionInvalid: CocoaError.Code { CocoaError.Code(rawValue: 4099) }
  static var xpcConnectionReplyInvalid: CocoaError.Code { CocoaError.Code(rawValue: 4101) }
  static var ubiquitousFileUnavailable: CocoaError.Code { CocoaError.Code(rawValue: 4353) }
  static var ubiquitousFileNotUploadedDueToQuota: CocoaError.Code {
    CocoaError.Code(rawValue: 4354)
  }
  static var ubiquitousFileUbiquityServerNotAvailable: CocoaError.Code {
    CocoaError.Code(rawValue: 4355)
  }
  static var userActivityHandoffFailed: CocoaError.Code { CocoaError.Code(rawValue: 4608) }
  static var userActivityConnectionUnavailable: CocoaError.Code { CocoaError.Code(rawValue: 4609) }
  static var userActivityRemoteApplicationTimedOut: CocoaError.Code {
    CocoaError.Code(rawValue: 4610)
  }
  static var userActivityHandoffUserInfoTooLarge: CocoaError.Code {
    CocoaError.Code(rawValue: 4611)
  }
  static var coderReadCorrupt: CocoaError.Code { CocoaError.Code(rawValue: 4864) }
  static var coderValueNotFound: CocoaError.Code { CocoaError.Code(rawValue: 4865) }
  static var coderInvalidValue: CocoaError.Code { CocoaError.Code(rawValue: 4866) }
}
struct CocoaError: LocalizedError, CustomNSError, Hashable, CustomStringConvertible, _CocoaCodes {
  struct Code: Hashable, RawRepresentable, Sendable, _CocoaCodes {
    let rawValue: Int
    init(rawValue: Int) { self.rawValue = rawValue }
    static func ~= (code: Code, error: any Error) -> Bool {
      (error as? CocoaError)?.code == code
    }
  }
  static var errorDomain: String { NSCocoaErrorDomain }
  static func error(
    _ code: Code, userInfo: [AnyHashable: Any]? = nil, url: URL? = nil
  ) -> any Error {
    var info: [String: Any] = [:]
    for (key, value) in userInfo ?? [:] { info["\(key)"] = value }
    if let url { info[NSURLErrorKey] = url }
    return CocoaError(code, userInfo: info)
  }
  let code: Code
  let userInfo: [String: Any]
  var errorCode: Int { code.rawValue }
  init(_ code: Code, userInfo: [String: Any] = [:]) {
    self.code = code
    self.userInfo = userInfo
  }
  static func == (lhs: CocoaError, rhs: CocoaError) -> Bool { lhs.code == rhs.code }
  func hash(into hasher: inout Hasher) { hasher.combine(code) }
  var errorUserInfo: [String: Any] {
    userInfo.isEmpty ? [NSLocalizedDescriptionKey: errorDescription ?? ""] : userInfo
  }
  var filePath: String? { userInfo[NSFilePathErrorKey] as? String }
  var url: URL? { userInfo[NSURLErrorKey] as? URL }
  var underlying: (any Error)? { userInfo[NSUnderlyingErrorKey] as? any Error }
  var underlyingErrors: [any Error] { underlying.map { [$0] } ?? [] }
  func _isIn(_ codes: ClosedRange<Int>) -> Bool { codes.contains(code.rawValue) }
  var isFileError: Bool { _isIn(0...1023) }
  var isValidationError: Bool { _isIn(1024...2047) }
  var isFormattingError: Bool { _isIn(2048...2559) }
  var isExecutableError: Bool { _isIn(3584...3839) }
  var isPropertyListError: Bool { _isIn(3840...4095) }
  var isXPCConnectionError: Bool { _isIn(4096...4224) }
  var isUbiquitousFileError: Bool { _isIn(4352...4607) }
  var isUserActivityError: Bool { _isIn(4608...4863) }
  var isCoderError: Bool { _isIn(4864...4991) }
  static let _reasons: [Int: String] = [
    4: "The file doesn’t exist.",
    255: "The file couldn’t be locked.",
    257: "You don’t have permission.",
    258: "The file name is invalid.",
    259: "The file isn’t in the correct format.",
    260: "The file doesn’t exist.",
    261: "The specified text encoding isn’t applicable.",
    262: "The specified URL type isn’t supported.",
    263: "The item is too large.",
    264: "The text encoding of the contents couldn’t be determined.",
    513: "You don’t have permission.",
    514: "The file name is invalid.",
    516: "A file with the same name already exists.",
    517: "The specified text encoding isn’t applicable.",
    518: "The specified URL type isn’t supported.",
    640: "There isn’t enough space.",
    642: "The volume is read only.",
    1024: "The value is invalid.",
    2048: "The value is invalid.",
    3072: "The operation was cancelled.",
    3328: "The requested operation is not supported.",
    3840: "The data is not in the correct format.",
    3841: "The data is in a format that this application doesn’t understand.",
    3842: "An error occurred in the source of the data.",
    3851: "An error occurred in the destination for the data.",
    3852: "An error occurred in the content of the data.",
    4353: "The file is not available on iCloud yet.",
    4354: "There isn’t enough space in your account.",
    4355: "The iCloud servers might be unreachable or your settings might be incorrect.",
    4864: "The data isn’t in the correct format.",
    4865: "The data is missing.",
    4866: "The data isn’t in the correct format.",
  ]
  var _reason: String? { CocoaError._reasons[code.rawValue] }
  var errorDescription: String? {
    "The operation could not be completed. "
      + (_reason ?? "(NSCocoaErrorDomain error \(code.rawValue).)")
  }
  var description: String {
    let text = "Error Domain=NSCocoaErrorDomain Code=\(code.rawValue) \"\(_reason ?? "(null)")\""
    if userInfo.isEmpty { return text }
    let entries = userInfo.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    return text + "UserInfo={" + entries.joined(separator: ", ") + "}"
  }
}
