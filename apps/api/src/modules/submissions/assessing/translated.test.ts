import { languages } from '@python-learning/domain';
import { assessJudged, type JudgedInput } from '@python-learning/feedback';
import { expect, test } from 'vitest';
import { createScriptedEngine, prints } from '../../../../testing/index.ts';
import { nothingToCheck } from '../submit.ts';
import { assessTranslated } from './translated.ts';

test('a run is judged once, and explained in every language from the same judgement', async () => {
  const engine = createScriptedEngine({ hello: prints('Hello') });
  const report = await engine.run({ owner: 'nobody', source: 'hello', inputs: [], seed: '' });
  const question = { ...nothingToCheck({ starter: '', milestone: 1 }), rules: ['prints==2'] };
  const explained: JudgedInput[] = [];

  assessTranslated({ question, source: 'hello', report, language: 'ta', failedAttempts: 0 }, (judged) => {
    explained.push(judged);
    return assessJudged(judged);
  });

  expect(explained.map(({ language }) => language).toSorted()).toEqual([...languages].toSorted());
  expect(new Set(explained.map(({ program }) => program)).size).toBe(1);
  expect(new Set(explained.map(({ graded }) => graded)).size).toBe(1);
});
