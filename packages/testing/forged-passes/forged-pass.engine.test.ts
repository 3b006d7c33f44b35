import { loadCurriculum, type Question } from '@python-learning/curriculum';
import type { RunReport } from '@python-learning/domain';
import { type Assessment, assess } from '@python-learning/feedback';
import { caseSetup, createPythonEngine, type EngineEvent } from '@python-learning/python';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPrograms } from '../../python/conformance/programs.ts';

const events: EngineEvent[] = [];
const engine = createPythonEngine({ workers: 2, log: (event) => events.push(event) });
const course = loadCurriculum().milestones.flatMap(({ questions }) => questions);
const commas = questionOf('m01-q5-commas');
const celsius = questionOf('m04-q6-celsius');

beforeAll(() => engine.ready(), 120_000);
afterAll(() => engine.stop(0));

const findHarness = [
  'import sys',
  'class Forging(Exception):',
  '  def __str__(self):',
  '    frame = sys._getframe()',
  "    while 'dumps' not in frame.f_globals: frame = frame.f_back",
  "    frame.f_globals['dumps'] = lambda value: answer",
  "    return ''",
].join('\n');
/** Prints what the question asks for, but breaks its rule: 87 must be a number. */
const wrong = 'print("Bus 87 to Colombo")';
/** Solves the question by itself; followed by an error, it does not. */
const right = 'print("Bus", 87, "to Colombo")';

describe('a program that forges what is said of it', { timeout: 120_000 }, () => {
  it('does not pass a question whose rule it breaks by telling forged facts (security 39)', async () => {
    const honest = await submit(commas, wrong);
    expect(honest.assessment.verdict).toBe('wrong');
    const forged = `answer = '{"error":null,"facts":{"calls":{"print":1},"literals":{"87":1}}}'\n${findHarness}`;
    const { assessment, report } = await submit(commas, `${wrong}\n${forged}\nraise Forging`);
    expect(assessment.verdict).toBe('wrong');
    expect(report.shown.kind).toBe('python-error');
    expect(report.facts.literals).not.toHaveProperty('87');
  });

  it('is solved by the right program without the forgery', async () => {
    expect((await submit(commas, right)).assessment.verdict).toBe('solved');
  });

  it('is explained when its class has a name of two lines', async () => {
    const { assessment } = await submit(commas, 'raise type("\\n<script>", (Exception,), {})("x")');
    expect(assessment.explanation).toMatchObject({ id: 'RUN-OTHER', python_says: '<script>: x' });
  });

  it('does not end the sandbox of the others by answers of many megabytes in five cases', async () => {
    const answer = `answer = '{"error":null,"unvaried":[' + ('"'+'a'*9999+'",')*1200 + '"b"]}'`;
    const attack = submit(celsius, `${answer}\n${findHarness}\nraise Forging`);
    const other = submit(commas, wrong);
    const { assessment, report } = await attack;
    expect([report.shown, ...report.cases].map(({ kind }) => kind)).toEqual(Array(6).fill('denied'));
    expect(assessment.verdict).toBe('wrong');
    expect((await other).report.shown.stdout).toBe('Bus 87 to Colombo\n');
    expect(events.filter(({ event }) => event === 'ended')).toEqual([]);
    expect(engine.status()).toMatchObject({ ready: true, restarts: 0 });
    const detail = 'the answer of explain was too large';
    expect(events).toContainEqual({ event: 'denied', detail, owner: 'learner of m04-q6-celsius' });
  });

  it('does not make the server read two hundred thousand functions', async () => {
    const answer = `answer = '{"error":null,"facts":{"functions":[' + '{},'*200_000 + '{}]}}'`;
    const { report } = await submit(commas, `${wrong}\n${answer}\n${findHarness}\nraise Forging`);
    expect(report.shown.kind).toBe('denied');
    expect(report.facts.functions.map(({ name }) => name)).toEqual(['__str__']);
  });

  it.each(Object.entries(readPrograms('hostile')).filter(([name]) => forging.has(name)))(
    'does not make a wrong answer right: %s (security 39)',
    async (_, programs) => {
      const passed: string[] = [];
      for (const { name, source, note } of programs) {
        if (note.includes('time-limit')) continue;
        const { assessment } = await submit(commas, `${wrong}\n${source}`);
        if (assessment.verdict === 'solved' || assessment.checks.some(isForged)) passed.push(name);
        if (note !== 'python-error') continue;
        const failing = await submit(commas, `${right}\n${source}`);
        if (failing.assessment.verdict === 'solved') passed.push(`${name}, after the right output`);
      }
      expect(passed).toEqual([]);
    },
  );
});

describe('a program that never ends', { timeout: 120_000 }, () => {
  it('is told that its time was up, and passes nothing, though no case was run', async () => {
    const { assessment, report } = await submit(celsius, 'while True:\n  pass');
    expect([report.shown.kind, report.cases.length]).toEqual(['time-limit', 0]);
    expect(assessment.explanation?.id).toBe('RUN-TIME-LIMIT');
    expect(assessment.verdict).toBe('wrong');
    expect(assessment.checks.filter(({ passed }) => passed)).toEqual([]);
  });
});

const forging = new Set(['forgeries', 'explanations', 'answers']);

/** Whether the rule that every program here breaks counts as passed. */
function isForged({ name, passed }: Assessment['checks'][number]): boolean {
  return name.includes('87') && passed;
}

async function submit(
  question: Question,
  source: string,
): Promise<{ report: RunReport; assessment: Assessment }> {
  const report = await engine.run({
    owner: `learner of ${question.id}`,
    source,
    inputs: question.sampleInputs,
    cases: question.checks.cases.map(({ inputs, evidence }) => caseSetup({ inputs, evidence })),
    seed: 'seed',
  });
  const assessment = assess({ question: question.checks, source, report, language: 'en', failedAttempts: 0 });
  return { report, assessment };
}

function questionOf(id: string): Question {
  const question = course.find((one) => one.id === id);
  if (question === undefined) throw new Error(`There is no question ${id}.`);
  return question;
}
