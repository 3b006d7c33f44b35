/** Half-life of recorded use. */
const halfLifeMs = 60_000;
/** Use below this is forgotten. */
const minMs = 1;
/** Owners that are remembered. Beyond this number, those with the least use are forgotten. */
const maxOwners = 10_000;

type Use = { cpuMs: number; atMs: number };

/** Recent CPU time of each owner's programs. It decays: after a minute, half of a use is left. */
export class RecentUse {
  readonly #uses = new Map<string, Use>();

  /** CPU milliseconds of the owner's recent use; 0 for an unknown owner. */
  of(owner: string | null, nowMs: number): number {
    const use = owner === null ? undefined : this.#uses.get(owner);
    return use === undefined ? 0 : faded(use, nowMs);
  }

  add(owner: string | null, cpuMs: number, nowMs: number): void {
    if (owner === null || cpuMs <= 0) return;
    this.#uses.set(owner, { cpuMs: this.of(owner, nowMs) + cpuMs, atMs: nowMs });
    if (this.#uses.size > maxOwners) this.#forget(nowMs);
  }

  #forget(nowMs: number): void {
    const byUse = [...this.#uses].map(([owner, use]) => ({ owner, cpuMs: faded(use, nowMs) }));
    byUse.sort((one, other) => other.cpuMs - one.cpuMs);
    for (const [index, { owner, cpuMs }] of byUse.entries()) {
      if (cpuMs < minMs || index >= maxOwners / 2) this.#uses.delete(owner);
    }
  }
}

function faded({ cpuMs, atMs }: Use, nowMs: number): number {
  return cpuMs * 0.5 ** (Math.max(0, nowMs - atMs) / halfLifeMs);
}
