import { expect, test } from 'vitest';
import { readContent } from '../src/content.ts';
import { packageRoot } from '../src/package-root.ts';
import { type ContentKinds, programChecks } from '../src/question-kinds/content-kind.ts';
import { contentKinds } from '../src/question-kinds/index.ts';
import { checkedBy } from './in-all-milestones.ts';

const questions = questionsOf(contentKinds);

function questionsOf(kinds: ContentKinds) {
  return readContent(packageRoot, kinds).milestones.flatMap((milestone) => milestone.questions);
}

test('a kind of question says which checks run its programs', () => {
  const checks = programChecks.filter((check) => check !== 'solutions');
  const all = questionsOf({ ...contentKinds, make: { ...contentKinds.make, checks } });
  const others = all.filter(({ value }) => value.kind !== 'make');

  expect(all.length - others.length).toBeGreaterThan(0);
  expect(checkedBy('solutions', all)).toEqual(others);
  expect(checkedBy('starters', all)).toEqual(all);
});

test('every check of one right output applies to every kind that has one', () => {
  const withoutFree = questions.filter(({ value }) => value.walks === undefined);
  expect(checkedBy('mutants', questions)).toEqual(withoutFree);
});
