/** Something that waits for its turn. Work without an owner waits for nobody but those before it. */
export type Waiting = { owner: string | null };

/**
 * A queue with a limit that gives no owner a second turn while the first is still going on, and lets
 * none fill more than a share of it. So one learner who sends a hundred programs does not keep the others waiting.
 */
export class FairQueue<Item extends Waiting> {
  readonly #limit: number;
  readonly #ownerLimit: number;
  readonly #waiting: Item[] = [];
  readonly #busyOwners = new Set<string>();

  constructor(limit: number, ownerLimit = limit) {
    this.#limit = limit;
    this.#ownerLimit = ownerLimit;
  }

  /** The item that waits for the longest time, or null. */
  get oldest(): Item | null {
    return this.#waiting[0] ?? null;
  }

  get length(): number {
    return this.#waiting.length;
  }

  /** False when the queue is full, or the owner's share of it. */
  add(item: Item): boolean {
    if (this.#waiting.length >= this.#limit || this.#isShareFull(item.owner)) return false;
    this.#waiting.push(item);
    return true;
  }

  /**
   * The item with the lowest rank whose owner has nothing going on, the oldest of equals; null when there is none. Its
   * owner is busy until `done`. An item without a rank has to wait.
   */
  take(rankOf: (item: Item) => number | null = () => 0): Item | null {
    let best: Item | null = null;
    let lowest = Number.POSITIVE_INFINITY;
    for (const item of this.#waiting) {
      if (item.owner !== null && this.#busyOwners.has(item.owner)) continue;
      const rank = rankOf(item);
      if (rank === null || rank >= lowest) continue;
      [best, lowest] = [item, rank];
    }
    if (best === null) return null;
    this.remove(best);
    if (best.owner !== null) this.#busyOwners.add(best.owner);
    return best;
  }

  /** Whether an item of this kind waits for nothing of its own owner. */
  isAnyWaiting(isMeant: (item: Item) => boolean): boolean {
    return this.#waiting.some(
      (item) => (item.owner === null || !this.#busyOwners.has(item.owner)) && isMeant(item),
    );
  }

  done({ owner }: Item): void {
    if (owner !== null) this.#busyOwners.delete(owner);
  }

  /** Takes an item out that does not want its turn any more. False when it is not waiting. */
  remove(item: Item): boolean {
    const at = this.#waiting.indexOf(item);
    if (at !== -1) this.#waiting.splice(at, 1);
    return at !== -1;
  }

  #isShareFull(owner: string | null): boolean {
    if (owner === null || this.#waiting.length < this.#ownerLimit) return false;
    return this.#waiting.filter((item) => item.owner === owner).length >= this.#ownerLimit;
  }

  /** Empties the queue. */
  drain(): Item[] {
    return this.#waiting.splice(0);
  }
}
