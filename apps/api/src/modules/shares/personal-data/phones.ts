import { nameUse } from './known-names.ts';
import { patternSign, type Sign } from './sign.ts';

/** What an e-mail address that belongs to nobody ends with. */
const domainsOfNobody = /@(?:[\w.-]+\.)?(?:example\.(?:com|org|net)|[\w-]+\.test|example)\b/i;

/** Finds e-mail addresses. */
export const emailSigns: readonly Sign[] = [
  patternSign(
    'an e-mail address',
    /[\w.+-]{0,63}[a-z\d]@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/i,
    domainsOfNobody,
  ),
  patternSign(
    'an e-mail address in words',
    /\b\w{1,64} ?[([]? ?at ?[)\]]? ?(?:gmail|yahoo|outlook|hotmail|icloud) ?[([]? ?dot ?[)\]]? ?com\b/i,
  ),
];

/** Mobile numbers of India, Sri Lanka and Germany, landlines with their zero, and numbers of any country with its code. */
const phones: readonly RegExp[] = [
  /^(?:(?:\+|00)?91|0)?[6-9]\d{9}$/,
  /^(?:(?:\+|00)?94|0)0?7[0-8]\d{7}$/,
  /^0[1-9]\d{8,9}$/,
  /^(?:\+|00)[1-9]\d{8,13}$/,
  /^01[5-7]\d{8,9}$/,
];
/** Numbers that are complete only within a country or a town, behind a word such as "phone". */
const shortPhones: readonly RegExp[] = [/^7[0-8]\d{7}$/, /^[2-9]\d{6,7}$/, /^1?[2-9]\d{2}[2-9]\d{6}$/];

/** Numbers that are known by how they are written: of North America and Norway. */
const writtenPhones: readonly RegExp[] = [
  /^(?:1[ .-])?(?:\([2-9]\d{2}\) ?|[2-9]\d{2}[.-])[2-9]\d{2}[ .-]\d{4}$/,
  /^[49]\d{2} \d{2} \d{3}$/,
];
/** Numbers that are known by how they are written where the line names a person or a place abroad, too. */
const phonesAbroad: readonly RegExp[] = [
  /^(?:1[ .-])?[2-9]\d{2} [2-9]\d{2} \d{4}$/,
  /^[2-9]\d{3} \d{4}$/,
  /^[2-9]\d(?: \d{2}){3}$/,
  /^0[67](?:[ .-]\d{2}){4}$/,
  /^(?:1|33|4[14579]|6[015]|9[67]\d)\d{8,10}$/,
];
const abroad =
  /(?<!\p{L})(?:mon num[eé]ro|canada|toronto|scarborough|brampton|markham|montreal|norway|oslo|bergen|germany|berlin|uk|england|london|harrow|france|paris|swiss|switzerland|zurich|bern|denmark|gulf|dubai|qatar|doha|oman|muscat|kuwait|bahrain|saudi|riyadh|malaysia|kl|penang|singapore|australia|sydney|melbourne|usa|america|new york|new jersey)(?!\p{L})|கனடா|நோர்வே|ஜெர்மனி|ஜேர்மனி|லண்டன்|பிரான்ஸ்|பாரிஸ்|சுவிஸ்|டென்மார்க்|துபாய்|கத்தார்|குவைத்|மலேசியா|சிங்கப்பூர்|ஆஸ்திரேலியா|அமெரிக்கா/iu;

/** Words that say that a number is a telephone number. */
const phoneWord =
  /(?<![\p{L}\p{M}])(?:tele)?phones?(?!\p{L})|(?<!\p{L})(?:mobile?|mob|cell(?:phone)?|handphone|handy|hp|telefon\p{L}{0,6}|tlf|portable|tel|whats ?app|wa|sms|contacts?|call|dial|ring|helpline|hotline|ph|imo|viber|(?:my|our|his|her)(?: \p{L}{2,8})?(?:'s)? (?:number|num|no))(?!\p{L})|தொலைபேசி|கைபேசி|அலைபேசி|செல்பேசி|மொபைல்|போன்|ஃபோன்|வாட்ஸ்|அழை|தொடர்பு/iu;
/** Words before a number that is counted, computed or stamped on something. */
const otherNumber =
  /(?:(?<!\p{L})(?:isbn|barcode|id|token|code|key|customer|member|voucher|timestamp|order|bill|invoice|receipt|pnr|ticket|serial|tracking|roll|index|account|card|seed|prime|population|people|price|salary|distance|score|points|views|likes|subscribers|seconds|random|total|sum|product|answer|factorial|power|million|billion)|\d(?:st|nd|rd|th)|மக்கள்தொகை|விலை|தூரம்)(?:[^\p{L}\d+]{1,3}(?:no|number|id|code|is|of|was))?[^\p{L}\d+]{0,4}$|\d ?= ?$/iu;
/** Words that say that a number belongs to nobody. An address such as example.com says nothing of a number beside it. */
const ofNobody = /(?<!\p{L})(?:not (?:a )?real|fake|dummy|made up|example(?!\.\p{L}))(?!\p{L})/iu;
/** Units behind a number that is counted. */
const unit =
  /^ ?(?:km|m|cm|mm|kg|g|rs|rupees|dollars|people|persons|years|days|hours|seconds|million|billion|stars|points|bytes|times|views|likes|%|\*|\/|=|x |\^|ரூபாய்|பேர்|மக்கள்|கி\.மீ)/iu;

/** Rows of digits with single spaces, hyphens, dots or brackets between them. */
const digitRow = /[+(]{0,2}\d(?:(?:[ ().-]{0,2}| - | ?\/ ?(?=\d{5}))\d){6,15}(?!\d)/g;

/** Finds telephone numbers of persons. */
export const phoneSigns: readonly Sign[] = [
  {
    name: 'a telephone number',
    finds: (plain) =>
      !ofNobody.test(plain) &&
      numbersIn(plain).some((number) => !isMadeUp(number.digits) && isPhone(number, plain)),
  },
];

type WrittenNumber = { row: string; digits: string; before: string };

function isPhone({ row, digits, before }: WrittenNumber, plain: string): boolean {
  const isSaid = phoneWord.test(before);
  const isOfPerson = isSaid || abroad.test(plain) || person.test(before);
  return (
    [...phones, ...(isSaid ? shortPhones : [])].some((form) => form.test(digits)) ||
    [...writtenPhones, ...(isOfPerson ? phonesAbroad : [])].some((form) => form.test(row))
  );
}

function numbersIn(plain: string): WrittenNumber[] {
  return [...plain.matchAll(digitRow)]
    .map(({ 0: row, index }) => ({
      row,
      digits: row.replaceAll(/[^\d+]/g, ''),
      before: plain.slice(Math.max(0, index - 40), index),
      after: plain.slice(index + row.length, index + row.length + 12),
    }))
    .filter(
      ({ row, before, after }) =>
        !(isListOfNumbers(row, before, plain) || otherNumber.test(before) || unit.test(after)),
    );
}

/** Rows of short numbers, such as marks or a date, and a number with decimals. */
function isListOfNumbers(row: string, before: string, plain: string): boolean {
  if (phoneWord.test(before) || abroad.test(plain)) return false;
  const groups = row.split(/[^\d+]+/).filter((group) => group !== '');
  return groups.length > 1 && groups.every((group) => group.length <= 2);
}

/** So many digits in their order are counted, and were not given to anybody. */
const inOrderFrom = 9;
const digitsInOrder = ['01234567890123456789', '98765432109876543210'];

/** A round number, one of few digits, or one of digits in their order. */
function isMadeUp(digits: string): boolean {
  if (new Set(digits).size <= 3 || digits.endsWith('0000')) return true;
  return Array.from(digits).some((_digit, index) => {
    const row = digits.slice(index, index + inOrderFrom);
    return row.length === inOrderFrom && digitsInOrder.some((order) => order.includes(row));
  });
}

/** Persons whose numbers children know. */
const person =
  /(?<!\p{L})(?:amma|appa|akka|anna|annan|thambi|thangai|mother|father|mom|mum|dad|mama|mami|uncle|aunty?|sister|brother|friend|teacher|home|office|அம்மா|அப்பா|அக்கா|அண்ணா|தம்பி|தங்கை|மாமா|மாமி|பாட்டி|தாத்தா|நண்பன்|தோழி|வீடு)(?!\p{L})/iu;
const printed = /\bprint: $/;

/** What a program says that has telephone numbers. */
const programWithPhones = /phone|mobile|whats ?app|call me|my.?number|தொலைபேசி|கைபேசி|அலைபேசி|வாட்ஸ்அப்/iu;

export function saysPhone(code: string): boolean {
  return programWithPhones.test(code);
}

/**
 * Whether a number in the code, outside of texts, may be somebody's telephone number, by what is before it in its line.
 * Numbers of that length are also counted and tried out.
 */
export function isSaidToBePhone(before: string): boolean {
  const isOfPerson = nameUse(/[\p{L}\p{M}]+(?=[^\p{L}\p{M}]*$)/u.exec(before)?.[0] ?? '').isName;
  return isOfPerson || phoneWord.test(before) || person.test(before) || printed.test(before);
}
