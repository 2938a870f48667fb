// The module `Bindery` for tests: views can be mounted, driven and inspected.

@_native("views.mount") func _mountView(_ view: Any, _ name: String) -> String
@_native("views.unmount") func _unmountView(_ name: String)
@_native("views.read") func _readViews(_ name: String, _ what: String) -> [String]
@_native("views.value") func _viewValue(_ name: String, _ label: String) -> String?
@_native("names.restart") func _restartNames()
@_native("views.act")
func _actOnView(_ name: String, _ action: String, _ label: String, _ value: String)

/// Counts the objects of each class from 1 again in the names of rows and of what views read: what
/// is made from here on is `Book#1`, `Book#2`, whatever other tests have made.
///
/// - Parameter globals: Variables whose first values are made before that.
@MainActor public func restartNames(after globals: Any...) { _restartNames() }

/// A view mounted on an invisible screen.
///
/// Writes to models take effect when the host is inspected or driven: all writes since the last
/// time are then one transaction, like one input at the prompt. If the host cannot do what it is
/// asked, for example because there is no such control, the test ends.
@MainActor
public final class ViewHost {
  /// The name of the view: `BookView#1`, or the one it was given.
  public let name: String
  private var isMounted = true

  public init<V: View>(_ view: V) { name = _mountView(view, "") }

  /// Mounts a view under a name of its own.
  public init<V: View>(_ view: V, named name: String) { self.name = _mountView(view, name) }

  deinit { if isMounted { _unmountView(name) } }

  /// Unmounts the view.
  public func unmount() {
    if isMounted { _unmountView(name) }
    isMounted = false
  }

  /// The views whose bodies ran again since this was last read, in order, as often as
  /// they ran.
  public var updates: [String] { _readViews(name, "updates") }
  /// The views that appeared since this was last read.
  public var appeared: [String] { _readViews(name, "appeared") }
  /// The views that disappeared since this was last read.
  public var disappeared: [String] { _readViews(name, "disappeared") }
  /// The content of the screen: one line for each view, indented by depth.
  public var tree: String { _readViews(name, "tree").joined(separator: "\n") }
  /// The texts on the screen, in order, without the labels of controls.
  public var texts: [String] { _readViews(name, "texts") }
  /// The properties that the outermost view reads, such as `Book#1.title`.
  public var reads: [String] { _readViews(name, "reads") }
  /// The value of a control: the text of a field, `on` or `off`, a number; nil if it has none.
  public func value(of label: String) -> String? { _viewValue(name, label) }

  public func tap(_ label: String) { _actOnView(name, "tap", label, "") }
  public func press(_ label: String) { _actOnView(name, "press", label, "") }
  public func release(_ label: String) { _actOnView(name, "release", label, "") }
  public func doubletap(_ label: String) { _actOnView(name, "doubletap", label, "") }
  public func drag(_ label: String, x: Double, y: Double) {
    _actOnView(name, "drag", label, "\(x) \(y)")
  }
  public func pinch(_ label: String, by scale: Double) {
    _actOnView(name, "pinch", label, "\(scale)")
  }
  public func rotate(_ label: String, by degrees: Double) {
    _actOnView(name, "rotate", label, "\(degrees)")
  }
  public func hover(_ label: String, x: Double = 0, y: Double = 0) {
    _actOnView(name, "hover", label, "\(x) \(y)")
  }
  public func open(_ url: String) { _actOnView(name, "open", url, "") }
  public func key(_ keys: String) { _actOnView(name, "key", keys, "") }
  public func type(_ text: String, into label: String = "") {
    _actOnView(name, "type", label, text)
  }
  public func toggle(_ label: String) { _actOnView(name, "toggle", label, "") }
  public func slide(_ label: String = "", to value: Double) {
    _actOnView(name, "slide", label, "\(value)")
  }
  public func increment(_ label: String = "") { _actOnView(name, "increment", label, "") }
  public func decrement(_ label: String = "") { _actOnView(name, "decrement", label, "") }
  public func select(_ value: String, in label: String = "") {
    _actOnView(name, "select", label, value)
  }
  public func submit(_ label: String = "") { _actOnView(name, "submit", label, "") }
  public func focus(_ label: String) { _actOnView(name, "focus", label, "") }
  public func delete(_ row: String) { _actOnView(name, "delete", row, "") }
  public func move(_ row: String, to index: Int) { _actOnView(name, "move", row, "\(index)") }
  public func drop(_ label: String, on target: String) {
    _actOnView(name, "drop", label, target)
  }
  public func scroll(to row: String) { _actOnView(name, "scroll", row, "") }
  public func dismiss() { _actOnView(name, "dismiss", "", "") }
  public func back() { _actOnView(name, "back", "", "") }
  public func refresh() { _actOnView(name, "refresh", "", "") }
}
