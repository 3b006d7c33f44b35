import type { Progress } from '@python-learning/contract';
import type { Curriculum, Milestone } from '@python-learning/curriculum';
import type { Language } from '@python-learning/domain';
import type { MarkKind, ShownRecord } from '../record/index.ts';
import { isCompleted } from './milestone-rules.ts';

/**
 * Progress as the learner sees it, in the learner's language. Leaves out what the course no longer has: content may
 * change while records stay.
 */
export function progressAnswer(record: ShownRecord, curriculum: Curriculum, language: Language): Progress {
  const { milestones } = curriculum;
  const current = milestones.find(({ id }) => id === record.currentMilestoneId) ?? milestones[0];
  const completed = milestones.filter(({ id }) => isCompleted(id, record.marks));
  const marked = (kind: MarkKind) => milestones.map(({ id }) => id).filter((id) => hasMark(record, id, kind));
  return {
    course: { milestones: milestones.length, free: milestones.filter(({ isFree }) => isFree).length },
    kolam: {
      seed: record.kolamSeed,
      lessons: milestones.map(({ id, lessons }) => ({
        milestone_id: id,
        ids: lessons.flatMap((lesson) => (lesson.media === null ? [] : [lesson.id])),
      })),
    },
    score: record.score,
    current_milestone: current === undefined ? null : { id: current.id, order: current.order },
    completed_milestones: completed.map(({ id, title, order }) => ({ id, title: title[language], order })),
    watched_videos: marked('video'),
    completed_exercises: marked('exercise'),
    completed_code: marked('code'),
    begun_code: milestones.flatMap((milestone) => findBegun(record, milestone)),
    badges: record.badges.flatMap(({ id, awardedAt }) => {
      const badge = curriculum.badges.find((candidate) => candidate.id === id);
      if (badge === undefined) return [];
      const { title, description } = badge;
      return [
        {
          id,
          title: title[language],
          description: description[language],
          awarded_at: awardedAt.toISOString(),
        },
      ];
    }),
  };
}

/** The begun practice of a milestone, or nothing. The challenge belongs to no practice. */
function findBegun(record: ShownRecord, { id, questions }: Milestone): Progress['begun_code'] {
  const ids = questions.map((question) => question.id);
  const isBegun = [...record.solvedQuestions, ...record.triedQuestions].some((one) => ids.includes(one));
  if (!isBegun || hasMark(record, id, 'code')) return [];
  const next = ids.findIndex((one) => !record.solvedQuestions.includes(one));
  return [{ id, next_question: next === -1 ? null : next + 1 }];
}

function hasMark(record: ShownRecord, milestoneId: string, kind: MarkKind): boolean {
  return record.marks.some((mark) => mark.milestoneId === milestoneId && mark.kind === kind);
}
