import Session
import Terminal

/// Draws graphs with Graphviz, if it is installed.
enum Graphviz {
  /// Draws a graph into a file; returns nil if that succeeded.
  static func draw(
    _ graph: String, _ format: Configuration.PictureFormat, _ path: String
  ) -> Configuration.DrawingFailure? {
    let drawing: ChildProcess
    do throws(SystemError) {
      drawing = try ChildProcess.run("dot", ["-T\(format.rawValue)"], input: graph)
    } catch {
      return error.isMissingFile ? .notInstalled : .failed(error.message)
    }
    guard drawing.status == 0 else {
      let words = String(decoding: drawing.errors, as: UTF8.self)
      return .failed(words.split(separator: "\n").first.map(String.init) ?? "it ended early")
    }
    do throws(SystemError) {
      try FileAccess.replace(path, with: drawing.output)
      return nil
    } catch {
      return .unwritable(error.message)
    }
  }
}
