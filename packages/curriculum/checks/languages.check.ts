import type { Bilingual } from '@python-learning/domain';
import type { Check } from './check.ts';
import { listTexts } from './texts.ts';

export const languagesCheck: Check = {
  promise: 'both languages are complete, say the same, and each is written in its own letters',
  run: ({ content }) =>
    listTexts(content).flatMap(({ file, line, text }) =>
      twinRules.filter(({ isBroken }) => isBroken(text)).map(({ message }) => ({ file, line, message })),
    ),
};

type TwinRule = { message: string; isBroken: (text: Bilingual) => boolean };

const tamil = /\p{Script=Tamil}/u;

const twinRules: readonly TwinRule[] = [
  {
    message: 'ta: has no Tamil word, and is not the same code as the English text',
    isBroken: ({ en, ta }) => !tamil.test(ta) && en !== ta,
  },
  { message: 'en: has Tamil letters in it', isBroken: ({ en }) => tamil.test(en) },
  {
    message: 'the pieces of `code` and {{placeholders}} differ between the languages',
    isBroken: ({ en, ta }) => codePiecesOf(en) !== codePiecesOf(ta),
  },
  {
    message: 'the numbers differ between the languages',
    isBroken: ({ en, ta }) => piecesOf(en, /\d+/g) !== piecesOf(ta, /\d+/g),
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
    message: 'a text must be in Unicode NFC, without invisible signs',
    isBroken: ({ en, ta }) =>
      [en, ta].some((text) => text.normalize('NFC') !== text || /[\u200B-\u200D\uFEFF]/.test(text)),
  },
];

/** Returns the inline code of a text. The fences of blocks are not inline code. */
function codePiecesOf(text: string): string {
  return piecesOf(text.replaceAll(/^ *```\w*$/gm, ''), /`[^`]+`|\{\{\w+\}\}/g);
}

function piecesOf(text: string, pattern: RegExp): string {
  return [...new Set(text.match(pattern) ?? [])].toSorted().join('\u0000');
}
