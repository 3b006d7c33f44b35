import { maxGuessLength } from '@python-learning/domain';
import { startTestApp } from '@python-learning/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type CourseLearner,
  type CourseTestApp,
  sampleQuestion,
  startCourseTestApp,
} from '../../../testing/index.ts';

let courseApp: CourseTestApp;
beforeAll(async () => {
  courseApp = await startCourseTestApp(startTestApp);
});
afterAll(() => courseApp.stop());

const questionId = 'first-predict';
const guessFirst = {
  en: 'Guess first what the program shows. Then it runs.',
  ta: 'முதலில் நிரல் என்ன காட்டும் என்று ஊகி. பிறகு அது இயங்கும்.',
} as const;

const guessing = (guess: string) => `# prediction: ${guess}\nhello`;
const submit = (learner: CourseLearner, code: string) =>
  learner.call('practice.submitCode', { id: questionId }, { code });

const firstGuesses = (learner: CourseLearner) =>
  courseApp.db
    .selectFrom('first_guesses')
    .select(['guess', 'is_before_output'])
    .where('learner_id', '=', learner.id)
    .execute();

/** Counts the runs of the engine while something is done. */
async function runsDuring(act: () => Promise<unknown>): Promise<number> {
  const before = courseApp.engine.requests.length;
  await act();
  return courseApp.engine.requests.length - before;
}

describe('a program whose output is to be guessed', () => {
  test.each(['en', 'ta'] as const)('does not run before a guess, and says so (%s)', async (language) => {
    const learner = await courseApp.newLearner();
    const refused = { status: 400, body: { guess: [guessFirst[language]] } };
    const runs = await runsDuring(async () => {
      for (const code of ['hello', '# prediction:\nhello', '# prediction: ...\nhello', 'unknown'])
        expect(
          await learner.call('practice.submitCode', { id: questionId }, { code }, language),
        ).toMatchObject(refused);
    });
    expect(runs).toBe(0);
    expect(await firstGuesses(learner)).toEqual([]);
  });

  test('runs neither in a lesson, another question or an own program, nor step by step before a guess', async () => {
    const learner = await courseApp.newLearner();
    const code = `# only looking\n\n${sampleQuestion(questionId).starter}`;
    const own = await learner.call('programs.createProgram', { title: 'Mine', code, inputs: [] });
    const { id } = own.body as { id: string };
    const elsewhere = () => [
      learner.call('programs.runProgram', { id }, { code }),
      learner.call('practice.runLesson', { id: 'second-v1' }, { code }),
      learner.call('practice.submitCode', { id: 'first-input' }, { code }),
      learner.call('practice.traceProgram', { code }),
    ];
    for (const refused of await Promise.all(elsewhere()))
      expect(refused).toMatchObject({ status: 400, body: { guess: [guessFirst.en] } });

    await submit(learner, guessing('Bye'));
    for (const { status } of await Promise.all(elsewhere())) expect(status).toBe(200);
  });
});

describe('the first guess', () => {
  test('is the one that counts: no output copied into a later one earns the points of a right guess', async () => {
    const learner = await courseApp.newLearner();
    expect((await submit(learner, guessing('Bye'))).body).toMatchObject({
      verdict: 'solved',
      points_awarded: 5,
      guess: { is_right: false, guessed: ['Bye'] },
    });
    expect((await submit(learner, guessing('Hello'))).body).toMatchObject({
      verdict: 'solved',
      points_awarded: 0,
      guess: { is_right: false, guessed: ['Bye'] },
    });
    expect((await submit(learner, 'hello')).body).toMatchObject({ verdict: 'solved' });
    expect(await firstGuesses(learner)).toEqual([{ guess: 'Bye', is_before_output: true }]);
  });

  test('counts after a run that did not end well', async () => {
    const learner = await courseApp.newLearner();
    await submit(learner, '# prediction: Bye\nunknown');
    expect((await submit(learner, guessing('Hello'))).body).toMatchObject({ points_awarded: 5 });
  });

  test('earns the plain points where the output was known before guesses were asked first', async () => {
    const learner = await courseApp.newLearner();
    await submit(learner, '# prediction: x\nunknown');
    await courseApp.db.deleteFrom('first_guesses').where('learner_id', '=', learner.id).execute();

    expect((await submit(learner, guessing('Hello'))).body).toMatchObject({
      guess: { is_right: true },
      points_awarded: 5,
    });
  });

  test('is one of two that come at the same moment, and both runs are compared with it', async () => {
    for (let round = 0; round < 5; round += 1) {
      const learner = await courseApp.newLearner();
      const answers = await Promise.all(['Hello', 'Bye'].map((guess) => submit(learner, guessing(guess))));
      const kept = await firstGuesses(learner);
      expect(kept).toHaveLength(1);
      const first = kept[0]?.guess ?? '';
      for (const { body } of answers) expect(body).toMatchObject({ guess: { guessed: [first] } });
      const { body } = await learner.call('progress.progress');
      expect(body).toMatchObject({ score: first === 'Hello' ? 7 : 5 });
    }
  });

  test.each(['en', 'ta'] as const)('is refused when it is too long (%s)', async (language) => {
    const learner = await courseApp.newLearner();
    const code = guessing('x'.repeat(10_000));
    const { status, body } = await learner.call(
      'practice.submitCode',
      { id: questionId },
      { code },
      language,
    );
    const sentence: unknown = expect.stringContaining(String(maxGuessLength));
    expect({ status, body }).toMatchObject({ status: 400, body: { guess: [sentence] } });
    expect(await firstGuesses(learner)).toEqual([]);
  });
});
