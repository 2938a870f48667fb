// A trap inside of a task ends the program.
let list = [1, 2, 3]
let task = Task { () -> Int in
  print("in the task")
  await Task.yield()
  return list[list.count]
}
print("before")
print(await task.value)
