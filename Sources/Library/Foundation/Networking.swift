// URL loading. There is no network: every request fails as on a device without a connection, so
// that programs show what they show in that case.

var NSURLErrorDomain: String { "NSURLErrorDomain" }
struct URLError: LocalizedError, CustomNSError, Hashable {
  static var errorDomain: String { "NSURLErrorDomain" }
  struct Code: Hashable, RawRepresentable, Sendable {
    let rawValue: Int
    init(rawValue: Int) { self.rawValue = rawValue }
  }
  let code: Code
  // No further information: there is no network.
  var userInfo: [String: Any] { [:] }
  init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
  var errorCode: Int { code.rawValue }
  var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
  var failingURL: URL? { userInfo["NSErrorFailingURLKey"] as? URL }
  var failureURLString: String? { userInfo["NSErrorFailingURLStringKey"] as? String }
  var errorDescription: String? {
    switch code {
    case .notConnectedToInternet: return "The Internet connection appears to be offline."
    case .timedOut: return "The request timed out."
    case .cancelled: return "cancelled"
    case .badURL: return "bad URL"
    case .unsupportedURL: return "unsupported URL"
    case .cannotFindHost: return "A server with the specified hostname could not be found."
    case .cannotConnectToHost: return "Could not connect to the server."
    case .networkConnectionLost: return "The network connection was lost."
    default:
      return "The operation could not be completed. (NSURLErrorDomain error \(code.rawValue).)"
    }
  }
  static func ~= (code: Code, error: any Error) -> Bool { (error as? URLError)?.code == code }
}
class URLResponse {
  let url: URL?
  let expectedContentLength: Int64
  let mimeType: String?
  let textEncodingName: String?
  init(
    url: URL, mimeType: String?, expectedContentLength: Int, textEncodingName: String?
  ) {
    self.url = url
    self.mimeType = mimeType
    self.expectedContentLength = Int64(expectedContentLength)
    self.textEncodingName = textEncodingName
  }
}
class HTTPURLResponse: URLResponse {
  let statusCode: Int
  let allHeaderFields: [AnyHashable: Any]
  init?(
    url: URL, statusCode: Int, httpVersion: String?, headerFields: [String: String]?
  ) {
    self.statusCode = statusCode
    var fields: [AnyHashable: Any] = [:]
    for (name, value) in headerFields ?? [:] { fields[name] = value }
    allHeaderFields = fields
    super.init(
      url: url, mimeType: headerFields?["Content-Type"], expectedContentLength: -1,
      textEncodingName: nil)
  }
  func value(forHTTPHeaderField field: String) -> String? {
    let name = field.lowercased()
    let found = allHeaderFields.first { ($0.key as? String)?.lowercased() == name }
    return found?.value as? String
  }
  static func localizedString(forStatusCode statusCode: Int) -> String {
    let names = [
      200: "no error", 400: "bad request", 401: "unauthorized", 403: "forbidden",
      404: "not found", 500: "internal server error", 503: "service unavailable",
    ]
    return names[statusCode] ?? "unknown"
  }
}
struct URLRequest: Hashable, Sendable, CustomStringConvertible {
  var description: String { url?.absoluteString ?? "url: nil" }
  enum CachePolicy {
    case useProtocolCachePolicy, reloadIgnoringLocalCacheData, returnCacheDataElseLoad
  }
  var url: URL?
  var httpMethod: String? = "GET"
  var httpBody: Data?
  var timeoutInterval: TimeInterval
  var cachePolicy: CachePolicy
  var allHTTPHeaderFields: [String: String]? = [:]
  init(
    url: URL, cachePolicy: CachePolicy = .useProtocolCachePolicy,
    timeoutInterval: TimeInterval = 60
  ) {
    self.url = url
    self.cachePolicy = cachePolicy
    self.timeoutInterval = timeoutInterval
  }
  /// The key under which a header field is stored, regardless of case.
  func _key(_ field: String) -> String {
    let name = field.lowercased()
    return allHTTPHeaderFields?.keys.first { $0.lowercased() == name } ?? field
  }
  mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {
    allHTTPHeaderFields?[_key(field)] = value
  }
  mutating func addValue(_ value: String, forHTTPHeaderField field: String) {
    let key = _key(field)
    let known = allHTTPHeaderFields?[key].map { $0 + "," } ?? ""
    allHTTPHeaderFields?[key] = known + value
  }
  func value(forHTTPHeaderField field: String) -> String? {
    allHTTPHeaderFields?[_key(field)]
  }
}
final class URLCache {
  static var shared = URLCache()
  init() {}
  init(memoryCapacity: Int, diskCapacity: Int) {}
  func removeAllCachedResponses() {}
}
final class URLSessionConfiguration {
  static var `default`: URLSessionConfiguration { URLSessionConfiguration() }
  static var ephemeral: URLSessionConfiguration { URLSessionConfiguration() }
  static func background(withIdentifier identifier: String) -> URLSessionConfiguration {
    URLSessionConfiguration()
  }
  init() {}
  var timeoutIntervalForRequest: TimeInterval = 60
  var timeoutIntervalForResource: TimeInterval = 604800
  var waitsForConnectivity = false
  var requestCachePolicy = URLRequest.CachePolicy.useProtocolCachePolicy
  var httpAdditionalHeaders: [AnyHashable: Any]?
  var urlCache: URLCache?
  var protocolClasses: [AnyObject.Type]?
}
protocol URLSessionDelegate: NSObjectProtocol {}
protocol URLSessionTaskDelegate: URLSessionDelegate {}
protocol URLSessionDataDelegate: URLSessionTaskDelegate {}
protocol URLSessionDownloadDelegate: URLSessionTaskDelegate {
  func urlSession(
    _ session: URLSession, downloadTask: URLSessionDownloadTask,
    didFinishDownloadingTo location: URL)
}
protocol URLSessionWebSocketDelegate: URLSessionTaskDelegate {}
final class URLSession: NSObject {
  typealias DataTaskPublisher = AnyPublisher<(data: Data, response: URLResponse), URLError>
  static let shared = URLSession()
  let configuration: URLSessionConfiguration
  override init() { configuration = .default }
  init(configuration: URLSessionConfiguration) { self.configuration = configuration }
  init(configuration: URLSessionConfiguration, delegate: Any?, delegateQueue: Any?) {
    self.configuration = configuration
  }
  func data(
    from url: URL, delegate: (any URLSessionTaskDelegate)?
  ) async throws -> (Data, URLResponse) {
    try await data(from: url)
  }
  func data(
    for request: URLRequest, delegate: (any URLSessionTaskDelegate)?
  ) async throws -> (Data, URLResponse) {
    try await data(for: request)
  }
  func download(for request: URLRequest) async throws -> (URL, URLResponse) {
    throw URLError(.notConnectedToInternet)
  }
  func bytes(from url: URL) async throws -> (AsyncBytes, URLResponse) {
    throw URLError(.notConnectedToInternet)
  }
  func bytes(for request: URLRequest) async throws -> (AsyncBytes, URLResponse) {
    throw URLError(.notConnectedToInternet)
  }
  /// The bytes of a response, one by one.
  struct AsyncBytes: AsyncSequence {
    typealias Element = UInt8
    let _url: URL
    var lines: AsyncThrowingStream<String, any Error> { _url.lines }
    func makeAsyncIterator() -> AsyncThrowingStream<UInt8, any Error>.Iterator {
      AsyncThrowingStream<UInt8, any Error> {
        $0.finish(throwing: URLError(.notConnectedToInternet))
      }.makeAsyncIterator()
    }
  }
  func finishTasksAndInvalidate() {}
  func invalidateAndCancel() {}
  func data(from url: URL) async throws -> (Data, URLResponse) {
    throw URLError(.notConnectedToInternet)
  }
  func data(for request: URLRequest) async throws -> (Data, URLResponse) {
    throw URLError(.notConnectedToInternet)
  }
  func upload(for request: URLRequest, from body: Data) async throws -> (Data, URLResponse) {
    throw URLError(.notConnectedToInternet)
  }
  func upload(for request: URLRequest, fromFile file: URL) async throws -> (Data, URLResponse) {
    try await upload(for: request, from: Data(contentsOf: file))
  }
  func download(from url: URL) async throws -> (URL, URLResponse) {
    throw URLError(.notConnectedToInternet)
  }
  func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    Fail(error: URLError(.notConnectedToInternet)).receive(on: DispatchQueue.global())
  }
  func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    Fail(error: URLError(.notConnectedToInternet)).receive(on: DispatchQueue.global())
  }
}
/// The codes, which are members of the error and of its type `Code`.
protocol _URLErrorCodes {}
extension _URLErrorCodes {
  static var unknown: URLError.Code { URLError.Code(rawValue: -1) }
  static var backgroundSessionRequiresSharedContainer: URLError.Code {
    URLError.Code(rawValue: -995)
  }
  static var backgroundSessionInUseByAnotherProcess: URLError.Code { URLError.Code(rawValue: -996) }
  static var backgroundSessionWasDisconnected: URLError.Code { URLError.Code(rawValue: -997) }
  static var cancelled: URLError.Code { URLError.Code(rawValue: -999) }
  static var badURL: URLError.Code { URLError.Code(rawValue: -1000) }
  static var timedOut: URLError.Code { URLError.Code(rawValue: -1001) }
  static var unsupportedURL: URLError.Code { URLError.Code(rawValue: -1002) }
  static var cannotFindHost: URLError.Code { URLError.Code(rawValue: -1003) }
  static var cannotConnectToHost: URLError.Code { URLError.Code(rawValue: -1004) }
  static var networkConnectionLost: URLError.Code { URLError.Code(rawValue: -1005) }
  static var dnsLookupFailed: URLError.Code { URLError.Code(rawValue: -1006) }
  static var httpTooManyRedirects: URLError.Code { URLError.Code(rawValue: -1007) }
  static var resourceUnavailable: URLError.Code { URLError.Code(rawValue: -1008) }
  static var notConnectedToInternet: URLError.Code { URLError.Code(rawValue: -1009) }
  static var redirectToNonExistentLocation: URLError.Code { URLError.Code(rawValue: -1010) }
  static var badServerResponse: URLError.Code { URLError.Code(rawValue: -1011) }
  static var userCancelledAuthentication: URLError.Code { URLError.Code(rawValue: -1012) }
  static var userAuthenticationRequired: URLError.Code { URLError.Code(rawValue: -1013) }
  static var zeroByteResource: URLError.Code { URLError.Code(rawValue: -1014) }
  static var cannotDecodeRawData: URLError.Code { URLError.Code(rawValue: -1015) }
  static var cannotDecodeContentData: URLError.Code { URLError.Code(rawValue: -1016) }
  static var cannotParseResponse: URLError.Code { URLError.Code(rawValue: -1017) }
  static var internationalRoamingOff: URLError.Code { URLError.Code(rawValue: -1018) }
  static var callIsActive: URLError.Code { URLError.Code(rawValue: -1019) }
  static var dataNotAllowed: URLError.Code { URLError.Code(rawValue: -1020) }
  static var requestBodyStreamExhausted: URLError.Code { URLError.Code(rawValue: -1021) }
  static var fileDoesNotExist: URLError.Code { URLError.Code(rawValue: -1100) }
  static var fileIsDirectory: URLError.Code { URLError.Code(rawValue: -1101) }
  static var noPermissionsToReadFile: URLError.Code { URLError.Code(rawValue: -1102) }
  static var secureConnectionFailed: URLError.Code { URLError.Code(rawValue: -1200) }
  static var serverCertificateHasBadDate: URLError.Code { URLError.Code(rawValue: -1201) }
  static var serverCertificateUntrusted: URLError.Code { URLError.Code(rawValue: -1202) }
  static var serverCertificateHasUnknownRoot: URLError.Code { URLError.Code(rawValue: -1203) }
  static var serverCertificateNotYetValid: URLError.Code { URLError.Code(rawValue: -1204) }
  static var clientCertificateRejected: URLError.Code { URLError.Code(rawValue: -1205) }
  static var clientCertificateRequired: URLError.Code { URLError.Code(rawValue: -1206) }
  static var cannotLoadFromNetwork: URLError.Code { URLError.Code(rawValue: -2000) }
  static var cannotCreateFile: URLError.Code { URLError.Code(rawValue: -3000) }
  static var cannotOpenFile: URLError.Code { URLError.Code(rawValue: -3001) }
  static var cannotCloseFile: URLError.Code { URLError.Code(rawValue: -3002) }
  static var cannotWriteToFile: URLError.Code { URLError.Code(rawValue: -3003) }
  static var cannotRemoveFile: URLError.Code { URLError.Code(rawValue: -3004) }
  static var cannotMoveFile: URLError.Code { URLError.Code(rawValue: -3005) }
  static var downloadDecodingFailedMidStream: URLError.Code { URLError.Code(rawValue: -3006) }
  static var downloadDecodingFailedToComplete: URLError.Code { URLError.Code(rawValue: -3007) }
}
extension URLError: _URLErrorCodes {}
extension URLError.Code: _URLErrorCodes {}
