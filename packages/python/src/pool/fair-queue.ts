/** An item that waits for its turn. An item without an owner waits only for the items before it. */
export type Waiting = { owner: string | null };

/**
 * A bounded queue that gives each owner one turn at a time and at most a share of the queue. So a learner who sends a
 * hundred programs does not keep the others waiting.
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

  /** The item that has waited longest, or null. */
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
   * Takes the item with the lowest rank whose owner is not busy, the oldest of equals. Returns null when there is none.
   * The owner is busy until `done`. An item with rank null keeps waiting.
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

  /** Whether a matching item waits whose owner is not busy. */
  isAnyWaiting(isMeant: (item: Item) => boolean): boolean {
    return this.#waiting.some(
      (item) => (item.owner === null || !this.#busyOwners.has(item.owner)) && isMeant(item),
    );
  }

  done({ owner }: Item): void {
    if (owner !== null) this.#busyOwners.delete(owner);
  }

  /** Removes an item that no longer wants its turn. Returns false when it is not waiting. */
  remove(item: Item): boolean {
    const at = this.#waiting.indexOf(item);
    if (at !== -1) this.#waiting.splice(at, 1);
    return at !== -1;
  }

  #isShareFull(owner: string | null): boolean {
    if (owner === null || this.#waiting.length < this.#ownerLimit) return false;
    return this.#waiting.filter((item) => item.owner === owner).length >= this.#ownerLimit;
  }

  drain(): Item[] {
    return this.#waiting.splice(0);
  }
}
