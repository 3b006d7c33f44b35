/** Runs beside the page's own work, so that no sample is lost. */
declare class AudioWorkletProcessor {
  readonly port: MessagePort;
}
declare function registerProcessor(name: string, processor: new () => AudioWorkletProcessor): void;

/** Sends what the microphone delivers to the page. */
class Collector extends AudioWorkletProcessor {
  process([input]: readonly Float32Array[][]): boolean {
    const channel = input?.[0];
    if (channel !== undefined) this.port.postMessage(channel.slice());
    return true;
  }
}

registerProcessor('collector', Collector);
