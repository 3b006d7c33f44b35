import type { CodingQuestion } from '@python-learning/contract';
import { networkFailure } from '@python-learning/testing/fake-api';
import { ownProgram, practiceWith, runResult, waitingRun } from '@python-learning/testing/samples';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startFakeCourse } from '../../test/fake-api.ts';
import { openApp } from '../../test/open-app.tsx';

// The full editor needs a real browser; without it the text area does the same work.
vi.mock('../../workbench/editor/codemirror-editor.ts', () => {
  throw new Error('not in this test');
});

const words = {
  en: {
    editor: 'Python code',
    run: 'Run',
    ofTask: 'Files of this task',
    madeUp: 'made-up numbers',
    open: (name: string) => `Open ${name}`,
    remove: (name: string) => `Delete ${name}`,
    kept: 'Files of this program',
    written: 'Files that your program wrote',
    unkept: /^Not kept: large\.txt\. A program keeps up to 5 text files, 16 KB together/,
  },
  ta: {
    editor: 'Python குறியீடு',
    run: 'இயக்கு',
    ofTask: 'இந்த வினாவின் கோப்புகள்',
    madeUp: 'கற்பனை எண்கள்',
    open: (name: string) => `${name}-ஐத் திற`,
    remove: (name: string) => `${name}-ஐ நீக்கு`,
    kept: 'இந்த நிரலின் கோப்புகள்',
    written: 'உன் நிரல் எழுதிய கோப்புகள்',
    unkept: /^சேரவில்லை: large\.txt\. ஒரு நிரல் 5 உரைக் கோப்புகள்/,
  },
} as const;

const rain = { name: 'rain.csv', text: 'town,nov\nMadurai,130\n' };
const scores = { name: 'scores.txt', text: 'Nila 3\n' };

describe.each(['en', 'ta'] as const)('files (%s)', (language) => {
  const say = words[language];
  let server: ReturnType<typeof startFakeCourse>;
  beforeEach(() => {
    server = startFakeCourse();
  });

  async function openQuestion(parts: Partial<CodingQuestion>) {
    server.answer('practice.questions', practiceWith(parts));
    const app = openApp('/code/m1', language);
    await screen.findByRole('textbox', { name: say.editor });
    return app;
  }

  async function openProgram(files: (typeof rain)[]) {
    server.answer('programs.program', { ...ownProgram, files });
    const app = openApp('/programs/p1', language);
    await screen.findByRole('textbox', { name: say.editor });
    const run = () => app.user.click(screen.getByRole('button', { name: say.run }));
    return { ...app, run };
  }

  it('of a task open as a table, and say that their numbers are made up', async () => {
    const { user } = await openQuestion({ files: [rain] });
    const files = within(screen.getByRole('region', { name: say.ofTask }));
    expect(files.getByText(new RegExp(say.madeUp))).toBeDefined();
    await user.click(files.getByRole('button', { name: say.open('rain.csv') }));
    const sheet = within(await screen.findByRole('dialog', { name: 'rain.csv' }));
    expect(sheet.getByRole('columnheader', { name: 'nov' })).toBeDefined();
    expect(sheet.getByRole('cell', { name: '130' })).toBeDefined();
    expect(sheet.getByText(say.madeUp)).toBeDefined();
  });

  it('that a program wrote for a task are shown with its run', async () => {
    server.answer('practice.submitCode', runResult({ files: { written: [scores], unkept: [] } }));
    const { user } = await openQuestion({});
    await user.click(screen.getByRole('button', { name: say.run }));
    const files = within(await screen.findByRole('region', { name: say.written }));
    await user.click(files.getByRole('button', { name: say.open('scores.txt') }));
    expect(await screen.findByText('Nila 3')).toBeDefined();
  });

  it('of an own program are those of its last run, and what is too much is said', async () => {
    const parts = { files: { written: [scores], unkept: ['large.txt'] }, kept_files: [rain, scores] };
    server.answer('programs.runProgram', runResult({ verdict: 'unchecked', ...parts }));
    const { run } = await openProgram([rain]);
    await run();
    const files = within(screen.getByRole('region', { name: say.kept }));
    expect(await files.findByRole('button', { name: say.open('scores.txt') })).toBeDefined();
    expect(files.getAllByRole('button')).toHaveLength(2);
    expect(screen.getByText(say.unkept)).toBeDefined();
    expect(screen.queryByRole('region', { name: say.written })).toBeNull();
  });

  it('of an own program can be deleted, again after a call that failed', async () => {
    const { user } = await openProgram([rain, scores]);
    server.answer('programs.deleteProgramFile', networkFailure);
    await user.click(screen.getByRole('button', { name: say.open('scores.txt') }));
    await user.click(await screen.findByRole('button', { name: say.remove('scores.txt') }));
    await screen.findByRole('alert');
    server.answer('programs.deleteProgramFile', { ...ownProgram, files: [rain] });
    await user.click(screen.getByRole('button', { name: say.remove('scores.txt') }));
    await waitFor(() => expect(screen.queryByRole('button', { name: say.open('scores.txt') })).toBeNull());
    expect(screen.getByRole('button', { name: say.open('rain.csv') })).toBeDefined();
    expect(server.requests('programs.deleteProgramFile').at(-1)?.body).toEqual({ name: 'scores.txt' });
  });
});

describe('a program with chance', () => {
  const dice = 'import random\nprint(random.randint(1, 6))';
  const submit = 'practice.submitCode';
  type Sent = { code: string; inputs: string[]; chance?: number };
  let server: ReturnType<typeof startFakeCourse>;
  const bodies = () => server.requests(submit).map(({ body }) => body as Sent);
  const chances = () => bodies().map(({ chance }) => chance);

  async function openWith(code: string) {
    server = startFakeCourse();
    server.answer('practice.questions', practiceWith({ example_code: code }));
    const app = openApp('/code/m1', 'en');
    await screen.findByRole('textbox', { name: 'Python code' });
    return { ...app, run: () => app.user.click(screen.getByRole('button', { name: 'Run' })) };
  }

  it('draws anew in each run, and its steps are those of the run that was shown', async () => {
    const { user, run } = await openWith(dice);
    server.answer(submit, runResult({ output: '4\n' }));
    await run();
    await run();
    await waitFor(() => expect(bodies()).toHaveLength(2));
    const [first, second] = chances();
    expect(first).toEqual(expect.any(Number));
    expect(second).not.toBe(first);
    await user.click(await screen.findByRole('button', { name: 'See it run' }));
    await waitFor(() => expect(server.requests('practice.traceProgram')).toHaveLength(1));
    expect(server.requests('practice.traceProgram')[0]?.body).toMatchObject({ chance: second });
  });

  it('draws the same in all calls of one dialogue, so that a secret stays one', async () => {
    const { user, run } = await openWith(`${dice}\ninput("Guess? ")`);
    server.answer(submit, ({ body }) => {
      const { inputs } = body as Sent;
      return inputs.length === 0 ? waitingRun('Guess? ') : runResult({ output: 'bye\n' });
    });
    await run();
    await screen.findByRole('textbox', { name: /^Guess\?/ });
    await user.keyboard('3{Enter}');
    await waitFor(() => expect(bodies()).toHaveLength(2));
    const [first, second] = chances();
    expect([first, second]).toEqual([expect.any(Number), first]);
  });

  it('is the only one for which chances are sent', async () => {
    const { run } = await openWith('print(4)');
    server.answer(submit, runResult({ output: '4\n' }));
    await run();
    await waitFor(() => expect(bodies()).toHaveLength(1));
    expect(bodies()[0]).toEqual({ code: 'print(4)', inputs: [] });
  });
});
