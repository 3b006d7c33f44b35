import type { ListedProgram, OwnProgram } from '@python-learning/contract';
import { refuse } from '@python-learning/testing/fake-api';
import { listedProgram, ownProgram, runResult } from '@python-learning/testing/samples';
import { flower } from '../../apps/web/src/workbench/drawing/drawings.fixture.ts';
import type { LearnerAtBrowser } from '../learner.ts';
import { answers, fails, isOffline, neverAnswers } from './network.ts';
import type { Act, Arrange, Scene, Visit } from './scene.ts';

const list = '/programs';
const one = '/programs/p1';
const star = 'for row in range(1, 4):\n    print("*" * row)';

const programs: ListedProgram[] = [
  { ...listedProgram, title: 'My flower', output: '', is_shown: true, has_drawing: true, drawing: flower },
  {
    ...listedProgram,
    id: 'p4',
    title: 'An old kolam',
    output: '',
    has_drawing: true,
    changed_at: '2026-09-02T10:00:00.000Z',
  },
  { ...listedProgram, id: 'p2', title: 'Star', beginning: star, changed_at: '2026-11-23T10:00:00.000Z' },
  {
    ...listedProgram,
    id: 'p3',
    title: 'A guessing game with seven questions (copy)',
    output: 'Which number am I thinking of? 7',
    lines: 34,
    changed_at: '2026-10-02T10:00:00.000Z',
  },
];
const shown: OwnProgram = { ...ownProgram, title: 'Star', code: star };

const elsewhere: OwnProgram = { ...shown, code: 'print("from the phone")', version: 2 };

/** A picture of a learner with three own programs. `over` adds what its state needs. */
const own = (name: string, path: string, act?: Act, ...over: Arrange[]): Scene => ({
  name,
  audience: 'new',
  path,
  arrange: async (visit) => {
    hasPrograms(visit);
    for (const arrange of over) await arrange(visit);
  },
  ...(act === undefined ? {} : { act }),
});

const onScreen = (scene: Scene): Scene => ({ ...scene, windowOnly: true });

export const programScenes: readonly Scene[] = [
  own('programs', list),
  own('programs-empty', list, undefined, answers('programs.programs', [])),
  onScreen(own('programs-menu', list, (child) => opensMenu(child))),
  onScreen(own('programs-menu-drawing', list, (child) => opensMenu(child, 'My flower'))),
  onScreen(own('programs-title-refused', list, clearsTheTitle)),
  onScreen(own('programs-delete', list, wantsToDelete)),
  own(
    'programs-full',
    list,
    presses('programs_new'),
    answers('programs.createProgram', refuse('programs_full')),
  ),
  own('programs-loading', list, undefined, neverAnswers('programs.programs')),
  own('programs-failed', list, undefined, fails('programs.')),
  own('program', one),
  own('program-ran', one, runs),
  own('program-drew', one, runs, draws),
  own('program-drawing-step', one, goesBackInTheDrawing, draws),
  own('program-files', one, runs, keepsFiles),
  onScreen(own('program-file', one, opensAFile, keepsFiles)),
  own(
    'program-changed-elsewhere',
    one,
    meetsAnother,
    answers('programs.saveProgram', { is_saved: false, program: elsewhere }),
  ),
  own('program-offline', one, types, isOffline('programs.saveProgram')),
  own('program-loading', one, undefined, neverAnswers('programs.program')),
  own('program-unknown', '/programs/nowhere', undefined, answers('programs.program', refuse('not_found'))),
  own('dashboard-programs', '/dashboard'),
];

const flowerCode = [
  'from turtle import *',
  'bgcolor("#fff3d6")',
  'for petal in range(6):',
  '    circle(40)',
  '    left(60)',
  'dot(26, "orange")',
  'write("Nila", align="center")',
].join('\n');

function draws({ api }: Visit): void {
  api.answerAll({
    'programs.program': { ...shown, title: 'Flower', code: flowerCode },
    'programs.runProgram': runResult({ verdict: 'unchecked', output: '', drawing: flower }),
  });
}

const files = [
  { name: 'rain.csv', text: 'town,oct,nov,dec\nMadurai,190,130,50\nNilgiris,220,150,60\n' },
  { name: 'scores.txt', text: 'Nila 3\nKavin 5\n' },
];

function keepsFiles({ api }: Visit): void {
  const written = { written: files, unkept: ['diary.txt'] };
  api.answerAll({
    'programs.program': { ...shown, files },
    'programs.runProgram': runResult({
      verdict: 'unchecked',
      output: '*\n**\n***\n',
      files: written,
      kept_files: files,
    }),
  });
}

async function opensAFile(child: LearnerAtBrowser): Promise<void> {
  const { page, t } = child;
  await runs(child);
  await page.getByRole('button', { name: t('files_open', { name: 'rain.csv' }), exact: true }).click();
  await page.getByRole('table').waitFor();
}

async function goesBackInTheDrawing(learner: LearnerAtBrowser): Promise<void> {
  await runs(learner);
  for (let step = 0; step < 9; step += 1) await learner.button('drawing_back').click();
}

function hasPrograms({ api }: Visit): void {
  api.answerAll({
    'programs.programs': programs,
    'programs.program': shown,
    'programs.saveProgram': ({ body: { code, version } }) => ({
      is_saved: true,
      program: { ...shown, code, version: version + 1 },
    }),
    'programs.runProgram': runResult({ verdict: 'unchecked', output: '*\n**\n***\n' }),
  });
}

function presses(key: string): Act {
  return (child) => child.button(key).click();
}

async function opensMenu({ page, t }: LearnerAtBrowser, title = 'Star'): Promise<void> {
  await page.getByRole('button', { name: t('programs_more', { title }), exact: true }).click();
  await page.getByRole('dialog').waitFor();
}

async function clearsTheTitle(child: LearnerAtBrowser): Promise<void> {
  await opensMenu(child);
  await child.button('programs_rename').click();
  await child.page.getByLabel(child.t('programs_rename_field'), { exact: true }).fill('   ');
  await child.button('programs_rename_save').click();
  await child.page.locator('[aria-invalid="true"]').waitFor();
}

async function wantsToDelete(child: LearnerAtBrowser): Promise<void> {
  await opensMenu(child);
  await child.button('programs_delete').click();
  await child.button('programs_delete_cancel').waitFor();
}

async function runs(child: LearnerAtBrowser): Promise<void> {
  await child.editor.waitFor();
  await child.run();
  await child.page.getByText(child.t('programs_ran')).waitFor();
}

async function meetsAnother(child: LearnerAtBrowser): Promise<void> {
  await types(child);
  await child.page.getByText(child.t('practice_newer_device')).waitFor();
}

async function types({ page, editor, t }: LearnerAtBrowser): Promise<void> {
  await editor.tap().catch(() => editor.click());
  await page.keyboard.press('Control+End');
  await page.keyboard.type('\nprint("mine")');
  await page.getByText(t('practice_draft_saved_here'), { exact: true }).waitFor();
}
