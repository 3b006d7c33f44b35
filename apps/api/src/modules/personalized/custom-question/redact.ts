import { withoutContactDetails } from './redaction/contact-details.ts';
import { withoutNames } from './redaction/names.ts';
import { withoutPlaces } from './redaction/places.ts';
import { withoutSchools } from './redaction/schools.ts';
import { sentencesOf } from './redaction/sentences.ts';
import { withoutSpokenDigits } from './redaction/spoken-digits.ts';

/** The order matters: parts of an address must not be taken for a name first. */
const steps = [
  withoutBirthDates,
  withoutContactDetails,
  withoutSpokenDigits,
  withoutAddresses,
  withoutSchools,
  withoutNames,
  withoutPlaces,
];

/**
 * Replaces what could reveal who or where a child is by `…`, and leaves what the program should do. Prefers a word too
 * many to a name too few: the text may go to an external service.
 */
export function withoutPersonalDetails(text: string): string {
  return steps.reduce((rest, step) => step(rest), text);
}

type Replacement = readonly [pattern: RegExp, instead: string];

/** Home addresses, recognised by the words of streets and houses. */
const addressForms: readonly Replacement[] = [
  [/\b(?:no|door|house|flat|plot)\.? ?(?:no\.? ?)?[:#]? ?\d{1,6}[\w/-]{0,10}/giu, '…'],
  [
    /(?<![\w/-])\d{1,6}[\w/-]{0,10},? (?:[\p{L}\p{M}.]{2,40} ){1,3}(?:street|road|lane|avenue|nagar|colony|mawatha|gardens?)\b/giu,
    '…',
  ],
  [
    /(?<![\p{L}\p{M}])(?:[\p{L}\p{M}]{1,40} ){0,2}[\p{L}\p{M}]{0,40}?(?:தெரு|வீதி|(?<!பாட|தொழிற்|வைத்திய)சாலை|ஒழுங்கை|மாவத்தை)[\p{L}\p{M}]{0,20} ?\d{0,5}/gu,
    '…',
  ],
  [/(?:கதவு|வீட்டு|இலக்கம்) ?(?:எண்|இலக்கம்)? ?[.:]{0,2} ?\d{1,6}/gu, '…'],
  [/\b(I live (?:in|at|near)|my address is|என் முகவரி|என் ஊர்) [^.,\n!?]{1,120}/giu, '$1 …'],
];

function withoutAddresses(text: string): string {
  return addressForms.reduce((rest, [pattern, instead]) => rest.replace(pattern, instead), text);
}

const birth = /\b(?:born|birthday|birth ?date|date of birth|d\.?o\.?b)\b|பிறந்த/iu;

/** Ways to write a date. A year alone counts too, in a sentence about a birth. */
const dates = [
  /(?<!\d)\d{1,4}[./-]\d{1,2}[./-]\d{1,4}(?!\d)/g,
  /(?<!\d)\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\b/gi,
  /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6} \d{1,2}(?:st|nd|rd|th)?\b/gi,
  /(?<!\d)\d{1,2} (?:ஜனவரி|பெப்ரவரி|பிப்ரவரி|மார்ச்|ஏப்ரல்|மே|ஜூன்|ஜூலை|ஆகஸ்ட்|ஆகஸ்டு|செப்டம்பர்|அக்டோபர்|ஒக்டோபர்|நவம்பர்|டிசம்பர்)/gu,
  /(?:ஜனவரி|பெப்ரவரி|பிப்ரவரி|மார்ச்|ஏப்ரல்|மே|ஜூன்|ஜூலை|ஆகஸ்ட்|ஆகஸ்டு|செப்டம்பர்|அக்டோபர்|ஒக்டோபர்|நவம்பர்|டிசம்பர்) \d{1,2}(?!\d)/gu,
  /(?<!\d)(?:19|20)\d\d(?!\d)/g,
];

/** Removes dates from sentences about a birth. Other dates stay: a program may count between them. */
function withoutBirthDates(text: string): string {
  return sentencesOf(text)
    .map((sentence) => (birth.test(sentence) ? withoutDates(sentence) : sentence))
    .join('');
}

function withoutDates(sentence: string): string {
  return dates.reduce((rest, date) => rest.replace(date, '…'), sentence);
}
