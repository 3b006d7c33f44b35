import { hasHiddenCharacters, type Piece, showHiddenCharacters } from './visible-difference.ts';

/** A text in which the parts that differ from another text are boxed, with their spaces and line ends visible. */
export function MarkedPieces({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ kind, text }, index) =>
    kind === 'same' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a piece is known by its place
      <span key={index}>{text}</span>
    ) : (
      <mark
        // biome-ignore lint/suspicious/noArrayIndexKey: a piece is known by its place
        key={index}
        className="rounded bg-reward px-0.5 font-bold text-on-reward underline outline-2 outline-on-reward"
      >
        {showHiddenCharacters(text)}
      </mark>
    ),
  );
}

/** True if a boxed part contains a space or a line end, which is then shown as a visible mark. */
export function hasMarkedGap(pieces: readonly Piece[]): boolean {
  return pieces.some(({ kind, text }) => kind === 'changed' && hasHiddenCharacters(text));
}
