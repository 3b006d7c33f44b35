import type { OrderLinesCard } from '@python-learning/contract';
import { useLayoutEffect, useRef } from 'react';
import { m } from '../../compiled-messages/messages.ts';
import { Button } from '../../ui/button.tsx';
import type { InFormProps } from '../deck.tsx';
import { CodeLine } from '../program/code-line.tsx';
import { Outputs } from '../program/outputs.tsx';
import { programFrame } from '../program/program-lines.tsx';
import { isSameOrder, type Order } from './order.ts';
import { PieceList } from './piece-list.tsx';
import { PlaceList } from './place-list.tsx';
import { useOrder } from './use-order.ts';

type OrderLinesProps = InFormProps<OrderLinesCard, Order>;

/**
 * Lines to be put in order. A pressed piece goes to the next place; pressed there, it comes back, and the arrow keys move
 * it. Check appears with the last piece.
 */
export function OrderLines({ card, labelledBy, chosen, isRight, isLocked, onSelect }: OrderLinesProps) {
  const { order, news, focusOn, place, takeBack, move } = useOrder(card, chosen);
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (focusOn === null) return;
    const part = frame.current?.querySelector<HTMLElement>(`[data-part="${focusOn.part}"]`);
    part?.focus({ preventScroll: true });
  }, [focusOn]);
  const isFull = order.length === card.places;
  const isChecked = isRight !== null && chosen !== null && isSameOrder(order, chosen);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset holds controls of a form
    <div ref={frame} role="group" aria-labelledby={labelledBy} className="grid grid-cols-1 gap-3">
      <Outputs example={card.example} />
      <div className={programFrame}>
        <GivenLines lines={card.before} />
        <PlaceList
          card={card}
          order={order}
          isRight={isChecked ? isRight : null}
          isLocked={isLocked}
          onTakeBack={takeBack}
          onMove={move}
        />
        <GivenLines lines={card.after} />
      </div>
      <PieceList card={card} order={order} isLocked={isLocked || isFull} onPlace={place} />
      {isFull && !isChecked && (
        <div className="sticky bottom-0 z-10 bg-ground py-2">
          <Button data-part="check" busy={isLocked} className="w-full" onClick={() => onSelect(order)}>
            {m.deck_check()}
          </Button>
        </div>
      )}
      <p role="status" className="sr-only">
        {news}
      </p>
    </div>
  );
}

/** The lines of the program that are not to be ordered. */
function GivenLines({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <ul aria-label={m.deck_given_lines()}>
      {lines.map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place
        <li key={index} className="px-3 py-0.5 max-sm:px-3">
          <CodeLine text={text} />
        </li>
      ))}
    </ul>
  );
}
