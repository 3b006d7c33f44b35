import type { Bilingual, Language } from '@python-learning/domain';
import {
  type Cue,
  type ProgramScreen,
  planTyping,
  type Span,
  type TimedMark,
  type TimedRow,
  type TimedRun,
  type TimedScene,
  type Timeline,
  type TryIt,
} from '@python-learning/stage';
import { demoId, type Scene } from '../src/lesson.ts';
import type { SpokenUnit } from './narration.ts';
import type { ProgramTrace } from './trace.ts';

type VoicedUnit = SpokenUnit & { durationMs: number };

/** A scene with the voice of one language and, when it has code, the trace of its run. */
export type SceneMaterial = { scene: Scene; units: readonly VoicedUnit[]; trace: ProgramTrace | null };

type LessonHeading = { id: string; title: Bilingual };

/** Pauses and speeds, in milliseconds. */
export const pace = {
  opening: 3_200,
  /** Silence before the first word of a title picture, while the kolam begins to grow. */
  titleLeadIn: 1_200,
  lead: 350,
  betweenSentences: 380,
  betweenClauses: 90,
  tail: 900,
  think: 4_500,
  /** How long the answer stays after a guess. */
  answer: 2_400,
  press: 450,
  step: 750,
  fastestStep: 60,
  maxRunMs: 6_000,
  slowKey: 100,
  fastKey: 50,
  closing: 3_600,
  /**
   * Milliseconds before the end of a scene at which its program can be tried: the next scene has not begun to type.
   */
  tryIt: 200,
} as const;

/** Lays out the scenes of a lesson one after another. Each lasts as long as its voice and its run. */
export function buildTimeline(
  lesson: LessonHeading,
  language: Language,
  material: readonly SceneMaterial[],
): Timeline {
  const scenes: TimedScene[] = [];
  const tryIts: TryIt[] = [];
  if (material[0]?.scene.code !== null) scenes.push(openingScene());
  material.forEach((own, index) => {
    const startMs = scenes.at(-1)?.endMs ?? 0;
    const scene = timeScene(own, material[index - 1] ?? null, startMs);
    scenes.push(scene);
    const { code, inputs, tryIt } = own.scene;
    if (tryIt && code !== null) tryIts.push({ atMs: scene.endMs - pace.tryIt, code, inputs });
  });
  const endMs = scenes.at(-1)?.endMs ?? 0;
  const closing = { startMs: endMs, endMs: endMs + pace.closing };
  const milestone = milestoneOf(lesson.id);
  const title = lesson.title[language];
  return { language, title, milestone, scenes, closing, durationMs: closing.endMs, tryIts };
}

/**
 * Position of a video's milestone in the course, from 1, read from its id (`m01-v2`). 0 for the demo, whose viewers
 * know no milestones.
 */
export function milestoneOf(videoId: string): number {
  return videoId === demoId ? 0 : Number(videoId.slice(1, 3));
}

/** A title picture without words, for a lesson that begins with code. */
function openingScene(): TimedScene {
  return { startMs: 0, endMs: pace.opening, program: null, marks: [], table: [], think: null, speech: [] };
}

function timeScene(own: SceneMaterial, before: SceneMaterial | null, startMs: number): TimedScene {
  const typing = planProgram(own, before, startMs);
  const voiceMs = typing === null ? startMs + pace.titleLeadIn : typing.endMs + pace.lead;
  const speech = placeSpeech(own.units, voiceMs);
  const voiceEndMs = speech.at(-1)?.endMs ?? voiceMs;
  const isNewProgram = typing !== null && !isSameProgram(own, before);
  const think =
    isNewProgram && own.scene.guess !== undefined ? spanFrom(voiceEndMs + pace.lead, pace.think) : null;
  const run =
    isNewProgram && own.trace ? placeRun(own.trace, think?.endMs ?? runStart(own.units, speech)) : null;
  const endMs = Math.ceil(Math.max(voiceEndMs, run?.endMs ?? 0) + (think === null ? pace.tail : pace.answer));
  const marks = placeMarks(own, voiceMs, voiceEndMs, run);
  const program = typing && own.trace ? { typing, run, left: screenOf(own.trace) } : null;
  const table = placeRows(own.scene.table ?? [], voiceMs, voiceEndMs);
  return { startMs, endMs, program, marks, table, think, speech };
}

function screenOf({ screen, error }: ProgramTrace): ProgramScreen {
  return { screen, error };
}

function planProgram({ scene }: SceneMaterial, before: SceneMaterial | null, startMs: number) {
  if (scene.code === null) return null;
  const typing = planTyping(before?.scene.code ?? '', scene.code);
  const keyMs = keyTime(typing.keys);
  const typingMs = startMs + (typing.keys === 0 ? 0 : pace.lead);
  return { ...typing, startMs: typingMs, keyMs, endMs: typingMs + typing.keys * keyMs };
}

/** Milliseconds per key: the speed of a person for short lines, faster for long programs. */
function keyTime(keys: number): number {
  if (keys <= 24) return pace.slowKey;
  return keys <= 90 ? pace.fastKey : pace.fastKey / 2;
}

/** Places captions one after another, with a pause after each clause and a longer one after each sentence. */
export function placeSpeech(units: readonly VoicedUnit[], startMs: number): Cue[] {
  let at = startMs;
  return units.map(({ text, durationMs, sentence }, index) => {
    const cue = { text, startMs: at, endMs: at + durationMs };
    const isSameSentence = units[index + 1]?.sentence === sentence;
    at = cue.endMs + (isSameSentence ? pace.betweenClauses : pace.betweenSentences);
    return cue;
  });
}

function isSameProgram(own: SceneMaterial, before: SceneMaterial | null): boolean {
  const isSameInput = before?.scene.inputs.join('\n') === own.scene.inputs.join('\n');
  return before?.scene.code === own.scene.code && isSameInput;
}

/** Moment at which Run is pressed: when the second sentence begins, or after the only one. */
function runStart(units: readonly VoicedUnit[], speech: readonly Cue[]): number {
  const second = units.findIndex(({ sentence }) => sentence === 1);
  const cue = speech[second];
  return cue === undefined ? (speech.at(-1)?.endMs ?? 0) + pace.lead : cue.startMs;
}

function placeRun(trace: ProgramTrace, pressMs: number): TimedRun {
  const first = pressMs + pace.press;
  const count = Math.max(1, trace.steps.length);
  const stepMs = Math.max(pace.fastestStep, Math.min(pace.step, pace.maxRunMs / count));
  const steps = trace.steps.map((step, index) => ({ ...step, startMs: first + index * stepMs }));
  return { pressMs, steps, endMs: first + steps.length * stepMs };
}

/**
 * Lights up the marks one after another while the voice speaks. A mark outside the code waits until the run has ended.
 */
function placeMarks(
  own: SceneMaterial,
  voiceMs: number,
  voiceEndMs: number,
  run: TimedRun | null,
): TimedMark[] {
  const pieces = own.scene.mark;
  const firstMs = voiceMs + pace.lead;
  const stepMs = Math.min(2_500, ((voiceEndMs - firstMs) * 0.75) / Math.max(1, pieces.length));
  return pieces.map((piece, index) => {
    const planned = firstMs + index * stepMs;
    const isInCode = own.scene.code?.includes(piece) ?? false;
    return { piece, startMs: isInCode ? planned : Math.max(planned, run?.endMs ?? 0) };
  });
}

/** The header appears with the first word; the rows follow evenly while the voice speaks. */
function placeRows(rows: readonly (readonly string[])[], voiceMs: number, voiceEndMs: number): TimedRow[] {
  const stepMs = ((voiceEndMs - voiceMs) * 0.85) / Math.max(1, rows.length);
  return rows.map((cells, index) => ({ cells, startMs: voiceMs + index * stepMs }));
}

function spanFrom(startMs: number, durationMs: number): Span {
  return { startMs, endMs: startMs + durationMs };
}
