/// A user action on a view.
package enum ViewAction {
  case tap(String)
  case press(String)
  case release(String)
  /// `doubletap`, `drag`, `pinch`, `rotate`, `hover`.
  case gesture(String, String, x: Double, y: Double)
  case type(String, text: String)
  case toggle(String)
  case slide(String, to: Double)
  case step(String, isUp: Bool)
  case select(String, value: String)
  case submit(String)
  case focus(String)
  case delete(row: String)
  case move(row: String, to: Int)
  case drop(String, onto: String)
  case scroll(to: String)
  case dismiss
  case back
  case refresh
  case open(String)
  case key(String)

  /// The action as a command: `tap Lend`.
  var words: String {
    switch self {
    case .tap(let label): "tap \(label)"
    case .press(let label): "press \(label)"
    case .release(let label): "release \(label)"
    case .gesture(let kind, let label, _, _): "\(kind) \(label)"
    case .type(let label, _): "type \(label)"
    case .toggle(let label): "toggle \(label)"
    case .slide(let label, _): "slide \(label)"
    case .step(let label, let isUp): "step \(label) \(isUp ? "up" : "down")"
    case .select(let label, let value): "select \(label) \(value)"
    case .submit(let label): "submit \(label)"
    case .focus(let label): "focus \(label)"
    case .delete(let row): "delete \(row)"
    case .move(let row, let index): "move \(row) \(index)"
    case .drop(let label, let target): "drop \(label) \(target)"
    case .scroll(let row): "scroll \(row)"
    case .dismiss: "dismiss"
    case .back: "back"
    case .refresh: "refresh"
    case .open(let address): "open \(address)"
    case .key(let name): "key \(name)"
    }
  }
}
