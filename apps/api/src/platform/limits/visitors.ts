const prefix = 'visitors of ';

/** Owner of the programs that visitors without an account run, for one network: they share limits, as one learner has them. */
export function visitorsOf(network: string): string {
  return `${prefix}${network}`;
}

/** True for an owner that `visitorsOf` named. */
export function isVisitors(owner: string): boolean {
  return owner.startsWith(prefix);
}
