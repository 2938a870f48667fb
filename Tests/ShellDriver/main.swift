import Glibc
import Shell
import ShellFixtures

let launch = Launch(
  through: Launch.ProcessConnections(
    isTerminal: { isatty($0) == 1 }, exit: { Glibc.exit($0) }),
  makeEvaluator: StubEvaluator.init)
exit(launch.run(Array(CommandLine.arguments.dropFirst())))
