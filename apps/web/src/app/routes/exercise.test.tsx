import {
  byId,
  type FakeApi,
  inTurn,
  networkFailure,
  noAnswer,
  refuse,
} from '@python-learning/testing/fake-api';
import { mcqQuestion, mcqs, milestones, progressAfter } from '@python-learning/testing/samples';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { setLanguage } from '../../lib/language/language.ts';
import { startFakeCourse } from '../../test/fake-api.ts';
import { openApp } from '../../test/open-app.tsx';

const mark = 'progress.markExerciseCompleted';
const move = 'progress.updateMilestone';
const submit = 'exercise.submitMcq';
const sent = (api: FakeApi, id: string) => api.requests(submit).filter(({ params }) => params['id'] === id);
const right = { is_correct: true, explanation: '<p>Because yes</p>' };
const wrong = { is_correct: false, explanation: '<p>Because no</p>' };
const beforeExercise = progressAfter(0, { watched_videos: ['m1'], completed_code: ['m1'] });
const afterExercise = {
  ...progressAfter(1),
  current_milestone: { id: 'm1', order: 1 },
};

const words = {
  en: {
    answer: (n: number) => `Your answer to question ${n}`,
    check: 'Check',
    placeholder: 'Select',
    correct: 'Correct',
    incorrect: 'Incorrect',
    again: 'Try again',
    result: '1 of 2 correct',
    congratulations: 'Congratulations!',
    practiceAgain: 'Practice Again',
    lookAt: (n: number) => `Look at question ${n}`,
    goOn: 'Go on',
    back: 'Question before',
    map: (n: number, standing: string) => `Question ${n}: ${standing}`,
    answered: 'answered',
    open: 'not answered yet',
    next: 'Next Milestone',
    review: "You're reviewing this exercise. Your answers won't affect your progress.",
    notSent: /This answer could not be sent/,
    stop: 'Stop',
    checkedSoFar: '1 of 2 checked',
    mute: 'Mute sounds',
    unmute: 'Turn sounds on',
    toLessons: 'To the lessons',
    toPractice: 'To the practice',
    play: 'Play the explanation',
  },
  ta: {
    answer: (n: number) => `கேள்வி ${n}-க்கு உன் விடை`,
    check: 'சரிபார்',
    placeholder: 'தெரிவு செய்',
    correct: 'சரி',
    incorrect: 'சரியல்ல',
    again: 'மீண்டும் முயன்று பார்',
    result: '2-இல் 1 சரி',
    congratulations: 'வாழ்த்துகள்!',
    practiceAgain: 'மீண்டும் செய்து பார்',
    lookAt: (n: number) => `கேள்வி ${n}-ஐப் பார்`,
    goOn: 'தொடர்',
    back: 'முந்தைய கேள்வி',
    map: (n: number, standing: string) => `கேள்வி ${n}: ${standing}`,
    answered: 'விடையளித்தாய்',
    open: 'இன்னும் விடையளிக்கவில்லை',
    next: 'அடுத்த மைல்கல்',
    review: 'இந்தக் கேள்விகளை மீண்டும் பார்க்கிறாய். உன் விடைகளால் உன் முன்னேற்றம் மாறாது.',
    notSent: /இந்த விடையை அனுப்ப முடியவில்லை/,
    stop: 'நிறுத்து',
    checkedSoFar: '2-இல் 1 சரிபார்க்கப்பட்டன',
    mute: 'ஒலியை நிறுத்து',
    unmute: 'ஒலியை இயக்கு',
    toLessons: 'பாடங்களுக்குச் செல்',
    toPractice: 'நிரல் பயிற்சிக்குச் செல்',
    play: 'விளக்கத்தைக் கேள்',
  },
} as const;

describe.each(['en', 'ta'] as const)('the exercise (%s)', (language) => {
  const say = words[language];
  const list = (n: number) => screen.findByRole<HTMLSelectElement>('combobox', { name: say.answer(n) });
  const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

  it('is checked when all is answered, unlocks only what is wrong, and moves on when all is right', async () => {
    const server = startFakeCourse({
      'progress.progress': beforeExercise,
      [submit]: byId({ c1: right, c2: wrong }),
      [mark]: afterExercise,
      [move]: progressAfter(1),
    });
    const { user } = openApp('/exercise/m1', language);
    expect((await list(1)).selectedOptions[0]?.text).toBe(say.placeholder);
    await user.selectOptions(await list(1), 'A');
    expect(button(say.check).disabled).toBe(true);
    await user.selectOptions(await list(2), 'B');
    await user.click(button(say.check));

    expect(await screen.findByText(say.result)).toBe(document.activeElement);
    expect(screen.getByText(say.correct)).toBeDefined();
    expect(screen.getByText(say.incorrect)).toBeDefined();
    expect(await screen.findByText('Because no')).toBeDefined();
    expect((await list(1)).disabled && (await list(2)).disabled).toBe(true);
    expect(sent(server, 'c1')[0]?.body).toEqual({ selected_option: 'A' });
    expect(server.requests(mark)).toHaveLength(0);

    server.answer(submit, byId({ c2: right }));
    await user.click(button(say.lookAt(2)));
    await user.click(screen.getByRole('button', { name: /three/ }));
    await user.click(await screen.findByRole('button', { name: say.goOn }));
    expect(await screen.findByText(say.congratulations)).toBeDefined();
    await waitFor(() => expect(localStorage.getItem('exercise_completed_m1')).toBe('true'));
    expect(sent(server, 'c1')).toHaveLength(1);
    expect(server.requests(move)[0]?.body).toEqual({ milestone_id: 'm2' });
    expect(screen.getByRole('link', { name: say.next }).getAttribute('href')).toBe('/dashboard');
  });

  it('counts an answer that could not be sent as incorrect, and sends it again on request', async () => {
    const server = startFakeCourse({
      [mark]: afterExercise,
      [move]: progressAfter(1),
      [submit]: byId({ c1: right, c2: refuse('validation_failed') }),
    });
    const { user } = openApp('/exercise/m1', language);
    await user.selectOptions(await list(1), 'A');
    await user.selectOptions(await list(2), 'B');
    await user.click(button(say.check));
    expect(await screen.findByText(say.notSent)).toBeDefined();
    expect((await list(2)).value).toBe('B');
    server.answer(submit, byId({ c2: right }));
    await user.click(button(say.again));
    expect(await screen.findByText(say.congratulations)).toBeDefined();
    expect(sent(server, 'c1')).toHaveLength(1);
  });

  it('shows how far the check is, can be stopped, and sends only the rest again', async () => {
    const server = startFakeCourse({ [submit]: byId({ c1: right, c2: noAnswer }) });
    const { user } = openApp('/exercise/m1', language);
    await user.selectOptions(await list(1), 'A');
    await user.selectOptions(await list(2), 'B');
    await user.click(button(say.check));
    expect(await screen.findByText(say.checkedSoFar)).toBeDefined();
    await user.click(button(say.stop));
    expect((await list(1)).disabled).toBe(true);
    expect((await list(2)).disabled).toBe(false);
    expect(screen.queryByText(say.incorrect)).toBeNull();
    expect(document.activeElement).toBe(button(say.check));
    server.answer(submit, byId({ c2: wrong }));
    await user.click(button(say.check));
    expect(await screen.findByText(say.result)).toBeDefined();
    expect(sent(server, 'c1')).toHaveLength(1);
    const [first, second] = sent(server, 'c2');
    expect(first?.headers.get('Idempotency-Key')).toBe(second?.headers.get('Idempotency-Key'));
  });

  it('sends an answer again on a broken connection, with the same key, before it counts as incorrect', async () => {
    const server = startFakeCourse({
      [submit]: byId({ c1: right, c2: inTurn(networkFailure, right) }),
      [mark]: afterExercise,
      [move]: progressAfter(1),
    });
    const { user } = openApp('/exercise/m1', language);
    await user.selectOptions(await list(1), 'A');
    await user.selectOptions(await list(2), 'B');
    await user.click(button(say.check));
    expect(await screen.findByText(say.congratulations)).toBeDefined();
    const keys = sent(server, 'c2').map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('shows one question, and the next by itself after a press on an option', async () => {
    startFakeCourse();
    const { user } = openApp('/exercise/m1', language);
    const [option] = await screen.findAllByRole('button', { name: /three/ });
    if (option) await user.click(option);
    expect((await list(1)).value).toBe('C');
    const second = await screen.findByRole('button', { name: say.map(2, say.open), current: 'step' });
    expect(second).toBeDefined();
    expect(screen.getByRole('button', { name: say.map(1, say.answered) })).toBeDefined();
    expect(document.activeElement?.textContent).toMatch(/2/);
    expect(screen.getAllByRole('button', { name: /^A/ })).toHaveLength(1);
  });

  it('goes back to change an answer, and to what is still open after that', async () => {
    startFakeCourse();
    const { user } = openApp('/exercise/m1', language);
    await user.click(await screen.findByRole('button', { name: /^A/ }));
    await screen.findByRole('button', { name: say.map(2, say.open), current: 'step' });
    await user.click(button(say.back));
    expect(screen.getByRole('button', { name: /^A/, pressed: true })).toBeDefined();
    await user.click(screen.getByRole('button', { name: /^B/ }));
    expect((await list(1)).value).toBe('B');
    await screen.findByRole('button', { name: say.map(2, say.open), current: 'step' });
    await user.click(screen.getByRole('button', { name: /^D/ }));
    expect(button(say.check).disabled).toBe(false);
  });

  it('says on its map which answers were right, and leads to each', async () => {
    startFakeCourse({ [submit]: byId({ c1: wrong, c2: right }) });
    const { user } = openApp('/exercise/m1', language);
    await user.selectOptions(await list(1), 'A');
    await user.selectOptions(await list(2), 'B');
    await user.click(button(say.check));
    await screen.findByText(say.result);
    await user.click(button(say.map(2, say.correct)));
    expect(screen.getByRole('button', { name: say.map(2, say.correct), current: 'step' })).toBeDefined();
    expect(screen.queryByRole('button', { name: /^A/ })).toBeNull();
    await user.click(button(say.map(1, say.incorrect)));
    await user.click(screen.getByRole('button', { name: /^B/ }));
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Because no'));
  });

  it('shows the question whose list takes the focus, and leaves the focus there', async () => {
    startFakeCourse();
    const { user } = openApp('/exercise/m1', language);
    const second = await list(2);
    second.focus();
    await screen.findByRole('button', { name: say.map(2, say.open), current: 'step' });
    await user.selectOptions(second, 'A');
    expect(document.activeElement).toBe(second);
  });

  it('can be muted, and stays so', async () => {
    startFakeCourse();
    const first = openApp('/exercise/m1', language);
    await first.user.click(await screen.findByRole('button', { name: say.mute }));
    expect(button(say.unmute)).toBeDefined();
    expect(localStorage.getItem('sound')).toBe('off');
    first.close();
    openApp('/exercise/m1', language);
    expect(await screen.findByRole('button', { name: say.unmute })).toBeDefined();
  });

  it('reads the explanation of the first question aloud where there is one', async () => {
    const withAudio = mcqs.map((question) => ({ ...question, audio_url_2: '/media/c.mp3' }));
    startFakeCourse({
      'exercise.mcqQuestions': withAudio,
      [submit]: byId({ c1: wrong, c2: wrong }),
    });
    const { user } = openApp('/exercise/m1', language);
    await user.selectOptions(await list(1), 'A');
    await user.selectOptions(await list(2), 'B');
    expect(screen.queryByRole('button', { name: say.play })).toBeNull();
    await user.click(button(say.check));
    expect(await screen.findAllByRole('button', { name: say.play })).toHaveLength(1);
  });

  it('asks for a new address of the spoken explanation when the old one has expired', async () => {
    const at = (key: string) => mcqs.map((one) => ({ ...one, audio_url_2: `/media/c.m4a?key=${key}` }));
    startFakeCourse({
      'exercise.mcqQuestions': inTurn(at('old'), at('new')),
      [submit]: byId({ c1: wrong, c2: wrong }),
    });
    const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValueOnce(new Error('refused'));
    const { user } = openApp('/exercise/m1', language);
    await user.selectOptions(await list(1), 'A');
    await user.selectOptions(await list(2), 'B');
    await user.click(button(say.check));
    await user.click(await screen.findByRole('button', { name: say.play }));
    await waitFor(() =>
      expect(document.querySelector('audio')?.getAttribute('src')).toBe('/media/c.m4a?key=new'),
    );
    play.mockRestore();
  });

  it('shows what the milestone still needs when the exercise was done first', async () => {
    const early = progressAfter(0, { completed_exercises: ['m1'] });
    startFakeCourse({ 'progress.progress': early });
    openApp('/exercise/m1', language);
    expect((await screen.findByRole('link', { name: say.toLessons })).getAttribute('href')).toBe('/learn/m1');
    expect(screen.getByRole('link', { name: say.toPractice }).getAttribute('href')).toBe('/code/m1');
  });

  it('keeps the answers over a reload', async () => {
    startFakeCourse();
    const first = openApp('/exercise/m1', language);
    await first.user.selectOptions(await list(1), 'D');
    first.close();
    openApp('/exercise/m1', language);
    expect((await list(1)).value).toBe('D');
    expect((await list(2)).value).toBe('');
  });

  it('is congratulated on when it was completed before, and practised again without effect', async () => {
    const server = startFakeCourse({
      'progress.progress': progressAfter(1),
      [submit]: byId({ c1: right, c2: right }),
    });
    const { user } = openApp('/exercise/m1', language);
    expect(await screen.findByText(say.congratulations)).toBeDefined();
    expect(screen.queryByRole('combobox')).toBeNull();
    await user.click(button(say.practiceAgain));
    expect(screen.getByText(say.review)).toBeDefined();
    await user.selectOptions(await list(1), 'A');
    await user.selectOptions(await list(2), 'A');
    await user.click(button(say.check));
    expect(await screen.findByText(say.congratulations)).toBeDefined();
    expect(server.requests(mark)).toHaveLength(0);
    expect(server.requests(move)).toHaveLength(0);
  });
});

it('says so when the result could not be saved, and saves it again on request', async () => {
  const server = startFakeCourse({
    'progress.progress': beforeExercise,
    'exercise.mcqQuestions': mcqs.slice(0, 1),
    [submit]: byId({ c1: right }),
    [mark]: networkFailure,
  });
  const { user } = openApp('/exercise/m1', 'en');
  await user.selectOptions(await screen.findByRole('combobox'), 'A');
  await user.click(screen.getByRole('button', { name: 'Check' }));
  expect(await screen.findByText(/could not save that yet/)).toBeDefined();
  server.answer(mark, { ...afterExercise, current_milestone: { id: 'm2', order: 2 } });
  await user.click(screen.getByRole('button', { name: 'Save now' }));
  await waitFor(() => expect(localStorage.getItem('exercise_completed_m1')).toBe('true'));
  expect(server.requests(move)).toHaveLength(0);
});

it('ends with Complete Course in the last milestone', async () => {
  startFakeCourse({
    'exercise.mcqQuestions': mcqs,
    'progress.progress': progressAfter(milestones.length),
  });
  openApp('/exercise/m15', 'en');
  expect(await screen.findByRole('link', { name: 'Complete Course' })).toBeDefined();
});

it.each([
  [[], 'No questions available for this milestone'],
  [refuse('not_found'), 'Milestone not found'],
  [refuse('server_error'), 'Failed to load exercise questions. Please try again later.'],
])('says why there is no exercise (%#)', async (answer, sentence) => {
  startFakeCourse({ 'exercise.mcqQuestions': () => answer });
  openApp('/exercise/m1', 'en');
  expect(await screen.findByRole('heading', { name: sentence })).toBeDefined();
});

it('opens the next milestone on the dashboard without asking the server again', async () => {
  let asked = 0;
  startFakeCourse({
    'progress.progress': () => {
      asked += 1;
      return asked === 1 ? beforeExercise : progressAfter(0);
    },
    [submit]: byId({ c1: right, c2: right }),
    [mark]: progressAfter(1),
  });
  const { user, pathname } = openApp('/exercise/m1', 'en');
  for (const n of [1, 2]) {
    const select = await screen.findByRole('combobox', { name: words.en.answer(n) });
    await user.selectOptions(select, 'A');
  }
  await user.click(screen.getByRole('button', { name: words.en.check }));
  await user.click(await screen.findByRole('link', { name: words.en.next }));
  await waitFor(() => expect(pathname()).toBe('/dashboard'));
  const second = () => screen.getByRole('heading', { name: new RegExp(milestones[1]?.title ?? '') });
  await waitFor(() => expect(second().closest('li')?.textContent).toContain('In Progress'));
});

it('keeps asking its questions where the course is loaded again with others', async () => {
  const server = startFakeCourse({ [submit]: byId({ c1: right, c2: wrong }) });
  const { user } = openApp('/exercise/m1', 'en');
  const list = (name: string) => screen.findByRole<HTMLSelectElement>('combobox', { name });
  await user.selectOptions(await list(words.en.answer(1)), 'A');
  server.answer('exercise.mcqQuestions', [
    { ...mcqQuestion('c1'), question_text: '<p>c1 கேட்கிறது</p>' },
    mcqQuestion('c3'),
  ]);
  act(() => setLanguage('ta'));
  expect(await screen.findByText('c1 கேட்கிறது')).toBeDefined();
  expect(screen.queryByText('Asks c3')).toBeNull();
  await user.selectOptions(await list(words.ta.answer(2)), 'B');
  await user.click(screen.getByRole('button', { name: words.ta.check }));
  expect(await screen.findByText(words.ta.result)).toBeDefined();
  expect(sent(server, 'c2')).toHaveLength(1);
});
