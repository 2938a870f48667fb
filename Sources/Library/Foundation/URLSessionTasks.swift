// Tasks of a URL session, which all fail as they do without a network.
//
// Loads with: URLSession

class URLSessionTask: NSObject {
  enum State: Int { case running, suspended, canceling, completed }
  static let highPriority: Float = 0.75
  static let defaultPriority: Float = 0.5
  static let lowPriority: Float = 0.25
  let progress = Progress(totalUnitCount: 100)
  let originalRequest: URLRequest?
  var currentRequest: URLRequest? { originalRequest }
  var response: URLResponse? { nil }
  private(set) var error: (any Error)?
  private(set) var state = State.suspended
  let taskIdentifier: Int
  var taskDescription: String?
  var priority: Float = URLSessionTask.defaultPriority
  var countOfBytesReceived: Int64 { 0 }
  var countOfBytesSent: Int64 { 0 }
  var countOfBytesExpectedToReceive: Int64 { -1 }
  var countOfBytesExpectedToSend: Int64 { -1 }
  let _fail: (any Error) -> Void
  nonisolated(unsafe) static var _count = 0
  init(_request: URLRequest?, _fail: @escaping (any Error) -> Void) {
    originalRequest = _request
    self._fail = _fail
    URLSessionTask._count += 1
    taskIdentifier = URLSessionTask._count
  }
  func resume() {
    if state != .suspended { return }
    state = .running
    DispatchQueue.global().async {
      let error = URLError(self.state == .canceling ? .cancelled : .notConnectedToInternet)
      self.error = error
      self.state = .completed
      self._fail(error)
    }
  }
  func cancel() {
    if state == .running || state == .suspended { state = .canceling }
  }
  func suspend() {}
}
class URLSessionDataTask: URLSessionTask {}
class URLSessionUploadTask: URLSessionDataTask {
  func cancel(byProducingResumeData completionHandler: @escaping (Data?) -> Void) {
    cancel()
    completionHandler(nil)
  }
}
class URLSessionDownloadTask: URLSessionTask {
  func cancel(byProducingResumeData completionHandler: @escaping (Data?) -> Void) {
    cancel()
    completionHandler(nil)
  }
}
class URLSessionWebSocketTask: URLSessionTask {
  enum Message { case data(Data), string(String) }
  enum CloseCode: Int { case invalid = 0, normalClosure = 1000, goingAway, protocolError }
  var maximumMessageSize = 1_048_576
  var closeCode: CloseCode { .invalid }
  func send(_ message: Message) async throws { throw URLError(.notConnectedToInternet) }
  func send(_ message: Message, completionHandler: @escaping ((any Error)?) -> Void) {
    DispatchQueue.global().async { completionHandler(URLError(.notConnectedToInternet)) }
  }
  func receive() async throws -> Message { throw URLError(.notConnectedToInternet) }
  func receive(completionHandler: @escaping (Result<Message, any Error>) -> Void) {
    DispatchQueue.global().async {
      completionHandler(.failure(URLError(.notConnectedToInternet)))
    }
  }
  func sendPing(pongReceiveHandler: @escaping ((any Error)?) -> Void) {
    DispatchQueue.global().async { pongReceiveHandler(URLError(.notConnectedToInternet)) }
  }
  func cancel(with closeCode: CloseCode, reason: Data?) { cancel() }
}

extension URLSession {
  func dataTask(with url: URL) -> URLSessionDataTask { dataTask(with: URLRequest(url: url)) }
  func dataTask(with request: URLRequest) -> URLSessionDataTask {
    URLSessionDataTask(_request: request, _fail: { _ in })
  }
  func dataTask(
    with url: URL, completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask {
    dataTask(with: URLRequest(url: url), completionHandler: completionHandler)
  }
  func dataTask(
    with request: URLRequest,
    completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask {
    URLSessionDataTask(_request: request, _fail: { completionHandler(nil, nil, $0) })
  }
  func downloadTask(with url: URL) -> URLSessionDownloadTask {
    downloadTask(with: URLRequest(url: url))
  }
  func downloadTask(with request: URLRequest) -> URLSessionDownloadTask {
    URLSessionDownloadTask(_request: request, _fail: { _ in })
  }
  func downloadTask(withResumeData data: Data) -> URLSessionDownloadTask {
    URLSessionDownloadTask(_request: nil, _fail: { _ in })
  }
  func downloadTask(
    with url: URL, completionHandler: @escaping (URL?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDownloadTask {
    downloadTask(with: URLRequest(url: url), completionHandler: completionHandler)
  }
  func downloadTask(
    with request: URLRequest,
    completionHandler: @escaping (URL?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDownloadTask {
    URLSessionDownloadTask(_request: request, _fail: { completionHandler(nil, nil, $0) })
  }
  func uploadTask(with request: URLRequest, from body: Data) -> URLSessionUploadTask {
    URLSessionUploadTask(_request: request, _fail: { _ in })
  }
  func uploadTask(with request: URLRequest, fromFile file: URL) -> URLSessionUploadTask {
    URLSessionUploadTask(_request: request, _fail: { _ in })
  }
  func uploadTask(withStreamedRequest request: URLRequest) -> URLSessionUploadTask {
    URLSessionUploadTask(_request: request, _fail: { _ in })
  }
  func uploadTask(
    with request: URLRequest, from body: Data?,
    completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionUploadTask {
    URLSessionUploadTask(_request: request, _fail: { completionHandler(nil, nil, $0) })
  }
  func uploadTask(
    with request: URLRequest, fromFile file: URL,
    completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionUploadTask {
    URLSessionUploadTask(_request: request, _fail: { completionHandler(nil, nil, $0) })
  }
  func webSocketTask(with url: URL) -> URLSessionWebSocketTask {
    webSocketTask(with: URLRequest(url: url))
  }
  func webSocketTask(with request: URLRequest) -> URLSessionWebSocketTask {
    URLSessionWebSocketTask(_request: request, _fail: { _ in })
  }
  func getAllTasks(completionHandler: @escaping ([URLSessionTask]) -> Void) {
    DispatchQueue.global().async { completionHandler([]) }
  }
  var allTasks: [URLSessionTask] { get async { [] } }
}
