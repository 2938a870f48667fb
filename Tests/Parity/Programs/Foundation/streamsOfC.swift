import Foundation

// What the C library gives names to.
setbuf(stdout, nil)
fputs("to the output\n", stdout)
fputs("to the errors\n", stderr)
puts("a line")
print(EXIT_SUCCESS, EXIT_FAILURE, _IONBF)
func usage() -> Never {
  fputs("usage: program FILE\n", stdout)
  exit(EXIT_SUCCESS)
}
defer { print("not deferred") }
if CommandLine.arguments.count < 9 { usage() }
print("not reached")
