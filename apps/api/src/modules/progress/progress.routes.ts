import type { contract } from '@python-learning/contract';
import { type Call, type Handlers, provesSession } from '../../platform/http/handler.ts';
import type { MarkKind } from '../record/index.ts';
import type { ProgressService, RefuseMark } from './progress.service.ts';

type ProgressContract = typeof contract.progress;
/** The calls of the marks differ in their refusals alone. */
type MarkCall<K extends MarkKind> = Omit<Call<ProgressContract['markVideoWatched']>, 'refuse'> & {
  refuse: RefuseMark<K>;
};

export function createProgressHandlers(service: ProgressService): Handlers<ProgressContract> {
  const mark =
    <K extends MarkKind>(kind: K) =>
    (call: MarkCall<K>) => {
      const { caller, params, body, language, refuse } = call;
      const chosen = { learnerId: caller.learnerId, language, milestoneId: params.id, kind };
      return body.reset === true ? service.resetMark(refuse, chosen) : service.setMark(refuse, chosen);
    };
  return {
    progress: provesSession<ProgressContract['progress']>(({ caller, language, refuse }) =>
      service.getProgress(refuse, caller, language),
    ),
    updateMilestone: ({ caller, body, language, refuse }) =>
      service.moveTo(refuse, { learnerId: caller.learnerId, language, milestoneId: body.milestone_id }),
    markVideoWatched: mark('video'),
    markCodeCompleted: mark('code'),
    markExerciseCompleted: mark('exercise'),
  };
}
