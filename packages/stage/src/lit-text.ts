import { escapeHtml } from './html.ts';

/** A range of text; `end` is exclusive. */
export type Range = { start: number; end: number };

/** Every occurrence of the pieces in the text. */
export function rangesOf(text: string, pieces: readonly string[]): Range[] {
  return pieces.flatMap((piece) => {
    const ranges: Range[] = [];
    for (let at = text.indexOf(piece); at >= 0; at = text.indexOf(piece, at + piece.length)) {
      ranges.push({ start: at, end: at + piece.length });
    }
    return ranges;
  });
}

/**
 * Renders the part `span` of `text`, split where the highlight begins or ends.
 * @param kind class name for the colour of the whole part
 */
export function litMarkup(text: string, span: Range, lit: readonly Range[], kind = ''): string {
  const borders = lit
    .flatMap(({ start, end }) => [start, end])
    .filter((at) => at > span.start && at < span.end);
  const cuts = [...new Set([span.start, ...borders, span.end])].toSorted((left, right) => left - right);
  return cuts
    .slice(0, -1)
    .map((start, index) => {
      const isLit = lit.some((range) => range.start <= start && start < range.end);
      const names = [kind, isLit ? 'mark' : ''].filter((name) => name !== '').join(' ');
      const piece = escapeHtml(text.slice(start, cuts[index + 1]));
      return names === '' ? piece : `<span class="${names}">${piece}</span>`;
    })
    .join('');
}
