import { m } from '../../compiled-messages/messages.ts';
import { noAnswerText } from '../../lib/api/failure-text.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { PageTitle } from '../../ui/page-title.tsx';

/** Error state of the dashboard. Other screens lead back here, so it offers to try again. */
export function DashboardError({ failure, onRetry }: { failure: unknown; onRetry: () => void }) {
  const noAnswer = noAnswerText(failure);
  return (
    <div className="mx-auto grid w-full max-w-xl grid-cols-1 gap-5 px-4 py-12">
      <PageTitle title={m.dashboard_document_title()} />
      <Banner kind="error">
        <p>{m.dashboard_error()}</p>
        {noAnswer !== null && <p className="mt-1 text-muted">{noAnswer}</p>}
      </Banner>
      <Button className="justify-self-start" onClick={onRetry}>
        {m.core_try_again()}
      </Button>
    </div>
  );
}
