@_native("text.format")
func _formatted(_ format: String, _ arguments: [any CVarArg]) -> String
@_native("text.capitalized") func _capitalized(_ text: String) -> String
@_native("text.compare")
func _compareTexts(_ lhs: String, _ rhs: String, _ options: Int) -> Int
@_native("text.compareLocalized")
func _compareLocalized(_ lhs: String, _ rhs: String, _ options: Int) -> Int
@_native("text.fold") func _foldText(_ text: String, _ options: Int) -> String
@_native("text.number")
func _formatNumber(
  _ value: Double, _ leastFraction: Int, _ mostFraction: Int, _ isGrouped: Bool
) -> String
