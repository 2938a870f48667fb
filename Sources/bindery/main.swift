import Glibc
import Shell

// The last session stays until the process ends: the system takes its memory back sooner than we could.
var last: SessionEvaluator?

let launch = Launch(
  in: Launch.ProcessConnections(
    isTerminal: { isatty($0) == 1 }, exit: { Glibc.exit($0) }),
  makeEvaluator: { setup in
    let evaluator = SessionEvaluator(setup)
    last = evaluator
    return evaluator
  })
exit(launch.run(Array(CommandLine.arguments.dropFirst())))
