import { type LessonDeck, lessonDeck } from '@python-learning/contract';
import type { Language } from '@python-learning/domain';
import { networkFailure, noAnswer, type Outcomes, refuse } from '@python-learning/testing/fake-api';
import { contents, deckSamples, practice, progressAfter } from '@python-learning/testing/samples';
import { screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startFakeCourse } from '../../test/fake-api.ts';
import { openApp } from '../../test/open-app.tsx';
import { stubMedia } from '../../test/play-media.ts';

const words = {
  en: {
    title: 'Before you type',
    toPractice: 'Next: practice',
    skip: 'Straight to typing',
    end: 'Now type it yourself',
    next: 'Next card',
    card: (number: number) => `Card ${number} of 2`,
    right: 'Well done!',
    again: 'Try again',
    kept: /Your answer stays here/,
  },
  ta: {
    title: 'எழுதுவதற்கு முன்',
    toPractice: 'அடுத்து: நிரல் பயிற்சி',
    skip: 'நேராக நிரல் எழுதச் செல்',
    end: 'இப்போது நீயே எழுது',
    next: 'அடுத்த அட்டை',
    card: (number: number) => `அட்டை ${number} / 2`,
    right: 'அருமை!',
    again: 'மீண்டும் முயன்று பார்',
    kept: /உன் விடை இங்கேயே இருக்கும்/,
  },
} as const;

const get = 'deck.lesson';
const post = 'deck.answer';

function deckIn(language: Language, answered: readonly string[] = []): LessonDeck {
  const cards = [deckSamples.shows.card(language), deckSamples.gap.card(language)];
  return lessonDeck.parse({ cards, answered });
}

const graded = { is_correct: true, explanation: '<p>Because yes</p>' };

/** Opens the last lesson of the first milestone, all of which are watched. */
function openLessons(language: Language, outcomes: Outcomes = {}) {
  for (const { id } of contents) localStorage.setItem(`video_watched_${id}`, 'true');
  const server = startFakeCourse({
    'progress.progress': progressAfter(0, { watched_videos: ['m1'] }),
    [get]: deckIn(language),
    [post]: graded,
    ...outcomes,
  });
  const app = openApp('/learn/m1', language);
  const goOn = async () => {
    await app.user.click(await screen.findByRole('button', { name: /^(Next|அடுத்தது)$/ }));
    await app.user.click(await screen.findByRole('button', { name: words[language].toPractice }));
  };
  return { server, ...app, goOn };
}

const typing = () => screen.findByRole('heading', { level: 1, name: practice.title });
const button = (name: string) => screen.findByRole('button', { name });

beforeAll(async () => {
  await import('../../features/deck/lesson-deck.tsx');
});
beforeEach(stubMedia);

describe.each(['en', 'ta'] as const)('the cards between the lessons and the practice (%s)', (language) => {
  const say = words[language];

  it('come after the last lesson, and lead to typing', async () => {
    const { server, user, goOn, address } = openLessons(language);
    await goOn();
    const title = await screen.findByRole('heading', { level: 1, name: say.title });
    await waitFor(() => expect(document.activeElement).toBe(title));
    await user.click(await button('55'));
    await user.click(await button(say.next));
    await user.click(await button('int'));
    expect(await screen.findByText(say.right)).toBeDefined();
    await user.click(await button(say.end));
    await typing();
    expect(address()).toBe('/code/m1?q=1');
    expect(server.requests(post).map(({ body }) => body)).toEqual([
      { answer: { selected_option: 'C' }, place: 'lesson' },
      { answer: { selected_option: 'A' }, place: 'lesson' },
    ]);
  });

  it('can be skipped, and then do not come a second time', async () => {
    const { server, user, goOn, router } = openLessons(language);
    await goOn();
    await user.click(await button(say.skip));
    await typing();
    expect(server.requests(post)).toHaveLength(0);
    await router.goBack();
    await goOn();
    await typing();
    expect(server.requests(get)).toHaveLength(1);
  });

  it('are those that are not answered yet', async () => {
    const { goOn } = openLessons(language, {
      [get]: deckIn(language, [deckSamples.shows.card(language).id]),
    });
    await goOn();
    expect(await screen.findByRole('heading', { name: say.card(2) })).toBeDefined();
    expect(screen.getByText('?')).toBeDefined();
  });

  it.each([
    [
      'none are left',
      deckIn(
        language,
        deckIn(language).cards.map(({ id }) => id),
      ),
    ],
    ['there are none', { cards: [], answered: [] }],
    ['the milestone has none', refuse('not_found')],
  ])('are no wall: where %s, the practice opens', async (_, outcome) => {
    const { goOn } = openLessons(language, { [get]: outcome });
    await goOn();
    await typing();
  });

  it('are no wall while no answer comes: the way to typing is open', async () => {
    const { user, goOn } = openLessons(language, { [get]: noAnswer });
    await goOn();
    await user.click(await button(say.skip));
    await typing();
  });

  it('are not asked for by a learner whose practice is done', async () => {
    const { server, goOn } = openLessons(language, { 'progress.progress': progressAfter(1) });
    await goOn();
    await typing();
    expect(server.requests(get)).toHaveLength(0);
  });

  it('keep an answer that was given without a connection, and go on', async () => {
    const { user, goOn } = openLessons(language, { [post]: networkFailure });
    await goOn();
    await user.click(await button('55'));
    expect(await screen.findByText(say.kept)).toBeDefined();
    expect(localStorage.getItem('deck_answers')).toContain(deckSamples.shows.card(language).id);
    await user.click(await button(say.next));
    expect(await screen.findByRole('heading', { name: say.card(2) })).toBeDefined();
  });

  it('send a kept answer from the practice, where they lead, too', async () => {
    const { server, user, goOn } = openLessons(language, { [post]: networkFailure });
    await goOn();
    await user.click(await button('55'));
    await screen.findByText(say.kept);
    await user.click(await button(say.skip));
    await typing();
    server.answerAll({ [post]: graded });
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(localStorage.getItem('deck_answers')).toBeNull());
    expect(new Set(server.requests(post).map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
  });

  it('keep an answer that could not be sent, and send it again', async () => {
    const { server, user, goOn } = openLessons(language, { [post]: refuse('server_error') });
    await goOn();
    await user.click(await button('55'));
    expect(await screen.findByRole('alert')).toBeDefined();
    server.answerAll({ [post]: graded });
    await user.click(await button(say.again));
    expect(await screen.findByText(say.right)).toBeDefined();
  });
});
