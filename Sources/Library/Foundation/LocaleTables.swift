// Regions and currencies from CLDR: the code of a region, its continent, the subregion,
// the currency and the English name.

enum _LocaleTables {
  static func _lines(_ text: String) -> [[String]] {
    text.split(whereSeparator: { $0 == ";" || $0 == "\n" }).map { line in
      line.split(separator: "|", omittingEmptySubsequences: false).map { String($0) }
    }
  }
  static let regions: [String: [String]] = Dictionary(
    uniqueKeysWithValues: _lines(regionText).map { ($0[0], $0) })
  static let languages: [String: String] = Dictionary(
    uniqueKeysWithValues: _lines(languageText).map { ($0[0], $0[1]) })
  static let currencies: [String: String] = Dictionary(
    uniqueKeysWithValues: _lines(currencyText).map { ($0[0], $0[1]) })
  static let regionText = """
    QO|009|009||Outlying Oceania;AR|019|005|ARS|Argentina;AS|009|061|USD|American Samoa;
    AT|150|155|EUR|Austria;AU|009|053|AUD|Australia;AW|019|029|AWG|Aruba;
    AX|150|154|EUR|Åland Islands;AZ|142|145|AZN|Azerbaijan;BA|150|039|BAM|Bosnia & Herzegovina;
    BB|019|029|BBD|Barbados;BD|142|034|BDT|Bangladesh;BE|150|155|EUR|Belgium;
    BF|002|011|XOF|Burkina Faso;BG|150|151|BGN|Bulgaria;BH|142|145|BHD|Bahrain;
    BI|002|014|BIF|Burundi;BJ|002|011|XOF|Benin;BL|019|029|EUR|St. Barthélemy;
    BM|019|021|BMD|Bermuda;BN|142|035|BND|Brunei;BO|019|005|BOB|Bolivia;
    BQ|019|029|USD|Caribbean Netherlands;BR|019|005|BRL|Brazil;BS|019|029|BSD|Bahamas;
    BT|142|034|BTN|Bhutan;BV|019|005|NOK|Bouvet Island;BW|002|018|BWP|Botswana;
    BY|150|151|BYN|Belarus;BZ|019|013|BZD|Belize;CA|019|021|CAD|Canada;
    CC|009|053|AUD|Cocos (Keeling) Islands;CD|002|017|CDF|Congo - Kinshasa;
    CF|002|017|XAF|Central African Republic;CG|002|017|XAF|Congo - Brazzaville;
    CH|150|155|CHF|Switzerland;CI|002|011|XOF|Côte d’Ivoire;CK|009|061|NZD|Cook Islands;
    CL|019|005|CLP|Chile;CM|002|017|XAF|Cameroon;CN|142|030|CNY|China mainland;
    CO|019|005|COP|Colombia;CP|009|QO|XXX|Clipperton Island;CQ|150|154||Sark;
    CR|019|013|CRC|Costa Rica;CU|019|029|CUP|Cuba;CV|002|011|CVE|Cape Verde;CW|019|029|XCG|Curaçao;
    CX|009|053|AUD|Christmas Island;CY|142|145|EUR|Cyprus;CZ|150|151|CZK|Czechia;
    DE|150|155|EUR|Germany;DG|009|QO|USD|Diego Garcia;DJ|002|014|DJF|Djibouti;
    DK|150|154|DKK|Denmark;DM|019|029|XCD|Dominica;DO|019|029|DOP|Dominican Republic;
    DZ|002|015|DZD|Algeria;EA|002|015|EUR|Ceuta & Melilla;EC|019|005|USD|Ecuador;
    EE|150|154|EUR|Estonia;EG|002|015|EGP|Egypt;EH|002|015|MAD|Western Sahara;
    ER|002|014|ERN|Eritrea;ES|150|039|EUR|Spain;ET|002|014|ETB|Ethiopia;FI|150|154|EUR|Finland;
    FJ|009|054|FJD|Fiji;FK|019|005|FKP|Falkland Islands;FM|009|057|USD|Micronesia;
    FO|150|154|DKK|Faroe Islands;FR|150|155|EUR|France;GA|002|017|XAF|Gabon;
    GB|150|154|GBP|United Kingdom;GD|019|029|XCD|Grenada;GE|142|145|GEL|Georgia;
    GF|019|005|EUR|French Guiana;GG|150|154|GBP|Guernsey;GH|002|011|GHS|Ghana;
    GI|150|039|GIP|Gibraltar;GL|019|021|DKK|Greenland;GM|002|011|GMD|Gambia;GN|002|011|GNF|Guinea;
    GP|019|029|EUR|Guadeloupe;GQ|002|017|XAF|Equatorial Guinea;GR|150|039|EUR|Greece;
    GS|019|005|GBP|So. Georgia & So. Sandwich Isl.;GT|019|013|GTQ|Guatemala;GU|009|057|USD|Guam;
    GW|002|011|XOF|Guinea-Bissau;GY|019|005|GYD|Guyana;HK|142|030|HKD|Hong Kong;
    HM|009|053|AUD|Heard & McDonald Islands;HN|019|013|HNL|Honduras;HR|150|039|EUR|Croatia;
    HT|019|029|HTG|Haiti;HU|150|151|HUF|Hungary;IC|002|015|EUR|Canary Islands;
    ID|142|035|IDR|Indonesia;IE|150|154|EUR|Ireland;IL|142|145|ILS|Israel;
    IM|150|154|GBP|Isle of Man;IN|142|034|INR|India;IO|002|014|USD|Chagos Archipelago;
    IQ|142|145|IQD|Iraq;IR|142|034|IRR|Iran;IS|150|154|ISK|Iceland;IT|150|039|EUR|Italy;
    JE|150|154|GBP|Jersey;JM|019|029|JMD|Jamaica;JO|142|145|JOD|Jordan;JP|142|030|JPY|Japan;
    KE|002|014|KES|Kenya;KG|142|143|KGS|Kyrgyzstan;KH|142|035|KHR|Cambodia;KI|009|057|AUD|Kiribati;
    KM|002|014|KMF|Comoros;KN|019|029|XCD|St. Kitts & Nevis;KP|142|030|KPW|North Korea;
    KR|142|030|KRW|South Korea;KW|142|145|KWD|Kuwait;KY|019|029|KYD|Cayman Islands;
    KZ|142|143|KZT|Kazakhstan;LA|142|035|LAK|Laos;LB|142|145|LBP|Lebanon;LC|019|029|XCD|St. Lucia;
    LI|150|155|CHF|Liechtenstein;LK|142|034|LKR|Sri Lanka;LR|002|011|LRD|Liberia;
    LS|002|018|ZAR|Lesotho;LT|150|154|EUR|Lithuania;LU|150|155|EUR|Luxembourg;LV|150|154|EUR|Latvia;
    LY|002|015|LYD|Libya;MA|002|015|MAD|Morocco;MC|150|155|EUR|Monaco;MD|150|151|MDL|Moldova;
    ME|150|039|EUR|Montenegro;MF|019|029|EUR|St. Martin;MG|002|014|MGA|Madagascar;
    MH|009|057|USD|Marshall Islands;MK|150|039|MKD|North Macedonia;ML|002|011|XOF|Mali;
    MM|142|035|MMK|Myanmar (Burma);MN|142|030|MNT|Mongolia;MO|142|030|MOP|Macao;
    MP|009|057|USD|Northern Mariana Islands;MQ|019|029|EUR|Martinique;MR|002|011|MRU|Mauritania;
    MS|019|029|XCD|Montserrat;MT|150|039|EUR|Malta;MU|002|014|MUR|Mauritius;MV|142|034|MVR|Maldives;
    MW|002|014|MWK|Malawi;MX|019|013|MXN|Mexico;MY|142|035|MYR|Malaysia;MZ|002|014|MZN|Mozambique;
    NA|002|018|NAD|Namibia;NC|009|054|XPF|New Caledonia;NE|002|011|XOF|Niger;
    NF|009|053|AUD|Norfolk Island;NG|002|011|NGN|Nigeria;NI|019|013|NIO|Nicaragua;
    NL|150|155|EUR|Netherlands;NO|150|154|NOK|Norway;NP|142|034|NPR|Nepal;NR|009|057|AUD|Nauru;
    NU|009|061|NZD|Niue;NZ|009|053|NZD|New Zealand;OM|142|145|OMR|Oman;PA|019|013|PAB|Panama;
    PE|019|005|PEN|Peru;PF|009|061|XPF|French Polynesia;PG|009|054|PGK|Papua New Guinea;
    PH|142|035|PHP|Philippines;PK|142|034|PKR|Pakistan;PL|150|151|PLN|Poland;
    PM|019|021|EUR|St. Pierre & Miquelon;PN|009|061|NZD|Pitcairn Islands;PR|019|029|USD|Puerto Rico;
    PS|142|145|ILS|Palestinian Territories;PT|150|039|EUR|Portugal;PW|009|057|USD|Palau;
    PY|019|005|PYG|Paraguay;QA|142|145|QAR|Qatar;RE|002|014|EUR|Réunion;RO|150|151|RON|Romania;
    RS|150|039|RSD|Serbia;RU|150|151|RUB|Russia;RW|002|014|RWF|Rwanda;SA|142|145|SAR|Saudi Arabia;
    SB|009|054|SBD|Solomon Islands;SC|002|014|SCR|Seychelles;SD|002|015|SDG|Sudan;
    SE|150|154|SEK|Sweden;SG|142|035|SGD|Singapore;SH|002|011|SHP|St. Helena;
    SI|150|039|EUR|Slovenia;SJ|150|154|NOK|Svalbard & Jan Mayen;SK|150|151|EUR|Slovakia;
    SL|002|011|SLE|Sierra Leone;SM|150|039|EUR|San Marino;SN|002|011|XOF|Senegal;
    SO|002|014|SOS|Somalia;SR|019|005|SRD|Suriname;SS|002|014|SSP|South Sudan;
    ST|002|017|STN|São Tomé & Príncipe;SV|019|013|USD|El Salvador;SX|019|029|XCG|Sint Maarten;
    SY|142|145|SYP|Syria;SZ|002|018|SZL|Eswatini;TA|009|QO|GBP|Tristan da Cunha;
    TC|019|029|USD|Turks & Caicos Islands;TD|002|017|XAF|Chad;
    TF|002|014|EUR|French Southern Territories;TG|002|011|XOF|Togo;TH|142|035|THB|Thailand;
    TJ|142|143|TJS|Tajikistan;TK|009|061|NZD|Tokelau;TL|142|035|USD|Timor-Leste;
    TM|142|143|TMT|Turkmenistan;TN|002|015|TND|Tunisia;TO|009|061|TOP|Tonga;TR|142|145|TRY|Türkiye;
    TT|019|029|TTD|Trinidad & Tobago;TV|009|061|AUD|Tuvalu;TW|142|030|TWD|Taiwan;
    TZ|002|014|TZS|Tanzania;UA|150|151|UAH|Ukraine;UG|002|014|UGX|Uganda;
    UM|009|057|USD|U.S. Outlying Islands;US|019|021|USD|United States;UY|019|005|UYU|Uruguay;
    UZ|142|143|UZS|Uzbekistan;VA|150|039|EUR|Vatican City;VC|019|029|XCD|St. Vincent & Grenadines;
    VE|019|005|VED|Venezuela;VG|019|029|USD|British Virgin Islands;
    VI|019|029|USD|U.S. Virgin Islands;VN|142|035|VND|Vietnam;VU|009|054|VUV|Vanuatu;
    WF|009|061|XPF|Wallis & Futuna;WS|009|061|WST|Samoa;XK|150|039|EUR|Kosovo;YE|142|145|YER|Yemen;
    YT|002|014|EUR|Mayotte;ZA|002|018|ZAR|South Africa;ZM|002|014|ZMW|Zambia;
    ZW|002|014|ZWG|Zimbabwe;AC|009|QO|SHP|Ascension Island;AD|150|039|EUR|Andorra;
    AE|142|145|AED|United Arab Emirates;AF|142|034|AFN|Afghanistan;AG|019|029|XCD|Antigua & Barbuda;
    AI|019|029|XCD|Anguilla;AL|150|039|ALL|Albania;AM|142|145|AMD|Armenia;AO|002|017|AOA|Angola;
    AQ|009|QO|XXX|Antarctica;EU|||EUR|European Union;EZ||||Eurozone;UN||||United Nations;
    """
  static let languageText = """
    aa|Afar;ab|Abkhazian;ae|Avestan;af|Afrikaans;ak|Akan;am|Amharic;an|Aragonese;ar|Arabic;
    as|Assamese;av|Avaric;ay|Aymara;az|Azerbaijani;ba|Bashkir;be|Belarusian;bg|Bulgarian;bi|Bislama;
    bm|Bambara;bn|Bangla;bo|Tibetan;br|Breton;bs|Bosnian;ca|Catalan;ce|Chechen;ch|Chamorro;
    co|Corsican;cr|Cree;cs|Czech;cu|Church Slavic;cv|Chuvash;cy|Welsh;da|Danish;de|German;
    dv|Dhivehi;dz|Dzongkha;ee|Ewe;el|Greek;en|English;eo|Esperanto;es|Spanish;et|Estonian;eu|Basque;
    fa|Persian;ff|Fula;fi|Finnish;fj|Fijian;fo|Faroese;fr|French;fy|Western Frisian;ga|Irish;
    gd|Scottish Gaelic;gl|Galician;gn|Guarani;gu|Gujarati;gv|Manx;ha|Hausa;he|Hebrew;hi|Hindi;
    ho|Hiri Motu;hr|Croatian;ht|Haitian Creole;hu|Hungarian;hy|Armenian;hz|Herero;ia|Interlingua;
    id|Indonesian;ie|Interlingue;ig|Igbo;ii|Liangshan Yi;ik|Inupiaq;io|Ido;is|Icelandic;it|Italian;
    iu|Inuktitut;ja|Japanese;jv|Javanese;ka|Georgian;kg|Kongo;ki|Kikuyu;kj|Kuanyama;kk|Kazakh;
    kl|Kalaallisut;km|Khmer;kn|Kannada;ko|Korean;kr|Kanuri;ks|Kashmiri;ku|Kurdish;kv|Komi;
    kw|Cornish;ky|Kyrgyz;la|Latin;lb|Luxembourgish;lg|Ganda;li|Limburgish;ln|Lingala;lo|Lao;
    lt|Lithuanian;lu|Luba-Katanga;lv|Latvian;mg|Malagasy;mh|Marshallese;mi|Māori;mk|Macedonian;
    ml|Malayalam;mn|Mongolian;mr|Marathi;ms|Malay;mt|Maltese;my|Burmese;na|Nauru;
    nb|Norwegian Bokmål;nd|North Ndebele;ne|Nepali;ng|Ndonga;nl|Dutch;nn|Norwegian Nynorsk;
    no|Norwegian;nr|South Ndebele;nv|Navajo;ny|Nyanja;oc|Occitan;oj|Ojibwa;om|Oromo;or|Odia;
    os|Ossetic;pa|Punjabi;pi|Pali;pl|Polish;ps|Pashto;pt|Portuguese;qu|Quechua;rm|Romansh;rn|Rundi;
    ro|Romanian;ru|Russian;rw|Kinyarwanda;sa|Sanskrit;sc|Sardinian;sd|Sindhi;se|North Sámi;sg|Sango;
    si|Sinhala;sk|Slovak;sl|Slovenian;sm|Samoan;sn|Shona;so|Somali;sq|Albanian;sr|Serbian;ss|Swati;
    st|Southern Sotho;su|Sundanese;sv|Swedish;sw|Swahili;ta|Tamil;te|Telugu;tg|Tajik;th|Thai;
    ti|Tigrinya;tk|Turkmen;tn|Tswana;to|Tongan;tr|Turkish;ts|Tsonga;tt|Tatar;tw|Twi;ty|Tahitian;
    ug|Uyghur;uk|Ukrainian;ur|Urdu;uz|Uzbek;ve|Venda;vi|Vietnamese;vo|Volapük;wa|Walloon;wo|Wolof;
    xh|Xhosa;yi|Yiddish;yo|Yoruba;za|Zhuang;zh|Chinese;zu|Zulu;
    """
  static let currencyText = """
    AED|United Arab Emirates Dirham;AFN|Afghan Afghani;ALL|Albanian Lek;AMD|Armenian Dram;
    ANG|Netherlands Antillean Guilder;AOA|Angolan Kwanza;ARS|Argentine Peso;AUD|Australian Dollar;
    AWG|Aruban Florin;AZN|Azerbaijani Manat;BAM|Bosnia-Herzegovina Convertible Mark;
    BBD|Barbadian Dollar;BDT|Bangladeshi Taka;BGN|Bulgarian Lev;BHD|Bahraini Dinar;
    BIF|Burundian Franc;BMD|Bermudan Dollar;BND|Brunei Dollar;BOB|Bolivian Boliviano;
    BRL|Brazilian Real;BSD|Bahamian Dollar;BTN|Bhutanese Ngultrum;BWP|Botswanan Pula;
    BYN|Belarusian Ruble;BZD|Belize Dollar;CAD|Canadian Dollar;CDF|Congolese Franc;CHF|Swiss Franc;
    CLP|Chilean Peso;CNY|Chinese Yuan;COP|Colombian Peso;CRC|Costa Rican Colón;
    CUC|Cuban Convertible Peso;CUP|Cuban Peso;CVE|Cape Verdean Escudo;CZK|Czech Koruna;
    DJF|Djiboutian Franc;DKK|Danish Krone;DOP|Dominican Peso;DZD|Algerian Dinar;EGP|Egyptian Pound;
    ERN|Eritrean Nakfa;ETB|Ethiopian Birr;EUR|Euro;FJD|Fijian Dollar;FKP|Falkland Islands Pound;
    GBP|British Pound;GEL|Georgian Lari;GHS|Ghanaian Cedi;GIP|Gibraltar Pound;GMD|Gambian Dalasi;
    GNF|Guinean Franc;GTQ|Guatemalan Quetzal;GYD|Guyanaese Dollar;HKD|Hong Kong Dollar;
    HNL|Honduran Lempira;HRK|Croatian Kuna;HTG|Haitian Gourde;HUF|Hungarian Forint;
    IDR|Indonesian Rupiah;ILS|Israeli New Shekel;INR|Indian Rupee;IQD|Iraqi Dinar;IRR|Iranian Rial;
    ISK|Icelandic Króna;JMD|Jamaican Dollar;JOD|Jordanian Dinar;JPY|Japanese Yen;
    KES|Kenyan Shilling;KGS|Kyrgystani Som;KHR|Cambodian Riel;KMF|Comorian Franc;
    KPW|North Korean Won;KRW|South Korean Won;KWD|Kuwaiti Dinar;KYD|Cayman Islands Dollar;
    KZT|Kazakhstani Tenge;LAK|Laotian Kip;LBP|Lebanese Pound;LKR|Sri Lankan Rupee;
    LRD|Liberian Dollar;LSL|Lesotho Loti;LYD|Libyan Dinar;MAD|Moroccan Dirham;MDL|Moldovan Leu;
    MGA|Malagasy Ariary;MKD|Macedonian Denar;MMK|Myanmar Kyat;MNT|Mongolian Tugrik;
    MOP|Macanese Pataca;MRU|Mauritanian Ouguiya;MUR|Mauritian Rupee;MVR|Maldivian Rufiyaa;
    MWK|Malawian Kwacha;MXN|Mexican Peso;MYR|Malaysian Ringgit;MZN|Mozambican Metical;
    NAD|Namibian Dollar;NGN|Nigerian Naira;NIO|Nicaraguan Córdoba;NOK|Norwegian Krone;
    NPR|Nepalese Rupee;NZD|New Zealand Dollar;OMR|Omani Rial;PAB|Panamanian Balboa;PEN|Peruvian Sol;
    PGK|Papua New Guinean Kina;PHP|Philippine Peso;PKR|Pakistani Rupee;PLN|Polish Zloty;
    PYG|Paraguayan Guarani;QAR|Qatari Riyal;RON|Romanian Leu;RSD|Serbian Dinar;RUB|Russian Ruble;
    RWF|Rwandan Franc;SAR|Saudi Riyal;SBD|Solomon Islands Dollar;SCR|Seychellois Rupee;
    SDG|Sudanese Pound;SEK|Swedish Krona;SGD|Singapore Dollar;SHP|St. Helena Pound;
    SLE|Sierra Leonean Leone;SLL|Sierra Leonean Leone (1964—2022);SOS|Somali Shilling;
    SRD|Surinamese Dollar;SSP|South Sudanese Pound;STN|São Tomé & Príncipe Dobra;SYP|Syrian Pound;
    SZL|Swazi Lilangeni;THB|Thai Baht;TJS|Tajikistani Somoni;TMT|Turkmenistani Manat;
    TND|Tunisian Dinar;TOP|Tongan Paʻanga;TRY|Turkish Lira;TTD|Trinidad & Tobago Dollar;
    TWD|New Taiwan Dollar;TZS|Tanzanian Shilling;UAH|Ukrainian Hryvnia;UGX|Ugandan Shilling;
    USD|US Dollar;UYU|Uruguayan Peso;UZS|Uzbekistani Som;VEF|Venezuelan Bolívar (2008–2018);
    VES|Venezuelan Bolívar;VND|Vietnamese Dong;VUV|Vanuatu Vatu;WST|Samoan Tala;
    XAF|Central African CFA Franc;XCD|East Caribbean Dollar;XCG|Caribbean guilder;
    XOF|West African CFA Franc;XPF|CFP Franc;YER|Yemeni Rial;ZAR|South African Rand;
    ZMW|Zambian Kwacha;ZWG|Zimbabwean Gold;
    """
}
