// Opening URLs, by the system or by the program itself.

public struct OpenURLAction {
  public struct Result {
    var _name: String
    var _url: URL?
    public static let handled = OpenURLAction.Result(_name: "handled", _url: nil)
    public static let discarded = OpenURLAction.Result(_name: "discarded", _url: nil)
    public static let systemAction = OpenURLAction.Result(_name: "system", _url: nil)
    public static func systemAction(_ url: URL) -> OpenURLAction.Result {
      OpenURLAction.Result(_name: "system", _url: url)
    }
  }
  var _handler: ((URL) -> OpenURLAction.Result)?
  public init(handler: @escaping (URL) -> OpenURLAction.Result) { _handler = handler }
  init() { _handler = nil }
  public func callAsFunction(_ url: URL) { callAsFunction(url, completion: { _ in }) }
  public func callAsFunction(_ url: URL, completion: (Bool) -> Void) {
    let result = _handler?(url) ?? .systemAction
    if result._name == "system" { _noteAction("openURL \(result._url ?? url)") }
    completion(result._name != "discarded")
  }
}
