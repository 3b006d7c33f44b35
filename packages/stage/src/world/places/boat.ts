import { dot, moving, saidAtLeft, thread } from '../drawing.ts';
import { person } from '../people.ts';
import type { WorldState } from '../world-state.ts';

const strides = 4;

/** A fishing boat: each printed line takes it nearer to the lighthouse. An error that nobody catches tips it over. */
export function boat({ printed, hasEnded, hasFailed }: WorldState): string {
  const sailed = hasEnded && !hasFailed ? strides : Math.min(printed.length, strides - 1);
  const pose = hasFailed ? 'wonders' : hasEnded ? 'cheers' : 'stands';
  const crew = person('fisher', pose, 76, 60) + hull;
  const vessel = hasFailed ? `<g transform="rotate(-12 50 66)">${crew}</g>` : crew;
  const left = 98 + sailed * 20;
  const words = saidAtLeft(printed.at(-1) ?? '', { left, y: 4, most: 264 - left });
  return `${shore}${sky}${moving('boat', { x: sailed * 20 }, vessel)}${waves}${hasFailed ? '' : words}`;
}

const hull =
  thread('M44 60V12M44 16L10 50H44Z', 'paper') +
  thread('M4 56Q8 72 24 74H92Q112 72 122 52L4 56Z', 'rose') +
  thread('M10 62H114', 'fine');
const shore =
  thread('M262 76Q268 60 286 60H320V84H262Z', 'gold') +
  thread('M284 60L288 22H302L306 60Z', 'paper') +
  thread('M287 34H303L304 44H286Z', 'rose') +
  thread('M286 22H304V12H286ZM284 12L295 4L306 12', 'gold');
const sky =
  thread('M282 16L266 12M282 20L266 24', 'fine') +
  dot(20, 14, 6) +
  thread('M34 14Q40 8 46 14Q52 8 58 14', 'fine');
const waves =
  thread(
    'M0 72Q10 66 20 72T40 72T60 72T80 72T100 72T120 72T140 72T160 72T180 72T200 72T220 72T240 72T260 72',
    'water',
  ) +
  thread(
    'M6 80Q16 76 26 80T46 80T66 80T86 80T106 80T126 80T146 80T166 80T186 80T206 80T226 80T246 80',
    'water',
  );
