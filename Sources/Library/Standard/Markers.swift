protocol Sendable {}
protocol Copyable {}
protocol Escapable {}
protocol BitwiseCopyable {}
protocol SendableMetatype {}
