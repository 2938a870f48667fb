func note(_ s: String) { log.append(s) }
var log: [String] = []
note("a"); note("b")
print(log)
