import type { CodingExercise } from '@python-learning/contract';
import { messageByCode } from '@python-learning/contract/messages';
import { languageOf, refuse } from '@python-learning/testing/fake-api';
import { ownProgram } from '@python-learning/testing/samples';
import type { LearnerAtBrowser } from '../learner.ts';
import { PageApi } from '../page-api.ts';
import { callServer } from '../server-calls.ts';
import { answers, fails, isOffline, neverAnswers, startsAfresh } from './network.ts';
import type { Act, Arrange, Scene, Visit } from './scene.ts';

const first = '/code/hello-python';
const names = '/code/names-for-values';
const listens = '/code/programs-that-listen';

/** A picture of a new learner's first practice. */
const firstPractice = (name: string, act?: Act, windowOnly?: true): Scene => ({
  name,
  audience: 'new',
  path: first,
  arrange: startsAfresh,
  ...(act === undefined ? {} : { act }),
  ...(windowOnly === undefined ? {} : { windowOnly }),
});

/** A picture of a solved practice, where every question can be opened. */
const anyPractice = (name: string, path: string, act: Act): Scene => ({
  name,
  audience: 'halfway',
  path,
  act,
});

const nextYear = 'age = int(input("Age? "))\nprint(f"Next year you will be {age + 1}.")';
const bill = 'item = input("Item? ")\nprice = float(input("Price? "))';

const oneNudge = 'What do you see in line 1?';

export const codeScenes: readonly Scene[] = [
  firstPractice('code'),
  firstPractice('code-first-sight', async () => undefined, true),
  firstPractice('code-typing', types, true),
  firstPractice('code-keyboard-help', async ({ editor }) => editor.focus(), true),
  firstPractice('code-hint', presses('practice_hint_show')),
  { ...firstPractice('code-ladder', climbs), path: `${first}?q=3` },
  firstPractice('code-intro-video', inTask(presses('practice_intro_show'))),
  { name: 'code-loading', audience: 'new', path: first, arrange: neverAnswers('practice.questions') },
  { name: 'code-failed', audience: 'new', path: first, arrange: fails('practice.questions') },
  {
    name: 'code-offline-from-the-start',
    audience: 'new',
    path: first,
    arrange: isOffline('practice.questions'),
  },
  { name: 'code-empty', audience: 'new', path: first, arrange: answers('practice.questions', noQuestions()) },
  { name: 'code-upgrade', audience: 'halfway', path: '/code/making-decisions' },
  { name: 'code-unknown', audience: 'new', path: '/code/nowhere' },
  firstPractice('code-with-an-error', runs('# prediction: Idli\nPrint("Idli")')),
  firstPractice('code-syntax-error', runs('# prediction: Idli\nprint("Idli"\nprint("Dosai")')),
  firstPractice('code-python-says', pythonSays),
  firstPractice('code-fixed', fixes),
  firstPractice('code-reset', resets),
  firstPractice('code-wrong-output', runs('# prediction: x\nprint("Tea  with milk")')),
  firstPractice('code-no-output', runs('# prediction: x')),
  firstPractice('code-first-guess-stays', guessesTwice),
  firstPractice('code-guessed-wrong', runs('# prediction: Tea', true)),
  firstPractice('code-asks-for-input', runs('name = input("Your name? ")')),
  firstPractice('code-answers', answersTheProgram),
  firstPractice('code-endless', runs('while True:\n    print("again")')),
  firstPractice('code-endless-silently', runs('n = 1\nwhile n > 0:\n    n = n + 1')),
  firstPractice('code-too-much-memory', runs('text = "x" * 1_000_000_000')),
  firstPractice('code-running', runsWithoutEnd, true),
  firstPractice('code-stopped', stops),
  firstPractice('code-run-offline', runsOver(isOffline('practice.submitCode'))),
  firstPractice(
    'code-run-busy',
    runsOver(answers('practice.submitCode', refuse('engine_busy', { retryAfterS: 30 }))),
  ),
  firstPractice('code-run-refused', runsOver(fails('practice.submitCode'))),
  firstPractice('code-run-time-used', timeIsUsed),
  firstPractice('code-space-full', spaceIsFull),
  firstPractice('code-newer-elsewhere', changesInAnotherTab),
  firstPractice('code-large-letters', largeCode),
  firstPractice(
    'code-task',
    inTask(async () => undefined),
    true,
  ),
  firstPractice('code-glossary', inTask(opensAWord), true),
  { name: 'code-solved', audience: 'halfway', path: first },
  anyPractice('code-solved-now', names, onQuestion(3, runs('name = "Nila"\nage = 12\nprint(name, age)'))),
  anyPractice('code-play', names, onQuestion(3, plays)),
  anyPractice('code-kept-copy', names, onQuestion(3, keepsACopy)),
  anyPractice('code-rule-broken', names, onQuestion(5, runs('score = 40\nprint(52)'))),
  anyPractice('code-hints', names, onQuestion(5, failsOften)),
  anyPractice(
    'code-sample-input',
    listens,
    onQuestion(3, talks('age = int(input("Age? "))\nprint("Next year you will be", age + 1)')),
  ),
  anyPractice(
    'code-hidden-case',
    listens,
    onQuestion(3, talks('age = int(input("Age? "))\nprint("Next year you will be 14.")')),
  ),
  anyPractice('code-own-input', listens, onQuestion(3, talks(nextYear, '40'))),
  anyPractice('code-example-answers', listens, onQuestion(6, runs(bill))),
  anyPractice(
    'code-style',
    listens,
    onQuestion(3, talks('age=int(input("Age? "))\nX=age+1\nprint(f"Next year you will be {X}.")')),
  ),
  anyPractice(
    'code-last-question',
    names,
    onQuestion(7, async () => undefined),
  ),
  anyPractice('code-challenge', first, presses('practice_challenge_open')),
];

function presses(key: string): Act {
  return (child) => child.button(key).first().click();
}

/** Acts on the whole task, which a narrow screen shows after a tap on the goal. */
export function inTask(act: Act): Act {
  return async (child, visit) => {
    const { page } = child;
    await child.editor.waitFor();
    const goal = page.getByRole('main').locator('h2 > button');
    if (await goal.isVisible()) {
      await goal.click();
      await page.getByRole('dialog').waitFor();
    }
    await act(child, visit);
  };
}

export function runs(source: string, keepsRest = false): Act {
  return async (child) => {
    const code = keepsRest ? await withFirstLine(child, source) : source;
    await child.writeProgram(code);
    await judge(child);
    await child.button('practice_stop').waitFor({ state: 'hidden', timeout: 30_000 });
  };
}

/** Guesses right after a wrong first guess, which is the one that is compared with the output. */
async function guessesTwice(child: LearnerAtBrowser, visit: Visit): Promise<void> {
  await runs('# prediction: Idli', true)(child, visit);
  await runs('# prediction: Idli / Dosai / Vadai', true)(child, visit);
}

/** Runs a program for its verdict, which Submit does where the question is solved and Run plays. */
async function judge(child: LearnerAtBrowser): Promise<void> {
  if (await child.button('practice_play').isVisible()) await child.button('practice_submit').press('Enter');
  else await child.run();
}

async function plays(child: LearnerAtBrowser): Promise<void> {
  await child.writeProgram('name = "Nila"\nprint(name * 3)');
  await child.run();
  await child.page.getByText(child.t('practice_playing')).waitFor();
}

async function keepsACopy(child: LearnerAtBrowser, visit: Visit): Promise<void> {
  await answers('programs.createProgram', ownProgram)(visit);
  await plays(child);
  await child.button('practice_keep_copy').click();
  await child.page.getByRole('link', { name: child.t('practice_kept_open') }).waitFor();
}

/** Runs a program and answers its one question, by default with the example. */
function talks(source: string, answer?: string): Act {
  return async (child, visit) => {
    await runs(source)(child, visit);
    const box = child.page.getByLabel(child.t('practice_input_label'));
    await box.waitFor();
    if (answer === undefined) {
      const examples = child.page.getByRole('group', { name: child.t('practice_input_examples') });
      await examples.getByRole('button').first().click();
    } else {
      await box.fill(answer);
      await box.press('Enter');
    }
    await box.waitFor({ state: 'detached' });
  };
}

/** Returns the starter with another first line. */
async function withFirstLine({ page }: LearnerAtBrowser, line: string): Promise<string> {
  await page.locator('.cm-line').first().waitFor();
  const lines = await page.locator('.cm-line').allInnerTexts();
  return [line, ...lines.slice(1)].join('\n');
}

function onQuestion(number: number, act: Act): Act {
  return async (child, visit) => {
    for (let at = 1; at < number; at += 1) await child.button('practice_next_question').first().click();
    await child.page.getByText(questionOf(number, child)).waitFor();
    await act(child, visit);
  };
}

/** Matches a text such as `Question 3 of 7`, with any total. */
function questionOf(number: number, { t }: LearnerAtBrowser): RegExp {
  return new RegExp(t('practice_question_of_total', { number, total: '\\d+' }));
}

async function types({ page, editor, t }: LearnerAtBrowser): Promise<void> {
  await editor.tap().catch(() => editor.click());
  await page.keyboard.press('Control+End');
  await page.keyboard.type(`\n# ${oneNudge}`);
  await page.getByText(t('practice_draft_saved'), { exact: true }).waitFor();
}

async function pythonSays(child: LearnerAtBrowser, visit: Visit): Promise<void> {
  await runs('# prediction: Idli\nprnt("Idli")')(child, visit);
  await child.page.getByText(child.t('practice_python_says')).click();
}

async function fixes(child: LearnerAtBrowser, visit: Visit): Promise<void> {
  await runs('# prediction: Idli\nPrint("Idli")')(child, visit);
  await child.button('practice_fix_apply').click();
}

async function resets(child: LearnerAtBrowser): Promise<void> {
  await child.writeProgram('print("my own idea")');
  await child.button('practice_reset_code').click();
}

async function answersTheProgram(child: LearnerAtBrowser, visit: Visit): Promise<void> {
  await runs('name = input("Your name? ")\nage = input("Your age? ")\nprint("Hello", name)')(child, visit);
  await child.page.getByLabel(child.t('practice_input_label')).fill('Nila');
  await child.page.keyboard.press('Enter');
  await child.page.getByText('Your age?').last().waitFor();
}

function runsOver(arrange: Arrange): Act {
  return async (child, visit) => {
    await arrange(visit);
    await child.writeProgram('print("Hello")');
    await child.run();
    await child.button('practice_retry').or(child.button('practice_retry_now')).waitFor();
  };
}

async function timeIsUsed(child: LearnerAtBrowser, visit: Visit): Promise<void> {
  await answers('practice.submitCode', refuse('run_time_used', { retryAfterS: 240 }))(visit);
  await child.writeProgram('while True:\n    pass');
  await child.run();
  await child.page
    .getByRole('main')
    .getByText(/\b4 (min|நிமிட)/)
    .waitFor();
}

async function spaceIsFull(child: LearnerAtBrowser, visit: Visit): Promise<void> {
  const sentence = messageByCode.storage_full;
  visit.api.change('practice.submitCode', (result, sent) => ({
    ...result,
    storage_notice: sentence[languageOf(sent)],
  }));
  await runs('# prediction: x\nprint("Tea")')(child, visit);
}

async function runsWithoutEnd(child: LearnerAtBrowser, visit: Visit): Promise<void> {
  await neverAnswers('practice.submitCode')(visit);
  await child.writeProgram('print("Hello")');
  await child.run();
  await child.button('practice_stop').waitFor();
}

async function stops(child: LearnerAtBrowser, visit: Visit): Promise<void> {
  await runsWithoutEnd(child, visit);
  await child.button('practice_stop').click();
}

async function failsOften(child: LearnerAtBrowser, visit: Visit): Promise<void> {
  for (let attempt = 0; attempt < 7; attempt += 1)
    await runs(`score = ${attempt}\nprint(score)`)(child, visit);
  await child.button('practice_hint_show').click();
  await child.button('practice_hint_more').click();
}

/** Opens every rung of help and puts two pieces in the program. The account keeps the rungs, so a later picture has them, too. */
async function climbs(child: LearnerAtBrowser, visit: Visit): Promise<void> {
  await runs('print("Tea")')(child, visit);
  const { page } = child;
  const id = 'm01-q3-tea-steps';
  for (const rung of ['hint-2', 'hint-3', 'pieces', 'next-line'] as const)
    await callServer(page.request, 'practice.openHelp', { id }, { rung });
  await page.reload();
  await child.button('practice_hint_show').click();
  await child.button('practice_help_line').click();
  await child.button('practice_line_take').waitFor();
  const pieces = page.locator('ul [data-piece]');
  await pieces.first().click();
  await pieces.last().click();
}

/** Saves other code for the question in another tab of the same browser. */
async function changesInAnotherTab(child: LearnerAtBrowser): Promise<void> {
  await child.writeProgram('print("my own idea")');
  await child.page.getByText(child.t('practice_draft_saved')).waitFor();
  const other = await child.page.context().newPage();
  await startsAfresh({ page: other, api: await PageApi.of(other) });
  await other.goto(first);
  await other.locator('.cm-content').fill('print("an idea from the other tab")');
  await child.page.getByText(child.t('practice_newer_tab')).waitFor();
  await other.close();
}

async function largeCode(child: LearnerAtBrowser): Promise<void> {
  await child.button('practice_code_larger').click();
  await child.button('practice_code_larger').click();
}

async function opensAWord({ page }: LearnerAtBrowser): Promise<void> {
  const word = page.getByRole('main').locator('.prose button[aria-haspopup="dialog"]').first();
  await word.waitFor();
  await word.click();
  await page.getByRole('dialog').last().waitFor();
}

function noQuestions(): CodingExercise {
  const texts = { title: 'Hello, Python!', description: '' };
  return {
    id: 'hello-python',
    ...texts,
    video_url: null,
    video_captions: [],
    questions: [],
    challenge: null,
  };
}
