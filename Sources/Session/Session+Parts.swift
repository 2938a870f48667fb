/// The parts of a session.
extension Session {
  package var reader: InputReader { InputReader(session: self) }
  var commandSpelling: CommandSpelling { CommandSpelling(session: self) }
  var announcer: Announcer { Announcer(session: self) }
  var apps: AppStarter { AppStarter(session: self) }
  package var fileChecker: FileChecker { FileChecker(session: self) }
  var refusals: ProgramRefusals { ProgramRefusals(session: self) }
  var viewNames: ViewNames { ViewNames(session: self) }
  var objectReaders: ObjectReaders { ObjectReaders(session: self) }
  var preparedRunner: PreparedRunner { PreparedRunner(session: self) }
  var runner: SwiftRunner { SwiftRunner(session: self) }
  package var preparation: FilePreparation { FilePreparation(session: self) }
  var fragmentChecker: FragmentChecker { FragmentChecker(session: self) }
  var memberPlacement: MemberPlacement { MemberPlacement(session: self) }
  package var stubbing: StubbedInputs { StubbedInputs(session: self) }
  var waitingList: WaitingList { WaitingList(session: self) }
  var staleViews: StaleViewFinder { StaleViewFinder(session: self) }
  package var projects: ProjectOpener { ProjectOpener(session: self) }
  var previews: Previews { Previews(session: self) }
  var reloader: ProjectReloader { ProjectReloader(session: self) }
  var attempts: Attempts { Attempts(session: self) }
  var timeTravel: TimeTravel { TimeTravel(session: self) }
  var historian: HistoryRecorder { HistoryRecorder(session: self) }
  var replayer: Replayer { Replayer(session: self) }
  package var linting: Linting { Linting(session: self) }
  var course: TransactionCourse { TransactionCourse(session: self) }
  var wrappedValues: WrappedValues { WrappedValues(session: self) }
  var bindings: BindingDeclarations { BindingDeclarations(session: self) }
  package var loader: FileLoader { FileLoader(session: self) }
  var tour: TourGuide { TourGuide(session: self) }
  var historyListing: HistoryListing { HistoryListing(session: self) }
  package var worldDump: WorldDump { WorldDump(session: self) }
  package var completer: Completer { Completer(session: self) }
}
