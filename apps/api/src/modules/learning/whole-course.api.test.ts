import { certificate, progress, streak } from '@python-learning/contract';
import { loadCurriculum, type Milestone, type Question } from '@python-learning/curriculum';
import { optionLetters, predictionIn, withPrediction } from '@python-learning/domain';
import { createPythonEngine, type PythonEngine } from '@python-learning/python';
import { initiate, localPayer, newName, startTestApp, type TestApp } from '@python-learning/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { solutionOf, wrongProgram } from './reference-programs.fixture.ts';
import { type ScriptedLearner, signUp } from './scripted-learner.fixture.ts';

const curriculum = loadCurriculum();
/** Milestones with questions. One may still be empty, as long as all later ones are. */
const written = curriculum.milestones.filter(({ questions }) => questions.length > 0);
const isWhole = written.length === curriculum.milestones.length;
/** Far more than needed, because the machine may be busy. */
const courseTimeoutMs = 240_000;
const milestoneTimeoutMs = 120_000;

let engine: PythonEngine;
let testApp: TestApp;
beforeAll(async () => {
  engine = createPythonEngine({ workers: 2 });
  testApp = await startTestApp({
    curriculum,
    engine: eager(engine),
    config: { runsPerMinute: 100_000, runCpuSeconds: 100_000 },
  });
  await engine.ready();
}, 120_000);
afterAll(async () => {
  await testApp.stop();
  await engine.stop();
});

/** Signs up a new learner; `subscribe` buys the annual plan. */
async function join(username: string) {
  const account = { username, email: `${username}@example.test`, password: 'kolam-dots-15' };
  const browser = testApp.newClient();
  const learner = await signUp(browser, account, async (email) => {
    const [mail] = await testApp.mailTo(email);
    return mail?.text ?? '';
  });
  const subscribe = async () => {
    const payer = Object.assign(browser, { ...account, id: username });
    await localPayer(testApp).pay(await initiate(payer, 'annual'));
  };
  return { learner, subscribe };
}

/** Runs several programs of one learner at a time, by giving each run an owner of its own. */
function eager(patient: PythonEngine): PythonEngine {
  let count = 0;
  return {
    ...methodsOf(patient),
    run: (request) => {
      count += 1;
      return patient.run({ ...request, owner: `run-${count}` });
    },
  };
}

function methodsOf(patient: PythonEngine): Omit<PythonEngine, 'run'> {
  return {
    trace: (request) => patient.trace(request),
    analyze: (source) => patient.analyze(source),
    ready: () => patient.ready(),
    stop: () => patient.stop(),
    status: () => patient.status(),
  };
}

const allQuestions = ({ questions, challenge }: Milestone): readonly Question[] =>
  challenge === null ? questions : [...questions, challenge];

/** Points of a milestone in which every first answer is right. */
function pointsOf({ questions, mcqs }: Milestone): number {
  const byKind = { predict: 5 + 2, project: 20 } as const;
  const forQuestions = questions.map(({ kind }) =>
    kind === 'predict' || kind === 'project' ? byKind[kind] : 10,
  );
  return 10 + sum(forQuestions) + 15 + 2 * mcqs.length + 20;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

async function expectCertificate(learner: ScriptedLearner, kind: 'starter' | 'course', isAwarded: boolean) {
  const shown = certificate.parse(await learner.certificate(kind));
  const reason = isWhole
    ? `the ${kind} certificate`
    : `the ${kind} certificate, of a course whose last milestone has no questions yet`;
  expect({ reason, isAwarded: shown.award !== null }).toEqual({ reason, isAwarded });
  return shown;
}

const progressOf = async (learner: ScriptedLearner) => progress.parse(await learner.ask('progress.progress'));

test('every milestone that is begun has lessons, questions and multiple-choice questions', () => {
  const halfWritten = written.filter(({ lessons, mcqs }) => lessons.length === 0 || mcqs.length === 0);

  expect(written).not.toHaveLength(0);
  expect(halfWritten.map(({ id }) => id)).toEqual([]);
});

describe('a learner who gets everything right at once', () => {
  test('goes from the sign-up to both certificates, with every point that the course gives', {
    timeout: courseTimeoutMs,
  }, async () => {
    const { learner, subscribe } = await join(newName('anjali'));
    for (const milestone of written) {
      if (milestone.order === 5) await subscribe();
      expect((await progressOf(learner)).current_milestone?.id).toBe(milestone.id);
      await playWell(learner, milestone);
      if (milestone.order === 4) await expectCertificate(learner, 'starter', true);
    }

    const { score, completed_milestones } = await progressOf(learner);
    expect(completed_milestones.map(({ id }) => id)).toEqual(written.map(({ id }) => id));
    expect(score).toBe(sum(written.map(pointsOf)));
    await expectCourseCertificate(learner);
    await playChallenges(learner);
    const challenges = written.filter(({ challenge }) => challenge !== null).length;
    expect((await progressOf(learner)).score).toBe(score + 20 * challenges);
  });
});

async function playWell(learner: ScriptedLearner, milestone: Milestone): Promise<void> {
  await learner.watch(milestone);
  for (const question of milestone.questions) {
    const { is_correct, points_awarded } = await learner.run(question, solutionOf(question.id));
    const points = question.points + (question.kind === 'predict' ? 2 : 0);
    expect([question.id, is_correct, points_awarded]).toEqual([question.id, true, points]);
  }
  await learner.markCode(milestone);
  for (const { id, right } of milestone.mcqs) {
    expect([id, (await learner.choose(id, right)).is_correct]).toEqual([id, true]);
  }
  await learner.markExercise(milestone);
}

async function playChallenges(learner: ScriptedLearner): Promise<void> {
  for (const { challenge } of written) {
    if (challenge === null) continue;
    const { is_correct, points_awarded } = await learner.run(challenge, solutionOf(challenge.id));
    expect([challenge.id, is_correct, points_awarded]).toEqual([challenge.id, true, 20]);
  }
}

async function expectCourseCertificate(learner: ScriptedLearner): Promise<void> {
  const { project_title, award } = await expectCertificate(learner, 'course', isWhole);
  const project = curriculum.milestones.at(-1)?.questions.at(-1);
  if (!isWhole) return;
  expect({ lastQuestion: project?.kind }).toEqual({ lastQuestion: 'project' });
  expect(project_title).toEqual(project?.title);
  expect(award).toMatchObject({ is_public: true, shown_name: null });
}

describe('a learner who makes the mistakes that were anticipated', () => {
  let learner: ScriptedLearner;
  beforeAll(async () => {
    const joined = await join('kavin');
    await joined.subscribe();
    learner = joined.learner;
  });

  test.each(written.map((milestone) => [milestone.id, milestone] as const))(
    'is told the hint of each in %s',
    { timeout: milestoneTimeoutMs },
    async (_id, milestone) => {
      expect(await playBadly(learner, milestone)).toEqual([]);
    },
  );

  test('comes to both certificates all the same, with every point but those for being right at once', async () => {
    await expectCertificate(learner, 'starter', true);
    await expectCertificate(learner, 'course', isWhole);
    const { score } = await progressOf(learner);
    const firsts = 2 * sum(written.map(({ mcqs }) => mcqs.length));
    const challenges = 20 * written.filter(({ challenge }) => challenge !== null).length;
    expect(score).toBe(sum(written.map(pointsOf)) - firsts + challenges);
    expect(streak.parse(await learner.ask('streak.streak'))).toMatchObject({ days_this_week: 1 });
  });
});

/**
 * Goes through a milestone with its anticipated mistakes. Resolves with every deviation from what was anticipated.
 */
async function playBadly(learner: ScriptedLearner, milestone: Milestone): Promise<string[]> {
  const surprises: string[] = [];
  await learner.watch(milestone);
  for (const question of allQuestions(milestone)) {
    surprises.push(...(await playBadlyFirst(learner, question)));
  }
  await learner.markCode(milestone);
  for (const mcq of milestone.mcqs) surprises.push(...(await answerBadlyFirst(learner, mcq)));
  await learner.markExercise(milestone);
  return surprises;
}

/**
 * The content check tests the hint of each mistake without a server. This test makes every fourth mistake, to show that
 * the server passes on the content; `EVERY_MISTAKE=yes` makes all of them.
 */
function madeHere<T>(mistakes: readonly T[]): readonly T[] {
  return process.env['EVERY_MISTAKE'] === 'yes' ? mistakes : mistakes.filter((_, index) => index % 4 === 0);
}

/**
 * Makes the anticipated mistakes, then solves the question. Resolves with every deviation from what was anticipated.
 */
async function playBadlyFirst(learner: ScriptedLearner, question: Question): Promise<string[]> {
  const { mistakes } = question.checks;
  const isAnticipated = mistakes.length > 0 || question.checks.walks !== null;
  const surprises = isAnticipated ? [] : [`${question.id}: no mistake is anticipated`];
  const guess = predictionIn(solutionOf(question.id)).join('\n');
  const programs = mistakes.map((mistake) => ({ ...mistake, code: wrongProgram(question.id, mistake.id) }));
  // A program without the guess that is asked for does not run, and the first guess is the one that counts.
  const running = guess === '' ? programs : programs.filter(({ code }) => predictionIn(code).length > 0);
  await inTwos(madeHere(running), async ({ id, hint, code }) => {
    const result = await learner.run(question, guess === '' ? code : withPrediction(code, guess));
    const mistake = `${question.id}, ${id}`;
    if (result.is_correct || result.points_awarded > 0) surprises.push(`${mistake}: is accepted`);
    if (result.hints[0] !== hint.en) surprises.push(`${mistake}: is told ${result.hints[0]}`);
  });
  const solved = await learner.run(question, solutionOf(question.id));
  return solved.is_correct ? surprises : [...surprises, `${question.id}: the solution is refused`];
}

/** Chooses every wrong option, then the right one. */
async function answerBadlyFirst(
  learner: ScriptedLearner,
  { id, right }: Milestone['mcqs'][number],
): Promise<string[]> {
  const surprises: string[] = [];
  for (const letter of [...optionLetters.filter((option) => option !== right), right]) {
    const { is_correct: isCorrect, explanation } = await learner.choose(id, letter);
    if (isCorrect !== (letter === right)) surprises.push(`${id}, ${letter}: is judged wrongly`);
    if (!/^<p>.+<\/p>$/s.test(explanation)) surprises.push(`${id}, ${letter}: is not explained`);
  }
  return surprises;
}

/** Processes two items at a time, because the engine has two workers. */
async function inTwos<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const left = [...items];
  const worker = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item);
  };
  await Promise.all([worker(), worker()]);
}
