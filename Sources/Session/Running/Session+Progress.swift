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
    world.machine.polling.isStopRequested = configuration.isInterrupted
  }

  /// The user's prompt text with its placeholders replaced by counts; a count of 0 is omitted. Nil
  /// if no text is set.
  package var promptText: String? {
    guard let text = settings.prompt, text.contains("{") else { return settings.prompt }
    func mark(_ sign: String, _ count: Int) -> String { count == 0 ? "" : " \(sign)\(count)" }
    return text.replacing("{stale}", with: mark("!", log.staleViews.count))
      .replacing("{waiting}", with: mark("~", world.machine.scheduler.alarmCount))
  }

  /// The label of the current environment frame; nil at the root.
  package var innermostFrame: String? {
    world.host.environment.environmentDepth > 0
      ? world.host.environment.environmentLevels.first?.label : nil
  }
}
