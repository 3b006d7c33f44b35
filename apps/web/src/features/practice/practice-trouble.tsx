import { ApiError } from '../../lib/api/api-error.ts';
import { m } from '../../paraglide/messages.js';
import { Banner } from '../../ui/banner.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** The shape of the screen while its questions are on their way. */
export function PracticeLoading() {
  return (
    <div aria-busy="true" className="mx-auto grid w-full grid-cols-1 max-w-6xl gap-4 px-4 py-6">
      <p aria-live="polite" className="sr-only">
        {m.practice_loading()}
      </p>
      <Skeleton className="h-10 w-2/3" />
      <Skeleton className="h-3 w-full" />
      <div className="grid gap-4 lg:grid-cols-[2fr_3fr]">
        <Skeleton className="h-48 w-full rounded-2xl" />
        <Skeleton className="h-64 w-full rounded-2xl" />
      </div>
    </div>
  );
}

type PracticeTroubleProps = { failure: unknown; onRetry: () => void };

/** Why there is no practice to show, and the ways on. */
export function PracticeTrouble({ failure, onRetry }: PracticeTroubleProps) {
  const code = failure instanceof ApiError ? failure.code : '';
  const needsUpgrade = code === 'subscription_required';
  const mayPass = !needsUpgrade && code !== 'not_found' && failure !== 'no_questions';
  return (
    <div className="mx-auto grid w-full grid-cols-1 max-w-xl gap-5 px-4 py-12">
      <PageTitle title={sayTrouble(failure)} className="sr-only" />
      <Banner kind={needsUpgrade ? 'info' : 'error'}>{sayTrouble(failure)}</Banner>
      <div className="flex flex-wrap gap-3">
        {needsUpgrade && <ButtonLink to="/subscription">{m.practice_upgrade()}</ButtonLink>}
        {mayPass && <Button onClick={onRetry}>{m.practice_retry()}</Button>}
        <ButtonLink to="/dashboard" kind={mayPass || needsUpgrade ? 'secondary' : 'primary'}>
          {m.practice_back_to_dashboard()}
        </ButtonLink>
      </div>
    </div>
  );
}

function sayTrouble(failure: unknown): string {
  if (failure === 'no_questions') {
    return m.practice_error_no_questions();
  }
  if (failure instanceof ApiError && failure.code === 'not_found') {
    return m.practice_error_milestone_not_found();
  }
  if (failure instanceof ApiError && failure.code === 'subscription_required') {
    return failure.detail ?? m.practice_error_upgrade();
  }
  return m.practice_error_load();
}
