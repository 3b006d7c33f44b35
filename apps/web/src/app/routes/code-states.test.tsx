import type { CodingQuestion, Draft, RunResult } from '@python-learning/contract';
import { inTurn, networkFailure, noAnswer, refuse } from '@python-learning/testing/fake-api';
import { practiceWith, runResult } from '@python-learning/testing/samples';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startFakeCourse } from '../../test/fake-api.ts';
import { openApp } from '../../test/open-app.tsx';

// The full editor needs a real browser; without it the text area does the same work.
vi.mock('../../workbench/editor/codemirror-editor.ts', () => {
  throw new Error('not in this test');
});

const submit = 'practice.submitCode';
const draft = 'practice.saveDraft';
const words = {
  en: {
    editor: 'Python code',
    check: 'Submit',
    run: 'Run',
    running: 'Running...',
    submit: 'Submit',
    output: 'Output',
    success: 'Code executed successfully!',
    toast: 'Code success!',
    checks: 'Checks',
    wanted: 'Wanted',
    yours: 'Yours',
    notYet: 'Your code ran. It does not solve the question yet.',
    nextQuestion: 'Next Question',
    second: 'Question 2 of 2',
    nearly: 'Nearly! The example is right, but one more case is not.',
    stopped: 'We stopped your program.',
    newerTab: 'This program was changed in another tab:',
    newerDevice: 'There is a newer program from another device:',
    take: 'Use the newer one',
    keep: 'Keep mine',
    undo: 'Undo',
    saved: 'Saved',
    savedHere: 'Saved on this device',
    waits: 'We will try again when the connection is back.',
    tryNow: 'Try now',
    retry: 'Try again',
    fixNow: 'Now:',
    fixThen: 'Then:',
    larger: 'Larger code',
    word: 'string: what does it mean?',
  },
  ta: {
    editor: 'Python குறியீடு',
    check: 'சமர்ப்பி',
    run: 'இயக்கு',
    running: 'இயங்குகிறது...',
    submit: 'சமர்ப்பி',
    output: 'வெளியீடு',
    success: 'குறியீடு வெற்றிகரமாக இயங்கியது!',
    toast: 'உன் குறியீடு சரி!',
    checks: 'சோதனைகள்',
    wanted: 'வேண்டியது',
    yours: 'உன்னுடையது',
    notYet: 'உன் குறியீடு இயங்கியது. ஆனால் வினாவை இன்னும் தீர்க்கவில்லை.',
    nextQuestion: 'அடுத்த வினா',
    second: 'வினா 2 / 2',
    nearly: 'கிட்டத்தட்ட சரி! எடுத்துக்காட்டுக்குச் சரி; ஆனால் வேறொரு சோதனைக்கு இன்னும் சரியாகவில்லை.',
    stopped: 'உன் நிரலை நாங்கள் நிறுத்தினோம்.',
    newerTab: 'இந்த நிரல் வேறொரு பக்கத்தில் மாறியுள்ளது:',
    newerDevice: 'வேறொரு சாதனத்தில் எழுதிய புதிய நிரல் உள்ளது:',
    take: 'புதியதை எடு',
    keep: 'என்னுடையதை வைத்திரு',
    undo: 'திரும்பப் பெறு',
    saved: 'சேமித்தாயிற்று',
    savedHere: 'சாதனத்தில் சேமித்தது',
    waits: 'இணைப்பு திரும்பியதும் மீண்டும் முயல்வோம்.',
    tryNow: 'இப்போதே',
    retry: 'மீண்டும் முயன்று பார்',
    fixNow: 'இப்போது:',
    fixThen: 'மாற்றிய பின்:',
    larger: 'குறியீட்டைப் பெரிதாக்கு',
    word: 'சரம்: பொருள் என்ன?',
  },
} as const;

const ten = '2026-03-01T10:00:00.000Z';

describe.each(['en', 'ta'] as const)('the code screen (%s)', (language) => {
  const say = words[language];
  let server: ReturnType<typeof startFakeCourse>;
  beforeEach(() => {
    server = startFakeCourse();
  });

  /** Opens the practice with these parts in its first question. */
  async function open(parts: Partial<CodingQuestion> = {}) {
    server.answer('practice.questions', practiceWith(parts));
    const app = openApp('/code/m1', language);
    const editor = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: say.editor });
    const output = within(screen.getByRole('region', { name: say.output }));
    const run = () => app.user.click(screen.getByRole('button', { name: say.run }));
    return { ...app, editor, output, run };
  }

  it('says on the button that it runs, and runs once however often it is pressed', async () => {
    server.answer(submit, noAnswer);
    const { user, run } = await open();
    await run();
    const button = await screen.findByRole('button', { name: say.running });
    await user.click(button);
    expect(server.requests(submit)).toHaveLength(1);
  });

  it('says each piece of news aloud once', async () => {
    server.answer(submit, runResult({ verdict: 'solved', points_awarded: 10 }));
    const { run, output } = await open();
    await run();
    const status = await output.findByText(say.success);
    expect(output.getAllByRole('status')).toHaveLength(1);
    expect(output.getByRole('status').contains(status)).toBe(true);
    expect(output.queryByRole('alert')).toBeNull();
    expect(screen.getByText(say.toast).closest('[aria-hidden="true"]')).not.toBeNull();
  });

  it('says "right" of no other program: its toast goes at the next run and with the question', async () => {
    server.answer(
      submit,
      inTurn(runResult({ verdict: 'solved' }), runResult(), runResult({ verdict: 'solved' })),
    );
    const { user, run, output } = await open();
    const check = () => user.click(screen.getByRole('button', { name: say.check }));
    await run();
    await output.findByText(say.success);
    expect(screen.getByText(say.toast)).toBeDefined();
    await check();
    expect(await output.findByText(say.notYet)).toBeDefined();
    expect(screen.queryByText(say.toast)).toBeNull();
    await check();
    await output.findByText(say.success);
    await user.click(screen.getByRole('button', { name: say.nextQuestion }));
    await screen.findByText(say.second);
    expect(screen.queryByText(say.toast)).toBeNull();
  });

  it('takes who submits to the verdict, and leaves who runs where they are', async () => {
    server.answer(submit, runResult());
    const { user, editor, run } = await open();
    await run();
    await screen.findByText('hello');
    expect(document.activeElement?.tagName).not.toBe('H2');
    await user.click(editor);
    await user.click(screen.getByRole('button', { name: say.submit }));
    await waitFor(() => expect(document.activeElement?.textContent).toBe(say.output));
    expect(server.requests(submit)).toHaveLength(2);
  });

  it('keeps what is typed on the server, too', async () => {
    const { user, editor } = await open();
    await user.type(editor, '# a');
    await waitFor(() => expect(screen.getByText(say.saved)).toBeDefined(), { timeout: 5000 });
    expect(server.requests(draft).at(-1)?.body).toMatchObject({
      code: 'print("q1")# a',
      written_at: expect.any(String),
    });
  });

  it('keeps what is typed in this browser while there is no connection', async () => {
    server.answer(draft, networkFailure);
    const { user, editor } = await open();
    await user.type(editor, '# b');
    expect(await screen.findByText(say.savedHere)).toBeDefined();
    server.answer(draft, ({ body }) => body);
    await waitFor(() => expect(server.requests(draft)).not.toHaveLength(0), { timeout: 5000 });
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText(say.saved)).toBeDefined();
  });

  it('begins with what another device typed last, and gives back what only this one knew', async () => {
    const unsent = { code: 'print("bus")', writtenAt: Date.parse(ten) - 1000, isSent: false };
    localStorage.setItem('storage_owner', 'learner-1');
    localStorage.setItem('code_draft_q1', JSON.stringify(unsent));
    const { user, editor } = await open({ draft_code: 'print("laptop")', draft_written_at: ten });
    expect(editor.value).toBe('print("laptop")');
    await user.click(screen.getByRole('button', { name: say.undo }));
    expect(editor.value).toBe('print("bus")');
  });

  it('says that a part goes on with the learner’s own program, where there is one', async () => {
    await open({ continues_from: { id: 'q0', title: 'Points', is_own_code: true, sample_code: null } });
    expect(screen.getByText(/“Points”/)).toBeDefined();
  });

  it('offers what another tab typed, and puts it in only when it is wanted', async () => {
    const { user, editor } = await open();
    const inOtherTab = (code: string) =>
      act(() => {
        const newValue = JSON.stringify({ code, writtenAt: Date.now(), isSent: false });
        window.dispatchEvent(new StorageEvent('storage', { key: 'code_draft_q1', newValue }));
      });
    inOtherTab('print("tab")');
    expect(screen.getByText(say.newerTab)).toBeDefined();
    await user.click(screen.getByRole('button', { name: say.keep }));
    expect(screen.queryByText(say.newerTab)).toBeNull();
    expect(editor.value).toBe('print("q1")');
    await waitFor(() => expect(server.requests(draft)).toHaveLength(1), { timeout: 5000 });
    expect(server.requests(draft)[0]?.body).toMatchObject({ code: 'print("q1")' });
    inOtherTab('print("tab again")');
    await user.click(screen.getByRole('button', { name: say.take }));
    expect(editor.value).toBe('print("tab again")');
    await user.click(screen.getByRole('button', { name: say.undo }));
    expect(editor.value).toBe('print("q1")');
  });

  it('offers what another device typed meanwhile', async () => {
    server.answer(draft, { code: 'print("phone")', written_at: '2099-01-01T00:00:00.000Z' });
    const { user, editor } = await open();
    await user.type(editor, '# c');
    expect(await screen.findByText(say.newerDevice)).toBeDefined();
    expect(editor.value).toBe('print("q1")# c');
  });

  it('sends again what the server takes for older than a run that was long on its way', async () => {
    server.answer(
      draft,
      inTurn(
        { code: 'print("q1")', written_at: '2099-01-01T00:00:00.000Z' },
        { code: 'print("q1")# c', written_at: '2099-01-01T00:00:01.000Z' },
      ),
    );
    const { user, editor } = await open();
    await user.type(editor, '# c');
    await waitFor(() => expect(server.requests(draft)).toHaveLength(2), { timeout: 8000 });
    const [first, second] = server.requests(draft).map(({ body }) => body as Draft);
    expect(second?.code).toBe('print("q1")# c');
    expect(Date.parse(second?.written_at ?? '')).toBeGreaterThan(Date.parse(first?.written_at ?? ''));
    expect(await screen.findByText(say.saved)).toBeDefined();
    expect(screen.queryByText(say.newerDevice)).toBeNull();
    expect(JSON.parse(localStorage.getItem('code_draft_q1') ?? '{}')).toMatchObject({ isSent: true });
  });

  it('runs again by itself when the connection is back', async () => {
    server.answer(submit, networkFailure);
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { run } = await open();
    await run();
    expect(await screen.findByText(say.waits)).toBeDefined();
    server.answer(submit, runResult());
    online.mockRestore();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('hello')).toBeDefined();
  });

  it('waits for a busy server, tries once more by itself, and then leaves it to the learner', async () => {
    server.answer(submit, refuse('engine_busy', { detail: 'Many learners are here.' }));
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], shouldAdvanceTime: true });
    try {
      const { run } = await open();
      await run();
      expect(await screen.findByRole('timer')).toBeDefined();
      expect(screen.getByRole('button', { name: say.tryNow })).toBeDefined();
      await act(() => vi.advanceTimersByTimeAsync(6000));
      expect(await screen.findByRole('button', { name: say.retry })).toBeDefined();
      expect(screen.queryByRole('timer')).toBeNull();
      expect(server.requests(submit)).toHaveLength(2);
    } finally {
      vi.useRealTimers();
    }
  });

  it('offers no second try while a run would be refused for minutes', async () => {
    server.answer(submit, refuse('run_time_used', { detail: 'Run again after 4 min.', retryAfterS: 240 }));
    const { run, output } = await open();
    await run();
    expect(await output.findByText('Run again after 4 min.')).toBeDefined();
    for (const name of [say.retry, say.tryNow]) expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.getByRole('button', { name: say.run })).toBeDefined();
    expect(server.requests(submit)).toHaveLength(1);
  });

  it('tells that no copy was kept apart from what it says of the program', async () => {
    const notice = 'Your space for programs is full.';
    server.answer(submit, runResult({ verdict: 'solved', storage_notice: notice }));
    const { run, output } = await open();
    await run();
    expect(await output.findByText(notice)).toBeDefined();
    expect(output.queryAllByRole('heading', { level: 3 })).toEqual([]);
  });

  it('is kind about a case that cannot be seen, and about a program that had to be stopped', async () => {
    const check = { inputs: null, expected: null, actual: null, message: null };
    const checks = [
      { ...check, name: 'One', passed: true, visible: true },
      { ...check, name: 'Two', passed: false, visible: false },
    ];
    server.answer(submit, runResult({ checks, only_hidden_failed: true }));
    const { run } = await open();
    await run();
    expect(await screen.findByText(say.nearly)).toBeDefined();
    const explanation = {
      id: 'RUN-LOOP-VALUE',
      title: 'The loop did not end',
      text: 'It never ends.',
      next_step: 'Change n.',
      python_says: null,
      line: null,
      column: null,
    };
    server.answer(submit, runResult({ error: 'It never ends.', explanation, is_stopped: true }));
    await run();
    expect(await screen.findByText(say.stopped)).toBeDefined();
  });

  it('draws the place that the explanation speaks of inside the explanation', async () => {
    const explanation = {
      id: 'OUT-SIGN-COUNT',
      title: 'A letter too few',
      text: 'A letter is missing.',
      next_step: 'Look at the marked letter.',
      python_says: null,
      line: null,
      column: null,
    };
    const check = { name: 'One', passed: false, visible: true, inputs: null, message: null };
    const checks = [{ ...check, expected: '****\n* NILA *\n', actual: '****\n* NIA *\n' }];
    server.answer(submit, runResult({ output: '****\n* NIA *\n', checks, explanation }));
    const { run, output } = await open();
    await run();
    const card = (await output.findByText('A letter is missing.')).closest('section');
    const drawn = within(card as HTMLElement);
    expect(drawn.getByText(say.wanted).parentElement?.querySelector('.sr-only')?.textContent).toBe(
      '* NILA *',
    );
    expect(drawn.getByText(say.yours).parentElement?.querySelector('.sr-only')?.textContent).toBe('* NIA *');
    expect(card?.querySelector('mark')?.textContent).toBe('L');
    expect(output.getByText(say.checks).closest('details')?.open).toBe(false);
  });

  it('keeps the last explanation in sight, but out of reach, until the next verdict', async () => {
    const next = Promise.withResolvers<RunResult>();
    const fix = { description: 'Write print.', code: 'print("q1")' };
    server.answer(submit, runResult({ output: 'Nearly\n', fix }));
    const { run, output } = await open();
    await run();
    await output.findByText('Write print.');
    server.answer(submit, () => next.promise);
    await run();
    await screen.findByRole('button', { name: say.running });
    const earlier = output.getByText('Write print.').closest('[aria-busy="true"]');
    expect(earlier?.hasAttribute('inert')).toBe(true);
    expect(output.getByRole('status').contains(earlier)).toBe(false);
    next.resolve(runResult({ verdict: 'solved' }));
    await output.findByText(say.success);
    expect(output.queryByText('Write print.')).toBeNull();
  });

  it('shows what a fix changes before it changes it', async () => {
    const fix = { description: 'Write print.', code: 'print("q1")' };
    server.answer(submit, runResult({ fix }));
    const { user, editor, run } = await open();
    await user.clear(editor);
    await user.paste('Print("q1")');
    await run();
    const before = (await screen.findByText(say.fixNow)).parentElement;
    const after = screen.getByText(say.fixThen).parentElement;
    expect(before?.querySelector('pre')?.textContent).toBe('Print("q1")');
    expect(after?.querySelector('pre')?.textContent).toBe('print("q1")');
  });

  it('closes brackets and quote marks in the plain editor, too', async () => {
    const { user, editor } = await open();
    await user.clear(editor);
    await user.type(editor, 'print("hi');
    expect(editor.value).toBe('print("hi")');
    await user.type(editor, '")', { initialSelectionStart: 9, initialSelectionEnd: 9 });
    expect(editor.value).toBe('print("hi")');
  });

  it('makes programs larger for this browser', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: say.larger }));
    expect(document.documentElement.dataset['codeSize']).toBe('large');
    expect(localStorage.getItem('code_size')).toBe('large');
  });

  it('explains the words of the course in the task', async () => {
    await open({ question: language === 'en' ? '<p>A string.</p>' : '<p>இது சரம்.</p>' });
    expect(await screen.findByRole('button', { name: say.word })).toBeDefined();
  });
});
