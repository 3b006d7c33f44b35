import type { TextSize } from './fit.ts';
import { classes, escapeHtml } from './html.ts';
import type { TimedRow } from './timeline.ts';

/**
 * Renders the values after each line, or the positions of a list, as rows that appear while the voice speaks of them.
 */
export function tableMarkup(table: readonly TimedRow[], ms: number): string {
  if (table.length === 0) return '';
  const rows = table.map(({ cells, startMs }, index) => {
    const tag = index === 0 ? 'th' : 'td';
    const names = classes({ row: true, here: isLast(table, index, ms) });
    const visible = startMs <= ms ? '' : ' style="visibility:hidden"';
    return `<tr class="${names}"${visible}>${cells.map((cell) => `<${tag}>${escapeHtml(cell)}</${tag}>`).join('')}</tr>`;
  });
  return `<table>${rows.join('')}</table>`;
}

/** Size of a table below an output, in rows and columns of the output. */
export function sizeOfTable(table: readonly TimedRow[]): TextSize {
  if (table.length === 0) return { rows: 0, columns: 0 };
  const places = Math.max(...table.map(({ cells }) => cells.length));
  const widths = Array.from({ length: places }, (_, place) =>
    Math.max(...table.map(({ cells }) => cells[place]?.length ?? 0)),
  );
  const columns = widths.reduce((sum, width) => sum + width + 2.4, 0);
  return { rows: table.length * 1.25 + 0.8, columns };
}

function isLast(table: readonly TimedRow[], index: number, ms: number): boolean {
  return index > 0 && table.findLastIndex(({ startMs }) => startMs <= ms) === index;
}
