import { Button } from '../ui/button.tsx';
import { Icon, type IconName } from '../ui/icon.tsx';

type FoldButtonProps = { icon: IconName; isOpen: boolean; onToggle: () => void; children: string };

/** Shows and hides what follows it. */
export function FoldButton({ icon, isOpen, onToggle, children }: FoldButtonProps) {
  return (
    <Button kind="ghost" className="gap-1.5! px-2! sm:px-3!" aria-expanded={isOpen} onClick={onToggle}>
      <Icon name={icon} />
      {children}
    </Button>
  );
}
