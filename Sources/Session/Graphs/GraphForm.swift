/// The output forms of a graph.
enum GraphForm: CaseIterable {
  case tree, dot, mermaid, html, svg, png

  /// The flag that selects it; pictures are selected by the file's name only.
  var flag: String? {
    switch self {
    case .dot: "--dot"
    case .mermaid: "--mermaid"
    case .html: "--html"
    case .tree, .svg, .png: nil
    }
  }

  /// The endings of all files that can be written.
  static var suffixes: [String] { allCases.flatMap(\.suffixes) }

  private var suffixes: [String] {
    switch self {
    case .tree: []
    case .dot: [".dot", ".gv"]
    case .mermaid: [".mmd", ".mermaid"]
    case .html: [".html", ".htm"]
    case .svg: [".svg"]
    case .png: [".png"]
    }
  }

  /// The picture format that Graphviz draws.
  var picture: Configuration.PictureFormat? {
    switch self {
    case .svg: .svg
    case .png: .png
    case .tree, .dot, .mermaid, .html: nil
    }
  }

  /// The form for a file name's extension.
  init?(file: String) {
    let found = GraphForm.allCases.first { form in form.suffixes.contains { file.hasSuffix($0) } }
    guard let found else { return nil }
    self = found
  }
}
