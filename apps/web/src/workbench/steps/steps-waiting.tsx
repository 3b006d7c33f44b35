import { m } from '../../compiled-messages/messages.ts';
import { Spinner } from '../../ui/spinner.tsx';

/** Says that the steps are on their way. Comes after a moment: mostly they are there before. */
export function StepsWaiting() {
  return (
    <p
      role="status"
      aria-busy="true"
      className="flex animate-[rise_200ms_400ms_ease-out_both] items-center gap-3 text-muted"
    >
      <Spinner className="size-5" />
      {m.practice_steps_loading()}
    </p>
  );
}
