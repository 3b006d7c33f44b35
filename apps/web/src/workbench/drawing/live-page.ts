import type { Drawing } from '@python-learning/domain';
import { areaOf } from './page-area.ts';
import { penPoints, penTransform } from './pen-shapes.ts';
import {
  isOnPage,
  type Moment,
  newestMark,
  type Pen,
  paintPlace,
  paperAfter,
  pensAt,
  type Replay,
} from './replay.ts';
import { shapeOf, toElement } from './shapes.ts';

/** The class of the newest mark, which is gold until the drawing is finished. */
const newestClass = 'newest-mark';

/**
 * A drawing as an SVG element that shows any moment of its replay. A mark is made when it is first shown; from then on only
 * the marks change that come or go.
 */
export class LivePage {
  readonly element: SVGElement;
  readonly #replay: Replay;
  /** The marks of the first steps, by step: those of steps that were never shown are missing. */
  readonly #marks: (SVGElement | null)[] = [];
  readonly #markLayer = toElement({ tag: 'g', attributes: {} });
  readonly #penLayer = toElement({ tag: 'g', attributes: {} });
  readonly #pens = new Map<number, SVGElement>();
  #shown: Moment = { count: 0, part: 0 };
  #newest: SVGElement | null = null;

  /** @param target a drawing to be copied, which is shown dashed under the other; null if there is none */
  constructor(drawing: Drawing, replay: Replay, target: Drawing | null = null) {
    const shown = target === null ? drawing : { ...target, steps: [...target.steps, ...drawing.steps] };
    const { left, top, width, height } = areaOf(shown);
    this.#replay = replay;
    this.element = toElement({ tag: 'svg', attributes: { viewBox: `${left} ${top} ${width} ${height}` } });
    this.element.setAttribute('aria-hidden', 'true');
    if (target !== null) this.element.append(targetLayer(target));
    this.element.append(this.#markLayer, this.#penLayer);
    this.show(this.#shown);
  }

  show(moment: Moment): void {
    const { count, part } = moment;
    const before = this.#shown;
    this.#shown = moment;
    this.#finishLine(before);
    for (const step of this.#changedSteps(before.count, count)) this.#showMark(step, count);
    if (part > 0) this.#beginLine(moment);
    this.#markNewest(moment);
    this.#showPens(moment);
    this.element.style.backgroundColor = paperAfter(this.#replay, count);
  }

  /** Shows the finished drawing as a picture, without its pens. */
  showFinished(): void {
    this.show({ count: this.#replay.steps.length, part: 0 });
    this.#pens.clear();
    this.#penLayer.replaceChildren();
  }

  /** The steps whose marks may come or go between two counts of steps. */
  *#changedSteps(from: number, to: number): Generator<number> {
    for (let index = Math.min(from, to); index < Math.max(from, to); index += 1) {
      const step = this.#replay.steps[index];
      if (step?.kind === 'erase') yield* step.steps;
      else yield index;
    }
  }

  #showMark(step: number, count: number): void {
    const isShown = isOnPage(this.#replay, step, count);
    const mark = isShown ? this.#markOf(step) : this.#marks[step];
    if (isShown) mark?.removeAttribute('display');
    else mark?.setAttribute('display', 'none');
  }

  /** Returns the mark of a step, made if it was never shown; null for a step without one. */
  #markOf(index: number): SVGElement | null {
    const made = this.#marks[index];
    if (made !== undefined) return made;
    const step = this.#replay.steps[index];
    const shape = step === undefined ? null : shapeOf(step);
    const mark = shape === null ? null : toElement(shape);
    this.#marks[index] = mark;
    if (step === undefined || mark === null) return mark;
    this.#markLayer.insertBefore(mark, this.#firstAbove(index));
    return mark;
  }

  /**
   * The lowest of the marks above a new one; null if it is the topmost. Marks are made in the order of their steps: only above
   * an area are there others, and none of them is older than its outline.
   */
  #firstAbove(index: number): SVGElement | null {
    const { steps } = this.#replay;
    const step = steps[index];
    if (step?.kind !== 'fill') return null;
    const place = paintPlace(step, index);
    let lowest: { place: number; mark: SVGElement } | null = null;
    for (let other = Math.ceil(place); other < index; other += 1) {
      const [mark, otherStep] = [this.#marks[other], steps[other]];
      if (mark === null || mark === undefined || otherStep === undefined) continue;
      const otherPlace = paintPlace(otherStep, other);
      if (otherPlace > place && otherPlace < (lowest?.place ?? Infinity))
        lowest = { place: otherPlace, mark };
    }
    return lowest?.mark ?? null;
  }

  /** Shows the beginning of a line that is being drawn. Other marks appear whole, when their step is done. */
  #beginLine({ count, part }: Moment): void {
    if (this.#replay.steps[count]?.kind !== 'line') return;
    const mark = this.#markOf(count);
    mark?.removeAttribute('display');
    mark?.setAttribute('pathLength', '1');
    mark?.setAttribute('stroke-dasharray', `${part} 2`);
  }

  #finishLine({ count, part }: Moment): void {
    const mark = part > 0 ? this.#marks[count] : null;
    mark?.removeAttribute('pathLength');
    mark?.removeAttribute('stroke-dasharray');
    if (this.#shown.count <= count) mark?.setAttribute('display', 'none');
  }

  #markNewest({ count, part }: Moment): void {
    const { steps } = this.#replay;
    const isLine = part > 0 && steps[count]?.kind === 'line';
    const step = isLine ? count : newestMark(this.#replay, count);
    const newest = step === null || count === steps.length ? null : this.#markOf(step);
    if (newest === this.#newest) return;
    this.#newest?.classList.remove(newestClass);
    this.#newest?.style.removeProperty('stroke-width');
    newest?.classList.add(newestClass);
    if (newest?.getAttribute('fill') === 'none') widen(newest);
    this.#newest = newest;
  }

  #showPens(moment: Moment): void {
    const pens = pensAt(this.#replay, moment);
    for (const [number, element] of this.#pens)
      if (!pens.has(number)) element.setAttribute('display', 'none');
    for (const [number, pen] of pens) showPen(this.#penOf(number), pen);
  }

  #penOf(number: number): SVGElement {
    const pen = this.#pens.get(number) ?? toElement({ tag: 'polygon', attributes: {} });
    if (!this.#pens.has(number)) this.#penLayer.append(pen);
    this.#pens.set(number, pen);
    return pen;
  }
}

/** Draws a line wider than it is, so that also a thin one is seen. */
function widen(line: SVGElement): void {
  line.style.setProperty('stroke-width', String(Number(line.getAttribute('stroke-width')) + 2));
}

/** All marks of a drawing; the styles of the page dash them. */
function targetLayer({ steps }: Drawing): SVGElement {
  const layer = toElement({ tag: 'g', attributes: { class: 'drawing-target' } });
  layer.append(...steps.map(shapeOf).flatMap((shape) => (shape === null ? [] : [toElement(shape)])));
  return layer;
}

function showPen(element: SVGElement, { at, heading, isShown, shape, colour, inside, stretch }: Pen): void {
  if (!isShown) {
    element.setAttribute('display', 'none');
    return;
  }
  element.removeAttribute('display');
  element.setAttribute('points', penPoints(shape, stretch));
  element.setAttribute('transform', penTransform(at, heading));
  element.setAttribute('fill', inside);
  element.setAttribute('stroke', colour);
}
