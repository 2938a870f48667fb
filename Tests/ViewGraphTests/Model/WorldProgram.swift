/// The program that every random world is made of: models, views that show them in every way there
/// is, and functions that make a world from a number and write to it.
///
/// A view with state shows it as `§path=value`, where `path` stands for the view's identity.
enum WorldProgram {
  static let text = models + specifications + views + stateful + writes
}
