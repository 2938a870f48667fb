import Glibc
import Shell

// The last session is kept until the process ends: the system frees its memory faster than the
// program could.
var last: SessionEvaluator?

let launch = Launch(
  through: Launch.ProcessConnections(
    isTerminal: { isatty($0) == 1 }, exit: { Glibc.exit($0) }),
  makeEvaluator: { setup in
    let evaluator = SessionEvaluator(setup)
    last = evaluator
    return evaluator
  })
exit(launch.run(Array(CommandLine.arguments.dropFirst())))
