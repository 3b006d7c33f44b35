import { m } from '../../compiled-messages/messages.ts';
import { ScreenError } from '../../ui/screen-error.tsx';
import { BusyScreen } from '../../ui/screen-loading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { KeepCopy } from '../../workbench/keep-copy.tsx';
import { ProgramPanel } from './program-panel.tsx';
import { isGone, readUnsentCode, useProgram } from './use-programs.ts';

/** An own program on the workbench. Nothing is asked: a run has no verdict. */
export function ProgramScreen({ id }: { id: string }) {
  const { data, error, isPending, refetch } = useProgram(id);
  const unsent = isGone(error) ? readUnsentCode(id) : null;
  // A program that was deleted elsewhere stays open as long as something in it is on this device only.
  if (data !== undefined && (!isGone(error) || unsent !== null)) return <ProgramPanel program={data} />;
  if (isPending) return <ProgramLoading />;
  const notFound = unsent === null ? m.programs_error_unknown() : m.programs_gone();
  const texts = { notFound, empty: notFound, failed: m.programs_error_one() };
  return (
    <ScreenError fault={{ failure: error }} texts={texts} onRetry={() => void refetch()}>
      {unsent !== null && <KeepCopy title={m.programs_rescued()} code={unsent} inputs={[]} />}
    </ScreenError>
  );
}

function ProgramLoading() {
  return (
    <BusyScreen
      label={m.programs_one_loading()}
      className="work-screen grid max-w-6xl grid-cols-1 gap-3 px-4 pt-3 bench:flex bench:flex-1 bench:flex-col bench:gap-2 bench:p-0 md:gap-4 md:pt-5"
    >
      <div className="bench:px-4 bench:pt-1">
        <Skeleton className="h-10 w-1/2" />
      </div>
      <Skeleton className="h-96 w-full rounded-2xl bench:h-auto bench:flex-1 bench:rounded-none" />
      <div className="bench:border-t bench:border-line bench:p-2">
        <Skeleton className="h-14 w-full rounded-2xl bench:h-11" />
      </div>
    </BusyScreen>
  );
}
