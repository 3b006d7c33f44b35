import { m } from '../../paraglide/messages.js';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** What a section shows until its data is here; `className` is the size of what will come. */
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

/** What a section shows when its data could not be had. */
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
