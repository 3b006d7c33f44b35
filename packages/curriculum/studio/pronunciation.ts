import type { Language } from '../src/text.schema.ts';

/**
 * How the voices say words they would read wrongly. Captions keep the written form.
 *
 * English: text in double square brackets is phonemes of the synthesiser.
 * Tamil: code words and English terms stand in Latin letters; written in Tamil letters they are said by the
 * Tamil voice without a change of accent in the middle of a sentence. Words that are missing here are read
 * by an English voice, which is better for sounds that Tamil letters do not have (string, debugging).
 */
const tables: Record<Language, Readonly<Record<string, string>>> = {
  en: {
    Vanakkam: "[[v'Vn@kVm]]",
    Vadai: "[[v'VdaI]]",
    Idli: "[[I'dli]]",
    Tamil: "[[t'VmI2l]]",
    Paatti: "[[p'a:ti]]",
    Rs: 'rupees',
    elif: 'el if',
    int: '[[Int]]',
    len: '[[lEn]]',
    str: 'string',
    NameError: 'name error',
    SyntaxError: 'syntax error',
    ValueError: 'value error',
    TypeError: 'type error',
    IndexError: 'index error',
    KeyError: 'key error',
  },
  ta: {
    Python: 'பைத்தன்',
    print: 'பிரிண்ட்',
    Print: 'பிரிண்ட்',
    Vanakkam: 'வணக்கம்',
    program: 'புரோகிராம்',
    programs: 'புரோகிராம்ஸ்',
    error: 'எரர்',
    comment: 'கமெண்ட்',
    output: 'அவுட்புட்',
    input: 'இன்புட்',
    hash: 'ஹாஷ்',
    Run: 'ரன்',
    P: 'பீ',
    p: 'பீ',
    int: 'இன்ட்',
    float: 'ஃபுளோட்',
    len: 'லென்',
    for: 'ஃபார்',
    if: 'இஃப்',
    else: 'எல்ஸ்',
    elif: 'எல்-இஃப்',
    while: 'வைல்',
    True: 'ட்ரூ',
    False: 'ஃபால்ஸ்',
    list: 'லிஸ்ட்',
    variable: 'வேரியபிள்',
    loop: 'லூப்',
    function: 'ஃபங்க்ஷன்',
    Rs: 'ரூபாய்',
  },
};

/** The text that the voice gets for a caption. */
export function spokenText(caption: string, language: Language): string {
  const words = tables[language];
  const bare = caption.replaceAll(/(\w)\(\)/g, '$1');
  if (language === 'en') return bare.replaceAll(/[A-Za-z]+/g, (word) => wordOf(words, word) ?? word);
  return bare.replaceAll(/([A-Za-z]+)(?:-([\u0B80-\u0BFF]+))?/g, (whole, word: string, ending?: string) => {
    const spelled = wordOf(words, word);
    if (spelled === undefined) return whole.replace('-', ' ');
    return ending === undefined ? spelled : joinEnding(spelled, ending);
  });
}

/**
 * Joins a Tamil word and its case ending as they are said: `பிரிண்ட்` + `ஐ` is `பிரிண்டை`,
 * `பைத்தன்` + `க்கு` is `பைத்தனுக்கு`.
 */
export function joinEnding(word: string, ending: string): string {
  if (!word.endsWith(pulli)) return `${word} ${ending}`;
  const stem = word.slice(0, -pulli.length);
  const [first = '', ...rest] = ending;
  const sign = vowelSigns.get(first);
  if (sign !== undefined) return `${stem}${sign}${rest.join('')}`;
  return ending.startsWith('க்கு') ? `${stem}ு${ending}` : `${word} ${ending}`;
}

const pulli = '\u0BCD';

const vowelSigns: ReadonlyMap<string, string> = new Map([
  ['அ', ''],
  ['ஆ', 'ா'],
  ['இ', 'ி'],
  ['ஈ', 'ீ'],
  ['உ', 'ு'],
  ['ஊ', 'ூ'],
  ['எ', 'ெ'],
  ['ஏ', 'ே'],
  ['ஐ', 'ை'],
  ['ஒ', 'ொ'],
  ['ஓ', 'ோ'],
]);

function wordOf(words: Readonly<Record<string, string>>, word: string): string | undefined {
  return Object.hasOwn(words, word) ? words[word] : undefined;
}
