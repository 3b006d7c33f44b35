import { useMutation, useQueryClient } from '@tanstack/react-query';
import { m } from '../../../compiled-messages/messages.ts';
import { api } from '../../../lib/api/api.ts';
import { refusalOr } from '../../../lib/api/failure-text.ts';
import { fittingTitle } from '../../../lib/data/own-programs.ts';
import { dataKeys } from '../../../lib/data/queries.ts';
import { paths } from '../../../lib/paths.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextLink } from '../../../ui/text-link.tsx';

export type GrowAtHomeProps = { title: string; taskId: string; code: string };

/** Keeps a program that counts finished milestones, and shows it on the dashboard, where it is drawn after each of them. */
export function GrowAtHome({ title, taskId, code }: GrowAtHomeProps) {
  const cache = useQueryClient();
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => keepAndShow({ title: fittingTitle(title), code, task_id: taskId }),
    onSuccess: () => cache.invalidateQueries({ queryKey: dataKeys.programs, refetchType: 'none' }),
  });
  if (isSuccess)
    return (
      <p role="status" className="flex min-h-11 flex-wrap items-center gap-x-3">
        {m.practice_growing()}
        <TextLink to={paths.dashboard()}>{m.practice_growing_open()}</TextLink>
      </p>
    );
  return (
    <>
      <Button kind="secondary" busy={isPending} onClick={() => mutate()}>
        {m.practice_grow()}
      </Button>
      {error !== null && <Banner kind="error">{refusalOr(error, m.practice_error_grow)}</Banner>}
    </>
  );
}

/** The run draws the picture. If it fails, the next run does. */
async function keepAndShow(program: { title: string; code: string; task_id: string }): Promise<void> {
  const { id } = await api.programs.createProgram({ body: program });
  await api.programs.showProgram({ params: { id }, body: { is_shown: true } });
  const { code } = program;
  await api.programs.runProgram({ params: { id }, body: { code, inputs: [] } }).catch(() => undefined);
}
