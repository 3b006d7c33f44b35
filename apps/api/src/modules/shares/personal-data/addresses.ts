import { isTown } from './known-names.ts';
import { patternSign, type Sign } from './sign.ts';

/** Numbers before a street that are none of a house, and the streets of stories. */
const elsewhere =
  /(?<!\p{L})(?:bus|route|tram|train|van|level|quest|stop|stage|round|chapter|part|day|step|scene|platform|highway|page|gate|exit|zone|sector|terminal|counter) (?:no\.? ?)?\d|Baker Street|Downing Street|Privet Drive|Wall Street|Sesame Street/iu;

/**
 * Finds where somebody lives: a house number with a street, a town with a postal code, and a street or a place behind
 * "I live in".
 */
export const addressSigns: readonly Sign[] = [
  patternSign(
    'a house number before a street',
    /(?<![\d.:-])\d{1,4}[A-Za-z]?(?:[/-]\d{1,4}[A-Za-z]?)?,? (?:(?:[A-Z][\w.]{0,20}|\d{1,2}(?:st|nd|rd|th)),? ){1,4}(?:Street|Road|Lane|Avenue|Nagar|Colony|Mawatha|Gardens?|Apartments?|Layout|Cross|Veethi|Theru|Salai|Terrace|St|Rd|Ave)\b(?! (?!(?:in|on|at|near|is|and|by|to|opposite|behind|after|before|for|from|this|every|today|tomorrow)\b)[a-z])/,
    elsewhere,
  ),
  patternSign(
    'a house number before a street, in small letters',
    /(?<![\p{L}\d])(?:no|door|house|flat|plot)(?: ?no)? ?[.:#]{0,2} ?\d{1,4}[a-z]?(?:[/-]\d{1,4}[a-z]?)?,? (?:[\w.]{1,20},? ){1,4}(?:street|road|lane|avenue|nagar|colony|mawatha|gardens?|apartments?|layout|cross|veethi|theru|salai|st|rd|ave)\b/iu,
  ),
  patternSign(
    'a house number behind a street',
    /\b[A-Z]\w{1,20} (?:Street|Road|Lane|Avenue|Mawatha|Nagar|Colony|Veethi|Theru|Salai) ?,? ?(?:(?:No\.? ?|#)\d{1,4}|\d{1,4}[/-]\d|\d{1,4}, ?[A-Z])/,
    elsewhere,
  ),
  patternSign('a door number', /\b(?:door|house|flat|plot) ?no[.: ]{1,2}\d[\w/-]{0,8}, ?\p{L}/iu),
  {
    name: 'a postal code behind a town',
    finds: (plain) =>
      [...plain.matchAll(townWithCode)].some(
        ([, way = '', town = '', mark = '', code = '']) =>
          isTown(town) && way === '' && (indianCode.test(code) || (code.length === 5 && mark.trim() !== '')),
      ),
  },
  patternSign(
    'an estate in the hill country',
    /\b[A-Z][\w.']{2,20} (?:[A-Z][\w.']{2,20} ){0,2}(?:[Ee]state|Group|Tea Garden)(?: ?, ?| - | in )(?:[\w.']{2,20},? ){0,4}(?:Hatton|Nuwara[ -]?Eliya|Talawa[kc]ell?e|Bogawantalawa|Maskeliya|Norwood|Dickoya|Kotagala|Lindula|Ragala|Pussellawa|Nawalapitiya|Gampola|Bandarawela|Haputale|Welimada|Passara|Lunugala|Badulla|Kandy|Matale|Balangoda|Ratnapura|Deniyaya|Kegalle|Agarapathana|Pundaluoya|Kotmale|Ramboda|Watawala|Ginigathena|Upcot|Rattota|Hali[- ]?Ela|Demodara|Ella|Valparai|Ooty|Coonoor|Munnar)\b|\b[Ee]state\b.{0,30}\b(?:(?:[Uu]pper|[Ll]ower|[Mm]iddle|[Ee]ast|[Ww]est|[Nn]orth|[Ss]outh|[Nn]ew|[Oo]ld|[Tt]op|[Nn]o\.? ?\d) [Dd]ivision|[Ll]ine (?:room|house))|\b(?:[Uu]pper|[Ll]ower|[Mm]iddle|[Tt]op) [Dd]ivision\b.{0,40}\b[Ee]state\b|\b[Ll]ine (?:room|house)\b.{0,20}\b[Ee]state\b|[\p{L}\p{M}]{3,20} (?:தோட்டம்|தோட்டத்த[\p{L}\p{M}]{0,6}|எஸ்டேட்)[ ,]{1,2}(?:[\p{L}\p{M}]{2,20},? ){0,3}(?:ஹட்டன்|அட்டன்|நுவரெலியா|தலவாக்கலை|பொகவந்தலாவை?|மஸ்கெலியா|நோர்வூட்|டிக்கோயா|கொட்டகலை|பதுளை|பண்டாரவளை|அப்புத்தளை|கண்டி|மாத்தளை|பசறை|வால்பாறை|(?:கீழ்|மேல்) ?பிரிவு)|(?:கீழ்|மேல்)ப்? ?பிரிவு[ ,].{0,30}(?:தோட்டம்|எஸ்டேட்)/u,
    /\btea (?:from|packets?|leaves|price)|\b(?:trip|tour|bus|train|visit|visited|famous|factory|waterfall|museum|once upon)\b|சுற்றுலா|பேருந்து/iu,
  ),
  patternSign(
    'an estate where somebody lives',
    /(?<!\p{L})(?:live|lives|living|stay|home|house|address|veedu|from|irukk\p{L}{0,6})(?!\p{L})[^\n]{0,40}\b[A-Z][\w.']{2,20} [Ee]state\b|[A-Z]\w{2,20} [Ee]state\b.{0,30}(?<!\p{L})(?:irukk\p{L}{1,6}|vasikk\p{L}{1,6}|is (?:my|our) home|i live|we live)|(?:வீடு|வசிக்|முகவரி)[^\n]{0,40}[\p{L}\p{M}]{3,20} (?:தோட்டம்|தோட்டத்த|எஸ்டேட்)|[\p{L}\p{M}]{3,20} (?:தோட்டத்தில்|எஸ்டேட்டில்)[^\n]{0,20}(?:வசிக்|வாழ்கி|குடியிருக்|என் வீடு|எங்கள் வீடு)/u,
    /\btea (?:from|packets?|leaves|price)|real estate/iu,
  ),
  patternSign('a part of a village', /\b([A-Z][a-z]{3,20}) (?:East|West|North|South|Center|Centre), ?\1\b/),
  patternSign(
    'a post office',
    /[A-Z]\w{2,20},? (?:Post|P\.? ?O\.?|Taluk), ?[A-Z]\w{2}|[\p{L}\p{M}]{3,20} (?:அஞ்சல்|தபால்), ?\p{L}/u,
  ),
  patternSign(
    'a postal code',
    /(?:\b(?:pin|post(?:al)?|zip) ?code|அஞ்சல் ?(?:எண்|குறியீடு))\W{0,4}(?:is )?\d{3} ?\d{2,3}\b/iu,
  ),
  patternSign(
    'a number behind the word address',
    /(?<!(?:e-?mail|ip|web|mac|memory) )\baddress(?: ?is| ?[:=-]){1,2} ?[^\n]{0,30}?\d[\w/-]{0,8},? [^\n]{0,10}\p{L}{3}/iu,
    /\b(?:ip|web|mac|memory|id\(|0x)/i,
  ),
  patternSign(
    'a number behind "I live at"',
    /\b(?:i|we|she|he) (?:live|stay|lives|stays) (?:at|in|on) (?:(?:house|flat|door|the|no\.?|number|#) ?){0,3}\d{1,4}[\w/-]{0,6}[,/ ] ?(?!years?|rooms?|floors?)\p{L}/iu,
  ),
  patternSign(
    'a street behind "I live in"',
    /\b(?:(?:[Ii]|[Ww]e) (?:live|stay)|(?:[Mm]y|[Oo]ur) (?:house|home) is) (?:at|in|on|near|opposite|behind|beside|next to) (?:[\w.']{1,20},? ){0,4}(?:[A-Z]\w{1,20}|\d(?:st|nd|rd|th)) (?:[Ss]treet|[Rr]oad|[Ll]ane|[Aa]venue|[Nn]agar|[Cc]olony|[Mm]awatha|[Vv]eethi|[Tt]heru|[Ss]alai|Cross)\b/,
  ),
  {
    name: 'a class in a school with a name',
    finds: (plain) => classes.test(plain) && schools.test(plain),
  },
  patternSign(
    'a house number before a street in Tamil',
    /(?<![\d.])\d[\d/]{0,6}[A-Z]?, ?(?:[\p{L}\p{M}.]{1,20} ){0,2}[\p{L}\p{M}]{0,20}(?:தெரு|வீதி|சாலை|ஒழுங்கை|மாவத்தை|நகர்)/u,
  ),
  patternSign(
    'a house number in Tamil',
    /(?:கதவு|வீட்டு|எண்|இல\.|இலக்கம்) ?(?:எண்|இலக்கம்|இல\.?)?[ .:]{0,3}\d{1,5}[\d/A-Z]{0,5},? (?:[\p{L}\p{M}.]{1,20},? ){0,3}[\p{L}\p{M}]{0,20}(?:தெரு|வீதி|சாலை|ஒழுங்கை|மாவத்தை|நகர்|குறுக்கு)/u,
  ),
  patternSign('a door number in Tamil', /(?:கதவு|வீட்டு) ?(?:எண்|இலக்கம்)[ .:]{0,3}\d{1,5}[\d/A-Z]{0,5}, ?\p{L}/u),
  patternSign(
    'a house number behind a street in Tamil',
    /[\p{L}\p{M}]{2,20} ?(?:தெரு|வீதி|சாலை|ஒழுங்கை|மாவத்தை|நகர்),? ?(?:(?:எண்|இல\.|இலக்கம்) ?[.:]? ?)?\d{1,4}(?:\/\d|,|$)/u,
  ),
  patternSign(
    'a street where somebody lives, in Tamil',
    /(?:தெரு|வீதி|சாலை|ஒழுங்கை|நகர)[\p{L}\p{M}]{0,8} (?:[\p{L}\p{M}]{1,20} ){0,2}(?:வசிக்|வாழ்கி|குடியிருக்)|(?:எங்கள்|என்|எனது|நம்) வீடு [^\n]{0,30}[\p{L}\p{M}]{2,20} (?:தெரு|வீதி|சாலை|ஒழுங்கை|நகர)/u,
  ),
  patternSign('a number behind the word address in Tamil', /முகவரி ?[:=-]? ?[^\n]{0,40}\d/u),
];

/** A word, whether it is where somebody goes, what is between it and a number, and the number at an end. */
const townWithCode =
  /(?:\b(to|from|for) )?(?<![\p{L}\p{M}])([\p{L}\p{M}]{3,20})( ?[-,]? ?)(\d{3} ?\d{3}|\d{5})(?=[ .]*$| ?[,;")])/giu;
/** Postal codes of the south of India and of the large cities of the others; Sri Lankan ones are any five digits. */
const indianCode = /^(?:11|40|41|5\d|6\d|70)\d ?\d{3}$/;
/** A class with its letter, or one of somebody who speaks of himself. */
const classes =
  /\b(?:class|grade|std|standard|year|form) ?\d{1,2} ?-?[A-H]\b|\b(?:my|I|we|am|study|student)\b.{0,80}\b(?:\d{1,2}(?:th|st|nd|rd| ?-?[A-H])|(?:class|grade|std|standard|year|form) ?\d{1,2})\b|வகுப்ப|தரம்/i;
const schools =
  /\b[A-Z][\w.']{1,20} (?:[A-Z][\w.']{1,20} ){0,3}(?:College|School|Vidyalayam?|Convent|Academy)\b|(?:இந்து|மத்திய|மகளிர்|அரசு|தேசிய|மகா)[\p{L}\p{M}]{0,5} (?:[\p{L}\p{M}]{1,20} ){0,2}(?:கல்லூரி|பள்ளி|பாடசாலை|வித்தியாலய)/u;
