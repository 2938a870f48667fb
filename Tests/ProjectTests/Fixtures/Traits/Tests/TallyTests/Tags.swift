import Testing

extension Tag {
  @Tag static var slow: Self
  enum Store {}
}

extension Tag.Store {
  @Tag static var memory: Tag
}
