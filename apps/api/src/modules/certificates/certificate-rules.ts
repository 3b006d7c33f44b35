import { type CertificateKind, certificateKinds } from '@python-learning/contract';
import type { Curriculum, Milestone, Question } from '@python-learning/curriculum';
import { milestonesEverCompleted, questionsEverSolved } from '../record/index.ts';

type Course = Pick<Curriculum, 'milestones'>;

/** The milestones that a certificate stands for: all of them, or those that are free. */
export function milestonesOf(kind: CertificateKind, { milestones }: Course): readonly Milestone[] {
  return kind === 'course' ? milestones : milestones.filter(({ isFree }) => isFree);
}

/**
 * The project that a certificate names: the last question of the course that has to be solved, where it is one. It runs
 * on every case, hidden ones included, before it is solved.
 */
export function projectOf(kind: CertificateKind, { milestones }: Course): Question | null {
  if (kind !== 'course') return null;
  const last = milestones.at(-1)?.questions.at(-1);
  return last?.kind === 'project' ? last : null;
}

/**
 * The certificates that were earned. It looks at points alone, which are written once and never taken away: a milestone
 * that was reset since still counts. The project is asked for by itself, for those who completed the last milestone
 * before it was written.
 */
export function earnedKinds(course: Course, earnedReasons: readonly string[]): CertificateKind[] {
  const completed = milestonesEverCompleted(earnedReasons);
  return certificateKinds.filter((kind) => {
    const needed = milestonesOf(kind, course);
    return (
      needed.length > 0 &&
      needed.every(({ id }) => completed.has(id)) &&
      isProjectDone(kind, course, earnedReasons)
    );
  });
}

/** True also where there is no project to be done. */
export function isProjectDone(
  kind: CertificateKind,
  course: Course,
  earnedReasons: readonly string[],
): boolean {
  const project = projectOf(kind, course);
  return project === null || questionsEverSolved(earnedReasons).has(project.id);
}
