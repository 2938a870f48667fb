extension PreludeLibrary {
  /// Places of views that preferences carry up: they are kept, nothing is laid out.
  static let anchors = PreludeChunk(
    names: ["Anchor"],
    text: #"""
      public struct Anchor<Value> {
        public struct Source {
          let _value: Value
        }
        let _value: Value
      }
      extension Anchor.Source where Value == CGRect {
        public static var bounds: Anchor<CGRect>.Source {
          Anchor<CGRect>.Source(_value: CGRect(x: 0, y: 0, width: 390, height: 844))
        }
        public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source {
          Anchor<CGRect>.Source(_value: rect)
        }
      }
      extension Anchor.Source where Value == CGPoint {
        public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source {
          Anchor<CGPoint>.Source(_value: point)
        }
        public static var center: Anchor<CGPoint>.Source { .point(CGPoint(x: 195, y: 422)) }
        public static var top: Anchor<CGPoint>.Source { .point(CGPoint(x: 195, y: 0)) }
        public static var bottom: Anchor<CGPoint>.Source { .point(CGPoint(x: 195, y: 844)) }
        public static var topLeading: Anchor<CGPoint>.Source { .point(CGPoint(x: 0, y: 0)) }
        public static var topTrailing: Anchor<CGPoint>.Source { .point(CGPoint(x: 390, y: 0)) }
        public static var bottomLeading: Anchor<CGPoint>.Source { .point(CGPoint(x: 0, y: 844)) }
        public static var bottomTrailing: Anchor<CGPoint>.Source {
          .point(CGPoint(x: 390, y: 844))
        }
      }
      extension Anchor: Equatable where Value: Equatable {}
      extension GeometryProxy {
        public subscript<T>(_ anchor: Anchor<T>) -> T { anchor._value }
      }
      """#)

  static let anchorPreferences = PreludeChunk(
    members: ["anchorPreference", "overlayPreferenceValue", "backgroundPreferenceValue"],
    text: #"""
      struct _PreferenceView<K: PreferenceKey, Content: View>: ViewModifier, _PreferenceReading {
        typealias Body = Never
        let _name: String
        let transform: (K.Value) -> Content
        func _make(_ value: Any) -> Any { transform(value as! K.Value) }
      }

      extension View {
        public func anchorPreference<A, K: PreferenceKey>(
          key: K.Type, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
        ) -> some View {
          preference(key: key, value: transform(Anchor<A>(_value: value._value)))
        }
        public func overlayPreferenceValue<K: PreferenceKey, V: View>(
          _ key: K.Type = K.self, alignment: Alignment = .center,
          @ViewBuilder _ transform: @escaping (K.Value) -> V
        ) -> some View {
          ModifiedContent(
            content: self,
            modifier: _PreferenceView<K, V>(_name: "overlayPreferenceValue", transform: transform))
        }
        public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
          _ key: K.Type = K.self, alignment: Alignment = .center,
          @ViewBuilder _ transform: @escaping (K.Value) -> V
        ) -> some View {
          ModifiedContent(
            content: self,
            modifier: _PreferenceView<K, V>(
              _name: "backgroundPreferenceValue", transform: transform))
        }
      }
      """#)

  /// Forms of modifiers that few programs use.
  static let furtherInteractions = PreludeChunk(
    names: ["DefaultFocusEvaluationPriority"],
    members: ["searchSuggestions", "searchCompletion", "contextMenu", "defaultFocus"],
    text: #"""
      public struct DefaultFocusEvaluationPriority {
        public static let automatic = DefaultFocusEvaluationPriority()
        public static let userInitiated = DefaultFocusEvaluationPriority()
      }

      /// A suggestion that fills the search field when it is tapped.
      struct _Suggestion<Content: View>: View {
        typealias Body = Never
        let _label: Content
        let _completion: String
      }

      extension View {
        public func searchCompletion(_ completion: String) -> some View {
          _Suggestion(_label: self, _completion: completion)
        }
        public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
          ModifiedContent(
            content: self, modifier: _Beside(kind: "suggestions", _other: suggestions()))
        }
        public func contextMenu<M: View, P: View>(
          @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
        ) -> some View {
          contextMenu(menuItems: menuItems)
        }
        // At first nothing has the focus, unless the program has given it away already.
        public func defaultFocus<V: Hashable>(
          _ binding: FocusState<V>.Binding, _ value: V,
          priority: DefaultFocusEvaluationPriority = .automatic
        ) -> some View {
          onAppear { if binding.wrappedValue == binding._none { binding.wrappedValue = value } }
        }
        // The menu of rows that are selected: at first there are none.
        public func contextMenu<I: Hashable, M: View>(
          forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: (Set<I>) -> M,
          primaryAction: ((Set<I>) -> Void)? = nil
        ) -> some View {
          contextMenu(menuItems: { menu([]) })
        }
      }
      """#)
}
