/** The time in which a use loses half of its weight. */
const halfLifeMs = 60_000;
/** Less than this is forgotten. */
const leastMs = 1;
/** Owners that are remembered; beyond it those with the least use are forgotten. */
const ownersMax = 10_000;

type Use = { cpuMs: number; atMs: number };

/** Processor time that the programs of each owner used lately. Old uses fade: after a minute half of one is left. */
export class RecentUse {
  readonly #uses = new Map<string, Use>();

  /** Milliseconds of the owner's recent use; 0 for an owner who is not known. */
  of(owner: string | null, nowMs: number): number {
    const use = owner === null ? undefined : this.#uses.get(owner);
    return use === undefined ? 0 : faded(use, nowMs);
  }

  add(owner: string | null, cpuMs: number, nowMs: number): void {
    if (owner === null || cpuMs <= 0) return;
    this.#uses.set(owner, { cpuMs: this.of(owner, nowMs) + cpuMs, atMs: nowMs });
    if (this.#uses.size > ownersMax) this.#forget(nowMs);
  }

  #forget(nowMs: number): void {
    const byUse = [...this.#uses].map(([owner, use]) => ({ owner, cpuMs: faded(use, nowMs) }));
    byUse.sort((one, other) => other.cpuMs - one.cpuMs);
    for (const [index, { owner, cpuMs }] of byUse.entries()) {
      if (cpuMs < leastMs || index >= ownersMax / 2) this.#uses.delete(owner);
    }
  }
}

function faded({ cpuMs, atMs }: Use, nowMs: number): number {
  return cpuMs * 0.5 ** (Math.max(0, nowMs - atMs) / halfLifeMs);
}
