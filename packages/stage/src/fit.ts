import type { Box } from './box.ts';
import {
  borderPx,
  brokenRows,
  codeHeight,
  type LetterSizes,
  letterSizesOf,
  type Measures,
  measuresOf,
  outputHeight,
  outputSizes,
  rowHeight,
  type WantedOutput,
} from './card-size.ts';
import type { Look } from './look.ts';
import { type SideCard, shrunk } from './side-card.ts';
import { worldHeight, worldHeights } from './world/world-card.ts';

/** What the cards of a scene show at its end. */
export type Wanted = {
  /** The whole program. */
  code: string;
  output: WantedOutput;
  sides: readonly SideCard[];
  hasWorld: boolean;
};

/** Where the cards are, and the size of their letters. */
export type Layout = {
  measures: Measures;
  code: Box;
  output: Box;
  /** In the order of the side cards; none where they leave no room for the words of the error coach. */
  sides: readonly Box[];
  /** How often the side cards are replaced by smaller ones. */
  sidesShrunk: number;
  /** Null when the scene has no picture of the world, or its program leaves it no room. */
  world: Box | null;
  /** Size of the letters of the program. */
  codePx: number;
  /** Size of the letters of the output and of the side cards. */
  outputPx: number;
};

/**
 * Places the cards below one another or side by side, whichever allows larger letters. The letters are as large as the room allows
 * for the end of the scene, so that nothing moves when output appears. Lines are broken where they would otherwise be too small, and side
 * cards have less in them where nothing fits. Letters of the program are at most `mostPx` high, in CSS pixels.
 */
export function layoutOf(wanted: Wanted, look: Look, mostPx = Number.POSITIVE_INFINITY): Layout {
  const sizes = letterSizesOf(look);
  const letters = { ...sizes, largest: Math.min(sizes.largest, mostPx) };
  const frame = { desk: deskOf(look), measures: measuresOf(look), letters, look, worldPx: 0 };
  const without = { ...wanted, hasWorld: false };
  const best = bestOf(without, frame);
  for (const worldPx of wanted.hasWorld ? worldHeights(look.room) : []) {
    const withWorld = bestOf(wanted, { ...frame, worldPx });
    const isLarge = withWorld.codePx >= Math.min(letters.comfortable, best.codePx) - worthPx;
    if (withWorld.fits && isLarge) return placed(withWorld, wanted, { ...frame, worldPx });
  }
  if (best.fits) return placed(best, without, frame);
  if (wanted.sides.some(({ smaller }) => smaller !== null)) {
    const layout = layoutOf({ ...wanted, sides: wanted.sides.map((side) => shrunk(side, 1)) }, look, mostPx);
    return { ...layout, sidesShrunk: layout.sidesShrunk + 1 };
  }
  if (!wanted.output.error?.coach) return placed(best, without, frame);
  const alone = { ...without, sides: [] };
  return placed(bestOf(alone, frame), alone, frame);
}

/** Where the cards may be: in a video below the title of the lesson, and above the captions of players. */
export function deskOf(look: Look): Box {
  const { width, height } = look.room;
  if (look.isVideo) return { left: 48, top: 92, width: width - 96, height: height - 184 };
  const { edge } = measuresOf(look);
  return { left: edge, top: edge, width: width - 2 * edge, height: height - 2 * edge };
}

/** By so many CSS pixels the letters of a program may be smaller for the picture of the world. */
const worthPx = 2;

/** `worldPx`: greatest height of the picture of the world. */
type Frame = { desk: Box; measures: Measures; letters: LetterSizes; look: Look; worldPx: number };

/** A way to place the cards. The program is above the others, or beside them with this share of the width. */
type Plan = {
  codeShare: number;
  /** Whether the side cards are beside the output instead of below it. */
  isSplit: boolean;
};

/** Sizes of the letters of the program, and of the output and the side cards. */
type Sizes = { codePx: number; outputPx: number };

/** `breaks`: by how many rows lines are longer because they are broken; or how many pixels are missing where nothing fits. */
type Choice = Plan & Sizes & { fits: boolean; breaks: number };

/** Cards that are beside one another; each has a height of its own, and gets that of the highest. */
type CardRow = { width: number; heights: readonly number[]; cards: readonly Card[] };
type Card = 'world' | 'output' | SideCard;

const stacked = 1;

/** Of several equally good ones the first is taken. */
function plansOf({ desk }: Frame, { sides }: Wanted): Plan[] {
  const stacks = sides.length === 0 ? [false] : [false, true];
  const above = stacks.map((isSplit) => ({ codeShare: stacked, isSplit }));
  if (desk.width < 360) return above;
  const beside = [0.56, 0.5, 0.64].map((codeShare) => ({ codeShare, isSplit: false }));
  return desk.width > desk.height * 1.3 ? [...beside, ...above] : [...above, ...beside];
}

function bestOf(wanted: Wanted, frame: Frame): Choice {
  const choices = plansOf(frame, wanted).map((plan) => sized(plan, wanted, frame));
  return choices.reduce((best, choice) => (scoreOf(choice) > scoreOf(best) ? choice : best));
}

/** Each row by which broken lines are longer is worth a pixel of the size of letters. */
function scoreOf({ fits, breaks, codePx }: Choice): number {
  return codePx - breaks - (fits ? 0 : 10_000);
}

/** The largest letters with which all cards fit: first without broken lines, then with them. */
function sized(plan: Plan, wanted: Wanted, frame: Frame): Choice {
  const { smallest, comfortable, largest } = frame.letters;
  const { code: width } = widthsOf(plan, frame);
  for (let codePx = largest; codePx >= smallest; codePx -= 1) {
    const breaks = brokenRows(wanted.code, width, frame.measures, codePx);
    if (breaks > 0 && codePx > comfortable) continue;
    for (const outputPx of outputSizes(codePx, frame.letters)) {
      const sizes = { codePx, outputPx };
      if (heightOf(plan, wanted, frame, sizes) <= frame.desk.height)
        return { ...plan, ...sizes, breaks, fits: true };
    }
  }
  const sizes = { codePx: smallest + 1, outputPx: smallest };
  const missing = heightOf(plan, wanted, frame, sizes) - frame.desk.height;
  return { ...plan, ...sizes, breaks: missing, fits: false };
}

function widthsOf({ codeShare }: Plan, { desk, measures: { gap } }: Frame): { code: number; others: number } {
  if (codeShare === stacked) return { code: desk.width, others: desk.width };
  const code = Math.round((desk.width - gap) * codeShare);
  return { code, others: desk.width - gap - code };
}

function heightOf(plan: Plan, wanted: Wanted, frame: Frame, { codePx, outputPx }: Sizes): number {
  const { measures } = frame;
  const code = codeHeight(wanted.code, widthsOf(plan, frame).code, measures, codePx);
  const others = heightOfRows(rowsOf(plan, wanted, frame, outputPx), measures.gap);
  return plan.codeShare === stacked ? code + measures.gap + others : Math.max(code, others);
}

/** The other cards, from above. */
function rowsOf(plan: Plan, wanted: Wanted, frame: Frame, outputPx: number): CardRow[] {
  const { sides, hasWorld } = wanted;
  const rows: (readonly Card[])[] = plan.isSplit
    ? [['output', ...sides]]
    : [['output'], ...sides.map((side) => [side])];
  const all = hasWorld ? [['world'] as const, ...rows] : rows;
  const total = widthsOf(plan, frame).others;
  return all.map((cards) => {
    const width = Math.floor((total - frame.measures.gap * (cards.length - 1)) / cards.length);
    return { width, cards, heights: cards.map((card) => cardHeight(card, width, wanted, frame, outputPx)) };
  });
}

function cardHeight(
  card: Card,
  width: number,
  wanted: Wanted,
  { measures, look, worldPx }: Frame,
  fontPx: number,
): number {
  if (card === 'world') return worldHeight(width, worldPx);
  if (card === 'output') {
    const whole = outputHeight(wanted.output, width, measures, fontPx);
    const tail = outputHeight(tailOf, width, measures, fontPx);
    return wanted.hasWorld && wanted.output.error === null ? Math.min(whole, tail) : whole;
  }
  // A card that is too narrow fits nowhere, and still has a height.
  return Math.min(look.room.height, measures.bar + 2 * borderPx + card.heightIn(width, fontPx));
}

/** Beside a picture that shows what is printed, the output may be cut to its last lines. */
const tailOf: WantedOutput = { text: '\n'.repeat(4), error: null };

function heightOfRows(rows: readonly CardRow[], gap: number): number {
  return rows.reduce((sum, { heights }) => sum + Math.max(...heights), gap * (rows.length - 1));
}

/** Rows of text by which cards may be higher than they must be; a larger desk has them in its middle. */
const spareRows = 3;
/** A program that is too long for a stack is sure of this share of its height. */
const sureShare = 0.3;

function placed(choice: Choice, wanted: Wanted, frame: Frame): Layout {
  const { desk, measures } = frame;
  const { codePx, outputPx } = choice;
  const widths = widthsOf(choice, frame);
  const rows = rowsOf(choice, wanted, frame, outputPx);
  const needed = heightOf(choice, wanted, frame, choice) + spareRows * rowHeight(codePx);
  const height = Math.min(desk.height, needed);
  const top = desk.top + Math.round((desk.height - height) / 2);
  const code = { left: desk.left, top, width: widths.code, height };
  const others = { left: desk.left + desk.width - widths.others, top, width: widths.others, height };
  if (choice.codeShare === stacked) {
    const asked = codeHeight(wanted.code, widths.code, measures, codePx);
    const free = height - measures.gap - heightOfRows(rows, measures.gap);
    code.height = Math.min(asked, Math.max(Math.round(height * sureShare), free));
    others.top += code.height + measures.gap;
    others.height -= code.height + measures.gap;
  }
  const boxes = boxesOf(rows, others, frame, outputPx);
  return {
    measures,
    code,
    output: boxes.get('output') ?? others,
    sidesShrunk: 0,
    sides: wanted.sides.map((side) => boxes.get(side) ?? others),
    world: boxes.get('world') ?? null,
    codePx,
    outputPx,
  };
}

/** A card of output that is cut still shows this many rows, its last ones. */
const leastRows = 2;

/**
 * Places rows of cards below one another. The output gets what is left over; what is missing is taken from the output first, because it has been
 * read, and then from all.
 */
function boxesOf(rows: readonly CardRow[], room: Box, frame: Frame, outputPx: number): Map<Card, Box> {
  const { gap, bar, pad } = frame.measures;
  const boxes = new Map<Card, Box>();
  const free = room.height - heightOfRows(rows, gap);
  const leastOutput = bar + pad + 2 * borderPx + leastRows * rowHeight(outputPx);
  const wantedHeights = rows.map(({ cards, heights }) => {
    const own = Math.max(...heights);
    if (cards[0] !== 'output') return own;
    return free > 0 || cards.length > 1
      ? own + Math.max(0, free)
      : Math.max(Math.min(own, leastOutput), own + free);
  });
  const between = gap * (rows.length - 1);
  const sum = wantedHeights.reduce((total, height) => total + height, 0);
  const share = Math.min(1, (room.height - between) / sum);
  let { top } = room;
  for (const [at, { cards, width }] of rows.entries()) {
    const height = Math.floor((wantedHeights[at] ?? 0) * share);
    cards.forEach((card, index) => {
      boxes.set(card, { left: room.left + index * (width + gap), top, width, height });
    });
    top += height + gap;
  }
  return boxes;
}
