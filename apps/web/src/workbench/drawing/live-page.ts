import type { Drawing, DrawingStep } from '@python-learning/domain';
import { type MarkGroup, markGroups } from './mark-groups.ts';
import { areaOf } from './page-area.ts';
import { penPoints, penTransform } from './pen-shapes.ts';
import {
  isOnPage,
  type Moment,
  newestMark,
  type Pen,
  paintPlace,
  paperAfter,
  paperColour,
  pensAt,
  type Replay,
} from './replay.ts';
import { joinableShape, joinedPath, shapeOf, toElement } from './shapes.ts';

/** The class of the newest mark, which is gold until the drawing is finished. */
const newestClass = 'newest-mark';

/**
 * A drawing as an SVG element that shows any moment of its replay. A group of marks is made when the first of them is shown;
 * from then on only the groups change whose marks come or go.
 */
export class LivePage {
  readonly element: SVGElement;
  readonly #replay: Replay;
  readonly #groups: readonly (MarkGroup | null)[];
  /** The elements of groups, by the first step of each: those that were never shown are missing. */
  readonly #marks: SVGElement[] = [];
  readonly #markLayer = toElement({ tag: 'g', attributes: {} });
  readonly #penLayer = toElement({ tag: 'g', attributes: {} });
  readonly #pens = new Map<number, SVGElement>();
  #shownCount = 0;
  #newest: { step: number; element: SVGElement } | null = null;

  /** @param target a drawing to be copied, which is shown dashed under the other; null if there is none */
  constructor(drawing: Drawing, replay: Replay, target: Drawing | null = null) {
    const shown = target === null ? drawing : { ...target, steps: [...target.steps, ...drawing.steps] };
    const { left, top, width, height } = areaOf(shown);
    this.#replay = replay;
    this.#groups = markGroups(replay.steps);
    this.element = toElement({ tag: 'svg', attributes: { viewBox: `${left} ${top} ${width} ${height}` } });
    this.element.setAttribute('aria-hidden', 'true');
    if (target !== null) this.element.append(targetLayer(target));
    this.element.append(this.#markLayer, this.#penLayer);
    this.show({ count: 0, part: 0 });
  }

  show(moment: Moment): void {
    const { count } = moment;
    for (const group of this.#changedGroups(this.#shownCount, count)) this.#showGroup(group, count);
    this.#shownCount = count;
    this.#showNewest(moment);
    this.#showPens(moment);
    const paper = paperAfter(this.#replay, count);
    // White paper is softer in the dark theme: its colour is that of the place where it lies.
    this.element.style.backgroundColor = paper === paperColour ? '' : paper;
  }

  /** Shows the finished drawing as a picture, without its pens. */
  showFinished(): void {
    this.show({ count: this.#replay.steps.length, part: 0 });
    this.#pens.clear();
    this.#penLayer.replaceChildren();
  }

  /** The groups whose marks may come or go between two counts of steps, by their first steps. */
  #changedGroups(from: number, to: number): Set<MarkGroup> {
    const changed = new Set<MarkGroup>();
    for (let index = Math.min(from, to); index < Math.max(from, to); index += 1) {
      const step = this.#replay.steps[index];
      for (const one of step?.kind === 'erase' ? step.steps : [index]) {
        const group = this.#groups[one] ?? null;
        if (group !== null) changed.add(group);
      }
    }
    return changed;
  }

  #showGroup(group: MarkGroup, count: number): void {
    const { steps } = this.#replay;
    const shown = group.steps.filter((step) => isOnPage(this.#replay, step, count));
    const mark = shown.length > 0 ? this.#markOf(group) : this.#marks[group.first];
    if (shown.length === 0) mark?.setAttribute('display', 'none');
    else mark?.removeAttribute('display');
    const path = joinedPath(shown.flatMap((step) => steps[step] ?? []));
    if (path !== '') mark?.setAttribute('d', path);
  }

  /** Returns the element of a group, made if it was never shown. */
  #markOf({ first }: MarkGroup): SVGElement | undefined {
    const made = this.#marks[first];
    const step = this.#replay.steps[first];
    const shape = made === undefined && step !== undefined ? joinableShape(step) : null;
    if (shape === null) return made;
    const mark = toElement(shape);
    this.#marks[first] = mark;
    this.#markLayer.insertBefore(mark, this.#lowestAbove(first));
    return mark;
  }

  /**
   * The lowest of the elements above a new one; null if it is the topmost. Groups are made in the order of their steps: only
   * above an area are there others, and none of them is older than its outline.
   */
  #lowestAbove(index: number): SVGElement | null {
    const { steps } = this.#replay;
    const step = steps[index];
    if (step?.kind !== 'fill') return null;
    const place = paintPlace(step, index);
    let lowest: { place: number; mark: SVGElement } | null = null;
    for (let other = Math.ceil(place); other < index; other += 1) {
      const [mark, otherStep] = [this.#marks[other], steps[other]];
      if (mark === undefined || otherStep === undefined) continue;
      const otherPlace = paintPlace(otherStep, other);
      if (otherPlace > place && otherPlace < (lowest?.place ?? Infinity))
        lowest = { place: otherPlace, mark };
    }
    return lowest?.mark ?? null;
  }

  /**
   * Shows the newest mark in gold over the others, and a line that is being drawn as far as it is drawn. Marks of other kinds
   * appear whole, when their step is done.
   */
  #showNewest({ count, part }: Moment): void {
    const { steps } = this.#replay;
    const isUnderWay = part > 0 && steps[count]?.kind === 'line';
    const newest = isUnderWay ? count : newestMark(this.#replay, count);
    const step = count === steps.length ? null : newest;
    if (step !== this.#newest?.step) this.#mark(step);
    if (isUnderWay) this.#newest?.element.setAttribute('stroke-dasharray', `${part} 2`);
    else this.#newest?.element.removeAttribute('stroke-dasharray');
  }

  /** Marks a step as the newest: a line or a dot has a copy in gold for it, other marks are gold themselves. */
  #mark(index: number | null): void {
    const { element: last } = this.#newest ?? {};
    last?.classList.remove(newestClass);
    if (last?.parentNode === this.element) last.remove();
    this.#newest = null;
    const step = index === null ? undefined : this.#replay.steps[index];
    if (index === null || step === undefined) return;
    const path = joinedPath([step]);
    const element = path === '' ? this.#marks[index] : newestLine(step, path);
    if (element === undefined) return;
    element.classList.add(newestClass);
    if (path !== '') this.#penLayer.before(element);
    this.#newest = { step: index, element };
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

/** A copy of a line or a dot that is seen over it: wider, so that also a thin one is seen. */
function newestLine(step: DrawingStep, path: string): SVGElement | undefined {
  const shape = joinableShape(step);
  if (shape === null) return undefined;
  const line = toElement(shape);
  line.setAttribute('d', path);
  line.setAttribute('pathLength', '1');
  line.setAttribute('stroke-width', String(Number(line.getAttribute('stroke-width')) + 2));
  return line;
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
