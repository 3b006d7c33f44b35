import { useEffect, useRef } from 'react';
import { m } from '../../compiled-messages/messages.ts';
import { BadgeIcon } from '../../ui/badge-icon.tsx';
import { Button } from '../../ui/button.tsx';
import { celebrate } from '../../ui/confetti.ts';
import { Dialog } from '../../ui/dialog.tsx';
import type { Badge } from './use-lesson.ts';

type BadgePopupProps = {
  badge: Badge | null;
  onClose: () => void;
  /** Called by the button, which leads to the practice. */
  onGoOn: () => void;
};

export function BadgePopup({ badge, onClose, onGoOn }: BadgePopupProps) {
  const goOn = useRef<HTMLButtonElement>(null);
  const isOpen = badge !== null;
  useEffect(() => {
    if (isOpen) {
      goOn.current?.focus();
      // The dialog is open by now, so that the confetti flies in front of its veil.
      void celebrate();
    }
  }, [isOpen]);
  return (
    <Dialog open={isOpen} onClose={onClose} title={m.lesson_badge_title()}>
      <div className="grid justify-items-center gap-3 text-center">
        <span className="grid size-24 place-items-center rounded-full bg-reward text-on-reward">
          <BadgeIcon id={badge?.id ?? ''} className="size-14" />
        </span>
        <p className="text-2xl font-bold">{m.lesson_badge_first_step()}</p>
        <p>{m.lesson_badge_text()}</p>
        <Button ref={goOn} className="mt-2 w-full" onClick={onGoOn}>
          {m.lesson_badge_close()}
        </Button>
      </div>
    </Dialog>
  );
}
