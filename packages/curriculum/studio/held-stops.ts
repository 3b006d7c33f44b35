import { StudioError } from './studio-error.ts';
import { runTool } from './tools.ts';

/**
 * Writes the Tamil words in phonemes in which ட் stands before க, ச or ப, as in கேட்கும்: the voice says `d` there, and speakers of Tamil
 * say `t`. Everything else stays as it is.
 * @param words as they are to be spoken; each may contain signs and several words
 */
export async function withHeldStops(words: readonly string[]): Promise<string[]> {
  return Promise.all(words.map(withPhonemes));
}

async function withPhonemes(word: string): Promise<string> {
  const wrong = word.match(heldStop);
  if (wrong === null) return word;
  const spoken = (await phonemesOf(wrong)).map((phonemes) => `[[${heldStops(phonemes)}]]`);
  return word.replaceAll(heldStop, () => spoken.shift() ?? '');
}

const heldStop = /[\u0B80-\u0BFF]*ட்[கசப][\u0B80-\u0BFF]*/gu;

/** Makes a `d` voiceless before a voiceless consonant. */
export function heldStops(phonemes: string): string {
  return phonemes.replaceAll(/d\.(?=[kp]|tS)/g, 't.');
}

/**
 * What the Tamil voice says for each text.
 * @throws StudioError when it does not answer each
 */
export async function phonemesOf(texts: readonly string[]): Promise<string[]> {
  const output = await runTool('espeak-ng', ['-v', 'ta', '-x', '-q', '--stdin'], texts.join('\n\n'));
  const lines = output
    .toString('utf8')
    .split('\n')
    .map((line) => line.trim());
  const phonemes = lines.filter((line) => line !== '');
  if (phonemes.length !== texts.length)
    throw new StudioError(`The voice does not say each of ${texts.join(', ')}.`);
  return phonemes;
}
