import type { Language } from '@python-learning/domain';
import { type Box, boxStyle } from './box.ts';
import { rowHeight } from './card-size.ts';
import { classes, escapeHtml } from './html.ts';
import type { SideCard } from './side-card.ts';
import type { TimedRow } from './timeline.ts';
import { stageWords } from './words.ts';
import { columnsOf } from './wrap.ts';

/** Height of a row of the table, as a share of a row of the output. */
const rowShare = 1.15;

/**
 * The values after each line, or the positions of a list, as rows that appear while the voice speaks of them. A card of its own, so
 * that nobody takes it for what the program printed.
 */
export function tableCard(table: readonly TimedRow[], language: Language, ms: number): SideCard {
  return {
    heightIn: (width, fontPx) => heightOf(table, sizeIn(table, width, fontPx)),
    draw: (box, fontPx) => tableMarkup(table, box, sizeIn(table, box.width, fontPx), { language, ms }),
  };
}

function heightOf(table: readonly TimedRow[], fontPx: number): number {
  return table.length * rowHeight(fontPx) * rowShare + fontPx;
}

/** A wide table has smaller letters, so that none of its columns is cut. */
function sizeIn(table: readonly TimedRow[], width: number, fontPx: number): number {
  const places = Math.max(...table.map(({ cells }) => cells.length));
  const widths = Array.from({ length: places }, (_, place) =>
    Math.max(...table.map(({ cells }) => columnsOf(cells[place] ?? ''))),
  );
  const columns = widths.reduce((sum, own) => sum + own + 2.4, 1);
  return Math.max(11, Math.min(fontPx, Math.floor(width / (columns * 0.605))));
}

function tableMarkup(
  table: readonly TimedRow[],
  box: Box,
  fontPx: number,
  { language, ms }: { language: Language; ms: number },
): string {
  const rows = table.map(({ cells, startMs }, index) => {
    const tag = index === 0 ? 'th' : 'td';
    const names = classes({ row: true, here: isLast(table, index, ms), coming: startMs > ms });
    return `<tr data-key="row-${index}" class="${names}">${cells.map((cell) => `<${tag}>${escapeHtml(cell)}</${tag}>`).join('')}</tr>`;
  });
  return `<section class="panel table" data-key="table" style="${boxStyle(box)}"><div class="bar">${stageWords[language].values}</div><table style="font-size:${fontPx}px;line-height:${rowHeight(fontPx)}px">${rows.join('')}</table></section>`;
}

function isLast(table: readonly TimedRow[], index: number, ms: number): boolean {
  return index > 0 && table.findLastIndex(({ startMs }) => startMs <= ms) === index;
}
