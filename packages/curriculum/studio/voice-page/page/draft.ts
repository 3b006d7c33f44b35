import { letterTimes } from '../../takes/letter-times.ts';
import { speechSpan } from '../../takes/level.ts';
import { takeSampleRate, writeTakeWav } from '../../takes/take-wav.ts';

/** A recording before it is kept, and the words that were tapped while it was played. */
export type Draft = { samples: Float32Array; tapped: readonly (number | null)[] };

/** When each word of a sentence begins in a recording, in milliseconds. */
export function wordsOf({ samples, tapped }: Draft, text: string): number[] {
  return letterTimes(text.split(' '), tapped, speechSpan(samples, takeSampleRate));
}

/** The sound file of a recording in base64. */
export function soundOf({ samples }: Draft): string {
  const bytes = writeTakeWav(samples);
  let letters = '';
  // One call for all bytes would have more arguments than browsers take.
  for (let at = 0; at < bytes.length; at += 32_768) {
    letters += String.fromCharCode(...bytes.subarray(at, at + 32_768));
  }
  return btoa(letters);
}
