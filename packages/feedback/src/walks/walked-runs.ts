import { type Outcome, type Walk, type WalkFacts, type WalkSettings, walksOf } from '@python-learning/domain';

/** A walk with what the program did in it; `outcome` is null when the time budget ended before the walk. */
export type WalkedRun = { walk: Walk; outcome: Outcome | null };

/** Joins the walks of a task with their outcomes. Empty for a task that nobody plays. */
export function walkedRuns(
  settings: WalkSettings | null | undefined,
  outcomes: readonly Outcome[],
): WalkedRun[] {
  if (settings === null || settings === undefined) return [];
  return walksOf(settings).map((walk, index) => ({ walk, outcome: outcomes[index] ?? null }));
}

/**
 * The walk that did not end well and is explained: one with the stop word first, because its answers are the fewest. Null
 * when all ended.
 */
export function firstStopped(walks: readonly WalkedRun[]): WalkedRun | null {
  const stopped = walks.filter(({ outcome }) => outcome?.kind !== 'finished');
  return stopped.find(({ walk }) => walk.manner === 'stopping') ?? stopped[0] ?? null;
}

/** What the walks found out, for those that a limit did not stop. */
export function walkFacts(walks: readonly WalkedRun[]): WalkFacts[] {
  return walks.flatMap(({ outcome }) => outcome?.walk ?? []);
}
