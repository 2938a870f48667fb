// Loads by member

extension View {
  public func formStyle<S: FormStyle>(_ style: S) -> some View {
    ModifiedContent(content: self, modifier: _StyleWriter<_FormStyleKey>(style: style))
  }
}
