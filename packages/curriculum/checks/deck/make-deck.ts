import type { DeckKind } from '@python-learning/domain';
import type { Card } from '../../src/cards.schema.ts';
import type { Content } from '../../src/content.ts';
import type { QuestionDeck } from '../../src/deck.schema.ts';
import type { QuestionContent } from '../../src/question-files.ts';
import { findConstructs } from '../constructs/find-constructs.ts';
import { memoize } from '../memoize.ts';
import type { ProgramRunner } from '../program-runner.ts';
import { type BaseProgram, basePrograms } from './base-program.ts';
import { cardLimits } from './card-limits.ts';
import type { CardMaterial, Maker } from './card-material.ts';
import { createCardRuns } from './card-runs.ts';
import { makeFaultyLines } from './faulty-line.ts';
import { makeGaps } from './gap.ts';
import { makeMends } from './mends.ts';
import { makeOrderLines } from './order-lines.ts';
import { makeShows } from './shows.ts';

type Makers = { readonly [Kind in DeckKind]: { make: Maker<Kind>; most: number } };

/** How the cards of each kind are made, and how many of them a question has at most. */
const makers: Makers = {
  'order-lines': { make: makeOrderLines, most: 2 },
  'faulty-line': { make: makeFaultyLines, most: 2 },
  shows: { make: makeShows, most: 2 },
  mends: { make: makeMends, most: 2 },
  gap: { make: makeGaps, most: 2 },
};

/** The constructs that are taught up to a milestone. */
export function taughtUpTo({ constructs }: Pick<Content, 'constructs'>, milestoneId: string): Set<string> {
  const list = constructs?.value ?? [];
  const last = list.findIndex(({ milestone }) => milestone === milestoneId);
  return new Set(list.slice(0, last + 1).flatMap(({ teaches }) => teaches.map(({ id }) => id)));
}

/**
 * Makes the cards of a question, by id. Each is proven by running its programs.
 * @param taught the constructs that they may have
 * @param known what cards of the milestone ask already; what these ask is added
 */
export async function makeDeck(
  question: QuestionContent,
  taught: ReadonlySet<string>,
  known: Set<string>,
  programRunner: ProgramRunner,
): Promise<QuestionDeck['cards']> {
  const material = await materialOf(question, taught, programRunner);
  const cards: QuestionDeck['cards'] = {};
  for (const [kind, { make, most }] of Object.entries(makers)) {
    let count = 0;
    for await (const card of make(material)) {
      if (isTooLarge(card) || known.has(askedBy(card))) continue;
      known.add(askedBy(card));
      count += 1;
      cards[`${question.value.id}-${kind}-${count}`] = card;
      if (count === most) break;
    }
  }
  return cards;
}

/** What a card asks, so that no milestone asks it twice. */
export function askedBy(card: Card<DeckKind>): string {
  if ('lines' in card) return JSON.stringify([card.kind, card.lines]);
  return JSON.stringify([card.before, 'pieces' in card ? card.pieces : card.options, card.after]);
}

function isTooLarge(card: Card<DeckKind>): boolean {
  return Buffer.byteLength(JSON.stringify(card)) > cardLimits.bytes;
}

async function materialOf(
  question: QuestionContent,
  taught: ReadonlySet<string>,
  programRunner: ProgramRunner,
): Promise<CardMaterial> {
  const runs = createCardRuns(question, programRunner);
  const found = new Map<string, Promise<readonly string[] | null>>();
  const constructsOf = (lines: readonly string[]) =>
    memoize(found, lines.join('\n'), async () => {
      const [constructs = null] = await findConstructs([lines.join('\n')], programRunner);
      return constructs === null ? null : Object.keys(constructs);
    });
  const isTaught = async (lines: readonly string[]) =>
    ((await constructsOf(lines)) ?? []).every((one) => taught.has(one) || one === misspelt);
  const [readable, right]: [BaseProgram[], BaseProgram[]] = [[], []];
  for (const base of basePrograms(question)) {
    if (isRandom(base) || (await constructsOf(base.lines)) === null || !(await isTaught(base.lines)))
      continue;
    readable.push(base);
    if (await runs.passes(base.lines)) right.push(base);
  }
  return { seed: question.value.id, right, readable, runs, constructsOf, isTaught };
}

/** A call of what is no function of Python: that of a misspelt name is no construct that has to be taught. */
const misspelt = 'f(x)';

/** Whether a program may show something else when it runs again. */
function isRandom({ lines }: BaseProgram): boolean {
  return lines.some((line) => /\b(?:random|time|set)\b/u.test(line));
}
