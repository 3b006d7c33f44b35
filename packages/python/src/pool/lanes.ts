/** A run starts in the lane that its owner's recent use gives it, and leaves the short one when it takes long. */
export type Lane = 'short' | 'long';

/** Recent use above which an owner's runs are long ones: one endless loop is an accident, two in a minute are not. */
export const longOwnerMs = 3_000;

/** A run that takes longer than this gives its place among the short ones free. */
export const shortRunMs = 250;

/** Long runs at the same time, besides the short ones. */
export function longPlaces(workers: number): number {
  return Math.max(1, Math.floor(workers / 2));
}

/** Places of one lane that are taken. */
type Taken = Readonly<Record<Lane, number>>;

/**
 * Two lanes, so that a run of milliseconds never waits for one of seconds: `workers` places for short runs,
 * `longPlaces(workers)` for long ones.
 */
export class Lanes {
  readonly #places: Taken;

  constructor(workers: number) {
    this.#places = { short: workers, long: longPlaces(workers) };
  }

  /** All places together: so many programs may run at the same time. */
  get places(): number {
    return this.#places.short + this.#places.long;
  }

  hasRoom(lane: Lane, running: Iterable<{ lane: Lane }>): boolean {
    let taken = 0;
    for (const run of running) if (run.lane === lane) taken += 1;
    return taken < this.#places[lane];
  }
}
