import { type SkillId, skillIds } from '@python-learning/exercises';
import { EngineRefusedError, type PythonEngine, type RunRequest } from '@python-learning/python';
import { expect, test } from 'vitest';
import { proofRuns } from './proof-runs.ts';
import { createTemplateAuthor } from './template-author.ts';

test('takes turns in the sandbox from the learner who waits, and from no other', async () => {
  const owners: (string | null)[] = [];
  const run = async ({ owner }: RunRequest) => {
    owners.push(owner);
    throw new EngineRefusedError('busy');
  };
  const engine: Pick<PythonEngine, 'run'> = { run };
  const author = createTemplateAuthor({
    runFor: (learnerId) => proofRuns(engine, learnerId),
    onRejected: () => undefined,
  });
  const mastery = Object.fromEntries(skillIds.map((id) => [id, 0.5])) as Record<SkillId, number>;
  const given = { digests: new Set<string>(), templates: [], person: null };
  const order = { learnerId: 'nila', difficulty: 'easy', seed: 'nila:1', mastery, given } as const;
  await expect(author.write(order)).rejects.toMatchObject({ code: 'engine_busy' });
  expect(new Set(owners)).toEqual(new Set(['nila']));
});
