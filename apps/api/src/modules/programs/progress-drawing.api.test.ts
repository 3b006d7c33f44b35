import { assessorOfThisThread } from '@python-learning/api';
import { contract } from '@python-learning/contract';
import type { Drawing } from '@python-learning/domain';
import { startTestApp, type TestApp, type TestLearner } from '@python-learning/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createScriptedEngine, prints, sampleCourse } from '../../../testing/index.ts';

/** One line that is longer with each finished milestone. */
function lineOf(done: number): Drawing {
  const points: [number, number][] = [
    [0, 0],
    [done, 0],
  ];
  const line = { kind: 'line', line: null, pen: 0, ms: 0, points, colour: '#ff0000', width: 2 } as const;
  return { page: { lower: [-160, -160], upper: [160, 160] }, steps: [{ ...line, heading: 0 }] };
}

const grows = 'done = 9\ngrow';
const failsLater = 'done = 9\nfails after one';
const drawsNothingLater = 'done = 9\ndraws nothing after one';
/** Writes a file and draws. */
const counts = 'done = 9\ncount the runs in a file';
const inText = 'print("""\ndone = 9""")';

let testApp: TestApp;
/** The next run waits for it after its end, before what it leaves is stored. */
let held: Promise<void> | null = null;
beforeAll(async () => {
  const counted = (vary: Readonly<Record<string, unknown>> | undefined) => Number(vary?.['done'] ?? 9);
  const engine = createScriptedEngine({
    hello: prints('Hello'),
    other: () => ({ ...prints('Other')([]), drawing: lineOf(5) }),
    greet: ([name]) => (name === undefined ? { kind: 'input-required' } : prints(`Hello ${name}`)([name])),
    [grows]: (_, vary) => ({ drawing: lineOf(counted(vary)) }),
    [failsLater]: (_, vary) => ({
      drawing: lineOf(counted(vary)),
      kind: counted(vary) === 2 ? 'python-error' : 'finished',
    }),
    [drawsNothingLater]: (_, vary) => ({ drawing: counted(vary) === 2 ? null : lineOf(counted(vary)) }),
    [counts]: (_, vary) => ({
      ...prints('Counted')([]),
      drawing: lineOf(counted(vary)),
      files: { written: [{ name: 'runs.txt', text: `of ${counted(vary)}` }], removed: [], unkept: [] },
    }),
    [inText]: (_, vary) => ({ drawing: lineOf(9), unvaried: Object.keys(vary ?? {}) }),
  });
  const assessor = assessorOfThisThread();
  testApp = await startTestApp({
    engine,
    curriculum: sampleCourse(),
    assessor: {
      ...assessor,
      assess: async (...asked) => {
        const wait = held;
        held = null;
        await wait;
        return assessor.assess(...asked);
      },
    },
  });
});
afterAll(() => testApp.stop());

async function finish(learner: TestLearner, milestone: string): Promise<void> {
  const guessed = '# prediction: Bye\nhello';
  await learner.call('practice.submitCode', { id: `${milestone}-predict` }, { code: guessed });
  await learner.call('practice.submitCode', { id: `${milestone}-input` }, { code: 'greet' });
  await learner.call('exercise.submitMcq', { id: `${milestone}-c1` }, { selected_option: 'B' });
  await learner.call('exercise.submitMcq', { id: `${milestone}-c2` }, { selected_option: 'B' });
  await learner.call('progress.markVideoWatched', { id: milestone });
  await learner.call('progress.markCodeCompleted', { id: milestone });
  await learner.call('progress.markExerciseCompleted', { id: milestone });
  await testApp.app.background.settled();
}

/** Keeps a program, shows it and runs it once, as the browser does. */
async function choose(learner: TestLearner, code: string): Promise<string> {
  const { id } = (await learner.call('programs.createProgram', { title: 'My kolam', code })).body;
  await learner.call('programs.showProgram', { id }, { is_shown: true });
  await learner.call('programs.runProgram', { id }, { code });
  return id;
}

async function pictureOf(learner: TestLearner, id: string) {
  const { body } = await learner.call('programs.programs');
  const programs = contract.programs.programs.response.parse(body);
  const { drawing, drawn_done } = programs.find((program) => program.id === id) ?? {};
  return { drawing, drawn_done };
}

const picture = (done: number) => ({ drawing: lineOf(done), drawn_done: done });

describe('the shown program that counts milestones', () => {
  test('is drawn with those that are finished, and again after each one', async () => {
    const learner = await testApp.newLearner();
    const id = await choose(learner, grows);
    expect(await pictureOf(learner, id)).toEqual(picture(0));
    await finish(learner, 'first');
    expect(await pictureOf(learner, id)).toEqual(picture(1));
    await finish(learner, 'second');
    expect(await pictureOf(learner, id)).toEqual(picture(2));
  });

  test('shows its learner the run of its own number', async () => {
    const learner = await testApp.newLearner();
    const id = await choose(learner, grows);
    const run = await learner.call('programs.runProgram', { id }, { code: grows });
    expect(contract.programs.runProgram.response.parse(run.body)).toMatchObject({
      drawing: lineOf(9),
      checks: [],
    });
  });

  test.each([failsLater, drawsNothingLater])(
    'keeps its picture where %j has none for a later number',
    async (code) => {
      const learner = await testApp.newLearner();
      await finish(learner, 'first');
      const id = await choose(learner, code);
      expect(await pictureOf(learner, id)).toEqual(picture(1));
      await finish(learner, 'second');
      expect(await pictureOf(learner, id)).toEqual(picture(1));
      expect(testApp.log.filter((line) => line.includes('draw-progress'))).toEqual([]);
    },
  );

  test('has the picture of its last run where it stores no such number', async () => {
    const learner = await testApp.newLearner();
    const id = await choose(learner, inText);
    expect(await pictureOf(learner, id)).toEqual({ drawing: lineOf(9), drawn_done: null });
  });

  test('keeps the picture of the run that began last, whichever is stored last', async () => {
    const learner = await testApp.newLearner();
    const id = await choose(learner, grows);
    const { promise, resolve: release } = Promise.withResolvers<void>();
    held = promise;
    const early = learner.call('programs.runProgram', { id }, { code: 'other' });
    await expect.poll(() => held === null).toBe(true);
    testApp.clock.advance(1);
    await finish(learner, 'first');
    expect(await pictureOf(learner, id)).toEqual(picture(1));
    release();
    expect((await early).body).toMatchObject({ output: 'Other' });
    expect(await pictureOf(learner, id)).toEqual(picture(1));
  });

  test('keeps what the last run of its learner showed and wrote when it is drawn again', async () => {
    const learner = await testApp.newLearner();
    const id = await choose(learner, counts);
    await learner.call('programs.runProgram', { id }, { code: 'other' });
    const before = (await learner.call('programs.program', { id })).body;
    expect(before.files).toEqual([{ name: 'runs.txt', text: 'of 9' }]);
    await learner.call('programs.deleteProgramFile', { id }, { name: 'runs.txt' });
    await finish(learner, 'first');
    expect(await pictureOf(learner, id)).toEqual(picture(1));
    expect((await learner.call('programs.program', { id })).body.files).toEqual([]);
    const [listed] = (await learner.call('programs.programs')).body;
    expect(listed.output).toBe('Other');
  });

  test('is drawn as soon as it is chosen, and by no milestone once it is hidden', async () => {
    const learner = await testApp.newLearner();
    const { id } = (await learner.call('programs.createProgram', { title: 'My kolam', code: grows })).body;
    await learner.call('programs.showProgram', { id }, { is_shown: true });
    expect(await pictureOf(learner, id)).toEqual(picture(0));
    await learner.call('programs.showProgram', { id }, { is_shown: false });
    await finish(learner, 'first');
    expect(await pictureOf(learner, id)).toEqual(picture(0));
  });
});
