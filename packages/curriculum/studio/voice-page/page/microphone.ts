import { takeSampleRate } from '../../takes/take-wav.ts';

/** Why there is no recording. */
export type MicrophoneFault = 'noMicrophone' | 'microphoneRefused' | 'microphoneLost';

export class MicrophoneError extends Error {
  readonly fault: MicrophoneFault;

  constructor(fault: MicrophoneFault) {
    super(fault);
    this.fault = fault;
  }
}

export type Microphone = {
  start(): void;
  /**
   * Ends the recording and returns its samples.
   * @throws MicrophoneError when the microphone was lost meanwhile
   */
  stop(): Float32Array;
};

let opened: Promise<Microphone> | null = null;
let context: AudioContext | null = null;

/** The clock and the loudspeaker of the page. It needs a tap or a key before it runs. */
export async function audioContext(): Promise<AudioContext> {
  context ??= new AudioContext({ sampleRate: takeSampleRate });
  await context.resume();
  return context;
}

/**
 * Opens the microphone, once.
 * @throws MicrophoneError when there is none, or the browser may not use it
 */
export async function openMicrophone(): Promise<Microphone> {
  opened ??= open();
  try {
    return await opened;
  } catch (error) {
    opened = null;
    throw error;
  }
}

/** The sound as it is: the browser neither evens it out nor takes noise away. */
const bare = { echoCancellation: false, noiseSuppression: false, autoGainControl: false, channelCount: 1 };

async function open(): Promise<Microphone> {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: bare }).catch((error: unknown) => {
    const isRefused = error instanceof DOMException && error.name === 'NotAllowedError';
    throw new MicrophoneError(isRefused ? 'microphoneRefused' : 'noMicrophone');
  });
  const audio = await audioContext();
  await audio.audioWorklet.addModule('/voice-page/page/collector.ts');
  const collector = new AudioWorkletNode(audio, 'collector', { numberOfOutputs: 0, channelCount: 1 });
  audio.createMediaStreamSource(stream).connect(collector);
  let parts: Float32Array[] | null = null;
  let isLost = false;
  collector.port.onmessage = ({ data }: MessageEvent<Float32Array>) => parts?.push(data);
  stream.getAudioTracks()[0]?.addEventListener('ended', () => {
    isLost = true;
    opened = null;
  });
  return {
    start: () => {
      parts = [];
    },
    stop: () => {
      const samples = joined(parts ?? []);
      parts = null;
      if (isLost) throw new MicrophoneError('microphoneLost');
      return samples;
    },
  };
}

function joined(parts: readonly Float32Array[]): Float32Array {
  const samples = new Float32Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    samples.set(part, at);
    at += part.length;
  }
  return samples;
}
