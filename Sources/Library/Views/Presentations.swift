// Modifiers that present other views.
//
// Loads with: View

// These store their binding: a write to it runs them, but not the body that
// made it.
@_shown(by: .presentation) @_parts(kind: kind, onDismiss: _onDismiss)
struct _Presented<Sheet: View>: ViewModifier {
  typealias Body = Never
  var kind: String
  var _isPresented: Binding<Bool>
  var _onDismiss: (() -> Void)?
  var _content: () -> Sheet
  init(
    kind: String, _isPresented: Binding<Bool>, _onDismiss: (() -> Void)?,
    _content: @escaping () -> Sheet
  ) {
    self.kind = kind
    self._isPresented = _isPresented._held()
    self._onDismiss = _onDismiss
    self._content = _content
  }
  func _isShown() -> Bool { _isPresented.wrappedValue }
  func _build() -> Sheet { _content() }
  func _close() { _isPresented.wrappedValue = false }
}

@_shown(by: .presentation) @_parts(kind: kind, item: _item, onDismiss: _onDismiss)
struct _PresentedItem<Item, Sheet: View>: ViewModifier {
  typealias Body = Never
  var kind: String
  var _item: Binding<Item?>
  var _onDismiss: (() -> Void)?
  var _content: (Item) -> Sheet
  var _identify: (Item) -> Any
  init(
    kind: String, _item: Binding<Item?>, _onDismiss: (() -> Void)?,
    _content: @escaping (Item) -> Sheet, _identify: @escaping (Item) -> Any
  ) {
    self.kind = kind
    self._item = _item._held()
    self._onDismiss = _onDismiss
    self._content = _content
    self._identify = _identify
  }
  func _shownItem() -> Item? { _item.wrappedValue }
  func _itemID(_ item: Item) -> Any { _identify(item) }
  func _build(_ item: Item) -> Sheet { _content(item) }
  func _close() { _item.wrappedValue = nil }
}

@_shown(by: .alert) @_parts(kind: kind, title: _title, actions: _actions, message: _message)
struct _Alert<Actions: View, Message: View>: ViewModifier {
  typealias Body = Never
  var kind: String
  var _title: String
  var _isPresented: Binding<Bool>
  var _actions: Actions
  var _message: Message
  init(
    kind: String, _title: String, _isPresented: Binding<Bool>, _actions: Actions,
    _message: Message
  ) {
    self.kind = kind
    self._title = _title
    self._isPresented = _isPresented._held()
    self._actions = _actions
    self._message = _message
  }
  func _isShown() -> Bool { _isPresented.wrappedValue }
  func _close() { _isPresented.wrappedValue = false }
  func _standardButton() -> Button<Text> {
    Button(kind == "alert" ? "OK" : "Cancel", role: .cancel) {}
  }
}

@_shown(.transparent) @_role(.destination)
struct _Destination<Value: Hashable, Content: View>: ViewModifier {
  typealias Body = Never
  var _content: (Value) -> Content
  func _accepts(_ value: AnyHashable) -> Bool { value.base is Value }
  func _build(_ value: AnyHashable) -> Content { _content(value.base as! Value) }
}

public enum PopoverAttachmentAnchor {
  public enum Source { case bounds }
  case rect(PopoverAttachmentAnchor.Source)
  case point(UnitPoint)
}

extension View {
  public func sheet<C: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> C
  ) -> some View {
    ModifiedContent(
      content: self,
      modifier: _Presented(
        kind: "sheet", _isPresented: isPresented, _onDismiss: onDismiss, _content: content))
  }
  public func sheet<Item: Identifiable, C: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> C
  ) -> some View {
    ModifiedContent(
      content: self,
      modifier: _PresentedItem(
        kind: "sheet", _item: item, _onDismiss: onDismiss, _content: content,
        _identify: { $0.id }))
  }
  public func fullScreenCover<C: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> C
  ) -> some View {
    ModifiedContent(
      content: self,
      modifier: _Presented(
        kind: "cover", _isPresented: isPresented, _onDismiss: onDismiss, _content: content))
  }
  public func fullScreenCover<Item: Identifiable, C: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> C
  ) -> some View {
    ModifiedContent(
      content: self,
      modifier: _PresentedItem(
        kind: "cover", _item: item, _onDismiss: onDismiss, _content: content,
        _identify: { $0.id }))
  }
  public func popover<C: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> C
  ) -> some View {
    ModifiedContent(
      content: self,
      modifier: _Presented(
        kind: "popover", _isPresented: isPresented, _onDismiss: nil, _content: content))
  }
  public func popover<Item: Identifiable, C: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> C
  ) -> some View {
    ModifiedContent(
      content: self,
      modifier: _PresentedItem(
        kind: "popover", _item: item, _onDismiss: nil, _content: content,
        _identify: { $0.id }))
  }
  public func navigationDestination<C: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> C
  ) -> some View {
    // The builder runs as part of the body, whether or not it is presented.
    let content = destination()
    return ModifiedContent(
      content: self,
      modifier: _Presented(
        kind: "destination", _isPresented: isPresented, _onDismiss: nil,
        _content: { content }))
  }
  public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    ModifiedContent(
      content: self,
      modifier: _PresentedItem(
        kind: "destination", _item: item, _onDismiss: nil, _content: destination,
        _identify: { $0 }))
  }
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    ModifiedContent(content: self, modifier: _Destination<D, C>(_content: destination))
  }
  public func alert<A: View>(
    _ title: String, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    ModifiedContent(
      content: self,
      modifier: _Alert(
        kind: "alert", _title: title, _isPresented: isPresented, _actions: actions(),
        _message: EmptyView()))
  }
  public func alert<A: View, M: View>(
    _ title: String, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    ModifiedContent(
      content: self,
      modifier: _Alert(
        kind: "alert", _title: title, _isPresented: isPresented, _actions: actions(),
        _message: message()))
  }
  public func alert<T, A: View>(
    _ title: String, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    ModifiedContent(
      content: self,
      modifier: _Alert(
        kind: "alert", _title: title, _isPresented: isPresented,
        _actions: data.map { actions($0) }, _message: EmptyView()))
  }
  public func alert<T, A: View, M: View>(
    _ title: String, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    ModifiedContent(
      content: self,
      modifier: _Alert(
        kind: "alert", _title: title, _isPresented: isPresented,
        _actions: data.map { actions($0) }, _message: data.map { message($0) }))
  }
  public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(title._text, isPresented: isPresented, actions: actions)
  }
  public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    alert(title._text, isPresented: isPresented, actions: actions, message: message)
  }
  public func alert<T, A: View>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    alert(title._text, isPresented: isPresented, presenting: data, actions: actions)
  }
  public func alert<T, A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    alert(
      title._text, isPresented: isPresented, presenting: data, actions: actions,
      message: message)
  }
  public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(error?.errorDescription ?? "", isPresented: isPresented, actions: actions)
  }
  public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A,
    @ViewBuilder message: (E) -> M
  ) -> some View {
    alert(
      error?.errorDescription ?? "", isPresented: isPresented, presenting: error,
      actions: actions, message: message)
  }
  public func alert(
    isPresented: Binding<Bool>, content: @escaping () -> Alert
  ) -> some View {
    ModifiedContent(
      content: self,
      modifier: _Presented(
        kind: "alert", _isPresented: isPresented, _onDismiss: nil,
        _content: { content()._view }))
  }
  public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> Alert
  ) -> some View {
    ModifiedContent(
      content: self,
      modifier: _PresentedItem(
        kind: "alert", _item: item, _onDismiss: nil, _content: { content($0)._view },
        _identify: { $0.id }))
  }
  public func actionSheet(
    isPresented: Binding<Bool>, content: @escaping () -> ActionSheet
  ) -> some View {
    ModifiedContent(
      content: self,
      modifier: _Presented(
        kind: "dialog", _isPresented: isPresented, _onDismiss: nil,
        _content: { content()._view }))
  }
  public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> ActionSheet
  ) -> some View {
    ModifiedContent(
      content: self,
      modifier: _PresentedItem(
        kind: "dialog", _item: item, _onDismiss: nil, _content: { content($0)._view },
        _identify: { $0.id }))
  }
  public func confirmationDialog<A: View>(
    _ title: String, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    ModifiedContent(
      content: self,
      modifier: _Alert(
        kind: "dialog", _title: title, _isPresented: isPresented, _actions: actions(),
        _message: EmptyView()))
  }
  public func confirmationDialog<A: View, M: View>(
    _ title: String, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    ModifiedContent(
      content: self,
      modifier: _Alert(
        kind: "dialog", _title: title, _isPresented: isPresented, _actions: actions(),
        _message: message()))
  }
  public func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    confirmationDialog(title._text, isPresented: isPresented, actions: actions)
  }
  public func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    confirmationDialog(
      title._text, isPresented: isPresented, actions: actions, message: message)
  }
  public func confirmationDialog<T, A: View>(
    _ title: String, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    ModifiedContent(
      content: self,
      modifier: _Alert(
        kind: "dialog", _title: title, _isPresented: isPresented,
        _actions: data.map { actions($0) }, _message: EmptyView()))
  }
  public func confirmationDialog<T, A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    confirmationDialog(
      title._text, isPresented: isPresented, presenting: data, actions: actions)
  }
  public func confirmationDialog<T, A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    confirmationDialog(
      title._text, isPresented: isPresented, presenting: data, actions: actions,
      message: message)
  }
  public func confirmationDialog<T, A: View, M: View>(
    _ title: String, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    ModifiedContent(
      content: self,
      modifier: _Alert(
        kind: "dialog", _title: title, _isPresented: isPresented,
        _actions: data.map { actions($0) }, _message: data.map { message($0) }))
  }
}
