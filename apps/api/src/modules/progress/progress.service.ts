import type { Progress } from '@python-learning/contract';
import type { Curriculum, Milestone } from '@python-learning/curriculum';
import type { Language } from '@python-learning/domain';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Handle } from '../../platform/db/database.ts';
import type { Refuse } from '../../platform/errors/refuse.ts';
import type { LearnerCaller } from '../../platform/http/handler.ts';
import type { Badges } from '../badges/index.ts';
import type { CertificateAwards } from '../certificates/index.ts';
import type { Course, RefuseClosed } from '../course/index.ts';
import type { MarkKind } from '../record/index.ts';
import {
  changeRecord,
  createLearnerRecord,
  type LearnerRecord,
  milestoneAward,
  milestonesEverCompleted,
} from '../record/index.ts';
import { type MarkRefusals, markRules } from './mark-rules.ts';
import { furthestOrder, isCompleted } from './milestone-rules.ts';
import { progressAnswer } from './progress-answer.ts';

type ProgressDeps = {
  db: Database;
  clock: Clock;
  curriculum: Curriculum;
  course: Course;
  badges: Badges;
  certificates: CertificateAwards;
  /** Called when a mark has made a milestone complete. */
  onMilestoneFinished: (learnerId: string) => void;
};

type Who = { learnerId: string; language: Language };
type Mark<K extends MarkKind> = Who & { milestoneId: string; kind: K };
type RefuseMove = Refuse<'not_found' | 'milestone_not_reached'>;
export type RefuseMark<K extends MarkKind> = Refuse<'not_found' | 'subscription_required' | MarkRefusals[K]>;

export interface ProgressService {
  /** Refuses when the session of the caller has ended. */
  getProgress(
    refuse: Refuse<'token_not_valid'>,
    caller: LearnerCaller,
    language: Language,
  ): Promise<Progress>;
  /** Makes the successor of a completed milestone, or any earlier milestone, the current one. */
  moveTo(refuse: RefuseMove, move: Who & { milestoneId: string }): Promise<Progress>;
  setMark<K extends MarkKind>(refuse: RefuseMark<K>, mark: Mark<K>): Promise<Progress>;
  /** Clears the mark, and the solved questions or right answers behind it. Points and badges stay. */
  resetMark(refuse: RefuseClosed, mark: Mark<MarkKind>): Promise<Progress>;
}

export function createProgressService(deps: ProgressDeps): ProgressService {
  return {
    getProgress: async (refuse, caller, language) => {
      const record = await createLearnerRecord(deps.db).progress.readOfCaller(caller, deps.clock.now());
      if (record === null) throw refuse('token_not_valid');
      return progressAnswer(record, deps.curriculum, language);
    },
    moveTo: (refuse, move) => moveTo(deps, refuse, move),
    setMark: (refuse, mark) => setMark(deps, refuse, mark),
    resetMark: (refuse, mark) => resetMark(deps, refuse, mark),
  };
}

async function moveTo(
  deps: ProgressDeps,
  refuse: RefuseMove,
  move: Who & { milestoneId: string },
): Promise<Progress> {
  const target = deps.course.getMilestone(refuse, move.milestoneId);
  return changeAndAnswer(deps, move, async (record, at) => {
    const { awardedReasons } = await record.progress.read(move.learnerId);
    const everCompleted = milestonesEverCompleted(awardedReasons);
    if (target.order > furthestOrder(deps.curriculum, everCompleted)) {
      throw refuse('milestone_not_reached');
    }
    await record.progress.moveTo(move.learnerId, target.id, at);
  });
}

async function setMark<K extends MarkKind>(
  deps: ProgressDeps,
  refuse: RefuseMark<K>,
  mark: Mark<K>,
): Promise<Progress> {
  const milestone = await deps.course.getOpenMilestone(refuse, mark.learnerId, mark.milestoneId);
  const rule = markRules[mark.kind];
  let isNewlyFinished = false;
  const answer = await changeAndAnswer(deps, mark, async (record, at, handle) => {
    await rule.requireDone(refuse, record, mark.learnerId, milestone);
    const isNew = await record.progress.setMark(mark.learnerId, milestone.id, mark.kind, at);
    // Re-setting a mark never moves the current milestone.
    if (isNew) isNewlyFinished = await honourMark(deps, record, mark, milestone, at);
    await deps.certificates.awardDue(handle, mark.learnerId, at);
  });
  if (isNewlyFinished) deps.onMilestoneFinished(mark.learnerId);
  return answer;
}

/**
 * Effects of a newly set mark: points, the learning day, a completed milestone and badges. Resolves with true if the
 * milestone is complete now.
 */
async function honourMark(
  deps: ProgressDeps,
  record: LearnerRecord,
  { kind, learnerId }: Mark<MarkKind>,
  milestone: Milestone,
  at: Date,
): Promise<boolean> {
  const rule = markRules[kind];
  await record.awards.award(learnerId, rule.awards(milestone), at);
  if (rule.isLearning) await record.learningDays.add({ learnerId, hasSolution: false, at });
  const isFinished = await completeMilestone(deps, record, learnerId, milestone, at);
  await deps.badges.awardDue(record, learnerId, at);
  return isFinished;
}

async function resetMark(deps: ProgressDeps, refuse: RefuseClosed, mark: Mark<MarkKind>): Promise<Progress> {
  const milestone = await deps.course.getOpenMilestone(refuse, mark.learnerId, mark.milestoneId);
  return changeAndAnswer(deps, mark, async (record) => {
    await record.progress.clearMark(mark.learnerId, milestone.id, mark.kind);
    await markRules[mark.kind].clearWhatLedToIt(record, mark.learnerId, milestone);
  });
}

/**
 * Completes a milestone that has all three marks: awards its points and, if it is the current milestone, moves on to
 * the first following one that is not complete, or to the last. Resolves with false for one that lacks a mark.
 */
async function completeMilestone(
  deps: ProgressDeps,
  record: LearnerRecord,
  learnerId: string,
  milestone: Milestone,
  at: Date,
): Promise<boolean> {
  const { marks, currentMilestoneId } = await record.progress.read(learnerId);
  if (!isCompleted(milestone.id, marks)) return false;
  await record.awards.award(learnerId, [milestoneAward(milestone.id)], at);
  const current = currentMilestoneId ?? deps.curriculum.milestones[0]?.id;
  if (current !== milestone.id) return true;
  const following = deps.curriculum.milestones.filter(({ order }) => order > milestone.order);
  const next = following.find(({ id }) => !isCompleted(id, marks)) ?? following.at(-1);
  if (next !== undefined) await record.progress.moveTo(learnerId, next.id, at);
  return true;
}

function changeAndAnswer(
  deps: ProgressDeps,
  { learnerId, language }: Who,
  change: (record: LearnerRecord, at: Date, handle: Handle) => Promise<void>,
): Promise<Progress> {
  const at = deps.clock.now();
  return changeRecord(deps.db, { learnerId, at }, async (record, handle) => {
    await change(record, at, handle);
    return progressAnswer(await record.progress.read(learnerId), deps.curriculum, language);
  });
}
