// Written by `swift run library-index` from the files of Sources/Library: not to be changed by hand.
#include "CLibrary.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char Concurrency_Actors_text[] = {
#embed "../Library/Concurrency/Actors.swift"
};
static const unsigned char Concurrency_AsyncSequences_text[] = {
#embed "../Library/Concurrency/AsyncSequences.swift"
};
static const unsigned char Concurrency_AsyncStreams_text[] = {
#embed "../Library/Concurrency/AsyncStreams.swift"
};
static const unsigned char Concurrency_Clocks_text[] = {
#embed "../Library/Concurrency/Clocks.swift"
};
static const unsigned char Concurrency_Continuations_text[] = {
#embed "../Library/Concurrency/Continuations.swift"
};
static const unsigned char Concurrency_Dispatch_text[] = {
#embed "../Library/Concurrency/Dispatch.swift"
};
static const unsigned char Concurrency_Duration_text[] = {
#embed "../Library/Concurrency/Duration.swift"
};
static const unsigned char Concurrency_Synchronization_text[] = {
#embed "../Library/Concurrency/Synchronization.swift"
};
static const unsigned char Concurrency_TaskGroups_text[] = {
#embed "../Library/Concurrency/TaskGroups.swift"
};
static const unsigned char Concurrency_TaskLocals_text[] = {
#embed "../Library/Concurrency/TaskLocals.swift"
};
static const unsigned char Concurrency_TaskSupport_text[] = {
#embed "../Library/Concurrency/TaskSupport.swift"
};
static const unsigned char Concurrency_Tasks_text[] = {
#embed "../Library/Concurrency/Tasks.swift"
};
static const unsigned char Concurrency_Timers_text[] = {
#embed "../Library/Concurrency/Timers.swift"
};
static const unsigned char Foundation_AttributedTextObjects_text[] = {
#embed "../Library/Foundation/AttributedTextObjects.swift"
};
static const unsigned char Foundation_AttributedTextViews_text[] = {
#embed "../Library/Foundation/AttributedTextViews.swift"
};
static const unsigned char Foundation_AttributedTexts_text[] = {
#embed "../Library/Foundation/AttributedTexts.swift"
};
static const unsigned char Foundation_Bridging_text[] = {
#embed "../Library/Foundation/Bridging.swift"
};
static const unsigned char Foundation_Bundles_text[] = {
#embed "../Library/Foundation/Bundles.swift"
};
static const unsigned char Foundation_ByteCounts_text[] = {
#embed "../Library/Foundation/ByteCounts.swift"
};
static const unsigned char Foundation_ByteMembers_text[] = {
#embed "../Library/Foundation/ByteMembers.swift"
};
static const unsigned char Foundation_Caches_text[] = {
#embed "../Library/Foundation/Caches.swift"
};
static const unsigned char Foundation_Calendar_text[] = {
#embed "../Library/Foundation/Calendar.swift"
};
static const unsigned char Foundation_CalendarMatches_text[] = {
#embed "../Library/Foundation/CalendarMatches.swift"
};
static const unsigned char Foundation_CalendarSearches_text[] = {
#embed "../Library/Foundation/CalendarSearches.swift"
};
static const unsigned char Foundation_CalendarSymbols_text[] = {
#embed "../Library/Foundation/CalendarSymbols.swift"
};
static const unsigned char Foundation_CharacterSet_text[] = {
#embed "../Library/Foundation/CharacterSet.swift"
};
static const unsigned char Foundation_CocoaErrors_text[] = {
#embed "../Library/Foundation/CocoaErrors.swift"
};
static const unsigned char Foundation_CollectionMoves_text[] = {
#embed "../Library/Foundation/CollectionMoves.swift"
};
static const unsigned char Foundation_ComparatorLists_text[] = {
#embed "../Library/Foundation/ComparatorLists.swift"
};
static const unsigned char Foundation_ComparisonResult_text[] = {
#embed "../Library/Foundation/ComparisonResult.swift"
};
static const unsigned char Foundation_ComponentFormatters_text[] = {
#embed "../Library/Foundation/ComponentFormatters.swift"
};
static const unsigned char Foundation_ContainerMembers_text[] = {
#embed "../Library/Foundation/ContainerMembers.swift"
};
static const unsigned char Foundation_ContainerObjects_text[] = {
#embed "../Library/Foundation/ContainerObjects.swift"
};
static const unsigned char Foundation_Data_text[] = {
#embed "../Library/Foundation/Data.swift"
};
static const unsigned char Foundation_DataObjects_text[] = {
#embed "../Library/Foundation/DataObjects.swift"
};
static const unsigned char Foundation_DataProtocols_text[] = {
#embed "../Library/Foundation/DataProtocols.swift"
};
static const unsigned char Foundation_DataSearches_text[] = {
#embed "../Library/Foundation/DataSearches.swift"
};
static const unsigned char Foundation_Date_text[] = {
#embed "../Library/Foundation/Date.swift"
};
static const unsigned char Foundation_DateComponents_text[] = {
#embed "../Library/Foundation/DateComponents.swift"
};
static const unsigned char Foundation_DateFields_text[] = {
#embed "../Library/Foundation/DateFields.swift"
};
static const unsigned char Foundation_DateIntervalStyles_text[] = {
#embed "../Library/Foundation/DateIntervalStyles.swift"
};
static const unsigned char Foundation_DateLocales_text[] = {
#embed "../Library/Foundation/DateLocales.swift"
};
static const unsigned char Foundation_DatePatterns_text[] = {
#embed "../Library/Foundation/DatePatterns.swift"
};
static const unsigned char Foundation_DateStrategies_text[] = {
#embed "../Library/Foundation/DateStrategies.swift"
};
static const unsigned char Foundation_DateStrategyMembers_text[] = {
#embed "../Library/Foundation/DateStrategyMembers.swift"
};
static const unsigned char Foundation_DateStyles_text[] = {
#embed "../Library/Foundation/DateStyles.swift"
};
static const unsigned char Foundation_Decimal_text[] = {
#embed "../Library/Foundation/Decimal.swift"
};
static const unsigned char Foundation_DecimalFunctions_text[] = {
#embed "../Library/Foundation/DecimalFunctions.swift"
};
static const unsigned char Foundation_DecimalObjects_text[] = {
#embed "../Library/Foundation/DecimalObjects.swift"
};
static const unsigned char Foundation_DurationStyles_text[] = {
#embed "../Library/Foundation/DurationStyles.swift"
};
static const unsigned char Foundation_ElectricalUnits_text[] = {
#embed "../Library/Foundation/ElectricalUnits.swift"
};
static const unsigned char Foundation_FileContents_text[] = {
#embed "../Library/Foundation/FileContents.swift"
};
static const unsigned char Foundation_FileHandles_text[] = {
#embed "../Library/Foundation/FileHandles.swift"
};
static const unsigned char Foundation_FileLocations_text[] = {
#embed "../Library/Foundation/FileLocations.swift"
};
static const unsigned char Foundation_FileMembers_text[] = {
#embed "../Library/Foundation/FileMembers.swift"
};
static const unsigned char Foundation_FileTests_text[] = {
#embed "../Library/Foundation/FileTests.swift"
};
static const unsigned char Foundation_Files_text[] = {
#embed "../Library/Foundation/Files.swift"
};
static const unsigned char Foundation_FloatMathematics_text[] = {
#embed "../Library/Foundation/FloatMathematics.swift"
};
static const unsigned char Foundation_FormatStyleShortcuts_text[] = {
#embed "../Library/Foundation/FormatStyleShortcuts.swift"
};
static const unsigned char Foundation_FormatStyles_text[] = {
#embed "../Library/Foundation/FormatStyles.swift"
};
static const unsigned char Foundation_FormattedNumbers_text[] = {
#embed "../Library/Foundation/FormattedNumbers.swift"
};
static const unsigned char Foundation_Formatters_text[] = {
#embed "../Library/Foundation/Formatters.swift"
};
static const unsigned char Foundation_FoundationGeometry_text[] = {
#embed "../Library/Foundation/FoundationGeometry.swift"
};
static const unsigned char Foundation_FoundationTextMembers_text[] = {
#embed "../Library/Foundation/FoundationTextMembers.swift"
};
static const unsigned char Foundation_FoundationTexts_text[] = {
#embed "../Library/Foundation/FoundationTexts.swift"
};
static const unsigned char Foundation_GeometryMembers_text[] = {
#embed "../Library/Foundation/GeometryMembers.swift"
};
static const unsigned char Foundation_ISOFormatter_text[] = {
#embed "../Library/Foundation/ISOFormatter.swift"
};
static const unsigned char Foundation_ISOStyles_text[] = {
#embed "../Library/Foundation/ISOStyles.swift"
};
static const unsigned char Foundation_IndexPath_text[] = {
#embed "../Library/Foundation/IndexPath.swift"
};
static const unsigned char Foundation_IndexSet_text[] = {
#embed "../Library/Foundation/IndexSet.swift"
};
static const unsigned char Foundation_InformationUnits_text[] = {
#embed "../Library/Foundation/InformationUnits.swift"
};
static const unsigned char Foundation_JSON_text[] = {
#embed "../Library/Foundation/JSON.swift"
};
static const unsigned char Foundation_JSONObjects_text[] = {
#embed "../Library/Foundation/JSONObjects.swift"
};
static const unsigned char Foundation_LanguageConstants_text[] = {
#embed "../Library/Foundation/LanguageConstants.swift"
};
static const unsigned char Foundation_LengthUnits_text[] = {
#embed "../Library/Foundation/LengthUnits.swift"
};
static const unsigned char Foundation_ListFormatter_text[] = {
#embed "../Library/Foundation/ListFormatter.swift"
};
static const unsigned char Foundation_ListStyles_text[] = {
#embed "../Library/Foundation/ListStyles.swift"
};
static const unsigned char Foundation_Locale_text[] = {
#embed "../Library/Foundation/Locale.swift"
};
static const unsigned char Foundation_LocaleComponents_text[] = {
#embed "../Library/Foundation/LocaleComponents.swift"
};
static const unsigned char Foundation_LocaleForms_text[] = {
#embed "../Library/Foundation/LocaleForms.swift"
};
static const unsigned char Foundation_LocaleMembers_text[] = {
#embed "../Library/Foundation/LocaleMembers.swift"
};
static const unsigned char Foundation_LocaleNames_text[] = {
#embed "../Library/Foundation/LocaleNames.swift"
};
static const unsigned char Foundation_LocaleTables_text[] = {
#embed "../Library/Foundation/LocaleTables.swift"
};
static const unsigned char Foundation_LocalizedError_text[] = {
#embed "../Library/Foundation/LocalizedError.swift"
};
static const unsigned char Foundation_LocalizedTexts_text[] = {
#embed "../Library/Foundation/LocalizedTexts.swift"
};
static const unsigned char Foundation_Logging_text[] = {
#embed "../Library/Foundation/Logging.swift"
};
static const unsigned char Foundation_Mathematics_text[] = {
#embed "../Library/Foundation/Mathematics.swift"
};
static const unsigned char Foundation_MeasurementStyles_text[] = {
#embed "../Library/Foundation/MeasurementStyles.swift"
};
static const unsigned char Foundation_Measurements_text[] = {
#embed "../Library/Foundation/Measurements.swift"
};
static const unsigned char Foundation_MechanicalUnits_text[] = {
#embed "../Library/Foundation/MechanicalUnits.swift"
};
static const unsigned char Foundation_MemberStyleLists_text[] = {
#embed "../Library/Foundation/MemberStyleLists.swift"
};
static const unsigned char Foundation_NetworkLines_text[] = {
#embed "../Library/Foundation/NetworkLines.swift"
};
static const unsigned char Foundation_Networking_text[] = {
#embed "../Library/Foundation/Networking.swift"
};
static const unsigned char Foundation_NotificationStreams_text[] = {
#embed "../Library/Foundation/NotificationStreams.swift"
};
static const unsigned char Foundation_Notifications_text[] = {
#embed "../Library/Foundation/Notifications.swift"
};
static const unsigned char Foundation_NumberConversions_text[] = {
#embed "../Library/Foundation/NumberConversions.swift"
};
static const unsigned char Foundation_NumberFormatter_text[] = {
#embed "../Library/Foundation/NumberFormatter.swift"
};
static const unsigned char Foundation_NumberLocales_text[] = {
#embed "../Library/Foundation/NumberLocales.swift"
};
static const unsigned char Foundation_NumberObjects_text[] = {
#embed "../Library/Foundation/NumberObjects.swift"
};
static const unsigned char Foundation_NumberTexts_text[] = {
#embed "../Library/Foundation/NumberTexts.swift"
};
static const unsigned char Foundation_ObjectEnumeration_text[] = {
#embed "../Library/Foundation/ObjectEnumeration.swift"
};
static const unsigned char Foundation_Objects_text[] = {
#embed "../Library/Foundation/Objects.swift"
};
static const unsigned char Foundation_OrderedSetObjects_text[] = {
#embed "../Library/Foundation/OrderedSetObjects.swift"
};
static const unsigned char Foundation_ParsedNumbers_text[] = {
#embed "../Library/Foundation/ParsedNumbers.swift"
};
static const unsigned char Foundation_PersonNames_text[] = {
#embed "../Library/Foundation/PersonNames.swift"
};
static const unsigned char Foundation_Platform_text[] = {
#embed "../Library/Foundation/Platform.swift"
};
static const unsigned char Foundation_ProgressReports_text[] = {
#embed "../Library/Foundation/ProgressReports.swift"
};
static const unsigned char Foundation_PropertyLists_text[] = {
#embed "../Library/Foundation/PropertyLists.swift"
};
static const unsigned char Foundation_RegionConstants_text[] = {
#embed "../Library/Foundation/RegionConstants.swift"
};
static const unsigned char Foundation_RegularExpressions_text[] = {
#embed "../Library/Foundation/RegularExpressions.swift"
};
static const unsigned char Foundation_RelativeDateStyles_text[] = {
#embed "../Library/Foundation/RelativeDateStyles.swift"
};
static const unsigned char Foundation_RelativeDates_text[] = {
#embed "../Library/Foundation/RelativeDates.swift"
};
static const unsigned char Foundation_Scanner_text[] = {
#embed "../Library/Foundation/Scanner.swift"
};
static const unsigned char Foundation_ScriptConstants_text[] = {
#embed "../Library/Foundation/ScriptConstants.swift"
};
static const unsigned char Foundation_Sorting_text[] = {
#embed "../Library/Foundation/Sorting.swift"
};
static const unsigned char Foundation_SortingInPlace_text[] = {
#embed "../Library/Foundation/SortingInPlace.swift"
};
static const unsigned char Foundation_SortingMembers_text[] = {
#embed "../Library/Foundation/SortingMembers.swift"
};
static const unsigned char Foundation_SystemFunctions_text[] = {
#embed "../Library/Foundation/SystemFunctions.swift"
};
static const unsigned char Foundation_TextAttributes_text[] = {
#embed "../Library/Foundation/TextAttributes.swift"
};
static const unsigned char Foundation_TextEncodings_text[] = {
#embed "../Library/Foundation/TextEncodings.swift"
};
static const unsigned char Foundation_TextEnumeration_text[] = {
#embed "../Library/Foundation/TextEnumeration.swift"
};
static const unsigned char Foundation_TextForms_text[] = {
#embed "../Library/Foundation/TextForms.swift"
};
static const unsigned char Foundation_TextObjectMembers_text[] = {
#embed "../Library/Foundation/TextObjectMembers.swift"
};
static const unsigned char Foundation_TextObjects_text[] = {
#embed "../Library/Foundation/TextObjects.swift"
};
static const unsigned char Foundation_TextPrimitives_text[] = {
#embed "../Library/Foundation/TextPrimitives.swift"
};
static const unsigned char Foundation_TextSorting_text[] = {
#embed "../Library/Foundation/TextSorting.swift"
};
static const unsigned char Foundation_ThermalUnits_text[] = {
#embed "../Library/Foundation/ThermalUnits.swift"
};
static const unsigned char Foundation_TimeInterval_text[] = {
#embed "../Library/Foundation/TimeInterval.swift"
};
static const unsigned char Foundation_TimeUnits_text[] = {
#embed "../Library/Foundation/TimeUnits.swift"
};
static const unsigned char Foundation_TimeZone_text[] = {
#embed "../Library/Foundation/TimeZone.swift"
};
static const unsigned char Foundation_TimeZoneNames_text[] = {
#embed "../Library/Foundation/TimeZoneNames.swift"
};
static const unsigned char Foundation_URL_text[] = {
#embed "../Library/Foundation/URL.swift"
};
static const unsigned char Foundation_URLComponents_text[] = {
#embed "../Library/Foundation/URLComponents.swift"
};
static const unsigned char Foundation_URLHints_text[] = {
#embed "../Library/Foundation/URLHints.swift"
};
static const unsigned char Foundation_URLQueries_text[] = {
#embed "../Library/Foundation/URLQueries.swift"
};
static const unsigned char Foundation_UUID_text[] = {
#embed "../Library/Foundation/UUID.swift"
};
static const unsigned char Foundation_Undoing_text[] = {
#embed "../Library/Foundation/Undoing.swift"
};
static const unsigned char Foundation_UserDefaults_text[] = {
#embed "../Library/Foundation/UserDefaults.swift"
};
static const unsigned char Foundation_ValueCoding_text[] = {
#embed "../Library/Foundation/ValueCoding.swift"
};
static const unsigned char Foundation_ValueObjects_text[] = {
#embed "../Library/Foundation/ValueObjects.swift"
};
static const unsigned char Frameworks_Activities_text[] = {
#embed "../Library/Frameworks/Activities.swift"
};
static const unsigned char Frameworks_ActivityWidgets_text[] = {
#embed "../Library/Frameworks/ActivityWidgets.swift"
};
static const unsigned char Frameworks_AppKitViews_text[] = {
#embed "../Library/Frameworks/AppKitViews.swift"
};
static const unsigned char Frameworks_AppKitWindows_text[] = {
#embed "../Library/Frameworks/AppKitWindows.swift"
};
static const unsigned char Frameworks_CoreLocation_text[] = {
#embed "../Library/Frameworks/CoreLocation.swift"
};
static const unsigned char Frameworks_DisplayLinks_text[] = {
#embed "../Library/Frameworks/DisplayLinks.swift"
};
static const unsigned char Frameworks_Entities_text[] = {
#embed "../Library/Frameworks/Entities.swift"
};
static const unsigned char Frameworks_EntityGestures_text[] = {
#embed "../Library/Frameworks/EntityGestures.swift"
};
static const unsigned char Frameworks_KeyValueObserving_text[] = {
#embed "../Library/Frameworks/KeyValueObserving.swift"
};
static const unsigned char Frameworks_Layers_text[] = {
#embed "../Library/Frameworks/Layers.swift"
};
static const unsigned char Frameworks_MapContent_text[] = {
#embed "../Library/Frameworks/MapContent.swift"
};
static const unsigned char Frameworks_MapModifiers_text[] = {
#embed "../Library/Frameworks/MapModifiers.swift"
};
static const unsigned char Frameworks_Maps_text[] = {
#embed "../Library/Frameworks/Maps.swift"
};
static const unsigned char Frameworks_Media_text[] = {
#embed "../Library/Frameworks/Media.swift"
};
static const unsigned char Frameworks_PhotoPickers_text[] = {
#embed "../Library/Frameworks/PhotoPickers.swift"
};
static const unsigned char Frameworks_Photos_text[] = {
#embed "../Library/Frameworks/Photos.swift"
};
static const unsigned char Frameworks_Quaternions_text[] = {
#embed "../Library/Frameworks/Quaternions.swift"
};
static const unsigned char Frameworks_RealityViews_text[] = {
#embed "../Library/Frameworks/RealityViews.swift"
};
static const unsigned char Frameworks_SceneViews_text[] = {
#embed "../Library/Frameworks/SceneViews.swift"
};
static const unsigned char Frameworks_SelectorTargets_text[] = {
#embed "../Library/Frameworks/SelectorTargets.swift"
};
static const unsigned char Frameworks_Selectors_text[] = {
#embed "../Library/Frameworks/Selectors.swift"
};
static const unsigned char Frameworks_Store_text[] = {
#embed "../Library/Frameworks/Store.swift"
};
static const unsigned char Frameworks_UIKitAppearances_text[] = {
#embed "../Library/Frameworks/UIKitAppearances.swift"
};
static const unsigned char Frameworks_UIKitControllers_text[] = {
#embed "../Library/Frameworks/UIKitControllers.swift"
};
static const unsigned char Frameworks_UIKitControls_text[] = {
#embed "../Library/Frameworks/UIKitControls.swift"
};
static const unsigned char Frameworks_UIKitFonts_text[] = {
#embed "../Library/Frameworks/UIKitFonts.swift"
};
static const unsigned char Frameworks_UIKitGestures_text[] = {
#embed "../Library/Frameworks/UIKitGestures.swift"
};
static const unsigned char Frameworks_UIKitPickers_text[] = {
#embed "../Library/Frameworks/UIKitPickers.swift"
};
static const unsigned char Frameworks_UIKitResponders_text[] = {
#embed "../Library/Frameworks/UIKitResponders.swift"
};
static const unsigned char Frameworks_UIKitScenes_text[] = {
#embed "../Library/Frameworks/UIKitScenes.swift"
};
static const unsigned char Frameworks_UIKitTables_text[] = {
#embed "../Library/Frameworks/UIKitTables.swift"
};
static const unsigned char Frameworks_UIKitTexts_text[] = {
#embed "../Library/Frameworks/UIKitTexts.swift"
};
static const unsigned char Frameworks_UIKitViews_text[] = {
#embed "../Library/Frameworks/UIKitViews.swift"
};
static const unsigned char Frameworks_UserNotifications_text[] = {
#embed "../Library/Frameworks/UserNotifications.swift"
};
static const unsigned char Frameworks_VideoPlayers_text[] = {
#embed "../Library/Frameworks/VideoPlayers.swift"
};
static const unsigned char Frameworks_WebPages_text[] = {
#embed "../Library/Frameworks/WebPages.swift"
};
static const unsigned char Frameworks_WebViews_text[] = {
#embed "../Library/Frameworks/WebViews.swift"
};
static const unsigned char Glibc_Constants_text[] = {
#embed "../Library/Glibc/Constants.swift"
};
static const unsigned char Glibc_Files_text[] = {
#embed "../Library/Glibc/Files.swift"
};
static const unsigned char Glibc_Processes_text[] = {
#embed "../Library/Glibc/Processes.swift"
};
static const unsigned char Glibc_Streams_text[] = {
#embed "../Library/Glibc/Streams.swift"
};
static const unsigned char Glibc_Types_text[] = {
#embed "../Library/Glibc/Types.swift"
};
static const unsigned char Memory_Allocation_text[] = {
#embed "../Library/Memory/Allocation.swift"
};
static const unsigned char Memory_ArrayMemory_text[] = {
#embed "../Library/Memory/ArrayMemory.swift"
};
static const unsigned char Memory_Buffers_text[] = {
#embed "../Library/Memory/Buffers.swift"
};
static const unsigned char Memory_DataMemory_text[] = {
#embed "../Library/Memory/DataMemory.swift"
};
static const unsigned char Memory_LentMemory_text[] = {
#embed "../Library/Memory/LentMemory.swift"
};
static const unsigned char Memory_Memories_text[] = {
#embed "../Library/Memory/Memories.swift"
};
static const unsigned char Memory_MemoryAccess_text[] = {
#embed "../Library/Memory/MemoryAccess.swift"
};
static const unsigned char Memory_MemoryFunctions_text[] = {
#embed "../Library/Memory/MemoryFunctions.swift"
};
static const unsigned char Memory_OpaquePointer_text[] = {
#embed "../Library/Memory/OpaquePointer.swift"
};
static const unsigned char Memory_PointerNumbers_text[] = {
#embed "../Library/Memory/PointerNumbers.swift"
};
static const unsigned char Memory_Pointers_text[] = {
#embed "../Library/Memory/Pointers.swift"
};
static const unsigned char Memory_RawPointers_text[] = {
#embed "../Library/Memory/RawPointers.swift"
};
static const unsigned char Memory_SliceMemory_text[] = {
#embed "../Library/Memory/SliceMemory.swift"
};
static const unsigned char Memory_Span_text[] = {
#embed "../Library/Memory/Span.swift"
};
static const unsigned char Memory_SpanMembers_text[] = {
#embed "../Library/Memory/SpanMembers.swift"
};
static const unsigned char Memory_TextMemory_text[] = {
#embed "../Library/Memory/TextMemory.swift"
};
static const unsigned char Memory_Unmanaged_text[] = {
#embed "../Library/Memory/Unmanaged.swift"
};
static const unsigned char Memory_UnsafeBufferPointer_text[] = {
#embed "../Library/Memory/UnsafeBufferPointer.swift"
};
static const unsigned char Memory_UnsafeCasts_text[] = {
#embed "../Library/Memory/UnsafeCasts.swift"
};
static const unsigned char Memory_UnsafeMutableBufferPointer_text[] = {
#embed "../Library/Memory/UnsafeMutableBufferPointer.swift"
};
static const unsigned char Memory_UnsafeMutablePointer_text[] = {
#embed "../Library/Memory/UnsafeMutablePointer.swift"
};
static const unsigned char Memory_UnsafeMutableRawBufferPointer_text[] = {
#embed "../Library/Memory/UnsafeMutableRawBufferPointer.swift"
};
static const unsigned char Memory_UnsafePointer_text[] = {
#embed "../Library/Memory/UnsafePointer.swift"
};
static const unsigned char Memory_UnsafeRawBufferPointer_text[] = {
#embed "../Library/Memory/UnsafeRawBufferPointer.swift"
};
static const unsigned char Observation_Combinations_text[] = {
#embed "../Library/Observation/Combinations.swift"
};
static const unsigned char Observation_Combine_text[] = {
#embed "../Library/Observation/Combine.swift"
};
static const unsigned char Observation_EventOperators_text[] = {
#embed "../Library/Observation/EventOperators.swift"
};
static const unsigned char Observation_FailureOperators_text[] = {
#embed "../Library/Observation/FailureOperators.swift"
};
static const unsigned char Observation_NestedPublishers_text[] = {
#embed "../Library/Observation/NestedPublishers.swift"
};
static const unsigned char Observation_ObservableObject_text[] = {
#embed "../Library/Observation/ObservableObject.swift"
};
static const unsigned char Observation_Observation_text[] = {
#embed "../Library/Observation/Observation.swift"
};
static const unsigned char Observation_Observations_text[] = {
#embed "../Library/Observation/Observations.swift"
};
static const unsigned char Observation_PublisherCoding_text[] = {
#embed "../Library/Observation/PublisherCoding.swift"
};
static const unsigned char Observation_SequencePublishers_text[] = {
#embed "../Library/Observation/SequencePublishers.swift"
};
static const unsigned char Observation_SharedPublishers_text[] = {
#embed "../Library/Observation/SharedPublishers.swift"
};
static const unsigned char Observation_SimplePublishers_text[] = {
#embed "../Library/Observation/SimplePublishers.swift"
};
static const unsigned char Observation_Subjects_text[] = {
#embed "../Library/Observation/Subjects.swift"
};
static const unsigned char Observation_Subscribers_text[] = {
#embed "../Library/Observation/Subscribers.swift"
};
static const unsigned char Observation_TimeOperators_text[] = {
#embed "../Library/Observation/TimeOperators.swift"
};
static const unsigned char Observation_ValueOperators_text[] = {
#embed "../Library/Observation/ValueOperators.swift"
};
static const unsigned char Observation_ValuePublishers_text[] = {
#embed "../Library/Observation/ValuePublishers.swift"
};
static const unsigned char PackageDescription_Packages_text[] = {
#embed "../Library/PackageDescription/Packages.swift"
};
static const unsigned char PackageDescription_Targets_text[] = {
#embed "../Library/PackageDescription/Targets.swift"
};
static const unsigned char RegexBuilder_RegexAnchors_text[] = {
#embed "../Library/RegexBuilder/RegexAnchors.swift"
};
static const unsigned char RegexBuilder_RegexBuilding_text[] = {
#embed "../Library/RegexBuilder/RegexBuilding.swift"
};
static const unsigned char RegexBuilder_RegexCaptures_text[] = {
#embed "../Library/RegexBuilder/RegexCaptures.swift"
};
static const unsigned char RegexBuilder_RegexCharacterClasses_text[] = {
#embed "../Library/RegexBuilder/RegexCharacterClasses.swift"
};
static const unsigned char RegexBuilder_RegexQuantifiers_text[] = {
#embed "../Library/RegexBuilder/RegexQuantifiers.swift"
};
static const unsigned char Standard_AdditiveArithmetic_text[] = {
#embed "../Library/Standard/AdditiveArithmetic.swift"
};
static const unsigned char Standard_AnyCollections_text[] = {
#embed "../Library/Standard/AnyCollections.swift"
};
static const unsigned char Standard_AnyHashable_text[] = {
#embed "../Library/Standard/AnyHashable.swift"
};
static const unsigned char Standard_AnySequence_text[] = {
#embed "../Library/Standard/AnySequence.swift"
};
static const unsigned char Standard_Array_text[] = {
#embed "../Library/Standard/Array.swift"
};
static const unsigned char Standard_ArraySlice_text[] = {
#embed "../Library/Standard/ArraySlice.swift"
};
static const unsigned char Standard_BidirectionalCollectionMembers_text[] = {
#embed "../Library/Standard/BidirectionalCollectionMembers.swift"
};
static const unsigned char Standard_BinaryInteger_text[] = {
#embed "../Library/Standard/BinaryInteger.swift"
};
static const unsigned char Standard_Bool_text[] = {
#embed "../Library/Standard/Bool.swift"
};
static const unsigned char Standard_CGFloat_text[] = {
#embed "../Library/Standard/CGFloat.swift"
};
static const unsigned char Standard_CaseIterable_text[] = {
#embed "../Library/Standard/CaseIterable.swift"
};
static const unsigned char Standard_Character_text[] = {
#embed "../Library/Standard/Character.swift"
};
static const unsigned char Standard_CheckerSupport_text[] = {
#embed "../Library/Standard/CheckerSupport.swift"
};
static const unsigned char Standard_ClosedRange_text[] = {
#embed "../Library/Standard/ClosedRange.swift"
};
static const unsigned char Standard_Codable_text[] = {
#embed "../Library/Standard/Codable.swift"
};
static const unsigned char Standard_CodingConformances_text[] = {
#embed "../Library/Standard/CodingConformances.swift"
};
static const unsigned char Standard_CodingNodes_text[] = {
#embed "../Library/Standard/CodingNodes.swift"
};
static const unsigned char Standard_CodingTree_text[] = {
#embed "../Library/Standard/CodingTree.swift"
};
static const unsigned char Standard_CollectionDifference_text[] = {
#embed "../Library/Standard/CollectionDifference.swift"
};
static const unsigned char Standard_CollectionMembers_text[] = {
#embed "../Library/Standard/CollectionMembers.swift"
};
static const unsigned char Standard_CollectionSearch_text[] = {
#embed "../Library/Standard/CollectionSearch.swift"
};
static const unsigned char Standard_Collections_text[] = {
#embed "../Library/Standard/Collections.swift"
};
static const unsigned char Standard_CommandLine_text[] = {
#embed "../Library/Standard/CommandLine.swift"
};
static const unsigned char Standard_Comparable_text[] = {
#embed "../Library/Standard/Comparable.swift"
};
static const unsigned char Standard_ContainerCoding_text[] = {
#embed "../Library/Standard/ContainerCoding.swift"
};
static const unsigned char Standard_ContiguousArray_text[] = {
#embed "../Library/Standard/ContiguousArray.swift"
};
static const unsigned char Standard_Conversions_text[] = {
#embed "../Library/Standard/Conversions.swift"
};
static const unsigned char Standard_CustomStringConvertible_text[] = {
#embed "../Library/Standard/CustomStringConvertible.swift"
};
static const unsigned char Standard_DerivedCoding_text[] = {
#embed "../Library/Standard/DerivedCoding.swift"
};
static const unsigned char Standard_Descriptions_text[] = {
#embed "../Library/Standard/Descriptions.swift"
};
static const unsigned char Standard_Dictionary_text[] = {
#embed "../Library/Standard/Dictionary.swift"
};
static const unsigned char Standard_Double_text[] = {
#embed "../Library/Standard/Double.swift"
};
static const unsigned char Standard_EnumeratedSequence_text[] = {
#embed "../Library/Standard/EnumeratedSequence.swift"
};
static const unsigned char Standard_Equatable_text[] = {
#embed "../Library/Standard/Equatable.swift"
};
static const unsigned char Standard_Error_text[] = {
#embed "../Library/Standard/Error.swift"
};
static const unsigned char Standard_Extrema_text[] = {
#embed "../Library/Standard/Extrema.swift"
};
static const unsigned char Standard_Faults_text[] = {
#embed "../Library/Standard/Faults.swift"
};
static const unsigned char Standard_FlattenSequence_text[] = {
#embed "../Library/Standard/FlattenSequence.swift"
};
static const unsigned char Standard_Float_text[] = {
#embed "../Library/Standard/Float.swift"
};
static const unsigned char Standard_Float64_text[] = {
#embed "../Library/Standard/Float64.swift"
};
static const unsigned char Standard_FloatingPoint_text[] = {
#embed "../Library/Standard/FloatingPoint.swift"
};
static const unsigned char Standard_FloatingPointPrimitives_text[] = {
#embed "../Library/Standard/FloatingPointPrimitives.swift"
};
static const unsigned char Standard_GeneratedSequences_text[] = {
#embed "../Library/Standard/GeneratedSequences.swift"
};
static const unsigned char Standard_Hashable_text[] = {
#embed "../Library/Standard/Hashable.swift"
};
static const unsigned char Standard_Identifiable_text[] = {
#embed "../Library/Standard/Identifiable.swift"
};
static const unsigned char Standard_IdentityOperators_text[] = {
#embed "../Library/Standard/IdentityOperators.swift"
};
static const unsigned char Standard_InlineArray_text[] = {
#embed "../Library/Standard/InlineArray.swift"
};
static const unsigned char Standard_Int_text[] = {
#embed "../Library/Standard/Int.swift"
};
static const unsigned char Standard_Int128_text[] = {
#embed "../Library/Standard/Int128.swift"
};
static const unsigned char Standard_Int16_text[] = {
#embed "../Library/Standard/Int16.swift"
};
static const unsigned char Standard_Int32_text[] = {
#embed "../Library/Standard/Int32.swift"
};
static const unsigned char Standard_Int64_text[] = {
#embed "../Library/Standard/Int64.swift"
};
static const unsigned char Standard_Int8_text[] = {
#embed "../Library/Standard/Int8.swift"
};
static const unsigned char Standard_KeyPaths_text[] = {
#embed "../Library/Standard/KeyPaths.swift"
};
static const unsigned char Standard_LazyLocal_text[] = {
#embed "../Library/Standard/LazyLocal.swift"
};
static const unsigned char Standard_LazySequence_text[] = {
#embed "../Library/Standard/LazySequence.swift"
};
static const unsigned char Standard_LiteralProtocols_text[] = {
#embed "../Library/Standard/LiteralProtocols.swift"
};
static const unsigned char Standard_LocalAccessors_text[] = {
#embed "../Library/Standard/LocalAccessors.swift"
};
static const unsigned char Standard_Markers_text[] = {
#embed "../Library/Standard/Markers.swift"
};
static const unsigned char Standard_MemoryLayout_text[] = {
#embed "../Library/Standard/MemoryLayout.swift"
};
static const unsigned char Standard_MetatypeComparison_text[] = {
#embed "../Library/Standard/MetatypeComparison.swift"
};
static const unsigned char Standard_Mirror_text[] = {
#embed "../Library/Standard/Mirror.swift"
};
static const unsigned char Standard_MutableCollectionMembers_text[] = {
#embed "../Library/Standard/MutableCollectionMembers.swift"
};
static const unsigned char Standard_Never_text[] = {
#embed "../Library/Standard/Never.swift"
};
static const unsigned char Standard_NumberCoding_text[] = {
#embed "../Library/Standard/NumberCoding.swift"
};
static const unsigned char Standard_ObjectIdentifier_text[] = {
#embed "../Library/Standard/ObjectIdentifier.swift"
};
static const unsigned char Standard_Optional_text[] = {
#embed "../Library/Standard/Optional.swift"
};
static const unsigned char Standard_OtherNames_text[] = {
#embed "../Library/Standard/OtherNames.swift"
};
static const unsigned char Standard_Printing_text[] = {
#embed "../Library/Standard/Printing.swift"
};
static const unsigned char Standard_PrintingToStream_text[] = {
#embed "../Library/Standard/PrintingToStream.swift"
};
static const unsigned char Standard_RandomNumbers_text[] = {
#embed "../Library/Standard/RandomNumbers.swift"
};
static const unsigned char Standard_Range_text[] = {
#embed "../Library/Standard/Range.swift"
};
static const unsigned char Standard_RangeExpression_text[] = {
#embed "../Library/Standard/RangeExpression.swift"
};
static const unsigned char Standard_RangeReplaceableCollectionMembers_text[] = {
#embed "../Library/Standard/RangeReplaceableCollectionMembers.swift"
};
static const unsigned char Standard_RangeSet_text[] = {
#embed "../Library/Standard/RangeSet.swift"
};
static const unsigned char Standard_RangeSetMembers_text[] = {
#embed "../Library/Standard/RangeSetMembers.swift"
};
static const unsigned char Standard_RawRepresentable_text[] = {
#embed "../Library/Standard/RawRepresentable.swift"
};
static const unsigned char Standard_Regex_text[] = {
#embed "../Library/Standard/Regex.swift"
};
static const unsigned char Standard_RegexMatches_text[] = {
#embed "../Library/Standard/RegexMatches.swift"
};
static const unsigned char Standard_RegexPatterns_text[] = {
#embed "../Library/Standard/RegexPatterns.swift"
};
static const unsigned char Standard_Repeated_text[] = {
#embed "../Library/Standard/Repeated.swift"
};
static const unsigned char Standard_Result_text[] = {
#embed "../Library/Standard/Result.swift"
};
static const unsigned char Standard_SIMD16_text[] = {
#embed "../Library/Standard/SIMD16.swift"
};
static const unsigned char Standard_SIMD2_text[] = {
#embed "../Library/Standard/SIMD2.swift"
};
static const unsigned char Standard_SIMD3_text[] = {
#embed "../Library/Standard/SIMD3.swift"
};
static const unsigned char Standard_SIMD4_text[] = {
#embed "../Library/Standard/SIMD4.swift"
};
static const unsigned char Standard_SIMD8_text[] = {
#embed "../Library/Standard/SIMD8.swift"
};
static const unsigned char Standard_SequenceMembers_text[] = {
#embed "../Library/Standard/SequenceMembers.swift"
};
static const unsigned char Standard_SequenceOrders_text[] = {
#embed "../Library/Standard/SequenceOrders.swift"
};
static const unsigned char Standard_SequenceTransforms_text[] = {
#embed "../Library/Standard/SequenceTransforms.swift"
};
static const unsigned char Standard_Set_text[] = {
#embed "../Library/Standard/Set.swift"
};
static const unsigned char Standard_SetAlgebra_text[] = {
#embed "../Library/Standard/SetAlgebra.swift"
};
static const unsigned char Standard_StandardInput_text[] = {
#embed "../Library/Standard/StandardInput.swift"
};
static const unsigned char Standard_StaticString_text[] = {
#embed "../Library/Standard/StaticString.swift"
};
static const unsigned char Standard_Strideable_text[] = {
#embed "../Library/Standard/Strideable.swift"
};
static const unsigned char Standard_Strides_text[] = {
#embed "../Library/Standard/Strides.swift"
};
static const unsigned char Standard_String_text[] = {
#embed "../Library/Standard/String.swift"
};
static const unsigned char Standard_StringExtrema_text[] = {
#embed "../Library/Standard/StringExtrema.swift"
};
static const unsigned char Standard_StringProtocol_text[] = {
#embed "../Library/Standard/StringProtocol.swift"
};
static const unsigned char Standard_StringProtocolMembers_text[] = {
#embed "../Library/Standard/StringProtocolMembers.swift"
};
static const unsigned char Standard_StringViews_text[] = {
#embed "../Library/Standard/StringViews.swift"
};
static const unsigned char Standard_Substring_text[] = {
#embed "../Library/Standard/Substring.swift"
};
static const unsigned char Standard_Swapping_text[] = {
#embed "../Library/Standard/Swapping.swift"
};
static const unsigned char Standard_TextOutput_text[] = {
#embed "../Library/Standard/TextOutput.swift"
};
static const unsigned char Standard_TextViews_text[] = {
#embed "../Library/Standard/TextViews.swift"
};
static const unsigned char Standard_TextWriting_text[] = {
#embed "../Library/Standard/TextWriting.swift"
};
static const unsigned char Standard_TrimmedSequences_text[] = {
#embed "../Library/Standard/TrimmedSequences.swift"
};
static const unsigned char Standard_TupleComparison_text[] = {
#embed "../Library/Standard/TupleComparison.swift"
};
static const unsigned char Standard_TypeNames_text[] = {
#embed "../Library/Standard/TypeNames.swift"
};
static const unsigned char Standard_UInt_text[] = {
#embed "../Library/Standard/UInt.swift"
};
static const unsigned char Standard_UInt128_text[] = {
#embed "../Library/Standard/UInt128.swift"
};
static const unsigned char Standard_UInt16_text[] = {
#embed "../Library/Standard/UInt16.swift"
};
static const unsigned char Standard_UInt32_text[] = {
#embed "../Library/Standard/UInt32.swift"
};
static const unsigned char Standard_UInt64_text[] = {
#embed "../Library/Standard/UInt64.swift"
};
static const unsigned char Standard_UInt8_text[] = {
#embed "../Library/Standard/UInt8.swift"
};
static const unsigned char Standard_UTF8Parser_text[] = {
#embed "../Library/Standard/UTF8Parser.swift"
};
static const unsigned char Standard_Unicode_text[] = {
#embed "../Library/Standard/Unicode.swift"
};
static const unsigned char Standard_VariadicArguments_text[] = {
#embed "../Library/Standard/VariadicArguments.swift"
};
static const unsigned char Standard_Vectors_text[] = {
#embed "../Library/Standard/Vectors.swift"
};
static const unsigned char Standard_Void_text[] = {
#embed "../Library/Standard/Void.swift"
};
static const unsigned char Standard_WideConversions_text[] = {
#embed "../Library/Standard/WideConversions.swift"
};
static const unsigned char Standard_Zipped_text[] = {
#embed "../Library/Standard/Zipped.swift"
};
static const unsigned char Testing_AsyncExitTestExpectations_text[] = {
#embed "../Library/Testing/AsyncExitTestExpectations.swift"
};
static const unsigned char Testing_AsyncExitTestRequirements_text[] = {
#embed "../Library/Testing/AsyncExitTestRequirements.swift"
};
static const unsigned char Testing_Attachment_text[] = {
#embed "../Library/Testing/Attachment.swift"
};
static const unsigned char Testing_ExitTest_text[] = {
#embed "../Library/Testing/ExitTest.swift"
};
static const unsigned char Testing_Expectations_text[] = {
#embed "../Library/Testing/Expectations.swift"
};
static const unsigned char Testing_Issues_text[] = {
#embed "../Library/Testing/Issues.swift"
};
static const unsigned char Testing_KnownIssues_text[] = {
#embed "../Library/Testing/KnownIssues.swift"
};
static const unsigned char Testing_TestPlans_text[] = {
#embed "../Library/Testing/TestPlans.swift"
};
static const unsigned char Testing_TestTraits_text[] = {
#embed "../Library/Testing/TestTraits.swift"
};
static const unsigned char Testing_ViewHosts_text[] = {
#embed "../Library/Testing/ViewHosts.swift"
};
static const unsigned char Testing_XCTWaiter_text[] = {
#embed "../Library/Testing/XCTWaiter.swift"
};
static const unsigned char Testing_XCTests_text[] = {
#embed "../Library/Testing/XCTests.swift"
};
static const unsigned char Views_AccessibilityEnvironment_text[] = {
#embed "../Library/Views/AccessibilityEnvironment.swift"
};
static const unsigned char Views_Alerts_text[] = {
#embed "../Library/Views/Alerts.swift"
};
static const unsigned char Views_AnchorPreferences_text[] = {
#embed "../Library/Views/AnchorPreferences.swift"
};
static const unsigned char Views_Anchors_text[] = {
#embed "../Library/Views/Anchors.swift"
};
static const unsigned char Views_AnimationValues_text[] = {
#embed "../Library/Views/AnimationValues.swift"
};
static const unsigned char Views_Animators_text[] = {
#embed "../Library/Views/Animators.swift"
};
static const unsigned char Views_AppKitHosting_text[] = {
#embed "../Library/Views/AppKitHosting.swift"
};
static const unsigned char Views_Bindable_text[] = {
#embed "../Library/Views/Bindable.swift"
};
static const unsigned char Views_Binding_text[] = {
#embed "../Library/Views/Binding.swift"
};
static const unsigned char Views_Buttons_text[] = {
#embed "../Library/Views/Buttons.swift"
};
static const unsigned char Views_Canvas_text[] = {
#embed "../Library/Views/Canvas.swift"
};
static const unsigned char Views_Charts_text[] = {
#embed "../Library/Views/Charts.swift"
};
static const unsigned char Views_CollectionViews_text[] = {
#embed "../Library/Views/CollectionViews.swift"
};
static const unsigned char Views_ColourModifiers_text[] = {
#embed "../Library/Views/ColourModifiers.swift"
};
static const unsigned char Views_Colours_text[] = {
#embed "../Library/Views/Colours.swift"
};
static const unsigned char Views_Commands_text[] = {
#embed "../Library/Views/Commands.swift"
};
static const unsigned char Views_ControlGroupStyle_text[] = {
#embed "../Library/Views/ControlGroupStyle.swift"
};
static const unsigned char Views_ControlGroupStyleModifiers_text[] = {
#embed "../Library/Views/ControlGroupStyleModifiers.swift"
};
static const unsigned char Views_ControlStyles_text[] = {
#embed "../Library/Views/ControlStyles.swift"
};
static const unsigned char Views_CustomLayouts_text[] = {
#embed "../Library/Views/CustomLayouts.swift"
};
static const unsigned char Views_Detents_text[] = {
#embed "../Library/Views/Detents.swift"
};
static const unsigned char Views_DisclosureGroupStyle_text[] = {
#embed "../Library/Views/DisclosureGroupStyle.swift"
};
static const unsigned char Views_DisclosureGroupStyleModifiers_text[] = {
#embed "../Library/Views/DisclosureGroupStyleModifiers.swift"
};
static const unsigned char Views_DragAndDrop_text[] = {
#embed "../Library/Views/DragAndDrop.swift"
};
static const unsigned char Views_DrawingValues_text[] = {
#embed "../Library/Views/DrawingValues.swift"
};
static const unsigned char Views_EffectModifiers_text[] = {
#embed "../Library/Views/EffectModifiers.swift"
};
static const unsigned char Views_Environment_text[] = {
#embed "../Library/Views/Environment.swift"
};
static const unsigned char Views_EnvironmentButtons_text[] = {
#embed "../Library/Views/EnvironmentButtons.swift"
};
static const unsigned char Views_EnvironmentKeys_text[] = {
#embed "../Library/Views/EnvironmentKeys.swift"
};
static const unsigned char Views_EnvironmentTable_text[] = {
#embed "../Library/Views/EnvironmentTable.swift"
};
static const unsigned char Views_EnvironmentTypes_text[] = {
#embed "../Library/Views/EnvironmentTypes.swift"
};
static const unsigned char Views_FetchRequests_text[] = {
#embed "../Library/Views/FetchRequests.swift"
};
static const unsigned char Views_FocusState_text[] = {
#embed "../Library/Views/FocusState.swift"
};
static const unsigned char Views_FocusedValues_text[] = {
#embed "../Library/Views/FocusedValues.swift"
};
static const unsigned char Views_Fonts_text[] = {
#embed "../Library/Views/Fonts.swift"
};
static const unsigned char Views_FormStyle_text[] = {
#embed "../Library/Views/FormStyle.swift"
};
static const unsigned char Views_FormStyleModifiers_text[] = {
#embed "../Library/Views/FormStyleModifiers.swift"
};
static const unsigned char Views_Forms_text[] = {
#embed "../Library/Views/Forms.swift"
};
static const unsigned char Views_FurtherInteractions_text[] = {
#embed "../Library/Views/FurtherInteractions.swift"
};
static const unsigned char Views_GaugeStyle_text[] = {
#embed "../Library/Views/GaugeStyle.swift"
};
static const unsigned char Views_GaugeStyleModifiers_text[] = {
#embed "../Library/Views/GaugeStyleModifiers.swift"
};
static const unsigned char Views_Geometry_text[] = {
#embed "../Library/Views/Geometry.swift"
};
static const unsigned char Views_GeometryChanges_text[] = {
#embed "../Library/Views/GeometryChanges.swift"
};
static const unsigned char Views_GestureModifiers_text[] = {
#embed "../Library/Views/GestureModifiers.swift"
};
static const unsigned char Views_Gestures_text[] = {
#embed "../Library/Views/Gestures.swift"
};
static const unsigned char Views_GroupBoxStyle_text[] = {
#embed "../Library/Views/GroupBoxStyle.swift"
};
static const unsigned char Views_GroupBoxStyleModifiers_text[] = {
#embed "../Library/Views/GroupBoxStyleModifiers.swift"
};
static const unsigned char Views_InertView_text[] = {
#embed "../Library/Views/InertView.swift"
};
static const unsigned char Views_Intents_text[] = {
#embed "../Library/Views/Intents.swift"
};
static const unsigned char Views_Interactions_text[] = {
#embed "../Library/Views/Interactions.swift"
};
static const unsigned char Views_Interpolations_text[] = {
#embed "../Library/Views/Interpolations.swift"
};
static const unsigned char Views_KeyPresses_text[] = {
#embed "../Library/Views/KeyPresses.swift"
};
static const unsigned char Views_LabeledContentStyle_text[] = {
#embed "../Library/Views/LabeledContentStyle.swift"
};
static const unsigned char Views_LabeledContentStyleModifiers_text[] = {
#embed "../Library/Views/LabeledContentStyleModifiers.swift"
};
static const unsigned char Views_Labels_text[] = {
#embed "../Library/Views/Labels.swift"
};
static const unsigned char Views_LayoutModifiers_text[] = {
#embed "../Library/Views/LayoutModifiers.swift"
};
static const unsigned char Views_LayoutValues_text[] = {
#embed "../Library/Views/LayoutValues.swift"
};
static const unsigned char Views_Lists_text[] = {
#embed "../Library/Views/Lists.swift"
};
static const unsigned char Views_LiveNames_text[] = {
#embed "../Library/Views/LiveNames.swift"
};
static const unsigned char Views_ManagedObjects_text[] = {
#embed "../Library/Views/ManagedObjects.swift"
};
static const unsigned char Views_MenuStyle_text[] = {
#embed "../Library/Views/MenuStyle.swift"
};
static const unsigned char Views_MenuStyleModifiers_text[] = {
#embed "../Library/Views/MenuStyleModifiers.swift"
};
static const unsigned char Views_Moments_text[] = {
#embed "../Library/Views/Moments.swift"
};
static const unsigned char Views_MultiDatePickers_text[] = {
#embed "../Library/Views/MultiDatePickers.swift"
};
static const unsigned char Views_NamedGradients_text[] = {
#embed "../Library/Views/NamedGradients.swift"
};
static const unsigned char Views_NamedShapes_text[] = {
#embed "../Library/Views/NamedShapes.swift"
};
static const unsigned char Views_Navigation_text[] = {
#embed "../Library/Views/Navigation.swift"
};
static const unsigned char Views_ObservedObject_text[] = {
#embed "../Library/Views/ObservedObject.swift"
};
static const unsigned char Views_OpenURLActions_text[] = {
#embed "../Library/Views/OpenURLActions.swift"
};
static const unsigned char Views_Outlines_text[] = {
#embed "../Library/Views/Outlines.swift"
};
static const unsigned char Views_OutsideEvents_text[] = {
#embed "../Library/Views/OutsideEvents.swift"
};
static const unsigned char Views_Persistence_text[] = {
#embed "../Library/Views/Persistence.swift"
};
static const unsigned char Views_PersistenceKeys_text[] = {
#embed "../Library/Views/PersistenceKeys.swift"
};
static const unsigned char Views_Pickers_text[] = {
#embed "../Library/Views/Pickers.swift"
};
static const unsigned char Views_PlatformColours_text[] = {
#embed "../Library/Views/PlatformColours.swift"
};
static const unsigned char Views_PlatformSupport_text[] = {
#embed "../Library/Views/PlatformSupport.swift"
};
static const unsigned char Views_PlatformValues_text[] = {
#embed "../Library/Views/PlatformValues.swift"
};
static const unsigned char Views_Preferences_text[] = {
#embed "../Library/Views/Preferences.swift"
};
static const unsigned char Views_Presentations_text[] = {
#embed "../Library/Views/Presentations.swift"
};
static const unsigned char Views_Previews_text[] = {
#embed "../Library/Views/Previews.swift"
};
static const unsigned char Views_PrimitiveButtonStyles_text[] = {
#embed "../Library/Views/PrimitiveButtonStyles.swift"
};
static const unsigned char Views_PrintedChanges_text[] = {
#embed "../Library/Views/PrintedChanges.swift"
};
static const unsigned char Views_ProgressViewStyle_text[] = {
#embed "../Library/Views/ProgressViewStyle.swift"
};
static const unsigned char Views_ProgressViewStyleModifiers_text[] = {
#embed "../Library/Views/ProgressViewStyleModifiers.swift"
};
static const unsigned char Views_Readers_text[] = {
#embed "../Library/Views/Readers.swift"
};
static const unsigned char Views_RemadeLabels_text[] = {
#embed "../Library/Views/RemadeLabels.swift"
};
static const unsigned char Views_RemadeToggles_text[] = {
#embed "../Library/Views/RemadeToggles.swift"
};
static const unsigned char Views_RowSelection_text[] = {
#embed "../Library/Views/RowSelection.swift"
};
static const unsigned char Views_Scenes_text[] = {
#embed "../Library/Views/Scenes.swift"
};
static const unsigned char Views_ScrollPositions_text[] = {
#embed "../Library/Views/ScrollPositions.swift"
};
static const unsigned char Views_Searching_text[] = {
#embed "../Library/Views/Searching.swift"
};
static const unsigned char Views_ShapeModifiers_text[] = {
#embed "../Library/Views/ShapeModifiers.swift"
};
static const unsigned char Views_ShapeStyles_text[] = {
#embed "../Library/Views/ShapeStyles.swift"
};
static const unsigned char Views_Shapes_text[] = {
#embed "../Library/Views/Shapes.swift"
};
static const unsigned char Views_Sliders_text[] = {
#embed "../Library/Views/Sliders.swift"
};
static const unsigned char Views_Stacks_text[] = {
#embed "../Library/Views/Stacks.swift"
};
static const unsigned char Views_State_text[] = {
#embed "../Library/Views/State.swift"
};
static const unsigned char Views_Storage_text[] = {
#embed "../Library/Views/Storage.swift"
};
static const unsigned char Views_Structure_text[] = {
#embed "../Library/Views/Structure.swift"
};
static const unsigned char Views_SubviewInitializers_text[] = {
#embed "../Library/Views/SubviewInitializers.swift"
};
static const unsigned char Views_Subviews_text[] = {
#embed "../Library/Views/Subviews.swift"
};
static const unsigned char Views_Tables_text[] = {
#embed "../Library/Views/Tables.swift"
};
static const unsigned char Views_Tabs_text[] = {
#embed "../Library/Views/Tabs.swift"
};
static const unsigned char Views_TextFieldStyle_text[] = {
#embed "../Library/Views/TextFieldStyle.swift"
};
static const unsigned char Views_TextFieldStyleModifiers_text[] = {
#embed "../Library/Views/TextFieldStyleModifiers.swift"
};
static const unsigned char Views_TextInput_text[] = {
#embed "../Library/Views/TextInput.swift"
};
static const unsigned char Views_TextModifiers_text[] = {
#embed "../Library/Views/TextModifiers.swift"
};
static const unsigned char Views_Texts_text[] = {
#embed "../Library/Views/Texts.swift"
};
static const unsigned char Views_Timelines_text[] = {
#embed "../Library/Views/Timelines.swift"
};
static const unsigned char Views_Transfers_text[] = {
#embed "../Library/Views/Transfers.swift"
};
static const unsigned char Views_TransitionModifiers_text[] = {
#embed "../Library/Views/TransitionModifiers.swift"
};
static const unsigned char Views_UIKitHosting_text[] = {
#embed "../Library/Views/UIKitHosting.swift"
};
static const unsigned char Views_ViewBuilders_text[] = {
#embed "../Library/Views/ViewBuilders.swift"
};
static const unsigned char Views_ViewProtocols_text[] = {
#embed "../Library/Views/ViewProtocols.swift"
};
static const unsigned char Views_WidgetEnvironment_text[] = {
#embed "../Library/Views/WidgetEnvironment.swift"
};
static const unsigned char Views_Widgets_text[] = {
#embed "../Library/Views/Widgets.swift"
};

enum {
  Concurrency_Actors,
  Concurrency_AsyncSequences,
  Concurrency_AsyncStreams,
  Concurrency_Clocks,
  Concurrency_Continuations,
  Concurrency_Dispatch,
  Concurrency_Duration,
  Concurrency_Synchronization,
  Concurrency_TaskGroups,
  Concurrency_TaskLocals,
  Concurrency_TaskSupport,
  Concurrency_Tasks,
  Concurrency_Timers,
  Foundation_AttributedTextObjects,
  Foundation_AttributedTextViews,
  Foundation_AttributedTexts,
  Foundation_Bridging,
  Foundation_Bundles,
  Foundation_ByteCounts,
  Foundation_ByteMembers,
  Foundation_Caches,
  Foundation_Calendar,
  Foundation_CalendarMatches,
  Foundation_CalendarSearches,
  Foundation_CalendarSymbols,
  Foundation_CharacterSet,
  Foundation_CocoaErrors,
  Foundation_CollectionMoves,
  Foundation_ComparatorLists,
  Foundation_ComparisonResult,
  Foundation_ComponentFormatters,
  Foundation_ContainerMembers,
  Foundation_ContainerObjects,
  Foundation_Data,
  Foundation_DataObjects,
  Foundation_DataProtocols,
  Foundation_DataSearches,
  Foundation_Date,
  Foundation_DateComponents,
  Foundation_DateFields,
  Foundation_DateIntervalStyles,
  Foundation_DateLocales,
  Foundation_DatePatterns,
  Foundation_DateStrategies,
  Foundation_DateStrategyMembers,
  Foundation_DateStyles,
  Foundation_Decimal,
  Foundation_DecimalFunctions,
  Foundation_DecimalObjects,
  Foundation_DurationStyles,
  Foundation_ElectricalUnits,
  Foundation_FileContents,
  Foundation_FileHandles,
  Foundation_FileLocations,
  Foundation_FileMembers,
  Foundation_FileTests,
  Foundation_Files,
  Foundation_FloatMathematics,
  Foundation_FormatStyleShortcuts,
  Foundation_FormatStyles,
  Foundation_FormattedNumbers,
  Foundation_Formatters,
  Foundation_FoundationGeometry,
  Foundation_FoundationTextMembers,
  Foundation_FoundationTexts,
  Foundation_GeometryMembers,
  Foundation_ISOFormatter,
  Foundation_ISOStyles,
  Foundation_IndexPath,
  Foundation_IndexSet,
  Foundation_InformationUnits,
  Foundation_JSON,
  Foundation_JSONObjects,
  Foundation_LanguageConstants,
  Foundation_LengthUnits,
  Foundation_ListFormatter,
  Foundation_ListStyles,
  Foundation_Locale,
  Foundation_LocaleComponents,
  Foundation_LocaleForms,
  Foundation_LocaleMembers,
  Foundation_LocaleNames,
  Foundation_LocaleTables,
  Foundation_LocalizedError,
  Foundation_LocalizedTexts,
  Foundation_Logging,
  Foundation_Mathematics,
  Foundation_MeasurementStyles,
  Foundation_Measurements,
  Foundation_MechanicalUnits,
  Foundation_MemberStyleLists,
  Foundation_NetworkLines,
  Foundation_Networking,
  Foundation_NotificationStreams,
  Foundation_Notifications,
  Foundation_NumberConversions,
  Foundation_NumberFormatter,
  Foundation_NumberLocales,
  Foundation_NumberObjects,
  Foundation_NumberTexts,
  Foundation_ObjectEnumeration,
  Foundation_Objects,
  Foundation_OrderedSetObjects,
  Foundation_ParsedNumbers,
  Foundation_PersonNames,
  Foundation_Platform,
  Foundation_ProgressReports,
  Foundation_PropertyLists,
  Foundation_RegionConstants,
  Foundation_RegularExpressions,
  Foundation_RelativeDateStyles,
  Foundation_RelativeDates,
  Foundation_Scanner,
  Foundation_ScriptConstants,
  Foundation_Sorting,
  Foundation_SortingInPlace,
  Foundation_SortingMembers,
  Foundation_SystemFunctions,
  Foundation_TextAttributes,
  Foundation_TextEncodings,
  Foundation_TextEnumeration,
  Foundation_TextForms,
  Foundation_TextObjectMembers,
  Foundation_TextObjects,
  Foundation_TextPrimitives,
  Foundation_TextSorting,
  Foundation_ThermalUnits,
  Foundation_TimeInterval,
  Foundation_TimeUnits,
  Foundation_TimeZone,
  Foundation_TimeZoneNames,
  Foundation_URL,
  Foundation_URLComponents,
  Foundation_URLHints,
  Foundation_URLQueries,
  Foundation_UUID,
  Foundation_Undoing,
  Foundation_UserDefaults,
  Foundation_ValueCoding,
  Foundation_ValueObjects,
  Frameworks_Activities,
  Frameworks_ActivityWidgets,
  Frameworks_AppKitViews,
  Frameworks_AppKitWindows,
  Frameworks_CoreLocation,
  Frameworks_DisplayLinks,
  Frameworks_Entities,
  Frameworks_EntityGestures,
  Frameworks_KeyValueObserving,
  Frameworks_Layers,
  Frameworks_MapContent,
  Frameworks_MapModifiers,
  Frameworks_Maps,
  Frameworks_Media,
  Frameworks_PhotoPickers,
  Frameworks_Photos,
  Frameworks_Quaternions,
  Frameworks_RealityViews,
  Frameworks_SceneViews,
  Frameworks_SelectorTargets,
  Frameworks_Selectors,
  Frameworks_Store,
  Frameworks_UIKitAppearances,
  Frameworks_UIKitControllers,
  Frameworks_UIKitControls,
  Frameworks_UIKitFonts,
  Frameworks_UIKitGestures,
  Frameworks_UIKitPickers,
  Frameworks_UIKitResponders,
  Frameworks_UIKitScenes,
  Frameworks_UIKitTables,
  Frameworks_UIKitTexts,
  Frameworks_UIKitViews,
  Frameworks_UserNotifications,
  Frameworks_VideoPlayers,
  Frameworks_WebPages,
  Frameworks_WebViews,
  Glibc_Constants,
  Glibc_Files,
  Glibc_Processes,
  Glibc_Streams,
  Glibc_Types,
  Memory_Allocation,
  Memory_ArrayMemory,
  Memory_Buffers,
  Memory_DataMemory,
  Memory_LentMemory,
  Memory_Memories,
  Memory_MemoryAccess,
  Memory_MemoryFunctions,
  Memory_OpaquePointer,
  Memory_PointerNumbers,
  Memory_Pointers,
  Memory_RawPointers,
  Memory_SliceMemory,
  Memory_Span,
  Memory_SpanMembers,
  Memory_TextMemory,
  Memory_Unmanaged,
  Memory_UnsafeBufferPointer,
  Memory_UnsafeCasts,
  Memory_UnsafeMutableBufferPointer,
  Memory_UnsafeMutablePointer,
  Memory_UnsafeMutableRawBufferPointer,
  Memory_UnsafePointer,
  Memory_UnsafeRawBufferPointer,
  Observation_Combinations,
  Observation_Combine,
  Observation_EventOperators,
  Observation_FailureOperators,
  Observation_NestedPublishers,
  Observation_ObservableObject,
  Observation_Observation,
  Observation_Observations,
  Observation_PublisherCoding,
  Observation_SequencePublishers,
  Observation_SharedPublishers,
  Observation_SimplePublishers,
  Observation_Subjects,
  Observation_Subscribers,
  Observation_TimeOperators,
  Observation_ValueOperators,
  Observation_ValuePublishers,
  PackageDescription_Packages,
  PackageDescription_Targets,
  RegexBuilder_RegexAnchors,
  RegexBuilder_RegexBuilding,
  RegexBuilder_RegexCaptures,
  RegexBuilder_RegexCharacterClasses,
  RegexBuilder_RegexQuantifiers,
  Standard_AdditiveArithmetic,
  Standard_AnyCollections,
  Standard_AnyHashable,
  Standard_AnySequence,
  Standard_Array,
  Standard_ArraySlice,
  Standard_BidirectionalCollectionMembers,
  Standard_BinaryInteger,
  Standard_Bool,
  Standard_CGFloat,
  Standard_CaseIterable,
  Standard_Character,
  Standard_CheckerSupport,
  Standard_ClosedRange,
  Standard_Codable,
  Standard_CodingConformances,
  Standard_CodingNodes,
  Standard_CodingTree,
  Standard_CollectionDifference,
  Standard_CollectionMembers,
  Standard_CollectionSearch,
  Standard_Collections,
  Standard_CommandLine,
  Standard_Comparable,
  Standard_ContainerCoding,
  Standard_ContiguousArray,
  Standard_Conversions,
  Standard_CustomStringConvertible,
  Standard_DerivedCoding,
  Standard_Descriptions,
  Standard_Dictionary,
  Standard_Double,
  Standard_EnumeratedSequence,
  Standard_Equatable,
  Standard_Error,
  Standard_Extrema,
  Standard_Faults,
  Standard_FlattenSequence,
  Standard_Float,
  Standard_Float64,
  Standard_FloatingPoint,
  Standard_FloatingPointPrimitives,
  Standard_GeneratedSequences,
  Standard_Hashable,
  Standard_Identifiable,
  Standard_IdentityOperators,
  Standard_InlineArray,
  Standard_Int,
  Standard_Int128,
  Standard_Int16,
  Standard_Int32,
  Standard_Int64,
  Standard_Int8,
  Standard_KeyPaths,
  Standard_LazyLocal,
  Standard_LazySequence,
  Standard_LiteralProtocols,
  Standard_LocalAccessors,
  Standard_Markers,
  Standard_MemoryLayout,
  Standard_MetatypeComparison,
  Standard_Mirror,
  Standard_MutableCollectionMembers,
  Standard_Never,
  Standard_NumberCoding,
  Standard_ObjectIdentifier,
  Standard_Optional,
  Standard_OtherNames,
  Standard_Printing,
  Standard_PrintingToStream,
  Standard_RandomNumbers,
  Standard_Range,
  Standard_RangeExpression,
  Standard_RangeReplaceableCollectionMembers,
  Standard_RangeSet,
  Standard_RangeSetMembers,
  Standard_RawRepresentable,
  Standard_Regex,
  Standard_RegexMatches,
  Standard_RegexPatterns,
  Standard_Repeated,
  Standard_Result,
  Standard_SIMD16,
  Standard_SIMD2,
  Standard_SIMD3,
  Standard_SIMD4,
  Standard_SIMD8,
  Standard_SequenceMembers,
  Standard_SequenceOrders,
  Standard_SequenceTransforms,
  Standard_Set,
  Standard_SetAlgebra,
  Standard_StandardInput,
  Standard_StaticString,
  Standard_Strideable,
  Standard_Strides,
  Standard_String,
  Standard_StringExtrema,
  Standard_StringProtocol,
  Standard_StringProtocolMembers,
  Standard_StringViews,
  Standard_Substring,
  Standard_Swapping,
  Standard_TextOutput,
  Standard_TextViews,
  Standard_TextWriting,
  Standard_TrimmedSequences,
  Standard_TupleComparison,
  Standard_TypeNames,
  Standard_UInt,
  Standard_UInt128,
  Standard_UInt16,
  Standard_UInt32,
  Standard_UInt64,
  Standard_UInt8,
  Standard_UTF8Parser,
  Standard_Unicode,
  Standard_VariadicArguments,
  Standard_Vectors,
  Standard_Void,
  Standard_WideConversions,
  Standard_Zipped,
  Testing_AsyncExitTestExpectations,
  Testing_AsyncExitTestRequirements,
  Testing_Attachment,
  Testing_ExitTest,
  Testing_Expectations,
  Testing_Issues,
  Testing_KnownIssues,
  Testing_TestPlans,
  Testing_TestTraits,
  Testing_ViewHosts,
  Testing_XCTWaiter,
  Testing_XCTests,
  Views_AccessibilityEnvironment,
  Views_Alerts,
  Views_AnchorPreferences,
  Views_Anchors,
  Views_AnimationValues,
  Views_Animators,
  Views_AppKitHosting,
  Views_Bindable,
  Views_Binding,
  Views_Buttons,
  Views_Canvas,
  Views_Charts,
  Views_CollectionViews,
  Views_ColourModifiers,
  Views_Colours,
  Views_Commands,
  Views_ControlGroupStyle,
  Views_ControlGroupStyleModifiers,
  Views_ControlStyles,
  Views_CustomLayouts,
  Views_Detents,
  Views_DisclosureGroupStyle,
  Views_DisclosureGroupStyleModifiers,
  Views_DragAndDrop,
  Views_DrawingValues,
  Views_EffectModifiers,
  Views_Environment,
  Views_EnvironmentButtons,
  Views_EnvironmentKeys,
  Views_EnvironmentTable,
  Views_EnvironmentTypes,
  Views_FetchRequests,
  Views_FocusState,
  Views_FocusedValues,
  Views_Fonts,
  Views_FormStyle,
  Views_FormStyleModifiers,
  Views_Forms,
  Views_FurtherInteractions,
  Views_GaugeStyle,
  Views_GaugeStyleModifiers,
  Views_Geometry,
  Views_GeometryChanges,
  Views_GestureModifiers,
  Views_Gestures,
  Views_GroupBoxStyle,
  Views_GroupBoxStyleModifiers,
  Views_InertView,
  Views_Intents,
  Views_Interactions,
  Views_Interpolations,
  Views_KeyPresses,
  Views_LabeledContentStyle,
  Views_LabeledContentStyleModifiers,
  Views_Labels,
  Views_LayoutModifiers,
  Views_LayoutValues,
  Views_Lists,
  Views_LiveNames,
  Views_ManagedObjects,
  Views_MenuStyle,
  Views_MenuStyleModifiers,
  Views_Moments,
  Views_MultiDatePickers,
  Views_NamedGradients,
  Views_NamedShapes,
  Views_Navigation,
  Views_ObservedObject,
  Views_OpenURLActions,
  Views_Outlines,
  Views_OutsideEvents,
  Views_Persistence,
  Views_PersistenceKeys,
  Views_Pickers,
  Views_PlatformColours,
  Views_PlatformSupport,
  Views_PlatformValues,
  Views_Preferences,
  Views_Presentations,
  Views_Previews,
  Views_PrimitiveButtonStyles,
  Views_PrintedChanges,
  Views_ProgressViewStyle,
  Views_ProgressViewStyleModifiers,
  Views_Readers,
  Views_RemadeLabels,
  Views_RemadeToggles,
  Views_RowSelection,
  Views_Scenes,
  Views_ScrollPositions,
  Views_Searching,
  Views_ShapeModifiers,
  Views_ShapeStyles,
  Views_Shapes,
  Views_Sliders,
  Views_Stacks,
  Views_State,
  Views_Storage,
  Views_Structure,
  Views_SubviewInitializers,
  Views_Subviews,
  Views_Tables,
  Views_Tabs,
  Views_TextFieldStyle,
  Views_TextFieldStyleModifiers,
  Views_TextInput,
  Views_TextModifiers,
  Views_Texts,
  Views_Timelines,
  Views_Transfers,
  Views_TransitionModifiers,
  Views_UIKitHosting,
  Views_ViewBuilders,
  Views_ViewProtocols,
  Views_WidgetEnvironment,
  Views_Widgets,
  fileCount,
};

static const struct LibraryFileRow files[] = {
  {"Concurrency/Actors.swift", NULL, Concurrency_Actors_text, sizeof Concurrency_Actors_text},
  {"Concurrency/AsyncSequences.swift", NULL, Concurrency_AsyncSequences_text, sizeof Concurrency_AsyncSequences_text},
  {"Concurrency/AsyncStreams.swift", NULL, Concurrency_AsyncStreams_text, sizeof Concurrency_AsyncStreams_text},
  {"Concurrency/Clocks.swift", NULL, Concurrency_Clocks_text, sizeof Concurrency_Clocks_text},
  {"Concurrency/Continuations.swift", NULL, Concurrency_Continuations_text, sizeof Concurrency_Continuations_text},
  {"Concurrency/Dispatch.swift", NULL, Concurrency_Dispatch_text, sizeof Concurrency_Dispatch_text},
  {"Concurrency/Duration.swift", NULL, Concurrency_Duration_text, sizeof Concurrency_Duration_text},
  {"Concurrency/Synchronization.swift", NULL, Concurrency_Synchronization_text, sizeof Concurrency_Synchronization_text},
  {"Concurrency/TaskGroups.swift", NULL, Concurrency_TaskGroups_text, sizeof Concurrency_TaskGroups_text},
  {"Concurrency/TaskLocals.swift", NULL, Concurrency_TaskLocals_text, sizeof Concurrency_TaskLocals_text},
  {"Concurrency/TaskSupport.swift", NULL, Concurrency_TaskSupport_text, sizeof Concurrency_TaskSupport_text},
  {"Concurrency/Tasks.swift", NULL, Concurrency_Tasks_text, sizeof Concurrency_Tasks_text},
  {"Concurrency/Timers.swift", NULL, Concurrency_Timers_text, sizeof Concurrency_Timers_text},
  {"Foundation/AttributedTextObjects.swift", NULL, Foundation_AttributedTextObjects_text, sizeof Foundation_AttributedTextObjects_text},
  {"Foundation/AttributedTextViews.swift", NULL, Foundation_AttributedTextViews_text, sizeof Foundation_AttributedTextViews_text},
  {"Foundation/AttributedTexts.swift", NULL, Foundation_AttributedTexts_text, sizeof Foundation_AttributedTexts_text},
  {"Foundation/Bridging.swift", NULL, Foundation_Bridging_text, sizeof Foundation_Bridging_text},
  {"Foundation/Bundles.swift", NULL, Foundation_Bundles_text, sizeof Foundation_Bundles_text},
  {"Foundation/ByteCounts.swift", NULL, Foundation_ByteCounts_text, sizeof Foundation_ByteCounts_text},
  {"Foundation/ByteMembers.swift", NULL, Foundation_ByteMembers_text, sizeof Foundation_ByteMembers_text},
  {"Foundation/Caches.swift", NULL, Foundation_Caches_text, sizeof Foundation_Caches_text},
  {"Foundation/Calendar.swift", NULL, Foundation_Calendar_text, sizeof Foundation_Calendar_text},
  {"Foundation/CalendarMatches.swift", NULL, Foundation_CalendarMatches_text, sizeof Foundation_CalendarMatches_text},
  {"Foundation/CalendarSearches.swift", NULL, Foundation_CalendarSearches_text, sizeof Foundation_CalendarSearches_text},
  {"Foundation/CalendarSymbols.swift", NULL, Foundation_CalendarSymbols_text, sizeof Foundation_CalendarSymbols_text},
  {"Foundation/CharacterSet.swift", NULL, Foundation_CharacterSet_text, sizeof Foundation_CharacterSet_text},
  {"Foundation/CocoaErrors.swift", NULL, Foundation_CocoaErrors_text, sizeof Foundation_CocoaErrors_text},
  {"Foundation/CollectionMoves.swift", NULL, Foundation_CollectionMoves_text, sizeof Foundation_CollectionMoves_text},
  {"Foundation/ComparatorLists.swift", NULL, Foundation_ComparatorLists_text, sizeof Foundation_ComparatorLists_text},
  {"Foundation/ComparisonResult.swift", NULL, Foundation_ComparisonResult_text, sizeof Foundation_ComparisonResult_text},
  {"Foundation/ComponentFormatters.swift", NULL, Foundation_ComponentFormatters_text, sizeof Foundation_ComponentFormatters_text},
  {"Foundation/ContainerMembers.swift", NULL, Foundation_ContainerMembers_text, sizeof Foundation_ContainerMembers_text},
  {"Foundation/ContainerObjects.swift", NULL, Foundation_ContainerObjects_text, sizeof Foundation_ContainerObjects_text},
  {"Foundation/Data.swift", NULL, Foundation_Data_text, sizeof Foundation_Data_text},
  {"Foundation/DataObjects.swift", NULL, Foundation_DataObjects_text, sizeof Foundation_DataObjects_text},
  {"Foundation/DataProtocols.swift", NULL, Foundation_DataProtocols_text, sizeof Foundation_DataProtocols_text},
  {"Foundation/DataSearches.swift", NULL, Foundation_DataSearches_text, sizeof Foundation_DataSearches_text},
  {"Foundation/Date.swift", NULL, Foundation_Date_text, sizeof Foundation_Date_text},
  {"Foundation/DateComponents.swift", NULL, Foundation_DateComponents_text, sizeof Foundation_DateComponents_text},
  {"Foundation/DateFields.swift", NULL, Foundation_DateFields_text, sizeof Foundation_DateFields_text},
  {"Foundation/DateIntervalStyles.swift", NULL, Foundation_DateIntervalStyles_text, sizeof Foundation_DateIntervalStyles_text},
  {"Foundation/DateLocales.swift", NULL, Foundation_DateLocales_text, sizeof Foundation_DateLocales_text},
  {"Foundation/DatePatterns.swift", NULL, Foundation_DatePatterns_text, sizeof Foundation_DatePatterns_text},
  {"Foundation/DateStrategies.swift", NULL, Foundation_DateStrategies_text, sizeof Foundation_DateStrategies_text},
  {"Foundation/DateStrategyMembers.swift", NULL, Foundation_DateStrategyMembers_text, sizeof Foundation_DateStrategyMembers_text},
  {"Foundation/DateStyles.swift", NULL, Foundation_DateStyles_text, sizeof Foundation_DateStyles_text},
  {"Foundation/Decimal.swift", NULL, Foundation_Decimal_text, sizeof Foundation_Decimal_text},
  {"Foundation/DecimalFunctions.swift", NULL, Foundation_DecimalFunctions_text, sizeof Foundation_DecimalFunctions_text},
  {"Foundation/DecimalObjects.swift", NULL, Foundation_DecimalObjects_text, sizeof Foundation_DecimalObjects_text},
  {"Foundation/DurationStyles.swift", NULL, Foundation_DurationStyles_text, sizeof Foundation_DurationStyles_text},
  {"Foundation/ElectricalUnits.swift", NULL, Foundation_ElectricalUnits_text, sizeof Foundation_ElectricalUnits_text},
  {"Foundation/FileContents.swift", NULL, Foundation_FileContents_text, sizeof Foundation_FileContents_text},
  {"Foundation/FileHandles.swift", NULL, Foundation_FileHandles_text, sizeof Foundation_FileHandles_text},
  {"Foundation/FileLocations.swift", NULL, Foundation_FileLocations_text, sizeof Foundation_FileLocations_text},
  {"Foundation/FileMembers.swift", NULL, Foundation_FileMembers_text, sizeof Foundation_FileMembers_text},
  {"Foundation/FileTests.swift", "Glibc", Foundation_FileTests_text, sizeof Foundation_FileTests_text},
  {"Foundation/Files.swift", NULL, Foundation_Files_text, sizeof Foundation_Files_text},
  {"Foundation/FloatMathematics.swift", NULL, Foundation_FloatMathematics_text, sizeof Foundation_FloatMathematics_text},
  {"Foundation/FormatStyleShortcuts.swift", NULL, Foundation_FormatStyleShortcuts_text, sizeof Foundation_FormatStyleShortcuts_text},
  {"Foundation/FormatStyles.swift", NULL, Foundation_FormatStyles_text, sizeof Foundation_FormatStyles_text},
  {"Foundation/FormattedNumbers.swift", NULL, Foundation_FormattedNumbers_text, sizeof Foundation_FormattedNumbers_text},
  {"Foundation/Formatters.swift", NULL, Foundation_Formatters_text, sizeof Foundation_Formatters_text},
  {"Foundation/FoundationGeometry.swift", NULL, Foundation_FoundationGeometry_text, sizeof Foundation_FoundationGeometry_text},
  {"Foundation/FoundationTextMembers.swift", NULL, Foundation_FoundationTextMembers_text, sizeof Foundation_FoundationTextMembers_text},
  {"Foundation/FoundationTexts.swift", NULL, Foundation_FoundationTexts_text, sizeof Foundation_FoundationTexts_text},
  {"Foundation/GeometryMembers.swift", NULL, Foundation_GeometryMembers_text, sizeof Foundation_GeometryMembers_text},
  {"Foundation/ISOFormatter.swift", NULL, Foundation_ISOFormatter_text, sizeof Foundation_ISOFormatter_text},
  {"Foundation/ISOStyles.swift", NULL, Foundation_ISOStyles_text, sizeof Foundation_ISOStyles_text},
  {"Foundation/IndexPath.swift", NULL, Foundation_IndexPath_text, sizeof Foundation_IndexPath_text},
  {"Foundation/IndexSet.swift", NULL, Foundation_IndexSet_text, sizeof Foundation_IndexSet_text},
  {"Foundation/InformationUnits.swift", NULL, Foundation_InformationUnits_text, sizeof Foundation_InformationUnits_text},
  {"Foundation/JSON.swift", NULL, Foundation_JSON_text, sizeof Foundation_JSON_text},
  {"Foundation/JSONObjects.swift", NULL, Foundation_JSONObjects_text, sizeof Foundation_JSONObjects_text},
  {"Foundation/LanguageConstants.swift", NULL, Foundation_LanguageConstants_text, sizeof Foundation_LanguageConstants_text},
  {"Foundation/LengthUnits.swift", NULL, Foundation_LengthUnits_text, sizeof Foundation_LengthUnits_text},
  {"Foundation/ListFormatter.swift", NULL, Foundation_ListFormatter_text, sizeof Foundation_ListFormatter_text},
  {"Foundation/ListStyles.swift", NULL, Foundation_ListStyles_text, sizeof Foundation_ListStyles_text},
  {"Foundation/Locale.swift", NULL, Foundation_Locale_text, sizeof Foundation_Locale_text},
  {"Foundation/LocaleComponents.swift", NULL, Foundation_LocaleComponents_text, sizeof Foundation_LocaleComponents_text},
  {"Foundation/LocaleForms.swift", NULL, Foundation_LocaleForms_text, sizeof Foundation_LocaleForms_text},
  {"Foundation/LocaleMembers.swift", NULL, Foundation_LocaleMembers_text, sizeof Foundation_LocaleMembers_text},
  {"Foundation/LocaleNames.swift", NULL, Foundation_LocaleNames_text, sizeof Foundation_LocaleNames_text},
  {"Foundation/LocaleTables.swift", NULL, Foundation_LocaleTables_text, sizeof Foundation_LocaleTables_text},
  {"Foundation/LocalizedError.swift", NULL, Foundation_LocalizedError_text, sizeof Foundation_LocalizedError_text},
  {"Foundation/LocalizedTexts.swift", NULL, Foundation_LocalizedTexts_text, sizeof Foundation_LocalizedTexts_text},
  {"Foundation/Logging.swift", NULL, Foundation_Logging_text, sizeof Foundation_Logging_text},
  {"Foundation/Mathematics.swift", NULL, Foundation_Mathematics_text, sizeof Foundation_Mathematics_text},
  {"Foundation/MeasurementStyles.swift", NULL, Foundation_MeasurementStyles_text, sizeof Foundation_MeasurementStyles_text},
  {"Foundation/Measurements.swift", NULL, Foundation_Measurements_text, sizeof Foundation_Measurements_text},
  {"Foundation/MechanicalUnits.swift", NULL, Foundation_MechanicalUnits_text, sizeof Foundation_MechanicalUnits_text},
  {"Foundation/MemberStyleLists.swift", NULL, Foundation_MemberStyleLists_text, sizeof Foundation_MemberStyleLists_text},
  {"Foundation/NetworkLines.swift", NULL, Foundation_NetworkLines_text, sizeof Foundation_NetworkLines_text},
  {"Foundation/Networking.swift", NULL, Foundation_Networking_text, sizeof Foundation_Networking_text},
  {"Foundation/NotificationStreams.swift", NULL, Foundation_NotificationStreams_text, sizeof Foundation_NotificationStreams_text},
  {"Foundation/Notifications.swift", NULL, Foundation_Notifications_text, sizeof Foundation_Notifications_text},
  {"Foundation/NumberConversions.swift", NULL, Foundation_NumberConversions_text, sizeof Foundation_NumberConversions_text},
  {"Foundation/NumberFormatter.swift", NULL, Foundation_NumberFormatter_text, sizeof Foundation_NumberFormatter_text},
  {"Foundation/NumberLocales.swift", NULL, Foundation_NumberLocales_text, sizeof Foundation_NumberLocales_text},
  {"Foundation/NumberObjects.swift", NULL, Foundation_NumberObjects_text, sizeof Foundation_NumberObjects_text},
  {"Foundation/NumberTexts.swift", NULL, Foundation_NumberTexts_text, sizeof Foundation_NumberTexts_text},
  {"Foundation/ObjectEnumeration.swift", NULL, Foundation_ObjectEnumeration_text, sizeof Foundation_ObjectEnumeration_text},
  {"Foundation/Objects.swift", NULL, Foundation_Objects_text, sizeof Foundation_Objects_text},
  {"Foundation/OrderedSetObjects.swift", NULL, Foundation_OrderedSetObjects_text, sizeof Foundation_OrderedSetObjects_text},
  {"Foundation/ParsedNumbers.swift", NULL, Foundation_ParsedNumbers_text, sizeof Foundation_ParsedNumbers_text},
  {"Foundation/PersonNames.swift", NULL, Foundation_PersonNames_text, sizeof Foundation_PersonNames_text},
  {"Foundation/Platform.swift", NULL, Foundation_Platform_text, sizeof Foundation_Platform_text},
  {"Foundation/ProgressReports.swift", NULL, Foundation_ProgressReports_text, sizeof Foundation_ProgressReports_text},
  {"Foundation/PropertyLists.swift", NULL, Foundation_PropertyLists_text, sizeof Foundation_PropertyLists_text},
  {"Foundation/RegionConstants.swift", NULL, Foundation_RegionConstants_text, sizeof Foundation_RegionConstants_text},
  {"Foundation/RegularExpressions.swift", NULL, Foundation_RegularExpressions_text, sizeof Foundation_RegularExpressions_text},
  {"Foundation/RelativeDateStyles.swift", NULL, Foundation_RelativeDateStyles_text, sizeof Foundation_RelativeDateStyles_text},
  {"Foundation/RelativeDates.swift", NULL, Foundation_RelativeDates_text, sizeof Foundation_RelativeDates_text},
  {"Foundation/Scanner.swift", NULL, Foundation_Scanner_text, sizeof Foundation_Scanner_text},
  {"Foundation/ScriptConstants.swift", NULL, Foundation_ScriptConstants_text, sizeof Foundation_ScriptConstants_text},
  {"Foundation/Sorting.swift", NULL, Foundation_Sorting_text, sizeof Foundation_Sorting_text},
  {"Foundation/SortingInPlace.swift", NULL, Foundation_SortingInPlace_text, sizeof Foundation_SortingInPlace_text},
  {"Foundation/SortingMembers.swift", NULL, Foundation_SortingMembers_text, sizeof Foundation_SortingMembers_text},
  {"Foundation/SystemFunctions.swift", NULL, Foundation_SystemFunctions_text, sizeof Foundation_SystemFunctions_text},
  {"Foundation/TextAttributes.swift", NULL, Foundation_TextAttributes_text, sizeof Foundation_TextAttributes_text},
  {"Foundation/TextEncodings.swift", NULL, Foundation_TextEncodings_text, sizeof Foundation_TextEncodings_text},
  {"Foundation/TextEnumeration.swift", NULL, Foundation_TextEnumeration_text, sizeof Foundation_TextEnumeration_text},
  {"Foundation/TextForms.swift", NULL, Foundation_TextForms_text, sizeof Foundation_TextForms_text},
  {"Foundation/TextObjectMembers.swift", NULL, Foundation_TextObjectMembers_text, sizeof Foundation_TextObjectMembers_text},
  {"Foundation/TextObjects.swift", NULL, Foundation_TextObjects_text, sizeof Foundation_TextObjects_text},
  {"Foundation/TextPrimitives.swift", NULL, Foundation_TextPrimitives_text, sizeof Foundation_TextPrimitives_text},
  {"Foundation/TextSorting.swift", NULL, Foundation_TextSorting_text, sizeof Foundation_TextSorting_text},
  {"Foundation/ThermalUnits.swift", NULL, Foundation_ThermalUnits_text, sizeof Foundation_ThermalUnits_text},
  {"Foundation/TimeInterval.swift", NULL, Foundation_TimeInterval_text, sizeof Foundation_TimeInterval_text},
  {"Foundation/TimeUnits.swift", NULL, Foundation_TimeUnits_text, sizeof Foundation_TimeUnits_text},
  {"Foundation/TimeZone.swift", NULL, Foundation_TimeZone_text, sizeof Foundation_TimeZone_text},
  {"Foundation/TimeZoneNames.swift", NULL, Foundation_TimeZoneNames_text, sizeof Foundation_TimeZoneNames_text},
  {"Foundation/URL.swift", NULL, Foundation_URL_text, sizeof Foundation_URL_text},
  {"Foundation/URLComponents.swift", NULL, Foundation_URLComponents_text, sizeof Foundation_URLComponents_text},
  {"Foundation/URLHints.swift", NULL, Foundation_URLHints_text, sizeof Foundation_URLHints_text},
  {"Foundation/URLQueries.swift", NULL, Foundation_URLQueries_text, sizeof Foundation_URLQueries_text},
  {"Foundation/UUID.swift", NULL, Foundation_UUID_text, sizeof Foundation_UUID_text},
  {"Foundation/Undoing.swift", NULL, Foundation_Undoing_text, sizeof Foundation_Undoing_text},
  {"Foundation/UserDefaults.swift", NULL, Foundation_UserDefaults_text, sizeof Foundation_UserDefaults_text},
  {"Foundation/ValueCoding.swift", NULL, Foundation_ValueCoding_text, sizeof Foundation_ValueCoding_text},
  {"Foundation/ValueObjects.swift", NULL, Foundation_ValueObjects_text, sizeof Foundation_ValueObjects_text},
  {"Frameworks/Activities.swift", "ActivityKit", Frameworks_Activities_text, sizeof Frameworks_Activities_text},
  {"Frameworks/ActivityWidgets.swift", "ActivityKit", Frameworks_ActivityWidgets_text, sizeof Frameworks_ActivityWidgets_text},
  {"Frameworks/AppKitViews.swift", NULL, Frameworks_AppKitViews_text, sizeof Frameworks_AppKitViews_text},
  {"Frameworks/AppKitWindows.swift", NULL, Frameworks_AppKitWindows_text, sizeof Frameworks_AppKitWindows_text},
  {"Frameworks/CoreLocation.swift", NULL, Frameworks_CoreLocation_text, sizeof Frameworks_CoreLocation_text},
  {"Frameworks/DisplayLinks.swift", NULL, Frameworks_DisplayLinks_text, sizeof Frameworks_DisplayLinks_text},
  {"Frameworks/Entities.swift", "RealityKit", Frameworks_Entities_text, sizeof Frameworks_Entities_text},
  {"Frameworks/EntityGestures.swift", "RealityKit", Frameworks_EntityGestures_text, sizeof Frameworks_EntityGestures_text},
  {"Frameworks/KeyValueObserving.swift", NULL, Frameworks_KeyValueObserving_text, sizeof Frameworks_KeyValueObserving_text},
  {"Frameworks/Layers.swift", NULL, Frameworks_Layers_text, sizeof Frameworks_Layers_text},
  {"Frameworks/MapContent.swift", "MapKit", Frameworks_MapContent_text, sizeof Frameworks_MapContent_text},
  {"Frameworks/MapModifiers.swift", NULL, Frameworks_MapModifiers_text, sizeof Frameworks_MapModifiers_text},
  {"Frameworks/Maps.swift", NULL, Frameworks_Maps_text, sizeof Frameworks_Maps_text},
  {"Frameworks/Media.swift", NULL, Frameworks_Media_text, sizeof Frameworks_Media_text},
  {"Frameworks/PhotoPickers.swift", "PhotosUI", Frameworks_PhotoPickers_text, sizeof Frameworks_PhotoPickers_text},
  {"Frameworks/Photos.swift", NULL, Frameworks_Photos_text, sizeof Frameworks_Photos_text},
  {"Frameworks/Quaternions.swift", NULL, Frameworks_Quaternions_text, sizeof Frameworks_Quaternions_text},
  {"Frameworks/RealityViews.swift", "RealityKit", Frameworks_RealityViews_text, sizeof Frameworks_RealityViews_text},
  {"Frameworks/SceneViews.swift", "RealityKit", Frameworks_SceneViews_text, sizeof Frameworks_SceneViews_text},
  {"Frameworks/SelectorTargets.swift", NULL, Frameworks_SelectorTargets_text, sizeof Frameworks_SelectorTargets_text},
  {"Frameworks/Selectors.swift", NULL, Frameworks_Selectors_text, sizeof Frameworks_Selectors_text},
  {"Frameworks/Store.swift", "StoreKit", Frameworks_Store_text, sizeof Frameworks_Store_text},
  {"Frameworks/UIKitAppearances.swift", NULL, Frameworks_UIKitAppearances_text, sizeof Frameworks_UIKitAppearances_text},
  {"Frameworks/UIKitControllers.swift", NULL, Frameworks_UIKitControllers_text, sizeof Frameworks_UIKitControllers_text},
  {"Frameworks/UIKitControls.swift", NULL, Frameworks_UIKitControls_text, sizeof Frameworks_UIKitControls_text},
  {"Frameworks/UIKitFonts.swift", NULL, Frameworks_UIKitFonts_text, sizeof Frameworks_UIKitFonts_text},
  {"Frameworks/UIKitGestures.swift", NULL, Frameworks_UIKitGestures_text, sizeof Frameworks_UIKitGestures_text},
  {"Frameworks/UIKitPickers.swift", NULL, Frameworks_UIKitPickers_text, sizeof Frameworks_UIKitPickers_text},
  {"Frameworks/UIKitResponders.swift", NULL, Frameworks_UIKitResponders_text, sizeof Frameworks_UIKitResponders_text},
  {"Frameworks/UIKitScenes.swift", NULL, Frameworks_UIKitScenes_text, sizeof Frameworks_UIKitScenes_text},
  {"Frameworks/UIKitTables.swift", NULL, Frameworks_UIKitTables_text, sizeof Frameworks_UIKitTables_text},
  {"Frameworks/UIKitTexts.swift", NULL, Frameworks_UIKitTexts_text, sizeof Frameworks_UIKitTexts_text},
  {"Frameworks/UIKitViews.swift", NULL, Frameworks_UIKitViews_text, sizeof Frameworks_UIKitViews_text},
  {"Frameworks/UserNotifications.swift", NULL, Frameworks_UserNotifications_text, sizeof Frameworks_UserNotifications_text},
  {"Frameworks/VideoPlayers.swift", "AVKit", Frameworks_VideoPlayers_text, sizeof Frameworks_VideoPlayers_text},
  {"Frameworks/WebPages.swift", "WebKit", Frameworks_WebPages_text, sizeof Frameworks_WebPages_text},
  {"Frameworks/WebViews.swift", NULL, Frameworks_WebViews_text, sizeof Frameworks_WebViews_text},
  {"Glibc/Constants.swift", "Glibc", Glibc_Constants_text, sizeof Glibc_Constants_text},
  {"Glibc/Files.swift", "Glibc", Glibc_Files_text, sizeof Glibc_Files_text},
  {"Glibc/Processes.swift", "Glibc", Glibc_Processes_text, sizeof Glibc_Processes_text},
  {"Glibc/Streams.swift", "Glibc", Glibc_Streams_text, sizeof Glibc_Streams_text},
  {"Glibc/Types.swift", "Glibc", Glibc_Types_text, sizeof Glibc_Types_text},
  {"Memory/Allocation.swift", NULL, Memory_Allocation_text, sizeof Memory_Allocation_text},
  {"Memory/ArrayMemory.swift", NULL, Memory_ArrayMemory_text, sizeof Memory_ArrayMemory_text},
  {"Memory/Buffers.swift", NULL, Memory_Buffers_text, sizeof Memory_Buffers_text},
  {"Memory/DataMemory.swift", NULL, Memory_DataMemory_text, sizeof Memory_DataMemory_text},
  {"Memory/LentMemory.swift", NULL, Memory_LentMemory_text, sizeof Memory_LentMemory_text},
  {"Memory/Memories.swift", NULL, Memory_Memories_text, sizeof Memory_Memories_text},
  {"Memory/MemoryAccess.swift", NULL, Memory_MemoryAccess_text, sizeof Memory_MemoryAccess_text},
  {"Memory/MemoryFunctions.swift", NULL, Memory_MemoryFunctions_text, sizeof Memory_MemoryFunctions_text},
  {"Memory/OpaquePointer.swift", NULL, Memory_OpaquePointer_text, sizeof Memory_OpaquePointer_text},
  {"Memory/PointerNumbers.swift", NULL, Memory_PointerNumbers_text, sizeof Memory_PointerNumbers_text},
  {"Memory/Pointers.swift", NULL, Memory_Pointers_text, sizeof Memory_Pointers_text},
  {"Memory/RawPointers.swift", NULL, Memory_RawPointers_text, sizeof Memory_RawPointers_text},
  {"Memory/SliceMemory.swift", NULL, Memory_SliceMemory_text, sizeof Memory_SliceMemory_text},
  {"Memory/Span.swift", NULL, Memory_Span_text, sizeof Memory_Span_text},
  {"Memory/SpanMembers.swift", NULL, Memory_SpanMembers_text, sizeof Memory_SpanMembers_text},
  {"Memory/TextMemory.swift", NULL, Memory_TextMemory_text, sizeof Memory_TextMemory_text},
  {"Memory/Unmanaged.swift", NULL, Memory_Unmanaged_text, sizeof Memory_Unmanaged_text},
  {"Memory/UnsafeBufferPointer.swift", NULL, Memory_UnsafeBufferPointer_text, sizeof Memory_UnsafeBufferPointer_text},
  {"Memory/UnsafeCasts.swift", NULL, Memory_UnsafeCasts_text, sizeof Memory_UnsafeCasts_text},
  {"Memory/UnsafeMutableBufferPointer.swift", NULL, Memory_UnsafeMutableBufferPointer_text, sizeof Memory_UnsafeMutableBufferPointer_text},
  {"Memory/UnsafeMutablePointer.swift", NULL, Memory_UnsafeMutablePointer_text, sizeof Memory_UnsafeMutablePointer_text},
  {"Memory/UnsafeMutableRawBufferPointer.swift", NULL, Memory_UnsafeMutableRawBufferPointer_text, sizeof Memory_UnsafeMutableRawBufferPointer_text},
  {"Memory/UnsafePointer.swift", NULL, Memory_UnsafePointer_text, sizeof Memory_UnsafePointer_text},
  {"Memory/UnsafeRawBufferPointer.swift", NULL, Memory_UnsafeRawBufferPointer_text, sizeof Memory_UnsafeRawBufferPointer_text},
  {"Observation/Combinations.swift", NULL, Observation_Combinations_text, sizeof Observation_Combinations_text},
  {"Observation/Combine.swift", NULL, Observation_Combine_text, sizeof Observation_Combine_text},
  {"Observation/EventOperators.swift", NULL, Observation_EventOperators_text, sizeof Observation_EventOperators_text},
  {"Observation/FailureOperators.swift", NULL, Observation_FailureOperators_text, sizeof Observation_FailureOperators_text},
  {"Observation/NestedPublishers.swift", NULL, Observation_NestedPublishers_text, sizeof Observation_NestedPublishers_text},
  {"Observation/ObservableObject.swift", NULL, Observation_ObservableObject_text, sizeof Observation_ObservableObject_text},
  {"Observation/Observation.swift", NULL, Observation_Observation_text, sizeof Observation_Observation_text},
  {"Observation/Observations.swift", NULL, Observation_Observations_text, sizeof Observation_Observations_text},
  {"Observation/PublisherCoding.swift", NULL, Observation_PublisherCoding_text, sizeof Observation_PublisherCoding_text},
  {"Observation/SequencePublishers.swift", NULL, Observation_SequencePublishers_text, sizeof Observation_SequencePublishers_text},
  {"Observation/SharedPublishers.swift", NULL, Observation_SharedPublishers_text, sizeof Observation_SharedPublishers_text},
  {"Observation/SimplePublishers.swift", NULL, Observation_SimplePublishers_text, sizeof Observation_SimplePublishers_text},
  {"Observation/Subjects.swift", NULL, Observation_Subjects_text, sizeof Observation_Subjects_text},
  {"Observation/Subscribers.swift", NULL, Observation_Subscribers_text, sizeof Observation_Subscribers_text},
  {"Observation/TimeOperators.swift", NULL, Observation_TimeOperators_text, sizeof Observation_TimeOperators_text},
  {"Observation/ValueOperators.swift", NULL, Observation_ValueOperators_text, sizeof Observation_ValueOperators_text},
  {"Observation/ValuePublishers.swift", NULL, Observation_ValuePublishers_text, sizeof Observation_ValuePublishers_text},
  {"PackageDescription/Packages.swift", "PackageDescription", PackageDescription_Packages_text, sizeof PackageDescription_Packages_text},
  {"PackageDescription/Targets.swift", "PackageDescription", PackageDescription_Targets_text, sizeof PackageDescription_Targets_text},
  {"RegexBuilder/RegexAnchors.swift", "RegexBuilder", RegexBuilder_RegexAnchors_text, sizeof RegexBuilder_RegexAnchors_text},
  {"RegexBuilder/RegexBuilding.swift", "RegexBuilder", RegexBuilder_RegexBuilding_text, sizeof RegexBuilder_RegexBuilding_text},
  {"RegexBuilder/RegexCaptures.swift", "RegexBuilder", RegexBuilder_RegexCaptures_text, sizeof RegexBuilder_RegexCaptures_text},
  {"RegexBuilder/RegexCharacterClasses.swift", "RegexBuilder", RegexBuilder_RegexCharacterClasses_text, sizeof RegexBuilder_RegexCharacterClasses_text},
  {"RegexBuilder/RegexQuantifiers.swift", "RegexBuilder", RegexBuilder_RegexQuantifiers_text, sizeof RegexBuilder_RegexQuantifiers_text},
  {"Standard/AdditiveArithmetic.swift", NULL, Standard_AdditiveArithmetic_text, sizeof Standard_AdditiveArithmetic_text},
  {"Standard/AnyCollections.swift", NULL, Standard_AnyCollections_text, sizeof Standard_AnyCollections_text},
  {"Standard/AnyHashable.swift", NULL, Standard_AnyHashable_text, sizeof Standard_AnyHashable_text},
  {"Standard/AnySequence.swift", NULL, Standard_AnySequence_text, sizeof Standard_AnySequence_text},
  {"Standard/Array.swift", NULL, Standard_Array_text, sizeof Standard_Array_text},
  {"Standard/ArraySlice.swift", NULL, Standard_ArraySlice_text, sizeof Standard_ArraySlice_text},
  {"Standard/BidirectionalCollectionMembers.swift", NULL, Standard_BidirectionalCollectionMembers_text, sizeof Standard_BidirectionalCollectionMembers_text},
  {"Standard/BinaryInteger.swift", NULL, Standard_BinaryInteger_text, sizeof Standard_BinaryInteger_text},
  {"Standard/Bool.swift", NULL, Standard_Bool_text, sizeof Standard_Bool_text},
  {"Standard/CGFloat.swift", NULL, Standard_CGFloat_text, sizeof Standard_CGFloat_text},
  {"Standard/CaseIterable.swift", NULL, Standard_CaseIterable_text, sizeof Standard_CaseIterable_text},
  {"Standard/Character.swift", NULL, Standard_Character_text, sizeof Standard_Character_text},
  {"Standard/CheckerSupport.swift", NULL, Standard_CheckerSupport_text, sizeof Standard_CheckerSupport_text},
  {"Standard/ClosedRange.swift", NULL, Standard_ClosedRange_text, sizeof Standard_ClosedRange_text},
  {"Standard/Codable.swift", NULL, Standard_Codable_text, sizeof Standard_Codable_text},
  {"Standard/CodingConformances.swift", NULL, Standard_CodingConformances_text, sizeof Standard_CodingConformances_text},
  {"Standard/CodingNodes.swift", NULL, Standard_CodingNodes_text, sizeof Standard_CodingNodes_text},
  {"Standard/CodingTree.swift", NULL, Standard_CodingTree_text, sizeof Standard_CodingTree_text},
  {"Standard/CollectionDifference.swift", NULL, Standard_CollectionDifference_text, sizeof Standard_CollectionDifference_text},
  {"Standard/CollectionMembers.swift", NULL, Standard_CollectionMembers_text, sizeof Standard_CollectionMembers_text},
  {"Standard/CollectionSearch.swift", NULL, Standard_CollectionSearch_text, sizeof Standard_CollectionSearch_text},
  {"Standard/Collections.swift", NULL, Standard_Collections_text, sizeof Standard_Collections_text},
  {"Standard/CommandLine.swift", NULL, Standard_CommandLine_text, sizeof Standard_CommandLine_text},
  {"Standard/Comparable.swift", NULL, Standard_Comparable_text, sizeof Standard_Comparable_text},
  {"Standard/ContainerCoding.swift", NULL, Standard_ContainerCoding_text, sizeof Standard_ContainerCoding_text},
  {"Standard/ContiguousArray.swift", NULL, Standard_ContiguousArray_text, sizeof Standard_ContiguousArray_text},
  {"Standard/Conversions.swift", NULL, Standard_Conversions_text, sizeof Standard_Conversions_text},
  {"Standard/CustomStringConvertible.swift", NULL, Standard_CustomStringConvertible_text, sizeof Standard_CustomStringConvertible_text},
  {"Standard/DerivedCoding.swift", NULL, Standard_DerivedCoding_text, sizeof Standard_DerivedCoding_text},
  {"Standard/Descriptions.swift", NULL, Standard_Descriptions_text, sizeof Standard_Descriptions_text},
  {"Standard/Dictionary.swift", NULL, Standard_Dictionary_text, sizeof Standard_Dictionary_text},
  {"Standard/Double.swift", NULL, Standard_Double_text, sizeof Standard_Double_text},
  {"Standard/EnumeratedSequence.swift", NULL, Standard_EnumeratedSequence_text, sizeof Standard_EnumeratedSequence_text},
  {"Standard/Equatable.swift", NULL, Standard_Equatable_text, sizeof Standard_Equatable_text},
  {"Standard/Error.swift", NULL, Standard_Error_text, sizeof Standard_Error_text},
  {"Standard/Extrema.swift", NULL, Standard_Extrema_text, sizeof Standard_Extrema_text},
  {"Standard/Faults.swift", NULL, Standard_Faults_text, sizeof Standard_Faults_text},
  {"Standard/FlattenSequence.swift", NULL, Standard_FlattenSequence_text, sizeof Standard_FlattenSequence_text},
  {"Standard/Float.swift", NULL, Standard_Float_text, sizeof Standard_Float_text},
  {"Standard/Float64.swift", NULL, Standard_Float64_text, sizeof Standard_Float64_text},
  {"Standard/FloatingPoint.swift", NULL, Standard_FloatingPoint_text, sizeof Standard_FloatingPoint_text},
  {"Standard/FloatingPointPrimitives.swift", NULL, Standard_FloatingPointPrimitives_text, sizeof Standard_FloatingPointPrimitives_text},
  {"Standard/GeneratedSequences.swift", NULL, Standard_GeneratedSequences_text, sizeof Standard_GeneratedSequences_text},
  {"Standard/Hashable.swift", NULL, Standard_Hashable_text, sizeof Standard_Hashable_text},
  {"Standard/Identifiable.swift", NULL, Standard_Identifiable_text, sizeof Standard_Identifiable_text},
  {"Standard/IdentityOperators.swift", NULL, Standard_IdentityOperators_text, sizeof Standard_IdentityOperators_text},
  {"Standard/InlineArray.swift", NULL, Standard_InlineArray_text, sizeof Standard_InlineArray_text},
  {"Standard/Int.swift", NULL, Standard_Int_text, sizeof Standard_Int_text},
  {"Standard/Int128.swift", NULL, Standard_Int128_text, sizeof Standard_Int128_text},
  {"Standard/Int16.swift", NULL, Standard_Int16_text, sizeof Standard_Int16_text},
  {"Standard/Int32.swift", NULL, Standard_Int32_text, sizeof Standard_Int32_text},
  {"Standard/Int64.swift", NULL, Standard_Int64_text, sizeof Standard_Int64_text},
  {"Standard/Int8.swift", NULL, Standard_Int8_text, sizeof Standard_Int8_text},
  {"Standard/KeyPaths.swift", NULL, Standard_KeyPaths_text, sizeof Standard_KeyPaths_text},
  {"Standard/LazyLocal.swift", NULL, Standard_LazyLocal_text, sizeof Standard_LazyLocal_text},
  {"Standard/LazySequence.swift", NULL, Standard_LazySequence_text, sizeof Standard_LazySequence_text},
  {"Standard/LiteralProtocols.swift", NULL, Standard_LiteralProtocols_text, sizeof Standard_LiteralProtocols_text},
  {"Standard/LocalAccessors.swift", NULL, Standard_LocalAccessors_text, sizeof Standard_LocalAccessors_text},
  {"Standard/Markers.swift", NULL, Standard_Markers_text, sizeof Standard_Markers_text},
  {"Standard/MemoryLayout.swift", NULL, Standard_MemoryLayout_text, sizeof Standard_MemoryLayout_text},
  {"Standard/MetatypeComparison.swift", NULL, Standard_MetatypeComparison_text, sizeof Standard_MetatypeComparison_text},
  {"Standard/Mirror.swift", NULL, Standard_Mirror_text, sizeof Standard_Mirror_text},
  {"Standard/MutableCollectionMembers.swift", NULL, Standard_MutableCollectionMembers_text, sizeof Standard_MutableCollectionMembers_text},
  {"Standard/Never.swift", NULL, Standard_Never_text, sizeof Standard_Never_text},
  {"Standard/NumberCoding.swift", NULL, Standard_NumberCoding_text, sizeof Standard_NumberCoding_text},
  {"Standard/ObjectIdentifier.swift", NULL, Standard_ObjectIdentifier_text, sizeof Standard_ObjectIdentifier_text},
  {"Standard/Optional.swift", NULL, Standard_Optional_text, sizeof Standard_Optional_text},
  {"Standard/OtherNames.swift", NULL, Standard_OtherNames_text, sizeof Standard_OtherNames_text},
  {"Standard/Printing.swift", NULL, Standard_Printing_text, sizeof Standard_Printing_text},
  {"Standard/PrintingToStream.swift", NULL, Standard_PrintingToStream_text, sizeof Standard_PrintingToStream_text},
  {"Standard/RandomNumbers.swift", NULL, Standard_RandomNumbers_text, sizeof Standard_RandomNumbers_text},
  {"Standard/Range.swift", NULL, Standard_Range_text, sizeof Standard_Range_text},
  {"Standard/RangeExpression.swift", NULL, Standard_RangeExpression_text, sizeof Standard_RangeExpression_text},
  {"Standard/RangeReplaceableCollectionMembers.swift", NULL, Standard_RangeReplaceableCollectionMembers_text, sizeof Standard_RangeReplaceableCollectionMembers_text},
  {"Standard/RangeSet.swift", NULL, Standard_RangeSet_text, sizeof Standard_RangeSet_text},
  {"Standard/RangeSetMembers.swift", NULL, Standard_RangeSetMembers_text, sizeof Standard_RangeSetMembers_text},
  {"Standard/RawRepresentable.swift", NULL, Standard_RawRepresentable_text, sizeof Standard_RawRepresentable_text},
  {"Standard/Regex.swift", NULL, Standard_Regex_text, sizeof Standard_Regex_text},
  {"Standard/RegexMatches.swift", NULL, Standard_RegexMatches_text, sizeof Standard_RegexMatches_text},
  {"Standard/RegexPatterns.swift", NULL, Standard_RegexPatterns_text, sizeof Standard_RegexPatterns_text},
  {"Standard/Repeated.swift", NULL, Standard_Repeated_text, sizeof Standard_Repeated_text},
  {"Standard/Result.swift", NULL, Standard_Result_text, sizeof Standard_Result_text},
  {"Standard/SIMD16.swift", NULL, Standard_SIMD16_text, sizeof Standard_SIMD16_text},
  {"Standard/SIMD2.swift", NULL, Standard_SIMD2_text, sizeof Standard_SIMD2_text},
  {"Standard/SIMD3.swift", NULL, Standard_SIMD3_text, sizeof Standard_SIMD3_text},
  {"Standard/SIMD4.swift", NULL, Standard_SIMD4_text, sizeof Standard_SIMD4_text},
  {"Standard/SIMD8.swift", NULL, Standard_SIMD8_text, sizeof Standard_SIMD8_text},
  {"Standard/SequenceMembers.swift", NULL, Standard_SequenceMembers_text, sizeof Standard_SequenceMembers_text},
  {"Standard/SequenceOrders.swift", NULL, Standard_SequenceOrders_text, sizeof Standard_SequenceOrders_text},
  {"Standard/SequenceTransforms.swift", NULL, Standard_SequenceTransforms_text, sizeof Standard_SequenceTransforms_text},
  {"Standard/Set.swift", NULL, Standard_Set_text, sizeof Standard_Set_text},
  {"Standard/SetAlgebra.swift", NULL, Standard_SetAlgebra_text, sizeof Standard_SetAlgebra_text},
  {"Standard/StandardInput.swift", NULL, Standard_StandardInput_text, sizeof Standard_StandardInput_text},
  {"Standard/StaticString.swift", NULL, Standard_StaticString_text, sizeof Standard_StaticString_text},
  {"Standard/Strideable.swift", NULL, Standard_Strideable_text, sizeof Standard_Strideable_text},
  {"Standard/Strides.swift", NULL, Standard_Strides_text, sizeof Standard_Strides_text},
  {"Standard/String.swift", NULL, Standard_String_text, sizeof Standard_String_text},
  {"Standard/StringExtrema.swift", NULL, Standard_StringExtrema_text, sizeof Standard_StringExtrema_text},
  {"Standard/StringProtocol.swift", NULL, Standard_StringProtocol_text, sizeof Standard_StringProtocol_text},
  {"Standard/StringProtocolMembers.swift", NULL, Standard_StringProtocolMembers_text, sizeof Standard_StringProtocolMembers_text},
  {"Standard/StringViews.swift", NULL, Standard_StringViews_text, sizeof Standard_StringViews_text},
  {"Standard/Substring.swift", NULL, Standard_Substring_text, sizeof Standard_Substring_text},
  {"Standard/Swapping.swift", NULL, Standard_Swapping_text, sizeof Standard_Swapping_text},
  {"Standard/TextOutput.swift", NULL, Standard_TextOutput_text, sizeof Standard_TextOutput_text},
  {"Standard/TextViews.swift", NULL, Standard_TextViews_text, sizeof Standard_TextViews_text},
  {"Standard/TextWriting.swift", NULL, Standard_TextWriting_text, sizeof Standard_TextWriting_text},
  {"Standard/TrimmedSequences.swift", NULL, Standard_TrimmedSequences_text, sizeof Standard_TrimmedSequences_text},
  {"Standard/TupleComparison.swift", NULL, Standard_TupleComparison_text, sizeof Standard_TupleComparison_text},
  {"Standard/TypeNames.swift", NULL, Standard_TypeNames_text, sizeof Standard_TypeNames_text},
  {"Standard/UInt.swift", NULL, Standard_UInt_text, sizeof Standard_UInt_text},
  {"Standard/UInt128.swift", NULL, Standard_UInt128_text, sizeof Standard_UInt128_text},
  {"Standard/UInt16.swift", NULL, Standard_UInt16_text, sizeof Standard_UInt16_text},
  {"Standard/UInt32.swift", NULL, Standard_UInt32_text, sizeof Standard_UInt32_text},
  {"Standard/UInt64.swift", NULL, Standard_UInt64_text, sizeof Standard_UInt64_text},
  {"Standard/UInt8.swift", NULL, Standard_UInt8_text, sizeof Standard_UInt8_text},
  {"Standard/UTF8Parser.swift", NULL, Standard_UTF8Parser_text, sizeof Standard_UTF8Parser_text},
  {"Standard/Unicode.swift", NULL, Standard_Unicode_text, sizeof Standard_Unicode_text},
  {"Standard/VariadicArguments.swift", NULL, Standard_VariadicArguments_text, sizeof Standard_VariadicArguments_text},
  {"Standard/Vectors.swift", NULL, Standard_Vectors_text, sizeof Standard_Vectors_text},
  {"Standard/Void.swift", NULL, Standard_Void_text, sizeof Standard_Void_text},
  {"Standard/WideConversions.swift", NULL, Standard_WideConversions_text, sizeof Standard_WideConversions_text},
  {"Standard/Zipped.swift", NULL, Standard_Zipped_text, sizeof Standard_Zipped_text},
  {"Testing/AsyncExitTestExpectations.swift", NULL, Testing_AsyncExitTestExpectations_text, sizeof Testing_AsyncExitTestExpectations_text},
  {"Testing/AsyncExitTestRequirements.swift", NULL, Testing_AsyncExitTestRequirements_text, sizeof Testing_AsyncExitTestRequirements_text},
  {"Testing/Attachment.swift", NULL, Testing_Attachment_text, sizeof Testing_Attachment_text},
  {"Testing/ExitTest.swift", NULL, Testing_ExitTest_text, sizeof Testing_ExitTest_text},
  {"Testing/Expectations.swift", NULL, Testing_Expectations_text, sizeof Testing_Expectations_text},
  {"Testing/Issues.swift", NULL, Testing_Issues_text, sizeof Testing_Issues_text},
  {"Testing/KnownIssues.swift", NULL, Testing_KnownIssues_text, sizeof Testing_KnownIssues_text},
  {"Testing/TestPlans.swift", NULL, Testing_TestPlans_text, sizeof Testing_TestPlans_text},
  {"Testing/TestTraits.swift", NULL, Testing_TestTraits_text, sizeof Testing_TestTraits_text},
  {"Testing/ViewHosts.swift", NULL, Testing_ViewHosts_text, sizeof Testing_ViewHosts_text},
  {"Testing/XCTWaiter.swift", NULL, Testing_XCTWaiter_text, sizeof Testing_XCTWaiter_text},
  {"Testing/XCTests.swift", NULL, Testing_XCTests_text, sizeof Testing_XCTests_text},
  {"Views/AccessibilityEnvironment.swift", NULL, Views_AccessibilityEnvironment_text, sizeof Views_AccessibilityEnvironment_text},
  {"Views/Alerts.swift", NULL, Views_Alerts_text, sizeof Views_Alerts_text},
  {"Views/AnchorPreferences.swift", NULL, Views_AnchorPreferences_text, sizeof Views_AnchorPreferences_text},
  {"Views/Anchors.swift", NULL, Views_Anchors_text, sizeof Views_Anchors_text},
  {"Views/AnimationValues.swift", NULL, Views_AnimationValues_text, sizeof Views_AnimationValues_text},
  {"Views/Animators.swift", NULL, Views_Animators_text, sizeof Views_Animators_text},
  {"Views/AppKitHosting.swift", NULL, Views_AppKitHosting_text, sizeof Views_AppKitHosting_text},
  {"Views/Bindable.swift", NULL, Views_Bindable_text, sizeof Views_Bindable_text},
  {"Views/Binding.swift", NULL, Views_Binding_text, sizeof Views_Binding_text},
  {"Views/Buttons.swift", NULL, Views_Buttons_text, sizeof Views_Buttons_text},
  {"Views/Canvas.swift", NULL, Views_Canvas_text, sizeof Views_Canvas_text},
  {"Views/Charts.swift", "Charts", Views_Charts_text, sizeof Views_Charts_text},
  {"Views/CollectionViews.swift", NULL, Views_CollectionViews_text, sizeof Views_CollectionViews_text},
  {"Views/ColourModifiers.swift", NULL, Views_ColourModifiers_text, sizeof Views_ColourModifiers_text},
  {"Views/Colours.swift", NULL, Views_Colours_text, sizeof Views_Colours_text},
  {"Views/Commands.swift", NULL, Views_Commands_text, sizeof Views_Commands_text},
  {"Views/ControlGroupStyle.swift", NULL, Views_ControlGroupStyle_text, sizeof Views_ControlGroupStyle_text},
  {"Views/ControlGroupStyleModifiers.swift", NULL, Views_ControlGroupStyleModifiers_text, sizeof Views_ControlGroupStyleModifiers_text},
  {"Views/ControlStyles.swift", NULL, Views_ControlStyles_text, sizeof Views_ControlStyles_text},
  {"Views/CustomLayouts.swift", NULL, Views_CustomLayouts_text, sizeof Views_CustomLayouts_text},
  {"Views/Detents.swift", NULL, Views_Detents_text, sizeof Views_Detents_text},
  {"Views/DisclosureGroupStyle.swift", NULL, Views_DisclosureGroupStyle_text, sizeof Views_DisclosureGroupStyle_text},
  {"Views/DisclosureGroupStyleModifiers.swift", NULL, Views_DisclosureGroupStyleModifiers_text, sizeof Views_DisclosureGroupStyleModifiers_text},
  {"Views/DragAndDrop.swift", NULL, Views_DragAndDrop_text, sizeof Views_DragAndDrop_text},
  {"Views/DrawingValues.swift", NULL, Views_DrawingValues_text, sizeof Views_DrawingValues_text},
  {"Views/EffectModifiers.swift", NULL, Views_EffectModifiers_text, sizeof Views_EffectModifiers_text},
  {"Views/Environment.swift", NULL, Views_Environment_text, sizeof Views_Environment_text},
  {"Views/EnvironmentButtons.swift", NULL, Views_EnvironmentButtons_text, sizeof Views_EnvironmentButtons_text},
  {"Views/EnvironmentKeys.swift", NULL, Views_EnvironmentKeys_text, sizeof Views_EnvironmentKeys_text},
  {"Views/EnvironmentTable.swift", NULL, Views_EnvironmentTable_text, sizeof Views_EnvironmentTable_text},
  {"Views/EnvironmentTypes.swift", NULL, Views_EnvironmentTypes_text, sizeof Views_EnvironmentTypes_text},
  {"Views/FetchRequests.swift", NULL, Views_FetchRequests_text, sizeof Views_FetchRequests_text},
  {"Views/FocusState.swift", NULL, Views_FocusState_text, sizeof Views_FocusState_text},
  {"Views/FocusedValues.swift", NULL, Views_FocusedValues_text, sizeof Views_FocusedValues_text},
  {"Views/Fonts.swift", NULL, Views_Fonts_text, sizeof Views_Fonts_text},
  {"Views/FormStyle.swift", NULL, Views_FormStyle_text, sizeof Views_FormStyle_text},
  {"Views/FormStyleModifiers.swift", NULL, Views_FormStyleModifiers_text, sizeof Views_FormStyleModifiers_text},
  {"Views/Forms.swift", NULL, Views_Forms_text, sizeof Views_Forms_text},
  {"Views/FurtherInteractions.swift", NULL, Views_FurtherInteractions_text, sizeof Views_FurtherInteractions_text},
  {"Views/GaugeStyle.swift", NULL, Views_GaugeStyle_text, sizeof Views_GaugeStyle_text},
  {"Views/GaugeStyleModifiers.swift", NULL, Views_GaugeStyleModifiers_text, sizeof Views_GaugeStyleModifiers_text},
  {"Views/Geometry.swift", NULL, Views_Geometry_text, sizeof Views_Geometry_text},
  {"Views/GeometryChanges.swift", NULL, Views_GeometryChanges_text, sizeof Views_GeometryChanges_text},
  {"Views/GestureModifiers.swift", NULL, Views_GestureModifiers_text, sizeof Views_GestureModifiers_text},
  {"Views/Gestures.swift", NULL, Views_Gestures_text, sizeof Views_Gestures_text},
  {"Views/GroupBoxStyle.swift", NULL, Views_GroupBoxStyle_text, sizeof Views_GroupBoxStyle_text},
  {"Views/GroupBoxStyleModifiers.swift", NULL, Views_GroupBoxStyleModifiers_text, sizeof Views_GroupBoxStyleModifiers_text},
  {"Views/InertView.swift", NULL, Views_InertView_text, sizeof Views_InertView_text},
  {"Views/Intents.swift", NULL, Views_Intents_text, sizeof Views_Intents_text},
  {"Views/Interactions.swift", NULL, Views_Interactions_text, sizeof Views_Interactions_text},
  {"Views/Interpolations.swift", NULL, Views_Interpolations_text, sizeof Views_Interpolations_text},
  {"Views/KeyPresses.swift", NULL, Views_KeyPresses_text, sizeof Views_KeyPresses_text},
  {"Views/LabeledContentStyle.swift", NULL, Views_LabeledContentStyle_text, sizeof Views_LabeledContentStyle_text},
  {"Views/LabeledContentStyleModifiers.swift", NULL, Views_LabeledContentStyleModifiers_text, sizeof Views_LabeledContentStyleModifiers_text},
  {"Views/Labels.swift", NULL, Views_Labels_text, sizeof Views_Labels_text},
  {"Views/LayoutModifiers.swift", NULL, Views_LayoutModifiers_text, sizeof Views_LayoutModifiers_text},
  {"Views/LayoutValues.swift", NULL, Views_LayoutValues_text, sizeof Views_LayoutValues_text},
  {"Views/Lists.swift", NULL, Views_Lists_text, sizeof Views_Lists_text},
  {"Views/LiveNames.swift", NULL, Views_LiveNames_text, sizeof Views_LiveNames_text},
  {"Views/ManagedObjects.swift", NULL, Views_ManagedObjects_text, sizeof Views_ManagedObjects_text},
  {"Views/MenuStyle.swift", NULL, Views_MenuStyle_text, sizeof Views_MenuStyle_text},
  {"Views/MenuStyleModifiers.swift", NULL, Views_MenuStyleModifiers_text, sizeof Views_MenuStyleModifiers_text},
  {"Views/Moments.swift", NULL, Views_Moments_text, sizeof Views_Moments_text},
  {"Views/MultiDatePickers.swift", NULL, Views_MultiDatePickers_text, sizeof Views_MultiDatePickers_text},
  {"Views/NamedGradients.swift", NULL, Views_NamedGradients_text, sizeof Views_NamedGradients_text},
  {"Views/NamedShapes.swift", NULL, Views_NamedShapes_text, sizeof Views_NamedShapes_text},
  {"Views/Navigation.swift", NULL, Views_Navigation_text, sizeof Views_Navigation_text},
  {"Views/ObservedObject.swift", NULL, Views_ObservedObject_text, sizeof Views_ObservedObject_text},
  {"Views/OpenURLActions.swift", NULL, Views_OpenURLActions_text, sizeof Views_OpenURLActions_text},
  {"Views/Outlines.swift", NULL, Views_Outlines_text, sizeof Views_Outlines_text},
  {"Views/OutsideEvents.swift", NULL, Views_OutsideEvents_text, sizeof Views_OutsideEvents_text},
  {"Views/Persistence.swift", NULL, Views_Persistence_text, sizeof Views_Persistence_text},
  {"Views/PersistenceKeys.swift", NULL, Views_PersistenceKeys_text, sizeof Views_PersistenceKeys_text},
  {"Views/Pickers.swift", NULL, Views_Pickers_text, sizeof Views_Pickers_text},
  {"Views/PlatformColours.swift", NULL, Views_PlatformColours_text, sizeof Views_PlatformColours_text},
  {"Views/PlatformSupport.swift", NULL, Views_PlatformSupport_text, sizeof Views_PlatformSupport_text},
  {"Views/PlatformValues.swift", NULL, Views_PlatformValues_text, sizeof Views_PlatformValues_text},
  {"Views/Preferences.swift", NULL, Views_Preferences_text, sizeof Views_Preferences_text},
  {"Views/Presentations.swift", NULL, Views_Presentations_text, sizeof Views_Presentations_text},
  {"Views/Previews.swift", NULL, Views_Previews_text, sizeof Views_Previews_text},
  {"Views/PrimitiveButtonStyles.swift", NULL, Views_PrimitiveButtonStyles_text, sizeof Views_PrimitiveButtonStyles_text},
  {"Views/PrintedChanges.swift", NULL, Views_PrintedChanges_text, sizeof Views_PrintedChanges_text},
  {"Views/ProgressViewStyle.swift", NULL, Views_ProgressViewStyle_text, sizeof Views_ProgressViewStyle_text},
  {"Views/ProgressViewStyleModifiers.swift", NULL, Views_ProgressViewStyleModifiers_text, sizeof Views_ProgressViewStyleModifiers_text},
  {"Views/Readers.swift", NULL, Views_Readers_text, sizeof Views_Readers_text},
  {"Views/RemadeLabels.swift", NULL, Views_RemadeLabels_text, sizeof Views_RemadeLabels_text},
  {"Views/RemadeToggles.swift", NULL, Views_RemadeToggles_text, sizeof Views_RemadeToggles_text},
  {"Views/RowSelection.swift", NULL, Views_RowSelection_text, sizeof Views_RowSelection_text},
  {"Views/Scenes.swift", NULL, Views_Scenes_text, sizeof Views_Scenes_text},
  {"Views/ScrollPositions.swift", NULL, Views_ScrollPositions_text, sizeof Views_ScrollPositions_text},
  {"Views/Searching.swift", NULL, Views_Searching_text, sizeof Views_Searching_text},
  {"Views/ShapeModifiers.swift", NULL, Views_ShapeModifiers_text, sizeof Views_ShapeModifiers_text},
  {"Views/ShapeStyles.swift", NULL, Views_ShapeStyles_text, sizeof Views_ShapeStyles_text},
  {"Views/Shapes.swift", NULL, Views_Shapes_text, sizeof Views_Shapes_text},
  {"Views/Sliders.swift", NULL, Views_Sliders_text, sizeof Views_Sliders_text},
  {"Views/Stacks.swift", NULL, Views_Stacks_text, sizeof Views_Stacks_text},
  {"Views/State.swift", NULL, Views_State_text, sizeof Views_State_text},
  {"Views/Storage.swift", NULL, Views_Storage_text, sizeof Views_Storage_text},
  {"Views/Structure.swift", NULL, Views_Structure_text, sizeof Views_Structure_text},
  {"Views/SubviewInitializers.swift", NULL, Views_SubviewInitializers_text, sizeof Views_SubviewInitializers_text},
  {"Views/Subviews.swift", NULL, Views_Subviews_text, sizeof Views_Subviews_text},
  {"Views/Tables.swift", NULL, Views_Tables_text, sizeof Views_Tables_text},
  {"Views/Tabs.swift", NULL, Views_Tabs_text, sizeof Views_Tabs_text},
  {"Views/TextFieldStyle.swift", NULL, Views_TextFieldStyle_text, sizeof Views_TextFieldStyle_text},
  {"Views/TextFieldStyleModifiers.swift", NULL, Views_TextFieldStyleModifiers_text, sizeof Views_TextFieldStyleModifiers_text},
  {"Views/TextInput.swift", NULL, Views_TextInput_text, sizeof Views_TextInput_text},
  {"Views/TextModifiers.swift", NULL, Views_TextModifiers_text, sizeof Views_TextModifiers_text},
  {"Views/Texts.swift", NULL, Views_Texts_text, sizeof Views_Texts_text},
  {"Views/Timelines.swift", NULL, Views_Timelines_text, sizeof Views_Timelines_text},
  {"Views/Transfers.swift", NULL, Views_Transfers_text, sizeof Views_Transfers_text},
  {"Views/TransitionModifiers.swift", NULL, Views_TransitionModifiers_text, sizeof Views_TransitionModifiers_text},
  {"Views/UIKitHosting.swift", NULL, Views_UIKitHosting_text, sizeof Views_UIKitHosting_text},
  {"Views/ViewBuilders.swift", NULL, Views_ViewBuilders_text, sizeof Views_ViewBuilders_text},
  {"Views/ViewProtocols.swift", NULL, Views_ViewProtocols_text, sizeof Views_ViewProtocols_text},
  {"Views/WidgetEnvironment.swift", NULL, Views_WidgetEnvironment_text, sizeof Views_WidgetEnvironment_text},
  {"Views/Widgets.swift", NULL, Views_Widgets_text, sizeof Views_Widgets_text},
};

static const struct LibraryNameRow names[] = {
  {"!=", Standard_MetatypeComparison},
  {"!=", Standard_TupleComparison},
  {"!==", Standard_IdentityOperators},
  {"...", RegexBuilder_RegexCharacterClasses},
  {"<", Standard_TupleComparison},
  {"<=", Standard_TupleComparison},
  {"==", Standard_MetatypeComparison},
  {"==", Standard_TupleComparison},
  {"===", Standard_IdentityOperators},
  {">", Standard_TupleComparison},
  {">=", Standard_TupleComparison},
  {"ARView", Frameworks_SceneViews},
  {"AVAsset", Frameworks_Media},
  {"AVAudioPlayer", Frameworks_Media},
  {"AVAudioPlayerDelegate", Frameworks_Media},
  {"AVAudioRecorder", Frameworks_Media},
  {"AVAudioSession", Frameworks_Media},
  {"AVAuthorizationStatus", Frameworks_Media},
  {"AVCaptureDevice", Frameworks_Media},
  {"AVCaptureSession", Frameworks_Media},
  {"AVCaptureVideoPreviewLayer", Frameworks_Media},
  {"AVMediaType", Frameworks_Media},
  {"AVPlayer", Frameworks_Media},
  {"AVPlayerItem", Frameworks_Media},
  {"AVPlayerLayer", Frameworks_Media},
  {"AVPlayerLooper", Frameworks_Media},
  {"AVPlayerViewController", Frameworks_Media},
  {"AVQueuePlayer", Frameworks_Media},
  {"AVSpeechSynthesisVoice", Frameworks_Media},
  {"AVSpeechSynthesizer", Frameworks_Media},
  {"AVSpeechSynthesizerDelegate", Frameworks_Media},
  {"AVSpeechUtterance", Frameworks_Media},
  {"AVURLAsset", Frameworks_Media},
  {"AccessibilityFocusState", Views_FocusState},
  {"ActionSheet", Views_Alerts},
  {"Activity", Frameworks_Activities},
  {"ActivityAttributes", Frameworks_Activities},
  {"ActivityAuthorizationError", Frameworks_Activities},
  {"ActivityAuthorizationInfo", Frameworks_Activities},
  {"ActivityConfiguration", Frameworks_ActivityWidgets},
  {"ActivityContent", Frameworks_Activities},
  {"ActivityState", Frameworks_Activities},
  {"ActivityUIDismissalPolicy", Frameworks_Activities},
  {"ActivityViewContext", Frameworks_ActivityWidgets},
  {"Actor", Concurrency_Actors},
  {"AdditiveArithmetic", Standard_AdditiveArithmetic},
  {"Alert", Views_Alerts},
  {"AlertConfiguration", Frameworks_Activities},
  {"Alignment", Views_Geometry},
  {"AlignmentID", Views_Geometry},
  {"AlternationBuilder", RegexBuilder_RegexBuilding},
  {"Anchor", Views_Anchors},
  {"AnchorEntity", Frameworks_Entities},
  {"AnchoringComponent", Frameworks_Entities},
  {"Angle", Views_Geometry},
  {"Animatable", Views_AnimationValues},
  {"AnimatableModifier", Views_AnimationValues},
  {"AnimatablePair", Views_AnimationValues},
  {"Animation", Views_Fonts},
  {"AnimationCompletionCriteria", Views_Fonts},
  {"AnimationContext", Views_AnimationValues},
  {"AnimationPlaybackController", Frameworks_Entities},
  {"AnimationResource", Frameworks_Entities},
  {"AnimationState", Views_AnimationValues},
  {"AnimationStateKey", Views_AnimationValues},
  {"AnimationTimelineSchedule", Views_Timelines},
  {"Annotation", Frameworks_MapContent},
  {"AnyActor", Concurrency_Actors},
  {"AnyBidirectionalCollection", Standard_AnyCollections},
  {"AnyCancellable", Observation_Combine},
  {"AnyClass", Standard_OtherNames},
  {"AnyCollection", Standard_AnyCollections},
  {"AnyGesture", Views_Gestures},
  {"AnyHashable", Standard_AnyHashable},
  {"AnyIndex", Standard_AnyCollections},
  {"AnyIterator", Standard_AnySequence},
  {"AnyKeyPath", Standard_KeyPaths},
  {"AnyLayout", Views_LayoutValues},
  {"AnyPublisher", Observation_Combine},
  {"AnyRandomAccessCollection", Standard_AnyCollections},
  {"AnyRegexOutput", Standard_Regex},
  {"AnySequence", Standard_AnySequence},
  {"AnyShape", Views_Shapes},
  {"AnyShapeStyle", Views_DrawingValues},
  {"AnySubscriber", Observation_Subscribers},
  {"AnyTransition", Views_Fonts},
  {"AnyView", Views_ViewBuilders},
  {"App", Views_ViewProtocols},
  {"AppEntity", Views_Intents},
  {"AppEnum", Views_Intents},
  {"AppIntent", Views_Intents},
  {"AppIntentConfiguration", Views_Widgets},
  {"AppIntentRecommendation", Views_Widgets},
  {"AppIntentTimelineProvider", Views_Widgets},
  {"AppShortcut", Views_Intents},
  {"AppShortcutPhrase", Views_Intents},
  {"AppShortcutPhraseToken", Views_Intents},
  {"AppShortcutsBuilder", Views_Intents},
  {"AppShortcutsProvider", Views_Intents},
  {"AppStorage", Views_Storage},
  {"AppStore", Frameworks_Store},
  {"Array", Standard_Array},
  {"ArraySlice", Standard_ArraySlice},
  {"AsyncImage", Views_Labels},
  {"AsyncImagePhase", Views_Labels},
  {"AsyncIteratorProtocol", Concurrency_AsyncSequences},
  {"AsyncPublisher", Observation_SharedPublishers},
  {"AsyncSequence", Concurrency_AsyncSequences},
  {"AsyncStream", Concurrency_AsyncStreams},
  {"AsyncThrowingPublisher", Observation_SharedPublishers},
  {"AsyncThrowingStream", Concurrency_AsyncStreams},
  {"Atomic", Concurrency_Synchronization},
  {"AtomicLoadOrdering", Concurrency_Synchronization},
  {"AtomicStoreOrdering", Concurrency_Synchronization},
  {"AtomicUpdateOrdering", Concurrency_Synchronization},
  {"Attachable", Testing_Attachment},
  {"Attachment", Frameworks_RealityViews},
  {"Attachment", Testing_Attachment},
  {"AttributeContainer", Foundation_AttributedTexts},
  {"AttributeContainer", Foundation_TextAttributes},
  {"AttributedString", Foundation_AttributedTextViews},
  {"AttributedString", Foundation_AttributedTexts},
  {"AttributedString", Foundation_TextAttributes},
  {"AttributedStringProtocol", Foundation_AttributedTextViews},
  {"AttributedStringProtocol", Foundation_AttributedTexts},
  {"AttributedStringProtocol", Foundation_TextAttributes},
  {"AttributedSubstring", Foundation_AttributedTexts},
  {"AttributedSubstring", Foundation_TextAttributes},
  {"AttributedTextSelection", Views_TextInput},
  {"AudioPlaybackIntent", Views_Intents},
  {"Axis", Views_Geometry},
  {"BUFSIZ", Glibc_Constants},
  {"BackgroundProminence", Views_EnvironmentTypes},
  {"BackgroundTask", Views_Scenes},
  {"BidirectionalCollection", Standard_Collections},
  {"BillboardComponent", Frameworks_Entities},
  {"BinaryFloatingPoint", Standard_FloatingPoint},
  {"BinaryInteger", Standard_BinaryInteger},
  {"Bindable", Views_Bindable},
  {"Binding", Views_Binding},
  {"BitwiseCopyable", Standard_Markers},
  {"BlendMode", Views_DrawingValues},
  {"BlockOperation", Foundation_Caches},
  {"Bool", Standard_Bool},
  {"BooleanLiteralType", Standard_OtherNames},
  {"Bug", Testing_TestTraits},
  {"BuildConfiguration", PackageDescription_Targets},
  {"BuildSettingCondition", PackageDescription_Targets},
  {"Bundle", Foundation_Bundles},
  {"Button", Views_Buttons},
  {"ButtonRepeatBehavior", Views_EnvironmentTypes},
  {"ButtonRole", Views_Buttons},
  {"ButtonStyle", Views_ControlStyles},
  {"ButtonStyleConfiguration", Views_ControlStyles},
  {"ByteCountFormatStyle", Foundation_ByteCounts},
  {"ByteCountFormatter", Foundation_ByteCounts},
  {"CACurrentMediaTime", Foundation_SystemFunctions},
  {"CADisplayLink", Frameworks_DisplayLinks},
  {"CAFrameRateRange", Frameworks_DisplayLinks},
  {"CALayer", Frameworks_Layers},
  {"CATransaction", Frameworks_DisplayLinks},
  {"CBool", Standard_OtherNames},
  {"CChar", Standard_OtherNames},
  {"CDouble", Standard_OtherNames},
  {"CFAbsoluteTime", Foundation_TimeInterval},
  {"CFAbsoluteTimeGetCurrent", Foundation_Platform},
  {"CFTimeInterval", Foundation_TimeInterval},
  {"CFloat", Standard_OtherNames},
  {"CGAffineTransform", Views_AnimationValues},
  {"CGFloat", Standard_CGFloat},
  {"CGLineCap", Views_Shapes},
  {"CGLineJoin", Views_Shapes},
  {"CGPoint", Foundation_FoundationGeometry},
  {"CGRect", Foundation_FoundationGeometry},
  {"CGRectEdge", Foundation_GeometryMembers},
  {"CGSize", Foundation_FoundationGeometry},
  {"CGVector", Foundation_FoundationGeometry},
  {"CInt", Standard_OtherNames},
  {"CLAccuracyAuthorization", Frameworks_CoreLocation},
  {"CLActivityType", Frameworks_CoreLocation},
  {"CLAuthorizationStatus", Frameworks_CoreLocation},
  {"CLCircularRegion", Frameworks_CoreLocation},
  {"CLError", Frameworks_CoreLocation},
  {"CLGeocoder", Frameworks_CoreLocation},
  {"CLHeading", Frameworks_CoreLocation},
  {"CLLocation", Frameworks_CoreLocation},
  {"CLLocationAccuracy", Frameworks_CoreLocation},
  {"CLLocationCoordinate2D", Frameworks_CoreLocation},
  {"CLLocationCoordinate2DIsValid", Frameworks_CoreLocation},
  {"CLLocationCoordinate2DMake", Frameworks_CoreLocation},
  {"CLLocationDegrees", Frameworks_CoreLocation},
  {"CLLocationDirection", Frameworks_CoreLocation},
  {"CLLocationDistance", Frameworks_CoreLocation},
  {"CLLocationManager", Frameworks_CoreLocation},
  {"CLLocationManagerDelegate", Frameworks_CoreLocation},
  {"CLLocationSpeed", Frameworks_CoreLocation},
  {"CLLocationUpdate", Frameworks_CoreLocation},
  {"CLOCK_MONOTONIC", Glibc_Constants},
  {"CLOCK_PROCESS_CPUTIME_ID", Glibc_Constants},
  {"CLOCK_REALTIME", Glibc_Constants},
  {"CLOCK_THREAD_CPUTIME_ID", Glibc_Constants},
  {"CLPlacemark", Frameworks_CoreLocation},
  {"CLRegion", Frameworks_CoreLocation},
  {"CLRegionState", Frameworks_CoreLocation},
  {"CLVisit", Frameworks_CoreLocation},
  {"CLanguageStandard", PackageDescription_Packages},
  {"CLong", Standard_OtherNames},
  {"CLongLong", Standard_OtherNames},
  {"CMTime", Frameworks_Media},
  {"CMTimeGetSeconds", Frameworks_Media},
  {"CMTimeMake", Frameworks_Media},
  {"CMTimeMakeWithSeconds", Frameworks_Media},
  {"CMTimeScale", Frameworks_Media},
  {"CMTimeValue", Frameworks_Media},
  {"CSetting", PackageDescription_Targets},
  {"CUnsignedInt", Standard_OtherNames},
  {"CVaListPointer", Glibc_Types},
  {"CVarArg", Standard_VariadicArguments},
  {"CXXLanguageStandard", PackageDescription_Packages},
  {"CXXSetting", PackageDescription_Targets},
  {"Calendar", Foundation_Calendar},
  {"Cancellable", Observation_Combine},
  {"CancellationError", Concurrency_TaskSupport},
  {"Canvas", Views_Canvas},
  {"Capsule", Views_Shapes},
  {"Capture", RegexBuilder_RegexCaptures},
  {"CaseIterable", Standard_CaseIterable},
  {"Character", Standard_Character},
  {"CharacterClass", RegexBuilder_RegexCharacterClasses},
  {"CharacterSet", Foundation_CharacterSet},
  {"ChartContent", Views_Charts},
  {"ChartContentBuilder", Views_Charts},
  {"CheckedContinuation", Concurrency_Continuations},
  {"ChoiceOf", RegexBuilder_RegexBuilding},
  {"Circle", Views_Shapes},
  {"Clock", Concurrency_Clocks},
  {"ClosedRange", Standard_ClosedRange},
  {"CocoaError", Foundation_CocoaErrors},
  {"Codable", Standard_Codable},
  {"CodingKey", Standard_Codable},
  {"CodingKeyRepresentable", Standard_Codable},
  {"CodingUserInfoKey", Standard_Codable},
  {"Collection", Standard_Collections},
  {"CollectionDifference", Standard_CollectionDifference},
  {"CollectionOfOne", Standard_Repeated},
  {"CollisionComponent", Frameworks_Entities},
  {"Color", Views_Colours},
  {"ColorPicker", Views_Pickers},
  {"ColorRenderingMode", Views_DrawingValues},
  {"ColorResource", Views_Colours},
  {"ColorScheme", Views_EnvironmentKeys},
  {"ColorSchemeContrast", Views_EnvironmentKeys},
  {"CombineIdentifier", Observation_Subscribers},
  {"CommandGroup", Views_Commands},
  {"CommandGroupPlacement", Views_Commands},
  {"CommandLine", Standard_CommandLine},
  {"CommandMenu", Views_Commands},
  {"Commands", Views_Commands},
  {"CommandsBuilder", Views_Commands},
  {"Comment", Testing_Issues},
  {"Comparable", Standard_Comparable},
  {"ComparableComparator", Foundation_Sorting},
  {"ComparisonResult", Foundation_ComparisonResult},
  {"Component", Frameworks_Entities},
  {"ConditionTrait", Testing_TestTraits},
  {"Confirmation", Testing_Expectations},
  {"ConnectablePublisher", Observation_Combine},
  {"ContainerRelativeShape", Views_Shapes},
  {"ContainerValueKey", Views_Subviews},
  {"ContainerValues", Views_Subviews},
  {"ContentMode", Views_Geometry},
  {"ContentShapeKinds", Views_DrawingValues},
  {"ContentSizeCategory", Views_EnvironmentKeys},
  {"ContentTransition", Views_AnimationValues},
  {"ContentUnavailableView", Views_Labels},
  {"Context", PackageDescription_Packages},
  {"ContextMenu", Views_Structure},
  {"ContiguousArray", Standard_ContiguousArray},
  {"ContiguousBytes", Foundation_DataProtocols},
  {"ContinuousClock", Concurrency_Clocks},
  {"ControlActiveState", Views_EnvironmentTypes},
  {"ControlGroup", Views_Stacks},
  {"ControlGroupStyle", Views_ControlGroupStyle},
  {"ControlGroupStyleConfiguration", Views_ControlGroupStyle},
  {"ControlSize", Views_EnvironmentTypes},
  {"CoordinateSpace", Views_Readers},
  {"Copyable", Standard_Markers},
  {"CountableClosedRange", Standard_ClosedRange},
  {"CountableRange", Standard_Range},
  {"CurrencyFormatStyleConfiguration", Foundation_NumberTexts},
  {"CurrentValueSubject", Observation_Subjects},
  {"CustomAnimation", Views_AnimationValues},
  {"CustomCombineIdentifierConvertible", Observation_Subscribers},
  {"CustomDebugStringConvertible", Standard_CustomStringConvertible},
  {"CustomLocalizedStringResourceConvertible", Views_Texts},
  {"CustomNSError", Foundation_Bridging},
  {"CustomPresentationDetent", Views_Detents},
  {"CustomReflectable", Standard_Mirror},
  {"CustomStringConvertible", Standard_CustomStringConvertible},
  {"CustomTestStringConvertible", Testing_Issues},
  {"DIR", Glibc_Types},
  {"DT_DIR", Glibc_Constants},
  {"DT_LNK", Glibc_Constants},
  {"DT_REG", Glibc_Constants},
  {"DT_UNKNOWN", Glibc_Constants},
  {"Data", Foundation_ByteMembers},
  {"Data", Foundation_Data},
  {"Data", Foundation_FileContents},
  {"DataProtocol", Foundation_DataProtocols},
  {"Date", Foundation_Date},
  {"DateComponents", Foundation_DateComponents},
  {"DateComponentsFormatter", Foundation_ComponentFormatters},
  {"DateFormatter", Foundation_Formatters},
  {"DateInterval", Foundation_Date},
  {"DateIntervalFormatter", Foundation_DateIntervalStyles},
  {"DatePicker", Views_Pickers},
  {"DatePickerComponents", Views_Pickers},
  {"Decimal", Foundation_Decimal},
  {"Decodable", Foundation_ValueCoding},
  {"Decodable", Standard_Codable},
  {"Decodable", Standard_CodingConformances},
  {"Decodable", Standard_ContainerCoding},
  {"Decodable", Standard_DerivedCoding},
  {"Decodable", Standard_NumberCoding},
  {"Decoder", Standard_Codable},
  {"DecodingError", Standard_Codable},
  {"DefaultFocusEvaluationPriority", Views_FurtherInteractions},
  {"DefaultIndices", Standard_Collections},
  {"DefaultStringInterpolation", Standard_LiteralProtocols},
  {"Deferred", Observation_SimplePublishers},
  {"Dictionary", Standard_Dictionary},
  {"Dimension", Foundation_Measurements},
  {"DiscardingTaskGroup", Concurrency_TaskGroups},
  {"DisclosureGroup", Views_Forms},
  {"DisclosureGroupStyle", Views_DisclosureGroupStyle},
  {"DisclosureGroupStyleConfiguration", Views_DisclosureGroupStyle},
  {"DiscontiguousSlice", Standard_RangeSet},
  {"DismissAction", Views_EnvironmentKeys},
  {"DismissSearchAction", Views_EnvironmentKeys},
  {"DismissWindowAction", Views_EnvironmentKeys},
  {"DispatchGroup", Concurrency_Dispatch},
  {"DispatchPredicate", Concurrency_Dispatch},
  {"DispatchQoS", Concurrency_Dispatch},
  {"DispatchQueue", Concurrency_Dispatch},
  {"DispatchQueue", Concurrency_Timers},
  {"DispatchSemaphore", Concurrency_Dispatch},
  {"DispatchSpecificKey", Concurrency_Dispatch},
  {"DispatchTime", Concurrency_Dispatch},
  {"DispatchTimeInterval", Concurrency_Dispatch},
  {"DispatchTimeoutResult", Concurrency_Dispatch},
  {"DispatchWorkItem", Concurrency_Dispatch},
  {"DispatchWorkItemFlags", Concurrency_Dispatch},
  {"DisplayRepresentation", Views_Intents},
  {"Divider", Views_Readers},
  {"Double", Standard_Double},
  {"DragGesture", Views_Gestures},
  {"DropDelegate", Views_Transfers},
  {"DropFirstSequence", Standard_TrimmedSequences},
  {"DropInfo", Views_Transfers},
  {"DropOperation", Views_Transfers},
  {"DropProposal", Views_Transfers},
  {"DropWhileSequence", Standard_TrimmedSequences},
  {"Duration", Concurrency_Duration},
  {"DurationProtocol", Concurrency_Duration},
  {"DynamicIsland", Frameworks_ActivityWidgets},
  {"DynamicIslandExpandedContentBuilder", Frameworks_ActivityWidgets},
  {"DynamicIslandExpandedRegion", Frameworks_ActivityWidgets},
  {"DynamicIslandExpandedRegionPosition", Frameworks_ActivityWidgets},
  {"DynamicProperty", Views_State},
  {"DynamicTypeSize", Views_EnvironmentKeys},
  {"DynamicViewContent", Views_CollectionViews},
  {"E2BIG", Glibc_Constants},
  {"EACCES", Glibc_Constants},
  {"EADDRINUSE", Glibc_Constants},
  {"EAGAIN", Glibc_Constants},
  {"EBADF", Glibc_Constants},
  {"EBUSY", Glibc_Constants},
  {"ECHILD", Glibc_Constants},
  {"ECHO", Glibc_Constants},
  {"ECONNREFUSED", Glibc_Constants},
  {"ECONNRESET", Glibc_Constants},
  {"EDOM", Glibc_Constants},
  {"EEXIST", Glibc_Constants},
  {"EFAULT", Glibc_Constants},
  {"EFBIG", Glibc_Constants},
  {"EILSEQ", Glibc_Constants},
  {"EINTR", Glibc_Constants},
  {"EINVAL", Glibc_Constants},
  {"EIO", Glibc_Constants},
  {"EISDIR", Glibc_Constants},
  {"ELOOP", Glibc_Constants},
  {"EMFILE", Glibc_Constants},
  {"ENAMETOOLONG", Glibc_Constants},
  {"ENFILE", Glibc_Constants},
  {"ENODEV", Glibc_Constants},
  {"ENOENT", Glibc_Constants},
  {"ENOMEM", Glibc_Constants},
  {"ENOSPC", Glibc_Constants},
  {"ENOSYS", Glibc_Constants},
  {"ENOTDIR", Glibc_Constants},
  {"ENOTEMPTY", Glibc_Constants},
  {"ENOTSUP", Glibc_Constants},
  {"ENOTTY", Glibc_Constants},
  {"EOF", Glibc_Constants},
  {"EPERM", Glibc_Constants},
  {"EPIPE", Glibc_Constants},
  {"ERANGE", Glibc_Constants},
  {"EROFS", Glibc_Constants},
  {"ESPIPE", Glibc_Constants},
  {"ESRCH", Glibc_Constants},
  {"ETIMEDOUT", Glibc_Constants},
  {"EWOULDBLOCK", Glibc_Constants},
  {"EXDEV", Glibc_Constants},
  {"EXIT_FAILURE", Foundation_SystemFunctions},
  {"EXIT_SUCCESS", Foundation_SystemFunctions},
  {"Edge", Views_Geometry},
  {"EdgeInsets", Views_Geometry},
  {"EditActions", Views_CollectionViews},
  {"EditButton", Views_EnvironmentButtons},
  {"EditMode", Views_EnvironmentKeys},
  {"Ellipse", Views_Shapes},
  {"Empty", Observation_SimplePublishers},
  {"EmptyAnimatableData", Views_AnimationValues},
  {"EmptyCollection", Standard_Repeated},
  {"EmptyCommands", Views_Commands},
  {"EmptyModifier", Views_ViewProtocols},
  {"EmptyView", Views_ViewBuilders},
  {"EmptyWidgetConfiguration", Views_Widgets},
  {"Encodable", Foundation_ValueCoding},
  {"Encodable", Standard_Codable},
  {"Encodable", Standard_CodingConformances},
  {"Encodable", Standard_ContainerCoding},
  {"Encodable", Standard_DerivedCoding},
  {"Encodable", Standard_NumberCoding},
  {"Encoder", Standard_Codable},
  {"EncodingError", Standard_Codable},
  {"Entity", Frameworks_Entities},
  {"EntityProperty", Views_Intents},
  {"EntityQuery", Views_Intents},
  {"EntityStringQuery", Views_Intents},
  {"EntityTargetValue", Frameworks_EntityGestures},
  {"EnumerableEntityQuery", Views_Intents},
  {"EnumeratedSequence", Standard_EnumeratedSequence},
  {"Environment", Views_Environment},
  {"EnvironmentKey", Views_Environment},
  {"EnvironmentObject", Views_ObservedObject},
  {"EnvironmentValues", Views_Environment},
  {"EnvironmentValues", Views_EnvironmentKeys},
  {"Equatable", Standard_Equatable},
  {"EquatableView", Views_ViewBuilders},
  {"Error", Foundation_LocalizedError},
  {"Error", Standard_Error},
  {"Escapable", Standard_Markers},
  {"EventModifiers", Views_OutsideEvents},
  {"EveryMinuteTimelineSchedule", Views_Timelines},
  {"ExclusiveGesture", Views_Gestures},
  {"ExitTest", Testing_ExitTest},
  {"ExpectationFailedError", Testing_Expectations},
  {"ExplicitTimelineSchedule", Views_Timelines},
  {"ExpressibleByArrayLiteral", Standard_LiteralProtocols},
  {"ExpressibleByBooleanLiteral", Standard_LiteralProtocols},
  {"ExpressibleByDictionaryLiteral", Standard_LiteralProtocols},
  {"ExpressibleByExtendedGraphemeClusterLiteral", Standard_LiteralProtocols},
  {"ExpressibleByFloatLiteral", Standard_LiteralProtocols},
  {"ExpressibleByIntegerLiteral", Standard_LiteralProtocols},
  {"ExpressibleByNilLiteral", Standard_LiteralProtocols},
  {"ExpressibleByStringInterpolation", Standard_LiteralProtocols},
  {"ExpressibleByStringLiteral", Standard_LiteralProtocols},
  {"ExpressibleByUnicodeScalarLiteral", Standard_LiteralProtocols},
  {"FD_CLOEXEC", Glibc_Constants},
  {"FILE", Glibc_Types},
  {"F_DUPFD", Glibc_Constants},
  {"F_GETFD", Glibc_Constants},
  {"F_GETFL", Glibc_Constants},
  {"F_OK", Foundation_FileTests},
  {"F_SETFD", Glibc_Constants},
  {"F_SETFL", Glibc_Constants},
  {"Fail", Observation_SimplePublishers},
  {"FetchDescriptor", Views_Persistence},
  {"FetchRequest", Views_FetchRequests},
  {"FetchedResults", Views_FetchRequests},
  {"FileAttributeKey", Foundation_Files},
  {"FileAttributeType", Foundation_Files},
  {"FileDocument", Views_Transfers},
  {"FileDocumentConfiguration", Views_Transfers},
  {"FileDocumentReadConfiguration", Views_Transfers},
  {"FileDocumentWriteConfiguration", Views_Transfers},
  {"FileHandle", Foundation_FileHandles},
  {"FileManager", Foundation_FileMembers},
  {"FileManager", Foundation_Files},
  {"FileWrapper", Views_Transfers},
  {"FillStyle", Views_DrawingValues},
  {"FixedWidthInteger", Standard_BinaryInteger},
  {"FlattenCollection", Standard_FlattenSequence},
  {"FlattenSequence", Standard_FlattenSequence},
  {"Float", Standard_Float},
  {"Float32", Standard_Float},
  {"Float64", Standard_Float64},
  {"FloatLiteralType", Standard_OtherNames},
  {"FloatingPoint", Standard_FloatingPoint},
  {"FloatingPointClassification", Standard_FloatingPoint},
  {"FloatingPointFormatStyle", Foundation_FormatStyleShortcuts},
  {"FloatingPointFormatStyle", Foundation_FormatStyles},
  {"FloatingPointRoundingRule", Standard_FloatingPoint},
  {"FloatingPointSign", Standard_FloatingPoint},
  {"FocusState", Views_FocusState},
  {"FocusedBinding", Views_FocusedValues},
  {"FocusedValue", Views_FocusedValues},
  {"FocusedValueKey", Views_FocusedValues},
  {"FocusedValues", Views_FocusedValues},
  {"Font", Views_Fonts},
  {"ForEach", Views_CollectionViews},
  {"ForEach", Views_SubviewInitializers},
  {"Form", Views_Forms},
  {"FormStyle", Views_FormStyle},
  {"FormStyleConfiguration", Views_FormStyle},
  {"FormatStyle", Foundation_DateIntervalStyles},
  {"FormatStyle", Foundation_FormatStyleShortcuts},
  {"FormatStyle", Foundation_FormatStyles},
  {"FormatStyle", Foundation_RelativeDateStyles},
  {"FormatStyleCapitalizationContext", Foundation_RelativeDateStyles},
  {"Formatter", Foundation_Formatters},
  {"Future", Observation_SimplePublishers},
  {"Gauge", Views_Sliders},
  {"GaugeStyle", Views_GaugeStyle},
  {"GaugeStyleConfiguration", Views_GaugeStyle},
  {"GeometryEffect", Views_AnimationValues},
  {"GeometryProxy", Views_Readers},
  {"GeometryReader", Views_Readers},
  {"Gesture", Views_Gestures},
  {"GestureMask", Views_Gestures},
  {"GestureState", Views_FocusState},
  {"GestureStateGesture", Views_Gestures},
  {"GlobalActor", Concurrency_Actors},
  {"Gradient", Views_Colours},
  {"GraphicsContext", Views_Canvas},
  {"Grid", Views_Stacks},
  {"GridItem", Views_Stacks},
  {"GridLayout", Views_LayoutValues},
  {"GridRow", Views_Stacks},
  {"Group", Views_Stacks},
  {"Group", Views_SubviewInitializers},
  {"GroupBox", Views_Stacks},
  {"GroupBoxStyle", Views_GroupBoxStyle},
  {"GroupBoxStyleConfiguration", Views_GroupBoxStyle},
  {"HStack", Views_Stacks},
  {"HStackLayout", Views_LayoutValues},
  {"HTTPURLResponse", Foundation_Networking},
  {"HasHierarchy", Frameworks_Entities},
  {"HasModel", Frameworks_Entities},
  {"Hashable", Standard_Hashable},
  {"Hasher", Standard_Hashable},
  {"HierarchicalShapeStyle", Views_Colours},
  {"HorizontalAlignment", Views_Geometry},
  {"HorizontalEdge", Views_Geometry},
  {"HoverEffectComponent", Frameworks_Entities},
  {"ICANON", Glibc_Constants},
  {"IEXTEN", Glibc_Constants},
  {"IN_ACCESS", Glibc_Constants},
  {"IN_ATTRIB", Glibc_Constants},
  {"IN_CLOEXEC", Glibc_Constants},
  {"IN_CLOSE_WRITE", Glibc_Constants},
  {"IN_CREATE", Glibc_Constants},
  {"IN_DELETE", Glibc_Constants},
  {"IN_DELETE_SELF", Glibc_Constants},
  {"IN_ISDIR", Glibc_Constants},
  {"IN_MODIFY", Glibc_Constants},
  {"IN_MOVED_FROM", Glibc_Constants},
  {"IN_MOVED_TO", Glibc_Constants},
  {"IN_MOVE_SELF", Glibc_Constants},
  {"IN_NONBLOCK", Glibc_Constants},
  {"IN_ONLYDIR", Glibc_Constants},
  {"IN_Q_OVERFLOW", Glibc_Constants},
  {"ISIG", Glibc_Constants},
  {"ISO8601DateFormatter", Foundation_ISOFormatter},
  {"Identifiable", Standard_Identifiable},
  {"Image", Views_Labels},
  {"ImageResource", Views_Labels},
  {"ImmediateScheduler", Observation_Combine},
  {"ImportFromDevicesCommands", Views_Commands},
  {"IndexPath", Foundation_IndexPath},
  {"IndexSet", Foundation_IndexSet},
  {"IndexingIterator", Standard_Collections},
  {"InlineArray", Standard_InlineArray},
  {"InlinePresentationIntent", Foundation_AttributedTexts},
  {"InputTargetComponent", Frameworks_Entities},
  {"InsettableShape", Views_Shapes},
  {"InspectorCommands", Views_Commands},
  {"InstantProtocol", Concurrency_Clocks},
  {"Int", Standard_Int},
  {"Int128", Standard_Int128},
  {"Int128", Standard_WideConversions},
  {"Int16", Standard_Int16},
  {"Int32", Standard_Int32},
  {"Int64", Standard_Int64},
  {"Int8", Standard_Int8},
  {"IntegerFormatStyle", Foundation_FormatStyleShortcuts},
  {"IntegerFormatStyle", Foundation_FormatStyles},
  {"IntegerLiteralType", Standard_OtherNames},
  {"IntentDescription", Views_Intents},
  {"IntentDialog", Views_Intents},
  {"IntentParameter", Views_Intents},
  {"IntentResult", Views_Intents},
  {"Issue", Testing_Issues},
  {"IteratorProtocol", Standard_Collections},
  {"IteratorSequence", Standard_AnySequence},
  {"JSONDecoder", Foundation_JSON},
  {"JSONEncoder", Foundation_JSON},
  {"JSONSerialization", Foundation_JSONObjects},
  {"JoinedSequence", Standard_FlattenSequence},
  {"Just", Observation_SimplePublishers},
  {"KeyEquivalent", Views_OutsideEvents},
  {"KeyPath", Standard_KeyPaths},
  {"KeyPathComparator", Foundation_Sorting},
  {"KeyPress", Views_KeyPresses},
  {"KeyValuePairs", Standard_Dictionary},
  {"KeyboardShortcut", Views_OutsideEvents},
  {"KeyedDecodingContainer", Standard_CodingTree},
  {"KeyedDecodingContainerProtocol", Standard_Codable},
  {"KeyedEncodingContainer", Standard_CodingTree},
  {"KeyframeAnimator", Views_Animators},
  {"LC_ALL", Glibc_Constants},
  {"LC_COLLATE", Glibc_Constants},
  {"LC_CTYPE", Glibc_Constants},
  {"LC_NUMERIC", Glibc_Constants},
  {"LC_TIME", Glibc_Constants},
  {"LOCK_EX", Glibc_Constants},
  {"LOCK_NB", Glibc_Constants},
  {"LOCK_SH", Glibc_Constants},
  {"LOCK_UN", Glibc_Constants},
  {"Label", Views_Labels},
  {"Label", Views_RemadeLabels},
  {"LabelStyle", Views_ControlStyles},
  {"LabelStyleConfiguration", Views_ControlStyles},
  {"LabeledContent", Views_Labels},
  {"LabeledContentStyle", Views_LabeledContentStyle},
  {"LabeledContentStyleConfiguration", Views_LabeledContentStyle},
  {"LanguageTag", PackageDescription_Packages},
  {"Layout", Views_CustomLayouts},
  {"LayoutDirection", Views_EnvironmentKeys},
  {"LayoutProperties", Views_CustomLayouts},
  {"LayoutSubview", Views_CustomLayouts},
  {"LayoutSubviews", Views_CustomLayouts},
  {"LayoutValueKey", Views_CustomLayouts},
  {"LazyCollection", Standard_LazySequence},
  {"LazyCollectionProtocol", Standard_LazySequence},
  {"LazyDropWhileSequence", Standard_LazySequence},
  {"LazyFilterCollection", Standard_LazySequence},
  {"LazyFilterSequence", Standard_LazySequence},
  {"LazyHGrid", Views_Stacks},
  {"LazyHStack", Views_Stacks},
  {"LazyMapCollection", Standard_LazySequence},
  {"LazyMapSequence", Standard_LazySequence},
  {"LazyPrefixWhileSequence", Standard_LazySequence},
  {"LazySequence", Standard_LazySequence},
  {"LazySequenceProtocol", Standard_LazySequence},
  {"LazyVGrid", Views_Stacks},
  {"LazyVStack", Views_Stacks},
  {"LegibilityWeight", Views_EnvironmentTypes},
  {"LinearGradient", Views_Colours},
  {"Link", Views_EnvironmentButtons},
  {"LinkerSetting", PackageDescription_Targets},
  {"List", Views_Lists},
  {"ListFormatStyle", Foundation_ListStyles},
  {"ListFormatter", Foundation_ListFormatter},
  {"LiveActivityIntent", Views_Intents},
  {"Local", RegexBuilder_RegexBuilding},
  {"Locale", Foundation_Locale},
  {"Locale", Foundation_LocaleComponents},
  {"LocalizedError", Foundation_LocalizedError},
  {"LocalizedStringKey", Views_Texts},
  {"LocalizedStringResource", Views_Texts},
  {"Logger", Foundation_Logging},
  {"LongPressGesture", Views_Gestures},
  {"LookAroundPreview", Frameworks_MapContent},
  {"Lookahead", RegexBuilder_RegexAnchors},
  {"LosslessStringConvertible", Standard_CustomStringConvertible},
  {"MADV_DONTNEED", Glibc_Constants},
  {"MAP_ANONYMOUS", Glibc_Constants},
  {"MAP_FIXED", Glibc_Constants},
  {"MAP_PRIVATE", Glibc_Constants},
  {"MAP_SHARED", Glibc_Constants},
  {"MKAnnotation", Frameworks_Maps},
  {"MKAnnotationView", Frameworks_Maps},
  {"MKCoordinateRegion", Frameworks_Maps},
  {"MKCoordinateSpan", Frameworks_Maps},
  {"MKDirections", Frameworks_Maps},
  {"MKDirectionsTransportType", Frameworks_Maps},
  {"MKLocalSearch", Frameworks_Maps},
  {"MKLocalSearchCompleter", Frameworks_Maps},
  {"MKLocalSearchCompleterDelegate", Frameworks_Maps},
  {"MKLocalSearchCompletion", Frameworks_Maps},
  {"MKLookAroundScene", Frameworks_Maps},
  {"MKLookAroundSceneRequest", Frameworks_Maps},
  {"MKMapItem", Frameworks_Maps},
  {"MKMapPoint", Frameworks_Maps},
  {"MKMapRect", Frameworks_Maps},
  {"MKMapSize", Frameworks_Maps},
  {"MKMapType", Frameworks_Maps},
  {"MKMapView", Frameworks_Maps},
  {"MKMapViewDelegate", Frameworks_Maps},
  {"MKMarkerAnnotationView", Frameworks_Maps},
  {"MKOverlay", Frameworks_Maps},
  {"MKOverlayRenderer", Frameworks_Maps},
  {"MKPinAnnotationView", Frameworks_Maps},
  {"MKPlacemark", Frameworks_Maps},
  {"MKPointAnnotation", Frameworks_Maps},
  {"MKPointOfInterestCategory", Frameworks_Maps},
  {"MKPolyline", Frameworks_Maps},
  {"MKPolylineRenderer", Frameworks_Maps},
  {"MKRoute", Frameworks_Maps},
  {"MKUserLocation", Frameworks_Maps},
  {"M_E", Foundation_Mathematics},
  {"M_LN10", Foundation_Mathematics},
  {"M_LN2", Foundation_Mathematics},
  {"M_LOG10E", Foundation_Mathematics},
  {"M_LOG2E", Foundation_Mathematics},
  {"M_PI", Foundation_Mathematics},
  {"M_PI_2", Foundation_Mathematics},
  {"M_PI_4", Foundation_Mathematics},
  {"M_SQRT2", Foundation_Mathematics},
  {"MagnificationGesture", Views_Gestures},
  {"MagnifyGesture", Views_Gestures},
  {"MainActor", Concurrency_Actors},
  {"Map", Frameworks_MapContent},
  {"MapAnnotation", Frameworks_MapContent},
  {"MapCamera", Frameworks_Maps},
  {"MapCameraBounds", Frameworks_MapContent},
  {"MapCameraPosition", Frameworks_Maps},
  {"MapCameraUpdateContext", Frameworks_MapModifiers},
  {"MapCameraUpdateFrequency", Frameworks_MapModifiers},
  {"MapCircle", Frameworks_MapContent},
  {"MapCompass", Frameworks_MapContent},
  {"MapContent", Frameworks_MapContent},
  {"MapContentBuilder", Frameworks_MapContent},
  {"MapFeature", Frameworks_MapContent},
  {"MapInteractionModes", Frameworks_MapContent},
  {"MapMarker", Frameworks_MapContent},
  {"MapPin", Frameworks_MapContent},
  {"MapPitchToggle", Frameworks_MapContent},
  {"MapPolygon", Frameworks_MapContent},
  {"MapPolyline", Frameworks_MapContent},
  {"MapProxy", Frameworks_MapContent},
  {"MapReader", Frameworks_MapContent},
  {"MapScaleView", Frameworks_MapContent},
  {"MapSelection", Frameworks_MapContent},
  {"MapStyle", Frameworks_MapModifiers},
  {"MapUserLocationButton", Frameworks_MapContent},
  {"MapUserTrackingMode", Frameworks_MapContent},
  {"MapZoomStepper", Frameworks_MapContent},
  {"Marker", Frameworks_MapContent},
  {"Material", Views_Colours},
  {"Measurement", Foundation_MeasurementStyles},
  {"Measurement", Foundation_Measurements},
  {"MeasurementFormatUnitUsage", Foundation_MeasurementStyles},
  {"MeasurementFormatter", Foundation_MeasurementStyles},
  {"MemoryLayout", Standard_MemoryLayout},
  {"Menu", Views_Buttons},
  {"MenuBarExtra", Views_Scenes},
  {"MenuOrder", Views_EnvironmentTypes},
  {"MenuStyle", Views_MenuStyle},
  {"MenuStyleConfiguration", Views_MenuStyle},
  {"MeshResource", Frameworks_Entities},
  {"MigrationStage", Views_Persistence},
  {"Mirror", Standard_Mirror},
  {"MirrorPath", Standard_Mirror},
  {"Model3D", Frameworks_RealityViews},
  {"ModelComponent", Frameworks_Entities},
  {"ModelConfiguration", Views_Persistence},
  {"ModelContainer", Views_Persistence},
  {"ModelContext", Views_Persistence},
  {"ModelEntity", Frameworks_Entities},
  {"ModelTable", Views_Persistence},
  {"ModifiedContent", Views_ViewProtocols},
  {"MultiDatePicker", Views_MultiDatePickers},
  {"MutableCollection", Standard_Collections},
  {"MutableDataProtocol", Foundation_DataProtocols},
  {"Mutex", Concurrency_Synchronization},
  {"NSAlert", Frameworks_AppKitWindows},
  {"NSApp", Views_AppKitHosting},
  {"NSAppearance", Frameworks_AppKitWindows},
  {"NSApplication", Views_AppKitHosting},
  {"NSApplicationDelegate", Views_AppKitHosting},
  {"NSApplicationDelegateAdaptor", Views_AppKitHosting},
  {"NSArray", Foundation_ContainerMembers},
  {"NSArray", Foundation_ContainerObjects},
  {"NSAttributedString", Foundation_AttributedTextObjects},
  {"NSBatchDeleteRequest", Views_ManagedObjects},
  {"NSButton", Frameworks_AppKitViews},
  {"NSCache", Foundation_Caches},
  {"NSCalendar", Foundation_ComponentFormatters},
  {"NSClassFromString", Foundation_SystemFunctions},
  {"NSCocoaErrorDomain", Foundation_Bridging},
  {"NSCoder", Frameworks_UIKitResponders},
  {"NSColor", Views_PlatformColours},
  {"NSColor", Views_PlatformValues},
  {"NSCondition", Foundation_Platform},
  {"NSControl", Frameworks_AppKitViews},
  {"NSCopying", Foundation_Objects},
  {"NSCountedSet", Foundation_ContainerObjects},
  {"NSCursor", Frameworks_AppKitWindows},
  {"NSData", Foundation_DataObjects},
  {"NSDate", Foundation_ValueObjects},
  {"NSDecimalAdd", Foundation_DecimalFunctions},
  {"NSDecimalCompact", Foundation_DecimalFunctions},
  {"NSDecimalCompare", Foundation_DecimalFunctions},
  {"NSDecimalCopy", Foundation_DecimalFunctions},
  {"NSDecimalDivide", Foundation_DecimalFunctions},
  {"NSDecimalMultiply", Foundation_DecimalFunctions},
  {"NSDecimalMultiplyByPowerOf10", Foundation_DecimalFunctions},
  {"NSDecimalNumber", Foundation_DecimalObjects},
  {"NSDecimalNumberBehaviors", Foundation_DecimalObjects},
  {"NSDecimalNumberHandler", Foundation_DecimalObjects},
  {"NSDecimalPower", Foundation_DecimalFunctions},
  {"NSDecimalRound", Foundation_DecimalFunctions},
  {"NSDecimalString", Foundation_DecimalFunctions},
  {"NSDecimalSubtract", Foundation_DecimalFunctions},
  {"NSDictionary", Foundation_ContainerMembers},
  {"NSDictionary", Foundation_ContainerObjects},
  {"NSEC_PER_SEC", Frameworks_Media},
  {"NSEntityDescription", Views_ManagedObjects},
  {"NSEnumerationOptions", Foundation_ObjectEnumeration},
  {"NSEnumerator", Foundation_ObjectEnumeration},
  {"NSEqualRanges", Foundation_Bridging},
  {"NSError", Foundation_Bridging},
  {"NSEvent", Frameworks_AppKitViews},
  {"NSFetchRequest", Views_ManagedObjects},
  {"NSFetchRequestResult", Views_ManagedObjects},
  {"NSFilePathErrorKey", Foundation_Bridging},
  {"NSFont", Frameworks_UIKitFonts},
  {"NSFullUserName", Foundation_SystemFunctions},
  {"NSHelpAnchorErrorKey", Foundation_Bridging},
  {"NSHomeDirectory", Foundation_SystemFunctions},
  {"NSHostingController", Views_AppKitHosting},
  {"NSHostingControllerSizingOptions", Views_AppKitHosting},
  {"NSHostingView", Frameworks_AppKitViews},
  {"NSImage", Views_PlatformValues},
  {"NSImageView", Frameworks_AppKitViews},
  {"NSInMemoryStoreType", Views_ManagedObjects},
  {"NSIntersectionRange", Foundation_Bridging},
  {"NSItemProvider", Views_Transfers},
  {"NSKeyValueChange", Frameworks_KeyValueObserving},
  {"NSKeyValueObservation", Frameworks_KeyValueObserving},
  {"NSKeyValueObservedChange", Frameworks_KeyValueObserving},
  {"NSKeyValueObservingOptions", Frameworks_KeyValueObserving},
  {"NSLayoutAnchor", Frameworks_UIKitViews},
  {"NSLayoutConstraint", Frameworks_UIKitViews},
  {"NSLineBreakMode", Frameworks_UIKitTexts},
  {"NSLocalizedDescriptionKey", Foundation_Bridging},
  {"NSLocalizedFailureReasonErrorKey", Foundation_Bridging},
  {"NSLocalizedRecoverySuggestionErrorKey", Foundation_Bridging},
  {"NSLocalizedString", Foundation_LocalizedTexts},
  {"NSLocationInRange", Foundation_Bridging},
  {"NSLock", Foundation_Platform},
  {"NSLocking", Foundation_Platform},
  {"NSLog", Foundation_Logging},
  {"NSMakeRange", Foundation_Bridging},
  {"NSManaged", Views_ManagedObjects},
  {"NSManagedObject", Views_ManagedObjects},
  {"NSManagedObjectContext", Views_ManagedObjects},
  {"NSManagedObjectContextConcurrencyType", Views_ManagedObjects},
  {"NSManagedObjectID", Views_ManagedObjects},
  {"NSManagedObjectModel", Views_ManagedObjects},
  {"NSMaxRange", Foundation_Bridging},
  {"NSMenu", Frameworks_AppKitWindows},
  {"NSMenuItem", Frameworks_AppKitWindows},
  {"NSMergeByPropertyObjectTrumpMergePolicy", Views_ManagedObjects},
  {"NSMergeByPropertyStoreTrumpMergePolicy", Views_ManagedObjects},
  {"NSMergePolicy", Views_ManagedObjects},
  {"NSMutableArray", Foundation_ContainerMembers},
  {"NSMutableArray", Foundation_ContainerObjects},
  {"NSMutableAttributedString", Foundation_AttributedTextObjects},
  {"NSMutableData", Foundation_DataObjects},
  {"NSMutableDictionary", Foundation_ContainerMembers},
  {"NSMutableDictionary", Foundation_ContainerObjects},
  {"NSMutableOrderedSet", Foundation_OrderedSetObjects},
  {"NSMutableSet", Foundation_ContainerMembers},
  {"NSMutableSet", Foundation_ContainerObjects},
  {"NSMutableString", Foundation_TextObjects},
  {"NSNotFound", Foundation_Bridging},
  {"NSNotification", Foundation_Notifications},
  {"NSNull", Foundation_JSONObjects},
  {"NSNumber", Foundation_NumberConversions},
  {"NSNumber", Foundation_NumberObjects},
  {"NSObject", Foundation_Objects},
  {"NSObjectProtocol", Foundation_Objects},
  {"NSOpenPanel", Frameworks_AppKitWindows},
  {"NSOrderedSet", Foundation_OrderedSetObjects},
  {"NSPanel", Frameworks_AppKitWindows},
  {"NSPasteboard", Views_PlatformValues},
  {"NSPersistentCloudKitContainer", Views_ManagedObjects},
  {"NSPersistentContainer", Views_ManagedObjects},
  {"NSPersistentHistoryTrackingKey", Views_ManagedObjects},
  {"NSPersistentStoreDescription", Views_ManagedObjects},
  {"NSPersistentStoreRemoteChangeNotificationPostOptionKey", Views_ManagedObjects},
  {"NSPersistentStoreRequest", Views_ManagedObjects},
  {"NSPersistentStoreResult", Views_ManagedObjects},
  {"NSPoint", Frameworks_AppKitViews},
  {"NSPopover", Frameworks_AppKitWindows},
  {"NSPopoverDelegate", Frameworks_AppKitWindows},
  {"NSPredicate", Foundation_Bridging},
  {"NSProgressIndicator", Frameworks_AppKitViews},
  {"NSRange", Foundation_Bridging},
  {"NSRect", Frameworks_AppKitViews},
  {"NSRectEdge", Frameworks_AppKitViews},
  {"NSRecursiveLock", Foundation_Platform},
  {"NSRegularExpression", Foundation_RegularExpressions},
  {"NSResponder", Frameworks_AppKitViews},
  {"NSSQLiteStoreType", Views_ManagedObjects},
  {"NSSavePanel", Frameworks_AppKitWindows},
  {"NSScreen", Frameworks_AppKitWindows},
  {"NSScrollView", Frameworks_AppKitViews},
  {"NSSet", Foundation_ContainerMembers},
  {"NSSet", Foundation_ContainerObjects},
  {"NSSize", Frameworks_AppKitViews},
  {"NSSlider", Frameworks_AppKitViews},
  {"NSSortDescriptor", Views_ManagedObjects},
  {"NSSortOptions", Foundation_ObjectEnumeration},
  {"NSSound", Frameworks_AppKitWindows},
  {"NSStackView", Frameworks_AppKitViews},
  {"NSStatusBar", Frameworks_AppKitWindows},
  {"NSStatusBarButton", Frameworks_AppKitWindows},
  {"NSStatusItem", Frameworks_AppKitWindows},
  {"NSString", Foundation_TextObjectMembers},
  {"NSString", Foundation_TextObjects},
  {"NSStringFromClass", Foundation_SystemFunctions},
  {"NSStringFromRange", Foundation_SystemFunctions},
  {"NSTemporaryDirectory", Foundation_SystemFunctions},
  {"NSTextAlignment", Frameworks_UIKitTexts},
  {"NSTextCheckingResult", Foundation_RegularExpressions},
  {"NSTextContainer", Frameworks_UIKitTexts},
  {"NSTextField", Frameworks_AppKitViews},
  {"NSTextFieldDelegate", Frameworks_AppKitViews},
  {"NSTextView", Frameworks_AppKitViews},
  {"NSTextViewDelegate", Frameworks_AppKitViews},
  {"NSURL", Foundation_ValueObjects},
  {"NSURLErrorDomain", Foundation_Networking},
  {"NSURLErrorKey", Foundation_Bridging},
  {"NSUUID", Foundation_SystemFunctions},
  {"NSUnderlyingErrorKey", Foundation_Bridging},
  {"NSUnionRange", Foundation_Bridging},
  {"NSUserActivity", Frameworks_Layers},
  {"NSUserName", Foundation_SystemFunctions},
  {"NSView", Frameworks_AppKitViews},
  {"NSViewController", Frameworks_AppKitViews},
  {"NSViewControllerRepresentable", Views_AppKitHosting},
  {"NSViewControllerRepresentableContext", Views_AppKitHosting},
  {"NSViewRepresentable", Views_AppKitHosting},
  {"NSViewRepresentableContext", Views_AppKitHosting},
  {"NSVisualEffectView", Frameworks_AppKitViews},
  {"NSWindow", Frameworks_AppKitWindows},
  {"NSWindowController", Frameworks_AppKitWindows},
  {"NSWindowDelegate", Frameworks_AppKitWindows},
  {"NSWorkspace", Views_PlatformValues},
  {"NSZone", Foundation_Objects},
  {"Namespace", Views_FocusState},
  {"NavigationBarItem", Views_Structure},
  {"NavigationLink", Views_Navigation},
  {"NavigationPath", Views_Navigation},
  {"NavigationSplitView", Views_Navigation},
  {"NavigationSplitViewColumn", Views_Navigation},
  {"NavigationSplitViewVisibility", Views_Navigation},
  {"NavigationStack", Views_Navigation},
  {"NavigationView", Views_Navigation},
  {"NegativeLookahead", RegexBuilder_RegexAnchors},
  {"Never", Standard_Never},
  {"Notification", Foundation_Notifications},
  {"NotificationCenter", Foundation_Notifications},
  {"NumberFormatStyleConfiguration", Foundation_NumberTexts},
  {"NumberFormatter", Foundation_NumberFormatter},
  {"Numeric", Standard_AdditiveArithmetic},
  {"OSAllocatedUnfairLock", Concurrency_Synchronization},
  {"OSLog", Foundation_Logging},
  {"OSLogMessage", Foundation_Logging},
  {"OSLogPrivacy", Foundation_Logging},
  {"OSLogType", Foundation_Logging},
  {"O_APPEND", Glibc_Constants},
  {"O_CLOEXEC", Glibc_Constants},
  {"O_CREAT", Glibc_Constants},
  {"O_DIRECTORY", Glibc_Constants},
  {"O_EXCL", Glibc_Constants},
  {"O_NOCTTY", Glibc_Constants},
  {"O_NOFOLLOW", Glibc_Constants},
  {"O_NONBLOCK", Glibc_Constants},
  {"O_RDONLY", Glibc_Constants},
  {"O_RDWR", Glibc_Constants},
  {"O_TRUNC", Glibc_Constants},
  {"O_WRONLY", Glibc_Constants},
  {"ObjCBool", Foundation_Files},
  {"ObjectIdentifier", Standard_ObjectIdentifier},
  {"Observable", Observation_Observation},
  {"ObservableObject", Observation_ObservableObject},
  {"ObservableObjectPublisher", Observation_ObservableObject},
  {"ObservationRegistrar", Observation_Observation},
  {"Observations", Observation_Observations},
  {"ObservedObject", Views_ObservedObject},
  {"OcclusionMaterial", Frameworks_Entities},
  {"One", RegexBuilder_RegexQuantifiers},
  {"OneOrMore", RegexBuilder_RegexQuantifiers},
  {"OpacityComponent", Frameworks_Entities},
  {"OpaquePointer", Memory_OpaquePointer},
  {"OpenURLAction", Views_OpenURLActions},
  {"OpenWindowAction", Views_EnvironmentKeys},
  {"OpensIntent", Views_Intents},
  {"OperatingSystemVersion", Foundation_Platform},
  {"Operation", Foundation_Caches},
  {"OperationQueue", Foundation_Caches},
  {"OptionSet", Standard_SetAlgebra},
  {"Optional", Standard_Optional},
  {"Optionally", RegexBuilder_RegexQuantifiers},
  {"OutlineGroup", Views_Outlines},
  {"PATH_MAX", Glibc_Constants},
  {"PHAccessLevel", Frameworks_Photos},
  {"PHAsset", Frameworks_Photos},
  {"PHAuthorizationStatus", Frameworks_Photos},
  {"PHPhotoLibrary", Frameworks_Photos},
  {"PHPickerConfiguration", Frameworks_Photos},
  {"PHPickerFilter", Frameworks_Photos},
  {"PHPickerResult", Frameworks_Photos},
  {"PHPickerViewController", Frameworks_Photos},
  {"PHPickerViewControllerDelegate", Frameworks_Photos},
  {"POLLERR", Glibc_Constants},
  {"POLLHUP", Glibc_Constants},
  {"POLLIN", Glibc_Constants},
  {"POLLNVAL", Glibc_Constants},
  {"POLLOUT", Glibc_Constants},
  {"POLLPRI", Glibc_Constants},
  {"POSIX_SPAWN_SETPGROUP", Glibc_Constants},
  {"POSIX_SPAWN_SETSID", Glibc_Constants},
  {"POSIX_SPAWN_SETSIGDEF", Glibc_Constants},
  {"POSIX_SPAWN_SETSIGMASK", Glibc_Constants},
  {"PROT_EXEC", Glibc_Constants},
  {"PROT_NONE", Glibc_Constants},
  {"PROT_READ", Glibc_Constants},
  {"PROT_WRITE", Glibc_Constants},
  {"Package", PackageDescription_Packages},
  {"PagingScrollTargetBehavior", Views_Detents},
  {"ParallelizationTrait", Testing_TestTraits},
  {"Parameter", Views_Intents},
  {"ParseStrategy", Foundation_FormatStyles},
  {"ParseableFormatStyle", Foundation_FormatStyleShortcuts},
  {"ParseableFormatStyle", Foundation_FormatStyles},
  {"PartialKeyPath", Standard_KeyPaths},
  {"PartialRangeFrom", Standard_RangeExpression},
  {"PartialRangeThrough", Standard_RangeExpression},
  {"PartialRangeUpTo", Standard_RangeExpression},
  {"PassthroughSubject", Observation_Subjects},
  {"Path", Views_Shapes},
  {"PeriodicTimelineSchedule", Views_Timelines},
  {"PersistentIdentifier", Views_Persistence},
  {"PersistentModel", Views_Persistence},
  {"PersonNameComponents", Foundation_PersonNames},
  {"PersonNameComponentsFormatter", Foundation_PersonNames},
  {"PhaseAnimator", Views_Animators},
  {"PhotosPicker", Frameworks_PhotoPickers},
  {"PhotosPickerItem", Views_Transfers},
  {"PhotosPickerSelectionBehavior", Frameworks_Photos},
  {"PhysicallyBasedMaterial", Frameworks_Entities},
  {"PhysicsBodyComponent", Frameworks_Entities},
  {"Picker", Views_Pickers},
  {"PinnedScrollableViews", Views_Stacks},
  {"PlaceholderContentView", Views_AnimationValues},
  {"Platform", PackageDescription_Targets},
  {"Plottable", Views_Charts},
  {"PluginCommandIntent", PackageDescription_Targets},
  {"PluginPermission", PackageDescription_Targets},
  {"Point3D", Frameworks_EntityGestures},
  {"PointOfInterestCategories", Frameworks_MapModifiers},
  {"PopoverAttachmentAnchor", Views_Presentations},
  {"Predicate", Views_Persistence},
  {"PreferenceKey", Views_Preferences},
  {"PrefixSequence", Standard_TrimmedSequences},
  {"PresentationDetent", Views_Detents},
  {"PresentationMode", Views_EnvironmentKeys},
  {"Preview", Views_Previews},
  {"PreviewModifier", Views_Previews},
  {"PreviewProvider", Views_Previews},
  {"PreviewTrait", Views_Previews},
  {"PrimitiveButtonStyle", Views_PrimitiveButtonStyles},
  {"PrimitiveButtonStyleConfiguration", Views_PrimitiveButtonStyles},
  {"PrimitivePlottableProtocol", Views_Charts},
  {"ProcessInfo", Foundation_Platform},
  {"Product", Frameworks_Store},
  {"ProductView", Frameworks_Store},
  {"Progress", Foundation_ProgressReports},
  {"ProgressKind", Foundation_ProgressReports},
  {"ProgressUserInfoKey", Foundation_ProgressReports},
  {"ProgressView", Views_Sliders},
  {"ProgressViewStyle", Views_ProgressViewStyle},
  {"ProgressViewStyleConfiguration", Views_ProgressViewStyle},
  {"ProjectionTransform", Views_AnimationValues},
  {"Prominence", Views_Geometry},
  {"PropertyListDecoder", Foundation_PropertyLists},
  {"PropertyListEncoder", Foundation_PropertyLists},
  {"PropertyListSerialization", Foundation_PropertyLists},
  {"ProposedViewSize", Views_CustomLayouts},
  {"ProvidesDialog", Views_Intents},
  {"Published", Observation_ObservableObject},
  {"Publisher", Observation_Combinations},
  {"Publisher", Observation_Combine},
  {"Publisher", Observation_EventOperators},
  {"Publisher", Observation_FailureOperators},
  {"Publisher", Observation_NestedPublishers},
  {"Publisher", Observation_SharedPublishers},
  {"Publisher", Observation_TimeOperators},
  {"Publisher", Observation_ValueOperators},
  {"Publishers", Observation_Combinations},
  {"PurchaseAction", Frameworks_Store},
  {"PushType", Frameworks_Activities},
  {"QualityOfService", Foundation_Platform},
  {"Query", Views_Persistence},
  {"QueryPredicate", Frameworks_Entities},
  {"RAND_MAX", Glibc_Constants},
  {"REG_EXTENDED", Glibc_Constants},
  {"REG_ICASE", Glibc_Constants},
  {"REG_NOSUB", Glibc_Constants},
  {"RTLD_LAZY", Glibc_Constants},
  {"RTLD_NOW", Glibc_Constants},
  {"RUSAGE_CHILDREN", Glibc_Constants},
  {"RUSAGE_SELF", Glibc_Constants},
  {"R_OK", Foundation_FileTests},
  {"RadialGradient", Views_Colours},
  {"RandomAccessCollection", Standard_Collections},
  {"RandomNumberGenerator", Standard_RandomNumbers},
  {"Range", Standard_Range},
  {"RangeExpression", Standard_RangeExpression},
  {"RangeReplaceableCollection", Standard_Collections},
  {"RangeSet", Standard_RangeSet},
  {"RawRepresentable", Standard_RawRepresentable},
  {"RealityView", Frameworks_RealityViews},
  {"RealityViewAttachments", Frameworks_RealityViews},
  {"RealityViewContent", Frameworks_RealityViews},
  {"ReceivedTransferredFile", Views_Transfers},
  {"Record", Observation_SimplePublishers},
  {"Rectangle", Views_Shapes},
  {"RedactionReasons", Views_EnvironmentTypes},
  {"Reference", RegexBuilder_RegexCaptures},
  {"ReferenceFileDocument", Views_Transfers},
  {"ReferenceWritableKeyPath", Standard_KeyPaths},
  {"RefreshAction", Views_EnvironmentKeys},
  {"Regex", Standard_Regex},
  {"RegexComponent", Standard_Regex},
  {"RegexComponentBuilder", RegexBuilder_RegexBuilding},
  {"RegexRepetitionBehavior", RegexBuilder_RegexQuantifiers},
  {"RelativeDateTimeFormatter", Foundation_RelativeDates},
  {"RenameButton", Views_EnvironmentButtons},
  {"Repeat", RegexBuilder_RegexQuantifiers},
  {"Repeated", Standard_Repeated},
  {"ResolvedModel3D", Frameworks_RealityViews},
  {"Resource", PackageDescription_Targets},
  {"Result", Standard_Result},
  {"ReturnsValue", Views_Intents},
  {"ReversedCollection", Standard_Collections},
  {"RotateGesture", Views_Gestures},
  {"RotationGesture", Views_Gestures},
  {"RoundedCornerStyle", Views_Shapes},
  {"RoundedRectangle", Views_Shapes},
  {"RunLoop", Concurrency_Timers},
  {"SEEK_CUR", Glibc_Constants},
  {"SEEK_END", Glibc_Constants},
  {"SEEK_SET", Glibc_Constants},
  {"SIGABRT", Glibc_Constants},
  {"SIGALRM", Glibc_Constants},
  {"SIGCHLD", Glibc_Constants},
  {"SIGCONT", Glibc_Constants},
  {"SIGFPE", Glibc_Constants},
  {"SIGHUP", Glibc_Constants},
  {"SIGILL", Glibc_Constants},
  {"SIGINT", Glibc_Constants},
  {"SIGKILL", Glibc_Constants},
  {"SIGPIPE", Glibc_Constants},
  {"SIGQUIT", Glibc_Constants},
  {"SIGSEGV", Glibc_Constants},
  {"SIGSTOP", Glibc_Constants},
  {"SIGTERM", Glibc_Constants},
  {"SIGTSTP", Glibc_Constants},
  {"SIGTTIN", Glibc_Constants},
  {"SIGTTOU", Glibc_Constants},
  {"SIGUSR1", Glibc_Constants},
  {"SIGUSR2", Glibc_Constants},
  {"SIGWINCH", Glibc_Constants},
  {"SIG_BLOCK", Glibc_Constants},
  {"SIG_DFL", Glibc_Processes},
  {"SIG_IGN", Glibc_Processes},
  {"SIG_SETMASK", Glibc_Constants},
  {"SIG_UNBLOCK", Glibc_Constants},
  {"SIMD", Standard_Vectors},
  {"SIMD16", Standard_SIMD16},
  {"SIMD2", Standard_SIMD2},
  {"SIMD3", Standard_SIMD3},
  {"SIMD4", Standard_SIMD4},
  {"SIMD8", Standard_SIMD8},
  {"SIMDMask", Standard_Vectors},
  {"SKStoreReviewController", Frameworks_Store},
  {"STDERR_FILENO", Glibc_Constants},
  {"STDIN_FILENO", Glibc_Constants},
  {"STDOUT_FILENO", Glibc_Constants},
  {"S_IFDIR", Glibc_Constants},
  {"S_IFLNK", Glibc_Constants},
  {"S_IFMT", Glibc_Constants},
  {"S_IFREG", Glibc_Constants},
  {"S_IRUSR", Glibc_Constants},
  {"S_IRWXU", Glibc_Constants},
  {"S_IWUSR", Glibc_Constants},
  {"S_IXUSR", Glibc_Constants},
  {"SafeAreaRegions", Views_DrawingValues},
  {"ScaledMetric", Views_FocusState},
  {"Scanner", Foundation_Scanner},
  {"Scene", Views_Scenes},
  {"Scene", Views_ViewProtocols},
  {"SceneBuilder", Views_ViewBuilders},
  {"ScenePhase", Views_EnvironmentKeys},
  {"SceneStorage", Views_Storage},
  {"SceneUpdateContext", Frameworks_Entities},
  {"Scheduler", Observation_Combine},
  {"Scheduler", Observation_TimeOperators},
  {"Schema", Views_Persistence},
  {"SchemaMigrationPlan", Views_Persistence},
  {"ScrollDismissesKeyboardMode", Views_EnvironmentTypes},
  {"ScrollGeometry", Views_Detents},
  {"ScrollIndicatorVisibility", Views_EnvironmentTypes},
  {"ScrollPhase", Views_Detents},
  {"ScrollPosition", Views_ScrollPositions},
  {"ScrollTarget", Views_Detents},
  {"ScrollTargetBehavior", Views_Detents},
  {"ScrollTargetBehaviorContext", Views_Detents},
  {"ScrollView", Views_Stacks},
  {"ScrollViewProxy", Views_Stacks},
  {"ScrollViewReader", Views_Stacks},
  {"SearchFieldPlacement", Views_Interactions},
  {"SearchScopeActivation", Views_Searching},
  {"Section", Views_Forms},
  {"SectionCollection", Views_Subviews},
  {"SectionConfiguration", Views_Subviews},
  {"SectionedFetchRequest", Views_FetchRequests},
  {"SectionedFetchResults", Views_FetchRequests},
  {"SecureField", Views_TextInput},
  {"Selector", Frameworks_Selectors},
  {"Sendable", Standard_Markers},
  {"SendableMetatype", Standard_Markers},
  {"SentTransferredFile", Views_Transfers},
  {"Sequence", Standard_Collections},
  {"SequenceGesture", Views_Gestures},
  {"Set", Standard_Set},
  {"SetAlgebra", Standard_SetAlgebra},
  {"Settings", Views_Scenes},
  {"ShadowStyle", Views_DrawingValues},
  {"Shape", Views_Shapes},
  {"ShapeResource", Frameworks_Entities},
  {"ShapeStyle", Views_Colours},
  {"ShareLink", Views_Buttons},
  {"SharePreview", Views_Transfers},
  {"ShowsSnippetView", Views_Intents},
  {"SidebarCommands", Views_Commands},
  {"SidebarRowSize", Views_EnvironmentTypes},
  {"SignedInteger", Standard_BinaryInteger},
  {"SignedNumeric", Standard_AdditiveArithmetic},
  {"SimpleMaterial", Frameworks_Entities},
  {"SimultaneousGesture", Views_Gestures},
  {"SingleValueDecodingContainer", Standard_Codable},
  {"SingleValueEncodingContainer", Standard_Codable},
  {"Slice", Standard_Collections},
  {"Slider", Views_Sliders},
  {"SortComparator", Foundation_Sorting},
  {"SortDescriptor", Foundation_Sorting},
  {"SortOrder", Foundation_Sorting},
  {"SourceLocation", Testing_Issues},
  {"Spacer", Views_Readers},
  {"Span", Memory_Span},
  {"SpatialTapGesture", Views_Gestures},
  {"Spring", Views_AnimationValues},
  {"State", Views_State},
  {"StateObject", Views_ObservedObject},
  {"StaticConfiguration", Views_Widgets},
  {"StaticString", Standard_StaticString},
  {"Stepper", Views_Sliders},
  {"StoreKitError", Frameworks_Store},
  {"StoreView", Frameworks_Store},
  {"StrideThrough", Standard_Strides},
  {"StrideTo", Standard_Strides},
  {"Strideable", Standard_Strideable},
  {"String", Foundation_FoundationTexts},
  {"String", Foundation_TextEncodings},
  {"String", Standard_String},
  {"StringInterpolationProtocol", Standard_LiteralProtocols},
  {"StringLiteralType", Standard_OtherNames},
  {"StringProtocol", Standard_StringProtocol},
  {"StringStyle", Foundation_ListStyles},
  {"StringTransform", Foundation_TextForms},
  {"StrokeStyle", Views_Shapes},
  {"Subject", Observation_Subjects},
  {"SubmitTriggers", Views_Interactions},
  {"Subscriber", Observation_Subscribers},
  {"Subscribers", Observation_Combine},
  {"Subscribers", Observation_Subscribers},
  {"Subscription", Observation_Subscribers},
  {"SubscriptionStoreView", Frameworks_Store},
  {"Subscriptions", Observation_Subscribers},
  {"Substring", Standard_Substring},
  {"Subview", Views_Subviews},
  {"SubviewsCollection", Views_Subviews},
  {"SuiteTrait", Testing_TestTraits},
  {"SupportedPlatform", PackageDescription_Packages},
  {"SuspendingClock", Concurrency_Clocks},
  {"SwiftLanguageMode", PackageDescription_Packages},
  {"SwiftSetting", PackageDescription_Targets},
  {"SwiftVersion", PackageDescription_Packages},
  {"SymbolRenderingMode", Views_EnvironmentTypes},
  {"SymbolVariants", Views_EnvironmentTypes},
  {"System", Frameworks_Entities},
  {"SystemPackageProvider", PackageDescription_Packages},
  {"SystemRandomNumberGenerator", Standard_RandomNumbers},
  {"SystemUpdateCondition", Frameworks_Entities},
  {"TCSADRAIN", Glibc_Constants},
  {"TCSAFLUSH", Glibc_Constants},
  {"TCSANOW", Glibc_Constants},
  {"TIOCGWINSZ", Glibc_Constants},
  {"TIOCSCTTY", Glibc_Constants},
  {"TIOCSWINSZ", Glibc_Constants},
  {"Tab", Views_Tabs},
  {"TabContent", Views_Tabs},
  {"TabContentBuilder", Views_Tabs},
  {"TabRole", Views_Tabs},
  {"TabSection", Views_Tabs},
  {"TabView", Views_Tabs},
  {"TabViewCustomization", Views_Tabs},
  {"Table", Views_Tables},
  {"TableColumn", Views_Tables},
  {"TableColumnAlignment", Views_Tables},
  {"TableColumnBuilder", Views_Tables},
  {"TableColumnContent", Views_Tables},
  {"TableColumnCustomization", Views_Transfers},
  {"TableColumnCustomizationBehavior", Views_Tables},
  {"TableRow", Views_Tables},
  {"TableRowBuilder", Views_ViewBuilders},
  {"TableRowContent", Views_Tables},
  {"Tag", Testing_TestTraits},
  {"TapGesture", Views_Gestures},
  {"TapGestureCount", Views_Interactions},
  {"Target", PackageDescription_Targets},
  {"TargetDependencyCondition", PackageDescription_Targets},
  {"Task", Concurrency_Tasks},
  {"TaskGroup", Concurrency_TaskGroups},
  {"TaskLocal", Concurrency_TaskLocals},
  {"TaskPriority", Concurrency_TaskSupport},
  {"Test", Testing_TestTraits},
  {"TestScoping", Testing_TestTraits},
  {"TestTrait", Testing_TestTraits},
  {"Text", Views_Texts},
  {"TextAlignment", Views_Geometry},
  {"TextEditingCommands", Views_Commands},
  {"TextEditor", Views_TextInput},
  {"TextField", Views_TextInput},
  {"TextFieldStyle", Views_TextFieldStyle},
  {"TextFormattingCommands", Views_Commands},
  {"TextOutputStream", Standard_TextOutput},
  {"TextOutputStreamable", Standard_TextOutput},
  {"TextSelection", Views_TextInput},
  {"TextureResource", Frameworks_Entities},
  {"Thread", Foundation_Platform},
  {"ThrowingDiscardingTaskGroup", Concurrency_TaskGroups},
  {"ThrowingTaskGroup", Concurrency_TaskGroups},
  {"TimeInterval", Foundation_TimeInterval},
  {"TimeLimitTrait", Testing_TestTraits},
  {"TimeZone", Foundation_TimeZone},
  {"Timeline", Views_Widgets},
  {"TimelineEntry", Views_Widgets},
  {"TimelineEntryRelevance", Views_Widgets},
  {"TimelineProvider", Views_Widgets},
  {"TimelineProviderContext", Views_Widgets},
  {"TimelineReloadPolicy", Views_Widgets},
  {"TimelineSchedule", Views_Timelines},
  {"TimelineScheduleMode", Views_Timelines},
  {"TimelineView", Views_Timelines},
  {"TimelineViewDefaultContext", Views_Timelines},
  {"Timer", Concurrency_Timers},
  {"Toggle", Views_Buttons},
  {"Toggle", Views_RemadeToggles},
  {"ToggleStyle", Views_ControlStyles},
  {"ToggleStyleConfiguration", Views_ControlStyles},
  {"ToolbarCommands", Views_Commands},
  {"ToolbarContent", Views_Structure},
  {"ToolbarContentBuilder", Views_ViewBuilders},
  {"ToolbarDefaultItemKind", Views_Structure},
  {"ToolbarItem", Views_Structure},
  {"ToolbarItemGroup", Views_Structure},
  {"ToolbarItemPlacement", Views_Structure},
  {"ToolbarPlacement", Views_Structure},
  {"TopLevelDecoder", Observation_PublisherCoding},
  {"TopLevelEncoder", Observation_PublisherCoding},
  {"Trait", Testing_TestTraits},
  {"Transaction", Views_Fonts},
  {"TransactionKey", Views_Fonts},
  {"TransferRepresentation", Views_Transfers},
  {"TransferRepresentationBuilder", Views_Transfers},
  {"Transferable", Views_Transfers},
  {"Transition", Views_AnimationValues},
  {"TransitionPhase", Views_AnimationValues},
  {"TransitionProperties", Views_AnimationValues},
  {"TryCapture", RegexBuilder_RegexCaptures},
  {"TupleView", Views_ViewBuilders},
  {"TypeDisplayRepresentation", Views_Intents},
  {"UIAccessibility", Frameworks_UIKitAppearances},
  {"UIAction", Frameworks_UIKitControls},
  {"UIActivity", Frameworks_UIKitPickers},
  {"UIActivityIndicatorView", Frameworks_UIKitViews},
  {"UIActivityViewController", Frameworks_UIKitPickers},
  {"UIAlertAction", Frameworks_UIKitControllers},
  {"UIAlertController", Frameworks_UIKitControllers},
  {"UIApplication", Views_UIKitHosting},
  {"UIApplicationDelegate", Views_UIKitHosting},
  {"UIApplicationDelegateAdaptor", Views_UIKitHosting},
  {"UIApplicationShortcutItem", Frameworks_UIKitScenes},
  {"UIBackgroundFetchResult", Frameworks_UIKitScenes},
  {"UIBackgroundTaskIdentifier", Views_UIKitHosting},
  {"UIBarAppearance", Frameworks_UIKitAppearances},
  {"UIBarButtonItem", Frameworks_UIKitControls},
  {"UIBarItem", Frameworks_UIKitControls},
  {"UIBarMetrics", Frameworks_UIKitControllers},
  {"UIBlurEffect", Frameworks_UIKitViews},
  {"UIButton", Frameworks_UIKitControls},
  {"UICollectionReusableView", Frameworks_UIKitTables},
  {"UICollectionView", Frameworks_UIKitTables},
  {"UICollectionViewCell", Frameworks_UIKitTables},
  {"UICollectionViewController", Frameworks_UIKitTables},
  {"UICollectionViewDataSource", Frameworks_UIKitTables},
  {"UICollectionViewDelegate", Frameworks_UIKitTables},
  {"UICollectionViewFlowLayout", Frameworks_UIKitTables},
  {"UICollectionViewLayout", Frameworks_UIKitTables},
  {"UICollectionViewListCell", Frameworks_UIKitTables},
  {"UIColor", Views_PlatformColours},
  {"UIColor", Views_PlatformValues},
  {"UIContentConfiguration", Frameworks_UIKitTables},
  {"UIContentSizeCategory", Frameworks_UIKitAppearances},
  {"UIContextualAction", Frameworks_UIKitTables},
  {"UIControl", Frameworks_UIKitControls},
  {"UIDataDetectorTypes", Frameworks_UIKitTexts},
  {"UIDatePicker", Frameworks_UIKitControls},
  {"UIDevice", Views_PlatformValues},
  {"UIDocumentPickerDelegate", Frameworks_UIKitPickers},
  {"UIDocumentPickerViewController", Frameworks_UIKitPickers},
  {"UIEdgeInsets", Frameworks_UIKitViews},
  {"UIEvent", Frameworks_UIKitResponders},
  {"UIFont", Frameworks_UIKitFonts},
  {"UIGestureRecognizer", Frameworks_UIKitGestures},
  {"UIGestureRecognizerDelegate", Frameworks_UIKitGestures},
  {"UIGraphicsImageRenderer", Frameworks_UIKitAppearances},
  {"UIGraphicsImageRendererContext", Frameworks_UIKitAppearances},
  {"UIHostingConfiguration", Frameworks_UIKitTables},
  {"UIHostingController", Views_UIKitHosting},
  {"UIHostingControllerSizingOptions", Views_UIKitHosting},
  {"UIImage", Views_PlatformValues},
  {"UIImagePickerController", Frameworks_UIKitPickers},
  {"UIImagePickerControllerDelegate", Frameworks_UIKitPickers},
  {"UIImageView", Frameworks_UIKitViews},
  {"UIImpactFeedbackGenerator", Views_PlatformValues},
  {"UIInterfaceOrientation", Frameworks_UIKitScenes},
  {"UIInterfaceOrientationMask", Frameworks_UIKitScenes},
  {"UIKeyboardType", Frameworks_UIKitTexts},
  {"UILabel", Frameworks_UIKitTexts},
  {"UILayoutGuide", Frameworks_UIKitViews},
  {"UILayoutPriority", Frameworks_UIKitViews},
  {"UIListContentConfiguration", Frameworks_UIKitTables},
  {"UILongPressGestureRecognizer", Frameworks_UIKitGestures},
  {"UIMenu", Frameworks_UIKitControls},
  {"UIMenuElement", Frameworks_UIKitControls},
  {"UIModalPresentationStyle", Frameworks_UIKitControllers},
  {"UIModalTransitionStyle", Frameworks_UIKitControllers},
  {"UINavigationBar", Frameworks_UIKitControllers},
  {"UINavigationBarAppearance", Frameworks_UIKitAppearances},
  {"UINavigationController", Frameworks_UIKitControllers},
  {"UINavigationControllerDelegate", Frameworks_UIKitControllers},
  {"UINavigationItem", Frameworks_UIKitControllers},
  {"UINotificationFeedbackGenerator", Views_PlatformValues},
  {"UIOpenURLContext", Frameworks_UIKitScenes},
  {"UIPageControl", Frameworks_UIKitControls},
  {"UIPageViewController", Frameworks_UIKitControllers},
  {"UIPageViewControllerDataSource", Frameworks_UIKitControllers},
  {"UIPageViewControllerDelegate", Frameworks_UIKitControllers},
  {"UIPanGestureRecognizer", Frameworks_UIKitGestures},
  {"UIPasteboard", Views_PlatformValues},
  {"UIPickerView", Frameworks_UIKitTables},
  {"UIPickerViewDataSource", Frameworks_UIKitTables},
  {"UIPickerViewDelegate", Frameworks_UIKitTables},
  {"UIPinchGestureRecognizer", Frameworks_UIKitGestures},
  {"UIPress", Frameworks_UIKitResponders},
  {"UIPressesEvent", Frameworks_UIKitResponders},
  {"UIProgressView", Frameworks_UIKitViews},
  {"UIRefreshControl", Frameworks_UIKitControls},
  {"UIResponder", Frameworks_UIKitResponders},
  {"UIReturnKeyType", Frameworks_UIKitTexts},
  {"UIScene", Frameworks_UIKitScenes},
  {"UISceneConfiguration", Frameworks_UIKitScenes},
  {"UISceneDelegate", Frameworks_UIKitScenes},
  {"UISceneSession", Frameworks_UIKitScenes},
  {"UIScreen", Views_PlatformValues},
  {"UIScrollView", Frameworks_UIKitViews},
  {"UIScrollViewDelegate", Frameworks_UIKitViews},
  {"UISearchBar", Frameworks_UIKitTexts},
  {"UISearchBarDelegate", Frameworks_UIKitTexts},
  {"UISegmentedControl", Frameworks_UIKitControls},
  {"UISelectionFeedbackGenerator", Views_PlatformValues},
  {"UISlider", Frameworks_UIKitControls},
  {"UISplitViewController", Frameworks_UIKitControllers},
  {"UIStackView", Frameworks_UIKitViews},
  {"UIStatusBarAnimation", Frameworks_UIKitControllers},
  {"UIStatusBarStyle", Frameworks_UIKitControllers},
  {"UIStepper", Frameworks_UIKitControls},
  {"UIStoryboard", Frameworks_UIKitControllers},
  {"UIStoryboardSegue", Frameworks_UIKitControllers},
  {"UISwipeActionsConfiguration", Frameworks_UIKitTables},
  {"UISwipeGestureRecognizer", Frameworks_UIKitGestures},
  {"UISwitch", Frameworks_UIKitControls},
  {"UITabBar", Frameworks_UIKitControllers},
  {"UITabBarAppearance", Frameworks_UIKitAppearances},
  {"UITabBarController", Frameworks_UIKitControllers},
  {"UITabBarItem", Frameworks_UIKitControllers},
  {"UITabBarItemAppearance", Frameworks_UIKitAppearances},
  {"UITabBarItemStateAppearance", Frameworks_UIKitAppearances},
  {"UITableView", Frameworks_UIKitTables},
  {"UITableViewCell", Frameworks_UIKitTables},
  {"UITableViewController", Frameworks_UIKitTables},
  {"UITableViewDataSource", Frameworks_UIKitTables},
  {"UITableViewDelegate", Frameworks_UIKitTables},
  {"UITapGestureRecognizer", Frameworks_UIKitGestures},
  {"UITextAutocapitalizationType", Frameworks_UIKitTexts},
  {"UITextAutocorrectionType", Frameworks_UIKitTexts},
  {"UITextContentType", Frameworks_UIKitTexts},
  {"UITextField", Frameworks_UIKitTexts},
  {"UITextFieldDelegate", Frameworks_UIKitTexts},
  {"UITextView", Frameworks_UIKitTexts},
  {"UITextViewDelegate", Frameworks_UIKitTexts},
  {"UIToolbar", Frameworks_UIKitTexts},
  {"UITouch", Frameworks_UIKitResponders},
  {"UITraitCollection", Frameworks_UIKitAppearances},
  {"UIUserInterfaceIdiom", Views_PlatformValues},
  {"UIUserInterfaceSizeClass", Frameworks_UIKitAppearances},
  {"UIUserInterfaceStyle", Frameworks_UIKitAppearances},
  {"UIView", Frameworks_UIKitViews},
  {"UIViewController", Frameworks_UIKitControllers},
  {"UIViewControllerRepresentable", Views_UIKitHosting},
  {"UIViewControllerRepresentableContext", Views_UIKitHosting},
  {"UIViewControllerTransitionCoordinator", Frameworks_UIKitControllers},
  {"UIViewRepresentable", Views_UIKitHosting},
  {"UIViewRepresentableContext", Views_UIKitHosting},
  {"UIVisualEffect", Frameworks_UIKitViews},
  {"UIVisualEffectView", Frameworks_UIKitViews},
  {"UIWindow", Frameworks_UIKitViews},
  {"UIWindowScene", Frameworks_UIKitScenes},
  {"UIWindowSceneDelegate", Frameworks_UIKitScenes},
  {"UInt", Standard_UInt},
  {"UInt128", Standard_UInt128},
  {"UInt128", Standard_WideConversions},
  {"UInt16", Standard_UInt16},
  {"UInt32", Standard_UInt32},
  {"UInt64", Standard_UInt64},
  {"UInt8", Standard_UInt8},
  {"UNAuthorizationOptions", Frameworks_UserNotifications},
  {"UNAuthorizationStatus", Frameworks_UserNotifications},
  {"UNCalendarNotificationTrigger", Frameworks_UserNotifications},
  {"UNMutableNotificationContent", Frameworks_UserNotifications},
  {"UNNotification", Frameworks_UserNotifications},
  {"UNNotificationAction", Frameworks_UserNotifications},
  {"UNNotificationActionOptions", Frameworks_UserNotifications},
  {"UNNotificationCategory", Frameworks_UserNotifications},
  {"UNNotificationContent", Frameworks_UserNotifications},
  {"UNNotificationDefaultActionIdentifier", Frameworks_UserNotifications},
  {"UNNotificationInterruptionLevel", Frameworks_UserNotifications},
  {"UNNotificationPresentationOptions", Frameworks_UserNotifications},
  {"UNNotificationRequest", Frameworks_UserNotifications},
  {"UNNotificationResponse", Frameworks_UserNotifications},
  {"UNNotificationSettings", Frameworks_UserNotifications},
  {"UNNotificationSound", Frameworks_UserNotifications},
  {"UNNotificationTrigger", Frameworks_UserNotifications},
  {"UNTimeIntervalNotificationTrigger", Frameworks_UserNotifications},
  {"UNUserNotificationCenter", Frameworks_UserNotifications},
  {"UNUserNotificationCenterDelegate", Frameworks_UserNotifications},
  {"URL", Foundation_FileContents},
  {"URL", Foundation_FileMembers},
  {"URL", Foundation_URL},
  {"URL", Foundation_URLHints},
  {"URLCache", Foundation_Networking},
  {"URLComponents", Foundation_URLComponents},
  {"URLError", Foundation_Networking},
  {"URLQueryItem", Foundation_URLComponents},
  {"URLRequest", Foundation_Networking},
  {"URLResourceKey", Foundation_FileMembers},
  {"URLResourceValues", Foundation_FileMembers},
  {"URLResponse", Foundation_Networking},
  {"URLSession", Foundation_Networking},
  {"URLSessionConfiguration", Foundation_Networking},
  {"URLSessionDataDelegate", Foundation_Networking},
  {"URLSessionDataTask", Foundation_Networking},
  {"URLSessionDelegate", Foundation_Networking},
  {"URLSessionDownloadTask", Foundation_Networking},
  {"URLSessionTaskDelegate", Foundation_Networking},
  {"UTF16", Standard_Unicode},
  {"UTF32", Standard_Unicode},
  {"UTF8", Standard_Unicode},
  {"UTType", Views_Transfers},
  {"UUID", Foundation_ByteMembers},
  {"UUID", Foundation_UUID},
  {"UndoManager", Foundation_Undoing},
  {"UnfoldFirstSequence", Standard_GeneratedSequences},
  {"UnfoldSequence", Standard_GeneratedSequences},
  {"Unicode", Standard_Unicode},
  {"UnicodeScalar", Standard_Unicode},
  {"Unit", Foundation_Measurements},
  {"UnitAcceleration", Foundation_MechanicalUnits},
  {"UnitAngle", Foundation_TimeUnits},
  {"UnitArea", Foundation_LengthUnits},
  {"UnitConcentrationMass", Foundation_MechanicalUnits},
  {"UnitConverter", Foundation_Measurements},
  {"UnitConverterLinear", Foundation_Measurements},
  {"UnitCurve", Views_AnimationValues},
  {"UnitDispersion", Foundation_MechanicalUnits},
  {"UnitDuration", Foundation_TimeUnits},
  {"UnitElectricCharge", Foundation_ElectricalUnits},
  {"UnitElectricCurrent", Foundation_ElectricalUnits},
  {"UnitElectricPotentialDifference", Foundation_ElectricalUnits},
  {"UnitElectricResistance", Foundation_ElectricalUnits},
  {"UnitEnergy", Foundation_MechanicalUnits},
  {"UnitFrequency", Foundation_TimeUnits},
  {"UnitFuelEfficiency", Foundation_Measurements},
  {"UnitIlluminance", Foundation_ElectricalUnits},
  {"UnitInformationStorage", Foundation_InformationUnits},
  {"UnitLength", Foundation_LengthUnits},
  {"UnitMass", Foundation_MechanicalUnits},
  {"UnitPoint", Views_Geometry},
  {"UnitPower", Foundation_MechanicalUnits},
  {"UnitPressure", Foundation_MechanicalUnits},
  {"UnitSpeed", Foundation_MechanicalUnits},
  {"UnitTemperature", Foundation_ThermalUnits},
  {"UnitVolume", Foundation_LengthUnits},
  {"UnkeyedDecodingContainer", Standard_Codable},
  {"UnkeyedEncodingContainer", Standard_Codable},
  {"UnlitMaterial", Frameworks_Entities},
  {"Unmanaged", Memory_Unmanaged},
  {"UnsafeBufferPointer", Memory_UnsafeBufferPointer},
  {"UnsafeContinuation", Concurrency_Continuations},
  {"UnsafeCurrentTask", Concurrency_Tasks},
  {"UnsafeMutableBufferPointer", Memory_UnsafeMutableBufferPointer},
  {"UnsafeMutablePointer", Memory_UnsafeMutablePointer},
  {"UnsafeMutableRawBufferPointer", Memory_UnsafeMutableRawBufferPointer},
  {"UnsafeMutableRawPointer", Memory_RawPointers},
  {"UnsafePointer", Memory_UnsafePointer},
  {"UnsafeRawBufferPointer", Memory_UnsafeRawBufferPointer},
  {"UnsafeRawPointer", Memory_RawPointers},
  {"UnsignedInteger", Standard_BinaryInteger},
  {"UserAnnotation", Frameworks_MapContent},
  {"UserDefaults", Foundation_UserDefaults},
  {"UserInterfaceSizeClass", Views_EnvironmentKeys},
  {"UtilityWindow", Views_Scenes},
  {"VMIN", Glibc_Constants},
  {"VStack", Views_Stacks},
  {"VStackLayout", Views_LayoutValues},
  {"VTIME", Glibc_Constants},
  {"Vector3D", Frameworks_EntityGestures},
  {"VectorArithmetic", Views_AnimationValues},
  {"VerificationResult", Frameworks_Store},
  {"Version", PackageDescription_Packages},
  {"VersionedSchema", Views_Persistence},
  {"VerticalAlignment", Views_Geometry},
  {"VerticalEdge", Views_Geometry},
  {"VideoPlayer", Frameworks_VideoPlayers},
  {"View", Views_ControlStyles},
  {"View", Views_Environment},
  {"View", Views_Interactions},
  {"View", Views_Moments},
  {"View", Views_Preferences},
  {"View", Views_Presentations},
  {"View", Views_Structure},
  {"View", Views_ViewProtocols},
  {"ViewAlignedScrollTargetBehavior", Views_Detents},
  {"ViewBuilder", Views_ViewBuilders},
  {"ViewDimensions", Views_Geometry},
  {"ViewHost", Testing_ViewHosts},
  {"ViewModifier", Views_ViewProtocols},
  {"ViewSpacing", Views_CustomLayouts},
  {"ViewThatFits", Views_Stacks},
  {"Visibility", Views_Geometry},
  {"Void", Standard_Void},
  {"WKFrameInfo", Frameworks_WebViews},
  {"WKHTTPCookieStore", Frameworks_WebViews},
  {"WKNavigation", Frameworks_WebViews},
  {"WKNavigationAction", Frameworks_WebViews},
  {"WKNavigationActionPolicy", Frameworks_WebViews},
  {"WKNavigationDelegate", Frameworks_WebViews},
  {"WKNavigationResponse", Frameworks_WebViews},
  {"WKNavigationResponsePolicy", Frameworks_WebViews},
  {"WKNavigationType", Frameworks_WebViews},
  {"WKPreferences", Frameworks_WebViews},
  {"WKScriptMessage", Frameworks_WebViews},
  {"WKScriptMessageHandler", Frameworks_WebViews},
  {"WKUIDelegate", Frameworks_WebViews},
  {"WKUserContentController", Frameworks_WebViews},
  {"WKUserScript", Frameworks_WebViews},
  {"WKUserScriptInjectionTime", Frameworks_WebViews},
  {"WKWebView", Frameworks_WebViews},
  {"WKWebViewConfiguration", Frameworks_WebViews},
  {"WKWebpagePreferences", Frameworks_WebViews},
  {"WKWebsiteDataStore", Frameworks_WebViews},
  {"WKWindowFeatures", Frameworks_WebViews},
  {"WNOHANG", Glibc_Constants},
  {"WUNTRACED", Glibc_Constants},
  {"W_OK", Foundation_FileTests},
  {"WarningLevel", PackageDescription_Targets},
  {"WebPage", Frameworks_WebPages},
  {"WebView", Frameworks_WebPages},
  {"Widget", Views_Widgets},
  {"WidgetBundle", Views_Widgets},
  {"WidgetBundleBuilder", Views_Widgets},
  {"WidgetCenter", Views_Widgets},
  {"WidgetConfiguration", Views_Widgets},
  {"WidgetConfigurationIntent", Views_Intents},
  {"WidgetFamily", Views_Widgets},
  {"WidgetInfo", Views_Widgets},
  {"WidgetRenderingMode", Views_Widgets},
  {"Window", Views_Scenes},
  {"WindowGroup", Views_Scenes},
  {"WindowResizability", Views_Scenes},
  {"WritableKeyPath", Standard_KeyPaths},
  {"XCTAssert", Testing_XCTests},
  {"XCTAssertEqual", Testing_XCTests},
  {"XCTAssertFalse", Testing_XCTests},
  {"XCTAssertGreaterThan", Testing_XCTests},
  {"XCTAssertGreaterThanOrEqual", Testing_XCTests},
  {"XCTAssertIdentical", Testing_XCTests},
  {"XCTAssertLessThan", Testing_XCTests},
  {"XCTAssertLessThanOrEqual", Testing_XCTests},
  {"XCTAssertNil", Testing_XCTests},
  {"XCTAssertNoThrow", Testing_XCTests},
  {"XCTAssertNotEqual", Testing_XCTests},
  {"XCTAssertNotIdentical", Testing_XCTests},
  {"XCTAssertNotNil", Testing_XCTests},
  {"XCTAssertThrowsError", Testing_XCTests},
  {"XCTAssertTrue", Testing_XCTests},
  {"XCTFail", Testing_XCTests},
  {"XCTSkip", Testing_XCTests},
  {"XCTSkipIf", Testing_XCTests},
  {"XCTSkipUnless", Testing_XCTests},
  {"XCTUnwrap", Testing_XCTests},
  {"XCTUnwrapError", Testing_XCTests},
  {"XCTWaiter", Testing_XCTWaiter},
  {"XCTestCase", Testing_XCTests},
  {"XCTestExpectation", Testing_XCTests},
  {"X_OK", Foundation_FileTests},
  {"ZStack", Views_Stacks},
  {"ZStackLayout", Views_LayoutValues},
  {"ZeroOrMore", RegexBuilder_RegexQuantifiers},
  {"Zip2Sequence", Standard_Zipped},
  {"_AccessibilityAssistiveAccessEnabledPlainKey", Views_AccessibilityEnvironment},
  {"_AccessibilityDifferentiateWithoutColorPlainKey", Views_AccessibilityEnvironment},
  {"_AccessibilityDimFlashingLightsPlainKey", Views_AccessibilityEnvironment},
  {"_AccessibilityEnabledPlainKey", Views_AccessibilityEnvironment},
  {"_AccessibilityInvertColorsPlainKey", Views_AccessibilityEnvironment},
  {"_AccessibilityLargeContentViewerEnabledPlainKey", Views_AccessibilityEnvironment},
  {"_AccessibilityPlayAnimatedImagesPlainKey", Views_AccessibilityEnvironment},
  {"_AccessibilityPrefersHeadAnchorAlternativePlainKey", Views_AccessibilityEnvironment},
  {"_AccessibilityQuickActionsEnabledPlainKey", Views_AccessibilityEnvironment},
  {"_AccessibilityReduceTransparencyPlainKey", Views_AccessibilityEnvironment},
  {"_AccessibilityShowButtonShapesPlainKey", Views_AccessibilityEnvironment},
  {"_AccessibilitySwitchControlEnabledPlainKey", Views_AccessibilityEnvironment},
  {"_AccessibilityVoiceOverEnabledPlainKey", Views_AccessibilityEnvironment},
  {"_Activities", Frameworks_Activities},
  {"_Alert", Views_Presentations},
  {"_AlertButtons", Views_Alerts},
  {"_AlertView", Views_Alerts},
  {"_AllowsTighteningPlainKey", Views_EnvironmentTable},
  {"_AllowsWindowActivationEventsPlainKey", Views_EnvironmentTable},
  {"_AnchoredRelativeDateStyle", Foundation_RelativeDateStyles},
  {"_AnimationCompletion", Views_Fonts},
  {"_AnyCodingKey", Standard_Codable},
  {"_AnyMemory", Memory_Memories},
  {"_AnyModelTable", Views_Persistence},
  {"_AnyPointer", Memory_Pointers},
  {"_AnyTask", Concurrency_TaskSupport},
  {"_AppearsActivePlainKey", Views_EnvironmentTable},
  {"_AsyncAdapter", Concurrency_AsyncSequences},
  {"_AsyncLet", Concurrency_TaskGroups},
  {"_Autoconnect", Observation_SharedPublishers},
  {"_AutocorrectionDisabledPlainKey", Views_EnvironmentTable},
  {"_BackgroundMaterialPlainKey", Views_EnvironmentTable},
  {"_BackgroundProminencePlainKey", Views_EnvironmentTable},
  {"_Beside", Views_Structure},
  {"_BoundMemory", Memory_Memories},
  {"_Buffer", Memory_Buffers},
  {"_ButtonRepeatBehaviorPlainKey", Views_EnvironmentTable},
  {"_ButtonStyleKey", Views_ControlStyles},
  {"_CFile", Foundation_SystemFunctions},
  {"_CalendarKey", Views_EnvironmentKeys},
  {"_ClosurePublisher", Observation_Subscribers},
  {"_ClosureSubscriber", Observation_Subscribers},
  {"_CodingNode", Standard_CodingNodes},
  {"_CodingPrimitive", Standard_CodingNodes},
  {"_CodingSettings", Standard_CodingNodes},
  {"_ColorSchemeKey", Views_EnvironmentKeys},
  {"_ColumnHeader", Views_Tables},
  {"_CombinePublisher", Observation_Combine},
  {"_ConditionalContent", Views_ViewBuilders},
  {"_ConstantLocation", Views_Binding},
  {"_ContainerWriter", Views_Subviews},
  {"_ContainerWriting", Views_Subviews},
  {"_ContentTransitionAddsDrawingGroupPlainKey", Views_EnvironmentTable},
  {"_ContentTransitionPlainKey", Views_EnvironmentTable},
  {"_ContextMenu", Views_Structure},
  {"_ContrastKey", Views_EnvironmentKeys},
  {"_ControlActiveStatePlainKey", Views_EnvironmentTable},
  {"_ControlGroupStyleKey", Views_ControlGroupStyle},
  {"_ControlSizePlainKey", Views_EnvironmentTable},
  {"_CurrencyFormatStyle", Foundation_FormatStyles},
  {"_DateFields", Foundation_DateFields},
  {"_DateFormatString", Foundation_DateStrategies},
  {"_DateFormatStyle", Foundation_DateStyles},
  {"_DateIntervalStyle", Foundation_DateIntervalStyles},
  {"_DateLayout", Foundation_DateLocales},
  {"_DateNames", Foundation_DateLocales},
  {"_DateParseStrategy", Foundation_DateStrategies},
  {"_DateSteps", Foundation_CalendarMatches},
  {"_DefaultMinListHeaderHeightPlainKey", Views_EnvironmentTable},
  {"_DefaultMinListRowHeightPlainKey", Views_EnvironmentTable},
  {"_Deletable", Views_CollectionViews},
  {"_DeniedDeletion", Views_Persistence},
  {"_Destination", Views_Presentations},
  {"_Disabled", Views_Interactions},
  {"_DisclosureContent", Views_Forms},
  {"_DisclosureGroup", Views_Forms},
  {"_DisclosureGroupStyleKey", Views_DisclosureGroupStyle},
  {"_Disk", Foundation_Bundles},
  {"_DismissImmersiveSpacePlainKey", Views_EnvironmentTable},
  {"_DisplayScaleKey", Views_EnvironmentKeys},
  {"_Draggable", Views_DragAndDrop},
  {"_DrawingModifiers", Views_DrawingValues},
  {"_DropTarget", Views_DragAndDrop},
  {"_DurationTimeStyle", Foundation_DurationStyles},
  {"_DurationUnitsStyle", Foundation_DurationStyles},
  {"_DynamicTypeSizeKey", Views_EnvironmentKeys},
  {"_EditButton", Views_EnvironmentButtons},
  {"_EditModeKey", Views_EnvironmentKeys},
  {"_EnabledKey", Views_EnvironmentKeys},
  {"_Ending", Testing_Expectations},
  {"_EnvironmentModifier", Views_Environment},
  {"_EnvironmentTransform", Views_Environment},
  {"_EnvironmentWriter", Views_Environment},
  {"_Expectation", Testing_Expectations},
  {"_Focused", Views_Interactions},
  {"_FontKey", Views_EnvironmentKeys},
  {"_FormStyleKey", Views_FormStyle},
  {"_FormatStyleProtocol", Foundation_FormatStyles},
  {"_FunctionLocation", Views_Binding},
  {"_Gate", Observation_Combine},
  {"_GaugeStyleKey", Views_GaugeStyle},
  {"_GeometryChange", Views_GeometryChanges},
  {"_Gesture", Views_GestureModifiers},
  {"_GroupBoxStyleKey", Views_GroupBoxStyle},
  {"_GroupState", Concurrency_TaskGroups},
  {"_Guarded", Concurrency_Synchronization},
  {"_HandMove", Views_Gestures},
  {"_HashableLocation", Views_Binding},
  {"_HeaderProminencePlainKey", Views_EnvironmentTable},
  {"_HorizontalScrollIndicatorVisibilityPlainKey", Views_EnvironmentTable},
  {"_HorizontalSizeClassKey", Views_EnvironmentKeys},
  {"_IONBF", Foundation_SystemFunctions},
  {"_ISODateStyle", Foundation_ISOStyles},
  {"_Identified", Views_Structure},
  {"_ImageScalePlainKey", Views_EnvironmentTable},
  {"_InertConstant", Views_InertView},
  {"_InertLeaf", Views_InertView},
  {"_InertShape", Views_InertView},
  {"_InertView", Views_InertView},
  {"_IntentResult", Views_Intents},
  {"_Interaction", Views_Interactions},
  {"_IsActivityFullscreenPlainKey", Views_EnvironmentTable},
  {"_IsFocusEffectEnabledPlainKey", Views_EnvironmentTable},
  {"_IsFocusedPlainKey", Views_EnvironmentTable},
  {"_IsHoverEffectEnabledPlainKey", Views_EnvironmentTable},
  {"_IsLuminanceReducedPlainKey", Views_EnvironmentTable},
  {"_IsSceneCapturedPlainKey", Views_EnvironmentTable},
  {"_IsScrollEnabledPlainKey", Views_EnvironmentTable},
  {"_IsTabBarShowingSectionsPlainKey", Views_EnvironmentTable},
  {"_JSONReader", Foundation_JSON},
  {"_KeyListener", Views_KeyPresses},
  {"_KeyValueObserving", Frameworks_KeyValueObserving},
  {"_KeyboardShortcutPlainKey", Views_EnvironmentTable},
  {"_KnownIssueScope", Testing_KnownIssues},
  {"_LabelStyleKey", Views_ControlStyles},
  {"_LabeledContentStyleKey", Views_LabeledContentStyle},
  {"_LabelsVisibilityPlainKey", Views_EnvironmentTable},
  {"_LaidOut", Views_CustomLayouts},
  {"_LayoutDirectionKey", Views_EnvironmentKeys},
  {"_LazyLocal", Standard_LazyLocal},
  {"_LegibilityWeightPlainKey", Views_EnvironmentTable},
  {"_LineLimitKey", Views_EnvironmentKeys},
  {"_LineSpacingPlainKey", Views_EnvironmentTable},
  {"_Link", Views_EnvironmentButtons},
  {"_LiveBinding", Views_LiveNames},
  {"_LiveMembers", Views_LiveNames},
  {"_LiveProjection", Views_LiveNames},
  {"_LiveValue", Views_LiveNames},
  {"_LocalAccessors", Standard_LocalAccessors},
  {"_LocaleKey", Views_EnvironmentKeys},
  {"_LocaleTables", Foundation_LocaleTables},
  {"_Location", Views_Binding},
  {"_ManagedObjectContextKey", Views_PersistenceKeys},
  {"_Manifest", PackageDescription_Targets},
  {"_MappedGesture", Views_Gestures},
  {"_MeasurementStyle", Foundation_MeasurementStyles},
  {"_Memory", Memory_Memories},
  {"_MenuIndicatorVisibilityPlainKey", Views_EnvironmentTable},
  {"_MenuOrderPlainKey", Views_EnvironmentTable},
  {"_MenuStyleKey", Views_MenuStyle},
  {"_MinimumScaleFactorPlainKey", Views_EnvironmentTable},
  {"_MissingMemory", Memory_Memories},
  {"_ModelContextKey", Views_PersistenceKeys},
  {"_ModelContexts", Views_Persistence},
  {"_ModelTables", Views_Persistence},
  {"_Multicast", Observation_SharedPublishers},
  {"_MultilineTextAlignmentPlainKey", Views_EnvironmentTable},
  {"_NSViewControllerHolder", Views_AppKitHosting},
  {"_NSViewHolder", Views_AppKitHosting},
  {"_NamedShapeStyle", Views_Colours},
  {"_NavigationPathAccess", Views_Navigation},
  {"_NewDocumentPlainKey", Views_EnvironmentTable},
  {"_NotificationObserver", Foundation_Notifications},
  {"_NumberDigits", Foundation_NumberTexts},
  {"_NumberForm", Foundation_NumberTexts},
  {"_NumberParseStrategy", Foundation_FormatStyles},
  {"_NumberStyle", Foundation_FormatStyles},
  {"_NumberSymbols", Foundation_NumberLocales},
  {"_ObjectLocation", Views_Binding},
  {"_ObjectMemory", Memory_Unmanaged},
  {"_ObjectWriter", Views_Environment},
  {"_ObservedChanges", Observation_Observations},
  {"_OnAppear", Views_Moments},
  {"_OnChange", Views_Moments},
  {"_OnOpenURL", Views_OutsideEvents},
  {"_OnPreferenceChange", Views_Preferences},
  {"_OnReceive", Views_Moments},
  {"_OpenDocumentPlainKey", Views_EnvironmentTable},
  {"_OpenImmersiveSpacePlainKey", Views_EnvironmentTable},
  {"_OpenSettingsPlainKey", Views_EnvironmentTable},
  {"_OpenURLKey", Views_EnvironmentKeys},
  {"_OptionalComparator", Foundation_Sorting},
  {"_OptionalLocation", Views_Binding},
  {"_OutlineRow", Views_Outlines},
  {"_PackageProduct", PackageDescription_Packages},
  {"_ParseError", Foundation_FormatStyles},
  {"_ParseStrategyProtocol", Foundation_FormatStyles},
  {"_PercentFormatStyle", Foundation_FormatStyles},
  {"_PersonNameStyle", Foundation_PersonNames},
  {"_PixelLengthPlainKey", Views_EnvironmentTable},
  {"_PlatformVersion", PackageDescription_Packages},
  {"_Pointer", Memory_Pointers},
  {"_PreferenceReading", Views_Preferences},
  {"_PreferenceTransform", Views_Preferences},
  {"_PreferenceView", Views_AnchorPreferences},
  {"_PreferenceWriter", Views_Preferences},
  {"_Presented", Views_Presentations},
  {"_PresentedItem", Views_Presentations},
  {"_Preview", Views_Previews},
  {"_ProgressViewStyleKey", Views_ProgressViewStyle},
  {"_ProjectedLocation", Views_Binding},
  {"_PropertyListReader", Foundation_PropertyLists},
  {"_RawPointer", Memory_RawPointers},
  {"_RealityMaterial", Frameworks_Entities},
  {"_RealityQuery", Frameworks_Entities},
  {"_RealityScene", Frameworks_Entities},
  {"_RealityTransform", Frameworks_Entities},
  {"_RealityView", Frameworks_RealityViews},
  {"_ReciprocalConverter", Foundation_Measurements},
  {"_RedactionReasonsPlainKey", Views_EnvironmentTable},
  {"_ReduceMotionKey", Views_EnvironmentKeys},
  {"_RefreshKey", Views_EnvironmentKeys},
  {"_Refreshable", Views_Interactions},
  {"_RegexAnchor", RegexBuilder_RegexAnchors},
  {"_RegexCapture", Standard_RegexPatterns},
  {"_RegexError", Standard_Regex},
  {"_RegexPattern", Standard_RegexPatterns},
  {"_RegexReferences", RegexBuilder_RegexCaptures},
  {"_Relationship", Views_Persistence},
  {"_RelativeDateStyle", Foundation_RelativeDateStyles},
  {"_RenameButton", Views_EnvironmentButtons},
  {"_RenameKey", Views_EnvironmentButtons},
  {"_RenamePlainKey", Views_EnvironmentTable},
  {"_RequestReviewPlainKey", Views_EnvironmentTable},
  {"_ResetFocusPlainKey", Views_EnvironmentTable},
  {"_Retained", Memory_Unmanaged},
  {"_SC_NPROCESSORS_ONLN", Glibc_Constants},
  {"_SC_PAGESIZE", Glibc_Constants},
  {"_ScenePhaseKey", Views_EnvironmentKeys},
  {"_SchedulerTime", Observation_TimeOperators},
  {"_ScrollDismissesKeyboardModePlainKey", Views_EnvironmentTable},
  {"_ScrollPosition", Views_ScrollPositions},
  {"_SearchSession", Views_Searching},
  {"_SearchSessionKey", Views_EnvironmentKeys},
  {"_SearchView", Views_Searching},
  {"_SearchWriter", Views_Searching},
  {"_Searchable", Views_Searching},
  {"_SearchingKey", Views_EnvironmentKeys},
  {"_SectionHeader", Views_Forms},
  {"_SequenceSubscription", Observation_SequencePublishers},
  {"_Shortcut", Views_OutsideEvents},
  {"_ShowsWidgetContainerBackgroundPlainKey", Views_EnvironmentTable},
  {"_ShowsWidgetLabelPlainKey", Views_EnvironmentTable},
  {"_SidebarRowSizePlainKey", Views_EnvironmentTable},
  {"_SingleValueDecoding", Standard_CodingTree},
  {"_SingleValueEncoding", Standard_CodingTree},
  {"_SinkList", Observation_Subjects},
  {"_SizeCategoryPlainKey", Views_EnvironmentTable},
  {"_SortHeader", Views_Tables},
  {"_SpringLoadingEnabledPlainKey", Views_EnvironmentTable},
  {"_StateCell", Views_State},
  {"_StopFlag", Foundation_RegularExpressions},
  {"_StoreTransaction", Frameworks_Store},
  {"_StoredLocation", Views_State},
  {"_StreamEnd", Concurrency_AsyncStreams},
  {"_StreamLimit", Concurrency_AsyncStreams},
  {"_StreamState", Concurrency_AsyncStreams},
  {"_StrideInTime", Observation_TimeOperators},
  {"_StyleWriter", Views_ControlStyles},
  {"_SubjectSink", Observation_Subjects},
  {"_SubscriberLink", Observation_Subscribers},
  {"_Suggestion", Views_FurtherInteractions},
  {"_SuiteScope", Testing_TestPlans},
  {"_SupportsImagePlaygroundPlainKey", Views_EnvironmentTable},
  {"_SupportsMultipleWindowsPlainKey", Views_EnvironmentTable},
  {"_SymbolRenderingModePlainKey", Views_EnvironmentTable},
  {"_SymbolVariantsPlainKey", Views_EnvironmentTable},
  {"_SystemAction", Views_EnvironmentTypes},
  {"_TableCells", Views_Tables},
  {"_TableColumn", Views_Tables},
  {"_TableColumnsKey", Views_Tables},
  {"_Tag", Views_Structure},
  {"_TargetedGesture", Frameworks_EntityGestures},
  {"_Task", Views_Moments},
  {"_TaskState", Concurrency_Tasks},
  {"_TestIsSkipped", Testing_TestTraits},
  {"_TestPlan", Testing_TestPlans},
  {"_TextCasePlainKey", Views_EnvironmentTable},
  {"_TextFieldStyleKey", Views_TextFieldStyle},
  {"_TextUnits", Standard_TextViews},
  {"_TextView", Standard_TextViews},
  {"_TimeZoneKey", Views_EnvironmentKeys},
  {"_TimeZoneNames", Foundation_TimeZoneNames},
  {"_TimelineDates", Views_Timelines},
  {"_TimelineView", Views_Timelines},
  {"_Title", Views_Structure},
  {"_TitleAndIcon", Views_Labels},
  {"_ToggleStyleKey", Views_ControlStyles},
  {"_TransactionLocation", Views_Binding},
  {"_TransactionValue", Views_Fonts},
  {"_Transition", Views_TransitionModifiers},
  {"_TreeDecoder", Standard_CodingTree},
  {"_TreeEncoder", Standard_CodingTree},
  {"_TruncationModePlainKey", Views_EnvironmentTable},
  {"_TupleCommands", Views_Commands},
  {"_TupleScene", Views_ViewBuilders},
  {"_UIViewControllerHolder", Views_UIKitHosting},
  {"_UIViewHolder", Views_UIKitHosting},
  {"_UndoManagerKey", Views_EnvironmentKeys},
  {"_UnitNames", Foundation_MeasurementStyles},
  {"_UnkeyedDecoding", Standard_CodingTree},
  {"_UnkeyedEncoding", Standard_CodingTree},
  {"_UnwrappedLocation", Views_Binding},
  {"_ValidUTF8Buffer", Standard_UTF8Parser},
  {"_ValueObject", Foundation_Objects},
  {"_ValueReader", Observation_SharedPublishers},
  {"_VerbatimDateStyle", Foundation_DateStrategies},
  {"_VerticalScrollIndicatorVisibilityPlainKey", Views_EnvironmentTable},
  {"_VerticalSizeClassKey", Views_EnvironmentKeys},
  {"_ViewModifier_Content", Views_ViewProtocols},
  {"_Watched", Views_Gestures},
  {"_WidgetContentMarginsKey", Views_WidgetEnvironment},
  {"_WidgetFamilyKey", Views_WidgetEnvironment},
  {"_WidgetPair", Views_Widgets},
  {"_WidgetRenderingModeKey", Views_WidgetEnvironment},
  {"_XCTestLimit", Testing_XCTests},
  {"_XCTestRun", Testing_XCTests},
  {"_actOnView", Testing_ViewHosts},
  {"_addressText", Memory_Memories},
  {"_assert", Testing_XCTests},
  {"_attach", Testing_Attachment},
  {"_attachmentName", Testing_Attachment},
  {"_beginTracking", Observation_Observation},
  {"_block", Concurrency_TaskSupport},
  {"_bridgedArray", Foundation_ContainerObjects},
  {"_bridgedBool", Foundation_ValueObjects},
  {"_bridgedData", Foundation_DataObjects},
  {"_bridgedDate", Foundation_ValueObjects},
  {"_bridgedDecimal", Foundation_ValueObjects},
  {"_bridgedDictionary", Foundation_ContainerObjects},
  {"_bridgedDouble", Foundation_ValueObjects},
  {"_bridgedError", Foundation_Bridging},
  {"_bridgedFloat", Foundation_ValueObjects},
  {"_bridgedInt", Foundation_ValueObjects},
  {"_bridgedOptionalError", Foundation_Bridging},
  {"_bridgedSet", Foundation_ContainerObjects},
  {"_bridgedString", Foundation_ValueObjects},
  {"_bridgedURL", Foundation_ValueObjects},
  {"_byteSwapped", Standard_BinaryInteger},
  {"_bytes", Memory_Memories},
  {"_cancelAlarm", Concurrency_TaskSupport},
  {"_canonicalText", Foundation_TextForms},
  {"_capitalized", Foundation_TextPrimitives},
  {"_capture", Testing_Expectations},
  {"_codingCreate", Standard_DerivedCoding},
  {"_codingField", Standard_DerivedCoding},
  {"_codingFromRaw", Standard_DerivedCoding},
  {"_codingIsDerived", Standard_DerivedCoding},
  {"_codingIsOptional", Standard_DerivedCoding},
  {"_codingKeys", Standard_DerivedCoding},
  {"_codingMake", Standard_DerivedCoding},
  {"_codingProblem", Foundation_LocalizedError},
  {"_codingRawType", Standard_DerivedCoding},
  {"_codingRawValue", Standard_DerivedCoding},
  {"_codingText", Standard_Codable},
  {"_codingType", Standard_CodingTree},
  {"_codingTypes", Standard_DerivedCoding},
  {"_codingWrappedType", Standard_CodingTree},
  {"_comesFirst", Foundation_Sorting},
  {"_compareLocalized", Foundation_TextPrimitives},
  {"_compareTexts", Foundation_TextPrimitives},
  {"_confirm", Testing_Expectations},
  {"_containerWriters", Views_Subviews},
  {"_convertingArray", Standard_Conversions},
  {"_convertingDictionary", Standard_Conversions},
  {"_convertingOptional", Standard_Conversions},
  {"_convertingSet", Standard_Conversions},
  {"_coroutine", Concurrency_TaskSupport},
  {"_currencyName", Foundation_FormatStyles},
  {"_currencyPlaces", Foundation_FormatStyles},
  {"_currencySymbol", Foundation_FormatStyles},
  {"_currentTask", Concurrency_TaskSupport},
  {"_debugDescription", Standard_Descriptions},
  {"_decodeBase64", Foundation_Data},
  {"_decodeDerived", Standard_DerivedCoding},
  {"_description", Standard_Descriptions},
  {"_difference", Testing_Expectations},
  {"_discard", Standard_Swapping},
  {"_dismiss", Views_EnvironmentKeys},
  {"_divideFullWidth", Standard_BinaryInteger},
  {"_doubleFromBits", Standard_FloatingPointPrimitives},
  {"_doubleFromInteger", Standard_FloatingPoint},
  {"_doubles", Views_Sliders},
  {"_dumpText", Standard_Descriptions},
  {"_elementsPointer", Memory_LentMemory},
  {"_encodeBase64", Foundation_Data},
  {"_endTracking", Observation_Observation},
  {"_ending", Testing_Expectations},
  {"_endingAsync", Testing_Expectations},
  {"_enterTransaction", Views_Fonts},
  {"_environmentObject", Views_Environment},
  {"_environmentValue", Views_Environment},
  {"_errorCode", Foundation_LocalizedError},
  {"_errorDomain", Foundation_LocalizedError},
  {"_errorNumber", Foundation_LocalizedError},
  {"_errorText", Testing_Expectations},
  {"_exit", Glibc_Processes},
  {"_expect", Testing_Expectations},
  {"_expectAsync", Testing_AsyncExitTestExpectations},
  {"_expectAsync", Testing_Expectations},
  {"_failThrowing", Testing_Expectations},
  {"_failure", Standard_Faults},
  {"_fault", Standard_Faults},
  {"_foldText", Foundation_TextPrimitives},
  {"_formatNumber", Foundation_TextPrimitives},
  {"_formatted", Foundation_TextPrimitives},
  {"_genericValue", Standard_InlineArray},
  {"_holdProjection", Views_State},
  {"_impossible", Observation_NestedPublishers},
  {"_inC", Glibc_Types},
  {"_inertContent", Views_InertView},
  {"_integerFits", Standard_BinaryInteger},
  {"_interpolated", Views_Interpolations},
  {"_isMain", Concurrency_TaskSupport},
  {"_isMainThread", Concurrency_Actors},
  {"_isNil", Standard_CheckerSupport},
  {"_isPresentedIn", Views_EnvironmentKeys},
  {"_isSameObject", Views_Binding},
  {"_isUnchanged", Views_State},
  {"_isUnique", Standard_Swapping},
  {"_jsonQuoted", Foundation_JSON},
  {"_jsonText", Foundation_JSON},
  {"_jsonUnquoted", Foundation_JSON},
  {"_keepPublisher", Observation_ObservableObject},
  {"_keepView", Views_PlatformSupport},
  {"_keepsState", Views_State},
  {"_keptView", Views_PlatformSupport},
  {"_knownPublisher", Observation_ObservableObject},
  {"_leadingZeroBitCount", Standard_BinaryInteger},
  {"_leaveTransaction", Views_Fonts},
  {"_lgamma", Foundation_Mathematics},
  {"_liveValue", Views_LiveNames},
  {"_localAccessors", Standard_LocalAccessors},
  {"_localized", Foundation_LocalizedTexts},
  {"_localizedPattern", Foundation_DatePatterns},
  {"_map", Frameworks_MapContent},
  {"_mark", Frameworks_MapContent},
  {"_mayStop", Concurrency_TaskSupport},
  {"_mayWriteState", Views_State},
  {"_metatypesEqual", Standard_CheckerSupport},
  {"_missingObject", Views_Environment},
  {"_missingObservableObject", Views_ObservedObject},
  {"_mountApp", Views_ViewProtocols},
  {"_mountView", Testing_ViewHosts},
  {"_moveFocus", Views_FocusState},
  {"_multiplyHigh", Standard_BinaryInteger},
  {"_noValue", Standard_DerivedCoding},
  {"_nonzeroBitCount", Standard_BinaryInteger},
  {"_noteAction", Views_EnvironmentKeys},
  {"_noteDefault", Views_Environment},
  {"_noteLostWrite", Views_State},
  {"_noteStoredKey", Foundation_UserDefaults},
  {"_noteUninstalled", Views_State},
  {"_numbers", Views_Pickers},
  {"_observeObject", Views_ObservedObject},
  {"_onChange", Observation_Observation},
  {"_onMainThread", Concurrency_Dispatch},
  {"_onOtherThread", Concurrency_Dispatch},
  {"_order", Standard_BinaryInteger},
  {"_parseDouble", Standard_FloatingPointPrimitives},
  {"_parseInteger", Standard_BinaryInteger},
  {"_parsed", Views_TextInput},
  {"_parsedDate", Foundation_DatePatterns},
  {"_passTime", Concurrency_TaskSupport},
  {"_pointedElements", Memory_LentMemory},
  {"_pointedValue", Memory_LentMemory},
  {"_preferred", Foundation_MeasurementStyles},
  {"_preferredUnits", Foundation_MeasurementStyles},
  {"_printViewChanges", Views_PrintedChanges},
  {"_project", Views_State},
  {"_publisher", Observation_ObservableObject},
  {"_publishing", Observation_ObservableObject},
  {"_quoted", Testing_XCTests},
  {"_readState", Views_State},
  {"_readViews", Testing_ViewHosts},
  {"_regexAccepts", Standard_Regex},
  {"_regexEscaped", Standard_RegexPatterns},
  {"_regexMatches", Standard_Regex},
  {"_regexNames", Standard_RegexPatterns},
  {"_regexOutput", Standard_Regex},
  {"_regexProblem", Standard_Regex},
  {"_regexProgram", Standard_Regex},
  {"_regexTimes", RegexBuilder_RegexQuantifiers},
  {"_relate", Views_Persistence},
  {"_report", Testing_Issues},
  {"_require", Testing_Expectations},
  {"_requireAsync", Testing_AsyncExitTestRequirements},
  {"_requireAsync", Testing_Expectations},
  {"_resume", Concurrency_TaskSupport},
  {"_resumeLater", Concurrency_TaskSupport},
  {"_sameObject", Foundation_ContainerObjects},
  {"_scalbn", Standard_FloatingPointPrimitives},
  {"_scrollTo", Views_Stacks},
  {"_selectOne", Views_RowSelection},
  {"_setAlarm", Concurrency_TaskSupport},
  {"_settingEnvironment", Views_Environment},
  {"_settingObject", Views_Environment},
  {"_shellEnvironment", Views_Environment},
  {"_shellObject", Views_ObservedObject},
  {"_sleep", Concurrency_TaskSupport},
  {"_spawn", Concurrency_TaskSupport},
  {"_stop", Concurrency_TaskSupport},
  {"_storeCell", Views_Storage},
  {"_storedCell", Views_Storage},
  {"_suspend", Concurrency_TaskSupport},
  {"_tableCells", Views_Tables},
  {"_takeZone", Foundation_DatePatterns},
  {"_tapKind", Views_Interactions},
  {"_tellPlan", Testing_TestPlans},
  {"_testDescription", Testing_Issues},
  {"_textBytes", Memory_LentMemory},
  {"_textPointer", Memory_LentMemory},
  {"_threadNumber", Concurrency_TaskSupport},
  {"_times", Testing_Issues},
  {"_trailingZeroBitCount", Standard_BinaryInteger},
  {"_turn", Concurrency_TaskSupport},
  {"_typeLayout", Standard_MemoryLayout},
  {"_typeName", Standard_Descriptions},
  {"_typeName", Standard_TypeNames},
  {"_unbridgedData", Foundation_DataObjects},
  {"_unbridgedDate", Foundation_ValueObjects},
  {"_unbridgedDecimal", Foundation_ValueObjects},
  {"_unbridgedString", Foundation_ValueObjects},
  {"_unbridgedURL", Foundation_ValueObjects},
  {"_unitText", Foundation_MeasurementStyles},
  {"_unmountView", Testing_ViewHosts},
  {"_uptime", Concurrency_TaskSupport},
  {"_value", Memory_Memories},
  {"_valuePointer", Memory_LentMemory},
  {"_viewParts", Views_Tables},
  {"_viewSections", Views_Subviews},
  {"_viewSubviews", Views_Subviews},
  {"_viewValue", Testing_ViewHosts},
  {"_visit", Foundation_ContainerMembers},
  {"_voidsEqual", Standard_CheckerSupport},
  {"_waited", Concurrency_Dispatch},
  {"_whenSettled", Views_Fonts},
  {"_withGroup", Concurrency_TaskGroups},
  {"_wrapperFrame", Views_PlatformSupport},
  {"_write", Standard_Descriptions},
  {"_writeFocus", Views_FocusState},
  {"abort", Glibc_Processes},
  {"abs", Standard_Extrema},
  {"access", Foundation_FileTests},
  {"acos", Foundation_Mathematics},
  {"acosf", Foundation_FloatMathematics},
  {"acosh", Foundation_Mathematics},
  {"acoshf", Foundation_FloatMathematics},
  {"alarm", Glibc_Processes},
  {"all", Standard_Vectors},
  {"any", Standard_Vectors},
  {"arc4random", Foundation_SystemFunctions},
  {"arc4random_uniform", Foundation_SystemFunctions},
  {"asin", Foundation_Mathematics},
  {"asinf", Foundation_FloatMathematics},
  {"asinh", Foundation_Mathematics},
  {"asinhf", Foundation_FloatMathematics},
  {"assert", Standard_Faults},
  {"assertionFailure", Standard_Faults},
  {"atan", Foundation_Mathematics},
  {"atan2", Foundation_Mathematics},
  {"atan2f", Foundation_FloatMathematics},
  {"atanf", Foundation_FloatMathematics},
  {"atanh", Foundation_Mathematics},
  {"atanhf", Foundation_FloatMathematics},
  {"atexit", Glibc_Processes},
  {"atof", Memory_MemoryFunctions},
  {"atoi", Memory_MemoryFunctions},
  {"autoreleasepool", Foundation_SystemFunctions},
  {"blkcnt_t", Glibc_Types},
  {"blksize_t", Glibc_Types},
  {"calloc", Memory_Allocation},
  {"cbrt", Foundation_Mathematics},
  {"cbrtf", Foundation_FloatMathematics},
  {"cc_t", Glibc_Types},
  {"ceil", Foundation_Mathematics},
  {"ceilf", Foundation_FloatMathematics},
  {"chdir", Glibc_Files},
  {"chmod", Glibc_Files},
  {"clock", Glibc_Processes},
  {"clock_gettime", Glibc_Processes},
  {"clock_t", Glibc_Types},
  {"clockid_t", Glibc_Types},
  {"close", Glibc_Files},
  {"closedir", Glibc_Files},
  {"confirmation", Testing_Expectations},
  {"copysign", Foundation_Mathematics},
  {"copysignf", Foundation_FloatMathematics},
  {"cos", Foundation_Mathematics},
  {"cosf", Foundation_FloatMathematics},
  {"cosh", Foundation_Mathematics},
  {"coshf", Foundation_FloatMathematics},
  {"debugPrint", Standard_Printing},
  {"debugPrint", Standard_PrintingToStream},
  {"dev_t", Glibc_Types},
  {"dirent", Glibc_Files},
  {"dispatchMain", Concurrency_Dispatch},
  {"dispatchPrecondition", Concurrency_Dispatch},
  {"dlopen", Glibc_Processes},
  {"dlsym", Glibc_Processes},
  {"drand48", Foundation_SystemFunctions},
  {"dump", Standard_Descriptions},
  {"dup", Glibc_Files},
  {"dup2", Glibc_Files},
  {"environ", Glibc_Processes},
  {"erf", Foundation_Mathematics},
  {"erfc", Foundation_Mathematics},
  {"erfcf", Foundation_FloatMathematics},
  {"erff", Foundation_FloatMathematics},
  {"errno", Glibc_Files},
  {"exchange", Standard_Swapping},
  {"execv", Glibc_Processes},
  {"execvp", Glibc_Processes},
  {"exit", Foundation_SystemFunctions},
  {"exp", Foundation_Mathematics},
  {"exp2", Foundation_Mathematics},
  {"exp2f", Foundation_FloatMathematics},
  {"expf", Foundation_FloatMathematics},
  {"expm1", Foundation_Mathematics},
  {"expm1f", Foundation_FloatMathematics},
  {"fabs", Foundation_Mathematics},
  {"fabsf", Foundation_FloatMathematics},
  {"fatalError", Standard_Faults},
  {"fclose", Glibc_Streams},
  {"fcntl", Glibc_Files},
  {"fdim", Foundation_Mathematics},
  {"fdimf", Foundation_FloatMathematics},
  {"fdopen", Glibc_Streams},
  {"feof", Glibc_Streams},
  {"ferror", Glibc_Streams},
  {"fflush", Foundation_SystemFunctions},
  {"fflush", Glibc_Streams},
  {"fgetc", Glibc_Streams},
  {"fgets", Glibc_Streams},
  {"fileno", Glibc_Streams},
  {"flock", Glibc_Files},
  {"floor", Foundation_Mathematics},
  {"floorf", Foundation_FloatMathematics},
  {"fma", Foundation_Mathematics},
  {"fmaf", Foundation_FloatMathematics},
  {"fmax", Foundation_Mathematics},
  {"fmaxf", Foundation_FloatMathematics},
  {"fmin", Foundation_Mathematics},
  {"fminf", Foundation_FloatMathematics},
  {"fmod", Foundation_Mathematics},
  {"fmodf", Foundation_FloatMathematics},
  {"fnmatch", Glibc_Streams},
  {"fopen", Glibc_Streams},
  {"fputc", Glibc_Streams},
  {"fputs", Foundation_SystemFunctions},
  {"fputs", Glibc_Streams},
  {"fread", Glibc_Streams},
  {"free", Memory_Allocation},
  {"frexp", Foundation_Mathematics},
  {"fseek", Glibc_Streams},
  {"fstat", Glibc_Files},
  {"fsync", Glibc_Files},
  {"ftell", Glibc_Streams},
  {"ftruncate", Glibc_Files},
  {"fwrite", Glibc_Streams},
  {"getcwd", Glibc_Files},
  {"getenv", Foundation_SystemFunctions},
  {"geteuid", Glibc_Processes},
  {"getline", Glibc_Streams},
  {"getpagesize", Glibc_Processes},
  {"getpgrp", Glibc_Processes},
  {"getpid", Glibc_Processes},
  {"getppid", Glibc_Processes},
  {"getrlimit", Glibc_Processes},
  {"getrusage", Glibc_Processes},
  {"gettimeofday", Glibc_Processes},
  {"getuid", Glibc_Processes},
  {"gid_t", Glibc_Types},
  {"gmtime", Glibc_Processes},
  {"grantpt", Glibc_Files},
  {"hypot", Foundation_Mathematics},
  {"hypotf", Foundation_FloatMathematics},
  {"ilogb", Foundation_Mathematics},
  {"in_addr_t", Glibc_Types},
  {"in_port_t", Glibc_Types},
  {"ino_t", Glibc_Types},
  {"inotify_add_watch", Glibc_Files},
  {"inotify_event", Glibc_Types},
  {"inotify_init1", Glibc_Files},
  {"inotify_rm_watch", Glibc_Files},
  {"ioctl", Glibc_Files},
  {"isKnownUniquelyReferenced", Standard_Swapping},
  {"isatty", Glibc_Files},
  {"iswalnum", Glibc_Streams},
  {"iswprint", Glibc_Streams},
  {"kCLDistanceFilterNone", Frameworks_CoreLocation},
  {"kCLLocationAccuracyBest", Frameworks_CoreLocation},
  {"kCLLocationAccuracyBestForNavigation", Frameworks_CoreLocation},
  {"kCLLocationAccuracyHundredMeters", Frameworks_CoreLocation},
  {"kCLLocationAccuracyKilometer", Frameworks_CoreLocation},
  {"kCLLocationAccuracyNearestTenMeters", Frameworks_CoreLocation},
  {"kCLLocationAccuracyReduced", Frameworks_CoreLocation},
  {"kCLLocationAccuracyThreeKilometers", Frameworks_CoreLocation},
  {"kCLLocationCoordinate2DInvalid", Frameworks_CoreLocation},
  {"kill", Glibc_Processes},
  {"labs", Foundation_Mathematics},
  {"ldexp", Foundation_Mathematics},
  {"lgamma", Foundation_Mathematics},
  {"lgamma_r", Glibc_Processes},
  {"link", Glibc_Files},
  {"localtime", Glibc_Processes},
  {"log", Foundation_Mathematics},
  {"log10", Foundation_Mathematics},
  {"log10f", Foundation_FloatMathematics},
  {"log1p", Foundation_Mathematics},
  {"log1pf", Foundation_FloatMathematics},
  {"log2", Foundation_Mathematics},
  {"log2f", Foundation_FloatMathematics},
  {"logb", Foundation_Mathematics},
  {"logbf", Foundation_FloatMathematics},
  {"logf", Foundation_FloatMathematics},
  {"lround", Foundation_Mathematics},
  {"lroundf", Foundation_FloatMathematics},
  {"lseek", Glibc_Files},
  {"lstat", Glibc_Files},
  {"madvise", Glibc_Files},
  {"malloc", Memory_Allocation},
  {"max", Standard_Extrema},
  {"mbstate_t", Glibc_Types},
  {"memchr", Glibc_Streams},
  {"memcmp", Memory_MemoryFunctions},
  {"memcpy", Memory_MemoryFunctions},
  {"memmove", Memory_MemoryFunctions},
  {"memset", Memory_MemoryFunctions},
  {"min", Standard_Extrema},
  {"mkdir", Glibc_Files},
  {"mkdtemp", Glibc_Files},
  {"mkstemp", Glibc_Files},
  {"mktime", Glibc_Processes},
  {"mmap", Glibc_Files},
  {"mode_t", Glibc_Types},
  {"modf", Foundation_Mathematics},
  {"munmap", Glibc_Files},
  {"nan", Foundation_Mathematics},
  {"nanosleep", Glibc_Processes},
  {"nearbyint", Foundation_Mathematics},
  {"nearbyintf", Foundation_FloatMathematics},
  {"nextafter", Foundation_Mathematics},
  {"nextafterf", Foundation_FloatMathematics},
  {"nfds_t", Glibc_Types},
  {"nlink_t", Glibc_Types},
  {"numericCast", Standard_BinaryInteger},
  {"off_t", Glibc_Types},
  {"open", Glibc_Files},
  {"open_memstream", Glibc_Streams},
  {"opendir", Glibc_Files},
  {"os_log", Foundation_Logging},
  {"pclose", Glibc_Streams},
  {"pid_t", Glibc_Types},
  {"pipe", Glibc_Files},
  {"pointwiseMax", Standard_Vectors},
  {"pointwiseMin", Standard_Vectors},
  {"poll", Glibc_Files},
  {"pollfd", Glibc_Types},
  {"popen", Glibc_Streams},
  {"posix_memalign", Memory_Allocation},
  {"posix_openpt", Glibc_Files},
  {"posix_spawn", Glibc_Processes},
  {"posix_spawn_file_actions_addclose", Glibc_Processes},
  {"posix_spawn_file_actions_adddup2", Glibc_Processes},
  {"posix_spawn_file_actions_addopen", Glibc_Processes},
  {"posix_spawn_file_actions_destroy", Glibc_Processes},
  {"posix_spawn_file_actions_init", Glibc_Processes},
  {"posix_spawn_file_actions_t", Glibc_Types},
  {"posix_spawnattr_destroy", Glibc_Processes},
  {"posix_spawnattr_init", Glibc_Processes},
  {"posix_spawnattr_setflags", Glibc_Processes},
  {"posix_spawnattr_setpgroup", Glibc_Processes},
  {"posix_spawnattr_setsigdefault", Glibc_Processes},
  {"posix_spawnattr_setsigmask", Glibc_Processes},
  {"posix_spawnattr_t", Glibc_Types},
  {"posix_spawnp", Glibc_Processes},
  {"pow", Foundation_Mathematics},
  {"powf", Foundation_FloatMathematics},
  {"precondition", Standard_Faults},
  {"preconditionFailure", Standard_Faults},
  {"print", Standard_Printing},
  {"print", Standard_PrintingToStream},
  {"pthread_attr_t", Glibc_Types},
  {"pthread_cond_t", Glibc_Types},
  {"pthread_mutex_t", Glibc_Types},
  {"pthread_t", Glibc_Types},
  {"ptsname", Glibc_Files},
  {"putchar", Foundation_SystemFunctions},
  {"puts", Foundation_SystemFunctions},
  {"raise", Glibc_Processes},
  {"rand", Glibc_Processes},
  {"random", Glibc_Processes},
  {"read", Glibc_Files},
  {"readLine", Standard_StandardInput},
  {"readdir", Glibc_Files},
  {"readlink", Glibc_Files},
  {"realloc", Memory_Allocation},
  {"realpath", Glibc_Files},
  {"regcomp", Glibc_Streams},
  {"regex_t", Glibc_Types},
  {"regexec", Glibc_Streams},
  {"regfree", Glibc_Streams},
  {"regmatch_t", Glibc_Types},
  {"remainder", Foundation_Mathematics},
  {"remainderf", Foundation_FloatMathematics},
  {"remove", Glibc_Files},
  {"remquo", Foundation_Mathematics},
  {"rename", Glibc_Files},
  {"repeatElement", Standard_Repeated},
  {"rint", Foundation_Mathematics},
  {"rintf", Foundation_FloatMathematics},
  {"rlim_t", Glibc_Types},
  {"rlimit", Glibc_Types},
  {"rmdir", Glibc_Files},
  {"round", Foundation_Mathematics},
  {"roundf", Foundation_FloatMathematics},
  {"rusage", Glibc_Types},
  {"sa_family_t", Glibc_Types},
  {"scalbn", Foundation_Mathematics},
  {"sequence", Standard_GeneratedSequences},
  {"setbuf", Foundation_SystemFunctions},
  {"setenv", Glibc_Processes},
  {"setlocale", Glibc_Streams},
  {"setpgid", Glibc_Processes},
  {"setrlimit", Glibc_Processes},
  {"setsid", Glibc_Processes},
  {"setvbuf", Foundation_SystemFunctions},
  {"sigaddset", Glibc_Processes},
  {"sigemptyset", Glibc_Processes},
  {"sigfillset", Glibc_Processes},
  {"sighandler_t", Glibc_Types},
  {"signal", Glibc_Processes},
  {"sigprocmask", Glibc_Processes},
  {"sigset_t", Glibc_Types},
  {"simd_float3", Frameworks_Quaternions},
  {"simd_float4", Frameworks_Quaternions},
  {"simd_quatf", Frameworks_Quaternions},
  {"sin", Foundation_Mathematics},
  {"sinf", Foundation_FloatMathematics},
  {"sinh", Foundation_Mathematics},
  {"sinhf", Foundation_FloatMathematics},
  {"size_t", Glibc_Types},
  {"sleep", Foundation_SystemFunctions},
  {"socklen_t", Glibc_Types},
  {"speed_t", Glibc_Types},
  {"sqrt", Foundation_Mathematics},
  {"sqrtf", Foundation_FloatMathematics},
  {"srand", Glibc_Processes},
  {"srand48", Foundation_SystemFunctions},
  {"ssize_t", Glibc_Types},
  {"stat", Glibc_Files},
  {"stderr", Foundation_SystemFunctions},
  {"stdout", Foundation_SystemFunctions},
  {"strchr", Glibc_Streams},
  {"strcmp", Memory_MemoryFunctions},
  {"strdup", Glibc_Streams},
  {"strerror", Glibc_Streams},
  {"stride", Standard_Strides},
  {"strlen", Memory_MemoryFunctions},
  {"strncmp", Memory_MemoryFunctions},
  {"strstr", Glibc_Streams},
  {"strtod", Glibc_Streams},
  {"strtol", Glibc_Streams},
  {"suseconds_t", Glibc_Types},
  {"swap", Standard_Swapping},
  {"symlink", Glibc_Files},
  {"sysconf", Glibc_Processes},
  {"system", Glibc_Processes},
  {"tan", Foundation_Mathematics},
  {"tanf", Foundation_FloatMathematics},
  {"tanh", Foundation_Mathematics},
  {"tanhf", Foundation_FloatMathematics},
  {"tcflag_t", Glibc_Types},
  {"tcgetattr", Glibc_Files},
  {"tcsetattr", Glibc_Files},
  {"tcsetpgrp", Glibc_Processes},
  {"termios", Glibc_Types},
  {"tgamma", Foundation_Mathematics},
  {"tgammaf", Foundation_FloatMathematics},
  {"time", Foundation_SystemFunctions},
  {"time_t", Glibc_Types},
  {"timespec", Glibc_Types},
  {"timeval", Glibc_Types},
  {"tm", Glibc_Types},
  {"towlower", Glibc_Streams},
  {"towupper", Glibc_Streams},
  {"trunc", Foundation_Mathematics},
  {"truncf", Foundation_FloatMathematics},
  {"tzset", Glibc_Processes},
  {"uid_t", Glibc_Types},
  {"unlink", Glibc_Files},
  {"unlockpt", Glibc_Files},
  {"unsafeBitCast", Memory_UnsafeCasts},
  {"unsafeDowncast", Memory_UnsafeCasts},
  {"unsetenv", Glibc_Processes},
  {"usleep", Foundation_SystemFunctions},
  {"uuid_t", Foundation_ByteMembers},
  {"vprintf", Glibc_Streams},
  {"vsnprintf", Glibc_Streams},
  {"wait4", Glibc_Processes},
  {"waitpid", Glibc_Processes},
  {"wchar_t", Glibc_Types},
  {"wcwidth", Glibc_Streams},
  {"winsize", Glibc_Types},
  {"wint_t", Glibc_Types},
  {"withAnimation", Views_Fonts},
  {"withCheckedContinuation", Concurrency_Continuations},
  {"withCheckedThrowingContinuation", Concurrency_Continuations},
  {"withDiscardingTaskGroup", Concurrency_TaskGroups},
  {"withExtendedLifetime", Standard_Swapping},
  {"withKnownIssue", Testing_KnownIssues},
  {"withObservationTracking", Observation_Observation},
  {"withTaskCancellationHandler", Concurrency_Tasks},
  {"withTaskGroup", Concurrency_TaskGroups},
  {"withThrowingDiscardingTaskGroup", Concurrency_TaskGroups},
  {"withThrowingTaskGroup", Concurrency_TaskGroups},
  {"withTransaction", Views_Fonts},
  {"withUnsafeBytes", Memory_MemoryAccess},
  {"withUnsafeContinuation", Concurrency_Continuations},
  {"withUnsafeCurrentTask", Concurrency_Tasks},
  {"withUnsafeMutableBytes", Memory_MemoryAccess},
  {"withUnsafeMutablePointer", Memory_MemoryAccess},
  {"withUnsafePointer", Memory_MemoryAccess},
  {"withUnsafeTemporaryAllocation", Memory_Allocation},
  {"withUnsafeThrowingContinuation", Concurrency_Continuations},
  {"withoutActuallyEscaping", Standard_Swapping},
  {"write", Glibc_Files},
  {"zip", Standard_Zipped},
  {NULL, 0},
};

static const struct LibraryNameRow members[] = {
  {"Comparator", Foundation_TextSorting},
  {"EnumerationOptions", Foundation_TextEnumeration},
  {"ForwardParser", Standard_UTF8Parser},
  {"HourCycle", Foundation_LocaleMembers},
  {"IdentifierType", Foundation_LocaleForms},
  {"LanguageDirection", Foundation_LocaleNames},
  {"ParseResult", Standard_UTF8Parser},
  {"Publisher", Observation_ValuePublishers},
  {"Sequence", Observation_SequencePublishers},
  {"StandardComparator", Foundation_TextSorting},
  {"UTF16View", Standard_StringViews},
  {"UTF8View", Standard_StringViews},
  {"UnicodeScalarView", Standard_StringViews},
  {"Weekday", Foundation_LocaleMembers},
  {"_clockMatch", Foundation_CalendarMatches},
  {"_clockTime", Foundation_CalendarMatches},
  {"_dayParts", Foundation_CalendarMatches},
  {"_daysOfWeek", Foundation_CalendarSearches},
  {"_decoded", Foundation_URLQueries},
  {"_end", Standard_CollectionSearch},
  {"_firstRange", Standard_CollectionSearch},
  {"_isPossible", Foundation_CalendarMatches},
  {"_joined", Foundation_LocaleForms},
  {"_joined", Foundation_LocaleMembers},
  {"_joined", Standard_SequenceMembers},
  {"_languageDefaults", Foundation_LocaleMembers},
  {"_likely", Foundation_LocaleMembers},
  {"_likelyRegion", Foundation_LocaleMembers},
  {"_logChanges", Views_PrintedChanges},
  {"_match", Foundation_CalendarMatches},
  {"_onKeys", Views_KeyPresses},
  {"_part", Foundation_LocaleMembers},
  {"_part", Standard_RegexMatches},
  {"_parts", Foundation_TextEnumeration},
  {"_printChanges", Views_PrintedChanges},
  {"_quotes", Foundation_LocaleMembers},
  {"_range", Foundation_CalendarSearches},
  {"_rank", Foundation_CalendarSearches},
  {"_searchTokens", Views_Searching},
  {"_searchable", Views_Searching},
  {"_sliced", Standard_StringViews},
  {"_span", Foundation_CalendarSearches},
  {"_usualScript", Foundation_LocaleMembers},
  {"_utf16Units", Standard_StringViews},
  {"_weekend", Foundation_CalendarSearches},
  {"_withoutDots", Foundation_URLQueries},
  {"_wordEnd", Foundation_TextEnumeration},
  {"accentColor", Views_ColourModifiers},
  {"accessibilityAssistiveAccessEnabled", Views_AccessibilityEnvironment},
  {"accessibilityDifferentiateWithoutColor", Views_AccessibilityEnvironment},
  {"accessibilityDimFlashingLights", Views_AccessibilityEnvironment},
  {"accessibilityEnabled", Views_AccessibilityEnvironment},
  {"accessibilityHidden", Views_EffectModifiers},
  {"accessibilityIdentifier", Views_EffectModifiers},
  {"accessibilityInvertColors", Views_AccessibilityEnvironment},
  {"accessibilityLargeContentViewerEnabled", Views_AccessibilityEnvironment},
  {"accessibilityPlayAnimatedImages", Views_AccessibilityEnvironment},
  {"accessibilityPrefersHeadAnchorAlternative", Views_AccessibilityEnvironment},
  {"accessibilityQuickActionsEnabled", Views_AccessibilityEnvironment},
  {"accessibilityReduceTransparency", Views_AccessibilityEnvironment},
  {"accessibilityShowButtonShapes", Views_AccessibilityEnvironment},
  {"accessibilitySwitchControlEnabled", Views_AccessibilityEnvironment},
  {"accessibilityVoiceOverEnabled", Views_AccessibilityEnvironment},
  {"addObserver", Frameworks_SelectorTargets},
  {"addingPercentEncoding", Foundation_FoundationTextMembers},
  {"adlam", Foundation_ScriptConstants},
  {"afghanistan", Foundation_RegionConstants},
  {"ainu", Foundation_LanguageConstants},
  {"albania", Foundation_RegionConstants},
  {"albanian", Foundation_LanguageConstants},
  {"algeria", Foundation_RegionConstants},
  {"allSatisfy", Standard_SequenceTransforms},
  {"allowsHitTesting", Views_EffectModifiers},
  {"allowsTightening", Views_EnvironmentTable},
  {"allowsTightening", Views_TextModifiers},
  {"allowsWindowActivationEvents", Views_EnvironmentTable},
  {"alternateQuotationBeginDelimiter", Foundation_LocaleMembers},
  {"alternateQuotationEndDelimiter", Foundation_LocaleMembers},
  {"amSymbol", Foundation_CalendarSymbols},
  {"americanSamoa", Foundation_RegionConstants},
  {"amharic", Foundation_LanguageConstants},
  {"anchorPreference", Views_AnchorPreferences},
  {"andorra", Foundation_RegionConstants},
  {"angola", Foundation_RegionConstants},
  {"anguilla", Foundation_RegionConstants},
  {"angularGradient", Views_NamedGradients},
  {"annotationSubtitles", Frameworks_MapModifiers},
  {"annotationTitles", Frameworks_MapModifiers},
  {"antarctica", Foundation_RegionConstants},
  {"antialiased", Views_ShapeModifiers},
  {"antiguaBarbuda", Foundation_RegionConstants},
  {"apacheWestern", Foundation_LanguageConstants},
  {"appearsActive", Views_EnvironmentTable},
  {"append", Foundation_URLQueries},
  {"appendPathComponent", Foundation_URLQueries},
  {"appendPathExtension", Foundation_URLQueries},
  {"appending", Foundation_FoundationTextMembers},
  {"appending", Foundation_URLQueries},
  {"appendingFormat", Foundation_FoundationTextMembers},
  {"applicationDirectory", Foundation_FileLocations},
  {"applicationSupportDirectory", Foundation_FileLocations},
  {"applying", Standard_CollectionDifference},
  {"applyingTransform", Foundation_TextForms},
  {"arabic", Foundation_LanguageConstants},
  {"arabic", Foundation_ScriptConstants},
  {"arabicNastaliq", Foundation_ScriptConstants},
  {"argentina", Foundation_RegionConstants},
  {"armenia", Foundation_RegionConstants},
  {"armenian", Foundation_LanguageConstants},
  {"armenian", Foundation_ScriptConstants},
  {"aruba", Foundation_RegionConstants},
  {"ascensionIsland", Foundation_RegionConstants},
  {"aspectRatio", Views_LayoutModifiers},
  {"assamese", Foundation_LanguageConstants},
  {"assyrian", Foundation_LanguageConstants},
  {"australia", Foundation_RegionConstants},
  {"austria", Foundation_RegionConstants},
  {"autocorrectionDisabled", Views_EnvironmentTable},
  {"autocorrectionDisabled", Views_TextModifiers},
  {"availableIdentifiers", Foundation_LocaleMembers},
  {"availableNumberingSystems", Foundation_LocaleMembers},
  {"azerbaijan", Foundation_RegionConstants},
  {"azerbaijani", Foundation_LanguageConstants},
  {"background", Views_LayoutModifiers},
  {"background", Views_ShapeStyles},
  {"backgroundMaterial", Views_EnvironmentTable},
  {"backgroundPreferenceValue", Views_AnchorPreferences},
  {"backgroundProminence", Views_EnvironmentTable},
  {"backgroundStyle", Views_ColourModifiers},
  {"badge", Views_EffectModifiers},
  {"bahamas", Foundation_RegionConstants},
  {"bahrain", Foundation_RegionConstants},
  {"bangla", Foundation_LanguageConstants},
  {"bangla", Foundation_ScriptConstants},
  {"bangladesh", Foundation_RegionConstants},
  {"barbados", Foundation_RegionConstants},
  {"baselineOffset", Views_TextModifiers},
  {"belarus", Foundation_RegionConstants},
  {"belarusian", Foundation_LanguageConstants},
  {"belgium", Foundation_RegionConstants},
  {"belize", Foundation_RegionConstants},
  {"benin", Foundation_RegionConstants},
  {"bermuda", Foundation_RegionConstants},
  {"bhutan", Foundation_RegionConstants},
  {"black", Views_ShapeStyles},
  {"blendMode", Views_EffectModifiers},
  {"blue", Views_ShapeStyles},
  {"blur", Views_EffectModifiers},
  {"bodo", Foundation_LanguageConstants},
  {"bold", Views_TextModifiers},
  {"bolivia", Foundation_RegionConstants},
  {"border", Views_ColourModifiers},
  {"bosniaHerzegovina", Foundation_RegionConstants},
  {"botswana", Foundation_RegionConstants},
  {"bouvetIsland", Foundation_RegionConstants},
  {"brazil", Foundation_RegionConstants},
  {"brightness", Views_ColourModifiers},
  {"britishVirginIslands", Foundation_RegionConstants},
  {"brown", Views_ShapeStyles},
  {"brunei", Foundation_RegionConstants},
  {"bulgaria", Foundation_RegionConstants},
  {"bulgarian", Foundation_LanguageConstants},
  {"burkinaFaso", Foundation_RegionConstants},
  {"burmese", Foundation_LanguageConstants},
  {"burundi", Foundation_RegionConstants},
  {"buttonRepeatBehavior", Views_EnvironmentTable},
  {"byteCount", Foundation_ByteCounts},
  {"cachesDirectory", Foundation_FileLocations},
  {"calendar", Foundation_LocaleForms},
  {"cambodia", Foundation_RegionConstants},
  {"cameroon", Foundation_RegionConstants},
  {"canada", Foundation_RegionConstants},
  {"canaryIslands", Foundation_RegionConstants},
  {"canonicalIdentifier", Foundation_LocaleMembers},
  {"canonicalLanguageIdentifier", Foundation_LocaleMembers},
  {"cantonese", Foundation_LanguageConstants},
  {"capeVerde", Foundation_RegionConstants},
  {"capitalized", Foundation_FoundationTextMembers},
  {"capsule", Views_NamedShapes},
  {"caribbeanNetherlands", Foundation_RegionConstants},
  {"caseInsensitiveCompare", Foundation_FoundationTextMembers},
  {"catalan", Foundation_LanguageConstants},
  {"caymanIslands", Foundation_RegionConstants},
  {"centralAfricanRepublic", Foundation_RegionConstants},
  {"ceutaMelilla", Foundation_RegionConstants},
  {"chad", Foundation_RegionConstants},
  {"chagosArchipelago", Foundation_RegionConstants},
  {"characterDirection", Foundation_LocaleNames},
  {"cherokee", Foundation_LanguageConstants},
  {"cherokee", Foundation_ScriptConstants},
  {"chile", Foundation_RegionConstants},
  {"chinaMainland", Foundation_RegionConstants},
  {"chinese", Foundation_LanguageConstants},
  {"christmasIsland", Foundation_RegionConstants},
  {"circle", Views_NamedShapes},
  {"clear", Views_ShapeStyles},
  {"clipShape", Views_EffectModifiers},
  {"clipped", Views_EffectModifiers},
  {"clippertonIsland", Foundation_RegionConstants},
  {"cocosIslands", Foundation_RegionConstants},
  {"collation", Foundation_LocaleMembers},
  {"collatorIdentifier", Foundation_LocaleMembers},
  {"colombia", Foundation_RegionConstants},
  {"colorInvert", Views_ColourModifiers},
  {"colorMultiply", Views_ColourModifiers},
  {"commonISOCurrencyCodes", Foundation_LocaleMembers},
  {"commonPrefix", Foundation_FoundationTextMembers},
  {"comoros", Foundation_RegionConstants},
  {"compactMap", Standard_SequenceTransforms},
  {"compare", Foundation_ComparatorLists},
  {"compare", Foundation_FoundationTextMembers},
  {"components", Foundation_FoundationTextMembers},
  {"compositingGroup", Views_EffectModifiers},
  {"congoBrazzaville", Foundation_RegionConstants},
  {"congoKinshasa", Foundation_RegionConstants},
  {"conicGradient", Views_NamedGradients},
  {"containerRelative", Views_NamedShapes},
  {"containingRegion", Foundation_LocaleMembers},
  {"contains", Standard_CollectionSearch},
  {"contains", Standard_SequenceTransforms},
  {"contains", Standard_StringProtocolMembers},
  {"contentShape", Views_EffectModifiers},
  {"contentTransition", Views_EffectModifiers},
  {"contentTransition", Views_EnvironmentTable},
  {"contentTransitionAddsDrawingGroup", Views_EnvironmentTable},
  {"contextMenu", Views_FurtherInteractions},
  {"continent", Foundation_LocaleMembers},
  {"contrast", Views_ColourModifiers},
  {"controlActiveState", Views_EnvironmentTable},
  {"controlGroupStyle", Views_ControlGroupStyleModifiers},
  {"controlSize", Views_EnvironmentTable},
  {"cookIslands", Foundation_RegionConstants},
  {"cornerRadius", Views_EffectModifiers},
  {"costaRica", Foundation_RegionConstants},
  {"croatia", Foundation_RegionConstants},
  {"croatian", Foundation_LanguageConstants},
  {"cuba", Foundation_RegionConstants},
  {"curaçao", Foundation_RegionConstants},
  {"currentDirectory", Foundation_FileLocations},
  {"cyan", Views_ShapeStyles},
  {"cyprus", Foundation_RegionConstants},
  {"cyrillic", Foundation_ScriptConstants},
  {"czech", Foundation_LanguageConstants},
  {"czechia", Foundation_RegionConstants},
  {"côteDIvoire", Foundation_RegionConstants},
  {"danish", Foundation_LanguageConstants},
  {"date", Foundation_CalendarSearches},
  {"dateIntervalOfWeekend", Foundation_CalendarSearches},
  {"dates", Foundation_CalendarMatches},
  {"decode", Observation_PublisherCoding},
  {"decode", Standard_UTF8Parser},
  {"decomposedStringWithCanonicalMapping", Foundation_TextForms},
  {"defaultFocus", Views_FurtherInteractions},
  {"defaultMinListHeaderHeight", Views_EnvironmentTable},
  {"defaultMinListRowHeight", Views_EnvironmentTable},
  {"deleteLastPathComponent", Foundation_URLQueries},
  {"deletePathExtension", Foundation_URLQueries},
  {"denmark", Foundation_RegionConstants},
  {"desktopDirectory", Foundation_FileLocations},
  {"devanagari", Foundation_ScriptConstants},
  {"dhivehi", Foundation_LanguageConstants},
  {"diegoGarcia", Foundation_RegionConstants},
  {"difference", Standard_CollectionDifference},
  {"disableAutocorrection", Views_TextModifiers},
  {"disclosureGroupStyle", Views_DisclosureGroupStyleModifiers},
  {"dismissImmersiveSpace", Views_EnvironmentTable},
  {"divided", Foundation_GeometryMembers},
  {"djibouti", Foundation_RegionConstants},
  {"documentsDirectory", Foundation_FileLocations},
  {"dogri", Foundation_LanguageConstants},
  {"dominica", Foundation_RegionConstants},
  {"dominicanRepublic", Foundation_RegionConstants},
  {"downloadsDirectory", Foundation_FileLocations},
  {"draggable", Views_DragAndDrop},
  {"drawingGroup", Views_EffectModifiers},
  {"drop", Standard_CollectionMembers},
  {"drop", Standard_SequenceMembers},
  {"dropDestination", Views_DragAndDrop},
  {"dropFirst", Standard_CollectionMembers},
  {"dropFirst", Standard_SequenceMembers},
  {"dropLast", Standard_BidirectionalCollectionMembers},
  {"dropLast", Standard_CollectionMembers},
  {"dropLast", Standard_SequenceMembers},
  {"dutch", Foundation_LanguageConstants},
  {"dzongkha", Foundation_LanguageConstants},
  {"ecuador", Foundation_RegionConstants},
  {"edgesIgnoringSafeArea", Views_LayoutModifiers},
  {"egypt", Foundation_RegionConstants},
  {"elSalvador", Foundation_RegionConstants},
  {"elementsEqual", Standard_SequenceMembers},
  {"ellipse", Views_NamedShapes},
  {"ellipticalGradient", Views_NamedGradients},
  {"encode", Observation_PublisherCoding},
  {"encode", Standard_UTF8Parser},
  {"english", Foundation_LanguageConstants},
  {"enumerateDates", Foundation_CalendarMatches},
  {"enumerateLines", Foundation_FoundationTextMembers},
  {"enumerateSubstrings", Foundation_TextEnumeration},
  {"enumerated", Standard_SequenceOrders},
  {"equatorialGuinea", Foundation_RegionConstants},
  {"eraSymbols", Foundation_CalendarSymbols},
  {"eritrea", Foundation_RegionConstants},
  {"estonia", Foundation_RegionConstants},
  {"estonian", Foundation_LanguageConstants},
  {"eswatini", Foundation_RegionConstants},
  {"ethiopia", Foundation_RegionConstants},
  {"ethiopic", Foundation_ScriptConstants},
  {"falklandIslands", Foundation_RegionConstants},
  {"faroeIslands", Foundation_RegionConstants},
  {"faroese", Foundation_LanguageConstants},
  {"fiji", Foundation_RegionConstants},
  {"fill", Views_ShapeModifiers},
  {"fill", Views_ShapeStyles},
  {"filter", Standard_RangeReplaceableCollectionMembers},
  {"filter", Standard_SequenceTransforms},
  {"finland", Foundation_RegionConstants},
  {"finnish", Foundation_LanguageConstants},
  {"first", Standard_CollectionMembers},
  {"first", Standard_SequenceTransforms},
  {"firstDayOfWeek", Foundation_LocaleMembers},
  {"firstIndex", Standard_CollectionMembers},
  {"firstMatch", Standard_RegexMatches},
  {"firstRange", Standard_CollectionSearch},
  {"firstRange", Standard_StringProtocolMembers},
  {"fixed", Foundation_DateStrategyMembers},
  {"fixedSize", Views_LayoutModifiers},
  {"flatMap", Standard_SequenceTransforms},
  {"folding", Foundation_FoundationTextMembers},
  {"font", Views_TextModifiers},
  {"fontDesign", Views_TextModifiers},
  {"fontWeight", Views_TextModifiers},
  {"fontWidth", Views_TextModifiers},
  {"forEach", Standard_SequenceTransforms},
  {"foreground", Views_ShapeStyles},
  {"foregroundColor", Views_ColourModifiers},
  {"foregroundStyle", Views_ColourModifiers},
  {"formStyle", Views_FormStyleModifiers},
  {"formatted", Foundation_DurationStyles},
  {"formatted", Foundation_FormattedNumbers},
  {"fragment", Foundation_URLQueries},
  {"frame", Views_LayoutModifiers},
  {"france", Foundation_RegionConstants},
  {"french", Foundation_LanguageConstants},
  {"frenchGuiana", Foundation_RegionConstants},
  {"frenchPolynesia", Foundation_RegionConstants},
  {"frenchSouthernTerritories", Foundation_RegionConstants},
  {"fula", Foundation_LanguageConstants},
  {"gabon", Foundation_RegionConstants},
  {"gambia", Foundation_RegionConstants},
  {"gaugeStyle", Views_GaugeStyleModifiers},
  {"georgia", Foundation_RegionConstants},
  {"georgian", Foundation_LanguageConstants},
  {"georgian", Foundation_ScriptConstants},
  {"german", Foundation_LanguageConstants},
  {"germany", Foundation_RegionConstants},
  {"gesture", Views_GestureModifiers},
  {"ghana", Foundation_RegionConstants},
  {"gibraltar", Foundation_RegionConstants},
  {"gray", Views_ShapeStyles},
  {"grayscale", Views_ColourModifiers},
  {"greece", Foundation_RegionConstants},
  {"greek", Foundation_LanguageConstants},
  {"greek", Foundation_ScriptConstants},
  {"green", Views_ShapeStyles},
  {"greenland", Foundation_RegionConstants},
  {"grenada", Foundation_RegionConstants},
  {"gridCellColumns", Views_LayoutModifiers},
  {"gridCellUnsizedAxes", Views_LayoutModifiers},
  {"gridColumnAlignment", Views_LayoutModifiers},
  {"groupBoxStyle", Views_GroupBoxStyleModifiers},
  {"guadeloupe", Foundation_RegionConstants},
  {"guam", Foundation_RegionConstants},
  {"guatemala", Foundation_RegionConstants},
  {"guernsey", Foundation_RegionConstants},
  {"guinea", Foundation_RegionConstants},
  {"guineaBissau", Foundation_RegionConstants},
  {"gujarati", Foundation_LanguageConstants},
  {"gujarati", Foundation_ScriptConstants},
  {"gurmukhi", Foundation_ScriptConstants},
  {"guyana", Foundation_RegionConstants},
  {"haiti", Foundation_RegionConstants},
  {"hanSimplified", Foundation_ScriptConstants},
  {"hanTraditional", Foundation_ScriptConstants},
  {"hanifiRohingya", Foundation_ScriptConstants},
  {"hasCommonParent", Foundation_LocaleMembers},
  {"hasDirectoryPath", Foundation_URLQueries},
  {"hasPrefix", Standard_StringProtocolMembers},
  {"hasSuffix", Standard_StringProtocolMembers},
  {"hawaiian", Foundation_LanguageConstants},
  {"headerProminence", Views_EnvironmentTable},
  {"heardMcdonaldIslands", Foundation_RegionConstants},
  {"hebrew", Foundation_LanguageConstants},
  {"hebrew", Foundation_ScriptConstants},
  {"hidden", Views_LayoutModifiers},
  {"highPriorityGesture", Views_GestureModifiers},
  {"hindi", Foundation_LanguageConstants},
  {"hiragana", Foundation_ScriptConstants},
  {"homeDirectory", Foundation_FileLocations},
  {"honduras", Foundation_RegionConstants},
  {"hongKong", Foundation_RegionConstants},
  {"horizontalScrollIndicatorVisibility", Views_EnvironmentTable},
  {"hourCycle", Foundation_LocaleMembers},
  {"hueRotation", Views_ColourModifiers},
  {"hungarian", Foundation_LanguageConstants},
  {"hungary", Foundation_RegionConstants},
  {"iceland", Foundation_RegionConstants},
  {"icelandic", Foundation_LanguageConstants},
  {"identifier", Foundation_LocaleForms},
  {"igbo", Foundation_LanguageConstants},
  {"ignoresSafeArea", Views_LayoutModifiers},
  {"imageScale", Views_EnvironmentTable},
  {"imageScale", Views_TextModifiers},
  {"india", Foundation_RegionConstants},
  {"indices", Standard_RangeSetMembers},
  {"indigo", Views_ShapeStyles},
  {"indonesia", Foundation_RegionConstants},
  {"indonesian", Foundation_LanguageConstants},
  {"init(_:)", Views_PlatformColours},
  {"init(_:format:)", Foundation_ParsedNumbers},
  {"init(_:lenient:)", Foundation_ParsedNumbers},
  {"init(_:strategy:)", Foundation_ParsedNumbers},
  {"init(bitPattern:)", Memory_PointerNumbers},
  {"init(buffer:)", Memory_DataMemory},
  {"init(bytes:)", Memory_DataMemory},
  {"init(cString:)", Memory_TextMemory},
  {"init(exactly:)", Foundation_NumberConversions},
  {"init(truncating:)", Foundation_NumberConversions},
  {"insert", Standard_RangeReplaceableCollectionMembers},
  {"inset", Views_ShapeModifiers},
  {"inspector", Views_OutsideEvents},
  {"interactiveDismissDisabled", Views_EffectModifiers},
  {"interpolation", Views_ShapeModifiers},
  {"intersection", Views_ShapeModifiers},
  {"iran", Foundation_RegionConstants},
  {"iraq", Foundation_RegionConstants},
  {"ireland", Foundation_RegionConstants},
  {"irish", Foundation_LanguageConstants},
  {"isASCII", Standard_UTF8Parser},
  {"isAccessibilityCategory", Views_EnvironmentTable},
  {"isAccessibilitySize", Views_EnvironmentTable},
  {"isActivityFullscreen", Views_EnvironmentTable},
  {"isContinuation", Standard_UTF8Parser},
  {"isEquivalent", Foundation_LocaleMembers},
  {"isFocusEffectEnabled", Views_EnvironmentTable},
  {"isFocused", Views_EnvironmentTable},
  {"isHoverEffectEnabled", Views_EnvironmentTable},
  {"isISOCurrency", Foundation_LocaleMembers},
  {"isISOLanguage", Foundation_LocaleMembers},
  {"isISORegion", Foundation_LocaleMembers},
  {"isLuminanceReduced", Views_EnvironmentTable},
  {"isSceneCaptured", Views_EnvironmentTable},
  {"isScrollEnabled", Views_EnvironmentTable},
  {"isTabBarShowingSections", Views_EnvironmentTable},
  {"isleOfMan", Foundation_RegionConstants},
  {"isoCurrencies", Foundation_LocaleMembers},
  {"isoCurrencyCodes", Foundation_LocaleMembers},
  {"isoLanguageCodes", Foundation_LocaleMembers},
  {"isoRegionCodes", Foundation_LocaleMembers},
  {"isoRegions", Foundation_LocaleMembers},
  {"israel", Foundation_RegionConstants},
  {"italian", Foundation_LanguageConstants},
  {"italic", Views_TextModifiers},
  {"italy", Foundation_RegionConstants},
  {"jamaica", Foundation_RegionConstants},
  {"japan", Foundation_RegionConstants},
  {"japanese", Foundation_LanguageConstants},
  {"japanese", Foundation_ScriptConstants},
  {"jersey", Foundation_RegionConstants},
  {"joined", Standard_SequenceMembers},
  {"jordan", Foundation_RegionConstants},
  {"kannada", Foundation_LanguageConstants},
  {"kannada", Foundation_ScriptConstants},
  {"kashmiri", Foundation_LanguageConstants},
  {"katakana", Foundation_ScriptConstants},
  {"kazakh", Foundation_LanguageConstants},
  {"kazakhstan", Foundation_RegionConstants},
  {"kenya", Foundation_RegionConstants},
  {"kerning", Views_TextModifiers},
  {"keyboardShortcut", Views_EnvironmentTable},
  {"keyboardShortcut", Views_OutsideEvents},
  {"khmer", Foundation_LanguageConstants},
  {"khmer", Foundation_ScriptConstants},
  {"kiribati", Foundation_RegionConstants},
  {"konkani", Foundation_LanguageConstants},
  {"korean", Foundation_LanguageConstants},
  {"korean", Foundation_ScriptConstants},
  {"kosovo", Foundation_RegionConstants},
  {"kurdish", Foundation_LanguageConstants},
  {"kurdishSorani", Foundation_LanguageConstants},
  {"kuwait", Foundation_RegionConstants},
  {"kyrgyz", Foundation_LanguageConstants},
  {"kyrgyzstan", Foundation_RegionConstants},
  {"labeledContentStyle", Views_LabeledContentStyleModifiers},
  {"labelsHidden", Views_LayoutModifiers},
  {"labelsVisibility", Views_EnvironmentTable},
  {"lao", Foundation_LanguageConstants},
  {"lao", Foundation_ScriptConstants},
  {"laos", Foundation_RegionConstants},
  {"last", Standard_BidirectionalCollectionMembers},
  {"lastIndex", Standard_BidirectionalCollectionMembers},
  {"lastRange", Foundation_DataSearches},
  {"latin", Foundation_ScriptConstants},
  {"latinAmerica", Foundation_RegionConstants},
  {"latvia", Foundation_RegionConstants},
  {"latvian", Foundation_LanguageConstants},
  {"layoutPriority", Views_LayoutModifiers},
  {"lazy", Standard_SequenceMembers},
  {"lebanon", Foundation_RegionConstants},
  {"legibilityWeight", Views_EnvironmentTable},
  {"lesotho", Foundation_RegionConstants},
  {"lexical", Foundation_TextSorting},
  {"lexicographicallyPrecedes", Standard_SequenceMembers},
  {"liberia", Foundation_RegionConstants},
  {"libraryDirectory", Foundation_FileLocations},
  {"libya", Foundation_RegionConstants},
  {"liechtenstein", Foundation_RegionConstants},
  {"lineIntersection", Views_ShapeModifiers},
  {"lineLayoutDirection", Foundation_LocaleMembers},
  {"lineLimit", Views_TextModifiers},
  {"lineRange", Foundation_FoundationTextMembers},
  {"lineSpacing", Views_EnvironmentTable},
  {"lineSpacing", Views_TextModifiers},
  {"lineSubtraction", Views_ShapeModifiers},
  {"linearGradient", Views_NamedGradients},
  {"lines", Foundation_NetworkLines},
  {"link", Views_ShapeStyles},
  {"list", Foundation_MemberStyleLists},
  {"listRowBackground", Views_LayoutModifiers},
  {"listRowInsets", Views_LayoutModifiers},
  {"listRowSeparator", Views_LayoutModifiers},
  {"listRowSeparatorTint", Views_LayoutModifiers},
  {"listRowSpacing", Views_LayoutModifiers},
  {"lithuania", Foundation_RegionConstants},
  {"lithuanian", Foundation_LanguageConstants},
  {"localized", Foundation_TextSorting},
  {"localizedCapitalized", Foundation_FoundationTextMembers},
  {"localizedCaseInsensitiveCompare", Foundation_FoundationTextMembers},
  {"localizedCaseInsensitiveContains", Foundation_FoundationTextMembers},
  {"localizedCompare", Foundation_FoundationTextMembers},
  {"localizedLowercase", Foundation_FoundationTextMembers},
  {"localizedStandard", Foundation_TextSorting},
  {"localizedStandardCompare", Foundation_FoundationTextMembers},
  {"localizedStandardContains", Foundation_FoundationTextMembers},
  {"localizedStandardRange", Foundation_FoundationTextMembers},
  {"localizedString", Foundation_LocaleNames},
  {"localizedUppercase", Foundation_FoundationTextMembers},
  {"longEraSymbols", Foundation_CalendarSymbols},
  {"lowercased", Foundation_FoundationTextMembers},
  {"lowercased", Standard_StringProtocolMembers},
  {"luminanceToAlpha", Views_ColourModifiers},
  {"luxembourg", Foundation_RegionConstants},
  {"macao", Foundation_RegionConstants},
  {"macedonian", Foundation_LanguageConstants},
  {"madagascar", Foundation_RegionConstants},
  {"maithili", Foundation_LanguageConstants},
  {"malawi", Foundation_RegionConstants},
  {"malay", Foundation_LanguageConstants},
  {"malayalam", Foundation_LanguageConstants},
  {"malayalam", Foundation_ScriptConstants},
  {"malaysia", Foundation_RegionConstants},
  {"maldives", Foundation_RegionConstants},
  {"mali", Foundation_RegionConstants},
  {"malta", Foundation_RegionConstants},
  {"maltese", Foundation_LanguageConstants},
  {"managedObjectContext", Views_PersistenceKeys},
  {"manipuri", Foundation_LanguageConstants},
  {"map", Standard_SequenceTransforms},
  {"mapStyle", Frameworks_MapModifiers},
  {"marathi", Foundation_LanguageConstants},
  {"marshallIslands", Foundation_RegionConstants},
  {"martinique", Foundation_RegionConstants},
  {"matches", Standard_RegexMatches},
  {"mauritania", Foundation_RegionConstants},
  {"mauritius", Foundation_RegionConstants},
  {"max", Standard_SequenceOrders},
  {"max", Standard_StringExtrema},
  {"maximalIdentifier", Foundation_LocaleMembers},
  {"maximumRange", Foundation_CalendarSearches},
  {"mayotte", Foundation_RegionConstants},
  {"meiteiMayek", Foundation_ScriptConstants},
  {"menuIndicatorVisibility", Views_EnvironmentTable},
  {"menuOrder", Views_EnvironmentTable},
  {"menuStyle", Views_MenuStyleModifiers},
  {"mexico", Foundation_RegionConstants},
  {"micronesia", Foundation_RegionConstants},
  {"min", Standard_SequenceOrders},
  {"min", Standard_StringExtrema},
  {"minimalIdentifier", Foundation_LocaleMembers},
  {"minimumRange", Foundation_CalendarSearches},
  {"minimumScaleFactor", Views_EnvironmentTable},
  {"minimumScaleFactor", Views_TextModifiers},
  {"mint", Views_ShapeStyles},
  {"modelContainer", Views_PersistenceKeys},
  {"modelContext", Views_PersistenceKeys},
  {"moldova", Foundation_RegionConstants},
  {"monaco", Foundation_RegionConstants},
  {"mongolia", Foundation_RegionConstants},
  {"mongolian", Foundation_LanguageConstants},
  {"monospaced", Views_TextModifiers},
  {"monospacedDigit", Views_TextModifiers},
  {"montenegro", Foundation_RegionConstants},
  {"monthSymbols", Foundation_CalendarSymbols},
  {"montserrat", Foundation_RegionConstants},
  {"morocco", Foundation_RegionConstants},
  {"move", Foundation_CollectionMoves},
  {"moveSubranges", Standard_RangeSetMembers},
  {"moviesDirectory", Foundation_FileLocations},
  {"mozambique", Foundation_RegionConstants},
  {"multilineTextAlignment", Views_EnvironmentTable},
  {"multilineTextAlignment", Views_TextModifiers},
  {"multiple", Foundation_LanguageConstants},
  {"musicDirectory", Foundation_FileLocations},
  {"myanmar", Foundation_RegionConstants},
  {"myanmar", Foundation_ScriptConstants},
  {"māori", Foundation_LanguageConstants},
  {"namibia", Foundation_RegionConstants},
  {"nauru", Foundation_RegionConstants},
  {"navajo", Foundation_LanguageConstants},
  {"navigationBarBackButtonHidden", Views_TextModifiers},
  {"navigationBarHidden", Views_TextModifiers},
  {"navigationBarTitleDisplayMode", Views_TextModifiers},
  {"nepal", Foundation_RegionConstants},
  {"nepali", Foundation_LanguageConstants},
  {"netherlands", Foundation_RegionConstants},
  {"newCaledonia", Foundation_RegionConstants},
  {"newDocument", Views_EnvironmentTable},
  {"newZealand", Foundation_RegionConstants},
  {"nextDate", Foundation_CalendarMatches},
  {"nextWeekend", Foundation_CalendarSearches},
  {"nicaragua", Foundation_RegionConstants},
  {"niger", Foundation_RegionConstants},
  {"nigeria", Foundation_RegionConstants},
  {"niue", Foundation_RegionConstants},
  {"norfolkIsland", Foundation_RegionConstants},
  {"northMacedonia", Foundation_RegionConstants},
  {"northernMarianaIslands", Foundation_RegionConstants},
  {"norway", Foundation_RegionConstants},
  {"norwegian", Foundation_LanguageConstants},
  {"norwegianBokmål", Foundation_LanguageConstants},
  {"norwegianNynorsk", Foundation_LanguageConstants},
  {"notifications", Foundation_NotificationStreams},
  {"numberingSystem", Foundation_LocaleMembers},
  {"observe", Frameworks_KeyValueObserving},
  {"odia", Foundation_LanguageConstants},
  {"odia", Foundation_ScriptConstants},
  {"offset", Views_LayoutModifiers},
  {"offset", Views_ShapeModifiers},
  {"olChiki", Foundation_ScriptConstants},
  {"oman", Foundation_RegionConstants},
  {"onGeometryChange", Views_GeometryChanges},
  {"onKeyPress", Views_KeyPresses},
  {"onLongPressGesture", Views_GestureModifiers},
  {"onMapCameraChange", Frameworks_MapModifiers},
  {"onOpenURL", Views_OutsideEvents},
  {"onTapGesture", Views_GestureModifiers},
  {"opacity", Views_ColourModifiers},
  {"openDocument", Views_EnvironmentTable},
  {"openImmersiveSpace", Views_EnvironmentTable},
  {"openSettings", Views_EnvironmentTable},
  {"orange", Views_ShapeStyles},
  {"ordinality", Foundation_CalendarSearches},
  {"overlay", Views_LayoutModifiers},
  {"overlayPreferenceValue", Views_AnchorPreferences},
  {"padding", Foundation_FoundationTextMembers},
  {"padding", Views_LayoutModifiers},
  {"pakistan", Foundation_RegionConstants},
  {"palau", Foundation_RegionConstants},
  {"palestinianTerritories", Foundation_RegionConstants},
  {"panama", Foundation_RegionConstants},
  {"papuaNewGuinea", Foundation_RegionConstants},
  {"paragraphRange", Foundation_FoundationTextMembers},
  {"paraguay", Foundation_RegionConstants},
  {"parent", Foundation_LocaleForms},
  {"partition", Standard_MutableCollectionMembers},
  {"pashto", Foundation_LanguageConstants},
  {"password", Foundation_URLQueries},
  {"perform", Frameworks_SelectorTargets},
  {"persian", Foundation_LanguageConstants},
  {"peru", Foundation_RegionConstants},
  {"philippines", Foundation_RegionConstants},
  {"picturesDirectory", Foundation_FileLocations},
  {"pink", Views_ShapeStyles},
  {"pitcairnIslands", Foundation_RegionConstants},
  {"pixelLength", Views_EnvironmentTable},
  {"placeholder", Views_ShapeStyles},
  {"pmSymbol", Foundation_CalendarSymbols},
  {"poland", Foundation_RegionConstants},
  {"polish", Foundation_LanguageConstants},
  {"popFirst", Standard_CollectionMembers},
  {"popLast", Standard_BidirectionalCollectionMembers},
  {"popLast", Standard_RangeReplaceableCollectionMembers},
  {"portugal", Foundation_RegionConstants},
  {"portuguese", Foundation_LanguageConstants},
  {"position", Views_LayoutModifiers},
  {"precomposedStringWithCanonicalMapping", Foundation_TextForms},
  {"preferredColorScheme", Views_ColourModifiers},
  {"preferredLocales", Foundation_LocaleMembers},
  {"prefix", Standard_CollectionMembers},
  {"prefix", Standard_SequenceMembers},
  {"prefixMatch", Standard_RegexMatches},
  {"presentationDragIndicator", Views_EffectModifiers},
  {"primary", Views_ShapeStyles},
  {"privacySensitive", Views_EffectModifiers},
  {"progressViewStyle", Views_ProgressViewStyleModifiers},
  {"publisher", Foundation_NotificationStreams},
  {"publisher", Observation_SequencePublishers},
  {"publisher", Observation_ValuePublishers},
  {"puertoRico", Foundation_RegionConstants},
  {"punjabi", Foundation_LanguageConstants},
  {"purple", Views_ShapeStyles},
  {"qatar", Foundation_RegionConstants},
  {"quarterSymbols", Foundation_CalendarSymbols},
  {"quaternary", Views_ShapeStyles},
  {"query", Foundation_URLQueries},
  {"quinary", Views_ShapeStyles},
  {"quotationBeginDelimiter", Foundation_LocaleMembers},
  {"quotationEndDelimiter", Foundation_LocaleMembers},
  {"radialGradient", Views_NamedGradients},
  {"randomElement", Standard_CollectionMembers},
  {"range", Foundation_CalendarSearches},
  {"range", Foundation_FoundationTextMembers},
  {"rangeOfCharacter", Foundation_FoundationTextMembers},
  {"ranges", Standard_CollectionSearch},
  {"ranges", Standard_StringProtocolMembers},
  {"rect", Views_NamedShapes},
  {"red", Views_ShapeStyles},
  {"redactionReasons", Views_EnvironmentTable},
  {"reduce", Standard_SequenceTransforms},
  {"regularMaterial", Views_ShapeStyles},
  {"remove", Foundation_CollectionMoves},
  {"remove", Standard_RangeReplaceableCollectionMembers},
  {"removeAll", Standard_RangeReplaceableCollectionMembers},
  {"removeFirst", Standard_CollectionMembers},
  {"removeFirst", Standard_RangeReplaceableCollectionMembers},
  {"removeLast", Standard_RangeReplaceableCollectionMembers},
  {"removeSubrange", Standard_RangeReplaceableCollectionMembers},
  {"removeSubranges", Standard_RangeSetMembers},
  {"removingPercentEncoding", Foundation_FoundationTextMembers},
  {"removingSubranges", Standard_RangeSetMembers},
  {"rename", Views_EnvironmentButtons},
  {"rename", Views_EnvironmentTable},
  {"renameAction", Views_EnvironmentButtons},
  {"renderingMode", Views_ShapeModifiers},
  {"replace", Standard_CollectionSearch},
  {"replaceSubrange", Standard_RangeReplaceableCollectionMembers},
  {"replacing", Standard_CollectionSearch},
  {"replacing", Standard_StringProtocolMembers},
  {"replacingCharacters", Foundation_FoundationTextMembers},
  {"replacingOccurrences", Foundation_FoundationTextMembers},
  {"requestReview", Views_EnvironmentTable},
  {"resetFocus", Views_EnvironmentTable},
  {"resizable", Views_ShapeModifiers},
  {"resolvingSymlinksInPath", Foundation_URLQueries},
  {"reverse", Standard_MutableCollectionMembers},
  {"reversed", Standard_BidirectionalCollectionMembers},
  {"reversed", Standard_SequenceOrders},
  {"rohingya", Foundation_LanguageConstants},
  {"romania", Foundation_RegionConstants},
  {"romanian", Foundation_LanguageConstants},
  {"rotation", Views_ShapeModifiers},
  {"rotation3DEffect", Views_EffectModifiers},
  {"rotationEffect", Views_EffectModifiers},
  {"russia", Foundation_RegionConstants},
  {"russian", Foundation_LanguageConstants},
  {"rwanda", Foundation_RegionConstants},
  {"réunion", Foundation_RegionConstants},
  {"saintBarthélemy", Foundation_RegionConstants},
  {"saintHelena", Foundation_RegionConstants},
  {"saintKittsNevis", Foundation_RegionConstants},
  {"saintLucia", Foundation_RegionConstants},
  {"saintMartin", Foundation_RegionConstants},
  {"saintPierreMiquelon", Foundation_RegionConstants},
  {"saintVincentGrenadines", Foundation_RegionConstants},
  {"samoa", Foundation_RegionConstants},
  {"samoan", Foundation_LanguageConstants},
  {"sanMarino", Foundation_RegionConstants},
  {"sanskrit", Foundation_LanguageConstants},
  {"santali", Foundation_LanguageConstants},
  {"saturation", Views_ColourModifiers},
  {"saudiArabia", Foundation_RegionConstants},
  {"scale", Views_ShapeModifiers},
  {"scaleEffect", Views_EffectModifiers},
  {"scaledToFill", Views_LayoutModifiers},
  {"scaledToFit", Views_LayoutModifiers},
  {"scheduledTimer", Frameworks_SelectorTargets},
  {"scrollContentBackground", Views_EffectModifiers},
  {"scrollDisabled", Views_EffectModifiers},
  {"scrollDismissesKeyboard", Views_EffectModifiers},
  {"scrollDismissesKeyboardMode", Views_EnvironmentTable},
  {"scrollIndicators", Views_EffectModifiers},
  {"scrollPosition", Views_ScrollPositions},
  {"searchCompletion", Views_FurtherInteractions},
  {"searchScopes", Views_Searching},
  {"searchSuggestions", Views_FurtherInteractions},
  {"searchable", Views_Searching},
  {"secondary", Views_ShapeStyles},
  {"selection", Views_ShapeStyles},
  {"senegal", Foundation_RegionConstants},
  {"separator", Views_ShapeStyles},
  {"serbia", Foundation_RegionConstants},
  {"serbian", Foundation_LanguageConstants},
  {"seychelles", Foundation_RegionConstants},
  {"shadow", Views_EffectModifiers},
  {"shadow", Views_ShapeStyles},
  {"sharedPublicDirectory", Foundation_FileLocations},
  {"shortMonthSymbols", Foundation_CalendarSymbols},
  {"shortQuarterSymbols", Foundation_CalendarSymbols},
  {"shortStandaloneMonthSymbols", Foundation_CalendarSymbols},
  {"shortStandaloneQuarterSymbols", Foundation_CalendarSymbols},
  {"shortStandaloneWeekdaySymbols", Foundation_CalendarSymbols},
  {"shortWeekdaySymbols", Foundation_CalendarSymbols},
  {"showsWidgetContainerBackground", Views_EnvironmentTable},
  {"showsWidgetLabel", Views_EnvironmentTable},
  {"shuffle", Standard_MutableCollectionMembers},
  {"shuffled", Standard_SequenceOrders},
  {"sidebarRowSize", Views_EnvironmentTable},
  {"sierraLeone", Foundation_RegionConstants},
  {"simultaneousGesture", Views_GestureModifiers},
  {"sindhi", Foundation_LanguageConstants},
  {"singapore", Foundation_RegionConstants},
  {"sinhala", Foundation_LanguageConstants},
  {"sinhala", Foundation_ScriptConstants},
  {"sintMaarten", Foundation_RegionConstants},
  {"size", Views_ShapeModifiers},
  {"sizeCategory", Views_EnvironmentTable},
  {"slovak", Foundation_LanguageConstants},
  {"slovakia", Foundation_RegionConstants},
  {"slovenia", Foundation_RegionConstants},
  {"slovenian", Foundation_LanguageConstants},
  {"solomonIslands", Foundation_RegionConstants},
  {"somalia", Foundation_RegionConstants},
  {"sort", Foundation_SortingInPlace},
  {"sort", Standard_MutableCollectionMembers},
  {"sorted", Foundation_SortingMembers},
  {"sorted", Standard_SequenceOrders},
  {"southAfrica", Foundation_RegionConstants},
  {"southGeorgiaSouthSandwichIslands", Foundation_RegionConstants},
  {"southKorea", Foundation_RegionConstants},
  {"southSudan", Foundation_RegionConstants},
  {"spain", Foundation_RegionConstants},
  {"span", Memory_SpanMembers},
  {"spanish", Foundation_LanguageConstants},
  {"split", Standard_CollectionMembers},
  {"split", Standard_CollectionSearch},
  {"split", Standard_SequenceMembers},
  {"split", Standard_StringProtocolMembers},
  {"springLoadingEnabled", Views_EnvironmentTable},
  {"sriLanka", Foundation_RegionConstants},
  {"standaloneMonthSymbols", Foundation_CalendarSymbols},
  {"standaloneQuarterSymbols", Foundation_CalendarSymbols},
  {"standaloneWeekdaySymbols", Foundation_CalendarSymbols},
  {"standardize", Foundation_URLQueries},
  {"standardized", Foundation_URLQueries},
  {"standardizedFileURL", Foundation_URLQueries},
  {"starts", Standard_SequenceMembers},
  {"strikethrough", Views_TextModifiers},
  {"stroke", Views_ShapeModifiers},
  {"strokeBorder", Views_ShapeModifiers},
  {"subRegions", Foundation_LocaleMembers},
  {"subdivision", Foundation_LocaleMembers},
  {"subtracting", Views_ShapeModifiers},
  {"suffix", Standard_BidirectionalCollectionMembers},
  {"suffix", Standard_CollectionMembers},
  {"suffix", Standard_SequenceMembers},
  {"supportsImagePlayground", Views_EnvironmentTable},
  {"supportsMultipleWindows", Views_EnvironmentTable},
  {"suriname", Foundation_RegionConstants},
  {"svalbardJanMayen", Foundation_RegionConstants},
  {"swahili", Foundation_LanguageConstants},
  {"swapAt", Standard_MutableCollectionMembers},
  {"sweden", Foundation_RegionConstants},
  {"swedish", Foundation_LanguageConstants},
  {"switzerland", Foundation_RegionConstants},
  {"symbolRenderingMode", Views_EnvironmentTable},
  {"symbolVariants", Views_EnvironmentTable},
  {"symmetricDifference", Views_ShapeModifiers},
  {"syriac", Foundation_ScriptConstants},
  {"systemLanguages", Foundation_LocaleMembers},
  {"sãoToméPríncipe", Foundation_RegionConstants},
  {"tagalog", Foundation_LanguageConstants},
  {"taiwan", Foundation_RegionConstants},
  {"tajik", Foundation_LanguageConstants},
  {"tajikistan", Foundation_RegionConstants},
  {"tamil", Foundation_LanguageConstants},
  {"tamil", Foundation_ScriptConstants},
  {"tanzania", Foundation_RegionConstants},
  {"teal", Views_ShapeStyles},
  {"telugu", Foundation_LanguageConstants},
  {"telugu", Foundation_ScriptConstants},
  {"temporaryDirectory", Foundation_FileLocations},
  {"tertiary", Views_ShapeStyles},
  {"textCase", Views_EnvironmentTable},
  {"textCase", Views_TextModifiers},
  {"textFieldStyle", Views_TextFieldStyleModifiers},
  {"thaana", Foundation_ScriptConstants},
  {"thai", Foundation_LanguageConstants},
  {"thai", Foundation_ScriptConstants},
  {"thailand", Foundation_RegionConstants},
  {"thickMaterial", Views_ShapeStyles},
  {"thinMaterial", Views_ShapeStyles},
  {"tibetan", Foundation_LanguageConstants},
  {"tibetan", Foundation_ScriptConstants},
  {"time", Foundation_DurationStyles},
  {"timeZone", Foundation_LocaleForms},
  {"timorLeste", Foundation_RegionConstants},
  {"tint", Views_ColourModifiers},
  {"tint", Views_ShapeStyles},
  {"togo", Foundation_RegionConstants},
  {"tokelau", Foundation_RegionConstants},
  {"tonga", Foundation_RegionConstants},
  {"tongan", Foundation_LanguageConstants},
  {"tracking", Views_TextModifiers},
  {"transferRepresentation", Views_DragAndDrop},
  {"transform", Views_ShapeModifiers},
  {"transition", Views_TransitionModifiers},
  {"trashDirectory", Foundation_FileLocations},
  {"trim", Views_ShapeModifiers},
  {"trimPrefix", Standard_CollectionSearch},
  {"trimmingCharacters", Foundation_FoundationTextMembers},
  {"trimmingPrefix", Standard_CollectionSearch},
  {"trimmingPrefix", Standard_StringProtocolMembers},
  {"trinidadTobago", Foundation_RegionConstants},
  {"tristanDaCunha", Foundation_RegionConstants},
  {"truncationMode", Views_EnvironmentTable},
  {"truncationMode", Views_TextModifiers},
  {"tunisia", Foundation_RegionConstants},
  {"turkey", Foundation_RegionConstants},
  {"turkish", Foundation_LanguageConstants},
  {"turkmen", Foundation_LanguageConstants},
  {"turkmenistan", Foundation_RegionConstants},
  {"turksCaicosIslands", Foundation_RegionConstants},
  {"tuvalu", Foundation_RegionConstants},
  {"uganda", Foundation_RegionConstants},
  {"ukraine", Foundation_RegionConstants},
  {"ukrainian", Foundation_LanguageConstants},
  {"ultraThickMaterial", Views_ShapeStyles},
  {"ultraThinMaterial", Views_ShapeStyles},
  {"unavailable", Foundation_LanguageConstants},
  {"uncoded", Foundation_LanguageConstants},
  {"underline", Views_TextModifiers},
  {"unicodeScalars", Standard_StringViews},
  {"unidentified", Foundation_LanguageConstants},
  {"union", Views_ShapeModifiers},
  {"unitedArabEmirates", Foundation_RegionConstants},
  {"unitedKingdom", Foundation_RegionConstants},
  {"unitedStates", Foundation_RegionConstants},
  {"unitedStatesOutlyingIslands", Foundation_RegionConstants},
  {"unitedStatesVirginIslands", Foundation_RegionConstants},
  {"units", Foundation_DurationStyles},
  {"unknown", Foundation_ScriptConstants},
  {"uppercased", Foundation_FoundationTextMembers},
  {"uppercased", Standard_StringProtocolMembers},
  {"urdu", Foundation_LanguageConstants},
  {"uruguay", Foundation_RegionConstants},
  {"user", Foundation_URLQueries},
  {"userDirectory", Foundation_FileLocations},
  {"usesMetricSystem", Foundation_LocaleMembers},
  {"utf16", Standard_StringViews},
  {"utf8", Standard_StringViews},
  {"uyghur", Foundation_LanguageConstants},
  {"uzbek", Foundation_LanguageConstants},
  {"uzbekistan", Foundation_RegionConstants},
  {"vanuatu", Foundation_RegionConstants},
  {"variant", Foundation_LocaleMembers},
  {"vaticanCity", Foundation_RegionConstants},
  {"venezuela", Foundation_RegionConstants},
  {"verbatim", Foundation_DateStrategyMembers},
  {"verticalScrollIndicatorVisibility", Views_EnvironmentTable},
  {"veryShortMonthSymbols", Foundation_CalendarSymbols},
  {"veryShortStandaloneMonthSymbols", Foundation_CalendarSymbols},
  {"veryShortStandaloneWeekdaySymbols", Foundation_CalendarSymbols},
  {"veryShortWeekdaySymbols", Foundation_CalendarSymbols},
  {"vietnam", Foundation_RegionConstants},
  {"vietnamese", Foundation_LanguageConstants},
  {"wallisFutuna", Foundation_RegionConstants},
  {"weekdaySymbols", Foundation_CalendarSymbols},
  {"welsh", Foundation_LanguageConstants},
  {"westernSahara", Foundation_RegionConstants},
  {"white", Views_ShapeStyles},
  {"wholeMatch", Standard_RegexMatches},
  {"widgetContentMargins", Views_WidgetEnvironment},
  {"widgetFamily", Views_WidgetEnvironment},
  {"widgetRenderingMode", Views_WidgetEnvironment},
  {"windowBackground", Views_ShapeStyles},
  {"withCString", Memory_TextMemory},
  {"withContiguousMutableStorageIfAvailable", Memory_ArrayMemory},
  {"withContiguousStorageIfAvailable", Memory_ArrayMemory},
  {"withContiguousStorageIfAvailable", Memory_SliceMemory},
  {"withUTF8", Memory_TextMemory},
  {"withUnsafeBufferPointer", Memory_ArrayMemory},
  {"withUnsafeBufferPointer", Memory_SliceMemory},
  {"withUnsafeBytes", Memory_ArrayMemory},
  {"withUnsafeBytes", Memory_DataMemory},
  {"withUnsafeBytes", Memory_SliceMemory},
  {"withUnsafeMutableBufferPointer", Memory_ArrayMemory},
  {"withUnsafeMutableBufferPointer", Memory_SliceMemory},
  {"withUnsafeMutableBytes", Memory_ArrayMemory},
  {"withUnsafeMutableBytes", Memory_DataMemory},
  {"world", Foundation_RegionConstants},
  {"write", Standard_TextWriting},
  {"yellow", Views_ShapeStyles},
  {"yemen", Foundation_RegionConstants},
  {"yiddish", Foundation_LanguageConstants},
  {"zIndex", Views_LayoutModifiers},
  {"zambia", Foundation_RegionConstants},
  {"zimbabwe", Foundation_RegionConstants},
  {"ålandIslands", Foundation_RegionConstants},
  {NULL, 0},
};

static const struct LibraryNameRow extended[] = {
  {"Array", Memory_ArrayMemory},
  {"Array", Memory_SpanMembers},
  {"ArraySlice", Memory_SliceMemory},
  {"BidirectionalCollection", Standard_BidirectionalCollectionMembers},
  {"BidirectionalCollection", Standard_CollectionDifference},
  {"BidirectionalCollection", Standard_RangeReplaceableCollectionMembers},
  {"BinaryFloatingPoint", Foundation_FormattedNumbers},
  {"BinaryFloatingPoint", Foundation_ParsedNumbers},
  {"BinaryInteger", Foundation_FormattedNumbers},
  {"BinaryInteger", Foundation_ParsedNumbers},
  {"Bool", Foundation_NumberConversions},
  {"CGFloat", Foundation_NumberConversions},
  {"CGRect", Foundation_GeometryMembers},
  {"Calendar", Foundation_CalendarMatches},
  {"Calendar", Foundation_CalendarSearches},
  {"Calendar", Foundation_CalendarSymbols},
  {"Character", Standard_TextWriting},
  {"Collection", Standard_CollectionMembers},
  {"Collection", Standard_CollectionSearch},
  {"Collection", Standard_RangeReplaceableCollectionMembers},
  {"Collection", Standard_RangeSetMembers},
  {"CollectionDifference", Standard_CollectionDifference},
  {"Color", Views_DragAndDrop},
  {"ContentSizeCategory", Views_EnvironmentTable},
  {"ContiguousArray", Memory_SliceMemory},
  {"Data", Memory_DataMemory},
  {"Data", Views_DragAndDrop},
  {"DataProtocol", Foundation_DataSearches},
  {"Decimal", Foundation_FormattedNumbers},
  {"Decimal", Foundation_ParsedNumbers},
  {"Double", Foundation_NumberConversions},
  {"Double", Standard_TextWriting},
  {"Duration", Foundation_DurationStyles},
  {"DynamicTypeSize", Views_EnvironmentTable},
  {"DynamicViewContent", Views_DragAndDrop},
  {"EnvironmentValues", Views_AccessibilityEnvironment},
  {"EnvironmentValues", Views_EnvironmentButtons},
  {"EnvironmentValues", Views_EnvironmentTable},
  {"EnvironmentValues", Views_PersistenceKeys},
  {"EnvironmentValues", Views_WidgetEnvironment},
  {"Float", Foundation_NumberConversions},
  {"Float", Standard_TextWriting},
  {"FormatStyle", Foundation_ByteCounts},
  {"FormatStyle", Foundation_DateStrategyMembers},
  {"FormatStyle", Foundation_DurationStyles},
  {"FormatStyle", Foundation_MemberStyleLists},
  {"Image", Views_DragAndDrop},
  {"Int", Foundation_NumberConversions},
  {"Int", Memory_PointerNumbers},
  {"Int16", Foundation_NumberConversions},
  {"Int32", Foundation_NumberConversions},
  {"Int64", Foundation_NumberConversions},
  {"Int8", Foundation_NumberConversions},
  {"JSONDecoder", Observation_PublisherCoding},
  {"JSONEncoder", Observation_PublisherCoding},
  {"Link", Views_EnvironmentButtons},
  {"Locale", Foundation_LanguageConstants},
  {"Locale", Foundation_LocaleForms},
  {"Locale", Foundation_LocaleMembers},
  {"Locale", Foundation_LocaleNames},
  {"Locale", Foundation_RegionConstants},
  {"Locale", Foundation_ScriptConstants},
  {"MutableCollection", Foundation_CollectionMoves},
  {"MutableCollection", Foundation_SortingInPlace},
  {"MutableCollection", Standard_MutableCollectionMembers},
  {"MutableCollection", Standard_RangeSetMembers},
  {"NSColor", Views_PlatformColours},
  {"NSObject", Frameworks_KeyValueObserving},
  {"NSObject", Frameworks_SelectorTargets},
  {"NotificationCenter", Foundation_NotificationStreams},
  {"NotificationCenter", Frameworks_SelectorTargets},
  {"Optional", Observation_ValuePublishers},
  {"ParseStrategy", Foundation_DateStrategyMembers},
  {"PropertyListDecoder", Observation_PublisherCoding},
  {"PropertyListEncoder", Observation_PublisherCoding},
  {"Publisher", Observation_PublisherCoding},
  {"Publishers", Observation_SequencePublishers},
  {"RangeReplaceableCollection", Foundation_CollectionMoves},
  {"RangeReplaceableCollection", Standard_CollectionDifference},
  {"RangeReplaceableCollection", Standard_CollectionSearch},
  {"RangeReplaceableCollection", Standard_RangeReplaceableCollectionMembers},
  {"RangeReplaceableCollection", Standard_RangeSetMembers},
  {"Result", Observation_ValuePublishers},
  {"Scene", Views_PersistenceKeys},
  {"Sequence", Foundation_ComparatorLists},
  {"Sequence", Foundation_FormattedNumbers},
  {"Sequence", Foundation_SortingMembers},
  {"Sequence", Observation_SequencePublishers},
  {"Sequence", Standard_SequenceMembers},
  {"Sequence", Standard_SequenceOrders},
  {"Sequence", Standard_SequenceTransforms},
  {"Shape", Views_NamedShapes},
  {"ShapeStyle", Views_NamedGradients},
  {"ShapeStyle", Views_ShapeStyles},
  {"SortComparator", Foundation_TextSorting},
  {"String", Foundation_TextEnumeration},
  {"String", Foundation_TextSorting},
  {"String", Memory_TextMemory},
  {"String", Standard_StringExtrema},
  {"String", Standard_StringViews},
  {"String", Standard_TextWriting},
  {"String", Views_DragAndDrop},
  {"StringProtocol", Foundation_FoundationTextMembers},
  {"StringProtocol", Foundation_TextEnumeration},
  {"StringProtocol", Foundation_TextForms},
  {"StringProtocol", Standard_RegexMatches},
  {"StringProtocol", Standard_StringProtocolMembers},
  {"Substring", Standard_StringViews},
  {"Substring", Standard_TextWriting},
  {"Timer", Frameworks_SelectorTargets},
  {"UIColor", Views_PlatformColours},
  {"UInt", Foundation_NumberConversions},
  {"UInt", Memory_PointerNumbers},
  {"UInt16", Foundation_NumberConversions},
  {"UInt32", Foundation_NumberConversions},
  {"UInt64", Foundation_NumberConversions},
  {"UInt8", Foundation_NumberConversions},
  {"URL", Foundation_FileLocations},
  {"URL", Foundation_NetworkLines},
  {"URL", Foundation_URLQueries},
  {"URL", Views_DragAndDrop},
  {"Unicode", Standard_TextWriting},
  {"Unicode", Standard_UTF8Parser},
  {"View", Frameworks_MapModifiers},
  {"View", Views_AnchorPreferences},
  {"View", Views_ControlGroupStyleModifiers},
  {"View", Views_DisclosureGroupStyleModifiers},
  {"View", Views_DragAndDrop},
  {"View", Views_EnvironmentButtons},
  {"View", Views_FormStyleModifiers},
  {"View", Views_FurtherInteractions},
  {"View", Views_GaugeStyleModifiers},
  {"View", Views_GeometryChanges},
  {"View", Views_GestureModifiers},
  {"View", Views_GroupBoxStyleModifiers},
  {"View", Views_KeyPresses},
  {"View", Views_LabeledContentStyleModifiers},
  {"View", Views_MenuStyleModifiers},
  {"View", Views_OutsideEvents},
  {"View", Views_PersistenceKeys},
  {"View", Views_PrintedChanges},
  {"View", Views_ProgressViewStyleModifiers},
  {"View", Views_ScrollPositions},
  {"View", Views_Searching},
  {"View", Views_TextFieldStyleModifiers},
  {"View", Views_TransitionModifiers},
  {"ViewModifier", Views_PrintedChanges},
  {"_DrawingModifiers", Views_ColourModifiers},
  {"_DrawingModifiers", Views_EffectModifiers},
  {"_DrawingModifiers", Views_LayoutModifiers},
  {"_DrawingModifiers", Views_ShapeModifiers},
  {"_DrawingModifiers", Views_TextModifiers},
  {"_KeyValueObserving", Frameworks_KeyValueObserving},
  {NULL, 0},
};

size_t libraryFileCount(void) { return fileCount; }

const struct LibraryFileRow *libraryFileRow(size_t index) { return &files[index]; }

struct LibraryNameTable libraryNames(void) {
  return (struct LibraryNameTable){names, sizeof names / sizeof *names - 1};
}

struct LibraryNameTable libraryMembers(void) {
  return (struct LibraryNameTable){members, sizeof members / sizeof *members - 1};
}

struct LibraryNameTable libraryExtended(void) {
  return (struct LibraryNameTable){extended, sizeof extended / sizeof *extended - 1};
}
