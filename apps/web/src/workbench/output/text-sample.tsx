import { m } from '../../compiled-messages/messages.ts';
import { MarkedPieces } from './marked-pieces.tsx';
import type { Piece } from './visible-difference.ts';

type TextSampleProps = {
  label: string;
  pieces: readonly Piece[];
  /** True for a line, which is never long, beside the explanation. */
  isLine?: boolean;
};

/** A text with its spaces made visible. Screen readers read the text as it is. */
export function TextSample({ label, pieces, isLine = false }: TextSampleProps) {
  const text = pieces.map((piece) => piece.text).join('');
  return (
    <figure className={isLine ? 'grid grid-cols-1' : 'grid grid-cols-1 gap-1'}>
      <figcaption className={isLine ? 'text-reward-ink' : 'font-bold'}>{label}</figcaption>
      <pre
        translate="no"
        // A long output is scrolled with the keyboard.
        tabIndex={isLine ? undefined : 0}
        className={`${isLine ? '' : 'max-h-64 overflow-auto rounded-lg bg-sunken px-3 py-2 '}whitespace-pre-wrap break-words font-mono text-code [font-variant-ligatures:none]`}
      >
        <span className="sr-only">{text === '' ? m.practice_check_nothing() : text}</span>
        <span aria-hidden="true">
          {text === '' ? m.practice_check_nothing() : <MarkedPieces pieces={pieces} />}
        </span>
      </pre>
    </figure>
  );
}
