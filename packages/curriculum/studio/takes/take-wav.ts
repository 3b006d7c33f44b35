/** The sound file of a take: WAV, one channel, 16 bits. Written by the recording page and read by the server. */

/** Samples per second of a take. */
export const takeSampleRate = 48_000;

/** Bytes before the first sample. */
const headerBytes = 44;

/** The file of a recording. `samples` are between -1 and 1. */
export function writeTakeWav(samples: Float32Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(headerBytes + samples.length * 2);
  const view = new DataView(bytes.buffer);
  const writeText = (at: number, text: string) => bytes.set(new TextEncoder().encode(text), at);
  writeText(0, 'RIFF');
  view.setUint32(4, bytes.length - 8, true);
  writeText(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, takeSampleRate, true);
  view.setUint32(28, takeSampleRate * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  writeText(36, 'data');
  view.setUint32(40, samples.length * 2, true);
  samples.forEach((sample, index) => {
    view.setInt16(headerBytes + index * 2, Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), true);
  });
  return bytes;
}

/**
 * Reads a file that `writeTakeWav` wrote.
 * @returns samples between -1 and 1, or null for any other file, also for one that is cut
 */
export function readTakeWav(bytes: Uint8Array): Float32Array | null {
  if (bytes.length < headerBytes) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const textAt = (at: number) => new TextDecoder('latin1').decode(bytes.subarray(at, at + 4));
  if (textAt(0) !== 'RIFF' || textAt(36) !== 'data') return null;
  const [channels, rate, bits] = [
    view.getUint16(22, true),
    view.getUint32(24, true),
    view.getUint16(34, true),
  ];
  if (channels !== 1 || rate !== takeSampleRate || bits !== 16) return null;
  const length = view.getUint32(40, true);
  if (length !== bytes.length - headerBytes || length % 2 !== 0) return null;
  return Float32Array.from(
    { length: length / 2 },
    (_, index) => view.getInt16(headerBytes + index * 2, true) / 32_767,
  );
}
