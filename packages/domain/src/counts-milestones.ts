const storesDone = /^done *=(?!=)/mu;

/**
 * Whether a program stores `done`, a number of finished milestones, outside of every block, so that its drawing may grow with the
 * progress of its learner. Whether it does, its run tells.
 */
export function countsMilestones(code: string): boolean {
  return storesDone.test(code);
}
