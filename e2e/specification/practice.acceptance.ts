import type { CodingExercise, CodingQuestion, RunResult } from '@python-learning/contract';
import { foreign, refuse, serverAnswer } from '@python-learning/testing/fake-api';
import { runResult, waitingRun } from '@python-learning/testing/samples';
import type { Proof } from './acceptance.ts';
import { type AcceptancePage, expect } from './acceptance-page.ts';
import { progressOf } from './standings.ts';
import { installClock, stopClock } from './stopped-clock.ts';

const questions = 'practice.questions';
const submit = 'practice.submitCode';
const first = '/code/hello-python';
const showsTitle: Pick<CodingQuestion, 'question' | 'hint'> = {
  question: '<p>Say <strong>hello</strong> to <code>Nila</code>.</p>',
  hint: '<p>Look at the <em>quotes</em>.</p>',
};

export const showsMilestoneTitle: Proof = async (app) => {
  const { title } = await opens(app);
  await expect(app.main.getByRole('heading', { level: 1, name: title })).toBeVisible();
};

export const countsQuestions: Proof = async (app) => {
  const exercise = await opens(app);
  await app.reads(`Question 1 of ${exercise.questions.length}`);
};

export const showsSolvedQuestions: Proof = async (app) => {
  const exercise = await opens(app, { solved: 2 });
  const bar = app.main.getByRole('progressbar').first();
  await expect(bar).toBeVisible();
  const value = (await bar.getAttribute('aria-valuenow')) ?? (await bar.getAttribute('value'));
  const most = (await bar.getAttribute('aria-valuemax')) ?? (await bar.getAttribute('max'));
  expect([value, most]).toEqual(['2', String(exercise.questions.length)]);
};

export const showsQuestionHtml: Proof = async (app) => {
  await opens(app);
  await expect(app.main.locator('strong', { hasText: 'hello' })).toBeVisible();
  await expect(app.main.locator('code', { hasText: 'Nila' })).toBeVisible();
};

export const hasAHint: Proof = async (app) => {
  await opens(app);
  await expect(app.main.getByText('Look at the quotes.')).toBeHidden();
  await app.button(app.t('practice_hint_show')).click();
  await expect(app.main.locator('em', { hasText: 'quotes' })).toBeVisible();
};

export const hintIsOptional: Proof = async (app) => {
  await opens(app, { change: () => ({ hint: '' }) });
  await expect(editor(app)).toBeVisible();
  await expect(app.button(app.t('practice_hint_show'))).toHaveCount(0);
};

export const togglesTheIntroVideo: Proof = async (app) => {
  const { video_url: url } = await opens(app);
  await toggles(app, 'practice_intro', url);
};

export const hasAnEditor: Proof = async (app) => {
  await opens(app);
  await editor(app).fill('print("Vanakkam")');
  await expect(editor(app)).toContainText('Vanakkam');
};

export const runShowsRunning: Proof = async (app) => {
  await opens(app);
  await run(app, runResult({}), { isHeld: true });
  await expect(app.button('Running...')).toBeVisible();
};

export const runSendsTheCode: Proof = async (app) => {
  await opens(app);
  await run(app, runResult({}));
  await expect.poll(() => lastSubmission(app)).toMatchObject({ code: 'print("Nila")' });
};

/** Nothing is faked: the engine runs the program. */
export const runReallyRuns: Proof = async (app) => {
  await opens(app);
  app.api.answer(submit, serverAnswer);
  await editor(app).fill('print(6 * 7 * 100)\n# prediction: 4200');
  await app.button('Run').click();
  await expect(output(app)).toContainText('4200', { timeout: 20_000 });
};

export const successIsToldInABanner: Proof = async (app) => {
  await opens(app);
  await run(app, runResult({ verdict: 'solved', output: 'Nila' }));
  await expect(output(app)).toContainText('Code executed successfully!');
  await expect(output(app)).toContainText('Nila');
};

/** The clock stands still, because the toast is brief and the machine may be busy. */
export const successIsToldInAToast: Proof = async (app) => {
  await installClock(app.page);
  await opens(app);
  await stopClock(app.page);
  await run(app, runResult({ verdict: 'solved' }));
  await expect(app.page.getByText('Code success!')).toBeVisible();
};

export const errorIsToldInABanner: Proof = async (app) => {
  await opens(app);
  const error = "NameError: name 'Nila' is not defined";
  await run(app, runResult({ error }));
  await expect(output(app).getByText(error).first()).toBeVisible();
};

export const showsHintsAndSuggestions: Proof = async (app) => {
  await opens(app);
  await run(app, runResult({ hints: ['Count the brackets.'], suggestions: ['Shorter names read well.'] }));
  await expect(output(app)).toContainText('Count the brackets.');
  await expect(output(app)).toContainText('Shorter names read well.');
};

export const emptyOutputIsTold: Proof = async (app) => {
  await opens(app);
  await run(app, runResult({ output: '' }));
  await expect(output(app)).toContainText('No output');
};

export const togglesTheExplanationVideo: Proof = async (app) => {
  const { video_url: url } = await opens(app, {
    change: (_question, exercise) => ({ video_url_2: exercise.video_url }),
  });
  await run(app, runResult({ verdict: 'solved' }));
  await toggles(app, 'practice_explanation_video', url);
};

/** Submit is for the keyboard and for screen readers: it runs, and takes the focus to the verdict. */
export const hasASubmitAction: Proof = async (app) => {
  await opens(app);
  app.api.answer(submit, runResult({ verdict: 'solved' }));
  await editor(app).fill('print("Nila")');
  await app.button(/^Submit/).press('Enter');
  await expect.poll(() => lastSubmission(app)).toMatchObject({ code: 'print("Nila")' });
  await expect(output(app)).toContainText('Code executed successfully!');
};

export const previousGoesOneBack: Proof = async (app) => {
  await opens(app, { solved: 1 });
  await app.reads(/Question 2 of/);
  await previous(app).click();
  await app.reads(/Question 1 of/);
};

export const previousOnFirstGoesBack: Proof = async (app) => {
  await opens(app);
  await previous(app).click();
  await expect(app.page).not.toHaveURL(/\/code\//);
  await expect(app.main.getByRole('heading', { level: 1 })).toBeVisible();
};

export const nextNeedsASolution: Proof = async (app) => {
  await opens(app);
  await expect(next(app)).toBeDisabled();
  await run(app, runResult({ output: 'Wrong' }));
  await expect(output(app)).toContainText('Wrong');
  await expect(next(app)).toBeDisabled();
  app.api.answer(submit, runResult({ verdict: 'solved' }));
  await app.button('Run').click();
  await expect(next(app)).toBeEnabled();
  await next(app).click();
  await app.reads(/Question 2 of/);
};

export const afterTheLastComesTheExercise: Proof = async (app) => {
  await opens(app, { solved: -1 });
  answerMark(app);
  await run(app, runResult({ verdict: 'solved' }));
  await next(app).click();
  await app.isAt('/exercise/hello-python');
};

/** Expects the long labels where there is room, and the short ones on a phone. */
export const labelsAreLongAndShort: Proof = async (app) => {
  await opens(app, { solved: 1 });
  for (const name of ['Previous Question', 'Next Question'])
    await expect(app.main.getByText(name, { exact: true }).filter({ visible: true })).toHaveCount(1);
  await app.page.setViewportSize({ width: 390, height: 800 });
  for (const name of ['Previous', 'Next'])
    await expect(app.main.getByText(name, { exact: true }).filter({ visible: true })).toHaveCount(1);
};

export const outputIsRemembered: Proof = async (app) => {
  const [question] = (await opens(app)).questions;
  await run(app, runResult({ output: 'Kolam 15' }));
  await expect(output(app)).toContainText('Kolam 15');
  expect(await app.stored(`code_output_${question?.id}`)).toContain('Kolam 15');
  await app.page.reload();
  await expect(output(app)).toContainText('Kolam 15');
};

export const unavailableHasAWayBack: Proof = async (app) => {
  await app.logIn();
  app.api.answer(questions, refuse('server_error'));
  await app.open(first);
  await app.link('Back to Dashboard').or(app.button('Back to Dashboard')).click();
  await app.isAt('/dashboard');
};

export const solvedIsRemembered: Proof = async (app) => {
  const [question] = (await opens(app)).questions;
  await run(app, runResult({ verdict: 'solved', points_awarded: 5 }));
  await expect(output(app)).toContainText('Code executed successfully!');
  expect(await app.stored(`code_success_${question?.id}`)).toBe('true');
  expect(await app.stored(`points_awarded_${question?.id}`)).not.toBeNull();
};

export const allSolvedIsMarked: Proof = async (app) => {
  await opens(app, { solved: -1 });
  answerMark(app);
  await run(app, runResult({ verdict: 'solved' }));
  await expect.poll(() => marks(app)).toEqual(['/learn/milestones/hello-python/mark-code-completed/']);
};

export const blankInputIsIgnored: Proof = async (app) => {
  await opens(app);
  await run(app, waitingRun('Your name?'));
  const box = app.main.getByLabel(app.t('practice_input_label'));
  for (const blank of ['', '   ']) {
    await box.fill(blank);
    await box.press('Enter');
  }
  await app.settled();
  expect(app.api.requests(submit)).toHaveLength(1);
  app.api.answer(submit, runResult({ output: 'Your name?Nila' }));
  await box.fill('Nila');
  await box.press('Enter');
  await expect.poll(() => lastSubmission(app)).toMatchObject({ inputs: ['Nila'] });
};

export const unknownMilestoneIsTold: Proof = async (app) => {
  await app.logIn();
  await app.open('/code/no-such-milestone');
  await app.reads('Milestone not found');
};

export const missingQuestionsAreTold: Proof = async (app) => {
  await app.logIn();
  app.api.change(questions, (said) => ({ ...said, questions: [] }));
  await app.open(first);
  await app.reads('No code questions available for this milestone');
};

export const failedQuestionsAreTold: Proof = async (app) => {
  await app.logIn();
  app.api.answer(questions, refuse('server_error'));
  await app.open(first);
  await app.reads('Failed to load code questions. Please try again later.');
};

/** Expects these texts after a refused run. The `output` of the refusal is shown too. */
export function failedRunSays(refusal: object, ...texts: readonly string[]): Proof {
  return async (app) => {
    await opens(app);
    await editor(app).fill('print("Nila")');
    app.api.answer(submit, foreign({ status: 400, body: refusal }));
    await app.button('Run').click();
    for (const text of texts) await expect(output(app)).toContainText(text);
  };
}

type Opening = {
  /** Number of solved questions, from the first on; -1 for all but the last. */
  solved?: number;
  change?: (question: CodingQuestion, exercise: CodingExercise) => Partial<CodingQuestion>;
};

/** Opens the practice of the first milestone with changes. Returns it as the server sent it. */
async function opens(app: AcceptancePage, { solved = 0, change }: Opening = {}): Promise<CodingExercise> {
  await app.logIn({ at: { completed: 0, parts: ['video'] } });
  const exercise = await app.real('practice.questions', { id: 'hello-python' });
  const count = solved < 0 ? exercise.questions.length + solved : solved;
  const fresh = { draft_code: null, draft_written_at: null, sample_inputs: null, solution_note: null };
  const shown = exercise.questions.map((question, index) => ({
    ...question,
    ...showsTitle,
    ...fresh,
    is_solved: index < count,
    ...change?.(question, exercise),
  }));
  app.api.answer(questions, { ...exercise, questions: shown });
  await app.open(first);
  await expect(app.button('Run')).toBeVisible();
  return exercise;
}

async function run(app: AcceptancePage, result: RunResult, { isHeld = false } = {}): Promise<void> {
  await editor(app).fill('print("Nila")');
  app.api.answer(submit, result);
  if (isHeld) app.api.hold(submit);
  await app.button('Run').click();
}

async function toggles(app: AcceptancePage, key: string, url: string | null): Promise<void> {
  const video = app.main.locator(`video[src="${url}"]`);
  await expect(video).toHaveCount(0);
  await app.button(app.t(`${key}_show`)).click();
  await expect(video).toBeVisible();
  await app.button(app.t(`${key}_hide`)).click();
  await expect(video).toHaveCount(0);
}

function answerMark(app: AcceptancePage): void {
  const after = progressOf(app.course, { completed: 0, parts: ['video', 'code'] });
  app.api.answer('progress.markCodeCompleted', after);
}

function marks(app: AcceptancePage): string[] {
  return app.marks().map(({ path }) => path);
}

function lastSubmission(app: AcceptancePage): unknown {
  return app.api.requests(submit).at(-1)?.body ?? {};
}

function editor(app: AcceptancePage) {
  return app.main.getByRole('textbox', { name: app.t('practice_editor_label'), exact: true });
}

function output(app: AcceptancePage) {
  return app.main.getByRole('region', { name: 'Output', exact: true });
}

function previous(app: AcceptancePage) {
  return app.button(/^Previous/);
}

function next(app: AcceptancePage) {
  return app.button(/^Next/);
}
