import { m } from '../../compiled-messages/messages.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** Placeholder of a section until its data is loaded; `className` sets its size. */
export function Loading({ text, className }: { text: string; className: string }) {
  return (
    <div aria-busy="true">
      <p className="sr-only" role="status">
        {text}
      </p>
      <Skeleton className={className} />
    </div>
  );
}

/** Shown when the data of a section could not be loaded. */
export function LoadFailed({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <div className="grid grid-cols-1 justify-items-start gap-3">
      <Banner kind="error">{text}</Banner>
      <Button kind="secondary" onClick={onRetry}>
        {m.core_try_again()}
      </Button>
    </div>
  );
}
