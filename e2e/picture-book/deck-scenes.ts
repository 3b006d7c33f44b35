import type { DeckKind, Language } from '@python-learning/domain';
import { deckSamples } from '@python-learning/testing/samples';
import type { LearnerAtBrowser } from '../learner.ts';
import { fails, isOffline, neverAnswers } from './network.ts';
import type { Act, Scene, Visit } from './scene.ts';

const path = '/code/hello-python?deck';

/** The cards between the lessons and the practice, one of each kind, and Today's three. */
export const deckScenes: readonly Scene[] = [
  { name: 'deck-order-lines', audience: 'new', path, arrange: asks('order-lines'), act: waitsForCard },
  { name: 'deck-order-lines-half', audience: 'new', path, arrange: asks('order-lines'), act: placesTwo },
  {
    name: 'deck-order-lines-full',
    audience: 'new',
    path,
    arrange: asks('order-lines'),
    act: places([3, 2, 0, 1]),
  },
  {
    name: 'deck-order-lines-wrong',
    audience: 'new',
    path,
    arrange: asks('order-lines'),
    act: checks([3, 2, 0, 1]),
  },
  {
    name: 'deck-order-lines-right',
    audience: 'new',
    path,
    arrange: asks('order-lines'),
    act: checks([2, 3, 0, 1]),
  },
  { name: 'deck-faulty-line', audience: 'new', path, arrange: asks('faulty-line', 'gap'), act: waitsForCard },
  {
    name: 'deck-faulty-line-wrong',
    audience: 'new',
    path,
    arrange: asks('faulty-line', 'gap'),
    act: presses(/print\("Pass"\)/),
  },
  {
    name: 'deck-faulty-line-right',
    audience: 'new',
    path,
    arrange: asks('faulty-line', 'gap'),
    act: presses(/marks == 40/),
  },
  { name: 'deck-shows', audience: 'new', path, arrange: asks('shows', 'gap', 'mends'), act: waitsForCard },
  {
    name: 'deck-shows-right',
    audience: 'new',
    path,
    arrange: asks('shows', 'gap', 'mends'),
    act: presses(/^55$/),
  },
  { name: 'deck-mends', audience: 'new', path, arrange: asks('mends'), act: waitsForCard },
  { name: 'deck-mends-wrong', audience: 'new', path, arrange: asks('mends'), act: presses(/=> 40/) },
  { name: 'deck-gap', audience: 'new', path, arrange: asks('gap'), act: waitsForCard },
  { name: 'deck-gap-wrong', audience: 'new', path, arrange: asks('gap'), act: presses(/^print$/) },
  { name: 'deck-not-sent', audience: 'new', path, arrange: canNotSend, act: presses(/^55$/) },
  { name: 'deck-kept', audience: 'new', path, arrange: hasNoConnection, act: answersOffline },
  { name: 'deck-loading', audience: 'new', path, arrange: neverAnswers('deck.lesson') },
  {
    name: 'today',
    audience: 'new',
    path: '/today',
    arrange: asksToday('gap', 'shows', 'mends'),
    act: waitsForCard,
  },
  { name: 'today-done', audience: 'new', path: '/today', arrange: asksToday() },
  { name: 'today-none', audience: 'new', path: '/today' },
  { name: 'today-failed', audience: 'new', path: '/today', arrange: fails('deck.today') },
  { name: 'today-loading', audience: 'new', path: '/today', arrange: neverAnswers('deck.today') },
];

function languageOf(headers: Headers): Language {
  return headers.get('accept-language')?.startsWith('ta') === true ? 'ta' : 'en';
}

/** Asks a card of each of these kinds, and grades the answers. */
function asks(...kinds: readonly DeckKind[]) {
  return ({ api }: Visit): void => {
    api.answer('deck.lesson', ({ headers }) => ({
      cards: kinds.map((kind) => deckSamples[kind].card(languageOf(headers))),
      answered: [],
    }));
    api.answer('deck.answer', ({ headers, params, body }) => {
      const language = languageOf(headers);
      const sample = Object.values(deckSamples).find(({ card }) => card(language).id === params['id']);
      if (sample === undefined) throw new Error(`There is no sample ${params['id']}`);
      const isRight = JSON.stringify(Object.values(body.answer)[0]) === JSON.stringify(sample.right);
      const text = isRight ? sample.explanation : sample.why;
      return { is_correct: isRight, explanation: `<p>${text[language]}</p>` };
    });
  };
}

/** Has these cards left of today's three. */
function asksToday(...kinds: readonly DeckKind[]) {
  return ({ api }: Visit): void =>
    api.answer('deck.today', ({ headers }) => ({
      cards: kinds.map((kind) => deckSamples[kind].card(languageOf(headers))),
      done: 3 - kinds.length,
      has_more: true,
    }));
}

async function canNotSend(visit: Visit): Promise<void> {
  asks('shows')(visit);
  await fails('deck.answer')(visit);
}

async function hasNoConnection(visit: Visit): Promise<void> {
  asks('shows', 'gap')(visit);
  await isOffline('deck.answer')(visit);
}

async function answersOffline({ page, t }: LearnerAtBrowser): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: '55' }).click();
  await page.getByText(t('deck_kept')).waitFor();
}

async function waitsForCard({ page }: LearnerAtBrowser): Promise<void> {
  await page.getByRole('main').getByRole('heading', { level: 2 }).waitFor();
}

async function placesTwo(child: LearnerAtBrowser): Promise<void> {
  await places([2, 3])(child);
}

/** Places these pieces of the sample. */
function places(order: readonly number[]) {
  return async ({ page, t }: LearnerAtBrowser): Promise<void> => {
    const pieces = deckSamples['order-lines'].card('en');
    const texts = pieces.kind === 'order-lines' ? pieces.pieces : [];
    const list = page.getByRole('list', { name: t('deck_pieces') });
    for (const piece of order)
      await list
        .getByRole('button')
        .filter({ hasText: texts[piece]?.trim() ?? '' })
        .first()
        .click();
  };
}

function checks(order: readonly number[]): Act {
  return async (child) => {
    await places(order)(child);
    await child.button('deck_check').click();
    await child.page.locator('[data-verdict]').waitFor();
  };
}

function presses(name: RegExp): Act {
  return async ({ page }) => {
    await page.getByRole('main').getByRole('button', { name }).first().click();
    await page.locator('[data-verdict], [role=alert]').first().waitFor();
  };
}
