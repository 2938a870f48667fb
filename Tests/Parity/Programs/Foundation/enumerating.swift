import Foundation
"a b\nc".enumerateLines { line, _ in print(line, terminator: "/") }; print()
