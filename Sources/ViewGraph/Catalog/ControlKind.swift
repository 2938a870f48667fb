/// What a control lets a person do: said by `@_control(.slider, value: _value)` on its declaration.
package enum ControlKind: String, Sendable, CaseIterable {
  case button, toggle, textField, secureField, textEditor, slider, stepper, picker, datePicker
  case link, searchField, disclosure, menu, colorPicker

  /// Those that a person types into.
  static let typed: Set<ControlKind> = [.textField, .secureField, .textEditor, .searchField]

  /// Examples of what it can be set to, where that is no list of choices.
  var wanted: [String] {
    switch self {
    case .datePicker: ["2026-12-31", "2026-12-31 18:30", "18:30"]
    case .colorPicker: ["red", "blue"]
    default: []
    }
  }

  /// Whether other controls can stand in it.
  var holdsControls: Bool {
    switch self {
    case .searchField, .disclosure, .menu, .link: true
    default: false
    }
  }

  /// The parts that a view says which is such a control.
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

  /// What such a view is asked.
  var requests: [ViewRequest] {
    switch self {
    case .picker: [.select]
    case .datePicker, .colorPicker: [.choose]
    default: []
    }
  }
}
