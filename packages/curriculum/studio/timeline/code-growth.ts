import {
  type CodeEdit,
  type Cue,
  planTyping,
  type TimedLine,
  type TimedProgram,
} from '@python-learning/stage';
import { isRepeated, newLines } from './line-changes.ts';
import { pace } from './pace.ts';
import { anchorsOf, type VoicedText } from './scene-material.ts';
import { timedSentences, wordMs } from './speech.ts';

/** How a program comes to the screen, and when it is complete. */
export type CodeGrowth = Pick<TimedProgram, 'typing' | 'lines'> & { endMs: number };

export type GrowthPlan = {
  /** The program of the scene before; empty for none. */
  before: string;
  code: string;
  /** All programs of the scenes before. */
  known: readonly string[];
  voice: VoicedText;
  speech: readonly Cue[];
  startMs: number;
};

/**
 * Plans how a program comes to the screen while the voice speaks. Lines that are on the screen stay, and what the lesson has shown before comes
 * at once. One changed piece is typed. Other lines appear with the words that name them, or one after another during the first sentence.
 */
export function growCode(plan: GrowthPlan): CodeGrowth {
  const { before, code } = plan;
  const edit = planTyping(before, code);
  if (edit.keys === 0) return atOnce(plan);
  const named = namedLines(plan);
  return edit.moved !== undefined || isOnePiece(edit) ? typeEdit(plan, edit, named) : growLines(plan, named);
}

function atOnce({ code, startMs }: GrowthPlan): CodeGrowth {
  return {
    typing: { ...planTyping(code, code), startMs, keyMs: pace.slowKey, endMs: startMs },
    endMs: startMs,
  };
}

/** Keys of an edit that are pressed slowly, and of the longest one that is typed at all. */
const shortEdit = 24;
const longestEdit = 40;

function isOnePiece({ before, after, head, tail, keys }: CodeEdit): boolean {
  const pieces = [before.slice(head, before.length - tail), after.slice(head, after.length - tail)];
  return head + tail > 0 && keys <= longestEdit && pieces.every((piece) => !piece.includes('\n'));
}

/** Types a changed piece, or moves lines, with the first word that names a line; without one when the scene begins. */
function typeEdit({ startMs }: GrowthPlan, edit: CodeEdit, named: ReadonlyMap<number, number>): CodeGrowth {
  const atMs = named.size === 0 ? startMs + pace.lead : Math.min(...named.values());
  const keyMs = edit.keys <= shortEdit ? pace.slowKey : pace.fastKey;
  const endMs = atMs + edit.keys * keyMs;
  return { typing: { ...edit, startMs: atMs, keyMs, endMs }, endMs };
}

/** When the lines appear that words name. */
function namedLines({ voice, speech }: GrowthPlan): Map<number, number> {
  const times = new Map<number, number>();
  for (const { first, last, word } of anchorsOf(voice, 'lines')) {
    const firstMs = wordMs(speech, word);
    for (let line = first; line <= last; line += 1) {
      if (!times.has(line)) times.set(line, firstMs + (line - first) * pace.lineAfterLine);
    }
  }
  return times;
}

/** Lines above the first named one come one after another; another line that no word names follows the one above it. */
function growLines(plan: GrowthPlan, named: ReadonlyMap<number, number>): CodeGrowth {
  const { before, code, known, startMs } = plan;
  const coming = newLines(before, code).filter(
    ({ line }) => named.has(line) || !isRepeated(code, line, known),
  );
  const firstNamed = Math.min(...named.keys());
  const firstMs = startMs + pace.fastLine;
  const stepMs = freeStep(plan, named, coming.filter(({ line }) => line < firstNamed).length);
  let beforeMs = firstMs - stepMs;
  const lines: TimedLine[] = coming.map((each) => {
    const { line } = each;
    const atMs = named.get(line) ?? beforeMs + (line < firstNamed ? stepMs : pace.lineAfterLine);
    beforeMs = atMs;
    return { ...each, startMs: atMs };
  });
  if (lines.length === 0) return atOnce(plan);
  return { ...atOnce(plan), lines, endMs: Math.max(...lines.map((each) => each.startMs)) };
}

/** Time between the lines above the first named one: all are there at its word, or when the first sentence ends. */
function freeStep(
  { voice, speech, startMs }: GrowthPlan,
  named: ReadonlyMap<number, number>,
  count: number,
): number {
  const firstSentence = timedSentences(voice.units, speech)[0];
  const untilMs = named.size > 0 ? Math.min(...named.values()) : (firstSentence?.endMs ?? startMs);
  return Math.min(pace.slowLine, Math.max(pace.fastLine, (untilMs - startMs) / (count + 1)));
}
