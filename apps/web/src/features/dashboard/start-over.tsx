import type { Milestone, Progress } from '@python-learning/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { m } from '../../compiled-messages/messages.ts';
import { noAnswerOr } from '../../lib/api/failure-text.ts';
import { dataKeys, useKeepProgress } from '../../lib/data/queries.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { resetMilestone } from './reset-milestone.ts';

/** Opens a completed milestone again, after a confirmation. */
export function StartOver({ milestone, progress }: { milestone: Milestone; progress: Progress }) {
  const [isAsking, setAsking] = useState(false);
  const cache = useQueryClient();
  const keep = useKeepProgress();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => resetMilestone(milestone, progress),
    onSuccess: (after) => {
      keep(after);
      cache.removeQueries({ queryKey: dataKeys.codingExercise(milestone.id) });
      setAsking(false);
    },
    // Some marks may already be cleared: show what the server has.
    onError: () => void cache.invalidateQueries({ queryKey: dataKeys.progress }),
  });
  const close = () => {
    setAsking(false);
    reset();
  };
  return (
    <>
      <Button
        kind="ghost"
        className="px-2.5! text-muted!"
        aria-label={m.dashboard_action_for({ action: m.dashboard_reset_action(), title: milestone.title })}
        title={m.dashboard_reset_action()}
        onClick={() => setAsking(true)}
      >
        <Icon name="again" />
      </Button>
      <Dialog open={isAsking} onClose={close} title={m.dashboard_reset_title({ title: milestone.title })}>
        <p>{m.dashboard_reset_text()}</p>
        {error !== null && (
          <Banner kind="error" className="mt-3">
            {noAnswerOr(error, m.dashboard_reset_failed)}
          </Banner>
        )}
        <div className="mt-5 flex flex-wrap justify-end gap-3">
          <Button kind="secondary" onClick={close}>
            {m.dashboard_reset_cancel()}
          </Button>
          <Button busy={isPending} onClick={() => mutate()}>
            {m.dashboard_reset_confirm()}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
