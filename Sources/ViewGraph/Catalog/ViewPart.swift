/// A part of a library view, modifier or wrapper that the view graph uses. The attributes of the
/// type name the stored property: `@_control(.slider, value: _value)`.
enum ViewPart: String {
  // Parts of controls.
  /// The binding that a control shows and changes.
  case value
  /// The binding to a set of several chosen values.
  case values
  case action, role, editing, commit, completion, lower, upper, step, increment, decrement

  // Parts of containers and of their items.
  case content, views, view, text, name, arguments, header, footer, first, second
  case path, destination, isActive, element, title, tag
  case data, id, isConstant, isBound, edits, delete, move

  // Parts of modifiers.
  case modifier, kind, item, onDismiss, items, actions, message, other
  case keyPath, object, initial, appear, disappear, publisher, removesAtOnce, edge
  case target, isOfRows, isOfSearch, isOfScene, binding, keys, priority, mask

  // Parts of property wrappers.
  case cell, shown, isOfShell, resolved, type, location, read

  /// Its argument label in attributes.
  var label: String { rawValue }
}
