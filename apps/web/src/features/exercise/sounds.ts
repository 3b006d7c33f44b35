/** Plays two soft tones: rising when all is right, else level. */
export function playResult(isAllRight: boolean): void {
  const Context = globalThis.AudioContext;
  if (Context === undefined) {
    return;
  }
  const context = new Context();
  const [first, second] = isAllRight ? [523, 784] : [392, 392];
  playTone(context, first, 0);
  playTone(context, second, 0.16).onended = () => void context.close();
}

function playTone(context: AudioContext, frequencyHz: number, afterS: number): OscillatorNode {
  const tone = new OscillatorNode(context, { type: 'sine', frequency: frequencyHz });
  const volume = new GainNode(context, { gain: 0 });
  const start = context.currentTime + afterS;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(0.08, start + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.001, start + 0.3);
  tone.connect(volume).connect(context.destination);
  tone.start(start);
  tone.stop(start + 0.32);
  return tone;
}
