import type { CodingQuestion } from '@python-learning/contract';
import { networkFailure } from '@python-learning/testing/fake-api';
import { ownProgram, practiceWith, runResult } from '@python-learning/testing/samples';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startFakeCourse } from '../../test/fake-api.ts';
import { openApp } from '../../test/open-app.tsx';
import { showsCode } from '../../test/shown-code.ts';

// The full editor needs a real browser; without it the text area does the same work.
vi.mock('../../workbench/editor/codemirror-editor.ts', () => {
  throw new Error('not in this test');
});

const words = {
  en: {
    themes: 'What is it about?',
    other: 'Choose something else',
    keep: 'Keep “my pet”',
    editor: 'Python code',
    sample: 'Show me an example',
    heading: 'One way to write it',
    ownWords: 'My own words are in it.',
    beginning: 'Take the example’s beginning',
    run: 'Run',
    grow: 'Let it grow on my home page',
    grows: 'It grows on your home page with each milestone.',
    look: 'Look',
    previous: 'Previous',
    next: 'Next Question',
    close: 'Close',
  },
  ta: {
    themes: 'எதைப் பற்றி?',
    other: 'வேறொன்றைத் தெரிவு செய்',
    keep: '“my pet” போதும், மாற்ற வேண்டியதில்லை',
    editor: 'Python குறியீடு',
    sample: 'ஓர் எடுத்துக்காட்டைக் காட்டு',
    heading: 'இப்படியும் எழுதலாம்',
    ownWords: 'என் சொந்தச் சொற்கள் உள்ளன.',
    beginning: 'எடுத்துக்காட்டின் தொடக்கத்தை எடு',
    run: 'இயக்கு',
    grow: 'என் முகப்பில் வளரட்டும்',
    grows: 'ஒவ்வொரு மைல்கல்லிலும் உன் முகப்பில் இது வளரும்.',
    look: 'பார்',
    previous: 'முந்தைய',
    next: 'அடுத்த வினா',
    close: 'மூடு',
  },
} as const;

const free = {
  themes: ['my team', 'my song', 'my pet'].map((name) => ({ name, picture: null })),
  any_theme: 'anything',
  checklist: ['a', 'b'],
  chosen: { theme: null, ticks: [] },
} satisfies CodingQuestion['free'];

const toMend = {
  id: 'FREE-EMPTY-PRINTS',
  title: 'One thing to mend',
  text: 'An empty line is missing.',
  next_step: 'Write print() with empty brackets.',
  line: null,
  column: null,
  python_says: null,
};

describe.each(['en', 'ta'] as const)('a free task (%s)', (language) => {
  const say = words[language];
  let server: ReturnType<typeof startFakeCourse>;
  beforeEach(() => {
    server = startFakeCourse();
    server.answer('practice.chooseForTask', { theme: 1, ticks: [] });
  });

  function open(parts: Partial<CodingQuestion>, device: 'computer' | 'phone' = 'computer') {
    const question = '<p>A poster about {t}.</p>';
    const told = { kind: 'free', question, goal: 'About {t}', free } as const;
    server.answer('practice.questions', practiceWith({ ...told, ...parts }));
    return openApp('/code/m1?q=1', language, device);
  }
  const chosen = (theme: number | null) => ({ free: { ...free, chosen: { theme, ticks: [] } } });
  const sent = () => server.requests('practice.chooseForTask').at(-1)?.body;

  it('begins with its themes; the chosen one is in the task, and the editor is there', async () => {
    const { user } = open({});
    const themes = await screen.findByRole('region', { name: say.themes });
    expect(screen.queryByRole('textbox', { name: say.editor })).toBeNull();
    await user.click(within(themes).getByRole('button', { name: 'my song' }));
    expect(await screen.findByRole('textbox', { name: say.editor })).toBeDefined();
    expect(screen.getByText('A poster about my song.')).toBeDefined();
    expect(screen.queryByRole('region', { name: say.themes })).toBeNull();
    expect(sent()).toEqual({ theme: 1, ticks: [] });
    await waitFor(() => expect(document.activeElement?.id).toBe('task-heading'));
  });

  it.each(['computer', 'phone'] as const)('asks for its theme with a whole goal (%s)', async (device) => {
    open({}, device);
    await screen.findByRole('region', { name: say.themes });
    const asked = device === 'phone' ? 'About anything' : 'A poster about anything.';
    expect(screen.getByText(asked)).toBeDefined();
  });

  it('opens the whole task on a phone once its theme is chosen, and then the program', async () => {
    const { user } = open({}, 'phone');
    const themes = await screen.findByRole('region', { name: say.themes });
    await user.click(within(themes).getByRole('button', { name: 'my song' }));
    const task = await screen.findByRole('dialog');
    expect(within(task).getByText('A poster about my song.')).toBeDefined();
    await user.click(within(task).getByRole('button', { name: say.close }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('textbox', { name: say.editor })).toBeDefined();
  });

  it('that is refused says one thing to mend, and keeps its rules folded below', async () => {
    const rule = { visible: true, inputs: null, expected: null, actual: null, message: null };
    const checks = [
      { ...rule, name: 'Show an empty line.', passed: false },
      { ...rule, name: 'Write a comment.', passed: true },
    ];
    server.answer('practice.submitCode', runResult({ verdict: 'wrong', checks, explanation: toMend }));
    const { user } = open(chosen(0));
    await user.click(await screen.findByRole('button', { name: say.run }));
    expect(await screen.findByRole('heading', { name: toMend.title })).toBeDefined();
    expect(screen.getByText('Write a comment.').closest('details')?.open).toBe(false);
  });

  it('shows its example on a phone in a sheet', async () => {
    server.answer('practice.submitCode', runResult({ verdict: 'wrong' }));
    server.answer('practice.sample', { code: 'print("KAVERI CUBS")' });
    const { user } = open(chosen(0), 'phone');
    await user.click(await screen.findByRole('button', { name: say.run }));
    await user.click(await screen.findByRole('button', { name: say.sample }));
    const sheet = await screen.findByRole('dialog', { name: say.heading });
    expect(await within(sheet).findByText(showsCode('print("KAVERI CUBS")'))).toBeDefined();
    await user.click(within(sheet).getByRole('button', { name: say.close }));
    expect(screen.getByRole('button', { name: say.sample })).toBeDefined();
  });

  it('has themes with pictures, which say nothing to screen readers, and without', async () => {
    const [team, ...others] = free.themes;
    open({ free: { ...free, themes: [{ name: team?.name ?? '', picture: 'team' }, ...others] } });
    const themes = await screen.findByRole('region', { name: say.themes });
    const pictures = within(themes)
      .getAllByRole('button', { name: /^my (team|song|pet)$/ })
      .map((button) => button.querySelectorAll('svg[aria-hidden="true"]').length);
    expect(pictures).toEqual([1, 0, 0]);
  });

  it.each(['computer', 'phone'] as const)('has the way back beside its themes (%s)', async (device) => {
    const { user } = open({}, device);
    await screen.findByRole('region', { name: say.themes });
    const next = screen.getByRole<HTMLButtonElement>('button', { name: say.next });
    expect(next.disabled).toBe(true);
    await user.click(screen.getByRole('button', { name: say.previous }));
    await waitFor(() => expect(screen.queryByRole('region', { name: say.themes })).toBeNull());
  });

  it('has the way on from a solved one; whoever comes back finds the program', async () => {
    const { user } = open({ ...chosen(2), is_solved: true });
    await user.click(await screen.findByRole('button', { name: say.other }));
    await screen.findByRole('region', { name: say.themes });
    await user.click(screen.getByRole('button', { name: say.next }));
    await screen.findByRole('heading', { name: 'Task q2' });
    await user.click(screen.getByRole('button', { name: /^(Previous|முந்தைய)/ }));
    await screen.findByRole('heading', { name: 'Task q1' });
    expect(screen.queryByRole('region', { name: say.themes })).toBeNull();
    expect(screen.getByRole('textbox', { name: say.editor })).toBeDefined();
  });

  it('keeps a choice without a connection, also over a reload, and sends it when that is back', async () => {
    server.answer('practice.chooseForTask', networkFailure);
    const { user, close } = open({});
    const themes = await screen.findByRole('region', { name: say.themes });
    await user.click(within(themes).getByRole('button', { name: 'my song' }));
    close();

    open({});
    expect(await screen.findByText('A poster about my song.')).toBeDefined();
    server.answer('practice.chooseForTask', { theme: 1, ticks: [] });
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(localStorage.getItem('task_choices')).toBeNull());
    expect(sent()).toEqual({ theme: 1, ticks: [] });
    expect(screen.getByText('A poster about my song.')).toBeDefined();
  });

  it('shows the theme of another device, and lets another be chosen', async () => {
    const { user } = open(chosen(2));
    expect(await screen.findByText('A poster about my pet.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: say.other }));
    const themes = await screen.findByRole('region', { name: say.themes });
    await user.click(within(themes).getByRole('button', { name: 'my team' }));
    expect(await screen.findByText('A poster about my team.')).toBeDefined();
    expect(sent()).toEqual({ theme: 0, ticks: [] });
  });

  it.each(['computer', 'phone'] as const)(
    'lets the theme be kept after all, with the program as it was (%s)',
    async (device) => {
      const { user } = open(chosen(2), device);
      const editor = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: say.editor });
      await user.type(editor, '# mine');
      if (device === 'phone') await user.click(screen.getByRole('button', { name: /my pet/ }));
      await user.click(screen.getByRole('button', { name: say.other }));
      const themes = await screen.findByRole('region', { name: say.themes });
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(document.activeElement).toBe(within(themes).getByRole('heading', { name: say.themes }));
      await user.click(within(themes).getByRole('button', { name: say.keep }));
      expect(screen.queryByRole('region', { name: say.themes })).toBeNull();
      expect(screen.getByRole('textbox', { name: say.editor })).toBe(editor);
      expect(editor.value).toMatch(/# mine$/);
      expect(sent()).toBeUndefined();
    },
  );

  it('has an example and the checklist after a run, and keeps what is ticked', async () => {
    server.answer('practice.submitCode', runResult({ verdict: 'wrong' }));
    server.answer('practice.sample', { code: 'print("KAVERI CUBS")' });
    const { user } = open(chosen(0));
    await screen.findByRole('textbox', { name: say.editor });
    expect(screen.queryByRole('button', { name: say.sample })).toBeNull();
    await user.click(screen.getByRole('button', { name: say.run }));
    await user.click(await screen.findByRole('button', { name: say.sample }));
    expect(await screen.findByRole('heading', { name: say.heading })).toBeDefined();
    expect(screen.getByText(showsCode('print("KAVERI CUBS")'))).toBeDefined();
    await user.click(screen.getByRole('checkbox', { name: say.ownWords }));
    expect(sent()).toEqual({ theme: 0, ticks: ['b'] });
  });

  const solvedBy = (code: string) => ({
    ...chosen(0),
    is_solved: true,
    draft_code: code,
    solution_code: code,
  });

  it('that counts milestones is kept, shown on the dashboard and drawn by one tap', async () => {
    server.answer('programs.createProgram', ownProgram);
    server.answer('programs.showProgram', { ...ownProgram, is_shown: true });
    server.answer('programs.runProgram', runResult({ verdict: 'unchecked' }));
    const code = 'done = 7\nprint(done)';
    const { user } = open(solvedBy(code));
    await user.click(await screen.findByRole('button', { name: say.grow }));
    expect(await screen.findByText(say.grows)).toBeDefined();
    expect(screen.getByRole('link', { name: say.look }).getAttribute('href')).toBe('/dashboard');
    expect(server.requests('programs.createProgram')[0]?.body).toMatchObject({ code, task_id: 'q1' });
    expect(server.requests('programs.showProgram').map(({ body }) => body)).toEqual([{ is_shown: true }]);
    expect(server.requests('programs.runProgram').map(({ body }) => body)).toEqual([{ code, inputs: [] }]);
  });

  it('that counts nothing has no such way', async () => {
    open(solvedBy('print("done")'));
    await screen.findByRole('textbox', { name: say.editor });
    expect(screen.queryByRole('button', { name: say.grow })).toBeNull();
  });

  it('lets a part of a story begin with the example in place of the own program', async () => {
    const before = { id: 'q0', title: 'Part 1', is_own_code: true, sample_code: 'print("lighthouse")' };
    const { user } = open({ free: { ...free, themes: [] }, continues_from: before });
    const editor = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: say.editor });
    await user.click(screen.getByRole('button', { name: say.beginning }));
    expect(editor.value).toBe('print("lighthouse")');
  });
});
