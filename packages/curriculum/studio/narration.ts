import { lengthOf } from '@python-learning/stage';
import type { Anchor, Speaker } from '../src/voice-anchors.ts';

/** A piece of narration that is spoken in one breath and shown as one caption. */
export type SpokenUnit = {
  text: string;
  /** Which sentence of the scene it belongs to, from 0. */
  sentence: number;
  speaker: Speaker;
};

export const captionColumns = 42;

/**
 * Splits the voice text of a scene into captions of at most two lines. Speech and captions use the same pieces, so a
 * caption begins and ends exactly with what is heard. Joined by spaces, the pieces give the text.
 * @param anchors tell who speaks from which word on
 */
export function spokenUnits(voice: string, anchors: readonly Anchor[] = []): SpokenUnit[] {
  const sentences = turnsOf(voice, anchors).flatMap(({ text, speaker }) =>
    splitSentences(text).map((sentence) => ({ text: sentence, speaker })),
  );
  return sentences.flatMap(({ text, speaker }, sentence) =>
    splitCaption(text).map((piece) => ({ text: piece, sentence, speaker })),
  );
}

/** Cuts a text where another one begins to speak. */
function turnsOf(voice: string, anchors: readonly Anchor[]): { text: string; speaker: Speaker }[] {
  const words = voice.trim().split(/\s+/);
  const changes = anchors.filter((anchor) => anchor.kind === 'speaker');
  const turns = [{ word: 0, speaker: 'teacher' as Speaker }, ...changes].map(({ word, speaker }, index) => ({
    text: words.slice(word, changes[index]?.word).join(' '),
    speaker,
  }));
  return turns.filter(({ text }) => text !== '');
}

/**
 * Splits a text at `.`, `?`, `!` or `…`. After a closing quote or bracket, only a capital letter starts a new sentence.
 */
export function splitSentences(text: string): string[] {
  const words = text.trim().replaceAll(/\s+/g, ' ');
  return words.split(/(?<=[.?!…]) |(?<=[.?!…]["'”’)]) (?=\p{Lu})/u);
}

/** Breaks a text into one or two lines: after a comma where that fits, else as evenly as the words allow. */
export function captionLines(text: string): string[] {
  if (lengthOf(text) <= captionColumns) return [text];
  const pairs = cutsOf(text);
  const clauses = pairs.filter((pair) => endsClause(pair) && widestOf(pair) <= captionColumns);
  return mostEven(clauses) ?? mostEven(pairs) ?? [text];
}

function splitCaption(sentence: string): string[] {
  if (widestOf(captionLines(sentence)) <= captionColumns) return [sentence];
  const pairs = cutsOf(sentence);
  const clauses = pairs.filter((pair) => endsClause(pair) && isFairlyEven(pair));
  const cut = mostEven(clauses) ?? mostEven(pairs);
  return cut === null ? [sentence] : cut.flatMap(splitCaption);
}

type Pair = [left: string, right: string];

function cutsOf(text: string): Pair[] {
  return [...text.matchAll(/ /g)].map(({ index }) => [text.slice(0, index), text.slice(index + 1)]);
}

function endsClause([left]: Pair): boolean {
  return /[,;:]$/.test(left);
}

/** A very short clause gets no caption of its own. */
function isFairlyEven(pair: Pair): boolean {
  return Math.min(...pair.map(lengthOf)) >= 14;
}

function mostEven(pairs: readonly Pair[]): Pair | null {
  return pairs.reduce<Pair | null>(
    (best, pair) => (best === null || widestOf(pair) < widestOf(best) ? pair : best),
    null,
  );
}

function widestOf(lines: readonly string[]): number {
  return Math.max(...lines.map(lengthOf));
}
