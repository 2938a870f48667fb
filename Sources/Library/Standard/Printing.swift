@_native("print")
func print(_ items: Any..., separator: String = " ", terminator: String = "\n")
@_native("debugPrint")
func debugPrint(_ items: Any..., separator: String = " ", terminator: String = "\n")
