// American English names of time zones, from CLDR.

struct _TimeZoneNames {
  var standard = ""
  var daylight = ""
  var shortStandard = ""
  var shortDaylight = ""
  static let all: [String: _TimeZoneNames] = {
    var all: [String: _TimeZoneNames] = [:]
    var names = _TimeZoneNames()
    for line in _table.split(separator: "\n") {
      if line.hasPrefix(" ") {
        for zone in line.split(separator: " ") {
          all[zone.hasSuffix("*") ? String(zone.dropLast()) : String(zone)] = names
        }
      } else {
        let parts = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
        names = _TimeZoneNames(
          standard: parts[0], daylight: parts[1], shortStandard: parts[2],
          shortDaylight: parts[3])
      }
    }
    return all
  }()
  /// The identifiers that are not aliases.
  static var known: [String] {
    let zones = _table.split(separator: "\n").filter({ $0.hasPrefix(" ") }).flatMap({
      $0.split(separator: " ")
    })
    return (zones.filter({ !$0.hasSuffix("*") }).map(String.init) + ["GMT"]).sorted()
  }
  /// A line of names (standard and daylight, full and short) is followed by the zones that have
  /// them. Names that are only offsets from GMT are left out. A star marks
  /// aliases of zones.
  static let _table = """
    Australian Central Standard Time|Australian Central Daylight Time||
     ACT* Australia/Adelaide Australia/Broken_Hill Australia/Darwin Australia/North*
     Australia/South* Australia/Yancowinna*
    Australian Eastern Standard Time|Australian Eastern Daylight Time||
     AET* Antarctica/Macquarie Australia/ACT* Australia/Brisbane Australia/Canberra*
     Australia/Currie Australia/Hobart Australia/Lindeman Australia/Melbourne Australia/NSW*
     Australia/Queensland* Australia/Sydney Australia/Tasmania* Australia/Victoria*
    Argentina Standard Time|Argentina Summer Time||
     AGT* America/Argentina/Buenos_Aires America/Argentina/Catamarca
     America/Argentina/ComodRivadavia* America/Argentina/Cordoba America/Argentina/Jujuy
     America/Argentina/La_Rioja America/Argentina/Mendoza America/Argentina/Rio_Gallegos
     America/Argentina/Salta America/Argentina/San_Juan America/Argentina/San_Luis
     America/Argentina/Tucuman America/Argentina/Ushuaia America/Buenos_Aires*
     America/Catamarca* America/Cordoba* America/Jujuy* America/Mendoza* America/Rosario*
    Eastern European Standard Time|Eastern European Summer Time||
     ART* Africa/Cairo Africa/Tripoli Asia/Beirut Asia/Gaza Asia/Hebron Asia/Nicosia EET*
     Egypt* Europe/Athens Europe/Bucharest Europe/Chisinau Europe/Helsinki Europe/Kaliningrad
     Europe/Kiev Europe/Kyiv Europe/Mariehamn Europe/Nicosia* Europe/Riga Europe/Sofia
     Europe/Tallinn Europe/Tiraspol* Europe/Uzhgorod Europe/Vilnius Europe/Zaporozhye Libya*
    Alaska Standard Time|Alaska Daylight Time|AKST|AKDT
     AST* America/Anchorage America/Juneau America/Metlakatla America/Nome America/Sitka
     America/Yakutat US/Alaska*
    Greenwich Mean Time|||
     Africa/Abidjan Africa/Accra Africa/Bamako Africa/Banjul Africa/Bissau Africa/Conakry
     Africa/Dakar Africa/Freetown Africa/Lome Africa/Monrovia Africa/Nouakchott
     Africa/Ouagadougou Africa/Sao_Tome Africa/Timbuktu* America/Danmarkshavn Antarctica/Troll
     Atlantic/Reykjavik Atlantic/St_Helena Etc/GMT* Etc/GMT+0* Etc/GMT-0* Etc/GMT0*
     Etc/Greenwich* Europe/Guernsey Europe/Isle_of_Man Europe/Jersey GMT0* Greenwich* Iceland*
    East Africa Time|||
     Africa/Addis_Ababa Africa/Asmara Africa/Asmera* Africa/Dar_es_Salaam Africa/Djibouti
     Africa/Kampala Africa/Mogadishu Africa/Nairobi EAT* Indian/Antananarivo Indian/Comoro
     Indian/Mayotte
    Central European Standard Time|Central European Summer Time||
     Africa/Algiers Africa/Ceuta Africa/Tunis Arctic/Longyearbyen Atlantic/Jan_Mayen* CET* ECT*
     Europe/Amsterdam Europe/Andorra Europe/Belgrade Europe/Berlin Europe/Bratislava
     Europe/Brussels Europe/Budapest Europe/Busingen Europe/Copenhagen Europe/Gibraltar
     Europe/Ljubljana Europe/Luxembourg Europe/Madrid Europe/Malta Europe/Monaco Europe/Oslo
     Europe/Paris Europe/Podgorica Europe/Prague Europe/Rome Europe/San_Marino Europe/Sarajevo
     Europe/Skopje Europe/Stockholm Europe/Tirane Europe/Vaduz Europe/Vatican Europe/Vienna
     Europe/Warsaw Europe/Zagreb Europe/Zurich MET* Poland*
    West Africa Standard Time|West Africa Summer Time||
     Africa/Bangui Africa/Brazzaville Africa/Douala Africa/Kinshasa Africa/Lagos
     Africa/Libreville Africa/Luanda Africa/Malabo Africa/Ndjamena Africa/Niamey
     Africa/Porto-Novo
    Central Africa Time|||
     Africa/Blantyre Africa/Bujumbura Africa/Gaborone Africa/Harare Africa/Juba Africa/Khartoum
     Africa/Kigali Africa/Lubumbashi Africa/Lusaka Africa/Maputo Africa/Windhoek CAT*
    |||
     Africa/Casablanca Africa/El_Aaiun America/Coyhaique America/Punta_Arenas Antarctica/Palmer
     Asia/Amman Asia/Barnaul Asia/Damascus Asia/Famagusta Asia/Kashgar Asia/Srednekolymsk
     Asia/Tomsk Asia/Urumqi Europe/Astrakhan Europe/Istanbul Europe/Kirov Europe/Saratov
     Europe/Ulyanovsk Pacific/Bougainville
    South Africa Standard Time|||
     Africa/Johannesburg Africa/Maseru Africa/Mbabane
    Hawaii-Aleutian Standard Time|Hawaii-Aleutian Daylight Time|HAST|HADT
     America/Adak America/Atka* US/Aleutian*
    Atlantic Standard Time|Atlantic Daylight Time|AST|ADT
     America/Anguilla America/Antigua America/Aruba America/Barbados America/Blanc-Sablon
     America/Curacao America/Dominica America/Glace_Bay America/Goose_Bay America/Grenada
     America/Guadeloupe America/Halifax America/Kralendijk America/Lower_Princes
     America/Marigot America/Martinique America/Moncton America/Montserrat
     America/Port_of_Spain America/Puerto_Rico America/Santo_Domingo America/St_Barthelemy
     America/St_Kitts America/St_Lucia America/St_Thomas America/St_Vincent America/Thule
     America/Tortola America/Virgin* Atlantic/Bermuda Canada/Atlantic* PRT*
    Brasilia Standard Time|Brasilia Summer Time||
     America/Araguaina America/Bahia America/Belem America/Fortaleza America/Maceio
     America/Recife America/Santarem America/Sao_Paulo BET* Brazil/East*
    Paraguay Standard Time|Paraguay Summer Time||
     America/Asuncion
    Eastern Standard Time|Eastern Daylight Time|EST|EDT
     America/Atikokan America/Cancun America/Cayman America/Coral_Harbour* America/Detroit
     America/Fort_Wayne* America/Grand_Turk America/Indiana/Indianapolis
     America/Indiana/Marengo America/Indiana/Petersburg America/Indiana/Vevay
     America/Indiana/Vincennes America/Indiana/Winamac America/Indianapolis* America/Iqaluit
     America/Jamaica America/Kentucky/Louisville America/Kentucky/Monticello
     America/Louisville* America/Montreal America/Nassau America/New_York America/Nipigon
     America/Panama America/Pangnirtung America/Port-au-Prince America/Thunder_Bay
     America/Toronto Canada/Eastern* EST* EST5EDT* IET* Jamaica* US/East-Indiana* US/Eastern*
     US/Michigan*
    Central Standard Time|Central Daylight Time|CST|CDT
     America/Bahia_Banderas America/Belize America/Chicago America/Chihuahua America/Costa_Rica
     America/El_Salvador America/Guatemala America/Indiana/Knox America/Indiana/Tell_City
     America/Knox_IN* America/Managua America/Matamoros America/Menominee America/Merida
     America/Mexico_City America/Monterrey America/North_Dakota/Beulah
     America/North_Dakota/Center America/North_Dakota/New_Salem America/Ojinaga
     America/Rainy_River America/Rankin_Inlet America/Regina America/Resolute
     America/Swift_Current America/Tegucigalpa America/Winnipeg CST* CST6CDT* Canada/Central*
     Canada/Saskatchewan* Mexico/General* US/Central* US/Indiana-Starke*
    Amazon Standard Time|Amazon Summer Time||
     America/Boa_Vista America/Campo_Grande America/Cuiaba America/Manaus America/Porto_Velho
     Brazil/West*
    Colombia Standard Time|Colombia Summer Time||
     America/Bogota
    Mountain Standard Time|Mountain Daylight Time|MST|MDT
     America/Boise America/Cambridge_Bay America/Ciudad_Juarez America/Creston
     America/Dawson_Creek America/Denver America/Edmonton America/Fort_Nelson America/Inuvik
     America/Phoenix America/Shiprock America/Yellowknife Canada/Mountain* MST* MST7MDT*
     Navajo* PNT* US/Arizona* US/Mountain*
    Venezuela Time|||
     America/Caracas
    French Guiana Time|||
     America/Cayenne
    Yukon Time|||
     America/Dawson America/Whitehorse Canada/Yukon*
    Acre Standard Time|Acre Summer Time||
     America/Eirunepe America/Porto_Acre* America/Rio_Branco Brazil/Acre*
    Pacific Standard Time|Pacific Daylight Time|PST|PDT
     America/Ensenada* America/Los_Angeles America/Santa_Isabel America/Tijuana
     America/Vancouver Canada/Pacific* Mexico/BajaNorte* PST* PST8PDT* US/Pacific*
    Greenland Standard Time|Greenland Summer Time||
     America/Godthab America/Nuuk America/Scoresbysund
    Ecuador Time|||
     America/Guayaquil
    Guyana Time|||
     America/Guyana
    Cuba Standard Time|Cuba Daylight Time||
     America/Havana Cuba*
    Mexican Pacific Standard Time|Mexican Pacific Daylight Time||
     America/Hermosillo America/Mazatlan Mexico/BajaSur*
    Bolivia Time|||
     America/La_Paz
    Peru Standard Time|Peru Summer Time||
     America/Lima
    St. Pierre & Miquelon Standard Time|St. Pierre & Miquelon Daylight Time||
     America/Miquelon
    Uruguay Standard Time|Uruguay Summer Time||
     America/Montevideo
    Fernando de Noronha Standard Time|Fernando de Noronha Summer Time||
     America/Noronha Brazil/DeNoronha*
    Suriname Time|||
     America/Paramaribo
    Chile Standard Time|Chile Summer Time||
     America/Santiago Chile/Continental*
    Newfoundland Standard Time|Newfoundland Daylight Time||
     America/St_Johns CNT* Canada/Newfoundland*
    Australian Western Standard Time|Australian Western Daylight Time||
     Antarctica/Casey Australia/Perth Australia/West*
    Davis Time|||
     Antarctica/Davis
    Dumont-d’Urville Time|||
     Antarctica/DumontDUrville
    Mawson Time|||
     Antarctica/Mawson
    New Zealand Standard Time|New Zealand Daylight Time||
     Antarctica/McMurdo Antarctica/South_Pole NST* NZ* Pacific/Auckland
    Rothera Time|||
     Antarctica/Rothera
    Syowa Time|||
     Antarctica/Syowa
    Vostok Time|||
     Antarctica/Vostok
    Arabian Standard Time|Arabian Daylight Time||
     Asia/Aden Asia/Baghdad Asia/Bahrain Asia/Kuwait Asia/Qatar Asia/Riyadh
    Kazakhstan Time|||
     Asia/Almaty Asia/Aqtau Asia/Aqtobe Asia/Atyrau Asia/Oral Asia/Qostanay Asia/Qyzylorda
    Anadyr Standard Time|Anadyr Summer Time||
     Asia/Anadyr
    Turkmenistan Standard Time|Turkmenistan Summer Time||
     Asia/Ashgabat Asia/Ashkhabad*
    Azerbaijan Standard Time|Azerbaijan Summer Time||
     Asia/Baku
    Indochina Time|||
     Asia/Bangkok Asia/Ho_Chi_Minh Asia/Phnom_Penh Asia/Saigon* Asia/Vientiane VST*
    Kyrgyzstan Time|||
     Asia/Bishkek
    Brunei Darussalam Time|||
     Asia/Brunei
    India Standard Time|||
     Asia/Calcutta Asia/Colombo Asia/Kolkata* IST*
    Yakutsk Standard Time|Yakutsk Summer Time||
     Asia/Chita Asia/Khandyga Asia/Yakutsk
    Ulaanbaatar Standard Time|Ulaanbaatar Summer Time||
     Asia/Choibalsan Asia/Ulaanbaatar Asia/Ulan_Bator*
    China Standard Time|China Daylight Time||
     Asia/Chongqing Asia/Chungking* Asia/Harbin Asia/Macao* Asia/Macau Asia/Shanghai CTT* PRC*
    Bangladesh Standard Time|Bangladesh Summer Time||
     Asia/Dacca* Asia/Dhaka BST*
    East Timor Time|||
     Asia/Dili
    Gulf Standard Time|||
     Asia/Dubai Asia/Muscat
    Tajikistan Time|||
     Asia/Dushanbe
    Hong Kong Standard Time|Hong Kong Summer Time||
     Asia/Hong_Kong Hongkong*
    Hovd Standard Time|Hovd Summer Time||
     Asia/Hovd
    Irkutsk Standard Time|Irkutsk Summer Time||
     Asia/Irkutsk
    Western Indonesia Time|||
     Asia/Jakarta Asia/Pontianak
    Eastern Indonesia Time|||
     Asia/Jayapura
    Israel Standard Time|Israel Daylight Time||
     Asia/Jerusalem Asia/Tel_Aviv* Israel*
    Afghanistan Time|||
     Asia/Kabul
    Petropavlovsk-Kamchatski Standard Time|Petropavlovsk-Kamchatski Summer Time||
     Asia/Kamchatka
    Pakistan Standard Time|Pakistan Summer Time||
     Asia/Karachi PLT*
    Nepal Time|||
     Asia/Kathmandu Asia/Katmandu
    Krasnoyarsk Standard Time|Krasnoyarsk Summer Time||
     Asia/Krasnoyarsk Asia/Novokuznetsk
    Malaysia Time|||
     Asia/Kuala_Lumpur Asia/Kuching
    Magadan Standard Time|Magadan Summer Time||
     Asia/Magadan
    Central Indonesia Time|||
     Asia/Makassar Asia/Ujung_Pandang*
    Philippine Standard Time|Philippine Summer Time||
     Asia/Manila
    Novosibirsk Standard Time|Novosibirsk Summer Time||
     Asia/Novosibirsk
    Omsk Standard Time|Omsk Summer Time||
     Asia/Omsk
    Korean Standard Time|Korean Daylight Time||
     Asia/Pyongyang Asia/Seoul ROK*
    Myanmar Time|||
     Asia/Rangoon Asia/Yangon
    Sakhalin Standard Time|Sakhalin Summer Time||
     Asia/Sakhalin
    Uzbekistan Standard Time|Uzbekistan Summer Time||
     Asia/Samarkand Asia/Tashkent
    Singapore Standard Time|||
     Asia/Singapore Singapore*
    Taipei Standard Time|Taipei Daylight Time||
     Asia/Taipei ROC*
    Georgia Standard Time|Georgia Summer Time||
     Asia/Tbilisi
    Iran Standard Time|Iran Daylight Time||
     Asia/Tehran Iran*
    Bhutan Time|||
     Asia/Thimbu* Asia/Thimphu
    Japan Standard Time|Japan Daylight Time||
     Asia/Tokyo JST* Japan*
    Vladivostok Standard Time|Vladivostok Summer Time||
     Asia/Ust-Nera Asia/Vladivostok
    Yekaterinburg Standard Time|Yekaterinburg Summer Time||
     Asia/Yekaterinburg
    Armenia Standard Time|Armenia Summer Time||
     Asia/Yerevan NET*
    Azores Standard Time|Azores Summer Time||
     Atlantic/Azores
    Western European Standard Time|Western European Summer Time||
     Atlantic/Canary Atlantic/Faeroe* Atlantic/Faroe Atlantic/Madeira Europe/Lisbon Portugal*
     WET*
    Cape Verde Standard Time|Cape Verde Summer Time||
     Atlantic/Cape_Verde
    South Georgia Time|||
     Atlantic/South_Georgia
    Falkland Islands Standard Time|Falkland Islands Summer Time||
     Atlantic/Stanley
    Australian Central Western Standard Time|Australian Central Western Daylight Time||
     Australia/Eucla
    Lord Howe Standard Time|Lord Howe Daylight Time||
     Australia/LHI* Australia/Lord_Howe
    Easter Island Standard Time|Easter Island Summer Time||
     Chile/EasterIsland* Pacific/Easter
    Greenwich Mean Time|Irish Standard Time||
     Eire* Europe/Dublin
    Coordinated Universal Time||UTC|
     Etc/UCT* Etc/UTC* Etc/Universal* Etc/Zulu* UCT* Universal* Zulu*
    Greenwich Mean Time|British Summer Time||
     Europe/Belfast* Europe/London GB* GB-Eire*
    Moscow Standard Time|Moscow Summer Time||
     Europe/Minsk Europe/Moscow Europe/Simferopol W-SU*
    Samara Standard Time|Samara Summer Time||
     Europe/Samara
    Volgograd Standard Time|Volgograd Summer Time||
     Europe/Volgograd
    Hawaii-Aleutian Standard Time|Hawaii-Aleutian Daylight Time|HST|HDT
     HST* Pacific/Honolulu Pacific/Johnston US/Hawaii*
    Indian Ocean Time|||
     Indian/Chagos
    Christmas Island Time|||
     Indian/Christmas
    Cocos Islands Time|||
     Indian/Cocos
    French Southern & Antarctic Time|||
     Indian/Kerguelen
    Seychelles Time|||
     Indian/Mahe
    Maldives Time|||
     Indian/Maldives
    Mauritius Standard Time|Mauritius Summer Time||
     Indian/Mauritius
    Réunion Time|||
     Indian/Reunion
    Marshall Islands Time|||
     Kwajalein* Pacific/Kwajalein Pacific/Majuro
    Apia Standard Time|Apia Daylight Time||
     MIT* Pacific/Apia
    Chatham Standard Time|Chatham Daylight Time||
     NZ-CHAT* Pacific/Chatham
    Chuuk Time|||
     Pacific/Chuuk Pacific/Truk Pacific/Yap*
    Vanuatu Standard Time|Vanuatu Summer Time||
     Pacific/Efate
    Phoenix Islands Time|||
     Pacific/Enderbury Pacific/Kanton
    Tokelau Time|||
     Pacific/Fakaofo
    Fiji Standard Time|Fiji Summer Time||
     Pacific/Fiji
    Tuvalu Time|||
     Pacific/Funafuti
    Galapagos Time|||
     Pacific/Galapagos
    Gambier Time|||
     Pacific/Gambier
    Solomon Islands Time|||
     Pacific/Guadalcanal SST*
    Chamorro Standard Time|||
     Pacific/Guam Pacific/Saipan
    Line Islands Time|||
     Pacific/Kiritimati
    Kosrae Time|||
     Pacific/Kosrae
    Marquesas Time|||
     Pacific/Marquesas
    Samoa Standard Time|Samoa Daylight Time||
     Pacific/Midway Pacific/Pago_Pago Pacific/Samoa* US/Samoa*
    Nauru Time|||
     Pacific/Nauru
    Niue Time|||
     Pacific/Niue
    Norfolk Island Standard Time|Norfolk Island Daylight Time||
     Pacific/Norfolk
    New Caledonia Standard Time|New Caledonia Summer Time||
     Pacific/Noumea
    Palau Time|||
     Pacific/Palau
    Pitcairn Time|||
     Pacific/Pitcairn
    Ponape Time|||
     Pacific/Pohnpei Pacific/Ponape
    Papua New Guinea Time|||
     Pacific/Port_Moresby
    Cook Islands Standard Time|Cook Islands Half Summer Time||
     Pacific/Rarotonga
    Tahiti Time|||
     Pacific/Tahiti
    Gilbert Islands Time|||
     Pacific/Tarawa
    Tonga Standard Time|Tonga Summer Time||
     Pacific/Tongatapu
    Wake Island Time|||
     Pacific/Wake
    Wallis & Futuna Time|||
     Pacific/Wallis
    """
}
