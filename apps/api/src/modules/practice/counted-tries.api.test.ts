import { startTestApp } from '@python-learning/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { storageRules } from '../record/index.ts';
import { type Scene, type SceneLearner, startScene } from '../test-scene/index.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await startScene(startTestApp);
});
afterAll(() => scene.stop());

const moreThanKept = storageRules.programsPerTask + 5;

async function submit(learner: SceneLearner, code: string, times = 1): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    const { status } = await learner.post('/learn/questions/first-predict/submit/', { code });
    expect(status).toBe(200);
  }
}

function featsOf({ id }: SceneLearner) {
  return scene.db
    .selectFrom('learner_feats')
    .select(['kind', 'size'])
    .where('learner_id', '=', id)
    .orderBy('kind')
    .execute();
}

test('an error is recovered also when its program was deleted before a run without one', async () => {
  const learner = await scene.newLearner();
  await submit(learner, 'unknown');
  await submit(learner, 'greet', moreThanKept);
  const kept = scene.db.selectFrom('submissions').select('code').where('learner_id', '=', learner.id);
  expect((await kept.execute()).map(({ code }) => code)).not.toContain('unknown');
  await submit(learner, 'hello');
  expect(await featsOf(learner)).toContainEqual({ kind: 'error-recovered', size: 1 });
});

test('more failed runs than are kept count, each of them', async () => {
  const learner = await scene.newLearner();
  await submit(learner, 'typed-in', moreThanKept);
  await submit(learner, '# prediction: Bye\nhello');
  expect(await featsOf(learner)).toEqual([{ kind: 'solved-after-failed-runs', size: moreThanKept }]);
  const tries = scene.db.selectFrom('question_tries').select(['failed', 'failed_before_solved', 'runs']);
  expect(await tries.where('learner_id', '=', learner.id).executeTakeFirst()).toEqual({
    failed: moreThanKept,
    failed_before_solved: moreThanKept,
    runs: moreThanKept + 1,
  });
});
