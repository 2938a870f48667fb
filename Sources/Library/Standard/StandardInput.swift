// What a program is typed into is the shell's, so that its standard input is at its end.

func readLine(strippingNewline: Bool = true) -> String? { nil }
