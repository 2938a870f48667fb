/// What a control does for its user; set by `@_control(.slider, value: _value)` on the declaration.
package enum ControlKind: String, Sendable, CaseIterable {
  case button, toggle, textField, secureField, textEditor, slider, stepper, picker, datePicker
  case link, searchField, disclosure, menu, colorPicker

  /// The kinds with text input.
  static let typed: Set<ControlKind> = [.textField, .secureField, .textEditor, .searchField]

  /// Examples of valid values, for kinds without a list of choices.
  var wanted: [String] {
    switch self {
    case .datePicker: ["2026-12-31", "2026-12-31 18:30", "18:30"]
    case .colorPicker: ["red", "blue"]
    default: []
    }
  }

  /// Whether other controls can be nested in it.
  var holdsControls: Bool {
    switch self {
    case .searchField, .disclosure, .menu, .link: true
    default: false
    }
  }

  /// The parts that a control of this kind must have.
  var parts: [ViewPart] {
    switch self {
    case .button, .link: []
    case .menu: [.action]
    case .slider: [.value, .lower, .upper, .step, .editing]
    case .stepper: [.value, .increment, .decrement, .editing]
    case .textField: [.value, .editing, .commit]
    case .secureField: [.value, .commit]
    case .toggle, .textEditor, .picker, .datePicker, .colorPicker, .searchField, .disclosure:
      [.value]
    }
  }

  /// The requests that a control of this kind must answer.
  var requests: [ViewRequest] {
    switch self {
    case .picker: [.select]
    case .datePicker, .colorPicker: [.choose]
    default: []
    }
  }
}
