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
static const unsigned char Foundation_DateIntervalStyles_text[] = {
#embed "../Library/Foundation/DateIntervalStyles.swift"
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
static const unsigned char Foundation_URLSessionTasks_text[] = {
#embed "../Library/Foundation/URLSessionTasks.swift"
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
static const unsigned char Frameworks_Tips_text[] = {
#embed "../Library/Frameworks/Tips.swift"
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
static const unsigned char Memory_ArraySliceMemory_text[] = {
#embed "../Library/Memory/ArraySliceMemory.swift"
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
static const unsigned char Memory_RawMemory_text[] = {
#embed "../Library/Memory/RawMemory.swift"
};
static const unsigned char Memory_RawPointers_text[] = {
#embed "../Library/Memory/RawPointers.swift"
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
static const unsigned char Observation_CombineLatest_text[] = {
#embed "../Library/Observation/CombineLatest.swift"
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
static const unsigned char Packages_AlertStates_text[] = {
#embed "../Library/Packages/AlertStates.swift"
};
static const unsigned char Packages_AsyncAlgorithms_text[] = {
#embed "../Library/Packages/AsyncAlgorithms.swift"
};
static const unsigned char Packages_AsyncTimers_text[] = {
#embed "../Library/Packages/AsyncTimers.swift"
};
static const unsigned char Packages_BindableStores_text[] = {
#embed "../Library/Packages/BindableStores.swift"
};
static const unsigned char Packages_CasePaths_text[] = {
#embed "../Library/Packages/CasePaths.swift"
};
static const unsigned char Packages_CollectionAlgorithms_text[] = {
#embed "../Library/Packages/CollectionAlgorithms.swift"
};
static const unsigned char Packages_Combinatorics_text[] = {
#embed "../Library/Packages/Combinatorics.swift"
};
static const unsigned char Packages_Dependencies_text[] = {
#embed "../Library/Packages/Dependencies.swift"
};
static const unsigned char Packages_Deque_text[] = {
#embed "../Library/Packages/Deque.swift"
};
static const unsigned char Packages_Effects_text[] = {
#embed "../Library/Packages/Effects.swift"
};
static const unsigned char Packages_Heap_text[] = {
#embed "../Library/Packages/Heap.swift"
};
static const unsigned char Packages_IdentifiedArray_text[] = {
#embed "../Library/Packages/IdentifiedArray.swift"
};
static const unsigned char Packages_OrderedDictionary_text[] = {
#embed "../Library/Packages/OrderedDictionary.swift"
};
static const unsigned char Packages_OrderedDictionaryViews_text[] = {
#embed "../Library/Packages/OrderedDictionaryViews.swift"
};
static const unsigned char Packages_OrderedSet_text[] = {
#embed "../Library/Packages/OrderedSet.swift"
};
static const unsigned char Packages_PackageLogging_text[] = {
#embed "../Library/Packages/PackageLogging.swift"
};
static const unsigned char Packages_PresentedStates_text[] = {
#embed "../Library/Packages/PresentedStates.swift"
};
static const unsigned char Packages_Reducers_text[] = {
#embed "../Library/Packages/Reducers.swift"
};
static const unsigned char Packages_SequenceAlgorithms_text[] = {
#embed "../Library/Packages/SequenceAlgorithms.swift"
};
static const unsigned char Packages_SharedValues_text[] = {
#embed "../Library/Packages/SharedValues.swift"
};
static const unsigned char Packages_StackViews_text[] = {
#embed "../Library/Packages/StackViews.swift"
};
static const unsigned char Packages_StoreBindings_text[] = {
#embed "../Library/Packages/StoreBindings.swift"
};
static const unsigned char Packages_Stores_text[] = {
#embed "../Library/Packages/Stores.swift"
};
static const unsigned char Packages_TestStores_text[] = {
#embed "../Library/Packages/TestStores.swift"
};
static const unsigned char Packages_ViewStores_text[] = {
#embed "../Library/Packages/ViewStores.swift"
};
static const unsigned char RegexBuilder_Optionally_text[] = {
#embed "../Library/RegexBuilder/Optionally.swift"
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
static const unsigned char Standard_ASCIIBytes_text[] = {
#embed "../Library/Standard/ASCIIBytes.swift"
};
static const unsigned char Standard_AdditiveArithmetic_text[] = {
#embed "../Library/Standard/AdditiveArithmetic.swift"
};
static const unsigned char Standard_AnyBidirectionalCollection_text[] = {
#embed "../Library/Standard/AnyBidirectionalCollection.swift"
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
static const unsigned char Standard_Float64_text[] = {
#embed "../Library/Standard/Float64.swift"
};
static const unsigned char Standard_FloatConversions_text[] = {
#embed "../Library/Standard/FloatConversions.swift"
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
static const unsigned char Standard_Int64_text[] = {
#embed "../Library/Standard/Int64.swift"
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
static const unsigned char Standard_RangeCoding_text[] = {
#embed "../Library/Standard/RangeCoding.swift"
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
static const unsigned char Standard_UInt128_text[] = {
#embed "../Library/Standard/UInt128.swift"
};
static const unsigned char Standard_UInt16_text[] = {
#embed "../Library/Standard/UInt16.swift"
};
static const unsigned char Standard_UInt64_text[] = {
#embed "../Library/Standard/UInt64.swift"
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
static const unsigned char Views_ContainerStyles_text[] = {
#embed "../Library/Views/ContainerStyles.swift"
};
static const unsigned char Views_ContentModifiers_text[] = {
#embed "../Library/Views/ContentModifiers.swift"
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
static const unsigned char Views_FileModifiers_text[] = {
#embed "../Library/Views/FileModifiers.swift"
};
static const unsigned char Views_FocusState_text[] = {
#embed "../Library/Views/FocusState.swift"
};
static const unsigned char Views_FocusedValueModifiers_text[] = {
#embed "../Library/Views/FocusedValueModifiers.swift"
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
static const unsigned char Views_IntentParts_text[] = {
#embed "../Library/Views/IntentParts.swift"
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
static const unsigned char Views_ListSelection_text[] = {
#embed "../Library/Views/ListSelection.swift"
};
static const unsigned char Views_Lists_text[] = {
#embed "../Library/Views/Lists.swift"
};
static const unsigned char Views_LiveNames_text[] = {
#embed "../Library/Views/LiveNames.swift"
};
static const unsigned char Views_LocalizedResources_text[] = {
#embed "../Library/Views/LocalizedResources.swift"
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
static const unsigned char Views_ModelActors_text[] = {
#embed "../Library/Views/ModelActors.swift"
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
static const unsigned char Views_SystemEvents_text[] = {
#embed "../Library/Views/SystemEvents.swift"
};
static const unsigned char Views_SystemModifiers_text[] = {
#embed "../Library/Views/SystemModifiers.swift"
};
static const unsigned char Views_SystemValues_text[] = {
#embed "../Library/Views/SystemValues.swift"
};
static const unsigned char Views_TableSelection_text[] = {
#embed "../Library/Views/TableSelection.swift"
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
static const unsigned char Views_UIHosting_text[] = {
#embed "../Library/Views/UIHosting.swift"
};
static const unsigned char Views_UIKitHosting_text[] = {
#embed "../Library/Views/UIKitHosting.swift"
};
static const unsigned char Views_UIKitValues_text[] = {
#embed "../Library/Views/UIKitValues.swift"
};
static const unsigned char Views_UIViewRepresentables_text[] = {
#embed "../Library/Views/UIViewRepresentables.swift"
};
static const unsigned char Views_ViewBuilders_text[] = {
#embed "../Library/Views/ViewBuilders.swift"
};
static const unsigned char Views_ViewPersistence_text[] = {
#embed "../Library/Views/ViewPersistence.swift"
};
static const unsigned char Views_ViewProtocols_text[] = {
#embed "../Library/Views/ViewProtocols.swift"
};
static const unsigned char Views_VisualEffects_text[] = {
#embed "../Library/Views/VisualEffects.swift"
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
  Foundation_DateIntervalStyles,
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
  Foundation_URL,
  Foundation_URLComponents,
  Foundation_URLHints,
  Foundation_URLQueries,
  Foundation_URLSessionTasks,
  Foundation_UUID,
  Foundation_Undoing,
  Foundation_UserDefaults,
  Foundation_ValueCoding,
  Foundation_ValueObjects,
  Frameworks_Activities,
  Frameworks_ActivityWidgets,
  Frameworks_AppKitFonts,
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
  Frameworks_Tips,
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
  Memory_ArraySliceMemory,
  Memory_Buffers,
  Memory_ContiguousArrayMemory,
  Memory_DataMemory,
  Memory_LentMemory,
  Memory_Memories,
  Memory_MemoryAccess,
  Memory_MemoryFunctions,
  Memory_OpaquePointer,
  Memory_PointerNumbers,
  Memory_Pointers,
  Memory_RawMemory,
  Memory_RawPointers,
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
  Observation_CombineLatest,
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
  Observation_Zip,
  PackageDescription_Packages,
  PackageDescription_Targets,
  Packages_AlertStates,
  Packages_AsyncAlgorithms,
  Packages_AsyncTimers,
  Packages_BindableStores,
  Packages_BindingStores,
  Packages_CasePaths,
  Packages_CollectionAlgorithms,
  Packages_Combinatorics,
  Packages_Dependencies,
  Packages_Deque,
  Packages_Effects,
  Packages_Heap,
  Packages_IdentifiedArray,
  Packages_OrderedDictionary,
  Packages_OrderedDictionaryViews,
  Packages_OrderedSet,
  Packages_PackageLogging,
  Packages_PresentedStates,
  Packages_Reducers,
  Packages_SequenceAlgorithms,
  Packages_SharedValues,
  Packages_StackViews,
  Packages_StoreBindings,
  Packages_Stores,
  Packages_TestStores,
  Packages_ViewStores,
  RegexBuilder_Optionally,
  RegexBuilder_RegexAnchors,
  RegexBuilder_RegexBuilding,
  RegexBuilder_RegexCaptures,
  RegexBuilder_RegexCharacterClasses,
  RegexBuilder_RegexQuantifiers,
  RegexBuilder_ZeroOrMore,
  Standard_ASCIIBytes,
  Standard_AdditiveArithmetic,
  Standard_AnyBidirectionalCollection,
  Standard_AnyCollections,
  Standard_AnyHashable,
  Standard_AnyRandomAccessCollection,
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
  Standard_ClosedRangeCoding,
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
  Standard_FloatConversions,
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
  Standard_RangeCoding,
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
  Views_AppKitValues,
  Views_Bindable,
  Views_Binding,
  Views_Buttons,
  Views_Canvas,
  Views_Charts,
  Views_CollectionViews,
  Views_ColourModifiers,
  Views_Colours,
  Views_Commands,
  Views_ContainerStyles,
  Views_ContentModifiers,
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
  Views_FileModifiers,
  Views_FocusState,
  Views_FocusedValueModifiers,
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
  Views_IntentParts,
  Views_Intents,
  Views_Interactions,
  Views_Interpolations,
  Views_KeyPresses,
  Views_LabeledContentStyle,
  Views_LabeledContentStyleModifiers,
  Views_Labels,
  Views_LayoutModifiers,
  Views_LayoutValues,
  Views_ListSelection,
  Views_ListSelections,
  Views_Lists,
  Views_LiveNames,
  Views_LocalizedResources,
  Views_ManagedObjects,
  Views_MenuStyle,
  Views_MenuStyleModifiers,
  Views_ModelActors,
  Views_Moments,
  Views_MultiDatePickers,
  Views_NSHosting,
  Views_NSViewControllerRepresentables,
  Views_NSViewRepresentables,
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
  Views_ScenePersistence,
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
  Views_SystemEvents,
  Views_SystemModifiers,
  Views_SystemValues,
  Views_TableSelection,
  Views_TableSelections,
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
  Views_UIHosting,
  Views_UIKitHosting,
  Views_UIKitValues,
  Views_UIViewControllerRepresentables,
  Views_UIViewRepresentables,
  Views_ViewBuilders,
  Views_ViewPersistence,
  Views_ViewProtocols,
  Views_VisualEffects,
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
  {"Foundation/DateIntervalStyles.swift", NULL, Foundation_DateIntervalStyles_text, sizeof Foundation_DateIntervalStyles_text},
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
  {"Foundation/URL.swift", NULL, Foundation_URL_text, sizeof Foundation_URL_text},
  {"Foundation/URLComponents.swift", NULL, Foundation_URLComponents_text, sizeof Foundation_URLComponents_text},
  {"Foundation/URLHints.swift", NULL, Foundation_URLHints_text, sizeof Foundation_URLHints_text},
  {"Foundation/URLQueries.swift", NULL, Foundation_URLQueries_text, sizeof Foundation_URLQueries_text},
  {"Foundation/URLSessionTasks.swift", NULL, Foundation_URLSessionTasks_text, sizeof Foundation_URLSessionTasks_text},
  {"Foundation/UUID.swift", NULL, Foundation_UUID_text, sizeof Foundation_UUID_text},
  {"Foundation/Undoing.swift", NULL, Foundation_Undoing_text, sizeof Foundation_Undoing_text},
  {"Foundation/UserDefaults.swift", NULL, Foundation_UserDefaults_text, sizeof Foundation_UserDefaults_text},
  {"Foundation/ValueCoding.swift", NULL, Foundation_ValueCoding_text, sizeof Foundation_ValueCoding_text},
  {"Foundation/ValueObjects.swift", NULL, Foundation_ValueObjects_text, sizeof Foundation_ValueObjects_text},
  {"Frameworks/Activities.swift", "ActivityKit", Frameworks_Activities_text, sizeof Frameworks_Activities_text},
  {"Frameworks/ActivityWidgets.swift", "ActivityKit", Frameworks_ActivityWidgets_text, sizeof Frameworks_ActivityWidgets_text},
  {"Frameworks/AppKitFonts.swift", NULL, Frameworks_UIKitFonts_text, sizeof Frameworks_UIKitFonts_text, "UIKit=AppKit, UIFont=NSFont, 14=13"},
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
  {"Frameworks/Tips.swift", "TipKit", Frameworks_Tips_text, sizeof Frameworks_Tips_text},
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
  {"Memory/ArraySliceMemory.swift", NULL, Memory_ArraySliceMemory_text, sizeof Memory_ArraySliceMemory_text},
  {"Memory/Buffers.swift", NULL, Memory_Buffers_text, sizeof Memory_Buffers_text},
  {"Memory/ContiguousArrayMemory.swift", NULL, Memory_ArraySliceMemory_text, sizeof Memory_ArraySliceMemory_text, "ArraySlice=ContiguousArray"},
  {"Memory/DataMemory.swift", NULL, Memory_DataMemory_text, sizeof Memory_DataMemory_text},
  {"Memory/LentMemory.swift", NULL, Memory_LentMemory_text, sizeof Memory_LentMemory_text},
  {"Memory/Memories.swift", NULL, Memory_Memories_text, sizeof Memory_Memories_text},
  {"Memory/MemoryAccess.swift", NULL, Memory_MemoryAccess_text, sizeof Memory_MemoryAccess_text},
  {"Memory/MemoryFunctions.swift", NULL, Memory_MemoryFunctions_text, sizeof Memory_MemoryFunctions_text},
  {"Memory/OpaquePointer.swift", NULL, Memory_OpaquePointer_text, sizeof Memory_OpaquePointer_text},
  {"Memory/PointerNumbers.swift", NULL, Memory_PointerNumbers_text, sizeof Memory_PointerNumbers_text},
  {"Memory/Pointers.swift", NULL, Memory_Pointers_text, sizeof Memory_Pointers_text},
  {"Memory/RawMemory.swift", NULL, Memory_RawMemory_text, sizeof Memory_RawMemory_text},
  {"Memory/RawPointers.swift", NULL, Memory_RawPointers_text, sizeof Memory_RawPointers_text},
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
  {"Observation/CombineLatest.swift", NULL, Observation_CombineLatest_text, sizeof Observation_CombineLatest_text},
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
  {"Observation/Zip.swift", NULL, Observation_CombineLatest_text, sizeof Observation_CombineLatest_text, "CombineLatest=Zip, combineLatest=zip"},
  {"PackageDescription/Packages.swift", "PackageDescription", PackageDescription_Packages_text, sizeof PackageDescription_Packages_text},
  {"PackageDescription/Targets.swift", "PackageDescription", PackageDescription_Targets_text, sizeof PackageDescription_Targets_text},
  {"Packages/AlertStates.swift", "ComposableArchitecture", Packages_AlertStates_text, sizeof Packages_AlertStates_text},
  {"Packages/AsyncAlgorithms.swift", "AsyncAlgorithms", Packages_AsyncAlgorithms_text, sizeof Packages_AsyncAlgorithms_text},
  {"Packages/AsyncTimers.swift", "AsyncAlgorithms", Packages_AsyncTimers_text, sizeof Packages_AsyncTimers_text},
  {"Packages/BindableStores.swift", "ComposableArchitecture", Packages_BindableStores_text, sizeof Packages_BindableStores_text},
  {"Packages/BindingStores.swift", "ComposableArchitecture", Packages_BindableStores_text, sizeof Packages_BindableStores_text, "BindableAction=BindableAction, _StoreBindable=_StoreBindable, Bindable=Binding"},
  {"Packages/CasePaths.swift", "CasePaths,ComposableArchitecture", Packages_CasePaths_text, sizeof Packages_CasePaths_text},
  {"Packages/CollectionAlgorithms.swift", "Algorithms", Packages_CollectionAlgorithms_text, sizeof Packages_CollectionAlgorithms_text},
  {"Packages/Combinatorics.swift", "Algorithms", Packages_Combinatorics_text, sizeof Packages_Combinatorics_text},
  {"Packages/Dependencies.swift", "Dependencies,DependenciesMacros,Clocks,ComposableArchitecture", Packages_Dependencies_text, sizeof Packages_Dependencies_text},
  {"Packages/Deque.swift", "Collections,DequeModule", Packages_Deque_text, sizeof Packages_Deque_text},
  {"Packages/Effects.swift", "ComposableArchitecture", Packages_Effects_text, sizeof Packages_Effects_text},
  {"Packages/Heap.swift", "Collections,HeapModule", Packages_Heap_text, sizeof Packages_Heap_text},
  {"Packages/IdentifiedArray.swift", "IdentifiedCollections,ComposableArchitecture", Packages_IdentifiedArray_text, sizeof Packages_IdentifiedArray_text},
  {"Packages/OrderedDictionary.swift", "Collections,OrderedCollections", Packages_OrderedDictionary_text, sizeof Packages_OrderedDictionary_text},
  {"Packages/OrderedDictionaryViews.swift", "Collections,OrderedCollections", Packages_OrderedDictionaryViews_text, sizeof Packages_OrderedDictionaryViews_text},
  {"Packages/OrderedSet.swift", "Collections,OrderedCollections,IdentifiedCollections", Packages_OrderedSet_text, sizeof Packages_OrderedSet_text},
  {"Packages/PackageLogging.swift", "Logging", Packages_PackageLogging_text, sizeof Packages_PackageLogging_text},
  {"Packages/PresentedStates.swift", "ComposableArchitecture", Packages_PresentedStates_text, sizeof Packages_PresentedStates_text},
  {"Packages/Reducers.swift", "ComposableArchitecture", Packages_Reducers_text, sizeof Packages_Reducers_text},
  {"Packages/SequenceAlgorithms.swift", "Algorithms", Packages_SequenceAlgorithms_text, sizeof Packages_SequenceAlgorithms_text},
  {"Packages/SharedValues.swift", "Sharing,ComposableArchitecture", Packages_SharedValues_text, sizeof Packages_SharedValues_text},
  {"Packages/StackViews.swift", "ComposableArchitecture", Packages_StackViews_text, sizeof Packages_StackViews_text},
  {"Packages/StoreBindings.swift", "ComposableArchitecture", Packages_StoreBindings_text, sizeof Packages_StoreBindings_text},
  {"Packages/Stores.swift", "ComposableArchitecture", Packages_Stores_text, sizeof Packages_Stores_text},
  {"Packages/TestStores.swift", "ComposableArchitecture", Packages_TestStores_text, sizeof Packages_TestStores_text},
  {"Packages/ViewStores.swift", "ComposableArchitecture", Packages_ViewStores_text, sizeof Packages_ViewStores_text},
  {"RegexBuilder/Optionally.swift", "RegexBuilder", RegexBuilder_Optionally_text, sizeof RegexBuilder_Optionally_text},
  {"RegexBuilder/RegexAnchors.swift", "RegexBuilder", RegexBuilder_RegexAnchors_text, sizeof RegexBuilder_RegexAnchors_text},
  {"RegexBuilder/RegexBuilding.swift", "RegexBuilder", RegexBuilder_RegexBuilding_text, sizeof RegexBuilder_RegexBuilding_text},
  {"RegexBuilder/RegexCaptures.swift", "RegexBuilder", RegexBuilder_RegexCaptures_text, sizeof RegexBuilder_RegexCaptures_text},
  {"RegexBuilder/RegexCharacterClasses.swift", "RegexBuilder", RegexBuilder_RegexCharacterClasses_text, sizeof RegexBuilder_RegexCharacterClasses_text},
  {"RegexBuilder/RegexQuantifiers.swift", "RegexBuilder", RegexBuilder_RegexQuantifiers_text, sizeof RegexBuilder_RegexQuantifiers_text},
  {"RegexBuilder/ZeroOrMore.swift", "RegexBuilder", RegexBuilder_Optionally_text, sizeof RegexBuilder_Optionally_text, "Optionally=ZeroOrMore, \"?\"=\"*\""},
  {"Standard/ASCIIBytes.swift", NULL, Standard_ASCIIBytes_text, sizeof Standard_ASCIIBytes_text},
  {"Standard/AdditiveArithmetic.swift", NULL, Standard_AdditiveArithmetic_text, sizeof Standard_AdditiveArithmetic_text},
  {"Standard/AnyBidirectionalCollection.swift", NULL, Standard_AnyBidirectionalCollection_text, sizeof Standard_AnyBidirectionalCollection_text},
  {"Standard/AnyCollections.swift", NULL, Standard_AnyCollections_text, sizeof Standard_AnyCollections_text},
  {"Standard/AnyHashable.swift", NULL, Standard_AnyHashable_text, sizeof Standard_AnyHashable_text},
  {"Standard/AnyRandomAccessCollection.swift", NULL, Standard_AnyBidirectionalCollection_text, sizeof Standard_AnyBidirectionalCollection_text, "Bidirectional=RandomAccess"},
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
  {"Standard/ClosedRangeCoding.swift", NULL, Standard_RangeCoding_text, sizeof Standard_RangeCoding_text, "PartialRangeUpTo=PartialRangeThrough, Range=ClosedRange"},
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
  {"Standard/Float.swift", NULL, Standard_CGFloat_text, sizeof Standard_CGFloat_text, "CGFloat=Float, cgfloat=float, UInt64=UInt32, 52=23, 11=8, 0x7FF=0xFF, 0xF_FFFF_FFFF_FFFF=0x7F_FFFF"},
  {"Standard/Float64.swift", NULL, Standard_Float64_text, sizeof Standard_Float64_text},
  {"Standard/FloatConversions.swift", NULL, Standard_FloatConversions_text, sizeof Standard_FloatConversions_text},
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
  {"Standard/Int32.swift", NULL, Standard_Int16_text, sizeof Standard_Int16_text, "16=32"},
  {"Standard/Int64.swift", NULL, Standard_Int64_text, sizeof Standard_Int64_text},
  {"Standard/Int8.swift", NULL, Standard_Int16_text, sizeof Standard_Int16_text, "16=8"},
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
  {"Standard/RangeCoding.swift", NULL, Standard_RangeCoding_text, sizeof Standard_RangeCoding_text},
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
  {"Standard/UInt.swift", NULL, Standard_UInt64_text, sizeof Standard_UInt64_text, "Int64=Int, uint64=uint"},
  {"Standard/UInt128.swift", NULL, Standard_UInt128_text, sizeof Standard_UInt128_text},
  {"Standard/UInt16.swift", NULL, Standard_UInt16_text, sizeof Standard_UInt16_text},
  {"Standard/UInt32.swift", NULL, Standard_UInt16_text, sizeof Standard_UInt16_text, "16=32"},
  {"Standard/UInt64.swift", NULL, Standard_UInt64_text, sizeof Standard_UInt64_text},
  {"Standard/UInt8.swift", NULL, Standard_UInt16_text, sizeof Standard_UInt16_text, "16=8"},
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
  {"Views/AppKitValues.swift", NULL, Views_UIKitValues_text, sizeof Views_UIKitValues_text, "UIKit=AppKit, UIImage=NSImage, UIColor=NSColor, uiColor=nsColor, uiImage=nsImage"},
  {"Views/Bindable.swift", NULL, Views_Bindable_text, sizeof Views_Bindable_text},
  {"Views/Binding.swift", NULL, Views_Binding_text, sizeof Views_Binding_text},
  {"Views/Buttons.swift", NULL, Views_Buttons_text, sizeof Views_Buttons_text},
  {"Views/Canvas.swift", NULL, Views_Canvas_text, sizeof Views_Canvas_text},
  {"Views/Charts.swift", "Charts", Views_Charts_text, sizeof Views_Charts_text},
  {"Views/CollectionViews.swift", NULL, Views_CollectionViews_text, sizeof Views_CollectionViews_text},
  {"Views/ColourModifiers.swift", NULL, Views_ColourModifiers_text, sizeof Views_ColourModifiers_text},
  {"Views/Colours.swift", NULL, Views_Colours_text, sizeof Views_Colours_text},
  {"Views/Commands.swift", NULL, Views_Commands_text, sizeof Views_Commands_text},
  {"Views/ContainerStyles.swift", NULL, Views_ContainerStyles_text, sizeof Views_ContainerStyles_text},
  {"Views/ContentModifiers.swift", NULL, Views_ContentModifiers_text, sizeof Views_ContentModifiers_text},
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
  {"Views/FileModifiers.swift", NULL, Views_FileModifiers_text, sizeof Views_FileModifiers_text},
  {"Views/FocusState.swift", NULL, Views_FocusState_text, sizeof Views_FocusState_text},
  {"Views/FocusedValueModifiers.swift", NULL, Views_FocusedValueModifiers_text, sizeof Views_FocusedValueModifiers_text},
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
  {"Views/IntentParts.swift", NULL, Views_IntentParts_text, sizeof Views_IntentParts_text},
  {"Views/Intents.swift", NULL, Views_Intents_text, sizeof Views_Intents_text},
  {"Views/Interactions.swift", NULL, Views_Interactions_text, sizeof Views_Interactions_text},
  {"Views/Interpolations.swift", NULL, Views_Interpolations_text, sizeof Views_Interpolations_text},
  {"Views/KeyPresses.swift", NULL, Views_KeyPresses_text, sizeof Views_KeyPresses_text},
  {"Views/LabeledContentStyle.swift", NULL, Views_LabeledContentStyle_text, sizeof Views_LabeledContentStyle_text},
  {"Views/LabeledContentStyleModifiers.swift", NULL, Views_LabeledContentStyleModifiers_text, sizeof Views_LabeledContentStyleModifiers_text},
  {"Views/Labels.swift", NULL, Views_Labels_text, sizeof Views_Labels_text},
  {"Views/LayoutModifiers.swift", NULL, Views_LayoutModifiers_text, sizeof Views_LayoutModifiers_text},
  {"Views/LayoutValues.swift", NULL, Views_LayoutValues_text, sizeof Views_LayoutValues_text},
  {"Views/ListSelection.swift", NULL, Views_ListSelection_text, sizeof Views_ListSelection_text},
  {"Views/ListSelections.swift", NULL, Views_ListSelection_text, sizeof Views_ListSelection_text, "ListSelection=ListSelections, SelectionValue?=Set<SelectionValue>, _selection=_selections"},
  {"Views/Lists.swift", NULL, Views_Lists_text, sizeof Views_Lists_text},
  {"Views/LiveNames.swift", NULL, Views_LiveNames_text, sizeof Views_LiveNames_text},
  {"Views/LocalizedResources.swift", NULL, Views_LocalizedResources_text, sizeof Views_LocalizedResources_text},
  {"Views/ManagedObjects.swift", NULL, Views_ManagedObjects_text, sizeof Views_ManagedObjects_text},
  {"Views/MenuStyle.swift", NULL, Views_MenuStyle_text, sizeof Views_MenuStyle_text},
  {"Views/MenuStyleModifiers.swift", NULL, Views_MenuStyleModifiers_text, sizeof Views_MenuStyleModifiers_text},
  {"Views/ModelActors.swift", NULL, Views_ModelActors_text, sizeof Views_ModelActors_text},
  {"Views/Moments.swift", NULL, Views_Moments_text, sizeof Views_Moments_text},
  {"Views/MultiDatePickers.swift", NULL, Views_MultiDatePickers_text, sizeof Views_MultiDatePickers_text},
  {"Views/NSHosting.swift", NULL, Views_UIHosting_text, sizeof Views_UIHosting_text, "UIHosting=NSHosting, UIView=NSView"},
  {"Views/NSViewControllerRepresentables.swift", NULL, Views_UIViewRepresentables_text, sizeof Views_UIViewRepresentables_text, "UIView=NSViewController, uiView=nsViewController"},
  {"Views/NSViewRepresentables.swift", NULL, Views_UIViewRepresentables_text, sizeof Views_UIViewRepresentables_text, "UIView=NSView, uiView=nsView"},
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
  {"Views/ScenePersistence.swift", NULL, Views_ViewPersistence_text, sizeof Views_ViewPersistence_text, "View=Scene"},
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
  {"Views/SystemEvents.swift", NULL, Views_SystemEvents_text, sizeof Views_SystemEvents_text},
  {"Views/SystemModifiers.swift", NULL, Views_SystemModifiers_text, sizeof Views_SystemModifiers_text},
  {"Views/SystemValues.swift", NULL, Views_SystemValues_text, sizeof Views_SystemValues_text},
  {"Views/TableSelection.swift", NULL, Views_TableSelection_text, sizeof Views_TableSelection_text},
  {"Views/TableSelections.swift", NULL, Views_TableSelection_text, sizeof Views_TableSelection_text, "TableSelection=TableSelections, Value.ID?=Set<Value.ID>, _selection=_selections"},
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
  {"Views/UIHosting.swift", NULL, Views_UIHosting_text, sizeof Views_UIHosting_text},
  {"Views/UIKitHosting.swift", NULL, Views_UIKitHosting_text, sizeof Views_UIKitHosting_text},
  {"Views/UIKitValues.swift", NULL, Views_UIKitValues_text, sizeof Views_UIKitValues_text},
  {"Views/UIViewControllerRepresentables.swift", NULL, Views_UIViewRepresentables_text, sizeof Views_UIViewRepresentables_text, "UIView=UIViewController, uiView=uiViewController"},
  {"Views/UIViewRepresentables.swift", NULL, Views_UIViewRepresentables_text, sizeof Views_UIViewRepresentables_text},
  {"Views/ViewBuilders.swift", NULL, Views_ViewBuilders_text, sizeof Views_ViewBuilders_text},
  {"Views/ViewPersistence.swift", NULL, Views_ViewPersistence_text, sizeof Views_ViewPersistence_text},
  {"Views/ViewProtocols.swift", NULL, Views_ViewProtocols_text, sizeof Views_ViewProtocols_text},
  {"Views/VisualEffects.swift", NULL, Views_VisualEffects_text, sizeof Views_VisualEffects_text},
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
  {"ARView", Frameworks_SceneViews, 1},
  {"AVAsset", Frameworks_Media, 1},
  {"AVAudioPlayer", Frameworks_Media, 1},
  {"AVAudioPlayerDelegate", Frameworks_Media, 1},
  {"AVAudioRecorder", Frameworks_Media, 1},
  {"AVAudioSession", Frameworks_Media, 1},
  {"AVAuthorizationStatus", Frameworks_Media, 1},
  {"AVCaptureDevice", Frameworks_Media, 1},
  {"AVCaptureSession", Frameworks_Media, 1},
  {"AVCaptureVideoPreviewLayer", Frameworks_Media, 1},
  {"AVMediaType", Frameworks_Media, 1},
  {"AVPlayer", Frameworks_Media, 1},
  {"AVPlayerItem", Frameworks_Media, 1},
  {"AVPlayerLayer", Frameworks_Media, 1},
  {"AVPlayerLooper", Frameworks_Media, 1},
  {"AVPlayerViewController", Frameworks_Media, 1},
  {"AVQueuePlayer", Frameworks_Media, 1},
  {"AVSpeechSynthesisVoice", Frameworks_Media, 1},
  {"AVSpeechSynthesizer", Frameworks_Media, 1},
  {"AVSpeechSynthesizerDelegate", Frameworks_Media, 1},
  {"AVSpeechUtterance", Frameworks_Media, 1},
  {"AVURLAsset", Frameworks_Media, 1},
  {"AccessibilityActionKind", Views_SystemEvents, 1},
  {"AccessibilityAdjustmentDirection", Views_SystemEvents, 1},
  {"AccessibilityChildBehavior", Views_SystemValues, 1},
  {"AccessibilityFocusState", Views_FocusState, 1},
  {"AccessibilityHeadingLevel", Views_SystemValues, 1},
  {"AccessibilityTraits", Views_SystemValues, 1},
  {"ActionSheet", Views_Alerts, 1},
  {"Activity", Frameworks_Activities, 1},
  {"ActivityAttributes", Frameworks_Activities, 1},
  {"ActivityAuthorizationError", Frameworks_Activities, 1},
  {"ActivityAuthorizationInfo", Frameworks_Activities, 1},
  {"ActivityConfiguration", Frameworks_ActivityWidgets, 1},
  {"ActivityContent", Frameworks_Activities, 1},
  {"ActivityState", Frameworks_Activities, 1},
  {"ActivityUIDismissalPolicy", Frameworks_Activities, 1},
  {"ActivityViewContext", Frameworks_ActivityWidgets, 1},
  {"Actor", Concurrency_Actors, 1},
  {"AdditiveArithmetic", Standard_AdditiveArithmetic, 1},
  {"Alert", Views_Alerts, 1},
  {"AlertConfiguration", Frameworks_Activities, 1},
  {"AlertState", Packages_AlertStates, 1},
  {"Alignment", Views_Geometry, 1},
  {"AlignmentID", Views_Geometry, 1},
  {"AlternationBuilder", RegexBuilder_RegexBuilding, 1},
  {"Anchor", Views_Anchors, 1},
  {"AnchorEntity", Frameworks_Entities, 1},
  {"AnchoringComponent", Frameworks_Entities, 1},
  {"Angle", Views_Geometry, 1},
  {"Animatable", Views_AnimationValues, 1},
  {"AnimatableModifier", Views_AnimationValues, 1},
  {"AnimatablePair", Views_AnimationValues, 1},
  {"Animation", Views_Fonts, 1},
  {"AnimationCompletionCriteria", Views_Fonts, 1},
  {"AnimationContext", Views_AnimationValues, 1},
  {"AnimationPlaybackController", Frameworks_Entities, 1},
  {"AnimationResource", Frameworks_Entities, 1},
  {"AnimationState", Views_AnimationValues, 1},
  {"AnimationStateKey", Views_AnimationValues, 1},
  {"AnimationTimelineSchedule", Views_Timelines, 1},
  {"Annotation", Frameworks_MapContent},
  {"AnyActor", Concurrency_Actors, 1},
  {"AnyBidirectionalCollection", Standard_AnyBidirectionalCollection, 1},
  {"AnyCancellable", Observation_Combine, 1},
  {"AnyCasePath", Packages_CasePaths, 1},
  {"AnyClass", Standard_OtherNames, 1},
  {"AnyCollection", Standard_AnyCollections, 1},
  {"AnyGesture", Views_Gestures, 1},
  {"AnyHashable", Standard_AnyHashable, 1},
  {"AnyIndex", Standard_AnyCollections, 1},
  {"AnyIterator", Standard_AnySequence, 1},
  {"AnyKeyPath", Standard_KeyPaths, 1},
  {"AnyLayout", Views_LayoutValues, 1},
  {"AnyPublisher", Observation_Combine, 1},
  {"AnyRandomAccessCollection", Standard_AnyRandomAccessCollection, 1},
  {"AnyRegexOutput", Standard_Regex, 1},
  {"AnySequence", Standard_AnySequence, 1},
  {"AnyShape", Views_Shapes, 1},
  {"AnyShapeStyle", Views_DrawingValues, 1},
  {"AnySubscriber", Observation_Subscribers, 1},
  {"AnyTransition", Views_Fonts, 1},
  {"AnyView", Views_ViewBuilders, 1},
  {"App", Views_ViewProtocols, 1},
  {"AppDependency", Views_IntentParts, 1},
  {"AppDependencyManager", Views_IntentParts, 1},
  {"AppEntity", Views_Intents, 1},
  {"AppEnum", Views_Intents, 1},
  {"AppIntent", Views_IntentParts, 1},
  {"AppIntent", Views_Intents, 1},
  {"AppIntentConfiguration", Views_Widgets, 1},
  {"AppIntentError", Views_IntentParts, 1},
  {"AppIntentRecommendation", Views_Widgets, 1},
  {"AppIntentTimelineProvider", Views_Widgets, 1},
  {"AppShortcut", Views_Intents, 1},
  {"AppShortcutPhrase", Views_Intents, 1},
  {"AppShortcutPhraseToken", Views_Intents, 1},
  {"AppShortcutsBuilder", Views_Intents, 1},
  {"AppShortcutsProvider", Views_Intents, 1},
  {"AppStorage", Views_Storage, 1},
  {"AppStorageKey", Packages_SharedValues, 1},
  {"AppStore", Frameworks_Store, 1},
  {"Array", Standard_Array, 1},
  {"ArraySlice", Standard_ArraySlice, 1},
  {"AsyncBufferSequencePolicy", Packages_AsyncAlgorithms, 1},
  {"AsyncChannel", Packages_AsyncAlgorithms, 1},
  {"AsyncImage", Views_Labels, 1},
  {"AsyncImagePhase", Views_Labels, 1},
  {"AsyncIteratorProtocol", Concurrency_AsyncSequences, 1},
  {"AsyncPublisher", Observation_SharedPublishers, 1},
  {"AsyncSequence", Concurrency_AsyncSequences, 1},
  {"AsyncStream", Concurrency_AsyncStreams, 1},
  {"AsyncThrowingPublisher", Observation_SharedPublishers, 1},
  {"AsyncThrowingStream", Concurrency_AsyncStreams, 1},
  {"AsyncTimerSequence", Packages_AsyncTimers, 1},
  {"Atomic", Concurrency_Synchronization, 1},
  {"AtomicLoadOrdering", Concurrency_Synchronization, 1},
  {"AtomicStoreOrdering", Concurrency_Synchronization, 1},
  {"AtomicUpdateOrdering", Concurrency_Synchronization, 1},
  {"Attachable", Testing_Attachment, 1},
  {"Attachment", Frameworks_RealityViews, 1},
  {"Attachment", Testing_Attachment, 1},
  {"AttributeContainer", Foundation_AttributedTexts, 1},
  {"AttributeContainer", Foundation_TextAttributes, 1},
  {"AttributedString", Foundation_AttributedTextViews, 1},
  {"AttributedString", Foundation_AttributedTexts, 1},
  {"AttributedString", Foundation_TextAttributes, 1},
  {"AttributedStringProtocol", Foundation_AttributedTextViews, 1},
  {"AttributedStringProtocol", Foundation_AttributedTexts, 1},
  {"AttributedStringProtocol", Foundation_TextAttributes, 1},
  {"AttributedSubstring", Foundation_AttributedTexts, 1},
  {"AttributedSubstring", Foundation_TextAttributes, 1},
  {"AttributedTextSelection", Views_TextInput, 1},
  {"AudioPlaybackIntent", Views_Intents, 1},
  {"Axis", Views_Geometry, 1},
  {"BUFSIZ", Glibc_Constants},
  {"BackgroundProminence", Views_EnvironmentTypes, 1},
  {"BackgroundTask", Views_Scenes, 1},
  {"BidirectionalCollection", Standard_Collections, 1},
  {"BillboardComponent", Frameworks_Entities, 1},
  {"BinaryFloatingPoint", Standard_FloatingPoint, 1},
  {"BinaryInteger", Standard_BinaryInteger, 1},
  {"Bindable", Views_Bindable, 1},
  {"BindableAction", Packages_StoreBindings, 1},
  {"Binding", Views_Binding, 1},
  {"BindingAction", Packages_StoreBindings, 1},
  {"BindingReducer", Packages_StoreBindings, 1},
  {"BindingState", Packages_StoreBindings, 1},
  {"BitwiseCopyable", Standard_Markers, 1},
  {"BlendMode", Views_DrawingValues, 1},
  {"BlockOperation", Foundation_Caches, 1},
  {"Bool", Standard_Bool, 1},
  {"BooleanLiteralType", Standard_OtherNames, 1},
  {"BorderedListStyle", Views_ContainerStyles, 1},
  {"Bug", Testing_TestTraits, 1},
  {"BuildConfiguration", PackageDescription_Targets, 1},
  {"BuildSettingCondition", PackageDescription_Targets, 1},
  {"Bundle", Foundation_Bundles, 1},
  {"Button", Views_Buttons, 1},
  {"ButtonBorderShape", Views_SystemValues, 1},
  {"ButtonRepeatBehavior", Views_EnvironmentTypes, 1},
  {"ButtonRole", Views_Buttons, 1},
  {"ButtonState", Packages_AlertStates, 1},
  {"ButtonStateAction", Packages_AlertStates, 1},
  {"ButtonStateBuilder", Packages_AlertStates, 1},
  {"ButtonStateRole", Packages_AlertStates, 1},
  {"ButtonStyle", Views_ControlStyles, 1},
  {"ButtonStyleConfiguration", Views_ControlStyles, 1},
  {"ByteCountFormatStyle", Foundation_ByteCounts, 1},
  {"ByteCountFormatter", Foundation_ByteCounts, 1},
  {"CACurrentMediaTime", Foundation_SystemFunctions},
  {"CADisplayLink", Frameworks_DisplayLinks, 1},
  {"CAFrameRateRange", Frameworks_DisplayLinks, 1},
  {"CALayer", Frameworks_Layers, 1},
  {"CATransaction", Frameworks_DisplayLinks, 1},
  {"CBool", Standard_OtherNames, 1},
  {"CChar", Standard_OtherNames, 1},
  {"CDouble", Standard_OtherNames, 1},
  {"CFAbsoluteTime", Foundation_TimeInterval, 1},
  {"CFAbsoluteTimeGetCurrent", Foundation_Platform},
  {"CFTimeInterval", Foundation_TimeInterval, 1},
  {"CFloat", Standard_OtherNames, 1},
  {"CGAffineTransform", Views_AnimationValues, 1},
  {"CGFloat", Standard_CGFloat, 1},
  {"CGFloat", Standard_FloatConversions, 1},
  {"CGLineCap", Views_Shapes, 1},
  {"CGLineJoin", Views_Shapes, 1},
  {"CGPoint", Foundation_FoundationGeometry, 1},
  {"CGRect", Foundation_FoundationGeometry, 1},
  {"CGRectEdge", Foundation_GeometryMembers, 1},
  {"CGSize", Foundation_FoundationGeometry, 1},
  {"CGVector", Foundation_FoundationGeometry, 1},
  {"CInt", Standard_OtherNames, 1},
  {"CLAccuracyAuthorization", Frameworks_CoreLocation, 1},
  {"CLActivityType", Frameworks_CoreLocation, 1},
  {"CLAuthorizationStatus", Frameworks_CoreLocation, 1},
  {"CLCircularRegion", Frameworks_CoreLocation, 1},
  {"CLError", Frameworks_CoreLocation, 1},
  {"CLGeocoder", Frameworks_CoreLocation, 1},
  {"CLHeading", Frameworks_CoreLocation, 1},
  {"CLLocation", Frameworks_CoreLocation, 1},
  {"CLLocationAccuracy", Frameworks_CoreLocation, 1},
  {"CLLocationCoordinate2D", Frameworks_CoreLocation, 1},
  {"CLLocationCoordinate2DIsValid", Frameworks_CoreLocation},
  {"CLLocationCoordinate2DMake", Frameworks_CoreLocation},
  {"CLLocationDegrees", Frameworks_CoreLocation, 1},
  {"CLLocationDirection", Frameworks_CoreLocation, 1},
  {"CLLocationDistance", Frameworks_CoreLocation, 1},
  {"CLLocationManager", Frameworks_CoreLocation, 1},
  {"CLLocationManagerDelegate", Frameworks_CoreLocation, 1},
  {"CLLocationSpeed", Frameworks_CoreLocation, 1},
  {"CLLocationUpdate", Frameworks_CoreLocation, 1},
  {"CLOCK_MONOTONIC", Glibc_Constants},
  {"CLOCK_PROCESS_CPUTIME_ID", Glibc_Constants},
  {"CLOCK_REALTIME", Glibc_Constants},
  {"CLOCK_THREAD_CPUTIME_ID", Glibc_Constants},
  {"CLPlacemark", Frameworks_CoreLocation, 1},
  {"CLRegion", Frameworks_CoreLocation, 1},
  {"CLRegionState", Frameworks_CoreLocation, 1},
  {"CLVisit", Frameworks_CoreLocation, 1},
  {"CLanguageStandard", PackageDescription_Packages, 1},
  {"CLong", Standard_OtherNames, 1},
  {"CLongLong", Standard_OtherNames, 1},
  {"CMTime", Frameworks_Media, 1},
  {"CMTimeGetSeconds", Frameworks_Media},
  {"CMTimeMake", Frameworks_Media},
  {"CMTimeMakeWithSeconds", Frameworks_Media},
  {"CMTimeScale", Frameworks_Media, 1},
  {"CMTimeValue", Frameworks_Media, 1},
  {"CSetting", PackageDescription_Targets, 1},
  {"CUnsignedInt", Standard_OtherNames, 1},
  {"CVaListPointer", Glibc_Types, 1},
  {"CVarArg", Standard_VariadicArguments, 1},
  {"CXXLanguageStandard", PackageDescription_Packages, 1},
  {"CXXSetting", PackageDescription_Targets, 1},
  {"Calendar", Foundation_Calendar, 1},
  {"Cancellable", Observation_Combine, 1},
  {"CancellationError", Concurrency_TaskSupport, 1},
  {"Canvas", Views_Canvas, 1},
  {"Capsule", Views_Shapes, 1},
  {"Capture", RegexBuilder_RegexCaptures, 1},
  {"CarouselListStyle", Views_ContainerStyles, 1},
  {"CarouselTabViewStyle", Views_ContainerStyles, 1},
  {"Case", Packages_CasePaths, 1},
  {"CaseIterable", Standard_CaseIterable, 1},
  {"CaseKeyPath", Packages_CasePaths, 1},
  {"CasePathable", Packages_CasePaths, 1},
  {"CaseReducer", Packages_Reducers, 1},
  {"CaseReducerState", Packages_Reducers, 1},
  {"Character", Standard_Character, 1},
  {"CharacterClass", RegexBuilder_RegexCharacterClasses, 1},
  {"CharacterSet", Foundation_CharacterSet, 1},
  {"ChartContent", Views_Charts, 1},
  {"ChartContentBuilder", Views_Charts, 1},
  {"CheckedContinuation", Concurrency_Continuations, 1},
  {"ChoiceOf", RegexBuilder_RegexBuilding, 1},
  {"Circle", Views_Shapes, 1},
  {"Clock", Concurrency_Clocks, 1},
  {"ClosedRange", Standard_ClosedRange, 1},
  {"CocoaError", Foundation_CocoaErrors, 1},
  {"Codable", Standard_Codable, 1},
  {"CodingKey", Standard_Codable, 1},
  {"CodingKeyRepresentable", Standard_Codable, 1},
  {"CodingUserInfoKey", Standard_Codable, 1},
  {"Collection", Standard_Collections, 1},
  {"CollectionDifference", Standard_CollectionDifference, 1},
  {"CollectionOfOne", Standard_Repeated, 1},
  {"CollisionComponent", Frameworks_Entities, 1},
  {"Color", Views_Colours, 1},
  {"ColorPicker", Views_Pickers, 1},
  {"ColorRenderingMode", Views_DrawingValues, 1},
  {"ColorResource", Views_Colours, 1},
  {"ColorScheme", Views_EnvironmentKeys, 1},
  {"ColorSchemeContrast", Views_EnvironmentKeys, 1},
  {"ColumnNavigationViewStyle", Views_ContainerStyles, 1},
  {"CombinationsSequence", Packages_Combinatorics, 1},
  {"CombineIdentifier", Observation_Subscribers, 1},
  {"CombineReducers", Packages_Reducers, 1},
  {"CommandGroup", Views_Commands, 1},
  {"CommandGroupPlacement", Views_Commands, 1},
  {"CommandLine", Standard_CommandLine, 1},
  {"CommandMenu", Views_Commands, 1},
  {"Commands", Views_Commands, 1},
  {"CommandsBuilder", Views_Commands, 1},
  {"Comment", Testing_Issues, 1},
  {"CompactDatePickerStyle", Views_ContainerStyles, 1},
  {"Comparable", Standard_Comparable, 1},
  {"ComparableComparator", Foundation_Sorting, 1},
  {"ComparisonResult", Foundation_ComparisonResult, 1},
  {"Component", Frameworks_Entities, 1},
  {"ConditionTrait", Testing_TestTraits, 1},
  {"Confirmation", Testing_Expectations, 1},
  {"ConfirmationDialogState", Packages_AlertStates, 1},
  {"ConnectablePublisher", Observation_Combine, 1},
  {"ContainerBackgroundPlacement", Views_ContentModifiers, 1},
  {"ContainerRelativeShape", Views_Shapes, 1},
  {"ContainerValueKey", Views_Subviews, 1},
  {"ContainerValues", Views_Subviews, 1},
  {"ContentMarginPlacement", Views_SystemValues, 1},
  {"ContentMode", Views_Geometry, 1},
  {"ContentShapeKinds", Views_DrawingValues, 1},
  {"ContentSizeCategory", Views_EnvironmentKeys, 1},
  {"ContentTransition", Views_AnimationValues, 1},
  {"ContentUnavailableView", Views_Labels, 1},
  {"Context", PackageDescription_Packages, 1},
  {"ContextMenu", Views_Structure, 1},
  {"ContiguousArray", Standard_ContiguousArray, 1},
  {"ContiguousBytes", Foundation_DataProtocols, 1},
  {"ContinuousClock", Concurrency_Clocks, 1},
  {"ControlActiveState", Views_EnvironmentTypes, 1},
  {"ControlGroup", Views_Stacks, 1},
  {"ControlGroupStyle", Views_ControlGroupStyle, 1},
  {"ControlGroupStyleConfiguration", Views_ControlGroupStyle, 1},
  {"ControlSize", Views_EnvironmentTypes, 1},
  {"CoordinateSpace", Views_Readers, 1},
  {"Copyable", Standard_Markers, 1},
  {"CountableClosedRange", Standard_ClosedRange, 1},
  {"CountableRange", Standard_Range, 1},
  {"CurrencyFormatStyleConfiguration", Foundation_NumberTexts, 1},
  {"CurrentValueSubject", Observation_Subjects, 1},
  {"CustomAnimation", Views_AnimationValues, 1},
  {"CustomCombineIdentifierConvertible", Observation_Subscribers, 1},
  {"CustomDebugStringConvertible", Standard_CustomStringConvertible, 1},
  {"CustomLocalizedStringResourceConvertible", Views_LocalizedResources, 1},
  {"CustomNSError", Foundation_Bridging, 1},
  {"CustomPresentationDetent", Views_Detents, 1},
  {"CustomReflectable", Standard_Mirror, 1},
  {"CustomStringConvertible", Standard_CustomStringConvertible, 1},
  {"CustomTestStringConvertible", Testing_Issues, 1},
  {"CycledSequence", Packages_CollectionAlgorithms, 1},
  {"DIR", Glibc_Types, 1},
  {"DT_DIR", Glibc_Constants},
  {"DT_LNK", Glibc_Constants},
  {"DT_REG", Glibc_Constants},
  {"DT_UNKNOWN", Glibc_Constants},
  {"Data", Foundation_ByteMembers, 1},
  {"Data", Foundation_Data, 1},
  {"Data", Foundation_FileContents, 1},
  {"DataProtocol", Foundation_DataProtocols, 1},
  {"Date", Foundation_Date, 1},
  {"DateComponents", Foundation_DateComponents, 1},
  {"DateComponentsFormatter", Foundation_ComponentFormatters, 1},
  {"DateFormatter", Foundation_Formatters, 1},
  {"DateGenerator", Packages_Dependencies, 1},
  {"DateInterval", Foundation_Date, 1},
  {"DateIntervalFormatter", Foundation_DateIntervalStyles, 1},
  {"DatePicker", Views_Pickers, 1},
  {"DatePickerComponents", Views_Pickers, 1},
  {"DatePickerStyle", Views_ContainerStyles, 1},
  {"Decimal", Foundation_Decimal, 1},
  {"Decodable", Foundation_ValueCoding, 1},
  {"Decodable", Standard_ClosedRangeCoding, 1},
  {"Decodable", Standard_Codable, 1},
  {"Decodable", Standard_CodingConformances, 1},
  {"Decodable", Standard_ContainerCoding, 1},
  {"Decodable", Standard_DerivedCoding, 1},
  {"Decodable", Standard_NumberCoding, 1},
  {"Decodable", Standard_RangeCoding, 1},
  {"Decoder", Standard_Codable, 1},
  {"DecodingError", Standard_Codable, 1},
  {"DefaultDatePickerStyle", Views_ContainerStyles, 1},
  {"DefaultFocusEvaluationPriority", Views_FurtherInteractions, 1},
  {"DefaultIndices", Standard_Collections, 1},
  {"DefaultListStyle", Views_ContainerStyles, 1},
  {"DefaultNavigationViewStyle", Views_ContainerStyles, 1},
  {"DefaultPickerStyle", Views_ContainerStyles, 1},
  {"DefaultStringInterpolation", Standard_LiteralProtocols, 1},
  {"DefaultTabViewStyle", Views_ContainerStyles, 1},
  {"Deferred", Observation_SimplePublishers, 1},
  {"Dependency", Packages_Dependencies, 1},
  {"DependencyClient", Packages_Dependencies, 1},
  {"DependencyContext", Packages_Dependencies, 1},
  {"DependencyEndpoint", Packages_Dependencies, 1},
  {"DependencyKey", Packages_Dependencies, 1},
  {"DependencyValues", Packages_Dependencies, 1},
  {"Deque", Packages_Deque, 1},
  {"Dictionary", Standard_Dictionary, 1},
  {"Dimension", Foundation_Measurements, 1},
  {"DisabledTextSelectability", Views_SystemValues, 1},
  {"DiscardingTaskGroup", Concurrency_TaskGroups, 1},
  {"DisclosureGroup", Views_Forms, 1},
  {"DisclosureGroupStyle", Views_DisclosureGroupStyle, 1},
  {"DisclosureGroupStyleConfiguration", Views_DisclosureGroupStyle, 1},
  {"DiscontiguousSlice", Standard_RangeSet, 1},
  {"DismissAction", Views_EnvironmentKeys, 1},
  {"DismissEffect", Packages_Dependencies, 1},
  {"DismissSearchAction", Views_EnvironmentKeys, 1},
  {"DismissWindowAction", Views_EnvironmentKeys, 1},
  {"DispatchGroup", Concurrency_Dispatch, 1},
  {"DispatchPredicate", Concurrency_Dispatch, 1},
  {"DispatchQoS", Concurrency_Dispatch, 1},
  {"DispatchQueue", Concurrency_Dispatch, 1},
  {"DispatchQueue", Concurrency_Timers, 1},
  {"DispatchSemaphore", Concurrency_Dispatch, 1},
  {"DispatchSpecificKey", Concurrency_Dispatch, 1},
  {"DispatchTime", Concurrency_Dispatch, 1},
  {"DispatchTimeInterval", Concurrency_Dispatch, 1},
  {"DispatchTimeoutResult", Concurrency_Dispatch, 1},
  {"DispatchWorkItem", Concurrency_Dispatch, 1},
  {"DispatchWorkItemFlags", Concurrency_Dispatch, 1},
  {"DisplayRepresentation", Views_Intents, 1},
  {"Divider", Views_Readers, 1},
  {"Double", Standard_Double, 1},
  {"DoubleColumnNavigationViewStyle", Views_ContainerStyles, 1},
  {"DragGesture", Views_Gestures, 1},
  {"DropDelegate", Views_Transfers, 1},
  {"DropFirstSequence", Standard_TrimmedSequences, 1},
  {"DropInfo", Views_Transfers, 1},
  {"DropOperation", Views_Transfers, 1},
  {"DropProposal", Views_Transfers, 1},
  {"DropWhileSequence", Standard_TrimmedSequences, 1},
  {"Duration", Concurrency_Duration, 1},
  {"DurationProtocol", Concurrency_Duration, 1},
  {"DynamicIsland", Frameworks_ActivityWidgets, 1},
  {"DynamicIslandExpandedContentBuilder", Frameworks_ActivityWidgets, 1},
  {"DynamicIslandExpandedRegion", Frameworks_ActivityWidgets},
  {"DynamicIslandExpandedRegionPosition", Frameworks_ActivityWidgets, 1},
  {"DynamicProperty", Views_State, 1},
  {"DynamicTypeSize", Views_EnvironmentKeys, 1},
  {"DynamicViewContent", Views_CollectionViews, 1},
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
  {"Edge", Views_Geometry, 1},
  {"EdgeInsets", Views_Geometry, 1},
  {"EditActions", Views_CollectionViews, 1},
  {"EditButton", Views_EnvironmentButtons, 1},
  {"EditMode", Views_EnvironmentKeys, 1},
  {"Effect", Packages_Effects, 1},
  {"Ellipse", Views_Shapes, 1},
  {"EllipticalListStyle", Views_ContainerStyles, 1},
  {"Empty", Observation_SimplePublishers, 1},
  {"EmptyAnimatableData", Views_AnimationValues, 1},
  {"EmptyCollection", Standard_Repeated, 1},
  {"EmptyCommands", Views_Commands, 1},
  {"EmptyModifier", Views_ViewProtocols, 1},
  {"EmptyReducer", Packages_Reducers, 1},
  {"EmptyView", Views_ViewBuilders, 1},
  {"EmptyVisualEffect", Views_VisualEffects, 1},
  {"EmptyWidgetConfiguration", Views_Widgets, 1},
  {"EnabledTextSelectability", Views_SystemValues, 1},
  {"Encodable", Foundation_ValueCoding, 1},
  {"Encodable", Standard_ClosedRangeCoding, 1},
  {"Encodable", Standard_Codable, 1},
  {"Encodable", Standard_CodingConformances, 1},
  {"Encodable", Standard_ContainerCoding, 1},
  {"Encodable", Standard_DerivedCoding, 1},
  {"Encodable", Standard_NumberCoding, 1},
  {"Encodable", Standard_RangeCoding, 1},
  {"Encoder", Standard_Codable, 1},
  {"EncodingError", Standard_Codable, 1},
  {"Entity", Frameworks_Entities, 1},
  {"EntityProperty", Views_Intents, 1},
  {"EntityQuery", Views_Intents, 1},
  {"EntityStringQuery", Views_Intents, 1},
  {"EntityTargetValue", Frameworks_EntityGestures, 1},
  {"EnumerableEntityQuery", Views_Intents, 1},
  {"EnumeratedSequence", Standard_EnumeratedSequence, 1},
  {"Environment", Views_Environment, 1},
  {"EnvironmentKey", Views_Environment, 1},
  {"EnvironmentObject", Views_ObservedObject, 1},
  {"EnvironmentValues", Views_Environment, 1},
  {"EnvironmentValues", Views_EnvironmentKeys, 1},
  {"Equatable", Standard_Equatable, 1},
  {"EquatableView", Views_ViewBuilders, 1},
  {"Error", Foundation_LocalizedError, 1},
  {"Error", Standard_Error, 1},
  {"Escapable", Standard_Markers, 1},
  {"EventModifiers", Views_OutsideEvents, 1},
  {"EveryMinuteTimelineSchedule", Views_Timelines, 1},
  {"ExclusiveGesture", Views_Gestures, 1},
  {"Exhaustivity", Packages_TestStores, 1},
  {"ExitTest", Testing_ExitTest, 1},
  {"ExpectationFailedError", Testing_Expectations, 1},
  {"ExplicitTimelineSchedule", Views_Timelines, 1},
  {"ExpressibleByArrayLiteral", Standard_LiteralProtocols, 1},
  {"ExpressibleByBooleanLiteral", Standard_LiteralProtocols, 1},
  {"ExpressibleByDictionaryLiteral", Standard_LiteralProtocols, 1},
  {"ExpressibleByExtendedGraphemeClusterLiteral", Standard_LiteralProtocols, 1},
  {"ExpressibleByFloatLiteral", Standard_LiteralProtocols, 1},
  {"ExpressibleByIntegerLiteral", Standard_LiteralProtocols, 1},
  {"ExpressibleByNilLiteral", Standard_LiteralProtocols, 1},
  {"ExpressibleByStringInterpolation", Standard_LiteralProtocols, 1},
  {"ExpressibleByStringLiteral", Standard_LiteralProtocols, 1},
  {"ExpressibleByUnicodeScalarLiteral", Standard_LiteralProtocols, 1},
  {"FD_CLOEXEC", Glibc_Constants},
  {"FILE", Glibc_Types, 1},
  {"F_DUPFD", Glibc_Constants},
  {"F_GETFD", Glibc_Constants},
  {"F_GETFL", Glibc_Constants},
  {"F_OK", Foundation_FileTests},
  {"F_SETFD", Glibc_Constants},
  {"F_SETFL", Glibc_Constants},
  {"Fail", Observation_SimplePublishers, 1},
  {"FetchDescriptor", Views_Persistence, 1},
  {"FetchRequest", Views_FetchRequests, 1},
  {"FetchedResults", Views_FetchRequests, 1},
  {"FieldDatePickerStyle", Views_ContainerStyles, 1},
  {"FileAttributeKey", Foundation_Files, 1},
  {"FileAttributeType", Foundation_Files, 1},
  {"FileDocument", Views_Transfers, 1},
  {"FileDocumentConfiguration", Views_Transfers, 1},
  {"FileDocumentReadConfiguration", Views_Transfers, 1},
  {"FileDocumentWriteConfiguration", Views_Transfers, 1},
  {"FileHandle", Foundation_FileHandles, 1},
  {"FileManager", Foundation_FileMembers, 1},
  {"FileManager", Foundation_Files, 1},
  {"FileStorageKey", Packages_SharedValues, 1},
  {"FileWrapper", Views_Transfers, 1},
  {"FillStyle", Views_DrawingValues, 1},
  {"FixedWidthInteger", Standard_BinaryInteger, 1},
  {"FlattenCollection", Standard_FlattenSequence, 1},
  {"FlattenSequence", Standard_FlattenSequence, 1},
  {"Float", Standard_Float, 1},
  {"Float", Standard_FloatConversions, 1},
  {"Float32", Standard_FloatConversions, 1},
  {"Float64", Standard_Float64, 1},
  {"FloatLiteralType", Standard_OtherNames, 1},
  {"FloatingPoint", Standard_FloatingPoint, 1},
  {"FloatingPointClassification", Standard_FloatingPoint, 1},
  {"FloatingPointFormatStyle", Foundation_FormatStyleShortcuts, 1},
  {"FloatingPointFormatStyle", Foundation_FormatStyles, 1},
  {"FloatingPointRoundingRule", Standard_FloatingPoint, 1},
  {"FloatingPointSign", Standard_FloatingPoint, 1},
  {"FocusState", Views_FocusState, 1},
  {"FocusedBinding", Views_FocusedValues, 1},
  {"FocusedValue", Views_FocusedValues, 1},
  {"FocusedValueKey", Views_FocusedValues, 1},
  {"FocusedValues", Views_FocusedValues, 1},
  {"Font", Views_Fonts, 1},
  {"ForEach", Views_CollectionViews, 1},
  {"ForEach", Views_SubviewInitializers, 1},
  {"ForEachStore", Packages_ViewStores, 1},
  {"ForegroundContinuableIntent", Views_IntentParts, 1},
  {"Form", Views_Forms, 1},
  {"FormStyle", Views_FormStyle, 1},
  {"FormStyleConfiguration", Views_FormStyle, 1},
  {"FormatStyle", Foundation_DateIntervalStyles, 1},
  {"FormatStyle", Foundation_FormatStyleShortcuts, 1},
  {"FormatStyle", Foundation_FormatStyles, 1},
  {"FormatStyle", Foundation_RelativeDateStyles, 1},
  {"FormatStyleCapitalizationContext", Foundation_RelativeDateStyles, 1},
  {"Formatter", Foundation_Formatters, 1},
  {"Future", Observation_SimplePublishers, 1},
  {"Gauge", Views_Sliders, 1},
  {"GaugeStyle", Views_GaugeStyle, 1},
  {"GaugeStyleConfiguration", Views_GaugeStyle, 1},
  {"GeometryEffect", Views_AnimationValues, 1},
  {"GeometryProxy", Views_Readers, 1},
  {"GeometryReader", Views_Readers, 1},
  {"Gesture", Views_Gestures, 1},
  {"GestureMask", Views_Gestures, 1},
  {"GestureState", Views_FocusState, 1},
  {"GestureStateGesture", Views_Gestures, 1},
  {"GlobalActor", Concurrency_Actors, 1},
  {"Gradient", Views_Colours, 1},
  {"GraphicalDatePickerStyle", Views_ContainerStyles, 1},
  {"GraphicsContext", Views_Canvas, 1},
  {"Grid", Views_Stacks, 1},
  {"GridItem", Views_Stacks, 1},
  {"GridLayout", Views_LayoutValues, 1},
  {"GridRow", Views_Stacks, 1},
  {"Group", Views_Stacks, 1},
  {"Group", Views_SubviewInitializers, 1},
  {"GroupBox", Views_Stacks, 1},
  {"GroupBoxStyle", Views_GroupBoxStyle, 1},
  {"GroupBoxStyleConfiguration", Views_GroupBoxStyle, 1},
  {"GroupedListStyle", Views_ContainerStyles, 1},
  {"GroupedTabViewStyle", Views_ContainerStyles, 1},
  {"HStack", Views_Stacks, 1},
  {"HStackLayout", Views_LayoutValues, 1},
  {"HTTPURLResponse", Foundation_Networking, 1},
  {"HasHierarchy", Frameworks_Entities, 1},
  {"HasModel", Frameworks_Entities, 1},
  {"Hashable", Standard_Hashable, 1},
  {"Hasher", Standard_Hashable, 1},
  {"Heap", Packages_Heap, 1},
  {"HierarchicalShapeStyle", Views_Colours, 1},
  {"HorizontalAlignment", Views_Geometry, 1},
  {"HorizontalEdge", Views_Geometry, 1},
  {"HoverEffectComponent", Frameworks_Entities, 1},
  {"HoverPhase", Views_SystemEvents, 1},
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
  {"ISO8601DateFormatter", Foundation_ISOFormatter, 1},
  {"Identifiable", Standard_Identifiable, 1},
  {"IdentifiedAction", Packages_Reducers, 1},
  {"IdentifiedActionOf", Packages_Reducers, 1},
  {"IdentifiedArray", Packages_IdentifiedArray, 1},
  {"IdentifiedArrayOf", Packages_IdentifiedArray, 1},
  {"IfLetStore", Packages_ViewStores, 1},
  {"Image", Views_Labels, 1},
  {"ImageResource", Views_Labels, 1},
  {"ImmediateClock", Packages_Dependencies, 1},
  {"ImmediateScheduler", Observation_Combine, 1},
  {"ImportFromDevicesCommands", Views_Commands, 1},
  {"InMemoryKey", Packages_SharedValues, 1},
  {"IndexPath", Foundation_IndexPath, 1},
  {"IndexSet", Foundation_IndexSet, 1},
  {"IndexingIterator", Standard_Collections, 1},
  {"InlineArray", Standard_InlineArray, 1},
  {"InlinePickerStyle", Views_ContainerStyles, 1},
  {"InlinePresentationIntent", Foundation_AttributedTexts, 1},
  {"InputTargetComponent", Frameworks_Entities, 1},
  {"InsetGroupedListStyle", Views_ContainerStyles, 1},
  {"InsetListStyle", Views_ContainerStyles, 1},
  {"InsettableShape", Views_Shapes, 1},
  {"InspectorCommands", Views_Commands, 1},
  {"InstantProtocol", Concurrency_Clocks, 1},
  {"Int", Standard_Int, 1},
  {"Int128", Standard_Int128, 1},
  {"Int128", Standard_WideConversions, 1},
  {"Int16", Standard_Int16, 1},
  {"Int32", Standard_Int32, 1},
  {"Int64", Standard_Int64, 1},
  {"Int8", Standard_Int8, 1},
  {"IntegerFormatStyle", Foundation_FormatStyleShortcuts, 1},
  {"IntegerFormatStyle", Foundation_FormatStyles, 1},
  {"IntegerLiteralType", Standard_OtherNames, 1},
  {"IntentDescription", Views_Intents, 1},
  {"IntentDialog", Views_Intents, 1},
  {"IntentParameter", Views_Intents, 1},
  {"IntentParameterSummary", Views_IntentParts, 1},
  {"IntentResult", Views_Intents, 1},
  {"InterfaceOrientation", Views_SystemValues, 1},
  {"Issue", Testing_Issues, 1},
  {"IteratorProtocol", Standard_Collections, 1},
  {"IteratorSequence", Standard_AnySequence, 1},
  {"JSONDecoder", Foundation_JSON, 1},
  {"JSONEncoder", Foundation_JSON, 1},
  {"JSONSerialization", Foundation_JSONObjects, 1},
  {"JoinedSequence", Standard_FlattenSequence, 1},
  {"Just", Observation_SimplePublishers, 1},
  {"KeyEquivalent", Views_OutsideEvents, 1},
  {"KeyPath", Standard_KeyPaths, 1},
  {"KeyPathComparator", Foundation_Sorting, 1},
  {"KeyPress", Views_KeyPresses, 1},
  {"KeyValuePairs", Standard_Dictionary, 1},
  {"KeyboardShortcut", Views_OutsideEvents, 1},
  {"KeyedDecodingContainer", Standard_CodingTree, 1},
  {"KeyedDecodingContainerProtocol", Standard_Codable, 1},
  {"KeyedEncodingContainer", Standard_CodingTree, 1},
  {"KeyframeAnimator", Views_Animators, 1},
  {"LC_ALL", Glibc_Constants},
  {"LC_COLLATE", Glibc_Constants},
  {"LC_CTYPE", Glibc_Constants},
  {"LC_NUMERIC", Glibc_Constants},
  {"LC_TIME", Glibc_Constants},
  {"LOCK_EX", Glibc_Constants},
  {"LOCK_NB", Glibc_Constants},
  {"LOCK_SH", Glibc_Constants},
  {"LOCK_UN", Glibc_Constants},
  {"Label", Views_Labels, 1},
  {"Label", Views_RemadeLabels, 1},
  {"LabelStyle", Views_ControlStyles, 1},
  {"LabelStyleConfiguration", Views_ControlStyles, 1},
  {"LabeledContent", Views_Labels, 1},
  {"LabeledContentStyle", Views_LabeledContentStyle, 1},
  {"LabeledContentStyleConfiguration", Views_LabeledContentStyle, 1},
  {"LanguageTag", PackageDescription_Packages, 1},
  {"Layout", Views_CustomLayouts, 1},
  {"LayoutDirection", Views_EnvironmentKeys, 1},
  {"LayoutProperties", Views_CustomLayouts, 1},
  {"LayoutSubview", Views_CustomLayouts, 1},
  {"LayoutSubviews", Views_CustomLayouts, 1},
  {"LayoutValueKey", Views_CustomLayouts, 1},
  {"LazyCollection", Standard_LazySequence, 1},
  {"LazyCollectionProtocol", Standard_LazySequence, 1},
  {"LazyDropWhileSequence", Standard_LazySequence, 1},
  {"LazyFilterCollection", Standard_LazySequence, 1},
  {"LazyFilterSequence", Standard_LazySequence, 1},
  {"LazyHGrid", Views_Stacks, 1},
  {"LazyHStack", Views_Stacks, 1},
  {"LazyMapCollection", Standard_LazySequence, 1},
  {"LazyMapSequence", Standard_LazySequence, 1},
  {"LazyPrefixWhileSequence", Standard_LazySequence, 1},
  {"LazySequence", Standard_LazySequence, 1},
  {"LazySequenceProtocol", Standard_LazySequence, 1},
  {"LazyVGrid", Views_Stacks, 1},
  {"LazyVStack", Views_Stacks, 1},
  {"LegibilityWeight", Views_EnvironmentTypes, 1},
  {"LinearGradient", Views_Colours, 1},
  {"Link", Views_EnvironmentButtons, 1},
  {"LinkerSetting", PackageDescription_Targets, 1},
  {"List", Views_ListSelection, 1},
  {"List", Views_ListSelections, 1},
  {"List", Views_Lists, 1},
  {"ListFormatStyle", Foundation_ListStyles, 1},
  {"ListFormatter", Foundation_ListFormatter, 1},
  {"ListItemTint", Views_SystemValues, 1},
  {"ListSectionSpacing", Views_SystemValues, 1},
  {"ListStyle", Views_ContainerStyles, 1},
  {"LiveActivityIntent", Views_Intents, 1},
  {"Local", RegexBuilder_RegexBuilding, 1},
  {"Locale", Foundation_Locale, 1},
  {"Locale", Foundation_LocaleComponents, 1},
  {"LocalizedError", Foundation_LocalizedError, 1},
  {"LocalizedStringKey", Views_Texts, 1},
  {"LocalizedStringResource", Views_LocalizedResources, 1},
  {"Logger", Foundation_Logging, 1},
  {"LoggingSystem", Packages_PackageLogging, 1},
  {"LongPressGesture", Views_Gestures, 1},
  {"LookAroundPreview", Frameworks_MapContent},
  {"Lookahead", RegexBuilder_RegexAnchors, 1},
  {"LosslessStringConvertible", Standard_CustomStringConvertible, 1},
  {"MADV_DONTNEED", Glibc_Constants},
  {"MAP_ANONYMOUS", Glibc_Constants},
  {"MAP_FIXED", Glibc_Constants},
  {"MAP_PRIVATE", Glibc_Constants},
  {"MAP_SHARED", Glibc_Constants},
  {"MKAnnotation", Frameworks_Maps, 1},
  {"MKAnnotationView", Frameworks_Maps, 1},
  {"MKCoordinateRegion", Frameworks_Maps, 1},
  {"MKCoordinateSpan", Frameworks_Maps, 1},
  {"MKDirections", Frameworks_Maps, 1},
  {"MKDirectionsTransportType", Frameworks_Maps, 1},
  {"MKLocalSearch", Frameworks_Maps, 1},
  {"MKLocalSearchCompleter", Frameworks_Maps, 1},
  {"MKLocalSearchCompleterDelegate", Frameworks_Maps, 1},
  {"MKLocalSearchCompletion", Frameworks_Maps, 1},
  {"MKLookAroundScene", Frameworks_Maps, 1},
  {"MKLookAroundSceneRequest", Frameworks_Maps, 1},
  {"MKMapItem", Frameworks_Maps, 1},
  {"MKMapPoint", Frameworks_Maps, 1},
  {"MKMapRect", Frameworks_Maps, 1},
  {"MKMapSize", Frameworks_Maps, 1},
  {"MKMapType", Frameworks_Maps, 1},
  {"MKMapView", Frameworks_Maps, 1},
  {"MKMapViewDelegate", Frameworks_Maps, 1},
  {"MKMarkerAnnotationView", Frameworks_Maps, 1},
  {"MKOverlay", Frameworks_Maps, 1},
  {"MKOverlayRenderer", Frameworks_Maps, 1},
  {"MKPinAnnotationView", Frameworks_Maps, 1},
  {"MKPlacemark", Frameworks_Maps, 1},
  {"MKPointAnnotation", Frameworks_Maps, 1},
  {"MKPointOfInterestCategory", Frameworks_Maps, 1},
  {"MKPolyline", Frameworks_Maps, 1},
  {"MKPolylineRenderer", Frameworks_Maps, 1},
  {"MKRoute", Frameworks_Maps, 1},
  {"MKUserLocation", Frameworks_Maps, 1},
  {"M_E", Foundation_Mathematics},
  {"M_LN10", Foundation_Mathematics},
  {"M_LN2", Foundation_Mathematics},
  {"M_LOG10E", Foundation_Mathematics},
  {"M_LOG2E", Foundation_Mathematics},
  {"M_PI", Foundation_Mathematics},
  {"M_PI_2", Foundation_Mathematics},
  {"M_PI_4", Foundation_Mathematics},
  {"M_SQRT2", Foundation_Mathematics},
  {"MagnificationGesture", Views_Gestures, 1},
  {"MagnifyGesture", Views_Gestures, 1},
  {"MainActor", Concurrency_Actors, 1},
  {"Map", Frameworks_MapContent},
  {"MapAnnotation", Frameworks_MapContent},
  {"MapCamera", Frameworks_Maps, 1},
  {"MapCameraBounds", Frameworks_MapContent, 1},
  {"MapCameraPosition", Frameworks_Maps, 1},
  {"MapCameraUpdateContext", Frameworks_MapModifiers, 1},
  {"MapCameraUpdateFrequency", Frameworks_MapModifiers, 1},
  {"MapCircle", Frameworks_MapContent},
  {"MapCompass", Frameworks_MapContent},
  {"MapContent", Frameworks_MapContent, 1},
  {"MapContentBuilder", Frameworks_MapContent, 1},
  {"MapFeature", Frameworks_MapContent, 1},
  {"MapInteractionModes", Frameworks_MapContent, 1},
  {"MapMarker", Frameworks_MapContent},
  {"MapPin", Frameworks_MapContent},
  {"MapPitchToggle", Frameworks_MapContent},
  {"MapPolygon", Frameworks_MapContent},
  {"MapPolyline", Frameworks_MapContent},
  {"MapProxy", Frameworks_MapContent, 1},
  {"MapReader", Frameworks_MapContent},
  {"MapScaleView", Frameworks_MapContent},
  {"MapSelection", Frameworks_MapContent, 1},
  {"MapStyle", Frameworks_MapModifiers, 1},
  {"MapUserLocationButton", Frameworks_MapContent},
  {"MapUserTrackingMode", Frameworks_MapContent, 1},
  {"MapZoomStepper", Frameworks_MapContent},
  {"Marker", Frameworks_MapContent},
  {"MatchedGeometryProperties", Views_SystemValues, 1},
  {"Material", Views_Colours, 1},
  {"Measurement", Foundation_MeasurementStyles, 1},
  {"Measurement", Foundation_Measurements, 1},
  {"MeasurementFormatUnitUsage", Foundation_MeasurementStyles, 1},
  {"MeasurementFormatter", Foundation_MeasurementStyles, 1},
  {"MemoryLayout", Standard_MemoryLayout, 1},
  {"Menu", Views_Buttons, 1},
  {"MenuBarExtra", Views_Scenes, 1},
  {"MenuOrder", Views_EnvironmentTypes, 1},
  {"MenuPickerStyle", Views_ContainerStyles, 1},
  {"MenuStyle", Views_MenuStyle, 1},
  {"MenuStyleConfiguration", Views_MenuStyle, 1},
  {"MeshResource", Frameworks_Entities, 1},
  {"MigrationStage", Views_Persistence, 1},
  {"MiniTipViewStyle", Frameworks_Tips, 1},
  {"Mirror", Standard_Mirror, 1},
  {"MirrorPath", Standard_Mirror, 1},
  {"Model3D", Frameworks_RealityViews},
  {"ModelActor", Views_ModelActors, 1},
  {"ModelComponent", Frameworks_Entities, 1},
  {"ModelConfiguration", Views_Persistence, 1},
  {"ModelContainer", Views_Persistence, 1},
  {"ModelContext", Views_Persistence, 1},
  {"ModelEntity", Frameworks_Entities, 1},
  {"ModelTable", Views_Persistence, 1},
  {"ModifiedContent", Views_ViewProtocols, 1},
  {"MoveCommandDirection", Views_SystemEvents, 1},
  {"MultiDatePicker", Views_MultiDatePickers, 1},
  {"MutableCollection", Standard_Collections, 1},
  {"MutableDataProtocol", Foundation_DataProtocols, 1},
  {"Mutex", Concurrency_Synchronization, 1},
  {"NSAlert", Frameworks_AppKitWindows, 1},
  {"NSApp", Views_AppKitHosting},
  {"NSAppearance", Frameworks_AppKitWindows, 1},
  {"NSApplication", Views_AppKitHosting, 1},
  {"NSApplicationDelegate", Views_AppKitHosting, 1},
  {"NSApplicationDelegateAdaptor", Views_AppKitHosting, 1},
  {"NSArray", Foundation_ContainerMembers, 1},
  {"NSArray", Foundation_ContainerObjects, 1},
  {"NSAttributedString", Foundation_AttributedTextObjects, 1},
  {"NSBatchDeleteRequest", Views_ManagedObjects, 1},
  {"NSButton", Frameworks_AppKitViews, 1},
  {"NSCache", Foundation_Caches, 1},
  {"NSCalendar", Foundation_ComponentFormatters, 1},
  {"NSClassFromString", Foundation_SystemFunctions},
  {"NSCocoaErrorDomain", Foundation_Bridging},
  {"NSCoder", Frameworks_UIKitResponders, 1},
  {"NSColor", Views_AppKitValues, 1},
  {"NSColor", Views_PlatformColours, 1},
  {"NSCondition", Foundation_Platform, 1},
  {"NSControl", Frameworks_AppKitViews, 1},
  {"NSCopying", Foundation_Objects, 1},
  {"NSCountedSet", Foundation_ContainerObjects, 1},
  {"NSCursor", Frameworks_AppKitWindows, 1},
  {"NSData", Foundation_DataObjects, 1},
  {"NSDate", Foundation_ValueObjects, 1},
  {"NSDecimalAdd", Foundation_DecimalFunctions},
  {"NSDecimalCompact", Foundation_DecimalFunctions},
  {"NSDecimalCompare", Foundation_DecimalFunctions},
  {"NSDecimalCopy", Foundation_DecimalFunctions},
  {"NSDecimalDivide", Foundation_DecimalFunctions},
  {"NSDecimalMultiply", Foundation_DecimalFunctions},
  {"NSDecimalMultiplyByPowerOf10", Foundation_DecimalFunctions},
  {"NSDecimalNumber", Foundation_DecimalObjects, 1},
  {"NSDecimalNumberBehaviors", Foundation_DecimalObjects, 1},
  {"NSDecimalNumberHandler", Foundation_DecimalObjects, 1},
  {"NSDecimalPower", Foundation_DecimalFunctions},
  {"NSDecimalRound", Foundation_DecimalFunctions},
  {"NSDecimalString", Foundation_DecimalFunctions},
  {"NSDecimalSubtract", Foundation_DecimalFunctions},
  {"NSDictionary", Foundation_ContainerMembers, 1},
  {"NSDictionary", Foundation_ContainerObjects, 1},
  {"NSEC_PER_SEC", Frameworks_Media},
  {"NSEntityDescription", Views_ManagedObjects, 1},
  {"NSEnumerationOptions", Foundation_ObjectEnumeration, 1},
  {"NSEnumerator", Foundation_ObjectEnumeration, 1},
  {"NSEqualRanges", Foundation_Bridging},
  {"NSError", Foundation_Bridging, 1},
  {"NSEvent", Frameworks_AppKitViews, 1},
  {"NSFetchRequest", Views_ManagedObjects, 1},
  {"NSFetchRequestResult", Views_ManagedObjects, 1},
  {"NSFilePathErrorKey", Foundation_Bridging},
  {"NSFont", Frameworks_AppKitFonts, 1},
  {"NSFullUserName", Foundation_SystemFunctions},
  {"NSHelpAnchorErrorKey", Foundation_Bridging},
  {"NSHomeDirectory", Foundation_SystemFunctions},
  {"NSHostingController", Views_NSHosting, 1},
  {"NSHostingControllerSizingOptions", Views_NSHosting, 1},
  {"NSHostingView", Frameworks_AppKitViews, 1},
  {"NSImage", Views_AppKitValues, 1},
  {"NSImageView", Frameworks_AppKitViews, 1},
  {"NSInMemoryStoreType", Views_ManagedObjects},
  {"NSIntersectionRange", Foundation_Bridging},
  {"NSItemProvider", Views_Transfers, 1},
  {"NSKeyValueChange", Frameworks_KeyValueObserving, 1},
  {"NSKeyValueObservation", Frameworks_KeyValueObserving, 1},
  {"NSKeyValueObservedChange", Frameworks_KeyValueObserving, 1},
  {"NSKeyValueObservingOptions", Frameworks_KeyValueObserving, 1},
  {"NSLayoutAnchor", Frameworks_UIKitViews, 1},
  {"NSLayoutConstraint", Frameworks_UIKitViews, 1},
  {"NSLineBreakMode", Frameworks_UIKitTexts, 1},
  {"NSLocalizedDescriptionKey", Foundation_Bridging},
  {"NSLocalizedFailureReasonErrorKey", Foundation_Bridging},
  {"NSLocalizedRecoverySuggestionErrorKey", Foundation_Bridging},
  {"NSLocalizedString", Foundation_LocalizedTexts},
  {"NSLocationInRange", Foundation_Bridging},
  {"NSLock", Foundation_Platform, 1},
  {"NSLocking", Foundation_Platform, 1},
  {"NSLog", Foundation_Logging},
  {"NSMakeRange", Foundation_Bridging},
  {"NSManaged", Views_ManagedObjects, 1},
  {"NSManagedObject", Views_ManagedObjects, 1},
  {"NSManagedObjectContext", Views_ManagedObjects, 1},
  {"NSManagedObjectContextConcurrencyType", Views_ManagedObjects, 1},
  {"NSManagedObjectID", Views_ManagedObjects, 1},
  {"NSManagedObjectModel", Views_ManagedObjects, 1},
  {"NSMaxRange", Foundation_Bridging},
  {"NSMenu", Frameworks_AppKitWindows, 1},
  {"NSMenuItem", Frameworks_AppKitWindows, 1},
  {"NSMergeByPropertyObjectTrumpMergePolicy", Views_ManagedObjects},
  {"NSMergeByPropertyStoreTrumpMergePolicy", Views_ManagedObjects},
  {"NSMergePolicy", Views_ManagedObjects, 1},
  {"NSMutableArray", Foundation_ContainerMembers, 1},
  {"NSMutableArray", Foundation_ContainerObjects, 1},
  {"NSMutableAttributedString", Foundation_AttributedTextObjects, 1},
  {"NSMutableData", Foundation_DataObjects, 1},
  {"NSMutableDictionary", Foundation_ContainerMembers, 1},
  {"NSMutableDictionary", Foundation_ContainerObjects, 1},
  {"NSMutableOrderedSet", Foundation_OrderedSetObjects, 1},
  {"NSMutableSet", Foundation_ContainerMembers, 1},
  {"NSMutableSet", Foundation_ContainerObjects, 1},
  {"NSMutableString", Foundation_TextObjects, 1},
  {"NSNotFound", Foundation_Bridging},
  {"NSNotification", Foundation_Notifications, 1},
  {"NSNull", Foundation_JSONObjects, 1},
  {"NSNumber", Foundation_NumberConversions, 1},
  {"NSNumber", Foundation_NumberObjects, 1},
  {"NSObject", Foundation_Objects, 1},
  {"NSObjectProtocol", Foundation_Objects, 1},
  {"NSOpenPanel", Frameworks_AppKitWindows, 1},
  {"NSOrderedSet", Foundation_OrderedSetObjects, 1},
  {"NSPanel", Frameworks_AppKitWindows, 1},
  {"NSPasteboard", Views_PlatformValues, 1},
  {"NSPersistentCloudKitContainer", Views_ManagedObjects, 1},
  {"NSPersistentContainer", Views_ManagedObjects, 1},
  {"NSPersistentHistoryTrackingKey", Views_ManagedObjects},
  {"NSPersistentStoreDescription", Views_ManagedObjects, 1},
  {"NSPersistentStoreRemoteChangeNotificationPostOptionKey", Views_ManagedObjects},
  {"NSPersistentStoreRequest", Views_ManagedObjects, 1},
  {"NSPersistentStoreResult", Views_ManagedObjects, 1},
  {"NSPoint", Frameworks_AppKitViews, 1},
  {"NSPopover", Frameworks_AppKitWindows, 1},
  {"NSPopoverDelegate", Frameworks_AppKitWindows, 1},
  {"NSPredicate", Foundation_Bridging, 1},
  {"NSProgressIndicator", Frameworks_AppKitViews, 1},
  {"NSRange", Foundation_Bridging, 1},
  {"NSRect", Frameworks_AppKitViews, 1},
  {"NSRectEdge", Frameworks_AppKitViews, 1},
  {"NSRecursiveLock", Foundation_Platform, 1},
  {"NSRegularExpression", Foundation_RegularExpressions, 1},
  {"NSResponder", Frameworks_AppKitViews, 1},
  {"NSSQLiteStoreType", Views_ManagedObjects},
  {"NSSavePanel", Frameworks_AppKitWindows, 1},
  {"NSScreen", Frameworks_AppKitWindows, 1},
  {"NSScrollView", Frameworks_AppKitViews, 1},
  {"NSSet", Foundation_ContainerMembers, 1},
  {"NSSet", Foundation_ContainerObjects, 1},
  {"NSSize", Frameworks_AppKitViews, 1},
  {"NSSlider", Frameworks_AppKitViews, 1},
  {"NSSortDescriptor", Views_ManagedObjects, 1},
  {"NSSortOptions", Foundation_ObjectEnumeration, 1},
  {"NSSound", Frameworks_AppKitWindows, 1},
  {"NSStackView", Frameworks_AppKitViews, 1},
  {"NSStatusBar", Frameworks_AppKitWindows, 1},
  {"NSStatusBarButton", Frameworks_AppKitWindows, 1},
  {"NSStatusItem", Frameworks_AppKitWindows, 1},
  {"NSString", Foundation_TextObjectMembers, 1},
  {"NSString", Foundation_TextObjects, 1},
  {"NSStringFromClass", Foundation_SystemFunctions},
  {"NSStringFromRange", Foundation_SystemFunctions},
  {"NSTemporaryDirectory", Foundation_SystemFunctions},
  {"NSTextAlignment", Frameworks_UIKitTexts, 1},
  {"NSTextCheckingResult", Foundation_RegularExpressions, 1},
  {"NSTextContainer", Frameworks_UIKitTexts, 1},
  {"NSTextField", Frameworks_AppKitViews, 1},
  {"NSTextFieldDelegate", Frameworks_AppKitViews, 1},
  {"NSTextView", Frameworks_AppKitViews, 1},
  {"NSTextViewDelegate", Frameworks_AppKitViews, 1},
  {"NSTimeZone", Foundation_TimeZone, 1},
  {"NSURL", Foundation_ValueObjects, 1},
  {"NSURLErrorDomain", Foundation_Networking},
  {"NSURLErrorKey", Foundation_Bridging},
  {"NSUUID", Foundation_SystemFunctions, 1},
  {"NSUnderlyingErrorKey", Foundation_Bridging},
  {"NSUnionRange", Foundation_Bridging},
  {"NSUserActivity", Frameworks_Layers, 1},
  {"NSUserName", Foundation_SystemFunctions},
  {"NSView", Frameworks_AppKitViews, 1},
  {"NSViewController", Frameworks_AppKitViews, 1},
  {"NSViewControllerRepresentable", Views_NSViewControllerRepresentables, 1},
  {"NSViewControllerRepresentableContext", Views_NSViewControllerRepresentables, 1},
  {"NSViewRepresentable", Views_NSViewRepresentables, 1},
  {"NSViewRepresentableContext", Views_NSViewRepresentables, 1},
  {"NSVisualEffectView", Frameworks_AppKitViews, 1},
  {"NSWindow", Frameworks_AppKitWindows, 1},
  {"NSWindowController", Frameworks_AppKitWindows, 1},
  {"NSWindowDelegate", Frameworks_AppKitWindows, 1},
  {"NSWorkspace", Views_PlatformValues, 1},
  {"NSZone", Foundation_Objects, 1},
  {"Namespace", Views_FocusState, 1},
  {"NavigationBarItem", Views_Structure, 1},
  {"NavigationLink", Views_Navigation, 1},
  {"NavigationLinkPickerStyle", Views_ContainerStyles, 1},
  {"NavigationPath", Views_Navigation, 1},
  {"NavigationSplitView", Views_Navigation, 1},
  {"NavigationSplitViewColumn", Views_Navigation, 1},
  {"NavigationSplitViewVisibility", Views_Navigation, 1},
  {"NavigationStack", Views_Navigation, 1},
  {"NavigationView", Views_Navigation, 1},
  {"NavigationViewStyle", Views_ContainerStyles, 1},
  {"NeedsValueError", Views_IntentParts, 1},
  {"NegativeLookahead", RegexBuilder_RegexAnchors, 1},
  {"Never", Standard_Never, 1},
  {"Notification", Foundation_Notifications, 1},
  {"NotificationCenter", Foundation_Notifications, 1},
  {"NumberFormatStyleConfiguration", Foundation_NumberTexts, 1},
  {"NumberFormatter", Foundation_NumberFormatter, 1},
  {"Numeric", Standard_AdditiveArithmetic, 1},
  {"OSAllocatedUnfairLock", Concurrency_Synchronization, 1},
  {"OSLog", Foundation_Logging, 1},
  {"OSLogMessage", Foundation_Logging, 1},
  {"OSLogPrivacy", Foundation_Logging, 1},
  {"OSLogType", Foundation_Logging, 1},
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
  {"ObjCBool", Foundation_Files, 1},
  {"ObjectIdentifier", Standard_ObjectIdentifier, 1},
  {"Observable", Observation_Observation, 1},
  {"ObservableObject", Observation_ObservableObject, 1},
  {"ObservableObjectPublisher", Observation_ObservableObject, 1},
  {"ObservableState", Packages_Reducers, 1},
  {"ObservationRegistrar", Observation_Observation, 1},
  {"ObservationStateIgnored", Packages_Reducers, 1},
  {"ObservationTracking", Observation_Observation, 1},
  {"Observations", Observation_Observations, 1},
  {"ObservedObject", Views_ObservedObject, 1},
  {"OcclusionMaterial", Frameworks_Entities, 1},
  {"One", RegexBuilder_RegexQuantifiers, 1},
  {"OneOrMore", RegexBuilder_RegexQuantifiers, 1},
  {"OpacityComponent", Frameworks_Entities, 1},
  {"OpaquePointer", Memory_OpaquePointer, 1},
  {"OpenIntent", Views_IntentParts, 1},
  {"OpenURLAction", Views_OpenURLActions, 1},
  {"OpenURLEffect", Packages_Dependencies, 1},
  {"OpenWindowAction", Views_EnvironmentKeys, 1},
  {"OpensIntent", Views_Intents, 1},
  {"OperatingSystemVersion", Foundation_Platform, 1},
  {"Operation", Foundation_Caches, 1},
  {"OperationQueue", Foundation_Caches, 1},
  {"OptionSet", Standard_SetAlgebra, 1},
  {"Optional", Standard_Optional, 1},
  {"Optionally", RegexBuilder_Optionally, 1},
  {"OrderedDictionary", Packages_OrderedDictionary, 1},
  {"OrderedSet", Packages_OrderedSet, 1},
  {"OutlineGroup", Views_Outlines, 1},
  {"PATH_MAX", Glibc_Constants},
  {"PHAccessLevel", Frameworks_Photos, 1},
  {"PHAsset", Frameworks_Photos, 1},
  {"PHAuthorizationStatus", Frameworks_Photos, 1},
  {"PHPhotoLibrary", Frameworks_Photos, 1},
  {"PHPickerConfiguration", Frameworks_Photos, 1},
  {"PHPickerFilter", Frameworks_Photos, 1},
  {"PHPickerResult", Frameworks_Photos, 1},
  {"PHPickerViewController", Frameworks_Photos, 1},
  {"PHPickerViewControllerDelegate", Frameworks_Photos, 1},
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
  {"Package", PackageDescription_Packages, 1},
  {"PageTabViewStyle", Views_ContainerStyles, 1},
  {"PagingScrollTargetBehavior", Views_Detents, 1},
  {"PalettePickerStyle", Views_ContainerStyles, 1},
  {"ParallelizationTrait", Testing_TestTraits, 1},
  {"Parameter", Views_Intents, 1},
  {"ParameterSummary", Views_IntentParts, 1},
  {"ParseStrategy", Foundation_FormatStyles, 1},
  {"ParseableFormatStyle", Foundation_FormatStyleShortcuts, 1},
  {"ParseableFormatStyle", Foundation_FormatStyles, 1},
  {"PartialCaseKeyPath", Packages_CasePaths, 1},
  {"PartialKeyPath", Standard_KeyPaths, 1},
  {"PartialRangeFrom", Standard_RangeExpression, 1},
  {"PartialRangeThrough", Standard_RangeExpression, 1},
  {"PartialRangeUpTo", Standard_RangeExpression, 1},
  {"PassthroughSubject", Observation_Subjects, 1},
  {"Path", Views_Shapes, 1},
  {"Perception", Packages_StoreBindings, 1},
  {"PeriodicTimelineSchedule", Views_Timelines, 1},
  {"PersistentIdentifier", Views_Persistence, 1},
  {"PersistentModel", Views_Persistence, 1},
  {"PersonNameComponents", Foundation_PersonNames, 1},
  {"PersonNameComponentsFormatter", Foundation_PersonNames, 1},
  {"PhaseAnimator", Views_Animators, 1},
  {"PhotosPicker", Frameworks_PhotoPickers},
  {"PhotosPickerItem", Views_Transfers, 1},
  {"PhotosPickerSelectionBehavior", Frameworks_Photos, 1},
  {"PhysicallyBasedMaterial", Frameworks_Entities, 1},
  {"PhysicsBodyComponent", Frameworks_Entities, 1},
  {"Picker", Views_Pickers, 1},
  {"PickerStyle", Views_ContainerStyles, 1},
  {"PinnedScrollableViews", Views_Stacks, 1},
  {"PlaceholderContentView", Views_AnimationValues, 1},
  {"PlainListStyle", Views_ContainerStyles, 1},
  {"Platform", PackageDescription_Targets, 1},
  {"Plottable", Views_Charts, 1},
  {"PluginCommandIntent", PackageDescription_Targets, 1},
  {"PluginPermission", PackageDescription_Targets, 1},
  {"Point3D", Frameworks_EntityGestures, 1},
  {"PointOfInterestCategories", Frameworks_MapModifiers, 1},
  {"PopUpButtonPickerStyle", Views_ContainerStyles, 1},
  {"PopoverAttachmentAnchor", Views_Presentations, 1},
  {"Predicate", Views_Persistence, 1},
  {"PreferenceKey", Views_Preferences, 1},
  {"PrefixSequence", Standard_TrimmedSequences, 1},
  {"PresentationAction", Packages_PresentedStates, 1},
  {"PresentationAdaptation", Views_SystemValues, 1},
  {"PresentationBackgroundInteraction", Views_DrawingValues, 1},
  {"PresentationContentInteraction", Views_SystemValues, 1},
  {"PresentationDetent", Views_Detents, 1},
  {"PresentationMode", Views_EnvironmentKeys, 1},
  {"PresentationState", Packages_PresentedStates, 1},
  {"Presents", Packages_PresentedStates, 1},
  {"Preview", Views_Previews, 1},
  {"PreviewModifier", Views_Previews, 1},
  {"PreviewProvider", Views_Previews, 1},
  {"PreviewTrait", Views_Previews, 1},
  {"PrimitiveButtonStyle", Views_PrimitiveButtonStyles, 1},
  {"PrimitiveButtonStyleConfiguration", Views_PrimitiveButtonStyles, 1},
  {"PrimitivePlottableProtocol", Views_Charts, 1},
  {"ProcessInfo", Foundation_Platform, 1},
  {"Product", Frameworks_Store, 1},
  {"ProductView", Frameworks_Store},
  {"Progress", Foundation_ProgressReports, 1},
  {"ProgressKind", Foundation_ProgressReports, 1},
  {"ProgressUserInfoKey", Foundation_ProgressReports, 1},
  {"ProgressView", Views_Sliders, 1},
  {"ProgressViewStyle", Views_ProgressViewStyle, 1},
  {"ProgressViewStyleConfiguration", Views_ProgressViewStyle, 1},
  {"ProjectionTransform", Views_AnimationValues, 1},
  {"Prominence", Views_Geometry, 1},
  {"PropertyListDecoder", Foundation_PropertyLists, 1},
  {"PropertyListEncoder", Foundation_PropertyLists, 1},
  {"PropertyListSerialization", Foundation_PropertyLists, 1},
  {"ProposedViewSize", Views_CustomLayouts, 1},
  {"ProvidesDialog", Views_Intents, 1},
  {"Published", Observation_ObservableObject, 1},
  {"Publisher", Observation_Combinations, 1},
  {"Publisher", Observation_Combine, 1},
  {"Publisher", Observation_CombineLatest, 1},
  {"Publisher", Observation_EventOperators, 1},
  {"Publisher", Observation_FailureOperators, 1},
  {"Publisher", Observation_NestedPublishers, 1},
  {"Publisher", Observation_SharedPublishers, 1},
  {"Publisher", Observation_TimeOperators, 1},
  {"Publisher", Observation_ValueOperators, 1},
  {"Publisher", Observation_Zip, 1},
  {"Publishers", Observation_Combinations, 1},
  {"Publishers", Observation_CombineLatest, 1},
  {"Publishers", Observation_Zip, 1},
  {"PurchaseAction", Frameworks_Store, 1},
  {"PushType", Frameworks_Activities, 1},
  {"QualityOfService", Foundation_Platform, 1},
  {"Query", Views_Persistence, 1},
  {"QueryPredicate", Frameworks_Entities, 1},
  {"RAND_MAX", Glibc_Constants},
  {"REG_EXTENDED", Glibc_Constants},
  {"REG_ICASE", Glibc_Constants},
  {"REG_NOSUB", Glibc_Constants},
  {"RTLD_LAZY", Glibc_Constants},
  {"RTLD_NOW", Glibc_Constants},
  {"RUSAGE_CHILDREN", Glibc_Constants},
  {"RUSAGE_SELF", Glibc_Constants},
  {"R_OK", Foundation_FileTests},
  {"RadialGradient", Views_Colours, 1},
  {"RadioGroupPickerStyle", Views_ContainerStyles, 1},
  {"RandomAccessCollection", Standard_Collections, 1},
  {"RandomNumberGenerator", Standard_RandomNumbers, 1},
  {"Range", Standard_Range, 1},
  {"RangeExpression", Standard_RangeExpression, 1},
  {"RangeReplaceableCollection", Standard_Collections, 1},
  {"RangeSet", Standard_RangeSet, 1},
  {"RawRepresentable", Standard_RawRepresentable, 1},
  {"RealityView", Frameworks_RealityViews},
  {"RealityViewAttachments", Frameworks_RealityViews, 1},
  {"RealityViewContent", Frameworks_RealityViews, 1},
  {"ReceivedTransferredFile", Views_Transfers, 1},
  {"Record", Observation_SimplePublishers, 1},
  {"Rectangle", Views_Shapes, 1},
  {"RedactionReasons", Views_EnvironmentTypes, 1},
  {"Reduce", Packages_Reducers, 1},
  {"Reducer", Packages_Reducers, 1},
  {"ReducerBuilder", Packages_Reducers, 1},
  {"ReducerCaseEphemeral", Packages_Reducers, 1},
  {"ReducerCaseIgnored", Packages_Reducers, 1},
  {"ReducerOf", Packages_Reducers, 1},
  {"ReducerProtocol", Packages_Reducers, 1},
  {"Reference", RegexBuilder_RegexCaptures, 1},
  {"ReferenceFileDocument", Views_Transfers, 1},
  {"ReferenceWritableKeyPath", Standard_KeyPaths, 1},
  {"RefreshAction", Views_EnvironmentKeys, 1},
  {"Regex", Standard_Regex, 1},
  {"RegexComponent", Standard_Regex, 1},
  {"RegexComponentBuilder", RegexBuilder_RegexBuilding, 1},
  {"RegexRepetitionBehavior", RegexBuilder_RegexQuantifiers, 1},
  {"RelativeDateTimeFormatter", Foundation_RelativeDates, 1},
  {"RenameButton", Views_EnvironmentButtons, 1},
  {"Repeat", RegexBuilder_RegexQuantifiers, 1},
  {"Repeated", Standard_Repeated, 1},
  {"ResolvedModel3D", Frameworks_RealityViews, 1},
  {"Resource", PackageDescription_Targets, 1},
  {"Result", Standard_Result, 1},
  {"ReturnsValue", Views_Intents, 1},
  {"ReversedCollection", Standard_Collections, 1},
  {"RotateGesture", Views_Gestures, 1},
  {"RotationGesture", Views_Gestures, 1},
  {"RoundedCornerStyle", Views_Shapes, 1},
  {"RoundedRectangle", Views_Shapes, 1},
  {"RunLoop", Concurrency_Timers, 1},
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
  {"SIMD", Standard_Vectors, 1},
  {"SIMD16", Standard_SIMD16, 1},
  {"SIMD2", Standard_SIMD2, 1},
  {"SIMD3", Standard_SIMD3, 1},
  {"SIMD4", Standard_SIMD4, 1},
  {"SIMD8", Standard_SIMD8, 1},
  {"SIMDMask", Standard_Vectors, 1},
  {"SKStoreReviewController", Frameworks_Store, 1},
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
  {"SafeAreaRegions", Views_DrawingValues, 1},
  {"ScaledMetric", Views_FocusState, 1},
  {"Scanner", Foundation_Scanner, 1},
  {"Scene", Views_Scenes, 1},
  {"Scene", Views_ViewProtocols, 1},
  {"SceneBuilder", Views_ViewBuilders, 1},
  {"ScenePhase", Views_EnvironmentKeys, 1},
  {"SceneStorage", Views_Storage, 1},
  {"SceneUpdateContext", Frameworks_Entities, 1},
  {"Scheduler", Observation_Combine, 1},
  {"Scheduler", Observation_TimeOperators, 1},
  {"Schema", Views_Persistence, 1},
  {"SchemaMigrationPlan", Views_Persistence, 1},
  {"Scope", Packages_Reducers, 1},
  {"ScrollAnchorRole", Views_SystemValues, 1},
  {"ScrollBounceBehavior", Views_SystemValues, 1},
  {"ScrollDismissesKeyboardMode", Views_EnvironmentTypes, 1},
  {"ScrollGeometry", Views_Detents, 1},
  {"ScrollIndicatorVisibility", Views_EnvironmentTypes, 1},
  {"ScrollPhase", Views_Detents, 1},
  {"ScrollPhaseChangeContext", Views_SystemEvents, 1},
  {"ScrollPosition", Views_ScrollPositions, 1},
  {"ScrollTarget", Views_Detents, 1},
  {"ScrollTargetBehavior", Views_Detents, 1},
  {"ScrollTargetBehaviorContext", Views_Detents, 1},
  {"ScrollTransitionConfiguration", Views_VisualEffects, 1},
  {"ScrollTransitionPhase", Views_VisualEffects, 1},
  {"ScrollView", Views_Stacks, 1},
  {"ScrollViewProxy", Views_Stacks, 1},
  {"ScrollViewReader", Views_Stacks, 1},
  {"SearchFieldPlacement", Views_Interactions, 1},
  {"SearchScopeActivation", Views_Searching, 1},
  {"Section", Views_Forms, 1},
  {"SectionCollection", Views_Subviews, 1},
  {"SectionConfiguration", Views_Subviews, 1},
  {"SectionedFetchRequest", Views_FetchRequests, 1},
  {"SectionedFetchResults", Views_FetchRequests, 1},
  {"SecureField", Views_TextInput, 1},
  {"SegmentedPickerStyle", Views_ContainerStyles, 1},
  {"Selector", Frameworks_Selectors, 1},
  {"Send", Packages_Effects, 1},
  {"Sendable", Standard_Markers, 1},
  {"SendableMetatype", Standard_Markers, 1},
  {"SensoryFeedback", Views_SystemEvents, 1},
  {"SentTransferredFile", Views_Transfers, 1},
  {"Sequence", Standard_Collections, 1},
  {"SequenceGesture", Views_Gestures, 1},
  {"Set", Standard_Set, 1},
  {"SetAlgebra", Standard_SetAlgebra, 1},
  {"SetFocusFilterIntent", Views_IntentParts, 1},
  {"Settings", Views_Scenes, 1},
  {"ShadowStyle", Views_DrawingValues, 1},
  {"Shape", Views_Shapes, 1},
  {"ShapeResource", Frameworks_Entities, 1},
  {"ShapeStyle", Views_Colours, 1},
  {"ShareLink", Views_Buttons, 1},
  {"SharePreview", Views_Transfers, 1},
  {"Shared", Packages_SharedValues, 1},
  {"SharedKey", Packages_SharedValues, 1},
  {"SharedReader", Packages_SharedValues, 1},
  {"ShowInAppSearchResultsIntent", Views_IntentParts, 1},
  {"ShowsSnippetView", Views_Intents, 1},
  {"SidebarAdaptableTabViewStyle", Views_ContainerStyles, 1},
  {"SidebarCommands", Views_Commands, 1},
  {"SidebarListStyle", Views_ContainerStyles, 1},
  {"SidebarRowSize", Views_EnvironmentTypes, 1},
  {"SignedInteger", Standard_BinaryInteger, 1},
  {"SignedNumeric", Standard_AdditiveArithmetic, 1},
  {"SimpleMaterial", Frameworks_Entities, 1},
  {"SimultaneousGesture", Views_Gestures, 1},
  {"SingleValueDecodingContainer", Standard_Codable, 1},
  {"SingleValueEncodingContainer", Standard_Codable, 1},
  {"Slice", Standard_Collections, 1},
  {"Slider", Views_Sliders, 1},
  {"SnippetIntent", Views_IntentParts, 1},
  {"SortComparator", Foundation_Sorting, 1},
  {"SortDescriptor", Foundation_Sorting, 1},
  {"SortOrder", Foundation_Sorting, 1},
  {"SourceLocation", Testing_Issues, 1},
  {"Spacer", Views_Readers, 1},
  {"Span", Memory_Span, 1},
  {"SpatialTapGesture", Views_Gestures, 1},
  {"Spring", Views_AnimationValues, 1},
  {"StackAction", Packages_PresentedStates, 1},
  {"StackActionOf", Packages_PresentedStates, 1},
  {"StackElementID", Packages_PresentedStates, 1},
  {"StackNavigationViewStyle", Views_ContainerStyles, 1},
  {"StackState", Packages_PresentedStates, 1},
  {"State", Views_State, 1},
  {"StateObject", Views_ObservedObject, 1},
  {"StaticConfiguration", Views_Widgets, 1},
  {"StaticString", Standard_StaticString, 1},
  {"Stepper", Views_Sliders, 1},
  {"StepperFieldDatePickerStyle", Views_ContainerStyles, 1},
  {"Store", Packages_Stores, 1},
  {"StoreKitError", Frameworks_Store, 1},
  {"StoreOf", Packages_Stores, 1},
  {"StoreTask", Packages_Stores, 1},
  {"StoreView", Frameworks_Store},
  {"StrideThrough", Standard_Strides, 1},
  {"StrideTo", Standard_Strides, 1},
  {"Strideable", Standard_Strideable, 1},
  {"String", Foundation_FoundationTexts, 1},
  {"String", Foundation_TextEncodings, 1},
  {"String", Standard_String, 1},
  {"StringInterpolationProtocol", Standard_LiteralProtocols, 1},
  {"StringLiteralType", Standard_OtherNames, 1},
  {"StringProtocol", Standard_StringProtocol, 1},
  {"StringStyle", Foundation_ListStyles, 1},
  {"StringTransform", Foundation_TextForms, 1},
  {"StrokeStyle", Views_Shapes, 1},
  {"Subject", Observation_Subjects, 1},
  {"SubmitLabel", Views_SystemValues, 1},
  {"SubmitTriggers", Views_Interactions, 1},
  {"Subscriber", Observation_Subscribers, 1},
  {"Subscribers", Observation_Combine, 1},
  {"Subscribers", Observation_Subscribers, 1},
  {"Subscription", Observation_Subscribers, 1},
  {"SubscriptionStoreView", Frameworks_Store},
  {"Subscriptions", Observation_Subscribers, 1},
  {"Substring", Standard_Substring, 1},
  {"Subview", Views_Subviews, 1},
  {"SubviewsCollection", Views_Subviews, 1},
  {"SuiteTrait", Testing_TestTraits, 1},
  {"SupportedPlatform", PackageDescription_Packages, 1},
  {"SuspendingClock", Concurrency_Clocks, 1},
  {"SwiftLanguageMode", PackageDescription_Packages, 1},
  {"SwiftSetting", PackageDescription_Targets, 1},
  {"SwiftVersion", PackageDescription_Packages, 1},
  {"SymbolRenderingMode", Views_EnvironmentTypes, 1},
  {"SymbolVariants", Views_EnvironmentTypes, 1},
  {"System", Frameworks_Entities, 1},
  {"SystemPackageProvider", PackageDescription_Packages, 1},
  {"SystemRandomNumberGenerator", Standard_RandomNumbers, 1},
  {"SystemUpdateCondition", Frameworks_Entities, 1},
  {"TCSADRAIN", Glibc_Constants},
  {"TCSAFLUSH", Glibc_Constants},
  {"TCSANOW", Glibc_Constants},
  {"TIOCGWINSZ", Glibc_Constants},
  {"TIOCSCTTY", Glibc_Constants},
  {"TIOCSWINSZ", Glibc_Constants},
  {"Tab", Views_Tabs, 1},
  {"TabBarOnlyTabViewStyle", Views_ContainerStyles, 1},
  {"TabContent", Views_Tabs, 1},
  {"TabContentBuilder", Views_Tabs, 1},
  {"TabRole", Views_Tabs, 1},
  {"TabSection", Views_Tabs, 1},
  {"TabView", Views_Tabs, 1},
  {"TabViewCustomization", Views_Tabs, 1},
  {"TabViewStyle", Views_ContainerStyles, 1},
  {"Table", Views_TableSelection, 1},
  {"Table", Views_TableSelections, 1},
  {"Table", Views_Tables, 1},
  {"TableColumn", Views_Tables, 1},
  {"TableColumnAlignment", Views_Tables, 1},
  {"TableColumnBuilder", Views_Tables, 1},
  {"TableColumnContent", Views_Tables, 1},
  {"TableColumnCustomization", Views_Transfers, 1},
  {"TableColumnCustomizationBehavior", Views_Tables, 1},
  {"TableRow", Views_Tables, 1},
  {"TableRowBuilder", Views_ViewBuilders, 1},
  {"TableRowContent", Views_Tables, 1},
  {"TabsPickerStyle", Views_ContainerStyles, 1},
  {"Tag", Testing_TestTraits, 1},
  {"TapGesture", Views_Gestures, 1},
  {"TapGestureCount", Views_Interactions, 1},
  {"Target", PackageDescription_Targets, 1},
  {"TargetDependencyCondition", PackageDescription_Targets, 1},
  {"Task", Concurrency_Tasks, 1},
  {"TaskGroup", Concurrency_TaskGroups, 1},
  {"TaskLocal", Concurrency_TaskLocals, 1},
  {"TaskPriority", Concurrency_TaskSupport, 1},
  {"Test", Testing_TestTraits, 1},
  {"TestClock", Packages_Dependencies, 1},
  {"TestDependencyKey", Packages_Dependencies, 1},
  {"TestScoping", Testing_TestTraits, 1},
  {"TestStore", Packages_TestStores, 1},
  {"TestStoreOf", Packages_TestStores, 1},
  {"TestStoreTask", Packages_TestStores, 1},
  {"TestTrait", Testing_TestTraits, 1},
  {"Text", Views_Texts, 1},
  {"TextAlignment", Views_Geometry, 1},
  {"TextEditingCommands", Views_Commands, 1},
  {"TextEditor", Views_TextInput, 1},
  {"TextField", Views_TextInput, 1},
  {"TextFieldStyle", Views_TextFieldStyle, 1},
  {"TextFormattingCommands", Views_Commands, 1},
  {"TextInputAutocapitalization", Views_SystemValues, 1},
  {"TextOutputStream", Standard_TextOutput, 1},
  {"TextOutputStreamable", Standard_TextOutput, 1},
  {"TextSelectability", Views_SystemValues, 1},
  {"TextSelection", Views_TextInput, 1},
  {"TextState", Packages_AlertStates, 1},
  {"TextureResource", Frameworks_Entities, 1},
  {"Thread", Foundation_Platform, 1},
  {"ThrowingDiscardingTaskGroup", Concurrency_TaskGroups, 1},
  {"ThrowingTaskGroup", Concurrency_TaskGroups, 1},
  {"TimeInterval", Foundation_TimeInterval, 1},
  {"TimeLimitTrait", Testing_TestTraits, 1},
  {"TimeZone", Foundation_TimeZone, 1},
  {"Timeline", Views_Widgets, 1},
  {"TimelineEntry", Views_Widgets, 1},
  {"TimelineEntryRelevance", Views_Widgets, 1},
  {"TimelineProvider", Views_Widgets, 1},
  {"TimelineProviderContext", Views_Widgets, 1},
  {"TimelineReloadPolicy", Views_Widgets, 1},
  {"TimelineSchedule", Views_Timelines, 1},
  {"TimelineScheduleMode", Views_Timelines, 1},
  {"TimelineView", Views_Timelines, 1},
  {"TimelineViewDefaultContext", Views_Timelines, 1},
  {"Timer", Concurrency_Timers, 1},
  {"Tip", Frameworks_Tips, 1},
  {"TipOption", Frameworks_Tips, 1},
  {"TipView", Frameworks_Tips, 1},
  {"Tips", Frameworks_Tips, 1},
  {"TitleVisibility", Packages_AlertStates, 1},
  {"Toggle", Views_Buttons, 1},
  {"Toggle", Views_RemadeToggles, 1},
  {"ToggleStyle", Views_ControlStyles, 1},
  {"ToggleStyleConfiguration", Views_ControlStyles, 1},
  {"ToolbarCommands", Views_Commands, 1},
  {"ToolbarContent", Views_Structure, 1},
  {"ToolbarContentBuilder", Views_ViewBuilders, 1},
  {"ToolbarDefaultItemKind", Views_Structure, 1},
  {"ToolbarItem", Views_Structure, 1},
  {"ToolbarItemGroup", Views_Structure, 1},
  {"ToolbarItemPlacement", Views_Structure, 1},
  {"ToolbarPlacement", Views_Structure, 1},
  {"ToolbarRole", Views_SystemValues, 1},
  {"ToolbarTitleDisplayMode", Views_SystemValues, 1},
  {"TopLevelDecoder", Observation_PublisherCoding, 1},
  {"TopLevelEncoder", Observation_PublisherCoding, 1},
  {"Trait", Testing_TestTraits, 1},
  {"Transaction", Views_Fonts, 1},
  {"TransactionKey", Views_Fonts, 1},
  {"TransferRepresentation", Views_Transfers, 1},
  {"TransferRepresentationBuilder", Views_Transfers, 1},
  {"Transferable", Views_Transfers, 1},
  {"Transition", Views_AnimationValues, 1},
  {"TransitionPhase", Views_AnimationValues, 1},
  {"TransitionProperties", Views_AnimationValues, 1},
  {"TryCapture", RegexBuilder_RegexCaptures, 1},
  {"TupleView", Views_ViewBuilders, 1},
  {"TypeDisplayRepresentation", Views_Intents, 1},
  {"UIAccessibility", Frameworks_UIKitAppearances, 1},
  {"UIAction", Frameworks_UIKitControls, 1},
  {"UIActivity", Frameworks_UIKitPickers, 1},
  {"UIActivityIndicatorView", Frameworks_UIKitViews, 1},
  {"UIActivityViewController", Frameworks_UIKitPickers, 1},
  {"UIAlertAction", Frameworks_UIKitControllers, 1},
  {"UIAlertController", Frameworks_UIKitControllers, 1},
  {"UIApplication", Views_UIKitHosting, 1},
  {"UIApplicationDelegate", Views_UIKitHosting, 1},
  {"UIApplicationDelegateAdaptor", Views_UIKitHosting, 1},
  {"UIApplicationShortcutItem", Frameworks_UIKitScenes, 1},
  {"UIBackgroundFetchResult", Frameworks_UIKitScenes, 1},
  {"UIBackgroundTaskIdentifier", Views_UIKitHosting, 1},
  {"UIBarAppearance", Frameworks_UIKitAppearances, 1},
  {"UIBarButtonItem", Frameworks_UIKitControls, 1},
  {"UIBarItem", Frameworks_UIKitControls, 1},
  {"UIBarMetrics", Frameworks_UIKitControllers, 1},
  {"UIBlurEffect", Frameworks_UIKitViews, 1},
  {"UIButton", Frameworks_UIKitControls, 1},
  {"UICollectionReusableView", Frameworks_UIKitTables, 1},
  {"UICollectionView", Frameworks_UIKitTables, 1},
  {"UICollectionViewCell", Frameworks_UIKitTables, 1},
  {"UICollectionViewController", Frameworks_UIKitTables, 1},
  {"UICollectionViewDataSource", Frameworks_UIKitTables, 1},
  {"UICollectionViewDelegate", Frameworks_UIKitTables, 1},
  {"UICollectionViewFlowLayout", Frameworks_UIKitTables, 1},
  {"UICollectionViewLayout", Frameworks_UIKitTables, 1},
  {"UICollectionViewListCell", Frameworks_UIKitTables, 1},
  {"UIColor", Views_PlatformColours, 1},
  {"UIColor", Views_UIKitValues, 1},
  {"UIContentConfiguration", Frameworks_UIKitTables, 1},
  {"UIContentSizeCategory", Frameworks_UIKitAppearances, 1},
  {"UIContextualAction", Frameworks_UIKitTables, 1},
  {"UIControl", Frameworks_UIKitControls, 1},
  {"UIDataDetectorTypes", Frameworks_UIKitTexts, 1},
  {"UIDatePicker", Frameworks_UIKitControls, 1},
  {"UIDevice", Views_PlatformValues, 1},
  {"UIDocumentPickerDelegate", Frameworks_UIKitPickers, 1},
  {"UIDocumentPickerViewController", Frameworks_UIKitPickers, 1},
  {"UIEdgeInsets", Frameworks_UIKitViews, 1},
  {"UIEvent", Frameworks_UIKitResponders, 1},
  {"UIFont", Frameworks_UIKitFonts, 1},
  {"UIGestureRecognizer", Frameworks_UIKitGestures, 1},
  {"UIGestureRecognizerDelegate", Frameworks_UIKitGestures, 1},
  {"UIGraphicsImageRenderer", Frameworks_UIKitAppearances, 1},
  {"UIGraphicsImageRendererContext", Frameworks_UIKitAppearances, 1},
  {"UIHostingConfiguration", Frameworks_UIKitTables, 1},
  {"UIHostingController", Views_UIHosting, 1},
  {"UIHostingControllerSizingOptions", Views_UIHosting, 1},
  {"UIImage", Views_UIKitValues, 1},
  {"UIImagePickerController", Frameworks_UIKitPickers, 1},
  {"UIImagePickerControllerDelegate", Frameworks_UIKitPickers, 1},
  {"UIImageView", Frameworks_UIKitViews, 1},
  {"UIImpactFeedbackGenerator", Views_PlatformValues, 1},
  {"UIInterfaceOrientation", Frameworks_UIKitScenes, 1},
  {"UIInterfaceOrientationMask", Frameworks_UIKitScenes, 1},
  {"UIKeyboardType", Frameworks_UIKitTexts, 1},
  {"UILabel", Frameworks_UIKitTexts, 1},
  {"UILayoutGuide", Frameworks_UIKitViews, 1},
  {"UILayoutPriority", Frameworks_UIKitViews, 1},
  {"UIListContentConfiguration", Frameworks_UIKitTables, 1},
  {"UILongPressGestureRecognizer", Frameworks_UIKitGestures, 1},
  {"UIMenu", Frameworks_UIKitControls, 1},
  {"UIMenuElement", Frameworks_UIKitControls, 1},
  {"UIModalPresentationStyle", Frameworks_UIKitControllers, 1},
  {"UIModalTransitionStyle", Frameworks_UIKitControllers, 1},
  {"UINavigationBar", Frameworks_UIKitControllers, 1},
  {"UINavigationBarAppearance", Frameworks_UIKitAppearances, 1},
  {"UINavigationController", Frameworks_UIKitControllers, 1},
  {"UINavigationControllerDelegate", Frameworks_UIKitControllers, 1},
  {"UINavigationItem", Frameworks_UIKitControllers, 1},
  {"UINotificationFeedbackGenerator", Views_PlatformValues, 1},
  {"UIOpenURLContext", Frameworks_UIKitScenes, 1},
  {"UIPageControl", Frameworks_UIKitControls, 1},
  {"UIPageViewController", Frameworks_UIKitControllers, 1},
  {"UIPageViewControllerDataSource", Frameworks_UIKitControllers, 1},
  {"UIPageViewControllerDelegate", Frameworks_UIKitControllers, 1},
  {"UIPanGestureRecognizer", Frameworks_UIKitGestures, 1},
  {"UIPasteboard", Views_PlatformValues, 1},
  {"UIPickerView", Frameworks_UIKitTables, 1},
  {"UIPickerViewDataSource", Frameworks_UIKitTables, 1},
  {"UIPickerViewDelegate", Frameworks_UIKitTables, 1},
  {"UIPinchGestureRecognizer", Frameworks_UIKitGestures, 1},
  {"UIPress", Frameworks_UIKitResponders, 1},
  {"UIPressesEvent", Frameworks_UIKitResponders, 1},
  {"UIProgressView", Frameworks_UIKitViews, 1},
  {"UIRefreshControl", Frameworks_UIKitControls, 1},
  {"UIResponder", Frameworks_UIKitResponders, 1},
  {"UIReturnKeyType", Frameworks_UIKitTexts, 1},
  {"UIScene", Frameworks_UIKitScenes, 1},
  {"UISceneConfiguration", Frameworks_UIKitScenes, 1},
  {"UISceneDelegate", Frameworks_UIKitScenes, 1},
  {"UISceneSession", Frameworks_UIKitScenes, 1},
  {"UIScreen", Views_PlatformValues, 1},
  {"UIScrollView", Frameworks_UIKitViews, 1},
  {"UIScrollViewDelegate", Frameworks_UIKitViews, 1},
  {"UISearchBar", Frameworks_UIKitTexts, 1},
  {"UISearchBarDelegate", Frameworks_UIKitTexts, 1},
  {"UISegmentedControl", Frameworks_UIKitControls, 1},
  {"UISelectionFeedbackGenerator", Views_PlatformValues, 1},
  {"UISlider", Frameworks_UIKitControls, 1},
  {"UISplitViewController", Frameworks_UIKitControllers, 1},
  {"UIStackView", Frameworks_UIKitViews, 1},
  {"UIStatusBarAnimation", Frameworks_UIKitControllers, 1},
  {"UIStatusBarStyle", Frameworks_UIKitControllers, 1},
  {"UIStepper", Frameworks_UIKitControls, 1},
  {"UIStoryboard", Frameworks_UIKitControllers, 1},
  {"UIStoryboardSegue", Frameworks_UIKitControllers, 1},
  {"UISwipeActionsConfiguration", Frameworks_UIKitTables, 1},
  {"UISwipeGestureRecognizer", Frameworks_UIKitGestures, 1},
  {"UISwitch", Frameworks_UIKitControls, 1},
  {"UITabBar", Frameworks_UIKitControllers, 1},
  {"UITabBarAppearance", Frameworks_UIKitAppearances, 1},
  {"UITabBarController", Frameworks_UIKitControllers, 1},
  {"UITabBarItem", Frameworks_UIKitControllers, 1},
  {"UITabBarItemAppearance", Frameworks_UIKitAppearances, 1},
  {"UITabBarItemStateAppearance", Frameworks_UIKitAppearances, 1},
  {"UITableView", Frameworks_UIKitTables, 1},
  {"UITableViewCell", Frameworks_UIKitTables, 1},
  {"UITableViewController", Frameworks_UIKitTables, 1},
  {"UITableViewDataSource", Frameworks_UIKitTables, 1},
  {"UITableViewDelegate", Frameworks_UIKitTables, 1},
  {"UITapGestureRecognizer", Frameworks_UIKitGestures, 1},
  {"UITextAutocapitalizationType", Frameworks_UIKitTexts, 1},
  {"UITextAutocorrectionType", Frameworks_UIKitTexts, 1},
  {"UITextContentType", Frameworks_UIKitTexts, 1},
  {"UITextField", Frameworks_UIKitTexts, 1},
  {"UITextFieldDelegate", Frameworks_UIKitTexts, 1},
  {"UITextView", Frameworks_UIKitTexts, 1},
  {"UITextViewDelegate", Frameworks_UIKitTexts, 1},
  {"UIToolbar", Frameworks_UIKitTexts, 1},
  {"UITouch", Frameworks_UIKitResponders, 1},
  {"UITraitCollection", Frameworks_UIKitAppearances, 1},
  {"UIUserInterfaceIdiom", Views_PlatformValues, 1},
  {"UIUserInterfaceSizeClass", Frameworks_UIKitAppearances, 1},
  {"UIUserInterfaceStyle", Frameworks_UIKitAppearances, 1},
  {"UIView", Frameworks_UIKitViews, 1},
  {"UIViewController", Frameworks_UIKitControllers, 1},
  {"UIViewControllerRepresentable", Views_UIViewControllerRepresentables, 1},
  {"UIViewControllerRepresentableContext", Views_UIViewControllerRepresentables, 1},
  {"UIViewControllerTransitionCoordinator", Frameworks_UIKitControllers, 1},
  {"UIViewRepresentable", Views_UIViewRepresentables, 1},
  {"UIViewRepresentableContext", Views_UIViewRepresentables, 1},
  {"UIVisualEffect", Frameworks_UIKitViews, 1},
  {"UIVisualEffectView", Frameworks_UIKitViews, 1},
  {"UIWindow", Frameworks_UIKitViews, 1},
  {"UIWindowScene", Frameworks_UIKitScenes, 1},
  {"UIWindowSceneDelegate", Frameworks_UIKitScenes, 1},
  {"UInt", Standard_UInt, 1},
  {"UInt128", Standard_UInt128, 1},
  {"UInt128", Standard_WideConversions, 1},
  {"UInt16", Standard_UInt16, 1},
  {"UInt32", Standard_UInt32, 1},
  {"UInt64", Standard_UInt64, 1},
  {"UInt8", Standard_ASCIIBytes, 1},
  {"UInt8", Standard_UInt8, 1},
  {"UNAuthorizationOptions", Frameworks_UserNotifications, 1},
  {"UNAuthorizationStatus", Frameworks_UserNotifications, 1},
  {"UNCalendarNotificationTrigger", Frameworks_UserNotifications, 1},
  {"UNMutableNotificationContent", Frameworks_UserNotifications, 1},
  {"UNNotification", Frameworks_UserNotifications, 1},
  {"UNNotificationAction", Frameworks_UserNotifications, 1},
  {"UNNotificationActionOptions", Frameworks_UserNotifications, 1},
  {"UNNotificationCategory", Frameworks_UserNotifications, 1},
  {"UNNotificationContent", Frameworks_UserNotifications, 1},
  {"UNNotificationDefaultActionIdentifier", Frameworks_UserNotifications},
  {"UNNotificationInterruptionLevel", Frameworks_UserNotifications, 1},
  {"UNNotificationPresentationOptions", Frameworks_UserNotifications, 1},
  {"UNNotificationRequest", Frameworks_UserNotifications, 1},
  {"UNNotificationResponse", Frameworks_UserNotifications, 1},
  {"UNNotificationSettings", Frameworks_UserNotifications, 1},
  {"UNNotificationSound", Frameworks_UserNotifications, 1},
  {"UNNotificationTrigger", Frameworks_UserNotifications, 1},
  {"UNTimeIntervalNotificationTrigger", Frameworks_UserNotifications, 1},
  {"UNUserNotificationCenter", Frameworks_UserNotifications, 1},
  {"UNUserNotificationCenterDelegate", Frameworks_UserNotifications, 1},
  {"URL", Foundation_FileContents, 1},
  {"URL", Foundation_FileMembers, 1},
  {"URL", Foundation_URL, 1},
  {"URL", Foundation_URLHints, 1},
  {"URLCache", Foundation_Networking, 1},
  {"URLComponents", Foundation_URLComponents, 1},
  {"URLError", Foundation_Networking, 1},
  {"URLQueryItem", Foundation_URLComponents, 1},
  {"URLRequest", Foundation_Networking, 1},
  {"URLResourceKey", Foundation_FileMembers, 1},
  {"URLResourceValues", Foundation_FileMembers, 1},
  {"URLResponse", Foundation_Networking, 1},
  {"URLSession", Foundation_Networking, 1},
  {"URLSession", Foundation_URLSessionTasks, 1},
  {"URLSessionConfiguration", Foundation_Networking, 1},
  {"URLSessionDataDelegate", Foundation_Networking, 1},
  {"URLSessionDataTask", Foundation_URLSessionTasks, 1},
  {"URLSessionDelegate", Foundation_Networking, 1},
  {"URLSessionDownloadDelegate", Foundation_Networking, 1},
  {"URLSessionDownloadTask", Foundation_URLSessionTasks, 1},
  {"URLSessionTask", Foundation_URLSessionTasks, 1},
  {"URLSessionTaskDelegate", Foundation_Networking, 1},
  {"URLSessionUploadTask", Foundation_URLSessionTasks, 1},
  {"URLSessionWebSocketDelegate", Foundation_Networking, 1},
  {"URLSessionWebSocketTask", Foundation_URLSessionTasks, 1},
  {"UTF16", Standard_Unicode, 1},
  {"UTF32", Standard_Unicode, 1},
  {"UTF8", Standard_Unicode, 1},
  {"UTType", Views_Transfers, 1},
  {"UUID", Foundation_ByteMembers, 1},
  {"UUID", Foundation_UUID, 1},
  {"UUIDGenerator", Packages_Dependencies, 1},
  {"UndoManager", Foundation_Undoing, 1},
  {"UndoableIntent", Views_IntentParts, 1},
  {"UnfoldFirstSequence", Standard_GeneratedSequences, 1},
  {"UnfoldSequence", Standard_GeneratedSequences, 1},
  {"Unicode", Standard_Unicode, 1},
  {"UnicodeScalar", Standard_Unicode, 1},
  {"UniquedSequence", Packages_SequenceAlgorithms, 1},
  {"Unit", Foundation_Measurements, 1},
  {"UnitAcceleration", Foundation_MechanicalUnits, 1},
  {"UnitAngle", Foundation_TimeUnits, 1},
  {"UnitArea", Foundation_LengthUnits, 1},
  {"UnitConcentrationMass", Foundation_MechanicalUnits, 1},
  {"UnitConverter", Foundation_Measurements, 1},
  {"UnitConverterLinear", Foundation_Measurements, 1},
  {"UnitCurve", Views_AnimationValues, 1},
  {"UnitDispersion", Foundation_MechanicalUnits, 1},
  {"UnitDuration", Foundation_TimeUnits, 1},
  {"UnitElectricCharge", Foundation_ElectricalUnits, 1},
  {"UnitElectricCurrent", Foundation_ElectricalUnits, 1},
  {"UnitElectricPotentialDifference", Foundation_ElectricalUnits, 1},
  {"UnitElectricResistance", Foundation_ElectricalUnits, 1},
  {"UnitEnergy", Foundation_MechanicalUnits, 1},
  {"UnitFrequency", Foundation_TimeUnits, 1},
  {"UnitFuelEfficiency", Foundation_Measurements, 1},
  {"UnitIlluminance", Foundation_ElectricalUnits, 1},
  {"UnitInformationStorage", Foundation_InformationUnits, 1},
  {"UnitLength", Foundation_LengthUnits, 1},
  {"UnitMass", Foundation_MechanicalUnits, 1},
  {"UnitPoint", Views_Geometry, 1},
  {"UnitPower", Foundation_MechanicalUnits, 1},
  {"UnitPressure", Foundation_MechanicalUnits, 1},
  {"UnitSpeed", Foundation_MechanicalUnits, 1},
  {"UnitTemperature", Foundation_ThermalUnits, 1},
  {"UnitVolume", Foundation_LengthUnits, 1},
  {"UnkeyedDecodingContainer", Standard_Codable, 1},
  {"UnkeyedEncodingContainer", Standard_Codable, 1},
  {"UnlitMaterial", Frameworks_Entities, 1},
  {"Unmanaged", Memory_Unmanaged, 1},
  {"UnsafeBufferPointer", Memory_UnsafeBufferPointer, 1},
  {"UnsafeContinuation", Concurrency_Continuations, 1},
  {"UnsafeCurrentTask", Concurrency_Tasks, 1},
  {"UnsafeMutableBufferPointer", Memory_UnsafeMutableBufferPointer, 1},
  {"UnsafeMutablePointer", Memory_UnsafeMutablePointer, 1},
  {"UnsafeMutableRawBufferPointer", Memory_UnsafeMutableRawBufferPointer, 1},
  {"UnsafeMutableRawPointer", Memory_RawPointers, 1},
  {"UnsafePointer", Memory_UnsafePointer, 1},
  {"UnsafeRawBufferPointer", Memory_UnsafeRawBufferPointer, 1},
  {"UnsafeRawPointer", Memory_RawPointers, 1},
  {"UnsignedInteger", Standard_BinaryInteger, 1},
  {"UserAnnotation", Frameworks_MapContent},
  {"UserDefaults", Foundation_UserDefaults, 1},
  {"UserInterfaceSizeClass", Views_EnvironmentKeys, 1},
  {"UtilityWindow", Views_Scenes, 1},
  {"VMIN", Glibc_Constants},
  {"VStack", Views_Stacks, 1},
  {"VStackLayout", Views_LayoutValues, 1},
  {"VTIME", Glibc_Constants},
  {"Vector3D", Frameworks_EntityGestures, 1},
  {"VectorArithmetic", Views_AnimationValues, 1},
  {"VerificationResult", Frameworks_Store, 1},
  {"Version", PackageDescription_Packages, 1},
  {"VersionedSchema", Views_Persistence, 1},
  {"VerticalAlignment", Views_Geometry, 1},
  {"VerticalEdge", Views_Geometry, 1},
  {"VerticalPageTabViewStyle", Views_ContainerStyles, 1},
  {"VideoPlayer", Frameworks_VideoPlayers},
  {"View", Views_ControlStyles, 1},
  {"View", Views_Environment, 1},
  {"View", Views_Interactions, 1},
  {"View", Views_Moments, 1},
  {"View", Views_Preferences, 1},
  {"View", Views_Presentations, 1},
  {"View", Views_Structure, 1},
  {"View", Views_ViewProtocols, 1},
  {"ViewAlignedScrollTargetBehavior", Views_Detents, 1},
  {"ViewBuilder", Views_ViewBuilders, 1},
  {"ViewDimensions", Views_Geometry, 1},
  {"ViewHost", Testing_ViewHosts, 1},
  {"ViewModifier", Views_ViewProtocols, 1},
  {"ViewSpacing", Views_CustomLayouts, 1},
  {"ViewStore", Packages_ViewStores, 1},
  {"ViewStoreOf", Packages_ViewStores, 1},
  {"ViewStoreTask", Packages_Stores, 1},
  {"ViewThatFits", Views_Stacks, 1},
  {"Visibility", Views_Geometry, 1},
  {"VisualEffect", Views_VisualEffects, 1},
  {"Void", Standard_Void, 1},
  {"WKFrameInfo", Frameworks_WebViews, 1},
  {"WKHTTPCookieStore", Frameworks_WebViews, 1},
  {"WKNavigation", Frameworks_WebViews, 1},
  {"WKNavigationAction", Frameworks_WebViews, 1},
  {"WKNavigationActionPolicy", Frameworks_WebViews, 1},
  {"WKNavigationDelegate", Frameworks_WebViews, 1},
  {"WKNavigationResponse", Frameworks_WebViews, 1},
  {"WKNavigationResponsePolicy", Frameworks_WebViews, 1},
  {"WKNavigationType", Frameworks_WebViews, 1},
  {"WKPreferences", Frameworks_WebViews, 1},
  {"WKScriptMessage", Frameworks_WebViews, 1},
  {"WKScriptMessageHandler", Frameworks_WebViews, 1},
  {"WKUIDelegate", Frameworks_WebViews, 1},
  {"WKUserContentController", Frameworks_WebViews, 1},
  {"WKUserScript", Frameworks_WebViews, 1},
  {"WKUserScriptInjectionTime", Frameworks_WebViews, 1},
  {"WKWebView", Frameworks_WebViews, 1},
  {"WKWebViewConfiguration", Frameworks_WebViews, 1},
  {"WKWebpagePreferences", Frameworks_WebViews, 1},
  {"WKWebsiteDataStore", Frameworks_WebViews, 1},
  {"WKWindowFeatures", Frameworks_WebViews, 1},
  {"WNOHANG", Glibc_Constants},
  {"WUNTRACED", Glibc_Constants},
  {"W_OK", Foundation_FileTests},
  {"WarningLevel", PackageDescription_Targets, 1},
  {"WebPage", Frameworks_WebPages, 1},
  {"WebView", Frameworks_WebPages},
  {"WheelDatePickerStyle", Views_ContainerStyles, 1},
  {"WheelPickerStyle", Views_ContainerStyles, 1},
  {"Widget", Views_Widgets, 1},
  {"WidgetBundle", Views_Widgets, 1},
  {"WidgetBundleBuilder", Views_Widgets, 1},
  {"WidgetCenter", Views_Widgets, 1},
  {"WidgetConfiguration", Views_Widgets, 1},
  {"WidgetConfigurationIntent", Views_Intents, 1},
  {"WidgetFamily", Views_Widgets, 1},
  {"WidgetInfo", Views_Widgets, 1},
  {"WidgetRenderingMode", Views_Widgets, 1},
  {"Window", Views_Scenes, 1},
  {"WindowGroup", Views_Scenes, 1},
  {"WindowResizability", Views_Scenes, 1},
  {"WithPerceptionTracking", Packages_StoreBindings, 1},
  {"WithViewStore", Packages_ViewStores, 1},
  {"WritableKeyPath", Standard_KeyPaths, 1},
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
  {"XCTSkip", Testing_XCTests, 1},
  {"XCTSkipIf", Testing_XCTests},
  {"XCTSkipUnless", Testing_XCTests},
  {"XCTUnwrap", Testing_XCTests},
  {"XCTUnwrapError", Testing_XCTests, 1},
  {"XCTWaiter", Testing_XCTWaiter, 1},
  {"XCTestCase", Testing_XCTests, 1},
  {"XCTestExpectation", Testing_XCTests, 1},
  {"X_OK", Foundation_FileTests},
  {"ZStack", Views_Stacks, 1},
  {"ZStackLayout", Views_LayoutValues, 1},
  {"ZeroOrMore", RegexBuilder_ZeroOrMore, 1},
  {"Zip2Sequence", Standard_Zipped, 1},
  {"_AccessibilityAssistiveAccessEnabledPlainKey", Views_AccessibilityEnvironment, 1},
  {"_AccessibilityDifferentiateWithoutColorPlainKey", Views_AccessibilityEnvironment, 1},
  {"_AccessibilityDimFlashingLightsPlainKey", Views_AccessibilityEnvironment, 1},
  {"_AccessibilityEnabledPlainKey", Views_AccessibilityEnvironment, 1},
  {"_AccessibilityInvertColorsPlainKey", Views_AccessibilityEnvironment, 1},
  {"_AccessibilityLargeContentViewerEnabledPlainKey", Views_AccessibilityEnvironment, 1},
  {"_AccessibilityPlayAnimatedImagesPlainKey", Views_AccessibilityEnvironment, 1},
  {"_AccessibilityPrefersHeadAnchorAlternativePlainKey", Views_AccessibilityEnvironment, 1},
  {"_AccessibilityQuickActionsEnabledPlainKey", Views_AccessibilityEnvironment, 1},
  {"_AccessibilityReduceTransparencyPlainKey", Views_AccessibilityEnvironment, 1},
  {"_AccessibilityShowButtonShapesPlainKey", Views_AccessibilityEnvironment, 1},
  {"_AccessibilitySwitchControlEnabledPlainKey", Views_AccessibilityEnvironment, 1},
  {"_AccessibilityVoiceOverEnabledPlainKey", Views_AccessibilityEnvironment, 1},
  {"_Activities", Frameworks_Activities, 1},
  {"_Alert", Views_Presentations, 1},
  {"_AlertButtons", Views_Alerts, 1},
  {"_AlertView", Views_Alerts, 1},
  {"_AllowsTighteningPlainKey", Views_EnvironmentTable, 1},
  {"_AllowsWindowActivationEventsPlainKey", Views_EnvironmentTable, 1},
  {"_AnchoredRelativeDateStyle", Foundation_RelativeDateStyles, 1},
  {"_AnimationCompletion", Views_Fonts, 1},
  {"_AnyCodingKey", Standard_Codable, 1},
  {"_AnyMemory", Memory_Memories, 1},
  {"_AnyModelTable", Views_Persistence, 1},
  {"_AnyPointer", Memory_Pointers, 1},
  {"_AnyTask", Concurrency_TaskSupport, 1},
  {"_AppearsActivePlainKey", Views_EnvironmentTable, 1},
  {"_AsyncAdapter", Concurrency_AsyncSequences, 1},
  {"_AsyncLet", Concurrency_TaskGroups, 1},
  {"_Attributed", Foundation_TextAttributes, 1},
  {"_Autoconnect", Observation_SharedPublishers, 1},
  {"_AutocorrectionDisabledPlainKey", Views_EnvironmentTable, 1},
  {"_BackgroundMaterialPlainKey", Views_EnvironmentTable, 1},
  {"_BackgroundProminencePlainKey", Views_EnvironmentTable, 1},
  {"_Beside", Views_Structure, 1},
  {"_BoundMemory", Memory_Memories, 1},
  {"_Buffer", Memory_Buffers, 1},
  {"_ButtonRepeatBehaviorPlainKey", Views_EnvironmentTable, 1},
  {"_ButtonStyleKey", Views_ControlStyles, 1},
  {"_CFile", Foundation_SystemFunctions, 1},
  {"_CalendarDependency", Packages_Dependencies, 1},
  {"_CalendarKey", Views_EnvironmentKeys, 1},
  {"_ClockInstant", Packages_Dependencies, 1},
  {"_ClockKey", Packages_Dependencies, 1},
  {"_ClosurePublisher", Observation_Subscribers, 1},
  {"_ClosureSubscriber", Observation_Subscribers, 1},
  {"_CocoaCodes", Foundation_CocoaErrors, 1},
  {"_CodingNode", Standard_CodingNodes, 1},
  {"_CodingPrimitive", Standard_CodingNodes, 1},
  {"_CodingSettings", Standard_CodingNodes, 1},
  {"_ColorSchemeKey", Views_EnvironmentKeys, 1},
  {"_ColumnHeader", Views_Tables, 1},
  {"_CombinePublisher", Observation_Combine, 1},
  {"_ConditionalContent", Views_ViewBuilders, 1},
  {"_ConstantLocation", Views_Binding, 1},
  {"_ContainerWriter", Views_Subviews, 1},
  {"_ContainerWriting", Views_Subviews, 1},
  {"_ContentTransitionAddsDrawingGroupPlainKey", Views_EnvironmentTable, 1},
  {"_ContentTransitionPlainKey", Views_EnvironmentTable, 1},
  {"_ContextMenu", Views_Structure, 1},
  {"_ContrastKey", Views_EnvironmentKeys, 1},
  {"_ControlActiveStatePlainKey", Views_EnvironmentTable, 1},
  {"_ControlGroupStyleKey", Views_ControlGroupStyle, 1},
  {"_ControlSizePlainKey", Views_EnvironmentTable, 1},
  {"_Counter", Packages_Dependencies, 1},
  {"_CurrencyFormatStyle", Foundation_FormatStyles, 1},
  {"_DateFormatString", Foundation_DateStrategies, 1},
  {"_DateFormatStyle", Foundation_DateStyles, 1},
  {"_DateIntervalStyle", Foundation_DateIntervalStyles, 1},
  {"_DateKey", Packages_Dependencies, 1},
  {"_DateParseStrategy", Foundation_DateStrategies, 1},
  {"_DateSteps", Foundation_CalendarMatches, 1},
  {"_DefaultMinListHeaderHeightPlainKey", Views_EnvironmentTable, 1},
  {"_DefaultMinListRowHeightPlainKey", Views_EnvironmentTable, 1},
  {"_Deletable", Views_CollectionViews, 1},
  {"_DeniedDeletion", Views_Persistence, 1},
  {"_Destination", Views_Presentations, 1},
  {"_Disabled", Views_Interactions, 1},
  {"_DisclosureContent", Views_Forms, 1},
  {"_DisclosureGroup", Views_Forms, 1},
  {"_DisclosureGroupStyleKey", Views_DisclosureGroupStyle, 1},
  {"_Disk", Foundation_Bundles, 1},
  {"_DismissImmersiveSpacePlainKey", Views_EnvironmentTable, 1},
  {"_DismissKey", Packages_Dependencies, 1},
  {"_DisplayScaleKey", Views_EnvironmentKeys, 1},
  {"_Draggable", Views_DragAndDrop, 1},
  {"_DrawingModifiers", Views_DrawingValues, 1},
  {"_DropTarget", Views_DragAndDrop, 1},
  {"_DurationTimeStyle", Foundation_DurationStyles, 1},
  {"_DurationUnitsStyle", Foundation_DurationStyles, 1},
  {"_DynamicTypeSizeKey", Views_EnvironmentKeys, 1},
  {"_EditButton", Views_EnvironmentButtons, 1},
  {"_EditModeKey", Views_EnvironmentKeys, 1},
  {"_EffectRunner", Packages_Effects, 1},
  {"_EffectStep", Packages_Effects, 1},
  {"_EnabledKey", Views_EnvironmentKeys, 1},
  {"_Ending", Testing_Expectations, 1},
  {"_EnvironmentModifier", Views_Environment, 1},
  {"_EnvironmentTransform", Views_Environment, 1},
  {"_EnvironmentWriter", Views_Environment, 1},
  {"_EphemeralState", Packages_PresentedStates, 1},
  {"_Expectation", Testing_Expectations, 1},
  {"_FloatOfNumber", Foundation_NumberConversions, 1},
  {"_Focused", Views_Interactions, 1},
  {"_FocusedValueWriter", Views_FocusedValues, 1},
  {"_FontKey", Views_EnvironmentKeys, 1},
  {"_FormStyleKey", Views_FormStyle, 1},
  {"_FormatStyleProtocol", Foundation_FormatStyles, 1},
  {"_FunctionLocation", Views_Binding, 1},
  {"_Gate", Observation_Combine, 1},
  {"_GaugeStyleKey", Views_GaugeStyle, 1},
  {"_GeometryChange", Views_GeometryChanges, 1},
  {"_Gesture", Views_GestureModifiers, 1},
  {"_GesturePriority", Views_GestureModifiers, 1},
  {"_GroupBoxStyleKey", Views_GroupBoxStyle, 1},
  {"_GroupState", Concurrency_TaskGroups, 1},
  {"_Guarded", Concurrency_Synchronization, 1},
  {"_HandMove", Views_Gestures, 1},
  {"_HashableLocation", Views_Binding, 1},
  {"_HeaderProminencePlainKey", Views_EnvironmentTable, 1},
  {"_HorizontalScrollIndicatorVisibilityPlainKey", Views_EnvironmentTable, 1},
  {"_HorizontalSizeClassKey", Views_EnvironmentKeys, 1},
  {"_IONBF", Foundation_SystemFunctions},
  {"_ISODateStyle", Foundation_ISOStyles, 1},
  {"_Identified", Views_Structure, 1},
  {"_ImageScalePlainKey", Views_EnvironmentTable, 1},
  {"_InertConstant", Views_InertView, 1},
  {"_InertLeaf", Views_InertView, 1},
  {"_InertShape", Views_InertView, 1},
  {"_InertView", Views_InertView, 1},
  {"_IntegerOfNumber", Foundation_NumberConversions, 1},
  {"_IntentResult", Views_Intents, 1},
  {"_Interaction", Views_Interactions, 1},
  {"_IsActivityFullscreenPlainKey", Views_EnvironmentTable, 1},
  {"_IsFocusEffectEnabledPlainKey", Views_EnvironmentTable, 1},
  {"_IsFocusedPlainKey", Views_EnvironmentTable, 1},
  {"_IsHoverEffectEnabledPlainKey", Views_EnvironmentTable, 1},
  {"_IsLuminanceReducedPlainKey", Views_EnvironmentTable, 1},
  {"_IsSceneCapturedPlainKey", Views_EnvironmentTable, 1},
  {"_IsScrollEnabledPlainKey", Views_EnvironmentTable, 1},
  {"_IsTabBarShowingSectionsPlainKey", Views_EnvironmentTable, 1},
  {"_JSONReader", Foundation_JSON, 1},
  {"_KeyListener", Views_KeyPresses, 1},
  {"_KeyPathComparing", Foundation_Sorting, 1},
  {"_KeyValueObserving", Frameworks_KeyValueObserving, 1},
  {"_KeyboardShortcutPlainKey", Views_EnvironmentTable, 1},
  {"_KnownIssueScope", Testing_KnownIssues, 1},
  {"_LabelStyleKey", Views_ControlStyles, 1},
  {"_LabeledContentStyleKey", Views_LabeledContentStyle, 1},
  {"_LabelsVisibilityPlainKey", Views_EnvironmentTable, 1},
  {"_LaidOut", Views_CustomLayouts, 1},
  {"_LateState", Views_Timelines, 1},
  {"_LayoutDirectionKey", Views_EnvironmentKeys, 1},
  {"_LazyLocal", Standard_LazyLocal, 1},
  {"_LegibilityWeightPlainKey", Views_EnvironmentTable, 1},
  {"_LibraryLayout", Views_LayoutValues, 1},
  {"_LineLimitKey", Views_EnvironmentKeys, 1},
  {"_LineSpacingPlainKey", Views_EnvironmentTable, 1},
  {"_Link", Views_EnvironmentButtons, 1},
  {"_ListNatives", Foundation_ListStyles, 1},
  {"_LiveBinding", Views_LiveNames, 1},
  {"_LiveMembers", Views_LiveNames, 1},
  {"_LiveProjection", Views_LiveNames, 1},
  {"_LiveValue", Views_LiveNames, 1},
  {"_LocalAccessors", Standard_LocalAccessors, 1},
  {"_LocaleDependency", Packages_Dependencies, 1},
  {"_LocaleKey", Views_EnvironmentKeys, 1},
  {"_LocalePart", Foundation_Locale, 1},
  {"_Location", Views_Binding, 1},
  {"_MainQueueKey", Packages_Dependencies, 1},
  {"_ManagedObjectContextKey", Views_PersistenceKeys, 1},
  {"_Manifest", PackageDescription_Targets, 1},
  {"_MappedGesture", Views_Gestures, 1},
  {"_MeasurementStyle", Foundation_MeasurementStyles, 1},
  {"_Memory", Memory_Memories, 1},
  {"_MenuIndicatorVisibilityPlainKey", Views_EnvironmentTable, 1},
  {"_MenuOrderPlainKey", Views_EnvironmentTable, 1},
  {"_MenuStyleKey", Views_MenuStyle, 1},
  {"_MinimumScaleFactorPlainKey", Views_EnvironmentTable, 1},
  {"_MissingMemory", Memory_Memories, 1},
  {"_ModelActors", Views_ModelActors, 1},
  {"_ModelContextKey", Views_PersistenceKeys, 1},
  {"_ModelContexts", Views_Persistence, 1},
  {"_ModelTables", Views_Persistence, 1},
  {"_Multicast", Observation_SharedPublishers, 1},
  {"_MultilineTextAlignmentPlainKey", Views_EnvironmentTable, 1},
  {"_NSViewControllerHolder", Views_NSViewControllerRepresentables, 1},
  {"_NSViewHolder", Views_NSViewRepresentables, 1},
  {"_NamedShapeStyle", Views_Colours, 1},
  {"_NavigationPathAccess", Views_Navigation, 1},
  {"_NewDocumentPlainKey", Views_EnvironmentTable, 1},
  {"_NotificationObserver", Foundation_Notifications, 1},
  {"_NumberNatives", Foundation_FormatStyles, 1},
  {"_NumberParseStrategy", Foundation_FormatStyles, 1},
  {"_NumberStyle", Foundation_FormatStyles, 1},
  {"_ObjectLocation", Views_Binding, 1},
  {"_ObjectMemory", Memory_Unmanaged, 1},
  {"_ObjectWriter", Views_Environment, 1},
  {"_ObservedChanges", Observation_Observations, 1},
  {"_OnAppear", Views_Moments, 1},
  {"_OnChange", Views_Moments, 1},
  {"_OnOpenURL", Views_OutsideEvents, 1},
  {"_OnPreferenceChange", Views_Preferences, 1},
  {"_OnReceive", Views_Moments, 1},
  {"_OpenDocumentPlainKey", Views_EnvironmentTable, 1},
  {"_OpenImmersiveSpacePlainKey", Views_EnvironmentTable, 1},
  {"_OpenSettingsPlainKey", Views_EnvironmentTable, 1},
  {"_OpenURLDependency", Packages_Dependencies, 1},
  {"_OpenURLKey", Views_EnvironmentKeys, 1},
  {"_OptionalComparator", Foundation_Sorting, 1},
  {"_OptionalLocation", Views_Binding, 1},
  {"_OutlineRow", Views_Outlines, 1},
  {"_PackageLogger", Packages_PackageLogging, 1},
  {"_PackageProduct", PackageDescription_Packages, 1},
  {"_ParameterSummaryText", Views_IntentParts, 1},
  {"_ParseStrategyProtocol", Foundation_FormatStyles, 1},
  {"_PercentFormatStyle", Foundation_FormatStyles, 1},
  {"_PersonNameStyle", Foundation_PersonNames, 1},
  {"_PhaseAnimator", Views_Animators, 1},
  {"_PhaseRun", Views_Animators, 1},
  {"_PixelLengthPlainKey", Views_EnvironmentTable, 1},
  {"_PlainNumberStyle", Foundation_FormatStyles, 1},
  {"_PlatformVersion", PackageDescription_Packages, 1},
  {"_Pointer", Memory_Pointers, 1},
  {"_PreferenceReading", Views_Preferences, 1},
  {"_PreferenceTransform", Views_Preferences, 1},
  {"_PreferenceView", Views_AnchorPreferences, 1},
  {"_PreferenceWriter", Views_Preferences, 1},
  {"_PresentationID", Packages_PresentedStates, 1},
  {"_Presented", Views_Presentations, 1},
  {"_PresentedItem", Views_Presentations, 1},
  {"_Preview", Views_Previews},
  {"_ProgressViewStyleKey", Views_ProgressViewStyle, 1},
  {"_ProjectedLocation", Views_Binding, 1},
  {"_PropertyListReader", Foundation_PropertyLists, 1},
  {"_PublishedProperty", Observation_ObservableObject, 1},
  {"_RawMemory", Memory_RawMemory, 1},
  {"_RawPointer", Memory_RawPointers, 1},
  {"_RealityMaterial", Frameworks_Entities, 1},
  {"_RealityQuery", Frameworks_Entities, 1},
  {"_RealityScene", Frameworks_Entities, 1},
  {"_RealityTransform", Frameworks_Entities, 1},
  {"_RealityView", Frameworks_RealityViews, 1},
  {"_Reception", Views_Moments, 1},
  {"_ReciprocalConverter", Foundation_Measurements, 1},
  {"_RedactionReasonsPlainKey", Views_EnvironmentTable, 1},
  {"_ReduceMotionKey", Views_EnvironmentKeys, 1},
  {"_RefreshKey", Views_EnvironmentKeys, 1},
  {"_Refreshable", Views_Interactions, 1},
  {"_RegexAnchor", RegexBuilder_RegexAnchors, 1},
  {"_RegexCapture", Standard_RegexPatterns, 1},
  {"_RegexError", Standard_Regex, 1},
  {"_RegexPattern", Standard_RegexPatterns, 1},
  {"_RegexReferences", RegexBuilder_RegexCaptures, 1},
  {"_Relationship", Views_Persistence, 1},
  {"_RelativeDateStyle", Foundation_RelativeDateStyles, 1},
  {"_RenameButton", Views_EnvironmentButtons, 1},
  {"_RenameKey", Views_EnvironmentButtons, 1},
  {"_RenamePlainKey", Views_EnvironmentTable, 1},
  {"_RequestReviewPlainKey", Views_EnvironmentTable, 1},
  {"_ResetFocusPlainKey", Views_EnvironmentTable, 1},
  {"_Retained", Memory_Unmanaged, 1},
  {"_Rule", Frameworks_Tips},
  {"_SC_NPROCESSORS_ONLN", Glibc_Constants},
  {"_SC_PAGESIZE", Glibc_Constants},
  {"_SavedModels", Views_Persistence, 1},
  {"_ScenePhaseKey", Views_EnvironmentKeys, 1},
  {"_SchedulerTime", Observation_TimeOperators, 1},
  {"_ScopedStore", Packages_Stores, 1},
  {"_ScrollDismissesKeyboardModePlainKey", Views_EnvironmentTable, 1},
  {"_ScrollPosition", Views_ScrollPositions, 1},
  {"_SearchSession", Views_Searching, 1},
  {"_SearchSessionKey", Views_EnvironmentKeys, 1},
  {"_SearchView", Views_Searching, 1},
  {"_SearchWriter", Views_Searching, 1},
  {"_Searchable", Views_Searching, 1},
  {"_SearchingKey", Views_EnvironmentKeys, 1},
  {"_SectionHeader", Views_Forms, 1},
  {"_SequenceSubscription", Observation_SequencePublishers, 1},
  {"_SharedBox", Packages_SharedValues, 1},
  {"_SharedBoxes", Packages_SharedValues, 1},
  {"_Shortcut", Views_OutsideEvents, 1},
  {"_ShowsWidgetContainerBackgroundPlainKey", Views_EnvironmentTable, 1},
  {"_ShowsWidgetLabelPlainKey", Views_EnvironmentTable, 1},
  {"_SidebarRowSizePlainKey", Views_EnvironmentTable, 1},
  {"_SingleValueDecoding", Standard_CodingTree, 1},
  {"_SingleValueEncoding", Standard_CodingTree, 1},
  {"_SinkList", Observation_Subjects, 1},
  {"_SizeCategoryPlainKey", Views_EnvironmentTable, 1},
  {"_SortHeader", Views_Tables, 1},
  {"_SpringLoadingEnabledPlainKey", Views_EnvironmentTable, 1},
  {"_StackComponent", Packages_StackViews, 1},
  {"_StackRoot", Packages_StackViews, 1},
  {"_StateCell", Views_State, 1},
  {"_StopFlag", Foundation_RegularExpressions, 1},
  {"_StoreBindable", Packages_StoreBindings, 1},
  {"_StoreCore", Packages_Stores, 1},
  {"_StoreFollower", Foundation_UserDefaults, 1},
  {"_StorePart", Packages_Stores, 1},
  {"_StoreTransaction", Frameworks_Store, 1},
  {"_StoredLocation", Views_State, 1},
  {"_StreamEnd", Concurrency_AsyncStreams, 1},
  {"_StreamLimit", Concurrency_AsyncStreams, 1},
  {"_StreamState", Concurrency_AsyncStreams, 1},
  {"_StrideInTime", Observation_TimeOperators, 1},
  {"_StyleWriter", Views_ControlStyles, 1},
  {"_SubjectSink", Observation_Subjects, 1},
  {"_SubscriberLink", Observation_Subscribers, 1},
  {"_Suggestion", Views_FurtherInteractions, 1},
  {"_SuiteScope", Testing_TestPlans, 1},
  {"_SupportsImagePlaygroundPlainKey", Views_EnvironmentTable, 1},
  {"_SupportsMultipleWindowsPlainKey", Views_EnvironmentTable, 1},
  {"_SymbolRenderingModePlainKey", Views_EnvironmentTable, 1},
  {"_SymbolVariantsPlainKey", Views_EnvironmentTable, 1},
  {"_SystemAction", Views_EnvironmentTypes, 1},
  {"_TableCells", Views_Tables, 1},
  {"_TableColumn", Views_Tables, 1},
  {"_TableColumnsKey", Views_Tables, 1},
  {"_Tag", Views_Structure, 1},
  {"_TargetedGesture", Frameworks_EntityGestures, 1},
  {"_Task", Views_Moments, 1},
  {"_TaskState", Concurrency_Tasks, 1},
  {"_TestIsSkipped", Testing_TestTraits, 1},
  {"_TestPlan", Testing_TestPlans, 1},
  {"_TextCasePlainKey", Views_EnvironmentTable, 1},
  {"_TextFieldStyleKey", Views_TextFieldStyle, 1},
  {"_TextUnits", Standard_TextViews, 1},
  {"_TextView", Standard_TextViews, 1},
  {"_TimeZoneDependency", Packages_Dependencies, 1},
  {"_TimeZoneKey", Views_EnvironmentKeys, 1},
  {"_TimelineDates", Views_Timelines, 1},
  {"_TimelineView", Views_Timelines, 1},
  {"_TipParameter", Frameworks_Tips, 1},
  {"_TipStates", Frameworks_Tips, 1},
  {"_Title", Views_Structure, 1},
  {"_TitleAndIcon", Views_Labels, 1},
  {"_ToggleStyleKey", Views_ControlStyles, 1},
  {"_TransactionLocation", Views_Binding, 1},
  {"_TransactionValue", Views_Fonts, 1},
  {"_Transition", Views_TransitionModifiers, 1},
  {"_TreeDecoder", Standard_CodingTree, 1},
  {"_TreeEncoder", Standard_CodingTree, 1},
  {"_TruncationModePlainKey", Views_EnvironmentTable, 1},
  {"_TupleCommands", Views_Commands, 1},
  {"_TupleScene", Views_ViewBuilders, 1},
  {"_TypedMemory", Memory_RawMemory, 1},
  {"_UIViewControllerHolder", Views_UIViewControllerRepresentables, 1},
  {"_UIViewHolder", Views_UIViewRepresentables, 1},
  {"_URLErrorCodes", Foundation_Networking, 1},
  {"_URLSessionKey", Packages_Dependencies, 1},
  {"_UUIDKey", Packages_Dependencies, 1},
  {"_UndoManagerKey", Views_EnvironmentKeys, 1},
  {"_Unimplemented", Packages_Dependencies, 1},
  {"_UnitNames", Foundation_MeasurementStyles, 1},
  {"_UnkeyedDecoding", Standard_CodingTree, 1},
  {"_UnkeyedEncoding", Standard_CodingTree, 1},
  {"_UnwrappedLocation", Views_Binding, 1},
  {"_ValidUTF8Buffer", Standard_UTF8Parser, 1},
  {"_ValueObject", Foundation_Objects, 1},
  {"_ValueReader", Observation_SharedPublishers, 1},
  {"_VerbatimDateStyle", Foundation_DateStrategies, 1},
  {"_VerticalScrollIndicatorVisibilityPlainKey", Views_EnvironmentTable, 1},
  {"_VerticalSizeClassKey", Views_EnvironmentKeys, 1},
  {"_ViewModifier_Content", Views_ViewProtocols, 1},
  {"_Watched", Views_Gestures, 1},
  {"_WidgetContentMarginsKey", Views_WidgetEnvironment, 1},
  {"_WidgetFamilyKey", Views_WidgetEnvironment, 1},
  {"_WidgetPair", Views_Widgets, 1},
  {"_WidgetRenderingModeKey", Views_WidgetEnvironment, 1},
  {"_XCTestLimit", Testing_XCTests, 1},
  {"_XCTestRun", Testing_XCTests, 1},
  {"_accessPart", Packages_Stores},
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
  {"_buttons", Packages_AlertStates},
  {"_byteSwapped", Standard_BinaryInteger},
  {"_bytes", Memory_Memories},
  {"_canBlock", Concurrency_TaskSupport},
  {"_cancelAlarm", Concurrency_TaskSupport},
  {"_cancelTracking", Observation_Observation},
  {"_capitalized", Foundation_TextPrimitives},
  {"_capture", Testing_Expectations},
  {"_casePath", Packages_CasePaths},
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
  {"_commonPrefix", Foundation_TextPrimitives},
  {"_compareTexts", Foundation_TextPrimitives},
  {"_confirm", Testing_Expectations},
  {"_containerWriters", Views_Subviews},
  {"_convertingArray", Standard_Conversions},
  {"_convertingDictionary", Standard_Conversions},
  {"_convertingOptional", Standard_Conversions},
  {"_convertingSet", Standard_Conversions},
  {"_converts", Foundation_TextEncodings},
  {"_coroutine", Concurrency_TaskSupport},
  {"_currentTask", Concurrency_TaskSupport},
  {"_debugDescription", Standard_Descriptions},
  {"_decodeBase64", Foundation_Data},
  {"_decodeDerived", Standard_DerivedCoding},
  {"_decodedText", Foundation_TextEncodings},
  {"_description", Standard_Descriptions},
  {"_didSetPart", Packages_Stores},
  {"_difference", Testing_Expectations},
  {"_discard", Standard_Swapping},
  {"_dismiss", Views_EnvironmentKeys},
  {"_divideFullWidth", Standard_BinaryInteger},
  {"_divided", Foundation_CharacterSet},
  {"_doubleFromBits", Standard_FloatingPointPrimitives},
  {"_doubleFromInteger", Standard_FloatingPoint},
  {"_doubles", Views_Sliders},
  {"_dumpText", Standard_Descriptions},
  {"_elementsPointer", Memory_LentMemory},
  {"_encodeBase64", Foundation_Data},
  {"_encodedBytes", Foundation_TextEncodings},
  {"_encodedLength", Foundation_TextEncodings},
  {"_encodingDescription", Foundation_TextEncodings},
  {"_encodingName", Foundation_TextEncodings},
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
  {"_focusedCell", Views_FocusedValues},
  {"_foldText", Foundation_TextPrimitives},
  {"_formatted", Foundation_TextPrimitives},
  {"_gathering", Packages_AsyncAlgorithms},
  {"_genericValue", Standard_InlineArray},
  {"_holdProjection", Views_State},
  {"_impossible", Observation_NestedPublishers},
  {"_inC", Glibc_Types},
  {"_inertContent", Views_InertView},
  {"_integerFits", Standard_BinaryInteger},
  {"_interpolated", Views_Interpolations},
  {"_isMain", Concurrency_TaskSupport},
  {"_isMainThread", Concurrency_Actors},
  {"_isModelChanged", Views_Persistence},
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
  {"_lines", Foundation_TextPrimitives},
  {"_liveValue", Packages_Dependencies},
  {"_liveValue", Views_LiveNames},
  {"_localAccessors", Standard_LocalAccessors},
  {"_localized", Foundation_LocalizedTexts},
  {"_lowercased", Foundation_TextPrimitives},
  {"_map", Frameworks_MapContent},
  {"_mark", Frameworks_MapContent},
  {"_mayWriteState", Views_State},
  {"_metatypesEqual", Standard_CheckerSupport},
  {"_missingObject", Views_Environment},
  {"_missingObservableObject", Views_ObservedObject},
  {"_modelValues", Views_Persistence},
  {"_mountApp", Views_ViewProtocols},
  {"_mountView", Testing_ViewHosts},
  {"_moveFocus", Views_FocusState},
  {"_multiplyHigh", Standard_BinaryInteger},
  {"_name", Packages_Stores},
  {"_noValue", Standard_DerivedCoding},
  {"_nonzeroBitCount", Standard_BinaryInteger},
  {"_normalized", Foundation_TextForms},
  {"_noteAction", Views_EnvironmentKeys},
  {"_noteDefault", Views_Environment},
  {"_noteLimit", Views_Sliders},
  {"_noteLostWrite", Views_State},
  {"_noteStoredKey", Foundation_UserDefaults},
  {"_noteUninstalled", Views_State},
  {"_noteUnparsed", Views_TextInput},
  {"_noteUnreceived", Foundation_Notifications},
  {"_numbers", Views_Pickers},
  {"_observeObject", Views_ObservedObject},
  {"_onChange", Observation_Observation},
  {"_onMainThread", Concurrency_Dispatch},
  {"_onOtherThread", Concurrency_Dispatch},
  {"_order", Standard_BinaryInteger},
  {"_parseDouble", Standard_FloatingPointPrimitives},
  {"_parseInteger", Standard_BinaryInteger},
  {"_parsed", Views_TextInput},
  {"_passTime", Concurrency_TaskSupport},
  {"_percentDecoded", Foundation_TextPrimitives},
  {"_percentEncoded", Foundation_CharacterSet},
  {"_pointedElements", Memory_LentMemory},
  {"_pointedValue", Memory_LentMemory},
  {"_preferred", Foundation_MeasurementStyles},
  {"_preferredUnits", Foundation_MeasurementStyles},
  {"_printViewChanges", Views_PrintedChanges},
  {"_project", Views_State},
  {"_published", Observation_ObservableObject},
  {"_publisher", Observation_ObservableObject},
  {"_publishing", Observation_ObservableObject},
  {"_pumping", Packages_AsyncAlgorithms},
  {"_quoted", Testing_XCTests},
  {"_rangeOfCharacter", Foundation_CharacterSet},
  {"_rangeOfLines", Foundation_TextPrimitives},
  {"_rangeOfText", Foundation_TextPrimitives},
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
  {"_replacedText", Foundation_TextPrimitives},
  {"_report", Testing_Issues},
  {"_require", Testing_Expectations},
  {"_requireAsync", Testing_AsyncExitTestRequirements},
  {"_requireAsync", Testing_Expectations},
  {"_restartNames", Testing_ViewHosts},
  {"_restoreModel", Views_Persistence},
  {"_resume", Concurrency_TaskSupport},
  {"_resumeLater", Concurrency_TaskSupport},
  {"_sameObject", Foundation_ContainerObjects},
  {"_scalbn", Standard_FloatingPointPrimitives},
  {"_scrollTo", Views_Stacks},
  {"_selectOne", Views_RowSelection},
  {"_setAlarm", Concurrency_TaskSupport},
  {"_setUp", Views_Persistence},
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
  {"_tapKind", Views_Interactions},
  {"_taskForAll", Packages_Effects},
  {"_tellPlan", Testing_TestPlans},
  {"_testDescription", Testing_Issues},
  {"_textBytes", Memory_LentMemory},
  {"_textPointer", Memory_LentMemory},
  {"_threadNumber", Concurrency_TaskSupport},
  {"_times", Testing_Issues},
  {"_trailingZeroBitCount", Standard_BinaryInteger},
  {"_transformed", Foundation_TextForms},
  {"_trimmed", Foundation_CharacterSet},
  {"_turn", Concurrency_TaskSupport},
  {"_typeLayout", Standard_MemoryLayout},
  {"_typeName", Standard_Descriptions},
  {"_typeName", Standard_TypeNames},
  {"_unbridgedData", Foundation_DataObjects},
  {"_unbridgedDate", Foundation_ValueObjects},
  {"_unbridgedDecimal", Foundation_ValueObjects},
  {"_unbridgedString", Foundation_ValueObjects},
  {"_unbridgedURL", Foundation_ValueObjects},
  {"_unimplemented", Packages_Dependencies},
  {"_unitText", Foundation_MeasurementStyles},
  {"_unmountView", Testing_ViewHosts},
  {"_untracked", Views_Persistence},
  {"_uppercased", Foundation_TextPrimitives},
  {"_uptime", Concurrency_TaskSupport},
  {"_value", Memory_Memories},
  {"_valuePointer", Memory_LentMemory},
  {"_viewParts", Views_Tables},
  {"_viewSections", Views_Subviews},
  {"_viewSubviews", Views_Subviews},
  {"_viewValue", Testing_ViewHosts},
  {"_visit", Foundation_ContainerMembers},
  {"_voidsEqual", Standard_CheckerSupport},
  {"_waitForAll", Packages_Effects},
  {"_waited", Concurrency_Dispatch},
  {"_warnOfMissingState", Packages_Reducers},
  {"_whenSettled", Views_Fonts},
  {"_willSetPart", Packages_Stores},
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
  {"blkcnt_t", Glibc_Types, 1},
  {"blksize_t", Glibc_Types, 1},
  {"calloc", Memory_Allocation},
  {"cbrt", Foundation_Mathematics},
  {"cbrtf", Foundation_FloatMathematics},
  {"cc_t", Glibc_Types, 1},
  {"ceil", Foundation_Mathematics},
  {"ceilf", Foundation_FloatMathematics},
  {"chain", Packages_AsyncAlgorithms},
  {"chain", Packages_Combinatorics},
  {"chdir", Glibc_Files},
  {"chmod", Glibc_Files},
  {"clock", Glibc_Processes},
  {"clock_gettime", Glibc_Processes},
  {"clock_t", Glibc_Types, 1},
  {"clockid_t", Glibc_Types, 1},
  {"close", Glibc_Files},
  {"closedir", Glibc_Files},
  {"combineLatest", Packages_AsyncAlgorithms},
  {"confirmation", Testing_Expectations},
  {"copysign", Foundation_Mathematics},
  {"copysignf", Foundation_FloatMathematics},
  {"cos", Foundation_Mathematics},
  {"cosf", Foundation_FloatMathematics},
  {"cosh", Foundation_Mathematics},
  {"coshf", Foundation_FloatMathematics},
  {"debugPrint", Standard_Printing},
  {"debugPrint", Standard_PrintingToStream},
  {"dev_t", Glibc_Types, 1},
  {"dirent", Glibc_Files, 1},
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
  {"gid_t", Glibc_Types, 1},
  {"gmtime", Glibc_Processes},
  {"grantpt", Glibc_Files},
  {"hypot", Foundation_Mathematics},
  {"hypotf", Foundation_FloatMathematics},
  {"ilogb", Foundation_Mathematics},
  {"in_addr_t", Glibc_Types, 1},
  {"in_port_t", Glibc_Types, 1},
  {"ino_t", Glibc_Types, 1},
  {"inotify_add_watch", Glibc_Files},
  {"inotify_event", Glibc_Types, 1},
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
  {"mbstate_t", Glibc_Types, 1},
  {"memchr", Glibc_Streams},
  {"memcmp", Memory_MemoryFunctions},
  {"memcpy", Memory_MemoryFunctions},
  {"memmove", Memory_MemoryFunctions},
  {"memset", Memory_MemoryFunctions},
  {"merge", Packages_AsyncAlgorithms},
  {"min", Standard_Extrema},
  {"mkdir", Glibc_Files},
  {"mkdtemp", Glibc_Files},
  {"mkstemp", Glibc_Files},
  {"mktime", Glibc_Processes},
  {"mmap", Glibc_Files},
  {"mode_t", Glibc_Types, 1},
  {"modf", Foundation_Mathematics},
  {"munmap", Glibc_Files},
  {"nan", Foundation_Mathematics},
  {"nanosleep", Glibc_Processes},
  {"nearbyint", Foundation_Mathematics},
  {"nearbyintf", Foundation_FloatMathematics},
  {"nextafter", Foundation_Mathematics},
  {"nextafterf", Foundation_FloatMathematics},
  {"nfds_t", Glibc_Types, 1},
  {"nlink_t", Glibc_Types, 1},
  {"numericCast", Standard_BinaryInteger},
  {"off_t", Glibc_Types, 1},
  {"open", Glibc_Files},
  {"open_memstream", Glibc_Streams},
  {"opendir", Glibc_Files},
  {"os_log", Foundation_Logging},
  {"pclose", Glibc_Streams},
  {"pid_t", Glibc_Types, 1},
  {"pipe", Glibc_Files},
  {"pointwiseMax", Standard_Vectors},
  {"pointwiseMin", Standard_Vectors},
  {"poll", Glibc_Files},
  {"pollfd", Glibc_Types, 1},
  {"popen", Glibc_Streams},
  {"posix_memalign", Memory_Allocation},
  {"posix_openpt", Glibc_Files},
  {"posix_spawn", Glibc_Processes},
  {"posix_spawn_file_actions_addclose", Glibc_Processes},
  {"posix_spawn_file_actions_adddup2", Glibc_Processes},
  {"posix_spawn_file_actions_addopen", Glibc_Processes},
  {"posix_spawn_file_actions_destroy", Glibc_Processes},
  {"posix_spawn_file_actions_init", Glibc_Processes},
  {"posix_spawn_file_actions_t", Glibc_Types, 1},
  {"posix_spawnattr_destroy", Glibc_Processes},
  {"posix_spawnattr_init", Glibc_Processes},
  {"posix_spawnattr_setflags", Glibc_Processes},
  {"posix_spawnattr_setpgroup", Glibc_Processes},
  {"posix_spawnattr_setsigdefault", Glibc_Processes},
  {"posix_spawnattr_setsigmask", Glibc_Processes},
  {"posix_spawnattr_t", Glibc_Types, 1},
  {"posix_spawnp", Glibc_Processes},
  {"pow", Foundation_Mathematics},
  {"powf", Foundation_FloatMathematics},
  {"precondition", Standard_Faults},
  {"preconditionFailure", Standard_Faults},
  {"prepareDependencies", Packages_Dependencies},
  {"print", Standard_Printing},
  {"print", Standard_PrintingToStream},
  {"product", Packages_Combinatorics},
  {"pthread_attr_t", Glibc_Types, 1},
  {"pthread_cond_t", Glibc_Types, 1},
  {"pthread_mutex_t", Glibc_Types, 1},
  {"pthread_t", Glibc_Types, 1},
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
  {"regex_t", Glibc_Types, 1},
  {"regexec", Glibc_Streams},
  {"regfree", Glibc_Streams},
  {"regmatch_t", Glibc_Types, 1},
  {"remainder", Foundation_Mathematics},
  {"remainderf", Foundation_FloatMathematics},
  {"remove", Glibc_Files},
  {"remquo", Foundation_Mathematics},
  {"rename", Glibc_Files},
  {"repeatElement", Standard_Repeated},
  {"restartNames", Testing_ViewHosts},
  {"rint", Foundation_Mathematics},
  {"rintf", Foundation_FloatMathematics},
  {"rlim_t", Glibc_Types, 1},
  {"rlimit", Glibc_Types, 1},
  {"rmdir", Glibc_Files},
  {"round", Foundation_Mathematics},
  {"roundf", Foundation_FloatMathematics},
  {"rusage", Glibc_Types, 1},
  {"sa_family_t", Glibc_Types, 1},
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
  {"sighandler_t", Glibc_Types, 1},
  {"signal", Glibc_Processes},
  {"sigprocmask", Glibc_Processes},
  {"sigset_t", Glibc_Types, 1},
  {"simd_float3", Frameworks_Quaternions, 1},
  {"simd_float4", Frameworks_Quaternions, 1},
  {"simd_quatf", Frameworks_Quaternions, 1},
  {"sin", Foundation_Mathematics},
  {"sinf", Foundation_FloatMathematics},
  {"sinh", Foundation_Mathematics},
  {"sinhf", Foundation_FloatMathematics},
  {"size_t", Glibc_Types, 1},
  {"sleep", Foundation_SystemFunctions},
  {"socklen_t", Glibc_Types, 1},
  {"speed_t", Glibc_Types, 1},
  {"sqrt", Foundation_Mathematics},
  {"sqrtf", Foundation_FloatMathematics},
  {"srand", Glibc_Processes},
  {"srand48", Foundation_SystemFunctions},
  {"ssize_t", Glibc_Types, 1},
  {"stat", Glibc_Files, 1},
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
  {"suseconds_t", Glibc_Types, 1},
  {"swap", Standard_Swapping},
  {"symlink", Glibc_Files},
  {"sysconf", Glibc_Processes},
  {"system", Glibc_Processes},
  {"tan", Foundation_Mathematics},
  {"tanf", Foundation_FloatMathematics},
  {"tanh", Foundation_Mathematics},
  {"tanhf", Foundation_FloatMathematics},
  {"tcflag_t", Glibc_Types, 1},
  {"tcgetattr", Glibc_Files},
  {"tcsetattr", Glibc_Files},
  {"tcsetpgrp", Glibc_Processes},
  {"termios", Glibc_Types, 1},
  {"tgamma", Foundation_Mathematics},
  {"tgammaf", Foundation_FloatMathematics},
  {"time", Foundation_SystemFunctions},
  {"time_t", Glibc_Types, 1},
  {"timespec", Glibc_Types, 1},
  {"timeval", Glibc_Types, 1},
  {"tm", Glibc_Types, 1},
  {"towlower", Glibc_Streams},
  {"towupper", Glibc_Streams},
  {"trunc", Foundation_Mathematics},
  {"truncf", Foundation_FloatMathematics},
  {"tzset", Glibc_Processes},
  {"uid_t", Glibc_Types, 1},
  {"unimplemented", Packages_Dependencies},
  {"unlink", Glibc_Files},
  {"unlockpt", Glibc_Files},
  {"unsafeBitCast", Memory_UnsafeCasts},
  {"unsafeDowncast", Memory_UnsafeCasts},
  {"unsetenv", Glibc_Processes},
  {"usleep", Foundation_SystemFunctions},
  {"uuid_t", Foundation_ByteMembers, 1},
  {"vprintf", Glibc_Streams},
  {"vsnprintf", Glibc_Streams},
  {"wait4", Glibc_Processes},
  {"waitpid", Glibc_Processes},
  {"wchar_t", Glibc_Types, 1},
  {"wcwidth", Glibc_Streams},
  {"winsize", Glibc_Types, 1},
  {"wint_t", Glibc_Types, 1},
  {"withAnimation", Views_Fonts},
  {"withCheckedContinuation", Concurrency_Continuations},
  {"withCheckedThrowingContinuation", Concurrency_Continuations},
  {"withDependencies", Packages_Dependencies},
  {"withDiscardingTaskGroup", Concurrency_TaskGroups},
  {"withExtendedLifetime", Standard_Swapping},
  {"withKnownIssue", Testing_KnownIssues},
  {"withObservationTracking", Observation_Observation},
  {"withTaskCancellation", Packages_Effects},
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
  {"zip", Packages_AsyncAlgorithms},
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
  {"_appendingItems", Foundation_URLQueries},
  {"_direction", Foundation_LocaleNames},
  {"_drawn", Views_ContentModifiers},
  {"_end", Standard_CollectionSearch},
  {"_firstRange", Standard_CollectionSearch},
  {"_hasText", Foundation_FoundationTextMembers},
  {"_joined", Standard_SequenceMembers},
  {"_leastRange", Foundation_CalendarSearches},
  {"_lineRange", Foundation_FoundationTextMembers},
  {"_list", Foundation_LocaleMembers},
  {"_logChanges", Views_PrintedChanges},
  {"_match", Foundation_CalendarMatches},
  {"_matches", Foundation_CalendarSearches},
  {"_mostRange", Foundation_CalendarSearches},
  {"_name", Foundation_LocaleNames},
  {"_next", Foundation_CalendarMatches},
  {"_nextWeekend", Foundation_CalendarSearches},
  {"_onKeys", Views_KeyPresses},
  {"_options", Foundation_CalendarMatches},
  {"_ordinality", Foundation_CalendarSearches},
  {"_part", Standard_RegexMatches},
  {"_parts", Foundation_LocaleMembers},
  {"_parts", Foundation_TextEnumeration},
  {"_printChanges", Views_PrintedChanges},
  {"_range", Foundation_CalendarSearches},
  {"_range", Foundation_FoundationTextMembers},
  {"_searchTokens", Views_Searching},
  {"_searchable", Views_Searching},
  {"_setting", Foundation_CalendarSearches},
  {"_settingClock", Foundation_CalendarSearches},
  {"_sliced", Standard_StringViews},
  {"_symbols", Foundation_CalendarSymbols},
  {"_utf16Units", Standard_StringViews},
  {"_weekend", Foundation_CalendarSearches},
  {"_wordEnd", Foundation_TextEnumeration},
  {"_wordIndex", Foundation_TextEnumeration},
  {"accentColor", Views_ColourModifiers},
  {"accessibilityAction", Views_SystemEvents},
  {"accessibilityActions", Views_ContentModifiers},
  {"accessibilityAddTraits", Views_SystemModifiers},
  {"accessibilityAdjustableAction", Views_SystemEvents},
  {"accessibilityAssistiveAccessEnabled", Views_AccessibilityEnvironment},
  {"accessibilityChildren", Views_ContentModifiers},
  {"accessibilityDifferentiateWithoutColor", Views_AccessibilityEnvironment},
  {"accessibilityDimFlashingLights", Views_AccessibilityEnvironment},
  {"accessibilityElement", Views_SystemModifiers},
  {"accessibilityEnabled", Views_AccessibilityEnvironment},
  {"accessibilityFocused", Views_SystemEvents},
  {"accessibilityHeading", Views_SystemModifiers},
  {"accessibilityHidden", Views_EffectModifiers},
  {"accessibilityHint", Views_SystemModifiers},
  {"accessibilityIdentifier", Views_EffectModifiers},
  {"accessibilityIgnoresInvertColors", Views_SystemModifiers},
  {"accessibilityInputLabels", Views_SystemModifiers},
  {"accessibilityInvertColors", Views_AccessibilityEnvironment},
  {"accessibilityLabel", Views_SystemModifiers},
  {"accessibilityLargeContentViewerEnabled", Views_AccessibilityEnvironment},
  {"accessibilityPlayAnimatedImages", Views_AccessibilityEnvironment},
  {"accessibilityPrefersHeadAnchorAlternative", Views_AccessibilityEnvironment},
  {"accessibilityQuickActionsEnabled", Views_AccessibilityEnvironment},
  {"accessibilityReduceTransparency", Views_AccessibilityEnvironment},
  {"accessibilityRemoveTraits", Views_SystemModifiers},
  {"accessibilityRepresentation", Views_ContentModifiers},
  {"accessibilityRespondsToUserInteraction", Views_SystemModifiers},
  {"accessibilityScrollAction", Views_SystemEvents},
  {"accessibilityShowButtonShapes", Views_AccessibilityEnvironment},
  {"accessibilitySortPriority", Views_SystemModifiers},
  {"accessibilitySwitchControlEnabled", Views_AccessibilityEnvironment},
  {"accessibilityValue", Views_SystemModifiers},
  {"accessibilityVoiceOverEnabled", Views_AccessibilityEnvironment},
  {"addObserver", Frameworks_SelectorTargets},
  {"addingPercentEncoding", Foundation_FoundationTextMembers},
  {"adlam", Foundation_ScriptConstants},
  {"afghanistan", Foundation_RegionConstants},
  {"ainu", Foundation_LanguageConstants},
  {"albania", Foundation_RegionConstants},
  {"albanian", Foundation_LanguageConstants},
  {"algeria", Foundation_RegionConstants},
  {"alignmentGuide", Views_SystemEvents},
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
  {"animation", Views_VisualEffects},
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
  {"autocapitalization", Views_SystemModifiers},
  {"autocorrectionDisabled", Views_EnvironmentTable},
  {"autocorrectionDisabled", Views_TextModifiers},
  {"automatic", Views_ContainerStyles},
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
  {"blur", Views_VisualEffects},
  {"bodo", Foundation_LanguageConstants},
  {"bold", Views_TextModifiers},
  {"bolivia", Foundation_RegionConstants},
  {"border", Views_ColourModifiers},
  {"bordered", Views_ContainerStyles},
  {"bosniaHerzegovina", Foundation_RegionConstants},
  {"botswana", Foundation_RegionConstants},
  {"bouvetIsland", Foundation_RegionConstants},
  {"brazil", Foundation_RegionConstants},
  {"brightness", Views_ColourModifiers},
  {"brightness", Views_VisualEffects},
  {"britishVirginIslands", Foundation_RegionConstants},
  {"brown", Views_ShapeStyles},
  {"brunei", Foundation_RegionConstants},
  {"bulgaria", Foundation_RegionConstants},
  {"bulgarian", Foundation_LanguageConstants},
  {"burkinaFaso", Foundation_RegionConstants},
  {"burmese", Foundation_LanguageConstants},
  {"burundi", Foundation_RegionConstants},
  {"buttonBorderShape", Views_SystemModifiers},
  {"buttonRepeatBehavior", Views_EnvironmentTable},
  {"buttonRepeatBehavior", Views_SystemModifiers},
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
  {"carousel", Views_ContainerStyles},
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
  {"colorEffect", Views_VisualEffects},
  {"colorInvert", Views_ColourModifiers},
  {"colorMultiply", Views_ColourModifiers},
  {"columns", Views_ContainerStyles},
  {"commonISOCurrencyCodes", Foundation_LocaleMembers},
  {"commonPrefix", Foundation_FoundationTextMembers},
  {"comoros", Foundation_RegionConstants},
  {"compact", Views_ContainerStyles},
  {"compactMap", Standard_SequenceTransforms},
  {"compare", Foundation_ComparatorLists},
  {"compare", Foundation_FoundationTextMembers},
  {"components", Foundation_FoundationTextMembers},
  {"compositingGroup", Views_EffectModifiers},
  {"congoBrazzaville", Foundation_RegionConstants},
  {"congoKinshasa", Foundation_RegionConstants},
  {"conicGradient", Views_NamedGradients},
  {"containerBackground", Views_ContentModifiers},
  {"containerRelative", Views_NamedShapes},
  {"containerRelativeFrame", Views_SystemModifiers},
  {"containingRegion", Foundation_LocaleMembers},
  {"contains", Standard_CollectionSearch},
  {"contains", Standard_SequenceTransforms},
  {"contains", Standard_StringProtocolMembers},
  {"contentMargins", Views_SystemModifiers},
  {"contentShape", Views_EffectModifiers},
  {"contentTransition", Views_EffectModifiers},
  {"contentTransition", Views_EnvironmentTable},
  {"contentTransitionAddsDrawingGroup", Views_EnvironmentTable},
  {"contextMenu", Views_FurtherInteractions},
  {"continent", Foundation_LocaleMembers},
  {"contrast", Views_ColourModifiers},
  {"contrast", Views_VisualEffects},
  {"controlActiveState", Views_EnvironmentTable},
  {"controlGroupStyle", Views_ControlGroupStyleModifiers},
  {"controlSize", Views_EnvironmentTable},
  {"controlSize", Views_SystemModifiers},
  {"cookIslands", Foundation_RegionConstants},
  {"coordinateSpace", Views_SystemModifiers},
  {"copyable", Views_FileModifiers},
  {"cornerRadius", Views_EffectModifiers},
  {"costaRica", Foundation_RegionConstants},
  {"croatia", Foundation_RegionConstants},
  {"croatian", Foundation_LanguageConstants},
  {"cuba", Foundation_RegionConstants},
  {"curaçao", Foundation_RegionConstants},
  {"currentDirectory", Foundation_FileLocations},
  {"cuttable", Views_FileModifiers},
  {"cyan", Views_ShapeStyles},
  {"cyprus", Foundation_RegionConstants},
  {"cyrillic", Foundation_ScriptConstants},
  {"czech", Foundation_LanguageConstants},
  {"czechia", Foundation_RegionConstants},
  {"côteDIvoire", Foundation_RegionConstants},
  {"danish", Foundation_LanguageConstants},
  {"date", Foundation_CalendarSearches},
  {"dateIntervalOfWeekend", Foundation_CalendarSearches},
  {"datePickerStyle", Views_ContainerStyles},
  {"dates", Foundation_CalendarMatches},
  {"decode", Observation_PublisherCoding},
  {"decode", Standard_UTF8Parser},
  {"decomposedStringWithCanonicalMapping", Foundation_TextForms},
  {"decomposedStringWithCompatibilityMapping", Foundation_TextForms},
  {"defaultAppStorage", Views_SystemModifiers},
  {"defaultFocus", Views_FurtherInteractions},
  {"defaultMinListHeaderHeight", Views_EnvironmentTable},
  {"defaultMinListRowHeight", Views_EnvironmentTable},
  {"defaultScrollAnchor", Views_SystemModifiers},
  {"deleteDisabled", Views_SystemModifiers},
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
  {"distortionEffect", Views_VisualEffects},
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
  {"dynamicTypeSize", Views_SystemModifiers},
  {"dzongkha", Foundation_LanguageConstants},
  {"ecuador", Foundation_RegionConstants},
  {"edgesIgnoringSafeArea", Views_LayoutModifiers},
  {"egypt", Foundation_RegionConstants},
  {"elSalvador", Foundation_RegionConstants},
  {"elementsEqual", Standard_SequenceMembers},
  {"ellipse", Views_NamedShapes},
  {"elliptical", Views_ContainerStyles},
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
  {"field", Views_ContainerStyles},
  {"fiji", Foundation_RegionConstants},
  {"fileExporter", Views_FileModifiers},
  {"fileImporter", Views_FileModifiers},
  {"fileMover", Views_FileModifiers},
  {"fill", Views_ShapeModifiers},
  {"fill", Views_ShapeStyles},
  {"filter", Standard_RangeReplaceableCollectionMembers},
  {"filter", Standard_SequenceTransforms},
  {"findDisabled", Views_SystemModifiers},
  {"findNavigator", Views_SystemModifiers},
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
  {"flipsForRightToLeftLayoutDirection", Views_SystemModifiers},
  {"focusEffectDisabled", Views_SystemModifiers},
  {"focusScope", Views_SystemModifiers},
  {"focusSection", Views_SystemModifiers},
  {"focusable", Views_SystemModifiers},
  {"focusedSceneValue", Views_FocusedValueModifiers},
  {"focusedValue", Views_FocusedValueModifiers},
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
  {"geometryGroup", Views_SystemModifiers},
  {"georgia", Foundation_RegionConstants},
  {"georgian", Foundation_LanguageConstants},
  {"georgian", Foundation_ScriptConstants},
  {"german", Foundation_LanguageConstants},
  {"germany", Foundation_RegionConstants},
  {"gesture", Views_GestureModifiers},
  {"ghana", Foundation_RegionConstants},
  {"gibraltar", Foundation_RegionConstants},
  {"graphical", Views_ContainerStyles},
  {"gray", Views_ShapeStyles},
  {"grayscale", Views_ColourModifiers},
  {"grayscale", Views_VisualEffects},
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
  {"grouped", Views_ContainerStyles},
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
  {"headerProminence", Views_SystemModifiers},
  {"heardMcdonaldIslands", Foundation_RegionConstants},
  {"hebrew", Foundation_LanguageConstants},
  {"hebrew", Foundation_ScriptConstants},
  {"help", Views_SystemModifiers},
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
  {"hueRotation", Views_VisualEffects},
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
  {"inline", Views_ContainerStyles},
  {"insert", Standard_RangeReplaceableCollectionMembers},
  {"inset", Views_ContainerStyles},
  {"inset", Views_ShapeModifiers},
  {"insetGrouped", Views_ContainerStyles},
  {"inspector", Views_OutsideEvents},
  {"inspectorColumnWidth", Views_SystemModifiers},
  {"interactiveDismissDisabled", Views_EffectModifiers},
  {"interpolation", Views_ShapeModifiers},
  {"intersection", Views_ShapeModifiers},
  {"invalidatableContent", Views_SystemModifiers},
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
  {"keyboardType", Views_SystemModifiers},
  {"keyframeAnimator", Views_VisualEffects},
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
  {"labelsVisibility", Views_SystemModifiers},
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
  {"layerEffect", Views_VisualEffects},
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
  {"listItemTint", Views_SystemModifiers},
  {"listRowBackground", Views_LayoutModifiers},
  {"listRowInsets", Views_LayoutModifiers},
  {"listRowSeparator", Views_LayoutModifiers},
  {"listRowSeparatorTint", Views_LayoutModifiers},
  {"listRowSpacing", Views_LayoutModifiers},
  {"listSectionSeparator", Views_SystemModifiers},
  {"listSectionSeparatorTint", Views_SystemModifiers},
  {"listSectionSpacing", Views_SystemModifiers},
  {"listStyle", Views_ContainerStyles},
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
  {"mask", Views_ContentModifiers},
  {"matchedGeometryEffect", Views_SystemModifiers},
  {"matchedTransitionSource", Views_SystemModifiers},
  {"matches", Standard_RegexMatches},
  {"mauritania", Foundation_RegionConstants},
  {"mauritius", Foundation_RegionConstants},
  {"max", Standard_SequenceOrders},
  {"max", Standard_StringExtrema},
  {"maximalIdentifier", Foundation_LocaleMembers},
  {"maximumRange", Foundation_CalendarSearches},
  {"mayotte", Foundation_RegionConstants},
  {"meiteiMayek", Foundation_ScriptConstants},
  {"menu", Views_ContainerStyles},
  {"menuIndicator", Views_SystemModifiers},
  {"menuIndicatorVisibility", Views_EnvironmentTable},
  {"menuOrder", Views_EnvironmentTable},
  {"menuOrder", Views_SystemModifiers},
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
  {"modelContainer", Views_ScenePersistence},
  {"modelContainer", Views_ViewPersistence},
  {"modelContext", Views_PersistenceKeys},
  {"modelContext", Views_ScenePersistence},
  {"modelContext", Views_ViewPersistence},
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
  {"moveDisabled", Views_SystemModifiers},
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
  {"navigationLink", Views_ContainerStyles},
  {"navigationLinkIndicatorVisibility", Views_SystemModifiers},
  {"navigationSplitViewColumnWidth", Views_SystemModifiers},
  {"navigationSubtitle", Views_SystemModifiers},
  {"navigationViewStyle", Views_ContainerStyles},
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
  {"offset", Views_VisualEffects},
  {"olChiki", Foundation_ScriptConstants},
  {"oman", Foundation_RegionConstants},
  {"onContinueUserActivity", Views_SystemEvents},
  {"onContinuousHover", Views_SystemEvents},
  {"onCopyCommand", Views_FileModifiers},
  {"onCutCommand", Views_FileModifiers},
  {"onDeleteCommand", Views_SystemEvents},
  {"onDrag", Views_FileModifiers},
  {"onDrop", Views_FileModifiers},
  {"onExitCommand", Views_SystemEvents},
  {"onGeometryChange", Views_GeometryChanges},
  {"onHover", Views_SystemEvents},
  {"onKeyPress", Views_KeyPresses},
  {"onLongPressGesture", Views_GestureModifiers},
  {"onMapCameraChange", Frameworks_MapModifiers},
  {"onModifierKeysChanged", Views_SystemEvents},
  {"onMoveCommand", Views_SystemEvents},
  {"onOpenURL", Views_OutsideEvents},
  {"onPasteCommand", Views_FileModifiers},
  {"onPlayPauseCommand", Views_SystemEvents},
  {"onScrollGeometryChange", Views_SystemEvents},
  {"onScrollPhaseChange", Views_SystemEvents},
  {"onScrollTargetVisibilityChange", Views_SystemEvents},
  {"onScrollVisibilityChange", Views_SystemEvents},
  {"onTapGesture", Views_GestureModifiers},
  {"opacity", Views_ColourModifiers},
  {"opacity", Views_VisualEffects},
  {"openDocument", Views_EnvironmentTable},
  {"openImmersiveSpace", Views_EnvironmentTable},
  {"openSettings", Views_EnvironmentTable},
  {"orange", Views_ShapeStyles},
  {"ordinality", Foundation_CalendarSearches},
  {"overlay", Views_LayoutModifiers},
  {"overlayPreferenceValue", Views_AnchorPreferences},
  {"padding", Foundation_FoundationTextMembers},
  {"padding", Views_LayoutModifiers},
  {"page", Views_ContainerStyles},
  {"pakistan", Foundation_RegionConstants},
  {"palau", Foundation_RegionConstants},
  {"palestinianTerritories", Foundation_RegionConstants},
  {"palette", Views_ContainerStyles},
  {"panama", Foundation_RegionConstants},
  {"papuaNewGuinea", Foundation_RegionConstants},
  {"paragraphRange", Foundation_FoundationTextMembers},
  {"paraguay", Foundation_RegionConstants},
  {"parent", Foundation_LocaleForms},
  {"partition", Standard_MutableCollectionMembers},
  {"pashto", Foundation_LanguageConstants},
  {"password", Foundation_URLQueries},
  {"pasteDestination", Views_FileModifiers},
  {"perform", Frameworks_SelectorTargets},
  {"persian", Foundation_LanguageConstants},
  {"persistentSystemOverlays", Views_SystemModifiers},
  {"peru", Foundation_RegionConstants},
  {"phaseAnimator", Views_VisualEffects},
  {"philippines", Foundation_RegionConstants},
  {"pickerStyle", Views_ContainerStyles},
  {"picturesDirectory", Foundation_FileLocations},
  {"pink", Views_ShapeStyles},
  {"pitcairnIslands", Foundation_RegionConstants},
  {"pixelLength", Views_EnvironmentTable},
  {"placeholder", Views_ShapeStyles},
  {"plain", Views_ContainerStyles},
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
  {"precomposedStringWithCompatibilityMapping", Foundation_TextForms},
  {"preferredColorScheme", Views_ColourModifiers},
  {"preferredLocales", Foundation_LocaleMembers},
  {"prefersDefaultFocus", Views_SystemModifiers},
  {"prefix", Standard_CollectionMembers},
  {"prefix", Standard_SequenceMembers},
  {"prefixMatch", Standard_RegexMatches},
  {"presentationBackground", Views_ContentModifiers},
  {"presentationBackgroundInteraction", Views_EffectModifiers},
  {"presentationCompactAdaptation", Views_SystemModifiers},
  {"presentationContentInteraction", Views_SystemModifiers},
  {"presentationCornerRadius", Views_SystemModifiers},
  {"presentationDetents", Views_SystemModifiers},
  {"presentationDragIndicator", Views_EffectModifiers},
  {"previewDisplayName", Views_SystemModifiers},
  {"previewInterfaceOrientation", Views_SystemModifiers},
  {"primary", Views_ShapeStyles},
  {"privacySensitive", Views_EffectModifiers},
  {"progressViewStyle", Views_ProgressViewStyleModifiers},
  {"publisher", Foundation_NotificationStreams},
  {"publisher", Frameworks_KeyValueObserving},
  {"publisher", Observation_SequencePublishers},
  {"publisher", Observation_ValuePublishers},
  {"puertoRico", Foundation_RegionConstants},
  {"punjabi", Foundation_LanguageConstants},
  {"purple", Views_ShapeStyles},
  {"qatar", Foundation_RegionConstants},
  {"quarterSymbols", Foundation_CalendarSymbols},
  {"quaternary", Views_ShapeStyles},
  {"query", Foundation_URLQueries},
  {"quickLookPreview", Views_FileModifiers},
  {"quinary", Views_ShapeStyles},
  {"quotationBeginDelimiter", Foundation_LocaleMembers},
  {"quotationEndDelimiter", Foundation_LocaleMembers},
  {"radialGradient", Views_NamedGradients},
  {"radioGroup", Views_ContainerStyles},
  {"randomElement", Standard_CollectionMembers},
  {"range", Foundation_CalendarSearches},
  {"range", Foundation_FoundationTextMembers},
  {"rangeOfCharacter", Foundation_FoundationTextMembers},
  {"ranges", Standard_CollectionSearch},
  {"ranges", Standard_StringProtocolMembers},
  {"rect", Views_NamedShapes},
  {"red", Views_ShapeStyles},
  {"redacted", Views_SystemModifiers},
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
  {"replaceDisabled", Views_SystemModifiers},
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
  {"rotation3DEffect", Views_VisualEffects},
  {"rotationEffect", Views_EffectModifiers},
  {"rotationEffect", Views_VisualEffects},
  {"russia", Foundation_RegionConstants},
  {"russian", Foundation_LanguageConstants},
  {"rwanda", Foundation_RegionConstants},
  {"réunion", Foundation_RegionConstants},
  {"safeAreaBar", Views_ContentModifiers},
  {"safeAreaPadding", Views_SystemModifiers},
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
  {"saturation", Views_VisualEffects},
  {"saudiArabia", Foundation_RegionConstants},
  {"scale", Views_ShapeModifiers},
  {"scaleEffect", Views_EffectModifiers},
  {"scaleEffect", Views_VisualEffects},
  {"scaledToFill", Views_LayoutModifiers},
  {"scaledToFit", Views_LayoutModifiers},
  {"scenePadding", Views_SystemModifiers},
  {"scheduledTimer", Frameworks_SelectorTargets},
  {"scrollBounceBehavior", Views_SystemModifiers},
  {"scrollClipDisabled", Views_SystemModifiers},
  {"scrollContentBackground", Views_EffectModifiers},
  {"scrollDisabled", Views_EffectModifiers},
  {"scrollDismissesKeyboard", Views_EffectModifiers},
  {"scrollDismissesKeyboardMode", Views_EnvironmentTable},
  {"scrollIndicators", Views_EffectModifiers},
  {"scrollIndicatorsFlash", Views_SystemModifiers},
  {"scrollPosition", Views_ScrollPositions},
  {"scrollTargetBehavior", Views_SystemModifiers},
  {"scrollTargetLayout", Views_SystemModifiers},
  {"scrollTransition", Views_VisualEffects},
  {"searchCompletion", Views_FurtherInteractions},
  {"searchScopes", Views_Searching},
  {"searchSuggestions", Views_FurtherInteractions},
  {"searchable", Views_Searching},
  {"secondary", Views_ShapeStyles},
  {"sectionActions", Views_ContentModifiers},
  {"segmented", Views_ContainerStyles},
  {"selection", Views_ShapeStyles},
  {"selectionDisabled", Views_SystemModifiers},
  {"senegal", Foundation_RegionConstants},
  {"sensoryFeedback", Views_SystemEvents},
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
  {"sidebar", Views_ContainerStyles},
  {"sidebarAdaptable", Views_ContainerStyles},
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
  {"stack", Views_ContainerStyles},
  {"standaloneMonthSymbols", Foundation_CalendarSymbols},
  {"standaloneQuarterSymbols", Foundation_CalendarSymbols},
  {"standaloneWeekdaySymbols", Foundation_CalendarSymbols},
  {"standardize", Foundation_URLQueries},
  {"standardized", Foundation_URLQueries},
  {"standardizedFileURL", Foundation_URLQueries},
  {"starts", Standard_SequenceMembers},
  {"statusBar", Views_SystemModifiers},
  {"statusBarHidden", Views_SystemModifiers},
  {"stepperField", Views_ContainerStyles},
  {"strikethrough", Views_TextModifiers},
  {"stroke", Views_ShapeModifiers},
  {"strokeBorder", Views_ShapeModifiers},
  {"subRegions", Foundation_LocaleMembers},
  {"subdivision", Foundation_LocaleMembers},
  {"submitLabel", Views_SystemModifiers},
  {"submitScope", Views_SystemModifiers},
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
  {"symbolRenderingMode", Views_SystemModifiers},
  {"symbolVariant", Views_SystemModifiers},
  {"symbolVariants", Views_EnvironmentTable},
  {"symmetricDifference", Views_ShapeModifiers},
  {"syriac", Foundation_ScriptConstants},
  {"systemLanguages", Foundation_LocaleMembers},
  {"sãoToméPríncipe", Foundation_RegionConstants},
  {"tabBarOnly", Views_ContainerStyles},
  {"tabViewBottomAccessory", Views_ContentModifiers},
  {"tabViewSidebarBottomBar", Views_ContentModifiers},
  {"tabViewSidebarFooter", Views_ContentModifiers},
  {"tabViewSidebarHeader", Views_ContentModifiers},
  {"tabViewStyle", Views_ContainerStyles},
  {"tabs", Views_ContainerStyles},
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
  {"textContentType", Views_SystemModifiers},
  {"textFieldStyle", Views_TextFieldStyleModifiers},
  {"textInputAutocapitalization", Views_SystemModifiers},
  {"textSelection", Views_SystemModifiers},
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
  {"toolbarBackground", Views_SystemModifiers},
  {"toolbarBackgroundVisibility", Views_SystemModifiers},
  {"toolbarColorScheme", Views_SystemModifiers},
  {"toolbarRole", Views_SystemModifiers},
  {"toolbarTitleDisplayMode", Views_SystemModifiers},
  {"toolbarTitleMenu", Views_ContentModifiers},
  {"toolbarVisibility", Views_SystemModifiers},
  {"tracking", Views_TextModifiers},
  {"transaction", Views_VisualEffects},
  {"transferRepresentation", Views_DragAndDrop},
  {"transform", Views_ShapeModifiers},
  {"transformEffect", Views_SystemModifiers},
  {"transformEffect", Views_VisualEffects},
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
  {"unredacted", Views_SystemModifiers},
  {"uppercased", Foundation_FoundationTextMembers},
  {"uppercased", Standard_StringProtocolMembers},
  {"urdu", Foundation_LanguageConstants},
  {"uruguay", Foundation_RegionConstants},
  {"user", Foundation_URLQueries},
  {"userActivity", Views_SystemEvents},
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
  {"verticalPage", Views_ContainerStyles},
  {"verticalScrollIndicatorVisibility", Views_EnvironmentTable},
  {"veryShortMonthSymbols", Foundation_CalendarSymbols},
  {"veryShortStandaloneMonthSymbols", Foundation_CalendarSymbols},
  {"veryShortStandaloneWeekdaySymbols", Foundation_CalendarSymbols},
  {"veryShortWeekdaySymbols", Foundation_CalendarSymbols},
  {"vietnam", Foundation_RegionConstants},
  {"vietnamese", Foundation_LanguageConstants},
  {"visualEffect", Views_VisualEffects},
  {"wallisFutuna", Foundation_RegionConstants},
  {"weekdaySymbols", Foundation_CalendarSymbols},
  {"welsh", Foundation_LanguageConstants},
  {"westernSahara", Foundation_RegionConstants},
  {"wheel", Views_ContainerStyles},
  {"white", Views_ShapeStyles},
  {"wholeMatch", Standard_RegexMatches},
  {"widgetContentMargins", Views_WidgetEnvironment},
  {"widgetFamily", Views_WidgetEnvironment},
  {"widgetRenderingMode", Views_WidgetEnvironment},
  {"windowBackground", Views_ShapeStyles},
  {"withCString", Memory_TextMemory},
  {"withContiguousMutableStorageIfAvailable", Memory_ArrayMemory},
  {"withContiguousStorageIfAvailable", Memory_ArrayMemory},
  {"withContiguousStorageIfAvailable", Memory_ArraySliceMemory},
  {"withContiguousStorageIfAvailable", Memory_ContiguousArrayMemory},
  {"withUTF8", Memory_TextMemory},
  {"withUnsafeBufferPointer", Memory_ArrayMemory},
  {"withUnsafeBufferPointer", Memory_ArraySliceMemory},
  {"withUnsafeBufferPointer", Memory_ContiguousArrayMemory},
  {"withUnsafeBytes", Memory_ArrayMemory},
  {"withUnsafeBytes", Memory_ArraySliceMemory},
  {"withUnsafeBytes", Memory_ContiguousArrayMemory},
  {"withUnsafeBytes", Memory_DataMemory},
  {"withUnsafeMutableBufferPointer", Memory_ArrayMemory},
  {"withUnsafeMutableBufferPointer", Memory_ArraySliceMemory},
  {"withUnsafeMutableBufferPointer", Memory_ContiguousArrayMemory},
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
  {"AccessibilityActionKind", Views_SystemEvents},
  {"Array", Memory_ArrayMemory},
  {"Array", Memory_SpanMembers},
  {"ArraySlice", Memory_ArraySliceMemory},
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
  {"ContiguousArray", Memory_ContiguousArrayMemory},
  {"Data", Memory_DataMemory},
  {"Data", Views_DragAndDrop},
  {"DataProtocol", Foundation_DataSearches},
  {"DatePickerStyle", Views_ContainerStyles},
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
  {"ListStyle", Views_ContainerStyles},
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
  {"NavigationViewStyle", Views_ContainerStyles},
  {"NotificationCenter", Foundation_NotificationStreams},
  {"NotificationCenter", Frameworks_SelectorTargets},
  {"Optional", Observation_ValuePublishers},
  {"ParseStrategy", Foundation_DateStrategyMembers},
  {"PickerStyle", Views_ContainerStyles},
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
  {"Scene", Views_ScenePersistence},
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
  {"TabViewStyle", Views_ContainerStyles},
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
  {"View", Views_ContentModifiers},
  {"View", Views_ControlGroupStyleModifiers},
  {"View", Views_DisclosureGroupStyleModifiers},
  {"View", Views_DragAndDrop},
  {"View", Views_EnvironmentButtons},
  {"View", Views_FileModifiers},
  {"View", Views_FocusedValueModifiers},
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
  {"View", Views_PrintedChanges},
  {"View", Views_ProgressViewStyleModifiers},
  {"View", Views_ScrollPositions},
  {"View", Views_Searching},
  {"View", Views_SystemEvents},
  {"View", Views_TextFieldStyleModifiers},
  {"View", Views_TransitionModifiers},
  {"View", Views_ViewPersistence},
  {"View", Views_VisualEffects},
  {"ViewModifier", Views_PrintedChanges},
  {"VisualEffect", Views_VisualEffects},
  {"_DrawingModifiers", Views_ColourModifiers},
  {"_DrawingModifiers", Views_ContainerStyles},
  {"_DrawingModifiers", Views_EffectModifiers},
  {"_DrawingModifiers", Views_LayoutModifiers},
  {"_DrawingModifiers", Views_ShapeModifiers},
  {"_DrawingModifiers", Views_SystemModifiers},
  {"_DrawingModifiers", Views_TextModifiers},
  {"_FloatOfNumber", Foundation_NumberConversions},
  {"_IntegerOfNumber", Foundation_NumberConversions},
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
