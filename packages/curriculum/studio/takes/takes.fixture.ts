import { takeSampleRate, writeTakeWav } from './take-wav.ts';

/** A recording as the page sends it: a tone of `toneMs` between two silences. */
export function toneWav({ beforeMs = 200, toneMs = 600, afterMs = 200, amplitude = 0.3 } = {}): Buffer {
  const countOf = (ms: number) => Math.round((ms / 1000) * takeSampleRate);
  const [from, until] = [countOf(beforeMs), countOf(beforeMs + toneMs)];
  const samples = Float32Array.from({ length: until + countOf(afterMs) }, (_, index) => {
    const isTone = index >= from && index < until;
    return isTone ? amplitude * Math.sin((2 * Math.PI * 300 * (index - from + 0.5)) / takeSampleRate) : 0;
  });
  return Buffer.from(writeTakeWav(samples));
}

/** A take without its sound. Each word of the text begins 100 ms after the one before. */
export function takeOf(text: string, fields: { speaker?: string; levelDb?: number; words?: number[] } = {}) {
  return {
    text,
    role: 'teacher' as const,
    speaker: 'Malar',
    consentedOn: '2026-11-27',
    recordedAt: '2026-11-27T08:00:00.000Z',
    words: text.split(' ').map((_, index) => 200 + index * 100),
    levelDb: -20,
    ...fields,
  };
}
