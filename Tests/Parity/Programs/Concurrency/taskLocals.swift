// Values that tasks hand down.
enum Trace {
  @TaskLocal static var id = "none"
  @TaskLocal static var depth: Int?
}
func show(_ place: String) async { print(place, Trace.id, Trace.depth as Any) }
await show("outside")
await Trace.$id.withValue("one") {
  await show("inside")
  await Trace.$depth.withValue(1) {
    await Task.yield()
    await show("both")
    await Task { await show("task") }.value
    await Task.detached { await show("detached") }.value
    async let child: Void = show("child")
    await child
    await withTaskGroup(of: Void.self) { $0.addTask { await show("group") } }
  }
  Trace.$id.withValue("two") { print("at once", Trace.id) }
  await show("again")
}
await show("after")
