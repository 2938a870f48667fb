// The Composable Architecture: alerts and dialogs as values.
//
// Module: ComposableArchitecture

public struct TextState: Hashable, Sendable, ExpressibleByStringInterpolation,
  CustomStringConvertible
{
  let _text: String
  public init(_ content: String) { _text = content }
  public init(verbatim content: String) { _text = content }
  public init(stringLiteral value: String) { _text = value }
  public static func + (lhs: TextState, rhs: TextState) -> TextState {
    TextState(lhs._text + rhs._text)
  }
  public var description: String { _text }
}
extension Text {
  public init(_ state: TextState) { self.init(verbatim: state._text) }
}
public enum ButtonStateRole: Sendable { case cancel, destructive }
public enum TitleVisibility: Sendable { case automatic, hidden, visible }
public struct ButtonStateAction<Action> {
  let _action: Action?
  public static func send(_ action: Action?) -> ButtonStateAction<Action> {
    ButtonStateAction(_action: action)
  }
  public static func send(
    _ action: Action?, animation: Animation?
  ) -> ButtonStateAction<Action> { ButtonStateAction(_action: action) }
}
public struct ButtonState<Action> {
  public let label: TextState
  public let role: ButtonStateRole?
  let _action: Action?
  public init(
    role: ButtonStateRole? = nil, action: ButtonStateAction<Action>, label: () -> TextState
  ) {
    self.label = label()
    self.role = role
    _action = action._action
  }
  public init(role: ButtonStateRole? = nil, action: Action? = nil, label: () -> TextState) {
    self.label = label()
    self.role = role
    _action = action
  }
  init(_ role: ButtonStateRole?, _ label: TextState, _ action: Action?) {
    self.label = label
    self.role = role
    _action = action
  }
  public static func cancel(
    _ label: TextState, action: ButtonStateAction<Action>? = nil
  ) -> ButtonState<Action> { ButtonState(.cancel, label, action?._action) }
  public static func `default`(
    _ label: TextState, action: ButtonStateAction<Action>? = nil
  ) -> ButtonState<Action> { ButtonState(nil, label, action?._action) }
  public static func destructive(
    _ label: TextState, action: ButtonStateAction<Action>? = nil
  ) -> ButtonState<Action> { ButtonState(.destructive, label, action?._action) }
}
extension ButtonState: Equatable where Action: Equatable {}
@resultBuilder public enum ButtonStateBuilder<Action> {
  public static func buildArray(_ components: [[ButtonState<Action>]]) -> [ButtonState<Action>] {
    components.flatMap { $0 }
  }
  public static func buildBlock(_ components: [ButtonState<Action>]...) -> [ButtonState<Action>] {
    components.flatMap { $0 }
  }
  public static func buildExpression(_ expression: ButtonState<Action>) -> [ButtonState<Action>] {
    [expression]
  }
  public static func buildOptional(_ component: [ButtonState<Action>]?) -> [ButtonState<Action>] {
    component ?? []
  }
  public static func buildEither(first component: [ButtonState<Action>]) -> [ButtonState<Action>] {
    component
  }
  public static func buildEither(second component: [ButtonState<Action>]) -> [ButtonState<Action>] {
    component
  }
}

public struct AlertState<Action>: _EphemeralState {
  public var title: TextState
  public var message: TextState?
  public var buttons: [ButtonState<Action>]
  public init(
    title: () -> TextState,
    @ButtonStateBuilder<Action> actions: () -> [ButtonState<Action>] = { [] },
    message: (() -> TextState)? = nil
  ) {
    self.title = title()
    self.message = message?()
    buttons = actions()
  }
  public init(
    title: TextState, message: TextState? = nil, dismissButton: ButtonState<Action>? = nil
  ) {
    self.title = title
    self.message = message
    buttons = dismissButton.map { [$0] } ?? []
  }
  public init(
    title: TextState, message: TextState? = nil, primaryButton: ButtonState<Action>,
    secondaryButton: ButtonState<Action>
  ) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }
}
extension AlertState: Equatable where Action: Equatable {}
public struct ConfirmationDialogState<Action>: _EphemeralState {
  public var title: TextState
  public var titleVisibility = TitleVisibility.automatic
  public var message: TextState?
  public var buttons: [ButtonState<Action>]
  public init(
    titleVisibility: TitleVisibility = .automatic, title: () -> TextState,
    @ButtonStateBuilder<Action> actions: () -> [ButtonState<Action>],
    message: (() -> TextState)? = nil
  ) {
    self.title = title()
    self.titleVisibility = titleVisibility
    self.message = message?()
    buttons = actions()
  }
}
extension ConfirmationDialogState: Equatable where Action: Equatable {}

@ViewBuilder func _buttons<State, Action>(
  _ buttons: [ButtonState<Action>], _ store: Store<State, Action>?
) -> some View {
  ForEach(Array(buttons.enumerated()), id: \.offset) { _, button in
    Button(
      button.label._text,
      role: button.role == .cancel ? .cancel : button.role == .destructive ? .destructive : nil
    ) {
      if let action = button._action { store?.send(action) }
    }
  }
}
extension View {
  @MainActor public func alert<Action>(
    _ item: Binding<Store<AlertState<Action>, Action>?>
  ) -> some View {
    let store = item.wrappedValue
    let state = store?._wholeState()
    return alert(
      state?.title._text ?? "",
      isPresented: Binding(
        get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } }),
      presenting: state
    ) { state in
      _buttons(state.buttons, store)
    } message: { state in
      Text(state.message?._text ?? "")
    }
  }
  @MainActor public func confirmationDialog<Action>(
    _ item: Binding<Store<ConfirmationDialogState<Action>, Action>?>
  ) -> some View {
    let store = item.wrappedValue
    let state = store?._wholeState()
    return confirmationDialog(
      state?.title._text ?? "",
      isPresented: Binding(
        get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } })
    ) {
      _buttons(state?.buttons ?? [], store)
    }
  }
}
