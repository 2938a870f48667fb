/// Views and modifiers of the library that do nothing here, though a person would expect them to.
enum NotSimulated {
  static let names: Set<String> = ["PhotosPicker", "photosPicker", "onDrag", "onDrop"]
}
