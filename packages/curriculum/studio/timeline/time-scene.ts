import type { Cue, Span, TimedProgram, TimedRun, TimedScene } from '@python-learning/stage';
import { type CodeGrowth, growCode } from './code-growth.ts';
import { type Marked, placeMarks, seenMs, type WantedMark } from './marks.ts';
import { pace } from './pace.ts';
import { placeRows } from './rows.ts';
import { inputWordsOf, placeRun, pressOf } from './run.ts';
import { runTextOf, type SceneMaterial, type VoicedText } from './scene-material.ts';
import { placeSpeech, speechEndMs } from './speech.ts';
import { anchoredMarks, listedMarks } from './wanted-marks.ts';

/** What the lesson has shown before a scene. */
export type Shown = {
  /** The scene before; null for none. */
  before: SceneMaterial | null;
  /** All programs so far. */
  programs: readonly string[];
};

/** The parts of a scene whose times depend on each other. */
type Plan = {
  speech: Cue[];
  growth: CodeGrowth | null;
  think: Span | null;
  run: TimedRun | null;
  /** The spoken reason of a guess. */
  revealed: Cue[];
};

/** Times everything that is seen and heard in a scene. It lasts as long as its voice and its run. */
export function timeScene(own: SceneMaterial, shown: Shown, startMs: number): TimedScene {
  const { speech, growth, think, run, revealed } = planWithWaits(own, shown, startMs);
  const hold = think === null || revealed.length > 0 ? pace.tail : pace.answer;
  const lastMs = Math.max(
    startMs,
    speechEndMs(speech) ?? 0,
    speechEndMs(revealed) ?? 0,
    run?.endMs ?? 0,
    growth?.endMs ?? 0,
  );
  const endMs = Math.ceil(lastMs + hold);
  const wanted = [
    ...marksOf(own, speech),
    ...(own.reveal === null ? [] : anchoredMarks(own.reveal, revealed)),
  ];
  return {
    startMs,
    endMs,
    program: programOf(own, growth, run),
    marks: placeMarks({ ...own, growth, run }, wanted, endMs),
    table: placeRows(own, speech, run),
    think,
    speech: [...speech, ...revealed],
    ...(own.scene.world === undefined ? {} : { world: own.scene.world }),
  };
}

function programOf(
  { trace, coach = '' }: SceneMaterial,
  growth: CodeGrowth | null,
  run: TimedRun | null,
): TimedProgram | null {
  if (growth === null || trace === null) return null;
  const { typing, lines } = growth;
  const { error, screen } = trace;
  const said = coach === '' ? {} : { coach };
  const left = { screen, error: error === null ? null : { line: error.line, lines: error.lines, ...said } };
  return {
    typing,
    run,
    left,
    ...(lines === undefined ? {} : { lines }),
    ...(trace.values === undefined ? {} : { trace: trace.values }),
  };
}

/**
 * Plans a scene again and again, until no caption speaks of what the run has not done yet: such a caption waits for it. Each round lets
 * one wait, in their order, so there are at most as many as captions.
 */
function planWithWaits(own: SceneMaterial, shown: Shown, startMs: number): Plan {
  const { units } = runTextOf(own);
  const delays = units.map(() => 0);
  let plan = planScene(own, shown, startMs, delays);
  for (const _ of units) {
    const wait = firstWait(own, plan);
    if (wait === null) break;
    delays[wait.unit] = (delays[wait.unit] ?? 0) + wait.ms;
    plan = planScene(own, shown, startMs, delays);
  }
  return plan;
}

function planScene(own: SceneMaterial, shown: Shown, startMs: number, delays: readonly number[]): Plan {
  const runText = runTextOf(own);
  const { scene, voice, reveal, trace } = own;
  const speech = placeSpeech(
    voice.units,
    startMs + (scene.code === null ? pace.titleLeadIn : pace.lead),
    runText === voice ? delays : [],
  );
  const growth = trace === null ? null : growthOf(own, shown, speech, startMs);
  if (growth === null || trace === null || isSameProgram(own, shown.before)) {
    return { speech, growth, think: null, run: null, revealed: placeReason(reveal, speechEndMs(speech)) };
  }
  const readyMs = growth.endMs + pace.lead;
  const think = scene.guess === undefined ? null : thinkSpan(Math.max(readyMs, speechEndMs(speech) ?? 0));
  const plan = { speech, growth, think };
  if (think !== null && runText === reveal) {
    const revealed = placeReason(reveal, think.endMs, delays);
    const run = placeRun(trace, pressOf(reveal, revealed), inputWordsOf(reveal, revealed));
    return { ...plan, run, revealed };
  }
  const pressMs = think?.endMs ?? Math.max(readyMs, pressOf(voice, speech));
  const run = placeRun(trace, pressMs, inputWordsOf(voice, speech));
  return { ...plan, run, revealed: placeReason(reveal, run.endMs) };
}

function growthOf(
  { scene, voice }: SceneMaterial,
  { before, programs }: Shown,
  speech: readonly Cue[],
  startMs: number,
): CodeGrowth | null {
  if (scene.code === null) return null;
  return growCode({
    before: before?.scene.code ?? '',
    code: scene.code,
    known: programs,
    voice,
    speech,
    startMs,
  });
}

function placeReason(reveal: VoicedText | null, afterMs = 0, delays: readonly number[] = []): Cue[] {
  return reveal === null ? [] : placeSpeech(reveal.units, afterMs + pace.lead, delays);
}

function thinkSpan(quietMs: number): Span {
  const startMs = quietMs + pace.lead;
  return { startMs, endMs: startMs + pace.think };
}

function isSameProgram({ scene }: SceneMaterial, before: SceneMaterial | null): boolean {
  const isSameInput = before?.scene.inputs.join('\n') === scene.inputs.join('\n');
  return before?.scene.code === scene.code && isSameInput;
}

/** The marks that words ask for, or else those that the scene lists. */
function marksOf(own: SceneMaterial, speech: readonly Cue[]): WantedMark[] {
  const anchored = anchoredMarks(own.voice, speech);
  return anchored.length > 0 ? anchored : listedMarks(own, speech);
}

/** Rounding errors of the sums of times are no reason to wait. */
const leastWaitMs = 1;

/**
 * The first unit that speaks too early of what the run does, and by how much. A unit with a word that types an input cannot wait for what the
 * program does with it, nor one that begins before Run is pressed.
 */
function firstWait(own: SceneMaterial, plan: Plan): { unit: number; ms: number } | null {
  const { growth, run } = plan;
  if (run === null) return null;
  const marked: Marked = { ...own, growth, run };
  const text = runTextOf(own);
  const speech = text === own.voice ? plan.speech : plan.revealed;
  const typed = inputWordsOf(text, speech);
  const waits = [
    ...typingTimes(typed, run),
    ...anchoredMarks(text, speech).map((mark) => ({ atMs: mark.atMs, untilMs: seenMs(marked, mark) })),
  ];
  for (const { atMs, untilMs } of waits.toSorted((left, right) => left.atMs - right.atMs)) {
    const unit = speech.findLastIndex(({ startMs }) => startMs <= atMs);
    const { startMs } = speech[unit] ?? { startMs: 0 };
    const typesBefore = [...typed.values()].some((ms) => ms >= startMs && ms < atMs);
    const ms = untilMs - atMs;
    if (ms >= leastWaitMs && startMs > run.pressMs && !typesBefore) return { unit, ms };
  }
  return null;
}

/** The words that name inputs, and when these are typed. */
function typingTimes(
  typed: ReadonlyMap<number, number>,
  { steps }: TimedRun,
): { atMs: number; untilMs: number }[] {
  const inputs = steps.flatMap((step) => step.inputs ?? []);
  return [...typed].map(([input, atMs]) => ({ atMs, untilMs: inputs[input - 1]?.typeMs ?? atMs }));
}
