import { type Cue, effectMs, type TimedInput, type TimedRun, type TimedStep } from '@python-learning/stage';
import type { ProgramTrace } from '../trace.ts';
import { pace } from './pace.ts';
import { anchorsOf, type VoicedText } from './scene-material.ts';
import { timedSentences, wordMs } from './speech.ts';

/** Words that call the learner to the run, in each language. They are compared with the beginnings of spoken words. */
const callsToWatch = /(?:^|[\s"'(])(?:press|watch|guess|run\b|look|அழுத்|பார்|ஊகி|கவனி|இயக்)/iu;

/**
 * Moment at which Run is pressed: with the word that has the anchor; otherwise behind the sentence that calls to watch, but never
 * before the last question has ended; otherwise with the second sentence, or behind the only one.
 */
export function pressOf(voice: VoicedText, speech: readonly Cue[]): number {
  const anchor = anchorsOf(voice, 'run')[0];
  if (anchor !== undefined) return wordMs(speech, anchor.word);
  const sentences = timedSentences(voice.units, speech);
  const called = Math.max(
    sentences.findLastIndex(({ text }) => text.includes('?')),
    sentences.findIndex(({ text }) => callsToWatch.test(text)),
  );
  const behind = sentences[called] ?? sentences[0];
  if (called < 0 && sentences[1] !== undefined) return sentences[1].startMs;
  return (behind?.endMs ?? 0) + pace.lead;
}

/**
 * Places the steps of a run. An input waits until the word that names it, at least for a moment, and is typed letter by letter.
 * @param inputWords when the words are said that name an input, by its number from 1
 */
export function placeRun(
  trace: ProgramTrace,
  pressMs: number,
  inputWords: ReadonlyMap<number, number>,
): TimedRun {
  const steps: TimedStep[] = [];
  let startMs = pressMs + pace.press;
  let written = 0;
  let read = 0;
  for (const [index, step] of trace.steps.entries()) {
    const typed = trace.screen.slice(written, step.written).filter(({ isTyped }) => isTyped);
    const inputs = placeInputs(
      typed.map(({ text }) => text.replace(/\n$/, '')),
      startMs,
      (input) => inputWords.get(read + input + 1) ?? 0,
    );
    const endMs = inputs.at(-1)?.enterMs ?? startMs;
    steps.push({ ...step, startMs, ...(inputs.length === 0 ? {} : { inputs }) });
    written = step.written;
    read += inputs.length;
    startMs = endMs + stepMs(index, trace.steps.length);
  }
  return { pressMs, steps, endMs: startMs };
}

/** A short run has the same time for each step. A long one begins slowly, and then hurries to its end. */
function stepMs(index: number, count: number): number {
  if (count * pace.step <= pace.maxRunMs) return pace.step;
  const followedMs = pace.followedSteps * pace.followedStep;
  if (count * pace.followedStep <= pace.maxRunMs || index < pace.followedSteps) return pace.followedStep;
  return Math.max(pace.fastestStep, (pace.maxRunMs - followedMs) / (count - pace.followedSteps));
}

function placeInputs(
  texts: readonly string[],
  stepStartMs: number,
  wordOf: (index: number) => number,
): TimedInput[] {
  let askMs = stepStartMs + pace.ask;
  return texts.map((text, index) => {
    const typeMs = Math.max(askMs + pace.waitForInput, wordOf(index));
    const enterMs = typeMs + [...text].length * pace.inputKey + pace.enter;
    const input = { text, askMs, typeMs, keyMs: pace.inputKey, enterMs };
    askMs = enterMs + pace.ask;
    return input;
  });
}

/** When the words of a text are said that name an input, by the number of the input. */
export function inputWordsOf(voice: VoicedText, speech: readonly Cue[]): Map<number, number> {
  return new Map(anchorsOf(voice, 'typing').map(({ input, word }) => [input, wordMs(speech, word)]));
}

/** When a number of letters is on the screen; the end of the run for more than the steps have written. */
export function writtenMs({ screen }: ProgramTrace, run: TimedRun, letters: number): number {
  const index = run.steps.findIndex(({ written }) => lengthOf(screen.slice(0, written)) >= letters);
  return index < 0 ? run.endMs : effectMs(run, index);
}

function lengthOf(pieces: ProgramTrace['screen']): number {
  return pieces.reduce((sum, { text }) => sum + text.length, 0);
}
