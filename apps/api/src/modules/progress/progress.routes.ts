import type { contract } from '@python-learning/contract';
import type { Call, Handlers } from '../../platform/http/handler.ts';
import type { MarkKind } from '../record/index.ts';
import type { ProgressService } from './progress.service.ts';

type Learn = typeof contract.learn;
type ProgressCalls =
  | 'progress'
  | 'updateMilestone'
  | 'markVideoWatched'
  | 'markCodeCompleted'
  | 'markExerciseCompleted';
type MarkCall = Call<Learn['markVideoWatched']>;

export function createProgressHandlers(service: ProgressService): Pick<Handlers<Learn>, ProgressCalls> {
  const mark = (kind: MarkKind) => (call: MarkCall) => {
    const { caller, params, body, language } = call;
    const chosen = { learnerId: caller.learnerId, language, milestoneId: params.id, kind };
    return body.reset === true ? service.resetMark(chosen) : service.setMark(chosen);
  };
  return {
    progress: ({ caller, language }) => service.getProgress({ learnerId: caller.learnerId, language }),
    updateMilestone: ({ caller, body, language }) =>
      service.moveTo({ learnerId: caller.learnerId, language, milestoneId: body.milestone_id }),
    markVideoWatched: mark('video'),
    markCodeCompleted: mark('code'),
    markExerciseCompleted: mark('exercise'),
  };
}
