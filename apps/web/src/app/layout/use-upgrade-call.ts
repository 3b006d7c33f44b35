import { useLearnerFacts } from '../../lib/data/learner-facts.tsx';

/** So many milestones are free; whoever has done them all is told where the road goes on. */
const freeMilestones = 4;

/** Whether the way on is closed for want of a subscription; false as long as either is not known. */
export function useUpgradeCall(): boolean {
  const { progress, subscription } = useLearnerFacts();
  return (
    progress !== undefined && progress.completed_milestones.length >= freeMilestones && subscription === null
  );
}
