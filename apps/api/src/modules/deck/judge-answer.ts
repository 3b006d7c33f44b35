import type { CardResult, DeckAnswer } from '@python-learning/contract';
import type { Language } from '@python-learning/domain';
import { judgeCard } from '../cards/index.ts';
import type { DeckCard } from './scheduled-constructs.ts';

type Sent = DeckAnswer['answer'];

/** The result of an answer as it was sent; null where it is no possible answer to this card. */
export function judgeAnswer(card: DeckCard, sent: Sent, language: Language): CardResult | null {
  if (card.kind === 'order-lines') {
    const isPossible = 'order' in sent && arePlaced(sent.order, card.pieces.length);
    return isPossible ? judgeCard(card, sent.order, language) : null;
  }
  if (card.kind === 'faulty-line') {
    const isPossible = 'line' in sent && isShown(sent.line, card);
    return isPossible ? judgeCard(card, sent.line, language) : null;
  }
  const isPossible = 'selected_option' in sent && card.options[sent.selected_option] !== undefined;
  return isPossible ? judgeCard(card, sent.selected_option, language) : null;
}

/** True for different numbers of pieces of the card. */
function arePlaced(order: readonly number[], pieces: number): boolean {
  return new Set(order).size === order.length && order.every((piece) => piece < pieces);
}

function isShown(
  line: number,
  { firstLine, lines }: { firstLine: number; lines: readonly string[] },
): boolean {
  return line >= firstLine && line < firstLine + lines.length;
}
