/// Views and modifiers of the library that have no effect here although users would expect one.
enum NotSimulated {
  static let names: Set<String> = ["PhotosPicker", "photosPicker", "onDrag", "onDrop"]
}
