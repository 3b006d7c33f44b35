import { startTestApp, type TestApp } from '@python-learning/testing';
import { hostileTexts } from '@python-learning/testing/fuzz';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Scene, startScene } from '../../../modules/test-scene/index.ts';

let world: TestApp | null = null;
let scene: Scene;
beforeAll(async () => {
  scene = await startScene(async (parts) => {
    world = await startTestApp(parts);
    return world;
  });
});
afterAll(() => scene.stop());

const texts = [
  ...hostileTexts,
  '"}\n{"level":"error","event":"bug"}',
  "a'); delete from learners; --",
].filter((text) => text.length <= 20_000);

test('texts that look like SQL or like a line of the log are kept as they are, and make no such line (security 53)', async () => {
  const learner = await scene.newLearner();
  for (const code of texts) {
    const draft = { code, written_at: scene.clock.now().toISOString() };
    expect(await learner.post('/learn/questions/first-predict/draft/', draft)).toMatchObject({
      status: 200,
      body: { code },
    });
    scene.clock.advance(1);
  }
  const log = world?.log ?? [];
  expect(log.length).toBeGreaterThan(texts.length);
  for (const line of log) {
    expect(line.trimEnd()).not.toContain('\n');
    expect(JSON.parse(line)).not.toMatchObject({ event: 'bug' });
  }
});
