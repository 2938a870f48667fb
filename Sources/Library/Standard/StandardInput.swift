// The shell reads the standard input, so that it is at its end for programs.

func readLine(strippingNewline: Bool = true) -> String? { nil }
