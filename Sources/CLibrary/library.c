// Written by `swift run library-index` from the files of Sources/Library: not to be changed by hand.
#include "CLibrary.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

#define COUNT(array) (sizeof array / sizeof *array)
#define RUN "a file of Sources/Library was changed: run `swift run library-index`"

static const unsigned char Concurrency_Actors_text[] = {
#embed "../Library/Concurrency/Actors.swift"
};
_Static_assert(sizeof Concurrency_Actors_text == 1387, RUN);
static const unsigned char Concurrency_AsyncSequences_text[] = {
#embed "../Library/Concurrency/AsyncSequences.swift"
};
_Static_assert(sizeof Concurrency_AsyncSequences_text == 8787, RUN);
static const unsigned char Concurrency_AsyncStreams_text[] = {
#embed "../Library/Concurrency/AsyncStreams.swift"
};
_Static_assert(sizeof Concurrency_AsyncStreams_text == 10291, RUN);
static const unsigned char Concurrency_Clocks_text[] = {
#embed "../Library/Concurrency/Clocks.swift"
};
_Static_assert(sizeof Concurrency_Clocks_text == 3593, RUN);
static const unsigned char Concurrency_Continuations_text[] = {
#embed "../Library/Concurrency/Continuations.swift"
};
_Static_assert(sizeof Concurrency_Continuations_text == 2553, RUN);
static const unsigned char Concurrency_Dispatch_text[] = {
#embed "../Library/Concurrency/Dispatch.swift"
};
_Static_assert(sizeof Concurrency_Dispatch_text == 10781, RUN);
static const unsigned char Concurrency_Duration_text[] = {
#embed "../Library/Concurrency/Duration.swift"
};
_Static_assert(sizeof Concurrency_Duration_text == 5570, RUN);
static const unsigned char Concurrency_Synchronization_text[] = {
#embed "../Library/Concurrency/Synchronization.swift"
};
_Static_assert(sizeof Concurrency_Synchronization_text == 4938, RUN);
static const unsigned char Concurrency_TaskGroups_text[] = {
#embed "../Library/Concurrency/TaskGroups.swift"
};
_Static_assert(sizeof Concurrency_TaskGroups_text == 9020, RUN);
static const unsigned char Concurrency_TaskLocals_text[] = {
#embed "../Library/Concurrency/TaskLocals.swift"
};
_Static_assert(sizeof Concurrency_TaskLocals_text == 1132, RUN);
static const unsigned char Concurrency_TaskSupport_text[] = {
#embed "../Library/Concurrency/TaskSupport.swift"
};
_Static_assert(sizeof Concurrency_TaskSupport_text == 4044, RUN);
static const unsigned char Concurrency_Tasks_text[] = {
#embed "../Library/Concurrency/Tasks.swift"
};
_Static_assert(sizeof Concurrency_Tasks_text == 6103, RUN);
static const unsigned char Concurrency_Timers_text[] = {
#embed "../Library/Concurrency/Timers.swift"
};
_Static_assert(sizeof Concurrency_Timers_text == 3508, RUN);
static const unsigned char Foundation_AttributedTextObjects_text[] = {
#embed "../Library/Foundation/AttributedTextObjects.swift"
};
_Static_assert(sizeof Foundation_AttributedTextObjects_text == 7144, RUN);
static const unsigned char Foundation_AttributedTextViews_text[] = {
#embed "../Library/Foundation/AttributedTextViews.swift"
};
_Static_assert(sizeof Foundation_AttributedTextViews_text == 4934, RUN);
static const unsigned char Foundation_AttributedTexts_text[] = {
#embed "../Library/Foundation/AttributedTexts.swift"
};
_Static_assert(sizeof Foundation_AttributedTexts_text == 9182, RUN);
static const unsigned char Foundation_Bridging_text[] = {
#embed "../Library/Foundation/Bridging.swift"
};
_Static_assert(sizeof Foundation_Bridging_text == 6679, RUN);
static const unsigned char Foundation_Bundles_text[] = {
#embed "../Library/Foundation/Bundles.swift"
};
_Static_assert(sizeof Foundation_Bundles_text == 3836, RUN);
static const unsigned char Foundation_ByteCounts_text[] = {
#embed "../Library/Foundation/ByteCounts.swift"
};
_Static_assert(sizeof Foundation_ByteCounts_text == 3979, RUN);
static const unsigned char Foundation_ByteMembers_text[] = {
#embed "../Library/Foundation/ByteMembers.swift"
};
_Static_assert(sizeof Foundation_ByteMembers_text == 2626, RUN);
static const unsigned char Foundation_Caches_text[] = {
#embed "../Library/Foundation/Caches.swift"
};
_Static_assert(sizeof Foundation_Caches_text == 4721, RUN);
static const unsigned char Foundation_Calendar_text[] = {
#embed "../Library/Foundation/Calendar.swift"
};
_Static_assert(sizeof Foundation_Calendar_text == 8017, RUN);
static const unsigned char Foundation_CalendarMatches_text[] = {
#embed "../Library/Foundation/CalendarMatches.swift"
};
_Static_assert(sizeof Foundation_CalendarMatches_text == 3933, RUN);
static const unsigned char Foundation_CalendarSearches_text[] = {
#embed "../Library/Foundation/CalendarSearches.swift"
};
_Static_assert(sizeof Foundation_CalendarSearches_text == 3227, RUN);
static const unsigned char Foundation_CalendarSymbols_text[] = {
#embed "../Library/Foundation/CalendarSymbols.swift"
};
_Static_assert(sizeof Foundation_CalendarSymbols_text == 2031, RUN);
static const unsigned char Foundation_CharacterSet_text[] = {
#embed "../Library/Foundation/CharacterSet.swift"
};
_Static_assert(sizeof Foundation_CharacterSet_text == 6683, RUN);
static const unsigned char Foundation_CocoaErrors_text[] = {
#embed "../Library/Foundation/CocoaErrors.swift"
};
_Static_assert(sizeof Foundation_CocoaErrors_text == 8498, RUN);
static const unsigned char Foundation_CollectionMoves_text[] = {
#embed "../Library/Foundation/CollectionMoves.swift"
};
_Static_assert(sizeof Foundation_CollectionMoves_text == 1086, RUN);
static const unsigned char Foundation_ComparatorLists_text[] = {
#embed "../Library/Foundation/ComparatorLists.swift"
};
_Static_assert(sizeof Foundation_ComparatorLists_text == 364, RUN);
static const unsigned char Foundation_ComparisonResult_text[] = {
#embed "../Library/Foundation/ComparisonResult.swift"
};
_Static_assert(sizeof Foundation_ComparisonResult_text == 225, RUN);
static const unsigned char Foundation_ComponentFormatters_text[] = {
#embed "../Library/Foundation/ComponentFormatters.swift"
};
_Static_assert(sizeof Foundation_ComponentFormatters_text == 7395, RUN);
static const unsigned char Foundation_ContainerMembers_text[] = {
#embed "../Library/Foundation/ContainerMembers.swift"
};
_Static_assert(sizeof Foundation_ContainerMembers_text == 8418, RUN);
static const unsigned char Foundation_ContainerObjects_text[] = {
#embed "../Library/Foundation/ContainerObjects.swift"
};
_Static_assert(sizeof Foundation_ContainerObjects_text == 7963, RUN);
static const unsigned char Foundation_Data_text[] = {
#embed "../Library/Foundation/Data.swift"
};
_Static_assert(sizeof Foundation_Data_text == 3661, RUN);
static const unsigned char Foundation_DataObjects_text[] = {
#embed "../Library/Foundation/DataObjects.swift"
};
_Static_assert(sizeof Foundation_DataObjects_text == 2038, RUN);
static const unsigned char Foundation_DataProtocols_text[] = {
#embed "../Library/Foundation/DataProtocols.swift"
};
_Static_assert(sizeof Foundation_DataProtocols_text == 639, RUN);
static const unsigned char Foundation_DataSearches_text[] = {
#embed "../Library/Foundation/DataSearches.swift"
};
_Static_assert(sizeof Foundation_DataSearches_text == 433, RUN);
static const unsigned char Foundation_Date_text[] = {
#embed "../Library/Foundation/Date.swift"
};
_Static_assert(sizeof Foundation_Date_text == 5320, RUN);
static const unsigned char Foundation_DateComponents_text[] = {
#embed "../Library/Foundation/DateComponents.swift"
};
_Static_assert(sizeof Foundation_DateComponents_text == 5097, RUN);
static const unsigned char Foundation_DateIntervalStyles_text[] = {
#embed "../Library/Foundation/DateIntervalStyles.swift"
};
_Static_assert(sizeof Foundation_DateIntervalStyles_text == 3765, RUN);
static const unsigned char Foundation_DateStrategies_text[] = {
#embed "../Library/Foundation/DateStrategies.swift"
};
_Static_assert(sizeof Foundation_DateStrategies_text == 5972, RUN);
static const unsigned char Foundation_DateStrategyMembers_text[] = {
#embed "../Library/Foundation/DateStrategyMembers.swift"
};
_Static_assert(sizeof Foundation_DateStrategyMembers_text == 690, RUN);
static const unsigned char Foundation_DateStyles_text[] = {
#embed "../Library/Foundation/DateStyles.swift"
};
_Static_assert(sizeof Foundation_DateStyles_text == 9565, RUN);
static const unsigned char Foundation_Decimal_text[] = {
#embed "../Library/Foundation/Decimal.swift"
};
_Static_assert(sizeof Foundation_Decimal_text == 5762, RUN);
static const unsigned char Foundation_DecimalFunctions_text[] = {
#embed "../Library/Foundation/DecimalFunctions.swift"
};
_Static_assert(sizeof Foundation_DecimalFunctions_text == 2816, RUN);
static const unsigned char Foundation_DecimalObjects_text[] = {
#embed "../Library/Foundation/DecimalObjects.swift"
};
_Static_assert(sizeof Foundation_DecimalObjects_text == 3869, RUN);
static const unsigned char Foundation_DurationStyles_text[] = {
#embed "../Library/Foundation/DurationStyles.swift"
};
_Static_assert(sizeof Foundation_DurationStyles_text == 6476, RUN);
static const unsigned char Foundation_ElectricalUnits_text[] = {
#embed "../Library/Foundation/ElectricalUnits.swift"
};
_Static_assert(sizeof Foundation_ElectricalUnits_text == 1583, RUN);
static const unsigned char Foundation_FileContents_text[] = {
#embed "../Library/Foundation/FileContents.swift"
};
_Static_assert(sizeof Foundation_FileContents_text == 1699, RUN);
static const unsigned char Foundation_FileHandles_text[] = {
#embed "../Library/Foundation/FileHandles.swift"
};
_Static_assert(sizeof Foundation_FileHandles_text == 4420, RUN);
static const unsigned char Foundation_FileLocations_text[] = {
#embed "../Library/Foundation/FileLocations.swift"
};
_Static_assert(sizeof Foundation_FileLocations_text == 1459, RUN);
static const unsigned char Foundation_FileMembers_text[] = {
#embed "../Library/Foundation/FileMembers.swift"
};
_Static_assert(sizeof Foundation_FileMembers_text == 8452, RUN);
static const unsigned char Foundation_FileTests_text[] = {
#embed "../Library/Foundation/FileTests.swift"
};
_Static_assert(sizeof Foundation_FileTests_text == 290, RUN);
static const unsigned char Foundation_Files_text[] = {
#embed "../Library/Foundation/Files.swift"
};
_Static_assert(sizeof Foundation_Files_text == 9133, RUN);
static const unsigned char Foundation_FloatMathematics_text[] = {
#embed "../Library/Foundation/FloatMathematics.swift"
};
_Static_assert(sizeof Foundation_FloatMathematics_text == 2613, RUN);
static const unsigned char Foundation_FormatStyleShortcuts_text[] = {
#embed "../Library/Foundation/FormatStyleShortcuts.swift"
};
_Static_assert(sizeof Foundation_FormatStyleShortcuts_text == 7387, RUN);
static const unsigned char Foundation_FormatStyles_text[] = {
#embed "../Library/Foundation/FormatStyles.swift"
};
_Static_assert(sizeof Foundation_FormatStyles_text == 6827, RUN);
static const unsigned char Foundation_FormattedNumbers_text[] = {
#embed "../Library/Foundation/FormattedNumbers.swift"
};
_Static_assert(sizeof Foundation_FormattedNumbers_text == 1172, RUN);
static const unsigned char Foundation_Formatters_text[] = {
#embed "../Library/Foundation/Formatters.swift"
};
_Static_assert(sizeof Foundation_Formatters_text == 6851, RUN);
static const unsigned char Foundation_FoundationGeometry_text[] = {
#embed "../Library/Foundation/FoundationGeometry.swift"
};
_Static_assert(sizeof Foundation_FoundationGeometry_text == 3716, RUN);
static const unsigned char Foundation_FoundationTextMembers_text[] = {
#embed "../Library/Foundation/FoundationTextMembers.swift"
};
_Static_assert(sizeof Foundation_FoundationTextMembers_text == 6678, RUN);
static const unsigned char Foundation_FoundationTexts_text[] = {
#embed "../Library/Foundation/FoundationTexts.swift"
};
_Static_assert(sizeof Foundation_FoundationTexts_text == 1688, RUN);
static const unsigned char Foundation_GeometryMembers_text[] = {
#embed "../Library/Foundation/GeometryMembers.swift"
};
_Static_assert(sizeof Foundation_GeometryMembers_text == 832, RUN);
static const unsigned char Foundation_ISOFormatter_text[] = {
#embed "../Library/Foundation/ISOFormatter.swift"
};
_Static_assert(sizeof Foundation_ISOFormatter_text == 2148, RUN);
static const unsigned char Foundation_ISOStyles_text[] = {
#embed "../Library/Foundation/ISOStyles.swift"
};
_Static_assert(sizeof Foundation_ISOStyles_text == 4365, RUN);
static const unsigned char Foundation_IndexPath_text[] = {
#embed "../Library/Foundation/IndexPath.swift"
};
_Static_assert(sizeof Foundation_IndexPath_text == 2171, RUN);
static const unsigned char Foundation_IndexSet_text[] = {
#embed "../Library/Foundation/IndexSet.swift"
};
_Static_assert(sizeof Foundation_IndexSet_text == 5372, RUN);
static const unsigned char Foundation_InformationUnits_text[] = {
#embed "../Library/Foundation/InformationUnits.swift"
};
_Static_assert(sizeof Foundation_InformationUnits_text == 1866, RUN);
static const unsigned char Foundation_JSON_text[] = {
#embed "../Library/Foundation/JSON.swift"
};
_Static_assert(sizeof Foundation_JSON_text == 10583, RUN);
static const unsigned char Foundation_JSONObjects_text[] = {
#embed "../Library/Foundation/JSONObjects.swift"
};
_Static_assert(sizeof Foundation_JSONObjects_text == 3234, RUN);
static const unsigned char Foundation_LanguageConstants_text[] = {
#embed "../Library/Foundation/LanguageConstants.swift"
};
_Static_assert(sizeof Foundation_LanguageConstants_text == 7927, RUN);
static const unsigned char Foundation_LengthUnits_text[] = {
#embed "../Library/Foundation/LengthUnits.swift"
};
_Static_assert(sizeof Foundation_LengthUnits_text == 3594, RUN);
static const unsigned char Foundation_ListFormatter_text[] = {
#embed "../Library/Foundation/ListFormatter.swift"
};
_Static_assert(sizeof Foundation_ListFormatter_text == 528, RUN);
static const unsigned char Foundation_ListStyles_text[] = {
#embed "../Library/Foundation/ListStyles.swift"
};
_Static_assert(sizeof Foundation_ListStyles_text == 1125, RUN);
static const unsigned char Foundation_Locale_text[] = {
#embed "../Library/Foundation/Locale.swift"
};
_Static_assert(sizeof Foundation_Locale_text == 4688, RUN);
static const unsigned char Foundation_LocaleComponents_text[] = {
#embed "../Library/Foundation/LocaleComponents.swift"
};
_Static_assert(sizeof Foundation_LocaleComponents_text == 4148, RUN);
static const unsigned char Foundation_LocaleForms_text[] = {
#embed "../Library/Foundation/LocaleForms.swift"
};
_Static_assert(sizeof Foundation_LocaleForms_text == 1099, RUN);
static const unsigned char Foundation_LocaleMembers_text[] = {
#embed "../Library/Foundation/LocaleMembers.swift"
};
_Static_assert(sizeof Foundation_LocaleMembers_text == 4074, RUN);
static const unsigned char Foundation_LocaleNames_text[] = {
#embed "../Library/Foundation/LocaleNames.swift"
};
_Static_assert(sizeof Foundation_LocaleNames_text == 1716, RUN);
static const unsigned char Foundation_LocalizedError_text[] = {
#embed "../Library/Foundation/LocalizedError.swift"
};
_Static_assert(sizeof Foundation_LocalizedError_text == 1824, RUN);
static const unsigned char Foundation_LocalizedTexts_text[] = {
#embed "../Library/Foundation/LocalizedTexts.swift"
};
_Static_assert(sizeof Foundation_LocalizedTexts_text == 399, RUN);
static const unsigned char Foundation_Logging_text[] = {
#embed "../Library/Foundation/Logging.swift"
};
_Static_assert(sizeof Foundation_Logging_text == 2297, RUN);
static const unsigned char Foundation_Mathematics_text[] = {
#embed "../Library/Foundation/Mathematics.swift"
};
_Static_assert(sizeof Foundation_Mathematics_text == 9013, RUN);
static const unsigned char Foundation_MeasurementShortcuts_text[] = {
#embed "../Library/Foundation/MeasurementShortcuts.swift"
};
_Static_assert(sizeof Foundation_MeasurementShortcuts_text == 575, RUN);
static const unsigned char Foundation_MeasurementStyles_text[] = {
#embed "../Library/Foundation/MeasurementStyles.swift"
};
_Static_assert(sizeof Foundation_MeasurementStyles_text == 12250, RUN);
static const unsigned char Foundation_Measurements_text[] = {
#embed "../Library/Foundation/Measurements.swift"
};
_Static_assert(sizeof Foundation_Measurements_text == 6765, RUN);
static const unsigned char Foundation_MechanicalUnits_text[] = {
#embed "../Library/Foundation/MechanicalUnits.swift"
};
_Static_assert(sizeof Foundation_MechanicalUnits_text == 3260, RUN);
static const unsigned char Foundation_MemberStyleLists_text[] = {
#embed "../Library/Foundation/MemberStyleLists.swift"
};
_Static_assert(sizeof Foundation_MemberStyleLists_text == 426, RUN);
static const unsigned char Foundation_NetworkLines_text[] = {
#embed "../Library/Foundation/NetworkLines.swift"
};
_Static_assert(sizeof Foundation_NetworkLines_text == 617, RUN);
static const unsigned char Foundation_Networking_text[] = {
#embed "../Library/Foundation/Networking.swift"
};
_Static_assert(sizeof Foundation_Networking_text == 12405, RUN);
static const unsigned char Foundation_NotificationStreams_text[] = {
#embed "../Library/Foundation/NotificationStreams.swift"
};
_Static_assert(sizeof Foundation_NotificationStreams_text == 738, RUN);
static const unsigned char Foundation_Notifications_text[] = {
#embed "../Library/Foundation/Notifications.swift"
};
_Static_assert(sizeof Foundation_Notifications_text == 3597, RUN);
static const unsigned char Foundation_NumberConversions_text[] = {
#embed "../Library/Foundation/NumberConversions.swift"
};
_Static_assert(sizeof Foundation_NumberConversions_text == 1329, RUN);
static const unsigned char Foundation_NumberFormatter_text[] = {
#embed "../Library/Foundation/NumberFormatter.swift"
};
_Static_assert(sizeof Foundation_NumberFormatter_text == 9650, RUN);
static const unsigned char Foundation_NumberObjects_text[] = {
#embed "../Library/Foundation/NumberObjects.swift"
};
_Static_assert(sizeof Foundation_NumberObjects_text == 3900, RUN);
static const unsigned char Foundation_NumberTexts_text[] = {
#embed "../Library/Foundation/NumberTexts.swift"
};
_Static_assert(sizeof Foundation_NumberTexts_text == 3799, RUN);
static const unsigned char Foundation_ObjectEnumeration_text[] = {
#embed "../Library/Foundation/ObjectEnumeration.swift"
};
_Static_assert(sizeof Foundation_ObjectEnumeration_text == 954, RUN);
static const unsigned char Foundation_Objects_text[] = {
#embed "../Library/Foundation/Objects.swift"
};
_Static_assert(sizeof Foundation_Objects_text == 1046, RUN);
static const unsigned char Foundation_OrderedSetObjects_text[] = {
#embed "../Library/Foundation/OrderedSetObjects.swift"
};
_Static_assert(sizeof Foundation_OrderedSetObjects_text == 5372, RUN);
static const unsigned char Foundation_ParsedNumbers_text[] = {
#embed "../Library/Foundation/ParsedNumbers.swift"
};
_Static_assert(sizeof Foundation_ParsedNumbers_text == 1910, RUN);
static const unsigned char Foundation_PersonNames_text[] = {
#embed "../Library/Foundation/PersonNames.swift"
};
_Static_assert(sizeof Foundation_PersonNames_text == 4491, RUN);
static const unsigned char Foundation_Platform_text[] = {
#embed "../Library/Foundation/Platform.swift"
};
_Static_assert(sizeof Foundation_Platform_text == 4707, RUN);
static const unsigned char Foundation_ProgressReports_text[] = {
#embed "../Library/Foundation/ProgressReports.swift"
};
_Static_assert(sizeof Foundation_ProgressReports_text == 3278, RUN);
static const unsigned char Foundation_PropertyLists_text[] = {
#embed "../Library/Foundation/PropertyLists.swift"
};
_Static_assert(sizeof Foundation_PropertyLists_text == 8110, RUN);
static const unsigned char Foundation_RegionConstants_text[] = {
#embed "../Library/Foundation/RegionConstants.swift"
};
_Static_assert(sizeof Foundation_RegionConstants_text == 15483, RUN);
static const unsigned char Foundation_RegularExpressions_text[] = {
#embed "../Library/Foundation/RegularExpressions.swift"
};
_Static_assert(sizeof Foundation_RegularExpressions_text == 4968, RUN);
static const unsigned char Foundation_RelativeDateStyles_text[] = {
#embed "../Library/Foundation/RelativeDateStyles.swift"
};
_Static_assert(sizeof Foundation_RelativeDateStyles_text == 4608, RUN);
static const unsigned char Foundation_RelativeDates_text[] = {
#embed "../Library/Foundation/RelativeDates.swift"
};
_Static_assert(sizeof Foundation_RelativeDates_text == 1511, RUN);
static const unsigned char Foundation_Scanner_text[] = {
#embed "../Library/Foundation/Scanner.swift"
};
_Static_assert(sizeof Foundation_Scanner_text == 2943, RUN);
static const unsigned char Foundation_ScriptConstants_text[] = {
#embed "../Library/Foundation/ScriptConstants.swift"
};
_Static_assert(sizeof Foundation_ScriptConstants_text == 2401, RUN);
static const unsigned char Foundation_Sorting_text[] = {
#embed "../Library/Foundation/Sorting.swift"
};
_Static_assert(sizeof Foundation_Sorting_text == 6194, RUN);
static const unsigned char Foundation_SortingInPlace_text[] = {
#embed "../Library/Foundation/SortingInPlace.swift"
};
_Static_assert(sizeof Foundation_SortingInPlace_text == 1115, RUN);
static const unsigned char Foundation_SortingMembers_text[] = {
#embed "../Library/Foundation/SortingMembers.swift"
};
_Static_assert(sizeof Foundation_SortingMembers_text == 869, RUN);
static const unsigned char Foundation_SystemFunctions_text[] = {
#embed "../Library/Foundation/SystemFunctions.swift"
};
_Static_assert(sizeof Foundation_SystemFunctions_text == 2841, RUN);
static const unsigned char Foundation_TextAttributes_text[] = {
#embed "../Library/Foundation/TextAttributes.swift"
};
_Static_assert(sizeof Foundation_TextAttributes_text == 5741, RUN);
static const unsigned char Foundation_TextEncodings_text[] = {
#embed "../Library/Foundation/TextEncodings.swift"
};
_Static_assert(sizeof Foundation_TextEncodings_text == 3688, RUN);
static const unsigned char Foundation_TextEnumeration_text[] = {
#embed "../Library/Foundation/TextEnumeration.swift"
};
_Static_assert(sizeof Foundation_TextEnumeration_text == 3913, RUN);
static const unsigned char Foundation_TextForms_text[] = {
#embed "../Library/Foundation/TextForms.swift"
};
_Static_assert(sizeof Foundation_TextForms_text == 2025, RUN);
static const unsigned char Foundation_TextObjectMembers_text[] = {
#embed "../Library/Foundation/TextObjectMembers.swift"
};
_Static_assert(sizeof Foundation_TextObjectMembers_text == 5222, RUN);
static const unsigned char Foundation_TextObjects_text[] = {
#embed "../Library/Foundation/TextObjects.swift"
};
_Static_assert(sizeof Foundation_TextObjects_text == 6857, RUN);
static const unsigned char Foundation_TextPrimitives_text[] = {
#embed "../Library/Foundation/TextPrimitives.swift"
};
_Static_assert(sizeof Foundation_TextPrimitives_text == 1258, RUN);
static const unsigned char Foundation_TextSorting_text[] = {
#embed "../Library/Foundation/TextSorting.swift"
};
_Static_assert(sizeof Foundation_TextSorting_text == 1964, RUN);
static const unsigned char Foundation_ThermalUnits_text[] = {
#embed "../Library/Foundation/ThermalUnits.swift"
};
_Static_assert(sizeof Foundation_ThermalUnits_text == 287, RUN);
static const unsigned char Foundation_TimeInterval_text[] = {
#embed "../Library/Foundation/TimeInterval.swift"
};
_Static_assert(sizeof Foundation_TimeInterval_text == 100, RUN);
static const unsigned char Foundation_TimeUnits_text[] = {
#embed "../Library/Foundation/TimeUnits.swift"
};
_Static_assert(sizeof Foundation_TimeUnits_text == 1366, RUN);
static const unsigned char Foundation_TimeZone_text[] = {
#embed "../Library/Foundation/TimeZone.swift"
};
_Static_assert(sizeof Foundation_TimeZone_text == 3983, RUN);
static const unsigned char Foundation_URL_text[] = {
#embed "../Library/Foundation/URL.swift"
};
_Static_assert(sizeof Foundation_URL_text == 4429, RUN);
static const unsigned char Foundation_URLComponents_text[] = {
#embed "../Library/Foundation/URLComponents.swift"
};
_Static_assert(sizeof Foundation_URLComponents_text == 5267, RUN);
static const unsigned char Foundation_URLHints_text[] = {
#embed "../Library/Foundation/URLHints.swift"
};
_Static_assert(sizeof Foundation_URLHints_text == 4533, RUN);
static const unsigned char Foundation_URLQueries_text[] = {
#embed "../Library/Foundation/URLQueries.swift"
};
_Static_assert(sizeof Foundation_URLQueries_text == 1833, RUN);
static const unsigned char Foundation_URLSessionTasks_text[] = {
#embed "../Library/Foundation/URLSessionTasks.swift"
};
_Static_assert(sizeof Foundation_URLSessionTasks_text == 6040, RUN);
static const unsigned char Foundation_UUID_text[] = {
#embed "../Library/Foundation/UUID.swift"
};
_Static_assert(sizeof Foundation_UUID_text == 969, RUN);
static const unsigned char Foundation_Undoing_text[] = {
#embed "../Library/Foundation/Undoing.swift"
};
_Static_assert(sizeof Foundation_Undoing_text == 3248, RUN);
static const unsigned char Foundation_UnitFormatters_text[] = {
#embed "../Library/Foundation/UnitFormatters.swift"
};
_Static_assert(sizeof Foundation_UnitFormatters_text == 4925, RUN);
static const unsigned char Foundation_UserDefaults_text[] = {
#embed "../Library/Foundation/UserDefaults.swift"
};
_Static_assert(sizeof Foundation_UserDefaults_text == 4220, RUN);
static const unsigned char Foundation_ValueCoding_text[] = {
#embed "../Library/Foundation/ValueCoding.swift"
};
_Static_assert(sizeof Foundation_ValueCoding_text == 8504, RUN);
static const unsigned char Foundation_ValueObjects_text[] = {
#embed "../Library/Foundation/ValueObjects.swift"
};
_Static_assert(sizeof Foundation_ValueObjects_text == 1788, RUN);
static const unsigned char Frameworks_Activities_text[] = {
#embed "../Library/Frameworks/Activities.swift"
};
_Static_assert(sizeof Frameworks_Activities_text == 3955, RUN);
static const unsigned char Frameworks_ActivityWidgets_text[] = {
#embed "../Library/Frameworks/ActivityWidgets.swift"
};
_Static_assert(sizeof Frameworks_ActivityWidgets_text == 1436, RUN);
static const unsigned char Frameworks_AppKitViews_text[] = {
#embed "../Library/Frameworks/AppKitViews.swift"
};
_Static_assert(sizeof Frameworks_AppKitViews_text == 9456, RUN);
static const unsigned char Frameworks_AppKitWindows_text[] = {
#embed "../Library/Frameworks/AppKitWindows.swift"
};
_Static_assert(sizeof Frameworks_AppKitWindows_text == 10572, RUN);
static const unsigned char Frameworks_CoreLocation_text[] = {
#embed "../Library/Frameworks/CoreLocation.swift"
};
_Static_assert(sizeof Frameworks_CoreLocation_text == 9644, RUN);
static const unsigned char Frameworks_DisplayLinks_text[] = {
#embed "../Library/Frameworks/DisplayLinks.swift"
};
_Static_assert(sizeof Frameworks_DisplayLinks_text == 1309, RUN);
static const unsigned char Frameworks_Entities_text[] = {
#embed "../Library/Frameworks/Entities.swift"
};
_Static_assert(sizeof Frameworks_Entities_text == 11112, RUN);
static const unsigned char Frameworks_EntityGestures_text[] = {
#embed "../Library/Frameworks/EntityGestures.swift"
};
_Static_assert(sizeof Frameworks_EntityGestures_text == 2067, RUN);
static const unsigned char Frameworks_KeyValueObserving_text[] = {
#embed "../Library/Frameworks/KeyValueObserving.swift"
};
_Static_assert(sizeof Frameworks_KeyValueObserving_text == 1988, RUN);
static const unsigned char Frameworks_Layers_text[] = {
#embed "../Library/Frameworks/Layers.swift"
};
_Static_assert(sizeof Frameworks_Layers_text == 1088, RUN);
static const unsigned char Frameworks_MapContent_text[] = {
#embed "../Library/Frameworks/MapContent.swift"
};
_Static_assert(sizeof Frameworks_MapContent_text == 6536, RUN);
static const unsigned char Frameworks_MapModifiers_text[] = {
#embed "../Library/Frameworks/MapModifiers.swift"
};
_Static_assert(sizeof Frameworks_MapModifiers_text == 2226, RUN);
static const unsigned char Frameworks_Maps_text[] = {
#embed "../Library/Frameworks/Maps.swift"
};
_Static_assert(sizeof Frameworks_Maps_text == 13532, RUN);
static const unsigned char Frameworks_Media_text[] = {
#embed "../Library/Frameworks/Media.swift"
};
_Static_assert(sizeof Frameworks_Media_text == 9569, RUN);
static const unsigned char Frameworks_PhotoPickers_text[] = {
#embed "../Library/Frameworks/PhotoPickers.swift"
};
_Static_assert(sizeof Frameworks_PhotoPickers_text == 3831, RUN);
static const unsigned char Frameworks_Photos_text[] = {
#embed "../Library/Frameworks/Photos.swift"
};
_Static_assert(sizeof Frameworks_Photos_text == 2589, RUN);
static const unsigned char Frameworks_Quaternions_text[] = {
#embed "../Library/Frameworks/Quaternions.swift"
};
_Static_assert(sizeof Frameworks_Quaternions_text == 1043, RUN);
static const unsigned char Frameworks_RealityViews_text[] = {
#embed "../Library/Frameworks/RealityViews.swift"
};
_Static_assert(sizeof Frameworks_RealityViews_text == 2544, RUN);
static const unsigned char Frameworks_SceneViews_text[] = {
#embed "../Library/Frameworks/SceneViews.swift"
};
_Static_assert(sizeof Frameworks_SceneViews_text == 905, RUN);
static const unsigned char Frameworks_SelectorTargets_text[] = {
#embed "../Library/Frameworks/SelectorTargets.swift"
};
_Static_assert(sizeof Frameworks_SelectorTargets_text == 1216, RUN);
static const unsigned char Frameworks_Selectors_text[] = {
#embed "../Library/Frameworks/Selectors.swift"
};
_Static_assert(sizeof Frameworks_Selectors_text == 1418, RUN);
static const unsigned char Frameworks_Store_text[] = {
#embed "../Library/Frameworks/Store.swift"
};
_Static_assert(sizeof Frameworks_Store_text == 7602, RUN);
static const unsigned char Frameworks_Tips_text[] = {
#embed "../Library/Frameworks/Tips.swift"
};
_Static_assert(sizeof Frameworks_Tips_text == 8262, RUN);
static const unsigned char Frameworks_UIKitAppearances_text[] = {
#embed "../Library/Frameworks/UIKitAppearances.swift"
};
_Static_assert(sizeof Frameworks_UIKitAppearances_text == 3140, RUN);
static const unsigned char Frameworks_UIKitControllers_text[] = {
#embed "../Library/Frameworks/UIKitControllers.swift"
};
_Static_assert(sizeof Frameworks_UIKitControllers_text == 12664, RUN);
static const unsigned char Frameworks_UIKitControls_text[] = {
#embed "../Library/Frameworks/UIKitControls.swift"
};
_Static_assert(sizeof Frameworks_UIKitControls_text == 7256, RUN);
static const unsigned char Frameworks_UIKitFonts_text[] = {
#embed "../Library/Frameworks/UIKitFonts.swift"
};
_Static_assert(sizeof Frameworks_UIKitFonts_text == 2968, RUN);
static const unsigned char Frameworks_UIKitGestures_text[] = {
#embed "../Library/Frameworks/UIKitGestures.swift"
};
_Static_assert(sizeof Frameworks_UIKitGestures_text == 2517, RUN);
static const unsigned char Frameworks_UIKitPickers_text[] = {
#embed "../Library/Frameworks/UIKitPickers.swift"
};
_Static_assert(sizeof Frameworks_UIKitPickers_text == 2946, RUN);
static const unsigned char Frameworks_UIKitResponders_text[] = {
#embed "../Library/Frameworks/UIKitResponders.swift"
};
_Static_assert(sizeof Frameworks_UIKitResponders_text == 2654, RUN);
static const unsigned char Frameworks_UIKitScenes_text[] = {
#embed "../Library/Frameworks/UIKitScenes.swift"
};
_Static_assert(sizeof Frameworks_UIKitScenes_text == 4819, RUN);
static const unsigned char Frameworks_UIKitTables_text[] = {
#embed "../Library/Frameworks/UIKitTables.swift"
};
_Static_assert(sizeof Frameworks_UIKitTables_text == 14834, RUN);
static const unsigned char Frameworks_UIKitTexts_text[] = {
#embed "../Library/Frameworks/UIKitTexts.swift"
};
_Static_assert(sizeof Frameworks_UIKitTexts_text == 7889, RUN);
static const unsigned char Frameworks_UIKitViews_text[] = {
#embed "../Library/Frameworks/UIKitViews.swift"
};
_Static_assert(sizeof Frameworks_UIKitViews_text == 14044, RUN);
static const unsigned char Frameworks_UserNotifications_text[] = {
#embed "../Library/Frameworks/UserNotifications.swift"
};
_Static_assert(sizeof Frameworks_UserNotifications_text == 8619, RUN);
static const unsigned char Frameworks_VideoPlayers_text[] = {
#embed "../Library/Frameworks/VideoPlayers.swift"
};
_Static_assert(sizeof Frameworks_VideoPlayers_text == 377, RUN);
static const unsigned char Frameworks_WebPages_text[] = {
#embed "../Library/Frameworks/WebPages.swift"
};
_Static_assert(sizeof Frameworks_WebPages_text == 1063, RUN);
static const unsigned char Frameworks_WebViews_text[] = {
#embed "../Library/Frameworks/WebViews.swift"
};
_Static_assert(sizeof Frameworks_WebViews_text == 6943, RUN);
static const unsigned char Glibc_Constants_text[] = {
#embed "../Library/Glibc/Constants.swift"
};
_Static_assert(sizeof Glibc_Constants_text == 6116, RUN);
static const unsigned char Glibc_Files_text[] = {
#embed "../Library/Glibc/Files.swift"
};
_Static_assert(sizeof Glibc_Files_text == 8332, RUN);
static const unsigned char Glibc_Processes_text[] = {
#embed "../Library/Glibc/Processes.swift"
};
_Static_assert(sizeof Glibc_Processes_text == 7126, RUN);
static const unsigned char Glibc_Streams_text[] = {
#embed "../Library/Glibc/Streams.swift"
};
_Static_assert(sizeof Glibc_Streams_text == 5036, RUN);
static const unsigned char Glibc_Types_text[] = {
#embed "../Library/Glibc/Types.swift"
};
_Static_assert(sizeof Glibc_Types_text == 4884, RUN);
static const unsigned char Memory_Allocation_text[] = {
#embed "../Library/Memory/Allocation.swift"
};
_Static_assert(sizeof Memory_Allocation_text == 1419, RUN);
static const unsigned char Memory_ArrayMemory_text[] = {
#embed "../Library/Memory/ArrayMemory.swift"
};
_Static_assert(sizeof Memory_ArrayMemory_text == 1565, RUN);
static const unsigned char Memory_ArraySliceMemory_text[] = {
#embed "../Library/Memory/ArraySliceMemory.swift"
};
_Static_assert(sizeof Memory_ArraySliceMemory_text == 972, RUN);
static const unsigned char Memory_Buffers_text[] = {
#embed "../Library/Memory/Buffers.swift"
};
_Static_assert(sizeof Memory_Buffers_text == 334, RUN);
static const unsigned char Memory_DataMemory_text[] = {
#embed "../Library/Memory/DataMemory.swift"
};
_Static_assert(sizeof Memory_DataMemory_text == 672, RUN);
static const unsigned char Memory_LentMemory_text[] = {
#embed "../Library/Memory/LentMemory.swift"
};
_Static_assert(sizeof Memory_LentMemory_text == 811, RUN);
static const unsigned char Memory_Memories_text[] = {
#embed "../Library/Memory/Memories.swift"
};
_Static_assert(sizeof Memory_Memories_text == 4375, RUN);
static const unsigned char Memory_MemoryAccess_text[] = {
#embed "../Library/Memory/MemoryAccess.swift"
};
_Static_assert(sizeof Memory_MemoryAccess_text == 1577, RUN);
static const unsigned char Memory_MemoryFunctions_text[] = {
#embed "../Library/Memory/MemoryFunctions.swift"
};
_Static_assert(sizeof Memory_MemoryFunctions_text == 2099, RUN);
static const unsigned char Memory_OpaquePointer_text[] = {
#embed "../Library/Memory/OpaquePointer.swift"
};
_Static_assert(sizeof Memory_OpaquePointer_text == 996, RUN);
static const unsigned char Memory_PointerNumbers_text[] = {
#embed "../Library/Memory/PointerNumbers.swift"
};
_Static_assert(sizeof Memory_PointerNumbers_text == 511, RUN);
static const unsigned char Memory_Pointers_text[] = {
#embed "../Library/Memory/Pointers.swift"
};
_Static_assert(sizeof Memory_Pointers_text == 2303, RUN);
static const unsigned char Memory_RawMemory_text[] = {
#embed "../Library/Memory/RawMemory.swift"
};
_Static_assert(sizeof Memory_RawMemory_text == 2656, RUN);
static const unsigned char Memory_RawPointers_text[] = {
#embed "../Library/Memory/RawPointers.swift"
};
_Static_assert(sizeof Memory_RawPointers_text == 4211, RUN);
static const unsigned char Memory_Span_text[] = {
#embed "../Library/Memory/Span.swift"
};
_Static_assert(sizeof Memory_Span_text == 1400, RUN);
static const unsigned char Memory_SpanMembers_text[] = {
#embed "../Library/Memory/SpanMembers.swift"
};
_Static_assert(sizeof Memory_SpanMembers_text == 92, RUN);
static const unsigned char Memory_TextMemory_text[] = {
#embed "../Library/Memory/TextMemory.swift"
};
_Static_assert(sizeof Memory_TextMemory_text == 622, RUN);
static const unsigned char Memory_Unmanaged_text[] = {
#embed "../Library/Memory/Unmanaged.swift"
};
_Static_assert(sizeof Memory_Unmanaged_text == 1744, RUN);
static const unsigned char Memory_UnsafeBufferPointer_text[] = {
#embed "../Library/Memory/UnsafeBufferPointer.swift"
};
_Static_assert(sizeof Memory_UnsafeBufferPointer_text == 1432, RUN);
static const unsigned char Memory_UnsafeCasts_text[] = {
#embed "../Library/Memory/UnsafeCasts.swift"
};
_Static_assert(sizeof Memory_UnsafeCasts_text == 353, RUN);
static const unsigned char Memory_UnsafeMutableBufferPointer_text[] = {
#embed "../Library/Memory/UnsafeMutableBufferPointer.swift"
};
_Static_assert(sizeof Memory_UnsafeMutableBufferPointer_text == 3755, RUN);
static const unsigned char Memory_UnsafeMutablePointer_text[] = {
#embed "../Library/Memory/UnsafeMutablePointer.swift"
};
_Static_assert(sizeof Memory_UnsafeMutablePointer_text == 2846, RUN);
static const unsigned char Memory_UnsafeMutableRawBufferPointer_text[] = {
#embed "../Library/Memory/UnsafeMutableRawBufferPointer.swift"
};
_Static_assert(sizeof Memory_UnsafeMutableRawBufferPointer_text == 2974, RUN);
static const unsigned char Memory_UnsafePointer_text[] = {
#embed "../Library/Memory/UnsafePointer.swift"
};
_Static_assert(sizeof Memory_UnsafePointer_text == 1080, RUN);
static const unsigned char Memory_UnsafeRawBufferPointer_text[] = {
#embed "../Library/Memory/UnsafeRawBufferPointer.swift"
};
_Static_assert(sizeof Memory_UnsafeRawBufferPointer_text == 2191, RUN);
static const unsigned char Observation_Combinations_text[] = {
#embed "../Library/Observation/Combinations.swift"
};
_Static_assert(sizeof Observation_Combinations_text == 9929, RUN);
static const unsigned char Observation_Combine_text[] = {
#embed "../Library/Observation/Combine.swift"
};
_Static_assert(sizeof Observation_Combine_text == 8221, RUN);
static const unsigned char Observation_CombineLatest_text[] = {
#embed "../Library/Observation/CombineLatest.swift"
};
_Static_assert(sizeof Observation_CombineLatest_text == 2449, RUN);
static const unsigned char Observation_EventOperators_text[] = {
#embed "../Library/Observation/EventOperators.swift"
};
_Static_assert(sizeof Observation_EventOperators_text == 3035, RUN);
static const unsigned char Observation_FailureOperators_text[] = {
#embed "../Library/Observation/FailureOperators.swift"
};
_Static_assert(sizeof Observation_FailureOperators_text == 9836, RUN);
static const unsigned char Observation_NestedPublishers_text[] = {
#embed "../Library/Observation/NestedPublishers.swift"
};
_Static_assert(sizeof Observation_NestedPublishers_text == 7518, RUN);
static const unsigned char Observation_ObservableObject_text[] = {
#embed "../Library/Observation/ObservableObject.swift"
};
_Static_assert(sizeof Observation_ObservableObject_text == 5204, RUN);
static const unsigned char Observation_Observation_text[] = {
#embed "../Library/Observation/Observation.swift"
};
_Static_assert(sizeof Observation_Observation_text == 2735, RUN);
static const unsigned char Observation_Observations_text[] = {
#embed "../Library/Observation/Observations.swift"
};
_Static_assert(sizeof Observation_Observations_text == 2761, RUN);
static const unsigned char Observation_PublisherCoding_text[] = {
#embed "../Library/Observation/PublisherCoding.swift"
};
_Static_assert(sizeof Observation_PublisherCoding_text == 969, RUN);
static const unsigned char Observation_SequencePublishers_text[] = {
#embed "../Library/Observation/SequencePublishers.swift"
};
_Static_assert(sizeof Observation_SequencePublishers_text == 1810, RUN);
static const unsigned char Observation_SharedPublishers_text[] = {
#embed "../Library/Observation/SharedPublishers.swift"
};
_Static_assert(sizeof Observation_SharedPublishers_text == 8421, RUN);
static const unsigned char Observation_SimplePublishers_text[] = {
#embed "../Library/Observation/SimplePublishers.swift"
};
_Static_assert(sizeof Observation_SimplePublishers_text == 5436, RUN);
static const unsigned char Observation_Subjects_text[] = {
#embed "../Library/Observation/Subjects.swift"
};
_Static_assert(sizeof Observation_Subjects_text == 3873, RUN);
static const unsigned char Observation_Subscribers_text[] = {
#embed "../Library/Observation/Subscribers.swift"
};
_Static_assert(sizeof Observation_Subscribers_text == 10476, RUN);
static const unsigned char Observation_TimeOperators_text[] = {
#embed "../Library/Observation/TimeOperators.swift"
};
_Static_assert(sizeof Observation_TimeOperators_text == 7941, RUN);
static const unsigned char Observation_ValueOperators_text[] = {
#embed "../Library/Observation/ValueOperators.swift"
};
_Static_assert(sizeof Observation_ValueOperators_text == 9348, RUN);
static const unsigned char Observation_ValuePublishers_text[] = {
#embed "../Library/Observation/ValuePublishers.swift"
};
_Static_assert(sizeof Observation_ValuePublishers_text == 1748, RUN);
static const unsigned char PackageDescription_Packages_text[] = {
#embed "../Library/PackageDescription/Packages.swift"
};
_Static_assert(sizeof PackageDescription_Packages_text == 10953, RUN);
static const unsigned char PackageDescription_Targets_text[] = {
#embed "../Library/PackageDescription/Targets.swift"
};
_Static_assert(sizeof PackageDescription_Targets_text == 12789, RUN);
static const unsigned char Packages_AlertStates_text[] = {
#embed "../Library/Packages/AlertStates.swift"
};
_Static_assert(sizeof Packages_AlertStates_text == 6080, RUN);
static const unsigned char Packages_AsyncAlgorithms_text[] = {
#embed "../Library/Packages/AsyncAlgorithms.swift"
};
_Static_assert(sizeof Packages_AsyncAlgorithms_text == 13455, RUN);
static const unsigned char Packages_AsyncTimers_text[] = {
#embed "../Library/Packages/AsyncTimers.swift"
};
_Static_assert(sizeof Packages_AsyncTimers_text == 1370, RUN);
static const unsigned char Packages_BindableStores_text[] = {
#embed "../Library/Packages/BindableStores.swift"
};
_Static_assert(sizeof Packages_BindableStores_text == 1545, RUN);
static const unsigned char Packages_CasePaths_text[] = {
#embed "../Library/Packages/CasePaths.swift"
};
_Static_assert(sizeof Packages_CasePaths_text == 3194, RUN);
static const unsigned char Packages_CollectionAlgorithms_text[] = {
#embed "../Library/Packages/CollectionAlgorithms.swift"
};
_Static_assert(sizeof Packages_CollectionAlgorithms_text == 5812, RUN);
static const unsigned char Packages_Combinatorics_text[] = {
#embed "../Library/Packages/Combinatorics.swift"
};
_Static_assert(sizeof Packages_Combinatorics_text == 3093, RUN);
static const unsigned char Packages_Dependencies_text[] = {
#embed "../Library/Packages/Dependencies.swift"
};
_Static_assert(sizeof Packages_Dependencies_text == 11126, RUN);
static const unsigned char Packages_Deque_text[] = {
#embed "../Library/Packages/Deque.swift"
};
_Static_assert(sizeof Packages_Deque_text == 4405, RUN);
static const unsigned char Packages_Effects_text[] = {
#embed "../Library/Packages/Effects.swift"
};
_Static_assert(sizeof Packages_Effects_text == 8938, RUN);
static const unsigned char Packages_Heap_text[] = {
#embed "../Library/Packages/Heap.swift"
};
_Static_assert(sizeof Packages_Heap_text == 2051, RUN);
static const unsigned char Packages_IdentifiedArray_text[] = {
#embed "../Library/Packages/IdentifiedArray.swift"
};
_Static_assert(sizeof Packages_IdentifiedArray_text == 7913, RUN);
static const unsigned char Packages_OrderedDictionary_text[] = {
#embed "../Library/Packages/OrderedDictionary.swift"
};
_Static_assert(sizeof Packages_OrderedDictionary_text == 9686, RUN);
static const unsigned char Packages_OrderedDictionaryViews_text[] = {
#embed "../Library/Packages/OrderedDictionaryViews.swift"
};
_Static_assert(sizeof Packages_OrderedDictionaryViews_text == 1923, RUN);
static const unsigned char Packages_OrderedSet_text[] = {
#embed "../Library/Packages/OrderedSet.swift"
};
_Static_assert(sizeof Packages_OrderedSet_text == 8839, RUN);
static const unsigned char Packages_PackageLogging_text[] = {
#embed "../Library/Packages/PackageLogging.swift"
};
_Static_assert(sizeof Packages_PackageLogging_text == 2958, RUN);
static const unsigned char Packages_PresentedStates_text[] = {
#embed "../Library/Packages/PresentedStates.swift"
};
_Static_assert(sizeof Packages_PresentedStates_text == 8550, RUN);
static const unsigned char Packages_Reducers_text[] = {
#embed "../Library/Packages/Reducers.swift"
};
_Static_assert(sizeof Packages_Reducers_text == 17105, RUN);
static const unsigned char Packages_SequenceAlgorithms_text[] = {
#embed "../Library/Packages/SequenceAlgorithms.swift"
};
_Static_assert(sizeof Packages_SequenceAlgorithms_text == 5469, RUN);
static const unsigned char Packages_SharedValues_text[] = {
#embed "../Library/Packages/SharedValues.swift"
};
_Static_assert(sizeof Packages_SharedValues_text == 4609, RUN);
static const unsigned char Packages_StackViews_text[] = {
#embed "../Library/Packages/StackViews.swift"
};
_Static_assert(sizeof Packages_StackViews_text == 2860, RUN);
static const unsigned char Packages_StoreBindings_text[] = {
#embed "../Library/Packages/StoreBindings.swift"
};
_Static_assert(sizeof Packages_StoreBindings_text == 5280, RUN);
static const unsigned char Packages_Stores_text[] = {
#embed "../Library/Packages/Stores.swift"
};
_Static_assert(sizeof Packages_Stores_text == 8657, RUN);
static const unsigned char Packages_TestStores_text[] = {
#embed "../Library/Packages/TestStores.swift"
};
_Static_assert(sizeof Packages_TestStores_text == 7355, RUN);
static const unsigned char Packages_ViewStores_text[] = {
#embed "../Library/Packages/ViewStores.swift"
};
_Static_assert(sizeof Packages_ViewStores_text == 5156, RUN);
static const unsigned char RegexBuilder_Optionally_text[] = {
#embed "../Library/RegexBuilder/Optionally.swift"
};
_Static_assert(sizeof RegexBuilder_Optionally_text == 790, RUN);
static const unsigned char RegexBuilder_RegexAnchors_text[] = {
#embed "../Library/RegexBuilder/RegexAnchors.swift"
};
_Static_assert(sizeof RegexBuilder_RegexAnchors_text == 1606, RUN);
static const unsigned char RegexBuilder_RegexBuilding_text[] = {
#embed "../Library/RegexBuilder/RegexBuilding.swift"
};
_Static_assert(sizeof RegexBuilder_RegexBuilding_text == 4035, RUN);
static const unsigned char RegexBuilder_RegexCaptures_text[] = {
#embed "../Library/RegexBuilder/RegexCaptures.swift"
};
_Static_assert(sizeof RegexBuilder_RegexCaptures_text == 5594, RUN);
static const unsigned char RegexBuilder_RegexCharacterClasses_text[] = {
#embed "../Library/RegexBuilder/RegexCharacterClasses.swift"
};
_Static_assert(sizeof RegexBuilder_RegexCharacterClasses_text == 2296, RUN);
static const unsigned char RegexBuilder_RegexQuantifiers_text[] = {
#embed "../Library/RegexBuilder/RegexQuantifiers.swift"
};
_Static_assert(sizeof RegexBuilder_RegexQuantifiers_text == 3393, RUN);
static const unsigned char Standard_ASCIIBytes_text[] = {
#embed "../Library/Standard/ASCIIBytes.swift"
};
_Static_assert(sizeof Standard_ASCIIBytes_text == 195, RUN);
static const unsigned char Standard_AdditiveArithmetic_text[] = {
#embed "../Library/Standard/AdditiveArithmetic.swift"
};
_Static_assert(sizeof Standard_AdditiveArithmetic_text == 1196, RUN);
static const unsigned char Standard_AnyBidirectionalCollection_text[] = {
#embed "../Library/Standard/AnyBidirectionalCollection.swift"
};
_Static_assert(sizeof Standard_AnyBidirectionalCollection_text == 1110, RUN);
static const unsigned char Standard_AnyCollections_text[] = {
#embed "../Library/Standard/AnyCollections.swift"
};
_Static_assert(sizeof Standard_AnyCollections_text == 1180, RUN);
static const unsigned char Standard_AnyHashable_text[] = {
#embed "../Library/Standard/AnyHashable.swift"
};
_Static_assert(sizeof Standard_AnyHashable_text == 681, RUN);
static const unsigned char Standard_AnySequence_text[] = {
#embed "../Library/Standard/AnySequence.swift"
};
_Static_assert(sizeof Standard_AnySequence_text == 952, RUN);
static const unsigned char Standard_Array_text[] = {
#embed "../Library/Standard/Array.swift"
};
_Static_assert(sizeof Standard_Array_text == 7235, RUN);
static const unsigned char Standard_ArraySlice_text[] = {
#embed "../Library/Standard/ArraySlice.swift"
};
_Static_assert(sizeof Standard_ArraySlice_text == 3350, RUN);
static const unsigned char Standard_BidirectionalCollectionMembers_text[] = {
#embed "../Library/Standard/BidirectionalCollectionMembers.swift"
};
_Static_assert(sizeof Standard_BidirectionalCollectionMembers_text == 1539, RUN);
static const unsigned char Standard_BinaryInteger_text[] = {
#embed "../Library/Standard/BinaryInteger.swift"
};
_Static_assert(sizeof Standard_BinaryInteger_text == 10778, RUN);
static const unsigned char Standard_Bool_text[] = {
#embed "../Library/Standard/Bool.swift"
};
_Static_assert(sizeof Standard_Bool_text == 1059, RUN);
static const unsigned char Standard_CGFloat_text[] = {
#embed "../Library/Standard/CGFloat.swift"
};
_Static_assert(sizeof Standard_CGFloat_text == 6265, RUN);
static const unsigned char Standard_CaseIterable_text[] = {
#embed "../Library/Standard/CaseIterable.swift"
};
_Static_assert(sizeof Standard_CaseIterable_text == 144, RUN);
static const unsigned char Standard_Character_text[] = {
#embed "../Library/Standard/Character.swift"
};
_Static_assert(sizeof Standard_Character_text == 1945, RUN);
static const unsigned char Standard_CheckerSupport_text[] = {
#embed "../Library/Standard/CheckerSupport.swift"
};
_Static_assert(sizeof Standard_CheckerSupport_text == 424, RUN);
static const unsigned char Standard_ClosedRange_text[] = {
#embed "../Library/Standard/ClosedRange.swift"
};
_Static_assert(sizeof Standard_ClosedRange_text == 5547, RUN);
static const unsigned char Standard_Codable_text[] = {
#embed "../Library/Standard/Codable.swift"
};
_Static_assert(sizeof Standard_Codable_text == 8140, RUN);
static const unsigned char Standard_CodingConformances_text[] = {
#embed "../Library/Standard/CodingConformances.swift"
};
_Static_assert(sizeof Standard_CodingConformances_text == 5601, RUN);
static const unsigned char Standard_CodingNodes_text[] = {
#embed "../Library/Standard/CodingNodes.swift"
};
_Static_assert(sizeof Standard_CodingNodes_text == 4500, RUN);
static const unsigned char Standard_CodingTree_text[] = {
#embed "../Library/Standard/CodingTree.swift"
};
_Static_assert(sizeof Standard_CodingTree_text == 11923, RUN);
static const unsigned char Standard_CollectionDifference_text[] = {
#embed "../Library/Standard/CollectionDifference.swift"
};
_Static_assert(sizeof Standard_CollectionDifference_text == 5938, RUN);
static const unsigned char Standard_CollectionMembers_text[] = {
#embed "../Library/Standard/CollectionMembers.swift"
};
_Static_assert(sizeof Standard_CollectionMembers_text == 4358, RUN);
static const unsigned char Standard_CollectionSearch_text[] = {
#embed "../Library/Standard/CollectionSearch.swift"
};
_Static_assert(sizeof Standard_CollectionSearch_text == 3602, RUN);
static const unsigned char Standard_Collections_text[] = {
#embed "../Library/Standard/Collections.swift"
};
_Static_assert(sizeof Standard_Collections_text == 14569, RUN);
static const unsigned char Standard_CommandLine_text[] = {
#embed "../Library/Standard/CommandLine.swift"
};
_Static_assert(sizeof Standard_CommandLine_text == 219, RUN);
static const unsigned char Standard_Comparable_text[] = {
#embed "../Library/Standard/Comparable.swift"
};
_Static_assert(sizeof Standard_Comparable_text == 1194, RUN);
static const unsigned char Standard_ContainerCoding_text[] = {
#embed "../Library/Standard/ContainerCoding.swift"
};
_Static_assert(sizeof Standard_ContainerCoding_text == 4616, RUN);
static const unsigned char Standard_ContiguousArray_text[] = {
#embed "../Library/Standard/ContiguousArray.swift"
};
_Static_assert(sizeof Standard_ContiguousArray_text == 2046, RUN);
static const unsigned char Standard_Conversions_text[] = {
#embed "../Library/Standard/Conversions.swift"
};
_Static_assert(sizeof Standard_Conversions_text == 643, RUN);
static const unsigned char Standard_CustomStringConvertible_text[] = {
#embed "../Library/Standard/CustomStringConvertible.swift"
};
_Static_assert(sizeof Standard_CustomStringConvertible_text == 247, RUN);
static const unsigned char Standard_DerivedCoding_text[] = {
#embed "../Library/Standard/DerivedCoding.swift"
};
_Static_assert(sizeof Standard_DerivedCoding_text == 2560, RUN);
static const unsigned char Standard_Descriptions_text[] = {
#embed "../Library/Standard/Descriptions.swift"
};
_Static_assert(sizeof Standard_Descriptions_text == 962, RUN);
static const unsigned char Standard_Dictionary_text[] = {
#embed "../Library/Standard/Dictionary.swift"
};
_Static_assert(sizeof Standard_Dictionary_text == 10325, RUN);
static const unsigned char Standard_EnumeratedSequence_text[] = {
#embed "../Library/Standard/EnumeratedSequence.swift"
};
_Static_assert(sizeof Standard_EnumeratedSequence_text == 1796, RUN);
static const unsigned char Standard_Equatable_text[] = {
#embed "../Library/Standard/Equatable.swift"
};
_Static_assert(sizeof Standard_Equatable_text == 248, RUN);
static const unsigned char Standard_Error_text[] = {
#embed "../Library/Standard/Error.swift"
};
_Static_assert(sizeof Standard_Error_text == 28, RUN);
static const unsigned char Standard_Extrema_text[] = {
#embed "../Library/Standard/Extrema.swift"
};
_Static_assert(sizeof Standard_Extrema_text == 562, RUN);
static const unsigned char Standard_Faults_text[] = {
#embed "../Library/Standard/Faults.swift"
};
_Static_assert(sizeof Standard_Faults_text == 1011, RUN);
static const unsigned char Standard_FlattenSequence_text[] = {
#embed "../Library/Standard/FlattenSequence.swift"
};
_Static_assert(sizeof Standard_FlattenSequence_text == 4203, RUN);
static const unsigned char Standard_Float64_text[] = {
#embed "../Library/Standard/Float64.swift"
};
_Static_assert(sizeof Standard_Float64_text == 27, RUN);
static const unsigned char Standard_FloatConversions_text[] = {
#embed "../Library/Standard/FloatConversions.swift"
};
_Static_assert(sizeof Standard_FloatConversions_text == 215, RUN);
static const unsigned char Standard_FloatingPoint_text[] = {
#embed "../Library/Standard/FloatingPoint.swift"
};
_Static_assert(sizeof Standard_FloatingPoint_text == 7331, RUN);
static const unsigned char Standard_FloatingPointPrimitives_text[] = {
#embed "../Library/Standard/FloatingPointPrimitives.swift"
};
_Static_assert(sizeof Standard_FloatingPointPrimitives_text == 241, RUN);
static const unsigned char Standard_GeneratedSequences_text[] = {
#embed "../Library/Standard/GeneratedSequences.swift"
};
_Static_assert(sizeof Standard_GeneratedSequences_text == 989, RUN);
static const unsigned char Standard_Hashable_text[] = {
#embed "../Library/Standard/Hashable.swift"
};
_Static_assert(sizeof Standard_Hashable_text == 753, RUN);
static const unsigned char Standard_Identifiable_text[] = {
#embed "../Library/Standard/Identifiable.swift"
};
_Static_assert(sizeof Standard_Identifiable_text == 184, RUN);
static const unsigned char Standard_IdentityOperators_text[] = {
#embed "../Library/Standard/IdentityOperators.swift"
};
_Static_assert(sizeof Standard_IdentityOperators_text == 171, RUN);
static const unsigned char Standard_InlineArray_text[] = {
#embed "../Library/Standard/InlineArray.swift"
};
_Static_assert(sizeof Standard_InlineArray_text == 1555, RUN);
static const unsigned char Standard_Int_text[] = {
#embed "../Library/Standard/Int.swift"
};
_Static_assert(sizeof Standard_Int_text == 3682, RUN);
static const unsigned char Standard_Int128_text[] = {
#embed "../Library/Standard/Int128.swift"
};
_Static_assert(sizeof Standard_Int128_text == 8712, RUN);
static const unsigned char Standard_Int64_text[] = {
#embed "../Library/Standard/Int64.swift"
};
_Static_assert(sizeof Standard_Int64_text == 3852, RUN);
static const unsigned char Standard_KeyPaths_text[] = {
#embed "../Library/Standard/KeyPaths.swift"
};
_Static_assert(sizeof Standard_KeyPaths_text == 1874, RUN);
static const unsigned char Standard_LazyLocal_text[] = {
#embed "../Library/Standard/LazyLocal.swift"
};
_Static_assert(sizeof Standard_LazyLocal_text == 368, RUN);
static const unsigned char Standard_LazySequence_text[] = {
#embed "../Library/Standard/LazySequence.swift"
};
_Static_assert(sizeof Standard_LazySequence_text == 9342, RUN);
static const unsigned char Standard_LiteralProtocols_text[] = {
#embed "../Library/Standard/LiteralProtocols.swift"
};
_Static_assert(sizeof Standard_LiteralProtocols_text == 3682, RUN);
static const unsigned char Standard_LocalAccessors_text[] = {
#embed "../Library/Standard/LocalAccessors.swift"
};
_Static_assert(sizeof Standard_LocalAccessors_text == 384, RUN);
static const unsigned char Standard_Markers_text[] = {
#embed "../Library/Standard/Markers.swift"
};
_Static_assert(sizeof Standard_Markers_text == 121, RUN);
static const unsigned char Standard_MemoryLayout_text[] = {
#embed "../Library/Standard/MemoryLayout.swift"
};
_Static_assert(sizeof Standard_MemoryLayout_text == 434, RUN);
static const unsigned char Standard_MetatypeComparison_text[] = {
#embed "../Library/Standard/MetatypeComparison.swift"
};
_Static_assert(sizeof Standard_MetatypeComparison_text == 155, RUN);
static const unsigned char Standard_Mirror_text[] = {
#embed "../Library/Standard/Mirror.swift"
};
_Static_assert(sizeof Standard_Mirror_text == 4791, RUN);
static const unsigned char Standard_MutableCollectionMembers_text[] = {
#embed "../Library/Standard/MutableCollectionMembers.swift"
};
_Static_assert(sizeof Standard_MutableCollectionMembers_text == 2474, RUN);
static const unsigned char Standard_Never_text[] = {
#embed "../Library/Standard/Never.swift"
};
_Static_assert(sizeof Standard_Never_text == 142, RUN);
static const unsigned char Standard_NumberCoding_text[] = {
#embed "../Library/Standard/NumberCoding.swift"
};
_Static_assert(sizeof Standard_NumberCoding_text == 7639, RUN);
static const unsigned char Standard_ObjectIdentifier_text[] = {
#embed "../Library/Standard/ObjectIdentifier.swift"
};
_Static_assert(sizeof Standard_ObjectIdentifier_text == 693, RUN);
static const unsigned char Standard_Optional_text[] = {
#embed "../Library/Standard/Optional.swift"
};
_Static_assert(sizeof Standard_Optional_text == 1320, RUN);
static const unsigned char Standard_OtherNames_text[] = {
#embed "../Library/Standard/OtherNames.swift"
};
_Static_assert(sizeof Standard_OtherNames_text == 401, RUN);
static const unsigned char Standard_Printing_text[] = {
#embed "../Library/Standard/Printing.swift"
};
_Static_assert(sizeof Standard_Printing_text == 206, RUN);
static const unsigned char Standard_PrintingToStream_text[] = {
#embed "../Library/Standard/PrintingToStream.swift"
};
_Static_assert(sizeof Standard_PrintingToStream_text == 607, RUN);
static const unsigned char Standard_Queue_text[] = {
#embed "../Library/Standard/Queue.swift"
};
_Static_assert(sizeof Standard_Queue_text == 670, RUN);
static const unsigned char Standard_RandomNumbers_text[] = {
#embed "../Library/Standard/RandomNumbers.swift"
};
_Static_assert(sizeof Standard_RandomNumbers_text == 1367, RUN);
static const unsigned char Standard_Range_text[] = {
#embed "../Library/Standard/Range.swift"
};
_Static_assert(sizeof Standard_Range_text == 4254, RUN);
static const unsigned char Standard_RangeCoding_text[] = {
#embed "../Library/Standard/RangeCoding.swift"
};
_Static_assert(sizeof Standard_RangeCoding_text == 1389, RUN);
static const unsigned char Standard_RangeExpression_text[] = {
#embed "../Library/Standard/RangeExpression.swift"
};
_Static_assert(sizeof Standard_RangeExpression_text == 2094, RUN);
static const unsigned char Standard_RangeReplaceableCollectionMembers_text[] = {
#embed "../Library/Standard/RangeReplaceableCollectionMembers.swift"
};
_Static_assert(sizeof Standard_RangeReplaceableCollectionMembers_text == 4088, RUN);
static const unsigned char Standard_RangeSet_text[] = {
#embed "../Library/Standard/RangeSet.swift"
};
_Static_assert(sizeof Standard_RangeSet_text == 7396, RUN);
static const unsigned char Standard_RangeSetMembers_text[] = {
#embed "../Library/Standard/RangeSetMembers.swift"
};
_Static_assert(sizeof Standard_RangeSetMembers_text == 1648, RUN);
static const unsigned char Standard_RawRepresentable_text[] = {
#embed "../Library/Standard/RawRepresentable.swift"
};
_Static_assert(sizeof Standard_RawRepresentable_text == 413, RUN);
static const unsigned char Standard_Regex_text[] = {
#embed "../Library/Standard/Regex.swift"
};
_Static_assert(sizeof Standard_Regex_text == 10716, RUN);
static const unsigned char Standard_RegexMatches_text[] = {
#embed "../Library/Standard/RegexMatches.swift"
};
_Static_assert(sizeof Standard_RegexMatches_text == 727, RUN);
static const unsigned char Standard_RegexPatterns_text[] = {
#embed "../Library/Standard/RegexPatterns.swift"
};
_Static_assert(sizeof Standard_RegexPatterns_text == 3069, RUN);
static const unsigned char Standard_Registry_text[] = {
#embed "../Library/Standard/Registry.swift"
};
_Static_assert(sizeof Standard_Registry_text == 1853, RUN);
static const unsigned char Standard_Repeated_text[] = {
#embed "../Library/Standard/Repeated.swift"
};
_Static_assert(sizeof Standard_Repeated_text == 2285, RUN);
static const unsigned char Standard_Result_text[] = {
#embed "../Library/Standard/Result.swift"
};
_Static_assert(sizeof Standard_Result_text == 1570, RUN);
static const unsigned char Standard_SIMD16_text[] = {
#embed "../Library/Standard/SIMD16.swift"
};
_Static_assert(sizeof Standard_SIMD16_text == 3389, RUN);
static const unsigned char Standard_SIMD2_text[] = {
#embed "../Library/Standard/SIMD2.swift"
};
_Static_assert(sizeof Standard_SIMD2_text == 1066, RUN);
static const unsigned char Standard_SIMD3_text[] = {
#embed "../Library/Standard/SIMD3.swift"
};
_Static_assert(sizeof Standard_SIMD3_text == 1257, RUN);
static const unsigned char Standard_SIMD4_text[] = {
#embed "../Library/Standard/SIMD4.swift"
};
_Static_assert(sizeof Standard_SIMD4_text == 2180, RUN);
static const unsigned char Standard_SIMD8_text[] = {
#embed "../Library/Standard/SIMD8.swift"
};
_Static_assert(sizeof Standard_SIMD8_text == 2225, RUN);
static const unsigned char Standard_SequenceMembers_text[] = {
#embed "../Library/Standard/SequenceMembers.swift"
};
_Static_assert(sizeof Standard_SequenceMembers_text == 4643, RUN);
static const unsigned char Standard_SequenceOrders_text[] = {
#embed "../Library/Standard/SequenceOrders.swift"
};
_Static_assert(sizeof Standard_SequenceOrders_text == 1653, RUN);
static const unsigned char Standard_SequenceTransforms_text[] = {
#embed "../Library/Standard/SequenceTransforms.swift"
};
_Static_assert(sizeof Standard_SequenceTransforms_text == 2618, RUN);
static const unsigned char Standard_Set_text[] = {
#embed "../Library/Standard/Set.swift"
};
_Static_assert(sizeof Standard_Set_text == 6354, RUN);
static const unsigned char Standard_SetAlgebra_text[] = {
#embed "../Library/Standard/SetAlgebra.swift"
};
_Static_assert(sizeof Standard_SetAlgebra_text == 4159, RUN);
static const unsigned char Standard_StandardInput_text[] = {
#embed "../Library/Standard/StandardInput.swift"
};
_Static_assert(sizeof Standard_StandardInput_text == 143, RUN);
static const unsigned char Standard_StaticString_text[] = {
#embed "../Library/Standard/StaticString.swift"
};
_Static_assert(sizeof Standard_StaticString_text == 833, RUN);
static const unsigned char Standard_Strideable_text[] = {
#embed "../Library/Standard/Strideable.swift"
};
_Static_assert(sizeof Standard_Strideable_text == 533, RUN);
static const unsigned char Standard_Strides_text[] = {
#embed "../Library/Standard/Strides.swift"
};
_Static_assert(sizeof Standard_Strides_text == 3322, RUN);
static const unsigned char Standard_String_text[] = {
#embed "../Library/Standard/String.swift"
};
_Static_assert(sizeof Standard_String_text == 11878, RUN);
static const unsigned char Standard_StringExtrema_text[] = {
#embed "../Library/Standard/StringExtrema.swift"
};
_Static_assert(sizeof Standard_StringExtrema_text == 328, RUN);
static const unsigned char Standard_StringProtocol_text[] = {
#embed "../Library/Standard/StringProtocol.swift"
};
_Static_assert(sizeof Standard_StringProtocol_text == 548, RUN);
static const unsigned char Standard_StringProtocolMembers_text[] = {
#embed "../Library/Standard/StringProtocolMembers.swift"
};
_Static_assert(sizeof Standard_StringProtocolMembers_text == 3235, RUN);
static const unsigned char Standard_StringViews_text[] = {
#embed "../Library/Standard/StringViews.swift"
};
_Static_assert(sizeof Standard_StringViews_text == 12916, RUN);
static const unsigned char Standard_Substring_text[] = {
#embed "../Library/Standard/Substring.swift"
};
_Static_assert(sizeof Standard_Substring_text == 3267, RUN);
static const unsigned char Standard_Swapping_text[] = {
#embed "../Library/Standard/Swapping.swift"
};
_Static_assert(sizeof Standard_Swapping_text == 926, RUN);
static const unsigned char Standard_TextOutput_text[] = {
#embed "../Library/Standard/TextOutput.swift"
};
_Static_assert(sizeof Standard_TextOutput_text == 320, RUN);
static const unsigned char Standard_TextParts_text[] = {
#embed "../Library/Standard/TextParts.swift"
};
_Static_assert(sizeof Standard_TextParts_text == 885, RUN);
static const unsigned char Standard_TextViews_text[] = {
#embed "../Library/Standard/TextViews.swift"
};
_Static_assert(sizeof Standard_TextViews_text == 430, RUN);
static const unsigned char Standard_TextWriting_text[] = {
#embed "../Library/Standard/TextWriting.swift"
};
_Static_assert(sizeof Standard_TextWriting_text == 901, RUN);
static const unsigned char Standard_TrimmedSequences_text[] = {
#embed "../Library/Standard/TrimmedSequences.swift"
};
_Static_assert(sizeof Standard_TrimmedSequences_text == 2317, RUN);
static const unsigned char Standard_TupleComparison_text[] = {
#embed "../Library/Standard/TupleComparison.swift"
};
_Static_assert(sizeof Standard_TupleComparison_text == 1414, RUN);
static const unsigned char Standard_TypeNames_text[] = {
#embed "../Library/Standard/TypeNames.swift"
};
_Static_assert(sizeof Standard_TypeNames_text == 137, RUN);
static const unsigned char Standard_UInt128_text[] = {
#embed "../Library/Standard/UInt128.swift"
};
_Static_assert(sizeof Standard_UInt128_text == 9828, RUN);
static const unsigned char Standard_UInt64_text[] = {
#embed "../Library/Standard/UInt64.swift"
};
_Static_assert(sizeof Standard_UInt64_text == 3800, RUN);
static const unsigned char Standard_UTF8Parser_text[] = {
#embed "../Library/Standard/UTF8Parser.swift"
};
_Static_assert(sizeof Standard_UTF8Parser_text == 2454, RUN);
static const unsigned char Standard_Unicode_text[] = {
#embed "../Library/Standard/Unicode.swift"
};
_Static_assert(sizeof Standard_Unicode_text == 8565, RUN);
static const unsigned char Standard_VariadicArguments_text[] = {
#embed "../Library/Standard/VariadicArguments.swift"
};
_Static_assert(sizeof Standard_VariadicArguments_text == 20, RUN);
static const unsigned char Standard_Vectors_text[] = {
#embed "../Library/Standard/Vectors.swift"
};
_Static_assert(sizeof Standard_Vectors_text == 12530, RUN);
static const unsigned char Standard_Void_text[] = {
#embed "../Library/Standard/Void.swift"
};
_Static_assert(sizeof Standard_Void_text == 20, RUN);
static const unsigned char Standard_WideConversions_text[] = {
#embed "../Library/Standard/WideConversions.swift"
};
_Static_assert(sizeof Standard_WideConversions_text == 1397, RUN);
static const unsigned char Standard_Zipped_text[] = {
#embed "../Library/Standard/Zipped.swift"
};
_Static_assert(sizeof Standard_Zipped_text == 882, RUN);
static const unsigned char Testing_AsyncExitTestExpectations_text[] = {
#embed "../Library/Testing/AsyncExitTestExpectations.swift"
};
_Static_assert(sizeof Testing_AsyncExitTestExpectations_text == 484, RUN);
static const unsigned char Testing_AsyncExitTestRequirements_text[] = {
#embed "../Library/Testing/AsyncExitTestRequirements.swift"
};
_Static_assert(sizeof Testing_AsyncExitTestRequirements_text == 511, RUN);
static const unsigned char Testing_Attachment_text[] = {
#embed "../Library/Testing/Attachment.swift"
};
_Static_assert(sizeof Testing_Attachment_text == 1167, RUN);
static const unsigned char Testing_ExitTest_text[] = {
#embed "../Library/Testing/ExitTest.swift"
};
_Static_assert(sizeof Testing_ExitTest_text == 429, RUN);
static const unsigned char Testing_Expectations_text[] = {
#embed "../Library/Testing/Expectations.swift"
};
_Static_assert(sizeof Testing_Expectations_text == 11673, RUN);
static const unsigned char Testing_Issues_text[] = {
#embed "../Library/Testing/Issues.swift"
};
_Static_assert(sizeof Testing_Issues_text == 3943, RUN);
static const unsigned char Testing_KnownIssues_text[] = {
#embed "../Library/Testing/KnownIssues.swift"
};
_Static_assert(sizeof Testing_KnownIssues_text == 3262, RUN);
static const unsigned char Testing_TestPlans_text[] = {
#embed "../Library/Testing/TestPlans.swift"
};
_Static_assert(sizeof Testing_TestPlans_text == 7206, RUN);
static const unsigned char Testing_TestTraits_text[] = {
#embed "../Library/Testing/TestTraits.swift"
};
_Static_assert(sizeof Testing_TestTraits_text == 6395, RUN);
static const unsigned char Testing_ViewHosts_text[] = {
#embed "../Library/Testing/ViewHosts.swift"
};
_Static_assert(sizeof Testing_ViewHosts_text == 4974, RUN);
static const unsigned char Testing_XCTMeasuring_text[] = {
#embed "../Library/Testing/XCTMeasuring.swift"
};
_Static_assert(sizeof Testing_XCTMeasuring_text == 2190, RUN);
static const unsigned char Testing_XCTWaiter_text[] = {
#embed "../Library/Testing/XCTWaiter.swift"
};
_Static_assert(sizeof Testing_XCTWaiter_text == 2608, RUN);
static const unsigned char Testing_XCTests_text[] = {
#embed "../Library/Testing/XCTests.swift"
};
_Static_assert(sizeof Testing_XCTests_text == 12735, RUN);
static const unsigned char Views_AccessibilityEnvironment_text[] = {
#embed "../Library/Views/AccessibilityEnvironment.swift"
};
_Static_assert(sizeof Views_AccessibilityEnvironment_text == 3133, RUN);
static const unsigned char Views_Alerts_text[] = {
#embed "../Library/Views/Alerts.swift"
};
_Static_assert(sizeof Views_Alerts_text == 2069, RUN);
static const unsigned char Views_AnchorPreferences_text[] = {
#embed "../Library/Views/AnchorPreferences.swift"
};
_Static_assert(sizeof Views_AnchorPreferences_text == 1265, RUN);
static const unsigned char Views_Anchors_text[] = {
#embed "../Library/Views/Anchors.swift"
};
_Static_assert(sizeof Views_Anchors_text == 1425, RUN);
static const unsigned char Views_AnimationValues_text[] = {
#embed "../Library/Views/AnimationValues.swift"
};
_Static_assert(sizeof Views_AnimationValues_text == 14594, RUN);
static const unsigned char Views_Animators_text[] = {
#embed "../Library/Views/Animators.swift"
};
_Static_assert(sizeof Views_Animators_text == 3167, RUN);
static const unsigned char Views_AppKitHosting_text[] = {
#embed "../Library/Views/AppKitHosting.swift"
};
_Static_assert(sizeof Views_AppKitHosting_text == 3363, RUN);
static const unsigned char Views_Bindable_text[] = {
#embed "../Library/Views/Bindable.swift"
};
_Static_assert(sizeof Views_Bindable_text == 1503, RUN);
static const unsigned char Views_Binding_text[] = {
#embed "../Library/Views/Binding.swift"
};
_Static_assert(sizeof Views_Binding_text == 9651, RUN);
static const unsigned char Views_Buttons_text[] = {
#embed "../Library/Views/Buttons.swift"
};
_Static_assert(sizeof Views_Buttons_text == 7226, RUN);
static const unsigned char Views_Canvas_text[] = {
#embed "../Library/Views/Canvas.swift"
};
_Static_assert(sizeof Views_Canvas_text == 8813, RUN);
static const unsigned char Views_Charts_text[] = {
#embed "../Library/Views/Charts.swift"
};
_Static_assert(sizeof Views_Charts_text == 1289, RUN);
static const unsigned char Views_CollectionViews_text[] = {
#embed "../Library/Views/CollectionViews.swift"
};
_Static_assert(sizeof Views_CollectionViews_text == 5218, RUN);
static const unsigned char Views_ColourModifiers_text[] = {
#embed "../Library/Views/ColourModifiers.swift"
};
_Static_assert(sizeof Views_ColourModifiers_text == 916, RUN);
static const unsigned char Views_Colours_text[] = {
#embed "../Library/Views/Colours.swift"
};
_Static_assert(sizeof Views_Colours_text == 5015, RUN);
static const unsigned char Views_Commands_text[] = {
#embed "../Library/Views/Commands.swift"
};
_Static_assert(sizeof Views_Commands_text == 5463, RUN);
static const unsigned char Views_ContainerStyles_text[] = {
#embed "../Library/Views/ContainerStyles.swift"
};
_Static_assert(sizeof Views_ContainerStyles_text == 8436, RUN);
static const unsigned char Views_ContentModifiers_text[] = {
#embed "../Library/Views/ContentModifiers.swift"
};
_Static_assert(sizeof Views_ContentModifiers_text == 4066, RUN);
static const unsigned char Views_ControlGroupStyle_text[] = {
#embed "../Library/Views/ControlGroupStyle.swift"
};
_Static_assert(sizeof Views_ControlGroupStyle_text == 1272, RUN);
static const unsigned char Views_ControlGroupStyleModifiers_text[] = {
#embed "../Library/Views/ControlGroupStyleModifiers.swift"
};
_Static_assert(sizeof Views_ControlGroupStyleModifiers_text == 220, RUN);
static const unsigned char Views_ControlStyles_text[] = {
#embed "../Library/Views/ControlStyles.swift"
};
_Static_assert(sizeof Views_ControlStyles_text == 4088, RUN);
static const unsigned char Views_CustomLayouts_text[] = {
#embed "../Library/Views/CustomLayouts.swift"
};
_Static_assert(sizeof Views_CustomLayouts_text == 4079, RUN);
static const unsigned char Views_Detents_text[] = {
#embed "../Library/Views/Detents.swift"
};
_Static_assert(sizeof Views_Detents_text == 3385, RUN);
static const unsigned char Views_DisclosureGroupStyle_text[] = {
#embed "../Library/Views/DisclosureGroupStyle.swift"
};
_Static_assert(sizeof Views_DisclosureGroupStyle_text == 1194, RUN);
static const unsigned char Views_DisclosureGroupStyleModifiers_text[] = {
#embed "../Library/Views/DisclosureGroupStyleModifiers.swift"
};
_Static_assert(sizeof Views_DisclosureGroupStyleModifiers_text == 229, RUN);
static const unsigned char Views_DragAndDrop_text[] = {
#embed "../Library/Views/DragAndDrop.swift"
};
_Static_assert(sizeof Views_DragAndDrop_text == 2552, RUN);
static const unsigned char Views_DrawingValues_text[] = {
#embed "../Library/Views/DrawingValues.swift"
};
_Static_assert(sizeof Views_DrawingValues_text == 2683, RUN);
static const unsigned char Views_EffectModifiers_text[] = {
#embed "../Library/Views/EffectModifiers.swift"
};
_Static_assert(sizeof Views_EffectModifiers_text == 1983, RUN);
static const unsigned char Views_Environment_text[] = {
#embed "../Library/Views/Environment.swift"
};
_Static_assert(sizeof Views_Environment_text == 5281, RUN);
static const unsigned char Views_EnvironmentButtons_text[] = {
#embed "../Library/Views/EnvironmentButtons.swift"
};
_Static_assert(sizeof Views_EnvironmentButtons_text == 2076, RUN);
static const unsigned char Views_EnvironmentKeys_text[] = {
#embed "../Library/Views/EnvironmentKeys.swift"
};
_Static_assert(sizeof Views_EnvironmentKeys_text == 6942, RUN);
static const unsigned char Views_EnvironmentModifiers_text[] = {
#embed "../Library/Views/EnvironmentModifiers.swift"
};
_Static_assert(sizeof Views_EnvironmentModifiers_text == 6810, RUN);
static const unsigned char Views_EnvironmentTable_text[] = {
#embed "../Library/Views/EnvironmentTable.swift"
};
_Static_assert(sizeof Views_EnvironmentTable_text == 13987, RUN);
static const unsigned char Views_EnvironmentTypes_text[] = {
#embed "../Library/Views/EnvironmentTypes.swift"
};
_Static_assert(sizeof Views_EnvironmentTypes_text == 2454, RUN);
static const unsigned char Views_FetchRequests_text[] = {
#embed "../Library/Views/FetchRequests.swift"
};
_Static_assert(sizeof Views_FetchRequests_text == 2420, RUN);
static const unsigned char Views_FileModifiers_text[] = {
#embed "../Library/Views/FileModifiers.swift"
};
_Static_assert(sizeof Views_FileModifiers_text == 4872, RUN);
static const unsigned char Views_FocusState_text[] = {
#embed "../Library/Views/FocusState.swift"
};
_Static_assert(sizeof Views_FocusState_text == 3281, RUN);
static const unsigned char Views_FocusedValueModifiers_text[] = {
#embed "../Library/Views/FocusedValueModifiers.swift"
};
_Static_assert(sizeof Views_FocusedValueModifiers_text == 1138, RUN);
static const unsigned char Views_FocusedValues_text[] = {
#embed "../Library/Views/FocusedValues.swift"
};
_Static_assert(sizeof Views_FocusedValues_text == 3069, RUN);
static const unsigned char Views_Fonts_text[] = {
#embed "../Library/Views/Fonts.swift"
};
_Static_assert(sizeof Views_Fonts_text == 14006, RUN);
static const unsigned char Views_FormStyle_text[] = {
#embed "../Library/Views/FormStyle.swift"
};
_Static_assert(sizeof Views_FormStyle_text == 705, RUN);
static const unsigned char Views_FormStyleModifiers_text[] = {
#embed "../Library/Views/FormStyleModifiers.swift"
};
_Static_assert(sizeof Views_FormStyleModifiers_text == 196, RUN);
static const unsigned char Views_Forms_text[] = {
#embed "../Library/Views/Forms.swift"
};
_Static_assert(sizeof Views_Forms_text == 5083, RUN);
static const unsigned char Views_FurtherInteractions_text[] = {
#embed "../Library/Views/FurtherInteractions.swift"
};
_Static_assert(sizeof Views_FurtherInteractions_text == 1779, RUN);
static const unsigned char Views_GaugeStyle_text[] = {
#embed "../Library/Views/GaugeStyle.swift"
};
_Static_assert(sizeof Views_GaugeStyle_text == 1870, RUN);
static const unsigned char Views_GaugeStyleModifiers_text[] = {
#embed "../Library/Views/GaugeStyleModifiers.swift"
};
_Static_assert(sizeof Views_GaugeStyleModifiers_text == 199, RUN);
static const unsigned char Views_Geometry_text[] = {
#embed "../Library/Views/Geometry.swift"
};
_Static_assert(sizeof Views_Geometry_text == 7975, RUN);
static const unsigned char Views_GeometryChanges_text[] = {
#embed "../Library/Views/GeometryChanges.swift"
};
_Static_assert(sizeof Views_GeometryChanges_text == 1053, RUN);
static const unsigned char Views_GestureModifiers_text[] = {
#embed "../Library/Views/GestureModifiers.swift"
};
_Static_assert(sizeof Views_GestureModifiers_text == 2526, RUN);
static const unsigned char Views_Gestures_text[] = {
#embed "../Library/Views/Gestures.swift"
};
_Static_assert(sizeof Views_Gestures_text == 9673, RUN);
static const unsigned char Views_GroupBoxStyleModifiers_text[] = {
#embed "../Library/Views/GroupBoxStyleModifiers.swift"
};
_Static_assert(sizeof Views_GroupBoxStyleModifiers_text == 208, RUN);
static const unsigned char Views_InertView_text[] = {
#embed "../Library/Views/InertView.swift"
};
_Static_assert(sizeof Views_InertView_text == 2172, RUN);
static const unsigned char Views_IntentParts_text[] = {
#embed "../Library/Views/IntentParts.swift"
};
_Static_assert(sizeof Views_IntentParts_text == 3017, RUN);
static const unsigned char Views_Intents_text[] = {
#embed "../Library/Views/Intents.swift"
};
_Static_assert(sizeof Views_Intents_text == 10301, RUN);
static const unsigned char Views_Interactions_text[] = {
#embed "../Library/Views/Interactions.swift"
};
_Static_assert(sizeof Views_Interactions_text == 4053, RUN);
static const unsigned char Views_Interpolations_text[] = {
#embed "../Library/Views/Interpolations.swift"
};
_Static_assert(sizeof Views_Interpolations_text == 661, RUN);
static const unsigned char Views_KeyPresses_text[] = {
#embed "../Library/Views/KeyPresses.swift"
};
_Static_assert(sizeof Views_KeyPresses_text == 3979, RUN);
static const unsigned char Views_LabeledContentStyleModifiers_text[] = {
#embed "../Library/Views/LabeledContentStyleModifiers.swift"
};
_Static_assert(sizeof Views_LabeledContentStyleModifiers_text == 226, RUN);
static const unsigned char Views_Labels_text[] = {
#embed "../Library/Views/Labels.swift"
};
_Static_assert(sizeof Views_Labels_text == 5676, RUN);
static const unsigned char Views_LayoutModifiers_text[] = {
#embed "../Library/Views/LayoutModifiers.swift"
};
_Static_assert(sizeof Views_LayoutModifiers_text == 2620, RUN);
static const unsigned char Views_LayoutValues_text[] = {
#embed "../Library/Views/LayoutValues.swift"
};
_Static_assert(sizeof Views_LayoutValues_text == 1720, RUN);
static const unsigned char Views_ListSelection_text[] = {
#embed "../Library/Views/ListSelection.swift"
};
_Static_assert(sizeof Views_ListSelection_text == 4057, RUN);
static const unsigned char Views_Lists_text[] = {
#embed "../Library/Views/Lists.swift"
};
_Static_assert(sizeof Views_Lists_text == 4347, RUN);
static const unsigned char Views_LiveNames_text[] = {
#embed "../Library/Views/LiveNames.swift"
};
_Static_assert(sizeof Views_LiveNames_text == 1071, RUN);
static const unsigned char Views_LocalizedResources_text[] = {
#embed "../Library/Views/LocalizedResources.swift"
};
_Static_assert(sizeof Views_LocalizedResources_text == 891, RUN);
static const unsigned char Views_ManagedObjects_text[] = {
#embed "../Library/Views/ManagedObjects.swift"
};
_Static_assert(sizeof Views_ManagedObjects_text == 8070, RUN);
static const unsigned char Views_MenuStyle_text[] = {
#embed "../Library/Views/MenuStyle.swift"
};
_Static_assert(sizeof Views_MenuStyle_text == 1284, RUN);
static const unsigned char Views_MenuStyleModifiers_text[] = {
#embed "../Library/Views/MenuStyleModifiers.swift"
};
_Static_assert(sizeof Views_MenuStyleModifiers_text == 196, RUN);
static const unsigned char Views_ModelActors_text[] = {
#embed "../Library/Views/ModelActors.swift"
};
_Static_assert(sizeof Views_ModelActors_text == 1066, RUN);
static const unsigned char Views_Moments_text[] = {
#embed "../Library/Views/Moments.swift"
};
_Static_assert(sizeof Views_Moments_text == 3673, RUN);
static const unsigned char Views_MultiDatePickers_text[] = {
#embed "../Library/Views/MultiDatePickers.swift"
};
_Static_assert(sizeof Views_MultiDatePickers_text == 3228, RUN);
static const unsigned char Views_NamedGradients_text[] = {
#embed "../Library/Views/NamedGradients.swift"
};
_Static_assert(sizeof Views_NamedGradients_text == 3862, RUN);
static const unsigned char Views_NamedShapes_text[] = {
#embed "../Library/Views/NamedShapes.swift"
};
_Static_assert(sizeof Views_NamedShapes_text == 1403, RUN);
static const unsigned char Views_Navigation_text[] = {
#embed "../Library/Views/Navigation.swift"
};
_Static_assert(sizeof Views_Navigation_text == 11181, RUN);
static const unsigned char Views_ObservedObject_text[] = {
#embed "../Library/Views/ObservedObject.swift"
};
_Static_assert(sizeof Views_ObservedObject_text == 2704, RUN);
static const unsigned char Views_OpenURLActions_text[] = {
#embed "../Library/Views/OpenURLActions.swift"
};
_Static_assert(sizeof Views_OpenURLActions_text == 1049, RUN);
static const unsigned char Views_Outlines_text[] = {
#embed "../Library/Views/Outlines.swift"
};
_Static_assert(sizeof Views_Outlines_text == 1856, RUN);
static const unsigned char Views_OutsideEvents_text[] = {
#embed "../Library/Views/OutsideEvents.swift"
};
_Static_assert(sizeof Views_OutsideEvents_text == 4605, RUN);
static const unsigned char Views_Persistence_text[] = {
#embed "../Library/Views/Persistence.swift"
};
_Static_assert(sizeof Views_Persistence_text == 13474, RUN);
static const unsigned char Views_PersistenceKeys_text[] = {
#embed "../Library/Views/PersistenceKeys.swift"
};
_Static_assert(sizeof Views_PersistenceKeys_text == 605, RUN);
static const unsigned char Views_Pickers_text[] = {
#embed "../Library/Views/Pickers.swift"
};
_Static_assert(sizeof Views_Pickers_text == 5820, RUN);
static const unsigned char Views_PlatformColours_text[] = {
#embed "../Library/Views/PlatformColours.swift"
};
_Static_assert(sizeof Views_PlatformColours_text == 391, RUN);
static const unsigned char Views_PlatformSupport_text[] = {
#embed "../Library/Views/PlatformSupport.swift"
};
_Static_assert(sizeof Views_PlatformSupport_text == 262, RUN);
static const unsigned char Views_PlatformValues_text[] = {
#embed "../Library/Views/PlatformValues.swift"
};
_Static_assert(sizeof Views_PlatformValues_text == 2515, RUN);
static const unsigned char Views_Preferences_text[] = {
#embed "../Library/Views/Preferences.swift"
};
_Static_assert(sizeof Views_Preferences_text == 2315, RUN);
static const unsigned char Views_Presentations_text[] = {
#embed "../Library/Views/Presentations.swift"
};
_Static_assert(sizeof Views_Presentations_text == 13331, RUN);
static const unsigned char Views_Previews_text[] = {
#embed "../Library/Views/Previews.swift"
};
_Static_assert(sizeof Views_Previews_text == 2874, RUN);
static const unsigned char Views_PrimitiveButtonStyles_text[] = {
#embed "../Library/Views/PrimitiveButtonStyles.swift"
};
_Static_assert(sizeof Views_PrimitiveButtonStyles_text == 1538, RUN);
static const unsigned char Views_PrintedChanges_text[] = {
#embed "../Library/Views/PrintedChanges.swift"
};
_Static_assert(sizeof Views_PrintedChanges_text == 489, RUN);
static const unsigned char Views_ProgressViewStyle_text[] = {
#embed "../Library/Views/ProgressViewStyle.swift"
};
_Static_assert(sizeof Views_ProgressViewStyle_text == 1749, RUN);
static const unsigned char Views_ProgressViewStyleModifiers_text[] = {
#embed "../Library/Views/ProgressViewStyleModifiers.swift"
};
_Static_assert(sizeof Views_ProgressViewStyleModifiers_text == 220, RUN);
static const unsigned char Views_Readers_text[] = {
#embed "../Library/Views/Readers.swift"
};
_Static_assert(sizeof Views_Readers_text == 1125, RUN);
static const unsigned char Views_RemadeLabels_text[] = {
#embed "../Library/Views/RemadeLabels.swift"
};
_Static_assert(sizeof Views_RemadeLabels_text == 316, RUN);
static const unsigned char Views_RemadeToggles_text[] = {
#embed "../Library/Views/RemadeToggles.swift"
};
_Static_assert(sizeof Views_RemadeToggles_text == 280, RUN);
static const unsigned char Views_RowSelection_text[] = {
#embed "../Library/Views/RowSelection.swift"
};
_Static_assert(sizeof Views_RowSelection_text == 378, RUN);
static const unsigned char Views_ScaledMetrics_text[] = {
#embed "../Library/Views/ScaledMetrics.swift"
};
_Static_assert(sizeof Views_ScaledMetrics_text == 1956, RUN);
static const unsigned char Views_Scenes_text[] = {
#embed "../Library/Views/Scenes.swift"
};
_Static_assert(sizeof Views_Scenes_text == 5982, RUN);
static const unsigned char Views_Schemas_text[] = {
#embed "../Library/Views/Schemas.swift"
};
_Static_assert(sizeof Views_Schemas_text == 2450, RUN);
static const unsigned char Views_ScrollPositions_text[] = {
#embed "../Library/Views/ScrollPositions.swift"
};
_Static_assert(sizeof Views_ScrollPositions_text == 2329, RUN);
static const unsigned char Views_Searching_text[] = {
#embed "../Library/Views/Searching.swift"
};
_Static_assert(sizeof Views_Searching_text == 8688, RUN);
static const unsigned char Views_ShapeModifiers_text[] = {
#embed "../Library/Views/ShapeModifiers.swift"
};
_Static_assert(sizeof Views_ShapeModifiers_text == 2288, RUN);
static const unsigned char Views_ShapeStyles_text[] = {
#embed "../Library/Views/ShapeStyles.swift"
};
_Static_assert(sizeof Views_ShapeStyles_text == 2929, RUN);
static const unsigned char Views_Shapes_text[] = {
#embed "../Library/Views/Shapes.swift"
};
_Static_assert(sizeof Views_Shapes_text == 6426, RUN);
static const unsigned char Views_Sliders_text[] = {
#embed "../Library/Views/Sliders.swift"
};
_Static_assert(sizeof Views_Sliders_text == 11821, RUN);
static const unsigned char Views_Stacks_text[] = {
#embed "../Library/Views/Stacks.swift"
};
_Static_assert(sizeof Views_Stacks_text == 6288, RUN);
static const unsigned char Views_State_text[] = {
#embed "../Library/Views/State.swift"
};
_Static_assert(sizeof Views_State_text == 2971, RUN);
static const unsigned char Views_Storage_text[] = {
#embed "../Library/Views/Storage.swift"
};
_Static_assert(sizeof Views_Storage_text == 4820, RUN);
static const unsigned char Views_Structure_text[] = {
#embed "../Library/Views/Structure.swift"
};
_Static_assert(sizeof Views_Structure_text == 8223, RUN);
static const unsigned char Views_SubviewInitializers_text[] = {
#embed "../Library/Views/SubviewInitializers.swift"
};
_Static_assert(sizeof Views_SubviewInitializers_text == 960, RUN);
static const unsigned char Views_Subviews_text[] = {
#embed "../Library/Views/Subviews.swift"
};
_Static_assert(sizeof Views_Subviews_text == 3674, RUN);
static const unsigned char Views_SymbolEffects_text[] = {
#embed "../Library/Views/SymbolEffects.swift"
};
_Static_assert(sizeof Views_SymbolEffects_text == 1787, RUN);
static const unsigned char Views_SystemEvents_text[] = {
#embed "../Library/Views/SystemEvents.swift"
};
_Static_assert(sizeof Views_SystemEvents_text == 7427, RUN);
static const unsigned char Views_SystemModifiers_text[] = {
#embed "../Library/Views/SystemModifiers.swift"
};
_Static_assert(sizeof Views_SystemModifiers_text == 7474, RUN);
static const unsigned char Views_SystemValues_text[] = {
#embed "../Library/Views/SystemValues.swift"
};
_Static_assert(sizeof Views_SystemValues_text == 5829, RUN);
static const unsigned char Views_TableSelection_text[] = {
#embed "../Library/Views/TableSelection.swift"
};
_Static_assert(sizeof Views_TableSelection_text == 1775, RUN);
static const unsigned char Views_Tables_text[] = {
#embed "../Library/Views/Tables.swift"
};
_Static_assert(sizeof Views_Tables_text == 11748, RUN);
static const unsigned char Views_Tabs_text[] = {
#embed "../Library/Views/Tabs.swift"
};
_Static_assert(sizeof Views_Tabs_text == 4343, RUN);
static const unsigned char Views_TextFieldStyle_text[] = {
#embed "../Library/Views/TextFieldStyle.swift"
};
_Static_assert(sizeof Views_TextFieldStyle_text == 348, RUN);
static const unsigned char Views_TextFieldStyleModifiers_text[] = {
#embed "../Library/Views/TextFieldStyleModifiers.swift"
};
_Static_assert(sizeof Views_TextFieldStyleModifiers_text == 211, RUN);
static const unsigned char Views_TextInput_text[] = {
#embed "../Library/Views/TextInput.swift"
};
_Static_assert(sizeof Views_TextInput_text == 5769, RUN);
static const unsigned char Views_TextModifiers_text[] = {
#embed "../Library/Views/TextModifiers.swift"
};
_Static_assert(sizeof Views_TextModifiers_text == 900, RUN);
static const unsigned char Views_Texts_text[] = {
#embed "../Library/Views/Texts.swift"
};
_Static_assert(sizeof Views_Texts_text == 3734, RUN);
static const unsigned char Views_Timelines_text[] = {
#embed "../Library/Views/Timelines.swift"
};
_Static_assert(sizeof Views_Timelines_text == 5233, RUN);
static const unsigned char Views_Transfers_text[] = {
#embed "../Library/Views/Transfers.swift"
};
_Static_assert(sizeof Views_Transfers_text == 10204, RUN);
static const unsigned char Views_TransitionModifiers_text[] = {
#embed "../Library/Views/TransitionModifiers.swift"
};
_Static_assert(sizeof Views_TransitionModifiers_text == 533, RUN);
static const unsigned char Views_UIHosting_text[] = {
#embed "../Library/Views/UIHosting.swift"
};
_Static_assert(sizeof Views_UIHosting_text == 795, RUN);
static const unsigned char Views_UIKitHosting_text[] = {
#embed "../Library/Views/UIKitHosting.swift"
};
_Static_assert(sizeof Views_UIKitHosting_text == 5770, RUN);
static const unsigned char Views_UIKitValues_text[] = {
#embed "../Library/Views/UIKitValues.swift"
};
_Static_assert(sizeof Views_UIKitValues_text == 5804, RUN);
static const unsigned char Views_UIViewRepresentables_text[] = {
#embed "../Library/Views/UIViewRepresentables.swift"
};
_Static_assert(sizeof Views_UIViewRepresentables_text == 2418, RUN);
static const unsigned char Views_ViewBuilders_text[] = {
#embed "../Library/Views/ViewBuilders.swift"
};
_Static_assert(sizeof Views_ViewBuilders_text == 3167, RUN);
static const unsigned char Views_ViewPersistence_text[] = {
#embed "../Library/Views/ViewPersistence.swift"
};
_Static_assert(sizeof Views_ViewPersistence_text == 1265, RUN);
static const unsigned char Views_ViewProtocols_text[] = {
#embed "../Library/Views/ViewProtocols.swift"
};
_Static_assert(sizeof Views_ViewProtocols_text == 2238, RUN);
static const unsigned char Views_VisualEffects_text[] = {
#embed "../Library/Views/VisualEffects.swift"
};
_Static_assert(sizeof Views_VisualEffects_text == 6416, RUN);
static const unsigned char Views_WidgetEnvironment_text[] = {
#embed "../Library/Views/WidgetEnvironment.swift"
};
_Static_assert(sizeof Views_WidgetEnvironment_text == 798, RUN);
static const unsigned char Views_Widgets_text[] = {
#embed "../Library/Views/Widgets.swift"
};
_Static_assert(sizeof Views_Widgets_text == 6071, RUN);
static const uint32_t Concurrency_Actors_outline[] = {
  110,2,0,
  35,2,0,
  31,76,2,4,0,2,34,11,25,
  114,802,6,4,0,1,41,0,16,12,30,13,150,19,57,242,19,81,233,19,57,
  875,221,3,4,24,56,120,24,80,52,24,56,
};
static const uint32_t Concurrency_AsyncSequences_outline[] = {
  94,129,3,4,0,2,25,0,2,44,14,16,
  189,221,4,4,0,2,25,0,2,93,0,2,56,5,68,
  368,434,3,4,0,0,47,12,68,113,0,2,
  210,222,2,6,0,0,43,21,16,
  250,7221,27,4,12,12,129,12,12,138,5,16,341,12,40,144,12,40,153,5,44,387,12,24,143,12,24,152,5,28,386,12,28,187,12,28,169,5,32,602,12,24,315,12,24,150,12,24,159,5,48,466,12,36,384,12,16,146,12,16,155,5,40,490,12,24,311,12,24,314,12,32,211,12,40,223,12,20,224,12,12,362,12,12,
  7271,176,1,4,12,32,
  227,177,2,4,12,12,87,12,12,
};
static const uint32_t Concurrency_AsyncStreams_outline[] = {
  44,44,1,2,0,0,
  61,34,1,2,0,0,
  70,1891,12,4,0,0,33,0,0,37,0,0,28,0,0,28,0,0,26,0,0,37,0,16,106,5,20,644,5,24,286,5,36,94,5,16,501,0,0,
  1943,3863,10,4,0,2,35,0,0,36,0,0,41,0,2,1728,12,25,295,7,16,371,7,16,248,19,41,415,12,68,122,0,2,
  163,1677,11,6,0,2,67,0,2,122,0,2,125,0,0,38,35,20,307,35,20,238,35,20,141,12,24,59,11,52,325,19,9,157,12,16,
  40,28,1,2,0,0,
  57,93,3,8,0,0,36,0,0,28,0,0,
  126,92,3,8,0,0,21,0,0,32,0,0,
  2955,520,4,6,0,2,37,0,0,38,0,0,42,21,16,
  598,4233,9,4,0,0,36,0,0,48,0,2,2106,12,25,314,12,68,139,0,2,550,7,16,373,7,16,173,19,41,
  135,2055,11,6,0,2,87,0,2,122,0,2,125,0,0,38,35,20,336,35,20,379,35,20,158,12,24,91,11,52,424,19,9,197,12,16,
  30,58,2,8,0,0,30,0,0,
  87,93,3,8,0,0,36,0,0,28,0,0,
  126,92,3,8,0,0,21,0,0,32,0,0,
  2315,500,3,6,0,0,38,0,0,49,21,16,
};
static const uint32_t Concurrency_Clocks_outline[] = {
  124,138,3,4,0,2,44,5,32,47,5,32,
  181,264,5,4,0,2,61,0,2,42,4,12,27,4,68,50,5,20,
  281,521,3,4,12,28,154,12,28,172,12,20,
  570,1617,7,4,0,2,1099,0,2,45,7,16,19,18,13,75,11,12,125,11,68,67,12,20,
  63,1037,9,6,0,2,47,0,0,32,18,13,77,12,32,148,12,32,116,19,5,146,19,5,142,19,5,182,19,5,
  1603,529,7,4,0,2,53,0,2,45,7,16,19,18,13,75,11,12,68,11,68,67,12,20,
  577,73,1,4,18,41,
  120,73,1,4,18,41,
};
static const uint32_t Concurrency_Continuations_outline[] = {
  81,1146,9,4,0,0,24,0,0,22,0,0,29,0,16,103,12,24,534,12,24,153,12,24,75,12,24,74,5,20,
  1193,57,1,4,12,24,
};
static const uint32_t Concurrency_Dispatch_outline[] = {
  130,393,2,4,0,0,83,4,48,
  434,781,9,4,0,0,17,0,1,65,19,13,78,7,16,49,7,16,86,11,68,57,19,5,152,19,5,172,19,5,
  819,1428,11,4,0,2,550,0,0,24,0,0,22,0,0,35,0,0,46,7,16,147,12,28,157,12,24,46,12,16,50,33,16,140,12,24,
  35,516,8,6,0,0,29,7,16,60,0,1,67,0,1,68,0,1,80,0,1,65,0,1,71,0,1,
  1496,622,9,4,0,2,125,0,0,44,0,0,34,0,1,68,0,1,62,0,1,64,0,1,74,0,1,78,0,1,
  36,90,1,6,0,0,
  622,26,1,2,0,0,
  143,93,1,4,0,0,
  137,22,1,4,7,16,
  57,4732,33,4,0,0,27,0,0,30,0,2,286,0,2,69,7,16,325,12,32,28,0,0,83,0,0,75,0,0,118,0,0,22,0,0,16,5,32,345,5,40,143,19,69,139,0,1,73,0,1,99,19,25,95,0,2,76,19,25,132,5,32,249,12,20,336,12,20,233,12,20,81,12,20,123,12,40,317,12,40,141,12,16,79,12,16,546,0,1,38,0,0,48,12,44,121,12,44,114,19,45,
  97,247,4,6,0,0,29,7,16,60,0,1,73,0,1,
  283,33,1,2,0,0,
  1629,41,1,2,0,0,
  2933,868,9,4,0,0,17,0,0,35,7,16,19,12,20,38,12,20,153,12,24,292,12,24,117,12,16,52,33,16,
  1395,461,5,4,0,0,18,7,16,45,33,24,104,12,16,75,33,16,
};
static const uint32_t Concurrency_Duration_outline[] = {
  90,144,3,4,12,5,46,12,5,46,12,5,
  172,147,2,4,19,9,72,19,9,
  300,5007,32,4,0,0,18,0,0,19,7,16,461,0,16,205,11,40,125,4,40,134,4,48,328,12,49,83,12,13,225,0,1,82,19,29,151,19,29,92,19,49,122,19,49,120,19,49,127,19,49,125,19,45,105,19,45,128,19,5,149,19,5,202,19,5,202,19,9,81,19,9,81,19,5,468,19,5,75,19,5,115,19,5,78,19,5,544,19,5,115,19,5,106,26,5,77,11,44,
};
static const uint32_t Concurrency_Synchronization_outline[] = {
  142,68,2,4,0,0,19,0,16,
  117,382,4,4,0,0,32,7,16,75,12,32,126,12,76,
  447,234,3,4,0,0,32,7,16,73,12,32,
  268,173,3,4,0,1,51,0,1,53,0,1,
  208,176,3,4,0,1,52,0,1,54,0,1,
  212,301,5,4,0,1,53,0,1,55,0,1,55,0,1,67,0,1,
  351,599,6,4,0,0,32,7,16,75,12,16,77,12,20,104,12,32,126,5,28,
  640,494,2,4,12,60,262,12,76,
  543,180,1,4,31,44,
  229,185,1,4,31,64,
  234,171,1,4,31,12,
  220,176,1,4,31,32,
  225,178,1,4,31,40,
  227,177,1,4,31,36,
  226,178,1,4,31,40,
  227,186,1,4,31,12,
  235,186,1,4,31,12,
};
static const uint32_t Concurrency_TaskGroups_outline[] = {
  75,1229,9,4,0,0,39,0,0,62,0,0,19,0,0,27,5,12,411,5,12,278,5,16,226,5,36,110,5,20,
  1755,1438,11,4,0,2,45,0,0,43,21,28,193,21,88,275,21,16,154,21,40,67,11,28,82,11,44,54,12,36,49,12,68,108,0,2,
  1120,316,4,6,0,2,47,0,0,45,21,16,162,21,24,
  858,1948,12,4,0,2,45,0,0,43,21,28,200,21,88,282,21,16,160,21,40,292,21,40,242,11,28,82,11,44,54,12,36,49,12,68,125,0,2,
  1624,322,4,6,0,2,47,0,0,45,21,16,168,21,24,
  883,375,5,4,0,0,32,21,28,182,11,28,55,11,44,54,12,36,
  790,382,5,4,0,0,32,21,28,189,11,28,55,11,44,54,12,36,
  1193,721,7,4,0,0,33,0,0,23,0,0,18,0,16,330,4,20,102,4,52,78,5,12,
};
static const uint32_t Concurrency_TaskLocals_outline[] = {
  101,1030,8,4,0,0,22,7,16,63,11,48,48,11,56,55,12,12,210,12,36,282,12,36,256,11,44,
};
static const uint32_t Concurrency_TaskSupport_outline[] = {
  1518,1104,17,4,0,1,98,11,29,73,0,0,20,0,0,20,0,0,37,0,0,26,0,0,21,0,0,26,0,0,41,0,0,57,0,16,13,5,24,171,5,40,76,5,52,64,0,0,30,5,24,218,5,16,
  1564,22,1,4,7,16,
  128,833,10,4,0,0,29,7,16,60,0,1,54,0,1,56,0,1,53,0,1,63,0,1,57,0,1,59,19,5,108,11,44,
};
static const uint32_t Concurrency_Tasks_outline[] = {
  129,728,6,4,0,0,24,0,0,29,0,16,275,5,12,167,5,20,120,5,40,
  794,638,7,4,0,0,34,0,16,62,12,24,43,11,44,54,11,24,218,19,9,127,12,16,
  678,989,4,4,28,16,330,40,37,267,40,33,278,11,20,
  1033,999,4,4,28,16,337,40,37,282,40,33,293,11,20,
  1057,1512,12,4,18,45,71,18,61,80,18,49,78,18,17,60,19,69,103,19,21,93,19,21,122,19,21,121,19,21,142,19,21,235,19,21,204,19,21,
  1877,380,6,4,0,0,22,11,44,53,11,32,55,12,24,42,19,9,115,12,16,
};
static const uint32_t Concurrency_Timers_outline[] = {
  116,754,8,4,0,2,268,0,1,37,18,29,46,0,16,12,12,12,39,12,12,178,12,12,81,12,28,
  33,236,4,6,0,0,22,0,1,68,0,1,71,0,1,
  758,61,1,4,12,16,
  88,2512,15,4,0,0,34,0,0,21,0,0,30,0,0,19,0,0,41,0,0,29,0,0,28,7,16,256,19,16,214,12,40,113,12,16,105,5,24,229,40,57,278,19,29,201,0,2,
  1677,833,9,6,0,2,35,0,2,37,0,0,32,0,0,53,0,16,58,0,0,23,12,28,297,5,44,77,12,40,
};
static const uint32_t Foundation_AttributedTextObjects_outline[] = {
  112,5029,25,4,0,2,196,0,2,277,0,0,32,0,0,88,4,44,231,21,16,56,0,16,180,12,16,157,4,24,40,4,24,38,5,28,255,5,20,351,5,32,301,5,40,269,5,36,225,5,40,688,5,72,263,5,76,312,5,76,244,5,28,162,14,28,123,13,16,46,5,16,68,5,44,82,13,44,
  53,144,3,6,0,0,25,0,16,56,0,16,
  194,227,4,6,0,0,23,0,16,54,0,1,57,0,1,
  4835,1949,14,4,4,52,50,5,32,86,5,48,135,5,52,154,5,52,146,5,60,124,5,68,501,5,68,258,5,24,146,5,24,73,5,64,86,5,76,139,5,48,25,5,40,
};
static const uint32_t Foundation_AttributedTextViews_outline[] = {
  152,2898,2,93,0,2,1647,0,2,
  174,1563,16,6,0,2,41,0,2,52,0,2,62,0,2,61,0,0,38,0,0,47,7,16,21,0,16,152,11,40,55,11,32,69,11,20,48,12,20,81,12,20,82,7,36,85,12,48,95,21,60,
  1635,1087,11,6,0,2,52,0,2,33,0,2,48,0,0,38,11,40,37,11,32,45,12,20,53,12,20,54,7,36,144,7,36,528,11,44,
  1125,1370,7,4,11,40,265,11,16,84,12,20,145,12,20,146,12,20,165,12,20,167,12,88,
  1398,449,3,4,7,36,212,7,16,144,7,16,
};
static const uint32_t Foundation_AttributedTexts_outline[] = {
  43,479,6,4,0,0,43,7,16,19,21,20,129,12,28,137,5,24,62,14,16,
  593,98,2,4,4,44,43,4,44,
  134,2935,14,4,11,20,51,11,56,79,11,40,87,11,32,107,4,32,458,11,44,393,12,20,494,12,20,183,21,52,132,21,60,141,12,68,197,12,68,262,5,24,206,14,16,
  3031,4789,21,4,0,2,159,0,2,192,0,2,202,0,0,38,0,0,47,0,16,144,7,16,34,7,16,176,7,16,146,7,16,119,7,16,64,7,16,58,7,16,1488,7,36,513,21,24,150,21,24,239,21,56,139,21,60,228,21,68,355,19,5,179,19,9,
  46,114,2,6,0,0,21,19,5,
  135,171,3,6,0,0,52,0,0,46,5,24,
  211,162,2,6,0,2,92,7,16,
  36,57,1,2,0,0,
  4422,88,2,4,0,0,38,0,0,
  150,380,6,4,0,0,28,7,16,59,0,1,71,0,1,79,0,1,65,0,1,
};
static const uint32_t Foundation_Bridging_outline[] = {
  564,1301,12,4,0,0,21,0,0,16,0,0,30,0,16,171,4,64,57,4,80,168,4,88,102,4,108,112,4,40,72,13,44,342,13,16,34,14,28,
  1332,116,3,4,11,45,41,4,36,29,4,52,
  141,155,3,4,11,45,67,4,36,42,4,52,
  1166,1229,12,4,0,0,20,0,0,18,0,16,38,0,16,95,0,16,179,0,16,250,4,40,35,4,40,44,5,32,82,5,20,181,5,48,227,4,44,
  1265,131,1,4,0,16,
  176,363,1,4,0,16,
  941,1093,7,4,0,0,30,0,0,47,0,16,119,0,16,121,0,16,498,5,32,229,4,44,
};
static const uint32_t Foundation_Bundles_outline[] = {
  250,853,11,4,0,1,35,0,2,45,12,41,100,12,17,84,12,33,130,11,29,45,34,21,65,35,25,72,35,21,130,41,45,83,37,33,
  54,27,1,2,0,0,
  819,2712,27,4,0,1,29,0,1,31,0,0,25,0,16,39,0,16,63,0,16,108,12,16,60,0,16,43,11,41,45,4,44,38,4,48,43,4,52,34,4,52,41,4,92,48,4,64,40,4,36,64,4,56,45,4,88,50,5,24,122,4,32,106,5,20,413,5,16,427,5,16,136,5,12,219,5,12,146,5,16,186,5,60,
};
static const uint32_t Foundation_ByteCounts_outline[] = {
  99,1655,11,4,0,2,62,0,2,571,0,0,19,0,0,26,0,0,26,0,0,36,0,0,21,0,16,352,5,24,129,37,21,91,5,24,
  25,38,1,2,0,0,
  75,534,13,6,0,0,23,0,16,54,0,1,42,0,1,39,0,1,39,0,1,39,0,1,40,0,1,40,0,1,40,0,1,41,0,1,51,0,1,44,0,1,
  1613,380,1,4,12,37,
  423,1743,15,4,0,2,57,0,2,367,0,0,35,0,0,31,0,0,38,0,0,26,0,0,27,0,0,40,0,0,24,0,0,37,0,0,52,42,21,96,5,24,560,14,24,132,12,25,
  20,38,1,2,0,0,
  65,340,8,6,0,0,23,0,16,54,0,1,45,0,1,42,0,1,42,0,1,42,0,1,43,0,1,
};
static const uint32_t Foundation_ByteMembers_outline[] = {
  221,926,3,4,0,16,267,4,16,336,12,25,
  942,1462,6,4,0,2,234,5,20,589,5,20,120,26,36,229,5,36,163,14,24,
  46,189,4,6,0,0,23,0,16,54,0,1,54,0,1,
};
static const uint32_t Foundation_Caches_outline[] = {
  73,1000,10,4,0,0,16,0,0,21,0,0,58,0,0,98,0,0,39,5,24,125,5,36,304,5,36,112,5,48,148,5,64,
  1121,397,3,4,0,0,24,12,9,183,5,16,
  424,1011,18,4,0,0,37,0,0,20,0,0,39,0,0,38,0,0,39,0,0,50,0,2,94,0,0,43,0,0,50,4,56,37,4,48,44,4,28,62,5,52,80,5,64,102,5,68,59,5,16,17,5,24,39,5,20,
  251,67,1,2,0,0,
  793,361,6,4,0,0,41,9,16,35,12,16,92,4,60,48,5,68,82,14,16,
  478,1580,19,4,0,1,37,11,29,47,0,0,20,0,1,53,0,0,39,0,0,50,0,0,38,0,0,68,0,0,41,4,40,43,4,56,45,5,48,104,5,48,204,5,60,82,5,52,196,5,76,121,0,0,27,5,132,104,5,16,
};
static const uint32_t Foundation_Calendar_outline[] = {
  163,7853,49,4,0,2,278,0,2,236,0,0,29,0,0,34,0,0,128,0,0,33,0,0,30,4,48,127,4,88,130,0,16,64,11,29,146,11,77,97,4,16,226,46,53,89,45,49,87,4,44,214,4,64,48,46,45,125,44,37,145,43,33,163,5,36,156,5,56,249,5,20,319,5,56,429,5,56,322,5,56,340,42,29,164,45,29,160,40,21,141,5,16,269,5,16,298,5,16,212,46,45,106,44,37,121,41,25,134,45,41,102,5,40,136,5,48,179,5,48,285,5,28,279,5,24,119,5,24,178,5,52,81,5,68,134,5,64,132,5,60,109,0,2,150,0,2,60,0,2,
  54,225,3,6,0,0,95,0,0,91,0,0,
  253,208,3,6,0,0,90,0,0,92,0,0,
  7310,117,2,6,0,0,55,0,0,
  151,26,1,2,0,0,
  63,20,1,2,0,0,
};
static const uint32_t Foundation_CalendarMatches_outline[] = {
  87,2951,8,4,40,21,167,12,33,233,5,24,330,5,32,379,5,56,590,5,20,521,5,20,389,5,20,
  3067,778,5,4,0,0,19,0,0,27,0,0,44,0,16,164,5,48,
};
static const uint32_t Foundation_CalendarSearches_outline[] = {
  81,3145,18,4,43,33,139,48,53,156,5,16,458,5,16,185,43,33,143,5,16,195,46,45,106,45,41,104,41,25,141,46,45,149,5,48,135,5,48,204,5,40,179,5,20,205,43,33,103,47,49,139,5,84,153,5,44,
};
static const uint32_t Foundation_CalendarSymbols_outline[] = {
  113,1917,21,4,43,33,102,4,48,73,4,88,93,4,68,83,4,108,109,4,84,91,4,124,117,4,56,77,4,96,97,4,76,87,4,116,113,4,92,95,4,132,121,4,56,77,4,96,97,4,76,87,4,116,113,4,40,69,4,56,77,4,32,68,4,32,
};
static const uint32_t Foundation_CharacterSet_outline[] = {
  599,6083,67,4,0,2,37,0,2,80,0,0,16,41,25,82,42,29,146,46,21,188,47,21,123,44,37,93,46,37,145,48,45,112,42,9,94,44,37,100,45,41,107,40,21,79,0,16,41,0,16,72,0,16,143,0,16,137,12,29,138,12,29,136,0,1,49,0,1,71,0,1,43,0,1,41,0,1,53,0,1,53,0,1,69,0,1,41,0,1,59,0,1,59,0,1,63,0,1,61,0,1,53,0,1,61,0,1,61,0,1,57,0,1,55,0,1,55,0,1,63,0,1,55,0,1,63,4,32,62,14,24,45,5,20,101,5,48,121,5,44,119,5,76,135,14,36,73,14,64,87,14,32,78,14,92,107,5,40,92,5,32,79,5,32,108,5,36,88,14,24,98,14,24,149,14,24,143,14,24,99,14,24,150,14,24,213,35,24,205,35,24,135,35,24,195,5,16,42,4,44,55,4,64,
};
static const uint32_t Foundation_CocoaErrors_outline[] = {
  129,2,0,
  25,4130,46,4,11,57,78,11,45,77,11,61,81,11,81,86,11,93,89,11,77,85,11,73,84,11,137,100,11,101,91,11,65,82,11,117,95,11,65,82,11,85,87,11,97,90,11,77,85,11,141,101,11,105,92,11,77,85,11,93,89,11,73,85,11,41,77,11,53,80,11,73,85,11,85,88,11,121,97,11,101,92,11,57,81,11,57,81,11,93,90,11,121,97,11,89,89,11,93,90,11,97,91,11,97,91,11,81,87,11,101,92,11,101,92,11,141,108,11,161,113,11,101,92,11,133,100,11,149,110,11,141,108,11,65,83,11,73,85,11,69,
  4228,4115,28,4,0,2,255,11,45,56,12,21,305,0,0,17,0,0,30,4,36,39,0,16,108,12,9,85,5,16,64,4,52,127,4,32,68,4,12,52,4,40,80,4,64,70,5,20,82,4,44,44,4,68,53,4,68,53,4,68,53,4,76,55,4,80,56,4,84,57,4,76,55,4,48,48,0,1,1660,4,28,62,4,64,151,4,44,
  67,189,3,6,0,0,22,0,16,53,12,9,
};
static const uint32_t Foundation_CollectionMoves_outline[] = {
  101,543,1,4,14,16,
  625,359,1,4,14,24,
};
static const uint32_t Foundation_ComparatorLists_outline[] = {
  112,251,1,4,5,28,
};
static const uint32_t Foundation_ComparisonResult_outline[] = {
  27,197,4,4,0,0,29,0,0,23,0,0,29,0,16,
};
static const uint32_t Foundation_ComponentFormatters_outline[] = {
  108,820,1,4,0,2,
  44,774,13,6,0,0,29,7,16,60,0,1,57,0,1,58,0,1,59,0,1,58,0,1,59,0,1,61,0,1,62,0,1,63,0,1,68,0,1,67,0,1,
  826,6416,25,4,0,2,99,0,2,613,0,2,190,0,1,681,0,0,108,0,0,48,0,0,93,0,0,52,0,0,34,0,0,105,0,0,43,0,0,42,0,0,49,0,0,49,0,0,60,4,24,176,12,24,262,12,24,313,12,24,319,19,61,273,21,24,125,5,20,1190,5,44,612,5,28,682,5,44,
  32,68,1,6,0,0,
  119,562,8,6,0,0,30,7,16,61,0,1,70,0,1,72,0,1,71,0,1,73,0,1,112,0,1,
  579,173,3,6,0,0,30,0,0,114,0,0,
};
static const uint32_t Foundation_ContainerMembers_outline[] = {
  747,2031,15,4,12,16,78,12,16,63,12,16,76,5,16,48,5,44,116,5,20,166,5,88,139,5,52,342,5,64,214,5,28,77,5,64,75,5,92,93,5,64,247,5,68,128,5,44,
  2057,1299,10,4,5,52,118,5,52,107,5,52,114,5,24,202,5,48,116,5,24,146,5,56,147,5,56,152,5,32,51,5,16,
  1323,1973,13,4,12,16,191,12,16,109,12,16,112,5,16,60,5,44,74,5,28,117,5,28,125,5,92,321,5,92,159,5,68,176,5,52,375,5,52,73,5,64,
  2004,166,2,4,5,52,92,5,52,
  183,1607,14,4,12,16,63,12,16,76,12,16,80,5,16,46,5,44,114,5,24,82,5,40,94,5,32,144,5,28,105,5,24,118,5,52,126,5,64,75,5,64,175,5,28,
  1631,472,5,4,12,16,50,5,20,81,5,20,84,5,36,167,5,24,
};
static const uint32_t Foundation_ContainerObjects_outline[] = {
  675,1911,23,4,0,2,26,0,0,20,9,16,34,0,16,40,9,16,69,5,48,75,4,20,34,4,44,41,4,40,39,0,36,49,5,24,54,5,32,75,5,20,106,5,24,60,5,52,68,5,32,105,5,64,118,5,28,139,14,28,119,13,16,35,5,44,140,5,64,302,13,44,
  1942,887,12,4,12,16,50,9,36,109,5,12,52,5,40,57,5,24,81,5,48,64,5,24,78,5,64,50,5,64,49,5,52,81,5,56,102,5,16,
  973,1526,17,4,0,2,45,0,0,35,9,16,37,0,16,65,9,16,151,5,48,146,4,20,36,4,28,51,4,36,50,0,36,113,5,16,147,5,24,78,5,20,65,5,28,196,14,28,126,13,16,35,13,44,
  1567,834,10,4,9,16,35,9,16,87,9,16,155,12,16,50,9,36,141,5,36,70,5,32,73,5,48,57,5,64,51,5,40,
  894,1090,14,4,0,2,84,0,0,54,0,0,40,9,16,21,0,16,84,9,16,113,5,28,235,5,48,43,5,48,75,4,20,34,4,40,35,5,36,44,5,32,110,13,44,
  1117,379,4,4,5,12,46,5,24,184,5,64,73,5,40,
  413,381,3,4,14,48,83,14,24,200,5,20,
};
static const uint32_t Foundation_Data_outline[] = {
  130,3289,38,4,0,2,28,0,2,24,0,2,31,0,2,33,0,2,49,0,0,66,0,0,17,12,9,77,5,16,66,0,16,25,0,16,89,0,16,118,0,16,68,0,16,38,0,2,125,0,2,201,0,16,163,0,16,296,5,48,77,5,32,50,4,40,33,4,32,46,4,20,34,5,20,44,5,20,45,0,36,129,0,36,257,14,60,239,14,40,126,5,32,75,14,24,62,14,24,82,5,28,74,5,76,106,5,68,129,5,20,70,4,44,47,4,64,
  773,82,2,6,0,0,23,0,16,
  125,158,3,6,0,0,23,0,16,54,0,1,
  2431,47,1,4,0,16,
};
static const uint32_t Foundation_DataObjects_outline[] = {
  71,1333,17,4,0,0,18,0,16,43,9,16,37,0,16,36,12,16,208,4,24,34,4,20,33,4,28,38,5,28,58,14,28,161,13,16,45,5,28,121,5,76,133,5,68,127,13,44,132,5,16,46,5,44,
  1362,475,4,4,13,24,257,5,24,53,5,28,46,5,40,
};
static const uint32_t Foundation_DataProtocols_outline[] = {
  65,89,1,4,5,60,
  159,2,0,
  93,2,0,
  56,2,0,
  94,2,0,
  82,2,0,
  87,2,0,
};
static const uint32_t Foundation_DataSearches_outline[] = {
  43,389,1,4,5,36,
};
static const uint32_t Foundation_Date_outline[] = {
  113,3620,42,4,0,0,45,0,16,58,0,16,108,0,16,146,0,16,112,0,16,146,34,17,115,36,25,57,11,13,34,0,1,69,0,1,81,0,1,82,4,84,124,4,80,84,5,68,128,5,72,144,14,60,105,5,32,76,5,32,64,5,28,144,12,9,131,12,5,129,12,5,81,12,5,82,12,9,68,12,9,68,5,16,90,34,21,68,4,44,64,4,64,47,5,36,65,5,36,149,5,36,131,5,52,112,0,2,43,0,2,45,0,2,53,0,2,47,0,2,47,0,2,53,0,2,69,0,2,
  3720,1049,12,4,0,0,18,0,0,23,0,16,96,0,16,109,4,12,37,5,32,71,5,40,100,5,48,192,5,28,152,4,44,51,4,64,47,12,5,
  1065,177,1,64,0,16,
  201,220,1,65,0,16,
};
static const uint32_t Foundation_DateComponents_outline[] = {
  118,4978,34,4,0,0,26,0,0,26,0,0,16,0,0,17,0,0,18,0,0,16,0,0,17,0,0,19,0,0,19,0,0,23,0,0,20,0,0,27,0,0,20,0,0,24,0,0,23,0,0,30,0,0,22,0,0,25,0,16,902,12,21,756,0,1,219,0,1,171,0,1,66,4,28,112,12,25,291,0,16,306,5,20,128,14,32,163,4,44,74,43,33,119,5,44,134,4,16,70,4,44,1029,4,64,
};
static const uint32_t Foundation_DateIntervalStyles_outline[] = {
  124,82,1,4,11,33,
  132,2019,20,4,0,2,51,0,2,51,0,2,45,0,0,31,0,16,279,4,24,90,4,32,98,4,32,98,5,20,134,5,16,61,5,20,112,5,12,59,5,28,118,5,16,139,5,24,65,5,24,65,5,32,129,5,24,87,40,21,112,5,24,
  2056,407,3,4,5,36,73,5,36,191,5,36,
  447,1005,10,4,0,2,60,0,0,31,0,0,31,0,0,33,0,0,39,0,0,45,0,0,45,49,21,121,5,24,486,5,24,
  21,40,1,2,0,0,
};
static const uint32_t Foundation_DateStrategies_outline[] = {
  133,2275,4,75,0,0,24,0,16,71,0,16,91,0,2,
  317,1956,18,6,0,2,47,0,0,31,0,16,59,14,52,126,14,76,107,14,76,111,14,76,123,14,76,115,14,76,111,14,76,107,14,76,131,14,76,123,14,76,119,14,76,119,14,76,119,14,76,145,14,76,131,14,76,
  1993,1303,2,4,0,2,768,0,2,
  34,735,6,6,0,2,51,0,2,48,0,0,25,12,29,290,12,53,146,12,37,
  17,35,1,2,0,0,
  55,28,1,2,0,0,
  693,502,5,6,0,2,83,0,0,25,12,33,94,12,29,144,12,57,
  25,59,1,2,0,0,
  538,895,9,4,0,0,33,0,0,25,0,0,25,0,0,22,0,16,215,40,21,116,5,24,180,4,52,149,5,24,
  947,1219,10,4,0,0,33,0,0,22,0,0,25,0,0,25,0,0,22,0,0,30,0,16,418,4,36,298,46,21,123,5,20,
};
static const uint32_t Foundation_DateStrategyMembers_outline[] = {
  167,260,1,4,12,33,
  318,204,1,4,12,21,
};
static const uint32_t Foundation_DateStyles_outline[] = {
  164,9231,32,4,0,2,326,0,2,277,0,2,5200,0,0,39,0,0,24,0,0,24,0,0,25,0,0,21,0,0,25,0,0,62,0,16,406,5,20,150,5,16,113,5,20,114,5,12,110,5,28,120,5,28,120,5,16,133,5,24,119,5,24,119,5,16,113,5,36,128,5,56,120,5,12,108,5,32,132,5,24,163,4,36,394,36,29,94,36,29,95,5,24,114,4,52,47,5,20,
  31,296,6,6,0,0,22,0,1,53,0,1,53,0,1,61,0,1,47,0,1,
  326,247,5,6,0,0,22,0,1,53,0,1,57,0,1,55,0,1,
  264,5117,13,6,0,2,568,0,2,320,0,2,908,0,2,327,0,2,205,0,2,219,0,2,237,0,2,361,0,2,215,0,2,380,0,2,1032,0,2,170,0,2,
  28,541,6,8,0,0,27,0,1,53,0,1,50,12,25,120,12,33,138,12,65,
  569,292,6,8,0,0,27,0,1,54,0,1,51,0,1,54,0,1,48,0,1,
  323,877,10,8,0,2,61,0,2,42,0,0,27,12,29,93,12,49,132,12,45,131,12,49,132,12,41,128,0,1,62,0,1,
  27,35,1,2,0,0,
  57,20,1,2,0,0,
  823,297,6,8,0,0,27,0,1,51,0,1,53,0,1,56,0,1,50,0,1,
  323,179,4,8,0,0,27,0,1,50,0,1,46,0,1,
  205,193,4,8,0,0,27,0,1,52,0,1,49,0,1,
  225,205,4,8,0,0,27,0,1,58,0,1,55,0,1,
  242,324,3,8,0,0,27,12,41,144,12,49,
  351,188,4,8,0,0,27,0,1,53,0,1,50,0,1,
  218,350,7,8,0,0,27,0,1,56,0,1,50,0,1,53,0,1,53,0,1,51,0,1,
  377,1005,8,8,0,2,297,0,0,27,12,53,121,12,37,113,12,109,149,12,93,141,0,1,79,0,1,
  35,263,5,10,0,0,26,0,1,57,0,1,65,0,1,51,0,1,
  999,141,3,8,0,0,27,0,1,55,0,1,
  170,141,3,8,0,0,27,0,1,55,0,1,
  3654,153,1,4,0,16,
};
static const uint32_t Foundation_Decimal_outline[] = {
  170,5591,78,38,0,0,19,42,41,80,41,37,81,39,29,96,41,29,123,41,37,80,36,5,80,43,5,87,40,5,84,41,5,85,38,25,92,42,33,111,38,25,86,37,21,91,38,25,76,43,45,84,41,37,79,39,29,78,40,33,77,37,21,93,0,16,26,0,16,84,0,16,58,0,16,60,0,16,55,0,16,56,0,16,67,0,16,158,0,16,141,0,16,137,0,1,30,0,1,42,0,1,44,11,33,39,0,1,84,0,1,78,0,1,78,0,1,80,11,21,31,4,20,54,4,44,34,4,24,59,4,32,43,4,44,34,4,32,32,4,40,33,4,44,33,4,16,63,4,44,54,4,32,48,4,44,66,4,36,62,4,72,242,4,12,50,4,24,56,4,32,60,19,5,83,12,9,72,12,9,72,12,9,72,12,9,72,14,12,56,14,32,61,14,32,62,14,24,60,14,24,42,12,9,80,12,5,78,5,28,60,5,24,60,5,76,71,5,64,81,5,32,63,5,32,55,0,2,60,0,2,105,5,16,81,4,44,
  5315,33,1,2,0,0,
  64,74,1,6,0,0,
};
static const uint32_t Foundation_DecimalFunctions_outline[] = {
  84,550,4,4,45,45,154,41,29,116,42,33,118,14,16,
};
static const uint32_t Foundation_DecimalObjects_outline[] = {
  34,73,2,4,5,48,46,5,20,
  139,603,6,4,0,0,34,0,0,20,0,16,259,0,1,196,5,48,56,5,20,
  636,3059,31,4,0,0,32,0,2,48,0,2,56,0,16,102,21,16,82,21,16,79,21,16,79,21,16,94,21,16,95,21,16,94,12,16,113,12,16,161,12,16,227,11,17,67,11,13,66,11,41,76,13,48,50,13,20,39,13,32,64,13,32,60,13,44,60,13,44,60,14,28,106,5,24,111,5,44,116,5,44,117,5,32,114,5,28,95,5,44,156,5,32,310,5,28,
};
static const uint32_t Foundation_DurationStyles_outline[] = {
  65,322,4,4,0,2,49,0,2,51,5,36,93,5,36,
  378,128,1,4,12,17,
  185,554,1,4,12,21,
  604,1924,7,4,0,2,1306,0,0,23,0,0,21,0,16,110,5,24,117,40,21,116,5,24,
  29,1278,8,46,0,0,28,0,16,240,0,1,50,0,1,62,0,1,54,12,41,202,12,65,305,12,49,
  1946,3268,16,4,0,2,74,0,2,205,0,2,955,0,2,115,0,0,30,0,0,23,0,0,29,0,0,59,0,0,59,0,0,24,0,0,30,0,16,457,5,24,166,4,36,748,41,21,117,5,24,
  19,56,1,2,0,0,
  106,155,3,6,0,0,20,0,1,63,12,17,
  205,905,7,6,0,0,27,0,0,27,0,0,48,0,0,35,0,1,73,0,16,435,12,17,
  928,92,1,6,0,0,
};
static const uint32_t Foundation_ElectricalUnits_outline[] = {
  72,368,7,4,0,1,38,0,1,54,0,1,50,0,1,45,0,1,53,0,1,56,20,33,
  406,297,6,4,0,1,37,0,1,48,0,1,47,0,1,45,0,1,48,20,33,
  347,297,6,4,0,1,35,0,1,46,0,1,45,0,1,43,0,1,46,20,33,
  338,287,6,4,0,1,35,0,1,46,0,1,45,0,1,43,0,1,46,20,33,
  321,98,2,4,0,1,34,20,33,
};
static const uint32_t Foundation_FileContents_outline[] = {
  94,867,3,4,0,2,419,0,16,248,5,20,
  37,383,7,6,0,0,22,0,16,53,0,1,52,0,1,57,0,1,64,0,1,68,0,1,
  848,719,6,4,0,16,111,0,16,97,0,16,107,0,16,134,5,20,118,5,20,
};
static const uint32_t Foundation_FileHandles_outline[] = {
  45,4374,39,4,0,2,58,0,0,23,0,0,24,0,0,24,0,0,20,0,16,169,12,16,235,12,16,282,12,16,121,12,16,121,12,16,121,12,16,123,12,16,121,12,16,119,0,1,93,0,1,101,0,1,94,0,1,89,4,20,322,5,32,236,5,76,73,4,52,52,5,20,145,5,16,91,5,36,72,5,24,55,4,48,49,5,16,72,5,16,69,26,36,79,26,60,119,5,32,218,5,48,81,5,20,449,5,20,145,5,44,31,5,60,28,5,20,25,5,36,
  17,42,1,2,0,0,
};
static const uint32_t Foundation_FileLocations_outline[] = {
  73,1385,16,4,11,53,72,11,73,71,11,73,87,11,73,87,11,65,83,11,65,83,11,61,89,11,109,120,11,81,92,11,61,81,11,57,79,11,69,85,11,85,87,11,57,80,11,53,67,12,65,
};
static const uint32_t Foundation_FileMembers_outline[] = {
  159,1739,25,4,0,0,23,0,16,54,0,16,56,0,1,54,0,1,72,0,1,55,0,1,72,0,1,68,0,1,74,0,1,62,0,1,64,0,1,66,0,1,66,0,1,86,0,1,62,0,1,72,0,1,90,0,1,80,0,1,68,0,1,74,0,1,70,0,1,92,0,1,80,0,1,92,0,1,
  1765,690,19,4,0,0,20,4,52,38,0,0,20,0,0,25,0,0,28,0,0,21,0,0,37,0,0,26,0,0,34,0,16,12,4,52,81,4,32,57,4,40,33,4,40,33,4,36,33,4,52,39,4,68,43,4,88,48,4,68,
  705,987,3,4,5,56,652,14,68,167,5,96,
  1010,4812,22,4,0,2,469,0,2,440,0,2,291,5,48,319,5,36,109,5,76,169,5,32,190,5,40,145,5,40,595,5,76,334,5,56,80,5,64,73,5,60,81,5,44,105,5,52,192,5,72,163,5,72,242,5,100,181,5,32,102,5,32,124,26,52,316,5,36,
  60,410,6,6,0,0,23,0,16,54,0,1,87,0,1,82,0,1,75,0,1,
  453,397,6,6,0,0,31,4,56,57,5,60,49,5,60,136,0,0,20,14,40,
  451,156,3,6,0,0,23,0,16,54,0,1,
};
static const uint32_t Foundation_FileTests_outline[] = {
};
static const uint32_t Foundation_Files_outline[] = {
  397,178,4,4,0,0,22,0,16,44,0,16,57,4,44,
  231,688,10,4,0,0,23,0,16,54,0,1,61,0,1,61,0,1,85,0,1,77,0,1,85,0,1,85,0,1,73,0,1,
  752,398,6,4,0,0,23,0,16,54,0,1,76,0,1,80,0,1,86,0,1,
  423,7329,35,4,0,2,170,0,2,85,0,1,39,0,0,103,0,0,190,0,0,59,0,0,37,0,16,12,4,72,64,4,108,79,0,0,72,5,104,168,5,12,318,5,16,575,5,16,220,5,40,196,5,64,523,5,52,253,5,40,157,5,36,141,5,36,117,5,36,159,5,56,80,5,32,128,5,32,160,5,32,160,26,40,262,5,60,461,5,60,254,5,40,487,5,40,75,5,32,598,5,52,324,5,32,133,5,76,
  29,142,2,6,0,0,91,0,0,
  171,56,1,2,0,0,
};
static const uint32_t Foundation_FloatMathematics_outline[] = {
};
static const uint32_t Foundation_FormatStyleShortcuts_outline[] = {
  253,78,1,4,11,25,
  140,76,1,4,11,29,
  139,112,1,4,12,33,
  174,80,1,4,11,25,
  143,77,1,4,11,29,
  141,113,1,4,12,33,
  176,82,1,4,11,25,
  146,78,1,4,11,29,
  143,114,1,4,12,33,
  177,82,1,4,11,25,
  146,78,1,4,11,29,
  143,114,1,4,12,33,
  177,82,1,4,11,25,
  146,78,1,4,11,29,
  143,114,1,4,12,33,
  176,80,1,4,11,25,
  143,77,1,4,11,29,
  141,113,1,4,12,33,
  176,82,1,4,11,25,
  146,78,1,4,11,29,
  143,114,1,4,12,33,
  178,84,1,4,11,25,
  149,79,1,4,11,29,
  145,115,1,4,12,33,
  179,84,1,4,11,25,
  149,79,1,4,11,29,
  145,115,1,4,12,33,
  179,84,1,4,11,25,
  149,79,1,4,11,29,
  145,115,1,4,12,33,
  185,96,1,4,11,25,
  161,79,1,4,11,29,
  145,115,1,4,12,33,
  184,94,1,4,11,25,
  158,78,1,4,11,29,
  143,114,1,4,12,33,
  185,98,1,4,11,25,
  164,80,1,4,11,29,
  147,116,1,4,12,33,
  173,70,1,4,11,25,
  136,80,1,4,11,29,
  147,116,1,4,12,33,
  170,66,1,4,11,33,
  127,79,1,4,11,29,
  155,276,1,4,12,17,
};
static const uint32_t Foundation_FormatStyles_outline[] = {
  142,114,3,4,0,2,29,0,2,30,5,24,
  138,116,3,4,0,2,28,0,2,29,5,20,
  160,163,2,4,0,2,122,4,52,
  317,73,2,4,0,2,24,4,36,
  97,1488,12,4,0,2,59,5,20,135,5,24,79,5,36,218,5,32,144,5,32,120,5,64,184,5,20,83,5,32,223,4,24,69,5,24,80,4,52,
  1540,139,1,4,5,28,
  197,142,1,4,5,28,
  190,139,1,4,5,28,
  255,2,0,
  31,125,1,4,5,16,
  146,1573,8,4,41,33,102,42,37,104,41,33,103,47,57,113,48,61,115,47,57,114,12,17,358,12,25,
  1624,212,2,4,0,0,23,5,20,
  290,244,5,4,0,2,27,0,2,49,0,2,51,0,0,34,0,16,
  334,244,5,4,0,2,27,0,2,49,0,2,51,0,0,34,0,16,
  263,316,1,4,0,2,
  52,262,5,6,0,2,31,0,2,53,0,2,55,0,0,36,0,16,
  328,169,3,4,0,2,27,0,0,34,0,16,
  229,493,6,4,0,2,27,0,0,27,0,0,34,0,16,158,5,16,124,5,48,
};
static const uint32_t Foundation_FormattedNumbers_outline[] = {
  44,342,3,4,5,36,73,5,36,122,5,36,
  373,204,2,4,5,36,79,5,36,
  223,205,2,4,5,36,68,5,36,
  225,125,1,4,5,36,
  169,137,1,4,5,36,
};
static const uint32_t Foundation_Formatters_outline[] = {
  26,388,5,4,0,2,113,0,2,55,9,16,21,5,24,125,5,52,
  22,92,1,6,0,0,
  115,32,1,2,0,0,
  283,6404,46,4,0,2,121,0,0,26,4,40,164,0,0,64,0,0,64,0,0,39,0,0,45,0,0,45,0,0,41,0,0,24,0,0,42,0,0,37,0,0,37,0,0,96,0,0,47,5,32,118,4,32,132,4,32,132,4,40,121,4,56,133,4,48,127,4,68,142,4,84,154,4,88,157,4,108,172,4,56,133,4,76,148,4,92,160,4,96,163,4,116,178,4,132,190,4,56,133,4,76,186,4,36,769,45,21,101,45,21,102,46,33,89,48,33,109,49,37,111,14,24,103,5,24,459,5,32,337,5,136,139,12,41,156,5,16,100,12,61,
  21,40,1,2,0,0,
};
static const uint32_t Foundation_FoundationGeometry_outline[] = {
  35,219,6,4,0,0,17,0,0,17,0,16,26,0,16,58,0,16,68,0,1,
  254,299,6,4,0,0,21,0,0,22,0,16,35,0,16,85,0,16,104,0,1,
  336,162,5,4,0,0,18,0,0,18,0,16,28,0,16,64,0,1,
  197,2893,29,4,0,0,22,0,0,19,0,16,49,0,16,81,0,16,151,0,16,135,0,1,29,0,1,117,4,20,36,4,24,38,4,16,33,4,16,33,4,16,50,4,16,51,4,16,46,4,16,47,4,28,60,5,32,123,5,28,144,5,32,127,4,24,76,4,40,51,0,1,203,4,48,171,4,32,191,5,20,287,5,48,320,5,32,66,5,40,
};
static const uint32_t Foundation_FoundationTextMembers_outline[] = {
  45,6632,35,4,5,60,152,4,44,57,5,44,97,5,88,181,4,80,67,4,72,64,4,72,64,5,72,85,5,40,466,5,40,108,5,80,374,5,76,282,5,20,465,5,32,193,5,100,147,5,128,129,5,28,342,5,88,133,5,64,118,5,124,160,5,96,214,5,28,372,5,28,138,5,48,172,5,64,460,5,24,190,5,36,84,5,40,135,5,40,135,5,84,129,4,92,161,5,36,157,5,40,253,5,56,163,5,56,
};
static const uint32_t Foundation_FoundationTexts_outline[] = {
  40,1647,8,4,0,16,99,0,16,90,0,16,116,0,16,161,0,2,39,0,16,238,12,101,145,0,2,
  935,710,12,6,0,0,23,0,16,96,4,20,49,0,1,61,0,1,53,0,1,55,0,1,54,0,1,54,0,1,68,0,1,64,0,1,62,0,1,
};
static const uint32_t Foundation_GeometryMembers_outline[] = {
  84,47,1,2,0,0,
  65,682,1,4,5,28,
};
static const uint32_t Foundation_ISOFormatter_outline[] = {
  66,2081,9,4,0,2,1063,0,0,53,0,0,41,44,21,110,44,21,111,5,24,163,14,24,103,5,16,162,12,25,
  30,1034,16,6,0,0,23,0,16,54,0,1,47,0,1,48,0,1,53,0,1,47,0,1,48,0,1,52,0,1,68,0,1,64,0,1,65,0,1,70,0,1,63,0,1,112,0,1,137,0,1,
};
static const uint32_t Foundation_ISOStyles_outline[] = {
  83,59,1,4,11,29,
  138,4143,33,4,0,2,63,0,2,64,0,2,68,0,2,137,0,2,113,0,0,32,0,0,41,0,0,53,0,0,42,0,0,52,0,0,41,0,0,30,0,16,627,12,29,540,4,52,44,5,16,50,5,20,52,5,40,56,5,12,48,5,28,128,5,32,188,5,16,156,5,32,131,5,52,113,5,68,125,5,52,113,5,68,125,5,24,96,4,36,328,33,21,89,41,21,98,5,24,109,5,20,
  31,33,1,2,0,0,
  63,34,1,2,0,0,
  68,34,1,2,0,0,
  68,38,1,2,0,0,
  126,46,1,2,0,0,
};
static const uint32_t Foundation_IndexPath_outline[] = {
  193,1977,27,4,0,0,22,0,16,27,0,16,46,0,16,85,0,16,60,0,16,42,4,40,28,4,32,39,0,36,104,14,24,74,14,24,64,14,24,61,5,36,100,5,36,87,5,36,87,35,40,83,35,44,85,35,28,78,35,32,108,0,36,91,5,32,82,5,28,149,12,5,120,12,5,85,12,9,76,4,44,44,4,64,
};
static const uint32_t Foundation_IndexSet_outline[] = {
  63,5308,48,4,0,2,26,0,2,24,0,2,42,0,2,47,0,2,50,0,0,26,0,16,12,0,16,45,0,16,64,0,16,119,12,25,130,0,16,112,0,16,86,4,40,28,4,32,38,4,20,35,5,20,44,5,20,45,0,36,110,5,24,320,5,32,144,35,24,364,14,24,86,14,24,138,35,24,144,14,36,45,14,24,104,14,24,138,35,24,164,14,36,69,14,64,83,14,92,103,5,48,118,5,76,183,5,64,138,5,32,99,5,32,141,5,32,90,5,40,119,5,20,190,14,20,213,5,72,125,5,60,138,5,108,158,5,96,121,4,36,292,5,20,138,4,44,
};
static const uint32_t Foundation_InformationUnits_outline[] = {
  73,1792,36,4,0,1,36,0,1,35,0,1,43,0,1,46,0,1,49,0,1,52,0,1,44,0,1,47,0,1,50,0,1,42,0,1,43,0,1,60,0,1,61,0,1,49,0,1,48,0,1,43,0,1,42,0,1,46,0,1,45,0,1,42,0,1,55,0,1,56,0,1,54,0,1,55,0,1,52,0,1,53,0,1,51,0,1,61,0,1,61,0,1,44,0,1,45,0,1,61,0,1,60,0,1,44,0,1,45,20,33,
};
static const uint32_t Foundation_JSON_outline[] = {
  18,2986,14,4,0,2,307,0,2,194,0,2,118,0,2,155,0,0,57,0,0,84,0,2,129,0,0,46,0,0,65,0,0,63,0,0,47,0,16,12,5,24,1362,5,20,
  39,269,5,6,0,0,22,0,16,53,0,1,61,0,1,58,0,1,
  298,165,3,6,0,0,74,0,0,34,0,0,
  194,89,2,6,0,0,32,0,0,
  132,112,2,6,0,0,17,0,0,
  281,101,2,6,0,0,44,0,0,
  2061,2841,13,4,0,2,188,0,2,131,0,2,112,0,2,157,0,0,57,0,0,84,0,0,26,0,0,40,0,0,65,0,0,63,0,0,47,0,16,12,5,24,
  30,159,3,6,0,0,74,0,0,34,0,0,
  187,103,2,6,0,0,46,0,0,
  132,83,2,6,0,0,32,0,0,
  126,114,2,6,0,0,17,0,0,
  2389,269,1,4,12,21,
  292,1121,2,4,12,37,635,12,37,
  1240,1985,10,95,0,0,72,0,0,28,0,0,16,0,0,20,0,16,52,0,16,138,14,28,83,14,20,140,14,16,693,14,12,
};
static const uint32_t Foundation_JSONObjects_outline[] = {
  121,157,4,4,0,16,12,12,9,61,5,16,42,4,44,
  188,2924,7,4,0,2,307,0,2,308,12,41,417,12,17,454,12,69,134,12,29,553,12,21,
  37,271,5,6,0,0,22,0,1,63,0,1,59,0,1,62,0,1,
  307,272,5,6,0,0,22,0,1,59,0,1,56,0,1,62,0,1,
};
static const uint32_t Foundation_LanguageConstants_outline[] = {
  106,7820,111,4,0,1,68,0,1,71,0,1,70,0,1,77,0,1,69,0,1,71,0,1,71,0,1,72,0,1,74,0,1,69,0,1,73,0,1,68,0,1,72,0,1,70,0,1,73,0,1,70,0,1,72,0,1,70,0,1,71,0,1,68,0,1,69,0,1,70,0,1,69,0,1,68,0,1,71,0,1,70,0,1,71,0,1,70,0,1,70,0,1,69,0,1,67,0,1,71,0,1,69,0,1,68,0,1,71,0,1,72,0,1,69,0,1,68,0,1,72,0,1,72,0,1,67,0,1,73,0,1,68,0,1,70,0,1,71,0,1,70,0,1,71,0,1,69,0,1,68,0,1,71,0,1,69,0,1,70,0,1,77,0,1,69,0,1,66,0,1,70,0,1,73,0,1,73,0,1,72,0,1,68,0,1,72,0,1,70,0,1,72,0,1,70,0,1,72,0,1,72,0,1,69,0,1,69,0,1,69,0,1,72,0,1,79,0,1,79,0,1,67,0,1,69,0,1,70,0,1,69,0,1,73,0,1,70,0,1,72,0,1,71,0,1,70,0,1,69,0,1,71,0,1,71,0,1,70,0,1,69,0,1,70,0,1,69,0,1,72,0,1,70,0,1,70,0,1,70,0,1,70,0,1,68,0,1,68,0,1,69,0,1,67,0,1,70,0,1,69,0,1,70,0,1,70,0,1,72,0,1,75,0,1,71,0,1,76,0,1,67,0,1,69,0,1,68,0,1,73,0,1,68,0,1,
};
static const uint32_t Foundation_LengthUnits_outline[] = {
  66,1047,23,4,0,1,36,0,1,44,0,1,45,0,1,46,0,1,42,0,1,40,0,1,41,0,1,42,0,1,47,0,1,43,0,1,44,0,1,43,0,1,43,0,1,46,0,1,44,0,1,45,0,1,53,0,1,49,0,1,44,0,1,46,0,1,56,0,1,46,20,33,
  1076,1652,32,4,0,1,36,0,1,46,0,1,43,0,1,39,0,1,45,0,1,43,0,1,53,0,1,46,0,1,53,0,1,45,0,1,44,0,1,52,0,1,50,0,1,45,0,1,45,0,1,48,0,1,48,0,1,52,0,1,60,0,1,55,0,1,53,0,1,49,0,1,70,0,1,62,0,1,60,0,1,60,0,1,69,0,1,67,0,1,44,0,1,47,0,1,61,20,33,
  1679,772,15,4,0,1,44,0,1,55,0,1,55,0,1,57,0,1,54,0,1,50,0,1,51,0,1,50,0,1,42,0,1,36,0,1,43,0,1,61,0,1,55,0,1,53,20,33,
};
static const uint32_t Foundation_ListFormatter_outline[] = {
  38,489,5,4,0,0,39,0,0,46,19,61,106,12,24,180,21,24,
};
static const uint32_t Foundation_ListStyles_outline[] = {
  52,54,1,4,5,24,
  197,756,11,4,0,2,31,0,2,34,0,2,33,0,2,46,0,0,25,0,0,25,0,0,19,0,0,30,0,16,160,5,24,137,5,24,
  83,16,1,2,0,0,
  30,32,1,2,0,0,
  662,100,1,4,38,21,
};
static const uint32_t Foundation_Locale_outline[] = {
  281,65,2,4,4,40,33,0,16,
  88,404,5,4,0,16,57,0,16,117,5,24,140,4,44,41,4,64,
  494,3824,32,4,0,0,25,0,16,60,0,16,266,11,29,61,11,77,53,11,73,56,4,44,73,4,64,47,0,2,132,0,2,126,0,2,126,0,2,128,0,2,127,0,2,135,0,2,129,0,2,131,0,2,725,0,2,440,38,21,95,40,53,107,5,20,83,4,48,54,4,40,46,4,40,46,4,24,57,4,32,83,4,48,50,4,32,65,4,56,58,4,64,62,4,68,64,4,68,
  678,96,2,6,0,0,27,0,16,
  126,96,2,6,0,0,27,0,16,
  126,96,2,6,0,0,27,0,16,
  128,96,2,6,0,0,27,0,16,
  127,96,2,6,0,0,27,0,16,
  135,96,2,6,0,0,27,0,16,
  129,96,2,6,0,0,27,0,16,
  131,96,2,6,0,0,27,0,16,
  135,686,7,59,0,0,28,0,16,235,0,16,58,5,20,94,4,48,87,4,24,63,4,24,
  759,367,7,6,0,0,27,0,16,64,0,1,52,0,1,50,0,1,50,11,73,76,4,44,
};
static const uint32_t Foundation_LocaleComponents_outline[] = {
  73,3248,6,4,0,2,2667,40,29,100,5,28,89,44,21,84,0,16,99,0,16,
  42,2626,16,6,0,0,48,0,0,39,0,0,30,0,0,28,0,0,33,0,0,30,0,0,46,0,0,42,0,0,24,0,0,34,0,0,28,0,0,26,0,16,83,0,16,995,0,16,282,4,36,
  3233,799,2,4,0,2,639,0,16,
  42,598,6,6,0,0,43,0,0,31,0,0,31,0,16,230,0,16,94,0,16,
};
static const uint32_t Foundation_LocaleForms_outline[] = {
  134,843,6,4,0,2,48,5,40,87,12,41,249,12,41,130,4,32,241,4,32,
  24,25,1,2,0,0,
  846,94,1,4,4,24,
};
static const uint32_t Foundation_LocaleMembers_outline[] = {
  131,2241,24,4,0,2,234,0,2,187,12,77,106,12,109,122,36,21,72,11,81,65,11,89,76,11,65,64,11,57,59,11,65,63,11,65,55,4,28,65,4,36,75,4,72,66,4,44,81,4,60,95,4,100,172,4,64,62,4,92,67,4,84,63,4,128,85,4,120,81,4,56,109,4,36,
  54,181,7,6,0,0,24,0,0,24,0,0,25,0,0,27,0,0,26,0,0,24,0,0,
  236,132,4,6,0,0,30,0,0,29,0,0,35,0,0,
  1978,254,2,4,11,53,108,4,52,
  285,210,2,4,11,65,119,4,52,
  235,595,7,4,39,25,94,5,24,124,11,41,93,4,44,84,4,36,62,4,64,76,4,40,
  622,532,6,4,11,61,88,4,68,68,4,68,68,5,48,110,5,60,105,4,76,
};
static const uint32_t Foundation_LocaleNames_outline[] = {
  103,1191,9,4,38,21,107,5,60,133,5,60,125,5,60,133,5,60,151,5,60,129,5,60,125,5,60,155,5,60,
  1209,103,1,4,0,2,
  33,68,1,2,0,0,
  97,273,2,4,5,40,182,4,72,
};
static const uint32_t Foundation_LocalizedError_outline[] = {
  83,156,4,4,4,64,40,4,52,37,4,72,42,4,40,
  182,156,4,4,4,64,40,4,52,37,4,72,42,4,40,
  173,526,1,4,4,80,
};
static const uint32_t Foundation_LocalizedTexts_outline[] = {
};
static const uint32_t Foundation_Logging_outline[] = {
  123,262,6,4,0,0,20,0,1,53,0,1,45,0,1,47,0,1,47,0,1,
  293,326,7,4,0,2,32,0,1,35,0,1,39,0,1,40,0,1,40,12,17,66,13,29,
  14,19,1,2,0,0,
  367,581,3,4,0,2,487,0,16,39,0,16,
  60,428,5,6,0,16,59,14,52,54,14,76,87,14,76,112,14,76,
  540,95,3,4,0,1,33,0,16,12,0,16,
  120,515,13,4,0,16,12,0,16,24,0,16,47,5,12,39,5,12,57,5,20,41,5,20,41,5,16,40,5,24,42,5,28,43,5,20,41,5,32,44,5,20,
};
static const uint32_t Foundation_Mathematics_outline[] = {
};
static const uint32_t Foundation_MeasurementShortcuts_outline[] = {
  137,437,1,4,19,45,
};
static const uint32_t Foundation_MeasurementStyles_outline[] = {
  189,223,3,4,0,0,20,18,29,94,18,41,
  290,507,5,4,18,25,94,18,49,112,18,17,90,18,33,104,18,33,
  579,215,2,4,18,25,105,18,29,
  280,113,1,4,18,49,
  180,189,2,4,18,17,90,18,29,
  2606,1152,8,4,0,2,260,0,2,55,0,2,41,0,0,24,0,0,23,0,0,49,12,24,79,12,24,
  38,223,4,6,0,0,20,18,17,63,18,45,70,18,25,
  1163,309,2,4,12,36,149,12,36,
  356,1439,8,4,0,2,395,0,0,64,0,0,52,0,0,46,0,0,153,4,24,75,12,24,522,12,24,
  41,355,5,6,0,0,30,7,16,61,0,1,83,0,1,83,0,1,
  1415,5112,1,4,0,1,
};
static const uint32_t Foundation_Measurements_outline[] = {
  67,321,4,4,0,0,21,0,16,48,13,16,46,14,28,
  342,147,3,4,0,16,12,5,52,66,5,20,
  189,403,5,4,0,0,26,0,0,23,0,16,137,14,52,106,14,20,
  521,287,4,4,0,0,25,0,16,83,14,52,88,14,20,
  324,398,4,4,0,1,58,0,1,123,0,1,131,20,33,
  421,795,5,4,0,0,31,9,16,126,14,28,326,11,21,214,11,33,
  878,1067,12,4,0,2,54,0,0,20,0,0,21,0,16,88,4,48,110,12,9,129,12,5,127,5,16,72,12,5,145,12,5,97,12,5,145,4,44,
  1116,977,5,4,5,36,227,14,28,89,12,29,359,12,5,149,12,5,
  1009,1897,5,4,0,2,58,0,2,63,0,2,72,0,16,1027,5,24,
  39,20,1,2,0,0,
  57,26,1,2,0,0,
  68,30,1,2,0,0,
};
static const uint32_t Foundation_MechanicalUnits_outline[] = {
  74,776,17,4,0,1,40,0,1,39,0,1,48,0,1,44,0,1,45,0,1,44,0,1,43,0,1,45,0,1,47,0,1,45,0,1,44,0,1,44,0,1,47,0,1,42,0,1,52,0,1,44,20,33,
  804,267,5,4,0,1,47,0,1,57,0,1,50,0,1,43,20,33,
  296,287,6,4,0,1,36,0,1,44,0,1,48,0,1,44,0,1,53,20,33,
  315,554,12,4,0,1,35,0,1,43,0,1,46,0,1,45,0,1,45,0,1,45,0,1,49,0,1,46,0,1,44,0,1,44,0,1,52,20,33,
  585,591,11,4,0,1,57,0,1,46,0,1,46,0,1,41,0,1,44,0,1,59,0,1,54,0,1,62,0,1,52,0,1,49,20,33,
  626,180,3,4,0,1,56,0,1,40,20,33,
  220,184,3,4,0,1,45,0,1,59,20,33,
  217,122,2,4,0,1,47,20,33,
};
static const uint32_t Foundation_MemberStyleLists_outline[] = {
  97,328,1,4,12,17,
};
static const uint32_t Foundation_NetworkLines_outline[] = {
  73,543,1,4,4,20,
};
static const uint32_t Foundation_Networking_outline[] = {
  258,1428,11,4,11,45,56,0,2,133,0,0,67,4,32,38,0,16,73,4,36,39,4,52,91,4,40,68,4,64,86,4,64,679,12,9,
  110,80,2,6,0,0,22,0,16,
  1337,370,5,4,0,0,16,0,0,35,0,0,24,0,0,32,0,16,
  406,997,5,4,0,0,22,0,0,42,0,16,406,5,20,217,12,61,
  1061,1270,13,4,4,44,64,0,2,112,0,0,16,0,0,34,0,0,22,0,0,36,0,0,31,0,0,51,0,16,292,5,16,159,14,32,129,14,32,219,5,20,
  85,92,1,6,0,0,
  1207,135,4,4,0,1,33,0,16,12,0,16,50,5,96,
  172,625,11,4,12,29,78,11,37,78,12,41,123,0,16,12,0,0,51,0,0,56,0,0,35,0,0,73,0,0,49,0,0,26,0,0,
  672,2,0,
  55,2,0,
  59,2,0,
  63,129,1,4,5,40,
  191,2,0,
  36,2593,21,4,0,2,92,0,1,35,0,0,45,9,16,47,0,16,86,0,16,129,5,16,148,5,16,161,5,32,126,5,20,120,5,20,173,0,2,382,5,96,37,5,76,32,5,16,113,5,16,123,5,24,142,5,24,166,5,32,116,5,68,153,5,68,
  1199,346,4,6,0,2,30,0,0,18,4,20,69,5,68,
  1489,2,0,
  28,3895,46,4,11,29,68,11,161,109,11,153,101,11,129,95,11,37,72,11,25,70,11,33,72,11,57,78,11,57,78,11,77,83,11,85,85,11,61,79,11,81,84,11,77,83,11,89,86,11,117,93,11,69,81,11,109,91,11,105,90,11,65,80,11,77,83,11,93,87,11,77,83,11,93,87,11,49,76,11,57,78,11,105,90,11,65,80,11,61,79,11,93,87,11,89,86,11,109,91,11,105,90,11,125,95,11,113,92,11,101,89,11,101,89,11,85,85,11,65,80,11,57,78,11,61,79,11,69,81,11,65,80,11,57,78,11,125,95,11,129,
  3931,2,0,
  43,2,0,
};
static const uint32_t Foundation_NotificationStreams_outline[] = {
  49,688,3,4,0,2,58,5,36,329,5,52,
};
static const uint32_t Foundation_Notifications_outline[] = {
  60,419,5,4,0,2,187,0,0,17,0,0,19,0,0,36,0,16,
  44,144,3,6,0,0,25,0,16,58,0,16,
  420,505,7,4,0,0,31,0,0,25,0,0,98,0,0,90,0,0,61,0,0,17,0,16,
  615,2384,11,4,0,1,135,0,0,79,0,0,22,0,16,12,5,16,192,26,44,335,5,56,92,5,56,684,5,40,299,5,16,358,5,16,
};
static const uint32_t Foundation_NumberConversions_outline[] = {
  149,208,2,4,0,16,64,0,16,
  254,2,0,
  30,203,2,4,0,16,84,0,16,
  236,2,0,
  36,2,0,
  37,2,0,
  37,2,0,
  37,2,0,
  36,2,0,
  37,2,0,
  38,2,0,
  38,2,0,
  38,2,0,
  48,2,0,
  28,141,2,4,0,16,70,0,16,
  175,2,0,
  35,2,0,
  37,2,0,
};
static const uint32_t Foundation_NumberFormatter_outline[] = {
  103,9546,66,4,0,2,171,0,2,88,0,2,160,0,0,38,0,0,39,4,44,178,4,48,199,4,60,220,47,21,106,54,21,110,54,49,121,49,29,108,50,33,110,4,36,124,5,20,109,5,28,119,4,40,109,4,64,127,4,56,121,4,56,121,4,56,121,4,56,121,4,68,130,4,64,127,4,100,154,4,96,151,4,56,121,4,52,118,4,52,118,4,36,106,4,32,103,4,64,127,4,48,115,4,56,121,4,108,160,4,56,121,4,56,121,4,24,102,4,36,111,4,88,150,4,88,150,4,84,168,4,84,168,4,80,165,4,80,165,4,96,177,4,96,177,4,48,141,4,84,168,4,44,138,4,84,154,4,36,118,4,84,154,4,48,127,4,108,172,4,92,160,4,40,141,4,28,132,4,28,132,4,68,167,5,24,336,5,24,91,5,24,88,5,24,233,12,61,210,14,24,
  21,151,3,6,0,0,73,0,0,29,0,0,
  178,61,1,2,0,0,
  87,61,1,2,0,0,
};
static const uint32_t Foundation_NumberObjects_outline[] = {
  173,3726,42,70,0,0,19,0,0,24,0,0,20,0,0,26,21,16,83,21,16,84,21,16,84,0,16,123,0,16,116,0,16,139,0,16,123,0,16,148,12,16,65,12,16,66,12,16,66,12,16,66,12,16,66,12,16,67,12,16,67,12,16,68,13,44,51,13,16,51,14,28,389,5,28,64,5,28,405,4,32,126,4,20,212,4,32,30,4,36,58,4,40,61,4,40,61,4,40,41,4,36,50,4,40,61,4,44,64,4,44,64,4,44,64,4,40,47,4,36,43,4,48,95,4,44,36,5,44,
};
static const uint32_t Foundation_NumberTexts_outline[] = {
  99,2857,6,4,0,2,53,0,2,1981,0,2,164,0,2,355,0,2,231,0,2,
  84,1951,13,6,0,0,40,0,0,43,0,0,86,4,36,327,12,29,213,12,57,111,12,57,154,12,53,107,12,53,150,12,97,166,12,97,272,12,69,117,12,69,
  1980,135,3,6,0,0,25,0,1,54,0,1,
  175,315,4,6,0,0,22,12,25,162,0,1,67,0,1,
  367,179,3,6,0,0,24,0,1,77,0,1,
  206,43,1,2,0,0,
  84,803,4,4,0,2,65,0,2,63,0,2,597,0,2,
  169,557,6,6,0,0,22,0,1,67,0,1,59,0,1,69,12,25,152,12,65,
  588,44,1,2,0,0,
};
static const uint32_t Foundation_ObjectEnumeration_outline[] = {
  113,193,4,4,0,0,21,0,16,52,0,1,60,0,1,
  236,179,4,4,0,0,21,0,16,52,0,1,53,0,1,
  237,367,8,4,0,2,26,0,0,19,0,16,52,9,16,33,5,40,48,5,16,39,5,48,47,4,40,
};
static const uint32_t Foundation_Objects_outline[] = {
  70,100,3,4,4,16,24,4,44,34,5,28,
  201,2,0,
  17,2,0,
  22,40,1,2,5,16,
  146,589,8,4,7,16,19,9,16,58,10,28,188,9,44,77,9,64,52,11,36,37,19,9,84,12,16,
};
static const uint32_t Foundation_OrderedSetObjects_outline[] = {
  112,3167,37,4,0,2,26,0,0,25,9,16,35,0,16,84,9,16,113,12,16,63,12,16,76,12,16,85,12,16,80,5,28,81,5,48,75,4,20,34,4,20,30,4,12,78,4,44,41,4,40,39,4,32,72,0,36,49,5,24,54,5,28,77,5,20,106,5,32,75,5,40,92,5,52,103,5,32,93,5,28,142,14,28,117,13,16,35,5,64,75,5,92,93,5,64,252,5,64,137,5,20,293,5,44,140,5,16,53,5,44,67,13,44,
  3208,2051,22,4,12,16,50,9,36,109,5,12,46,5,40,73,5,24,112,5,24,139,5,36,123,5,52,81,5,56,102,5,44,218,5,24,78,5,48,64,5,52,114,5,52,77,5,64,49,5,20,71,5,32,83,5,20,72,5,32,84,5,36,85,5,48,107,5,16,
};
static const uint32_t Foundation_ParsedNumbers_outline[] = {
  87,587,4,4,0,16,142,0,16,150,0,16,151,0,16,
  618,613,4,4,0,16,148,0,16,158,0,16,163,0,16,
  632,572,4,4,0,16,137,0,16,145,0,16,146,0,16,
};
static const uint32_t Foundation_PersonNames_outline[] = {
  109,1971,12,4,0,0,33,0,0,32,0,0,33,0,0,33,0,0,33,0,0,31,7,16,426,7,16,170,12,29,885,12,36,86,12,36,156,0,2,
  2016,947,5,4,0,2,71,0,0,26,7,16,106,12,24,68,12,24,
  27,45,1,2,0,0,
  974,121,1,4,19,17,
  176,1188,9,4,0,2,78,0,2,216,0,0,65,0,0,32,0,0,46,12,24,167,19,61,327,12,80,128,21,24,
  27,52,1,2,0,0,
  88,180,3,6,0,0,30,7,16,61,0,1,
};
static const uint32_t Foundation_Platform_outline[] = {
  24,1153,20,4,0,1,41,0,16,12,0,0,42,4,36,52,0,0,27,4,68,37,4,32,39,4,56,32,4,80,38,4,56,41,4,84,44,4,80,57,4,32,34,4,48,38,4,88,138,4,112,62,5,96,260,0,2,67,4,48,46,4,48,
  1021,41,1,2,0,0,
  173,330,5,4,0,0,24,0,0,24,0,0,24,0,16,74,0,16,
  419,1239,22,4,0,1,35,11,49,52,11,29,73,12,61,49,12,61,112,12,21,92,11,65,47,0,0,25,9,16,34,0,16,55,0,0,20,0,0,20,0,0,50,0,0,47,0,0,39,0,0,38,0,0,39,4,48,56,5,24,39,5,16,27,5,20,170,12,21,
  1267,121,5,4,0,0,28,0,0,26,0,0,20,0,0,22,0,0,
  141,33,2,4,5,16,14,5,24,
  54,122,1,4,5,32,
  157,544,8,4,0,0,20,0,0,68,4,32,35,5,20,36,5,16,61,5,24,38,6,12,90,5,16,
  575,297,5,4,0,0,18,0,0,17,13,32,74,14,20,97,14,24,
  330,487,5,4,0,0,27,5,16,103,5,16,271,5,24,40,5,36,
};
static const uint32_t Foundation_ProgressReports_outline[] = {
  32,2866,28,82,0,2,72,0,0,31,0,0,30,0,0,35,0,0,74,0,0,33,0,0,34,0,0,32,0,0,46,0,0,43,0,0,48,0,0,43,0,0,44,0,0,43,0,0,53,0,0,57,7,16,78,28,16,70,19,16,218,19,65,124,12,32,250,5,28,286,11,68,329,11,60,146,11,40,180,12,24,134,12,20,124,12,24,
  96,55,2,6,0,0,27,0,0,
  2826,166,3,4,0,0,30,7,16,61,0,1,
  229,94,2,4,0,0,30,7,16,
};
static const uint32_t Foundation_PropertyLists_outline[] = {
  133,1319,5,4,0,2,79,0,2,208,0,2,44,12,49,408,12,29,
  34,46,1,2,0,0,
  85,169,3,6,0,0,23,0,1,66,0,1,
  1227,2791,6,4,0,0,73,0,0,47,0,16,12,5,24,1152,5,32,204,5,24,
  2818,1340,5,4,0,0,47,0,16,12,5,24,870,5,24,209,11,41,
  1368,2444,8,4,0,0,57,0,0,17,0,16,45,14,32,219,14,12,80,14,20,300,14,28,427,14,20,
};
static const uint32_t Foundation_RegionConstants_outline[] = {
  98,15384,255,4,0,1,62,0,1,58,0,1,58,0,1,64,0,1,58,0,1,57,0,1,59,0,1,61,0,1,65,0,1,60,0,1,58,0,1,56,0,1,66,0,1,60,0,1,58,0,1,61,0,1,58,0,1,58,0,1,61,0,1,59,0,1,58,0,1,58,0,1,57,0,1,56,0,1,58,0,1,57,0,1,58,0,1,68,0,1,59,0,1,63,0,1,57,0,1,71,0,1,57,0,1,59,0,1,62,0,1,58,0,1,59,0,1,59,0,1,57,0,1,64,0,1,60,0,1,71,0,1,64,0,1,73,0,1,63,0,1,55,0,1,68,0,1,56,0,1,64,0,1,66,0,1,67,0,1,63,0,1,59,0,1,58,0,1,67,0,1,64,0,1,62,0,1,60,0,1,58,0,1,55,0,1,59,0,1,57,0,1,58,0,1,63,0,1,58,0,1,62,0,1,59,0,1,59,0,1,68,0,1,58,0,1,56,0,1,61,0,1,67,0,1,58,0,1,58,0,1,59,0,1,59,0,1,66,0,1,63,0,1,55,0,1,58,0,1,57,0,1,63,0,1,66,0,1,76,0,1,56,0,1,57,0,1,58,0,1,58,0,1,56,0,1,60,0,1,57,0,1,60,0,1,58,0,1,61,0,1,55,0,1,60,0,1,59,0,1,57,0,1,63,0,1,57,0,1,56,0,1,71,0,1,59,0,1,59,0,1,58,0,1,58,0,1,56,0,1,60,0,1,55,0,1,55,0,1,58,0,1,60,0,1,57,0,1,56,0,1,58,0,1,56,0,1,57,0,1,57,0,1,61,0,1,56,0,1,59,0,1,57,0,1,57,0,1,61,0,1,55,0,1,64,0,1,57,0,1,58,0,1,58,0,1,58,0,1,56,0,1,64,0,1,60,0,1,61,0,1,56,0,1,61,0,1,57,0,1,59,0,1,59,0,1,55,0,1,56,0,1,66,0,1,61,0,1,61,0,1,60,0,1,58,0,1,57,0,1,61,0,1,58,0,1,57,0,1,59,0,1,61,0,1,61,0,1,58,0,1,61,0,1,58,0,1,58,0,1,56,0,1,56,0,1,62,0,1,63,0,1,61,0,1,60,0,1,56,0,1,58,0,1,55,0,1,64,0,1,65,0,1,73,0,1,57,0,1,55,0,1,59,0,1,56,0,1,73,0,1,57,0,1,65,0,1,59,0,1,55,0,1,62,0,1,66,0,1,57,0,1,59,0,1,61,0,1,56,0,1,58,0,1,57,0,1,57,0,1,59,0,1,67,0,1,62,0,1,66,0,1,61,0,1,62,0,1,70,0,1,73,0,1,56,0,1,60,0,1,62,0,1,58,0,1,57,0,1,61,0,1,62,0,1,60,0,1,62,0,1,59,0,1,59,0,1,65,0,1,58,0,1,62,0,1,83,0,1,61,0,1,61,0,1,56,0,1,59,0,1,59,0,1,67,0,1,57,0,1,62,0,1,69,0,1,57,0,1,61,0,1,59,0,1,59,0,1,61,0,1,55,0,1,58,0,1,56,0,1,65,0,1,65,0,1,58,0,1,57,0,1,63,0,1,69,0,1,57,0,1,57,0,1,58,0,1,69,0,1,64,0,1,63,0,1,78,0,1,76,0,1,58,0,1,61,0,1,58,0,1,62,0,1,60,0,1,58,0,1,63,0,1,64,0,1,57,0,1,56,0,1,57,0,1,59,0,1,
};
static const uint32_t Foundation_RegularExpressions_outline[] = {
  126,424,7,4,0,0,25,0,0,32,0,16,112,4,20,36,4,56,44,5,20,58,5,20,
  502,35,1,4,0,0,
  68,4271,20,4,0,2,409,0,2,436,0,0,22,0,0,23,0,16,234,45,33,99,44,29,96,41,25,81,45,33,159,46,37,184,43,33,80,12,57,76,5,28,738,5,40,181,5,68,228,4,84,172,5,64,352,0,2,224,5,60,168,5,96,
  30,380,7,6,0,0,23,0,16,54,0,1,54,0,1,65,0,1,59,0,1,63,0,1,
  417,399,7,6,0,0,23,0,16,54,0,1,61,0,1,63,0,1,55,0,1,68,0,1,
  3159,189,4,6,0,0,23,0,16,54,0,1,53,0,1,
};
static const uint32_t Foundation_RelativeDateStyles_outline[] = {
  123,263,1,4,12,33,
  313,2174,16,4,0,2,54,0,2,73,0,2,91,0,0,33,0,0,35,0,0,30,0,0,34,0,0,71,0,0,42,0,16,394,0,16,442,5,24,165,4,36,303,40,21,117,5,24,112,5,20,
  32,23,1,2,0,0,
  52,44,1,2,0,0,
  82,53,1,2,0,0,
  2066,1421,9,4,0,2,59,0,2,55,0,2,45,0,0,19,0,0,33,0,16,444,0,16,485,5,24,201,5,24,
  1491,448,6,4,0,0,20,0,1,74,0,1,80,0,1,76,0,1,103,0,1,
};
static const uint32_t Foundation_RelativeDates_outline[] = {
  49,1461,12,4,0,2,45,0,2,62,0,0,44,0,0,35,0,0,52,0,0,28,0,0,32,4,24,554,5,60,152,5,60,123,5,60,226,14,24,
  23,23,1,2,0,0,
  42,43,1,2,0,0,
};
static const uint32_t Foundation_Scanner_outline[] = {
  39,2903,25,4,0,2,58,0,0,21,0,0,69,0,0,28,0,0,25,0,0,33,0,16,91,12,65,87,39,21,288,5,20,385,5,28,157,4,28,121,5,40,71,5,56,79,5,56,90,5,72,98,5,52,82,5,28,133,5,36,141,5,36,139,5,40,145,26,48,187,5,40,145,5,36,141,5,44,
  30,29,1,2,0,0,
};
static const uint32_t Foundation_ScriptConstants_outline[] = {
  98,2302,38,4,0,1,58,0,1,59,0,1,67,0,1,61,0,1,59,0,1,61,0,1,61,0,1,63,0,1,61,0,1,61,0,1,58,0,1,61,0,1,61,0,1,66,0,1,67,0,1,67,0,1,59,0,1,61,0,1,61,0,1,60,0,1,61,0,1,58,0,1,59,0,1,56,0,1,58,0,1,62,0,1,64,0,1,60,0,1,57,0,1,60,0,1,60,0,1,59,0,1,58,0,1,59,0,1,59,0,1,57,0,1,60,0,1,
};
static const uint32_t Foundation_Sorting_outline[] = {
  34,224,3,4,0,0,24,0,16,104,5,24,
  269,133,3,4,0,2,26,4,20,35,5,28,
  200,289,3,4,0,0,23,0,16,59,5,28,
  388,399,3,4,0,0,17,4,20,86,5,28,
  780,418,4,4,4,28,48,4,32,144,4,36,44,0,16,
  447,1915,9,4,0,16,356,0,16,219,0,16,191,0,16,226,0,16,339,0,16,232,5,28,139,12,9,111,5,16,
  1970,441,5,4,0,0,23,0,0,40,0,0,57,0,0,36,0,16,
  493,441,5,4,0,0,23,0,0,40,0,0,57,0,0,36,0,16,
};
static const uint32_t Foundation_SortingInPlace_outline[] = {
  83,1031,7,4,14,16,130,14,16,137,14,16,127,14,16,188,14,32,132,14,16,161,14,16,
};
static const uint32_t Foundation_SortingMembers_outline[] = {
  39,829,6,4,5,24,122,5,24,129,5,24,119,5,24,126,5,24,169,5,24,
};
static const uint32_t Foundation_SystemFunctions_outline[] = {
  723,23,1,2,0,0,
  1709,408,7,4,0,0,18,9,16,37,0,16,121,4,40,46,13,16,45,14,28,88,13,44,
};
static const uint32_t Foundation_TextAttributes_outline[] = {
  231,101,2,4,5,24,38,14,16,
  142,2,0,
  46,2,0,
  45,2,0,
  25,2230,13,4,11,16,129,11,32,141,11,72,157,11,80,183,11,96,231,11,16,143,11,60,178,11,60,178,11,56,193,11,72,205,11,16,149,11,32,161,11,56,
  2260,1857,13,4,12,16,120,12,32,128,12,72,151,12,80,155,12,96,181,12,16,121,12,60,144,12,60,144,12,56,151,12,72,159,12,16,124,12,32,132,12,56,
  1889,1102,13,4,11,16,53,11,32,61,11,72,77,11,80,91,11,96,141,11,16,61,11,60,85,11,60,85,11,56,101,11,72,115,11,16,67,11,32,75,11,56,
};
static const uint32_t Foundation_TextEncodings_outline[] = {
  665,2098,6,4,0,2,1492,0,16,94,0,16,184,0,16,172,11,89,56,12,53,
  83,1410,27,6,0,0,23,0,16,54,0,1,45,0,1,48,0,1,51,0,1,44,0,1,49,0,1,46,0,1,53,0,1,48,0,1,49,0,1,48,0,1,46,0,1,54,0,1,54,0,1,54,0,1,54,0,1,54,0,1,50,0,1,51,0,1,64,0,1,67,0,1,55,0,1,64,0,1,67,4,28,51,4,44,
  2041,898,7,4,5,16,180,5,56,107,5,28,206,5,52,120,5,80,126,4,64,106,4,60,
};
static const uint32_t Foundation_TextEnumeration_outline[] = {
  113,2830,4,4,0,2,844,37,33,86,28,40,214,5,24,
  51,714,11,6,0,0,23,0,16,112,0,1,48,0,1,62,0,1,78,0,1,57,0,1,61,0,1,66,0,1,62,0,1,75,0,1,
  2805,943,1,4,5,76,
};
static const uint32_t Foundation_TextForms_outline[] = {
  136,1172,19,4,0,0,23,0,16,54,0,16,56,0,1,91,0,1,81,0,1,57,0,1,52,0,1,55,0,1,65,0,1,65,0,1,61,0,1,61,0,1,61,0,1,57,0,1,65,0,1,59,0,1,60,0,1,71,0,1,
  1399,489,5,4,4,144,83,4,148,84,4,160,88,4,164,89,5,68,
};
static const uint32_t Foundation_TextObjectMembers_outline[] = {
  118,5103,36,4,12,16,199,12,16,135,5,16,49,5,44,63,5,84,155,4,92,73,5,16,195,5,56,82,5,52,124,5,44,73,5,40,73,5,40,73,4,80,57,4,72,56,4,72,56,4,144,104,4,148,106,5,48,145,5,28,131,5,28,177,5,64,93,5,124,129,5,96,115,5,128,119,5,100,105,5,88,136,5,28,132,5,28,198,5,36,113,5,64,247,5,56,295,5,76,518,4,52,51,4,80,126,4,68,404,5,20,
};
static const uint32_t Foundation_TextObjects_outline[] = {
  114,5877,46,4,0,0,20,9,16,33,0,16,42,12,16,134,9,16,63,4,24,40,4,40,48,4,40,48,4,44,48,13,44,45,13,16,45,14,28,90,4,68,104,4,52,189,4,84,126,5,88,198,4,44,716,4,48,278,5,20,179,5,36,80,5,36,120,5,36,105,5,20,209,5,32,65,5,40,112,5,36,60,5,76,141,5,80,135,5,80,303,5,72,102,4,36,189,4,32,56,4,40,47,4,56,76,4,56,236,4,100,185,5,88,82,12,17,187,5,36,188,5,36,67,5,36,67,5,28,58,5,28,75,5,88,111,5,20,254,5,40,
  5910,832,6,4,5,24,48,5,36,50,5,24,126,5,64,86,5,68,124,26,72,
};
static const uint32_t Foundation_TextPrimitives_outline[] = {
};
static const uint32_t Foundation_TextSorting_outline[] = {
  76,1530,2,4,0,2,813,0,2,
  55,759,8,6,0,0,34,0,0,18,0,1,53,0,1,55,0,1,63,0,16,122,0,16,41,5,28,
  796,677,6,6,0,0,34,0,0,39,0,16,155,5,28,181,12,9,147,5,16,
  745,291,3,4,11,29,86,11,37,90,11,69,
};
static const uint32_t Foundation_ThermalUnits_outline[] = {
  59,227,4,4,0,1,36,0,1,47,0,1,77,20,33,
};
static const uint32_t Foundation_TimeInterval_outline[] = {
};
static const uint32_t Foundation_TimeUnits_outline[] = {
  74,386,8,4,0,1,37,0,1,40,0,1,39,0,1,47,0,1,51,0,1,52,0,1,55,20,33,
  414,366,7,4,0,1,38,0,1,55,0,1,45,0,1,60,0,1,63,0,1,43,20,33,
  398,479,10,4,0,1,36,0,1,44,0,1,47,0,1,50,0,1,47,0,1,47,0,1,46,0,1,45,0,1,53,20,33,
};
static const uint32_t Foundation_TimeZone_outline[] = {
  164,3676,37,4,0,0,114,0,0,21,0,16,114,0,16,233,0,16,151,0,16,167,40,45,81,44,61,89,39,41,79,36,29,85,40,45,94,46,61,106,42,45,99,44,53,103,36,21,104,41,49,70,43,57,74,37,33,60,0,1,52,11,77,55,12,29,45,0,1,61,11,97,67,11,77,56,11,89,234,12,9,93,5,16,70,5,56,121,5,80,132,5,96,148,4,128,104,5,128,151,5,48,129,0,2,45,5,52,144,4,44,75,4,64,
  3694,124,1,4,0,2,
  24,98,1,6,0,0,
};
static const uint32_t Foundation_URL_outline[] = {
  147,4281,45,4,0,0,88,0,0,91,0,16,110,37,29,110,37,29,114,35,21,106,45,61,107,38,33,162,5,20,91,5,32,218,0,16,71,0,16,172,0,16,336,12,29,189,0,16,82,0,16,115,0,16,75,4,56,75,4,28,60,4,44,70,4,24,42,4,16,38,4,16,55,4,16,38,4,32,46,4,16,47,4,48,59,4,20,40,4,32,46,5,16,114,5,16,112,4,56,78,4,68,69,4,52,61,4,36,43,5,88,105,5,88,137,5,36,74,5,36,89,5,84,76,5,88,122,5,100,84,4,44,91,4,64,47,12,9,
};
static const uint32_t Foundation_URLComponents_outline[] = {
  85,199,4,4,0,0,19,0,0,21,0,16,87,4,44,
  296,4527,36,42,0,0,23,41,25,69,44,29,105,43,25,120,42,21,110,45,33,200,43,25,114,50,53,160,39,17,88,42,9,96,0,16,43,0,16,188,0,16,195,0,36,173,4,24,115,4,16,109,4,32,121,4,16,109,4,44,130,4,72,151,4,88,163,4,72,151,4,20,112,4,76,154,4,32,121,4,88,163,4,16,114,4,72,156,4,16,142,4,40,219,4,96,271,4,24,52,4,12,69,5,16,66,4,44,67,4,64,
  4551,334,2,4,12,25,107,12,25,
};
static const uint32_t Foundation_URLHints_outline[] = {
  92,2506,15,4,0,2,343,0,16,181,0,16,122,0,16,129,0,16,156,0,16,186,0,16,173,4,72,61,5,36,138,5,36,153,5,36,125,5,40,301,14,24,136,14,24,151,14,24,
  43,301,2,6,0,0,100,4,48,
  2488,1909,14,4,0,16,237,5,12,156,5,24,311,4,24,67,4,52,87,4,48,73,4,44,111,4,60,145,4,44,117,4,40,75,4,44,113,4,44,134,4,48,137,4,60,
};
static const uint32_t Foundation_URLQueries_outline[] = {
  34,1798,19,4,45,61,128,5,36,177,14,24,102,5,20,110,5,32,119,5,16,107,5,32,119,4,64,69,5,36,96,14,76,108,14,76,116,14,76,73,14,92,81,4,48,53,14,44,54,4,76,64,5,92,64,14,24,70,14,24,
};
static const uint32_t Foundation_URLSessionTasks_outline[] = {
  133,1417,23,4,0,2,68,0,1,40,0,1,42,0,1,39,0,0,47,0,0,35,4,56,54,4,32,37,0,0,39,0,0,43,0,0,26,0,0,31,0,0,55,4,80,40,4,64,36,4,116,50,4,104,47,0,0,33,0,1,44,0,16,202,5,24,293,5,24,93,5,28,
  20,49,1,2,0,0,
  1439,2,0,
  50,131,1,4,5,24,
  177,131,1,4,5,24,
  178,1011,10,4,0,2,51,0,2,91,0,0,37,4,36,40,5,16,89,5,16,181,5,28,85,5,28,198,5,32,167,5,24,
  17,35,1,2,0,0,
  58,68,1,2,0,0,
  959,3008,18,4,5,32,94,5,32,129,5,32,220,5,32,242,5,48,112,5,48,141,5,48,138,5,48,231,5,48,253,5,40,152,5,40,155,5,40,150,5,40,266,5,40,268,5,52,115,5,52,144,5,44,141,4,32,
};
static const uint32_t Foundation_UUID_outline[] = {
  101,867,12,4,0,0,17,0,0,16,0,16,80,0,16,120,0,16,181,4,40,53,4,44,41,4,64,46,12,5,83,40,21,57,40,21,83,41,25,
};
static const uint32_t Foundation_Undoing_outline[] = {
  28,3219,35,4,0,2,80,0,0,97,0,0,27,0,0,37,0,0,37,0,0,37,0,0,30,0,0,29,0,0,37,0,0,36,0,0,36,4,28,75,4,28,40,4,36,38,4,36,38,4,100,59,4,56,72,4,56,57,4,68,67,4,68,67,5,24,106,5,92,54,5,88,53,5,68,112,5,60,156,5,48,402,5,52,122,5,64,94,5,64,71,5,16,156,5,60,36,5,16,235,5,32,306,5,44,101,5,24,
  23,58,2,6,0,0,35,0,0,
};
static const uint32_t Foundation_UnitFormatters_outline[] = {
  189,741,7,4,0,0,145,0,0,45,36,21,106,35,17,104,34,21,88,4,36,53,5,20,
  788,1377,8,4,0,2,428,0,0,42,13,36,113,12,24,100,12,24,210,12,40,126,12,40,237,21,24,
  26,403,3,6,0,0,68,0,0,60,4,28,
  1396,1265,8,4,0,2,280,0,0,40,13,36,109,12,24,100,12,24,231,12,40,126,12,40,255,21,24,
  26,255,2,6,0,0,45,4,40,
  1286,1213,8,4,0,2,268,0,0,40,13,36,111,12,24,100,12,24,210,12,40,126,12,40,237,21,24,
  26,243,2,6,0,0,72,4,28,
};
static const uint32_t Foundation_UserDefaults_outline[] = {
  116,214,4,4,0,0,17,0,0,22,0,0,27,0,16,
  240,3802,36,4,0,1,39,0,0,74,0,0,81,0,0,34,0,1,51,0,1,94,0,16,60,0,16,234,0,0,97,4,20,45,0,0,17,5,20,168,5,24,57,5,20,56,5,24,141,5,28,311,5,24,257,5,20,73,5,16,137,5,20,68,5,44,80,5,40,89,5,16,65,5,12,62,5,12,308,5,32,79,5,48,66,5,32,176,5,96,213,5,64,76,5,76,181,5,88,125,5,32,39,5,44,42,12,101,45,26,44,
};
static const uint32_t Foundation_ValueCoding_outline[] = {
  161,1643,4,4,0,2,241,0,1,467,0,16,501,5,24,
  34,208,3,6,0,0,94,0,0,88,0,0,
  1638,658,3,4,0,2,52,0,16,434,5,24,
  34,19,1,2,0,0,
  651,471,3,4,0,2,61,0,16,192,5,24,
  34,28,1,2,0,0,
  466,1406,3,4,0,2,123,0,16,786,5,24,
  34,90,1,6,0,0,
  1405,769,3,4,0,2,57,0,16,496,5,24,
  34,24,1,2,0,0,
  764,1006,4,4,0,2,49,0,2,63,0,16,497,5,24,
  34,16,1,2,0,0,
  54,25,1,2,0,0,
  948,404,3,4,0,2,49,0,16,185,5,24,
  34,16,1,2,0,0,
  404,1360,3,4,0,2,105,0,16,688,5,24,
  34,72,1,6,0,0,
  1353,387,2,4,0,16,221,5,24,
};
static const uint32_t Foundation_ValueObjects_outline[] = {
  111,424,7,4,0,0,16,0,16,39,12,16,127,4,56,54,13,44,56,13,16,44,14,28,
  468,346,6,4,0,0,18,0,16,43,4,120,92,13,44,57,13,16,45,14,28,
};
static const uint32_t Frameworks_Activities_outline[] = {
  132,53,1,4,0,2,
  111,270,4,4,0,0,26,0,0,30,0,0,36,7,16,
  316,49,1,2,0,0,
  101,299,4,4,0,0,20,0,1,76,0,1,78,19,21,
  334,76,2,4,0,0,20,0,1,
  110,289,2,4,0,2,156,7,16,
  29,128,2,6,0,1,47,19,21,
  307,51,1,2,0,0,
  97,212,4,4,7,16,19,11,80,49,11,84,51,11,100,
  237,68,2,4,0,1,33,0,0,
  143,2037,15,4,0,0,24,0,0,36,0,0,76,0,0,63,11,36,38,0,16,179,18,41,132,19,29,306,19,29,304,12,24,166,12,24,91,12,12,323,11,56,121,11,80,94,11,64,
};
static const uint32_t Frameworks_ActivityWidgets_outline[] = {
  147,142,4,4,0,0,36,0,0,44,0,0,32,0,0,
  232,233,1,4,7,16,
  282,42,1,2,0,0,
  334,440,3,4,7,16,305,12,44,69,12,36,
};
static const uint32_t Frameworks_AppKitFonts_outline[] = {
  120,2744,15,4,0,2,635,0,2,859,0,0,30,0,0,32,11,40,53,0,16,87,19,16,96,19,41,138,19,57,120,19,65,124,19,81,148,19,101,144,19,53,127,18,57,51,12,32,
  53,583,11,6,0,0,33,7,16,64,0,1,58,0,1,52,0,1,53,0,1,52,0,1,54,0,1,55,0,1,51,0,1,53,0,1,
  638,804,13,6,0,0,32,7,16,63,0,1,69,0,1,61,0,1,61,0,1,61,0,1,65,0,1,71,0,1,57,0,1,63,0,1,65,0,1,65,0,1,
  2069,89,1,4,7,16,
};
static const uint32_t Frameworks_AppKitViews_outline[] = {
  194,31,1,2,0,0,
  63,1461,10,4,0,2,372,0,2,519,11,28,35,11,40,41,11,108,58,11,52,49,11,64,49,19,97,142,19,101,139,19,53,
  43,330,6,6,0,0,30,7,16,61,0,1,57,0,1,59,0,1,58,0,1,
  372,477,8,6,0,0,30,7,16,61,0,1,59,0,1,64,0,1,65,0,1,66,0,1,63,0,1,
  1082,572,11,4,16,16,28,11,84,51,31,80,74,31,80,74,12,28,46,12,36,48,12,28,46,12,48,51,12,48,51,12,44,50,12,44,
  606,1823,32,4,0,2,263,7,16,75,28,16,65,16,16,55,0,0,27,11,24,93,0,0,30,0,0,37,0,0,32,0,0,29,0,0,30,0,0,53,0,0,62,0,0,50,0,0,50,11,24,39,0,0,42,0,0,45,0,0,46,0,0,47,0,0,44,0,0,45,0,0,46,0,0,46,12,40,130,12,76,112,0,0,34,0,0,33,11,80,52,12,24,26,12,16,43,12,76,
  46,218,4,6,0,0,30,7,16,61,0,1,60,0,1,
  1828,195,3,4,0,0,31,16,16,106,16,16,
  227,460,9,4,0,2,59,0,0,30,0,0,37,0,0,31,0,0,30,0,0,31,0,0,30,0,0,27,31,40,
  32,28,1,2,0,0,
  462,479,7,4,0,2,96,19,16,205,0,0,24,0,0,29,0,0,46,0,0,45,0,0,
  33,64,1,2,0,0,
  507,361,4,4,20,104,79,20,80,73,20,96,77,20,28,
  398,528,11,4,19,16,113,19,16,84,0,0,55,0,0,40,0,0,33,0,0,39,0,0,31,0,0,33,0,0,31,0,0,30,0,0,
  588,629,7,4,20,88,79,20,76,72,20,52,66,20,68,70,20,104,79,20,32,150,20,32,
  662,461,10,4,0,0,54,0,0,25,0,0,27,0,0,33,0,0,39,0,0,31,0,0,33,0,0,31,0,0,32,19,73,
  496,198,5,4,0,0,35,0,0,41,0,0,43,0,0,36,0,0,
  235,30,1,2,0,0,
  64,59,2,4,0,0,28,0,0,
  93,35,1,2,0,0,
  77,165,4,4,0,0,36,0,0,31,12,56,48,12,52,
  206,591,7,4,0,2,261,0,2,68,0,2,77,0,0,42,0,0,54,0,0,52,0,0,
  30,232,3,6,0,0,81,0,0,89,0,0,
  265,35,1,2,0,0,
  61,51,1,2,0,0,
  279,506,12,4,7,16,66,28,16,78,16,16,55,0,0,29,0,0,28,0,0,48,12,32,28,12,44,31,12,56,34,12,52,33,12,68,37,12,64,
};
static const uint32_t Frameworks_AppKitWindows_outline[] = {
  118,719,10,4,20,68,68,20,60,68,20,72,71,20,72,71,20,60,68,20,52,66,20,80,73,20,100,78,20,96,77,20,92,
  755,3988,46,4,0,2,675,0,2,59,0,2,60,0,2,301,0,2,370,0,2,83,0,1,83,0,1,89,0,1,89,0,1,83,7,16,188,19,16,218,0,0,27,0,0,34,0,0,52,0,0,34,0,0,54,0,0,24,0,0,55,0,0,48,0,0,49,0,0,41,0,0,71,0,0,29,0,0,30,0,0,34,0,0,57,0,0,35,0,0,39,0,0,44,11,44,41,11,24,39,12,24,26,31,80,87,12,32,107,12,56,67,12,80,78,12,80,72,12,40,62,12,80,58,12,32,61,12,20,44,12,48,55,12,44,45,12,16,38,12,64,
  39,637,11,6,0,0,30,7,16,61,0,1,49,0,1,54,0,1,56,0,1,62,0,1,57,0,1,62,0,1,71,0,1,62,0,1,
  675,21,1,2,0,0,
  57,24,1,2,0,0,
  75,250,5,6,0,0,29,7,16,60,0,1,50,0,1,52,0,1,
  297,323,5,6,0,0,30,7,16,61,0,1,73,0,1,76,0,1,
  355,51,1,2,0,0,
  2522,38,1,2,0,0,
  84,136,3,4,7,16,58,0,0,31,12,40,
  169,231,4,4,18,17,51,18,29,57,11,20,76,11,48,
  268,375,3,4,0,2,294,0,0,24,7,16,
  51,244,4,6,0,0,32,7,16,63,0,1,68,0,1,
  359,440,8,4,0,0,27,0,0,31,0,0,37,0,0,30,0,0,46,0,0,30,7,16,125,19,37,
  471,488,6,4,0,0,27,0,0,38,16,16,40,7,16,52,12,28,65,33,28,
  530,2,0,
  39,218,5,4,0,1,49,0,1,47,0,0,62,0,0,27,0,0,
  254,190,3,4,0,1,43,12,40,88,12,64,
  249,346,5,4,20,72,71,20,60,68,20,56,67,20,64,69,20,60,
  383,600,11,4,0,2,82,16,16,28,0,0,53,0,0,52,0,0,29,0,0,39,0,0,54,0,0,42,12,16,113,12,48,63,12,20,
  30,53,1,2,0,0,
  633,548,4,4,0,2,420,11,28,40,11,36,42,11,40,
  60,361,6,6,0,0,29,7,16,60,0,1,54,0,1,58,0,1,77,0,1,
  520,357,6,4,0,2,68,0,0,30,0,0,34,0,0,40,31,36,95,31,32,
  28,41,1,2,0,0,
  365,518,11,4,16,16,28,0,0,33,0,0,35,0,0,34,0,0,39,0,0,48,0,0,42,0,0,32,11,12,31,12,32,68,12,20,
  557,157,4,4,0,0,35,0,0,42,0,0,45,11,16,
  189,130,3,4,7,16,38,31,16,58,19,17,
  163,276,8,4,0,1,39,0,1,46,0,1,49,0,1,39,12,16,24,12,12,23,12,12,23,19,13,
};
static const uint32_t Frameworks_CoreLocation_outline[] = {
  1049,282,4,4,0,0,41,0,0,42,7,16,57,7,16,
  681,1484,10,4,0,0,48,0,0,42,0,0,52,0,0,50,0,0,29,11,20,43,11,24,48,7,16,254,7,16,461,12,32,
  1518,111,2,4,11,60,56,11,44,
  144,159,4,4,0,0,32,0,0,34,0,0,33,0,16,
  200,568,4,4,0,0,44,0,0,40,7,16,198,12,32,
  604,336,8,4,11,16,35,11,48,43,11,32,39,11,72,49,11,40,41,11,28,38,11,56,45,11,32,
  366,371,6,4,0,2,114,0,0,24,7,16,49,18,61,63,18,25,45,18,81,
  26,89,1,6,0,0,
  380,765,7,4,16,16,28,11,44,41,12,80,131,12,80,190,12,88,138,12,88,201,12,52,
  807,83,1,4,0,0,
  125,38,1,2,0,0,
  71,78,1,4,0,0,
  145,1447,13,4,20,60,117,20,60,113,20,60,108,20,60,127,20,148,90,20,60,106,20,60,105,20,60,139,20,60,113,20,60,145,20,60,98,20,152,91,20,156,
  1479,33,1,2,0,0,
  65,80,1,4,11,40,
  122,1262,24,4,16,16,28,0,0,61,0,0,55,0,0,52,0,0,49,0,0,53,0,0,55,11,32,43,11,28,41,11,76,75,11,84,78,19,77,87,19,93,64,19,65,58,12,116,49,12,104,46,12,60,35,12,84,41,12,80,40,12,80,40,12,76,39,12,164,61,12,60,55,12,56,
  1304,557,8,4,0,0,35,11,48,47,11,40,40,11,76,49,11,120,60,11,60,45,0,2,92,19,45,
  310,59,1,2,0,0,
};
static const uint32_t Frameworks_DisplayLinks_outline[] = {
  92,306,4,4,0,0,37,0,0,31,7,16,162,0,1,
  344,560,10,4,7,16,50,11,36,64,11,60,81,11,32,51,0,0,30,0,0,42,0,0,64,12,12,70,12,24,75,12,40,
  598,274,5,4,19,21,32,19,25,33,19,69,56,19,81,73,19,73,
};
static const uint32_t Frameworks_Entities_outline[] = {
  147,2,0,
  36,2,0,
  40,2,0,
  36,2,0,
  50,359,5,4,0,0,28,0,0,30,7,16,64,7,16,110,7,16,
  406,45,1,4,7,16,
  96,20,1,2,7,16,
  77,20,1,2,7,16,
  50,110,1,4,19,16,
  137,1108,10,4,0,16,12,19,57,86,19,45,112,19,45,121,19,45,174,19,53,131,19,53,132,19,65,109,19,49,105,19,49,
  1136,314,4,4,0,16,12,19,57,88,19,45,90,19,45,
  358,398,5,4,0,0,33,0,0,34,0,0,39,7,16,238,0,1,
  439,209,3,4,0,0,32,0,0,47,7,16,
  254,43,1,2,7,16,
  90,315,2,4,0,2,242,7,16,
  39,204,4,6,0,0,29,7,16,60,0,1,54,0,1,
  323,20,1,2,7,16,
  65,20,1,2,7,16,
  65,20,1,2,7,16,
  63,88,2,4,0,0,28,7,16,
  135,142,3,4,0,2,57,0,0,24,7,16,
  21,37,1,2,0,0,
  153,157,2,4,13,24,89,13,24,
  199,177,4,4,0,0,43,12,16,43,12,20,44,12,24,
  223,3837,29,4,0,2,680,0,2,660,7,16,19,7,16,121,0,0,23,0,0,30,0,0,45,0,0,41,0,0,47,0,0,31,11,32,73,11,32,121,11,20,106,11,44,116,11,20,43,11,76,61,12,32,171,12,44,110,12,64,104,12,40,221,12,44,114,12,32,102,12,56,124,12,32,79,12,16,137,12,92,58,33,52,192,12,16,146,12,68,
  31,650,6,6,0,0,61,7,36,180,21,12,123,21,24,118,12,12,115,11,20,
  693,617,10,6,0,0,31,4,36,49,12,24,69,12,24,72,12,36,84,11,20,50,11,20,46,11,28,51,7,36,70,12,48,
  3157,208,3,4,0,0,36,16,16,28,7,16,
  243,598,7,4,0,2,59,0,2,77,0,2,227,16,16,28,7,16,49,7,16,59,7,16,
  26,34,1,2,0,0,
  64,47,1,2,0,0,
  69,205,4,6,0,0,34,0,0,87,0,0,44,0,0,
  467,926,5,4,0,2,558,0,0,42,12,36,75,12,48,78,12,40,
  45,514,7,6,0,0,38,11,20,45,7,36,75,21,24,84,21,24,107,21,36,55,12,48,
  929,40,1,2,0,1,
  77,110,1,4,19,13,
  139,66,1,2,7,16,
  100,208,3,4,0,0,34,0,0,37,12,32,
  232,75,2,4,0,16,29,5,24,
  93,42,1,2,19,57,
  63,45,1,2,19,69,
};
static const uint32_t Frameworks_EntityGestures_outline[] = {
  111,344,4,4,0,0,33,0,0,28,7,36,110,12,28,
  407,162,1,4,19,9,
  218,309,5,4,0,2,57,0,0,18,0,0,22,11,24,47,12,20,
  342,179,3,4,0,0,29,7,16,110,0,1,
  213,180,3,4,0,0,29,7,16,110,0,1,
  237,263,3,4,11,40,75,11,60,90,11,52,
  282,256,2,4,12,76,121,12,64,
};
static const uint32_t Frameworks_KeyValueObserving_outline[] = {
  196,360,6,4,0,0,28,7,16,59,0,1,66,0,1,66,0,1,70,0,1,
  396,53,1,2,0,0,
  100,136,4,4,0,0,36,0,0,30,0,0,30,11,28,
  182,54,2,4,9,16,21,12,40,
  90,2,0,
  42,2,0,
  32,949,2,4,12,28,544,12,36,
};
static const uint32_t Frameworks_Layers_outline[] = {
  93,647,16,4,0,0,35,0,0,36,0,0,39,0,0,38,0,0,32,0,0,30,0,0,35,0,0,38,0,0,39,0,0,42,0,0,36,0,0,48,12,44,88,12,60,35,12,56,34,12,76,
  687,307,8,4,0,0,34,0,0,28,0,0,43,0,0,30,7,16,73,12,52,33,12,52,33,12,40,
};
static const uint32_t Frameworks_MapContent_outline[] = {
  208,390,7,4,0,0,27,7,16,58,0,1,59,0,1,60,0,1,62,0,1,61,0,1,
  423,21,1,2,0,0,
  57,2,0,
  57,83,2,4,0,0,27,7,16,
  114,221,2,4,7,16,137,7,16,
  245,115,1,4,12,28,
};
static const uint32_t Frameworks_MapModifiers_outline[] = {
  142,103,3,4,0,0,31,0,0,40,0,0,
  141,26,1,2,0,0,
  78,529,5,4,0,0,47,0,1,69,0,1,78,19,37,166,19,37,
  553,761,8,4,0,2,60,0,2,49,18,33,54,18,29,53,18,25,52,19,33,217,19,29,91,19,25,
  26,35,1,2,0,0,
  59,25,1,2,0,0,
  692,534,5,4,12,68,166,12,68,140,12,32,64,12,64,79,12,76,
};
static const uint32_t Frameworks_Maps_outline[] = {
  104,332,4,4,0,0,46,0,0,47,7,16,67,7,16,
  366,828,6,4,0,0,44,0,0,36,7,16,90,7,16,211,7,16,395,7,16,
  854,101,2,4,0,0,26,7,16,
  126,137,2,4,0,0,35,7,16,
  162,378,5,4,0,0,32,0,0,29,7,16,63,7,16,160,0,1,
  413,756,7,4,19,9,282,12,16,75,0,0,54,0,0,30,0,0,29,0,0,27,7,16,
  800,1804,15,4,0,0,20,0,0,41,0,0,32,0,0,30,0,0,30,0,16,264,18,37,91,19,25,140,19,25,131,19,17,158,19,17,121,19,49,167,11,76,67,11,64,46,19,9,
  1857,170,3,4,0,0,48,11,20,36,7,16,
  204,434,7,4,0,0,36,0,0,27,0,0,34,0,0,23,7,16,69,19,73,137,31,40,
  503,392,6,4,0,0,30,7,16,61,0,1,83,0,1,71,0,1,71,0,1,
  430,1017,6,4,0,2,603,0,2,159,7,16,35,12,20,62,12,20,129,12,24,
  35,569,6,6,0,2,267,16,16,30,7,16,107,0,0,45,0,0,45,0,0,
  42,226,4,8,0,0,32,7,16,63,0,1,58,0,1,
  562,124,2,6,11,32,44,11,56,
  426,74,2,4,11,20,34,11,32,
  146,197,2,4,20,100,85,20,36,
  244,291,6,4,16,16,28,0,0,66,0,0,32,0,0,43,0,0,64,11,28,
  343,300,5,4,0,0,28,7,16,59,0,1,72,0,1,69,0,1,
  332,187,4,4,11,32,51,11,32,48,11,72,52,11,16,
  224,388,4,4,0,2,210,0,2,74,7,16,35,12,36,
  35,176,4,6,16,16,30,0,0,34,0,0,39,0,0,
  211,39,1,2,11,24,
  184,2,0,
  51,161,3,4,7,16,53,7,16,37,11,20,
  209,52,1,4,4,40,
  93,2,0,
  48,169,3,4,9,16,21,7,16,68,11,40,
  225,141,4,4,16,16,28,0,0,51,0,0,28,0,0,
  180,44,1,2,11,32,
  83,496,9,4,7,16,141,16,16,55,0,0,36,0,0,45,0,0,47,0,0,48,0,0,49,0,0,43,0,0,
  548,73,2,4,0,0,36,0,0,
  128,40,1,2,0,0,
  69,36,1,2,0,0,
  95,1092,11,4,20,28,119,20,28,86,20,28,88,20,28,92,20,28,117,20,28,97,20,28,98,20,116,74,20,28,97,20,104,71,20,28,
  1134,44,1,4,7,16,
  96,224,4,4,7,16,70,16,16,80,0,0,35,0,0,
  256,1713,21,4,0,0,53,0,0,43,0,0,57,0,0,39,0,0,42,0,0,63,0,0,45,12,36,95,12,36,110,12,52,95,12,56,83,12,64,117,0,0,57,12,40,80,12,44,74,12,56,131,12,64,82,12,72,87,12,32,115,12,68,126,12,116,
};
static const uint32_t Frameworks_Media_outline[] = {
  247,1189,13,4,0,0,26,0,0,30,7,16,106,7,16,186,0,1,58,0,1,61,11,28,46,11,28,91,19,5,80,19,9,116,12,16,74,19,5,156,19,5,
  1594,210,4,4,0,0,30,7,16,61,0,1,58,0,1,
  250,54,1,2,0,0,
  86,105,3,4,0,0,23,7,16,39,11,32,
  139,32,1,2,11,12,
  69,403,7,4,0,2,64,0,1,117,0,0,28,7,16,57,7,16,53,11,24,41,11,32,
  28,37,1,2,0,0,
  404,96,1,4,0,1,
  129,1386,21,4,0,2,92,0,2,65,16,16,28,7,16,65,7,16,70,0,0,53,0,0,29,0,0,31,0,0,29,0,0,53,11,68,85,0,0,26,12,16,34,12,20,35,12,44,48,12,16,53,12,16,123,12,16,132,12,72,126,12,92,153,12,72,
  39,54,1,2,0,0,
  90,29,1,2,0,0,
  1295,122,2,4,7,16,77,16,16,
  161,71,1,4,7,16,
  108,143,3,4,16,16,28,7,16,81,0,0,
  198,76,2,4,0,0,31,0,0,
  139,212,2,4,20,108,105,20,120,
  250,717,13,4,7,16,157,7,16,36,0,0,57,0,0,44,0,0,31,0,0,29,0,0,31,0,0,43,11,32,42,31,52,66,31,16,91,12,20,44,12,16,
  757,248,4,4,7,16,59,0,0,46,31,24,95,12,16,
  287,1230,8,4,0,2,311,0,2,246,0,2,341,0,1,41,19,57,69,12,44,58,12,44,109,12,36,
  37,275,5,6,0,0,22,0,1,61,0,1,59,0,1,57,0,1,
  307,214,4,6,0,0,22,0,1,57,0,1,67,0,1,
  258,297,5,6,0,0,30,7,16,61,0,1,67,0,1,64,0,1,
  697,365,3,4,20,68,120,20,68,121,20,68,
  412,38,1,2,7,16,
  80,239,6,4,0,0,34,0,0,44,0,0,31,0,0,40,0,0,31,7,16,
  283,331,6,4,0,2,54,16,16,28,0,0,63,11,40,40,12,20,55,31,48,
  31,24,1,2,0,0,
  340,421,4,4,20,29,82,19,77,114,19,53,82,19,53,
  462,252,6,4,16,16,28,0,0,44,12,48,50,12,44,50,12,72,38,12,76,
  302,89,2,4,16,16,28,7,16,
};
static const uint32_t Frameworks_PhotoPickers_outline[] = {
  3038,792,2,4,12,48,346,12,48,
};
static const uint32_t Frameworks_Photos_outline[] = {
  116,755,10,4,0,0,20,0,1,61,0,1,61,0,1,69,0,1,71,0,1,67,0,1,71,19,13,112,19,13,112,19,13,
  795,65,1,4,0,0,
  97,31,1,2,0,0,
  63,88,2,4,11,60,44,11,48,
  127,492,5,4,0,1,41,19,25,61,19,77,119,19,81,119,19,81,
  535,39,1,2,0,0,
  76,138,4,4,7,16,19,7,16,47,0,0,37,0,0,
  168,83,2,4,0,0,42,0,0,
  148,95,1,4,5,24,
  150,313,4,4,0,0,50,7,16,139,16,16,55,0,0,
};
static const uint32_t Frameworks_Quaternions_outline[] = {
  165,877,8,4,0,0,34,7,16,47,7,16,91,7,16,164,11,16,38,11,16,72,11,20,66,19,5,
};
static const uint32_t Frameworks_RealityViews_outline[] = {
  116,197,3,4,0,0,50,12,12,64,12,24,
  235,69,1,4,12,24,
  258,295,4,4,0,2,32,0,0,77,0,0,35,5,24,
  1393,115,2,4,0,2,32,12,36,
};
static const uint32_t Frameworks_SceneViews_outline[] = {
  86,818,9,4,0,2,44,0,2,328,16,16,67,7,16,127,16,16,55,0,0,37,0,0,45,12,24,59,12,60,
  27,18,1,2,0,0,
  59,287,5,6,0,0,29,7,16,60,0,1,65,0,1,66,0,1,
};
static const uint32_t Frameworks_SelectorTargets_outline[] = {
  141,355,1,4,12,44,
  372,300,1,4,40,57,
  320,382,2,4,12,28,227,33,28,
};
static const uint32_t Frameworks_Selectors_outline[] = {
  183,1234,11,4,0,0,20,0,0,33,7,16,77,7,16,64,0,16,112,12,29,238,12,29,309,12,29,173,19,9,90,12,16,72,11,44,
};
static const uint32_t Frameworks_Store_outline[] = {
  131,127,2,4,0,0,79,0,0,
  171,650,5,4,0,2,195,0,0,80,0,0,28,11,72,153,11,48,
  41,155,2,6,0,0,80,0,0,
  715,1505,26,4,0,2,81,0,2,82,0,2,85,0,0,24,0,0,32,0,0,31,0,0,46,0,0,32,0,0,40,0,0,35,0,0,35,0,0,49,0,0,42,0,0,30,0,0,36,0,0,36,0,0,42,19,9,94,12,16,69,12,24,32,18,29,74,18,13,70,18,41,77,18,77,86,19,25,115,19,73,
  50,32,1,2,0,0,
  84,30,1,2,0,0,
  1428,2852,20,4,0,2,364,0,2,115,0,2,318,0,2,186,0,2,138,0,2,855,0,0,24,0,0,31,0,0,33,0,0,33,0,0,28,0,0,34,0,0,37,0,0,45,19,9,74,12,16,69,19,33,162,12,32,116,11,68,93,11,72,
  50,315,5,6,0,0,22,0,1,68,0,1,74,0,1,72,0,1,
  345,85,1,6,0,0,
  137,266,3,6,0,0,22,19,61,127,19,33,
  322,130,3,6,0,2,73,0,0,26,0,0,
  43,31,1,2,0,0,
  142,83,2,6,0,0,42,0,0,
  137,801,8,6,0,2,134,0,2,183,0,2,200,0,0,43,0,0,54,0,0,53,11,24,60,11,92,
  51,84,1,8,0,0,
  135,132,3,8,0,0,37,0,0,42,0,0,
  158,174,3,8,0,0,37,0,0,68,0,0,
  1354,277,4,4,18,61,51,19,17,44,19,53,93,19,93,
  325,166,2,4,19,53,70,19,53,
  1212,182,1,4,33,56,
  211,62,1,4,11,32,
  78,281,2,4,12,80,115,12,100,
};
static const uint32_t Frameworks_Tips_outline[] = {
  170,2,0,
  20,3735,18,4,0,2,76,0,2,87,0,2,91,0,2,142,0,2,108,0,2,554,0,2,48,0,2,129,0,2,353,0,2,578,0,2,923,0,2,144,0,2,119,0,2,129,19,37,80,19,57,75,19,85,48,19,85,
  45,32,1,2,7,16,
  84,35,1,2,7,16,
  82,44,1,2,7,16,
  98,88,1,6,0,0,
  130,66,1,6,0,0,
  104,516,5,6,0,0,26,0,0,23,0,0,29,7,16,218,7,16,
  538,26,1,2,0,0,
  59,57,1,6,0,1,
  147,302,3,6,0,0,22,0,16,44,11,48,
  352,528,7,6,0,2,53,0,0,26,0,0,48,7,16,45,11,36,132,12,24,50,12,48,
  29,25,1,2,0,0,
  536,886,4,6,0,2,306,0,2,314,19,65,130,19,69,
  37,270,5,8,0,1,55,0,1,52,0,1,51,0,1,52,0,1,
  307,277,3,8,0,1,65,19,13,86,19,57,
  587,99,1,6,19,41,
  141,77,1,6,19,41,
  121,85,1,6,19,41,
  470,447,5,4,0,0,40,7,16,81,7,16,123,11,48,134,11,56,
  542,456,6,4,0,1,35,0,0,55,0,16,12,5,24,126,5,40,145,5,20,
  502,624,16,4,0,2,31,0,2,33,0,2,29,0,2,35,0,2,33,0,2,38,0,2,51,0,2,67,4,8,25,4,20,26,4,28,29,4,20,28,4,20,28,24,28,57,22,20,51,25,28,
  639,691,11,4,11,8,58,11,28,36,11,20,35,11,20,35,11,28,43,11,20,39,11,28,45,11,24,188,11,52,58,12,40,109,12,64,
  735,724,5,4,0,0,21,0,0,37,7,16,156,7,16,157,11,16,
  740,643,5,4,12,40,350,12,52,65,12,48,65,12,60,96,12,48,
  675,20,1,2,7,16,
};
static const uint32_t Frameworks_UIKitAppearances_outline[] = {
  93,33,1,2,0,0,
  76,38,1,2,0,0,
  103,478,7,4,0,0,30,7,16,61,0,1,69,0,1,71,0,1,69,0,1,79,0,1,
  520,350,6,4,16,16,28,11,72,65,11,76,72,11,68,70,11,48,41,18,29,
  390,377,9,4,16,16,28,0,0,39,0,0,39,0,0,45,0,0,35,0,0,35,12,120,50,12,116,49,12,136,
  434,148,2,4,0,0,70,0,0,
  200,106,2,4,0,0,33,0,0,
  153,109,2,4,0,0,52,0,0,
  159,130,2,4,0,0,64,0,0,
  159,533,5,4,0,2,280,18,73,55,18,85,58,18,109,64,19,17,
  31,250,4,6,0,0,22,0,1,73,0,1,75,0,1,
  563,41,1,4,12,16,
  95,163,3,4,7,16,31,7,16,33,12,20,
};
static const uint32_t Frameworks_UIKitControllers_outline[] = {
  114,145,2,4,0,0,80,0,0,
  186,68,1,4,0,0,
  107,26,1,2,0,0,
  99,2,0,
  44,316,4,4,0,0,33,0,0,38,0,0,43,7,16,
  420,297,3,4,7,16,48,12,128,78,12,100,
  332,49,1,2,0,0,
  93,4318,69,4,7,16,66,28,16,78,16,16,55,0,0,38,0,0,28,0,0,48,0,0,73,0,0,73,0,0,43,0,0,46,0,0,49,0,0,56,0,0,75,0,0,60,0,0,57,0,0,69,11,96,65,11,80,67,11,64,59,11,48,42,11,64,46,11,92,68,11,88,52,11,120,60,11,120,94,11,60,72,12,32,28,12,64,36,12,44,31,12,56,50,12,60,51,12,52,49,12,68,53,12,64,52,12,88,42,12,84,41,12,64,36,12,96,44,12,96,44,12,96,74,12,92,43,12,132,53,12,184,66,12,28,176,12,28,129,12,32,122,12,64,103,12,32,62,12,28,61,12,16,68,12,72,122,12,108,47,12,104,46,12,116,88,12,84,41,12,40,91,0,0,31,12,28,69,12,48,79,11,64,45,11,176,96,11,132,79,11,88,63,11,92,64,11,124,72,11,80,50,11,132,63,11,112,69,11,40,
  4370,515,11,4,0,2,75,0,0,28,0,0,32,0,0,29,0,0,49,0,0,50,0,0,52,0,0,53,0,0,38,0,0,37,0,0,
  43,33,1,2,0,0,
  510,623,11,4,0,0,40,0,0,34,0,0,36,0,0,65,0,0,70,0,0,62,0,0,59,0,0,62,0,0,35,19,41,75,12,72,
  654,27,1,2,0,0,
  110,320,2,4,20,80,159,20,80,
  375,1231,12,4,19,16,145,0,0,66,0,0,54,0,0,47,0,0,43,0,0,91,11,68,75,11,84,79,12,72,126,33,68,163,33,92,225,12,88,
  1269,331,4,4,16,16,28,7,16,126,7,16,141,0,0,
  362,327,7,4,0,0,36,0,0,36,0,0,47,0,0,34,0,0,55,0,0,55,19,41,
  378,117,3,4,0,0,50,0,0,31,0,0,
  171,57,1,4,0,0,
  138,369,2,4,20,72,155,20,72,
  452,504,4,4,20,68,93,20,68,93,5,72,158,5,72,
  557,853,9,4,0,2,61,0,2,71,0,2,65,0,2,59,19,16,194,0,0,64,0,0,68,0,0,68,12,72,
  37,25,1,2,0,0,
  67,29,1,2,0,0,
  69,25,1,2,0,0,
  63,21,1,2,0,0,
  655,291,5,4,0,2,65,0,0,28,0,0,26,0,0,30,7,16,
  27,39,1,2,0,0,
  314,647,7,4,0,2,53,19,16,180,0,0,30,0,0,56,0,0,53,12,36,76,12,48,
  27,27,1,2,0,0,
};
static const uint32_t Frameworks_UIKitControls_outline[] = {
  126,2,0,
  40,273,4,4,0,0,27,0,0,29,0,0,35,7,16,
  309,193,3,4,0,0,27,0,0,39,7,16,
  225,1756,10,4,0,2,695,0,2,340,0,0,52,0,0,30,0,0,32,0,0,35,12,36,220,12,48,84,12,36,133,12,44,
  45,651,11,6,0,0,30,7,16,61,0,1,53,0,1,58,0,1,60,0,1,59,0,1,69,0,1,63,0,1,63,0,1,62,0,1,
  695,296,6,6,0,0,30,7,16,61,0,1,41,0,1,55,0,1,52,0,1,
  1050,1800,16,4,0,2,100,0,2,644,19,16,195,19,16,192,0,0,43,0,0,27,0,0,46,0,0,46,0,0,53,0,0,37,11,48,56,12,32,86,12,20,68,12,52,68,12,32,63,12,72,
  32,69,1,2,0,0,
  100,613,11,6,0,0,30,0,0,33,0,0,31,0,0,45,0,0,45,19,21,68,19,25,69,19,25,69,19,17,67,19,33,71,19,69,
  1702,135,3,4,0,0,26,0,0,35,12,20,
  169,414,9,4,0,0,30,0,0,37,0,0,37,0,0,33,0,0,45,0,0,45,0,0,38,12,32,78,12,52,
  449,123,4,4,0,0,25,0,0,32,0,0,34,0,0,
  167,446,6,4,19,16,116,0,0,47,0,0,39,0,0,48,19,41,81,12,88,
  484,214,5,4,0,2,73,0,0,27,0,0,32,0,0,32,0,0,
  26,48,1,2,0,0,
  227,341,7,4,0,0,31,0,0,29,0,0,40,0,0,46,0,0,53,19,41,71,12,16,
  383,161,3,4,0,0,47,12,60,56,12,52,
  206,90,3,4,0,0,28,0,0,29,0,0,
  131,689,7,4,0,2,50,0,2,218,16,16,28,7,16,129,7,16,130,7,16,94,7,16,
  27,24,1,2,0,0,
  55,187,2,6,0,0,90,0,0,
};
static const uint32_t Frameworks_UIKitFonts_outline[] = {
  118,2744,15,4,0,2,635,0,2,859,0,0,30,0,0,32,11,40,53,0,16,87,19,16,96,19,41,138,19,57,120,19,65,124,19,81,148,19,101,144,19,53,127,18,57,51,12,32,
  53,583,11,6,0,0,33,7,16,64,0,1,58,0,1,52,0,1,53,0,1,52,0,1,54,0,1,55,0,1,51,0,1,53,0,1,
  638,804,13,6,0,0,32,7,16,63,0,1,69,0,1,61,0,1,61,0,1,61,0,1,65,0,1,71,0,1,57,0,1,63,0,1,65,0,1,65,0,1,
  2069,89,1,4,7,16,
};
static const uint32_t Frameworks_UIKitGestures_outline[] = {
  144,763,5,4,20,112,109,20,68,181,20,68,170,20,68,172,20,68,
  818,493,10,4,0,2,85,7,16,50,16,16,28,0,0,36,0,0,30,0,0,41,0,0,63,11,16,35,12,36,60,12,32,
  27,59,1,2,0,0,
  524,82,2,4,0,0,38,0,0,
  146,57,1,4,0,0,
  115,204,3,4,12,44,65,12,32,62,12,56,
  264,33,1,2,0,0,
  93,385,2,4,0,2,341,0,0,
  39,303,6,6,0,0,30,7,16,61,0,1,53,0,1,52,0,1,50,0,1,
};
static const uint32_t Frameworks_UIKitPickers_outline[] = {
  140,255,2,4,20,84,164,20,120,
  317,876,7,4,0,2,78,0,2,486,0,0,100,0,0,50,0,0,35,0,0,43,19,85,
  32,47,1,2,0,0,
  100,433,7,6,0,0,32,7,16,63,0,1,73,0,1,69,0,1,63,0,1,63,0,1,
  779,371,1,4,0,2,
  59,310,5,6,0,0,32,7,16,63,0,1,60,0,1,66,0,1,
  369,427,5,4,0,2,115,7,16,122,16,16,55,0,0,63,0,0,
  504,218,2,4,20,56,120,20,104,
  281,364,4,4,19,16,135,19,16,121,0,0,60,0,0,
};
static const uint32_t Frameworks_UIKitResponders_outline[] = {
  94,2,0,
  34,62,1,4,0,2,
  34,26,1,2,0,0,
  60,2,0,
  40,2,0,
  34,65,1,4,12,32,
  112,2245,30,4,0,1,89,0,1,87,0,1,89,0,1,87,0,1,108,0,1,101,0,1,84,0,1,80,0,1,98,0,1,92,0,1,78,16,16,28,11,16,40,11,64,46,11,92,53,31,80,74,31,80,74,12,48,77,12,48,77,12,48,77,12,64,81,11,92,52,11,36,40,11,72,49,11,44,47,12,48,84,12,48,84,12,44,83,12,44,83,12,64,
};
static const uint32_t Frameworks_UIKitScenes_outline[] = {
  111,255,3,4,0,0,84,11,40,83,11,44,
  308,616,9,4,0,0,28,7,16,59,0,1,71,0,1,81,0,1,77,0,1,77,0,1,73,0,1,80,0,1,
  659,32,1,2,0,0,
  100,736,9,4,20,20,148,20,72,59,20,80,61,20,84,62,20,96,65,20,92,64,20,20,103,20,20,85,20,96,
  809,179,1,4,20,44,
  218,443,5,4,0,2,246,0,0,24,0,0,42,0,16,73,0,0,
  51,196,3,6,0,0,32,7,16,63,0,1,
  437,255,5,4,0,0,27,0,0,39,0,0,38,0,0,35,7,16,
  302,58,2,4,0,0,22,0,16,
  108,185,3,4,0,0,26,0,0,36,7,16,
  231,942,11,4,0,2,116,0,2,234,0,1,86,0,1,92,0,1,100,0,1,106,9,16,21,0,0,46,11,60,62,0,0,33,0,0,
  37,80,1,6,0,0,
  130,184,3,6,11,44,57,11,56,58,11,48,
  812,505,6,4,0,2,181,11,28,40,11,36,42,11,24,40,11,80,72,12,84,
  38,144,1,6,19,13,
};
static const uint32_t Frameworks_UIKitTables_outline[] = {
  105,240,5,4,7,16,64,7,16,66,11,28,38,11,12,34,11,16,
  280,2,0,
  68,95,3,4,0,0,27,0,0,36,0,0,
  172,273,4,4,0,0,24,7,16,76,12,28,84,12,28,
  349,1984,16,4,20,36,95,20,36,102,20,36,133,20,36,138,20,36,114,20,36,123,20,36,116,20,36,116,20,36,114,20,36,114,20,36,117,20,36,117,20,36,118,20,36,141,20,36,161,20,36,
  2058,1087,10,4,20,64,73,20,36,115,20,36,115,20,36,109,20,36,109,20,72,82,20,36,149,20,36,141,5,36,86,5,36,
  1125,1187,18,4,0,2,74,0,2,62,0,2,123,0,2,71,7,16,87,16,16,55,0,0,36,0,0,45,0,0,51,0,0,53,0,0,48,0,0,53,0,0,65,12,108,113,12,60,35,12,48,32,12,44,63,19,41,
  31,44,1,2,0,0,
  77,29,1,2,0,0,
  63,89,1,6,0,0,
  124,36,1,2,0,0,
  932,2138,32,4,0,2,63,0,2,109,0,2,60,19,16,83,0,0,59,0,0,56,0,0,38,0,0,37,0,0,46,0,0,38,0,0,38,0,0,36,0,1,53,19,41,67,12,32,88,12,76,188,12,76,97,12,40,30,12,40,81,12,40,81,12,40,81,12,44,65,12,44,94,0,2,69,12,36,104,12,40,73,12,40,91,0,0,31,11,92,57,11,96,60,12,48,32,12,40,
  27,37,1,2,0,0,
  70,76,1,6,0,0,
  111,25,1,2,0,0,
  1416,34,1,2,0,0,
  614,425,4,4,19,16,93,0,0,53,12,36,105,12,36,
  468,267,4,4,0,2,54,0,0,39,0,0,29,7,16,
  27,28,1,2,0,0,
  292,51,1,4,7,16,
  98,2,0,
  67,321,6,4,0,2,65,0,0,54,0,0,46,0,0,51,0,0,46,0,0,
  37,29,1,2,0,0,
  331,36,1,2,12,60,
  97,104,2,4,0,0,36,0,0,
  165,116,1,4,12,108,
  197,680,5,4,20,56,116,20,56,118,20,56,130,20,56,154,20,56,
  759,508,4,4,20,64,83,20,56,186,5,56,110,5,56,
  553,2129,16,4,7,16,117,16,16,55,0,0,64,12,32,92,12,76,209,0,2,280,12,116,234,12,40,30,12,44,52,12,44,52,12,44,52,12,48,103,12,76,148,0,2,515,0,0,61,11,104,
  606,212,3,6,0,2,114,0,0,26,7,16,
  926,472,8,6,0,0,30,7,16,61,0,1,56,0,1,71,0,1,59,0,1,57,0,1,74,0,1,
  712,593,5,4,7,16,115,16,16,55,0,0,137,12,56,123,12,56,
  666,639,5,4,20,40,131,20,40,156,20,40,118,20,40,114,20,40,
  708,158,2,4,5,72,62,5,40,
  193,309,5,4,0,0,56,0,0,60,12,36,83,12,44,68,12,76,
};
static const uint32_t Frameworks_UIKitTexts_outline[] = {
  68,48,1,2,0,0,
  83,115,2,4,0,0,86,0,0,
  148,172,2,4,0,0,94,0,0,
  206,111,2,4,0,0,90,0,0,
  154,27,1,2,0,0,
  74,46,1,2,0,0,
  107,662,10,4,0,0,30,7,16,61,0,1,63,0,1,72,0,1,71,0,1,71,0,1,78,0,1,79,0,1,73,0,1,
  708,279,5,4,0,0,28,7,16,59,0,1,67,0,1,60,0,1,
  319,147,3,4,0,0,46,0,0,38,0,0,
  177,464,10,4,0,0,27,0,0,49,0,0,59,0,0,33,0,0,53,0,0,31,0,0,62,0,0,47,0,0,55,0,0,
  536,697,8,4,20,108,84,20,96,73,20,100,82,20,88,71,20,36,153,20,108,76,20,80,77,20,84,
  734,1418,28,4,0,2,71,0,2,80,0,0,55,0,0,32,0,0,34,0,0,27,0,0,33,0,0,53,0,0,44,0,0,46,0,0,39,0,0,51,0,0,53,0,0,67,0,0,77,0,0,49,0,0,26,20,72,113,0,0,22,20,36,96,11,36,39,0,0,55,0,0,47,0,0,56,0,0,31,0,0,32,0,0,43,0,0,
  33,39,1,2,0,0,
  68,51,1,2,0,0,
  1392,574,7,4,20,104,81,20,96,79,20,92,70,20,84,68,20,32,136,20,68,64,20,104,
  613,1190,22,4,0,0,32,0,0,49,0,0,27,0,0,33,0,0,53,0,0,31,0,0,33,0,0,55,0,0,49,0,0,57,0,0,47,0,0,67,12,80,56,0,0,61,0,0,85,0,0,51,0,0,53,0,0,67,0,0,77,0,0,26,20,72,113,19,41,
  1262,567,7,4,20,108,84,20,112,77,20,100,82,20,104,75,20,36,92,20,112,77,20,112,
  601,440,8,4,0,2,65,0,0,55,0,0,27,0,0,34,0,0,39,0,0,44,0,0,77,12,80,
  28,38,1,2,0,0,
  444,133,2,4,0,0,39,12,32,
};
static const uint32_t Frameworks_UIKitViews_outline[] = {
  38,278,3,4,0,0,47,7,16,186,0,1,
  321,395,5,4,0,0,31,0,0,30,0,16,52,19,33,138,19,41,
  440,932,6,4,12,40,179,12,40,167,12,40,164,12,40,132,12,40,145,12,40,
  970,451,10,4,0,0,46,0,0,47,0,0,43,0,0,44,0,0,42,0,0,45,0,0,44,0,0,45,0,0,46,0,0,
  485,6036,87,4,0,2,133,0,2,616,0,2,279,7,16,75,28,16,65,16,16,55,0,0,27,11,24,146,0,0,35,0,0,52,0,0,39,0,0,33,0,0,32,0,0,30,0,0,29,0,0,45,0,0,35,0,0,21,0,0,51,0,0,53,0,0,62,0,0,41,0,0,46,0,0,31,0,0,50,0,0,50,11,24,39,11,80,52,11,56,52,0,0,51,0,0,50,0,0,56,0,0,46,0,0,47,0,0,43,0,0,44,0,0,42,0,0,45,0,0,44,0,0,45,0,0,46,0,0,46,12,40,130,12,52,80,12,76,53,12,68,51,12,76,112,12,80,143,12,56,69,12,56,34,12,56,34,12,60,35,12,36,29,12,48,62,12,56,34,12,68,37,12,72,38,12,92,43,12,88,42,12,96,74,12,32,58,12,32,54,12,52,47,12,68,51,12,28,81,12,20,106,12,92,73,12,44,139,12,120,50,12,100,45,12,28,79,12,28,81,17,41,57,17,117,65,11,60,72,11,88,53,11,84,52,11,76,57,12,72,38,12,60,35,12,16,38,12,100,116,12,156,130,31,40,76,19,29,255,19,93,82,19,81,
  33,101,1,6,0,0,
  146,571,9,6,0,0,30,7,16,61,0,1,69,0,1,66,0,1,67,0,1,66,0,1,64,0,1,67,0,1,
  616,234,4,6,0,0,30,7,16,61,0,1,68,0,1,
  5328,381,7,4,0,0,29,7,16,60,7,16,62,7,16,62,0,1,54,0,1,56,0,1,
  411,57,1,4,0,2,
  26,29,1,2,0,0,
  62,864,11,4,0,2,311,7,16,112,16,16,67,16,16,55,0,0,51,0,0,46,0,0,40,0,0,75,11,44,40,12,68,37,12,28,
  52,260,5,6,0,0,33,7,16,64,0,1,50,0,1,52,0,1,
  886,1210,13,4,20,76,70,20,68,68,20,108,78,20,100,169,20,96,113,20,124,82,20,112,79,20,136,85,20,56,77,20,104,102,20,92,123,20,108,86,20,96,
  1245,852,17,4,0,2,74,0,0,56,0,0,42,0,0,39,0,0,46,0,0,36,0,0,37,0,0,28,0,0,49,0,0,51,0,0,43,0,0,43,0,0,36,0,0,60,0,0,47,12,64,93,12,76,
  41,34,1,2,0,0,
  845,797,10,4,0,2,99,0,2,115,19,16,132,0,0,58,0,0,55,0,0,40,0,0,46,0,0,34,12,72,110,12,84,
  31,69,1,2,0,0,
  102,82,1,6,0,0,
  698,132,2,4,19,16,100,0,0,
  171,2,0,
  45,230,2,4,0,2,196,7,16,
  27,170,2,6,0,0,78,0,0,
  244,186,3,4,19,16,110,0,0,37,0,0,
  232,385,8,4,0,2,60,19,16,68,0,0,34,0,0,29,0,0,37,0,0,46,12,56,54,12,52,
  27,34,1,2,0,0,
  395,126,2,4,0,0,33,12,44,
};
static const uint32_t Frameworks_UserNotifications_outline[] = {
  239,426,7,4,0,0,28,7,16,59,0,1,64,0,1,64,0,1,64,0,1,73,0,1,
  496,466,7,4,0,0,28,7,16,59,0,1,75,0,1,75,0,1,75,0,1,74,0,1,
  516,68,1,4,0,0,
  119,51,1,4,0,0,
  98,78,1,4,11,76,
  122,80,1,4,19,29,
  126,336,8,4,11,20,34,11,32,37,11,16,33,11,20,38,11,20,49,11,32,50,11,72,47,11,64,
  402,1092,18,4,16,16,28,0,0,18,0,0,21,0,0,17,0,0,24,0,0,35,0,0,38,0,0,21,0,0,19,20,20,91,20,32,100,20,16,88,20,20,94,20,20,105,20,32,104,20,72,110,20,64,104,0,0,
  1138,76,2,4,0,0,27,0,16,
  147,177,2,4,0,0,40,7,16,
  244,189,2,4,0,0,44,7,16,
  235,324,4,4,0,0,32,0,0,44,0,0,45,7,16,
  363,110,2,4,0,0,44,0,16,
  157,221,3,4,0,0,42,0,0,38,0,16,
  285,239,4,4,0,0,28,7,16,59,0,1,75,0,1,
  284,216,3,4,0,0,32,0,0,27,7,16,
  263,250,3,4,0,0,32,0,0,45,7,16,
  324,853,5,4,20,88,218,20,88,174,20,88,188,20,88,137,20,88,
  902,2158,20,4,0,1,50,19,29,71,0,0,68,0,0,103,33,80,133,12,80,178,12,80,104,12,92,157,5,20,160,12,12,84,12,12,171,12,108,91,12,120,150,12,132,157,12,144,72,12,112,85,12,124,51,12,100,86,12,52,58,12,52,
};
static const uint32_t Frameworks_VideoPlayers_outline[] = {
};
static const uint32_t Frameworks_WebPages_outline[] = {
  132,707,13,4,0,2,185,7,16,19,7,16,47,0,0,36,11,20,34,11,36,39,11,68,45,0,0,38,12,16,64,12,16,51,12,16,65,12,24,50,12,44,
  32,154,3,6,7,16,21,0,0,65,0,0,
};
static const uint32_t Frameworks_WebViews_outline[] = {
  87,186,4,4,16,16,28,0,0,42,0,0,59,0,0,
  231,75,2,4,16,16,28,0,0,
  119,39,1,2,0,0,
  76,339,4,4,0,0,28,0,0,54,0,0,38,7,16,
  379,112,3,4,11,16,30,11,16,33,16,28,
  176,124,1,4,5,84,
  172,371,6,4,16,16,28,0,0,59,12,12,74,12,104,66,12,52,83,12,80,
  413,2,0,
  45,218,3,4,20,29,80,19,53,84,0,0,
  265,382,7,4,16,16,28,0,0,43,0,0,87,0,0,63,0,0,61,0,0,47,0,0,
  419,2,0,
  38,125,2,4,11,44,40,11,28,
  166,2,0,
  37,89,1,4,0,0,
  132,189,3,4,11,28,82,11,56,57,11,44,
  232,32,1,2,0,0,
  77,215,2,4,11,32,168,11,60,
  260,32,1,2,0,0,
  94,1293,10,4,20,28,178,20,28,148,20,28,184,20,28,114,20,28,137,20,28,145,20,28,94,20,28,89,20,28,120,20,144,
  1347,465,3,4,20,28,211,20,60,60,20,28,
  497,1680,24,4,0,0,51,7,16,177,28,16,65,16,16,55,0,0,66,0,0,50,0,0,41,0,0,36,11,20,36,11,36,39,11,68,45,11,36,39,11,48,42,0,0,57,0,0,38,0,0,35,31,16,121,33,56,137,33,44,162,31,24,67,31,24,67,31,36,70,12,44,31,12,72,
};
static const uint32_t Glibc_Constants_outline[] = {
};
static const uint32_t Glibc_Files_outline[] = {
  250,2215,5,4,11,20,36,11,20,35,11,32,41,11,24,38,11,24,
  2246,438,13,4,0,0,30,0,0,30,0,0,32,0,0,33,0,0,32,0,0,32,0,0,30,0,0,33,0,0,32,0,0,44,0,0,44,0,0,44,7,16,
};
static const uint32_t Glibc_Processes_outline[] = {
};
static const uint32_t Glibc_Streams_outline[] = {
};
static const uint32_t Glibc_Types_outline[] = {
  1288,88,1,4,7,16,
  123,180,4,4,0,0,29,0,0,30,7,16,19,7,16,
  214,180,4,4,0,0,29,0,0,30,7,16,19,7,16,
  213,196,4,4,0,0,32,0,0,32,7,16,19,7,16,
  230,358,6,4,0,0,32,0,0,32,0,0,35,0,0,35,7,16,19,7,16,
  391,243,5,4,0,0,27,0,0,31,0,0,32,7,16,19,7,16,
  283,296,6,4,0,0,27,0,0,30,0,0,32,0,0,29,7,16,19,7,16,
  333,176,4,4,0,0,30,0,0,30,7,16,19,7,16,
  205,340,11,4,0,0,31,0,0,31,0,0,32,0,0,32,0,0,31,0,0,32,0,0,32,0,0,32,0,0,33,0,0,32,7,16,
  374,185,6,4,0,0,33,0,0,33,0,0,33,0,0,33,0,0,31,7,16,
  218,267,8,4,0,0,43,0,0,43,0,0,32,0,0,32,0,0,32,0,0,31,0,0,32,7,16,
  302,53,2,4,0,0,31,7,16,
  89,53,2,4,0,0,31,7,16,
  87,52,2,4,0,0,30,7,16,
  105,53,2,4,0,0,31,7,16,
  97,53,2,4,0,0,31,7,16,
  94,50,2,4,0,0,28,7,16,
  92,52,2,4,0,0,30,7,16,
  93,52,2,4,0,0,30,7,16,
};
static const uint32_t Memory_Allocation_outline[] = {
};
static const uint32_t Memory_ArrayMemory_outline[] = {
  36,1528,6,4,5,60,188,14,88,225,14,156,213,5,92,278,14,120,444,5,128,
};
static const uint32_t Memory_ArraySliceMemory_outline[] = {
  124,847,4,4,5,92,179,5,60,157,5,128,189,14,120,
};
static const uint32_t Memory_Buffers_outline[] = {
  136,28,1,4,4,20,
  47,150,4,4,4,40,28,4,32,30,5,20,44,5,20,
};
static const uint32_t Memory_ContiguousArrayMemory_outline[] = {
  134,847,4,4,5,92,179,5,60,157,5,128,189,14,120,
};
static const uint32_t Memory_DataMemory_outline[] = {
  35,636,5,4,5,60,152,14,88,182,0,16,116,0,16,88,0,16,
};
static const uint32_t Memory_LentMemory_outline[] = {
};
static const uint32_t Memory_Memories_outline[] = {
  249,486,9,4,0,0,20,0,1,117,0,1,48,0,16,81,0,16,51,4,40,28,5,40,65,5,44,55,5,20,
  562,1890,11,4,0,0,28,0,16,79,0,16,82,5,24,161,5,20,211,5,24,104,5,20,117,13,40,82,14,40,458,14,44,522,14,20,
  2001,243,2,4,14,40,123,14,44,
  343,894,9,4,0,0,24,0,0,19,0,16,135,14,20,185,14,24,191,13,40,62,14,40,119,14,44,114,14,20,
};
static const uint32_t Memory_MemoryAccess_outline[] = {
};
static const uint32_t Memory_MemoryFunctions_outline[] = {
};
static const uint32_t Memory_OpaquePointer_outline[] = {
  81,669,9,4,0,0,26,0,0,19,12,9,81,5,16,68,0,16,102,0,16,76,0,16,83,0,16,102,0,16,
  701,94,1,4,0,16,
  119,94,1,4,0,16,
};
static const uint32_t Memory_PointerNumbers_outline[] = {
  34,255,2,4,0,16,171,0,16,
  271,205,2,4,0,16,101,0,16,
};
static const uint32_t Memory_Pointers_outline[] = {
  158,169,3,4,4,32,94,4,20,32,0,16,
  192,1071,12,103,0,16,235,0,16,81,5,36,47,5,44,50,12,5,72,12,5,72,12,5,73,12,5,72,12,9,65,12,9,65,12,5,79,4,64,
  1103,141,4,4,0,2,25,4,28,40,4,24,26,0,16,
  161,688,6,4,4,32,81,4,20,36,0,16,211,5,32,82,5,32,98,5,32,
};
static const uint32_t Memory_RawMemory_outline[] = {
  260,782,8,4,0,0,86,0,0,26,0,16,131,5,28,189,13,40,53,14,40,122,14,44,117,14,20,
  935,1460,8,4,0,0,28,0,16,187,13,40,52,14,20,332,14,40,164,14,44,159,14,20,125,5,44,
};
static const uint32_t Memory_RawPointers_outline[] = {
  61,106,3,4,4,28,34,4,28,27,0,16,
  129,1145,8,4,4,32,51,4,20,36,0,16,88,5,32,84,5,32,65,5,16,251,5,52,163,5,24,
  1183,943,11,4,0,0,26,0,0,19,12,9,81,5,16,68,0,16,102,0,16,129,0,16,136,0,16,109,5,76,109,5,40,121,5,40,
  988,1849,15,4,0,0,26,0,0,19,12,9,81,5,16,68,0,16,102,0,16,136,0,16,109,12,33,246,5,40,40,5,40,156,5,40,158,5,76,95,5,40,113,24,64,245,24,64,
};
static const uint32_t Memory_Span_outline[] = {
  21,1378,14,4,0,0,27,4,20,37,4,28,42,4,28,40,0,36,150,0,36,67,5,20,209,5,40,75,5,40,135,5,40,100,5,40,119,5,40,96,5,40,101,5,92,
};
static const uint32_t Memory_SpanMembers_outline[] = {
  36,55,1,4,4,16,
};
static const uint32_t Memory_TextMemory_outline[] = {
  37,584,3,4,5,44,190,14,32,171,0,16,
};
static const uint32_t Memory_Unmanaged_outline[] = {
  119,1233,10,4,0,0,39,12,49,141,12,57,122,12,41,147,5,32,109,5,76,64,5,96,178,5,68,114,24,24,132,5,28,
  1343,163,2,4,0,0,32,0,16,
  241,40,1,2,0,1,
};
static const uint32_t Memory_UnsafeBufferPointer_outline[] = {
  75,1356,11,4,0,2,62,0,2,70,0,0,43,0,0,17,0,16,175,0,16,134,0,16,161,0,36,124,5,40,50,5,68,375,4,64,
};
static const uint32_t Memory_UnsafeCasts_outline[] = {
};
static const uint32_t Memory_UnsafeMutableBufferPointer_outline[] = {
  103,3651,24,4,0,2,69,0,2,77,0,0,50,0,0,17,0,16,189,0,16,151,0,16,168,12,33,147,5,40,50,5,68,378,5,32,154,0,36,390,0,36,332,5,24,110,5,40,73,5,24,83,5,40,277,5,40,249,5,24,134,5,68,75,5,44,70,5,76,85,24,48,171,4,64,
};
static const uint32_t Memory_UnsafeMutablePointer_outline[] = {
  47,2798,23,4,0,0,32,0,0,18,12,9,81,5,16,68,0,16,105,0,16,64,0,16,112,0,16,113,0,16,126,12,33,249,5,40,40,4,28,135,0,36,113,5,68,192,5,40,57,5,40,99,5,40,112,5,24,198,5,24,243,5,16,51,5,56,276,5,40,127,24,48,
};
static const uint32_t Memory_UnsafeMutableRawBufferPointer_outline[] = {
  97,2876,20,4,0,2,28,0,2,63,0,2,71,0,0,44,0,0,17,0,16,186,0,16,190,0,16,166,0,16,162,12,33,183,5,40,50,0,36,169,5,16,147,5,52,165,5,40,401,5,40,83,5,36,279,5,40,205,5,76,111,4,64,
};
static const uint32_t Memory_UnsafePointer_outline[] = {
  40,1039,13,4,0,0,32,0,0,18,12,9,81,5,16,68,0,16,105,0,16,57,0,16,105,0,16,113,0,16,116,4,28,35,0,36,63,5,68,203,5,40,
};
static const uint32_t Memory_UnsafeRawBufferPointer_outline[] = {
  69,2121,18,4,0,2,28,0,2,56,0,2,64,0,0,37,0,0,17,0,16,172,0,16,142,0,16,176,0,16,92,0,16,155,0,36,73,5,24,293,5,16,155,5,52,173,5,40,191,5,76,98,5,40,50,4,64,
};
static const uint32_t Observation_Combinations_outline[] = {
  95,1833,5,4,19,21,196,19,25,268,19,25,349,19,37,130,19,37,
  1940,1593,17,4,0,2,93,0,2,89,0,2,108,0,2,94,0,2,105,0,2,93,0,2,76,0,2,72,0,2,77,0,2,77,0,2,74,0,2,78,0,2,80,0,2,114,0,2,92,0,2,135,0,2,
  1614,6279,15,104,5,32,1275,12,20,216,12,52,563,12,12,691,12,20,239,12,20,376,5,56,723,12,24,167,12,24,180,12,24,154,12,28,168,12,28,182,12,28,156,12,24,447,12,16,
};
static const uint32_t Observation_Combine_outline[] = {
  276,17,1,2,5,24,
  40,186,2,4,12,20,92,12,20,
  245,879,11,4,0,0,29,0,0,44,7,16,67,7,16,132,0,16,133,12,24,118,0,0,22,12,20,76,12,20,75,19,9,91,12,16,
  905,94,1,4,0,2,
  43,49,2,6,0,0,18,0,0,
  121,2,0,
  92,79,1,48,5,16,
  100,107,2,4,0,2,54,12,16,
  152,53,1,4,0,1,
  98,344,5,4,0,2,24,0,2,32,5,28,93,4,68,40,5,40,
  451,39,1,4,5,28,
  111,818,5,4,0,0,131,0,0,32,0,16,258,7,16,198,12,40,
  944,2189,16,4,0,0,20,0,0,99,0,0,70,0,0,24,0,0,30,0,0,60,0,16,185,5,16,62,5,12,121,5,20,217,5,16,335,5,28,123,5,28,251,5,16,138,5,32,251,5,20,
  2211,1924,5,4,12,16,359,12,76,208,5,32,329,5,40,555,5,40,
  1969,462,3,4,12,16,151,12,24,182,12,24,
};
static const uint32_t Observation_CombineLatest_outline[] = {
  183,1473,5,4,12,52,228,12,52,266,12,52,291,12,52,331,12,52,
  1495,770,3,4,19,53,196,19,57,256,19,57,
};
static const uint32_t Observation_EventOperators_outline[] = {
  100,2934,4,4,12,48,1080,12,20,1322,12,40,436,12,68,
};
static const uint32_t Observation_FailureOperators_outline[] = {
  84,9751,25,147,5,36,1231,5,28,180,5,60,345,12,24,157,12,52,161,12,36,181,12,28,294,12,36,323,12,76,339,12,28,301,12,36,392,5,44,399,12,32,196,12,44,204,12,52,199,12,28,299,12,24,370,12,24,374,12,32,463,12,48,453,5,36,1142,13,20,225,12,32,330,12,20,653,12,60,
};
static const uint32_t Observation_NestedPublishers_outline[] = {
  171,6035,4,82,5,44,3175,12,28,256,12,28,268,5,40,
  6079,499,2,4,12,28,244,12,28,
  571,111,1,4,12,56,
  181,124,1,4,12,56,
  187,131,1,4,12,56,
  219,109,1,4,12,56,
};
static const uint32_t Observation_ObservableObject_outline[] = {
  85,143,2,4,0,2,82,4,64,
  233,85,1,4,11,64,
  620,441,7,4,0,2,33,0,2,35,0,0,40,7,16,20,36,36,51,12,16,64,12,40,
  531,330,5,64,0,0,18,0,0,25,0,0,29,0,16,155,4,28,
  380,3015,9,4,0,0,20,0,0,39,7,16,106,7,16,107,114,48,192,11,56,382,7,37,728,14,37,696,0,2,
  2317,696,6,6,0,2,36,0,2,37,0,0,40,4,68,138,5,28,166,12,40,
};
static const uint32_t Observation_Observation_outline[] = {
  156,2,0,
  60,881,7,4,7,16,20,43,24,142,44,28,144,43,24,142,12,48,285,19,9,96,12,16,
  904,323,2,4,5,24,119,5,48,
  1081,87,2,4,0,0,18,27,24,
};
static const uint32_t Observation_Observations_outline[] = {
  212,1143,5,4,0,2,69,0,0,67,0,16,108,12,68,111,0,2,
  26,44,2,6,0,0,23,0,0,
  379,736,3,6,0,0,69,0,0,38,21,16,
  786,287,2,4,7,16,93,19,53,
  338,317,2,4,7,16,104,19,53,
  348,671,7,56,0,0,23,0,0,21,0,0,19,0,16,12,5,16,52,5,16,165,5,16,
};
static const uint32_t Observation_PublisherCoding_outline[] = {
  113,100,2,4,0,2,23,5,24,
  141,84,2,4,0,2,24,5,24,
  124,2,0,
  42,2,0,
  50,2,0,
  50,2,0,
  23,223,1,4,12,24,
  268,157,1,4,12,24,
};
static const uint32_t Observation_SequencePublishers_outline[] = {
  72,565,1,58,0,2,
  142,421,5,6,0,2,47,0,0,34,7,16,65,4,68,52,12,28,
  578,878,10,4,0,0,25,0,0,34,0,0,34,0,0,22,0,0,39,0,0,28,0,16,177,5,28,439,5,24,33,4,44,
  898,119,1,4,11,36,
};
static const uint32_t Observation_SharedPublishers_outline[] = {
  136,980,5,4,12,20,175,12,36,174,12,36,201,12,24,338,11,24,
  1024,223,2,4,12,60,147,11,24,
  255,92,1,4,12,44,
  114,338,3,4,0,2,88,0,2,116,0,2,
  526,799,10,4,0,2,44,0,2,46,0,0,32,0,0,41,0,0,21,4,68,48,0,16,144,4,32,136,12,28,76,12,40,
  954,1243,11,4,0,2,44,0,2,46,0,0,32,0,0,17,0,0,27,0,0,38,4,68,63,0,16,56,12,40,571,5,32,226,5,44,
  1266,2247,3,4,0,2,60,0,2,177,0,2,
  33,28,1,2,0,0,
  77,73,2,6,0,0,32,0,0,
  192,1943,7,6,0,2,46,0,2,48,0,0,34,0,0,25,0,0,53,0,0,63,12,40,
  2057,713,5,4,0,0,37,0,0,28,0,16,512,0,0,28,5,16,
  797,452,6,4,0,2,38,0,2,35,0,2,182,0,0,20,7,16,57,12,68,
  123,133,2,6,0,0,47,21,16,
  396,470,6,4,0,2,38,0,2,39,0,2,192,0,0,20,7,16,57,12,68,
  127,143,2,6,0,0,51,21,16,
};
static const uint32_t Observation_SimplePublishers_outline[] = {
  97,424,4,4,0,2,35,0,0,28,7,16,57,12,40,
  475,2,0,
  67,610,4,4,0,0,39,7,16,105,7,16,165,12,40,
  638,2,0,
  66,482,5,4,0,0,28,7,16,53,7,16,77,4,68,44,12,40,
  534,2,0,
  73,936,7,4,0,2,63,0,0,44,0,0,23,7,16,136,5,32,304,12,40,216,11,20,
  977,159,1,4,11,20,
  233,497,5,4,0,2,53,0,2,55,0,0,54,7,16,115,12,40,
  628,1647,6,4,0,2,823,0,0,34,7,16,67,7,16,141,7,16,149,12,40,
  28,796,8,6,0,2,36,0,0,50,0,0,82,0,0,24,7,16,21,7,16,194,21,28,166,21,28,
};
static const uint32_t Observation_Subjects_outline[] = {
  141,383,5,4,0,0,35,0,0,91,0,0,25,0,16,60,5,16,
  431,1627,7,4,0,0,57,0,0,105,0,0,119,0,0,132,5,12,677,5,16,248,5,12,
  1692,133,3,4,5,16,29,5,16,57,5,16,
  152,91,1,4,12,16,
  131,37,1,4,12,16,
  129,443,5,4,0,0,44,7,16,19,12,16,87,12,16,91,12,40,
  536,660,7,4,0,0,44,0,0,21,11,20,79,7,16,50,12,16,123,12,16,91,12,40,
};
static const uint32_t Observation_Subscribers_outline[] = {
  253,275,5,4,0,1,24,0,0,19,7,16,95,7,16,84,11,44,
  327,54,1,4,4,68,
  122,81,1,4,11,68,
  161,48,1,4,5,28,
  129,218,5,4,0,2,23,0,2,32,5,28,47,5,28,53,5,28,
  260,65,1,4,12,28,
  89,3741,3,92,0,2,1798,0,2,1014,0,2,
  160,1689,16,40,0,0,25,0,1,51,0,1,44,19,13,122,19,5,272,19,5,235,19,5,79,19,5,79,19,9,79,19,9,79,19,9,76,19,9,76,19,5,200,19,9,77,19,5,77,11,44,
  1802,891,8,6,0,0,45,0,0,76,0,0,43,7,16,243,12,28,138,12,28,103,12,28,127,12,24,
  1006,771,9,6,0,2,37,0,0,29,0,0,62,0,0,43,7,16,142,12,28,138,12,28,117,12,28,68,12,24,
  838,1167,9,4,0,0,50,0,0,51,0,0,47,0,0,64,7,16,365,7,16,310,12,28,87,12,28,88,12,28,
  1195,111,1,46,18,21,
  151,73,1,4,12,28,
  318,1381,15,4,0,0,26,0,0,22,0,0,39,0,0,35,0,0,54,0,0,28,0,0,23,0,0,28,0,16,95,5,28,107,5,12,181,5,16,126,5,12,101,5,28,387,5,24,
  1504,2,0,
  31,281,1,4,12,28,
  407,970,9,4,0,0,34,0,0,90,0,0,39,0,16,180,5,28,145,5,28,159,5,28,97,5,28,114,5,24,
  992,730,3,65,4,68,156,12,40,364,12,36,
};
static const uint32_t Observation_TimeOperators_outline[] = {
  273,941,11,4,0,0,24,7,16,70,7,16,106,7,16,82,7,16,70,11,48,75,19,29,94,19,29,93,19,49,114,19,49,109,19,45,
  1057,462,5,4,0,2,42,0,0,24,12,32,142,12,32,131,19,5,
  484,221,2,4,11,12,77,5,24,
  243,5407,10,82,5,28,450,12,28,302,12,36,151,12,36,343,12,20,254,12,32,798,12,32,936,12,28,719,12,28,898,12,60,
  5429,454,1,56,0,2,
  109,343,3,6,0,0,40,0,0,52,4,36,
};
static const uint32_t Observation_ValueOperators_outline[] = {
  94,8787,34,4,12,12,117,12,12,124,12,12,189,12,12,244,12,40,149,12,24,253,5,48,365,12,36,271,12,16,268,12,16,272,12,64,364,5,36,453,12,24,218,12,28,129,12,20,120,12,16,117,12,16,194,12,12,311,12,12,315,12,28,636,5,28,696,12,24,299,12,24,270,5,32,396,12,20,84,12,20,168,12,40,195,12,32,195,12,24,105,12,24,251,12,48,139,12,48,460,12,40,129,12,56,
  8833,225,2,4,12,64,106,12,32,
  271,149,2,4,12,12,73,12,12,
};
static const uint32_t Observation_ValuePublishers_outline[] = {
  84,933,2,4,0,2,851,11,36,
  47,805,7,6,0,2,38,0,0,48,7,16,77,7,16,65,7,16,67,4,68,45,12,40,
  906,710,2,4,0,2,635,11,36,
  47,589,6,6,0,2,38,0,2,37,0,0,32,7,16,61,4,68,75,12,40,
};
static const uint32_t Observation_Zip_outline[] = {
  163,1353,5,4,12,12,208,12,12,236,12,12,271,12,12,301,12,12,
  1375,710,3,4,19,13,176,19,17,236,19,17,
};
static const uint32_t PackageDescription_Packages_outline[] = {
  138,5838,16,4,0,0,26,0,0,47,0,0,45,0,0,32,0,0,49,0,0,41,0,0,32,0,0,40,0,0,31,0,0,54,0,0,51,0,0,56,7,16,929,19,16,802,0,2,785,0,2,
  2297,723,7,6,0,0,28,0,0,36,0,0,42,7,16,200,7,16,72,19,21,203,20,29,
  757,2782,16,6,0,2,351,0,0,30,0,0,30,0,0,31,0,16,128,19,29,181,19,29,203,19,29,204,19,29,196,19,29,198,19,29,205,19,29,217,19,29,174,19,29,142,19,29,144,0,2,
  64,288,5,8,0,0,30,7,16,53,7,16,64,0,1,58,19,21,
  2400,314,6,8,0,0,26,0,0,33,0,0,28,0,0,26,19,53,97,19,53,
  394,563,6,4,0,0,24,0,0,24,0,0,24,7,16,131,7,16,217,19,5,
  603,273,2,4,19,53,129,19,53,
  357,211,4,4,0,0,30,7,16,52,7,16,62,7,16,
  255,906,9,4,0,0,19,19,21,108,19,45,120,19,13,98,19,17,100,19,29,112,19,33,114,19,37,116,19,25,
  1044,787,24,4,7,16,46,0,16,12,0,1,36,0,1,36,0,1,36,0,1,32,0,1,32,0,1,32,0,1,32,0,1,32,0,1,32,0,1,32,0,1,32,0,1,32,0,1,33,0,1,33,0,1,33,0,1,33,0,1,33,0,1,33,0,1,33,0,1,33,0,1,33,0,1,
  835,400,5,4,0,0,22,19,13,93,19,17,94,19,13,93,19,21,
  442,54,2,4,0,0,28,0,0,
  143,67,1,4,0,0,
  108,84,1,4,0,0,
  106,162,2,4,18,65,69,18,45,
  199,810,9,4,0,2,65,0,0,26,0,0,31,0,0,27,0,16,131,0,2,91,19,29,168,19,41,138,19,25,
  30,36,1,2,0,0,
  274,68,1,6,0,2,
  38,26,1,2,0,0,
};
static const uint32_t PackageDescription_Targets_outline[] = {
  91,5101,23,4,0,2,94,0,0,26,0,0,27,0,0,26,0,0,31,0,0,32,0,0,36,0,0,40,0,0,40,0,0,44,0,0,27,0,16,453,19,25,619,19,65,632,19,41,586,19,21,458,19,53,199,19,49,116,19,49,121,19,25,269,0,2,694,0,2,269,0,2,
  30,65,1,2,0,0,
  3901,639,6,6,0,0,25,0,0,45,7,16,72,19,25,134,19,25,134,19,29,
  695,214,3,6,0,0,25,7,16,72,19,25,
  246,227,3,6,0,0,15,19,37,66,19,29,
  262,340,4,4,0,0,52,19,93,90,19,81,84,19,25,
  370,110,2,4,0,0,14,19,93,
  145,705,13,4,0,0,19,0,1,52,0,1,64,0,1,48,0,1,50,0,1,56,0,1,58,0,1,52,0,1,56,0,1,56,0,1,50,0,1,60,19,25,
  746,183,2,4,19,17,91,19,17,
  223,23,1,2,0,0,
  60,320,3,4,0,0,29,0,0,41,19,17,
  345,480,6,4,0,2,60,0,0,52,0,0,19,19,29,140,19,17,93,19,45,
  37,24,1,2,0,0,
  472,1791,14,4,0,2,137,0,0,22,0,0,23,0,0,41,0,16,194,19,25,153,19,45,138,19,85,169,19,101,173,19,81,158,19,69,152,19,65,154,19,73,126,19,65,
  45,15,1,2,0,0,
  1772,23,1,2,0,0,
  47,412,3,4,19,25,147,19,65,132,19,45,
  480,423,3,4,19,53,139,19,61,141,19,45,
  546,2275,5,4,0,1,51,0,1,57,18,45,770,20,33,1185,20,21,
};
static const uint32_t Packages_AlertStates_outline[] = {
  205,352,6,4,0,0,20,7,16,53,7,16,60,7,16,61,19,5,112,11,44,
  368,74,1,4,7,16,
  113,28,1,2,0,0,
  67,35,1,2,0,0,
  76,289,3,4,0,0,23,19,17,119,19,17,
  324,1110,9,4,0,0,30,0,0,36,0,0,23,7,16,192,7,16,164,0,16,143,19,25,170,20,29,169,19,45,
  1168,2,0,
  57,748,6,4,19,41,132,19,41,133,19,61,120,19,53,123,19,45,118,19,45,
  800,820,6,4,0,0,30,0,0,33,0,0,44,7,16,249,7,16,213,7,16,
  877,2,0,
  66,497,5,4,0,0,30,0,0,57,0,0,33,0,0,44,7,16,
  567,2,0,
  429,962,2,4,23,20,506,23,72,
};
static const uint32_t Packages_AsyncAlgorithms_outline[] = {
  4509,259,1,53,11,20,
  285,6531,16,4,12,52,439,12,64,485,12,64,133,12,36,133,12,48,555,12,24,151,12,40,445,12,40,473,12,24,414,12,28,672,12,28,276,12,32,850,12,32,245,12,32,703,12,32,239,12,24,
  6582,252,4,4,19,29,62,18,37,47,19,61,70,19,61,
  290,377,2,4,7,16,180,7,16,
  521,1267,10,4,0,2,35,0,0,60,0,0,41,0,0,26,7,16,67,12,16,296,12,24,172,5,20,321,0,2,171,12,68,
  1068,122,2,6,0,0,40,21,16,
};
static const uint32_t Packages_AsyncTimers_outline[] = {
  179,959,8,4,0,2,39,0,2,35,0,0,28,0,0,16,7,16,126,19,37,189,0,2,408,12,68,
  483,359,4,6,0,0,30,0,0,18,0,0,26,21,16,
  533,174,1,4,19,37,
};
static const uint32_t Packages_BindableStores_outline[] = {
  231,1313,4,4,20,36,281,20,36,293,23,20,335,23,20,
};
static const uint32_t Packages_BindingStores_outline[] = {
  229,1313,4,4,20,36,281,20,36,293,23,20,335,23,20,
};
static const uint32_t Packages_CasePaths_outline[] = {
  228,400,6,4,0,0,30,0,0,33,7,16,133,12,20,62,12,28,68,12,56,
  482,81,2,4,0,2,30,11,49,
  195,679,5,4,0,0,29,0,0,32,0,16,138,7,16,74,7,36,
  1151,870,4,4,7,36,280,7,36,182,13,8,135,21,24,
  933,204,2,4,0,2,135,18,49,
  31,105,1,6,11,16,
};
static const uint32_t Packages_CollectionAlgorithms_outline[] = {
  101,3767,12,4,12,28,578,12,28,241,12,24,377,12,52,594,12,28,484,12,28,119,12,32,363,12,56,133,12,44,224,12,68,449,12,24,92,12,24,
  3803,820,4,4,12,32,217,12,56,163,12,52,284,12,24,
  889,309,1,4,42,24,
  429,589,4,4,0,0,18,0,0,20,0,2,433,12,48,
  83,389,4,6,0,0,20,0,0,20,0,0,27,21,16,
};
static const uint32_t Packages_Combinatorics_outline[] = {
  498,1039,4,4,12,48,127,12,48,220,12,48,156,12,48,
  1086,163,1,84,5,24,
  307,1201,5,4,0,0,27,0,0,56,11,20,154,0,2,842,12,48,
  282,798,4,6,0,0,29,0,0,120,0,0,25,21,16,
};
static const uint32_t Packages_Dependencies_outline[] = {
  236,112,3,4,0,2,30,11,49,41,11,37,
  141,57,1,4,18,49,
  114,41,1,4,11,37,
  66,108,2,4,18,49,54,18,37,
  149,28,1,2,0,0,
  71,1111,7,4,0,1,123,0,1,70,0,0,65,0,0,46,7,16,19,7,36,571,5,32,
  2167,456,5,4,0,0,33,0,0,40,7,16,142,7,16,150,11,48,
  496,394,5,4,0,0,38,7,16,83,12,56,55,19,33,88,18,49,
  437,100,3,4,0,0,16,0,16,12,5,16,
  116,234,1,4,7,16,
  273,364,5,4,0,0,38,7,16,83,11,12,99,12,56,55,19,33,
  403,206,3,4,0,0,44,23,56,69,23,56,
  245,225,3,4,0,0,43,7,16,84,31,56,
  256,68,1,2,11,37,
  98,68,1,2,11,37,
  99,69,1,4,11,37,
  110,47,1,2,11,37,
  86,45,1,2,11,37,
  86,47,1,2,11,37,
  83,48,1,2,11,37,
  83,49,1,2,11,37,
  82,134,1,4,11,37,
  174,134,1,4,11,37,
  162,1412,11,4,11,16,114,11,16,114,11,60,133,11,60,133,11,32,135,11,24,127,11,32,135,11,40,129,11,36,129,11,28,123,11,28,
  1463,421,1,70,12,20,
  467,398,5,4,0,0,30,7,16,65,12,32,114,12,32,86,19,5,
  502,427,6,4,0,2,43,0,2,45,0,0,35,11,68,57,7,16,71,12,20,
  538,1339,10,4,0,2,43,0,2,45,0,0,35,11,68,57,0,0,65,7,16,71,12,20,331,12,28,426,12,12,197,5,28,
  1443,2,0,
  49,2,0,
  57,29,1,4,0,0,
};
static const uint32_t Packages_Deque_outline[] = {
  217,3322,28,4,0,2,31,0,2,40,0,2,141,0,0,29,0,0,88,0,0,20,7,16,19,7,16,39,7,16,97,7,16,71,11,40,35,11,32,37,11,20,66,12,20,51,12,20,52,7,36,539,21,24,82,21,24,139,21,28,84,21,28,153,21,32,400,21,28,173,42,44,217,21,44,82,42,40,214,21,40,80,21,36,84,21,60,
  3376,117,1,4,19,9,
  169,81,1,4,12,16,
  154,135,2,4,11,44,61,11,64,
  187,2,0,
  56,96,1,4,12,24,
  150,95,1,4,7,16,
};
static const uint32_t Packages_Effects_outline[] = {
  149,1979,8,4,0,0,43,0,0,92,0,0,36,0,0,42,0,0,79,0,0,32,5,12,908,5,28,
  2080,522,5,4,0,0,53,12,16,106,12,16,129,12,56,101,12,56,
  574,3292,19,4,0,0,34,0,16,60,18,17,64,19,17,117,19,17,152,19,13,522,19,21,94,19,21,249,19,45,112,19,45,263,19,37,264,19,25,122,12,20,90,12,44,108,12,12,122,12,44,249,12,36,87,12,32,339,5,48,
  4047,1804,4,4,0,0,57,0,16,13,5,12,1619,5,24,
  1850,237,1,71,7,16,
};
static const uint32_t Packages_Heap_outline[] = {
  150,1666,18,44,0,0,31,7,16,19,7,16,39,7,16,112,7,16,74,11,20,42,11,28,47,11,12,44,11,12,92,11,36,47,21,24,278,21,24,148,21,24,66,21,24,94,42,36,81,42,36,81,42,40,164,42,40,
  1717,2,0,
  44,139,1,57,11,44,
};
static const uint32_t Packages_IdentifiedArray_outline[] = {
  329,5420,42,4,0,2,31,0,2,40,0,2,70,0,0,80,0,0,34,0,0,33,7,16,53,7,16,288,7,16,404,11,40,35,11,32,47,11,20,44,12,20,51,12,20,52,7,36,69,11,32,47,11,12,84,12,20,56,7,36,520,14,36,149,14,32,117,12,32,65,42,24,144,21,24,148,42,24,287,42,56,155,42,56,353,42,24,113,42,24,127,42,24,219,42,44,87,42,40,104,21,36,81,21,36,149,21,56,154,21,24,157,21,16,170,12,24,195,21,24,99,21,16,148,21,28,79,21,28,
  5494,531,4,4,7,16,40,7,16,138,7,16,131,7,16,
  624,227,1,4,7,36,
  281,49,1,4,21,16,
  150,92,1,4,7,16,
  156,161,1,4,19,9,
  223,79,1,4,12,16,
  132,62,1,4,11,44,
  149,2,0,
  66,94,1,4,12,24,
  191,117,1,4,7,16,
};
static const uint32_t Packages_OrderedDictionary_outline[] = {
  232,7777,49,4,0,2,54,0,2,31,0,2,43,0,0,82,0,0,29,7,16,19,7,16,39,7,16,111,7,16,236,7,16,180,7,16,150,7,16,177,7,16,218,7,16,234,30,16,304,0,2,331,12,48,68,11,20,42,11,28,47,11,76,56,11,16,45,12,20,76,7,36,353,7,36,316,14,28,106,14,24,261,42,44,273,42,44,366,42,44,324,42,44,141,42,24,169,42,44,104,42,40,111,21,44,71,21,40,84,21,56,134,21,36,95,21,36,161,12,24,319,21,20,233,21,20,220,12,28,275,12,36,249,12,64,295,21,24,104,21,16,177,21,28,59,21,28,59,14,36,
  1952,287,3,6,0,0,45,0,0,19,21,16,
  5877,62,1,4,21,16,
  126,188,1,4,19,9,
  250,109,1,4,12,16,
  194,358,2,4,11,44,151,11,64,
  435,2,0,
  82,212,1,4,12,24,
  292,245,1,4,7,16,
};
static const uint32_t Packages_OrderedDictionaryViews_outline[] = {
  142,1585,4,4,0,2,625,0,2,789,11,24,110,11,32,
  68,557,11,6,0,2,37,0,2,33,0,2,42,0,2,50,0,0,26,11,40,37,11,32,47,11,32,45,12,20,53,12,20,54,7,36,
  608,738,13,6,0,2,56,0,2,33,0,2,42,0,2,52,0,0,46,11,40,37,11,32,45,11,16,53,11,24,47,12,20,53,12,20,54,12,20,76,7,36,
  971,60,1,4,11,44,
  131,2,0,
};
static const uint32_t Packages_OrderedSet_outline[] = {
  252,5443,46,4,0,2,31,0,2,40,0,2,54,0,0,65,0,0,40,7,16,19,7,16,39,7,16,123,7,16,121,7,16,74,11,40,35,11,32,47,11,20,44,11,28,49,11,28,57,12,20,51,12,20,52,7,36,69,7,36,114,11,32,102,12,32,82,12,40,78,12,36,137,14,36,136,42,24,273,21,24,148,42,24,273,42,24,263,42,56,217,42,56,294,42,24,178,42,24,205,42,44,181,21,44,71,42,40,187,21,40,84,21,56,209,21,36,88,21,36,158,12,24,149,21,24,149,21,16,148,21,28,79,21,28,146,21,28,79,42,36,
  5492,49,1,4,21,16,
  72,2186,14,4,12,20,178,12,48,188,12,44,188,12,76,221,21,36,121,21,64,129,21,32,120,21,92,145,12,32,166,12,40,130,12,56,183,12,64,187,12,40,171,11,36,
  2219,211,2,4,19,9,132,12,16,
  289,148,2,4,11,44,59,11,64,
  205,2,0,
  61,94,1,4,12,24,
  153,95,1,4,7,16,
};
static const uint32_t Packages_PackageLogging_outline[] = {
  155,2699,17,4,0,2,54,0,2,882,0,2,287,0,2,203,0,0,27,0,0,35,0,0,32,7,16,52,7,36,133,12,12,174,12,20,116,12,20,116,12,16,115,12,24,117,12,28,118,12,20,116,12,32,
  218,719,8,6,0,0,24,0,0,67,0,0,30,0,0,32,7,16,71,7,16,134,7,16,85,11,44,
  793,213,2,6,0,0,62,19,5,
  307,109,2,6,0,0,35,7,16,
  1408,76,1,4,19,37,
};
static const uint32_t Packages_PresentedStates_outline[] = {
  209,695,6,4,0,0,87,0,0,24,7,16,82,11,48,191,11,56,105,7,36,
  758,135,1,4,19,9,
  196,77,1,4,12,16,
  161,148,2,4,11,44,70,11,64,
  229,19,1,2,0,0,
  144,2,0,
  57,1847,4,4,0,0,15,0,0,34,0,2,1729,18,49,
  101,1678,4,6,11,28,231,11,36,259,7,36,486,7,36,
  1811,2,0,
  65,2,0,
  109,200,4,4,0,0,22,0,16,57,7,16,64,11,44,
  287,2591,25,4,0,2,31,0,2,40,0,2,60,0,0,61,0,0,16,7,16,19,7,16,123,7,16,103,11,12,63,11,40,35,11,32,47,12,20,51,12,20,52,7,36,138,7,36,406,7,36,236,21,24,110,21,24,148,14,20,165,21,12,180,21,12,184,40,40,99,40,28,95,21,40,72,21,36,
  2649,145,1,4,19,9,
  201,81,1,4,12,16,
  128,64,1,4,11,44,
  119,1171,5,4,0,0,60,0,0,35,0,0,46,0,2,961,18,49,
  172,931,3,6,11,28,357,11,28,261,7,36,
  1075,2,0,
};
static const uint32_t Packages_Reducers_outline[] = {
  224,209,5,4,0,2,23,0,2,24,0,2,30,5,24,73,35,16,
  248,69,1,4,11,16,
  152,135,1,4,12,24,
  369,2,0,
  54,2,0,
  49,2,0,
  51,2,0,
  61,1369,8,4,19,61,131,19,41,84,19,69,121,19,69,391,19,53,225,19,45,143,19,45,145,19,65,
  1450,413,4,4,0,0,55,7,16,96,7,16,145,12,24,
  465,112,2,4,7,16,19,12,24,
  243,260,3,4,0,0,26,7,16,94,12,24,
  402,1394,6,4,0,2,39,0,2,41,0,0,74,7,16,499,7,16,606,12,24,
  1625,9876,15,4,5,32,334,12,20,690,12,20,603,12,20,462,12,20,580,5,44,1835,12,36,739,12,28,856,12,28,484,12,28,485,5,36,1566,12,32,533,12,40,317,12,52,347,12,32,
  10007,237,4,4,0,2,27,12,29,81,12,49,51,23,21,
  260,241,2,4,12,24,133,18,17,
  275,79,1,4,0,2,
  146,778,3,4,0,0,39,0,2,670,18,49,
  70,640,2,6,11,28,337,7,36,
  771,2,0,
  63,2,0,
};
static const uint32_t Packages_SequenceAlgorithms_outline[] = {
  121,101,1,4,12,28,
  122,4103,18,4,12,28,220,12,52,145,12,28,173,12,20,243,12,20,409,12,36,108,12,44,220,12,48,235,12,40,278,12,40,314,12,40,280,12,12,174,12,12,174,12,36,277,12,44,413,12,48,88,12,48,171,12,72,
  4150,239,3,4,12,12,78,12,12,78,12,36,
  408,667,5,4,0,0,18,0,0,46,0,16,130,0,2,355,12,48,
  239,311,4,6,0,0,29,0,0,47,0,0,33,21,16,
};
static const uint32_t Packages_SharedValues_outline[] = {
  146,382,4,4,0,0,21,0,0,32,0,16,100,4,20,
  401,295,2,4,0,1,66,12,13,
  329,69,2,4,0,2,23,5,16,
  116,300,2,4,0,0,19,12,16,
  345,143,2,4,0,0,19,12,16,
  191,146,2,4,0,0,19,12,16,
  167,443,3,4,19,41,144,19,33,136,19,45,
  511,1466,13,4,0,0,24,0,0,30,0,16,96,0,16,123,7,16,61,7,16,63,7,16,71,7,16,177,7,16,152,11,48,99,11,56,52,31,32,189,7,36,
  1518,111,1,4,19,9,
  154,73,1,4,11,44,
  92,121,1,4,7,16,
  173,465,6,4,0,0,24,7,16,58,7,16,77,7,16,201,11,48,44,11,56,
};
static const uint32_t Packages_StackViews_outline[] = {
  169,235,4,4,0,0,26,0,0,19,19,9,118,12,16,
  252,1045,2,4,5,20,706,5,28,
  1144,376,5,4,0,2,32,0,0,67,0,0,18,0,0,58,5,24,
  403,532,1,4,18,16,
  585,306,2,4,7,16,153,7,16,
};
static const uint32_t Packages_StoreBindings_outline[] = {
  183,1098,8,4,0,0,43,0,0,33,0,0,26,19,13,286,19,9,150,19,9,146,0,2,345,18,49,
  736,294,1,6,7,36,
  394,88,2,4,0,2,23,12,29,
  114,364,2,4,19,13,151,4,32,
  509,159,2,4,7,16,19,12,24,
  293,208,3,4,0,0,33,7,16,72,11,56,
  266,2,0,
  58,2,0,
  96,181,1,4,7,36,
  198,1294,3,4,5,32,236,5,40,698,5,24,
  1440,564,4,4,0,0,35,0,0,38,7,36,239,23,28,
  671,50,1,4,0,2,
  130,191,4,4,0,2,32,0,0,30,7,16,84,5,24,
};
static const uint32_t Packages_Stores_outline[] = {
  199,64,2,4,0,0,19,0,0,
  138,175,4,4,0,0,24,0,0,93,0,0,30,0,0,
  543,242,4,4,0,0,32,12,24,43,12,24,102,11,44,
  449,5332,21,4,0,0,20,0,0,48,0,0,39,0,0,42,0,0,41,0,0,23,0,16,138,19,16,773,31,16,115,31,16,144,31,16,159,12,36,127,5,44,101,5,32,245,5,24,201,5,28,518,5,24,808,12,20,357,12,20,480,12,20,654,12,20,
  5378,154,2,4,11,20,44,7,36,
  215,43,1,4,11,8,
  127,154,1,70,12,16,
  171,458,1,72,12,20,
  570,866,7,4,0,0,40,0,0,54,0,0,39,0,0,29,0,0,24,0,16,92,5,16,
};
static const uint32_t Packages_TestStores_outline[] = {
  177,126,3,4,0,0,10,0,0,40,0,1,
  175,274,4,4,0,0,32,12,24,101,12,24,76,11,44,
  331,6574,23,50,0,0,39,0,0,44,0,0,44,0,0,78,0,0,21,0,0,55,0,0,19,0,0,55,0,0,41,7,16,643,31,16,736,5,32,616,12,28,391,12,28,452,12,28,490,5,32,829,5,28,695,5,20,345,12,76,102,12,76,78,5,20,96,12,24,537,5,20,
};
static const uint32_t Packages_ViewStores_outline[] = {
  221,1604,9,4,0,0,54,0,0,40,7,16,456,19,16,237,7,36,119,31,16,91,31,16,151,12,28,250,12,28,
  1689,292,1,4,7,36,
  438,963,5,4,0,0,64,0,0,63,7,16,440,7,16,339,11,16,
  1068,568,6,4,0,2,32,0,0,36,0,0,49,0,0,31,7,16,296,18,24,
  585,209,1,4,5,40,
  299,479,4,4,0,0,86,0,0,62,7,16,244,11,16,
  496,359,1,4,5,36,
};
static const uint32_t RegexBuilder_Optionally_outline[] = {
  107,682,4,4,0,2,33,0,0,27,0,16,347,0,16,
};
static const uint32_t RegexBuilder_RegexAnchors_outline[] = {
  91,696,12,4,0,2,36,0,0,20,4,20,72,11,57,57,11,49,55,11,101,68,11,45,57,11,37,55,11,121,73,11,77,62,11,49,55,4,32,
  738,363,4,4,0,2,33,0,0,27,0,16,158,0,16,
  413,363,4,4,0,2,33,0,0,27,0,16,158,0,16,
};
static const uint32_t RegexBuilder_RegexBuilding_outline[] = {
  86,823,3,147,5,16,312,5,24,188,5,32,
  857,125,2,4,0,2,36,4,20,
  162,133,2,4,0,2,36,4,20,
  170,133,2,4,0,2,36,4,20,
  175,133,2,4,0,2,36,4,20,
  150,174,1,4,0,16,
  217,654,4,4,12,41,86,12,61,76,12,69,107,12,69,
  695,195,4,4,0,2,33,0,0,27,0,16,49,0,16,
  235,768,3,4,12,61,76,12,69,251,12,69,
  806,481,4,4,0,2,33,0,0,27,0,16,221,0,16,
};
static const uint32_t RegexBuilder_RegexCaptures_outline[] = {
  80,317,1,4,5,32,
  340,26,1,4,0,1,
  69,282,4,4,0,2,34,0,0,20,0,16,140,4,20,
  305,320,1,4,0,36,
  360,2759,10,4,0,2,33,0,0,27,0,16,239,0,16,350,0,16,279,0,16,416,0,16,270,0,16,385,0,16,310,0,16,
  2802,1637,6,4,0,2,33,0,0,27,0,16,344,0,16,410,0,16,379,0,16,
};
static const uint32_t RegexBuilder_RegexCharacterClasses_outline[] = {
  88,1016,11,4,0,2,113,0,0,20,0,16,45,0,16,175,4,20,72,4,32,77,5,20,81,5,48,90,5,44,89,5,76,103,5,36,
  1071,962,11,4,11,13,71,11,53,79,11,73,81,11,21,68,11,33,79,11,17,67,11,41,73,11,81,83,11,73,81,11,61,78,12,21,
};
static const uint32_t RegexBuilder_RegexQuantifiers_outline[] = {
  86,177,4,4,0,0,22,11,21,47,11,37,52,11,41,
  485,538,4,4,0,2,33,0,0,27,0,16,260,0,16,
  580,665,4,4,0,2,33,0,0,27,0,16,333,0,16,
  704,1537,6,4,0,2,33,0,0,27,0,16,388,0,16,302,0,16,450,0,16,
};
static const uint32_t RegexBuilder_ZeroOrMore_outline[] = {
  107,682,4,4,0,2,33,0,0,27,0,16,347,0,16,
};
static const uint32_t Standard_ASCIIBytes_outline[] = {
  38,156,1,4,0,16,
};
static const uint32_t Standard_AdditiveArithmetic_outline[] = {
  39,221,5,4,11,17,32,12,5,47,12,9,46,12,5,47,12,9,
  251,182,3,4,12,9,66,12,9,66,19,5,
  252,33,1,4,11,17,
  100,224,5,4,0,2,48,0,16,45,4,36,35,12,5,47,12,9,
  243,69,1,4,12,9,
  102,75,2,4,19,5,47,14,24,
  100,108,2,4,19,5,63,14,24,
};
static const uint32_t Standard_AnyBidirectionalCollection_outline[] = {
  105,1004,13,4,0,2,29,0,2,62,0,2,74,0,0,37,0,16,70,0,16,119,4,40,71,4,32,67,4,20,37,5,20,81,5,20,82,0,36,75,0,36,
};
static const uint32_t Standard_AnyCollections_outline[] = {
  98,858,12,4,0,2,29,0,2,49,0,2,61,0,0,37,0,16,70,0,16,106,4,40,71,4,32,67,4,20,37,5,20,82,0,36,75,0,36,
  887,194,3,4,0,0,19,12,5,85,12,9,
};
static const uint32_t Standard_AnyHashable_outline[] = {
  84,596,10,4,0,0,17,0,16,71,4,16,48,39,9,89,5,16,72,4,36,37,4,44,55,4,64,78,41,21,71,26,20,
};
static const uint32_t Standard_AnyRandomAccessCollection_outline[] = {
  102,999,13,4,0,2,29,0,2,61,0,2,73,0,0,37,0,16,70,0,16,118,4,40,71,4,32,67,4,20,37,5,20,81,5,20,82,0,36,75,0,36,
};
static const uint32_t Standard_AnySequence_outline[] = {
  56,255,4,4,0,0,28,0,16,58,0,16,128,5,16,
  294,408,4,4,0,0,48,0,16,121,0,16,170,5,48,
  485,116,3,4,0,0,18,0,16,38,14,16,
};
static const uint32_t Standard_Array_outline[] = {
  132,199,5,4,0,2,24,0,2,46,0,2,33,0,2,51,0,2,
  216,5809,51,4,23,16,32,0,16,62,0,16,254,28,16,81,30,28,76,5,32,50,0,16,451,35,32,78,4,40,28,4,32,52,4,20,49,4,28,54,4,32,30,4,76,41,0,36,91,0,36,256,0,36,177,5,24,152,5,48,91,5,20,44,5,20,45,5,36,48,5,36,49,4,28,79,4,20,53,4,16,60,39,24,71,14,24,230,44,28,80,39,24,82,14,24,218,14,60,393,42,32,105,58,24,93,63,44,90,62,40,88,40,28,64,14,56,91,42,36,85,14,36,250,40,60,82,39,24,68,40,28,52,5,24,213,5,40,203,41,16,117,5,24,243,37,24,149,38,32,90,39,5,89,12,9,
  5862,397,5,4,39,9,85,42,9,88,32,32,71,34,40,76,33,36,
  448,127,1,4,5,16,
  170,142,2,4,37,16,46,5,24,
  193,2,0,
  28,2,0,
  74,111,2,4,4,44,49,4,64,
};
static const uint32_t Standard_ArraySlice_outline[] = {
  127,2646,24,4,0,2,24,0,2,46,0,2,33,0,2,61,0,2,42,0,0,23,0,0,22,0,0,20,0,16,66,0,16,148,0,16,118,0,16,142,4,20,43,5,32,68,4,28,109,5,24,207,5,20,44,5,20,45,4,20,60,4,16,61,0,36,295,0,36,369,14,60,484,14,24,
  2704,116,1,4,12,9,
  172,127,1,4,5,16,
  204,142,2,4,4,44,56,4,64,
};
static const uint32_t Standard_BidirectionalCollectionMembers_outline[] = {
  54,1076,6,4,4,16,71,5,16,171,5,36,227,5,24,270,5,32,252,5,32,
  1136,91,1,4,5,36,
  152,196,1,4,14,28,
};
static const uint32_t Standard_BinaryInteger_outline[] = {
  144,836,20,4,11,33,36,0,16,19,0,16,26,4,20,25,4,32,28,4,80,40,12,5,47,12,9,46,12,5,47,12,9,46,19,5,41,12,5,47,12,9,46,12,5,47,12,9,46,12,5,47,12,9,46,5,80,87,5,40,42,5,24,
  861,3150,25,4,0,16,217,28,16,407,31,16,123,0,16,87,0,16,216,12,9,146,12,9,146,12,5,144,12,9,146,12,5,144,12,9,146,12,9,66,12,9,66,12,9,66,12,9,66,12,9,66,45,9,100,46,9,101,12,13,87,12,13,87,5,80,143,5,40,174,5,24,75,4,20,75,4,32,
  3273,515,10,4,11,33,35,11,13,31,11,13,31,4,60,35,4,76,39,12,9,48,12,9,48,12,9,48,5,76,80,5,68,
  544,4506,28,4,0,16,198,0,16,217,0,16,189,4,32,38,4,60,70,4,76,78,4,80,80,12,13,68,12,13,68,12,13,68,12,13,94,12,13,94,12,17,70,12,17,70,5,92,273,5,112,276,5,108,460,5,96,329,5,104,328,4,44,76,4,48,34,4,36,38,0,16,50,0,16,59,12,25,156,12,25,162,12,25,401,12,25,
  4560,2,0,
  27,40,1,4,11,33,
  81,2,0,
  29,72,2,4,11,33,38,4,36,
};
static const uint32_t Standard_Bool_outline[] = {
  146,912,12,4,0,16,26,0,16,39,0,16,52,0,16,152,40,9,76,43,9,79,45,5,67,14,24,42,4,44,54,5,16,73,12,25,124,12,25,
};
static const uint32_t Standard_CGFloat_outline[] = {
  315,5949,69,4,24,16,33,0,16,60,0,16,70,36,16,60,36,16,60,33,16,54,0,16,145,0,16,137,4,28,59,11,17,59,11,13,57,11,49,75,11,33,67,11,9,55,11,93,82,11,81,82,11,85,84,11,33,67,4,12,50,4,24,56,4,16,60,4,32,56,4,20,35,4,36,62,51,5,85,41,5,85,46,5,90,46,5,90,44,5,88,42,9,84,45,9,87,41,5,82,48,9,90,44,5,85,53,9,95,12,9,72,12,9,72,12,9,72,12,9,72,34,36,84,46,76,106,40,40,66,40,52,99,5,28,341,30,28,53,32,32,67,5,32,63,5,32,55,5,32,134,5,16,82,4,20,49,0,16,127,4,40,101,4,40,53,0,16,191,4,32,56,4,44,87,0,2,27,0,2,36,0,2,31,0,16,329,11,65,42,11,77,45,4,72,87,4,84,78,4,24,163,4,64,308,4,44,65,4,64,
};
static const uint32_t Standard_CaseIterable_outline[] = {
  22,121,2,4,0,2,78,11,33,
};
static const uint32_t Standard_Character_outline[] = {
  218,1726,33,4,33,16,56,0,16,63,0,16,74,39,9,85,42,9,88,38,5,83,30,12,61,4,28,31,4,32,32,4,32,32,4,48,36,4,36,33,4,52,37,4,32,32,4,44,35,4,44,35,4,28,31,4,40,35,4,52,38,4,48,37,4,64,41,4,64,76,4,52,70,4,40,66,5,40,60,5,40,60,4,56,79,4,16,50,4,20,53,4,20,46,5,16,66,4,44,43,4,64,
};
static const uint32_t Standard_CheckerSupport_outline[] = {
};
static const uint32_t Standard_ClosedRange_outline[] = {
  126,1282,10,4,0,0,24,0,0,24,0,16,137,5,32,93,4,28,30,5,32,193,5,32,128,5,32,128,5,32,72,5,28,
  1316,158,1,4,12,9,
  213,110,1,4,5,16,
  165,2,0,
  80,191,2,4,4,44,62,4,64,
  267,206,1,4,0,16,
  292,538,3,4,0,2,28,0,2,420,5,48,
  66,383,5,6,0,0,24,0,0,20,0,0,24,0,16,101,14,16,
  609,2412,17,4,0,2,52,0,2,57,0,2,526,4,40,49,4,32,35,4,20,66,0,36,163,5,20,230,5,20,262,5,32,91,5,28,166,5,20,279,5,20,288,4,20,35,4,16,34,5,12,38,5,12,
  136,500,4,6,0,0,17,0,0,24,12,9,228,12,5,
};
static const uint32_t Standard_ClosedRangeCoding_outline[] = {
  217,176,1,4,5,24,
  233,565,1,4,0,16,
  630,139,1,4,5,24,
  204,149,1,4,0,16,
};
static const uint32_t Standard_Codable_outline[] = {
  19,49,1,4,5,24,
  69,44,1,4,0,16,
  171,118,4,4,4,44,34,0,16,29,4,32,29,0,16,
  139,355,5,4,4,32,29,0,16,38,4,44,60,4,64,47,5,32,
  425,108,2,4,4,44,39,0,16,
  208,78,2,4,4,36,39,0,16,
  161,145,2,4,4,36,59,0,16,
  225,236,2,4,4,36,67,0,16,
  272,81,2,4,0,0,23,0,16,
  206,455,6,4,0,0,26,0,0,21,0,16,71,0,16,94,0,16,154,4,44,
  482,421,2,4,0,2,384,0,0,
  19,366,4,6,0,0,36,0,0,33,0,0,38,0,16,
  804,254,1,4,4,64,
  309,866,1,4,4,64,
  912,77,2,4,0,2,32,4,40,
  104,1295,8,4,0,2,384,0,0,39,0,0,40,0,0,43,0,0,30,12,73,274,12,73,239,12,73,
  19,366,4,6,0,0,36,0,0,33,0,0,38,0,16,
  1294,306,5,4,4,40,42,4,32,49,5,36,88,5,64,58,5,80,
  324,335,5,4,4,40,42,4,32,49,5,36,103,5,64,65,5,80,
  374,136,3,4,4,40,42,14,36,35,14,24,
  171,366,6,4,4,40,42,4,20,25,14,36,35,14,24,56,14,60,132,14,88,
  402,157,1,4,14,24,
  196,128,3,4,4,40,42,5,36,27,5,24,
  163,455,8,4,4,40,42,4,20,26,4,28,28,4,48,32,14,36,43,14,24,65,14,60,136,14,88,
  491,180,1,4,14,60,
};
static const uint32_t Standard_CodingConformances_outline[] = {
  126,424,3,4,5,24,134,5,24,87,0,16,
  467,451,3,4,5,24,134,5,24,107,0,16,
  476,387,2,4,5,24,111,0,16,
  412,465,2,4,5,24,85,0,16,
  489,423,2,4,5,24,89,0,16,
  469,465,3,4,5,24,134,5,24,94,0,16,
  490,573,2,4,5,24,96,0,16,
  601,219,2,4,5,24,81,0,16,
  246,237,2,4,5,24,90,0,16,
  266,1037,2,52,0,16,561,5,24,
  1063,285,2,4,0,16,233,5,24,
  318,177,2,4,0,16,91,5,24,
};
static const uint32_t Standard_CodingNodes_outline[] = {
  100,2343,12,61,0,1,39,0,0,100,0,0,55,0,0,104,0,0,115,0,0,54,0,0,53,0,0,48,0,0,116,0,0,29,5,24,1181,5,24,
  2368,1965,17,4,0,2,66,0,0,17,0,0,16,0,0,35,0,0,27,0,0,39,0,0,110,0,0,60,0,0,25,0,16,42,0,16,138,5,36,129,5,12,387,4,16,176,5,24,175,5,24,160,4,32,
  14,53,1,2,0,0,
  1978,39,1,4,5,24,
};
static const uint32_t Standard_CodingTree_outline[] = {
  214,1789,10,4,0,0,27,0,0,34,0,16,154,14,36,114,14,24,184,14,60,141,14,60,364,14,88,293,14,48,222,14,48,
  1840,970,7,4,0,0,27,0,0,34,4,20,44,14,36,83,14,24,198,14,60,329,14,88,
  1029,271,4,4,0,0,27,0,0,34,14,36,74,14,24,
  301,667,6,4,0,0,27,0,0,34,4,32,71,5,36,233,5,64,160,5,80,
  1009,2615,15,4,0,0,27,0,0,34,0,16,154,4,28,75,5,32,79,5,28,334,5,36,103,5,36,84,5,24,192,5,40,373,5,60,284,5,60,289,5,88,225,5,48,154,5,48,
  2666,1741,12,4,0,0,27,0,0,34,0,0,23,0,16,124,4,20,45,4,28,63,4,20,149,5,20,290,14,36,167,14,24,194,14,60,339,14,88,
  1800,248,4,4,0,0,27,0,0,34,5,36,53,5,24,
  278,2785,11,4,0,0,27,0,0,34,4,32,71,5,36,654,5,44,169,5,36,343,5,64,265,5,80,146,5,28,538,5,20,358,4,24,
};
static const uint32_t Standard_CollectionDifference_outline[] = {
  142,1643,12,4,0,2,331,0,2,29,0,2,145,0,0,27,0,0,25,0,16,111,4,40,46,4,32,76,5,20,72,0,36,198,5,28,232,12,37,
  16,316,3,6,0,0,75,0,0,75,4,28,
  383,107,2,6,0,0,21,12,5,
  1325,2,0,
  76,2,0,
  64,1252,1,4,5,56,
  1287,1897,1,4,5,40,
  1957,178,1,4,5,40,
  216,471,1,4,5,32,
};
static const uint32_t Standard_CollectionMembers_outline[] = {
  41,3309,14,4,4,20,118,5,40,245,5,24,265,5,24,73,5,24,95,5,24,257,5,24,293,5,24,75,5,36,252,5,32,267,5,16,265,5,20,730,5,52,135,5,52,
  3356,479,2,4,5,40,210,5,20,
  527,433,2,4,14,32,182,35,44,
};
static const uint32_t Standard_CollectionSearch_outline[] = {
  112,1990,7,4,5,16,273,5,44,284,5,40,141,5,32,117,5,24,382,5,20,605,5,56,
  2012,129,1,4,5,56,
  167,152,1,4,14,40,
  215,1095,3,4,14,40,192,5,36,607,14,28,
};
static const uint32_t Standard_Collections_outline[] = {
  130,63,2,4,0,2,25,14,16,
  91,179,4,4,0,2,25,0,2,78,5,48,34,4,76,
  228,42,1,4,5,48,
  62,222,2,4,4,76,37,5,20,
  262,857,15,4,0,2,35,0,2,170,0,2,91,4,40,32,4,32,30,0,36,48,0,36,57,4,28,31,4,28,28,4,20,25,5,20,38,5,20,58,5,20,83,5,32,100,5,32,
  879,1797,13,4,5,32,55,5,48,86,0,36,87,4,28,122,4,28,47,4,20,62,4,76,41,5,36,63,5,36,102,5,20,320,5,20,385,5,32,311,0,36,
  1872,583,7,4,0,2,39,0,2,50,0,0,26,0,0,32,0,16,107,40,20,72,14,16,
  640,918,10,4,0,0,26,0,0,33,0,0,31,0,36,69,0,36,185,4,28,49,5,20,86,5,20,125,5,20,185,5,32,
  1009,91,1,4,5,20,
  180,2,0,
  46,1309,15,4,0,2,50,0,0,30,0,0,28,0,0,18,0,16,139,4,16,27,4,40,45,4,32,41,0,36,104,0,36,221,5,24,133,5,20,74,5,20,113,5,20,169,5,32,
  1387,79,1,4,5,20,
  155,2,0,
  68,207,1,4,0,36,
  291,666,2,4,0,16,100,14,60,
  764,42,1,4,5,20,
  77,1099,4,4,5,36,65,5,20,309,5,20,414,5,32,
  1208,2,0,
  55,523,6,4,5,20,44,5,20,45,5,20,71,5,20,239,5,32,69,4,28,
  612,2,0,
  85,1096,12,4,0,0,18,0,2,260,0,2,275,5,48,88,4,40,50,4,32,50,4,20,33,4,28,38,5,20,77,5,20,77,0,36,91,5,32,
  47,232,4,6,0,0,25,0,16,50,12,9,77,12,5,
  269,238,3,6,0,0,20,0,0,30,14,16,
  866,116,2,4,0,36,52,0,36,
  145,1022,4,4,0,36,140,0,36,171,14,32,615,14,32,
  1080,440,7,4,0,16,9,14,60,129,14,24,46,14,24,90,14,24,59,14,60,42,14,36,
  478,1582,11,4,0,16,117,0,16,182,14,24,83,14,24,147,14,24,127,14,60,45,14,36,153,12,5,178,12,5,216,12,5,196,12,9,
};
static const uint32_t Standard_CommandLine_outline[] = {
  32,186,3,4,0,1,55,18,17,59,42,41,
};
static const uint32_t Standard_Comparable_outline[] = {
  31,193,4,4,12,5,47,12,9,48,12,5,47,12,9,
  215,947,8,4,12,5,61,12,9,65,12,9,65,12,13,204,12,13,233,19,13,103,19,13,109,20,13,
};
static const uint32_t Standard_ContainerCoding_outline[] = {
  157,272,1,4,5,24,
  328,227,1,4,0,16,
  280,160,1,4,5,24,
  213,233,1,4,0,16,
  284,160,1,4,5,24,
  211,89,1,4,0,16,
  161,858,1,4,5,24,
  930,1335,1,4,0,16,
  1398,139,1,4,5,24,
  201,149,1,4,0,16,
  212,89,1,4,5,24,
  152,88,1,4,0,16,
};
static const uint32_t Standard_ContiguousArray_outline[] = {
  203,1293,20,4,0,2,24,0,2,46,0,2,33,0,2,66,0,2,42,0,0,27,0,16,28,0,16,67,0,16,94,4,40,28,4,32,40,4,20,37,4,32,43,5,24,119,5,20,44,5,20,45,0,36,110,0,36,132,14,60,186,14,24,
  1356,132,1,4,12,9,
  193,72,1,4,5,16,
  154,139,2,4,4,44,52,4,64,
};
static const uint32_t Standard_Conversions_outline[] = {
};
static const uint32_t Standard_CustomStringConvertible_outline[] = {
  33,37,1,4,4,44,
  76,42,1,4,4,64,
  103,34,1,4,0,16,
};
static const uint32_t Standard_DerivedCoding_outline[] = {
  133,454,1,4,5,24,
  475,109,1,4,0,16,
};
static const uint32_t Standard_Descriptions_outline[] = {
};
static const uint32_t Standard_Dictionary_outline[] = {
  94,8313,47,4,0,2,47,0,2,46,0,2,51,0,2,151,0,2,342,28,16,37,28,16,57,0,16,104,0,16,313,0,16,385,0,16,278,4,20,54,4,28,35,4,32,30,4,40,48,4,32,49,5,24,93,4,16,51,36,32,71,32,16,63,34,24,69,37,36,68,5,20,76,5,20,139,5,48,74,0,36,104,0,36,134,0,36,134,0,36,322,4,16,45,4,24,105,4,20,155,65,44,122,65,44,106,35,24,175,14,32,162,47,36,90,14,60,59,5,36,205,5,64,244,5,24,267,14,20,302,14,20,336,5,28,230,5,28,264,0,2,1127,0,2,
  183,113,2,6,0,0,23,12,5,
  150,305,3,6,0,0,28,0,0,23,14,16,
  6022,1065,16,6,0,2,28,0,2,51,0,2,63,0,2,68,0,2,71,0,0,34,4,40,53,4,32,49,5,20,72,0,36,79,4,20,41,4,28,46,5,32,74,12,9,127,5,16,146,4,44,
  1126,830,13,6,0,2,30,0,2,51,0,2,65,0,2,70,0,2,73,0,0,34,4,40,53,4,32,49,5,20,72,0,36,183,4,20,41,4,28,46,4,44,
  888,188,2,4,39,9,91,42,9,
  242,240,1,4,5,16,
  309,2,0,
  79,111,2,4,4,44,49,4,64,
  201,623,12,4,0,2,47,0,2,24,0,2,59,0,2,33,0,2,67,0,0,32,0,16,77,4,40,28,4,32,40,5,20,44,5,20,45,0,36,
  703,327,2,4,4,44,277,4,64,
};
static const uint32_t Standard_Double_outline[] = {
  310,5863,69,4,24,16,33,0,16,59,0,16,69,35,16,59,35,16,59,32,16,53,0,16,144,0,16,136,4,28,59,11,17,58,11,13,56,11,49,74,11,33,66,11,9,54,11,93,81,11,81,81,11,85,83,11,33,66,4,12,49,4,24,55,4,16,60,4,32,56,4,20,35,4,36,61,50,5,82,40,5,81,45,5,86,45,5,86,43,5,84,42,9,82,45,9,85,41,5,80,48,9,88,44,5,83,53,9,93,12,9,70,12,9,70,12,9,70,12,9,70,34,36,82,46,76,104,40,40,65,40,52,96,5,28,340,30,28,52,32,32,66,5,32,61,5,32,53,5,32,130,5,16,82,4,20,49,0,16,126,4,40,101,4,40,53,0,16,189,4,32,56,4,44,85,0,2,27,0,2,36,0,2,31,0,16,328,11,65,42,11,77,45,4,72,87,4,84,78,4,24,161,4,64,307,4,44,65,4,64,
};
static const uint32_t Standard_EnumeratedSequence_outline[] = {
  52,527,4,4,0,0,18,5,48,76,4,76,61,0,2,
  193,332,4,6,0,0,29,0,0,19,0,16,54,14,16,
  399,852,9,4,0,2,63,0,2,231,4,40,70,4,32,76,4,20,33,4,28,38,5,20,112,5,32,89,0,36,
  92,203,4,6,0,0,25,0,0,21,12,9,77,12,5,
  851,117,1,4,5,20,
  206,2,0,
};
static const uint32_t Standard_Equatable_outline[] = {
  19,51,1,4,12,9,
  72,156,2,4,42,9,78,12,9,
};
static const uint32_t Standard_Error_outline[] = {
  25,2,0,
};
static const uint32_t Standard_Extrema_outline[] = {
};
static const uint32_t Standard_Faults_outline[] = {
};
static const uint32_t Standard_FlattenSequence_outline[] = {
  179,549,4,4,0,2,43,0,0,18,5,48,76,0,2,
  175,372,4,6,0,0,29,0,0,39,0,16,54,14,16,
  462,1682,9,4,0,2,60,0,2,569,4,76,37,4,40,53,4,32,69,5,24,287,5,20,319,0,36,176,4,20,
  89,541,5,6,0,0,27,0,0,36,0,16,120,12,9,119,12,5,
  1720,536,1,4,5,20,
  614,963,5,4,0,2,43,0,0,18,0,0,41,5,48,106,0,2,
  246,715,6,6,0,0,29,0,0,43,0,0,39,0,0,18,0,16,214,14,16,
};
static const uint32_t Standard_Float_outline[] = {
  294,5766,69,4,24,16,33,0,16,58,0,16,68,34,16,58,34,16,58,31,16,52,0,16,143,0,16,135,4,28,59,11,17,57,11,13,55,11,49,73,11,33,65,11,9,53,11,93,80,11,81,80,11,85,82,11,33,65,4,12,48,4,24,54,4,16,60,4,32,56,4,20,35,4,36,60,49,5,79,39,5,77,44,5,82,44,5,82,42,5,80,42,9,80,45,9,83,41,5,78,48,9,86,44,5,81,53,9,91,12,9,68,12,9,68,12,9,68,12,9,68,34,36,80,46,76,102,40,40,64,40,52,93,5,28,339,30,28,51,32,32,65,5,32,59,5,32,51,5,32,126,5,16,82,4,20,49,0,16,125,4,40,101,4,40,53,0,16,187,4,32,56,4,44,83,0,2,27,0,2,36,0,2,31,0,16,327,11,65,41,11,77,45,4,72,86,4,84,69,4,24,159,4,64,306,4,44,65,4,64,
};
static const uint32_t Standard_Float64_outline[] = {
};
static const uint32_t Standard_FloatConversions_outline[] = {
  49,68,2,4,0,2,32,4,24,
  86,53,1,4,0,16,
};
static const uint32_t Standard_FloatingPoint_outline[] = {
  28,20,1,2,0,0,
  52,87,1,4,0,0,
  121,173,2,4,0,0,83,0,0,
  258,1133,29,4,0,16,21,11,13,31,11,49,40,11,33,36,0,16,66,4,32,28,4,44,32,11,93,51,11,9,30,11,33,36,11,81,48,11,85,49,4,12,24,4,16,38,4,32,29,4,32,29,4,24,27,4,44,32,4,40,31,4,20,26,4,24,27,12,5,47,12,9,46,5,36,49,5,76,59,5,40,28,5,52,55,5,28,58,14,20,
  1158,3063,31,4,12,9,66,11,33,44,4,32,41,4,32,42,4,24,33,4,20,35,4,40,47,4,32,76,4,44,61,5,28,63,14,20,69,14,20,82,14,56,57,120,5,200,128,9,211,14,92,120,14,52,94,14,40,88,0,16,127,11,21,30,4,44,33,4,56,37,5,64,342,12,65,134,12,65,133,5,28,57,5,24,57,5,76,68,12,29,105,12,29,104,4,72,
  3135,209,6,4,0,16,24,4,28,30,11,65,43,11,77,46,4,24,27,4,64,
  240,2244,8,4,0,16,93,28,16,156,0,16,310,0,16,193,12,25,156,12,25,162,12,25,595,12,25,
};
static const uint32_t Standard_FloatingPointPrimitives_outline[] = {
};
static const uint32_t Standard_GeneratedSequences_outline[] = {
  624,364,5,4,0,0,20,0,0,39,0,0,22,0,16,120,14,16,
};
static const uint32_t Standard_Hashable_outline[] = {
  29,71,2,4,4,36,29,5,16,
  91,162,2,4,4,36,106,5,52,
  177,455,7,4,0,0,22,0,16,12,14,28,77,14,28,127,14,32,77,14,32,61,35,17,
};
static const uint32_t Standard_Identifiable_outline[] = {
  26,54,2,4,0,2,30,4,8,
  100,57,1,4,4,8,
};
static const uint32_t Standard_IdentityOperators_outline[] = {
};
static const uint32_t Standard_InlineArray_outline[] = {
  190,1364,16,4,0,0,27,0,16,67,0,16,87,0,16,183,0,16,250,11,21,34,4,20,27,4,28,35,4,40,28,4,32,30,4,28,40,5,20,44,5,20,45,0,36,251,0,36,98,14,24,
};
static const uint32_t Standard_Int_outline[] = {
  113,3568,47,4,25,16,34,0,16,63,30,16,49,27,16,53,27,16,53,0,16,135,0,16,65,4,20,51,11,33,34,11,13,54,11,13,54,11,17,56,11,33,37,4,36,60,47,5,73,14,24,42,37,5,69,42,5,74,42,5,74,40,5,72,43,5,75,40,5,72,39,5,71,40,5,72,47,5,67,47,9,80,52,9,85,52,9,85,43,9,76,44,9,77,39,9,73,42,9,76,38,5,71,45,9,79,41,5,74,50,9,84,12,9,64,12,9,64,12,9,64,12,9,64,12,9,64,5,32,63,5,32,54,5,16,66,5,76,205,5,68,372,4,44,
};
static const uint32_t Standard_Int128_outline[] = {
  167,8544,65,4,0,0,19,0,0,20,0,16,42,0,16,85,0,16,62,0,16,88,0,16,208,0,16,80,0,16,170,0,16,43,0,16,147,0,16,60,0,16,81,0,16,115,4,20,32,11,33,35,11,13,72,11,13,63,11,17,39,11,33,37,4,36,87,12,5,187,12,5,192,19,5,62,12,5,195,12,5,357,12,5,274,12,9,137,12,9,137,12,9,137,19,5,88,12,5,127,12,5,127,12,5,127,12,9,113,12,9,117,12,9,81,12,9,85,5,48,306,12,9,109,12,9,70,12,5,130,12,9,69,12,5,65,12,9,69,12,9,70,12,9,70,12,9,70,5,32,67,5,32,66,5,16,96,5,80,149,5,40,131,5,24,87,5,92,194,5,112,220,5,108,376,5,76,416,5,68,681,4,60,76,4,76,81,4,80,83,0,16,458,0,16,127,4,44,
};
static const uint32_t Standard_Int16_outline[] = {
  160,3691,47,4,25,16,34,0,16,65,32,16,51,31,16,57,31,16,56,31,16,53,0,16,69,4,20,51,11,33,34,11,13,56,11,13,56,11,17,58,11,33,37,4,36,62,49,5,79,14,24,42,39,5,77,44,5,82,44,5,82,42,5,80,45,5,83,40,5,78,39,5,77,40,5,78,49,5,73,49,9,88,54,9,93,54,9,93,43,9,80,44,9,81,39,9,77,42,9,80,40,5,77,47,9,85,43,5,80,52,9,90,12,9,68,12,9,68,12,9,68,12,9,68,12,9,68,5,32,65,5,32,58,5,16,66,5,76,215,5,68,384,4,44,
};
static const uint32_t Standard_Int32_outline[] = {
  160,3691,47,4,25,16,34,0,16,65,32,16,51,31,16,57,31,16,56,31,16,53,0,16,69,4,20,51,11,33,34,11,13,56,11,13,56,11,17,58,11,33,37,4,36,62,49,5,79,14,24,42,39,5,77,44,5,82,44,5,82,42,5,80,45,5,83,40,5,78,39,5,77,40,5,78,49,5,73,49,9,88,54,9,93,54,9,93,43,9,80,44,9,81,39,9,77,42,9,80,40,5,77,47,9,85,43,5,80,52,9,90,12,9,68,12,9,68,12,9,68,12,9,68,12,9,68,5,32,65,5,32,58,5,16,66,5,76,215,5,68,384,4,44,
};
static const uint32_t Standard_Int64_outline[] = {
  160,3691,47,4,25,16,34,0,16,65,32,16,51,31,16,57,31,16,56,31,16,53,0,16,69,4,20,51,11,33,34,11,13,56,11,13,56,11,17,58,11,33,37,4,36,62,49,5,79,14,24,42,39,5,77,44,5,82,44,5,82,42,5,80,45,5,83,40,5,78,39,5,77,40,5,78,49,5,73,49,9,88,54,9,93,54,9,93,43,9,80,44,9,81,39,9,77,42,9,80,40,5,77,47,9,85,43,5,80,52,9,90,12,9,68,12,9,68,12,9,68,12,9,68,12,9,68,5,32,65,5,32,58,5,16,66,5,76,215,5,68,384,4,44,
};
static const uint32_t Standard_Int8_outline[] = {
  156,3587,47,4,25,16,34,0,16,64,31,16,50,31,16,57,31,16,56,30,16,52,0,16,67,4,20,51,11,33,33,11,13,55,11,13,55,11,17,57,11,33,37,4,36,61,48,5,76,14,24,42,38,5,73,43,5,78,43,5,78,41,5,76,44,5,79,40,5,75,39,5,74,40,5,75,48,5,70,48,9,84,53,9,89,53,9,89,43,9,78,44,9,79,39,9,75,42,9,78,39,5,74,46,9,82,42,5,77,51,9,87,12,9,66,12,9,66,12,9,66,12,9,66,12,9,66,5,32,64,5,32,56,5,16,66,5,76,209,5,68,376,4,44,
};
static const uint32_t Standard_KeyPaths_outline[] = {
  67,586,9,4,39,9,87,26,20,55,5,16,72,4,64,60,32,28,76,30,20,59,11,33,49,11,37,50,37,21,
  636,2,0,
  62,275,2,4,34,36,115,34,36,
  343,414,3,4,34,36,115,34,36,139,34,36,
  499,266,2,4,34,36,115,34,36,
};
static const uint32_t Standard_LazyLocal_outline[] = {
  25,342,4,4,0,0,24,0,0,20,0,16,109,4,48,
};
static const uint32_t Standard_LazySequence_outline[] = {
  40,113,2,4,0,2,77,4,32,
  180,2,0,
  285,33,1,4,4,32,
  65,1319,7,4,4,16,34,5,12,151,5,24,159,5,40,337,5,28,283,5,24,179,5,16,
  1375,126,1,4,5,24,
  198,38,1,4,0,2,
  123,51,1,4,0,2,
  110,277,7,4,0,2,35,0,2,28,0,2,37,0,0,18,4,32,31,5,48,64,4,76,
  360,653,11,4,0,2,31,0,2,35,4,40,50,4,32,46,4,28,46,4,20,33,4,28,38,5,20,74,5,20,113,5,32,114,0,36,
  738,79,1,4,5,20,
  162,2,0,
  73,718,7,4,0,2,54,0,0,18,0,0,44,0,2,254,5,48,106,4,76,61,5,12,
  154,217,3,6,0,0,29,0,0,46,14,16,
  650,913,13,4,0,2,69,0,2,31,0,2,35,4,40,50,4,32,46,4,28,46,4,20,33,4,28,38,5,20,74,5,20,113,5,32,114,0,36,77,0,36,
  1001,79,1,4,5,20,
  165,2,0,
  67,720,7,4,0,2,35,0,2,48,0,0,18,0,0,41,0,2,266,5,48,106,5,24,
  180,229,3,6,0,0,29,0,0,43,14,16,
  629,818,10,4,0,2,63,0,2,31,0,2,63,4,76,37,4,40,57,4,32,46,5,20,195,5,20,81,0,36,70,0,36,
  909,194,1,4,5,20,
  264,735,6,4,0,2,35,0,2,53,0,0,18,0,0,41,0,2,479,5,48,
  185,442,5,6,0,0,24,0,0,29,0,0,43,0,16,145,14,16,
  618,810,6,4,0,2,35,0,2,51,0,0,18,0,0,41,0,2,556,5,48,
  183,519,5,6,0,0,27,0,0,29,0,0,43,0,16,145,14,16,
};
static const uint32_t Standard_LiteralProtocols_outline[] = {
  139,2,0,
  46,2,0,
  48,2,0,
  54,2,0,
  109,2,0,
  102,2,0,
  41,131,2,4,0,2,79,0,16,
  167,126,2,4,0,2,78,0,16,
  164,132,2,4,0,2,80,0,16,
  166,26,1,4,0,16,
  70,158,2,4,0,2,94,0,16,
  247,291,3,4,0,2,128,0,2,79,0,16,
  415,133,1,4,0,16,
  215,202,3,4,0,2,80,0,2,72,0,16,
  302,109,1,4,0,16,
  180,2,0,
  142,106,2,4,0,16,54,14,52,
  170,634,8,4,0,0,17,0,16,57,14,52,70,14,76,90,14,76,94,14,76,207,14,20,60,4,44,
  670,94,2,4,0,2,37,0,16,
  135,99,3,4,0,2,21,0,2,23,0,16,
};
static const uint32_t Standard_LocalAccessors_outline[] = {
  74,145,3,4,0,0,24,0,0,28,4,48,
};
static const uint32_t Standard_Markers_outline[] = {
  18,2,0,
  21,2,0,
  22,2,0,
  28,2,0,
  29,2,0,
};
static const uint32_t Standard_MemoryLayout_outline[] = {
  21,333,6,4,11,17,50,11,25,52,11,37,55,12,17,53,12,25,57,12,37,
};
static const uint32_t Standard_MetatypeComparison_outline[] = {
};
static const uint32_t Standard_Mirror_outline[] = {
  27,38,1,4,4,48,
  59,2,0,
  29,2,0,
  32,2,0,
  42,4601,24,4,0,2,109,0,2,87,0,2,49,0,2,67,0,0,28,0,0,60,0,0,34,0,0,48,0,0,21,0,0,18,0,0,27,0,16,218,0,16,832,0,16,761,0,16,456,0,16,452,4,64,276,5,40,287,5,24,374,4,44,58,40,29,93,38,29,87,37,25,69,36,21,
  22,88,1,6,0,0,
  119,56,1,2,0,0,
};
static const uint32_t Standard_MutableCollectionMembers_outline[] = {
  48,581,2,4,14,24,144,14,36,
  646,834,2,4,14,36,603,14,28,
  898,744,3,4,14,16,259,14,28,113,14,28,
  829,52,1,4,14,16,
};
static const uint32_t Standard_Never_outline[] = {
  54,87,2,4,4,8,25,12,5,
};
static const uint32_t Standard_NumberCoding_outline[] = {
  117,529,3,4,5,24,134,5,24,68,0,16,
  572,533,3,4,5,24,134,5,24,68,0,16,
  576,533,3,4,5,24,134,5,24,68,0,16,
  577,537,3,4,5,24,134,5,24,68,0,16,
  581,537,3,4,5,24,134,5,24,68,0,16,
  582,541,3,4,5,24,134,5,24,68,0,16,
  585,537,3,4,5,24,134,5,24,68,0,16,
  582,541,3,4,5,24,134,5,24,68,0,16,
  585,537,3,4,5,24,134,5,24,68,0,16,
  582,541,3,4,5,24,134,5,24,68,0,16,
  586,541,3,4,5,24,134,5,24,68,0,16,
  585,537,3,4,5,24,134,5,24,68,0,16,
  583,545,3,4,5,24,134,5,24,68,0,16,
};
static const uint32_t Standard_ObjectIdentifier_outline[] = {
  76,616,8,4,0,0,19,0,16,79,0,16,78,38,29,77,42,29,82,12,5,107,4,64,94,40,37,
};
static const uint32_t Standard_Optional_outline[] = {
  48,634,8,4,0,0,12,0,0,21,0,16,47,0,16,40,4,68,43,5,12,186,5,28,184,14,16,
  690,172,2,4,39,9,83,42,9,
  226,187,1,4,5,16,
  241,2,0,
  52,62,1,4,4,64,
};
static const uint32_t Standard_OtherNames_outline[] = {
};
static const uint32_t Standard_Printing_outline[] = {
};
static const uint32_t Standard_PrintingToStream_outline[] = {
};
static const uint32_t Standard_Queue_outline[] = {
  210,459,7,4,0,0,38,0,0,23,0,16,12,4,20,41,4,28,45,14,24,70,14,44,
};
static const uint32_t Standard_RandomNumbers_outline[] = {
  31,36,1,4,14,16,
  69,1063,3,4,14,16,179,14,16,171,14,20,
  1122,144,3,4,0,16,12,14,16,73,36,21,
};
static const uint32_t Standard_Range_outline[] = {
  108,1463,11,4,0,0,24,0,0,24,0,16,101,0,16,137,5,32,92,4,28,49,5,32,103,5,32,141,5,32,156,5,32,139,5,28,
  1491,146,1,4,12,9,
  195,110,1,4,5,16,
  159,2,0,
  74,185,2,4,4,44,62,4,64,
  255,129,1,4,0,16,
  209,378,3,4,0,2,28,0,2,260,5,48,
  66,223,3,6,0,0,24,0,0,20,14,16,
  443,1253,18,4,0,2,26,0,2,39,0,2,35,4,40,39,4,32,37,4,20,62,0,36,124,0,36,61,4,28,37,5,20,60,5,20,62,5,20,107,5,20,288,5,32,90,4,20,51,4,16,67,5,12,33,5,12,
};
static const uint32_t Standard_RangeCoding_outline[] = {
  190,176,1,4,5,24,
  227,559,1,4,0,16,
  621,139,1,4,5,24,
  201,149,1,4,0,16,
};
static const uint32_t Standard_RangeExpression_outline[] = {
  32,168,3,4,0,2,35,5,32,88,5,32,
  195,86,1,4,12,9,
  147,288,4,4,0,0,24,0,16,61,5,32,133,5,32,
  327,2,0,
  62,2,0,
  66,314,4,4,0,0,24,0,16,61,5,32,158,5,32,
  356,2,0,
  65,2,0,
  63,287,4,4,0,0,24,0,16,61,5,32,131,5,32,
  326,2,0,
  62,2,0,
  93,299,3,4,0,2,28,0,2,199,5,48,
  66,162,2,6,0,0,24,14,16,
};
static const uint32_t Standard_RangeReplaceableCollectionMembers_outline[] = {
  57,1714,9,4,14,24,159,35,24,194,14,56,123,14,56,139,14,60,230,35,44,183,14,44,272,14,36,216,5,24,
  1778,570,2,4,35,44,248,14,44,
  618,322,1,4,14,44,
  383,586,2,4,35,40,266,14,40,
  660,591,3,4,14,28,121,35,40,194,14,40,
};
static const uint32_t Standard_RangeSet_outline[] = {
  154,4655,27,4,0,2,538,0,0,35,0,16,12,0,16,74,0,16,125,0,16,185,4,24,50,4,28,40,5,32,312,14,24,962,14,24,453,35,24,255,14,24,170,14,36,119,14,32,118,14,64,90,14,92,110,5,20,132,5,44,137,5,48,107,5,76,132,5,32,82,5,40,82,5,56,104,5,64,94,5,40,84,4,44,
  78,461,11,6,0,2,37,0,2,26,0,2,35,0,2,58,0,0,32,4,40,30,4,32,40,5,20,46,5,20,47,0,36,53,4,44,
  4629,2,0,
  54,2,0,
  85,1461,14,4,0,2,329,0,2,35,0,2,51,0,2,63,0,0,18,0,0,38,4,16,27,5,24,162,4,40,38,4,32,151,5,20,210,0,36,56,0,36,226,4,44,
  54,276,5,6,0,0,25,0,0,20,12,9,77,12,5,75,4,44,
  1498,348,1,4,5,20,
  419,124,1,4,12,9,
  193,74,1,4,5,16,
  96,135,1,4,0,36,
};
static const uint32_t Standard_RangeSetMembers_outline[] = {
  41,546,2,4,5,28,320,5,68,
  593,88,1,4,5,28,
  126,117,1,4,14,60,
  146,741,1,67,35,52,
};
static const uint32_t Standard_RawRepresentable_outline[] = {
  36,90,3,4,0,2,26,0,16,28,4,32,
  144,232,2,4,38,9,113,41,9,
};
static const uint32_t Standard_Regex_outline[] = {
  527,29,1,4,0,0,
  67,72,2,4,0,2,29,4,20,
  129,882,8,4,0,2,24,0,2,243,0,0,27,4,40,28,4,32,40,0,36,62,0,36,78,5,52,
  43,225,5,6,0,0,22,0,0,36,0,0,122,0,0,20,0,0,
  877,5436,29,4,0,2,33,0,0,154,0,16,261,0,16,61,0,16,121,0,16,298,0,16,185,0,16,104,0,16,86,4,20,36,5,32,108,5,28,153,5,44,80,5,72,87,5,92,92,5,60,84,5,76,88,5,92,92,5,100,100,5,40,109,5,40,109,5,44,110,5,40,101,5,40,101,5,44,156,5,32,207,5,64,1192,5,28,873,0,2,
  5221,213,5,6,0,0,35,0,0,23,0,0,24,0,0,32,0,36,
  269,316,4,4,0,36,74,0,36,70,0,36,135,4,20,
  339,130,1,4,23,36,
  156,2453,9,4,5,32,105,5,24,106,5,24,129,5,40,128,5,20,727,5,56,228,5,40,497,5,36,245,5,36,
  2471,616,3,4,14,28,222,14,28,286,14,40,
};
static const uint32_t Standard_RegexMatches_outline[] = {
  148,578,5,4,4,20,70,5,40,128,5,40,128,5,44,129,5,28,
};
static const uint32_t Standard_RegexPatterns_outline[] = {
  149,268,5,4,0,0,111,0,0,59,0,0,23,0,0,25,0,0,
  379,1464,8,4,0,0,19,0,0,117,4,24,113,0,0,134,0,16,113,12,16,290,5,24,205,5,24,
};
static const uint32_t Standard_Registry_outline[] = {
  260,1592,13,46,0,0,67,0,0,43,0,0,29,0,0,29,0,16,12,4,28,61,4,20,105,14,12,235,0,36,128,35,24,272,14,36,81,22,36,177,13,20,
};
static const uint32_t Standard_Repeated_outline[] = {
  235,506,11,4,0,2,24,0,2,51,0,2,33,0,2,59,0,0,17,0,0,29,4,40,28,4,32,30,5,20,44,5,20,45,0,36,
  614,746,13,4,0,2,24,0,2,58,0,2,33,0,2,66,0,0,24,0,16,50,4,40,28,4,32,26,5,20,44,5,20,45,0,36,236,4,20,23,4,64,
  803,494,10,4,0,2,24,0,2,58,0,2,33,0,2,66,0,16,12,4,40,28,4,32,26,5,20,86,5,20,87,0,36,
  532,100,1,4,12,9,
};
static const uint32_t Standard_Result_outline[] = {
  37,1383,8,4,0,0,24,0,0,24,0,16,151,5,12,155,5,12,239,5,32,259,5,28,258,5,48,
  1457,2,0,
  73,2,0,
};
static const uint32_t Standard_SIMD16_outline[] = {
  38,2757,10,4,0,2,41,11,45,37,0,0,25,0,16,56,0,16,339,4,28,529,4,32,542,4,32,536,4,28,535,0,16,
  2809,225,2,4,0,16,108,0,16,
  275,266,2,4,0,16,149,0,16,
};
static const uint32_t Standard_SIMD2_outline[] = {
  37,441,8,4,0,2,41,11,45,36,0,0,25,0,16,56,4,4,81,4,4,81,0,16,59,0,16,
  492,223,2,4,0,16,107,0,16,
  272,264,2,4,0,16,148,0,16,
};
static const uint32_t Standard_SIMD3_outline[] = {
  37,632,10,4,0,2,41,11,45,36,0,0,25,0,16,56,4,4,81,4,4,81,4,4,81,0,16,77,0,16,77,0,16,
  683,223,2,4,0,16,107,0,16,
  272,264,2,4,0,16,148,0,16,
};
static const uint32_t Standard_SIMD4_outline[] = {
  37,1555,16,4,0,2,41,11,45,36,0,0,25,0,16,56,4,4,81,4,4,81,4,4,81,4,4,81,0,16,95,0,16,95,0,16,76,4,28,172,4,32,173,4,32,173,4,28,172,0,16,
  1606,223,2,4,0,16,107,0,16,
  272,264,2,4,0,16,148,0,16,
};
static const uint32_t Standard_SIMD8_outline[] = {
  37,1600,10,4,0,2,41,11,45,36,0,0,25,0,16,56,0,16,179,4,28,286,4,32,287,4,32,287,4,28,286,0,16,
  1651,223,2,4,0,16,107,0,16,
  272,264,2,4,0,16,148,0,16,
};
static const uint32_t Standard_SequenceMembers_outline[] = {
  39,2893,11,4,5,24,109,5,24,240,5,16,151,5,36,105,5,32,175,5,24,189,5,20,329,5,52,537,5,24,403,5,100,591,4,16,
  2938,641,3,4,5,52,168,5,24,184,5,20,
  687,194,1,4,5,100,
  238,271,2,4,5,24,74,5,24,
  321,419,3,4,5,24,52,31,28,73,5,24,
};
static const uint32_t Standard_SequenceOrders_outline[] = {
  39,1354,7,4,5,12,338,5,12,344,5,24,203,5,40,84,5,32,105,5,32,105,5,32,
  1400,213,3,4,5,12,55,5,12,55,5,24,
};
static const uint32_t Standard_SequenceTransforms_outline[] = {
  39,2393,11,4,5,12,181,5,24,213,5,28,110,5,24,283,5,24,296,5,40,278,5,28,347,26,28,172,5,20,171,5,32,169,5,40,
  2438,140,1,4,5,32,
};
static const uint32_t Standard_Set_outline[] = {
  64,5885,50,4,0,2,46,0,2,51,0,2,42,0,2,151,0,2,290,21,16,30,21,16,50,0,16,66,0,16,174,4,20,47,4,28,35,4,32,30,4,40,48,4,32,49,5,24,93,4,16,44,29,32,64,28,28,66,30,36,68,56,28,93,5,20,76,5,48,74,0,36,72,30,32,68,5,40,150,4,20,109,35,24,291,35,24,157,56,24,96,35,24,150,35,44,189,14,32,131,40,36,83,14,60,59,5,24,218,5,20,180,5,48,165,5,44,185,5,76,268,14,36,130,14,64,122,14,32,128,14,92,136,5,32,178,5,40,187,5,56,194,5,64,194,5,40,170,39,9,91,42,9,
  178,113,2,6,0,0,23,12,5,
  150,253,3,6,0,0,28,0,0,23,14,16,
  5582,147,1,4,5,16,
  196,2,0,
  72,111,2,4,4,44,49,4,64,
};
static const uint32_t Standard_SetAlgebra_outline[] = {
  67,913,20,4,0,2,25,0,2,47,0,16,9,5,32,43,5,20,36,5,48,43,5,76,50,14,24,101,14,24,54,14,24,60,14,36,41,14,64,48,14,92,55,5,44,42,5,32,40,5,40,44,5,40,42,4,28,28,0,16,62,14,32,
  935,747,9,4,0,16,136,14,32,89,5,32,72,5,40,71,5,40,76,5,44,87,4,28,39,5,64,91,5,56,
  806,64,1,4,0,16,
  114,62,2,4,0,2,32,0,16,
  83,414,4,4,0,2,39,5,20,110,5,48,124,5,76,
  457,743,4,4,5,32,67,35,24,296,35,24,189,35,24,
  798,898,9,4,0,16,124,0,16,159,4,28,38,5,32,82,5,40,90,12,9,81,14,36,100,14,64,107,14,92,
};
static const uint32_t Standard_StandardInput_outline[] = {
};
static const uint32_t Standard_StaticString_outline[] = {
  103,429,7,4,0,0,20,7,16,31,7,16,61,11,96,53,11,68,57,11,28,66,12,56,
  508,111,2,4,11,44,43,11,64,
  154,67,1,4,11,48,
};
static const uint32_t Standard_Strideable_outline[] = {
  40,207,4,4,0,2,51,5,32,42,5,32,38,5,32,
  229,263,3,4,5,32,104,12,5,77,12,9,
};
static const uint32_t Standard_Strides_outline[] = {
  928,108,1,4,4,48,
  152,113,1,4,4,48,
  161,936,6,4,0,0,22,0,0,20,0,0,30,5,48,99,4,76,154,0,2,
  363,571,7,6,0,0,24,0,0,22,0,0,32,0,0,26,0,0,24,0,16,182,14,16,
  626,1091,6,4,0,0,22,0,0,20,0,0,30,5,48,99,4,76,154,0,2,
  363,726,8,6,0,0,24,0,0,22,0,0,32,0,0,26,0,0,24,0,0,30,0,16,182,14,16,
};
static const uint32_t Standard_String_outline[] = {
  236,1820,6,4,0,2,32,0,2,36,0,2,45,0,2,61,0,2,1304,0,2,
  243,1236,13,6,0,0,21,0,16,50,0,16,105,0,16,57,4,52,39,5,44,126,0,16,239,0,16,151,5,48,93,5,48,104,12,9,83,12,5,81,4,64,
  1273,302,4,6,0,0,22,0,0,20,0,16,47,14,16,
  322,9803,91,4,0,16,23,0,16,53,0,16,93,0,16,43,33,16,64,33,16,64,0,16,59,0,16,68,0,16,116,0,16,171,0,16,78,0,16,155,39,33,122,30,16,76,30,16,75,29,16,81,0,16,343,0,16,123,0,16,134,0,16,551,14,28,99,4,44,110,0,16,234,0,16,186,0,16,237,0,16,195,0,16,233,4,64,38,14,72,41,4,28,31,4,20,29,4,40,59,30,24,61,31,28,63,32,32,82,33,36,78,34,40,75,30,24,75,29,20,61,5,52,107,5,64,115,38,28,241,37,52,92,36,48,73,43,32,96,31,20,77,37,20,100,34,32,155,32,24,151,4,20,50,4,28,60,4,40,46,4,32,53,5,48,60,5,20,76,5,20,78,5,20,207,5,32,105,0,36,149,0,36,252,114,36,165,4,20,58,4,16,76,49,24,74,45,24,71,14,24,69,14,24,155,14,24,67,14,20,59,14,24,122,14,24,171,14,60,328,35,24,261,14,36,71,14,60,46,43,5,84,43,9,81,42,9,82,45,9,85,41,5,80,35,40,60,35,40,60,34,36,72,34,36,72,5,24,207,31,28,66,4,16,30,5,16,66,4,20,46,4,44,35,4,64,
};
static const uint32_t Standard_StringExtrema_outline[] = {
  190,137,2,4,5,12,67,5,12,
};
static const uint32_t Standard_StringProtocol_outline[] = {
  211,61,2,4,4,28,30,4,20,
  87,249,4,4,12,5,79,4,16,45,4,20,48,4,56,
};
static const uint32_t Standard_StringProtocolMembers_outline[] = {
  45,3189,13,4,5,40,55,5,40,55,5,36,111,5,36,111,5,32,102,5,32,95,24,20,342,5,24,387,5,20,338,5,36,610,5,40,315,5,24,497,5,56,
};
static const uint32_t Standard_StringViews_outline[] = {
  116,6765,7,4,4,16,95,4,20,98,4,56,123,0,2,1480,0,2,2486,4,44,61,0,2,
  434,1278,19,6,0,2,30,0,2,47,0,2,56,0,2,59,0,2,35,0,0,22,4,20,46,5,28,49,5,128,197,4,40,47,4,32,43,4,20,40,5,20,74,5,20,75,5,20,87,5,32,91,0,36,160,4,44,38,4,64,
  1481,2368,20,6,0,2,31,0,2,48,0,2,57,0,2,52,0,2,35,0,0,22,4,20,46,5,28,72,4,40,47,4,32,43,4,20,60,5,20,214,5,20,251,5,32,131,5,48,91,5,20,310,5,20,328,0,36,407,4,44,38,4,64,
  2582,2266,20,6,0,2,39,0,2,56,0,2,65,0,2,35,0,2,380,5,48,87,0,0,22,0,16,26,0,16,47,4,20,46,5,28,72,4,40,47,4,32,43,5,20,289,5,20,289,0,36,195,14,24,79,14,60,314,4,44,38,4,64,
  235,341,4,8,0,0,24,0,0,20,0,0,22,14,16,
  2054,1393,2,4,0,2,1253,4,16,
  57,1197,18,6,0,2,30,0,2,35,0,2,47,0,2,59,0,2,62,0,0,39,0,16,66,4,20,137,5,28,73,4,40,49,4,32,45,5,20,73,5,20,75,4,20,61,5,20,87,5,32,91,0,36,47,0,36,
  1363,349,2,4,5,28,229,0,36,
  370,1586,2,4,0,2,1442,4,20,
  58,1385,19,6,0,2,31,0,2,35,0,2,48,0,2,60,0,2,63,0,0,40,0,16,67,4,20,137,5,28,73,4,40,49,4,32,45,5,20,73,5,20,75,5,20,92,5,20,145,5,32,117,4,20,64,0,36,48,0,36,
  1556,352,2,4,5,28,230,0,36,
  373,1824,2,4,0,2,1637,4,56,
  93,1545,17,6,0,2,39,0,2,35,0,2,56,0,2,68,0,2,71,0,0,48,0,16,75,4,20,137,5,28,73,4,40,49,4,32,45,5,20,73,5,20,75,0,36,56,0,36,133,0,16,89,14,60,
  1767,376,2,4,5,28,238,0,36,
};
static const uint32_t Standard_Substring_outline[] = {
  148,3118,39,4,0,2,32,0,2,33,0,2,36,0,2,48,0,2,51,0,0,20,0,0,18,0,0,16,0,16,27,0,16,121,0,16,88,0,16,57,0,16,60,0,16,106,4,28,57,4,16,29,4,40,65,4,32,61,4,28,39,4,20,51,5,20,78,5,20,80,0,36,178,0,36,311,14,60,321,14,24,61,14,24,156,14,20,59,5,24,116,12,9,89,12,5,87,12,9,78,12,9,78,12,5,78,12,5,78,12,9,81,5,16,71,4,44,38,4,64,
};
static const uint32_t Standard_Swapping_outline[] = {
};
static const uint32_t Standard_TextOutput_outline[] = {
  26,43,1,4,14,20,
  74,99,2,4,5,20,64,4,36,
  131,88,1,4,4,36,
};
static const uint32_t Standard_TextParts_outline[] = {
  151,733,7,4,0,0,20,0,0,88,0,0,18,0,0,16,0,0,19,0,0,25,14,16,
};
static const uint32_t Standard_TextViews_outline[] = {
  104,72,2,4,4,20,31,5,28,
  162,2,0,
  24,139,1,4,4,32,
};
static const uint32_t Standard_TextWriting_outline[] = {
  105,97,1,4,5,20,
  140,97,1,4,5,20,
  140,97,1,4,5,20,
  145,97,1,4,5,20,
  137,97,1,4,5,20,
  136,97,1,4,5,20,
};
static const uint32_t Standard_TrimmedSequences_outline[] = {
  140,727,7,4,0,2,35,0,0,18,0,0,22,0,16,177,0,2,233,5,48,106,5,24,
  290,196,3,6,0,0,29,0,0,24,14,16,
  489,582,6,4,0,2,35,0,0,18,0,0,18,0,16,172,5,48,221,5,36,
  634,763,6,4,0,2,35,0,0,31,0,0,34,0,16,278,0,2,279,5,48,
  416,242,3,6,0,0,33,0,0,36,14,16,
};
static const uint32_t Standard_TupleComparison_outline[] = {
};
static const uint32_t Standard_TypeNames_outline[] = {
};
static const uint32_t Standard_UInt_outline[] = {
  189,3412,44,4,25,16,34,0,16,64,31,16,50,31,16,57,31,16,56,30,16,52,0,16,65,4,20,51,11,33,34,11,13,55,11,13,55,11,17,57,11,33,39,38,5,73,43,5,78,43,5,78,41,5,76,44,5,79,40,5,75,39,5,74,40,5,75,48,5,70,48,9,84,53,9,89,53,9,89,43,9,78,44,9,79,39,9,75,42,9,78,39,5,74,46,9,82,42,5,77,51,9,87,12,9,66,12,9,66,12,9,66,12,9,66,12,9,66,5,32,64,5,32,56,5,16,66,5,76,209,5,68,379,4,44,
};
static const uint32_t Standard_UInt128_outline[] = {
  153,9674,66,4,0,0,20,0,0,20,0,16,42,0,16,86,0,16,159,0,16,71,0,16,191,0,16,203,0,16,178,0,16,44,0,16,138,0,16,61,0,16,81,0,16,115,4,20,32,11,33,35,11,13,75,11,13,40,11,17,41,11,33,38,4,36,35,12,5,153,12,5,135,12,5,198,12,5,159,12,5,183,12,9,187,12,9,174,12,9,228,19,5,91,12,5,131,12,5,131,12,5,131,12,9,115,12,9,119,12,9,83,12,9,87,5,48,511,12,9,111,12,9,72,12,5,132,12,9,71,12,5,67,12,9,71,12,9,72,12,9,72,12,9,72,5,32,68,5,32,81,5,16,96,5,80,126,5,40,75,5,24,73,5,92,175,5,112,155,5,108,232,5,76,710,8,16,109,5,68,534,5,32,645,4,60,76,4,76,112,4,80,114,0,16,599,0,16,128,4,44,
};
static const uint32_t Standard_UInt16_outline[] = {
  195,3604,44,4,25,16,34,0,16,66,33,16,52,31,16,57,31,16,56,32,16,54,0,16,69,4,20,51,11,33,34,11,13,57,11,13,57,11,17,59,11,33,39,40,5,81,45,5,86,45,5,86,43,5,84,46,5,87,40,5,81,39,5,80,40,5,81,50,5,76,50,9,92,55,9,97,55,9,97,43,9,82,44,9,83,39,9,79,42,9,82,41,5,80,48,9,88,44,5,83,53,9,93,12,9,70,12,9,70,12,9,70,12,9,70,12,9,70,5,32,66,5,32,60,5,16,66,5,76,219,5,68,391,4,44,
};
static const uint32_t Standard_UInt32_outline[] = {
  195,3604,44,4,25,16,34,0,16,66,33,16,52,31,16,57,31,16,56,32,16,54,0,16,69,4,20,51,11,33,34,11,13,57,11,13,57,11,17,59,11,33,39,40,5,81,45,5,86,45,5,86,43,5,84,46,5,87,40,5,81,39,5,80,40,5,81,50,5,76,50,9,92,55,9,97,55,9,97,43,9,82,44,9,83,39,9,79,42,9,82,41,5,80,48,9,88,44,5,83,53,9,93,12,9,70,12,9,70,12,9,70,12,9,70,12,9,70,5,32,66,5,32,60,5,16,66,5,76,219,5,68,391,4,44,
};
static const uint32_t Standard_UInt64_outline[] = {
  195,3604,44,4,25,16,34,0,16,66,33,16,52,31,16,57,31,16,56,32,16,54,0,16,69,4,20,51,11,33,34,11,13,57,11,13,57,11,17,59,11,33,39,40,5,81,45,5,86,45,5,86,43,5,84,46,5,87,40,5,81,39,5,80,40,5,81,50,5,76,50,9,92,55,9,97,55,9,97,43,9,82,44,9,83,39,9,79,42,9,82,41,5,80,48,9,88,44,5,83,53,9,93,12,9,70,12,9,70,12,9,70,12,9,70,12,9,70,5,32,66,5,32,60,5,16,66,5,76,219,5,68,391,4,44,
};
static const uint32_t Standard_UInt8_outline[] = {
  189,3504,44,4,25,16,34,0,16,65,32,16,51,31,16,57,31,16,56,31,16,53,0,16,67,4,20,51,11,33,33,11,13,56,11,13,56,11,17,58,11,33,39,39,5,77,44,5,82,44,5,82,42,5,80,45,5,83,40,5,78,39,5,77,40,5,78,49,5,73,49,9,88,54,9,93,54,9,93,43,9,80,44,9,81,39,9,77,42,9,80,40,5,77,47,9,85,43,5,80,52,9,90,12,9,68,12,9,68,12,9,68,12,9,68,12,9,68,5,32,65,5,32,58,5,16,66,5,76,213,5,68,383,4,44,
};
static const uint32_t Standard_UTF8Parser_outline[] = {
  105,97,1,4,0,2,
  24,71,3,6,0,0,18,0,0,20,0,0,
  123,147,4,4,0,0,22,4,40,28,4,32,37,0,36,
  172,2029,7,4,0,2,29,0,2,46,12,29,55,12,57,70,12,25,119,12,25,368,0,2,
  712,1315,5,72,0,0,23,0,16,15,14,44,961,12,25,123,12,21,
};
static const uint32_t Standard_Unicode_outline[] = {
  148,8416,7,4,0,2,93,0,2,624,0,2,16,0,2,52,0,2,648,0,2,549,0,2,
  14,80,1,6,12,21,
  94,610,7,6,12,21,76,12,61,78,12,65,79,12,45,74,12,29,59,12,53,118,12,57,
  624,2,0,
  22,32,1,2,0,0,
  106,574,12,6,0,0,24,0,16,55,12,5,81,0,1,48,0,1,43,0,1,41,0,1,47,0,1,42,0,1,51,0,1,51,0,1,43,0,1,
  606,517,7,6,0,0,88,0,0,94,0,0,82,0,0,64,0,0,65,0,0,59,0,0,
  699,6249,21,6,0,0,22,0,16,44,0,16,69,0,16,140,0,16,56,0,16,165,0,16,145,0,16,79,4,28,39,4,28,48,42,21,79,12,5,79,12,9,81,4,40,104,4,44,40,4,64,69,5,28,92,43,33,103,4,16,47,4,20,50,0,2,
  1575,4670,63,8,0,0,26,0,0,32,4,84,69,4,84,69,4,84,69,4,84,69,4,84,69,4,100,73,4,52,61,4,56,62,4,60,63,4,28,55,4,108,76,4,48,61,4,60,64,4,76,68,4,40,59,4,104,75,4,56,63,4,64,65,4,40,59,4,48,61,4,76,68,4,80,69,4,36,58,4,52,62,4,92,72,4,92,72,4,60,64,4,76,68,4,60,64,4,36,58,4,72,67,4,48,61,4,84,70,4,72,67,4,76,68,4,52,62,4,40,59,4,48,61,4,48,61,4,44,60,4,44,60,4,28,56,4,76,68,4,24,55,4,44,60,4,24,55,4,52,62,4,60,64,34,13,86,4,12,246,4,92,162,4,16,60,4,36,65,4,64,77,4,64,77,4,64,77,4,48,73,4,44,249,4,60,141,42,21,106,50,53,
};
static const uint32_t Standard_VariadicArguments_outline[] = {
  17,2,0,
};
static const uint32_t Standard_Vectors_outline[] = {
  128,139,4,4,0,2,34,11,45,38,4,32,37,0,16,
  155,2429,18,4,4,44,44,4,28,51,0,16,112,0,16,289,0,16,63,0,36,268,5,16,162,5,20,205,5,36,167,4,44,109,12,13,95,12,13,95,12,13,94,12,13,94,14,28,147,14,28,133,5,36,162,5,36,
  2470,1094,12,4,12,9,93,12,13,95,12,9,93,12,13,95,12,9,92,12,13,94,12,9,92,12,13,94,5,12,43,5,12,43,5,28,126,14,20,
  1389,1414,12,4,0,0,21,0,16,48,0,16,74,0,16,101,4,44,47,0,36,101,19,9,87,5,20,152,12,9,80,12,9,80,12,9,157,4,44,
  1640,2408,33,4,12,5,78,12,5,80,12,5,80,12,9,66,12,9,68,12,5,78,12,5,80,12,5,80,12,9,66,12,9,68,12,5,78,12,5,80,12,5,80,12,9,66,12,9,68,12,5,78,12,5,80,12,5,80,12,9,66,12,9,68,19,5,70,19,5,57,5,40,57,14,56,57,5,28,121,14,20,115,5,52,76,5,52,78,14,40,88,5,12,80,0,16,37,11,17,35,11,13,
  2456,4291,58,4,12,9,80,12,9,82,12,9,82,12,13,68,12,13,70,12,9,80,12,9,82,12,9,82,12,13,68,12,13,70,12,9,80,12,9,82,12,9,82,12,13,68,12,13,70,12,5,78,12,5,80,12,5,80,12,9,66,12,9,68,12,5,78,12,5,80,12,5,80,12,9,66,12,9,68,12,5,78,12,5,80,12,5,80,12,9,66,12,9,68,12,5,78,12,5,80,12,5,80,12,9,66,12,9,68,12,5,78,12,5,80,12,5,80,12,9,66,12,9,68,12,13,82,12,13,84,12,13,84,12,17,70,12,17,72,12,13,82,12,13,84,12,13,84,12,17,70,12,17,72,19,5,70,5,40,88,4,60,68,4,76,76,4,80,78,0,16,37,11,17,35,11,13,
};
static const uint32_t Standard_Void_outline[] = {
};
static const uint32_t Standard_WideConversions_outline[] = {
  108,694,4,4,0,16,171,0,16,185,0,16,167,0,16,
  723,190,2,4,0,16,109,0,16,
  208,225,2,4,0,16,111,0,16,
  243,114,2,4,0,16,55,0,16,
};
static const uint32_t Standard_Zipped_outline[] = {
  278,603,5,4,0,0,28,0,0,28,5,48,124,4,76,115,0,2,
  333,268,3,6,0,0,35,0,0,36,14,16,
};
static const uint32_t Testing_AsyncExitTestExpectations_outline[] = {
};
static const uint32_t Testing_AsyncExitTestRequirements_outline[] = {
};
static const uint32_t Testing_Attachment_outline[] = {
  84,2,0,
  329,753,7,4,0,0,20,0,0,20,7,16,238,11,52,45,11,60,47,19,25,156,19,25,
};
static const uint32_t Testing_ExitTest_outline[] = {
  23,405,2,4,0,2,272,0,2,
  28,245,4,6,0,1,44,0,1,44,19,33,76,19,25,
  269,106,2,6,0,0,51,0,0,
};
static const uint32_t Testing_Expectations_outline[] = {
  92,2,0,
  207,1980,12,4,0,1,42,0,0,22,0,0,25,0,0,20,0,0,21,0,0,28,0,16,278,5,20,74,4,16,150,13,20,662,4,28,221,5,16,
  3481,1507,7,4,0,0,19,0,0,92,5,32,467,5,32,342,5,32,315,5,28,177,4,20,
  6463,201,4,4,0,2,39,0,0,24,12,28,64,12,56,
  23,17,1,2,0,0,
};
static const uint32_t Testing_Issues_outline[] = {
  162,204,4,4,0,0,30,7,16,61,7,16,64,11,44,
  245,369,6,4,0,0,28,0,0,30,0,0,23,0,0,25,7,16,178,11,32,
  482,41,1,4,4,60,
  319,2652,17,4,0,2,209,0,2,166,0,0,24,0,0,33,0,0,32,0,0,45,0,0,65,0,0,86,0,0,29,0,16,247,11,20,105,11,36,65,4,20,458,5,28,152,13,20,256,40,25,351,40,25,
  21,189,5,6,0,0,23,0,0,35,0,0,63,0,0,32,0,0,
  230,125,2,6,0,0,24,19,5,
};
static const uint32_t Testing_KnownIssues_outline[] = {
  47,1152,9,4,0,1,46,0,0,31,0,0,24,0,0,31,0,0,17,0,16,164,5,16,328,5,20,280,5,12,
};
static const uint32_t Testing_TestPlans_outline[] = {
  248,6031,24,41,0,1,72,0,0,26,0,0,75,0,0,124,0,0,33,0,0,45,0,16,61,0,16,85,0,16,119,0,16,155,0,16,223,0,16,247,0,16,283,0,16,307,13,12,115,13,12,278,13,12,562,12,29,864,13,24,343,20,29,442,20,17,221,12,13,626,12,21,605,12,21,
  6125,832,9,4,0,0,34,0,0,29,0,0,61,0,0,145,5,20,112,5,16,110,5,28,186,5,12,54,13,40,
};
static const uint32_t Testing_TestTraits_outline[] = {
  93,1056,14,4,0,2,182,0,1,110,18,29,48,0,0,26,0,0,34,0,0,44,0,0,27,0,0,78,0,0,27,0,0,39,11,32,80,11,16,179,11,56,72,11,36,
  33,150,3,6,0,1,53,18,29,55,0,0,
  1053,128,1,4,5,48,
  158,138,1,4,12,48,
  162,339,4,4,0,2,56,4,32,75,5,28,124,5,52,
  373,2,0,
  37,120,1,89,4,44,
  137,97,2,4,11,32,40,12,28,
  119,44,1,4,11,44,
  94,87,1,4,12,52,
  128,117,1,4,12,52,
  163,148,1,4,12,52,
  222,25,1,2,0,0,
  79,380,6,4,0,0,42,0,0,25,11,32,65,11,44,40,12,32,73,12,28,
  427,1268,5,4,19,33,201,19,33,272,19,33,270,19,29,270,19,29,
  1311,145,4,4,0,0,26,0,0,25,0,0,29,11,32,
  180,398,3,4,19,13,119,19,13,137,19,13,
  465,278,4,18,0,0,20,11,44,43,19,5,79,0,2,
  202,74,2,6,0,0,27,11,44,
  116,82,1,4,19,17,
  136,284,4,4,0,2,144,0,0,23,11,36,74,11,44,
  27,118,2,6,0,0,22,19,29,
  303,126,1,4,19,37,
  186,55,2,4,0,16,12,11,44,
  107,83,1,4,18,41,
};
static const uint32_t Testing_ViewHosts_outline[] = {
  1233,3740,38,71,0,0,26,0,0,32,7,16,112,7,16,94,0,0,75,12,28,196,11,28,119,11,32,124,11,44,147,11,16,152,11,20,135,11,20,155,12,20,78,12,12,74,12,20,78,12,28,82,12,36,86,12,16,113,12,20,110,12,24,116,12,20,123,12,16,72,12,12,72,12,16,108,12,24,80,12,20,115,12,36,91,12,36,91,12,24,112,12,24,85,12,20,78,12,24,76,12,16,95,12,16,105,12,24,77,12,28,64,12,16,58,12,28,
};
static const uint32_t Testing_XCTMeasuring_outline[] = {
  136,2,0,
  48,20,1,2,7,16,
  64,70,2,4,7,16,19,7,16,
  117,20,1,2,7,16,
  68,20,1,2,7,16,
  59,263,5,4,0,2,80,19,29,73,0,0,32,0,0,56,7,16,
  39,42,1,2,0,0,
  289,267,4,4,0,0,30,7,16,63,7,16,61,0,1,
  290,1079,9,4,17,101,90,17,57,74,12,28,127,12,56,210,12,28,122,12,28,205,12,56,79,12,52,78,5,28,
};
static const uint32_t Testing_XCTWaiter_outline[] = {
  44,2563,10,4,0,2,116,0,0,75,7,16,20,12,16,270,12,44,288,19,17,277,19,45,309,13,28,619,12,25,313,12,25,
  28,88,1,6,0,0,
};
static const uint32_t Testing_XCTests_outline[] = {
  34,1615,18,4,0,0,41,0,0,37,0,0,46,0,0,47,16,16,28,16,21,29,16,33,32,10,20,36,10,56,39,10,20,23,10,32,39,10,68,42,10,32,27,12,64,107,12,44,201,12,16,284,12,76,252,12,44,
  1642,22,1,2,0,0,
  55,728,11,4,0,0,44,0,0,42,0,0,32,0,0,42,0,0,104,0,0,16,0,1,24,7,16,110,12,28,152,4,28,74,4,24,
  759,441,6,4,0,0,30,0,0,22,0,0,20,0,0,17,7,16,170,0,16,
  478,2,0,
  20,1721,9,4,0,1,25,0,1,28,0,1,23,12,17,153,12,21,457,12,21,62,12,33,69,12,13,456,20,17,
};
static const uint32_t Views_AccessibilityEnvironment_outline[] = {
  126,43,1,2,11,49,
  112,45,1,4,11,49,
  117,45,1,4,11,49,
  104,45,1,4,11,49,
  110,45,1,4,11,49,
  108,45,1,4,11,49,
  112,45,1,4,11,49,
  108,45,1,4,11,49,
  111,45,1,4,11,49,
  117,45,1,4,11,49,
  110,45,1,4,11,49,
  109,45,1,4,11,49,
  120,45,1,4,11,49,
  74,1594,13,4,11,80,99,11,140,129,11,152,135,11,100,109,11,124,121,11,116,117,11,132,125,11,116,117,11,128,123,11,152,135,11,124,121,11,120,119,11,164,
};
static const uint32_t Views_Alerts_outline[] = {
  60,1240,4,4,0,2,772,0,0,24,7,16,206,7,16,
  25,748,7,6,0,0,23,0,0,27,0,0,31,20,29,170,19,25,171,19,25,130,19,45,
  1243,246,3,4,0,2,41,0,0,24,7,16,
  272,348,5,4,0,0,19,0,0,22,0,0,31,0,0,39,4,16,
  416,52,2,4,0,2,25,0,0,
};
static const uint32_t Views_AnchorPreferences_outline[] = {
  160,153,4,4,0,2,25,0,0,20,0,0,38,5,20,
  170,934,3,4,12,64,238,12,88,339,12,100,
};
static const uint32_t Views_Anchors_outline[] = {
  108,74,2,4,0,2,51,0,0,
  25,27,1,6,0,0,
  96,251,2,4,18,25,135,19,17,
  299,748,8,4,19,21,119,18,25,87,18,13,82,18,25,87,18,41,87,18,45,90,18,53,92,18,57,
  800,2,0,
  27,69,1,4,7,36,
};
static const uint32_t Views_AnimationValues_outline[] = {
  177,80,2,4,14,20,38,4,64,
  108,243,2,4,12,24,117,12,48,
  279,118,2,4,21,20,61,11,64,
  153,141,2,4,21,20,68,11,64,
  178,143,2,4,21,20,70,11,64,
  196,416,6,4,7,16,19,18,17,72,19,5,115,19,5,115,21,20,48,11,64,
  517,923,8,4,0,0,26,0,0,28,7,16,102,18,17,121,19,5,225,19,5,225,21,20,102,11,64,
  952,124,2,4,0,2,72,4,56,
  190,103,1,4,11,56,
  165,2,0,
  46,2153,19,4,0,0,24,0,0,24,0,0,24,0,0,24,0,0,25,0,0,25,7,16,68,7,16,196,7,16,168,7,16,115,7,16,109,7,16,173,0,1,51,11,40,52,12,52,338,12,48,143,12,32,133,12,28,132,12,32,
  2172,137,1,4,12,32,
  155,148,1,4,12,32,
  194,365,6,4,0,0,33,7,16,40,7,16,54,11,40,53,11,32,37,12,52,
  443,59,1,4,5,44,
  85,52,1,4,12,60,
  108,131,2,4,7,16,19,7,36,
  166,67,2,4,0,2,23,11,49,
  124,154,3,4,0,0,42,0,0,41,11,44,
  197,373,3,4,5,28,116,5,32,111,5,44,
  400,289,2,4,12,32,126,12,44,
  321,1096,12,4,0,0,36,0,0,28,7,16,124,7,16,120,11,32,43,11,48,49,18,25,74,18,25,72,18,25,75,19,25,159,19,25,153,19,25,
  1131,2504,16,4,0,0,20,0,0,32,0,1,56,0,1,56,0,1,58,0,1,62,19,25,191,0,1,72,0,1,74,0,1,120,4,36,357,0,0,25,11,28,169,12,20,774,13,24,149,13,20,
  2525,464,3,4,7,16,112,19,25,167,19,45,
  504,227,3,4,0,0,42,11,40,52,11,20,
  263,101,2,4,0,0,29,7,16,
  250,58,2,4,0,2,32,0,0,
  97,211,4,4,0,2,28,0,2,51,18,16,75,11,41,
  233,267,3,4,18,41,80,12,32,94,12,36,
  370,162,2,4,7,16,73,12,16,
  212,871,10,4,18,29,69,18,21,65,18,33,71,18,45,77,18,21,65,19,21,120,19,17,90,19,17,95,19,25,96,19,25,
  914,768,8,4,0,0,20,0,1,68,0,1,66,0,1,74,0,1,76,19,49,212,19,45,130,19,45,
};
static const uint32_t Views_Animators_outline[] = {
  166,1892,11,4,0,0,23,0,0,35,0,0,91,0,0,21,0,0,28,0,0,38,7,16,326,7,16,310,11,16,340,5,32,568,5,20,
  2000,102,2,4,0,0,21,5,20,
  185,131,4,4,0,2,25,0,0,20,0,0,35,5,24,
  213,602,6,4,0,2,32,0,0,20,0,0,35,7,16,233,7,16,231,5,24,
};
static const uint32_t Views_AppKitHosting_outline[] = {
  93,1164,13,4,20,120,83,20,116,82,20,108,80,20,104,79,20,108,80,20,104,79,20,96,77,20,104,114,20,188,111,20,116,123,20,160,93,20,44,82,20,76,
  1211,1618,23,4,0,1,45,9,16,21,0,0,57,0,2,76,0,2,90,11,32,37,12,32,28,12,32,56,12,16,38,12,24,40,33,76,100,12,20,75,12,112,62,12,36,43,0,1,87,0,1,89,0,1,93,0,1,95,0,1,83,0,1,93,0,1,108,0,1,99,0,1,
  161,39,1,2,0,0,
  75,54,1,2,0,0,
  1564,201,2,4,0,0,40,7,16,
};
static const uint32_t Views_AppKitValues_outline[] = {
  198,833,14,4,0,0,20,0,16,45,16,16,40,24,16,69,7,16,57,7,16,104,7,16,61,7,16,61,11,16,58,12,84,65,12,80,83,12,76,57,12,28,41,12,32,
  871,4480,66,4,0,0,20,0,0,22,0,16,97,7,16,138,7,16,100,24,16,90,12,72,109,0,1,52,0,1,50,0,1,52,0,1,52,0,1,50,0,1,58,0,1,50,0,1,52,0,1,60,0,1,56,0,1,54,0,1,54,0,1,48,0,1,52,0,1,54,0,1,50,0,1,60,0,1,62,0,1,64,0,1,62,0,1,62,0,1,64,0,1,64,0,1,64,0,1,64,0,1,64,0,1,64,0,1,66,0,1,62,0,1,66,0,1,62,0,1,66,0,1,60,0,1,62,0,1,66,0,1,52,0,1,70,0,1,68,0,1,72,0,1,72,0,1,72,0,1,74,0,1,92,0,1,90,0,1,88,0,1,111,0,1,109,0,1,62,0,1,80,0,1,78,0,1,82,0,1,60,0,1,62,0,1,84,0,1,86,0,1,78,0,1,60,0,1,80,0,1,
  4497,154,2,4,7,16,92,7,16,
  171,68,1,4,7,16,
};
static const uint32_t Views_Bindable_outline[] = {
  157,470,4,4,0,0,33,11,56,55,124,16,189,124,16,
  521,235,1,4,167,16,
  292,422,4,4,7,16,72,7,16,74,7,16,74,7,36,
  483,49,1,4,11,8,
};
static const uint32_t Views_Binding_outline[] = {
  74,364,6,4,0,16,12,5,12,112,5,20,122,5,16,17,5,12,30,5,24,
  447,321,4,4,0,0,19,0,16,69,14,12,41,14,24,
  416,515,6,4,0,0,24,0,0,29,0,16,141,14,12,42,14,12,53,14,24,
  579,727,8,4,0,0,28,0,0,44,0,16,144,14,12,64,14,20,68,14,16,39,14,12,122,14,24,
  788,564,6,4,0,0,17,0,0,53,0,16,142,14,12,58,14,12,71,14,24,
  622,491,7,4,0,0,29,0,16,77,14,12,47,14,20,51,14,16,39,14,12,74,14,24,
  549,475,7,4,0,0,30,0,16,78,14,12,47,14,20,51,14,16,39,14,12,56,14,24,
  548,566,7,4,0,0,29,0,16,77,14,12,65,14,20,69,14,16,39,14,12,108,14,24,
  626,706,8,4,0,0,29,0,0,31,0,16,188,14,12,46,14,20,50,14,16,39,14,12,89,14,24,
  919,2380,20,4,0,0,34,0,0,21,0,16,116,0,16,127,7,16,134,7,16,178,7,16,72,7,16,143,7,16,124,7,16,162,19,33,120,11,48,115,11,56,54,7,36,191,11,44,196,12,36,169,12,44,156,5,40,103,5,20,76,5,28,
  2440,49,1,4,11,8,
  110,227,3,4,0,2,52,0,2,63,12,48,
  289,946,10,4,0,2,39,0,2,43,11,40,65,11,32,61,11,28,61,11,20,47,12,20,129,12,32,130,12,20,90,7,36,
  1047,95,1,4,12,20,
  194,2,0,
};
static const uint32_t Views_Buttons_outline[] = {
  89,261,5,4,0,0,20,0,1,67,0,1,57,0,1,59,0,1,
  422,416,6,4,0,2,32,0,0,25,0,0,26,0,0,20,7,16,141,7,16,
  520,90,2,4,0,0,24,11,16,
  142,154,1,4,7,16,
  192,432,3,4,7,16,129,7,16,149,7,16,
  479,602,3,4,7,16,185,7,16,213,7,16,
  748,224,5,4,0,2,32,0,0,27,0,0,30,0,0,20,7,16,
  262,225,2,4,7,16,100,7,16,
  243,433,1,4,7,16,
  471,196,1,4,7,16,
  243,159,1,4,7,16,
  256,300,5,4,0,2,32,0,0,20,0,0,17,0,0,26,7,16,
  341,1198,7,4,7,16,170,7,16,190,7,16,145,7,16,173,7,16,142,7,16,166,7,16,
  1219,388,2,4,7,16,196,7,16,
  549,457,6,4,0,2,32,0,0,20,0,0,24,0,0,29,7,16,136,7,16,
  493,328,2,4,7,16,124,7,16,
  373,183,1,4,7,16,
};
static const uint32_t Views_Canvas_outline[] = {
  126,7654,36,4,0,2,1408,0,2,331,0,2,197,0,2,205,0,2,1834,0,2,985,0,2,141,0,2,170,0,2,100,0,0,33,0,0,44,11,64,86,21,28,58,21,44,62,21,24,50,21,16,124,21,44,215,21,36,104,12,28,71,12,28,75,12,28,65,12,52,90,12,36,133,12,16,91,12,24,81,12,24,85,12,16,84,12,16,53,12,16,92,12,16,61,12,16,86,12,16,87,12,16,94,12,16,95,12,16,96,12,16,
  26,1383,11,6,18,41,56,18,33,54,19,21,70,19,21,178,19,21,145,19,21,81,19,29,76,19,57,189,19,57,208,19,53,189,19,41,
  1427,287,5,6,0,0,32,7,16,63,0,1,62,0,1,60,0,1,
  327,157,3,6,0,0,32,7,16,63,0,1,
  199,163,3,6,0,0,32,7,16,63,0,1,
  200,1797,29,6,0,0,22,0,1,58,0,1,62,0,1,58,0,1,60,0,1,58,0,1,60,0,1,66,0,1,64,0,1,64,0,1,64,0,1,66,0,1,64,0,1,52,0,1,66,0,1,56,0,1,66,0,1,56,0,1,54,0,1,62,0,1,64,0,1,66,0,1,76,0,1,72,0,1,74,0,1,76,0,1,52,0,1,66,0,1,
  1821,961,11,6,19,17,68,19,41,75,19,33,73,19,41,75,19,37,74,19,45,74,19,45,80,19,53,76,19,57,126,18,65,60,19,25,
  991,111,2,6,0,0,46,12,28,
  142,139,3,6,11,16,62,11,32,39,0,0,
  171,67,1,6,11,16,
  2415,562,5,4,0,2,32,0,0,24,0,0,63,7,16,295,5,24,
  607,360,1,4,7,16,
};
static const uint32_t Views_Charts_outline[] = {
  210,2,0,
  45,2,0,
  48,2,0,
  47,2,0,
  48,2,0,
  46,2,0,
  49,2,0,
  30,168,3,4,0,2,64,4,72,53,0,16,
  228,121,2,4,11,72,47,7,16,
  209,147,2,4,11,72,55,7,16,
  173,2,0,
  31,2,0,
  30,2,0,
  31,2,0,
  29,2,0,
  32,2,0,
};
static const uint32_t Views_CollectionViews_outline[] = {
  69,2,0,
  225,389,9,4,0,2,32,0,0,24,0,0,22,0,0,21,0,0,48,0,0,65,0,0,27,5,24,38,5,32,
  455,2,0,
  42,245,1,4,7,16,
  335,216,1,4,7,16,
  255,671,2,4,7,16,346,7,16,
  715,308,5,4,0,0,27,7,16,58,18,17,73,18,25,75,18,13,
  347,1252,3,4,14,24,474,7,16,396,7,16,
  1322,205,1,4,7,16,
  307,420,5,4,0,2,25,0,0,36,0,0,39,5,28,145,5,20,
  525,2,0,
  32,588,3,4,12,32,179,12,24,182,12,32,
};
static const uint32_t Views_ColourModifiers_outline[] = {
  48,867,18,4,5,60,43,5,60,53,5,60,86,5,60,124,5,16,31,5,16,42,5,44,45,5,60,53,5,24,66,5,28,37,5,40,39,5,32,37,5,40,39,5,36,38,5,44,38,5,44,24,5,52,40,5,64,
};
static const uint32_t Views_Colours_outline[] = {
  56,2,0,
  62,2,0,
  36,2,0,
  63,199,3,4,0,0,20,14,37,107,7,16,
  304,2110,32,4,0,2,32,0,2,65,0,0,20,0,0,23,0,16,68,24,16,110,7,16,71,7,16,199,7,16,159,7,16,170,12,28,123,11,32,38,11,44,44,0,1,47,0,1,53,0,1,53,0,1,51,0,1,49,0,1,49,0,1,49,0,1,49,0,1,53,0,1,53,0,1,49,0,1,51,0,1,51,0,1,49,0,1,51,0,1,51,0,1,55,0,1,59,0,1,
  62,36,1,2,0,0,
  2096,366,4,4,0,0,29,0,2,212,7,16,56,7,16,
  63,179,3,6,0,0,28,0,0,33,7,16,
  369,419,5,4,0,2,32,0,0,26,7,16,109,7,16,122,7,16,
  485,494,5,4,0,2,32,0,0,26,7,16,134,7,16,147,7,16,
  569,433,7,4,0,0,20,11,44,43,0,1,71,0,1,75,0,1,73,0,1,77,0,1,
  502,66,2,4,0,0,20,11,44,
  102,245,6,4,0,1,41,0,1,38,0,1,39,0,1,43,0,1,44,0,1,
};
static const uint32_t Views_Commands_outline[] = {
  73,77,2,4,0,2,32,21,16,
  117,91,1,4,11,16,
  118,2,0,
  58,2,0,
  103,50,2,4,0,2,32,0,0,
  104,2,0,
  95,2,0,
  46,1165,8,4,19,61,105,19,41,71,19,41,94,19,41,192,19,29,93,19,45,244,19,45,247,19,97,
  1249,309,5,4,0,2,32,0,0,20,0,0,24,7,16,115,7,16,
  357,1561,21,4,0,0,20,0,1,70,0,1,78,0,1,84,0,1,82,0,1,64,0,1,80,0,1,70,0,1,76,0,1,74,0,1,72,0,1,70,0,1,88,0,1,84,0,1,78,0,1,84,0,1,70,0,1,72,0,1,90,0,1,76,0,1,
  1632,424,5,4,0,2,32,0,0,24,7,16,124,7,16,121,7,16,
  485,54,2,4,0,2,32,7,16,
  117,54,2,4,0,2,32,7,16,
  121,54,2,4,0,2,32,7,16,
  124,54,2,4,0,2,32,7,16,
  117,54,2,4,0,2,32,7,16,
  127,54,2,4,0,2,32,7,16,
  119,54,2,4,0,2,32,7,16,
  233,67,3,4,0,2,25,0,0,19,0,0,
};
static const uint32_t Views_ContainerStyles_outline[] = {
  141,2,0,
  45,20,1,2,7,16,
  61,20,1,2,7,16,
  63,20,1,2,7,16,
  61,71,2,4,7,16,19,7,16,
  119,20,1,2,7,16,
  63,20,1,2,7,16,
  64,71,2,4,7,16,19,7,16,
  115,20,1,2,7,16,
  66,20,1,2,7,16,
  72,74,1,4,18,37,
  124,66,1,4,18,21,
  118,72,1,4,18,29,
  122,164,2,4,18,21,63,19,21,
  221,87,1,4,18,49,
  139,72,1,4,18,29,
  125,188,2,4,18,33,72,19,33,
  241,75,1,4,18,33,
  130,81,1,4,18,41,
  111,2,0,
  49,20,1,2,7,16,
  69,20,1,2,7,16,
  65,20,1,2,7,16,
  64,20,1,2,7,16,
  66,20,1,2,7,16,
  74,20,1,2,7,16,
  67,20,1,2,7,16,
  70,20,1,2,7,16,
  71,20,1,2,7,16,
  64,20,1,2,7,16,
  76,78,1,4,18,37,
  136,82,1,4,18,37,
  136,70,1,4,18,21,
  123,67,1,4,18,17,
  122,73,1,4,18,25,
  136,97,1,4,18,57,
  153,76,1,4,18,29,
  135,85,1,4,18,41,
  138,67,1,4,18,17,
  98,2,0,
  51,20,1,2,7,16,
  66,151,2,4,0,2,65,7,16,
  33,33,1,2,0,0,
  168,20,1,2,7,16,
  74,20,1,2,7,16,
  78,20,1,2,7,16,
  72,20,1,2,7,16,
  69,20,1,2,7,16,
  78,80,1,4,18,37,
  135,205,2,4,18,17,66,19,17,
  264,81,1,4,18,33,
  144,93,1,4,18,49,
  160,111,1,4,18,65,
  172,87,1,4,18,41,
  145,78,1,4,18,29,
  112,2,0,
  57,20,1,2,7,16,
  75,20,1,2,7,16,
  77,20,1,2,7,16,
  73,20,1,2,7,16,
  73,20,1,2,7,16,
  80,20,1,2,7,16,
  84,86,1,4,18,37,
  150,84,1,4,18,29,
  150,90,1,4,18,37,
  152,78,1,4,18,21,
  140,78,1,4,18,21,
  147,99,1,4,18,49,
  137,2,0,
  65,20,1,2,7,16,
  81,20,1,2,7,16,
  82,2,0,
  70,20,1,2,7,16,
  92,94,1,4,18,37,
  164,86,1,4,18,21,
  157,90,1,4,18,29,
  120,275,5,4,5,36,46,5,44,50,5,48,52,5,60,58,5,76,
};
static const uint32_t Views_ContentModifiers_outline[] = {
  153,772,9,4,0,0,20,0,1,75,0,1,83,0,1,106,0,1,77,0,1,97,0,1,114,0,1,122,0,1,
  789,3123,19,92,5,24,148,12,16,152,12,16,85,12,44,223,12,44,223,12,64,134,12,56,130,12,76,176,12,76,229,12,88,129,12,88,186,12,88,146,12,88,171,12,80,142,12,80,142,12,92,148,12,108,178,12,84,146,12,80,
};
static const uint32_t Views_ControlGroupStyle_outline[] = {
  45,423,4,4,0,2,150,0,0,57,0,2,151,0,0,
  88,63,2,6,0,2,34,0,0,
  208,63,2,6,0,2,34,0,0,
  162,174,3,4,0,2,28,0,2,59,18,32,
  203,278,1,4,5,20,
  324,39,1,2,0,1,
  119,122,1,4,7,16,
};
static const uint32_t Views_ControlGroupStyleModifiers_outline[] = {
  35,184,1,4,12,68,
};
static const uint32_t Views_ControlStyles_outline[] = {
  105,489,6,4,0,2,150,0,0,51,0,0,31,0,0,31,11,36,46,0,16,
  88,63,2,6,0,2,34,0,0,
  441,162,3,4,0,2,28,0,2,53,18,32,
  185,307,2,4,5,40,62,5,20,
  348,490,5,4,0,2,150,0,0,51,0,0,87,0,0,27,0,16,
  88,63,2,6,0,2,34,0,0,
  442,162,3,4,0,2,28,0,2,53,18,32,
  185,235,1,4,5,20,
  275,558,5,4,0,2,150,0,2,148,0,0,50,0,0,48,0,16,
  88,63,2,6,0,2,34,0,0,
  148,63,2,6,0,2,34,0,0,
  361,160,3,4,0,2,28,0,2,52,18,32,
  182,148,1,4,5,20,
  189,39,1,2,0,1,
  79,39,1,2,0,1,
  78,39,1,2,0,1,
  175,124,3,4,0,2,25,0,0,17,5,28,
  141,489,3,4,12,44,163,12,44,163,12,40,
};
static const uint32_t Views_CustomLayouts_outline[] = {
  123,663,8,4,0,0,29,0,0,30,7,16,103,7,16,84,0,1,76,0,1,65,0,1,85,12,120,
  695,65,2,4,7,16,19,0,0,
  97,67,2,4,0,2,23,11,49,
  94,315,5,4,7,16,19,0,1,41,21,36,82,12,20,90,12,32,
  355,603,7,4,11,32,36,12,48,119,12,40,130,11,28,52,11,60,68,12,20,114,7,36,
  677,917,11,4,0,2,30,0,2,38,5,48,106,5,52,141,4,44,34,5,36,46,5,44,61,5,28,70,5,68,167,5,68,165,11,65,
  1055,72,3,4,0,2,25,0,0,20,0,0,
  110,50,1,4,12,36,
  68,804,7,4,4,44,45,12,44,71,12,28,101,12,68,182,12,68,180,18,65,78,12,56,
};
static const uint32_t Views_Detents_outline[] = {
  135,622,7,4,0,2,69,0,0,20,0,1,65,0,1,63,19,33,133,19,25,125,19,25,
  26,44,1,6,0,0,
  638,125,2,4,0,2,49,12,25,
  164,167,3,4,0,0,26,0,0,32,7,16,
  210,173,5,4,0,0,42,0,0,32,0,0,33,0,0,35,0,0,
  211,147,2,4,0,2,56,5,48,
  211,128,2,4,7,16,19,12,48,
  197,561,3,4,0,2,392,7,16,60,12,48,
  32,361,6,6,0,0,22,0,1,68,0,1,62,0,1,72,0,1,72,0,1,
  602,91,1,4,18,25,
  169,322,2,4,18,45,109,19,45,
  358,112,2,4,0,0,60,11,44,
  153,278,6,4,0,0,36,0,0,33,0,0,39,0,0,35,11,44,88,11,24,
};
static const uint32_t Views_DisclosureGroupStyle_outline[] = {
  48,467,5,4,0,2,150,0,0,60,0,2,151,0,0,64,0,0,
  88,63,2,6,0,2,34,0,0,
  211,63,2,6,0,2,34,0,0,
  206,180,3,4,0,2,28,0,2,62,18,32,
  212,340,1,4,5,20,
  389,39,1,2,0,1,
};
static const uint32_t Views_DisclosureGroupStyleModifiers_outline[] = {
  35,193,1,4,12,80,
};
static const uint32_t Views_DragAndDrop_outline[] = {
  166,91,3,4,0,2,25,0,0,26,5,20,
  296,246,6,4,0,2,25,0,0,21,0,0,35,0,0,30,5,32,54,5,20,
  262,920,3,4,12,36,193,12,36,340,12,60,
  950,374,1,4,12,60,
  406,70,1,4,18,89,
  100,70,1,4,18,89,
  99,70,1,4,18,89,
  101,70,1,4,18,89,
  101,70,1,4,18,89,
};
static const uint32_t Views_DrawingValues_outline[] = {
  209,2,0,
  45,264,5,4,0,0,27,7,16,58,0,1,61,0,1,60,0,1,
  300,190,3,4,0,0,30,0,0,33,7,16,
  213,247,3,4,0,0,92,0,0,88,0,0,
  279,42,1,2,0,0,
  86,489,8,4,0,0,27,7,16,58,0,1,65,0,1,65,0,1,72,0,1,65,0,1,66,0,1,
  516,294,2,4,19,17,145,19,21,
  343,495,5,4,0,0,23,18,37,94,18,33,93,18,29,136,19,29,
  561,130,3,4,0,0,18,7,16,60,11,44,
};
static const uint32_t Views_EffectModifiers_outline[] = {
  48,1934,29,4,5,48,68,5,36,74,5,28,45,5,16,54,5,24,89,5,36,44,5,64,29,5,48,89,5,44,65,5,44,68,5,44,83,5,44,83,5,56,70,5,64,176,5,64,44,5,48,67,5,48,102,5,76,46,5,76,63,5,92,56,5,92,73,5,104,64,5,132,94,5,100,62,5,64,53,5,92,60,5,20,30,5,20,32,5,20,
};
static const uint32_t Views_Environment_outline[] = {
  84,67,2,4,0,2,23,11,49,
  101,523,4,4,0,0,18,7,16,31,0,16,46,7,36,
  1338,1633,13,4,0,0,51,0,0,23,0,0,24,0,0,24,0,0,25,7,16,170,7,16,189,7,16,194,11,48,209,5,44,65,5,32,337,5,44,149,5,48,
  1679,53,1,4,5,28,
  85,157,1,4,5,40,
  281,183,4,4,0,2,25,0,0,53,0,0,15,5,28,
  313,272,4,4,0,2,25,0,0,53,0,0,35,5,28,
  381,167,3,4,0,2,25,0,0,17,5,28,
  184,834,4,4,12,44,222,12,44,165,12,68,164,12,80,
};
static const uint32_t Views_EnvironmentButtons_outline[] = {
  152,73,3,4,0,2,25,0,0,19,0,0,
  105,280,3,4,0,0,37,7,16,19,11,16,
  361,73,3,4,0,2,25,0,0,19,0,0,
  107,145,3,4,0,0,37,7,16,19,11,16,
  181,48,1,2,0,1,
  77,123,1,4,11,24,
  139,261,2,4,12,48,112,12,48,
  347,98,4,4,0,2,25,0,0,20,0,0,24,0,0,
  137,319,5,4,0,0,36,0,0,20,0,0,24,7,16,123,11,16,
  355,114,1,4,7,16,
};
static const uint32_t Views_EnvironmentKeys_outline[] = {
  122,20,1,2,0,0,
  67,28,1,2,0,0,
  64,37,1,2,0,0,
  73,25,1,2,0,0,
  68,33,1,2,0,0,
  88,152,2,4,0,0,63,0,0,
  199,41,1,2,0,0,
  63,89,2,4,0,0,35,11,36,
  119,73,2,4,0,0,18,12,56,
  309,86,2,4,0,0,32,12,56,
  121,147,2,4,12,56,64,12,56,
  179,251,3,4,12,56,77,12,56,81,12,56,
  280,92,2,4,0,0,32,12,56,
  124,133,3,4,0,0,18,11,44,58,21,28,
  174,47,1,2,0,1,
  86,47,1,2,0,1,
  95,65,1,4,0,1,
  111,65,1,4,0,1,
  101,34,1,2,0,1,
  69,44,1,2,0,1,
  81,46,1,2,0,1,
  83,46,1,2,0,1,
  90,59,1,4,0,1,
  103,51,1,2,0,1,
  84,40,1,2,0,1,
  80,59,1,4,0,1,
  95,45,1,2,0,1,
  82,53,1,2,0,1,
  91,39,1,2,0,1,
  80,40,1,2,0,1,
  81,35,1,2,0,1,
  73,35,1,2,0,1,
  77,52,1,4,0,1,
  88,49,1,2,0,1,
  86,58,1,2,0,1,
  88,3067,26,4,11,28,70,11,52,118,11,52,74,11,64,111,11,44,58,11,28,123,11,40,65,11,44,70,11,44,133,11,76,82,11,40,129,11,76,169,11,68,163,11,36,116,11,24,113,11,32,121,11,32,121,11,60,149,11,60,149,11,16,106,11,32,311,11,36,120,11,48,132,11,100,77,11,44,60,11,28,
};
static const uint32_t Views_EnvironmentModifiers_outline[] = {
  112,5694,39,4,12,16,77,12,36,153,12,36,78,12,36,125,12,36,117,12,36,114,12,44,113,12,88,93,12,88,137,12,72,117,12,56,117,12,64,106,12,32,98,12,88,131,12,84,165,12,40,97,12,52,146,12,76,128,12,68,133,12,32,135,12,40,80,12,60,115,12,60,184,12,60,169,12,60,172,12,44,210,12,80,168,12,44,117,12,36,93,12,52,128,12,64,124,12,64,124,12,80,138,12,56,132,12,64,406,12,92,147,12,76,149,12,76,340,5,36,
  5809,311,5,4,0,2,25,0,0,53,0,0,25,0,0,42,5,28,
  376,386,2,4,0,2,314,12,16,
  46,269,4,6,0,0,22,0,1,70,0,1,76,0,1,
  357,109,1,4,12,76,
};
static const uint32_t Views_EnvironmentTable_outline[] = {
  123,43,1,2,11,49,
  95,43,1,2,11,49,
  92,43,1,2,11,49,
  97,43,1,2,11,49,
  100,43,1,2,11,49,
  100,43,1,2,11,49,
  107,45,1,4,11,49,
  95,43,1,2,11,49,
  100,43,1,2,11,49,
  105,45,1,4,11,49,
  95,43,1,2,11,49,
  99,43,1,2,11,49,
  110,45,1,4,11,49,
  99,42,1,2,11,49,
  96,42,1,2,11,49,
  91,42,1,2,11,49,
  89,42,1,2,11,49,
  96,42,1,2,11,49,
  87,44,1,2,11,49,
  89,42,1,2,11,49,
  94,42,1,2,11,49,
  99,43,1,2,11,49,
  103,47,1,4,11,49,
  103,57,1,4,11,49,
  105,60,1,4,11,49,
  102,47,1,2,11,49,
  97,56,1,4,11,49,
  102,61,1,4,11,49,
  106,53,1,2,11,49,
  105,58,1,4,11,49,
  108,55,1,4,11,49,
  109,65,1,4,11,49,
  117,46,1,2,11,49,
  90,52,1,2,11,49,
  100,53,1,2,11,49,
  106,59,1,4,11,49,
  109,54,1,4,11,49,
  97,53,1,2,11,49,
  110,56,1,4,11,49,
  106,56,1,4,11,49,
  110,66,1,4,11,49,
  114,57,1,4,11,49,
  107,56,1,4,11,49,
  107,62,1,4,11,49,
  123,73,1,4,11,49,
  142,71,1,4,11,49,
  138,71,1,4,11,49,
  117,85,1,4,11,49,
  129,83,1,4,11,49,
  123,79,1,4,11,49,
  125,85,1,4,11,49,
  130,84,1,4,11,49,
  131,86,1,4,11,49,
  138,91,1,4,11,49,
  146,94,1,4,11,49,
  123,7766,55,4,11,36,77,11,72,95,11,60,89,11,80,99,11,92,105,11,92,105,11,120,119,11,64,91,11,92,105,11,112,115,11,64,151,11,88,169,11,132,202,11,80,163,11,80,163,11,60,148,11,52,142,11,80,163,11,44,84,11,44,139,11,72,160,11,92,175,11,104,185,11,88,178,11,56,160,11,32,133,11,64,164,11,48,154,11,44,143,11,72,171,11,64,157,11,80,179,11,72,162,11,40,140,11,56,155,11,76,176,11,64,163,11,36,135,11,92,178,11,64,157,11,80,179,11,56,155,11,64,104,11,68,167,11,108,207,11,140,229,11,132,223,11,48,92,11,40,88,11,24,80,11,48,92,11,44,90,11,52,94,11,72,104,11,84,
  7793,70,1,4,11,76,
  101,56,1,4,11,92,
};
static const uint32_t Views_EnvironmentTypes_outline[] = {
  90,22,1,2,0,0,
  61,48,1,2,0,0,
  94,30,1,2,0,0,
  74,28,1,2,0,0,
  56,29,1,2,0,0,
  62,35,1,2,0,0,
  79,37,1,2,0,0,
  78,53,1,2,0,0,
  103,42,1,2,0,0,
  85,54,1,2,0,0,
  94,845,12,4,0,0,23,0,1,54,0,1,64,0,1,64,0,1,70,0,1,60,0,1,62,11,24,84,11,24,84,11,16,80,11,20,82,12,32,
  888,276,5,4,0,0,27,7,16,58,0,1,64,0,1,60,0,1,
  361,328,5,4,0,0,20,12,56,54,12,56,80,12,56,90,12,56,
};
static const uint32_t Views_FetchRequests_outline[] = {
  102,367,6,4,0,0,31,11,40,35,11,32,47,7,36,68,11,44,84,11,60,
  452,525,5,4,11,48,79,7,16,146,7,16,132,7,16,84,7,16,
  625,579,5,4,0,2,289,0,0,81,11,40,35,11,32,47,7,36,
  64,226,5,6,0,0,37,0,0,28,11,40,37,11,32,49,7,36,
  640,536,3,4,11,48,137,7,16,205,7,16,
};
static const uint32_t Views_FileModifiers_outline[] = {
  137,4734,24,4,12,48,230,12,48,263,12,48,305,12,48,283,12,48,292,12,48,334,12,36,205,12,36,243,12,64,132,12,64,225,12,24,95,12,24,162,12,24,191,12,24,200,12,24,184,12,24,193,12,24,133,12,24,118,12,32,135,12,32,153,12,64,221,12,52,125,12,48,123,12,56,
};
static const uint32_t Views_FocusState_outline[] = {
  184,1218,8,4,0,0,20,0,0,33,7,16,77,7,16,86,11,48,223,11,56,136,5,36,64,0,2,
  719,497,6,6,0,0,34,0,0,88,0,0,21,5,24,43,11,48,240,11,56,
  975,1174,13,4,0,0,20,0,0,32,7,16,83,7,16,139,7,16,114,7,16,114,7,16,136,7,16,136,11,48,103,11,56,58,5,36,63,5,24,138,5,24,
  1289,113,3,4,0,2,32,7,16,19,11,48,
  31,2,0,
};
static const uint32_t Views_FocusedValueModifiers_outline[] = {
  89,1048,4,4,12,48,285,12,68,289,12,48,238,12,68,
};
static const uint32_t Views_FocusedValues_outline[] = {
  123,24,1,2,0,2,
  53,199,2,4,0,0,35,7,36,
  833,479,7,4,0,0,20,0,0,21,0,0,33,7,16,130,7,16,151,11,48,51,5,28,
  602,720,7,4,0,0,56,0,0,30,0,0,42,7,16,128,11,48,161,11,56,204,5,28,
  827,630,6,4,0,2,67,0,0,19,0,0,71,0,0,22,5,28,181,5,24,
};
static const uint32_t Views_Fonts_outline[] = {
  69,2795,33,4,0,0,97,5,20,126,0,2,115,0,2,71,0,2,54,0,2,68,0,2,162,0,1,59,0,1,49,0,1,51,0,1,51,0,1,55,0,1,61,0,1,47,0,1,53,0,1,55,0,1,53,0,1,55,19,25,209,19,25,213,19,25,112,19,25,128,19,25,169,12,16,47,12,24,51,12,24,82,12,20,77,12,28,87,12,36,57,12,72,75,12,72,75,12,60,69,12,40,
  246,93,2,6,0,0,73,0,0,
  114,50,1,2,0,0,
  73,31,1,2,0,0,
  53,46,1,2,0,0,
  85,123,2,6,0,0,53,0,0,
  2346,6140,42,4,0,0,21,0,0,30,0,0,32,0,0,33,0,1,61,0,1,52,0,1,52,0,1,54,0,1,58,0,1,53,0,1,38,0,1,38,0,1,38,0,1,60,0,1,64,12,29,226,19,25,113,19,25,116,19,29,117,19,37,122,42,25,248,19,25,179,19,25,159,19,77,230,19,77,227,19,69,204,19,45,176,19,25,145,19,25,139,19,25,146,19,69,256,19,77,273,19,45,216,5,32,183,12,20,81,12,20,81,12,44,153,12,52,128,12,68,189,4,36,478,12,48,487,13,32,
  6168,1631,12,4,0,0,35,0,0,40,0,0,34,0,0,56,0,0,40,0,0,48,7,16,36,7,16,68,21,88,218,7,36,504,5,36,393,4,32,
  1657,35,2,2,0,0,17,0,0,
  69,92,2,4,0,0,25,0,16,
  124,67,2,4,0,2,23,11,49,
  118,35,1,2,0,0,
  1585,1298,16,53,0,0,29,0,1,46,0,1,44,0,1,44,0,1,67,0,1,50,0,1,51,19,21,115,19,25,103,19,25,83,19,17,80,19,33,114,19,17,75,19,41,123,12,32,147,12,36,
};
static const uint32_t Views_FormStyle_outline[] = {
  37,208,2,4,0,2,151,0,0,
  89,63,2,6,0,2,34,0,0,
  146,158,3,4,0,2,28,0,2,51,18,32,
  179,176,1,4,5,20,
  214,39,1,2,0,1,
};
static const uint32_t Views_FormStyleModifiers_outline[] = {
  35,160,1,4,12,36,
};
static const uint32_t Views_Forms_outline[] = {
  140,135,3,4,0,2,32,0,0,24,7,16,
  304,103,4,4,0,2,32,0,0,22,0,0,24,0,0,
  176,369,2,4,7,16,210,7,16,
  443,314,2,4,7,16,166,7,16,
  388,314,2,4,7,16,166,7,16,
  395,137,1,4,7,16,
  213,327,2,4,7,16,151,7,16,
  429,81,3,4,0,2,25,0,0,20,0,0,
  100,723,2,4,7,16,352,7,16,
  816,100,3,4,0,2,25,0,0,30,5,24,
  295,167,5,4,0,2,25,0,0,20,0,0,33,0,0,44,0,0,
  232,761,7,4,0,0,20,0,0,29,0,0,30,0,0,29,11,16,274,7,16,169,7,16,
  808,343,2,4,7,16,149,7,16,
};
static const uint32_t Views_FurtherInteractions_outline[] = {
  121,137,2,4,0,1,65,0,1,
  302,76,3,4,0,2,25,0,0,22,0,0,
  93,1262,5,4,12,64,127,12,68,204,12,44,357,12,48,331,12,44,
};
static const uint32_t Views_GaugeStyle_outline[] = {
  38,935,9,4,0,2,150,0,0,50,0,2,161,0,0,74,0,2,161,0,0,74,0,2,161,0,0,74,0,0,
  88,63,2,6,0,2,34,0,0,
  211,63,2,6,0,2,34,0,0,
  235,63,2,6,0,2,34,0,0,
  235,63,2,6,0,2,34,0,0,
  194,160,3,4,0,2,28,0,2,52,18,32,
  182,608,1,4,5,20,
  647,39,1,2,0,1,
};
static const uint32_t Views_GaugeStyleModifiers_outline[] = {
  35,163,1,4,12,40,
};
static const uint32_t Views_Geometry_outline[] = {
  118,69,1,4,12,49,
  113,287,4,4,0,0,84,0,0,23,7,16,71,12,60,
  329,267,4,4,0,0,64,0,0,23,7,16,71,12,60,
  392,712,8,4,11,20,44,11,24,46,0,0,20,0,16,45,7,36,212,7,36,192,7,36,76,7,36,
  753,34,1,2,0,0,
  68,1751,9,4,0,0,86,0,0,73,0,0,82,0,0,32,0,0,53,7,16,225,11,17,337,11,40,393,11,32,
  1783,269,2,4,0,0,28,0,2,
  61,206,4,6,0,0,29,7,16,60,0,1,57,0,1,
  240,543,2,4,0,0,38,0,2,
  71,470,9,6,0,0,29,7,16,60,0,1,50,0,1,54,0,1,53,0,1,55,0,1,58,0,1,55,0,1,
  514,343,2,4,0,0,25,0,2,
  58,283,5,6,0,0,29,7,16,60,0,1,64,0,1,65,0,1,
  325,325,2,4,0,0,19,0,2,
  52,271,5,6,0,0,29,7,16,60,0,1,58,0,1,61,0,1,
  310,389,6,4,0,0,26,0,0,30,0,0,29,0,0,31,7,16,82,7,16,
  424,669,13,4,0,0,24,0,0,24,7,16,74,0,1,49,0,1,55,0,1,54,0,1,55,0,1,50,0,1,53,0,1,55,0,1,56,0,1,58,0,1,
  712,1469,18,4,0,0,29,7,16,58,7,16,71,11,28,122,19,29,85,19,29,85,0,1,45,19,5,86,26,5,89,19,5,109,19,5,109,19,5,102,19,5,72,19,5,102,19,9,75,19,9,75,19,9,76,19,9,
  1507,35,1,2,0,0,
  74,18,1,2,0,0,
  42,28,1,2,0,0,
};
static const uint32_t Views_GeometryChanges_outline[] = {
  268,214,4,4,0,2,25,0,0,39,0,0,30,5,24,
  231,553,2,4,12,64,277,12,64,
};
static const uint32_t Views_GestureModifiers_outline[] = {
  161,151,3,37,0,0,62,0,0,41,0,0,
  268,488,7,4,0,2,25,0,0,17,0,0,21,0,0,17,0,16,173,5,32,74,5,20,
  505,1591,6,4,12,28,203,12,76,222,12,76,214,12,48,239,12,72,368,12,72,
};
static const uint32_t Views_Gestures_outline[] = {
  190,72,4,4,0,0,19,0,0,16,0,0,16,0,0,
  98,215,3,4,0,2,72,4,24,98,5,20,
  234,97,2,4,11,24,37,12,20,
  150,176,3,4,0,2,41,11,24,53,12,20,
  213,957,5,4,0,2,295,0,0,38,7,16,137,11,24,43,12,20,
  35,261,7,6,0,0,26,0,0,33,0,0,38,0,0,35,0,0,32,0,0,45,0,0,
  957,256,5,4,0,2,32,0,0,24,7,16,53,11,24,52,12,20,
  298,432,5,4,0,2,66,0,0,24,7,16,102,11,24,52,12,20,
  35,32,1,2,0,0,
  438,244,4,4,0,2,32,7,16,79,11,24,44,12,20,
  289,240,4,4,0,2,35,7,16,52,11,24,44,12,20,
  279,480,4,4,0,2,148,7,16,52,11,24,44,12,20,
  35,114,3,6,0,0,38,0,0,33,0,0,
  485,250,4,4,0,2,33,7,16,57,11,24,45,12,20,
  288,401,4,4,0,2,101,7,16,57,11,24,45,12,20,
  35,67,2,6,0,0,31,0,0,
  415,385,6,4,0,2,38,0,0,18,0,0,40,0,0,38,11,24,47,12,20,
  451,563,6,4,0,2,38,0,0,18,0,0,34,0,0,66,11,24,47,12,20,
  624,190,4,4,0,0,18,0,0,34,11,24,47,12,20,
  232,310,5,4,0,0,25,0,0,37,7,16,135,11,24,43,12,20,
  387,600,6,4,0,2,100,0,0,20,0,0,22,7,16,94,11,24,65,12,20,
  24,77,2,6,0,0,35,0,0,
  649,681,6,4,0,2,98,0,0,20,0,0,22,7,16,94,11,24,116,12,20,
  22,77,2,6,0,0,28,0,0,
  733,520,6,4,0,2,84,0,0,20,0,0,22,7,16,94,11,24,65,12,20,
  22,63,2,6,0,0,28,0,0,
  518,1011,6,4,12,28,146,12,32,257,12,12,139,12,56,164,12,36,145,12,44,
  1053,151,1,4,12,36,
  190,293,6,4,0,0,27,7,16,58,0,1,43,0,1,55,0,1,56,0,1,
};
static const uint32_t Views_GroupBoxStyle_outline[] = {
  102,415,4,4,0,2,150,0,0,53,0,2,151,0,0,
  88,63,2,6,0,2,34,0,0,
  204,63,2,6,0,2,34,0,0,
  154,166,3,4,0,2,28,0,2,55,18,32,
  191,266,1,4,5,20,
  308,39,1,2,0,1,
  154,150,1,4,7,16,
};
static const uint32_t Views_GroupBoxStyleModifiers_outline[] = {
  35,172,1,4,12,52,
};
static const uint32_t Views_InertView_outline[] = {
  391,254,5,4,0,2,32,0,0,24,0,0,20,0,0,24,0,16,
  495,254,5,4,0,2,32,0,0,24,0,0,20,0,0,24,0,16,
  331,2,0,
  70,2,0,
  52,2,0,
  125,182,4,4,0,2,32,0,0,20,0,0,24,0,16,
  335,67,2,4,0,0,20,0,16,
  306,66,2,4,0,0,20,11,44,
};
static const uint32_t Views_IntentParts_outline[] = {
  134,2,0,
  92,425,3,4,0,2,317,7,16,46,7,16,
  67,251,3,6,7,16,66,21,52,61,21,76,
  433,208,2,4,7,16,81,7,16,
  229,108,2,4,0,2,58,0,2,
  147,60,2,4,0,2,24,4,24,
  82,128,2,4,18,57,50,12,28,
  184,2,0,
  44,2,0,
  45,2,0,
  51,2,0,
  59,2,0,
  37,38,1,2,0,0,
  76,2,0,
  29,234,2,4,12,60,108,12,76,
  255,94,2,4,12,76,52,12,24,
  176,443,5,4,0,1,72,0,0,43,0,16,12,12,12,172,12,12,
  501,375,3,4,7,16,42,7,16,73,11,48,
};
static const uint32_t Views_Intents_outline[] = {
  207,293,7,4,0,2,45,11,21,52,11,45,53,11,57,42,11,57,42,0,16,9,5,28,
  314,236,4,4,18,45,60,18,57,51,18,57,50,12,56,
  283,2,0,
  50,2,0,
  56,2,0,
  39,78,1,4,12,28,
  139,221,3,4,0,0,20,7,16,61,7,16,
  283,131,3,4,0,0,20,7,16,61,7,16,
  162,54,2,4,0,2,23,4,20,
  105,2,0,
  48,2,0,
  50,2,0,
  45,2,0,
  101,30,1,4,0,0,
  54,2303,16,4,19,25,109,19,25,139,19,25,129,19,25,125,19,25,134,19,25,149,19,25,158,19,25,162,19,25,118,19,25,150,19,25,142,19,25,136,19,25,147,19,25,160,19,25,169,19,25,
  2364,1103,8,4,0,0,21,0,0,21,7,16,174,7,16,224,7,16,239,11,48,257,11,56,61,12,48,
  1207,421,5,4,0,0,21,7,16,54,7,16,104,11,56,60,11,48,
  497,225,3,4,0,0,43,7,16,60,7,16,
  306,607,6,4,0,2,222,0,0,44,0,0,48,0,0,27,7,16,61,7,16,
  34,189,3,6,0,0,22,7,16,84,7,16,
  614,279,5,4,0,2,52,0,2,43,11,101,74,11,49,48,4,84,
  346,156,2,4,11,101,74,11,105,
  185,210,5,4,0,2,35,0,16,9,5,32,71,5,68,52,5,52,
  233,124,2,4,12,68,66,12,52,
  172,69,1,4,5,32,
  121,49,1,4,5,44,
  88,66,1,4,0,1,
  152,644,4,4,0,2,466,0,0,20,7,16,61,7,16,
  67,400,5,6,0,0,19,7,16,66,21,52,79,21,76,107,21,76,
  604,225,2,4,0,0,21,7,16,
  273,95,1,4,19,41,
  133,73,1,4,32,49,
  105,57,1,4,19,109,
  76,362,2,4,7,16,160,7,16,
  400,140,1,4,7,16,
  158,229,1,4,7,16,
};
static const uint32_t Views_Interactions_outline[] = {
  170,72,3,4,0,2,25,0,0,19,0,0,
  215,199,3,4,0,2,25,0,0,23,5,28,
  289,342,4,4,0,2,25,0,0,31,5,28,155,5,24,
  470,388,7,4,0,2,25,0,0,41,0,0,107,0,0,25,5,40,62,5,24,49,5,32,
  418,2,0,
  38,523,7,4,0,2,72,0,1,55,0,1,65,0,1,53,0,1,53,0,1,62,19,77,
  47,26,1,2,0,0,
  517,200,4,4,0,0,27,7,16,58,0,1,55,0,1,
  217,1671,9,4,12,32,138,12,48,205,12,72,219,12,32,210,12,44,156,12,28,174,12,28,203,12,52,129,12,52,
};
static const uint32_t Views_Interpolations_outline[] = {
};
static const uint32_t Views_KeyPresses_outline[] = {
  65,1700,7,4,0,2,362,0,2,47,0,0,36,0,0,32,0,0,32,0,0,98,0,16,
  36,327,6,6,0,0,29,7,16,60,0,1,58,0,1,62,0,1,56,0,1,
  349,25,1,2,0,0,
  1394,755,7,4,0,2,98,0,0,21,0,0,32,0,0,30,0,0,44,5,24,168,5,24,
  772,1362,6,4,5,28,365,12,40,176,12,40,192,12,40,221,12,40,219,12,40,
};
static const uint32_t Views_LabeledContentStyle_outline[] = {
  120,427,4,4,0,2,150,0,0,59,0,2,151,0,0,
  88,63,2,6,0,2,34,0,0,
  210,63,2,6,0,2,34,0,0,
  166,178,3,4,0,2,28,0,2,61,18,32,
  209,284,1,4,5,20,
  332,39,1,2,0,1,
  172,156,1,4,7,16,
};
static const uint32_t Views_LabeledContentStyleModifiers_outline[] = {
  35,190,1,4,12,76,
};
static const uint32_t Views_Labels_outline[] = {
  82,271,3,4,0,0,92,14,37,107,7,16,
  345,1246,17,4,0,2,32,0,0,20,0,0,22,0,0,26,4,20,27,19,9,172,5,28,110,7,16,96,24,16,115,24,16,105,24,16,101,7,16,84,7,16,108,0,2,50,0,2,64,0,2,61,0,2,
  1047,22,1,2,0,0,
  59,27,1,2,0,0,
  56,32,1,2,0,0,
  53,29,1,2,0,0,
  166,197,4,4,0,2,32,0,0,20,0,0,18,7,16,
  249,231,2,4,7,16,126,7,16,
  306,278,5,4,0,0,13,0,0,22,0,0,26,11,20,104,11,20,
  391,477,4,4,0,2,32,0,0,24,7,16,220,7,16,
  522,84,1,4,7,16,
  218,381,5,4,0,2,32,0,0,22,0,0,32,0,0,24,7,16,
  490,778,4,4,7,16,194,7,16,176,18,25,163,19,25,
  925,215,4,4,0,2,32,0,0,20,0,0,24,7,16,
  261,127,1,4,7,16,
  190,315,2,4,7,16,126,7,16,
};
static const uint32_t Views_LayoutModifiers_outline[] = {
  48,2571,41,4,5,28,37,5,28,70,5,28,40,5,20,103,5,20,227,5,20,33,5,20,104,5,36,22,5,36,54,5,56,42,5,32,40,5,32,51,5,24,35,5,24,36,5,24,49,5,24,29,5,84,51,5,60,85,5,24,34,5,44,79,5,44,71,5,44,24,5,48,25,5,60,40,5,76,48,5,76,60,5,52,47,5,52,70,5,64,85,5,80,80,5,68,49,5,56,46,5,48,25,5,24,19,5,28,90,5,28,112,5,40,66,5,40,93,5,40,80,5,40,115,28,40,
};
static const uint32_t Views_LayoutValues_outline[] = {
  142,2,0,
  28,294,2,4,12,48,162,12,52,
  338,220,3,4,0,0,42,0,0,32,7,16,
  264,224,3,4,0,0,44,0,0,32,7,16,
  268,121,2,4,0,0,35,7,16,
  163,371,4,4,0,0,34,0,0,41,0,0,40,7,16,
  412,104,2,4,0,0,26,7,16,
};
static const uint32_t Views_ListSelection_outline[] = {
  165,3891,10,4,7,16,147,7,16,362,7,16,432,7,16,391,7,16,511,7,16,374,7,16,448,7,16,406,7,16,522,7,16,
};
static const uint32_t Views_ListSelections_outline[] = {
  173,3941,10,4,7,16,152,7,16,367,7,16,437,7,16,396,7,16,516,7,16,379,7,16,453,7,16,411,7,16,527,7,16,
};
static const uint32_t Views_Lists_outline[] = {
  201,878,7,4,0,2,32,0,0,24,0,0,44,0,0,49,5,44,144,5,28,492,5,28,
  924,3221,10,4,7,16,82,7,16,293,7,16,367,7,16,322,7,16,446,7,16,309,7,16,379,7,16,341,7,16,453,7,16,
};
static const uint32_t Views_LiveNames_outline[] = {
  183,83,2,4,0,0,20,4,48,
  178,94,2,4,0,0,20,4,48,
  144,298,2,4,0,0,21,0,36,
  327,238,3,4,0,0,20,4,56,80,4,48,
};
static const uint32_t Views_LocalizedResources_outline[] = {
  152,66,1,4,4,92,
  84,468,3,4,0,2,46,7,16,248,7,16,
  486,168,2,4,19,21,79,19,33,
};
static const uint32_t Views_ManagedObjects_outline[] = {
  291,1149,5,4,0,0,21,7,16,366,4,32,137,11,48,90,14,37,
  1205,2,0,
  46,237,3,4,0,0,27,0,16,39,19,61,
  279,2,0,
  96,1117,19,4,16,16,28,16,16,149,0,0,77,0,0,44,18,25,120,18,49,147,11,36,39,11,28,37,11,40,40,12,60,35,12,56,34,12,32,28,12,28,27,12,72,38,12,68,44,12,68,44,0,0,35,12,20,65,12,32,
  1155,224,4,4,0,1,44,0,1,65,0,1,64,0,1,
  809,68,1,4,0,0,
  207,1621,25,4,16,16,28,7,16,73,7,16,75,0,0,40,11,40,53,0,0,58,0,0,52,0,0,39,0,0,45,0,0,27,11,60,70,12,20,74,12,20,75,33,28,152,12,16,47,12,24,90,12,24,77,12,32,44,12,20,41,12,68,37,12,28,77,12,24,90,12,28,102,12,28,65,12,56,
  1670,2,0,
  63,183,3,4,7,16,63,0,2,69,0,0,
  96,37,1,2,0,0,
  135,2,0,
  47,70,2,4,16,16,28,7,16,
  116,857,9,4,0,0,26,0,0,52,0,0,76,7,16,49,7,16,97,19,77,144,12,80,92,12,84,139,12,80,
  924,2,0,
  55,353,8,4,0,0,23,0,0,29,16,16,28,7,16,43,0,0,50,0,0,52,0,0,57,12,36,
  406,293,7,4,0,0,37,0,0,50,0,0,28,0,0,29,0,0,33,16,16,46,7,16,
  340,129,2,4,7,16,78,7,16,
};
static const uint32_t Views_MenuStyle_outline[] = {
  90,407,4,4,0,2,150,0,0,49,0,2,151,0,0,
  88,63,2,6,0,2,34,0,0,
  200,63,2,6,0,2,34,0,0,
  146,158,3,4,0,2,28,0,2,51,18,32,
  179,254,1,4,5,20,
  292,39,1,2,0,1,
  142,146,1,4,7,16,
};
static const uint32_t Views_MenuStyleModifiers_outline[] = {
  35,160,1,4,12,36,
};
static const uint32_t Views_ModelActors_outline[] = {
  204,12,1,4,0,16,
  34,649,5,4,7,16,157,23,56,79,11,48,53,7,36,132,16,32,
  731,96,2,4,0,1,37,0,0,
};
static const uint32_t Views_Moments_outline[] = {
  163,366,8,4,0,2,25,0,0,15,0,0,20,0,0,32,0,0,29,5,28,71,5,16,86,5,40,
  468,87,3,4,0,2,25,0,0,28,0,0,
  155,234,5,4,0,2,25,0,0,15,0,0,31,5,24,102,5,20,
  335,499,5,4,0,2,25,0,0,19,0,0,33,5,40,340,5,24,
  584,140,3,4,0,0,31,0,0,36,0,16,
  157,1810,8,4,12,32,269,12,32,288,12,32,247,12,32,167,12,44,170,12,16,202,12,16,235,12,36,
};
static const uint32_t Views_MultiDatePickers_outline[] = {
  161,2338,13,4,0,2,32,0,0,47,0,0,20,0,0,18,0,0,20,0,16,190,7,16,146,7,16,202,7,16,199,7,16,199,5,24,159,5,16,275,5,28,
  2385,681,4,4,7,16,126,7,16,186,7,16,183,7,16,
};
static const uint32_t Views_NSHosting_outline[] = {
  154,306,6,4,0,0,27,7,16,58,0,1,48,0,1,61,0,1,48,0,1,
  375,265,4,4,0,0,31,0,0,66,7,16,110,16,16,
};
static const uint32_t Views_NSViewControllerRepresentables_outline[] = {
  397,155,3,4,0,0,52,0,0,44,11,44,
  208,577,8,4,0,2,38,0,2,36,0,2,65,5,80,70,5,60,40,5,88,90,12,101,108,5,48,
  660,250,3,4,0,0,47,0,0,45,0,16,
  317,57,1,4,12,60,
  98,1157,5,4,19,101,118,12,48,205,11,16,207,5,32,192,5,32,
};
static const uint32_t Views_NSViewRepresentables_outline[] = {
  297,155,3,4,0,0,52,0,0,44,11,44,
  198,457,8,4,0,2,28,0,2,36,0,2,55,5,40,50,5,60,40,5,48,60,12,61,78,5,48,
  520,230,3,4,0,0,37,0,0,45,0,16,
  287,57,1,4,12,60,
  88,1027,5,4,19,61,88,12,48,185,11,16,187,5,32,182,5,32,
};
static const uint32_t Views_NamedGradients_outline[] = {
  125,855,4,4,19,57,217,19,57,214,19,57,208,19,57,
  906,1031,4,4,19,57,261,19,57,258,19,57,252,19,57,
  1081,1749,9,4,19,73,222,19,73,219,19,73,233,19,61,184,19,61,200,19,61,170,19,61,183,19,53,168,19,53,
};
static const uint32_t Views_NamedShapes_outline[] = {
  105,55,1,4,18,17,
  103,678,3,4,19,17,187,19,17,180,19,17,
  716,51,1,4,18,25,
  90,147,2,4,18,29,51,19,29,
  186,54,1,4,18,29,
  108,94,1,4,18,69,
};
static const uint32_t Views_Navigation_outline[] = {
  80,2470,12,4,0,0,36,7,16,19,7,16,145,11,20,44,11,28,49,21,24,166,0,1,56,21,40,76,19,9,116,7,16,124,11,28,283,0,2,
  1174,1294,4,6,0,0,33,0,16,66,12,24,511,7,16,
  1327,95,3,4,0,0,36,0,0,34,0,0,
  204,453,7,4,0,2,32,0,0,28,0,0,18,0,0,38,5,36,113,5,20,124,5,16,
  480,1290,3,4,7,16,133,7,16,460,7,16,
  1377,135,3,4,0,2,32,0,0,24,7,16,
  192,347,5,4,0,0,20,0,1,82,0,1,70,0,1,88,0,1,
  399,243,4,4,0,0,20,0,1,74,0,1,74,0,1,
  383,1192,8,4,0,2,32,0,0,24,0,0,24,0,0,22,7,16,214,7,16,269,7,16,333,7,16,
  1250,866,4,4,7,16,167,7,16,210,7,16,274,7,16,
  1044,875,10,4,0,2,32,0,0,20,0,0,33,0,0,34,0,0,27,0,0,32,7,16,160,7,16,131,7,16,214,7,16,
  921,431,3,4,7,16,140,7,16,119,7,16,
  457,631,3,4,5,24,52,7,16,354,7,16,
  677,667,3,4,7,16,223,7,16,242,7,16,
  720,144,1,4,7,16,
  212,283,2,4,7,16,129,7,16,
};
static const uint32_t Views_ObservedObject_outline[] = {
  204,720,6,4,0,0,65,7,16,77,7,16,77,11,56,131,0,2,285,5,32,
  397,238,2,6,0,0,26,7,36,
  543,634,7,4,0,0,31,0,0,27,7,16,118,38,48,173,11,56,130,5,44,48,5,32,
  875,597,6,4,0,0,27,7,16,34,38,48,246,11,56,130,5,44,53,5,32,
};
static const uint32_t Views_OpenURLActions_outline[] = {
  86,962,6,4,0,2,459,0,0,49,7,16,87,0,16,28,12,56,87,12,56,
  25,435,6,6,0,0,22,0,0,19,0,1,82,0,1,86,0,1,86,19,49,
};
static const uint32_t Views_Outlines_outline[] = {
  151,510,5,4,0,0,29,0,0,37,0,0,46,0,0,34,11,16,
  600,547,6,4,0,0,18,0,0,37,0,0,46,0,0,34,7,16,246,11,16,
  627,232,1,4,7,16,
  256,221,1,4,7,16,
};
static const uint32_t Views_OutsideEvents_outline[] = {
  155,195,3,4,0,2,25,0,0,28,5,20,
  349,47,2,4,0,2,25,0,0,
  131,1126,19,4,0,0,20,7,16,68,7,16,78,7,16,68,0,16,45,0,1,62,0,1,60,0,1,60,0,1,74,0,1,58,0,1,54,0,1,57,0,1,61,0,1,61,0,1,63,0,1,56,0,1,54,0,1,60,0,1,
  1167,741,10,4,0,0,27,7,16,58,0,1,59,0,1,56,0,1,58,0,1,57,0,1,59,0,1,62,0,1,55,4,24,
  783,695,9,4,0,2,82,0,0,32,0,0,39,7,16,130,0,1,77,0,1,76,19,9,114,12,16,73,4,24,
  39,44,1,2,0,0,
  673,1307,6,4,12,36,157,12,64,184,12,64,233,12,64,159,12,64,167,12,36,
};
static const uint32_t Views_Persistence_outline[] = {
  226,77,2,4,4,56,46,5,72,
  104,702,9,4,11,56,52,12,72,38,5,28,68,5,28,68,19,9,71,12,16,89,11,68,117,11,48,100,11,36,
  785,163,4,4,0,0,36,0,0,43,0,0,24,4,28,
  807,101,1,4,4,64,
  171,1109,5,4,0,1,39,0,0,55,0,0,124,0,0,139,5,36,
  2016,1349,8,4,0,0,27,0,0,58,5,20,100,5,56,124,5,36,471,4,36,176,4,32,260,4,32,
  1376,166,1,83,12,33,
  245,57,2,4,0,0,27,0,0,
  93,223,6,4,4,36,47,4,32,46,4,32,46,5,20,15,5,56,24,5,36,
  255,206,3,4,0,0,36,7,16,86,12,32,
  226,129,1,4,12,24,
  175,33,1,2,0,0,
  85,458,8,4,0,0,38,0,0,41,0,0,30,0,0,31,0,0,42,0,0,57,0,0,74,7,16,
  545,410,3,4,0,0,121,0,0,43,5,20,
  444,4054,24,4,0,0,36,0,0,39,0,0,80,0,0,26,5,44,141,11,40,203,11,76,111,11,72,258,11,72,109,7,16,45,7,16,199,0,0,39,0,0,30,11,36,95,12,24,390,12,24,707,12,24,234,12,20,158,12,40,131,12,36,209,12,60,166,12,16,340,12,32,207,12,44,
  4082,452,1,63,5,24,
  553,1285,10,4,0,0,58,0,0,45,11,48,88,11,48,53,11,40,47,7,16,224,7,16,296,7,16,297,7,16,122,7,16,
};
static const uint32_t Views_PersistenceKeys_outline[] = {
  115,44,1,2,0,1,
  93,56,1,4,0,1,
  85,311,2,4,11,48,137,11,80,
};
static const uint32_t Views_Pickers_outline[] = {
  202,686,7,4,0,2,32,0,0,42,0,0,20,0,0,24,7,16,211,7,16,186,5,28,
  724,198,1,4,7,16,
  245,258,1,4,7,16,
  306,219,4,4,0,0,27,7,16,58,0,1,70,0,1,
  323,2150,11,4,0,2,32,0,0,32,0,0,20,0,0,19,0,0,20,7,16,183,7,16,238,7,16,230,7,16,233,0,16,261,5,28,
  2525,839,4,4,7,16,171,7,16,226,7,16,218,7,16,
  945,357,5,4,0,2,32,0,0,33,0,0,20,7,16,166,5,28,
  400,149,1,4,7,16,
};
static const uint32_t Views_PlatformColours_outline[] = {
  153,109,1,4,19,16,
  128,109,1,4,19,16,
};
static const uint32_t Views_PlatformSupport_outline[] = {
};
static const uint32_t Views_PlatformValues_outline[] = {
  90,273,5,4,0,1,38,11,24,76,11,48,83,11,20,34,0,0,
  312,69,1,4,0,0,
  98,412,9,4,0,1,41,11,72,65,11,16,39,11,20,40,11,40,42,11,52,46,11,76,48,0,0,48,11,48,
  445,180,5,4,0,1,45,0,0,29,0,0,32,0,0,23,11,40,
  213,545,6,4,0,2,132,0,1,45,0,0,45,31,52,92,33,36,149,12,24,
  43,90,2,6,0,0,22,0,1,
  534,160,2,4,0,1,43,31,16,
  200,236,5,4,0,2,71,7,16,49,12,28,27,12,56,34,12,56,
  30,42,1,2,0,0,
  252,169,4,4,0,2,60,7,16,19,12,28,27,12,80,
  29,32,1,2,0,0,
  183,85,3,4,7,16,19,12,28,27,12,64,
};
static const uint32_t Views_Preferences_outline[] = {
  105,132,3,4,0,2,23,11,49,41,12,25,
  194,51,1,4,18,49,
  172,86,3,4,0,2,25,0,0,21,5,16,
  199,225,4,4,0,2,25,0,0,40,5,16,37,5,40,
  255,37,1,4,0,2,
  67,254,3,4,5,16,37,5,32,44,5,28,
  391,225,4,4,0,2,25,0,0,32,5,28,106,5,28,
  242,689,3,4,12,40,189,12,76,240,12,72,
};
static const uint32_t Views_Presentations_outline[] = {
  267,547,9,4,0,2,25,0,0,19,0,0,34,0,0,32,0,0,28,0,16,256,5,32,56,5,24,40,5,24,
  687,686,11,4,0,2,25,0,0,19,0,0,28,0,0,32,0,0,32,0,0,31,0,16,307,5,40,52,5,28,56,5,24,56,5,24,
  839,642,10,4,0,2,25,0,0,19,0,0,21,0,0,34,0,0,24,0,0,24,0,16,271,5,32,56,5,24,54,5,60,
  753,215,4,4,0,2,25,0,0,35,5,32,70,5,24,
  253,108,3,4,0,2,37,0,0,44,0,0,
  23,15,1,2,0,0,
  102,10406,31,4,12,20,324,12,20,362,12,60,334,12,60,372,12,28,374,12,28,412,12,84,426,12,84,334,12,84,237,12,20,316,12,20,358,12,20,360,12,20,414,12,20,197,12,20,259,12,20,244,12,20,316,12,20,230,12,20,326,12,20,284,12,20,316,12,44,297,12,44,329,12,72,376,12,72,414,12,72,269,12,72,334,12,72,416,12,72,319,12,72,384,12,72,
};
static const uint32_t Views_Previews_outline[] = {
  36,29,1,2,0,2,
  25,2,0,
  35,999,10,50,0,0,68,0,0,38,18,53,67,18,73,72,19,45,107,18,33,62,18,73,72,18,53,67,18,57,68,19,33,
  1287,298,2,4,0,0,27,5,20,
  800,220,5,4,0,2,32,0,2,28,0,2,30,12,69,58,18,16,
  269,60,1,4,19,69,
  105,88,2,4,0,2,32,24,33,
};
static const uint32_t Views_PrimitiveButtonStyles_outline[] = {
  102,501,6,4,0,2,150,0,0,60,0,0,31,0,0,26,12,28,38,0,16,
  88,63,2,6,0,2,34,0,0,
  462,180,3,4,0,2,28,0,2,62,18,32,
  212,234,1,4,5,20,
  307,175,1,4,7,16,
  191,175,1,4,12,44,
};
static const uint32_t Views_PrintedChanges_outline[] = {
  162,151,2,4,19,53,75,19,45,
  175,151,2,4,19,53,75,19,45,
};
static const uint32_t Views_ProgressViewStyle_outline[] = {
  45,494,5,4,0,2,150,0,0,58,0,2,161,0,0,82,0,0,
  88,63,2,6,0,2,34,0,0,
  219,63,2,6,0,2,34,0,0,
  222,174,3,4,0,2,28,0,2,59,18,32,
  203,488,1,4,5,20,
  534,39,1,2,0,1,
  190,247,1,4,7,16,
};
static const uint32_t Views_ProgressViewStyleModifiers_outline[] = {
  35,184,1,4,12,68,
};
static const uint32_t Views_Readers_outline[] = {
  72,233,3,4,11,16,62,11,56,57,12,20,
  262,197,4,4,0,0,21,0,0,26,0,1,69,19,41,
  270,247,4,4,0,2,32,0,0,49,7,16,107,5,24,
  286,140,3,4,0,2,32,0,0,33,7,16,
  180,54,2,4,0,2,32,7,16,
};
static const uint32_t Views_RemadeLabels_outline[] = {
  174,141,1,4,7,16,
};
static const uint32_t Views_RemadeToggles_outline[] = {
  140,139,1,4,7,16,
};
static const uint32_t Views_RowSelection_outline[] = {
};
static const uint32_t Views_ScaledMetrics_outline[] = {
  68,1129,2,65,12,29,853,5,24,
  1239,648,7,4,0,0,61,0,0,58,0,0,20,0,0,29,7,16,96,7,16,191,11,48,
};
static const uint32_t Views_ScenePersistence_outline[] = {
  108,1163,4,4,12,56,456,12,56,458,12,56,133,12,48,
};
static const uint32_t Views_Scenes_outline[] = {
  162,351,3,4,19,41,123,19,41,123,18,41,
  418,1347,11,4,0,2,32,0,0,22,0,0,24,7,16,76,7,16,88,7,16,118,7,16,182,7,16,163,7,16,203,7,16,200,7,16,
  1410,211,4,4,0,2,32,0,0,22,0,0,24,7,16,
  276,135,3,4,0,2,32,0,0,24,7,16,
  212,931,9,4,0,2,32,0,0,22,0,0,37,0,0,24,7,16,139,7,16,178,7,16,141,7,16,158,7,16,
  1001,211,4,4,0,2,32,0,0,22,0,0,24,7,16,
  229,2069,12,4,12,44,223,12,44,166,12,68,165,12,32,267,12,32,286,12,32,245,12,56,138,12,56,146,12,32,199,12,44,64,12,72,85,12,44,
  2104,169,3,4,0,1,53,0,1,55,0,1,
};
static const uint32_t Views_Schemas_outline[] = {
  109,537,6,4,0,2,155,0,2,104,0,0,41,7,16,70,7,16,71,7,16,
  36,120,2,6,0,0,22,7,16,
  150,74,1,6,0,2,
  29,41,1,2,0,0,
  355,114,2,4,11,25,56,11,69,
  151,106,2,4,11,29,57,11,25,
  134,294,2,4,0,0,95,0,0,
  328,132,2,4,7,16,53,7,16,
  167,990,8,4,11,44,49,0,0,26,0,16,102,12,16,137,19,16,213,19,16,201,19,16,200,12,52,
};
static const uint32_t Views_ScrollPositions_outline[] = {
  172,168,5,4,0,2,25,0,0,56,0,0,21,0,0,26,5,20,
  240,1140,14,4,0,0,39,0,0,24,7,16,92,7,16,86,7,16,47,11,24,42,11,64,205,12,24,74,21,32,125,21,32,85,21,32,83,21,32,97,21,32,69,21,32,
  1157,759,3,4,12,56,78,12,56,309,12,56,
};
static const uint32_t Views_Searching_outline[] = {
  148,6546,16,4,12,40,230,12,40,309,12,40,237,12,40,316,12,40,546,12,40,621,12,40,553,12,40,628,12,40,518,12,40,593,12,40,525,12,40,600,5,44,209,5,52,150,12,48,304,12,48,
  6666,424,7,4,0,0,36,0,0,28,0,0,34,4,32,67,5,12,101,5,12,61,12,9,
  465,551,6,4,0,0,24,0,0,29,0,0,22,0,0,91,0,0,43,4,16,
  621,209,3,4,0,2,25,0,0,30,5,28,
  335,231,7,4,0,2,25,0,0,29,0,0,22,0,0,31,5,24,39,5,36,49,5,16,
  268,184,3,4,0,1,56,0,1,58,0,1,
};
static const uint32_t Views_ShapeModifiers_outline[] = {
  142,1808,27,4,5,16,76,5,16,47,5,24,104,5,24,100,5,24,41,5,24,37,5,48,110,5,48,106,5,48,73,5,48,69,5,16,77,5,20,36,5,24,35,5,24,36,5,24,49,5,32,64,5,20,63,5,20,77,5,16,64,5,16,81,5,36,52,5,20,60,5,48,67,5,44,66,5,76,74,5,64,71,5,60,
  1862,283,4,4,5,36,111,5,52,62,5,52,62,5,44,
};
static const uint32_t Views_ShapeStyles_outline[] = {
  123,779,16,4,18,13,45,18,25,51,18,25,51,18,21,49,18,17,47,18,17,47,18,17,47,18,17,47,18,25,51,18,25,51,18,17,47,18,21,49,18,21,49,18,17,47,18,21,49,18,21,
  838,450,5,4,18,29,87,18,37,91,18,33,89,18,41,93,18,29,
  495,338,5,4,18,69,71,18,49,61,18,61,67,18,53,63,18,73,
  391,802,9,4,18,17,79,18,41,91,18,41,91,18,37,89,18,37,89,18,45,93,18,17,79,18,17,79,18,65,
  824,257,5,4,11,36,49,11,32,48,11,40,50,11,28,47,12,24,
};
static const uint32_t Views_Shapes_outline[] = {
  62,40,1,4,5,16,
  57,94,2,4,0,2,32,12,16,
  123,2,0,
  34,29,1,2,0,0,
  67,554,7,4,0,0,32,0,0,32,0,0,34,0,0,33,0,0,29,0,0,32,7,16,
  577,28,1,2,0,0,
  52,28,1,2,0,0,
  75,54,2,4,0,2,32,7,16,
  104,54,2,4,0,2,32,7,16,
  102,54,2,4,0,2,32,7,16,
  102,93,2,4,0,2,32,7,16,
  156,54,2,4,0,2,32,7,16,
  111,308,4,4,0,2,32,0,0,35,7,16,121,7,16,
  348,95,2,4,0,2,45,5,20,
  130,62,1,4,12,20,
  100,65,1,4,12,20,
  101,63,1,4,12,20,
  99,63,1,4,12,20,
  108,72,1,4,12,20,
  123,78,1,4,12,20,
  127,74,2,4,0,2,32,7,16,
  130,3537,34,4,0,2,32,7,16,19,7,16,48,7,16,63,7,16,62,7,16,136,7,16,133,21,16,73,21,28,76,21,32,73,21,48,105,21,32,121,21,28,236,21,32,91,21,56,148,21,40,69,21,24,158,21,24,129,21,56,146,21,28,73,21,48,124,0,0,30,11,28,95,11,48,404,12,32,110,11,48,53,12,44,65,12,44,103,12,32,173,12,40,63,12,20,74,12,48,81,12,44,80,12,76,
};
static const uint32_t Views_Sliders_outline[] = {
  222,1425,12,4,0,2,32,0,0,30,0,0,21,0,0,21,0,0,21,0,0,20,0,0,39,0,0,39,0,0,31,7,16,364,7,16,533,0,16,
  1468,611,2,4,7,16,299,7,16,
  1094,1732,10,4,0,2,32,0,0,20,0,0,32,0,0,66,0,0,71,0,0,25,0,0,31,7,16,287,7,16,427,7,16,
  1771,853,3,4,7,16,275,7,16,265,7,16,
  873,817,2,4,7,16,376,7,16,
  856,764,2,4,7,16,353,7,16,
  943,982,9,4,0,2,32,0,0,20,0,0,34,0,0,22,0,0,21,5,24,97,0,16,174,7,16,327,22,16,
  1043,466,3,4,7,16,91,7,16,189,22,16,
  547,361,3,4,7,16,64,7,16,152,22,16,
  437,251,2,4,7,16,79,7,16,
  420,2146,14,4,0,2,32,0,0,20,0,0,25,0,0,21,0,0,22,0,0,37,0,0,21,0,0,24,5,24,43,0,16,311,7,16,274,7,16,336,7,16,447,7,16,
};
static const uint32_t Views_Stacks_outline[] = {
  104,220,3,4,0,2,32,0,0,24,7,16,
  282,218,3,4,0,2,32,0,0,24,7,16,
  280,173,3,4,0,2,32,0,0,24,7,16,
  222,232,4,4,0,0,27,7,16,58,0,1,72,0,1,
  305,261,3,4,0,2,32,0,0,24,7,16,
  334,259,3,4,0,2,32,0,0,24,7,16,
  284,362,3,4,0,2,186,0,0,33,7,16,
  21,166,3,6,0,0,24,0,0,71,0,0,
  413,282,3,4,0,2,32,0,0,24,7,16,
  354,277,3,4,0,2,32,0,0,24,7,16,
  337,253,3,4,0,2,32,0,0,24,7,16,
  316,178,3,4,0,2,32,0,0,24,7,16,
  275,59,2,4,0,2,32,0,0,
  102,79,1,4,7,16,
  214,330,5,4,0,2,32,0,0,20,0,0,24,7,16,136,7,16,
  375,110,1,4,7,16,
  150,127,1,4,7,16,
  249,617,7,4,0,2,32,0,0,37,0,0,24,7,16,76,7,16,141,7,16,124,7,16,
  683,213,3,4,0,2,32,0,0,24,7,16,
  303,94,1,4,12,32,
  169,244,4,4,0,2,32,0,0,45,7,16,105,5,24,
  320,195,3,4,0,2,32,0,0,24,7,16,
};
static const uint32_t Views_State_outline[] = {
  68,28,1,4,14,24,
  55,38,1,4,21,24,
  115,119,3,4,0,0,19,0,16,46,5,16,
  174,675,8,4,0,0,30,0,0,31,0,16,131,14,12,46,14,20,58,14,16,49,14,12,163,14,24,
  1457,994,8,4,0,0,20,0,0,110,0,0,22,7,16,99,7,16,100,11,48,362,11,56,215,5,36,
  1049,52,1,4,7,16,
};
static const uint32_t Views_Storage_outline[] = {
  193,2791,13,4,0,0,19,0,0,20,0,0,27,0,0,111,0,0,40,0,0,49,7,16,241,11,48,384,14,37,511,11,56,128,4,20,67,5,20,360,5,28,
  2843,287,1,4,7,16,
  346,118,1,4,7,16,
  384,922,7,4,0,0,19,0,0,20,0,0,33,7,16,124,11,48,307,11,56,221,5,28,
  983,70,1,4,7,16,
};
static const uint32_t Views_Structure_outline[] = {
  155,45,2,4,0,2,25,0,0,
  121,42,2,4,0,2,25,0,0,
  124,49,2,4,0,2,25,0,0,
  170,67,3,4,0,2,25,0,0,19,0,0,
  179,48,2,4,0,2,25,0,0,
  92,111,2,4,0,0,26,7,16,
  150,2,0,
  50,1234,16,4,0,0,20,0,1,73,0,1,73,0,1,75,0,1,81,0,1,85,0,1,67,0,1,91,0,1,91,0,1,89,0,1,71,0,1,73,0,1,81,0,1,83,0,1,88,0,1,
  1265,67,1,2,0,0,
  103,29,1,2,0,0,
  106,347,4,4,0,2,32,0,0,24,7,16,136,7,16,
  429,195,3,4,0,2,32,0,0,24,7,16,
  232,2,0,
  113,2,0,
  19,4688,29,4,12,32,130,12,12,123,12,12,95,12,8,126,12,60,134,12,60,138,12,60,156,12,72,137,12,72,194,12,72,165,12,72,163,12,72,221,12,28,173,12,28,185,12,28,115,12,28,84,12,28,213,12,28,186,12,40,219,12,44,167,12,48,252,12,28,171,12,44,176,12,52,276,12,52,276,12,36,95,12,36,71,12,44,106,12,44,
  4727,85,1,4,12,36,
  119,68,1,4,0,2,
  33,33,1,2,0,0,
};
static const uint32_t Views_SubviewInitializers_outline[] = {
  132,463,2,4,7,16,218,7,16,
  500,327,2,4,7,16,163,7,16,
};
static const uint32_t Views_Subviews_outline[] = {
  163,67,2,4,0,2,23,11,49,
  98,511,6,4,0,0,35,0,16,12,0,16,158,7,36,178,12,12,63,12,24,
  539,50,1,4,5,24,
  158,182,4,4,0,2,25,0,0,52,0,0,16,5,24,
  198,229,1,4,12,56,
  468,301,5,4,0,2,32,0,2,170,0,0,22,0,0,28,0,0,
  111,92,2,6,0,0,22,11,44,
  331,530,6,4,0,2,32,0,0,28,0,16,314,11,40,35,11,32,48,7,36,
  580,344,6,4,0,2,133,0,0,41,0,0,40,0,0,41,0,0,40,0,0,
  56,78,2,6,0,0,21,11,44,
  345,626,5,4,0,0,40,0,16,419,11,40,35,11,32,47,7,36,
};
static const uint32_t Views_SymbolEffects_outline[] = {
  101,2,0,
  63,2,0,
  71,22,1,4,7,16,
  88,670,9,4,0,2,105,0,0,29,5,20,111,11,24,61,11,16,57,11,20,59,11,28,63,11,44,71,12,20,
  62,44,1,6,0,0,
  668,84,1,4,18,37,
  142,78,1,4,18,29,
  124,467,6,4,0,0,29,0,1,54,0,1,76,0,1,82,19,21,94,12,20,
};
static const uint32_t Views_SystemEvents_outline[] = {
  163,39,2,4,0,0,23,0,0,
  73,30,1,2,0,0,
  86,29,1,2,0,0,
  79,385,6,4,0,0,20,0,1,74,0,1,70,0,1,74,0,1,70,0,1,
  420,58,1,4,7,16,
  100,1184,17,4,0,2,51,0,2,54,0,0,20,0,1,60,0,1,58,0,1,68,0,1,66,0,1,66,0,1,72,0,1,74,0,1,68,0,1,64,0,1,64,0,1,60,0,1,62,19,25,137,19,25,
  23,29,1,2,0,0,
  56,27,1,2,0,0,
  1145,74,2,4,0,0,38,0,0,
  164,263,4,4,0,2,25,0,0,33,4,24,37,5,20,
  280,4837,29,4,12,68,224,12,28,134,12,52,126,12,52,106,12,60,110,12,72,116,12,60,153,12,60,190,12,60,170,12,60,174,12,88,218,12,76,151,12,76,177,12,96,166,12,120,209,12,84,216,12,80,149,12,80,186,12,76,178,12,76,154,12,76,170,12,76,182,12,116,180,12,100,136,12,56,168,12,56,166,12,88,177,12,48,178,12,48,
};
static const uint32_t Views_SystemModifiers_outline[] = {
  156,7317,110,4,5,108,90,5,48,47,5,60,65,5,72,68,5,44,50,5,44,49,5,80,61,5,16,45,5,16,29,5,68,56,5,52,66,5,52,26,5,56,45,5,48,43,5,68,55,5,60,58,5,136,62,5,48,50,5,60,53,5,52,53,5,84,194,5,92,84,5,92,121,5,60,48,5,60,51,5,88,83,5,88,136,5,88,129,5,60,48,5,60,78,5,60,45,5,56,131,5,56,137,5,56,96,5,48,50,5,80,71,5,72,53,5,72,54,5,80,93,5,76,52,5,76,80,5,84,48,5,84,59,5,48,39,5,48,46,5,80,89,5,96,84,5,72,60,5,72,50,5,60,49,5,36,34,5,96,61,5,72,63,5,72,47,5,120,59,5,120,99,5,132,70,5,80,49,5,80,89,5,68,86,5,68,85,5,108,95,5,72,89,5,68,85,5,44,43,5,92,68,5,76,66,5,76,114,5,96,61,5,116,78,5,116,118,5,120,86,5,36,48,5,36,67,5,48,25,5,40,48,5,76,95,5,72,47,5,108,69,5,68,52,5,52,37,5,52,37,5,52,36,5,52,44,5,52,38,5,52,46,5,52,56,5,52,59,5,72,44,5,72,61,5,72,60,5,72,77,5,72,109,5,72,44,5,72,61,5,72,60,5,72,77,5,68,42,5,68,59,5,68,58,5,68,75,5,96,58,5,96,74,5,100,60,5,88,64,5,100,67,5,80,79,5,80,67,5,152,74,5,128,
};
static const uint32_t Views_SystemValues_outline[] = {
  141,244,4,4,0,1,58,0,1,58,0,1,62,0,1,
  269,72,1,2,0,0,
  114,153,2,4,0,0,52,19,65,
  188,2,0,
  61,2,0,
  62,2,0,
  70,88,1,4,18,29,
  157,91,1,4,18,33,
  143,291,5,4,0,0,27,7,16,58,0,1,70,0,1,66,0,1,
  327,51,1,2,0,0,
  85,39,1,2,0,0,
  79,46,1,2,0,0,
  78,112,2,4,0,0,26,19,25,
  140,201,3,4,0,1,48,19,21,73,19,37,
  226,52,1,2,0,0,
  89,46,1,2,0,0,
  82,57,1,2,0,0,
  112,36,1,2,0,0,
  84,70,1,4,0,0,
  127,3022,31,4,0,2,49,0,0,26,7,16,32,0,16,43,0,1,70,0,1,70,0,1,74,0,1,66,0,1,80,0,1,68,0,1,74,0,1,80,0,1,78,0,1,86,0,1,88,0,1,90,0,1,105,0,1,82,0,1,68,0,1,70,0,1,70,12,32,107,12,20,147,12,48,161,12,76,175,21,24,232,21,24,179,21,24,195,21,36,104,21,64,118,21,92,
  3072,33,1,2,0,0,
  78,44,1,2,0,0,
};
static const uint32_t Views_TableSelection_outline[] = {
  158,1616,3,4,7,16,503,7,16,567,7,16,
};
static const uint32_t Views_TableSelections_outline[] = {
  166,1631,3,4,7,16,508,7,16,572,7,16,
};
static const uint32_t Views_Tables_outline[] = {
  162,34,1,4,0,2,
  57,103,3,4,4,24,29,5,20,34,5,28,
  189,2773,16,4,0,2,32,0,2,44,0,0,21,0,0,48,0,0,38,0,16,206,7,16,135,7,16,212,7,16,280,7,16,205,7,16,139,7,16,216,7,16,284,7,16,210,5,20,67,5,28,
  2818,848,4,4,7,16,156,7,16,262,7,16,160,7,16,
  904,372,6,4,0,0,20,0,1,73,0,1,69,0,1,67,0,1,71,0,1,
  441,411,6,4,0,0,27,7,16,58,0,1,76,0,1,75,0,1,79,0,1,
  441,502,6,4,12,20,62,12,20,110,12,60,61,12,68,75,12,36,76,12,116,
  560,1069,7,4,19,61,151,19,61,90,19,41,90,19,41,171,19,29,89,19,45,236,19,45,
  1204,73,3,4,0,2,25,0,0,19,0,0,
  142,49,2,4,0,2,25,0,0,
  181,52,2,4,0,2,25,0,0,
  251,39,1,2,0,1,
  68,127,1,4,4,52,
  166,2,0,
  77,2,0,
  69,2,0,
  29,949,5,4,12,44,186,12,36,204,12,48,96,12,28,103,12,60,
  1051,371,1,4,12,60,
  433,187,4,4,0,0,20,0,0,52,7,16,49,11,16,
  349,484,7,4,0,2,32,0,0,27,0,0,18,0,0,38,0,0,43,0,16,233,5,28,
  501,1654,3,4,7,16,494,7,16,561,7,16,
};
static const uint32_t Views_Tabs_outline[] = {
  43,39,1,4,0,2,
  105,1249,9,4,19,61,144,19,61,95,19,41,63,19,41,90,19,41,171,19,29,89,19,45,236,19,45,239,19,97,
  1296,22,1,4,7,16,
  80,137,1,4,7,16,
  262,214,4,4,0,2,32,0,0,21,0,0,24,7,16,
  248,77,2,4,0,0,20,0,1,
  210,476,5,4,0,2,32,0,0,43,0,0,24,7,16,179,5,28,
  523,106,1,4,7,16,
  243,747,8,4,0,2,32,0,2,36,0,0,21,0,0,21,0,0,24,7,16,206,7,16,222,7,16,
  783,549,3,4,7,16,190,7,16,190,7,16,
};
static const uint32_t Views_TextFieldStyle_outline[] = {
  31,125,3,4,0,2,29,0,2,26,18,20,
  151,83,1,4,5,20,
  126,39,1,2,0,1,
};
static const uint32_t Views_TextFieldStyleModifiers_outline[] = {
  35,175,1,4,12,56,
};
static const uint32_t Views_TextInput_outline[] = {
  134,435,5,4,0,2,89,0,0,44,7,16,74,7,16,108,11,44,
  45,45,1,6,0,0,
  556,699,8,4,0,2,32,0,0,29,0,0,20,0,0,29,0,0,40,7,16,153,7,16,173,7,16,
  740,2398,11,4,7,16,181,7,16,120,7,16,120,7,16,142,7,16,135,7,16,132,7,16,165,7,16,250,7,16,374,7,16,412,7,16,
  3107,248,5,4,0,2,32,0,0,29,0,0,20,0,0,29,7,16,
  291,283,2,4,7,16,123,7,16,
  363,452,5,4,0,2,32,0,0,29,7,16,54,7,16,90,7,16,
  512,20,1,2,7,16,
};
static const uint32_t Views_TextModifiers_outline[] = {
  48,851,15,4,5,40,45,5,40,45,5,36,42,5,16,40,5,24,42,5,36,116,5,52,120,5,28,38,5,32,40,5,56,44,5,40,46,5,60,28,5,116,84,5,76,46,5,116,
};
static const uint32_t Views_Texts_outline[] = {
  127,3606,22,4,0,2,32,0,0,100,0,0,26,7,16,65,7,16,166,7,16,60,7,16,75,7,16,81,7,16,137,7,16,108,7,16,75,7,16,73,7,16,164,7,16,139,22,16,569,19,5,161,19,9,130,5,28,110,0,2,618,0,2,608,0,2,57,0,2,
  2299,591,7,6,0,0,22,0,1,54,0,1,54,0,1,77,0,1,73,0,1,71,5,20,
  628,571,5,6,0,2,356,0,0,26,0,0,23,7,16,118,0,1,
  38,319,6,8,0,0,24,0,1,56,0,1,52,0,1,54,0,1,60,0,1,
  563,27,1,2,0,0,
  47,29,1,2,0,0,
};
static const uint32_t Views_Timelines_outline[] = {
  66,29,1,2,0,0,
  63,154,3,4,0,2,35,0,2,40,5,28,
  213,174,3,4,0,0,18,0,0,24,21,16,
  232,508,4,4,0,0,19,0,0,24,7,16,117,12,28,
  569,306,2,4,7,16,19,12,28,
  365,352,4,4,0,0,24,0,0,22,7,16,141,12,28,
  410,206,3,4,0,0,21,7,16,89,12,28,
  273,184,1,4,19,33,
  254,98,1,4,18,45,
  166,300,2,4,18,37,89,19,37,
  367,154,1,4,19,33,
  197,160,3,4,0,2,66,0,0,24,11,28,
  36,31,1,2,0,0,
  189,183,4,4,0,2,25,0,0,18,0,0,56,5,24,
  386,561,6,4,0,0,26,0,0,32,0,0,22,0,16,122,4,48,291,5,36,
  678,768,6,4,0,2,56,0,0,26,0,0,56,0,0,33,7,16,175,11,16,
};
static const uint32_t Views_Transfers_outline[] = {
  208,3237,46,4,0,0,32,7,16,70,7,16,120,7,16,120,7,16,133,12,32,65,11,44,48,0,1,61,0,1,67,0,1,61,0,1,61,0,1,72,0,1,81,0,1,59,0,1,61,0,1,59,0,1,61,0,1,61,0,1,81,0,1,74,0,1,76,0,1,98,0,1,63,0,1,59,0,1,61,0,1,67,0,1,61,0,1,61,0,1,65,0,1,62,0,1,63,0,1,59,0,1,63,0,1,63,0,1,69,0,1,90,0,1,59,0,1,68,0,1,65,0,1,71,0,1,67,0,1,67,0,1,70,0,1,68,0,1,78,0,1,
  3349,2,0,
  43,2,0,
  48,2,0,
  48,2,0,
  47,2,0,
  93,134,2,4,0,2,56,26,89,
  169,116,2,4,0,0,23,7,16,
  155,60,2,4,0,0,23,0,0,
  103,24,1,4,0,0,
  86,53,1,4,7,16,
  97,69,1,4,7,16,
  93,81,1,4,7,16,
  128,65,1,4,7,16,
  108,582,5,4,0,2,330,0,0,37,7,16,79,11,84,58,12,64,
  57,274,4,6,0,0,22,0,1,83,0,1,79,0,1,
  562,1194,10,4,16,16,28,7,16,30,7,16,40,12,132,88,12,52,137,12,88,174,12,88,190,12,40,159,12,32,170,12,64,
  1227,538,8,4,0,0,40,0,0,40,0,0,31,0,0,50,7,16,118,7,16,137,11,52,64,11,44,
  583,67,2,4,0,0,33,0,0,
  113,76,2,4,0,0,33,0,0,
  127,118,3,4,0,0,41,11,28,35,11,40,
  148,381,6,4,0,2,62,0,2,64,11,81,52,11,81,52,0,16,60,5,44,
  405,79,1,4,18,81,
  136,491,8,4,0,2,26,0,2,62,0,2,64,11,81,52,11,81,52,0,16,60,5,32,56,5,44,
  524,79,1,4,18,81,
  107,38,1,2,0,0,
  66,112,2,4,0,0,38,7,16,
  136,181,3,4,0,0,31,12,72,71,12,52,
  222,211,5,4,5,48,44,5,44,43,5,44,35,5,44,52,5,40,
  235,219,4,4,12,48,60,12,44,45,12,44,67,12,40,
  303,268,3,4,0,0,36,7,16,19,7,36,
  292,185,1,4,7,16,
};
static const uint32_t Views_TransitionModifiers_outline[] = {
  145,55,2,4,0,2,25,0,0,
  71,316,2,4,12,40,156,12,40,
};
static const uint32_t Views_UIHosting_outline[] = {
  154,306,6,4,0,0,27,7,16,58,0,1,48,0,1,61,0,1,48,0,1,
  375,265,4,4,0,0,31,0,0,66,7,16,110,16,16,
};
static const uint32_t Views_UIKitHosting_outline[] = {
  92,2597,19,4,20,116,82,20,44,170,20,44,169,20,104,79,20,108,80,20,116,82,20,120,83,20,96,77,20,136,87,20,44,148,20,44,141,20,44,140,20,44,223,20,44,170,20,44,207,20,44,133,20,44,155,20,44,188,20,44,
  2644,2422,30,4,0,1,45,9,16,21,0,0,57,0,2,65,0,2,66,0,2,74,0,2,63,0,1,60,0,1,85,11,64,49,0,0,41,0,0,44,11,92,80,12,40,54,12,16,205,12,120,50,33,40,154,11,60,50,11,28,40,12,76,192,12,68,77,0,1,87,0,1,89,0,1,93,0,1,95,0,1,83,0,1,93,0,1,108,0,1,99,0,1,
  168,21,1,2,0,0,
  66,21,1,2,0,0,
  74,21,1,2,0,0,
  47,37,1,2,0,0,
  2249,201,2,4,0,0,40,7,16,
  271,158,3,4,0,0,27,7,16,58,0,1,
};
static const uint32_t Views_UIKitValues_outline[] = {
  196,833,14,4,0,0,20,0,16,45,16,16,40,24,16,69,7,16,57,7,16,104,7,16,61,7,16,61,11,16,58,12,84,65,12,80,83,12,76,57,12,28,41,12,32,
  871,4480,66,4,0,0,20,0,0,22,0,16,97,7,16,138,7,16,100,24,16,90,12,72,109,0,1,52,0,1,50,0,1,52,0,1,52,0,1,50,0,1,58,0,1,50,0,1,52,0,1,60,0,1,56,0,1,54,0,1,54,0,1,48,0,1,52,0,1,54,0,1,50,0,1,60,0,1,62,0,1,64,0,1,62,0,1,62,0,1,64,0,1,64,0,1,64,0,1,64,0,1,64,0,1,64,0,1,66,0,1,62,0,1,66,0,1,62,0,1,66,0,1,60,0,1,62,0,1,66,0,1,52,0,1,70,0,1,68,0,1,72,0,1,72,0,1,72,0,1,74,0,1,92,0,1,90,0,1,88,0,1,111,0,1,109,0,1,62,0,1,80,0,1,78,0,1,82,0,1,60,0,1,62,0,1,84,0,1,86,0,1,78,0,1,60,0,1,80,0,1,
  4497,154,2,4,7,16,92,7,16,
  171,68,1,4,7,16,
};
static const uint32_t Views_UIViewControllerRepresentables_outline[] = {
  397,155,3,4,0,0,52,0,0,44,11,44,
  208,577,8,4,0,2,38,0,2,36,0,2,65,5,80,70,5,60,40,5,88,90,12,101,108,5,48,
  660,250,3,4,0,0,47,0,0,45,0,16,
  317,57,1,4,12,60,
  98,1157,5,4,19,101,118,12,48,205,11,16,207,5,32,192,5,32,
};
static const uint32_t Views_UIViewRepresentables_outline[] = {
  297,155,3,4,0,0,52,0,0,44,11,44,
  198,457,8,4,0,2,28,0,2,36,0,2,55,5,40,50,5,60,40,5,48,60,12,61,78,5,48,
  520,230,3,4,0,0,37,0,0,45,0,16,
  287,57,1,4,12,60,
  88,1027,5,4,19,61,88,12,48,185,11,16,187,5,32,182,5,32,
};
static const uint32_t Views_ViewBuilders_outline[] = {
  111,1273,9,4,19,61,96,103,61,167,19,41,63,19,41,90,19,41,171,19,29,89,19,45,236,19,45,239,19,97,
  1416,373,3,4,19,61,96,19,41,91,19,41,
  469,50,2,4,0,2,32,0,0,
  143,106,3,4,0,2,32,0,0,22,7,16,
  248,91,3,4,0,2,32,0,0,27,0,0,
  172,2,0,
  71,54,2,4,0,2,32,7,16,
  134,165,4,4,0,2,32,0,0,22,7,16,51,7,16,
  278,124,3,4,0,2,32,0,0,30,7,16,
};
static const uint32_t Views_ViewPersistence_outline[] = {
  105,1159,4,4,12,56,455,12,56,457,12,56,132,12,48,
};
static const uint32_t Views_ViewProtocols_outline[] = {
  92,69,2,4,0,2,28,17,16,
  106,91,1,4,11,16,
  122,35,1,4,0,2,
  82,35,1,4,0,2,
  70,71,2,4,0,2,29,18,16,
  109,91,1,4,11,16,
  124,80,3,4,0,2,29,18,16,39,0,16,
  95,67,1,4,30,17,
  165,132,3,4,0,2,28,0,2,50,18,16,
  177,118,1,4,12,16,
  143,131,1,4,12,24,
  197,54,2,4,0,2,32,7,16,
  148,35,1,4,0,2,
  165,211,4,4,0,2,32,0,0,30,0,0,32,7,16,
  288,2,0,
  57,2,0,
  95,2,0,
};
static const uint32_t Views_VisualEffects_outline[] = {
  225,2,0,
  49,20,1,2,7,16,
  44,1809,18,4,12,28,71,12,24,69,12,24,83,12,44,108,12,44,109,12,44,131,12,56,110,12,64,216,12,16,88,12,40,73,12,32,71,12,36,72,12,44,72,12,40,73,12,60,92,12,44,95,12,64,139,12,44,
  1855,231,3,4,0,0,44,11,40,52,11,20,
  276,1077,8,4,0,2,400,0,1,66,0,1,63,0,1,63,19,45,133,19,33,125,12,36,90,12,36,
  28,373,6,6,0,1,44,0,1,43,0,1,45,19,29,78,12,48,93,12,20,
  1066,2872,9,4,12,48,159,12,64,263,12,64,290,12,36,190,12,44,223,12,52,425,12,52,469,12,64,426,12,64,
};
static const uint32_t Views_WidgetEnvironment_outline[] = {
  97,60,1,4,11,49,
  108,65,1,4,11,49,
  114,58,1,4,11,49,
  87,391,3,4,11,48,137,11,76,165,11,80,
};
static const uint32_t Views_Widgets_outline[] = {
  232,179,3,4,0,0,26,0,0,36,7,16,
  210,77,2,4,4,16,25,4,36,
  102,59,1,4,11,36,
  106,321,5,4,0,0,19,0,0,20,0,1,77,0,1,77,19,21,
  371,203,3,4,0,0,34,0,0,42,7,16,
  242,339,4,4,0,0,34,0,0,29,0,0,33,7,16,
  373,362,5,4,0,2,38,0,2,46,5,44,65,5,44,100,5,44,
  405,473,7,4,0,2,38,0,2,51,0,2,46,5,44,65,5,32,95,5,32,113,5,60,
  510,79,1,4,12,60,
  153,57,1,4,7,16,
  112,148,2,4,0,0,64,0,0,
  193,233,4,4,0,0,20,0,1,72,0,1,70,0,1,
  282,2,0,
  33,635,7,4,12,96,92,12,44,79,12,68,103,12,88,76,12,112,116,12,108,81,12,44,
  696,22,1,4,7,16,
  93,155,1,4,7,16,
  266,231,1,4,7,16,
  266,80,3,4,0,2,43,4,16,25,0,16,
  146,97,2,4,7,16,19,11,16,
  145,211,2,4,19,69,75,19,69,
  252,88,3,4,0,2,30,25,16,46,0,16,
  106,45,1,4,30,17,
  69,45,1,4,30,17,
  71,96,3,4,0,0,26,0,0,34,0,0,
  129,507,7,4,0,1,44,0,16,12,12,60,98,12,72,75,12,152,58,12,96,143,12,84,
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
  Foundation_MeasurementShortcuts,
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
  Foundation_UnitFormatters,
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
  Standard_Queue,
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
  Standard_Registry,
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
  Standard_TextParts,
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
  Testing_XCTMeasuring,
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
  Views_EnvironmentModifiers,
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
  Views_ScaledMetrics,
  Views_ScenePersistence,
  Views_Scenes,
  Views_Schemas,
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
  Views_SymbolEffects,
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
  {"Concurrency/Actors.swift", NULL, Concurrency_Actors_text, sizeof Concurrency_Actors_text, Concurrency_Actors_outline, COUNT(Concurrency_Actors_outline)},
  {"Concurrency/AsyncSequences.swift", NULL, Concurrency_AsyncSequences_text, sizeof Concurrency_AsyncSequences_text, Concurrency_AsyncSequences_outline, COUNT(Concurrency_AsyncSequences_outline)},
  {"Concurrency/AsyncStreams.swift", NULL, Concurrency_AsyncStreams_text, sizeof Concurrency_AsyncStreams_text, Concurrency_AsyncStreams_outline, COUNT(Concurrency_AsyncStreams_outline)},
  {"Concurrency/Clocks.swift", NULL, Concurrency_Clocks_text, sizeof Concurrency_Clocks_text, Concurrency_Clocks_outline, COUNT(Concurrency_Clocks_outline)},
  {"Concurrency/Continuations.swift", NULL, Concurrency_Continuations_text, sizeof Concurrency_Continuations_text, Concurrency_Continuations_outline, COUNT(Concurrency_Continuations_outline)},
  {"Concurrency/Dispatch.swift", NULL, Concurrency_Dispatch_text, sizeof Concurrency_Dispatch_text, Concurrency_Dispatch_outline, COUNT(Concurrency_Dispatch_outline)},
  {"Concurrency/Duration.swift", NULL, Concurrency_Duration_text, sizeof Concurrency_Duration_text, Concurrency_Duration_outline, COUNT(Concurrency_Duration_outline)},
  {"Concurrency/Synchronization.swift", NULL, Concurrency_Synchronization_text, sizeof Concurrency_Synchronization_text, Concurrency_Synchronization_outline, COUNT(Concurrency_Synchronization_outline)},
  {"Concurrency/TaskGroups.swift", NULL, Concurrency_TaskGroups_text, sizeof Concurrency_TaskGroups_text, Concurrency_TaskGroups_outline, COUNT(Concurrency_TaskGroups_outline)},
  {"Concurrency/TaskLocals.swift", NULL, Concurrency_TaskLocals_text, sizeof Concurrency_TaskLocals_text, Concurrency_TaskLocals_outline, COUNT(Concurrency_TaskLocals_outline)},
  {"Concurrency/TaskSupport.swift", NULL, Concurrency_TaskSupport_text, sizeof Concurrency_TaskSupport_text, Concurrency_TaskSupport_outline, COUNT(Concurrency_TaskSupport_outline)},
  {"Concurrency/Tasks.swift", NULL, Concurrency_Tasks_text, sizeof Concurrency_Tasks_text, Concurrency_Tasks_outline, COUNT(Concurrency_Tasks_outline)},
  {"Concurrency/Timers.swift", NULL, Concurrency_Timers_text, sizeof Concurrency_Timers_text, Concurrency_Timers_outline, COUNT(Concurrency_Timers_outline)},
  {"Foundation/AttributedTextObjects.swift", NULL, Foundation_AttributedTextObjects_text, sizeof Foundation_AttributedTextObjects_text, Foundation_AttributedTextObjects_outline, COUNT(Foundation_AttributedTextObjects_outline)},
  {"Foundation/AttributedTextViews.swift", NULL, Foundation_AttributedTextViews_text, sizeof Foundation_AttributedTextViews_text, Foundation_AttributedTextViews_outline, COUNT(Foundation_AttributedTextViews_outline)},
  {"Foundation/AttributedTexts.swift", NULL, Foundation_AttributedTexts_text, sizeof Foundation_AttributedTexts_text, Foundation_AttributedTexts_outline, COUNT(Foundation_AttributedTexts_outline)},
  {"Foundation/Bridging.swift", NULL, Foundation_Bridging_text, sizeof Foundation_Bridging_text, Foundation_Bridging_outline, COUNT(Foundation_Bridging_outline)},
  {"Foundation/Bundles.swift", NULL, Foundation_Bundles_text, sizeof Foundation_Bundles_text, Foundation_Bundles_outline, COUNT(Foundation_Bundles_outline)},
  {"Foundation/ByteCounts.swift", NULL, Foundation_ByteCounts_text, sizeof Foundation_ByteCounts_text, Foundation_ByteCounts_outline, COUNT(Foundation_ByteCounts_outline)},
  {"Foundation/ByteMembers.swift", NULL, Foundation_ByteMembers_text, sizeof Foundation_ByteMembers_text, Foundation_ByteMembers_outline, COUNT(Foundation_ByteMembers_outline)},
  {"Foundation/Caches.swift", NULL, Foundation_Caches_text, sizeof Foundation_Caches_text, Foundation_Caches_outline, COUNT(Foundation_Caches_outline)},
  {"Foundation/Calendar.swift", NULL, Foundation_Calendar_text, sizeof Foundation_Calendar_text, Foundation_Calendar_outline, COUNT(Foundation_Calendar_outline)},
  {"Foundation/CalendarMatches.swift", NULL, Foundation_CalendarMatches_text, sizeof Foundation_CalendarMatches_text, Foundation_CalendarMatches_outline, COUNT(Foundation_CalendarMatches_outline)},
  {"Foundation/CalendarSearches.swift", NULL, Foundation_CalendarSearches_text, sizeof Foundation_CalendarSearches_text, Foundation_CalendarSearches_outline, COUNT(Foundation_CalendarSearches_outline)},
  {"Foundation/CalendarSymbols.swift", NULL, Foundation_CalendarSymbols_text, sizeof Foundation_CalendarSymbols_text, Foundation_CalendarSymbols_outline, COUNT(Foundation_CalendarSymbols_outline)},
  {"Foundation/CharacterSet.swift", NULL, Foundation_CharacterSet_text, sizeof Foundation_CharacterSet_text, Foundation_CharacterSet_outline, COUNT(Foundation_CharacterSet_outline)},
  {"Foundation/CocoaErrors.swift", NULL, Foundation_CocoaErrors_text, sizeof Foundation_CocoaErrors_text, Foundation_CocoaErrors_outline, COUNT(Foundation_CocoaErrors_outline)},
  {"Foundation/CollectionMoves.swift", NULL, Foundation_CollectionMoves_text, sizeof Foundation_CollectionMoves_text, Foundation_CollectionMoves_outline, COUNT(Foundation_CollectionMoves_outline)},
  {"Foundation/ComparatorLists.swift", NULL, Foundation_ComparatorLists_text, sizeof Foundation_ComparatorLists_text, Foundation_ComparatorLists_outline, COUNT(Foundation_ComparatorLists_outline)},
  {"Foundation/ComparisonResult.swift", NULL, Foundation_ComparisonResult_text, sizeof Foundation_ComparisonResult_text, Foundation_ComparisonResult_outline, COUNT(Foundation_ComparisonResult_outline)},
  {"Foundation/ComponentFormatters.swift", NULL, Foundation_ComponentFormatters_text, sizeof Foundation_ComponentFormatters_text, Foundation_ComponentFormatters_outline, COUNT(Foundation_ComponentFormatters_outline)},
  {"Foundation/ContainerMembers.swift", NULL, Foundation_ContainerMembers_text, sizeof Foundation_ContainerMembers_text, Foundation_ContainerMembers_outline, COUNT(Foundation_ContainerMembers_outline)},
  {"Foundation/ContainerObjects.swift", NULL, Foundation_ContainerObjects_text, sizeof Foundation_ContainerObjects_text, Foundation_ContainerObjects_outline, COUNT(Foundation_ContainerObjects_outline)},
  {"Foundation/Data.swift", NULL, Foundation_Data_text, sizeof Foundation_Data_text, Foundation_Data_outline, COUNT(Foundation_Data_outline)},
  {"Foundation/DataObjects.swift", NULL, Foundation_DataObjects_text, sizeof Foundation_DataObjects_text, Foundation_DataObjects_outline, COUNT(Foundation_DataObjects_outline)},
  {"Foundation/DataProtocols.swift", NULL, Foundation_DataProtocols_text, sizeof Foundation_DataProtocols_text, Foundation_DataProtocols_outline, COUNT(Foundation_DataProtocols_outline)},
  {"Foundation/DataSearches.swift", NULL, Foundation_DataSearches_text, sizeof Foundation_DataSearches_text, Foundation_DataSearches_outline, COUNT(Foundation_DataSearches_outline)},
  {"Foundation/Date.swift", NULL, Foundation_Date_text, sizeof Foundation_Date_text, Foundation_Date_outline, COUNT(Foundation_Date_outline)},
  {"Foundation/DateComponents.swift", NULL, Foundation_DateComponents_text, sizeof Foundation_DateComponents_text, Foundation_DateComponents_outline, COUNT(Foundation_DateComponents_outline)},
  {"Foundation/DateIntervalStyles.swift", NULL, Foundation_DateIntervalStyles_text, sizeof Foundation_DateIntervalStyles_text, Foundation_DateIntervalStyles_outline, COUNT(Foundation_DateIntervalStyles_outline)},
  {"Foundation/DateStrategies.swift", NULL, Foundation_DateStrategies_text, sizeof Foundation_DateStrategies_text, Foundation_DateStrategies_outline, COUNT(Foundation_DateStrategies_outline)},
  {"Foundation/DateStrategyMembers.swift", NULL, Foundation_DateStrategyMembers_text, sizeof Foundation_DateStrategyMembers_text, Foundation_DateStrategyMembers_outline, COUNT(Foundation_DateStrategyMembers_outline)},
  {"Foundation/DateStyles.swift", NULL, Foundation_DateStyles_text, sizeof Foundation_DateStyles_text, Foundation_DateStyles_outline, COUNT(Foundation_DateStyles_outline)},
  {"Foundation/Decimal.swift", NULL, Foundation_Decimal_text, sizeof Foundation_Decimal_text, Foundation_Decimal_outline, COUNT(Foundation_Decimal_outline)},
  {"Foundation/DecimalFunctions.swift", NULL, Foundation_DecimalFunctions_text, sizeof Foundation_DecimalFunctions_text, Foundation_DecimalFunctions_outline, COUNT(Foundation_DecimalFunctions_outline)},
  {"Foundation/DecimalObjects.swift", NULL, Foundation_DecimalObjects_text, sizeof Foundation_DecimalObjects_text, Foundation_DecimalObjects_outline, COUNT(Foundation_DecimalObjects_outline)},
  {"Foundation/DurationStyles.swift", NULL, Foundation_DurationStyles_text, sizeof Foundation_DurationStyles_text, Foundation_DurationStyles_outline, COUNT(Foundation_DurationStyles_outline)},
  {"Foundation/ElectricalUnits.swift", NULL, Foundation_ElectricalUnits_text, sizeof Foundation_ElectricalUnits_text, Foundation_ElectricalUnits_outline, COUNT(Foundation_ElectricalUnits_outline)},
  {"Foundation/FileContents.swift", NULL, Foundation_FileContents_text, sizeof Foundation_FileContents_text, Foundation_FileContents_outline, COUNT(Foundation_FileContents_outline)},
  {"Foundation/FileHandles.swift", NULL, Foundation_FileHandles_text, sizeof Foundation_FileHandles_text, Foundation_FileHandles_outline, COUNT(Foundation_FileHandles_outline)},
  {"Foundation/FileLocations.swift", NULL, Foundation_FileLocations_text, sizeof Foundation_FileLocations_text, Foundation_FileLocations_outline, COUNT(Foundation_FileLocations_outline)},
  {"Foundation/FileMembers.swift", NULL, Foundation_FileMembers_text, sizeof Foundation_FileMembers_text, Foundation_FileMembers_outline, COUNT(Foundation_FileMembers_outline)},
  {"Foundation/FileTests.swift", "Glibc", Foundation_FileTests_text, sizeof Foundation_FileTests_text, Foundation_FileTests_outline, COUNT(Foundation_FileTests_outline)},
  {"Foundation/Files.swift", NULL, Foundation_Files_text, sizeof Foundation_Files_text, Foundation_Files_outline, COUNT(Foundation_Files_outline)},
  {"Foundation/FloatMathematics.swift", NULL, Foundation_FloatMathematics_text, sizeof Foundation_FloatMathematics_text, Foundation_FloatMathematics_outline, COUNT(Foundation_FloatMathematics_outline)},
  {"Foundation/FormatStyleShortcuts.swift", NULL, Foundation_FormatStyleShortcuts_text, sizeof Foundation_FormatStyleShortcuts_text, Foundation_FormatStyleShortcuts_outline, COUNT(Foundation_FormatStyleShortcuts_outline)},
  {"Foundation/FormatStyles.swift", NULL, Foundation_FormatStyles_text, sizeof Foundation_FormatStyles_text, Foundation_FormatStyles_outline, COUNT(Foundation_FormatStyles_outline)},
  {"Foundation/FormattedNumbers.swift", NULL, Foundation_FormattedNumbers_text, sizeof Foundation_FormattedNumbers_text, Foundation_FormattedNumbers_outline, COUNT(Foundation_FormattedNumbers_outline)},
  {"Foundation/Formatters.swift", NULL, Foundation_Formatters_text, sizeof Foundation_Formatters_text, Foundation_Formatters_outline, COUNT(Foundation_Formatters_outline)},
  {"Foundation/FoundationGeometry.swift", NULL, Foundation_FoundationGeometry_text, sizeof Foundation_FoundationGeometry_text, Foundation_FoundationGeometry_outline, COUNT(Foundation_FoundationGeometry_outline)},
  {"Foundation/FoundationTextMembers.swift", NULL, Foundation_FoundationTextMembers_text, sizeof Foundation_FoundationTextMembers_text, Foundation_FoundationTextMembers_outline, COUNT(Foundation_FoundationTextMembers_outline)},
  {"Foundation/FoundationTexts.swift", NULL, Foundation_FoundationTexts_text, sizeof Foundation_FoundationTexts_text, Foundation_FoundationTexts_outline, COUNT(Foundation_FoundationTexts_outline)},
  {"Foundation/GeometryMembers.swift", NULL, Foundation_GeometryMembers_text, sizeof Foundation_GeometryMembers_text, Foundation_GeometryMembers_outline, COUNT(Foundation_GeometryMembers_outline)},
  {"Foundation/ISOFormatter.swift", NULL, Foundation_ISOFormatter_text, sizeof Foundation_ISOFormatter_text, Foundation_ISOFormatter_outline, COUNT(Foundation_ISOFormatter_outline)},
  {"Foundation/ISOStyles.swift", NULL, Foundation_ISOStyles_text, sizeof Foundation_ISOStyles_text, Foundation_ISOStyles_outline, COUNT(Foundation_ISOStyles_outline)},
  {"Foundation/IndexPath.swift", NULL, Foundation_IndexPath_text, sizeof Foundation_IndexPath_text, Foundation_IndexPath_outline, COUNT(Foundation_IndexPath_outline)},
  {"Foundation/IndexSet.swift", NULL, Foundation_IndexSet_text, sizeof Foundation_IndexSet_text, Foundation_IndexSet_outline, COUNT(Foundation_IndexSet_outline)},
  {"Foundation/InformationUnits.swift", NULL, Foundation_InformationUnits_text, sizeof Foundation_InformationUnits_text, Foundation_InformationUnits_outline, COUNT(Foundation_InformationUnits_outline)},
  {"Foundation/JSON.swift", NULL, Foundation_JSON_text, sizeof Foundation_JSON_text, Foundation_JSON_outline, COUNT(Foundation_JSON_outline)},
  {"Foundation/JSONObjects.swift", NULL, Foundation_JSONObjects_text, sizeof Foundation_JSONObjects_text, Foundation_JSONObjects_outline, COUNT(Foundation_JSONObjects_outline)},
  {"Foundation/LanguageConstants.swift", NULL, Foundation_LanguageConstants_text, sizeof Foundation_LanguageConstants_text, Foundation_LanguageConstants_outline, COUNT(Foundation_LanguageConstants_outline)},
  {"Foundation/LengthUnits.swift", NULL, Foundation_LengthUnits_text, sizeof Foundation_LengthUnits_text, Foundation_LengthUnits_outline, COUNT(Foundation_LengthUnits_outline)},
  {"Foundation/ListFormatter.swift", NULL, Foundation_ListFormatter_text, sizeof Foundation_ListFormatter_text, Foundation_ListFormatter_outline, COUNT(Foundation_ListFormatter_outline)},
  {"Foundation/ListStyles.swift", NULL, Foundation_ListStyles_text, sizeof Foundation_ListStyles_text, Foundation_ListStyles_outline, COUNT(Foundation_ListStyles_outline)},
  {"Foundation/Locale.swift", NULL, Foundation_Locale_text, sizeof Foundation_Locale_text, Foundation_Locale_outline, COUNT(Foundation_Locale_outline)},
  {"Foundation/LocaleComponents.swift", NULL, Foundation_LocaleComponents_text, sizeof Foundation_LocaleComponents_text, Foundation_LocaleComponents_outline, COUNT(Foundation_LocaleComponents_outline)},
  {"Foundation/LocaleForms.swift", NULL, Foundation_LocaleForms_text, sizeof Foundation_LocaleForms_text, Foundation_LocaleForms_outline, COUNT(Foundation_LocaleForms_outline)},
  {"Foundation/LocaleMembers.swift", NULL, Foundation_LocaleMembers_text, sizeof Foundation_LocaleMembers_text, Foundation_LocaleMembers_outline, COUNT(Foundation_LocaleMembers_outline)},
  {"Foundation/LocaleNames.swift", NULL, Foundation_LocaleNames_text, sizeof Foundation_LocaleNames_text, Foundation_LocaleNames_outline, COUNT(Foundation_LocaleNames_outline)},
  {"Foundation/LocalizedError.swift", NULL, Foundation_LocalizedError_text, sizeof Foundation_LocalizedError_text, Foundation_LocalizedError_outline, COUNT(Foundation_LocalizedError_outline)},
  {"Foundation/LocalizedTexts.swift", NULL, Foundation_LocalizedTexts_text, sizeof Foundation_LocalizedTexts_text, Foundation_LocalizedTexts_outline, COUNT(Foundation_LocalizedTexts_outline)},
  {"Foundation/Logging.swift", NULL, Foundation_Logging_text, sizeof Foundation_Logging_text, Foundation_Logging_outline, COUNT(Foundation_Logging_outline)},
  {"Foundation/Mathematics.swift", NULL, Foundation_Mathematics_text, sizeof Foundation_Mathematics_text, Foundation_Mathematics_outline, COUNT(Foundation_Mathematics_outline)},
  {"Foundation/MeasurementShortcuts.swift", NULL, Foundation_MeasurementShortcuts_text, sizeof Foundation_MeasurementShortcuts_text, Foundation_MeasurementShortcuts_outline, COUNT(Foundation_MeasurementShortcuts_outline)},
  {"Foundation/MeasurementStyles.swift", NULL, Foundation_MeasurementStyles_text, sizeof Foundation_MeasurementStyles_text, Foundation_MeasurementStyles_outline, COUNT(Foundation_MeasurementStyles_outline)},
  {"Foundation/Measurements.swift", NULL, Foundation_Measurements_text, sizeof Foundation_Measurements_text, Foundation_Measurements_outline, COUNT(Foundation_Measurements_outline)},
  {"Foundation/MechanicalUnits.swift", NULL, Foundation_MechanicalUnits_text, sizeof Foundation_MechanicalUnits_text, Foundation_MechanicalUnits_outline, COUNT(Foundation_MechanicalUnits_outline)},
  {"Foundation/MemberStyleLists.swift", NULL, Foundation_MemberStyleLists_text, sizeof Foundation_MemberStyleLists_text, Foundation_MemberStyleLists_outline, COUNT(Foundation_MemberStyleLists_outline)},
  {"Foundation/NetworkLines.swift", NULL, Foundation_NetworkLines_text, sizeof Foundation_NetworkLines_text, Foundation_NetworkLines_outline, COUNT(Foundation_NetworkLines_outline)},
  {"Foundation/Networking.swift", NULL, Foundation_Networking_text, sizeof Foundation_Networking_text, Foundation_Networking_outline, COUNT(Foundation_Networking_outline)},
  {"Foundation/NotificationStreams.swift", NULL, Foundation_NotificationStreams_text, sizeof Foundation_NotificationStreams_text, Foundation_NotificationStreams_outline, COUNT(Foundation_NotificationStreams_outline)},
  {"Foundation/Notifications.swift", NULL, Foundation_Notifications_text, sizeof Foundation_Notifications_text, Foundation_Notifications_outline, COUNT(Foundation_Notifications_outline)},
  {"Foundation/NumberConversions.swift", NULL, Foundation_NumberConversions_text, sizeof Foundation_NumberConversions_text, Foundation_NumberConversions_outline, COUNT(Foundation_NumberConversions_outline)},
  {"Foundation/NumberFormatter.swift", NULL, Foundation_NumberFormatter_text, sizeof Foundation_NumberFormatter_text, Foundation_NumberFormatter_outline, COUNT(Foundation_NumberFormatter_outline)},
  {"Foundation/NumberObjects.swift", NULL, Foundation_NumberObjects_text, sizeof Foundation_NumberObjects_text, Foundation_NumberObjects_outline, COUNT(Foundation_NumberObjects_outline)},
  {"Foundation/NumberTexts.swift", NULL, Foundation_NumberTexts_text, sizeof Foundation_NumberTexts_text, Foundation_NumberTexts_outline, COUNT(Foundation_NumberTexts_outline)},
  {"Foundation/ObjectEnumeration.swift", NULL, Foundation_ObjectEnumeration_text, sizeof Foundation_ObjectEnumeration_text, Foundation_ObjectEnumeration_outline, COUNT(Foundation_ObjectEnumeration_outline)},
  {"Foundation/Objects.swift", NULL, Foundation_Objects_text, sizeof Foundation_Objects_text, Foundation_Objects_outline, COUNT(Foundation_Objects_outline)},
  {"Foundation/OrderedSetObjects.swift", NULL, Foundation_OrderedSetObjects_text, sizeof Foundation_OrderedSetObjects_text, Foundation_OrderedSetObjects_outline, COUNT(Foundation_OrderedSetObjects_outline)},
  {"Foundation/ParsedNumbers.swift", NULL, Foundation_ParsedNumbers_text, sizeof Foundation_ParsedNumbers_text, Foundation_ParsedNumbers_outline, COUNT(Foundation_ParsedNumbers_outline)},
  {"Foundation/PersonNames.swift", NULL, Foundation_PersonNames_text, sizeof Foundation_PersonNames_text, Foundation_PersonNames_outline, COUNT(Foundation_PersonNames_outline)},
  {"Foundation/Platform.swift", NULL, Foundation_Platform_text, sizeof Foundation_Platform_text, Foundation_Platform_outline, COUNT(Foundation_Platform_outline)},
  {"Foundation/ProgressReports.swift", NULL, Foundation_ProgressReports_text, sizeof Foundation_ProgressReports_text, Foundation_ProgressReports_outline, COUNT(Foundation_ProgressReports_outline)},
  {"Foundation/PropertyLists.swift", NULL, Foundation_PropertyLists_text, sizeof Foundation_PropertyLists_text, Foundation_PropertyLists_outline, COUNT(Foundation_PropertyLists_outline)},
  {"Foundation/RegionConstants.swift", NULL, Foundation_RegionConstants_text, sizeof Foundation_RegionConstants_text, Foundation_RegionConstants_outline, COUNT(Foundation_RegionConstants_outline)},
  {"Foundation/RegularExpressions.swift", NULL, Foundation_RegularExpressions_text, sizeof Foundation_RegularExpressions_text, Foundation_RegularExpressions_outline, COUNT(Foundation_RegularExpressions_outline)},
  {"Foundation/RelativeDateStyles.swift", NULL, Foundation_RelativeDateStyles_text, sizeof Foundation_RelativeDateStyles_text, Foundation_RelativeDateStyles_outline, COUNT(Foundation_RelativeDateStyles_outline)},
  {"Foundation/RelativeDates.swift", NULL, Foundation_RelativeDates_text, sizeof Foundation_RelativeDates_text, Foundation_RelativeDates_outline, COUNT(Foundation_RelativeDates_outline)},
  {"Foundation/Scanner.swift", NULL, Foundation_Scanner_text, sizeof Foundation_Scanner_text, Foundation_Scanner_outline, COUNT(Foundation_Scanner_outline)},
  {"Foundation/ScriptConstants.swift", NULL, Foundation_ScriptConstants_text, sizeof Foundation_ScriptConstants_text, Foundation_ScriptConstants_outline, COUNT(Foundation_ScriptConstants_outline)},
  {"Foundation/Sorting.swift", NULL, Foundation_Sorting_text, sizeof Foundation_Sorting_text, Foundation_Sorting_outline, COUNT(Foundation_Sorting_outline)},
  {"Foundation/SortingInPlace.swift", NULL, Foundation_SortingInPlace_text, sizeof Foundation_SortingInPlace_text, Foundation_SortingInPlace_outline, COUNT(Foundation_SortingInPlace_outline)},
  {"Foundation/SortingMembers.swift", NULL, Foundation_SortingMembers_text, sizeof Foundation_SortingMembers_text, Foundation_SortingMembers_outline, COUNT(Foundation_SortingMembers_outline)},
  {"Foundation/SystemFunctions.swift", NULL, Foundation_SystemFunctions_text, sizeof Foundation_SystemFunctions_text, Foundation_SystemFunctions_outline, COUNT(Foundation_SystemFunctions_outline)},
  {"Foundation/TextAttributes.swift", NULL, Foundation_TextAttributes_text, sizeof Foundation_TextAttributes_text, Foundation_TextAttributes_outline, COUNT(Foundation_TextAttributes_outline)},
  {"Foundation/TextEncodings.swift", NULL, Foundation_TextEncodings_text, sizeof Foundation_TextEncodings_text, Foundation_TextEncodings_outline, COUNT(Foundation_TextEncodings_outline)},
  {"Foundation/TextEnumeration.swift", NULL, Foundation_TextEnumeration_text, sizeof Foundation_TextEnumeration_text, Foundation_TextEnumeration_outline, COUNT(Foundation_TextEnumeration_outline)},
  {"Foundation/TextForms.swift", NULL, Foundation_TextForms_text, sizeof Foundation_TextForms_text, Foundation_TextForms_outline, COUNT(Foundation_TextForms_outline)},
  {"Foundation/TextObjectMembers.swift", NULL, Foundation_TextObjectMembers_text, sizeof Foundation_TextObjectMembers_text, Foundation_TextObjectMembers_outline, COUNT(Foundation_TextObjectMembers_outline)},
  {"Foundation/TextObjects.swift", NULL, Foundation_TextObjects_text, sizeof Foundation_TextObjects_text, Foundation_TextObjects_outline, COUNT(Foundation_TextObjects_outline)},
  {"Foundation/TextPrimitives.swift", NULL, Foundation_TextPrimitives_text, sizeof Foundation_TextPrimitives_text, Foundation_TextPrimitives_outline, COUNT(Foundation_TextPrimitives_outline)},
  {"Foundation/TextSorting.swift", NULL, Foundation_TextSorting_text, sizeof Foundation_TextSorting_text, Foundation_TextSorting_outline, COUNT(Foundation_TextSorting_outline)},
  {"Foundation/ThermalUnits.swift", NULL, Foundation_ThermalUnits_text, sizeof Foundation_ThermalUnits_text, Foundation_ThermalUnits_outline, COUNT(Foundation_ThermalUnits_outline)},
  {"Foundation/TimeInterval.swift", NULL, Foundation_TimeInterval_text, sizeof Foundation_TimeInterval_text, Foundation_TimeInterval_outline, COUNT(Foundation_TimeInterval_outline)},
  {"Foundation/TimeUnits.swift", NULL, Foundation_TimeUnits_text, sizeof Foundation_TimeUnits_text, Foundation_TimeUnits_outline, COUNT(Foundation_TimeUnits_outline)},
  {"Foundation/TimeZone.swift", NULL, Foundation_TimeZone_text, sizeof Foundation_TimeZone_text, Foundation_TimeZone_outline, COUNT(Foundation_TimeZone_outline)},
  {"Foundation/URL.swift", NULL, Foundation_URL_text, sizeof Foundation_URL_text, Foundation_URL_outline, COUNT(Foundation_URL_outline)},
  {"Foundation/URLComponents.swift", NULL, Foundation_URLComponents_text, sizeof Foundation_URLComponents_text, Foundation_URLComponents_outline, COUNT(Foundation_URLComponents_outline)},
  {"Foundation/URLHints.swift", NULL, Foundation_URLHints_text, sizeof Foundation_URLHints_text, Foundation_URLHints_outline, COUNT(Foundation_URLHints_outline)},
  {"Foundation/URLQueries.swift", NULL, Foundation_URLQueries_text, sizeof Foundation_URLQueries_text, Foundation_URLQueries_outline, COUNT(Foundation_URLQueries_outline)},
  {"Foundation/URLSessionTasks.swift", NULL, Foundation_URLSessionTasks_text, sizeof Foundation_URLSessionTasks_text, Foundation_URLSessionTasks_outline, COUNT(Foundation_URLSessionTasks_outline)},
  {"Foundation/UUID.swift", NULL, Foundation_UUID_text, sizeof Foundation_UUID_text, Foundation_UUID_outline, COUNT(Foundation_UUID_outline)},
  {"Foundation/Undoing.swift", NULL, Foundation_Undoing_text, sizeof Foundation_Undoing_text, Foundation_Undoing_outline, COUNT(Foundation_Undoing_outline)},
  {"Foundation/UnitFormatters.swift", NULL, Foundation_UnitFormatters_text, sizeof Foundation_UnitFormatters_text, Foundation_UnitFormatters_outline, COUNT(Foundation_UnitFormatters_outline)},
  {"Foundation/UserDefaults.swift", NULL, Foundation_UserDefaults_text, sizeof Foundation_UserDefaults_text, Foundation_UserDefaults_outline, COUNT(Foundation_UserDefaults_outline)},
  {"Foundation/ValueCoding.swift", NULL, Foundation_ValueCoding_text, sizeof Foundation_ValueCoding_text, Foundation_ValueCoding_outline, COUNT(Foundation_ValueCoding_outline)},
  {"Foundation/ValueObjects.swift", NULL, Foundation_ValueObjects_text, sizeof Foundation_ValueObjects_text, Foundation_ValueObjects_outline, COUNT(Foundation_ValueObjects_outline)},
  {"Frameworks/Activities.swift", "ActivityKit", Frameworks_Activities_text, sizeof Frameworks_Activities_text, Frameworks_Activities_outline, COUNT(Frameworks_Activities_outline)},
  {"Frameworks/ActivityWidgets.swift", "ActivityKit", Frameworks_ActivityWidgets_text, sizeof Frameworks_ActivityWidgets_text, Frameworks_ActivityWidgets_outline, COUNT(Frameworks_ActivityWidgets_outline)},
  {"Frameworks/AppKitFonts.swift", NULL, Frameworks_UIKitFonts_text, sizeof Frameworks_UIKitFonts_text, Frameworks_AppKitFonts_outline, COUNT(Frameworks_AppKitFonts_outline), "UIKit=AppKit, UIFont=NSFont, 14=13"},
  {"Frameworks/AppKitViews.swift", NULL, Frameworks_AppKitViews_text, sizeof Frameworks_AppKitViews_text, Frameworks_AppKitViews_outline, COUNT(Frameworks_AppKitViews_outline)},
  {"Frameworks/AppKitWindows.swift", NULL, Frameworks_AppKitWindows_text, sizeof Frameworks_AppKitWindows_text, Frameworks_AppKitWindows_outline, COUNT(Frameworks_AppKitWindows_outline)},
  {"Frameworks/CoreLocation.swift", NULL, Frameworks_CoreLocation_text, sizeof Frameworks_CoreLocation_text, Frameworks_CoreLocation_outline, COUNT(Frameworks_CoreLocation_outline)},
  {"Frameworks/DisplayLinks.swift", NULL, Frameworks_DisplayLinks_text, sizeof Frameworks_DisplayLinks_text, Frameworks_DisplayLinks_outline, COUNT(Frameworks_DisplayLinks_outline)},
  {"Frameworks/Entities.swift", "RealityKit", Frameworks_Entities_text, sizeof Frameworks_Entities_text, Frameworks_Entities_outline, COUNT(Frameworks_Entities_outline)},
  {"Frameworks/EntityGestures.swift", "RealityKit", Frameworks_EntityGestures_text, sizeof Frameworks_EntityGestures_text, Frameworks_EntityGestures_outline, COUNT(Frameworks_EntityGestures_outline)},
  {"Frameworks/KeyValueObserving.swift", NULL, Frameworks_KeyValueObserving_text, sizeof Frameworks_KeyValueObserving_text, Frameworks_KeyValueObserving_outline, COUNT(Frameworks_KeyValueObserving_outline)},
  {"Frameworks/Layers.swift", NULL, Frameworks_Layers_text, sizeof Frameworks_Layers_text, Frameworks_Layers_outline, COUNT(Frameworks_Layers_outline)},
  {"Frameworks/MapContent.swift", "MapKit", Frameworks_MapContent_text, sizeof Frameworks_MapContent_text, Frameworks_MapContent_outline, COUNT(Frameworks_MapContent_outline)},
  {"Frameworks/MapModifiers.swift", NULL, Frameworks_MapModifiers_text, sizeof Frameworks_MapModifiers_text, Frameworks_MapModifiers_outline, COUNT(Frameworks_MapModifiers_outline)},
  {"Frameworks/Maps.swift", NULL, Frameworks_Maps_text, sizeof Frameworks_Maps_text, Frameworks_Maps_outline, COUNT(Frameworks_Maps_outline)},
  {"Frameworks/Media.swift", NULL, Frameworks_Media_text, sizeof Frameworks_Media_text, Frameworks_Media_outline, COUNT(Frameworks_Media_outline)},
  {"Frameworks/PhotoPickers.swift", "PhotosUI", Frameworks_PhotoPickers_text, sizeof Frameworks_PhotoPickers_text, Frameworks_PhotoPickers_outline, COUNT(Frameworks_PhotoPickers_outline)},
  {"Frameworks/Photos.swift", NULL, Frameworks_Photos_text, sizeof Frameworks_Photos_text, Frameworks_Photos_outline, COUNT(Frameworks_Photos_outline)},
  {"Frameworks/Quaternions.swift", NULL, Frameworks_Quaternions_text, sizeof Frameworks_Quaternions_text, Frameworks_Quaternions_outline, COUNT(Frameworks_Quaternions_outline)},
  {"Frameworks/RealityViews.swift", "RealityKit", Frameworks_RealityViews_text, sizeof Frameworks_RealityViews_text, Frameworks_RealityViews_outline, COUNT(Frameworks_RealityViews_outline)},
  {"Frameworks/SceneViews.swift", "RealityKit", Frameworks_SceneViews_text, sizeof Frameworks_SceneViews_text, Frameworks_SceneViews_outline, COUNT(Frameworks_SceneViews_outline)},
  {"Frameworks/SelectorTargets.swift", NULL, Frameworks_SelectorTargets_text, sizeof Frameworks_SelectorTargets_text, Frameworks_SelectorTargets_outline, COUNT(Frameworks_SelectorTargets_outline)},
  {"Frameworks/Selectors.swift", NULL, Frameworks_Selectors_text, sizeof Frameworks_Selectors_text, Frameworks_Selectors_outline, COUNT(Frameworks_Selectors_outline)},
  {"Frameworks/Store.swift", "StoreKit", Frameworks_Store_text, sizeof Frameworks_Store_text, Frameworks_Store_outline, COUNT(Frameworks_Store_outline)},
  {"Frameworks/Tips.swift", "TipKit", Frameworks_Tips_text, sizeof Frameworks_Tips_text, Frameworks_Tips_outline, COUNT(Frameworks_Tips_outline)},
  {"Frameworks/UIKitAppearances.swift", NULL, Frameworks_UIKitAppearances_text, sizeof Frameworks_UIKitAppearances_text, Frameworks_UIKitAppearances_outline, COUNT(Frameworks_UIKitAppearances_outline)},
  {"Frameworks/UIKitControllers.swift", NULL, Frameworks_UIKitControllers_text, sizeof Frameworks_UIKitControllers_text, Frameworks_UIKitControllers_outline, COUNT(Frameworks_UIKitControllers_outline)},
  {"Frameworks/UIKitControls.swift", NULL, Frameworks_UIKitControls_text, sizeof Frameworks_UIKitControls_text, Frameworks_UIKitControls_outline, COUNT(Frameworks_UIKitControls_outline)},
  {"Frameworks/UIKitFonts.swift", NULL, Frameworks_UIKitFonts_text, sizeof Frameworks_UIKitFonts_text, Frameworks_UIKitFonts_outline, COUNT(Frameworks_UIKitFonts_outline)},
  {"Frameworks/UIKitGestures.swift", NULL, Frameworks_UIKitGestures_text, sizeof Frameworks_UIKitGestures_text, Frameworks_UIKitGestures_outline, COUNT(Frameworks_UIKitGestures_outline)},
  {"Frameworks/UIKitPickers.swift", NULL, Frameworks_UIKitPickers_text, sizeof Frameworks_UIKitPickers_text, Frameworks_UIKitPickers_outline, COUNT(Frameworks_UIKitPickers_outline)},
  {"Frameworks/UIKitResponders.swift", NULL, Frameworks_UIKitResponders_text, sizeof Frameworks_UIKitResponders_text, Frameworks_UIKitResponders_outline, COUNT(Frameworks_UIKitResponders_outline)},
  {"Frameworks/UIKitScenes.swift", NULL, Frameworks_UIKitScenes_text, sizeof Frameworks_UIKitScenes_text, Frameworks_UIKitScenes_outline, COUNT(Frameworks_UIKitScenes_outline)},
  {"Frameworks/UIKitTables.swift", NULL, Frameworks_UIKitTables_text, sizeof Frameworks_UIKitTables_text, Frameworks_UIKitTables_outline, COUNT(Frameworks_UIKitTables_outline)},
  {"Frameworks/UIKitTexts.swift", NULL, Frameworks_UIKitTexts_text, sizeof Frameworks_UIKitTexts_text, Frameworks_UIKitTexts_outline, COUNT(Frameworks_UIKitTexts_outline)},
  {"Frameworks/UIKitViews.swift", NULL, Frameworks_UIKitViews_text, sizeof Frameworks_UIKitViews_text, Frameworks_UIKitViews_outline, COUNT(Frameworks_UIKitViews_outline)},
  {"Frameworks/UserNotifications.swift", NULL, Frameworks_UserNotifications_text, sizeof Frameworks_UserNotifications_text, Frameworks_UserNotifications_outline, COUNT(Frameworks_UserNotifications_outline)},
  {"Frameworks/VideoPlayers.swift", "AVKit", Frameworks_VideoPlayers_text, sizeof Frameworks_VideoPlayers_text, Frameworks_VideoPlayers_outline, COUNT(Frameworks_VideoPlayers_outline)},
  {"Frameworks/WebPages.swift", "WebKit", Frameworks_WebPages_text, sizeof Frameworks_WebPages_text, Frameworks_WebPages_outline, COUNT(Frameworks_WebPages_outline)},
  {"Frameworks/WebViews.swift", NULL, Frameworks_WebViews_text, sizeof Frameworks_WebViews_text, Frameworks_WebViews_outline, COUNT(Frameworks_WebViews_outline)},
  {"Glibc/Constants.swift", "Glibc", Glibc_Constants_text, sizeof Glibc_Constants_text, Glibc_Constants_outline, COUNT(Glibc_Constants_outline)},
  {"Glibc/Files.swift", "Glibc", Glibc_Files_text, sizeof Glibc_Files_text, Glibc_Files_outline, COUNT(Glibc_Files_outline)},
  {"Glibc/Processes.swift", "Glibc", Glibc_Processes_text, sizeof Glibc_Processes_text, Glibc_Processes_outline, COUNT(Glibc_Processes_outline)},
  {"Glibc/Streams.swift", "Glibc", Glibc_Streams_text, sizeof Glibc_Streams_text, Glibc_Streams_outline, COUNT(Glibc_Streams_outline)},
  {"Glibc/Types.swift", "Glibc", Glibc_Types_text, sizeof Glibc_Types_text, Glibc_Types_outline, COUNT(Glibc_Types_outline)},
  {"Memory/Allocation.swift", NULL, Memory_Allocation_text, sizeof Memory_Allocation_text, Memory_Allocation_outline, COUNT(Memory_Allocation_outline)},
  {"Memory/ArrayMemory.swift", NULL, Memory_ArrayMemory_text, sizeof Memory_ArrayMemory_text, Memory_ArrayMemory_outline, COUNT(Memory_ArrayMemory_outline)},
  {"Memory/ArraySliceMemory.swift", NULL, Memory_ArraySliceMemory_text, sizeof Memory_ArraySliceMemory_text, Memory_ArraySliceMemory_outline, COUNT(Memory_ArraySliceMemory_outline)},
  {"Memory/Buffers.swift", NULL, Memory_Buffers_text, sizeof Memory_Buffers_text, Memory_Buffers_outline, COUNT(Memory_Buffers_outline)},
  {"Memory/ContiguousArrayMemory.swift", NULL, Memory_ArraySliceMemory_text, sizeof Memory_ArraySliceMemory_text, Memory_ContiguousArrayMemory_outline, COUNT(Memory_ContiguousArrayMemory_outline), "ArraySlice=ContiguousArray"},
  {"Memory/DataMemory.swift", NULL, Memory_DataMemory_text, sizeof Memory_DataMemory_text, Memory_DataMemory_outline, COUNT(Memory_DataMemory_outline)},
  {"Memory/LentMemory.swift", NULL, Memory_LentMemory_text, sizeof Memory_LentMemory_text, Memory_LentMemory_outline, COUNT(Memory_LentMemory_outline)},
  {"Memory/Memories.swift", NULL, Memory_Memories_text, sizeof Memory_Memories_text, Memory_Memories_outline, COUNT(Memory_Memories_outline)},
  {"Memory/MemoryAccess.swift", NULL, Memory_MemoryAccess_text, sizeof Memory_MemoryAccess_text, Memory_MemoryAccess_outline, COUNT(Memory_MemoryAccess_outline)},
  {"Memory/MemoryFunctions.swift", NULL, Memory_MemoryFunctions_text, sizeof Memory_MemoryFunctions_text, Memory_MemoryFunctions_outline, COUNT(Memory_MemoryFunctions_outline)},
  {"Memory/OpaquePointer.swift", NULL, Memory_OpaquePointer_text, sizeof Memory_OpaquePointer_text, Memory_OpaquePointer_outline, COUNT(Memory_OpaquePointer_outline)},
  {"Memory/PointerNumbers.swift", NULL, Memory_PointerNumbers_text, sizeof Memory_PointerNumbers_text, Memory_PointerNumbers_outline, COUNT(Memory_PointerNumbers_outline)},
  {"Memory/Pointers.swift", NULL, Memory_Pointers_text, sizeof Memory_Pointers_text, Memory_Pointers_outline, COUNT(Memory_Pointers_outline)},
  {"Memory/RawMemory.swift", NULL, Memory_RawMemory_text, sizeof Memory_RawMemory_text, Memory_RawMemory_outline, COUNT(Memory_RawMemory_outline)},
  {"Memory/RawPointers.swift", NULL, Memory_RawPointers_text, sizeof Memory_RawPointers_text, Memory_RawPointers_outline, COUNT(Memory_RawPointers_outline)},
  {"Memory/Span.swift", NULL, Memory_Span_text, sizeof Memory_Span_text, Memory_Span_outline, COUNT(Memory_Span_outline)},
  {"Memory/SpanMembers.swift", NULL, Memory_SpanMembers_text, sizeof Memory_SpanMembers_text, Memory_SpanMembers_outline, COUNT(Memory_SpanMembers_outline)},
  {"Memory/TextMemory.swift", NULL, Memory_TextMemory_text, sizeof Memory_TextMemory_text, Memory_TextMemory_outline, COUNT(Memory_TextMemory_outline)},
  {"Memory/Unmanaged.swift", NULL, Memory_Unmanaged_text, sizeof Memory_Unmanaged_text, Memory_Unmanaged_outline, COUNT(Memory_Unmanaged_outline)},
  {"Memory/UnsafeBufferPointer.swift", NULL, Memory_UnsafeBufferPointer_text, sizeof Memory_UnsafeBufferPointer_text, Memory_UnsafeBufferPointer_outline, COUNT(Memory_UnsafeBufferPointer_outline)},
  {"Memory/UnsafeCasts.swift", NULL, Memory_UnsafeCasts_text, sizeof Memory_UnsafeCasts_text, Memory_UnsafeCasts_outline, COUNT(Memory_UnsafeCasts_outline)},
  {"Memory/UnsafeMutableBufferPointer.swift", NULL, Memory_UnsafeMutableBufferPointer_text, sizeof Memory_UnsafeMutableBufferPointer_text, Memory_UnsafeMutableBufferPointer_outline, COUNT(Memory_UnsafeMutableBufferPointer_outline)},
  {"Memory/UnsafeMutablePointer.swift", NULL, Memory_UnsafeMutablePointer_text, sizeof Memory_UnsafeMutablePointer_text, Memory_UnsafeMutablePointer_outline, COUNT(Memory_UnsafeMutablePointer_outline)},
  {"Memory/UnsafeMutableRawBufferPointer.swift", NULL, Memory_UnsafeMutableRawBufferPointer_text, sizeof Memory_UnsafeMutableRawBufferPointer_text, Memory_UnsafeMutableRawBufferPointer_outline, COUNT(Memory_UnsafeMutableRawBufferPointer_outline)},
  {"Memory/UnsafePointer.swift", NULL, Memory_UnsafePointer_text, sizeof Memory_UnsafePointer_text, Memory_UnsafePointer_outline, COUNT(Memory_UnsafePointer_outline)},
  {"Memory/UnsafeRawBufferPointer.swift", NULL, Memory_UnsafeRawBufferPointer_text, sizeof Memory_UnsafeRawBufferPointer_text, Memory_UnsafeRawBufferPointer_outline, COUNT(Memory_UnsafeRawBufferPointer_outline)},
  {"Observation/Combinations.swift", NULL, Observation_Combinations_text, sizeof Observation_Combinations_text, Observation_Combinations_outline, COUNT(Observation_Combinations_outline)},
  {"Observation/Combine.swift", NULL, Observation_Combine_text, sizeof Observation_Combine_text, Observation_Combine_outline, COUNT(Observation_Combine_outline)},
  {"Observation/CombineLatest.swift", NULL, Observation_CombineLatest_text, sizeof Observation_CombineLatest_text, Observation_CombineLatest_outline, COUNT(Observation_CombineLatest_outline)},
  {"Observation/EventOperators.swift", NULL, Observation_EventOperators_text, sizeof Observation_EventOperators_text, Observation_EventOperators_outline, COUNT(Observation_EventOperators_outline)},
  {"Observation/FailureOperators.swift", NULL, Observation_FailureOperators_text, sizeof Observation_FailureOperators_text, Observation_FailureOperators_outline, COUNT(Observation_FailureOperators_outline)},
  {"Observation/NestedPublishers.swift", NULL, Observation_NestedPublishers_text, sizeof Observation_NestedPublishers_text, Observation_NestedPublishers_outline, COUNT(Observation_NestedPublishers_outline)},
  {"Observation/ObservableObject.swift", NULL, Observation_ObservableObject_text, sizeof Observation_ObservableObject_text, Observation_ObservableObject_outline, COUNT(Observation_ObservableObject_outline)},
  {"Observation/Observation.swift", NULL, Observation_Observation_text, sizeof Observation_Observation_text, Observation_Observation_outline, COUNT(Observation_Observation_outline)},
  {"Observation/Observations.swift", NULL, Observation_Observations_text, sizeof Observation_Observations_text, Observation_Observations_outline, COUNT(Observation_Observations_outline)},
  {"Observation/PublisherCoding.swift", NULL, Observation_PublisherCoding_text, sizeof Observation_PublisherCoding_text, Observation_PublisherCoding_outline, COUNT(Observation_PublisherCoding_outline)},
  {"Observation/SequencePublishers.swift", NULL, Observation_SequencePublishers_text, sizeof Observation_SequencePublishers_text, Observation_SequencePublishers_outline, COUNT(Observation_SequencePublishers_outline)},
  {"Observation/SharedPublishers.swift", NULL, Observation_SharedPublishers_text, sizeof Observation_SharedPublishers_text, Observation_SharedPublishers_outline, COUNT(Observation_SharedPublishers_outline)},
  {"Observation/SimplePublishers.swift", NULL, Observation_SimplePublishers_text, sizeof Observation_SimplePublishers_text, Observation_SimplePublishers_outline, COUNT(Observation_SimplePublishers_outline)},
  {"Observation/Subjects.swift", NULL, Observation_Subjects_text, sizeof Observation_Subjects_text, Observation_Subjects_outline, COUNT(Observation_Subjects_outline)},
  {"Observation/Subscribers.swift", NULL, Observation_Subscribers_text, sizeof Observation_Subscribers_text, Observation_Subscribers_outline, COUNT(Observation_Subscribers_outline)},
  {"Observation/TimeOperators.swift", NULL, Observation_TimeOperators_text, sizeof Observation_TimeOperators_text, Observation_TimeOperators_outline, COUNT(Observation_TimeOperators_outline)},
  {"Observation/ValueOperators.swift", NULL, Observation_ValueOperators_text, sizeof Observation_ValueOperators_text, Observation_ValueOperators_outline, COUNT(Observation_ValueOperators_outline)},
  {"Observation/ValuePublishers.swift", NULL, Observation_ValuePublishers_text, sizeof Observation_ValuePublishers_text, Observation_ValuePublishers_outline, COUNT(Observation_ValuePublishers_outline)},
  {"Observation/Zip.swift", NULL, Observation_CombineLatest_text, sizeof Observation_CombineLatest_text, Observation_Zip_outline, COUNT(Observation_Zip_outline), "CombineLatest=Zip, combineLatest=zip"},
  {"PackageDescription/Packages.swift", "PackageDescription", PackageDescription_Packages_text, sizeof PackageDescription_Packages_text, PackageDescription_Packages_outline, COUNT(PackageDescription_Packages_outline)},
  {"PackageDescription/Targets.swift", "PackageDescription", PackageDescription_Targets_text, sizeof PackageDescription_Targets_text, PackageDescription_Targets_outline, COUNT(PackageDescription_Targets_outline)},
  {"Packages/AlertStates.swift", "ComposableArchitecture", Packages_AlertStates_text, sizeof Packages_AlertStates_text, Packages_AlertStates_outline, COUNT(Packages_AlertStates_outline)},
  {"Packages/AsyncAlgorithms.swift", "AsyncAlgorithms", Packages_AsyncAlgorithms_text, sizeof Packages_AsyncAlgorithms_text, Packages_AsyncAlgorithms_outline, COUNT(Packages_AsyncAlgorithms_outline)},
  {"Packages/AsyncTimers.swift", "AsyncAlgorithms", Packages_AsyncTimers_text, sizeof Packages_AsyncTimers_text, Packages_AsyncTimers_outline, COUNT(Packages_AsyncTimers_outline)},
  {"Packages/BindableStores.swift", "ComposableArchitecture", Packages_BindableStores_text, sizeof Packages_BindableStores_text, Packages_BindableStores_outline, COUNT(Packages_BindableStores_outline)},
  {"Packages/BindingStores.swift", "ComposableArchitecture", Packages_BindableStores_text, sizeof Packages_BindableStores_text, Packages_BindingStores_outline, COUNT(Packages_BindingStores_outline), "BindableAction=BindableAction, _StoreBindable=_StoreBindable, Bindable=Binding"},
  {"Packages/CasePaths.swift", "CasePaths,ComposableArchitecture", Packages_CasePaths_text, sizeof Packages_CasePaths_text, Packages_CasePaths_outline, COUNT(Packages_CasePaths_outline)},
  {"Packages/CollectionAlgorithms.swift", "Algorithms", Packages_CollectionAlgorithms_text, sizeof Packages_CollectionAlgorithms_text, Packages_CollectionAlgorithms_outline, COUNT(Packages_CollectionAlgorithms_outline)},
  {"Packages/Combinatorics.swift", "Algorithms", Packages_Combinatorics_text, sizeof Packages_Combinatorics_text, Packages_Combinatorics_outline, COUNT(Packages_Combinatorics_outline)},
  {"Packages/Dependencies.swift", "Dependencies,DependenciesMacros,Clocks,ComposableArchitecture", Packages_Dependencies_text, sizeof Packages_Dependencies_text, Packages_Dependencies_outline, COUNT(Packages_Dependencies_outline)},
  {"Packages/Deque.swift", "Collections,DequeModule", Packages_Deque_text, sizeof Packages_Deque_text, Packages_Deque_outline, COUNT(Packages_Deque_outline)},
  {"Packages/Effects.swift", "ComposableArchitecture", Packages_Effects_text, sizeof Packages_Effects_text, Packages_Effects_outline, COUNT(Packages_Effects_outline)},
  {"Packages/Heap.swift", "Collections,HeapModule", Packages_Heap_text, sizeof Packages_Heap_text, Packages_Heap_outline, COUNT(Packages_Heap_outline)},
  {"Packages/IdentifiedArray.swift", "IdentifiedCollections,ComposableArchitecture", Packages_IdentifiedArray_text, sizeof Packages_IdentifiedArray_text, Packages_IdentifiedArray_outline, COUNT(Packages_IdentifiedArray_outline)},
  {"Packages/OrderedDictionary.swift", "Collections,OrderedCollections", Packages_OrderedDictionary_text, sizeof Packages_OrderedDictionary_text, Packages_OrderedDictionary_outline, COUNT(Packages_OrderedDictionary_outline)},
  {"Packages/OrderedDictionaryViews.swift", "Collections,OrderedCollections", Packages_OrderedDictionaryViews_text, sizeof Packages_OrderedDictionaryViews_text, Packages_OrderedDictionaryViews_outline, COUNT(Packages_OrderedDictionaryViews_outline)},
  {"Packages/OrderedSet.swift", "Collections,OrderedCollections,IdentifiedCollections", Packages_OrderedSet_text, sizeof Packages_OrderedSet_text, Packages_OrderedSet_outline, COUNT(Packages_OrderedSet_outline)},
  {"Packages/PackageLogging.swift", "Logging", Packages_PackageLogging_text, sizeof Packages_PackageLogging_text, Packages_PackageLogging_outline, COUNT(Packages_PackageLogging_outline)},
  {"Packages/PresentedStates.swift", "ComposableArchitecture", Packages_PresentedStates_text, sizeof Packages_PresentedStates_text, Packages_PresentedStates_outline, COUNT(Packages_PresentedStates_outline)},
  {"Packages/Reducers.swift", "ComposableArchitecture", Packages_Reducers_text, sizeof Packages_Reducers_text, Packages_Reducers_outline, COUNT(Packages_Reducers_outline)},
  {"Packages/SequenceAlgorithms.swift", "Algorithms", Packages_SequenceAlgorithms_text, sizeof Packages_SequenceAlgorithms_text, Packages_SequenceAlgorithms_outline, COUNT(Packages_SequenceAlgorithms_outline)},
  {"Packages/SharedValues.swift", "Sharing,ComposableArchitecture", Packages_SharedValues_text, sizeof Packages_SharedValues_text, Packages_SharedValues_outline, COUNT(Packages_SharedValues_outline)},
  {"Packages/StackViews.swift", "ComposableArchitecture", Packages_StackViews_text, sizeof Packages_StackViews_text, Packages_StackViews_outline, COUNT(Packages_StackViews_outline)},
  {"Packages/StoreBindings.swift", "ComposableArchitecture", Packages_StoreBindings_text, sizeof Packages_StoreBindings_text, Packages_StoreBindings_outline, COUNT(Packages_StoreBindings_outline)},
  {"Packages/Stores.swift", "ComposableArchitecture", Packages_Stores_text, sizeof Packages_Stores_text, Packages_Stores_outline, COUNT(Packages_Stores_outline)},
  {"Packages/TestStores.swift", "ComposableArchitecture", Packages_TestStores_text, sizeof Packages_TestStores_text, Packages_TestStores_outline, COUNT(Packages_TestStores_outline)},
  {"Packages/ViewStores.swift", "ComposableArchitecture", Packages_ViewStores_text, sizeof Packages_ViewStores_text, Packages_ViewStores_outline, COUNT(Packages_ViewStores_outline)},
  {"RegexBuilder/Optionally.swift", "RegexBuilder", RegexBuilder_Optionally_text, sizeof RegexBuilder_Optionally_text, RegexBuilder_Optionally_outline, COUNT(RegexBuilder_Optionally_outline)},
  {"RegexBuilder/RegexAnchors.swift", "RegexBuilder", RegexBuilder_RegexAnchors_text, sizeof RegexBuilder_RegexAnchors_text, RegexBuilder_RegexAnchors_outline, COUNT(RegexBuilder_RegexAnchors_outline)},
  {"RegexBuilder/RegexBuilding.swift", "RegexBuilder", RegexBuilder_RegexBuilding_text, sizeof RegexBuilder_RegexBuilding_text, RegexBuilder_RegexBuilding_outline, COUNT(RegexBuilder_RegexBuilding_outline)},
  {"RegexBuilder/RegexCaptures.swift", "RegexBuilder", RegexBuilder_RegexCaptures_text, sizeof RegexBuilder_RegexCaptures_text, RegexBuilder_RegexCaptures_outline, COUNT(RegexBuilder_RegexCaptures_outline)},
  {"RegexBuilder/RegexCharacterClasses.swift", "RegexBuilder", RegexBuilder_RegexCharacterClasses_text, sizeof RegexBuilder_RegexCharacterClasses_text, RegexBuilder_RegexCharacterClasses_outline, COUNT(RegexBuilder_RegexCharacterClasses_outline)},
  {"RegexBuilder/RegexQuantifiers.swift", "RegexBuilder", RegexBuilder_RegexQuantifiers_text, sizeof RegexBuilder_RegexQuantifiers_text, RegexBuilder_RegexQuantifiers_outline, COUNT(RegexBuilder_RegexQuantifiers_outline)},
  {"RegexBuilder/ZeroOrMore.swift", "RegexBuilder", RegexBuilder_Optionally_text, sizeof RegexBuilder_Optionally_text, RegexBuilder_ZeroOrMore_outline, COUNT(RegexBuilder_ZeroOrMore_outline), "Optionally=ZeroOrMore, \"?\"=\"*\""},
  {"Standard/ASCIIBytes.swift", NULL, Standard_ASCIIBytes_text, sizeof Standard_ASCIIBytes_text, Standard_ASCIIBytes_outline, COUNT(Standard_ASCIIBytes_outline)},
  {"Standard/AdditiveArithmetic.swift", NULL, Standard_AdditiveArithmetic_text, sizeof Standard_AdditiveArithmetic_text, Standard_AdditiveArithmetic_outline, COUNT(Standard_AdditiveArithmetic_outline)},
  {"Standard/AnyBidirectionalCollection.swift", NULL, Standard_AnyBidirectionalCollection_text, sizeof Standard_AnyBidirectionalCollection_text, Standard_AnyBidirectionalCollection_outline, COUNT(Standard_AnyBidirectionalCollection_outline)},
  {"Standard/AnyCollections.swift", NULL, Standard_AnyCollections_text, sizeof Standard_AnyCollections_text, Standard_AnyCollections_outline, COUNT(Standard_AnyCollections_outline)},
  {"Standard/AnyHashable.swift", NULL, Standard_AnyHashable_text, sizeof Standard_AnyHashable_text, Standard_AnyHashable_outline, COUNT(Standard_AnyHashable_outline)},
  {"Standard/AnyRandomAccessCollection.swift", NULL, Standard_AnyBidirectionalCollection_text, sizeof Standard_AnyBidirectionalCollection_text, Standard_AnyRandomAccessCollection_outline, COUNT(Standard_AnyRandomAccessCollection_outline), "Bidirectional=RandomAccess"},
  {"Standard/AnySequence.swift", NULL, Standard_AnySequence_text, sizeof Standard_AnySequence_text, Standard_AnySequence_outline, COUNT(Standard_AnySequence_outline)},
  {"Standard/Array.swift", NULL, Standard_Array_text, sizeof Standard_Array_text, Standard_Array_outline, COUNT(Standard_Array_outline)},
  {"Standard/ArraySlice.swift", NULL, Standard_ArraySlice_text, sizeof Standard_ArraySlice_text, Standard_ArraySlice_outline, COUNT(Standard_ArraySlice_outline)},
  {"Standard/BidirectionalCollectionMembers.swift", NULL, Standard_BidirectionalCollectionMembers_text, sizeof Standard_BidirectionalCollectionMembers_text, Standard_BidirectionalCollectionMembers_outline, COUNT(Standard_BidirectionalCollectionMembers_outline)},
  {"Standard/BinaryInteger.swift", NULL, Standard_BinaryInteger_text, sizeof Standard_BinaryInteger_text, Standard_BinaryInteger_outline, COUNT(Standard_BinaryInteger_outline)},
  {"Standard/Bool.swift", NULL, Standard_Bool_text, sizeof Standard_Bool_text, Standard_Bool_outline, COUNT(Standard_Bool_outline)},
  {"Standard/CGFloat.swift", NULL, Standard_CGFloat_text, sizeof Standard_CGFloat_text, Standard_CGFloat_outline, COUNT(Standard_CGFloat_outline)},
  {"Standard/CaseIterable.swift", NULL, Standard_CaseIterable_text, sizeof Standard_CaseIterable_text, Standard_CaseIterable_outline, COUNT(Standard_CaseIterable_outline)},
  {"Standard/Character.swift", NULL, Standard_Character_text, sizeof Standard_Character_text, Standard_Character_outline, COUNT(Standard_Character_outline)},
  {"Standard/CheckerSupport.swift", NULL, Standard_CheckerSupport_text, sizeof Standard_CheckerSupport_text, Standard_CheckerSupport_outline, COUNT(Standard_CheckerSupport_outline)},
  {"Standard/ClosedRange.swift", NULL, Standard_ClosedRange_text, sizeof Standard_ClosedRange_text, Standard_ClosedRange_outline, COUNT(Standard_ClosedRange_outline)},
  {"Standard/ClosedRangeCoding.swift", NULL, Standard_RangeCoding_text, sizeof Standard_RangeCoding_text, Standard_ClosedRangeCoding_outline, COUNT(Standard_ClosedRangeCoding_outline), "PartialRangeUpTo=PartialRangeThrough, Range=ClosedRange"},
  {"Standard/Codable.swift", NULL, Standard_Codable_text, sizeof Standard_Codable_text, Standard_Codable_outline, COUNT(Standard_Codable_outline)},
  {"Standard/CodingConformances.swift", NULL, Standard_CodingConformances_text, sizeof Standard_CodingConformances_text, Standard_CodingConformances_outline, COUNT(Standard_CodingConformances_outline)},
  {"Standard/CodingNodes.swift", NULL, Standard_CodingNodes_text, sizeof Standard_CodingNodes_text, Standard_CodingNodes_outline, COUNT(Standard_CodingNodes_outline)},
  {"Standard/CodingTree.swift", NULL, Standard_CodingTree_text, sizeof Standard_CodingTree_text, Standard_CodingTree_outline, COUNT(Standard_CodingTree_outline)},
  {"Standard/CollectionDifference.swift", NULL, Standard_CollectionDifference_text, sizeof Standard_CollectionDifference_text, Standard_CollectionDifference_outline, COUNT(Standard_CollectionDifference_outline)},
  {"Standard/CollectionMembers.swift", NULL, Standard_CollectionMembers_text, sizeof Standard_CollectionMembers_text, Standard_CollectionMembers_outline, COUNT(Standard_CollectionMembers_outline)},
  {"Standard/CollectionSearch.swift", NULL, Standard_CollectionSearch_text, sizeof Standard_CollectionSearch_text, Standard_CollectionSearch_outline, COUNT(Standard_CollectionSearch_outline)},
  {"Standard/Collections.swift", NULL, Standard_Collections_text, sizeof Standard_Collections_text, Standard_Collections_outline, COUNT(Standard_Collections_outline)},
  {"Standard/CommandLine.swift", NULL, Standard_CommandLine_text, sizeof Standard_CommandLine_text, Standard_CommandLine_outline, COUNT(Standard_CommandLine_outline)},
  {"Standard/Comparable.swift", NULL, Standard_Comparable_text, sizeof Standard_Comparable_text, Standard_Comparable_outline, COUNT(Standard_Comparable_outline)},
  {"Standard/ContainerCoding.swift", NULL, Standard_ContainerCoding_text, sizeof Standard_ContainerCoding_text, Standard_ContainerCoding_outline, COUNT(Standard_ContainerCoding_outline)},
  {"Standard/ContiguousArray.swift", NULL, Standard_ContiguousArray_text, sizeof Standard_ContiguousArray_text, Standard_ContiguousArray_outline, COUNT(Standard_ContiguousArray_outline)},
  {"Standard/Conversions.swift", NULL, Standard_Conversions_text, sizeof Standard_Conversions_text, Standard_Conversions_outline, COUNT(Standard_Conversions_outline)},
  {"Standard/CustomStringConvertible.swift", NULL, Standard_CustomStringConvertible_text, sizeof Standard_CustomStringConvertible_text, Standard_CustomStringConvertible_outline, COUNT(Standard_CustomStringConvertible_outline)},
  {"Standard/DerivedCoding.swift", NULL, Standard_DerivedCoding_text, sizeof Standard_DerivedCoding_text, Standard_DerivedCoding_outline, COUNT(Standard_DerivedCoding_outline)},
  {"Standard/Descriptions.swift", NULL, Standard_Descriptions_text, sizeof Standard_Descriptions_text, Standard_Descriptions_outline, COUNT(Standard_Descriptions_outline)},
  {"Standard/Dictionary.swift", NULL, Standard_Dictionary_text, sizeof Standard_Dictionary_text, Standard_Dictionary_outline, COUNT(Standard_Dictionary_outline)},
  {"Standard/Double.swift", NULL, Standard_CGFloat_text, sizeof Standard_CGFloat_text, Standard_Double_outline, COUNT(Standard_Double_outline), "CGFloat=Double, cgfloat=double"},
  {"Standard/EnumeratedSequence.swift", NULL, Standard_EnumeratedSequence_text, sizeof Standard_EnumeratedSequence_text, Standard_EnumeratedSequence_outline, COUNT(Standard_EnumeratedSequence_outline)},
  {"Standard/Equatable.swift", NULL, Standard_Equatable_text, sizeof Standard_Equatable_text, Standard_Equatable_outline, COUNT(Standard_Equatable_outline)},
  {"Standard/Error.swift", NULL, Standard_Error_text, sizeof Standard_Error_text, Standard_Error_outline, COUNT(Standard_Error_outline)},
  {"Standard/Extrema.swift", NULL, Standard_Extrema_text, sizeof Standard_Extrema_text, Standard_Extrema_outline, COUNT(Standard_Extrema_outline)},
  {"Standard/Faults.swift", NULL, Standard_Faults_text, sizeof Standard_Faults_text, Standard_Faults_outline, COUNT(Standard_Faults_outline)},
  {"Standard/FlattenSequence.swift", NULL, Standard_FlattenSequence_text, sizeof Standard_FlattenSequence_text, Standard_FlattenSequence_outline, COUNT(Standard_FlattenSequence_outline)},
  {"Standard/Float.swift", NULL, Standard_CGFloat_text, sizeof Standard_CGFloat_text, Standard_Float_outline, COUNT(Standard_Float_outline), "CGFloat=Float, cgfloat=float, UInt64=UInt32, 52=23, 11=8, 0x7FF=0xFF, 0xF_FFFF_FFFF_FFFF=0x7F_FFFF"},
  {"Standard/Float64.swift", NULL, Standard_Float64_text, sizeof Standard_Float64_text, Standard_Float64_outline, COUNT(Standard_Float64_outline)},
  {"Standard/FloatConversions.swift", NULL, Standard_FloatConversions_text, sizeof Standard_FloatConversions_text, Standard_FloatConversions_outline, COUNT(Standard_FloatConversions_outline)},
  {"Standard/FloatingPoint.swift", NULL, Standard_FloatingPoint_text, sizeof Standard_FloatingPoint_text, Standard_FloatingPoint_outline, COUNT(Standard_FloatingPoint_outline)},
  {"Standard/FloatingPointPrimitives.swift", NULL, Standard_FloatingPointPrimitives_text, sizeof Standard_FloatingPointPrimitives_text, Standard_FloatingPointPrimitives_outline, COUNT(Standard_FloatingPointPrimitives_outline)},
  {"Standard/GeneratedSequences.swift", NULL, Standard_GeneratedSequences_text, sizeof Standard_GeneratedSequences_text, Standard_GeneratedSequences_outline, COUNT(Standard_GeneratedSequences_outline)},
  {"Standard/Hashable.swift", NULL, Standard_Hashable_text, sizeof Standard_Hashable_text, Standard_Hashable_outline, COUNT(Standard_Hashable_outline)},
  {"Standard/Identifiable.swift", NULL, Standard_Identifiable_text, sizeof Standard_Identifiable_text, Standard_Identifiable_outline, COUNT(Standard_Identifiable_outline)},
  {"Standard/IdentityOperators.swift", NULL, Standard_IdentityOperators_text, sizeof Standard_IdentityOperators_text, Standard_IdentityOperators_outline, COUNT(Standard_IdentityOperators_outline)},
  {"Standard/InlineArray.swift", NULL, Standard_InlineArray_text, sizeof Standard_InlineArray_text, Standard_InlineArray_outline, COUNT(Standard_InlineArray_outline)},
  {"Standard/Int.swift", NULL, Standard_Int_text, sizeof Standard_Int_text, Standard_Int_outline, COUNT(Standard_Int_outline)},
  {"Standard/Int128.swift", NULL, Standard_Int128_text, sizeof Standard_Int128_text, Standard_Int128_outline, COUNT(Standard_Int128_outline)},
  {"Standard/Int16.swift", NULL, Standard_Int64_text, sizeof Standard_Int64_text, Standard_Int16_outline, COUNT(Standard_Int16_outline), "64=16"},
  {"Standard/Int32.swift", NULL, Standard_Int64_text, sizeof Standard_Int64_text, Standard_Int32_outline, COUNT(Standard_Int32_outline), "64=32"},
  {"Standard/Int64.swift", NULL, Standard_Int64_text, sizeof Standard_Int64_text, Standard_Int64_outline, COUNT(Standard_Int64_outline)},
  {"Standard/Int8.swift", NULL, Standard_Int64_text, sizeof Standard_Int64_text, Standard_Int8_outline, COUNT(Standard_Int8_outline), "64=8"},
  {"Standard/KeyPaths.swift", NULL, Standard_KeyPaths_text, sizeof Standard_KeyPaths_text, Standard_KeyPaths_outline, COUNT(Standard_KeyPaths_outline)},
  {"Standard/LazyLocal.swift", NULL, Standard_LazyLocal_text, sizeof Standard_LazyLocal_text, Standard_LazyLocal_outline, COUNT(Standard_LazyLocal_outline)},
  {"Standard/LazySequence.swift", NULL, Standard_LazySequence_text, sizeof Standard_LazySequence_text, Standard_LazySequence_outline, COUNT(Standard_LazySequence_outline)},
  {"Standard/LiteralProtocols.swift", NULL, Standard_LiteralProtocols_text, sizeof Standard_LiteralProtocols_text, Standard_LiteralProtocols_outline, COUNT(Standard_LiteralProtocols_outline)},
  {"Standard/LocalAccessors.swift", NULL, Standard_LocalAccessors_text, sizeof Standard_LocalAccessors_text, Standard_LocalAccessors_outline, COUNT(Standard_LocalAccessors_outline)},
  {"Standard/Markers.swift", NULL, Standard_Markers_text, sizeof Standard_Markers_text, Standard_Markers_outline, COUNT(Standard_Markers_outline)},
  {"Standard/MemoryLayout.swift", NULL, Standard_MemoryLayout_text, sizeof Standard_MemoryLayout_text, Standard_MemoryLayout_outline, COUNT(Standard_MemoryLayout_outline)},
  {"Standard/MetatypeComparison.swift", NULL, Standard_MetatypeComparison_text, sizeof Standard_MetatypeComparison_text, Standard_MetatypeComparison_outline, COUNT(Standard_MetatypeComparison_outline)},
  {"Standard/Mirror.swift", NULL, Standard_Mirror_text, sizeof Standard_Mirror_text, Standard_Mirror_outline, COUNT(Standard_Mirror_outline)},
  {"Standard/MutableCollectionMembers.swift", NULL, Standard_MutableCollectionMembers_text, sizeof Standard_MutableCollectionMembers_text, Standard_MutableCollectionMembers_outline, COUNT(Standard_MutableCollectionMembers_outline)},
  {"Standard/Never.swift", NULL, Standard_Never_text, sizeof Standard_Never_text, Standard_Never_outline, COUNT(Standard_Never_outline)},
  {"Standard/NumberCoding.swift", NULL, Standard_NumberCoding_text, sizeof Standard_NumberCoding_text, Standard_NumberCoding_outline, COUNT(Standard_NumberCoding_outline)},
  {"Standard/ObjectIdentifier.swift", NULL, Standard_ObjectIdentifier_text, sizeof Standard_ObjectIdentifier_text, Standard_ObjectIdentifier_outline, COUNT(Standard_ObjectIdentifier_outline)},
  {"Standard/Optional.swift", NULL, Standard_Optional_text, sizeof Standard_Optional_text, Standard_Optional_outline, COUNT(Standard_Optional_outline)},
  {"Standard/OtherNames.swift", NULL, Standard_OtherNames_text, sizeof Standard_OtherNames_text, Standard_OtherNames_outline, COUNT(Standard_OtherNames_outline)},
  {"Standard/Printing.swift", NULL, Standard_Printing_text, sizeof Standard_Printing_text, Standard_Printing_outline, COUNT(Standard_Printing_outline)},
  {"Standard/PrintingToStream.swift", NULL, Standard_PrintingToStream_text, sizeof Standard_PrintingToStream_text, Standard_PrintingToStream_outline, COUNT(Standard_PrintingToStream_outline)},
  {"Standard/Queue.swift", NULL, Standard_Queue_text, sizeof Standard_Queue_text, Standard_Queue_outline, COUNT(Standard_Queue_outline)},
  {"Standard/RandomNumbers.swift", NULL, Standard_RandomNumbers_text, sizeof Standard_RandomNumbers_text, Standard_RandomNumbers_outline, COUNT(Standard_RandomNumbers_outline)},
  {"Standard/Range.swift", NULL, Standard_Range_text, sizeof Standard_Range_text, Standard_Range_outline, COUNT(Standard_Range_outline)},
  {"Standard/RangeCoding.swift", NULL, Standard_RangeCoding_text, sizeof Standard_RangeCoding_text, Standard_RangeCoding_outline, COUNT(Standard_RangeCoding_outline)},
  {"Standard/RangeExpression.swift", NULL, Standard_RangeExpression_text, sizeof Standard_RangeExpression_text, Standard_RangeExpression_outline, COUNT(Standard_RangeExpression_outline)},
  {"Standard/RangeReplaceableCollectionMembers.swift", NULL, Standard_RangeReplaceableCollectionMembers_text, sizeof Standard_RangeReplaceableCollectionMembers_text, Standard_RangeReplaceableCollectionMembers_outline, COUNT(Standard_RangeReplaceableCollectionMembers_outline)},
  {"Standard/RangeSet.swift", NULL, Standard_RangeSet_text, sizeof Standard_RangeSet_text, Standard_RangeSet_outline, COUNT(Standard_RangeSet_outline)},
  {"Standard/RangeSetMembers.swift", NULL, Standard_RangeSetMembers_text, sizeof Standard_RangeSetMembers_text, Standard_RangeSetMembers_outline, COUNT(Standard_RangeSetMembers_outline)},
  {"Standard/RawRepresentable.swift", NULL, Standard_RawRepresentable_text, sizeof Standard_RawRepresentable_text, Standard_RawRepresentable_outline, COUNT(Standard_RawRepresentable_outline)},
  {"Standard/Regex.swift", NULL, Standard_Regex_text, sizeof Standard_Regex_text, Standard_Regex_outline, COUNT(Standard_Regex_outline)},
  {"Standard/RegexMatches.swift", NULL, Standard_RegexMatches_text, sizeof Standard_RegexMatches_text, Standard_RegexMatches_outline, COUNT(Standard_RegexMatches_outline)},
  {"Standard/RegexPatterns.swift", NULL, Standard_RegexPatterns_text, sizeof Standard_RegexPatterns_text, Standard_RegexPatterns_outline, COUNT(Standard_RegexPatterns_outline)},
  {"Standard/Registry.swift", NULL, Standard_Registry_text, sizeof Standard_Registry_text, Standard_Registry_outline, COUNT(Standard_Registry_outline)},
  {"Standard/Repeated.swift", NULL, Standard_Repeated_text, sizeof Standard_Repeated_text, Standard_Repeated_outline, COUNT(Standard_Repeated_outline)},
  {"Standard/Result.swift", NULL, Standard_Result_text, sizeof Standard_Result_text, Standard_Result_outline, COUNT(Standard_Result_outline)},
  {"Standard/SIMD16.swift", NULL, Standard_SIMD16_text, sizeof Standard_SIMD16_text, Standard_SIMD16_outline, COUNT(Standard_SIMD16_outline)},
  {"Standard/SIMD2.swift", NULL, Standard_SIMD2_text, sizeof Standard_SIMD2_text, Standard_SIMD2_outline, COUNT(Standard_SIMD2_outline)},
  {"Standard/SIMD3.swift", NULL, Standard_SIMD3_text, sizeof Standard_SIMD3_text, Standard_SIMD3_outline, COUNT(Standard_SIMD3_outline)},
  {"Standard/SIMD4.swift", NULL, Standard_SIMD4_text, sizeof Standard_SIMD4_text, Standard_SIMD4_outline, COUNT(Standard_SIMD4_outline)},
  {"Standard/SIMD8.swift", NULL, Standard_SIMD8_text, sizeof Standard_SIMD8_text, Standard_SIMD8_outline, COUNT(Standard_SIMD8_outline)},
  {"Standard/SequenceMembers.swift", NULL, Standard_SequenceMembers_text, sizeof Standard_SequenceMembers_text, Standard_SequenceMembers_outline, COUNT(Standard_SequenceMembers_outline)},
  {"Standard/SequenceOrders.swift", NULL, Standard_SequenceOrders_text, sizeof Standard_SequenceOrders_text, Standard_SequenceOrders_outline, COUNT(Standard_SequenceOrders_outline)},
  {"Standard/SequenceTransforms.swift", NULL, Standard_SequenceTransforms_text, sizeof Standard_SequenceTransforms_text, Standard_SequenceTransforms_outline, COUNT(Standard_SequenceTransforms_outline)},
  {"Standard/Set.swift", NULL, Standard_Set_text, sizeof Standard_Set_text, Standard_Set_outline, COUNT(Standard_Set_outline)},
  {"Standard/SetAlgebra.swift", NULL, Standard_SetAlgebra_text, sizeof Standard_SetAlgebra_text, Standard_SetAlgebra_outline, COUNT(Standard_SetAlgebra_outline)},
  {"Standard/StandardInput.swift", NULL, Standard_StandardInput_text, sizeof Standard_StandardInput_text, Standard_StandardInput_outline, COUNT(Standard_StandardInput_outline)},
  {"Standard/StaticString.swift", NULL, Standard_StaticString_text, sizeof Standard_StaticString_text, Standard_StaticString_outline, COUNT(Standard_StaticString_outline)},
  {"Standard/Strideable.swift", NULL, Standard_Strideable_text, sizeof Standard_Strideable_text, Standard_Strideable_outline, COUNT(Standard_Strideable_outline)},
  {"Standard/Strides.swift", NULL, Standard_Strides_text, sizeof Standard_Strides_text, Standard_Strides_outline, COUNT(Standard_Strides_outline)},
  {"Standard/String.swift", NULL, Standard_String_text, sizeof Standard_String_text, Standard_String_outline, COUNT(Standard_String_outline)},
  {"Standard/StringExtrema.swift", NULL, Standard_StringExtrema_text, sizeof Standard_StringExtrema_text, Standard_StringExtrema_outline, COUNT(Standard_StringExtrema_outline)},
  {"Standard/StringProtocol.swift", NULL, Standard_StringProtocol_text, sizeof Standard_StringProtocol_text, Standard_StringProtocol_outline, COUNT(Standard_StringProtocol_outline)},
  {"Standard/StringProtocolMembers.swift", NULL, Standard_StringProtocolMembers_text, sizeof Standard_StringProtocolMembers_text, Standard_StringProtocolMembers_outline, COUNT(Standard_StringProtocolMembers_outline)},
  {"Standard/StringViews.swift", NULL, Standard_StringViews_text, sizeof Standard_StringViews_text, Standard_StringViews_outline, COUNT(Standard_StringViews_outline)},
  {"Standard/Substring.swift", NULL, Standard_Substring_text, sizeof Standard_Substring_text, Standard_Substring_outline, COUNT(Standard_Substring_outline)},
  {"Standard/Swapping.swift", NULL, Standard_Swapping_text, sizeof Standard_Swapping_text, Standard_Swapping_outline, COUNT(Standard_Swapping_outline)},
  {"Standard/TextOutput.swift", NULL, Standard_TextOutput_text, sizeof Standard_TextOutput_text, Standard_TextOutput_outline, COUNT(Standard_TextOutput_outline)},
  {"Standard/TextParts.swift", NULL, Standard_TextParts_text, sizeof Standard_TextParts_text, Standard_TextParts_outline, COUNT(Standard_TextParts_outline)},
  {"Standard/TextViews.swift", NULL, Standard_TextViews_text, sizeof Standard_TextViews_text, Standard_TextViews_outline, COUNT(Standard_TextViews_outline)},
  {"Standard/TextWriting.swift", NULL, Standard_TextWriting_text, sizeof Standard_TextWriting_text, Standard_TextWriting_outline, COUNT(Standard_TextWriting_outline)},
  {"Standard/TrimmedSequences.swift", NULL, Standard_TrimmedSequences_text, sizeof Standard_TrimmedSequences_text, Standard_TrimmedSequences_outline, COUNT(Standard_TrimmedSequences_outline)},
  {"Standard/TupleComparison.swift", NULL, Standard_TupleComparison_text, sizeof Standard_TupleComparison_text, Standard_TupleComparison_outline, COUNT(Standard_TupleComparison_outline)},
  {"Standard/TypeNames.swift", NULL, Standard_TypeNames_text, sizeof Standard_TypeNames_text, Standard_TypeNames_outline, COUNT(Standard_TypeNames_outline)},
  {"Standard/UInt.swift", NULL, Standard_UInt64_text, sizeof Standard_UInt64_text, Standard_UInt_outline, COUNT(Standard_UInt_outline), "Int64=Int, uint64=uint"},
  {"Standard/UInt128.swift", NULL, Standard_UInt128_text, sizeof Standard_UInt128_text, Standard_UInt128_outline, COUNT(Standard_UInt128_outline)},
  {"Standard/UInt16.swift", NULL, Standard_UInt64_text, sizeof Standard_UInt64_text, Standard_UInt16_outline, COUNT(Standard_UInt16_outline), "64=16"},
  {"Standard/UInt32.swift", NULL, Standard_UInt64_text, sizeof Standard_UInt64_text, Standard_UInt32_outline, COUNT(Standard_UInt32_outline), "64=32"},
  {"Standard/UInt64.swift", NULL, Standard_UInt64_text, sizeof Standard_UInt64_text, Standard_UInt64_outline, COUNT(Standard_UInt64_outline)},
  {"Standard/UInt8.swift", NULL, Standard_UInt64_text, sizeof Standard_UInt64_text, Standard_UInt8_outline, COUNT(Standard_UInt8_outline), "64=8"},
  {"Standard/UTF8Parser.swift", NULL, Standard_UTF8Parser_text, sizeof Standard_UTF8Parser_text, Standard_UTF8Parser_outline, COUNT(Standard_UTF8Parser_outline)},
  {"Standard/Unicode.swift", NULL, Standard_Unicode_text, sizeof Standard_Unicode_text, Standard_Unicode_outline, COUNT(Standard_Unicode_outline)},
  {"Standard/VariadicArguments.swift", NULL, Standard_VariadicArguments_text, sizeof Standard_VariadicArguments_text, Standard_VariadicArguments_outline, COUNT(Standard_VariadicArguments_outline)},
  {"Standard/Vectors.swift", NULL, Standard_Vectors_text, sizeof Standard_Vectors_text, Standard_Vectors_outline, COUNT(Standard_Vectors_outline)},
  {"Standard/Void.swift", NULL, Standard_Void_text, sizeof Standard_Void_text, Standard_Void_outline, COUNT(Standard_Void_outline)},
  {"Standard/WideConversions.swift", NULL, Standard_WideConversions_text, sizeof Standard_WideConversions_text, Standard_WideConversions_outline, COUNT(Standard_WideConversions_outline)},
  {"Standard/Zipped.swift", NULL, Standard_Zipped_text, sizeof Standard_Zipped_text, Standard_Zipped_outline, COUNT(Standard_Zipped_outline)},
  {"Testing/AsyncExitTestExpectations.swift", NULL, Testing_AsyncExitTestExpectations_text, sizeof Testing_AsyncExitTestExpectations_text, Testing_AsyncExitTestExpectations_outline, COUNT(Testing_AsyncExitTestExpectations_outline)},
  {"Testing/AsyncExitTestRequirements.swift", NULL, Testing_AsyncExitTestRequirements_text, sizeof Testing_AsyncExitTestRequirements_text, Testing_AsyncExitTestRequirements_outline, COUNT(Testing_AsyncExitTestRequirements_outline)},
  {"Testing/Attachment.swift", NULL, Testing_Attachment_text, sizeof Testing_Attachment_text, Testing_Attachment_outline, COUNT(Testing_Attachment_outline)},
  {"Testing/ExitTest.swift", NULL, Testing_ExitTest_text, sizeof Testing_ExitTest_text, Testing_ExitTest_outline, COUNT(Testing_ExitTest_outline)},
  {"Testing/Expectations.swift", NULL, Testing_Expectations_text, sizeof Testing_Expectations_text, Testing_Expectations_outline, COUNT(Testing_Expectations_outline)},
  {"Testing/Issues.swift", NULL, Testing_Issues_text, sizeof Testing_Issues_text, Testing_Issues_outline, COUNT(Testing_Issues_outline)},
  {"Testing/KnownIssues.swift", NULL, Testing_KnownIssues_text, sizeof Testing_KnownIssues_text, Testing_KnownIssues_outline, COUNT(Testing_KnownIssues_outline)},
  {"Testing/TestPlans.swift", NULL, Testing_TestPlans_text, sizeof Testing_TestPlans_text, Testing_TestPlans_outline, COUNT(Testing_TestPlans_outline)},
  {"Testing/TestTraits.swift", NULL, Testing_TestTraits_text, sizeof Testing_TestTraits_text, Testing_TestTraits_outline, COUNT(Testing_TestTraits_outline)},
  {"Testing/ViewHosts.swift", NULL, Testing_ViewHosts_text, sizeof Testing_ViewHosts_text, Testing_ViewHosts_outline, COUNT(Testing_ViewHosts_outline)},
  {"Testing/XCTMeasuring.swift", NULL, Testing_XCTMeasuring_text, sizeof Testing_XCTMeasuring_text, Testing_XCTMeasuring_outline, COUNT(Testing_XCTMeasuring_outline)},
  {"Testing/XCTWaiter.swift", NULL, Testing_XCTWaiter_text, sizeof Testing_XCTWaiter_text, Testing_XCTWaiter_outline, COUNT(Testing_XCTWaiter_outline)},
  {"Testing/XCTests.swift", NULL, Testing_XCTests_text, sizeof Testing_XCTests_text, Testing_XCTests_outline, COUNT(Testing_XCTests_outline)},
  {"Views/AccessibilityEnvironment.swift", NULL, Views_AccessibilityEnvironment_text, sizeof Views_AccessibilityEnvironment_text, Views_AccessibilityEnvironment_outline, COUNT(Views_AccessibilityEnvironment_outline)},
  {"Views/Alerts.swift", NULL, Views_Alerts_text, sizeof Views_Alerts_text, Views_Alerts_outline, COUNT(Views_Alerts_outline)},
  {"Views/AnchorPreferences.swift", NULL, Views_AnchorPreferences_text, sizeof Views_AnchorPreferences_text, Views_AnchorPreferences_outline, COUNT(Views_AnchorPreferences_outline)},
  {"Views/Anchors.swift", NULL, Views_Anchors_text, sizeof Views_Anchors_text, Views_Anchors_outline, COUNT(Views_Anchors_outline)},
  {"Views/AnimationValues.swift", NULL, Views_AnimationValues_text, sizeof Views_AnimationValues_text, Views_AnimationValues_outline, COUNT(Views_AnimationValues_outline)},
  {"Views/Animators.swift", NULL, Views_Animators_text, sizeof Views_Animators_text, Views_Animators_outline, COUNT(Views_Animators_outline)},
  {"Views/AppKitHosting.swift", NULL, Views_AppKitHosting_text, sizeof Views_AppKitHosting_text, Views_AppKitHosting_outline, COUNT(Views_AppKitHosting_outline)},
  {"Views/AppKitValues.swift", NULL, Views_UIKitValues_text, sizeof Views_UIKitValues_text, Views_AppKitValues_outline, COUNT(Views_AppKitValues_outline), "UIKit=AppKit, UIImage=NSImage, UIColor=NSColor, uiColor=nsColor, uiImage=nsImage"},
  {"Views/Bindable.swift", NULL, Views_Bindable_text, sizeof Views_Bindable_text, Views_Bindable_outline, COUNT(Views_Bindable_outline)},
  {"Views/Binding.swift", NULL, Views_Binding_text, sizeof Views_Binding_text, Views_Binding_outline, COUNT(Views_Binding_outline)},
  {"Views/Buttons.swift", NULL, Views_Buttons_text, sizeof Views_Buttons_text, Views_Buttons_outline, COUNT(Views_Buttons_outline)},
  {"Views/Canvas.swift", NULL, Views_Canvas_text, sizeof Views_Canvas_text, Views_Canvas_outline, COUNT(Views_Canvas_outline)},
  {"Views/Charts.swift", "Charts", Views_Charts_text, sizeof Views_Charts_text, Views_Charts_outline, COUNT(Views_Charts_outline)},
  {"Views/CollectionViews.swift", NULL, Views_CollectionViews_text, sizeof Views_CollectionViews_text, Views_CollectionViews_outline, COUNT(Views_CollectionViews_outline)},
  {"Views/ColourModifiers.swift", NULL, Views_ColourModifiers_text, sizeof Views_ColourModifiers_text, Views_ColourModifiers_outline, COUNT(Views_ColourModifiers_outline)},
  {"Views/Colours.swift", NULL, Views_Colours_text, sizeof Views_Colours_text, Views_Colours_outline, COUNT(Views_Colours_outline)},
  {"Views/Commands.swift", NULL, Views_Commands_text, sizeof Views_Commands_text, Views_Commands_outline, COUNT(Views_Commands_outline)},
  {"Views/ContainerStyles.swift", NULL, Views_ContainerStyles_text, sizeof Views_ContainerStyles_text, Views_ContainerStyles_outline, COUNT(Views_ContainerStyles_outline)},
  {"Views/ContentModifiers.swift", NULL, Views_ContentModifiers_text, sizeof Views_ContentModifiers_text, Views_ContentModifiers_outline, COUNT(Views_ContentModifiers_outline)},
  {"Views/ControlGroupStyle.swift", NULL, Views_ControlGroupStyle_text, sizeof Views_ControlGroupStyle_text, Views_ControlGroupStyle_outline, COUNT(Views_ControlGroupStyle_outline)},
  {"Views/ControlGroupStyleModifiers.swift", NULL, Views_ControlGroupStyleModifiers_text, sizeof Views_ControlGroupStyleModifiers_text, Views_ControlGroupStyleModifiers_outline, COUNT(Views_ControlGroupStyleModifiers_outline)},
  {"Views/ControlStyles.swift", NULL, Views_ControlStyles_text, sizeof Views_ControlStyles_text, Views_ControlStyles_outline, COUNT(Views_ControlStyles_outline)},
  {"Views/CustomLayouts.swift", NULL, Views_CustomLayouts_text, sizeof Views_CustomLayouts_text, Views_CustomLayouts_outline, COUNT(Views_CustomLayouts_outline)},
  {"Views/Detents.swift", NULL, Views_Detents_text, sizeof Views_Detents_text, Views_Detents_outline, COUNT(Views_Detents_outline)},
  {"Views/DisclosureGroupStyle.swift", NULL, Views_DisclosureGroupStyle_text, sizeof Views_DisclosureGroupStyle_text, Views_DisclosureGroupStyle_outline, COUNT(Views_DisclosureGroupStyle_outline)},
  {"Views/DisclosureGroupStyleModifiers.swift", NULL, Views_DisclosureGroupStyleModifiers_text, sizeof Views_DisclosureGroupStyleModifiers_text, Views_DisclosureGroupStyleModifiers_outline, COUNT(Views_DisclosureGroupStyleModifiers_outline)},
  {"Views/DragAndDrop.swift", NULL, Views_DragAndDrop_text, sizeof Views_DragAndDrop_text, Views_DragAndDrop_outline, COUNT(Views_DragAndDrop_outline)},
  {"Views/DrawingValues.swift", NULL, Views_DrawingValues_text, sizeof Views_DrawingValues_text, Views_DrawingValues_outline, COUNT(Views_DrawingValues_outline)},
  {"Views/EffectModifiers.swift", NULL, Views_EffectModifiers_text, sizeof Views_EffectModifiers_text, Views_EffectModifiers_outline, COUNT(Views_EffectModifiers_outline)},
  {"Views/Environment.swift", NULL, Views_Environment_text, sizeof Views_Environment_text, Views_Environment_outline, COUNT(Views_Environment_outline)},
  {"Views/EnvironmentButtons.swift", NULL, Views_EnvironmentButtons_text, sizeof Views_EnvironmentButtons_text, Views_EnvironmentButtons_outline, COUNT(Views_EnvironmentButtons_outline)},
  {"Views/EnvironmentKeys.swift", NULL, Views_EnvironmentKeys_text, sizeof Views_EnvironmentKeys_text, Views_EnvironmentKeys_outline, COUNT(Views_EnvironmentKeys_outline)},
  {"Views/EnvironmentModifiers.swift", NULL, Views_EnvironmentModifiers_text, sizeof Views_EnvironmentModifiers_text, Views_EnvironmentModifiers_outline, COUNT(Views_EnvironmentModifiers_outline)},
  {"Views/EnvironmentTable.swift", NULL, Views_EnvironmentTable_text, sizeof Views_EnvironmentTable_text, Views_EnvironmentTable_outline, COUNT(Views_EnvironmentTable_outline)},
  {"Views/EnvironmentTypes.swift", NULL, Views_EnvironmentTypes_text, sizeof Views_EnvironmentTypes_text, Views_EnvironmentTypes_outline, COUNT(Views_EnvironmentTypes_outline)},
  {"Views/FetchRequests.swift", NULL, Views_FetchRequests_text, sizeof Views_FetchRequests_text, Views_FetchRequests_outline, COUNT(Views_FetchRequests_outline)},
  {"Views/FileModifiers.swift", NULL, Views_FileModifiers_text, sizeof Views_FileModifiers_text, Views_FileModifiers_outline, COUNT(Views_FileModifiers_outline)},
  {"Views/FocusState.swift", NULL, Views_FocusState_text, sizeof Views_FocusState_text, Views_FocusState_outline, COUNT(Views_FocusState_outline)},
  {"Views/FocusedValueModifiers.swift", NULL, Views_FocusedValueModifiers_text, sizeof Views_FocusedValueModifiers_text, Views_FocusedValueModifiers_outline, COUNT(Views_FocusedValueModifiers_outline)},
  {"Views/FocusedValues.swift", NULL, Views_FocusedValues_text, sizeof Views_FocusedValues_text, Views_FocusedValues_outline, COUNT(Views_FocusedValues_outline)},
  {"Views/Fonts.swift", NULL, Views_Fonts_text, sizeof Views_Fonts_text, Views_Fonts_outline, COUNT(Views_Fonts_outline)},
  {"Views/FormStyle.swift", NULL, Views_FormStyle_text, sizeof Views_FormStyle_text, Views_FormStyle_outline, COUNT(Views_FormStyle_outline)},
  {"Views/FormStyleModifiers.swift", NULL, Views_FormStyleModifiers_text, sizeof Views_FormStyleModifiers_text, Views_FormStyleModifiers_outline, COUNT(Views_FormStyleModifiers_outline)},
  {"Views/Forms.swift", NULL, Views_Forms_text, sizeof Views_Forms_text, Views_Forms_outline, COUNT(Views_Forms_outline)},
  {"Views/FurtherInteractions.swift", NULL, Views_FurtherInteractions_text, sizeof Views_FurtherInteractions_text, Views_FurtherInteractions_outline, COUNT(Views_FurtherInteractions_outline)},
  {"Views/GaugeStyle.swift", NULL, Views_GaugeStyle_text, sizeof Views_GaugeStyle_text, Views_GaugeStyle_outline, COUNT(Views_GaugeStyle_outline)},
  {"Views/GaugeStyleModifiers.swift", NULL, Views_GaugeStyleModifiers_text, sizeof Views_GaugeStyleModifiers_text, Views_GaugeStyleModifiers_outline, COUNT(Views_GaugeStyleModifiers_outline)},
  {"Views/Geometry.swift", NULL, Views_Geometry_text, sizeof Views_Geometry_text, Views_Geometry_outline, COUNT(Views_Geometry_outline)},
  {"Views/GeometryChanges.swift", NULL, Views_GeometryChanges_text, sizeof Views_GeometryChanges_text, Views_GeometryChanges_outline, COUNT(Views_GeometryChanges_outline)},
  {"Views/GestureModifiers.swift", NULL, Views_GestureModifiers_text, sizeof Views_GestureModifiers_text, Views_GestureModifiers_outline, COUNT(Views_GestureModifiers_outline)},
  {"Views/Gestures.swift", NULL, Views_Gestures_text, sizeof Views_Gestures_text, Views_Gestures_outline, COUNT(Views_Gestures_outline)},
  {"Views/GroupBoxStyle.swift", NULL, Views_MenuStyle_text, sizeof Views_MenuStyle_text, Views_GroupBoxStyle_outline, COUNT(Views_GroupBoxStyle_outline), "Menu=GroupBox"},
  {"Views/GroupBoxStyleModifiers.swift", NULL, Views_GroupBoxStyleModifiers_text, sizeof Views_GroupBoxStyleModifiers_text, Views_GroupBoxStyleModifiers_outline, COUNT(Views_GroupBoxStyleModifiers_outline)},
  {"Views/InertView.swift", NULL, Views_InertView_text, sizeof Views_InertView_text, Views_InertView_outline, COUNT(Views_InertView_outline)},
  {"Views/IntentParts.swift", NULL, Views_IntentParts_text, sizeof Views_IntentParts_text, Views_IntentParts_outline, COUNT(Views_IntentParts_outline)},
  {"Views/Intents.swift", NULL, Views_Intents_text, sizeof Views_Intents_text, Views_Intents_outline, COUNT(Views_Intents_outline)},
  {"Views/Interactions.swift", NULL, Views_Interactions_text, sizeof Views_Interactions_text, Views_Interactions_outline, COUNT(Views_Interactions_outline)},
  {"Views/Interpolations.swift", NULL, Views_Interpolations_text, sizeof Views_Interpolations_text, Views_Interpolations_outline, COUNT(Views_Interpolations_outline)},
  {"Views/KeyPresses.swift", NULL, Views_KeyPresses_text, sizeof Views_KeyPresses_text, Views_KeyPresses_outline, COUNT(Views_KeyPresses_outline)},
  {"Views/LabeledContentStyle.swift", NULL, Views_MenuStyle_text, sizeof Views_MenuStyle_text, Views_LabeledContentStyle_outline, COUNT(Views_LabeledContentStyle_outline), "Menu=LabeledContent"},
  {"Views/LabeledContentStyleModifiers.swift", NULL, Views_LabeledContentStyleModifiers_text, sizeof Views_LabeledContentStyleModifiers_text, Views_LabeledContentStyleModifiers_outline, COUNT(Views_LabeledContentStyleModifiers_outline)},
  {"Views/Labels.swift", NULL, Views_Labels_text, sizeof Views_Labels_text, Views_Labels_outline, COUNT(Views_Labels_outline)},
  {"Views/LayoutModifiers.swift", NULL, Views_LayoutModifiers_text, sizeof Views_LayoutModifiers_text, Views_LayoutModifiers_outline, COUNT(Views_LayoutModifiers_outline)},
  {"Views/LayoutValues.swift", NULL, Views_LayoutValues_text, sizeof Views_LayoutValues_text, Views_LayoutValues_outline, COUNT(Views_LayoutValues_outline)},
  {"Views/ListSelection.swift", NULL, Views_ListSelection_text, sizeof Views_ListSelection_text, Views_ListSelection_outline, COUNT(Views_ListSelection_outline)},
  {"Views/ListSelections.swift", NULL, Views_ListSelection_text, sizeof Views_ListSelection_text, Views_ListSelections_outline, COUNT(Views_ListSelections_outline), "ListSelection=ListSelections, SelectionValue?=Set<SelectionValue>, _selection=_selections"},
  {"Views/Lists.swift", NULL, Views_Lists_text, sizeof Views_Lists_text, Views_Lists_outline, COUNT(Views_Lists_outline)},
  {"Views/LiveNames.swift", NULL, Views_LiveNames_text, sizeof Views_LiveNames_text, Views_LiveNames_outline, COUNT(Views_LiveNames_outline)},
  {"Views/LocalizedResources.swift", NULL, Views_LocalizedResources_text, sizeof Views_LocalizedResources_text, Views_LocalizedResources_outline, COUNT(Views_LocalizedResources_outline)},
  {"Views/ManagedObjects.swift", NULL, Views_ManagedObjects_text, sizeof Views_ManagedObjects_text, Views_ManagedObjects_outline, COUNT(Views_ManagedObjects_outline)},
  {"Views/MenuStyle.swift", NULL, Views_MenuStyle_text, sizeof Views_MenuStyle_text, Views_MenuStyle_outline, COUNT(Views_MenuStyle_outline)},
  {"Views/MenuStyleModifiers.swift", NULL, Views_MenuStyleModifiers_text, sizeof Views_MenuStyleModifiers_text, Views_MenuStyleModifiers_outline, COUNT(Views_MenuStyleModifiers_outline)},
  {"Views/ModelActors.swift", NULL, Views_ModelActors_text, sizeof Views_ModelActors_text, Views_ModelActors_outline, COUNT(Views_ModelActors_outline)},
  {"Views/Moments.swift", NULL, Views_Moments_text, sizeof Views_Moments_text, Views_Moments_outline, COUNT(Views_Moments_outline)},
  {"Views/MultiDatePickers.swift", NULL, Views_MultiDatePickers_text, sizeof Views_MultiDatePickers_text, Views_MultiDatePickers_outline, COUNT(Views_MultiDatePickers_outline)},
  {"Views/NSHosting.swift", NULL, Views_UIHosting_text, sizeof Views_UIHosting_text, Views_NSHosting_outline, COUNT(Views_NSHosting_outline), "UIHosting=NSHosting, UIView=NSView"},
  {"Views/NSViewControllerRepresentables.swift", NULL, Views_UIViewRepresentables_text, sizeof Views_UIViewRepresentables_text, Views_NSViewControllerRepresentables_outline, COUNT(Views_NSViewControllerRepresentables_outline), "UIView=NSViewController, uiView=nsViewController"},
  {"Views/NSViewRepresentables.swift", NULL, Views_UIViewRepresentables_text, sizeof Views_UIViewRepresentables_text, Views_NSViewRepresentables_outline, COUNT(Views_NSViewRepresentables_outline), "UIView=NSView, uiView=nsView"},
  {"Views/NamedGradients.swift", NULL, Views_NamedGradients_text, sizeof Views_NamedGradients_text, Views_NamedGradients_outline, COUNT(Views_NamedGradients_outline)},
  {"Views/NamedShapes.swift", NULL, Views_NamedShapes_text, sizeof Views_NamedShapes_text, Views_NamedShapes_outline, COUNT(Views_NamedShapes_outline)},
  {"Views/Navigation.swift", NULL, Views_Navigation_text, sizeof Views_Navigation_text, Views_Navigation_outline, COUNT(Views_Navigation_outline)},
  {"Views/ObservedObject.swift", NULL, Views_ObservedObject_text, sizeof Views_ObservedObject_text, Views_ObservedObject_outline, COUNT(Views_ObservedObject_outline)},
  {"Views/OpenURLActions.swift", NULL, Views_OpenURLActions_text, sizeof Views_OpenURLActions_text, Views_OpenURLActions_outline, COUNT(Views_OpenURLActions_outline)},
  {"Views/Outlines.swift", NULL, Views_Outlines_text, sizeof Views_Outlines_text, Views_Outlines_outline, COUNT(Views_Outlines_outline)},
  {"Views/OutsideEvents.swift", NULL, Views_OutsideEvents_text, sizeof Views_OutsideEvents_text, Views_OutsideEvents_outline, COUNT(Views_OutsideEvents_outline)},
  {"Views/Persistence.swift", NULL, Views_Persistence_text, sizeof Views_Persistence_text, Views_Persistence_outline, COUNT(Views_Persistence_outline)},
  {"Views/PersistenceKeys.swift", NULL, Views_PersistenceKeys_text, sizeof Views_PersistenceKeys_text, Views_PersistenceKeys_outline, COUNT(Views_PersistenceKeys_outline)},
  {"Views/Pickers.swift", NULL, Views_Pickers_text, sizeof Views_Pickers_text, Views_Pickers_outline, COUNT(Views_Pickers_outline)},
  {"Views/PlatformColours.swift", NULL, Views_PlatformColours_text, sizeof Views_PlatformColours_text, Views_PlatformColours_outline, COUNT(Views_PlatformColours_outline)},
  {"Views/PlatformSupport.swift", NULL, Views_PlatformSupport_text, sizeof Views_PlatformSupport_text, Views_PlatformSupport_outline, COUNT(Views_PlatformSupport_outline)},
  {"Views/PlatformValues.swift", NULL, Views_PlatformValues_text, sizeof Views_PlatformValues_text, Views_PlatformValues_outline, COUNT(Views_PlatformValues_outline)},
  {"Views/Preferences.swift", NULL, Views_Preferences_text, sizeof Views_Preferences_text, Views_Preferences_outline, COUNT(Views_Preferences_outline)},
  {"Views/Presentations.swift", NULL, Views_Presentations_text, sizeof Views_Presentations_text, Views_Presentations_outline, COUNT(Views_Presentations_outline)},
  {"Views/Previews.swift", NULL, Views_Previews_text, sizeof Views_Previews_text, Views_Previews_outline, COUNT(Views_Previews_outline)},
  {"Views/PrimitiveButtonStyles.swift", NULL, Views_PrimitiveButtonStyles_text, sizeof Views_PrimitiveButtonStyles_text, Views_PrimitiveButtonStyles_outline, COUNT(Views_PrimitiveButtonStyles_outline)},
  {"Views/PrintedChanges.swift", NULL, Views_PrintedChanges_text, sizeof Views_PrintedChanges_text, Views_PrintedChanges_outline, COUNT(Views_PrintedChanges_outline)},
  {"Views/ProgressViewStyle.swift", NULL, Views_ProgressViewStyle_text, sizeof Views_ProgressViewStyle_text, Views_ProgressViewStyle_outline, COUNT(Views_ProgressViewStyle_outline)},
  {"Views/ProgressViewStyleModifiers.swift", NULL, Views_ProgressViewStyleModifiers_text, sizeof Views_ProgressViewStyleModifiers_text, Views_ProgressViewStyleModifiers_outline, COUNT(Views_ProgressViewStyleModifiers_outline)},
  {"Views/Readers.swift", NULL, Views_Readers_text, sizeof Views_Readers_text, Views_Readers_outline, COUNT(Views_Readers_outline)},
  {"Views/RemadeLabels.swift", NULL, Views_RemadeLabels_text, sizeof Views_RemadeLabels_text, Views_RemadeLabels_outline, COUNT(Views_RemadeLabels_outline)},
  {"Views/RemadeToggles.swift", NULL, Views_RemadeToggles_text, sizeof Views_RemadeToggles_text, Views_RemadeToggles_outline, COUNT(Views_RemadeToggles_outline)},
  {"Views/RowSelection.swift", NULL, Views_RowSelection_text, sizeof Views_RowSelection_text, Views_RowSelection_outline, COUNT(Views_RowSelection_outline)},
  {"Views/ScaledMetrics.swift", NULL, Views_ScaledMetrics_text, sizeof Views_ScaledMetrics_text, Views_ScaledMetrics_outline, COUNT(Views_ScaledMetrics_outline)},
  {"Views/ScenePersistence.swift", NULL, Views_ViewPersistence_text, sizeof Views_ViewPersistence_text, Views_ScenePersistence_outline, COUNT(Views_ScenePersistence_outline), "View=Scene"},
  {"Views/Scenes.swift", NULL, Views_Scenes_text, sizeof Views_Scenes_text, Views_Scenes_outline, COUNT(Views_Scenes_outline)},
  {"Views/Schemas.swift", NULL, Views_Schemas_text, sizeof Views_Schemas_text, Views_Schemas_outline, COUNT(Views_Schemas_outline)},
  {"Views/ScrollPositions.swift", NULL, Views_ScrollPositions_text, sizeof Views_ScrollPositions_text, Views_ScrollPositions_outline, COUNT(Views_ScrollPositions_outline)},
  {"Views/Searching.swift", NULL, Views_Searching_text, sizeof Views_Searching_text, Views_Searching_outline, COUNT(Views_Searching_outline)},
  {"Views/ShapeModifiers.swift", NULL, Views_ShapeModifiers_text, sizeof Views_ShapeModifiers_text, Views_ShapeModifiers_outline, COUNT(Views_ShapeModifiers_outline)},
  {"Views/ShapeStyles.swift", NULL, Views_ShapeStyles_text, sizeof Views_ShapeStyles_text, Views_ShapeStyles_outline, COUNT(Views_ShapeStyles_outline)},
  {"Views/Shapes.swift", NULL, Views_Shapes_text, sizeof Views_Shapes_text, Views_Shapes_outline, COUNT(Views_Shapes_outline)},
  {"Views/Sliders.swift", NULL, Views_Sliders_text, sizeof Views_Sliders_text, Views_Sliders_outline, COUNT(Views_Sliders_outline)},
  {"Views/Stacks.swift", NULL, Views_Stacks_text, sizeof Views_Stacks_text, Views_Stacks_outline, COUNT(Views_Stacks_outline)},
  {"Views/State.swift", NULL, Views_State_text, sizeof Views_State_text, Views_State_outline, COUNT(Views_State_outline)},
  {"Views/Storage.swift", NULL, Views_Storage_text, sizeof Views_Storage_text, Views_Storage_outline, COUNT(Views_Storage_outline)},
  {"Views/Structure.swift", NULL, Views_Structure_text, sizeof Views_Structure_text, Views_Structure_outline, COUNT(Views_Structure_outline)},
  {"Views/SubviewInitializers.swift", NULL, Views_SubviewInitializers_text, sizeof Views_SubviewInitializers_text, Views_SubviewInitializers_outline, COUNT(Views_SubviewInitializers_outline)},
  {"Views/Subviews.swift", NULL, Views_Subviews_text, sizeof Views_Subviews_text, Views_Subviews_outline, COUNT(Views_Subviews_outline)},
  {"Views/SymbolEffects.swift", NULL, Views_SymbolEffects_text, sizeof Views_SymbolEffects_text, Views_SymbolEffects_outline, COUNT(Views_SymbolEffects_outline)},
  {"Views/SystemEvents.swift", NULL, Views_SystemEvents_text, sizeof Views_SystemEvents_text, Views_SystemEvents_outline, COUNT(Views_SystemEvents_outline)},
  {"Views/SystemModifiers.swift", NULL, Views_SystemModifiers_text, sizeof Views_SystemModifiers_text, Views_SystemModifiers_outline, COUNT(Views_SystemModifiers_outline)},
  {"Views/SystemValues.swift", NULL, Views_SystemValues_text, sizeof Views_SystemValues_text, Views_SystemValues_outline, COUNT(Views_SystemValues_outline)},
  {"Views/TableSelection.swift", NULL, Views_TableSelection_text, sizeof Views_TableSelection_text, Views_TableSelection_outline, COUNT(Views_TableSelection_outline)},
  {"Views/TableSelections.swift", NULL, Views_TableSelection_text, sizeof Views_TableSelection_text, Views_TableSelections_outline, COUNT(Views_TableSelections_outline), "TableSelection=TableSelections, Value.ID?=Set<Value.ID>, _selection=_selections"},
  {"Views/Tables.swift", NULL, Views_Tables_text, sizeof Views_Tables_text, Views_Tables_outline, COUNT(Views_Tables_outline)},
  {"Views/Tabs.swift", NULL, Views_Tabs_text, sizeof Views_Tabs_text, Views_Tabs_outline, COUNT(Views_Tabs_outline)},
  {"Views/TextFieldStyle.swift", NULL, Views_TextFieldStyle_text, sizeof Views_TextFieldStyle_text, Views_TextFieldStyle_outline, COUNT(Views_TextFieldStyle_outline)},
  {"Views/TextFieldStyleModifiers.swift", NULL, Views_TextFieldStyleModifiers_text, sizeof Views_TextFieldStyleModifiers_text, Views_TextFieldStyleModifiers_outline, COUNT(Views_TextFieldStyleModifiers_outline)},
  {"Views/TextInput.swift", NULL, Views_TextInput_text, sizeof Views_TextInput_text, Views_TextInput_outline, COUNT(Views_TextInput_outline)},
  {"Views/TextModifiers.swift", NULL, Views_TextModifiers_text, sizeof Views_TextModifiers_text, Views_TextModifiers_outline, COUNT(Views_TextModifiers_outline)},
  {"Views/Texts.swift", NULL, Views_Texts_text, sizeof Views_Texts_text, Views_Texts_outline, COUNT(Views_Texts_outline)},
  {"Views/Timelines.swift", NULL, Views_Timelines_text, sizeof Views_Timelines_text, Views_Timelines_outline, COUNT(Views_Timelines_outline)},
  {"Views/Transfers.swift", NULL, Views_Transfers_text, sizeof Views_Transfers_text, Views_Transfers_outline, COUNT(Views_Transfers_outline)},
  {"Views/TransitionModifiers.swift", NULL, Views_TransitionModifiers_text, sizeof Views_TransitionModifiers_text, Views_TransitionModifiers_outline, COUNT(Views_TransitionModifiers_outline)},
  {"Views/UIHosting.swift", NULL, Views_UIHosting_text, sizeof Views_UIHosting_text, Views_UIHosting_outline, COUNT(Views_UIHosting_outline)},
  {"Views/UIKitHosting.swift", NULL, Views_UIKitHosting_text, sizeof Views_UIKitHosting_text, Views_UIKitHosting_outline, COUNT(Views_UIKitHosting_outline)},
  {"Views/UIKitValues.swift", NULL, Views_UIKitValues_text, sizeof Views_UIKitValues_text, Views_UIKitValues_outline, COUNT(Views_UIKitValues_outline)},
  {"Views/UIViewControllerRepresentables.swift", NULL, Views_UIViewRepresentables_text, sizeof Views_UIViewRepresentables_text, Views_UIViewControllerRepresentables_outline, COUNT(Views_UIViewControllerRepresentables_outline), "UIView=UIViewController, uiView=uiViewController"},
  {"Views/UIViewRepresentables.swift", NULL, Views_UIViewRepresentables_text, sizeof Views_UIViewRepresentables_text, Views_UIViewRepresentables_outline, COUNT(Views_UIViewRepresentables_outline)},
  {"Views/ViewBuilders.swift", NULL, Views_ViewBuilders_text, sizeof Views_ViewBuilders_text, Views_ViewBuilders_outline, COUNT(Views_ViewBuilders_outline)},
  {"Views/ViewPersistence.swift", NULL, Views_ViewPersistence_text, sizeof Views_ViewPersistence_text, Views_ViewPersistence_outline, COUNT(Views_ViewPersistence_outline)},
  {"Views/ViewProtocols.swift", NULL, Views_ViewProtocols_text, sizeof Views_ViewProtocols_text, Views_ViewProtocols_outline, COUNT(Views_ViewProtocols_outline)},
  {"Views/VisualEffects.swift", NULL, Views_VisualEffects_text, sizeof Views_VisualEffects_text, Views_VisualEffects_outline, COUNT(Views_VisualEffects_outline)},
  {"Views/WidgetEnvironment.swift", NULL, Views_WidgetEnvironment_text, sizeof Views_WidgetEnvironment_text, Views_WidgetEnvironment_outline, COUNT(Views_WidgetEnvironment_outline)},
  {"Views/Widgets.swift", NULL, Views_Widgets_text, sizeof Views_Widgets_text, Views_Widgets_outline, COUNT(Views_Widgets_outline)},
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
  {"AutomaticSymbolEffect", Views_SymbolEffects, 1},
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
  {"ContentTransitionSymbolEffect", Views_SymbolEffects, 1},
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
  {"DefaultButtonLabel", Views_Buttons, 1},
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
  {"EnergyFormatter", Foundation_UnitFormatters, 1},
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
  {"LengthFormatter", Foundation_UnitFormatters, 1},
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
  {"MassFormatter", Foundation_UnitFormatters, 1},
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
  {"MigrationStage", Views_Schemas, 1},
  {"MiniTipViewStyle", Frameworks_Tips, 1},
  {"Mirror", Standard_Mirror, 1},
  {"MirrorPath", Standard_Mirror, 1},
  {"Model3D", Frameworks_RealityViews},
  {"ModelActor", Views_ModelActors, 1},
  {"ModelComponent", Frameworks_Entities, 1},
  {"ModelConfiguration", Views_Schemas, 1},
  {"ModelContainer", Views_Schemas, 1},
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
  {"ReplaceSymbolEffect", Views_SymbolEffects, 1},
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
  {"ScaledMetric", Views_ScaledMetrics, 1},
  {"Scanner", Foundation_Scanner, 1},
  {"Scene", Views_Scenes, 1},
  {"Scene", Views_ViewProtocols, 1},
  {"SceneBuilder", Views_ViewBuilders, 1},
  {"ScenePhase", Views_EnvironmentKeys, 1},
  {"SceneStorage", Views_Storage, 1},
  {"SceneUpdateContext", Frameworks_Entities, 1},
  {"Scheduler", Observation_Combine, 1},
  {"Scheduler", Observation_TimeOperators, 1},
  {"Schema", Views_Schemas, 1},
  {"SchemaMigrationPlan", Views_Schemas, 1},
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
  {"SymbolEffect", Views_SymbolEffects, 1},
  {"SymbolEffectOptions", Views_SymbolEffects, 1},
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
  {"VersionedSchema", Views_Schemas, 1},
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
  {"XCTCPUMetric", Testing_XCTMeasuring, 1},
  {"XCTClockMetric", Testing_XCTMeasuring, 1},
  {"XCTFail", Testing_XCTests},
  {"XCTMeasureOptions", Testing_XCTMeasuring, 1},
  {"XCTMemoryMetric", Testing_XCTMeasuring, 1},
  {"XCTMetric", Testing_XCTMeasuring, 1},
  {"XCTPerformanceMetric", Testing_XCTMeasuring, 1},
  {"XCTSkip", Testing_XCTests, 1},
  {"XCTSkipIf", Testing_XCTests},
  {"XCTSkipUnless", Testing_XCTests},
  {"XCTStorageMetric", Testing_XCTMeasuring, 1},
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
  {"_Attached", Views_Structure, 1},
  {"_AttachedCommands", Views_Commands, 1},
  {"_Attributed", Foundation_TextAttributes, 1},
  {"_Autoconnect", Observation_SharedPublishers, 1},
  {"_AutocorrectionDisabledPlainKey", Views_EnvironmentTable, 1},
  {"_BackgroundMaterialPlainKey", Views_EnvironmentTable, 1},
  {"_BackgroundProminencePlainKey", Views_EnvironmentTable, 1},
  {"_BoundMemory", Memory_Memories, 1},
  {"_Buffer", Memory_Buffers, 1},
  {"_ButtonRepeatBehaviorPlainKey", Views_EnvironmentTable, 1},
  {"_ButtonStyleKey", Views_ControlStyles, 1},
  {"_CFile", Foundation_SystemFunctions, 1},
  {"_CacheKey", Foundation_Caches, 1},
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
  {"_EnvironmentChange", Views_EnvironmentModifiers, 1},
  {"_EnvironmentModifier", Views_Environment, 1},
  {"_EnvironmentTransform", Views_Environment, 1},
  {"_EnvironmentWriter", Views_Environment, 1},
  {"_EphemeralState", Packages_PresentedStates, 1},
  {"_Expectation", Testing_Expectations, 1},
  {"_ExpressibleByBuiltinBooleanLiteral", Standard_LiteralProtocols, 1},
  {"_ExpressibleByBuiltinExtendedGraphemeClusterLiteral", Standard_LiteralProtocols, 1},
  {"_ExpressibleByBuiltinFloatLiteral", Standard_LiteralProtocols, 1},
  {"_ExpressibleByBuiltinIntegerLiteral", Standard_LiteralProtocols, 1},
  {"_ExpressibleByBuiltinStringLiteral", Standard_LiteralProtocols, 1},
  {"_ExpressibleByBuiltinUnicodeScalarLiteral", Standard_LiteralProtocols, 1},
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
  {"_Hover", Views_SystemEvents, 1},
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
  {"_JSONDocument", Foundation_JSON, 1},
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
  {"_PreviewTraits", Views_Previews, 1},
  {"_ProgressViewStyleKey", Views_ProgressViewStyle, 1},
  {"_ProjectedLocation", Views_Binding, 1},
  {"_PropertyListReader", Foundation_PropertyLists, 1},
  {"_PublishedProperty", Observation_ObservableObject, 1},
  {"_Queue", Standard_Queue, 1},
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
  {"_Registry", Standard_Registry, 1},
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
  {"_SharedContext", Views_Previews, 1},
  {"_Shortcut", Views_OutsideEvents, 1},
  {"_ShowsWidgetContainerBackgroundPlainKey", Views_EnvironmentTable, 1},
  {"_ShowsWidgetLabelPlainKey", Views_EnvironmentTable, 1},
  {"_SidebarRowSizePlainKey", Views_EnvironmentTable, 1},
  {"_SingleValueDecoding", Standard_CodingTree, 1},
  {"_SingleValueEncoding", Standard_CodingTree, 1},
  {"_SinkList", Observation_Subjects, 1},
  {"_SizeCategoryPlainKey", Views_EnvironmentTable, 1},
  {"_SortHeader", Views_Tables, 1},
  {"_SpokenText", Views_InertView, 1},
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
  {"_TextParts", Standard_TextParts, 1},
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
  {"_UnitFormatter", Foundation_UnitFormatters, 1},
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
  {"_ViewTraits", Views_Previews, 1},
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
  {"_codingValues", Standard_DerivedCoding},
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
  {"_focusedName", Views_FocusedValues},
  {"_foldText", Foundation_TextPrimitives},
  {"_formatted", Foundation_TextPrimitives},
  {"_gathering", Packages_AsyncAlgorithms},
  {"_genericValue", Standard_InlineArray},
  {"_highHalf", Standard_BinaryInteger},
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
  {"_jsonParsed", Foundation_JSON},
  {"_jsonText", Foundation_JSON},
  {"_jsonWritten", Foundation_JSON},
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
  {"_order", Foundation_Sorting},
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
  {"_prepared", Views_Previews},
  {"_previewed", Views_Previews},
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
  {"_sorted", Foundation_Sorting},
  {"_spawn", Concurrency_TaskSupport},
  {"_stop", Concurrency_TaskSupport},
  {"_storeCell", Views_Storage},
  {"_storedCell", Views_Storage},
  {"_stubValue", Standard_CheckerSupport},
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
  {"AlignmentStrategy", Views_EnvironmentModifiers},
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
  {"_changing", Views_EnvironmentModifiers},
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
  {"_parts", Standard_StringProtocolMembers},
  {"_printChanges", Views_PrintedChanges},
  {"_range", Foundation_CalendarSearches},
  {"_range", Foundation_FoundationTextMembers},
  {"_repeat", Testing_XCTMeasuring},
  {"_replace", Foundation_SortingInPlace},
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
  {"accessibility", Views_SystemModifiers},
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
  {"allowsTightening", Views_EnvironmentModifiers},
  {"allowsTightening", Views_EnvironmentTable},
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
  {"autocorrectionDisabled", Views_EnvironmentModifiers},
  {"autocorrectionDisabled", Views_EnvironmentTable},
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
  {"buttonRepeatBehavior", Views_EnvironmentModifiers},
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
  {"colorScheme", Views_EnvironmentModifiers},
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
  {"contentTransition", Views_EnvironmentModifiers},
  {"contentTransition", Views_EnvironmentTable},
  {"contentTransitionAddsDrawingGroup", Views_EnvironmentTable},
  {"contextMenu", Views_FurtherInteractions},
  {"continent", Foundation_LocaleMembers},
  {"contrast", Views_ColourModifiers},
  {"contrast", Views_VisualEffects},
  {"controlActiveState", Views_EnvironmentTable},
  {"controlGroupStyle", Views_ControlGroupStyleModifiers},
  {"controlSize", Views_EnvironmentModifiers},
  {"controlSize", Views_EnvironmentTable},
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
  {"defaultMetrics", Testing_XCTMeasuring},
  {"defaultMinListHeaderHeight", Views_EnvironmentTable},
  {"defaultMinListRowHeight", Views_EnvironmentTable},
  {"defaultPerformanceMetrics", Testing_XCTMeasuring},
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
  {"disableAutocorrection", Views_EnvironmentModifiers},
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
  {"dynamicTypeSize", Views_EnvironmentModifiers},
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
  {"focusEffectDisabled", Views_EnvironmentModifiers},
  {"focusScope", Views_SystemModifiers},
  {"focusSection", Views_SystemModifiers},
  {"focusable", Views_SystemModifiers},
  {"focusedSceneValue", Views_FocusedValueModifiers},
  {"focusedValue", Views_FocusedValueModifiers},
  {"folding", Foundation_FoundationTextMembers},
  {"font", Views_EnvironmentModifiers},
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
  {"headerProminence", Views_EnvironmentModifiers},
  {"headerProminence", Views_EnvironmentTable},
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
  {"hoverEffectDisabled", Views_EnvironmentModifiers},
  {"hueRotation", Views_ColourModifiers},
  {"hueRotation", Views_VisualEffects},
  {"hungarian", Foundation_LanguageConstants},
  {"hungary", Foundation_RegionConstants},
  {"iceland", Foundation_RegionConstants},
  {"icelandic", Foundation_LanguageConstants},
  {"identifier", Foundation_LocaleForms},
  {"igbo", Foundation_LanguageConstants},
  {"ignoresSafeArea", Views_LayoutModifiers},
  {"imageScale", Views_EnvironmentModifiers},
  {"imageScale", Views_EnvironmentTable},
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
  {"labelsVisibility", Views_EnvironmentModifiers},
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
  {"lineLimit", Views_EnvironmentModifiers},
  {"lineRange", Foundation_FoundationTextMembers},
  {"lineSpacing", Views_EnvironmentModifiers},
  {"lineSpacing", Views_EnvironmentTable},
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
  {"measure", Testing_XCTMeasuring},
  {"measureMetrics", Testing_XCTMeasuring},
  {"measurement", Foundation_MeasurementShortcuts},
  {"meiteiMayek", Foundation_ScriptConstants},
  {"menu", Views_ContainerStyles},
  {"menuIndicator", Views_EnvironmentModifiers},
  {"menuIndicatorVisibility", Views_EnvironmentTable},
  {"menuOrder", Views_EnvironmentModifiers},
  {"menuOrder", Views_EnvironmentTable},
  {"menuStyle", Views_MenuStyleModifiers},
  {"mexico", Foundation_RegionConstants},
  {"micronesia", Foundation_RegionConstants},
  {"min", Standard_SequenceOrders},
  {"min", Standard_StringExtrema},
  {"minimalIdentifier", Foundation_LocaleMembers},
  {"minimumRange", Foundation_CalendarSearches},
  {"minimumScaleFactor", Views_EnvironmentModifiers},
  {"minimumScaleFactor", Views_EnvironmentTable},
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
  {"multilineTextAlignment", Views_EnvironmentModifiers},
  {"multilineTextAlignment", Views_EnvironmentTable},
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
  {"preferredColorScheme", Views_EnvironmentModifiers},
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
  {"redacted", Views_EnvironmentModifiers},
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
  {"scrollDisabled", Views_EnvironmentModifiers},
  {"scrollDismissesKeyboard", Views_EnvironmentModifiers},
  {"scrollDismissesKeyboardMode", Views_EnvironmentTable},
  {"scrollIndicators", Views_EnvironmentModifiers},
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
  {"startMeasuring", Testing_XCTMeasuring},
  {"starts", Standard_SequenceMembers},
  {"statusBar", Views_SystemModifiers},
  {"statusBarHidden", Views_SystemModifiers},
  {"stepperField", Views_ContainerStyles},
  {"stopMeasuring", Testing_XCTMeasuring},
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
  {"symbolRenderingMode", Views_EnvironmentModifiers},
  {"symbolRenderingMode", Views_EnvironmentTable},
  {"symbolVariant", Views_EnvironmentModifiers},
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
  {"textCase", Views_EnvironmentModifiers},
  {"textCase", Views_EnvironmentTable},
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
  {"truncationMode", Views_EnvironmentModifiers},
  {"truncationMode", Views_EnvironmentTable},
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
  {"unredacted", Views_EnvironmentModifiers},
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
  {"FormatStyle", Foundation_MeasurementShortcuts},
  {"FormatStyle", Foundation_MemberStyleLists},
  {"Image", Views_DragAndDrop},
  {"Image", Views_EnvironmentModifiers},
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
  {"Text", Views_EnvironmentModifiers},
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
  {"View", Views_EnvironmentModifiers},
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
  {"XCTestCase", Testing_XCTMeasuring},
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
