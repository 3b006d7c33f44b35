import type { CodingExercise, CodingQuestion, RunResult } from '@python-learning/contract';
import type { Proof } from './proof.ts';
import { expect, type Stage } from './stage.ts';
import { progressOf } from './standings.ts';

const questions = 'GET /learn/milestones/:id/questions/';
const submit = 'POST /learn/questions/:id/submit/';
const first = '/code/hello-python';
const showsTitle: Pick<CodingQuestion, 'question' | 'hint'> = {
  question: '<p>Say <strong>hello</strong> to <code>Nila</code>.</p>',
  hint: '<p>Look at the <em>quotes</em>.</p>',
};

export const showsMilestoneTitle: Proof = async (stage) => {
  const { title } = await opens(stage);
  await expect(stage.main.getByRole('heading', { level: 1, name: title })).toBeVisible();
};

export const countsQuestions: Proof = async (stage) => {
  const exercise = await opens(stage);
  await stage.reads(`Question 1 of ${exercise.questions.length}`);
};

export const showsSolvedQuestions: Proof = async (stage) => {
  const exercise = await opens(stage, { solved: 2 });
  const bar = stage.main.getByRole('progressbar').first();
  await expect(bar).toBeVisible();
  const value = (await bar.getAttribute('aria-valuenow')) ?? (await bar.getAttribute('value'));
  const most = (await bar.getAttribute('aria-valuemax')) ?? (await bar.getAttribute('max'));
  expect([value, most]).toEqual(['2', String(exercise.questions.length)]);
};

export const showsQuestionHtml: Proof = async (stage) => {
  await opens(stage);
  await expect(stage.main.locator('strong', { hasText: 'hello' })).toBeVisible();
  await expect(stage.main.locator('code', { hasText: 'Nila' })).toBeVisible();
};

export const hasAHint: Proof = async (stage) => {
  await opens(stage);
  await expect(stage.main.getByText('Look at the quotes.')).toBeHidden();
  await stage.button(stage.t('practice_hint_show')).click();
  await expect(stage.main.locator('em', { hasText: 'quotes' })).toBeVisible();
};

export const hintIsOptional: Proof = async (stage) => {
  await opens(stage, { change: () => ({ hint: '' }) });
  await expect(editor(stage)).toBeVisible();
  await expect(stage.button(stage.t('practice_hint_show'))).toHaveCount(0);
};

export const togglesTheIntroVideo: Proof = async (stage) => {
  const { video_url: url } = await opens(stage);
  await toggles(stage, 'practice_intro', url);
};

export const hasAnEditor: Proof = async (stage) => {
  await opens(stage);
  await editor(stage).fill('print("Vanakkam")');
  await expect(editor(stage)).toContainText('Vanakkam');
};

export const runShowsRunning: Proof = async (stage) => {
  await opens(stage);
  await run(stage, runResult({}), { isHeld: true });
  await expect(stage.button('Running...')).toBeVisible();
};

export const runSendsTheCode: Proof = async (stage) => {
  await opens(stage);
  await run(stage, runResult({}));
  await expect.poll(() => lastSubmission(stage)).toMatchObject({ code: 'print("Nila")' });
};

/** Nothing is faked here: the engine runs the program. */
export const runReallyRuns: Proof = async (stage) => {
  await opens(stage);
  stage.calls.letThrough(submit);
  await editor(stage).fill('print(6 * 7 * 100)');
  await stage.button('Run').click();
  await expect(output(stage)).toContainText('4200', { timeout: 20_000 });
};

export const successIsToldInABanner: Proof = async (stage) => {
  await opens(stage);
  await run(stage, runResult({ is_correct: true, output: 'Nila' }));
  await expect(output(stage)).toContainText('Code executed successfully!');
  await expect(output(stage)).toContainText('Nila');
};

export const successIsToldInAToast: Proof = async (stage) => {
  await opens(stage);
  await run(stage, runResult({ is_correct: true }));
  await expect(stage.page.getByText('Code success!')).toBeVisible();
};

export const errorIsToldInABanner: Proof = async (stage) => {
  await opens(stage);
  const error = "NameError: name 'Nila' is not defined";
  await run(stage, runResult({ error }));
  await expect(output(stage).getByText(error).first()).toBeVisible();
};

export const showsHintsAndSuggestions: Proof = async (stage) => {
  await opens(stage);
  await run(stage, runResult({ hints: ['Count the brackets.'], suggestions: ['Shorter names read well.'] }));
  await expect(output(stage)).toContainText('Count the brackets.');
  await expect(output(stage)).toContainText('Shorter names read well.');
};

export const emptyOutputIsTold: Proof = async (stage) => {
  await opens(stage);
  await run(stage, runResult({ output: '' }));
  await expect(output(stage)).toContainText('No output');
};

export const togglesTheExplanationVideo: Proof = async (stage) => {
  const { video_url: url } = await opens(stage, {
    change: (question, exercise) => ({ ...question, video_url_2: exercise.video_url }),
  });
  await run(stage, runResult({ is_correct: true }));
  await toggles(stage, 'practice_explanation_video', url);
};

export const hasASubmitAction: Proof = async (stage) => {
  await opens(stage);
  stage.calls.answer(submit, runResult({ is_correct: true }));
  await editor(stage).fill('print("Nila")');
  await stage.button(/^Submit/).click();
  await expect.poll(() => lastSubmission(stage)).toMatchObject({ code: 'print("Nila")' });
  await expect(output(stage)).toContainText('Code executed successfully!');
};

export const previousGoesOneBack: Proof = async (stage) => {
  await opens(stage, { solved: 1 });
  await stage.reads(/Question 2 of/);
  await previous(stage).click();
  await stage.reads(/Question 1 of/);
};

export const previousOnFirstGoesBack: Proof = async (stage) => {
  await opens(stage);
  await previous(stage).click();
  await expect(stage.page).not.toHaveURL(/\/code\//);
  await expect(stage.main.getByRole('heading', { level: 1 })).toBeVisible();
};

export const nextNeedsASolution: Proof = async (stage) => {
  await opens(stage);
  await expect(next(stage)).toBeDisabled();
  await run(stage, runResult({ output: 'Wrong' }));
  await expect(output(stage)).toContainText('Wrong');
  await expect(next(stage)).toBeDisabled();
  stage.calls.answer(submit, runResult({ is_correct: true }));
  await stage.button('Run').click();
  await expect(next(stage)).toBeEnabled();
  await next(stage).click();
  await stage.reads(/Question 2 of/);
};

export const afterTheLastComesTheExercise: Proof = async (stage) => {
  await opens(stage, { solved: -1 });
  answerMark(stage);
  await run(stage, runResult({ is_correct: true }));
  await next(stage).click();
  await stage.isAt('/exercise/hello-python');
};

/** The long labels where there is room, the short ones on a phone. */
export const labelsAreLongAndShort: Proof = async (stage) => {
  await opens(stage, { solved: 1 });
  for (const name of ['Previous Question', 'Next Question'])
    await expect(stage.main.getByText(name, { exact: true }).filter({ visible: true })).toHaveCount(1);
  await stage.page.setViewportSize({ width: 390, height: 800 });
  for (const name of ['Previous', 'Next'])
    await expect(stage.main.getByText(name, { exact: true }).filter({ visible: true })).toHaveCount(1);
};

export const outputIsRemembered: Proof = async (stage) => {
  const [question] = (await opens(stage)).questions;
  await run(stage, runResult({ output: 'Kolam 15' }));
  await expect(output(stage)).toContainText('Kolam 15');
  expect(await stage.stored(`code_output_${question?.id}`)).toContain('Kolam 15');
  await stage.page.reload();
  await expect(output(stage)).toContainText('Kolam 15');
};

export const unavailableHasAWayBack: Proof = async (stage) => {
  await stage.logIn();
  stage.calls.answer(questions, { detail: 'Broken.' }, 500);
  await stage.open(first);
  await stage.link('Back to Dashboard').or(stage.button('Back to Dashboard')).click();
  await stage.isAt('/dashboard');
};

export const solvedIsRemembered: Proof = async (stage) => {
  const [question] = (await opens(stage)).questions;
  await run(stage, runResult({ is_correct: true, points_awarded: 5 }));
  await expect(output(stage)).toContainText('Code executed successfully!');
  expect(await stage.stored(`code_success_${question?.id}`)).toBe('true');
  expect(await stage.stored(`points_awarded_${question?.id}`)).not.toBeNull();
};

export const allSolvedIsMarked: Proof = async (stage) => {
  await opens(stage, { solved: -1 });
  answerMark(stage);
  await run(stage, runResult({ is_correct: true }));
  await expect.poll(() => marks(stage)).toEqual(['/learn/milestones/hello-python/mark-code-completed/']);
};

export const blankInputIsIgnored: Proof = async (stage) => {
  await opens(stage);
  await run(
    stage,
    runResult({ status: 'input_required', stdout_so_far: 'Your name?', output: 'Your name?' }),
  );
  const box = stage.main.getByLabel(stage.t('practice_input_label'));
  for (const blank of ['', '   ']) {
    await box.fill(blank);
    await box.press('Enter');
  }
  await stage.settled();
  expect(stage.calls.sentWith(submit)).toHaveLength(1);
  stage.calls.answer(submit, runResult({ output: 'Your name?Nila' }));
  await box.fill('Nila');
  await box.press('Enter');
  await expect.poll(() => lastSubmission(stage)).toMatchObject({ inputs: ['Nila'] });
};

export const unknownMilestoneIsTold: Proof = async (stage) => {
  await stage.logIn();
  await stage.open('/code/no-such-milestone');
  await stage.reads('Milestone not found');
};

export const missingQuestionsAreTold: Proof = async (stage) => {
  await stage.logIn();
  stage.calls.change<CodingExercise>(questions, (said) => ({ ...said, questions: [] }));
  await stage.open(first);
  await stage.reads('No code questions available for this milestone');
};

export const failedQuestionsAreTold: Proof = async (stage) => {
  await stage.logIn();
  stage.calls.answer(questions, { detail: 'Broken.' }, 500);
  await stage.open(first);
  await stage.reads('Failed to load code questions. Please try again later.');
};

/** What a failed run says; `output` is shown all the same. */
export function failedRunSays(refusal: object, ...texts: readonly string[]): Proof {
  return async (stage) => {
    await opens(stage);
    await editor(stage).fill('print("Nila")');
    stage.calls.answer(submit, refusal, 400);
    await stage.button('Run').click();
    for (const text of texts) await expect(output(stage)).toContainText(text);
  };
}

type Opening = {
  /** How many questions are solved, from the first on; -1 for all but the last. */
  solved?: number;
  change?: (question: CodingQuestion, exercise: CodingExercise) => Partial<CodingQuestion>;
};

/** The practice of the first milestone, with a question of our own. @returns what the server said of it */
async function opens(stage: Stage, { solved = 0, change }: Opening = {}): Promise<CodingExercise> {
  await stage.logIn({ at: { completed: 0, parts: ['video'] } });
  const exercise = await stage.real<CodingExercise>('/learn/milestones/hello-python/questions/');
  const count = solved < 0 ? exercise.questions.length + solved : solved;
  const fresh = { draft_code: null, draft_written_at: null, sample_inputs: null, solution_note: null };
  const shown = exercise.questions.map((question, index) => ({
    ...question,
    ...showsTitle,
    ...fresh,
    is_solved: index < count,
    ...change?.(question, exercise),
  }));
  stage.calls.answer(questions, { ...exercise, questions: shown });
  await stage.open(first);
  await expect(stage.button('Run')).toBeVisible();
  return exercise;
}

function runResult(result: Partial<RunResult>): RunResult {
  return {
    status: 'finished',
    output: 'Hello',
    hints: [],
    suggestions: [],
    is_correct: false,
    checks: [],
    explanation: null,
    fix: null,
    prediction: null,
    solution_note: null,
    praise: null,
    points_awarded: 0,
    ...result,
  };
}

async function run(stage: Stage, result: RunResult, { isHeld = false } = {}): Promise<void> {
  await editor(stage).fill('print("Nila")');
  stage.calls.answer(submit, result);
  if (isHeld) stage.calls.hold(submit);
  await stage.button('Run').click();
}

async function toggles(stage: Stage, key: string, url: string | null): Promise<void> {
  const video = stage.main.locator(`video[src="${url}"]`);
  await expect(video).toHaveCount(0);
  await stage.button(stage.t(`${key}_show`)).click();
  await expect(video).toBeVisible();
  await stage.button(stage.t(`${key}_hide`)).click();
  await expect(video).toHaveCount(0);
}

function answerMark(stage: Stage): void {
  const after = progressOf(stage.course, { completed: 0, parts: ['video', 'code'] });
  stage.calls.answer('POST /learn/milestones/:id/mark-code-completed/', after);
}

function marks(stage: Stage): string[] {
  return stage.calls.sentWith('POST /learn/milestones/:id/**/').map(({ path }) => path);
}

function lastSubmission(stage: Stage): unknown {
  return stage.calls.sentWith(submit).at(-1)?.body ?? {};
}

function editor(stage: Stage) {
  return stage.main.getByRole('textbox', { name: stage.t('practice_editor_label'), exact: true });
}

function output(stage: Stage) {
  return stage.main.getByRole('region', { name: 'Output', exact: true });
}

function previous(stage: Stage) {
  return stage.button(/^Previous/);
}

function next(stage: Stage) {
  return stage.button(/^Next/);
}
