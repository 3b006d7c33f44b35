/**
 * Whether a program stores `done`, a number of finished milestones, outside of every block, so that its drawing may grow with the
 * progress of its learner. Whether it does, its run tells.
 */
export function countsMilestones(code: string): boolean {
  return code.split('\n').some((line) => {
    const [name = '', value] = line.split('=');
    return name.trimEnd() === 'done' && value !== undefined && value !== '';
  });
}
