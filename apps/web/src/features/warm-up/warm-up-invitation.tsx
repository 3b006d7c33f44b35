import { m } from '../../compiled-messages/messages.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { WarmUpHeading } from './warm-up-heading.tsx';

type WarmUpInvitationProps = {
  /** Some of the questions were answered on an earlier visit. */
  isBegun: boolean;
  onStart: () => void;
  onSkip: () => void;
};

export function WarmUpInvitation({ isBegun, onStart, onSkip }: WarmUpInvitationProps) {
  return (
    <div className="grid grid-cols-1 gap-3 md:flex md:items-center md:gap-6">
      <div className="flex min-w-0 flex-1 items-start gap-4">
        <span className="hidden size-14 shrink-0 place-items-center rounded-full bg-reward-soft text-reward-ink sm:grid">
          <Icon name="quiz" className="size-8" />
        </span>
        <div className="grid grid-cols-1 min-w-0 gap-1">
          <WarmUpHeading takesFocus={false}>{m.warm_up_title()}</WarmUpHeading>
          <p>{m.warm_up_text()}</p>
        </div>
      </div>
      <div className="flex shrink-0 flex-wrap gap-3">
        <Button onClick={onStart}>{isBegun ? m.warm_up_go_on() : m.warm_up_start()}</Button>
        <Button kind="secondary" onClick={onSkip}>
          {m.warm_up_skip()}
        </Button>
      </div>
    </div>
  );
}
