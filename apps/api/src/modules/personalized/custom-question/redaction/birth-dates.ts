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
export function withoutBirthDates(text: string): string {
  return text
    .split(/(?<=[!?\n]|\.(?= |$))/u)
    .map((sentence) => (birth.test(sentence) ? withoutDates(sentence) : sentence))
    .join('');
}

function withoutDates(sentence: string): string {
  return dates.reduce((rest, date) => rest.replace(date, '…'), sentence);
}
