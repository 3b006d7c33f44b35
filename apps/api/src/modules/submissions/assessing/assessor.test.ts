import { type AssessInput, assess } from '@python-learning/feedback';
import { afterEach, describe, expect, test } from 'vitest';
import { createScriptedEngine, prints } from '../../../../testing/index.ts';
import { nothingToCheck } from '../submit.ts';
import { type Assessor, type AssessorOptions, createAssessor, type PlainCause } from './assessor.ts';

/** Report of a program that prints a greeting. */
const report = await createScriptedEngine({ hello: prints('Hello') }).run({
  owner: 'nobody',
  source: 'hello',
  inputs: [],
  seed: '',
});

function request(more: Partial<AssessInput> = {}): AssessInput {
  return {
    question: nothingToCheck({ starter: '', milestone: 1 }),
    source: 'print("Hello")',
    report,
    language: 'en',
    failedAttempts: 0,
    ...more,
  };
}

/** Behaviour of the fixture's thread, by `failedAttempts`. */
const behaviour = { endless: 1, failing: 2, dying: 3, sleeping: 4 } as const;
const slowEntry = new URL('./slow.fixture.ts', import.meta.url);
/** A thread loads the whole package first, which takes seconds on a busy machine. */
const patient = { cpuMs: 200, wallMs: 60_000 };

let assessor: Assessor | null = null;
afterEach(() => assessor?.stop());

function start(options: Partial<AssessorOptions> = {}) {
  const plain: [PlainCause, string][] = [];
  const started = createAssessor(options);
  started.observe((...said) => plain.push(said));
  assessor = started;
  let learners = 0;
  /** Assesses the run of a learner who has no other. */
  const assessment = async (input: AssessInput) => {
    learners += 1;
    return (await started.assess(input, `learner ${learners}`)).assessment;
  };
  return { assessor: started, assessment, plain };
}

describe('the assessor', () => {
  test('says what the assessment in the same thread says', async () => {
    const { assessment, plain } = start({ deadline: patient });
    const inputs = [
      request(),
      request({ language: 'ta', source: 'print("Hello",5)' }),
      request({
        report: {
          ...report,
          shown: {
            ...report.shown,
            kind: 'python-error',
            exception: { type: 'NameError', message: "name 'Print' is not defined", range: null },
          },
        },
      }),
    ];
    const said = await Promise.all(inputs.map((input) => assessment(input)));
    expect(said).toEqual(inputs.map((input) => assess(input)));
    expect(plain).toEqual([]);
  });

  test('keeps the names of a program apart from those that every object has', async () => {
    const { assessment } = start({ deadline: patient });
    const question = { ...nothingToCheck({ starter: '', milestone: 1 }), rules: ['assign:constructor'] };
    expect((await assessment(request({ question }))).verdict).toBe('wrong');
  });

  test('says what went wrong in every language, and a solution in one', async () => {
    const { assessor: threads } = start({ deadline: patient });
    const wrong = request({
      question: { ...nothingToCheck({ starter: '', milestone: 1 }), rules: ['prints==2'] },
    });
    const { assessment, translations } = await threads.assess(wrong, 'kavi');
    expect(assessment).toEqual(assess(wrong));
    expect(translations).toEqual([{ language: 'ta', assessment: assess({ ...wrong, language: 'ta' }) }]);
    expect((await threads.assess(request(), 'kavi')).translations).toEqual([]);
  });

  test('gives the plain assessment after the deadline, and goes on', async () => {
    const { assessment, plain } = start({ entry: slowEntry, deadline: { ...patient, cpuMs: 30 } });
    const sent = [behaviour.endless, behaviour.endless, behaviour.endless, 0];
    const said = await Promise.all(sent.map((failedAttempts) => assessment(request({ failedAttempts }))));
    expect(said.map(({ verdict }) => verdict)).toEqual(Array(4).fill('solved'));
    expect(said.map(({ prediction }) => prediction?.text)).toEqual([
      undefined,
      undefined,
      undefined,
      'from the thread',
    ]);
    expect(plain.map(([cause]) => cause)).toEqual(['deadline', 'deadline', 'deadline']);
  });

  test('gives the plain assessment when the full one fails, and tells why', async () => {
    const { assessment, plain } = start({ entry: slowEntry, deadline: patient });
    const said = await assessment(request({ failedAttempts: behaviour.failing }));
    expect(said.verdict).toBe('solved');
    expect(plain).toEqual([['failure', 'it broke']]);
  });

  test('survives the death of its threads', async () => {
    const { assessment, plain } = start({ entry: slowEntry, deadline: patient });
    const dying = [1, 2].map(() => assessment(request({ failedAttempts: behaviour.dying })));
    expect((await Promise.all(dying)).map(({ verdict }) => verdict)).toEqual(['solved', 'solved']);
    expect(plain.map(([cause]) => cause)).toEqual(['failure', 'failure']);
    expect((await assessment(request())).prediction?.text).toBe('from the thread');
  });

  test('does not let runs wait forever for a thread', async () => {
    const { assessment, plain } = start({ entry: slowEntry, deadline: { cpuMs: 20, wallMs: 50 } });
    const sent = Array.from({ length: 3 }, () => assessment(request({ failedAttempts: behaviour.sleeping })));
    expect(await Promise.all(sent)).toHaveLength(3);
    expect(plain).toHaveLength(3);
  });

  test('answers what is waiting when it is stopped', async () => {
    const { assessor: threads, assessment } = start({ entry: slowEntry, deadline: patient });
    const sent = Array.from({ length: 4 }, () => assessment(request({ failedAttempts: behaviour.sleeping })));
    await threads.stop();
    expect((await Promise.all(sent)).every(({ verdict }) => verdict === 'solved')).toBe(true);
  });

  test('tells what an assessment cost, also one that was given up', async () => {
    const { assessor: threads } = start({ entry: slowEntry, deadline: { ...patient, cpuMs: 30 } });
    const { cpuMs } = await threads.assess(request({ failedAttempts: behaviour.endless }), 'kavi');
    expect(cpuMs).toBeGreaterThanOrEqual(30);
  });

  test('assesses one run of a learner at a time, while those of others go on', async () => {
    const { assessor: threads } = start({ entry: slowEntry, deadline: patient });
    const ended: string[] = [];
    const send = async (learnerId: string, failedAttempts: number) => {
      await threads.assess(request({ failedAttempts }), learnerId);
      ended.push(learnerId);
    };
    const sent = [
      send('kavi', behaviour.sleeping),
      send('kavi', 0),
      send('selvi', 0),
      send('meena', 0),
      send('arul', 0),
    ];
    await Promise.all(sent.slice(2));
    expect(ended).toEqual(['selvi', 'meena', 'arul']);
    await threads.stop();
    await Promise.all(sent);
  });
});
