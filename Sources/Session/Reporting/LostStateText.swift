import Reports
import ViewGraph

/// Formats the state that was lost with a removed view.
enum LostStateText {
  /// The lost state and the reason: `its state n = 1 is lost: another branch of Branches#1`.
  ///
  /// Nil if nothing was lost, or if the user removed the view.
  static func text(of departure: Transaction.Departure) -> StyledText? {
    guard !departure.lost.isEmpty, let reason = reason(for: departure) else { return nil }
    let states = departure.lost.map { "\($0.property) = \(ChangeText.short($0.value))" }
    let list = states.joined(separator: ", ")
    let verb = states.count == 1 ? "its state \(list) is lost" : "its states \(list) are lost"
    return StyledText("\(verb): \(reason)", .quiet)
  }

  /// The reason for the removal; nil if the user removed the view.
  static func reason(for departure: Transaction.Departure) -> String? {
    let owner = departure.owner ?? "its parent"
    return switch departure.reason {
    case .unmounted, .dismissed: nil
    case .branch:
      departure.condition.map { "the other branch of if \($0)" } ?? "another branch of \(owner)"
    case .identity: "\(owner) gave it another id"
    case .element: "its element is gone"
    case .outOfSight: "its element has moved out of sight"
    case .elementID: "its element has another id each time it is asked"
    case .erasedType: "the AnyView in \(owner) holds a view of another type"
    case .replaced: "\(owner) no longer shows it"
    }
  }
}
