// Asynchronous sequences of lines.
//
// Loads by member

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
