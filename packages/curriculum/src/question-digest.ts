import { createHash } from 'node:crypto';
import type { MilestoneContent } from './content.ts';
import { type Fault, faultAt } from './fault.ts';
import type { QuestionContent } from './question-files.ts';

/** SHA-256 of what the cards of a question are made from: its file and its programs. They stay when it is retired. */
export function questionDigest({
  value,
  starter,
  solution,
  alternatives,
  mistakes,
  dataFiles,
}: QuestionContent): string {
  const programs = [starter, solution, ...alternatives, ...mistakes.map(({ program }) => program)];
  const { retired: _, ...asked } = value;
  const text = JSON.stringify([
    asked,
    programs.map(({ file, source }) => [file, source]),
    ...(dataFiles.length === 0 ? [] : [dataFiles]),
  ]);
  return createHash('sha256').update(text).digest('hex');
}

/** Finds cards that are older than the question that they were made from. A milestone may have no deck yet. */
export function findStaleDeck({ questions, deck }: Pick<MilestoneContent, 'questions' | 'deck'>): Fault[] {
  if (deck === null) return [];
  return questions
    .filter(hasCards)
    .filter((question) => deck.value[question.value.id]?.madeFrom !== questionDigest(question))
    .map(({ value: { id } }) => faultAt(deck, [id], `the cards of ${id} are not up to date: use --write`));
}

/** A task without one right output has no cards: its model program is an example of another child. */
export function hasCards({ contentKind }: Pick<QuestionContent, 'contentKind'>): boolean {
  return contentKind.checks.includes('cases');
}
