import { m } from '../../paraglide/messages.js';
import { Icon } from '../../ui/icon.tsx';

export function CompletedMark() {
  return (
    <span className="inline-flex items-center gap-1 rounded-full bg-success-soft px-3 font-bold text-success">
      <Icon name="check" className="size-5" />
      {m.personalized_completed()}
    </span>
  );
}
