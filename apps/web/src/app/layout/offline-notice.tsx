import { m } from '../../compiled-messages/messages.ts';
import { useOnline } from '../../lib/connection/connection.ts';
import { Icon } from '../../ui/icon.tsx';

/** Tells the learner while the device is offline. */
export function OfflineNotice() {
  const online = useOnline();
  return (
    <output className="block print:hidden">
      {!online && (
        <span className="flex items-center justify-center gap-3 bg-reward-soft px-4 py-2 text-reward-ink">
          <Icon name="offline" />
          {m.core_offline()}
        </span>
      )}
    </output>
  );
}
