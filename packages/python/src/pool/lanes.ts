/** The owner's recent use decides in which lane a run starts. A run that takes long leaves the short lane. */
export type Lane = 'short' | 'long';

/**
 * CPU milliseconds of recent use above which an owner's runs are long: one endless loop is an accident, two in a minute
 * are not.
 */
export const longOwnerMs = 2_500;

/** CPU milliseconds of recent use above which an owner leaves one short slot to others. */
export const lightOwnerMs = 300;

/** How long owners who used little count as present after one of them began a run. */
export const lightPresenceMs = 1_000;

/** A run that takes longer than this gives up its slot in the short lane. */
export const shortRunMs = 250;

/** Slots for long runs, in addition to the short ones. */
export function longPlaces(workers: number): number {
  return Math.max(1, Math.floor(workers / 2));
}

type Taken = Readonly<Record<Lane, number>>;

/**
 * Two lanes, so that a run of milliseconds never waits for one of seconds. The short lane has `workers` slots, the long
 * one half as many and at least one. Owners with more than `lightOwnerMs` of recent use leave one short slot to others, and may
 * take a long one instead. While others are present, they leave one processor core to them, too.
 */
export class Lanes {
  readonly #places: Taken;

  constructor(workers: number) {
    this.#places = { short: workers, long: longPlaces(workers) };
  }

  /** Slots of both lanes: the number of programs that may run at once. */
  get places(): number {
    return this.#places.short + this.#places.long;
  }

  hasRoom(lane: Lane, running: Iterable<{ lane: Lane }>): boolean {
    return this.#taken(lane, running) < this.#places[lane];
  }

  /**
   * Whether one more of these short runs leaves a slot for owners who used little. A single slot is for everybody.
   */
  leavesOne(runs: Iterable<{ lane: Lane }>): boolean {
    return this.#taken('short', runs) < Math.max(1, this.#places.short - 1);
  }

  /** Whether one more heavy run leaves a core for owners who used little. A single core is for everybody. */
  leavesCore(heavyRuns: number): boolean {
    return this.#places.short === 1 || heavyRuns < this.#places.short - 1;
  }

  #taken(lane: Lane, runs: Iterable<{ lane: Lane }>): number {
    let taken = 0;
    for (const run of runs) if (run.lane === lane) taken += 1;
    return taken;
  }
}
