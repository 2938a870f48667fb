// Loads by member

extension View {
  public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    ModifiedContent(content: self, modifier: _StyleWriter<_ControlGroupStyleKey>(style: style))
  }
}
