@_native("text.format")
func _formatted(_ format: String, _ arguments: [any CVarArg]) -> String
@_native("text.capitalized")
func _capitalized(_ text: String, _ locale: String?) -> String
@_native("text.uppercased") func _uppercased(_ text: String, _ locale: String) -> String
@_native("text.lowercased") func _lowercased(_ text: String, _ locale: String) -> String
@_native("text.compare")
func _compareTexts(_ lhs: String, _ rhs: String, _ options: Int, _ locale: String?) -> Int
@_native("text.fold")
func _foldText(_ text: String, _ options: Int, _ locale: String?) -> String
@_native("text.commonPrefix")
func _commonPrefix(_ lhs: String, _ rhs: String, _ options: Int) -> String
@_native("text.range")
func _rangeOfText(
  _ text: String, _ target: String, _ options: Int, _ start: Int, _ end: Int,
  _ locale: String?
) -> [Int]?
@_native("text.replaced")
func _replacedText(
  _ text: String, _ target: String, _ replacement: String, _ options: Int, _ start: Int,
  _ end: Int
) -> String
@_native("text.percentDecoded") func _percentDecoded(_ text: String) -> String?
@_native("text.lines") func _lines(_ text: String) -> [String]
@_native("text.lineRange")
func _rangeOfLines(_ text: String, _ start: Int, _ end: Int, _ isParagraph: Bool) -> [Int]
