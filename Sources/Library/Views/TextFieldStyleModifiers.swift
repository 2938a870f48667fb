// Loads by member

extension View {
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    ModifiedContent(content: self, modifier: _StyleWriter<_TextFieldStyleKey>(style: style))
  }
}
