import type { WarmUp } from '@python-learning/contract';
import { noAnswer, refuse } from '@python-learning/testing/fake-api';
import { contents, mcqQuestion, progressAfter } from '@python-learning/testing/samples';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startFakeCourse } from '../../test/fake-api.ts';
import { openApp } from '../../test/open-app.tsx';
import { stubMedia } from '../../test/play-media.ts';

const words = {
  en: {
    title: 'Three quick questions',
    start: 'Start',
    skip: 'Skip',
    skipRest: 'Skip the rest',
    question: (number: number) => `Warm-up: question ${number} of 3`,
    check: 'Check',
    next: 'Next question',
    finish: 'Finish',
    right: 'Correct',
    wrong: 'Incorrect',
    end: 'You are warmed up!',
    summary: '1 of 3 right. The others are fresh again now.',
    close: 'To the lesson',
    failed: /could not be sent/,
    goOn: 'Go on',
    video: 'Video: Lesson v1',
  },
  ta: {
    title: 'மூன்று விரைவுக் கேள்விகள்',
    start: 'தொடங்கு',
    skip: 'இப்போது வேண்டாம்',
    skipRest: 'மற்றவை வேண்டாம்',
    question: (number: number) => `நினைவூட்டல்: கேள்வி ${number} / 3`,
    check: 'சரிபார்',
    next: 'அடுத்த கேள்வி',
    finish: 'முடி',
    right: 'சரி',
    wrong: 'சரியல்ல',
    end: 'இப்போது நீ தயார்!',
    summary: '3-இல் 1 சரி. மற்றவையும் இப்போது நினைவுக்கு வந்துவிட்டன.',
    close: 'பாடத்துக்குச் செல்',
    failed: /அனுப்ப முடியவில்லை/,
    goOn: 'தொடர்',
    video: 'காணொளி: Lesson v1',
  },
} as const;

const get = 'warmUp.warmUp';
const post = 'warmUp.answerWarmUp';

const questions = ['r1', 'r2', 'r3'].map(mcqQuestion);
const offered: WarmUp = { status: 'offered', answered: 0, questions };

/** A fake api where B is right, the second milestone is open and none of its lessons is watched. */
function open(language: 'en' | 'ta', warmUp: WarmUp = offered) {
  let answered = warmUp.answered;
  const server = startFakeCourse({
    'progress.progress': progressAfter(1),
    'course.learnContents': contents,
    [get]: warmUp,
    [post]: ({ body }) => {
      const { answers = [], skip = false } = Object(body);
      answered += answers.length;
      const results = answers.map(
        ({ id, selected_option: option }: { id: string; selected_option: string }) => ({
          id,
          is_correct: option === 'B',
          explanation: `<p>Why ${id}</p>`,
        }),
      );
      const status = skip ? 'skipped' : answered === 3 ? 'done' : 'offered';
      return {
        status,
        answered,
        questions: status === 'offered' ? questions.slice(answered) : [],
        results,
      };
    },
  });
  return { server, ...openApp('/learn/m2', language) };
}

// A lesson does not wait long for its warm-up, so the import must not take the time of the first test.
beforeAll(async () => {
  await import('../../features/warm-up/warm-up.tsx');
});
beforeEach(stubMedia);

describe.each(['en', 'ta'] as const)('the warm-up before a milestone (%s)', (language) => {
  const say = words[language];
  const card = async () => within(await screen.findByRole('region', { name: say.title }));

  it('asks three questions one by one, explains each at once, and ends with a kind word', async () => {
    const { server, user } = open(language);
    await user.click((await card()).getByRole('button', { name: say.start }));
    for (const [index, option] of ['B', 'A', 'C'].entries()) {
      const question = within(await screen.findByRole('region', { name: say.question(index + 1) }));
      expect(document.activeElement?.textContent).toBe(say.question(index + 1));
      const choices = question.getByRole('group', { name: `Asks r${index + 1}` });
      expect(question.getByRole<HTMLButtonElement>('button', { name: say.check }).disabled).toBe(true);
      await user.click(within(choices).getByRole('radio', { name: new RegExp(`^${option}`) }));
      await user.click(question.getByRole('button', { name: say.check }));
      expect(await question.findByText(`Why r${index + 1}`)).toBeDefined();
      expect(question.getByText(option === 'B' ? say.right : say.wrong)).toBeDefined();
      expect(document.activeElement?.textContent).toContain(`Why r${index + 1}`);
      await user.click(question.getByRole('button', { name: index === 2 ? say.finish : say.next }));
    }
    const end = within(await screen.findByRole('region', { name: say.end }));
    expect(end.getByText(say.summary)).toBeDefined();
    expect(server.requests(post).map(({ body }) => body)).toEqual(
      ['B', 'A', 'C'].map((option, index) => ({
        answers: [{ id: `r${index + 1}`, selected_option: option }],
      })),
    );
    await user.click(end.getByRole('button', { name: say.close }));
    expect(screen.queryByRole('region', { name: say.end })).toBeNull();
    expect(document.activeElement?.tagName).toBe('H1');
  });

  it('can be answered with the keys alone', async () => {
    const { user } = open(language);
    (await card()).getByRole('button', { name: say.start }).focus();
    await user.keyboard('{Enter}');
    await screen.findByRole('region', { name: say.question(1) });
    await user.tab();
    await user.keyboard(' {ArrowDown}{Enter}');
    expect(await screen.findByText('Why r1')).toBeDefined();
    expect(screen.getByText(say.right)).toBeDefined();
  });

  it('is skipped with one press, and does not come back on this device', async () => {
    const { server, user, close } = open(language);
    await user.click((await card()).getByRole('button', { name: say.skip }));
    expect(screen.queryByRole('region', { name: say.title })).toBeNull();
    await waitFor(() => expect(server.requests(post).map(({ body }) => body)).toEqual([{ skip: true }]));
    close();
    const again = open(language);
    await screen.findByLabelText(say.video);
    expect(again.server.requests(get)).toHaveLength(0);
  });

  it('keeps the answer when it could not be sent, and lets the learner leave', async () => {
    const { server, user } = open(language);
    server.answer(post, refuse('server_error'));
    await user.click((await card()).getByRole('button', { name: say.start }));
    await user.click(await screen.findByRole('radio', { name: /^B/ }));
    await user.click(screen.getByRole('button', { name: say.check }));
    expect(await screen.findByText(say.failed)).toBeDefined();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^B/ }).checked).toBe(true);
    await user.click(screen.getByRole('button', { name: say.skipRest }));
    expect(screen.queryByRole('region', { name: say.question(1) })).toBeNull();
    expect(screen.getByLabelText(say.video)).toBeDefined();
  });

  it('goes on with what is left of an earlier visit', async () => {
    const { user } = open(language, { ...offered, answered: 2, questions: questions.slice(2) });
    await user.click((await card()).getByRole('button', { name: say.goOn }));
    expect(await screen.findByRole('region', { name: say.question(3) })).toBeDefined();
    expect(screen.getByText('Asks r3')).toBeDefined();
  });
});

describe('a warm-up', () => {
  const title = words.en.title;

  it('is offered even if the progress arrives at the moment when the lessons are drawn', async () => {
    const { server } = open('en');
    const lessons = server.hold('course.learnContents');
    const progress = server.hold('progress.progress');
    await waitFor(() =>
      expect(server.held().map(({ call }) => call)).toEqual(
        expect.arrayContaining(['course.learnContents', 'progress.progress']),
      ),
    );
    lessons.release();
    progress.release();
    expect(await screen.findByRole('region', { name: title })).toBeDefined();
  });

  it.each<[string, WarmUp]>([
    ['was done', { status: 'done', answered: 3, questions: [] }],
    ['was skipped', { status: 'skipped', answered: 0, questions: [] }],
    ['has nothing to ask', { status: 'none', answered: 0, questions: [] }],
  ])('that %s is not shown', async (_state, warmUp) => {
    const { server } = open('en', warmUp);
    await screen.findByLabelText(words.en.video);
    await waitFor(() => expect(server.requests(get)).toHaveLength(1));
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
    expect(screen.queryByText(title)).toBeNull();
  });

  it('that does not arrive is left out, and the lesson opens', async () => {
    const { server } = open('en');
    server.answer(get, noAnswer);
    await screen.findByLabelText(words.en.video);
    await waitFor(() => expect(server.requests(get)).toHaveLength(1));
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
    expect(screen.queryByText(title)).toBeNull();
  });

  it('that could not be loaded is nobody’s trouble', async () => {
    const { server } = open('en');
    server.answer(get, refuse('server_error'));
    await screen.findByLabelText(words.en.video);
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
    expect(screen.queryByText(title)).toBeNull();
  });

  it('is not asked for before the first milestone, nor once a lesson was watched', async () => {
    const server = startFakeCourse();
    const first = openApp('/learn/m1', 'en');
    await screen.findByLabelText(words.en.video);
    expect(server.requests().some(({ path }) => path.includes('warm-up'))).toBe(false);
    first.close();
    localStorage.setItem('storage_owner', 'learner-1');
    localStorage.setItem('video_watched_v1', 'true');
    const second = open('en');
    await screen.findByLabelText('Video: Lesson v2');
    expect(second.server.requests(get)).toHaveLength(0);
  });
});
