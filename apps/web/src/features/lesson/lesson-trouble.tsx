import { ApiError } from '../../lib/api/api-error.ts';
import { m } from '../../paraglide/messages.js';
import { Banner } from '../../ui/banner.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** The shape of the screen while the lesson is on its way. */
export function LessonLoading() {
  return (
    <div aria-busy="true" className="mx-auto grid w-full grid-cols-1 max-w-5xl gap-4 px-4 py-6">
      <p aria-live="polite" className="sr-only">
        {m.lesson_loading()}
      </p>
      <Skeleton className="h-10 w-2/3" />
      <Skeleton className="aspect-video w-full rounded-2xl" />
      <Skeleton className="h-12 w-full" />
    </div>
  );
}

export type LessonFault = 'milestone_not_found' | 'no_content' | { failure: unknown };

/** Why there is no lesson to show, and the ways on. */
export function LessonTrouble({ fault, onRetry }: { fault: LessonFault; onRetry: () => void }) {
  const { text, needsUpgrade, mayPass } = describeFault(fault);
  return (
    <div className="mx-auto grid w-full grid-cols-1 max-w-xl gap-5 px-4 py-12">
      <PageTitle title={text} className="sr-only" />
      <Banner kind={needsUpgrade ? 'info' : 'error'}>{text}</Banner>
      <div className="flex flex-wrap gap-3">
        {needsUpgrade && <ButtonLink to="/subscription">{m.lesson_upgrade()}</ButtonLink>}
        {mayPass && <Button onClick={onRetry}>{m.lesson_retry()}</Button>}
        <ButtonLink to="/dashboard" kind={mayPass || needsUpgrade ? 'secondary' : 'primary'}>
          {m.lesson_previous_to_dashboard()}
        </ButtonLink>
      </div>
    </div>
  );
}

function describeFault(fault: LessonFault): { text: string; needsUpgrade: boolean; mayPass: boolean } {
  const settled = { needsUpgrade: false, mayPass: false };
  if (fault === 'no_content') {
    return { ...settled, text: m.lesson_error_no_content() };
  }
  const failure = typeof fault === 'object' && fault.failure instanceof ApiError ? fault.failure : null;
  if (fault === 'milestone_not_found' || failure?.code === 'not_found') {
    return { ...settled, text: m.lesson_error_milestone_not_found() };
  }
  if (failure?.code === 'subscription_required') {
    return { text: failure.detail ?? m.lesson_error_upgrade(), needsUpgrade: true, mayPass: false };
  }
  return { text: m.lesson_error_load(), needsUpgrade: false, mayPass: true };
}
