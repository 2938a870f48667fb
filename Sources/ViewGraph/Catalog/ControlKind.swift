/// What a control does for its user; set by `@_control(.slider, value: _value)` on the declaration.
package enum ControlKind: String, Sendable, CaseIterable {
  case button, toggle, textField, secureField, textEditor, slider, stepper, picker, datePicker
  case link, searchField, disclosure, menu, colorPicker

  /// What stands beside a control's label.
  enum Shown {
    /// The image in its label, which often shows its state.
    case icon
    /// The value of its binding.
    case value
    /// What its `_shown()` returns, otherwise the value of its binding.
    case ownText
    /// A dot for each letter of its text.
    case dots
    /// A word for each value of a binding to a `Bool`.
    case word(on: String, off: String)
  }

  /// The uses by which a user works it, and by which commands and completion find it.
  var uses: [ViewUse] {
    switch self {
    case .button: [.tap, .press, .release]
    case .link, .menu: [.tap]
    case .toggle, .disclosure: [.tap, .toggle]
    case .textField, .secureField, .searchField: [.type, .focus, .submit]
    case .textEditor: [.type, .focus]
    case .slider: [.slide]
    case .stepper: [.step]
    case .picker, .datePicker, .colorPicker: [.select]
    }
  }

  /// What is shown besides its label.
  var shown: Shown {
    switch self {
    case .button, .link, .menu: .icon
    case .toggle: .word(on: "on", off: "off")
    case .disclosure: .word(on: "open", off: "closed")
    case .secureField: .dots
    case .picker, .datePicker, .colorPicker: .ownText
    case .textField, .textEditor, .searchField, .slider, .stepper: .value
    }
  }

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
