import { m } from '../../compiled-messages/messages.ts';
import { Button } from '../../ui/button.tsx';
import { WarmUpHeading } from './warm-up-heading.tsx';

type WarmUpEndProps = {
  /** Whether each answer of this visit was right. */
  results: readonly boolean[];
  onClose: () => void;
};

/** The end of the warm-up: a kind sentence for any result. */
export function WarmUpEnd({ results, onClose }: WarmUpEndProps) {
  return (
    <>
      <WarmUpHeading takesFocus>{m.warm_up_end()}</WarmUpHeading>
      <p>{summaryOf(results)}</p>
      <Button className="justify-self-start" onClick={onClose}>
        {m.warm_up_close()}
      </Button>
    </>
  );
}

function summaryOf(results: readonly boolean[]): string {
  const right = results.filter(Boolean).length;
  const total = results.length;
  if (right === 0) return m.warm_up_end_none();
  return right === total ? m.warm_up_end_all({ right, total }) : m.warm_up_end_some({ right, total });
}
