import { isTown, nameUse } from './known-names.ts';

/** A text or a number of a program with what is before it in its line, and the code behind it. */
export type Part = { kind: 'text' | 'number'; line: number; label: string; words: string; behind: string };

/** Parts behind a number or a street among which the rest of an address is. */
const partsOfAddress = 3;
/** Parts behind a given name among which the name of the father is. */
const partsOfName = 3;

const houseNumber =
  /^(?:(?:no|door|house|flat|plot|lot|இல|எண்|இலக்கம்)[ .:]{0,3}(?:no[ .:]{0,2})?|#)?\d{1,4}[a-z]?(?:[/-]\d{1,4}[a-z]?)?,?$/i;
const street =
  /^(?:[A-Z\d][\w.']{0,20},? ){1,4}(?:Street|Road|Lane|Avenue|Mawatha|Nagar|Colony|Veethi|Theru|Salai|Terrace|Drive|Close|Crescent|Estate|St|Rd)[.,]?$|^[\u0b80-\u0bff\d. ]{3,40}(?:தெரு|வீதி|சாலை|ஒழுங்கை|மாவத்தை|நகர்|தோட்டம்),?$/;
/** What the code calls the parts of an address. */
const ofAddress =
  /(?<![\p{L}\p{M}])(?:house|door|flat|no|num|number|street|road|lane|addr|address|home|live|living|veedu|theru|veethi|mugavari|mukavari|வீடு|வீட்டு|எண்|இலக்கம்|தெரு|வீதி|முகவரி|விலாசம்|கதவு)(?![\p{L}\p{M}])/iu;
const ofStreet =
  /(?<![\p{L}\p{M}])(?:street|road|lane|estate|theru|veethi|address|addr|தெரு|வீதி|முகவரி|விலாசம்)(?![\p{L}\p{M}])/iu;
const ofTown =
  /(?<![\p{L}\p{M}])(?:town|city|village|ooru|oor|place|district|ஊர்|நகரம்|கிராமம்|மாவட்டம்)(?![\p{L}\p{M}])/iu;
const elsewhere =
  /(?<!\p{L})(?:bus|route|tram|train|van|level|quest|places|cities|streets|roads|stations|stops?|stage|round|step|scene|shops?|score|marks|map|game|match|seat|gate|length|km|speed|price|cost|hero|story|trees|cars)(?!\p{L})|பேருந்து|கடை|நீளம்/iu;
/** A street among the words before a text: one of the texts before it. */
const streetBefore =
  /(?<=^|, )(?!(?:my|our|home|house) )[\p{L}\p{M}]{1,20} (?:street|road|lane|avenue|nagar)(?=[,:])/gu;
/** What a program says that tells of the house of a person. */
const tellsOfHome = /(?<!\p{L})(?:my|home|live|veedu|ooru|address|en)(?!\p{L})|வீடு|முகவரி|எங்கள்|என் /iu;

/** Lines with streets that are the address of somebody together with the number or the town in another text. */
export function addressesInParts(parts: readonly Part[], code: string): Part[] {
  const hasHome = tellsOfHome.test(code);
  return parts.filter((part, at) => {
    if (!street.test(part.words)) return false;
    const near = parts.slice(Math.max(0, at - partsOfAddress), at + partsOfAddress + 1);
    if (near.some(({ label, words }) => elsewhere.test(label) || elsewhere.test(words))) return false;
    const towns = near.filter(({ label, words }) => isTownName(words) || ofTown.test(label));
    const numbers = near.filter(({ words }) => houseNumber.test(words));
    const isNamed = numbers.some(
      ({ label, words }) => ofAddress.test(label.replaceAll(streetBefore, '')) || /^\D/.test(words),
    );
    const isInTown = towns.length > 0;
    if (isNamed || (isInTown && numbers.some(({ kind }) => kind === 'text'))) return true;
    return hasHome && (isInTown || numbers.length > 0) && ofStreet.test(part.label);
  });
}

function isTownName(words: string): boolean {
  return isTown(/^[, ]{0,3}([\p{L}\p{M}]{3,20})[ ,.\d-]{0,12}$/u.exec(words)?.[1] ?? '');
}

const ofGiven = /(?<!\p{L})(?:first|given|fname|peyar|per|name|பெயர்|முதல்)(?: ?(?:name|peyar|பெயர்))?: $/iu;
const ofFather =
  /(?<!\p{L})(?:last|second|family|father|fathers|surname|sur|lname|initials?|ini|appa|thanthai|தந்தை|குடும்ப|முதலெழுத்து|தலைப்பெழுத்து)(?: ?(?:name|peyar|per|பெயர்))?: $/iu;
/** Without one of these words the first and the last may be those of a queue. */
const tellsOfName = /name|peyar|பெயர்|hello|(?<!\p{L})(?:me|my|hi)(?!\p{L})|["'] ["']/iu;
const oneName = /^(?:[A-Z][a-z]{2,20}|[\u0b80-\u0bff]{3,20})$/;
const initials = /^(?:[A-Z]\.? ?){1,3}$|^[\u0b85-\u0bb9][\u0bbe-\u0bcc]?\.$/;

/** Two parts that the code calls a first and a last name, or joins to one: as one part, ready to be read as a name. */
export function namesInParts(parts: readonly Part[], code: string): Part[] {
  const joined = joinedNames(code);
  return parts.flatMap((first, at) => {
    if (!oneName.test(first.words) && !initials.test(first.words)) return [];
    return parts.slice(at + 1, at + 1 + partsOfName).flatMap((last) => {
      if (isFullName(first, last, code) || isFullName(last, first, code))
        return [{ ...first, label: 'full name: ', words: `${first.words} ${last.words}` }];
      const isJoined =
        [variableOf(last), last.words.toLowerCase()].some((some) =>
          joined.has(`${variableOf(first)} ${some}`),
        ) || isAdded(first, last, parts[at + 1]);
      return isJoined ? [{ ...first, label: '', words: `${first.words} ${last.words}` }] : [];
    });
  });
}

function isFullName(given: Part, father: Part, code: string): boolean {
  const isBare = /(?:^| )(?:last|second): $/.test(father.label);
  if (isBare && !(tellsOfName.test(code) && /(?:^| )first: $/.test(given.label))) return false;
  if (!ofFather.test(father.label) || !nameUse(given.words).isName) return false;
  if (!ofGiven.test(given.label)) return initials.test(father.words);
  const isSaidToBeName = /name|peyar|பெயர்|family/u.test(father.label) && oneName.test(father.words);
  return initials.test(father.words) || isSaidToBeName || nameUse(father.words).isName;
}

/** The variable that a text is given to, in small letters and without underlines. */
function variableOf({ label }: Part): string {
  return label.replace(/: $/, '').replaceAll(' ', '');
}

/** Pairs of variables with a space between them in what the program puts together. */
function joinedNames(code: string): Set<string> {
  const pairs = [
    ...code.matchAll(/([\p{L}\p{M}\p{N}_]{1,40}) ?\+ ?["'] ["'] ?\+ ?["']?([\p{L}\p{M}\p{N}_]{1,40})/gu),
    ...code.matchAll(
      /%s %s[^\n"']{0,20}["'] ?% ?\(["']?([\p{L}\p{M}\p{N}_]{1,40})["']?, ?["']?([\p{L}\p{M}\p{N}_]{1,40})/gu,
    ),
    ...code.matchAll(
      /\{\} \{\}[^\n"']{0,20}["']\.format\(["']?([\p{L}\p{M}\p{N}_]{1,40})["']?, ?["']?([\p{L}\p{M}\p{N}_]{1,40})/gu,
    ),
    ...code.matchAll(/\{([\p{L}\p{M}\p{N}_]{1,40})\}\.? \{([\p{L}\p{M}\p{N}_]{1,40})\}/gu),
  ];
  return new Set(
    pairs.map(([, first = '', last = '']) => `${first} ${last}`.toLowerCase().replaceAll(/[_\d]/g, '')),
  );
}

/** True for `"Nila" + " " + "Kumaran"`, where the space is the part between the two or is in one of them. */
function isAdded(first: Part, last: Part, next: Part | undefined): boolean {
  if (next !== last) return false;
  const isInList = first.label.endsWith(' join: ') && first.behind.startsWith(', ');
  return isInList || /^ ?\+ ?(?:["'] ["'] ?\+ ?)?(?:["'].*)?$/s.test(first.behind);
}
