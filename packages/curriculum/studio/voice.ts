import type { Language } from '@python-learning/domain';
import { spokenText } from './pronunciation.ts';
import { readWav, type Sound, trimSilence } from './sound.ts';
import { StudioError } from './studio-error.ts';
import { runTool } from './tools.ts';

type VoiceSettings = { name: string; wordsPerMinute: number; pitch: number; gap: number };

/** Slower than a newsreader: learners are 11 years old, and English is the second language of many. */
const voices: Record<Language, VoiceSettings> = {
  en: { name: 'en-gb', wordsPerMinute: 148, pitch: 48, gap: 2 },
  ta: { name: 'ta', wordsPerMinute: 145, pitch: 48, gap: 1 },
};

/** Speaks one caption. The sound has no silence at its ends. Throws when nothing is heard. */
export async function speak(caption: string, language: Language): Promise<Sound> {
  const { name, wordsPerMinute, pitch, gap } = voices[language];
  const options = ['-v', name, '-s', wordsPerMinute, '-p', pitch, '-g', gap, '-b', 1, '--stdin', '--stdout'];
  const wav = await runTool('espeak-ng', options.map(String), spokenText(caption, language));
  const sound = trimSilence(readWav(wav));
  if (sound.length === 0) throw new StudioError(`The ${language} voice says nothing for "${caption}".`);
  return sound;
}
