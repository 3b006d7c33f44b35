/** A username with one of these words could be taken for the people who run the service. */
const staffWords = wordsOf(`
  admin administrator admins sysadmin superuser moderator moderators staff official support helpdesk pythonlearning webmaster postmaster
  நிர்வாகி நிர்வாகம் அட்மின் උපදේශක පරිපාලක एडमिन व्यवस्थापक
`);

/** Usernames that mean no learner: other adults whom children trust, and words of machines. */
const reservedNames = wordsOf(`
  teacher teachers principal school police owner team help helper system root security safety abuse info contact noreply mailer
  api server python everyone everybody anonymous deleted unknown null undefined none nan true false
  ஆசிரியர் ஆசிரியை அதிபர் பள்ளி பாடசாலை காவல் காவல்துறை டீச்சர் உதவி குழு பாதுகாப்பு ගුරුවරයා ගුරුතුමා अध्यापक शिक्षक
`);

/**
 * True when others could take a username for staff, a teacher or a word of the system, also where it is written with
 * digits, dots or accents: `adm1n`, `Ad.min`, `admín_2`.
 */
export function isReservedUsername(username: string): boolean {
  const words = username.split(/[_.-]+/).map(plain);
  const whole = words.join('');
  return reservedNames.has(whole) || staffWords.has(whole) || words.some((word) => staffWords.has(word));
}

/** The letters of a word as they are read: without digits around it, capitals, accents and letters that look alike. */
function plain(word: string): string {
  return withoutOuterDigits(word.normalize('NFKC').toLowerCase())
    .replace(/[0134578ıɑɡ]/g, (sign) => lookAlikes[sign] ?? sign)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replaceAll('l', 'i')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
}

function withoutOuterDigits(word: string): string {
  const characters = Array.from(word);
  const isLetter = (character: string): boolean => !/\p{N}/u.test(character);
  return characters.slice(characters.findIndex(isLetter), characters.findLastIndex(isLetter) + 1).join('');
}

const lookAlikes: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  ı: 'i',
  ɑ: 'a',
  ɡ: 'g',
};

function wordsOf(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/).map(plain));
}
