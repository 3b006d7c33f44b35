import type { Drawing } from '@python-learning/domain';
import { areaOf } from './page-area.ts';
import { isOnPage, paintOrder, paperAfter, replayOf } from './replay.ts';
import { type SvgShape, shapeOf, toMarkup } from './shapes.ts';

/**
 * Returns a finished drawing as a standalone SVG document. A browser draws it with the letters that it has: a document
 * loads nothing.
 * @param title its name for those who do not see it
 */
export function toSvgFile(drawing: Drawing, title: string): string {
  const { left, top, width, height } = areaOf(drawing);
  const replay = replayOf(drawing);
  const count = drawing.steps.length;
  const paper: SvgShape = {
    tag: 'rect',
    attributes: { x: left, y: top, width, height, fill: paperAfter(replay, count) },
  };
  const shapes = paintOrder(drawing.steps)
    .filter((step) => isOnPage(replay, step, count))
    .flatMap((index) => {
      const step = drawing.steps[index];
      return step === undefined ? [] : (shapeOf(step) ?? []);
    });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${left} ${top} ${width} ${height}">`,
    toMarkup({ tag: 'title', attributes: {}, content: title }),
    ...[paper, ...shapes].map(toMarkup),
    '</svg>\n',
  ].join('\n');
}
