import { type Bilingual, type Language, languages } from '@python-learning/domain';
import type { Check } from './check.ts';
import { listTexts } from './texts.ts';

export const languagesCheck: Check = {
  promise: 'all languages are complete, say the same, and each is written in its own letters',
  run: ({ content }) =>
    listTexts(content).flatMap(({ file, line, text }) =>
      twinRules.filter(({ isBroken }) => isBroken(text)).map(({ message }) => ({ file, line, message })),
    ),
};

type TwinRule = { message: string; isBroken: (text: Bilingual) => boolean };

/** The letters of each language that are not those of Python and of English. */
const letters: Readonly<Record<Exclude<Language, 'en'>, { name: string; pattern: RegExp }>> = {
  ta: { name: 'Tamil', pattern: /\p{Script=Tamil}/u },
};

const twinRules: readonly TwinRule[] = [
  ...languages.filter((language) => language !== 'en').flatMap(letterRules),
  {
    message: 'the pieces of `code` and {{placeholders}} differ between the languages',
    isBroken: (text) => differs(text, codePiecesOf),
  },
  {
    message: 'the numbers differ between the languages',
    isBroken: (text) => differs(text, (inLanguage) => piecesOf(inLanguage, /\d+/g)),
  },
  {
    message: 'ta: has Tamil digits; numbers are written with 0 to 9',
    isBroken: ({ ta }) => /[௦-௯]/.test(ta),
  },
  {
    message: 'ta: a case ending after a Latin word needs a hyphen: print()-ஐ',
    isBroken: ({ ta }) => /[A-Za-z)] ?(ஐ|இல்|இன்|க்கு|உக்கு|ஆல்|உம்|ஓடு)(?=[\s.,;:!?]|$)/.test(ta),
  },
  {
    message: 'a text must be in Unicode NFC, without invisible characters',
    isBroken: (text) =>
      valuesOf(text).some(
        (inLanguage) =>
          inLanguage.normalize('NFC') !== inLanguage || /[\u200B-\u200D\uFEFF]/.test(inLanguage),
      ),
  },
];

function letterRules(language: Exclude<Language, 'en'>): TwinRule[] {
  const { name, pattern } = letters[language];
  return [
    {
      message: `${language}: has no ${name} word, and is not the same code as the English text`,
      isBroken: (text) => !pattern.test(text[language]) && text.en !== text[language],
    },
    { message: `en: has ${name} letters in it`, isBroken: ({ en }) => pattern.test(en) },
  ];
}

function valuesOf(text: Bilingual): string[] {
  return languages.map((language) => text[language]);
}

function differs(text: Bilingual, piecesIn: (inLanguage: string) => string): boolean {
  return new Set(valuesOf(text).map(piecesIn)).size > 1;
}

/** Returns the inline code of a text. The fences of blocks are not inline code. */
function codePiecesOf(text: string): string {
  return piecesOf(text.replaceAll(/^ *```\w*$/gm, ''), /`[^`]+`|\{\{\w+\}\}/g);
}

function piecesOf(text: string, pattern: RegExp): string {
  return [...new Set(text.match(pattern) ?? [])].toSorted().join('\u0000');
}
