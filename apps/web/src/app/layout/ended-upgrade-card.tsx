import { m } from '../../compiled-messages/messages.ts';
import { paths } from '../../lib/paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';

/** What `EndedUpgradeNotice` shows: the upgrade has ended, nothing is lost, and how to upgrade again. */
export function EndedUpgradeCard({ onClose }: { onClose: () => void }) {
  return (
    <span className="pointer-events-auto grid grid-cols-1 w-full max-w-xl animate-[rise_200ms_ease-out] gap-3 rounded-xl border-2 border-action bg-surface px-4 py-3 text-ink shadow-[0_12px_32px_-12px_rgb(10_30_34/0.35)]">
      <span>
        <strong className="block">{m.core_upgrade_ended()}</strong>
        {m.core_upgrade_ended_text()}
      </span>
      <span className="flex flex-wrap gap-3">
        <ButtonLink to={paths.subscription()} onClick={onClose}>
          {m.core_upgrade_again()}
        </ButtonLink>
        <Button kind="secondary" onClick={onClose}>
          {m.core_close()}
        </Button>
      </span>
    </span>
  );
}
