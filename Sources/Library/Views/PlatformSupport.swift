// The state of platform views between updates.

@_native("platform.kept") func _keptView() -> AnyObject?
@_native("platform.keep")
func _keepView(_ view: AnyObject, _ dismantle: @escaping () -> Void)
@_native("platform.environment") func _wrapperFrame() -> Int
