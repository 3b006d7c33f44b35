import type { ReactNode } from 'react';
import { m } from '../compiled-messages/messages.ts';
import { ApiError } from '../lib/api/api-error.ts';
import { noAnswerText } from '../lib/api/failure-text.ts';
import { paths } from '../lib/paths.ts';
import { Banner } from './banner.tsx';
import { Button, ButtonLink } from './button.tsx';
import { PageTitle } from './page-title.tsx';

/** Why there is nothing to show: not found on the server, empty, or the failure of the call. */
export type ScreenFault = 'not_found' | 'empty' | { failure: unknown };

export type ErrorTexts = { notFound: string; empty: string; failed: string };

type ScreenErrorProps = {
  fault: ScreenFault;
  texts: ErrorTexts;
  /** Tries again; offered only if a retry can help. */
  onRetry: () => void;
  /** Another way out, before the usual ones. */
  children?: ReactNode;
};

type ErrorState = { text: string; more: string | null; needsUpgrade: boolean; mayPass: boolean };

/** The error state of a screen: what happened, and what to do next. */
export function ScreenError({ fault, texts, onRetry, children }: ScreenErrorProps) {
  const { text, more, needsUpgrade, mayPass } = describe(fault, texts);
  return (
    <div className="mx-auto grid w-full max-w-xl grid-cols-1 gap-5 px-4 py-12">
      <PageTitle title={text} className="sr-only" />
      <Banner kind={needsUpgrade ? 'info' : 'error'}>
        <p>{text}</p>
        {more !== null && <p className="mt-1 text-muted">{more}</p>}
      </Banner>
      <div className="flex flex-wrap gap-3">
        {children}
        {needsUpgrade && <ButtonLink to={paths.subscription()}>{m.core_upgrade()}</ButtonLink>}
        {mayPass && <Button onClick={onRetry}>{m.core_try_again()}</Button>}
        <ButtonLink to={paths.dashboard()} kind={mayPass || needsUpgrade ? 'secondary' : 'primary'}>
          {m.core_back_dashboard()}
        </ButtonLink>
      </div>
    </div>
  );
}

function describe(fault: ScreenFault, texts: ErrorTexts): ErrorState {
  const settled = { more: null, needsUpgrade: false, mayPass: false };
  if (fault === 'empty') return { ...settled, text: texts.empty };
  const failure = typeof fault === 'object' ? fault.failure : null;
  const code = failure instanceof ApiError ? failure.code : '';
  if (fault === 'not_found' || code === 'not_found') return { ...settled, text: texts.notFound };
  if (failure instanceof ApiError && code === 'subscription_required') {
    return { ...settled, text: failure.detail ?? m.core_needs_upgrade(), needsUpgrade: true };
  }
  return { text: texts.failed, more: noAnswerText(failure), needsUpgrade: false, mayPass: true };
}
