extension PreludeLibrary {
  /// The errors of Foundation itself, by number.
  static let cocoaErrors = PreludeChunk(
    names: ["CocoaError"],
    text: #"""
      struct CocoaError: LocalizedError, CustomNSError, Hashable, CustomStringConvertible {
        struct Code: Hashable, RawRepresentable, Sendable {
          let rawValue: Int
          init(rawValue: Int) { self.rawValue = rawValue }
      \#(constants(of: cocoaCodes, type: "Code") { "Code(rawValue: \($0))" })
          static func ~= (code: Code, error: any Error) -> Bool {
            (error as? CocoaError)?.code == code
          }
        }
      \#(constants(of: cocoaCodes, type: "Code") { "Code(rawValue: \($0))" })
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
      \#(reasons)
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
      """#)

  /// The constants of `URLError` and of its `Code`.
  static let urlErrorCodes: String = """

    extension URLError.Code {
    \(constants(of: urlCodes, type: "URLError.Code") { "URLError.Code(rawValue: \($0))" })
    }
    extension URLError {
    \(constants(of: urlCodes, type: "URLError.Code") { "URLError.Code(rawValue: \($0))" })
    }
    """

  private static func constants(
    of codes: String, type: String, value: (Substring) -> String
  ) -> String {
    let words = codes.split { $0 == " " || $0 == "\n" }
    return stride(from: 0, to: words.count, by: 2).map {
      "static let \(words[$0]): \(type) = \(value(words[$0 + 1]))"
    }.joined(separator: "\n")
  }

  private static let cocoaCodes = """
    fileNoSuchFile 4 fileLocking 255 fileReadUnknown 256 fileReadNoPermission 257
    fileReadInvalidFileName 258 fileReadCorruptFile 259 fileReadNoSuchFile 260
    fileReadInapplicableStringEncoding 261 fileReadUnsupportedScheme 262 fileReadTooLarge 263
    fileReadUnknownStringEncoding 264 fileWriteUnknown 512 fileWriteNoPermission 513
    fileWriteInvalidFileName 514 fileWriteFileExists 516 fileWriteInapplicableStringEncoding 517
    fileWriteUnsupportedScheme 518 fileWriteOutOfSpace 640 fileWriteVolumeReadOnly 642
    keyValueValidation 1024 formatting 2048 userCancelled 3072 featureUnsupported 3328
    executableNotLoadable 3584 executableArchitectureMismatch 3585 executableRuntimeMismatch 3586
    executableLoad 3587 executableLink 3588 propertyListReadCorrupt 3840
    propertyListReadUnknownVersion 3841 propertyListReadStream 3842 propertyListWriteStream 3851
    propertyListWriteInvalid 3852 xpcConnectionInterrupted 4097 xpcConnectionInvalid 4099
    xpcConnectionReplyInvalid 4101 ubiquitousFileUnavailable 4353
    ubiquitousFileNotUploadedDueToQuota 4354 ubiquitousFileUbiquityServerNotAvailable 4355
    userActivityHandoffFailed 4608 userActivityConnectionUnavailable 4609
    userActivityRemoteApplicationTimedOut 4610 userActivityHandoffUserInfoTooLarge 4611
    coderReadCorrupt 4864 coderValueNotFound 4865 coderInvalidValue 4866
    """

  private static let urlCodes = """
    unknown -1 backgroundSessionRequiresSharedContainer -995
    backgroundSessionInUseByAnotherProcess -996 backgroundSessionWasDisconnected -997
    cancelled -999 badURL -1000 timedOut -1001 unsupportedURL -1002 cannotFindHost -1003
    cannotConnectToHost -1004 networkConnectionLost -1005 dnsLookupFailed -1006
    httpTooManyRedirects -1007 resourceUnavailable -1008 notConnectedToInternet -1009
    redirectToNonExistentLocation -1010 badServerResponse -1011 userCancelledAuthentication -1012
    userAuthenticationRequired -1013 zeroByteResource -1014 cannotDecodeRawData -1015
    cannotDecodeContentData -1016 cannotParseResponse -1017 internationalRoamingOff -1018
    callIsActive -1019 dataNotAllowed -1020 requestBodyStreamExhausted -1021 fileDoesNotExist -1100
    fileIsDirectory -1101 noPermissionsToReadFile -1102 secureConnectionFailed -1200
    serverCertificateHasBadDate -1201 serverCertificateUntrusted -1202
    serverCertificateHasUnknownRoot -1203 serverCertificateNotYetValid -1204
    clientCertificateRejected -1205 clientCertificateRequired -1206 cannotLoadFromNetwork -2000
    cannotCreateFile -3000 cannotOpenFile -3001 cannotCloseFile -3002 cannotWriteToFile -3003
    cannotRemoveFile -3004 cannotMoveFile -3005 downloadDecodingFailedMidStream -3006
    downloadDecodingFailedToComplete -3007
    """

  private static let reasons = """
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
    """
}
