import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';

type MoreButtonProps = {
  /** Id of the list that the button unfolds. */
  controls: string;
  isOpen: boolean;
  onToggle: () => void;
  children: string;
};

/** Unfolds the rest of a list, and folds it again. */
export function MoreButton({ controls, isOpen, onToggle, children }: MoreButtonProps) {
  return (
    <Button
      kind="ghost"
      className="-ms-3 justify-self-start px-3!"
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onToggle}
    >
      {children}
      <Icon name="chevron-down" className={classNames('size-5', isOpen && 'rotate-180')} />
    </Button>
  );
}
