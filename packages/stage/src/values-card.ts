import type { Language, Trace } from '@python-learning/domain';
import { boxStyle } from './box.ts';
import type { SideCard } from './side-card.ts';
import { flightMs, flightsMarkup } from './values/flights-markup.ts';
import { type Detail, details } from './values/picture.ts';
import { valuesMarkup } from './values/values-markup.ts';
import { type PictureSize, pictureHeight, pictureSizes } from './values/values-size.ts';
import { stageWords } from './words.ts';

/** The values of a program that are shown. `traced` is the index of the step of the trace; null before the first. */
export type ShownProgram = { code: string; trace: Trace; traced: number | null };

/** Space beside the picture and above it, as in `stage.css`, in CSS pixels. */
const padPx = { x: 8, y: 4 };
/** What the rounding of browsers adds to the height of a picture, in CSS pixels. */
const roundingPx = 4;

/**
 * The names of the program with their values. The card is as high as its largest picture, so that nothing moves while the program runs. Where
 * it does not fit, objects are written as text.
 */
export function valuesCard(shown: ShownProgram, language: Language, detail: Detail = 'all'): SideCard {
  const less = details[details.indexOf(detail) + 1];
  return {
    smaller: less === undefined ? null : valuesCard(shown, language, less),
    heightIn: (width, fontPx) => {
      const roomEm = (width - 2 * padPx.x - 4) / fontPx;
      const heights = sizesOf(shown, detail).map((size) => pictureHeight(size, roomEm));
      return Math.max(...heights) * fontPx + 2 * padPx.y + roundingPx;
    },
    draw: (box, fontPx) => {
      const picture = pictureMarkup(shown, language, detail);
      return `<section class="panel names" data-key="values" style="${boxStyle(box)}"><div class="bar">${stageWords[language].values}</div><div class="values" style="font-size:${fontPx}px">${picture}</div></section>`;
    },
  };
}

const sizesOfTraces = new WeakMap<Trace, Map<Detail, readonly PictureSize[]>>();

function sizesOf({ code, trace }: ShownProgram, detail: Detail): readonly PictureSize[] {
  const known = sizesOfTraces.get(trace) ?? new Map<Detail, readonly PictureSize[]>();
  sizesOfTraces.set(trace, known);
  const sizes = known.get(detail) ?? pictureSizes({ code, trace }, detail);
  known.set(detail, sizes);
  return sizes;
}

function pictureMarkup({ code, trace, traced }: ShownProgram, language: Language, detail: Detail): string {
  return kept(pictures, trace, `${language} ${traced} ${detail}`, () =>
    valuesMarkup({ seen: { code, trace }, index: traced ?? 0, language, detail }),
  );
}

/** Share of the time of a step that its values may be on the way. */
const flightShare = 0.7;

/** Returns how long values are on the way when they stand for `standMs`, in milliseconds. */
export function flightLength(standMs: number): number {
  return Math.round(Math.min(flightMs, standMs * flightShare));
}

/** The values that move into the boxes, over all cards. All frames of a step have them, and the page moves them. */
export function flyingValues({ code, trace, traced }: ShownProgram, lengthMs: number): string {
  if (traced === null || lengthMs === 0) return '';
  return kept(flights, trace, `${lengthMs} ${traced}`, () =>
    flightsMarkup({ code, trace }, traced, lengthMs),
  );
}

type Kept = WeakMap<Trace, { name: string; markup: string }>;

/** The last markup of each trace: it stays for many frames. */
const pictures: Kept = new WeakMap();
const flights: Kept = new WeakMap();

function kept(memory: Kept, trace: Trace, name: string, render: () => string): string {
  const known = memory.get(trace);
  if (known?.name === name) return known.markup;
  const markup = render();
  memory.set(trace, { name, markup });
  return markup;
}
