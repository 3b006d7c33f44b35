import { StudioError } from './studio-error.ts';
/** Samples per second of everything the studio mixes: what the voice delivers. */
export const sampleRate = 22_050;

/** One channel, 16 bits. */
export type Sound = Int16Array;

export function soundMs(sound: Sound): number {
  return (sound.length / sampleRate) * 1000;
}

/**
 * Reads the samples of a WAV stream (mono, 16 bits). Ignores the length in the header: a program that writes to a pipe
 * does not know it yet.
 */
export function readWav(bytes: Buffer): Sound {
  const rate = bytes.readUInt32LE(24);
  const data = bytes.indexOf('data', 36, 'latin1');
  if (bytes.toString('latin1', 0, 4) !== 'RIFF' || data < 0 || rate !== sampleRate) {
    throw new StudioError(`Expected a WAV stream of ${sampleRate} samples per second.`);
  }
  return samplesOf(bytes.subarray(data + 8));
}

/** Reads bare samples (mono, 16 bits). */
export function samplesOf(bytes: Buffer): Sound {
  const count = Math.floor(bytes.length / 2);
  return Int16Array.from({ length: count }, (_, index) => bytes.readInt16LE(index * 2));
}

export function writeWav(sound: Sound): Buffer {
  const header = Buffer.alloc(44);
  header.write('RIFF', 0, 'latin1');
  header.writeUInt32LE(36 + sound.byteLength, 4);
  header.write('WAVEfmt ', 8, 'latin1');
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(sampleRate, 24);
  header.writeUInt32LE(sampleRate * 2, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36, 'latin1');
  header.writeUInt32LE(sound.byteLength, 40);
  return Buffer.concat([header, Buffer.from(sound.buffer, sound.byteOffset, sound.byteLength)]);
}

/**
 * Removes the silence at both ends, so that a caption lasts as long as what is heard.
 * @returns the rest and the index of its first sample
 */
export function trimSilence(sound: Sound): { start: number; sound: Sound } {
  const isLoud = (sample: number) => Math.abs(sample) > silenceLevel;
  const start = sound.findIndex(isLoud);
  if (start < 0) return { start: 0, sound: sound.subarray(0, 0) };
  return { start, sound: sound.subarray(start, sound.findLastIndex(isLoud) + 1) };
}

const silenceLevel = 120;

export type PlacedSound = { sound: Sound; startMs: number };

/** One track of `durationMs`; what would reach beyond its end is cut. */
export function mixTrack(parts: readonly PlacedSound[], durationMs: number): Sound {
  const track = new Float32Array(samplesIn(durationMs));
  for (const { sound, startMs } of parts) {
    const offset = samplesIn(startMs);
    const room = Math.max(0, track.length - offset);
    sound.subarray(0, room).forEach((sample, index) => {
      track[offset + index] = (track[offset + index] ?? 0) + sample;
    });
  }
  return Int16Array.from(track, (sample) => Math.max(-32_768, Math.min(32_767, Math.round(sample))));
}

function samplesIn(ms: number): number {
  return Math.round((ms / 1000) * sampleRate);
}
