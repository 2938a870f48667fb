import Glibc
import Shell

let launch = Launch(
  in: Launch.Surroundings(
    isTerminal: { isatty($0) == 1 }, exit: { Glibc.exit($0) }),
  makeEvaluator: SessionEvaluator.init)
exit(launch.run(Array(CommandLine.arguments.dropFirst())))
