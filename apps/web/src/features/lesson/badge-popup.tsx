import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { Badge } from './use-lesson.ts';

type BadgePopupProps = { badge: Badge | null; onClose: () => void };

/** The feast for the first badge of the course. */
export function BadgePopup({ badge, onClose }: BadgePopupProps) {
  return (
    <Dialog open={badge !== null} onClose={onClose} title={m.lesson_badge_title()}>
      <div className="grid justify-items-center gap-3 text-center">
        <span className="grid size-24 place-items-center rounded-full bg-reward text-on-reward">
          <Icon name="star" className="size-14" />
        </span>
        <p className="text-2xl font-bold">{m.lesson_badge_first_step()}</p>
        <p>{m.lesson_badge_text()}</p>
        <Button className="mt-2 w-full" onClick={onClose}>
          {m.lesson_badge_close()}
        </Button>
      </div>
    </Dialog>
  );
}
