import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@python-learning/domain';
import { z } from 'zod';
import type { Speaker } from '../src/voice-anchors.ts';
import { withHeldStops } from './held-stops.ts';
import { type Sound, sampleRate, samplesOf, soundMs, trimSilence } from './sound.ts';
import { StudioError } from './studio-error.ts';
import { runTool } from './tools.ts';
import { type VoiceSettings, voiceOf } from './voices.ts';
import { spokenWords, type WordEvent, wordTimes } from './word-times.ts';

/** A caption as it is heard. The sound has no silence at its ends. */
export type Speech = {
  sound: Sound;
  /** When each word of the caption begins, in milliseconds from the start of the sound. */
  words: readonly number[];
  /** Name of the person who speaks; missing for the machine. */
  person?: string;
};

/** Says one caption. */
export type Speak = (caption: string, language: Language, speaker: Speaker) => Promise<Speech>;

/**
 * Speaks one caption with the voice of the machine.
 * @throws StudioError when nothing is heard, or the synthesizer tells no words
 */
export async function speak(caption: string, language: Language, speaker: Speaker): Promise<Speech> {
  const respelled = await withHeldStops(spokenWords(caption, language));
  const { sound, events } = await synthesize(respelled.join(' '), voiceOf(language, speaker));
  const { start, sound: heard } = trimSilence(sound);
  if (heard.length === 0) throw new StudioError(`The ${language} voice says nothing for "${caption}".`);
  if (events.length === 0) throw new StudioError(`espeak-ng tells no words of "${caption}".`);
  const leadMs = (start / sampleRate) * 1000;
  return { sound: heard, words: wordTimes(respelled, events, { leadMs, lengthMs: soundMs(heard) }) };
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
