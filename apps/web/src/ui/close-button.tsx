import { m } from '../compiled-messages/messages.ts';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

/** By the ground that the button lies on. */
const looks = {
  plain: 'text-muted hover:bg-sunken',
  reward: 'text-reward-ink hover:bg-surface',
} as const;

type CloseButtonProps = {
  on?: keyof typeof looks;
  /** Where it stands in its card. */
  className?: string;
  onClose: () => void;
};

/** The cross in the corner of what can be put away: a dialog, a sheet, a card or a note. */
export function CloseButton({ on = 'plain', className, onClose }: CloseButtonProps) {
  return (
    <button
      type="button"
      aria-label={m.core_close()}
      className={classNames('grid size-11 shrink-0 place-items-center rounded-xl', looks[on], className)}
      onClick={onClose}
    >
      <Icon name="cross" />
    </button>
  );
}
