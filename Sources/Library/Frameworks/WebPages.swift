// SwiftUI's own web view, for programs that import WebKit.
//
// Module: WebKit

@Observable @MainActor public final class WebPage {
  public struct Configuration {
    public init() {}
    public var userContentController = WKUserContentController()
    public var websiteDataStore = WKWebsiteDataStore.default()
  }
  public init() {}
  public init(configuration: Configuration) {}
  public private(set) var url: URL?
  public var title: String { "" }
  public var isLoading: Bool { false }
  public var estimatedProgress: Double { 0 }
  public var customUserAgent: String?
  public func load(_ request: URLRequest) { url = request.url }
  public func load(_ url: URL?) { self.url = url }
  public func load(html: String, baseURL: URL) { url = baseURL }
  public func reload(fromOrigin: Bool = false) {}
  public func stopLoading() {}
}
public func WebView(_ page: WebPage) -> _InertLeaf {
  _InertLeaf(_name: "WebView", _arguments: [])
}
public func WebView(url: URL?) -> _InertLeaf {
  _InertLeaf(_name: "WebView", _arguments: [url?.absoluteString ?? ""])
}
