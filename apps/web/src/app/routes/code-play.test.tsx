import type { CodingQuestion } from '@python-learning/contract';
import { refuse } from '@python-learning/testing/fake-api';
import {
  ownProgram,
  practice,
  practiceWith,
  type RunParts,
  runResult,
  waitingRun,
} from '@python-learning/testing/samples';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startFakeCourse } from '../../test/fake-api.ts';
import { openApp } from '../../test/open-app.tsx';

// The full editor needs a real browser; without it the text area does the same work.
vi.mock('../../workbench/editor/codemirror-editor.ts', () => {
  throw new Error('not in this test');
});

const languages = ['en', 'ta'] as const;
const words = {
  en: {
    editor: 'Python code',
    run: 'Run',
    play: 'Play',
    playing: 'Playing: nothing is checked.',
    output: 'Output',
    handle: 'Result: make it larger or smaller',
    complete: /You have solved every question/,
    back: 'Back to my solution',
    isBack: 'This is the program with which you solved the question.',
    undo: 'Undo',
    check: 'Check again',
    solved: 'Solved!',
    input: /Name\?/,
    keep: 'Keep a copy',
    kept: 'Kept in My programs.',
    openKept: 'Open it',
    full: /You have 100 programs/,
    next: 'Next Question',
    previous: 'Previous Question',
    hints: /^Hint \d/,
    fix: 'Fix it for me',
  },
  ta: {
    editor: 'Python குறியீடு',
    run: 'இயக்கு',
    play: 'விளையாடு',
    complete: /எல்லா வினாக்களையும் தீர்த்துவிட்டாய்/,
    playing: 'விளையாட்டு: இங்கே சரி, தவறு என்று எதுவும் இல்லை.',
    output: 'வெளியீடு',
    handle: 'முடிவைப் பெரிதாக்கு அல்லது சிறிதாக்கு',
    back: 'தீர்த்த நிரலுக்குத் திரும்பு',
    isBack: 'இந்த நிரலால்தான் வினாவைத் தீர்த்தாய்.',
    undo: 'திரும்பப் பெறு',
    check: 'மீண்டும் சரிபார்',
    solved: 'தீர்த்துவிட்டாய்!',
    input: /Name\?/,
    keep: 'என் நிரல்களில் சேர்',
    kept: 'என் நிரல்களில் சேர்த்தாயிற்று.',
    openKept: 'திறந்து பார்',
    full: /உன்னிடம் 100 நிரல்கள் உள்ளன/,
    next: 'அடுத்த வினா',
    previous: 'முந்தைய வினா',
    hints: /^உதவிக்குறிப்பு \d/,
    fix: 'எனக்காகச் சரிசெய்',
  },
};

const solution = 'print("hello")';
const solvedParts = { is_solved: true, draft_code: solution, draft_written_at: '2026-03-01T10:00:00.000Z' };
const played = (parts: RunParts = {}) => runResult({ verdict: 'unchecked', output: 'again', ...parts });

describe.each(languages)('a solved question in %s', (language) => {
  const say = words[language];
  let server: ReturnType<typeof startFakeCourse>;
  beforeEach(() => {
    server = startFakeCourse({ 'practice.play': played() });
  });

  async function open(parts: Partial<CodingQuestion> = solvedParts, device?: 'phone') {
    server.answer('practice.questions', practiceWith(parts));
    const { user } = openApp('/code/m1?q=1', language, device);
    const editor = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: say.editor });
    const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
    const type = async (code: string) => {
      await user.clear(editor);
      await user.type(editor, code.replaceAll(/[{[]/g, '$&$&'));
    };
    return { user, editor, press, type };
  }

  it('is played with: any program runs, and nothing is checked', async () => {
    const { press, type } = await open();
    await type('print("mine")');
    await press(say.play);
    expect(await screen.findByText(say.playing)).toBeDefined();
    expect(server.requests('practice.play')[0]?.body).toEqual({ code: 'print("mine")', inputs: [] });
    expect(server.requests('practice.submitCode')).toHaveLength(0);
    expect(screen.queryByRole('button', { name: say.hints })).toBeNull();
  });

  it('has nothing between the words of a play and its output, and the end of the practice before', async () => {
    const questions = practice.questions.map((question) => ({ ...question, ...solvedParts }));
    server.answer('practice.questions', { ...practice, questions });
    const { user } = openApp('/code/m1?q=1', language);
    expect(await screen.findByText(say.complete)).toBeDefined();
    await user.click(screen.getByRole('button', { name: say.play }));
    expect(await screen.findByText(say.playing)).toBeDefined();
    expect(screen.queryByText(say.complete)).toBeNull();
  });

  it('plays from the moment on when it is solved, also where its output was guessed', async () => {
    server.answer('practice.submitCode', runResult({ verdict: 'solved' }));
    const { press, type } = await open({
      kind: 'predict',
      example_code: '# prediction: hello\nprint("hello")',
    });
    await press(say.run);
    await screen.findByRole('button', { name: say.play });
    await type('print("bye")');
    await press(say.play);
    expect(await screen.findByText(say.playing)).toBeDefined();
    expect(server.requests('practice.submitCode')).toHaveLength(1);
  });

  it('goes on playing while the program asks for input, and with a program that was mended', async () => {
    const fix = { description: 'Mend it.', code: 'print("mended")' };
    server.answer('practice.play', ({ body }) =>
      body.inputs?.length === 1 ? played({ error: 'NameError', fix }) : waitingRun('Name? '),
    );
    const { user, press } = await open();
    await press(say.play);
    await user.type(await screen.findByRole('textbox', { name: say.input }), 'Nila{Enter}');
    await press(say.fix);
    await waitFor(() => expect(server.requests('practice.play')).toHaveLength(3));
    expect(server.requests('practice.play').map(({ body }) => body)).toEqual([
      { code: solution, inputs: [] },
      { code: solution, inputs: ['Nila'] },
      { code: fix.code, inputs: ['Nila'] },
    ]);
    expect(server.requests('practice.submitCode')).toHaveLength(0);
  });

  it('has a way back to its solution, which itself can be taken back', async () => {
    const { editor, press, type } = await open();
    expect(screen.queryByRole('button', { name: say.back })).toBeNull();
    await type('print("mine")');
    await press(say.back);
    expect(editor.value).toBe(solution);
    expect(screen.getByText(say.isBack)).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: say.output }));
    await press(say.undo);
    expect(editor.value).toBe('print("mine")');
  });

  it('shows on a phone the code that comes back, also where the result covered it', async () => {
    const { user, editor, press, type } = await open(solvedParts, 'phone');
    await type('print("mine")');
    const handle = screen.getByRole('button', { name: say.handle });
    handle.focus();
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(editor.closest('.hidden')).not.toBeNull();
    await press(say.back);
    expect(editor.value).toBe(solution);
    expect(editor.closest('.hidden')).toBeNull();
  });

  it('has the same way back on the next visit, and after another question', async () => {
    const { press, editor } = await open({ ...solvedParts, draft_code: 'print(1)', solution_code: solution });
    expect(editor.value).toBe('print(1)');
    await press(say.back);
    expect(editor.value).toBe(solution);
  });

  it('knows the way back when the learner returns from another question', async () => {
    server.answer('practice.submitCode', runResult({ verdict: 'solved' }));
    const { press, type } = await open({ draft_code: null });
    await type(solution);
    await press(say.run);
    await type('print("mine")');
    await press(say.next);
    await screen.findByRole('heading', { name: 'Task q2' });
    await press(say.previous);
    await press(say.back);
    const editor = screen.getByRole<HTMLTextAreaElement>('textbox', { name: say.editor });
    expect(editor.value).toBe(solution);
  });

  it('is checked again when the learner asks for it', async () => {
    server.answer('practice.submitCode', runResult({ verdict: 'solved' }));
    const { press, type } = await open();
    await type('print("other way")');
    await press(say.check);
    expect(await screen.findByText(say.solved)).toBeDefined();
    expect(server.requests('practice.submitCode')[0]?.body).toMatchObject({ code: 'print("other way")' });
    expect(screen.queryByRole('button', { name: say.back })).toBeNull();
  });

  it('gives a copy of its program to keep, and another one once it was changed', async () => {
    server.answer('programs.createProgram', ({ body: { title, code } }) => ({ ...ownProgram, title, code }));
    const { press, type } = await open();
    await press(say.keep);
    const output = within(screen.getByRole('region', { name: say.output }));
    expect(await output.findByText(say.kept)).toBeDefined();
    const link = screen.getByRole('link', { name: say.openKept });
    expect(link.getAttribute('href')).toBe('/programs/p1');
    expect(server.requests('programs.createProgram')[0]?.body).toEqual({
      title: 'Task q1',
      code: solution,
      inputs: [],
      task_id: 'q1',
    });
    expect(document.activeElement).toBe(link);
    await type('print("mine")');
    expect(await screen.findByRole('button', { name: say.keep })).toBeDefined();
  });

  it('remembers over a run which program was kept, and leaves the focus where the learner types', async () => {
    server.answer('programs.createProgram', ownProgram);
    const { press, type, editor } = await open();
    await press(say.keep);
    await screen.findByRole('link', { name: say.openKept });
    await press(say.play);
    await screen.findByText(say.playing);
    expect(await screen.findByRole('link', { name: say.openKept })).toBeDefined();
    await type(`${solution}#`);
    await screen.findByRole('button', { name: say.keep });
    await type(solution);
    expect(await screen.findByRole('link', { name: say.openKept })).toBeDefined();
    expect(document.activeElement).toBe(editor);
  });

  it('says what to do where there is no room for a copy', async () => {
    server.answer('programs.createProgram', refuse('programs_full'));
    const { press } = await open();
    await press(say.keep);
    expect((await screen.findByRole('alert')).textContent).toMatch(say.full);
  });

  it('has no such way before it is solved', async () => {
    await open({});
    expect(screen.getByRole('button', { name: say.run })).toBeDefined();
    for (const name of [say.play, say.back, say.check, say.keep]) {
      expect(screen.queryByRole('button', { name })).toBeNull();
    }
    expect(practice.questions[0]?.is_solved).toBe(false);
  });
});
