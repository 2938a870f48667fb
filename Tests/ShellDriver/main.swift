import Glibc
import Shell
import ShellFixtures
import Terminal

let launch = Launch(
  in: Launch.Surroundings(
    environment: .current, isTerminal: { isatty($0) == 1 }, exit: { Glibc.exit($0) }),
  makeEvaluator: StubEvaluator.init)
exit(launch.run(Array(CommandLine.arguments.dropFirst())))
