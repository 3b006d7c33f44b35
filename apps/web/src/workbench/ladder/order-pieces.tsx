import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { m } from '../../compiled-messages/messages.ts';
import { Button } from '../../ui/button.tsx';

type OrderPiecesProps = {
  pieces: readonly string[];
  /** Called with the program that was built. */
  onBuilt: (code: string) => void;
};

/** The pieces of a program. A pressed one goes to the next place of the program; there, a press takes it back. */
export function OrderPieces({ pieces, onBuilt }: OrderPiecesProps) {
  const [placed, setPlaced] = useState<readonly number[]>([]);
  const frame = useRef<HTMLDivElement>(null);
  const left = pieces.map((_, piece) => piece).filter((piece) => !placed.includes(piece));
  /** The pressed button is in another place afterwards: the focus goes to `next`. */
  const change = (now: readonly number[], next: number | 'built') => {
    flushSync(() => setPlaced(now));
    frame.current?.querySelector<HTMLElement>(`[data-piece="${next}"]`)?.focus();
  };
  const place = (piece: number) => {
    const others = without(left, piece);
    change([...placed, piece], others.find((one) => one > piece) ?? others.at(-1) ?? 'built');
  };
  const takeBack = (piece: number) => change(without(placed, piece), piece);
  return (
    <div ref={frame} className="grid grid-cols-1 gap-3">
      <p>{m.practice_pieces_ask()}</p>
      <ol
        aria-label={m.practice_your_code()}
        className="grid grid-cols-1 gap-1 rounded-xl border-2 border-edge p-2"
      >
        {placed.map((piece) => (
          <li key={piece}>
            <Piece number={piece} text={pieces[piece]} look="border-line bg-action-soft" onPress={takeBack} />
          </li>
        ))}
        {left.length > 0 && (
          <li aria-hidden="true" className="min-h-12 rounded-lg border-2 border-dashed border-action" />
        )}
      </ol>
      <p role="status" className="sr-only">
        {placed.length > 0 && m.practice_pieces_placed({ count: placed.length })}
      </p>
      <ul className="grid grid-cols-1 gap-2">
        {left.map((piece) => (
          <li key={piece}>
            <Piece number={piece} text={pieces[piece]} look="border-edge bg-surface" onPress={place} />
          </li>
        ))}
      </ul>
      {placed.length > 0 && (
        <Button
          data-piece="built"
          className="justify-self-start"
          onClick={() => onBuilt(`${placed.map((piece) => pieces[piece]).join('\n')}\n`)}
        >
          {m.practice_pieces_run()}
        </Button>
      )}
    </div>
  );
}

type PieceProps = {
  number: number;
  text: string | undefined;
  look: string;
  onPress: (piece: number) => void;
};

function Piece({ number, text, look, onPress }: PieceProps) {
  return (
    <button
      type="button"
      data-piece={number}
      onClick={() => onPress(number)}
      className={`min-h-12 w-full rounded-lg border-2 px-3 py-1.5 text-start font-mono break-words whitespace-pre-wrap text-ink ${look}`}
    >
      {text}
    </button>
  );
}

function without(pieces: readonly number[], piece: number): number[] {
  return pieces.filter((one) => one !== piece);
}
