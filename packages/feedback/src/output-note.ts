import type { Language, Outcome } from '@python-learning/domain';
import { fill } from './text/fill.ts';
import { texts } from './text/texts.ts';

/** The transcript of a run, followed by a note when output was omitted. */
export function outputWithNote(outcome: Outcome, language: Language): string {
  if (outcome.omittedBytes === 0) return outcome.transcript;
  const note = fill(texts.notes.outputCut, language, {
    kilobytes: Math.max(1, Math.round(outcome.omittedBytes / 1024)),
  });
  const gap = outcome.transcript === '' || outcome.transcript.endsWith('\n') ? '' : '\n';
  return `${outcome.transcript}${gap}${note}`;
}
