import { type CertificateKind, certificateKinds } from '@python-learning/contract';
import { type Curriculum, contentKinds, type Milestone, type Question } from '@python-learning/curriculum';
import { type AwardReason, milestonesEverCompleted, questionsEverSolved } from '../record/index.ts';

type Course = Pick<Curriculum, 'milestones'>;

/** Milestones that a certificate covers: all of them, or those that are free. */
export function milestonesOf(kind: CertificateKind, { milestones }: Course): readonly Milestone[] {
  return kind === 'course' ? milestones : milestones.filter(({ isFree }) => isFree);
}

/**
 * The project that a certificate names: the last question of the course, if certificates name questions of its kind;
 * else null. It has to pass every case, hidden ones included, before it is solved.
 */
export function projectOf(kind: CertificateKind, { milestones }: Course): Question | null {
  if (kind !== 'course') return null;
  const last = milestones.at(-1)?.questions.at(-1);
  return last !== undefined && contentKinds[last.kind].isNamedByCertificate ? last : null;
}

/**
 * Certificates that were earned, by points alone. Points are awarded once and never taken away, so a milestone that was
 * reset still counts. The project is checked separately, for learners who completed the last milestone before the
 * project was written.
 */
export function awardedKinds(course: Course, awardedReasons: readonly AwardReason[]): CertificateKind[] {
  const completed = milestonesEverCompleted(awardedReasons);
  return certificateKinds.filter((kind) => {
    const needed = milestonesOf(kind, course);
    return (
      needed.length > 0 &&
      needed.every(({ id }) => completed.has(id)) &&
      isProjectDone(kind, course, awardedReasons)
    );
  });
}

/** True when the project is solved, or there is none. */
export function isProjectDone(
  kind: CertificateKind,
  course: Course,
  awardedReasons: readonly AwardReason[],
): boolean {
  const project = projectOf(kind, course);
  return project === null || questionsEverSolved(awardedReasons).has(project.id);
}
