import SwiftSyntaxMacros

public struct MarkMacro: PeerMacro {}
