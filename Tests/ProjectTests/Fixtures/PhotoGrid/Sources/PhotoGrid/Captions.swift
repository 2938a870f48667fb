import Foundation

/// The captions that come with the package.
struct Captions {
  private let texts: [String: String]

  init(bundle: Bundle? = nil) {
    guard
      let url = (bundle ?? .module).url(forResource: "captions", withExtension: "json"),
      let data = try? Data(contentsOf: url),
      let texts = try? JSONDecoder().decode([String: String].self, from: data)
    else {
      texts = [:]
      return
    }
    self.texts = texts
  }

  init(texts: [String: String]) {
    self.texts = texts
  }

  subscript(id: Int) -> String? { texts[String(id)] }
}
