import { takeSampleRate } from '../../takes/take-wav.ts';
import { audioContext } from './microphone.ts';

export type Playback = {
  /** Time in the recording that is heard now, in milliseconds. */
  heardMs: () => number;
  /** Fulfilled when the recording has ended or was stopped. */
  ended: Promise<void>;
  stop: () => void;
};

/** Plays a recording from its start. */
export async function play(samples: Float32Array): Promise<Playback> {
  const audio = await audioContext();
  const buffer = audio.createBuffer(1, Math.max(1, samples.length), takeSampleRate);
  buffer.getChannelData(0).set(samples);
  const source = audio.createBufferSource();
  source.buffer = buffer;
  source.connect(audio.destination);
  const startedS = audio.currentTime;
  const ended = new Promise<void>((resolve) => source.addEventListener('ended', () => resolve()));
  source.start();
  return {
    heardMs: () => Math.max(0, (audio.currentTime - startedS - (audio.outputLatency || 0)) * 1000),
    ended,
    stop: () => source.stop(),
  };
}
