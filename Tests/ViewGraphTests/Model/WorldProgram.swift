/// The program of all random worlds: models, views that show them in every possible way, and
/// functions that make a world from a number and write to it.
///
/// A view with state shows it as `§path=value`, where `path` is the view's identity.
enum WorldProgram {
  static let text = models + specifications + views + stateful + writes
}
