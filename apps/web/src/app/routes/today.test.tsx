import type { TodaysDeck } from '@python-learning/contract';
import type { Language } from '@python-learning/domain';
import { networkFailure, noAnswer, type Outcomes, refuse } from '@python-learning/testing/fake-api';
import { deckSamples, progressAfter } from '@python-learning/testing/samples';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { retries } from '../../lib/api/retries.ts';
import { startFakeCourse } from '../../test/fake-api.ts';
import { openApp } from '../../test/open-app.tsx';

const words = {
  en: {
    title: "Today's three",
    begin: 'A two-minute look back',
    count: (done: number) => `${done} of 2 answered`,
    card: (number: number, total = 2) => `Card ${number} of ${total}`,
    next: 'Next card',
    end: 'Finish',
    right: 'Well done!',
    done: 'Done for today!',
    more: 'Three more',
    none: /Nothing to look back at yet/,
    failed: /could not be loaded/,
    again: 'Try again',
    kept: /stays here/,
    dashboard: 'To my dashboard',
  },
  ta: {
    title: 'இன்றைய மூன்று',
    begin: '2 நிமிட நினைவூட்டல்',
    count: (done: number) => `2-இல் ${done} முடிந்தது`,
    card: (number: number, total = 2) => `அட்டை ${number} / ${total}`,
    next: 'அடுத்த அட்டை',
    end: 'முடி',
    right: 'அருமை!',
    done: 'இன்றைக்கு முடிந்தது!',
    more: 'இன்னும் மூன்று',
    none: /நினைவுபடுத்த எதுவும் இல்லை/,
    failed: /எடுத்துவர முடியவில்லை/,
    again: 'மீண்டும் முயன்று பார்',
    kept: /உன் விடை இங்கேயே இருக்கும்/,
    dashboard: 'என் பலகைக்குச் செல்',
  },
} as const;

const get = 'deck.today';
const post = 'deck.answer';
/** How often an answer is sent before it is kept. */
const callsOfPress = retries.answer.waitsMs.length + 1;
const right = { is_correct: true, explanation: '<p>Because yes</p>' };

function cardsIn(language: Language) {
  return [deckSamples.shows.card(language), deckSamples.gap.card(language)];
}

/** A fake server that remembers which of two cards were answered. */
function open(address: string, language: Language, outcomes: Outcomes = {}) {
  const answered = new Set<string>();
  const server = startFakeCourse({
    'progress.progress': progressAfter(0, { watched_videos: ['m1'] }),
    [get]: (): TodaysDeck => ({
      cards: cardsIn(language).filter(({ id }) => !answered.has(id)),
      done: answered.size,
      has_more: true,
    }),
    [post]: ({ params }) => {
      answered.add(params['id'] ?? '');
      return right;
    },
    'deck.more': [deckSamples.mends.card(language)],
    ...outcomes,
  });
  return { server, ...openApp(address, language) };
}

const button = (name: string) => screen.findByRole('button', { name });
const heading = (name: string | RegExp) => screen.findByRole('heading', { name });

beforeAll(async () => {
  await import('../../features/deck/todays-card.tsx');
});

describe.each(['en', 'ta'] as const)("Today's three (%s)", (language) => {
  const say = words[language];

  it('are answered one after the other, and are done then', async () => {
    const { server, user } = open('/today', language);
    expect(await heading(say.card(1))).toBeDefined();
    await user.click(await button('55'));
    expect(await screen.findByText(say.right)).toBeDefined();
    await user.click(await button(say.next));
    expect(await heading(say.card(2))).toBeDefined();
    await user.click(await button('int'));
    await user.click(await button(say.end));

    const done = await heading(say.done);
    await waitFor(() => expect(document.activeElement).toBe(done));
    expect(server.requests(post).map(({ body }) => body)).toEqual([
      { answer: { selected_option: 'C' }, place: 'today' },
      { answer: { selected_option: 'A' }, place: 'today' },
    ]);
    expect(localStorage.getItem('deck_answers')).toBeNull();
  });

  it('go on where the learner stopped, after a reload', async () => {
    const { user } = open('/today', language, {
      [get]: { cards: cardsIn(language).slice(1), done: 1, has_more: true },
    });
    expect(await heading(say.card(2))).toBeDefined();
    await user.click(await button('int'));
    expect(await button(say.end)).toBeDefined();
  });

  it('are followed by more, for a learner who wants more', async () => {
    const { user } = open('/today', language, { [get]: { cards: [], done: 2, has_more: true } });
    await user.click(await button(say.more));

    const card = await heading(say.card(1, 1));
    await waitFor(() => expect(document.activeElement).toBe(card));
  });

  it('say so where there is no more', async () => {
    open('/today', language, { [get]: { cards: [], done: 2, has_more: false } });
    expect(await heading(say.done)).toBeDefined();
    expect(screen.queryByRole('button', { name: say.more })).toBeNull();
  });

  it('are none before the first lesson', async () => {
    open('/today', language, { [get]: { cards: [], done: 0, has_more: false } });
    expect(await screen.findByText(say.none)).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('say when they could not be loaded, and are loaded again', async () => {
    const { server, user } = open('/today', language, { [get]: refuse('server_error') });
    expect((await screen.findAllByText(say.failed)).length).toBeGreaterThan(0);
    server.answerAll({ [get]: { cards: cardsIn(language), done: 0, has_more: true } });
    await user.click(await button(say.again));
    expect(await heading(say.card(1))).toBeDefined();
  });

  it('keep an answer without a connection, and send it when that is back', async () => {
    const { server, user } = open('/today', language, { [post]: networkFailure });
    await user.click(await button('55'));
    expect(await screen.findByText(say.kept)).toBeDefined();
    const [first] = server.requests(post);

    server.answerAll({ [post]: right });
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(localStorage.getItem('deck_answers')).toBeNull());
    const last = server.requests(post).at(-1);
    expect(last?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'));
    expect(last?.body).toEqual({ answer: { selected_option: 'C' }, place: 'today' });
  });

  it('send a kept answer again by themselves, when the server was away for a while', async () => {
    const { server, user } = open('/today', language);
    server.answer(post, () => (server.requests(post).length <= callsOfPress ? networkFailure : undefined));
    await user.click(await button('55'));
    expect(await screen.findByText(say.kept)).toBeDefined();
    await waitFor(() => expect(localStorage.getItem('deck_answers')).toBeNull());
    expect(server.requests(post)).toHaveLength(callsOfPress + 1);
  });

  it('are on the dashboard: to begin, and to go on with', async () => {
    const { user, router } = open('/dashboard', language);
    await user.click(await screen.findByRole('link', { name: `${say.title} ${say.begin}` }));
    await user.click(await button('55'));
    await screen.findByText(say.right);
    await router.navigate('/dashboard');
    expect(await screen.findByRole('link', { name: `${say.title} ${say.count(1)}` })).toBeDefined();
  });

  it('do not ask again what was answered, after leaving and coming back, even while no newer cards arrive', async () => {
    const { server, user, router } = open('/dashboard', language);
    await user.click(await screen.findByRole('link', { name: `${say.title} ${say.begin}` }));
    await heading(say.card(1));
    server.answerAll({ [get]: noAnswer });
    await user.click(await button('55'));
    await screen.findByText(say.right);
    await router.navigate('/dashboard');
    await screen.findByRole('link', { name: `${say.title} ${say.count(1)}` });
    await router.navigate('/today');
    expect(await heading(say.card(2))).toBeDefined();
    await user.click(await button('int'));
    expect(await button(say.end)).toBeDefined();
  });

  it('do not ask again what was answered while they were loading', async () => {
    const { server, user, router } = open('/dashboard', language);
    const link = await screen.findByRole('link', { name: `${say.title} ${say.begin}` });
    const older = Promise.withResolvers<TodaysDeck>();
    server.answer(get, () => (server.requests(get).length === 2 ? older.promise : undefined));
    await user.click(link);
    await heading(say.card(1));
    await waitFor(() => expect(server.requests(get)).toHaveLength(2));
    await user.click(await button('55'));
    await screen.findByText(say.right);
    older.resolve({ cards: cardsIn(language), done: 0, has_more: true });
    await waitFor(() => expect(server.requests(get)).toHaveLength(3));
    server.answer(get, noAnswer);
    await router.navigate('/dashboard');
    await screen.findByRole('link', { name: `${say.title} ${say.count(1)}` });
    await router.navigate('/today');
    expect(await heading(say.card(2))).toBeDefined();
  });

  it('are not on the dashboard before the first lesson', async () => {
    const { server } = open('/dashboard', language, { 'progress.progress': progressAfter(0) });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('region', { name: say.title })).toBeNull();
    expect(server.requests(get)).toHaveLength(0);
  });

  it.each([
    ['with the way to more', true],
    ['without it where there is none', false],
  ])('say on the dashboard when they are done, %s', async (_, hasMore) => {
    open('/dashboard', language, { [get]: { cards: [], done: 3, has_more: hasMore } });
    const region = within(await screen.findByRole('region', { name: say.title }));
    expect(region.getByText(say.done)).toBeDefined();
    expect(region.queryAllByRole('link')).toHaveLength(hasMore ? 1 : 0);
  });
});
