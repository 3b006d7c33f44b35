import { expect, test } from 'vitest';
import { readContent } from '../src/content.ts';
import { packageRoot } from '../src/package-root.ts';
import { contentKinds } from '../src/question-kinds/index.ts';
import { checkedBy } from './in-all-milestones.ts';

const questions = readContent(packageRoot).milestones.flatMap((milestone) => milestone.questions);

test('a kind of question says which checks run its programs', () => {
  const kinds = { ...contentKinds, make: { checks: ['starters'] } } as const;
  const made = questions.filter(({ value }) => value.kind === 'make');
  const others = questions.filter(({ value }) => value.kind !== 'make');

  expect(made.length).toBeGreaterThan(0);
  expect(checkedBy('solutions', questions, kinds)).toEqual(others);
  expect(checkedBy('starters', questions, kinds)).toEqual(questions);
});

test('every check applies to every kind that the course has', () => {
  expect(checkedBy('mutants', questions)).toEqual(questions);
});
