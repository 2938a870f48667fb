import Glibc
import Shell
import Terminal

let launch = Launch(
  in: Launch.Surroundings(
    environment: .current, isTerminal: { isatty($0) == 1 }, exit: { Glibc.exit($0) }),
  makeEvaluator: SessionEvaluator.init)
exit(launch.run(Array(CommandLine.arguments.dropFirst())))
