// AVFoundation: players that know whether they are playing, but play nothing.

public var NSEC_PER_SEC: UInt64 { 1_000_000_000 }
public typealias CMTimeScale = Int32
public typealias CMTimeValue = Int64
public struct CMTime: Hashable, Comparable {
  public var value: Int64
  public var timescale: Int32
  public init(value: Int64, timescale: Int32) {
    self.value = value
    self.timescale = timescale
  }
  public init(seconds: Double, preferredTimescale: Int32) {
    self.init(
      value: Int64((seconds * Double(preferredTimescale)).rounded()),
      timescale: preferredTimescale)
  }
  public static let zero = CMTime(value: 0, timescale: 1)
  public static let invalid = CMTime(value: 0, timescale: 0)
  public var isValid: Bool { timescale != 0 }
  public var seconds: Double { timescale == 0 ? .nan : Double(value) / Double(timescale) }
  public static func < (a: CMTime, b: CMTime) -> Bool { a.seconds < b.seconds }
  public static func == (a: CMTime, b: CMTime) -> Bool {
    a.seconds == b.seconds || !a.isValid && !b.isValid
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(seconds) }
  public static func + (a: CMTime, b: CMTime) -> CMTime {
    CMTime(seconds: a.seconds + b.seconds, preferredTimescale: max(a.timescale, b.timescale))
  }
  public static func - (a: CMTime, b: CMTime) -> CMTime {
    CMTime(seconds: a.seconds - b.seconds, preferredTimescale: max(a.timescale, b.timescale))
  }
}
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}
public func CMTimeMakeWithSeconds(
  _ seconds: Double, preferredTimescale: Int32
) -> CMTime { CMTime(seconds: seconds, preferredTimescale: preferredTimescale) }
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }

public struct AVMediaType: Hashable, RawRepresentable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let video = AVMediaType(rawValue: "vide")
  public static let audio = AVMediaType(rawValue: "soun")
}
public enum AVAuthorizationStatus: Int { case notDetermined, restricted, denied, authorized }
public class AVAsset: NSObject {
  public let _url: URL
  public init(url: URL) { _url = url }
  public var duration: CMTime { .zero }
}
public class AVURLAsset: AVAsset { public var url: URL { _url } }
public class AVPlayerItem: NSObject {
  public enum Status: Int { case unknown, readyToPlay, failed }
  public static let didPlayToEndTimeNotification =
    Notification.Name("AVPlayerItemDidPlayToEndTimeNotification")
  public let asset: AVAsset
  public init(url: URL) { asset = AVURLAsset(url: url) }
  public init(asset: AVAsset) { self.asset = asset }
  public var status: Status { .unknown }
  public var duration: CMTime { .zero }
}
extension Notification.Name {
  public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
}
public class AVPlayer: NSObject {
  public enum TimeControlStatus: Int { case paused, waitingToPlayAtSpecifiedRate, playing }
  public enum ActionAtItemEnd: Int { case advance, pause, none }
  public override init() {}
  public init(url: URL) { currentItem = AVPlayerItem(url: url) }
  public init(playerItem: AVPlayerItem?) { currentItem = playerItem }
  public private(set) var currentItem: AVPlayerItem?
  public var rate: Float = 0
  public var volume: Float = 1
  public var isMuted = false
  public var actionAtItemEnd = ActionAtItemEnd.pause
  public var timeControlStatus: TimeControlStatus { rate == 0 ? .paused : .playing }
  var _time = CMTime.zero
  public func play() { rate = 1 }
  public func pause() { rate = 0 }
  public func currentTime() -> CMTime { _time }
  public func seek(to time: CMTime) { _time = time }
  public func seek(
    to time: CMTime, toleranceBefore before: CMTime, toleranceAfter after: CMTime
  ) { _time = time }
  public func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
    _time = time
    completionHandler(true)
  }
  public func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
  // The time of a player does not advance.
  public func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void
  ) -> Any { 0 }
  public func removeTimeObserver(_ observer: Any) {}
}
public class AVQueuePlayer: AVPlayer {
  public init(items: [AVPlayerItem]) { super.init(playerItem: items.first) }
  public override init() { super.init() }
}
public class AVPlayerLooper: NSObject {
  public init(player: AVQueuePlayer, templateItem: AVPlayerItem) {}
}
public class AVPlayerLayer: CALayer {
  public override init() {}
  public init(player: AVPlayer?) {
    super.init()
    self.player = player
  }
  public var player: AVPlayer?
}
public class AVPlayerViewController: UIViewController {
  public var player: AVPlayer?
  public var showsPlaybackControls = true
}
@objc public protocol AVAudioPlayerDelegate: NSObjectProtocol {
  @objc optional func audioPlayerDidFinishPlaying(
    _ player: AVAudioPlayer, successfully flag: Bool)
  @objc optional func audioPlayerDecodeErrorDidOccur(
    _ player: AVAudioPlayer, error: (any Error)?)
}
public class AVAudioPlayer: NSObject {
  public init(contentsOf url: URL) throws {
    if !FileManager.default.fileExists(atPath: url.path) {
      throw CocoaError(.fileReadNoSuchFile)
    }
  }
  public init(data: Data) throws {}
  public weak var delegate: (any AVAudioPlayerDelegate)?
  public private(set) var isPlaying = false
  public var volume: Float = 1
  public var rate: Float = 1
  public var numberOfLoops = 0
  public var currentTime: TimeInterval = 0
  public var duration: TimeInterval { 0 }
  @discardableResult public func prepareToPlay() -> Bool { true }
  @discardableResult public func play() -> Bool {
    isPlaying = true
    return true
  }
  public func pause() { isPlaying = false }
  public func stop() { isPlaying = false }
}
public class AVAudioRecorder: NSObject {
  public init(url: URL, settings: [String: Any]) throws {}
  public private(set) var isRecording = false
  @discardableResult public func record() -> Bool {
    isRecording = true
    return true
  }
  public func stop() { isRecording = false }
}
public class AVAudioSession: NSObject {
  public struct Category: Hashable {
    let _name: String
    public static let playback = Category(_name: "playback")
    public static let ambient = Category(_name: "ambient")
    public static let record = Category(_name: "record")
    public static let playAndRecord = Category(_name: "playAndRecord")
  }
  public struct Mode: Hashable {
    let _name: String
    public static let `default` = Mode(_name: "default")
    public static let moviePlayback = Mode(_name: "moviePlayback")
    public static let spokenAudio = Mode(_name: "spokenAudio")
  }
  public struct CategoryOptions: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let mixWithOthers = CategoryOptions(rawValue: 1)
    public static let duckOthers = CategoryOptions(rawValue: 2)
    public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
  }
  static let _session = AVAudioSession()
  public static func sharedInstance() -> AVAudioSession { _session }
  public func setCategory(_ category: Category) throws {}
  public func setCategory(
    _ category: Category, mode: Mode, options: CategoryOptions = []
  ) throws {}
  public func setActive(_ isActive: Bool) throws {}
}
@objc public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {
  @objc optional func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
  @objc optional func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
  @objc optional func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
}
public class AVSpeechSynthesisVoice: NSObject { public init?(language: String?) {} }
public class AVSpeechUtterance: NSObject {
  public let speechString: String
  public var voice: AVSpeechSynthesisVoice?
  public var rate: Float = 0.5
  public var pitchMultiplier: Float = 1
  public var volume: Float = 1
  public init(string: String) { speechString = string }
}
public class AVSpeechSynthesizer: NSObject {
  public enum _Boundary: Int { case immediate, word }
  public override init() {}
  public weak var delegate: (any AVSpeechSynthesizerDelegate)?
  public var isSpeaking: Bool { false }
  public func speak(_ utterance: AVSpeechUtterance) {}
  @discardableResult public func stopSpeaking(at boundary: _Boundary) -> Bool { false }
}
public class AVCaptureDevice: NSObject {
  public static func `default`(for type: AVMediaType) -> AVCaptureDevice? { nil }
  public static func authorizationStatus(for type: AVMediaType) -> AVAuthorizationStatus {
    .notDetermined
  }
  public static func requestAccess(for type: AVMediaType) async -> Bool { false }
  public static func requestAccess(
    for type: AVMediaType, completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }
}
public class AVCaptureSession: NSObject {
  public override init() {}
  public private(set) var isRunning = false
  public func startRunning() { isRunning = true }
  public func stopRunning() { isRunning = false }
  public func beginConfiguration() {}
  public func commitConfiguration() {}
}
public class AVCaptureVideoPreviewLayer: CALayer {
  public override init() {}
  public init(session: AVCaptureSession) { super.init() }
}
