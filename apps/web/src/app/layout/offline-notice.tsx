import { useSyncExternalStore } from 'react';
import { m } from '../../compiled-messages/messages.ts';
import { Icon } from '../../ui/icon.tsx';

/** Tells the learner while the device is offline. */
export function OfflineNotice() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
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

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
