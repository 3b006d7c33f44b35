import type { Drawing } from '@python-learning/domain';
import { areaOf } from './page-area.ts';
import { isOnPage, paintOrder, paperAfter, replayOf } from './replay.ts';
import { type SvgShape, shapeOf, toElement, toMarkup } from './shapes.ts';

/**
 * Returns a finished drawing as a standalone SVG document. A browser draws it with the letters that it has: a document
 * loads nothing.
 * @param title its name for those who do not see it
 */
export function toSvgFile(drawing: Drawing, title: string): string {
  const { left, top, width, height } = areaOf(drawing);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${left} ${top} ${width} ${height}">`,
    toMarkup({ tag: 'title', attributes: {}, content: title }),
    ...shapesOf(drawing).map(toMarkup),
    '</svg>\n',
  ].join('\n');
}

/** Returns a finished drawing as an element to put into another SVG, which it fills as far as its sides allow. */
export function toSvgElement(drawing: Drawing): SVGElement {
  const { left, top, width, height } = areaOf(drawing);
  return toElement({
    tag: 'svg',
    attributes: { viewBox: `${left} ${top} ${width} ${height}` },
    content: shapesOf(drawing),
  });
}

/** The paper of a finished drawing, and what is on it from below. */
function shapesOf(drawing: Drawing): SvgShape[] {
  const { left, top, width, height } = areaOf(drawing);
  const replay = replayOf(drawing);
  const count = drawing.steps.length;
  const paper: SvgShape = {
    tag: 'rect',
    attributes: { x: left, y: top, width, height, fill: paperAfter(replay, count) },
  };
  const marks = paintOrder(drawing.steps)
    .filter((step) => isOnPage(replay, step, count))
    .flatMap((index) => {
      const step = drawing.steps[index];
      return step === undefined ? [] : (shapeOf(step) ?? []);
    });
  return [paper, ...marks];
}
