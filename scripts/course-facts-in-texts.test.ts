import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { loadCurriculum } from '@python-learning/curriculum';
import { describe, expect, test } from 'vitest';
import { kolamMarkup } from '../packages/stage/src/kolam-markup.ts';

const root = path.resolve(import.meta.dirname, '..');
const { milestones } = loadCurriculum();
const total = milestones.length;
const free = milestones.filter(({ isFree }) => isFree).length;

const numbers: Readonly<Record<string, number>> = { four: 4, eleven: 11, fifteen: 15, நான்கு: 4, பதினைந்து: 15 };
const numberOf = (word = '') => numbers[word.toLowerCase()] ?? Number(word);

/** Phrases about the size of the course, and their correct numbers. */
const patterns: readonly { pattern: RegExp; truth: readonly number[] }[] = [
  { pattern: /\b(?:all )?(\d+|fifteen) milestones\b/gi, truth: [total] },
  { pattern: /\bfirst (\d+|\w+) milestones\b/gi, truth: [free] },
  { pattern: /\bmilestones (\d+) to (\d+)\b/gi, truth: [free + 1, total] },
  { pattern: /\bthe other (\d+|eleven)\b/gi, truth: [total - free] },
  { pattern: /\bmilestone \S+ of (\d+)\b/g, truth: [total] },
  { pattern: /(\d+) மைல்கற்கள/g, truth: [total] },
  { pattern: /முதல் (நான்கு|\d+) மைல்கற்க/g, truth: [free] },
  { pattern: /(\d+) முதல் (\d+) வரையான மைல்கற்கள்/g, truth: [free + 1, total] },
];

/** The phrases of a text that are wrong about the course. */
function untrue(text: string): string[] {
  return patterns.flatMap(({ pattern, truth }) =>
    [...text.matchAll(pattern)]
      .filter(([, ...said]) => said.some((word, index) => numberOf(word) !== truth[index]))
      .map(([words]) => words),
  );
}

const texts = ['apps/web/messages/*/*.json', 'apps/api/texts/*.json', 'README.md'];
const prompt = 'apps/api/src/modules/personalized/ai/prompt.ts';
const files = globSync([...texts, prompt], { cwd: root });

describe('what texts say of the size of the course', () => {
  test.each(files)('is so: %s', (file) => {
    expect(untrue(readFileSync(path.join(root, file), 'utf8'))).toEqual([]);
  });

  test('is read in both languages', () => {
    const wrong = [
      `All ${total + 1} milestones`,
      'the first five milestones',
      `Milestones ${free + 2} to ${total} close`,
      `milestone 4 of ${total + 1}`,
      `${total + 1} மைல்கற்கள்`,
      `முதல் ${free + 1} மைல்கற்கள்`,
    ];
    expect(wrong.filter((text) => untrue(text).length === 0)).toEqual([]);
  });
});

test('the picture at the beginning of a lesson has a dot for every milestone', () => {
  expect(kolamMarkup({ progress: 0, litDot: total })).toContain('class="dot lit"');
});
