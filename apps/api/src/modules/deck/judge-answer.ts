import type { CardResult, DeckAnswer } from '@python-learning/contract';
import type { CourseCard } from '@python-learning/curriculum';
import type { CardAnswer, DeckKind, Language, OptionLetter } from '@python-learning/domain';
import { judgeCard } from '../cards/index.ts';

type Sent = DeckAnswer['answer'];

type AnswerReaders = {
  readonly [Kind in DeckKind]: (sent: Sent, card: CourseCard<Kind>) => CardAnswer<Kind> | null;
};

/** For each kind of card, its answer in what was sent; null for what is no possible answer to the card. */
const readers: AnswerReaders = {
  'order-lines': readOrder,
  'faulty-line': readLine,
  shows: readOption,
  mends: readOption,
  gap: readOption,
};

/** The result of an answer as it was sent; null where it is no possible answer to this card. */
export function judgeAnswer<Kind extends DeckKind>(
  card: { kind: Kind } & CourseCard<Kind>,
  sent: Sent,
  language: Language,
): CardResult | null {
  const answer = readers[card.kind](sent, card);
  return answer === null ? null : judgeCard(card, answer, language);
}

/** Different numbers of pieces of the card. */
function readOrder(sent: Sent, { pieces }: CourseCard<'order-lines'>): readonly number[] | null {
  if (!('order' in sent)) return null;
  const { order } = sent;
  const isPossible = new Set(order).size === order.length && order.every((piece) => piece < pieces.length);
  return isPossible ? order : null;
}

/** The number of a line that the card shows. */
function readLine(sent: Sent, { firstLine, lines }: CourseCard<'faulty-line'>): number | null {
  if (!('line' in sent)) return null;
  return sent.line >= firstLine && sent.line < firstLine + lines.length ? sent.line : null;
}

/** An option that the card has. */
function readOption(sent: Sent, { options }: CourseCard<'shows' | 'mends' | 'gap'>): OptionLetter | null {
  if (!('selected_option' in sent)) return null;
  return options[sent.selected_option] === undefined ? null : sent.selected_option;
}
