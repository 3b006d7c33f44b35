import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Content, MilestoneContent } from '../src/content.ts';
import { type DeckFile, deckCardsSchema, type QuestionDeck } from '../src/deck.schema.ts';
import { hasCards, questionDigest } from '../src/question-digest.ts';
import type { QuestionContent } from '../src/question-files.ts';
import { staleEntries } from '../src/stale-entries.ts';
import type { Check } from './check.ts';
import { askedBy, makeDeck, taughtUpTo } from './deck/make-deck.ts';
import { sha256 } from './deck/seeded.ts';
import { inAllMilestones } from './in-all-milestones.ts';
import type { ProgramRunner } from './program-runner.ts';

export const deckCheck: Check = {
  promise: 'every card of the deck is proven by running its programs, and asks what its question says today',
  run: ({ content, programRunner }) =>
    inAllMilestones(content.milestones, async (milestone) =>
      staleEntries(deckFileOf(milestone), milestone.deck, await proveDeck(content, milestone, programRunner)),
    ),
};

/** The file of a milestone's deck, relative to the root. */
export function deckFileOf({ folder }: MilestoneContent): string {
  return `content/milestones/${folder}/deck.json`;
}

/**
 * Makes the cards of a milestone. Those of a question whose proof is recorded are taken as they are: the digest of the
 * proof is that of the cards, of everything they are made from and of the code that makes them.
 */
export async function proveDeck(
  content: Pick<Content, 'constructs'>,
  { milestone, questions, deck }: MilestoneContent,
  programRunner: ProgramRunner,
): Promise<DeckFile> {
  const taught = taughtUpTo(content, milestone.value.id);
  const known = new Set<string>();
  const proven: DeckFile = {};
  let before = sha256([...taught].join('\n'));
  for (const question of questions.filter(hasCards)) {
    const recorded = deck?.value[question.value.id];
    const entry =
      recorded !== undefined && recorded.proof === proofOf(question, recorded.cards, before)
        ? recorded
        : await madeNow(question, taught, known, before, programRunner);
    for (const card of Object.values(entry.cards)) known.add(askedBy(card));
    proven[question.value.id] = entry;
    before = entry.proof;
  }
  return proven;
}

async function madeNow(
  question: QuestionContent,
  taught: ReadonlySet<string>,
  known: Set<string>,
  before: string,
  programRunner: ProgramRunner,
): Promise<QuestionDeck> {
  // Parsed, so that the fields have the order in which they are read from the file.
  const cards = deckCardsSchema.parse(await makeDeck(question, taught, known, programRunner));
  return { madeFrom: questionDigest(question), proof: proofOf(question, cards, before), cards };
}

/** `before` is the proof of the question before this one, whose cards are not asked again. */
function proofOf(question: QuestionContent, cards: QuestionDeck['cards'], before: string): string {
  return sha256(JSON.stringify([makersDigest(), before, questionDigest(question), cards]));
}

let digest: string | null = null;

/** Digest of the code that makes the cards. */
function makersDigest(): string {
  digest ??= sha256(
    globSync('{deck,mutations}/*.ts', { cwd: import.meta.dirname })
      .toSorted()
      .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
      .join('\n'),
  );
  return digest;
}
