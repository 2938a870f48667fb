import Foundation

func show(_ name: String, _ code: CocoaError.Code) {
  print(name, code.rawValue, CocoaError(code).localizedDescription)
}
show("coderInvalidValue", CocoaError.coderInvalidValue)
show("coderReadCorrupt", CocoaError.coderReadCorrupt)
show("coderValueNotFound", CocoaError.coderValueNotFound)
show("executableArchitectureMismatch", CocoaError.executableArchitectureMismatch)
show("executableLink", CocoaError.executableLink)
show("executableLoad", CocoaError.executableLoad)
show("executableNotLoadable", CocoaError.executableNotLoadable)
show("executableRuntimeMismatch", CocoaError.executableRuntimeMismatch)
show("featureUnsupported", CocoaError.featureUnsupported)
show("fileLocking", CocoaError.fileLocking)
show("fileNoSuchFile", CocoaError.fileNoSuchFile)
show("fileReadCorruptFile", CocoaError.fileReadCorruptFile)
show("fileReadInapplicableStringEncoding", CocoaError.fileReadInapplicableStringEncoding)
show("fileReadInvalidFileName", CocoaError.fileReadInvalidFileName)
show("fileReadNoPermission", CocoaError.fileReadNoPermission)
show("fileReadNoSuchFile", CocoaError.fileReadNoSuchFile)
show("fileReadTooLarge", CocoaError.fileReadTooLarge)
show("fileReadUnknown", CocoaError.fileReadUnknown)
show("fileReadUnknownStringEncoding", CocoaError.fileReadUnknownStringEncoding)
show("fileReadUnsupportedScheme", CocoaError.fileReadUnsupportedScheme)
show("fileWriteFileExists", CocoaError.fileWriteFileExists)
show("fileWriteInapplicableStringEncoding", CocoaError.fileWriteInapplicableStringEncoding)
show("fileWriteInvalidFileName", CocoaError.fileWriteInvalidFileName)
show("fileWriteNoPermission", CocoaError.fileWriteNoPermission)
show("fileWriteOutOfSpace", CocoaError.fileWriteOutOfSpace)
show("fileWriteUnknown", CocoaError.fileWriteUnknown)
show("fileWriteUnsupportedScheme", CocoaError.fileWriteUnsupportedScheme)
show("fileWriteVolumeReadOnly", CocoaError.fileWriteVolumeReadOnly)
show("formatting", CocoaError.formatting)
show("keyValueValidation", CocoaError.keyValueValidation)
show("propertyListReadCorrupt", CocoaError.propertyListReadCorrupt)
show("propertyListReadStream", CocoaError.propertyListReadStream)
show("propertyListReadUnknownVersion", CocoaError.propertyListReadUnknownVersion)
show("propertyListWriteInvalid", CocoaError.propertyListWriteInvalid)
show("propertyListWriteStream", CocoaError.propertyListWriteStream)
show("ubiquitousFileNotUploadedDueToQuota", CocoaError.ubiquitousFileNotUploadedDueToQuota)
show(
  "ubiquitousFileUbiquityServerNotAvailable", CocoaError.ubiquitousFileUbiquityServerNotAvailable)
show("ubiquitousFileUnavailable", CocoaError.ubiquitousFileUnavailable)
show("userActivityConnectionUnavailable", CocoaError.userActivityConnectionUnavailable)
show("userActivityHandoffFailed", CocoaError.userActivityHandoffFailed)
show("userActivityHandoffUserInfoTooLarge", CocoaError.userActivityHandoffUserInfoTooLarge)
show("userActivityRemoteApplicationTimedOut", CocoaError.userActivityRemoteApplicationTimedOut)
show("userCancelled", CocoaError.userCancelled)
show("xpcConnectionInterrupted", CocoaError.xpcConnectionInterrupted)
show("xpcConnectionInvalid", CocoaError.xpcConnectionInvalid)
show("xpcConnectionReplyInvalid", CocoaError.xpcConnectionReplyInvalid)
let missing = CocoaError(
  .fileNoSuchFile, userInfo: [NSFilePathErrorKey: "/a/b", NSURLErrorKey: URL(string: "file:///a")!])
print(
  missing.filePath as Any, missing.url as Any, missing.underlying as Any, missing.isFileError,
  missing.isCoderError, missing.code, missing.userInfo.count, missing.localizedDescription)
do { throw CocoaError.error(.fileReadNoPermission) } catch CocoaError.fileReadNoPermission {
  print("caught")
}
do { _ = try Data(contentsOf: URL(fileURLWithPath: "/nope/x")) } catch {
  print(
    error.localizedDescription, (error as? CocoaError)?.code == .fileReadNoSuchFile,
    (error as NSError).code)
}
