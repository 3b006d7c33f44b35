import { networkFailure, noAnswer, refuse } from '@python-learning/testing/fake-api';
import {
  finishedCricket,
  finishedRun,
  mangoes,
  ownProgram,
  personalizedStats,
  progressAfter,
  vowels,
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
const celebrate = vi.hoisted(() => vi.fn());
vi.mock('../../ui/confetti.ts', () => ({ celebrate }));

const path = '/personalized-exercises';
const list = 'personalized.personalizedExercises';
const create = 'personalized.createPersonalized';
const submit = 'personalized.submitPersonalized';
const words = {
  en: {
    title: 'Personalized exercises',
    list: 'Your Exercises',
    new: 'New exercise',
    stats: 'Your Stats',
    statsOf: '1 of 2',
    nothing: 'No Exercise Selected',
    hard: /^Hard/,
    generate: 'Generate Exercise',
    generating: 'Generating...',
    failedGeneration: 'Failed to generate exercise. Please try again.',
    own: 'Create a custom exercise',
    question: 'Custom Question',
    difficulty: 'Difficulty',
    levels: ['Easy', 'Medium', 'Hard'],
    create: 'Create',
    creating: 'Creating...',
    cancel: 'Cancel',
    failedCreation: 'Failed to create exercise. Please try again.',
    failedList: 'Failed to load exercises. Please try again later.',
    unchecked: /nobody checks whether it is right/,
    output: 'Expected output (optional)',
    byOutput: 'Your program is right when it shows exactly this output.',
    free: 'Free practice. It is not checked.',
    done: 'It works as I want',
    ran: 'Your program ran without an error. Does it do what you want?',
    editor: 'Python code',
    run: 'Run Code',
    input: 'Type the input for the program',
    restart: 'Start the run again',
    attempts: 'Attempts: 1',
    focus: 'Focus area: count and add up in a loop',
    template: 'Made by us and tried out before you see it',
    ai: 'Made by an AI service, tested before you see it',
    completed: 'Completed',
    next: 'Next exercise',
    left: /28 are left until/,
    last: /1 more until/,
    none: /You made all 30 exercises of today/,
    again: 'Try again',
    keep: 'Keep a copy',
    openKept: 'Open it',
  },
  ta: {
    title: 'உனக்கான பயிற்சிகள்',
    list: 'உன் பயிற்சிகள்',
    new: 'புதிய பயிற்சி',
    stats: 'உன் எண்ணிக்கைகள்',
    statsOf: '2-இல் 1',
    nothing: 'எந்தப் பயிற்சியும் தெரிவு செய்யப்படவில்லை',
    hard: /^கடினம்/,
    generate: 'பயிற்சியை உருவாக்கு',
    generating: 'உருவாக்குகிறோம்...',
    failedGeneration: 'பயிற்சியை உருவாக்க முடியவில்லை. மீண்டும் முயன்று பார்.',
    own: 'சொந்தப் பயிற்சியை உருவாக்கு',
    question: 'உன் வினா',
    difficulty: 'கடினம்',
    levels: ['எளிது', 'நடுத்தரம்', 'கடினம்'],
    create: 'உருவாக்கு',
    creating: 'உருவாக்குகிறோம்...',
    cancel: 'வேண்டாம்',
    failedCreation: 'உன் பயிற்சியை உருவாக்க முடியவில்லை. மீண்டும் முயன்று பார்.',
    failedList: 'பயிற்சிகள் வரவில்லை. சிறிது நேரத்தில் மீண்டும் முயன்று பார்.',
    unchecked: /யாரும் சரிபார்ப்பதில்லை/,
    output: 'எதிர்பார்க்கும் வெளியீடு (விரும்பினால்)',
    byOutput: 'உன் நிரல் இந்த வெளியீட்டை அப்படியே காட்டினால், அது சரி.',
    free: 'சுதந்திரப் பயிற்சி. இது சரிபார்க்கப்படுவதில்லை.',
    done: 'நான் நினைத்தபடி வேலை செய்கிறது',
    ran: 'உன் நிரல் பிழை இல்லாமல் இயங்கியது. நீ நினைத்ததைச் செய்கிறதா?',
    editor: 'Python குறியீடு',
    run: 'குறியீட்டை இயக்கு',
    input: 'நிரலுக்கான உள்ளீடு',
    restart: 'தொடக்கத்திலிருந்து இயக்கு',
    attempts: 'முயற்சிகள்: 1',
    focus: 'கவனம்: count and add up in a loop',
    template: 'நாங்கள் உருவாக்கியது; உனக்குத் தரும் முன்பே இயக்கிப் பார்த்தது',
    ai: 'ஓர் AI சேவை உருவாக்கியது; முன்பே சோதிக்கப்பட்டது',
    completed: 'முடிந்தது',
    next: 'அடுத்த பயிற்சி',
    left: /இன்னும் 28 உள்ளன/,
    last: /இன்னும் 1 மட்டும்/,
    none: /இன்றைய 30 பயிற்சிகளையும்/,
    again: 'மீண்டும் முயன்று பார்',
    keep: 'என் நிரல்களில் சேர்',
    openKept: 'திறந்து பார்',
  },
} as const;

describe.each(['en', 'ta'] as const)('personalized exercises (%s)', (language) => {
  const say = words[language];
  let server: ReturnType<typeof startFakeCourse>;
  beforeEach(() => {
    celebrate.mockClear();
    server = startFakeCourse({
      'progress.progress': progressAfter(15),
      [list]: [mangoes, finishedCricket],
      'personalized.personalizedStats': personalizedStats,
      'personalized.savePersonalizedDraft': ({ body }) => body,
    });
  });

  async function open(at = path) {
    const app = openApp(at, language);
    await screen.findByRole('heading', { level: 1, name: say.title });
    return app;
  }

  /** Opens the exercise of the mangoes from the list. */
  async function openMangoes() {
    const app = await open();
    await app.user.click(await screen.findByRole('link', { name: /mangoes of three trees/ }));
    const editor = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: say.editor });
    return { ...app, editor };
  }

  it('lists what was made, with how hard it is, the day, and a tick where it is completed', async () => {
    await open();
    expect(await screen.findByRole('heading', { name: say.list })).toBeDefined();
    expect(screen.getByRole('button', { name: say.new })).toBeDefined();
    const [first, second] = screen.getAllByRole('link', { name: /mangoes|scores/ });
    expect(first?.textContent).toContain(say.levels[1]);
    expect(first?.textContent).toMatch(/5 \S+ 2026|5.*2026/);
    const tick = { name: say.completed };
    expect(within(first ?? document.body).queryByRole('img', tick)).toBeNull();
    expect(within(second ?? document.body).getByRole('img', tick)).toBeDefined();
    expect(screen.getByRole('heading', { name: say.stats })).toBeDefined();
    expect((await screen.findAllByText(say.statsOf)).length).toBeGreaterThan(0);
    expect(screen.getByRole('heading', { name: say.nothing })).toBeDefined();
    expect(localStorage.getItem('personalized_success_e0')).toBe('true');
    expect(localStorage.getItem('personalized_success_e1')).toBeNull();
  });

  it('begins with the next exercise; the list follows', async () => {
    await open();
    const list = await screen.findByRole('heading', { name: say.list });
    const picker = screen.getByRole('heading', { name: say.nothing });
    expect(picker.compareDocumentPosition(list)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('has one made as hard as it is wished, and opens it', async () => {
    server.answer(create, noAnswer);
    const { user } = await open();
    expect(await screen.findByText(say.left)).toBeDefined();
    await user.click(screen.getByRole('radio', { name: say.hard }));
    await user.click(screen.getByRole('button', { name: say.generate }));
    expect(await screen.findByRole('button', { name: say.generating })).toBeDefined();
    expect(server.requests(create)[0]?.body).toEqual({ difficulty: 'hard' });
  });

  it('shows the new exercise at once, at the top of the list and beside it', async () => {
    const made = { ...mangoes, id: 'e9', title: 'Rain', created_at: '2026-11-20T10:00:00.000Z' };
    server.answer(create, { ...made, author: 'ai' });
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: say.generate }));
    const heading = await screen.findByRole('heading', { name: 'Rain' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(screen.getByText(say.ai)).toBeDefined();
    expect(screen.getAllByRole('link', { name: /mangoes|scores/ })[0]?.textContent).toContain('Rain');
  });

  it('says that none could be made, and sends the same wish again under the same key', async () => {
    server.answer(create, networkFailure);
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: say.generate }));
    expect((await screen.findByRole('alert')).textContent).toContain(say.failedGeneration);
    server.answer(create, refuse('server_error'));
    await user.click(screen.getByRole('button', { name: say.generate }));
    await waitFor(() => expect(server.requests(create)).toHaveLength(2));
    const keys = server.requests(create).map(({ headers }) => headers.get('Idempotency-Key'));
    expect(new Set(keys).size).toBe(1);
    expect((await screen.findByRole('alert')).textContent).toContain(say.failedGeneration);
  });

  it('tells the limit before it is reached, and closes the button when it is', async () => {
    const { exercises } = personalizedStats.allowances;
    const withUsed = (used: number) => ({
      ...personalizedStats,
      allowances: { ...personalizedStats.allowances, exercises: { ...exercises, used } },
    });
    server.answer('personalized.personalizedStats', withUsed(29));
    const app = await open();
    expect(await screen.findByText(say.last)).toBeDefined();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: say.generate }).disabled).toBe(false);
    app.close();
    server.answer('personalized.personalizedStats', withUsed(30));
    await open();
    expect(await screen.findByText(say.none)).toBeDefined();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: say.generate }).disabled).toBe(true);
  });

  it('takes a question of one’s own, which may not be empty and is kept over a reload', async () => {
    const first = await open();
    await first.user.click(await screen.findByRole('link', { name: say.own }));
    const box = await screen.findByRole('textbox', { name: say.question });
    await waitFor(() => expect(document.activeElement).toBe(box));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: say.create }).disabled).toBe(true);
    expect(screen.getByText(say.unchecked)).toBeDefined();
    const select = screen.getByRole('combobox', { name: say.difficulty });
    expect(
      within(select)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(say.levels);
    await first.user.type(box, '  Count the vowels  ');
    first.close();

    const { user } = await open(`${path}?own=1`);
    const kept = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: say.question });
    expect(kept.value).toBe('  Count the vowels  ');
    await user.selectOptions(screen.getByRole('combobox', { name: say.difficulty }), 'easy');
    server.answer(create, noAnswer);
    await user.click(screen.getByRole('button', { name: say.create }));
    expect(await screen.findByRole('button', { name: say.creating })).toBeDefined();
    expect(server.requests(create)[0]?.body).toEqual({ difficulty: 'easy', question: 'Count the vowels' });
  });

  it('goes back from the form without a trace', async () => {
    const { user } = await open(`${path}?own=1`);
    await user.click(await screen.findByRole('button', { name: say.cancel }));
    await waitFor(() => expect(screen.queryByRole('textbox', { name: say.question })).toBeNull());
    expect(server.requests(create)).toHaveLength(0);
  });

  it('shows why a question is not taken, at the question', async () => {
    server.answer(
      create,
      refuse('validation_failed', { fields: { question: ['Please ask about Python.'] } }),
    );
    const { user } = await open(`${path}?own=1`);
    const box = await screen.findByRole('textbox', { name: say.question });
    await user.type(box, 'Who won?');
    await user.click(screen.getByRole('button', { name: say.create }));
    expect(await screen.findByText('Please ask about Python.')).toBeDefined();
    expect(box.getAttribute('aria-invalid')).toBe('true');
    server.answer(create, refuse('server_error'));
    await user.click(screen.getByRole('button', { name: say.create }));
    expect(await screen.findByText(say.failedCreation)).toBeDefined();
  });

  it('sends the output that a program must show, and says that it will be checked by it', async () => {
    const fields = { expected_output: ['Please leave that out.'] };
    server.answer(create, refuse('validation_failed', { fields }));
    const { user } = await open(`${path}?own=1`);
    await user.type(await screen.findByRole('textbox', { name: say.question }), 'Count to two');
    const box = screen.getByRole('textbox', { name: say.output });
    await user.type(box, '1{Enter}2');
    expect(screen.getByText(say.byOutput)).toBeDefined();
    expect(screen.queryByText(say.unchecked)).toBeNull();
    await user.click(screen.getByRole('button', { name: say.create }));
    expect(await screen.findByText('Please leave that out.')).toBeDefined();
    expect(server.requests(create)[0]?.body).toMatchObject({
      question: 'Count to two',
      expected_output: '1\n2',
    });
    expect(document.activeElement).toBe(box);
  });

  it('says clearly that free practice is not checked, and lets its learner say that it is done', async () => {
    server.answer(list, [vowels]);
    const run = 'personalized.submitPersonalized';
    server.answer(run, finishedRun({ ...vowels, verdict: 'unchecked', output: 'a: 2\n', attempts: 1 }));
    const complete = 'personalized.completePersonalized';
    server.answer(complete, refuse('practice_not_run', { detail: 'Run it once first.' }));
    const { user } = await open(`${path}?exercise=e2`);
    expect(await screen.findByText(say.free)).toBeDefined();
    await user.click(await screen.findByRole('button', { name: say.done }));
    expect(await screen.findByText('Run it once first.')).toBeDefined();

    await user.click(screen.getByRole('button', { name: say.run }));
    expect(await screen.findByText(say.ran)).toBeDefined();
    server.answer(complete, { ...vowels, is_completed: true, encouragement: 'Your idea works.' });
    await user.click(screen.getByRole('button', { name: say.done }));
    expect(await screen.findByText('Your idea works.')).toBeDefined();
    expect(celebrate).toHaveBeenCalledTimes(1);
    expect(localStorage.getItem('personalized_success_e2')).toBe('true');
  });

  it('runs the code and shows what it did, hints and suggestions, and counts the attempt', async () => {
    server.answer(submit, finishedRun({ hints: ['Count again.'], suggestions: ['Use a loop.'] }));
    const { user, editor } = await openMangoes();
    expect(await screen.findByText(say.focus)).toBeDefined();
    expect(screen.getByText(say.template)).toBeDefined();
    await user.clear(editor);
    await user.type(editor, 'print(12)');
    await user.click(screen.getByRole('button', { name: say.run }));
    expect(await screen.findByText('12')).toBeDefined();
    expect(await screen.findByText('Count again.')).toBeDefined();
    expect(screen.getByText('Use a loop.')).toBeDefined();
    expect(await screen.findByText(say.attempts)).toBeDefined();
    expect(server.requests(submit)[0]?.body).toEqual({ code: 'print(12)', inputs: [] });
    expect(celebrate).not.toHaveBeenCalled();
  });

  it('celebrates the run that completes the exercise, once, and leads on', async () => {
    const solved = finishedRun({ verdict: 'solved', is_completed: true, encouragement: 'You did it.' });
    server.answer(submit, solved);
    const { user } = await openMangoes();
    await user.click(screen.getByRole('button', { name: say.run }));
    expect(await screen.findByText('You did it.')).toBeDefined();
    expect(screen.getByText(say.completed, { selector: 'span' })).toBeDefined();
    expect(localStorage.getItem('personalized_success_e1')).toBe('true');
    await user.click(screen.getByRole('button', { name: say.run }));
    await waitFor(() => expect(server.requests(submit)).toHaveLength(2));
    await screen.findByText('You did it.');
    expect(celebrate).toHaveBeenCalledTimes(1);
    await user.click(screen.getAllByRole('button', { name: say.next })[0] ?? document.body);
    expect(await screen.findByRole('heading', { name: say.nothing })).toBeDefined();
  });

  it('gives a copy of the program of a completed exercise to keep', async () => {
    server.answer('programs.createProgram', ownProgram);
    server.answer(submit, finishedRun({ verdict: 'solved', is_completed: true }));
    const { user, editor } = await openMangoes();
    expect(screen.queryByRole('button', { name: say.keep })).toBeNull();
    await user.clear(editor);
    await user.type(editor, 'print(12)');
    await user.click(screen.getByRole('button', { name: say.run }));
    await user.click(await screen.findByRole('button', { name: say.keep }));
    expect(await screen.findByRole('link', { name: say.openKept })).toBeDefined();
    const [copy] = server.requests('programs.createProgram');
    expect(copy?.body).toEqual({ title: mangoes.title, code: 'print(12)', inputs: [] });
    await user.click(screen.getByRole('button', { name: say.run }));
    expect(await screen.findByRole('link', { name: say.openKept })).toBeDefined();
  });

  it('asks for input, ignores a blank line, and runs again with all lines', async () => {
    server.answer(submit, ({ body }) => {
      const { inputs } = body as { inputs: string[] };
      if (inputs.length < 2) return waitingRun(`${inputs.map((line) => `${line}\n`).join('')}Tree? `);
      return finishedRun({ output: 'Tree? 3\nTree? 4\n7\n' });
    });
    const { user } = await openMangoes();
    await user.click(screen.getByRole('button', { name: say.run }));
    const box = await screen.findByRole('textbox', { name: new RegExp(say.input) });
    await user.type(box, '   {Enter}');
    expect(server.requests(submit)).toHaveLength(1);
    await user.clear(box);
    await user.type(box, '3{Enter}');
    await waitFor(() => expect(server.requests(submit)).toHaveLength(2));
    await user.type(await screen.findByRole('textbox', { name: new RegExp(say.input) }), '4{Enter}');
    expect(await screen.findByText(/^Tree.*7$/s)).toBeDefined();
    expect(server.requests(submit).at(-1)?.body).toEqual({ code: 'print("start")', inputs: ['3', '4'] });
  });

  it('goes on after a reload where the program waited, and can be started again', async () => {
    server.answer(submit, ({ body }) => {
      const { inputs } = body as { inputs: string[] };
      return waitingRun(inputs.length === 0 ? 'Guess? ' : 'Guess? 50\nToo big. Guess? ');
    });
    const first = await openMangoes();
    await first.user.click(screen.getByRole('button', { name: say.run }));
    await first.user.type(await screen.findByRole('textbox', { name: new RegExp(say.input) }), '50{Enter}');
    expect(await screen.findByText(/Too big/, { selector: 'pre' })).toBeDefined();
    first.close();

    const { user } = await open(`${path}?exercise=e1`);
    expect(await screen.findByText(/Too big/, { selector: 'pre' })).toBeDefined();
    await user.type(screen.getByRole('textbox', { name: new RegExp(say.input) }), '25{Enter}');
    await waitFor(() => expect(server.requests(submit)).toHaveLength(3));
    expect(server.requests(submit).at(-1)?.body).toMatchObject({ inputs: ['50', '25'] });
    await user.click(await screen.findByRole('button', { name: say.restart }));
    await waitFor(() => expect(server.requests(submit)).toHaveLength(4));
    expect(server.requests(submit).at(-1)?.body).toMatchObject({ inputs: [] });
  });

  it('keeps what is typed over a reload', async () => {
    const first = await openMangoes();
    await first.user.type(first.editor, '# mine');
    first.close();
    await open(`${path}?exercise=e1`);
    const editor = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: say.editor });
    expect(editor.value).toBe('print("start")# mine');
  });

  it('says that the exercises could not be loaded, and asks again', async () => {
    server.answer(list, refuse('server_error'));
    const { user } = openApp(path, language);
    expect(await screen.findByRole('heading', { name: say.failedList })).toBeDefined();
    server.answer(list, [mangoes]);
    await user.click(screen.getByRole('button', { name: say.again }));
    expect(await screen.findByRole('link', { name: /mangoes of three trees/ })).toBeDefined();
  });
});

describe('what a failed run said', () => {
  it('explains a failed run again after a reload, in the language that is chosen then', async () => {
    const explanation = { id: 'X', title: 'A name', next_step: '', python_says: null, line: 1, column: null };
    const said = { hints: [], checks: [], fix: null, prediction: null };
    startFakeCourse({
      'progress.progress': progressAfter(15),
      [list]: [mangoes],
      'personalized.personalizedStats': personalizedStats,
      'personalized.savePersonalizedDraft': ({ body }) => body,
      [submit]: finishedRun({
        output: '',
        explanation: { ...explanation, text: 'Python does not know it.' },
        translations: [
          { ...said, language: 'ta', explanation: { ...explanation, text: 'Python-க்கு அது தெரியாது.' } },
        ],
      }),
    });
    const first = openApp(`${path}?exercise=${mangoes.id}`, 'en');
    await first.user.click(await screen.findByRole('button', { name: 'Run Code' }));
    await screen.findByText('Python does not know it.');
    first.close();
    openApp(`${path}?exercise=${mangoes.id}`, 'ta');
    expect(await screen.findByText('Python-க்கு அது தெரியாது.')).toBeDefined();
  });
});

describe('the way to the personalized exercises', () => {
  it.each([
    ['the progress', progressAfter(14), []],
    ['a course that has grown', progressAfter(15, { course: { milestones: 16, free: 4 } }), []],
    ['the server', progressAfter(15), refuse('personalized_locked', { detail: 'Not yet.' })],
  ])('is closed before the last milestone is completed, by %s', async (_who, progress, answer) => {
    startFakeCourse({ 'progress.progress': progress, [list]: () => answer });
    const { pathname } = openApp(path, 'en');
    await waitFor(() => expect(pathname()).toBe('/dashboard'));
  });

  it('leads from the dashboard once the last milestone is completed', async () => {
    startFakeCourse({
      'progress.progress': progressAfter(15),
      [list]: [],
      'personalized.personalizedStats': personalizedStats,
    });
    const { user, pathname } = openApp('/dashboard', 'en');
    await user.click(await screen.findByRole('link', { name: 'Practise now' }));
    await waitFor(() => expect(pathname()).toBe(path));
    expect(await screen.findByRole('heading', { name: 'No Exercise Selected' })).toBeDefined();
  });

  it('leads to an exercise that is too old for the list, and says where there is none', async () => {
    const server = startFakeCourse({
      'progress.progress': progressAfter(15),
      [list]: [],
      'personalized.personalizedExercise': mangoes,
      'personalized.personalizedStats': refuse('server_error'),
    });
    const app = openApp(`${path}?exercise=e1`, 'en');
    expect(await screen.findByRole('heading', { name: 'Mangoes of three trees' })).toBeDefined();
    expect(screen.getByText('Failed to load your stats.')).toBeDefined();
    app.close();
    server.answer('personalized.personalizedExercise', refuse('not_found'));
    openApp(`${path}?exercise=e1`, 'en');
    expect(await screen.findByText('This exercise is not in your list.')).toBeDefined();
  });
});
