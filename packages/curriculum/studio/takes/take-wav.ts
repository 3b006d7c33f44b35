import { takeSampleRate } from './take.ts';

/** Bytes before the first sample in a file of the recording page. */
const headerBytes = 44;

/**
 * Reads a take as the recording page sends it: WAV, one channel, 16 bits, 48,000 samples per second.
 * @returns samples between -1 and 1, or null for any other file, also for one that is cut
 */
export function readTakeWav(bytes: Buffer): Float32Array | null {
  if (bytes.length < headerBytes || bytes.toString('latin1', 0, 4) !== 'RIFF') return null;
  const [channels, rate, bits] = [bytes.readUInt16LE(22), bytes.readUInt32LE(24), bytes.readUInt16LE(34)];
  if (channels !== 1 || rate !== takeSampleRate || bits !== 16) return null;
  if (bytes.toString('latin1', 36, 40) !== 'data' || bytes.readUInt32LE(40) !== bytes.length - headerBytes)
    return null;
  const count = Math.floor((bytes.length - headerBytes) / 2);
  return Float32Array.from(
    { length: count },
    (_, index) => bytes.readInt16LE(headerBytes + index * 2) / 32_768,
  );
}
