// Loads by member

extension View {
  public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    ModifiedContent(content: self, modifier: _StyleWriter<_MenuStyleKey>(style: style))
  }
}
