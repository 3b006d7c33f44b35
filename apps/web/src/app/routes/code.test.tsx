import type { RunTranslation } from '@python-learning/contract';
import { inTurn, networkFailure, noAnswer, refuse } from '@python-learning/testing/fake-api';
import {
  practice,
  progressAfter,
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

const submit = 'practice.submitCode';
const words = {
  en: {
    editor: 'Python code',
    run: 'Run',
    submit: 'Submit',
    stop: 'Stop',
    success: 'Code executed successfully!',
    toast: 'Code success!',
    first: 'Question 1 of 2',
    second: 'Question 2 of 2',
    nextQuestion: 'Next Question',
    solved: '1 of 2 solved',
    points: '+10 points',
    offline: /^No answer came\..*Your code is safe/,
    retry: 'Try again',
    input: 'Type the input for the program',
    send: 'Enter',
    noMoreLines: 'No more lines',
    empty: 'No output',
    fix: 'Fix it for me',
    undo: 'Undo',
    goToLine: 'Go to line 1',
    says: 'What Python says',
    reset: 'Reset code',
    challenge: 'Challenge (optional)',
    openChallenge: 'Try the challenge',
    toExercise: 'Next: exercise',
    output: 'Output',
    complete: /^2 of 2!/,
  },
  ta: {
    editor: 'Python குறியீடு',
    run: 'இயக்கு',
    submit: 'சமர்ப்பி',
    stop: 'நிறுத்து',
    success: 'குறியீடு வெற்றிகரமாக இயங்கியது!',
    toast: 'உன் குறியீடு சரி!',
    first: 'வினா 1 / 2',
    second: 'வினா 2 / 2',
    nextQuestion: 'அடுத்த வினா',
    solved: '2-இல் 1 தீர்த்தாய்',
    points: '+10 புள்ளிகள்',
    offline: /^பதில் வரவில்லை\..*உன் குறியீடு/,
    retry: 'மீண்டும் முயன்று பார்',
    input: 'நிரலுக்கான உள்ளீடு',
    send: 'உள்ளிடு',
    noMoreLines: 'இனி வரிகள் இல்லை',
    empty: 'வெளியீடு இல்லை',
    fix: 'எனக்காகச் சரிசெய்',
    undo: 'திரும்பப் பெறு',
    goToLine: 'வரி 1-க்குச் செல்',
    says: 'Python சொல்வது',
    reset: 'பழையபடி ஆக்கு',
    challenge: 'சவால் (விரும்பினால்)',
    openChallenge: 'சவாலை முயன்று பார்',
    toExercise: 'அடுத்து: கேள்விகள்',
    output: 'வெளியீடு',
    complete: /^2 \/ 2!/,
  },
} as const;

/** What a run of `Print(1)` says. */
const unknownName = {
  en: {
    error: "NameError: name 'Print' is not defined",
    explanation: {
      id: 'NAM',
      title: 'A capital letter',
      text: 'Python does not know Print.',
      next_step: 'Write print.',
      python_says: "NameError: name 'Print' is not defined",
      line: 1,
      column: 0,
    },
    checks: [
      {
        name: 'Look at the names',
        passed: false,
        visible: true,
        inputs: null,
        expected: null,
        actual: null,
        message: null,
      },
    ],
  },
  ta: {
    language: 'ta',
    hints: [],
    checks: [{ name: 'பெயர்களைச் சரிபார்', message: null }],
    explanation: {
      id: 'NAM',
      title: 'பெரிய எழுத்து',
      text: 'Python-க்கு Print தெரியாது.',
      next_step: 'print என்று எழுது.',
      python_says: "NameError: name 'Print' is not defined",
      line: 1,
      column: 0,
    },
    fix: null,
    prediction: null,
  },
} satisfies { en: RunParts; ta: RunTranslation };

describe.each(['en', 'ta'] as const)('the coding practice (%s)', (language) => {
  const say = words[language];
  let server: ReturnType<typeof startFakeCourse>;
  beforeEach(() => {
    server = startFakeCourse();
  });

  async function open() {
    const app = openApp('/code/m1', language);
    const editor = await screen.findByRole('textbox', { name: say.editor });
    return { ...app, editor };
  }

  it('runs the code, shows what it did, and opens the next question', async () => {
    server.answer(submit, runResult({ verdict: 'solved', points_awarded: 10, praise: 'A clear name.' }));
    const { user, editor } = await open();
    expect(screen.getByText(say.first)).toBeDefined();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: say.nextQuestion }).disabled).toBe(true);
    await user.clear(editor);
    await user.type(editor, 'print(5)');
    await user.click(screen.getByRole('button', { name: say.run }));

    expect(await screen.findByText(say.success)).toBeDefined();
    expect(screen.getByText(say.points)).toBeDefined();
    expect(screen.getByText('A clear name.')).toBeDefined();
    expect(screen.getByText('hello')).toBeDefined();
    expect(screen.getByText(say.toast)).toBeDefined();
    expect(screen.getByRole('progressbar', { name: say.solved })).toBeDefined();
    expect(server.requests(submit)[0]?.body).toEqual({ code: 'print(5)', inputs: [] });
    expect(localStorage.getItem('code_success_q1')).toBe('true');
    expect(localStorage.getItem('points_awarded_q1')).toBe('true');
    expect(localStorage.getItem('code_output_q1')).toBe('hello\n');

    await user.click(screen.getByRole('button', { name: say.nextQuestion }));
    expect(await screen.findByText(say.second)).toBeDefined();
  });

  it('offers a challenge once everything is solved, and lets the learner leave it unsolved', async () => {
    const solved = practice.questions.map((question) => ({ ...question, is_solved: true }));
    server.answer('practice.questions', { ...practice, questions: solved });
    const { user } = await open();
    expect(screen.getByText(say.first)).toBeDefined();
    await user.click(screen.getByRole('button', { name: say.openChallenge }));

    expect(await screen.findByRole('heading', { name: 'Task q3' })).toBeDefined();
    expect(screen.getByText(say.challenge)).toBeDefined();
    expect(screen.queryByRole('button', { name: say.openChallenge })).toBeNull();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: say.toExercise }).disabled).toBe(false);
  });

  it('says beside the last result that all is solved, offers the challenge there, and that the quiz is next', async () => {
    const [first, second] = practice.questions;
    if (first === undefined || second === undefined) throw new TypeError('The sample has two questions');
    const questions = [{ ...first, is_solved: true }, second];
    server.answer('practice.questions', { ...practice, questions });
    server.answer(submit, runResult({ verdict: 'solved' }));
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: say.run }));
    const output = within(await screen.findByRole('region', { name: say.output }));
    const complete = await output.findByText(say.complete);
    // Before what was printed: a long output would hide it on a phone.
    const isBefore = complete.compareDocumentPosition(output.getByText('hello'));
    expect(isBefore & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
    expect(output.getByRole('button', { name: say.openChallenge })).toBeDefined();
    // In full for a phone and for a wide screen; the styles show one of them.
    const next = screen.getByRole('button', { name: say.toExercise });
    expect(within(next).getAllByText(say.toExercise)).toHaveLength(2);
  });

  it('puts nothing between a failing run of a solved practice and what to do about it', async () => {
    const solved = practice.questions.map((question) => ({ ...question, is_solved: true }));
    server.answer('practice.questions', { ...practice, questions: solved });
    server.answer(submit, runResult());
    const { user } = await open();
    expect(screen.getByText(say.complete)).toBeDefined();
    await user.click(screen.getByRole('button', { name: say.submit }));
    await within(await screen.findByRole('region', { name: say.output })).findByText('hello');
    expect(screen.queryByText(say.complete)).toBeNull();
  });

  it('says nothing of a challenge while a question is open', async () => {
    await open();
    expect(screen.queryByRole('button', { name: say.openChallenge })).toBeNull();
  });

  it('runs on Ctrl+Enter', async () => {
    server.answer(submit, runResult({ output: '' }));
    const { user, editor } = await open();
    await user.click(editor);
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByText(say.empty)).toBeDefined();
    expect(server.requests(submit)).toHaveLength(1);
  });

  it('asks for input, ignores a blank line, and runs again with all lines', async () => {
    server.answer(submit, ({ body }) =>
      JSON.stringify(body).includes('Nila')
        ? runResult({ output: 'Name? Nila\nHi Nila\n' })
        : waitingRun('Name? '),
    );
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: say.run }));
    const box = await screen.findByRole('textbox', { name: new RegExp(say.input) });
    await user.type(box, '   {Enter}');
    expect(server.requests(submit)).toHaveLength(1);
    await user.clear(box);
    await user.type(box, 'Nila');
    await user.click(screen.getByRole('button', { name: say.send }));
    expect(await screen.findByText(/Hi Nila/)).toBeDefined();
    expect(server.requests(submit).at(-1)?.body).toEqual({ code: 'print("q1")', inputs: ['Nila'] });
  });

  it('lets the learner end the input of a program that reads to its end, and of no other', async () => {
    server.answer(submit, ({ body }) =>
      JSON.stringify(body).includes('inputs_complete') ? runResult({ output: '4\nsum 4\n' }) : waitingRun(''),
    );
    const { user, editor } = await open();
    await user.click(screen.getByRole('button', { name: say.run }));
    await screen.findByRole('textbox', { name: new RegExp(say.input) });
    expect(screen.queryByRole('button', { name: say.noMoreLines })).toBeNull();

    const code = 'for line in sys.stdin: add(line)';
    await user.clear(editor);
    await user.type(editor, code);
    await user.click(screen.getByRole('button', { name: say.run }));
    await user.type(await screen.findByRole('textbox', { name: new RegExp(say.input) }), '4{Enter}');
    await user.click(await screen.findByRole('button', { name: say.noMoreLines }));
    expect(await screen.findByText(/sum 4/)).toBeDefined();
    expect(server.requests(submit).at(-1)?.body).toEqual({ code, inputs: ['4'], inputs_complete: true });
  });

  it('keeps the code when there is no connection, and sends the same run again under the same key', async () => {
    server.answer(submit, networkFailure);
    const { user, editor } = await open();
    await user.click(screen.getByRole('button', { name: say.run }));
    expect(await screen.findByText(say.offline)).toBeDefined();
    expect((editor as HTMLTextAreaElement).value).toBe('print("q1")');
    server.answer(submit, runResult());
    await user.click(screen.getByRole('button', { name: say.retry }));
    expect(await screen.findByText('hello')).toBeDefined();
    const keys = server.requests(submit).map(({ headers }) => headers.get('Idempotency-Key'));
    expect(new Set(keys).size).toBe(1);
  });

  it("shows the server's own sentence when it is busy", async () => {
    server.answer(submit, refuse('engine_busy', { detail: 'Many learners are here.' }));
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: say.run }));
    expect(await screen.findByText('Many learners are here.')).toBeDefined();
  });

  it('can be stopped', async () => {
    server.answer(submit, noAnswer);
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: say.run }));
    await user.click(await screen.findByRole('button', { name: say.stop }));
    expect(await screen.findByRole('button', { name: say.run })).toBeDefined();
  });

  it('explains an error, applies the fix, and takes it back', async () => {
    server.answer(
      submit,
      runResult({
        error: unknownName.en.error,
        error_line: 1,
        explanation: unknownName.en.explanation,
        fix: { description: 'We can write print.', code: 'print("fixed")' },
      }),
    );
    const { user, editor } = await open();
    await user.click(screen.getByRole('button', { name: say.run }));
    expect(await screen.findByText('Python does not know Print.')).toBeDefined();
    expect(screen.getByText(say.says)).toBeDefined();
    await user.click(screen.getByRole('button', { name: say.goToLine }));
    expect(document.activeElement).toBe(editor);
    server.answer(submit, runResult({ verdict: 'solved' }));
    await user.click(screen.getByRole('button', { name: say.fix }));
    expect((editor as HTMLTextAreaElement).value).toBe('print("fixed")');
    expect(await screen.findByText(say.success)).toBeDefined();
    expect(server.requests(submit).map(({ body }) => body)).toEqual([
      { code: 'print("q1")', inputs: [] },
      { code: 'print("fixed")', inputs: [] },
    ]);
    await user.click(screen.getByRole('button', { name: say.undo }));
    expect((editor as HTMLTextAreaElement).value).toBe('print("q1")');
  });

  it('keeps the draft of this learner over a reload, and goes back to the starter on request', async () => {
    const first = await open();
    await first.user.type(first.editor, '# mine');
    first.close();
    const { user, editor } = await open();
    expect((editor as HTMLTextAreaElement).value).toBe('print("q1")# mine');
    await user.click(screen.getByRole('button', { name: say.reset }));
    expect((editor as HTMLTextAreaElement).value).toBe('print("q1")');
    await user.click(screen.getByRole('button', { name: say.undo }));
    expect((editor as HTMLTextAreaElement).value).toBe('print("q1")# mine');
  });
});

describe('what the last run said', () => {
  it('explains a run that failed without printing again after a reload, in the language that is chosen then', async () => {
    const server = startFakeCourse({
      [submit]: runResult({ ...unknownName.en, output: '', translations: [unknownName.ta] }),
    });
    const first = openApp('/code/m1', 'en');
    await first.user.click(await screen.findByRole('button', { name: 'Run' }));
    await screen.findByText('Python does not know Print.');
    await first.user.click(screen.getByRole('button', { name: 'தமிழ்' }));
    expect(await screen.findByText('Python-க்கு Print தெரியாது.')).toBeDefined();
    first.close();

    const again = openApp('/code/m1', 'ta');
    expect(await screen.findByText('Python-க்கு Print தெரியாது.')).toBeDefined();
    expect(screen.getByText('பெயர்களைச் சரிபார்')).toBeDefined();
    await again.user.click(screen.getByRole('button', { name: 'English' }));
    expect(await screen.findByText('Python does not know Print.')).toBeDefined();
    expect(server.requests(submit)).toHaveLength(1);
  });

  it('says again after a reload that the task is solved, without its toast and its points', async () => {
    const well = runResult({ verdict: 'solved', praise: 'A clear name.', points_awarded: 10 });
    startFakeCourse({ [submit]: inTurn(runResult(unknownName.en), well) });
    const first = openApp('/code/m1', 'en');
    await first.user.click(await screen.findByRole('button', { name: 'Run' }));
    await screen.findByText('Python does not know Print.');
    await first.user.click(screen.getByRole('button', { name: 'Run' }));
    await screen.findByText('Code executed successfully!');
    first.close();
    const questions = practice.questions.map((each) => ({ ...each, is_solved: each.id === 'q1' }));
    startFakeCourse({ 'practice.questions': { ...practice, questions } });
    const again = openApp('/code/m1?q=1', 'en');
    expect(await screen.findByText('Code executed successfully!')).toBeDefined();
    expect(screen.getByText('A clear name.')).toBeDefined();
    expect(screen.queryByText('Python does not know Print.')).toBeNull();
    expect(screen.queryByText('+10 points')).toBeNull();
    expect(screen.queryByText('Code success!')).toBeNull();
    await again.user.type(screen.getByRole('textbox', { name: 'Python code' }), '#');
    expect(screen.getByText(/You changed the code since/)).toBeDefined();
  });

  it('is there again on the way back from another question', async () => {
    startFakeCourse({ [submit]: runResult({ output: 'Nearly\n', hints: ['Look at line 1.'] }) });
    const { user, router } = openApp('/code/m1?q=1', 'en');
    await user.click(await screen.findByRole('button', { name: 'Run' }));
    await screen.findByText('Look at line 1.');
    await router.navigate('/code/m1?q=2');
    await screen.findByText('Question 2 of 2');
    expect(screen.queryByText('Look at line 1.')).toBeNull();
    await router.goBack();
    expect(await screen.findByText('Look at line 1.')).toBeDefined();
    expect(screen.getByText('Nearly')).toBeDefined();
    expect(screen.getByText(/does not solve the question yet/)).toBeDefined();
  });
});

describe('the way through the practice', () => {
  const solved = { ...practice, questions: practice.questions.map((each) => ({ ...each, is_solved: true })) };

  it('leads back to the lesson from the first question', async () => {
    startFakeCourse();
    const { user, pathname } = openApp('/code/m1', 'en');
    await user.click(await screen.findByRole('button', { name: 'Previous' }));
    await waitFor(() => expect(pathname()).toBe('/learn/m1'));
  });

  it('marks the practice and leads to the exercise after the last question', async () => {
    const server = startFakeCourse({
      'practice.questions': solved,
      'progress.markCodeCompleted': progressAfter(0, { completed_code: ['m1'] }),
    });
    const { user, pathname } = openApp('/code/m1', 'en');
    await user.click(await screen.findByRole('button', { name: 'Next Question' }));
    await user.click(await screen.findByRole('button', { name: 'Next: exercise' }));
    await waitFor(() => expect(pathname()).toBe('/exercise/m1'));
    expect(server.requests('progress.markCodeCompleted').length).toBeGreaterThan(0);
  });

  it('loses no press that comes while the practice marks itself', async () => {
    const answer = Promise.withResolvers<void>();
    const server = startFakeCourse({
      'practice.questions': solved,
      'progress.markCodeCompleted': async () => {
        await answer.promise;
        return progressAfter(0, { completed_code: ['m1'] });
      },
    });
    const { user, pathname } = openApp('/code/m1', 'en');
    await waitFor(() => expect(server.requests('progress.markCodeCompleted')).toHaveLength(1));
    await user.click(await screen.findByRole('button', { name: 'Next Question' }));
    await user.click(await screen.findByRole('button', { name: 'Next: exercise' }));
    answer.resolve();
    await waitFor(() => expect(pathname()).toBe('/exercise/m1'));
    expect(server.requests('progress.markCodeCompleted')).toHaveLength(1);
  });

  it('stays and says so when the mark could not be saved', async () => {
    startFakeCourse({
      'practice.questions': solved,
      'progress.markCodeCompleted': networkFailure,
    });
    const { user, pathname } = openApp('/code/m1', 'en');
    await user.click(await screen.findByRole('button', { name: 'Next Question' }));
    await user.click(await screen.findByRole('button', { name: 'Next: exercise' }));
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByRole('button', { name: 'Try again' })).toBeDefined();
    expect(pathname()).toBe('/code/m1');
  });

  it('stays where the learner scrolled while it opened, and shows the top of the next question', async () => {
    const server = startFakeCourse({ 'practice.questions': solved });
    const { release } = server.hold('practice.questions');
    const { user, visited } = openApp('/code/m1', 'en');
    await waitFor(() => expect(server.requests('practice.questions')).toHaveLength(1));
    const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    release();
    const next = await screen.findByRole('button', { name: 'Next Question' });
    // The first question is noted in the entry of the history.
    expect(visited).toContain('/code/m1');
    expect(scrollTo).not.toHaveBeenCalled();
    await user.click(next);
    await screen.findByText('Question 2 of 2');
    expect(scrollTo.mock.calls).toEqual([[0, 0]]);
    scrollTo.mockRestore();
  });

  it('begins at the first open question', async () => {
    const half = {
      ...practice,
      questions: practice.questions.map((each, index) => ({ ...each, is_solved: index === 0 })),
    };
    startFakeCourse({ 'practice.questions': half });
    openApp('/code/m1', 'en');
    expect(await screen.findByText('Question 2 of 2')).toBeDefined();
  });

  it.each([
    [refuse('not_found'), 'Milestone not found'],
    [{ ...practice, questions: [] }, 'No code questions available for this milestone'],
    [refuse('server_error'), 'Failed to load code questions. Please try again later.'],
    [refuse('subscription_required', { detail: 'This needs an upgrade.' }), 'This needs an upgrade.'],
  ])('says why there is nothing to practise (%#)', async (answer, sentence) => {
    startFakeCourse({ 'practice.questions': () => answer });
    openApp('/code/m1', 'en');
    expect(await screen.findByRole('heading', { name: sentence })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Back to Dashboard' })).toBeDefined();
  });
});
