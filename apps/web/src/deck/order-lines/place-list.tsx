import type { OrderLinesCard } from '@python-learning/contract';
import { type KeyboardEvent, useId } from 'react';
import { m } from '../../compiled-messages/messages.ts';
import { classNames } from '../../ui/class-names.ts';
import { CodeLine } from '../program/code-line.tsx';
import type { Order } from './order.ts';
import { placedId } from './use-order.ts';

type PlaceListProps = {
  card: OrderLinesCard;
  order: Order;
  /** Whether this order was right; null before it was checked. */
  isRight: boolean | null;
  isLocked: boolean;
  onTakeBack: (piece: number) => void;
  onMove: (piece: number, by: -1 | 1) => void;
};

const steps: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };

/** The places of a program, with the pieces that are in them. */
export function PlaceList({ card, order, isRight, isLocked, onTakeBack, onMove }: PlaceListProps) {
  const helpId = useId();
  const move = (event: KeyboardEvent, piece: number) => {
    const by = steps[event.key];
    if (by === undefined || isLocked) return;
    event.preventDefault();
    onMove(piece, by);
  };
  return (
    <>
      <ol aria-label={m.deck_places()} className="grid grid-cols-1 gap-1 px-1 py-0.5">
        {order.map((piece) => (
          <li key={piece} className="grid grid-cols-1">
            <button
              type="button"
              data-part={placedId(piece)}
              aria-describedby={helpId}
              aria-disabled={isLocked}
              onClick={isLocked ? undefined : () => onTakeBack(piece)}
              onKeyDown={(event) => move(event, piece)}
              className={classNames(
                'flex min-h-11 w-full min-w-0 items-center rounded-lg border-2 px-1.5 text-start',
                lookOf(isRight),
              )}
            >
              <CodeLine text={card.pieces[piece] ?? ''} hasIndentShown />
            </button>
          </li>
        ))}
        {Array.from({ length: card.places - order.length }, (_, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a place is its position
            key={`empty-${index}`}
            className={classNames(
              'min-h-11 rounded-lg border-2 border-dashed',
              index === 0 ? 'border-action' : 'border-line',
            )}
          >
            <span className="sr-only">{m.deck_place_empty()}</span>
          </li>
        ))}
      </ol>
      <p id={helpId} hidden>
        {m.deck_placed_help()}
      </p>
    </>
  );
}

function lookOf(isRight: boolean | null): string {
  if (isRight === null) return 'border-transparent bg-action-soft';
  return isRight ? 'border-success bg-success-soft' : 'border-reward bg-reward-soft';
}
