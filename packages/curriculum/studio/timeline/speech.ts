import type { Cue } from '@python-learning/stage';
import { pace } from './pace.ts';
import type { VoicedUnit } from './scene-material.ts';

/**
 * Places captions one after another, with a pause after each clause and a longer one after each sentence.
 * @param delays additional silence before a unit, by its index
 */
export function placeSpeech(
  units: readonly VoicedUnit[],
  startMs: number,
  delays: readonly number[] = [],
): Cue[] {
  let at = startMs;
  return units.map(({ text, durationMs, sentence, words, speaker }, index) => {
    at += delays[index] ?? 0;
    const cue: Cue = {
      text,
      startMs: at,
      endMs: at + durationMs,
      words: wordsFrom(words, at),
      ...(speaker === 'pupil' ? { speaker } : {}),
    };
    const isSameSentence = units[index + 1]?.sentence === sentence;
    at = cue.endMs + (isSameSentence ? pace.betweenClauses : pace.betweenSentences);
    return cue;
  });
}

function wordsFrom(words: readonly number[], startMs: number): number[] {
  return words.map((ms) => startMs + ms);
}

/** When a word of the speech begins, counted through all cues; the end of the speech for the one behind the last. */
export function wordMs(speech: readonly Cue[], word: number): number {
  const times = speech.flatMap(({ words }) => words ?? []);
  return times[word] ?? speechEndMs(speech) ?? 0;
}

/** The end of the last cue; undefined without cues. */
export function speechEndMs(speech: readonly Cue[]): number | undefined {
  return speech.at(-1)?.endMs;
}

/** A sentence of a scene and its time. */
export type TimedSentence = { text: string; startMs: number; endMs: number };

/** The sentences of a text, each from the beginning of its first caption to the end of its last. */
export function timedSentences(units: readonly VoicedUnit[], speech: readonly Cue[]): TimedSentence[] {
  const sentences: TimedSentence[] = [];
  for (const [index, { text, sentence }] of units.entries()) {
    const { startMs, endMs } = speech[index] ?? { startMs: 0, endMs: 0 };
    const begun = sentences[sentence];
    sentences[sentence] =
      begun === undefined ? { text, startMs, endMs } : { ...begun, text: `${begun.text} ${text}`, endMs };
  }
  return sentences;
}
