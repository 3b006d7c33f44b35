import type { Language } from '@python-learning/domain';
import type { Speaker } from '../src/voice-anchors.ts';

/** Settings of the synthesizer. `pitch` and `range` are 0 to 99, `gap` is in hundredths of a second. */
export type VoiceSettings = {
  /** A language of the synthesizer and, after the plus sign, its variant of the voice. */
  voice: string;
  /** What the synthesizer aims at; it speaks English about a twentieth faster. */
  wordsPerMinute: number;
  pitch: number;
  /** How far the pitch rises and falls. */
  range: number;
  gap: number;
};

const accents: Record<Language, Pick<VoiceSettings, 'wordsPerMinute' | 'gap'> & { accent: string }> = {
  // Learners are 11 years old, and English is the second language of many: they hear 125 words a minute.
  en: { accent: 'gmw/en', wordsPerMinute: 118, gap: 2 },
  ta: { accent: 'ta', wordsPerMinute: 138, gap: 1 },
};

/** The pupil differs in timbre and is five semitones higher. Both rise and fall twice as far as the synthesizer does by itself. */
const people: Record<Speaker, Pick<VoiceSettings, 'pitch' | 'range'> & { variant: string }> = {
  teacher: { variant: 'f2', pitch: 40, range: 90 },
  pupil: { variant: 'f3', pitch: 66, range: 90 },
};

/** The voice of a speaker in a language. */
export function voiceOf(language: Language, speaker: Speaker): VoiceSettings {
  const { accent, ...pace } = accents[language];
  const { variant, ...melody } = people[speaker];
  return { voice: `${accent}+${variant}`, ...pace, ...melody };
}
