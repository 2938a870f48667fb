extension PreludeLibrary {
  /// The names that programs have for the codes of languages, regions and scripts.
  static let localeConstants: [PreludeChunk] = [
    constants(of: "Region", regionConstants),
    constants(of: "LanguageCode", languageConstants),
    constants(of: "Script", scriptConstants),
  ]

  private static func constants(of type: String, _ table: String) -> PreludeChunk {
    let words = table.split { $0 == " " || $0 == "\n" }
    let pairs = stride(from: 0, to: words.count, by: 2).map { (words[$0], words[$0 + 1]) }
    return PreludeChunk(
      members: pairs.map { String($0.0) },
      text: "extension Locale.\(type) {\n"
        + pairs.map { "static let \($0): Locale.\(type) = Locale.\(type)(\"\($1)\")\n" }.joined()
        + "}\n")
  }

  private static let regionConstants = """
    afghanistan AF albania AL algeria DZ americanSamoa AS andorra AD angola AO anguilla AI
    antarctica AQ antiguaBarbuda AG argentina AR armenia AM aruba AW ascensionIsland AC
    australia AU austria AT azerbaijan AZ bahamas BS bahrain BH bangladesh BD barbados BB
    belarus BY belgium BE belize BZ benin BJ bermuda BM bhutan BT bolivia BO bosniaHerzegovina BA
    botswana BW bouvetIsland BV brazil BR britishVirginIslands VG brunei BN bulgaria BG
    burkinaFaso BF burundi BI cambodia KH cameroon CM canada CA canaryIslands IC capeVerde CV
    caribbeanNetherlands BQ caymanIslands KY centralAfricanRepublic CF ceutaMelilla EA chad TD
    chagosArchipelago IO chile CL chinaMainland CN christmasIsland CX clippertonIsland CP
    cocosIslands CC colombia CO comoros KM congoBrazzaville CG congoKinshasa CD cookIslands CK
    costaRica CR croatia HR cuba CU curaçao CW cyprus CY czechia CZ côteDIvoire CI denmark DK
    diegoGarcia DG djibouti DJ dominica DM dominicanRepublic DO ecuador EC egypt EG elSalvador SV
    equatorialGuinea GQ eritrea ER estonia EE eswatini SZ ethiopia ET falklandIslands FK
    faroeIslands FO fiji FJ finland FI france FR frenchGuiana GF frenchPolynesia PF
    frenchSouthernTerritories TF gabon GA gambia GM georgia GE germany DE ghana GH gibraltar GI
    greece GR greenland GL grenada GD guadeloupe GP guam GU guatemala GT guernsey GG guinea GN
    guineaBissau GW guyana GY haiti HT heardMcdonaldIslands HM honduras HN hongKong HK hungary HU
    iceland IS india IN indonesia ID iran IR iraq IQ ireland IE isleOfMan IM israel IL italy IT
    jamaica JM japan JP jersey JE jordan JO kazakhstan KZ kenya KE kiribati KI kosovo XK kuwait KW
    kyrgyzstan KG laos LA latinAmerica 419 latvia LV lebanon LB lesotho LS liberia LR libya LY
    liechtenstein LI lithuania LT luxembourg LU macao MO madagascar MG malawi MW malaysia MY
    maldives MV mali ML malta MT marshallIslands MH martinique MQ mauritania MR mauritius MU
    mayotte YT mexico MX micronesia FM moldova MD monaco MC mongolia MN montenegro ME montserrat MS
    morocco MA mozambique MZ myanmar MM namibia NA nauru NR nepal NP netherlands NL newCaledonia NC
    newZealand NZ nicaragua NI niger NE nigeria NG niue NU norfolkIsland NF northMacedonia MK
    northernMarianaIslands MP norway NO oman OM pakistan PK palau PW palestinianTerritories PS
    panama PA papuaNewGuinea PG paraguay PY peru PE philippines PH pitcairnIslands PN poland PL
    portugal PT puertoRico PR qatar QA romania RO russia RU rwanda RW réunion RE saintBarthélemy BL
    saintHelena SH saintKittsNevis KN saintLucia LC saintMartin MF saintPierreMiquelon PM
    saintVincentGrenadines VC samoa WS sanMarino SM saudiArabia SA senegal SN serbia RS
    seychelles SC sierraLeone SL singapore SG sintMaarten SX slovakia SK slovenia SI
    solomonIslands SB somalia SO southAfrica ZA southGeorgiaSouthSandwichIslands GS southKorea KR
    southSudan SS spain ES sriLanka LK suriname SR svalbardJanMayen SJ sweden SE switzerland CH
    sãoToméPríncipe ST taiwan TW tajikistan TJ tanzania TZ thailand TH timorLeste TL togo TG
    tokelau TK tonga TO trinidadTobago TT tristanDaCunha TA tunisia TN turkey TR turkmenistan TM
    turksCaicosIslands TC tuvalu TV uganda UG ukraine UA unitedArabEmirates AE unitedKingdom GB
    unitedStates US unitedStatesOutlyingIslands UM unitedStatesVirginIslands VI uruguay UY
    uzbekistan UZ vanuatu VU vaticanCity VA venezuela VE vietnam VN wallisFutuna WF
    westernSahara EH world 001 yemen YE zambia ZM zimbabwe ZW ålandIslands AX
    """

  private static let languageConstants = """
    ainu ain albanian sq amharic am apacheWestern apw arabic ar armenian hy assamese as
    assyrian syr azerbaijani az bangla bn belarusian be bodo brx bulgarian bg burmese my
    cantonese yue catalan ca cherokee chr chinese zh croatian hr czech cs danish da dhivehi dv
    dogri doi dutch nl dzongkha dz english en estonian et faroese fo finnish fi french fr fula ff
    georgian ka german de greek el gujarati gu hawaiian haw hebrew he hindi hi hungarian hu
    icelandic is igbo ig indonesian id irish ga italian it japanese ja kannada kn kashmiri ks
    kazakh kk khmer km konkani kok korean ko kurdish ku kurdishSorani ckb kyrgyz ky lao lo
    latvian lv lithuanian lt macedonian mk maithili mai malay ms malayalam ml maltese mt
    manipuri mni marathi mr mongolian mn multiple mul māori mi navajo nv nepali ne norwegian no
    norwegianBokmål nb norwegianNynorsk nn odia or pashto ps persian fa polish pl portuguese pt
    punjabi pa rohingya rhg romanian ro russian ru samoan sm sanskrit sa santali sat serbian sr
    sindhi sd sinhala si slovak sk slovenian sl spanish es swahili sw swedish sv tagalog tl
    tajik tg tamil ta telugu te thai th tibetan bo tongan to turkish tr turkmen tk ukrainian uk
    unavailable zxx uncoded mis unidentified und urdu ur uyghur ug uzbek uz vietnamese vi welsh cy
    yiddish yi
    """

  private static let scriptConstants = """
    adlam Adlm arabic Arab arabicNastaliq Aran armenian Armn bangla Beng cherokee Cher
    cyrillic Cyrl devanagari Deva ethiopic Ethi georgian Geor greek Grek gujarati Gujr
    gurmukhi Guru hanSimplified Hans hanTraditional Hant hanifiRohingya Rohg hebrew Hebr
    hiragana Hira japanese Jpan kannada Knda katakana Kana khmer Khmr korean Kore lao Laoo
    latin Latn malayalam Mlym meiteiMayek Mtei myanmar Mymr odia Orya olChiki Olck sinhala Sinh
    syriac Syrc tamil Taml telugu Telu thaana Thaa thai Thai tibetan Tibt unknown Zzzz
    """
}
