import Interpreter
import Semantics
import ViewGraph

/// Progress and the current frame, for the prompt.
extension Session {
  /// Sets the function that is called often while an input runs, to decide whether to interrupt it.
  ///
  /// - Parameter isStopped: Receives a function that returns the input's steps so far.
  package func watchProgress(_ isStopped: @escaping (_ steps: () -> Int) -> Bool) {
    configuration.isInterrupted = { [unowned self] in isStopped { self.world.machine.steps } }
    world.checker.budget.isStopRequested = configuration.isInterrupted
    world.machine.isStopRequested = configuration.isInterrupted
  }

  /// The label of the current environment frame; nil at the root.
  package var innermostFrame: String? {
    world.host.environment.environmentDepth > 0
      ? world.host.environment.environmentLevels.first?.label : nil
  }
}
