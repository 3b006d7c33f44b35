import { encode } from 'uqr';

/** White squares around the code, which readers need. */
const border = 4;

/** The QR code of a text: its dark squares as a path of SVG on a square of `size` units. */
export function qrCode(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { ecc: 'M', border });
  const rows = data.map((row, y) => rowPath(row, y));
  return { size, path: rows.join('') };
}

/** One rectangle for each run of dark squares. */
function rowPath(row: readonly boolean[], y: number): string {
  const squares = row.map((isDark) => (isDark ? '#' : ' ')).join('');
  return [...squares.matchAll(/#+/g)]
    .map(({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`)
    .join('');
}
