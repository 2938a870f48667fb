extension PreludeLibrary {
  /// Loading from the network as programs write it. There is no network: every request fails, as on a
  /// device without a connection, so that programs show what they show then.
  static let networking = PreludeChunk(
    names: [
      "URLSession", "URLSessionConfiguration", "URLSessionDataTask", "URLRequest", "URLResponse",
      "HTTPURLResponse", "URLError", "NSURLErrorDomain", "URLCache", "URLSessionDelegate",
      "URLSessionDownloadTask",
      "URLSessionTaskDelegate", "URLSessionDataDelegate",
    ],
    text: #"""
      var NSURLErrorDomain: String { "NSURLErrorDomain" }
      struct URLError: LocalizedError, CustomNSError, Hashable {
        static var errorDomain: String { "NSURLErrorDomain" }
        struct Code: Hashable, RawRepresentable, Sendable {
          let rawValue: Int
          init(rawValue: Int) { self.rawValue = rawValue }
        }
        let code: Code
        // There is no network that could say more.
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
        /// The name that a field is kept by: upper and lower case are one.
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
      final class URLSessionDataTask {
        let _finish: (Data?, URLResponse?, (any Error)?) -> Void
        var _isCancelled = false
        init(_finish: @escaping (Data?, URLResponse?, (any Error)?) -> Void) {
          self._finish = _finish
        }
        func resume() {
          DispatchQueue.global().async {
            self._finish(nil, nil, URLError(self._isCancelled ? .cancelled : .notConnectedToInternet))
          }
        }
        func cancel() { _isCancelled = true }
        func suspend() {}
      }
      final class URLSessionDownloadTask {
        let _finish: (URL?, URLResponse?, (any Error)?) -> Void
        let progress = Progress(totalUnitCount: 100)
        var _isCancelled = false
        init(_finish: @escaping (URL?, URLResponse?, (any Error)?) -> Void) {
          self._finish = _finish
        }
        func resume() {
          DispatchQueue.global().async {
            self._finish(nil, nil, URLError(self._isCancelled ? .cancelled : .notConnectedToInternet))
          }
        }
        func cancel() { _isCancelled = true }
        func suspend() {}
      }
      protocol URLSessionDelegate: NSObjectProtocol {}
      protocol URLSessionTaskDelegate: URLSessionDelegate {}
      protocol URLSessionDataDelegate: URLSessionTaskDelegate {}
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
        /// What comes from a server, byte by byte.
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
        func download(from url: URL) async throws -> (URL, URLResponse) {
          throw URLError(.notConnectedToInternet)
        }
        func dataTask(
          with url: URL,
          completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void
        ) -> URLSessionDataTask {
          URLSessionDataTask(_finish: completionHandler)
        }
        func dataTask(
          with request: URLRequest,
          completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void
        ) -> URLSessionDataTask {
          URLSessionDataTask(_finish: completionHandler)
        }
        func downloadTask(
          with url: URL,
          completionHandler: @escaping (URL?, URLResponse?, (any Error)?) -> Void
        ) -> URLSessionDownloadTask { URLSessionDownloadTask(_finish: completionHandler) }
        func downloadTask(
          with request: URLRequest,
          completionHandler: @escaping (URL?, URLResponse?, (any Error)?) -> Void
        ) -> URLSessionDownloadTask { URLSessionDownloadTask(_finish: completionHandler) }
        func downloadTask(with url: URL) -> URLSessionDownloadTask {
          URLSessionDownloadTask(_finish: { _, _, _ in })
        }
        func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
          Fail(error: URLError(.notConnectedToInternet)).receive(on: DispatchQueue.global())
        }
        func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
          Fail(error: URLError(.notConnectedToInternet)).receive(on: DispatchQueue.global())
        }
      }
      """# + urlErrorCodes)

  /// Texts that come line by line.
  static let networkLines = PreludeChunk(
    members: ["lines"],
    text: #"""
      extension URL {
        var lines: AsyncThrowingStream<String, any Error> {
          AsyncThrowingStream<String, any Error> { continuation in
            guard isFileURL else {
              continuation.finish(throwing: URLError(.notConnectedToInternet))
              return
            }
            do {
              let text = try String(contentsOf: self, encoding: .utf8)
              for line in text.split(whereSeparator: \.isNewline) {
                continuation.yield(String(line))
              }
              continuation.finish()
            } catch {
              continuation.finish(throwing: error)
            }
          }
        }
      }
      """#)
}
