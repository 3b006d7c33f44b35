import type { OrderLinesCard } from '@python-learning/contract';
import { m } from '../../compiled-messages/messages.ts';
import { classNames } from '../../ui/class-names.ts';
import { CodeLine } from '../program/code-line.tsx';
import { phoneWide } from '../program/program-lines.tsx';
import type { Order } from './order.ts';
import { pieceId } from './use-order.ts';

type PieceListProps = {
  card: OrderLinesCard;
  order: Order;
  /** True while no piece can be placed. */
  isLocked: boolean;
  onPlace: (piece: number) => void;
};

/** The pieces that are not placed. */
export function PieceList({ card, order, isLocked, onPlace }: PieceListProps) {
  return (
    <ul aria-label={m.deck_pieces()} className={classNames(phoneWide, 'grid grid-cols-1 gap-1.5')}>
      {card.pieces.map((text, piece) =>
        order.includes(piece) ? null : (
          <li key={pieceId(piece)} className="grid grid-cols-1">
            <button
              type="button"
              data-part={pieceId(piece)}
              aria-disabled={isLocked}
              onClick={isLocked ? undefined : () => onPlace(piece)}
              className={classNames(
                'flex min-h-12 w-full min-w-0 items-center rounded-xl border-2 px-2.5 text-start',
                isLocked ? 'border-line text-muted' : 'border-edge bg-surface hover:border-action',
              )}
            >
              <CodeLine text={text} hasIndentShown />
            </button>
          </li>
        ),
      )}
    </ul>
  );
}
