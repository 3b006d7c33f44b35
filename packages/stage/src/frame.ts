import { type Box, boxStyle } from './box.ts';
import { isNarrow, letterSizesOf } from './card-size.ts';
import { codeCard } from './code-card.ts';
import { type Layout, layoutOf, type Wanted } from './fit.ts';
import { escapeHtml } from './html.ts';
import { kolamMarkup } from './kolam-markup.ts';
import { marksAt, marksBehind } from './lit-text.ts';
import type { Look } from './look.ts';
import { outputCard } from './output-card.ts';
import { type ProgramMoment, programAt } from './program-at.ts';
import { type SideCard, shrunk } from './side-card.ts';
import { tableCard } from './table-card.ts';
import type { TimedProgram, TimedScene, Timeline } from './timeline.ts';
import { closingCard, titleCard } from './title-card.ts';
import { flightLength, flyingValues, valuesCard } from './values-card.ts';
import { stageWords } from './words.ts';
import { worldCard } from './world/world-card.ts';
import { worldStateAt } from './world/world-state.ts';

/**
 * Renders the frame at a moment, as markup. A pure function of time: equal moments give equal text, so that an
 * unchanged frame is drawn once. Elements that live from one frame to the next have a `data-key`, so that a page can change them
 * in place and let them move.
 */
export function frameAt(timeline: Timeline, ms: number, look: Look): string {
  const index = timeline.scenes.findIndex(({ endMs }) => ms < endMs);
  const scene = timeline.scenes[index];
  const { startMs, endMs } = scene ?? timeline.closing;
  const sinceMs = (look.isStill ? endMs : ms) - startMs;
  const lengthMs = endMs - startMs;
  if (scene === undefined) return closingCard(timeline, { sinceMs, lengthMs }, look);
  if (scene.program === null) return titleCard(timeline, { sinceMs, lengthMs }, look);
  return deskMarkup({ timeline, scene, program: scene.program, index, ms, look });
}

type DeskView = {
  timeline: Timeline;
  scene: TimedScene;
  program: TimedProgram;
  index: number;
  ms: number;
  look: Look;
};

function deskMarkup(view: DeskView): string {
  const { timeline, scene, program, index, ms, look } = view;
  const { language } = timeline;
  const { left, typing, run } = program;
  const moment = programAt(program, ms);
  const sides = sideCards(view, moment);
  const layout = keptLayout(view, sides);
  const marks = marksAt(scene.marks, run?.pressMs ?? null, ms);
  const elsewhere = marksBehind(typing.after, marks);
  const failedLine = moment.hasFailed ? (left.error?.line ?? null) : null;
  const code = codeCard({
    whole: typing.after,
    moment,
    language,
    layout,
    marks: moment.cursor === null ? marks : [],
    failedLine,
  });
  const output = outputCard({ left, moment, language, layout, marks: elsewhere });
  const others = sides.flatMap((side, order) => {
    const box = layout.sides[order];
    return box === undefined ? [] : [shrunk(side, layout.sidesShrunk).draw(box, layout.outputPx)];
  });
  const world =
    scene.world === undefined || layout.world === null
      ? ''
      : worldCard(scene.world, worldStateAt(moment, program.trace), language, layout.world);
  const heading = look.isVideo ? headingMarkup(timeline, scene) : '';
  const { bar, pad } = layout.measures;
  const lengths = `--bar:${bar}px;--pad:${pad}px;--flight:${flightLength(moment.tracedForMs)}ms`;
  return `<div class="desk" data-key="scene-${index}" style="${lengths}">${heading}${code}${world}${output}${others.join('')}${thinkMarkup(view, layout)}${flightsOf(view, moment)}</div>`;
}

/** The cards beside program and output, in the order in which they are placed. */
function sideCards({ timeline, scene, program, ms }: DeskView, { traced }: ProgramMoment): SideCard[] {
  const { language } = timeline;
  const { trace, typing } = program;
  return [
    ...(scene.table.length === 0 ? [] : [tableCard(scene.table, language, ms)]),
    ...(trace === undefined ? [] : [valuesCard({ code: typing.after, trace, traced }, language)]),
  ];
}

/** A video has none: each would be five more pictures. Who wants no motion has the values in their boxes at once. */
function flightsOf(
  { program: { trace, typing }, look }: DeskView,
  { traced, tracedForMs }: ProgramMoment,
): string {
  if (trace === undefined || look.isVideo || look.isStill) return '';
  return flyingValues({ code: typing.after, trace, traced }, flightLength(tracedForMs));
}

/** Layouts of scenes, by the name of their room: every frame of a scene has the same. */
const layouts = new WeakMap<TimedScene, Map<string, Layout>>();

function keptLayout(view: DeskView, sides: readonly SideCard[]): Layout {
  const { scene, look } = view;
  const rooms = layouts.get(scene) ?? new Map<string, Layout>();
  layouts.set(scene, rooms);
  const asks = isGuessing(view);
  const name = `${look.room.width} ${look.room.height} ${look.letterScale} ${look.isVideo} ${asks}`;
  const layout = rooms.get(name) ?? newLayout(wantedOf(view, sides), asks, look);
  rooms.set(name, layout);
  return layout;
}

/**
 * A narrow room gets smaller while a question is below it, and what the other cards will show is not there yet. So where the program would get
 * small letters, or the picture of the world no room, they get the room of those cards.
 */
function newLayout(wanted: Wanted, asks: boolean, look: Look): Layout {
  const layout = layoutOf(wanted, look);
  const { comfortable } = letterSizesOf(look);
  const lacksWorld = wanted.hasWorld && layout.world === null;
  const isLess = lacksWorld || layout.codePx < comfortable;
  if (!asks || !isLess || !isNarrow(look)) return layout;
  const asking = { ...wanted, output: { text: '\n\n', error: null }, sides: [] };
  return layoutOf(asking, look, Math.max(comfortable, layout.codePx));
}

function isGuessing({ scene: { think }, ms }: DeskView): boolean {
  return think !== null && ms >= think.startMs && ms < think.endMs;
}

function wantedOf({ scene, program }: DeskView, sides: readonly SideCard[]): Wanted {
  const { screen, error } = program.left;
  return {
    code: program.typing.after,
    output: {
      text: screen.map(({ text }) => text).join(''),
      error: error === null ? null : { last: error.lines.at(-1) ?? '', coach: error.coach ?? null },
    },
    sides,
    hasWorld: scene.world !== undefined,
  };
}

function headingMarkup(timeline: Timeline, scene: TimedScene): string {
  const pips = timeline.scenes.map((other) => {
    return `<i class="${other === scene ? 'pip here' : other.startMs < scene.startMs ? 'pip done' : 'pip'}"></i>`;
  });
  const sign = kolamMarkup({ progress: 1, litDot: 0, columns: 3, rows: 2 });
  return `<div class="top">${sign}<span class="title">${escapeHtml(timeline.title)}</span><span class="pips">${pips.join('')}</span></div>`;
}

/** In less room there are the words alone, because the lines of a kolam could not be seen. */
const leastKolamPx = 80;

/** Draws a kolam that grows in the empty output while the learner guesses. The program runs when it is closed. */
function thinkMarkup(view: DeskView, { output, measures }: Layout): string {
  const { timeline, ms, look } = view;
  const { think } = view.scene;
  if (think === null || !isGuessing(view)) return '';
  const share = look.isStill ? 1 : (ms - think.startMs) / (think.endMs - think.startMs);
  const box: Box = { ...output, top: output.top + measures.bar, height: output.height - measures.bar };
  const isRoomy = Math.min(box.width / 2, box.height) >= leastKolamPx;
  const progress = Math.round(share * 200) / 200;
  const kolam = isRoomy ? kolamMarkup({ progress, litDot: 0, columns: 4, rows: 3 }) : '';
  const names = box.height < box.width * 0.5 ? 'think low' : 'think';
  const fontPx = Math.round(Math.max(16, Math.min(34, box.height / 7)));
  return `<div class="${names}" data-key="think" style="${boxStyle(box)};font-size:${fontPx}px">${kolam}<p>${stageWords[timeline.language].think}</p></div>`;
}
