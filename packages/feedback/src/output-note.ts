import type { Language, Outcome } from '@python-learning/domain';
import { fill } from './text/fill.ts';

/** The transcript of a run, followed by a note when output was omitted. */
export function outputWithNote(outcome: Outcome, language: Language): string {
  if (outcome.omittedBytes === 0) return outcome.transcript;
  const note = fill(cutNote, language, { kilobytes: Math.max(1, Math.round(outcome.omittedBytes / 1024)) });
  const gap = outcome.transcript === '' || outcome.transcript.endsWith('\n') ? '' : '\n';
  return `${outcome.transcript}${gap}${note}`;
}

const cutNote = {
  en: '[Your program printed much more. About {kilobytes} KB in the middle are not shown.]',
  ta: '[உன் நிரல் இன்னும் நிறைய அச்சிட்டது. நடுவில் ஏறத்தாழ {kilobytes} KB காட்டப்படவில்லை.]',
};
