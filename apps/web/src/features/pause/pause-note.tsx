import { useEffect, useState } from 'react';
import { m } from '../../compiled-messages/messages.ts';
import { learnerStorage } from '../../lib/storage/learner-storage.ts';
import { CloseButton } from '../../ui/close-button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { formatActiveSession, goOn, isTimeForPause, parseActiveSession } from './active-session.ts';

const lookMs = 60_000;

/** Proposes a pause once after an hour, on any screen. It needs no answer and can be closed. */
export function PauseNote() {
  const [isShown, putAway] = usePauseTime();
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 top-20 z-20 grid justify-items-center px-4 print:hidden"
    >
      {isShown && (
        <div className="pointer-events-auto flex w-full max-w-md items-start gap-3 rounded-2xl border-2 border-reward bg-reward-soft p-4 text-ink shadow-[0_12px_40px_-16px_rgb(10_30_34/0.5)]">
          <Icon name="sun" className="mt-0.5 size-6 text-reward-ink" />
          <div className="min-w-0 flex-1">
            <p className="font-bold">{m.core_pause_title()}</p>
            <p>{m.core_pause_text()}</p>
          </div>
          <CloseButton on="reward" className="-me-2 -mt-2" onClose={putAway} />
        </div>
      )}
    </div>
  );
}

function usePauseTime(): [boolean, () => void] {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'hidden') return;
      // Read each time: all tabs share one active session.
      const activeSession = goOn(parseActiveSession(learnerStorage.readActiveSession()), Date.now());
      const isTime = isTimeForPause(activeSession);
      if (isTime) setShown(true);
      learnerStorage.rememberActiveSession(
        formatActiveSession({ ...activeSession, isTold: activeSession.isTold || isTime }),
      );
    };
    look();
    const timer = setInterval(look, lookMs);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return [isShown, () => setShown(false)];
}
