/// The code of a view that faulted.
package struct FailedCode {
  /// What ran it.
  package enum Occasion {
    /// The view's own update.
    case body
    /// The user, with a control: its name.
    case use(of: String)
    /// A moment of the view, such as `onAppear`.
    case moment(Origin.Kind)
  }

  package let occasion: Occasion
  /// The innermost view that has the code: `Profile#1`; nil where none has a name.
  package let view: String?
  /// The properties of that view whose values come from the environment.
  package let supplies: [SuppliedProperty]
}
