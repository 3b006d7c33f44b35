import { type CodingExercise, wrongRun } from '@python-learning/contract';
import { EngineRefusedError } from '@python-learning/python';
import { startTestApp } from '@python-learning/testing';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { type CourseLearner, type CourseTestApp, startCourseTestApp } from '../../../testing/index.ts';

const someText: unknown = expect.any(String);
const textWith = (part: string): unknown => expect.stringContaining(part);
let courseApp: CourseTestApp;
beforeAll(async () => {
  courseApp = await startCourseTestApp(startTestApp);
});
afterAll(() => courseApp.stop());
afterEach(() => {
  vi.restoreAllMocks();
});

/** Solves the first question, with a wrong guess. */
const hello = '# prediction: Bye\nhello';

type Sent = { code?: unknown; inputs?: unknown; inputs_complete?: unknown; stdin?: unknown };
const submit = (learner: CourseLearner, id: string, sent: Sent, language?: 'ta' | 'en') =>
  learner.call('practice.submitCode', { id }, sent, language);

const progressOf = async (learner: CourseLearner) => (await learner.call('progress.progress')).body;

function submissionsOf(learner: CourseLearner) {
  return courseApp.db
    .selectFrom('submissions')
    .select(['task_kind', 'task_id', 'code', 'verdict', 'outcome_kind', 'explanation_id', 'submitted_at'])
    .where('learner_id', '=', learner.id)
    .orderBy('id')
    .execute();
}

describe('the coding practice of a milestone', () => {
  test('comes with its questions, in the language of the learner', async () => {
    const learner = await courseApp.newLearner();

    expect(await learner.call('practice.questions', { id: 'first' })).toMatchObject({
      status: 200,
      body: {
        id: 'first',
        title: 'Milestone first',
        questions: [
          { id: 'first-predict', question: '<p>Do predict.</p>', is_solved: false, solution_note: null },
          { id: 'first-input' },
        ],
      },
    });
    expect((await learner.call('practice.questions', { id: 'first' }, 'ta')).body).toMatchObject({
      title: 'Milestone first (தமிழ்)',
      questions: [{ question: '<p>predict செய்.</p>' }, {}],
    });
  });

  test('says what went wrong in the other language, too, for a learner who changes it', async () => {
    const learner = await courseApp.newLearner();
    const inEnglish = await submit(learner, 'first-input', { code: 'typo' });
    const inTamil = await submit(await courseApp.newLearner(), 'first-input', { code: 'typo' }, 'ta');
    const { explanation, fix } = wrongRun.parse(inTamil.body);
    expect(explanation).not.toBeNull();
    expect(wrongRun.parse(inEnglish.body).translations).toMatchObject([{ language: 'ta', explanation, fix }]);
  });

  test('shows what this learner did last, and to no other', async () => {
    const learner = await courseApp.newLearner();
    const other = await courseApp.newLearner();
    await submit(learner, 'first-predict', { code: '# prediction: Bye\nunknown' });
    await submit(learner, 'first-predict', { code: hello });
    await submit(learner, 'first-input', { code: 'typo' });

    expect((await learner.call('practice.questions', { id: 'first' })).body).toMatchObject({
      questions: [
        { draft_code: hello, is_solved: true, solution_note: '<p>So predict is done.</p>' },
        { draft_code: 'typo', is_solved: false, solution_note: null },
      ],
    });
    expect((await other.call('practice.questions', { id: 'first' })).body).toMatchObject({
      questions: [{ draft_code: null, is_solved: false }, { draft_code: null }],
    });
  });

  test('has no questions where there is no content yet, and is not found where there is no milestone', async () => {
    const learner = await courseApp.newLearner();

    expect((await learner.call('practice.questions', { id: 'third' })).body).toMatchObject({ questions: [] });
    expect((await learner.call('practice.questions', { id: 'nowhere' })).status).toBe(404);
  });
});

describe('a program that solves the question', () => {
  test('is told so, with its points and the note', async () => {
    const learner = await courseApp.newLearner();

    expect(await submit(learner, 'first-predict', { code: hello })).toMatchObject({
      status: 200,
      body: {
        status: 'finished',
        output: 'Hello',
        is_correct: true,
        points_awarded: 5,
        solution_note: '<p>So predict is done.</p>',
        checks: [
          { passed: true, visible: true, expected: 'Hello' },
          { passed: true, visible: true },
        ],
      },
    });
    expect(await progressOf(learner)).toMatchObject({ score: 5 });
  });

  test('is told in Tamil to those who read Tamil', async () => {
    const learner = await courseApp.newLearner();

    expect((await submit(learner, 'first-predict', { code: hello }, 'ta')).body).toMatchObject({
      solution_note: '<p>predict இப்படி.</p>',
    });
  });

  test('gives its points once', async () => {
    const learner = await courseApp.newLearner();
    await submit(learner, 'first-predict', { code: hello });

    expect((await submit(learner, 'first-predict', { code: hello })).body).toMatchObject({
      is_correct: true,
      points_awarded: 0,
    });
    expect(await progressOf(learner)).toMatchObject({ score: 5 });
  });

  test('gives its points once when it is sent twenty times at the same moment', async () => {
    const learner = await courseApp.newLearner();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => submit(learner, 'first-predict', { code: hello })),
    );

    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    const points = answers.map(({ body }) => (body as { points_awarded: number }).points_awarded);
    expect(points.toSorted((left, right) => right - left)).toEqual([
      5,
      ...Array.from({ length: 19 }, () => 0),
    ]);
    expect(await progressOf(learner)).toMatchObject({ score: 5 });
    expect(await submissionsOf(learner)).toHaveLength(1);
  });

  test('gives two points more when the guess in it was right', async () => {
    const learner = await courseApp.newLearner();

    expect(
      (await submit(learner, 'first-predict', { code: '# prediction: Hello\nhello' })).body,
    ).toMatchObject({
      points_awarded: 7,
      prediction: 'Exactly as you guessed.',
    });
    expect(
      (await submit(learner, 'first-predict', { code: '# prediction: Hello\nhello' })).body,
    ).toMatchObject({ points_awarded: 0 });
  });

  test('loses nothing by a wrong guess', async () => {
    const learner = await courseApp.newLearner();

    expect((await submit(learner, 'first-predict', { code: '# prediction: Bye\nhello' })).body).toMatchObject(
      {
        is_correct: true,
        points_awarded: 5,
        prediction: textWith('you guessed Bye'),
      },
    );
  });
});

describe('a program that does not solve the question', () => {
  test('is a result with an explanation, not an error of the call', async () => {
    const learner = await courseApp.newLearner();

    expect(await submit(learner, 'first-predict', { code: '# prediction: Bye\nunknown' })).toMatchObject({
      status: 200,
      body: {
        status: 'finished',
        verdict: 'wrong',
        is_correct: false,
        points_awarded: 0,
        error: textWith('NameError'),
        explanation: { id: someText, text: someText },
        hints: [someText, 'A nudge'],
      },
    });
    expect(await progressOf(learner)).toMatchObject({ score: 0 });
  });

  test('never tells what a hidden case expects', async () => {
    const learner = await courseApp.newLearner();
    const { body } = await submit(learner, 'first-input', { code: 'typed-in' });

    expect(body).toMatchObject({
      is_correct: false,
      checks: [
        { visible: true, passed: true },
        { visible: false, passed: false, expected: null },
      ],
    });
    expect(JSON.stringify(body)).not.toContain('Hello Kumar');
  });

  test('takes nothing from a question that is solved', async () => {
    const learner = await courseApp.newLearner();
    await submit(learner, 'first-predict', { code: hello });
    await submit(learner, 'first-predict', { code: '# prediction: Bye\nunknown' });

    expect((await learner.call('practice.questions', { id: 'first' })).body).toMatchObject({
      questions: [{ is_solved: true, draft_code: '# prediction: Bye\nunknown' }, {}],
    });
  });

  test('opens more help after several attempts', async () => {
    const learner = await courseApp.newLearner();
    const fail = async () =>
      wrongRun.parse((await submit(learner, 'first-predict', { code: '# prediction: Bye\nunknown' })).body);
    const first = await fail();
    for (let attempt = 2; attempt <= 3; attempt += 1) await fail();
    const fourth = await fail();

    expect(first.hints.slice(1)).toEqual(['A nudge']);
    expect(fourth.hints.slice(1)).toEqual(['A nudge', 'A pointer', 'Nearly the answer']);
  });

  test('keeps its promise of the next hint, and the practice has the same hints after a reload', async () => {
    const learner = await courseApp.newLearner();
    const kept = async () => {
      const { body } = await learner.call('practice.questions', { id: 'first' });
      return (body as CodingExercise).questions[0]?.hint_ladder;
    };
    const nudge = { open: ['<p>A nudge</p>'], total: 3 };
    expect(await kept()).toEqual({ ...nudge, next_after: 2, asked: 0, failures: 0 });

    const fail = async () =>
      (await submit(learner, 'first-predict', { code: '# prediction: Bye\nunknown' })).body;
    expect(await fail()).toMatchObject({ hint_ladder: { ...nudge, next_after: 1 } });
    const second = { open: ['<p>A nudge</p>', '<p>A pointer</p>'], total: 3, next_after: 2 };
    expect(await fail()).toMatchObject({ hint_ladder: second });
    expect(await kept()).toEqual({ ...second, asked: 0, failures: 2 });
  });
});

describe('a program that asks for input', () => {
  test('runs with the sample of the question for a caller who sends no input', async () => {
    const learner = await courseApp.newLearner();

    expect((await submit(learner, 'first-input', { code: 'greet' })).body).toMatchObject({
      output: 'Hello Selvi',
      is_correct: true,
    });
    expect(courseApp.engine.requests.at(-1)).toMatchObject({ inputs: ['Selvi'], inputsAreComplete: true });
  });

  test('asks the learner from the first line on in a dialogue, whatever sample the question has', async () => {
    const learner = await courseApp.newLearner();

    expect((await submit(learner, 'first-input', { code: 'greet', inputs: [] })).body).toMatchObject({
      status: 'input_required',
      stdout_so_far: 'Your name?',
    });
    expect((await submit(learner, 'first-input', { code: 'greet', inputs: ['Meena'] })).body).toMatchObject({
      status: 'finished',
      output: 'Hello Meena',
      is_correct: true,
    });
  });

  test('runs with what the learner typed, as a list or as a text', async () => {
    const learner = await courseApp.newLearner();

    expect((await submit(learner, 'first-input', { code: 'greet', inputs: ['Meena'] })).body).toMatchObject({
      output: 'Hello Meena',
      is_correct: true,
    });
    expect((await submit(learner, 'first-input', { code: 'greet', stdin: 'Arun\n' })).body).toMatchObject({
      output: 'Hello Arun',
    });
    expect(courseApp.engine.requests.at(-1)).toMatchObject({ inputs: ['Arun'], inputsAreComplete: false });
  });

  test('runs to the end of the input when the learner says that no more lines come', async () => {
    const learner = await courseApp.newLearner();
    const typed = { code: '# prediction: Bye\ngreet', inputs: ['Arun'], inputs_complete: true };

    expect((await submit(learner, 'first-predict', typed)).body).toMatchObject({ status: 'finished' });
    expect(courseApp.engine.requests.at(-1)).toMatchObject({ inputs: ['Arun'], inputsAreComplete: true });
  });

  test('waits for the next line, which is neither right nor an attempt', async () => {
    const learner = await courseApp.newLearner();

    expect(await submit(learner, 'first-predict', { code: '# prediction: Bye\ngreet' })).toMatchObject({
      status: 200,
      body: { verdict: 'waiting', status: 'input_required', stdout_so_far: 'Your name?', is_correct: false },
    });
    expect(await submissionsOf(learner)).toMatchObject([
      { verdict: 'waiting', outcome_kind: 'input-required' },
    ]);
    expect((await learner.call('practice.questions', { id: 'first' })).body).toMatchObject({
      questions: [{ draft_code: '# prediction: Bye\ngreet', is_solved: false }, {}],
    });
  });

  test('is stored once, however many lines the learner types', async () => {
    const learner = await courseApp.newLearner();
    const send = (inputs: string[]) => submit(learner, 'first-input', { code: 'greet', inputs });
    await send([]);
    await send([]);
    expect(await submissionsOf(learner)).toMatchObject([{ verdict: 'waiting' }]);

    await send(['Meena']);
    expect(await submissionsOf(learner)).toMatchObject([{ code: 'greet', verdict: 'solved' }]);
  });
});

describe('a run', () => {
  test('meets the same chance and clock each time, and each learner their own', async () => {
    const learner = await courseApp.newLearner();
    const other = await courseApp.newLearner();
    const requestOf = async (who: CourseLearner, code: string) => {
      await submit(who, 'first-predict', { code });
      return courseApp.engine.requests.at(-1);
    };
    const once = await requestOf(learner, hello);
    const again = await requestOf(learner, hello);
    const edited = await requestOf(learner, 'unknown');
    const others = await requestOf(other, hello);

    expect(again?.seed).toBe(once?.seed);
    expect(again?.clockMs).toBe(once?.clockMs);
    expect(new Set([once?.seed, edited?.seed, others?.seed]).size).toBe(3);
    expect(once).toMatchObject({ owner: learner.id });
  });

  test('never tells the sandbox what is expected', async () => {
    const learner = await courseApp.newLearner();
    await submit(learner, 'first-input', { code: 'greet' });

    expect(courseApp.engine.requests.at(-1)?.cases).toEqual([{ inputs: ['Selvi'] }, { inputs: ['Kumar'] }]);
  });

  test('is kept with its code, its verdict and its time', async () => {
    const learner = await courseApp.newLearner();
    await submit(learner, 'first-predict', { code: '# prediction: Bye\nunknown' });
    await submit(learner, 'first-predict', { code: hello });

    expect(await submissionsOf(learner)).toEqual([
      {
        task_kind: 'question',
        task_id: 'first-predict',
        code: '# prediction: Bye\nunknown',
        verdict: 'wrong',
        outcome_kind: 'python-error',
        explanation_id: someText,
        submitted_at: courseApp.clock.now(),
      },
      {
        task_kind: 'question',
        task_id: 'first-predict',
        code: hello,
        verdict: 'solved',
        outcome_kind: 'finished',
        explanation_id: null,
        submitted_at: courseApp.clock.now(),
      },
    ]);
  });

  test('counts the explanation that its learner got', async () => {
    const learner = await courseApp.newLearner();
    await submit(learner, 'first-predict', { code: '# prediction: Bye\nunknown' });
    const [kept] = await submissionsOf(learner);

    expect(await courseApp.metricsText()).toMatch(
      new RegExp(`feedback_explanations_total\\{explanation="${kept?.explanation_id}",kind="\\w+"\\} [1-9]`),
    );
  });

  test('is refused for a question that does not exist or is not open, before anything runs', async () => {
    const learner = await courseApp.newLearner();
    const before = courseApp.engine.requests.length;

    expect((await submit(learner, 'nothing', { code: hello })).status).toBe(404);
    expect(await submit(learner, 'fifth-predict', { code: hello })).toMatchObject({
      status: 403,
      body: { code: 'subscription_required' },
    });
    expect(courseApp.engine.requests).toHaveLength(before);
    expect(await submissionsOf(learner)).toEqual([]);
  });

  test('is refused when the runs of a minute are used up, and possible again after it', async () => {
    const learner = await courseApp.newLearner();
    for (let run = 1; run <= 60; run += 1) await submit(learner, 'first-predict', { code: hello });

    expect(await submit(learner, 'first-predict', { code: hello })).toMatchObject({
      status: 429,
      body: { code: 'too_many_requests' },
    });
    courseApp.clock.advance(60);
    expect((await submit(learner, 'first-predict', { code: hello })).status).toBe(200);
  });

  test('is refused when the processor time of five minutes is used up, in words that help', async () => {
    const learner = await courseApp.newLearner();
    const report = await courseApp.engine.run({ owner: 'x', source: 'hello', inputs: [], seed: 's' });
    const loop = { ...report, shown: { ...report.shown, cpuMs: 2_000 }, cases: [] };
    const run = vi.spyOn(courseApp.engine, 'run').mockResolvedValue(loop);
    for (let sent = 0; sent < 15; sent += 1) {
      expect((await submit(learner, 'first-predict', { code: '# prediction: Bye\nendless' })).status).toBe(
        200,
      );
    }

    const refused = await submit(learner, 'first-predict', { code: '# prediction: Bye\nendless' });
    expect(refused).toMatchObject({ status: 429, retryAfterS: 300, body: { code: 'run_time_used' } });
    expect(refused.body).toMatchObject({ error: textWith('after 5 min') });
    expect(run).toHaveBeenCalledTimes(15);
    vi.restoreAllMocks();
    courseApp.clock.advance(300);
    expect((await submit(learner, 'first-predict', { code: hello })).status).toBe(200);
  });

  test('that was given up pays for the time it had run', async () => {
    const learner = await courseApp.newLearner();
    vi.spyOn(courseApp.engine, 'run').mockRejectedValue(new EngineRefusedError('aborted', null, 4_000));
    for (let sent = 0; sent < 8; sent += 1)
      await submit(learner, 'first-predict', { code: '# prediction: Bye\nendless' });
    expect(
      (await submit(learner, 'first-predict', { code: '# prediction: Bye\nendless' })).body,
    ).toMatchObject({
      code: 'run_time_used',
    });
    courseApp.clock.advance(300);
  });

  test('pays for what it takes to clean up after it, without waiting for it', async () => {
    const learner = await courseApp.newLearner();
    const report = await courseApp.engine.run({ owner: 'x', source: 'hello', inputs: [], seed: 's' });
    const cleaned: (() => void)[] = [];
    vi.spyOn(courseApp.engine, 'run').mockImplementation(async ({ onCleaned }) => {
      cleaned.push(() => onCleaned?.(4_000));
      return report;
    });
    for (let sent = 0; sent < 8; sent += 1) {
      expect((await submit(learner, 'first-predict', { code: '# prediction: Bye\ngrows' })).status).toBe(200);
      cleaned.pop()?.();
    }

    const refused = await submit(learner, 'first-predict', { code: '# prediction: Bye\ngrows' });
    expect(refused).toMatchObject({ status: 429, body: { code: 'run_time_used' } });
    vi.restoreAllMocks();
    courseApp.clock.advance(300);
  });

  test('is refused for a moment when the engine has too much to do', async () => {
    const learner = await courseApp.newLearner();
    vi.spyOn(courseApp.engine, 'run').mockRejectedValue(new EngineRefusedError('busy', 3));

    expect(await submit(learner, 'first-predict', { code: hello })).toMatchObject({
      status: 503,
      retryAfterS: 3,
      body: { code: 'engine_busy' },
    });
    expect(await submissionsOf(learner)).toEqual([]);
  });

  test('is refused when the program is too large for the engine', async () => {
    const learner = await courseApp.newLearner();
    vi.spyOn(courseApp.engine, 'run').mockRejectedValue(new EngineRefusedError('too-large'));

    expect(await submit(learner, 'first-predict', { code: hello })).toMatchObject({
      status: 413,
      body: { code: 'payload_too_large' },
    });
  });

  test.each([
    ['inputs', { code: hello, inputs: 'Selvi' }],
    ['inputs', { code: hello, inputs: Array.from({ length: 201 }, () => '') }],
    ['stdin', { code: hello, stdin: ['Selvi'] }],
  ])('is refused with a fault of %s when it is not well-formed', async (field, sent) => {
    const learner = await courseApp.newLearner();

    expect(await submit(learner, 'first-predict', sent)).toMatchObject({
      status: 400,
      body: { code: 'validation_failed', [field]: [someText] },
    });
  });

  test.each([[{}], [{ code: 7 }], [{ code: 'x'.repeat(20_481) }]])(
    'is refused without a program that may be run',
    async (sent) => {
      const learner = await courseApp.newLearner();

      expect((await submit(learner, 'first-predict', sent)).status).toBe(400);
      expect(await submissionsOf(learner)).toEqual([]);
    },
  );

  test('of an empty program is a result', async () => {
    const learner = await courseApp.newLearner();

    expect((await submit(learner, 'first-predict', { code: '# prediction: Bye\n' })).status).toBe(200);
  });
});
