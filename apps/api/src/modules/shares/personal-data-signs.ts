import { givenNames } from '../auth/index.ts';

const tamilZero = 0x0be6;

/** The text with Latin digits, and without signs that nobody sees. */
function plainOf(words: string): string {
  return words
    .normalize('NFKC')
    .replaceAll(/[\u0be6-\u0bef]/g, (digit) => String(digit.charCodeAt(0) - tamilZero))
    .replaceAll(/[\u200b-\u200d\u2060]/g, '');
}

/** What a word may be at the end of an e-mail address that belongs to nobody. */
const domainsOfNobody = /@(?:[\w.-]+\.)?(?:example\.(?:com|org|net)|[\w-]+\.test|example)\b/i;
const email = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/;
const spelledEmail =
  /\b\w{1,64} ?[([]? ?at ?[)\]]? ?(?:gmail|yahoo|outlook|hotmail) ?[([]? ?dot ?[)\]]? ?com\b/i;

/** Finds an e-mail address or the telephone number of a person. */
export function phoneOrEmailIn(words: string): 'email' | 'phone' | null {
  const plain = plainOf(words);
  if ((email.test(plain) && !domainsOfNobody.test(plain)) || spelledEmail.test(plain)) return 'email';
  return digitRuns(plain).some(isPhone) ? 'phone' : null;
}

/** Rows of digits with single spaces, hyphens, dots or brackets between them, as their digits with a plus before. */
function digitRuns(plain: string): string[] {
  const runs = plain.match(/[+(]{0,2}\d(?:[ ().-]{0,2}\d){6,15}/g) ?? [];
  return runs.filter((run) => !isListOfNumbers(run)).map((run) => run.replaceAll(/[^\d+]/g, ''));
}

/** Rows of short numbers, such as marks or a date, and a number with decimals. */
function isListOfNumbers(run: string): boolean {
  const groups = run.split(/[^\d+]+/).filter((group) => group !== '');
  return groups.length > 1 && groups.every((group) => group.length <= 2);
}

/** Mobile numbers of India and Sri Lanka, landlines with their zero, and numbers of any country with its code. */
const phones: readonly RegExp[] = [
  /^(?:\+?91|0)?[6-9]\d{9}$/,
  /^(?:\+?94|0)7[0-8]\d{7}$/,
  /^0[1-9]\d{8,9}$/,
  /^\+[1-9]\d{8,13}$/,
];
/** Digits in a row that are in their order: such a number was made up. */
const madeUpFrom = 6;
const digitsInOrder = ['01234567890123456789', '98765432109876543210'];

function isPhone(digits: string): boolean {
  return phones.some((phone) => phone.test(digits)) && !isMadeUp(digits);
}

function isMadeUp(digits: string): boolean {
  if (new Set(digits).size <= 3) return true;
  return Array.from(digits).some((_digit, index) => {
    const row = digits.slice(index, index + madeUpFrom);
    return row.length === madeUpFrom && digitsInOrder.some((order) => order.includes(row));
  });
}

const addresses: readonly RegExp[] = [
  // A number, one to three words with a capital, and a word for a street.
  /\d[\w/-]{0,8},? (?:[A-Z][\w.]{0,20} ){1,3}(?:Street|Road|Lane|Avenue|Nagar|Colony|Mawatha|Gardens?|Apartments?|Layout|Cross|Veethi|Theru|St|Rd|Ave)\b/,
  // A word for a street and the number of a house behind it.
  /\b[A-Z]\w{1,20} (?:Street|Road|Lane|Avenue|Mawatha|Nagar) ?,? ?(?:No\.? ?)?\d{1,4}\b/,
  /\b(?:door|house|flat|plot) ?no[.: ]{1,2}\d[\w/-]{0,8}, ?\p{L}/iu,
  /\bno[.:] ?\d[\w/-]{0,8}, ?[A-Z]\w{1,20} [A-Z]/i,
  // A town with a postal code.
  /(?:Jaffna|Colombo|Kandy|Galle|Trincomalee|Batticaloa|Vavuniya|Mannar|Kilinochchi|Negombo|Matara|Nallur|Chennai|Madurai|Coimbatore|Trichy|Tiruchi|Salem|Tirunelveli|Thanjavur|Vellore|Erode|Tiruppur|Thoothukudi|Nagercoil|Puducherry|Bengaluru|Bangalore|Mumbai|Delhi|Hyderabad) ?[-–,]? ?(?:\d{3} ?\d{3}|\d{5})(?!\d)/,
  /(?:யாழ்ப்பாணம்|கொழும்பு|கண்டி|திருகோணமலை|மட்டக்களப்பு|வவுனியா|சென்னை|மதுரை|கோயம்புத்தூர்|திருச்சி|சேலம்|திருநெல்வேலி|தஞ்சாவூர்) ?[-–,]? ?(?:\d{3} ?\d{3}|\d{5})(?!\d)/,
  /\bpin ?code ?(?:is|:|-)? ?\d{3} ?\d{3}\b/i,
  // What says that an address follows, and a number in it.
  /\b(?:my |home |house |our )(?:home |house )?address ?(?:is|:|-|=) ?[^\n]{0,40}\d/i,
  /\b[Ii] live (?:at|in|on) [^\n]{0,40}\d{1,4}[,/ ]/,
  /\d[\d/]{0,6}[A-Z]?, ?(?:[\p{L}\p{M}.]{1,20} ){0,2}[\p{L}\p{M}]{0,20}(?:தெரு|வீதி|சாலை|ஒழுங்கை|மாவத்தை|நகர்)/u,
  /(?:கதவு|வீட்டு) ?(?:எண்|இலக்கம்)[ .:]{0,3}\d{1,5}[\d/A-Z]{0,5}, ?\p{L}/u,
  /(?:எண்|இல\.|இலக்கம்) ?[.:]? ?\d{1,5}[\d/A-Z]{0,5},? (?:[\p{L}\p{M}.]{1,20} ){0,2}[\p{L}\p{M}]{0,20}(?:தெரு|வீதி|சாலை|ஒழுங்கை|நகர்)/u,
  /முகவரி ?[:=-]? ?[^\n]{0,40}\d/u,
];

/** Whether a text seems to say where somebody lives. */
export function looksLikeAddress(words: string): boolean {
  const plain = plainOf(words);
  return addresses.some((address) => address.test(plain));
}

/** Family names, and given names of fathers that stand in their place, where the list of given names has them not. */
const familyNames = new Set(
  `kumar raj samy kumaran kumaraswamy sivakumaran sivalingam mahalingam thiagarajah thiyagarajah rajah nadarajah selvarajah
  balasubramaniam subramaniam subramanian shanmuganathan viswanathan ramanathan jegannathan ranganathan nagarajan
  natesan murugesan ganeshan ganesan maheswaran yogeswaran rajendran rajeswaran chandrasekar chandrasekaran
  krishnan krishnamoorthy ramachandran ramasamy ramaswamy palanisamy kandasamy velusamy arumugam sundaram
  thangavel sakthivel kathirvel murugan pillai chettiar iyer iyengar reddy naidu nair menon gounder thevar nadar
  perera fernando silva dissanayake bandara jayawardena wickramasinghe gunawardena ratnayake herath rajapaksa
  khan begum sharma singh gupta patel verma das rao
  குமரன் குமார் சிவகுமாரன் சுப்பிரமணியம் கிருஷ்ணன் முருகேசன் கணேசன் ராஜேந்திரன் சுந்தரம் ஆறுமுகம் முருகன்
  சிவலிங்கம் மகாலிங்கம் நடராஜா செல்வராஜா கந்தசாமி ராமசாமி பழனிசாமி சண்முகநாதன் விஸ்வநாதன் சந்திரசேகர்
  பாலசுப்பிரமணியம் தங்கவேல் சக்திவேல் ராமச்சந்திரன் பெர்னாண்டோ பெரேரா ராமன் ரமேஷ் சங்கர் கண்ணன் செல்வன்`
    .split(/\s+/)
    .filter((name) => name !== ''),
);

const listedGivenNames = new Set(givenNames);
const isGiven = (word: string): boolean => listedGivenNames.has(word.toLowerCase());
const isFamily = (word: string): boolean => familyNames.has(word.toLowerCase());
const isCapital = (word: string): boolean => /^[A-Z][a-z]{2,}$/.test(word);

/** What says that the name of a person follows. */
const introduction =
  /\b(?:my (?:full )?name is|full name ?[:=]|name ?[:=]|(?:made|written|created|coded|programmed) by|author ?:?|by ?:) ?([A-Z][a-z]{2,20}) ([A-Z][a-z]{2,20})\b/i;
const tamilIntroduction =
  /(?:என் |எனது )?(?:முழுப் ?|முழு )?பெயர் ?[:=-]? ?([\u0b80-\u0bff]{3,20}) ([\u0b80-\u0bff]{3,20})[.!"' ]*$/u;
/** Initials before a name, or behind one that begins the text. */
const initialsBefore = /(?:^|[^\p{L}\p{M}.])(?:[A-Z]\. ?){1,3}([A-Z][a-z]{2,20})/gu;
const initialsBehind = /^([A-Z][a-z]{2,20}) [A-Z](?:\. ?[A-Z])?\.?(?:,|$)/;
const tamilInitials =
  /(?:^|[^\p{L}\p{M}.])(?:[\u0b85-\u0bb9][\u0bbe-\u0bcd]?\. ?){1,3}([\u0b80-\u0bff]{4,20})/gu;

/** Whether a text seems to have the whole name of a person, and not the given name alone. */
export function looksLikeFullName(words: string): boolean {
  const plain = plainOf(words);
  return hasNamesInRow(plain) || hasInitials(plain) || isIntroduced(plain);
}

/** Words with a capital before a name that stands alone. */
const forms = new Set(
  `Hello Dear Happy Lord Sri Uncle Aunty Team King Queen Thanks Thank Vanakkam Welcome Good Mister Teacher Captain Little
  And The For With From`.split(/\s+/),
);

/** A name with a family name behind it, or a given name with another one behind it, each with a capital. */
function hasNamesInRow(plain: string): boolean {
  const row = plain.match(/[\p{L}\p{M}]+|[^\p{L}\p{M}]+/gu) ?? [];
  return row.some((word, index) => {
    const [between = '', next = ''] = row.slice(index + 1, index + 3);
    if (between !== ' ') return false;
    if (/^\p{Script=Tamil}/u.test(word)) return isGiven(word) && isFamily(next);
    if (!isCapital(word) || !isCapital(next) || forms.has(word)) return false;
    return isFamily(next) || (isGiven(word) && isGiven(next));
  });
}

/** Answers to choose from, `A. Ravi B. Priya`, have letters too. */
const choices = /\bA[.)].{1,60}\bB[.)]/;

function hasInitials(plain: string): boolean {
  if (choices.test(plain)) return false;
  const named = [...plain.matchAll(initialsBefore), ...plain.matchAll(tamilInitials)].map(
    ([, name = '']) => name,
  );
  const behind = initialsBehind.exec(plain.trim())?.[1];
  return [...named, ...(behind === undefined ? [] : [behind])].some(
    (name) => isGiven(name) || isFamily(name),
  );
}

function isIntroduced(plain: string): boolean {
  const [, first = '', second = ''] = introduction.exec(plain) ?? tamilIntroduction.exec(plain) ?? [];
  if (first === '') return false;
  if (/^\p{Script=Tamil}/u.test(first)) return isGiven(first) || isFamily(second);
  return isCapital(first) && isCapital(second) && (isGiven(first) || isFamily(second) || isGiven(second));
}
