// Foundation's own errors, by code.

struct CocoaError: LocalizedError, CustomNSError, Hashable, CustomStringConvertible {
  struct Code: Hashable, RawRepresentable, Sendable {
    let rawValue: Int
    init(rawValue: Int) { self.rawValue = rawValue }
    static let fileNoSuchFile: Code = Code(rawValue: 4)
    static let fileLocking: Code = Code(rawValue: 255)
    static let fileReadUnknown: Code = Code(rawValue: 256)
    static let fileReadNoPermission: Code = Code(rawValue: 257)
    static let fileReadInvalidFileName: Code = Code(rawValue: 258)
    static let fileReadCorruptFile: Code = Code(rawValue: 259)
    static let fileReadNoSuchFile: Code = Code(rawValue: 260)
    static let fileReadInapplicableStringEncoding: Code = Code(rawValue: 261)
    static let fileReadUnsupportedScheme: Code = Code(rawValue: 262)
    static let fileReadTooLarge: Code = Code(rawValue: 263)
    static let fileReadUnknownStringEncoding: Code = Code(rawValue: 264)
    static let fileWriteUnknown: Code = Code(rawValue: 512)
    static let fileWriteNoPermission: Code = Code(rawValue: 513)
    static let fileWriteInvalidFileName: Code = Code(rawValue: 514)
    static let fileWriteFileExists: Code = Code(rawValue: 516)
    static let fileWriteInapplicableStringEncoding: Code = Code(rawValue: 517)
    static let fileWriteUnsupportedScheme: Code = Code(rawValue: 518)
    static let fileWriteOutOfSpace: Code = Code(rawValue: 640)
    static let fileWriteVolumeReadOnly: Code = Code(rawValue: 642)
    static let keyValueValidation: Code = Code(rawValue: 1024)
    static let formatting: Code = Code(rawValue: 2048)
    static let userCancelled: Code = Code(rawValue: 3072)
    static let featureUnsupported: Code = Code(rawValue: 3328)
    static let executableNotLoadable: Code = Code(rawValue: 3584)
    static let executableArchitectureMismatch: Code = Code(rawValue: 3585)
    static let executableRuntimeMismatch: Code = Code(rawValue: 3586)
    static let executableLoad: Code = Code(rawValue: 3587)
    static let executableLink: Code = Code(rawValue: 3588)
    static let propertyListReadCorrupt: Code = Code(rawValue: 3840)
    static let propertyListReadUnknownVersion: Code = Code(rawValue: 3841)
    static let propertyListReadStream: Code = Code(rawValue: 3842)
    static let propertyListWriteStream: Code = Code(rawValue: 3851)
    static let propertyListWriteInvalid: Code = Code(rawValue: 3852)
    static let xpcConnectionInterrupted: Code = Code(rawValue: 4097)
    static let xpcConnectionInvalid: Code = Code(rawValue: 4099)
    static let xpcConnectionReplyInvalid: Code = Code(rawValue: 4101)
    static let ubiquitousFileUnavailable: Code = Code(rawValue: 4353)
    static let ubiquitousFileNotUploadedDueToQuota: Code = Code(rawValue: 4354)
    static let ubiquitousFileUbiquityServerNotAvailable: Code = Code(rawValue: 4355)
    static let userActivityHandoffFailed: Code = Code(rawValue: 4608)
    static let userActivityConnectionUnavailable: Code = Code(rawValue: 4609)
    static let userActivityRemoteApplicationTimedOut: Code = Code(rawValue: 4610)
    static let userActivityHandoffUserInfoTooLarge: Code = Code(rawValue: 4611)
    static let coderReadCorrupt: Code = Code(rawValue: 4864)
    static let coderValueNotFound: Code = Code(rawValue: 4865)
    static let coderInvalidValue: Code = Code(rawValue: 4866)
    static func ~= (code: Code, error: any Error) -> Bool {
      (error as? CocoaError)?.code == code
    }
  }
  static let fileNoSuchFile: Code = Code(rawValue: 4)
  static let fileLocking: Code = Code(rawValue: 255)
  static let fileReadUnknown: Code = Code(rawValue: 256)
  static let fileReadNoPermission: Code = Code(rawValue: 257)
  static let fileReadInvalidFileName: Code = Code(rawValue: 258)
  static let fileReadCorruptFile: Code = Code(rawValue: 259)
  static let fileReadNoSuchFile: Code = Code(rawValue: 260)
  static let fileReadInapplicableStringEncoding: Code = Code(rawValue: 261)
  static let fileReadUnsupportedScheme: Code = Code(rawValue: 262)
  static let fileReadTooLarge: Code = Code(rawValue: 263)
  static let fileReadUnknownStringEncoding: Code = Code(rawValue: 264)
  static let fileWriteUnknown: Code = Code(rawValue: 512)
  static let fileWriteNoPermission: Code = Code(rawValue: 513)
  static let fileWriteInvalidFileName: Code = Code(rawValue: 514)
  static let fileWriteFileExists: Code = Code(rawValue: 516)
  static let fileWriteInapplicableStringEncoding: Code = Code(rawValue: 517)
  static let fileWriteUnsupportedScheme: Code = Code(rawValue: 518)
  static let fileWriteOutOfSpace: Code = Code(rawValue: 640)
  static let fileWriteVolumeReadOnly: Code = Code(rawValue: 642)
  static let keyValueValidation: Code = Code(rawValue: 1024)
  static let formatting: Code = Code(rawValue: 2048)
  static let userCancelled: Code = Code(rawValue: 3072)
  static let featureUnsupported: Code = Code(rawValue: 3328)
  static let executableNotLoadable: Code = Code(rawValue: 3584)
  static let executableArchitectureMismatch: Code = Code(rawValue: 3585)
  static let executableRuntimeMismatch: Code = Code(rawValue: 3586)
  static let executableLoad: Code = Code(rawValue: 3587)
  static let executableLink: Code = Code(rawValue: 3588)
  static let propertyListReadCorrupt: Code = Code(rawValue: 3840)
  static let propertyListReadUnknownVersion: Code = Code(rawValue: 3841)
  static let propertyListReadStream: Code = Code(rawValue: 3842)
  static let propertyListWriteStream: Code = Code(rawValue: 3851)
  static let propertyListWriteInvalid: Code = Code(rawValue: 3852)
  static let xpcConnectionInterrupted: Code = Code(rawValue: 4097)
  static let xpcConnectionInvalid: Code = Code(rawValue: 4099)
  static let xpcConnectionReplyInvalid: Code = Code(rawValue: 4101)
  static let ubiquitousFileUnavailable: Code = Code(rawValue: 4353)
  static let ubiquitousFileNotUploadedDueToQuota: Code = Code(rawValue: 4354)
  static let ubiquitousFileUbiquityServerNotAvailable: Code = Code(rawValue: 4355)
  static let userActivityHandoffFailed: Code = Code(rawValue: 4608)
  static let userActivityConnectionUnavailable: Code = Code(rawValue: 4609)
  static let userActivityRemoteApplicationTimedOut: Code = Code(rawValue: 4610)
  static let userActivityHandoffUserInfoTooLarge: Code = Code(rawValue: 4611)
  static let coderReadCorrupt: Code = Code(rawValue: 4864)
  static let coderValueNotFound: Code = Code(rawValue: 4865)
  static let coderInvalidValue: Code = Code(rawValue: 4866)
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
