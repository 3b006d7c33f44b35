import type { Scene } from '../../src/lesson.ts';
import type { Anchor } from '../../src/voice-anchors.ts';
import type { SpokenUnit } from '../narration.ts';
import type { ProgramTrace } from '../trace.ts';

/** A caption and its measured voice: `words` are milliseconds from its first sound. */
export type VoicedUnit = SpokenUnit & { durationMs: number; words: readonly number[] };

/** A spoken text in one language. `anchors` count its words through all its units. */
export type VoicedText = { units: readonly VoicedUnit[]; anchors: readonly Anchor[] };

/** A scene in one language: its voice, and the trace of its run when it has code. */
export type SceneMaterial = {
  scene: Scene;
  voice: VoicedText;
  /** The reason of a guess, said once its program has run, or while it runs if one of its words presses Run; null for nothing. */
  reveal: VoicedText | null;
  trace: ProgramTrace | null;
  /** What the app says about the error of the run; missing or empty for nothing. */
  coach?: string;
};

/** The anchors of one kind, in the order of their words. */
export function anchorsOf<K extends Anchor['kind']>(
  { anchors }: VoicedText,
  kind: K,
): Extract<Anchor, { kind: K }>[] {
  return anchors.filter((anchor): anchor is Extract<Anchor, { kind: K }> => anchor.kind === kind);
}

/** The text that is said while the program runs: the reason of a guess if one of its words presses Run, else the voice. */
export function runTextOf({ voice, reveal }: SceneMaterial): VoicedText {
  return reveal !== null && anchorsOf(reveal, 'run').length > 0 ? reveal : voice;
}
