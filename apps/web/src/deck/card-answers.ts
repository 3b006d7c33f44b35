import type { SentAnswer } from '@python-learning/contract';
import type { CardKind, CardKinds, OptionLetter } from '@python-learning/domain';
import { readOption } from './multiple-choice/read-option.ts';

type Kinds = Readonly<Record<string, { answer: unknown; sent: object }>>;

/** For each kind of card, how its answers are read from a browser's storage, and sent. */
export type CardAnswers<K extends Kinds> = {
  readonly [Kind in keyof K]: {
    /** Returns null for what answers no card of this kind: a browser's storage cannot be trusted. */
    read: (stored: unknown) => K[Kind]['answer'] | null;
    bodyOf: (answer: K[Kind]['answer']) => K[Kind]['sent'];
  };
};

/** Returns the bodies of a registry of kinds: of an answer to a card of any of them. */
function bodiesBy<K extends Kinds>(answers: CardAnswers<K>) {
  return <Kind extends keyof K>({ kind }: { kind: Kind }, answer: K[Kind]['answer']): K[Kind]['sent'] =>
    answers[kind].bodyOf(answer);
}

type SentKinds = { [Kind in CardKind]: { answer: CardKinds[Kind]['answer']; sent: SentAnswer<Kind> } };

const option = {
  read: readOption,
  bodyOf: (letter: OptionLetter) => ({ selected_option: letter }),
};

/** Every kind of card. */
export const cardAnswers: CardAnswers<SentKinds> = {
  'multiple-choice': option,
  'order-lines': { read: readOrder, bodyOf: (order) => ({ order: [...order] }) },
  'faulty-line': { read: readLine, bodyOf: (line) => ({ line }) },
  shows: option,
  mends: option,
  gap: option,
};

function readOrder(value: unknown): number[] | null {
  return Array.isArray(value) && value.every((piece) => Number.isInteger(piece)) ? value : null;
}

function readLine(value: unknown): number | null {
  return typeof value === 'number' && Number.isInteger(value) ? value : null;
}

/** An answer to a card, as it is sent. */
export const bodyOf = bodiesBy(cardAnswers);
