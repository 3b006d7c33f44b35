import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@python-learning/domain';
import { z } from 'zod';
import type { Speaker } from '../src/voice-anchors.ts';
import { type Sound, sampleRate, samplesOf, soundMs, trimSilence } from './sound.ts';
import { StudioError } from './studio-error.ts';
import { runTool } from './tools.ts';
import { spokenWords, type WordEvent, wordTimes } from './word-times.ts';

/** A caption as it is heard. The sound has no silence at its ends. */
export type Speech = {
  sound: Sound;
  /** When each word of the caption begins, in milliseconds from the start of the sound. */
  words: readonly number[];
};

/**
 * Speaks one caption.
 * @throws StudioError when nothing is heard, or the synthesizer tells no words
 */
export async function speak(caption: string, language: Language, speaker: Speaker): Promise<Speech> {
  const respelled = spokenWords(caption, language);
  const { sound, events } = await synthesize(respelled.join(' '), settings(language, speaker));
  const { start, sound: heard } = trimSilence(sound);
  if (heard.length === 0) throw new StudioError(`The ${language} voice says nothing for "${caption}".`);
  if (events.length === 0) throw new StudioError(`espeak-ng tells no words of "${caption}".`);
  const leadMs = (start / sampleRate) * 1000;
  return { sound: heard, words: wordTimes(respelled, events, { leadMs, lengthMs: soundMs(heard) }) };
}

/** Settings of the synthesizer. `pitch` and `range` are 0 to 99, `gap` is in hundredths of a second. */
type VoiceSettings = { voice: string; wordsPerMinute: number; pitch: number; range: number; gap: number };

/** Slower than a newsreader: learners are 11 years old, and English is the second language of many. */
const voices: Record<Language, VoiceSettings> = {
  en: { voice: 'gmw/en', wordsPerMinute: 148, pitch: 48, range: 50, gap: 2 },
  ta: { voice: 'ta', wordsPerMinute: 145, pitch: 48, range: 50, gap: 1 },
};

/** A pupil has a higher voice than the teacher. */
function settings(language: Language, speaker: Speaker): VoiceSettings {
  const voice = voices[language];
  return speaker === 'pupil' ? { ...voice, pitch: 75 } : voice;
}

/** espeak-ng tells when words begin only to programs that call its library. */
const program = readFileSync(join(import.meta.dirname, 'espeak.py'), 'utf8');

const headSchema = z.strictObject({
  rate: z.literal(sampleRate),
  words: z.array(z.tuple([z.number(), z.number()])),
});

async function synthesize(
  text: string,
  voice: VoiceSettings,
): Promise<{ sound: Sound; events: readonly WordEvent[] }> {
  const output = await runTool('python3', ['-c', program], JSON.stringify({ text, ...voice }));
  const end = output.indexOf('\n');
  const { words } = headSchema.parse(JSON.parse(output.toString('utf8', 0, end)));
  const events = words.map(([position, ms]) => ({ position, ms }));
  return { sound: samplesOf(output.subarray(end + 1)), events };
}
