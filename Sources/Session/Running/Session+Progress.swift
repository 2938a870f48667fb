import Interpreter
import Semantics
import ViewGraph

extension Session {
  /// Asks somebody often, while an input runs, whether it shall end.
  ///
  /// - Parameter isStopped: is given what tells how many steps the input has taken.
  package func watchProgress(_ isStopped: @escaping (_ steps: () -> Int) -> Bool) {
    configuration.isInterrupted = { [unowned self] in isStopped { self.world.machine.steps } }
    world.checker.budget.isStopRequested = configuration.isInterrupted
    world.machine.isStopRequested = configuration.isInterrupted
  }

  /// The environment frame that is set now; nil for the outermost one.
  package var innermostFrame: String? {
    world.host.environment.environmentDepth > 0
      ? world.host.environment.environmentLevels.first?.label : nil
  }
}
