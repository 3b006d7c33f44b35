import type { Fault } from '../src/fault.ts';
import type { Check } from './check.ts';
import { proseOf, sentencesOf, wordsOf } from './prose.ts';
import { readingGrade } from './reading-grade.ts';
import { type LocatedText, listTexts } from './texts.ts';

const maxWords = 15;
const highestGrade = 6;

/** Minimum number of words for a grade: in a shorter text, single words decide it. */
const gradedWords = 60;

export const readingLevelCheck: Check = {
  promise: `English sentences have at most ${maxWords} words, and no file reads harder than school grade ${highestGrade}`,
  run: ({ content }) => {
    const texts = listTexts(content);
    return [...texts.flatMap(longSentences), ...hardFiles(texts)];
  },
};

function longSentences({ file, line, text }: LocatedText): Fault[] {
  return sentencesOf(proseOf(text.en))
    .map((sentence) => ({ sentence, words: wordsOf(sentence).length }))
    .filter(({ words }) => words > maxWords)
    .map(({ sentence, words }) => ({
      file,
      line,
      message: `en: ${words} words in one sentence: ${sentence}`,
    }));
}

function hardFiles(texts: readonly LocatedText[]): Fault[] {
  const byFile = Map.groupBy(texts, ({ file }) => file);
  return [...byFile].flatMap(([file, parts]) => {
    const prose = parts.map(({ text }) => proseOf(text.en)).join('\n');
    const grade = readingGrade(prose);
    if (wordsOf(prose).length < gradedWords || grade <= highestGrade) return [];
    return [{ file, line: 1, message: `en: reads like school grade ${grade.toFixed(1)}` }];
  });
}
