import type { Language } from '@python-learning/domain';
import { type Box, boxStyle } from './box.ts';
import { letterEm, rowHeight } from './card-size.ts';
import { classes, escapeHtml } from './html.ts';
import type { SideCard } from './side-card.ts';
import type { TimedRow } from './timeline.ts';
import { stageWords } from './words.ts';
import { columnsOf } from './wrap.ts';

/** A table has no smaller letters, in CSS pixels. */
const smallestPx = 13;

/**
 * The values after each line, or the positions of a list, as rows that appear while the voice speaks of them. A card of its own, so
 * that nobody takes it for what the program printed.
 */
export function tableCard(table: readonly TimedRow[], language: Language, ms: number): SideCard {
  return {
    smaller: null,
    heightIn: (width, fontPx) => {
      const size = sizeIn(table, width, fontPx);
      return size < smallestPx ? Number.POSITIVE_INFINITY : table.length * tableRow(size) + 0.6 * size;
    },
    draw: (box, fontPx) => {
      const size = Math.max(smallestPx, sizeIn(table, box.width, fontPx));
      return tableMarkup(table, box, size, { language, ms });
    },
  };
}

function tableRow(fontPx: number): number {
  return rowHeight(fontPx) + 2;
}

/** Space beside the cells of a column, in columns of text. */
const besideCell = 2.4;

/** A wide table has smaller letters, so that none of its columns is cut. */
function sizeIn(table: readonly TimedRow[], width: number, fontPx: number): number {
  const places = Math.max(...table.map(({ cells }) => cells.length));
  const widths = Array.from({ length: places }, (_, place) =>
    Math.max(...table.map(({ cells }) => columnsOf(cells[place] ?? ''))),
  );
  const columns = widths.reduce((sum, own) => sum + own + besideCell, 0.5);
  return Math.min(fontPx, Math.floor(width / (columns * letterEm)));
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
