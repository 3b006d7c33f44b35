import type { DrawingStep, Point } from '@python-learning/domain';
import { penPoints, penTransform, rounded } from './pen-shapes.ts';

/** An SVG element as data, with the text or the elements in it. */
export type SvgShape = {
  tag: 'path' | 'circle' | 'polygon' | 'text' | 'tspan' | 'rect' | 'title' | 'g' | 'svg';
  attributes: Readonly<Record<string, string | number>>;
  content?: string | readonly SvgShape[];
};

/** Tk measures letters in points of 1/72 inch, the page in pixels of 1/96. */
export const pixelsPerPoint = 4 / 3;
/** Between two lines of a text, as a share of its letters. */
export const lineHeight = 1.25;
/** How far the letters stand above the bottom of their line. */
const descent = 0.25;

/** Returns what a step puts on the page; null for a step that only moves a pen or changes what is there. */
export function shapeOf(step: DrawingStep): SvgShape | null {
  switch (step.kind) {
    case 'line':
      return {
        tag: 'path',
        attributes: {
          d: pathOf(step.points),
          fill: 'none',
          stroke: step.colour,
          'stroke-width': step.width,
          'stroke-linecap': 'round',
          'stroke-linejoin': 'round',
        },
      };
    case 'fill':
      return {
        tag: 'path',
        attributes: { d: `${pathOf(step.points)}Z`, fill: step.colour, 'fill-rule': 'evenodd' },
      };
    case 'dot': {
      const [x, y] = step.at;
      return {
        tag: 'circle',
        attributes: { cx: rounded(x), cy: rounded(-y), r: rounded(step.size / 2), fill: step.colour },
      };
    }
    case 'text':
      return textShape(step);
    case 'stamp':
      return {
        tag: 'polygon',
        attributes: {
          points: penPoints(step.shape, step.stretch),
          transform: penTransform(step.at, step.heading),
          fill: step.inside,
          stroke: step.colour,
        },
      };
    default:
      return null;
  }
}

/**
 * Returns the element that shows a step, and others that look the same, once it has their `joinedPath`; that of any other step
 * is its shape.
 */
export function joinableShape(step: DrawingStep): SvgShape | null {
  if (step.kind !== 'dot') return shapeOf(step);
  return shapeOf({ ...step, kind: 'line', points: [step.at], width: step.size, heading: 0 });
}

/** Path data of lines and dots that look the same: a dot is a line without length. Empty for marks of other kinds. */
export function joinedPath(steps: readonly DrawingStep[]): string {
  return steps
    .map((step) =>
      step.kind === 'line' ? pathOf(step.points) : step.kind === 'dot' ? pathOf([step.at]) : '',
    )
    .join('');
}

/** Path data through these points. A single point is a line without length, which a round end makes a dot. */
export function pathOf(points: readonly Point[]): string {
  const [first, ...rest] = points.map(([x, y]) => `${rounded(x)} ${rounded(-y)}`);
  return `M${first ?? '0 0'}L${(rest.length > 0 ? rest : [first ?? '0 0']).join(' ')}`;
}

const anchors = { left: 'start', center: 'middle', right: 'end' } as const;

/** The bottom of the last line is at the place of the text. */
function textShape({
  at: [x, y],
  text,
  colour,
  size,
  align,
}: Extract<DrawingStep, { kind: 'text' }>): SvgShape {
  const letters = size * pixelsPerPoint;
  const lines = text.split('\n');
  return {
    tag: 'text',
    attributes: {
      'font-size': rounded(letters),
      style: 'white-space:pre',
      'font-family': 'Arial, Catamaran, sans-serif',
      'text-anchor': anchors[align],
      fill: colour,
    },
    content: lines.map((line, index) => ({
      tag: 'tspan',
      attributes: {
        x: rounded(x),
        y: rounded(-y - letters * (descent + (lines.length - 1 - index) * lineHeight)),
      },
      content: line,
    })),
  };
}

const svgNamespace = 'http://www.w3.org/2000/svg';

/** Makes the element of a shape. A text of the program stays text. */
export function toElement({ tag, attributes, content = [] }: SvgShape): SVGElement {
  const element = document.createElementNS(svgNamespace, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  element.append(...(typeof content === 'string' ? [content] : content.map(toElement)));
  return element;
}

/** Writes a shape as XML, with everything escaped that XML would read as its own. */
export function toMarkup({ tag, attributes, content = [] }: SvgShape): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeXml(String(value))}"`);
  const inside = typeof content === 'string' ? escapeXml(content) : content.map(toMarkup).join('');
  return `<${tag}${written.join('')}>${inside}</${tag}>`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Escapes a text for XML, and leaves out the characters that XML cannot hold. */
function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}
