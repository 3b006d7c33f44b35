import type { OrderLinesCard } from '@python-learning/contract';
import { useState } from 'react';
import { m } from '../../compiled-messages/messages.ts';
import { nextFree, type Order, withMoved, withoutPiece, withPiece } from './order.ts';

/** An order that the learner makes, what there is to say of the last change, and which part takes the focus after it. */
type Made = { order: Order; news: string; focusOn: { part: string } | null };

/** The order of a card, and the ways to change it. It begins with the chosen one. */
export function useOrder({ pieces, places }: OrderLinesCard, chosen: Order | null) {
  const [made, setMade] = useState<Made>({ order: chosen ?? [], news: '', focusOn: null });
  const textOf = (piece: number) => pieces[piece]?.trim() ?? '';
  const sayPlace = (order: Order, piece: number) =>
    m.deck_placed({ text: textOf(piece), number: order.indexOf(piece) + 1 });

  const place = (piece: number) => {
    const order = withPiece(made.order, piece);
    const free = order.length === places ? null : nextFree(order, pieces.length, piece);
    const focusOn = { part: free === null ? 'check' : pieceId(free) };
    setMade({ order, news: sayPlace(order, piece), focusOn });
  };
  const takeBack = (piece: number) => {
    const order = withoutPiece(made.order, piece);
    setMade({ order, news: m.deck_taken_back({ text: textOf(piece) }), focusOn: { part: pieceId(piece) } });
  };
  const move = (piece: number, by: -1 | 1) => {
    const order = withMoved(made.order, piece, by);
    setMade({ order, news: sayPlace(order, piece), focusOn: { part: placedId(piece) } });
  };
  return { ...made, place, takeBack, move };
}

/** Names a piece among those to choose from. */
export function pieceId(piece: number): string {
  return `piece-${piece}`;
}

/** Names a piece in its place. */
export function placedId(piece: number): string {
  return `placed-${piece}`;
}
