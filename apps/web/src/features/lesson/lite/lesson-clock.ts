import type { Playable, PlayableEvent } from '../playable.ts';

/** Events of a clock, by the names that media elements have for them. */
export type ClockEvents = Record<
  | 'onLoadedMetadata'
  | 'onPlay'
  | 'onPlaying'
  | 'onPause'
  | 'onSeeking'
  | 'onSeeked'
  | 'onTimeUpdate'
  | 'onEnded'
  | 'onError',
  (event: PlayableEvent) => void
>;

type ClockParts = {
  /** Returns the current listener; it changes between renders. */
  listener: () => ClockEvents;
  /** Loads the lesson again after a failure. */
  reload: () => void;
};

/** Media elements report their position about four times a second. */
const tickMs = 250;

/** `readyState` of media elements: nothing has loaded, or enough to play. */
const readiness = { nothing: 0, enough: 4 };

/**
 * Plays a lesson without audio: a clock with the interface of a media element, so that the player treats both alike.
 *
 * waiting → standing ⇄ running → standing, at the end
 *    ↘ running, where it was to play before the lesson had come
 */
export class LessonClock implements Playable {
  defaultPlaybackRate = 1;
  muted = false;
  duration = Number.NaN;
  readonly load: () => void;
  readonly #listener: () => ClockEvents;
  #rate = 1;
  #stoodAtS = 0;
  #startedMs: number | null = null;
  #isOn = false;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor({ listener, reload }: ClockParts) {
    this.#listener = listener;
    this.load = reload;
  }

  get currentTime(): number {
    const wentS = this.#startedMs === null ? 0 : ((performance.now() - this.#startedMs) / 1000) * this.#rate;
    return Math.min(this.#endS, this.#stoodAtS + wentS);
  }

  set currentTime(atS: number) {
    this.#tell('onSeeking');
    this.#standAt(atS);
    this.#tell('onSeeked');
    this.#tell('onTimeUpdate');
  }

  get playbackRate(): number {
    return this.#rate;
  }

  set playbackRate(rate: number) {
    this.#standAt(this.currentTime);
    this.#rate = rate;
  }

  get readyState(): number {
    return Number.isNaN(this.duration) ? readiness.nothing : readiness.enough;
  }

  async play(): Promise<void> {
    if (this.#isOn) return;
    this.#isOn = true;
    this.#tell('onPlay');
    if (this.readyState === readiness.enough) this.#run();
  }

  pause(): void {
    if (!this.#isOn) return;
    this.end();
    this.#tell('onPause');
  }

  /**
   * Sets the duration, in seconds, once the lesson has loaded. Starts playing if `play` was called before.
   */
  begin(durationS: number): void {
    this.duration = durationS;
    this.#tell('onLoadedMetadata');
    if (this.#isOn) this.#run();
  }

  /** Reports that the lesson cannot be loaded. */
  fail(): void {
    this.end();
    this.#tell('onError');
  }

  /** Stops without reporting it. */
  end(): void {
    this.#isOn = false;
    this.#standAt(this.currentTime);
    this.#startedMs = null;
    clearInterval(this.#timer);
  }

  get #endS(): number {
    return Number.isNaN(this.duration) ? Number.POSITIVE_INFINITY : this.duration;
  }

  #run(): void {
    if (this.currentTime >= this.#endS) this.currentTime = 0;
    this.#startedMs = performance.now();
    clearInterval(this.#timer);
    this.#timer = setInterval(() => this.#tick(), tickMs);
    this.#tell('onPlaying');
  }

  #tick(): void {
    this.#tell('onTimeUpdate');
    if (this.currentTime < this.#endS) return;
    this.end();
    this.#tell('onPause');
    this.#tell('onEnded');
  }

  #standAt(atS: number): void {
    this.#stoodAtS = atS;
    this.#startedMs = this.#startedMs === null ? null : performance.now();
  }

  #tell(name: keyof ClockEvents): void {
    this.#listener()[name]({ currentTarget: this });
  }
}
