import type { Bilingual } from '@python-learning/domain';

/** The result of one answer to a card. */
export type CardGrade = {
  isCorrect: boolean;
  /** Paragraphs of plain text, in the order in which they are read. */
  explanation: readonly Bilingual[];
};

type Kinds = Readonly<Record<string, { key: object; answer: unknown }>>;

/** For each kind of card, how an answer to it is graded. */
export type CardGraders<K extends Kinds> = {
  readonly [Kind in keyof K]: (key: K[Kind]['key'], answer: K[Kind]['answer']) => CardGrade;
};

/** Returns the grading of a registry of kinds: it grades an answer to a card of any of them. */
export function gradingBy<K extends Kinds>(graders: CardGraders<K>) {
  return <Kind extends keyof K>(
    card: { kind: Kind } & K[Kind]['key'],
    answer: K[Kind]['answer'],
  ): CardGrade => graders[card.kind](card, answer);
}
