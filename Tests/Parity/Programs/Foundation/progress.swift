import Foundation

let download = Progress(totalUnitCount: 10)
print(download.fractionCompleted, download.isFinished, download.isIndeterminate, download.isCancelled)
download.completedUnitCount = 3
print(download.fractionCompleted)
let part = Progress(totalUnitCount: 4, parent: download, pendingUnitCount: 5)
part.completedUnitCount = 2
print(download.fractionCompleted, part.fractionCompleted)
part.completedUnitCount = 4
print(download.fractionCompleted, download.completedUnitCount, part.isFinished)
download.completedUnitCount = 10
print(download.isFinished, Progress(totalUnitCount: -1).isIndeterminate)

let upload = Progress(totalUnitCount: 2)
let child = Progress(totalUnitCount: 1)
upload.addChild(child, withPendingUnitCount: 1)
child.cancellationHandler = { print("cancelled") }
upload.cancel()
print(upload.isCancelled, child.isCancelled)
