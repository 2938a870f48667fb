// WebKit's views and pages, which load nothing.

public class WKPreferences: NSObject {
  public override init() {}
  public var minimumFontSize: CGFloat = 0
  public var javaScriptCanOpenWindowsAutomatically = false
  public var isFraudulentWebsiteWarningEnabled = true
}
public class WKWebpagePreferences: NSObject {
  public override init() {}
  public var allowsContentJavaScript = true
}
public enum WKUserScriptInjectionTime: Int { case atDocumentStart, atDocumentEnd }
public class WKUserScript: NSObject {
  public let source: String
  public let injectionTime: WKUserScriptInjectionTime
  public let isForMainFrameOnly: Bool
  public init(
    source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool
  ) {
    self.source = source
    self.injectionTime = injectionTime
    isForMainFrameOnly = forMainFrameOnly
  }
}
public class WKScriptMessage: NSObject {
  public var body: Any { "" }
  public var name: String { "" }
  public weak var webView: WKWebView? { nil }
}
@objc public protocol WKScriptMessageHandler: NSObjectProtocol {
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}
public class WKUserContentController: NSObject {
  public override init() {}
  public private(set) var userScripts: [WKUserScript] = []
  public func add(_ handler: any WKScriptMessageHandler, name: String) {}
  public func removeScriptMessageHandler(forName name: String) {}
  public func addUserScript(_ script: WKUserScript) { userScripts.append(script) }
  public func removeAllUserScripts() { userScripts = [] }
}
public class WKHTTPCookieStore: NSObject {}
public class WKWebsiteDataStore: NSObject {
  public static func `default`() -> WKWebsiteDataStore { WKWebsiteDataStore() }
  public static func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }
  public let httpCookieStore = WKHTTPCookieStore()
}
public class WKWebViewConfiguration: NSObject {
  public override init() {}
  public var preferences = WKPreferences()
  public var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
  public var userContentController = WKUserContentController()
  public var websiteDataStore = WKWebsiteDataStore.default()
  public var allowsInlineMediaPlayback = false
  public var applicationNameForUserAgent: String?
}
public class WKNavigation: NSObject {}
public class WKFrameInfo: NSObject {
  public var isMainFrame: Bool { true }
  public var request: URLRequest { URLRequest(url: URL(string: "about:blank")!) }
}
public class WKWindowFeatures: NSObject {}
public enum WKNavigationType: Int {
  case linkActivated, formSubmitted, backForward, reload, formResubmitted, other = -1
}
public class WKNavigationAction: NSObject {
  public var request: URLRequest { URLRequest(url: URL(string: "about:blank")!) }
  public var navigationType: WKNavigationType { .other }
  public var targetFrame: WKFrameInfo? { nil }
}
public enum WKNavigationActionPolicy: Int { case cancel, allow, download }
public class WKNavigationResponse: NSObject {
  public var response: URLResponse {
    URLResponse(
      url: URL(string: "about:blank")!, mimeType: nil, expectedContentLength: 0,
      textEncodingName: nil)
  }
  public var canShowMIMEType: Bool { true }
}
public enum WKNavigationResponsePolicy: Int { case cancel, allow, download }
@objc public protocol WKNavigationDelegate: NSObjectProtocol {
  @objc optional func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void)
  @objc optional func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
  ) async -> WKNavigationActionPolicy
  @objc optional func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void)
  @objc optional func webView(
    _ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  @objc optional func webView(
    _ webView: WKWebView,
    didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!)
  @objc optional func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error)
  @objc optional func webView(
    _ webView: WKWebView, didCommit navigation: WKNavigation!)
  @objc optional func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  @objc optional func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
  @objc optional func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
}
@objc public protocol WKUIDelegate: NSObjectProtocol {
  @objc optional func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView?
  @objc optional func webViewDidClose(_ webView: WKWebView)
  @objc optional func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping () -> Void)
}
public class WKWebView: UIView {
  public let configuration: WKWebViewConfiguration
  public init(
    frame: CGRect, configuration: WKWebViewConfiguration = WKWebViewConfiguration()
  ) {
    self.configuration = configuration
    super.init(frame: frame)
  }
  public convenience override init() { self.init(frame: .zero) }
  public required init?(coder: NSCoder) { return nil }
  public weak var navigationDelegate: (any WKNavigationDelegate)?
  public weak var uiDelegate: (any WKUIDelegate)?
  public let scrollView = UIScrollView()
  public private(set) var url: URL?
  public var title: String? { nil }
  public var isLoading: Bool { false }
  public var estimatedProgress: Double { 0 }
  public var canGoBack: Bool { false }
  public var canGoForward: Bool { false }
  public var allowsBackForwardNavigationGestures = false
  public var customUserAgent: String?
  public var isInspectable = false
  @discardableResult public func load(_ request: URLRequest) -> WKNavigation? {
    url = request.url
    return nil
  }
  @discardableResult
  public func loadHTMLString(_ text: String, baseURL: URL?) -> WKNavigation? {
    url = baseURL
    return nil
  }
  @discardableResult
  public func loadFileURL(
    _ url: URL, allowingReadAccessTo readAccess: URL
  ) -> WKNavigation? {
    self.url = url
    return nil
  }
  @discardableResult public func reload() -> WKNavigation? { nil }
  @discardableResult public func goBack() -> WKNavigation? { nil }
  @discardableResult public func goForward() -> WKNavigation? { nil }
  public func stopLoading() {}
  public func evaluateJavaScript(
    _ script: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) { completionHandler?(nil, nil) }
}
