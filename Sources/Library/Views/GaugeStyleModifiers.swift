// Loads by member

extension View {
  public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    ModifiedContent(content: self, modifier: _StyleWriter<_GaugeStyleKey>(style: style))
  }
}
