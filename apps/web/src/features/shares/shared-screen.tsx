import type { SharedProgram } from '@python-learning/contract';
import { useCallback, useEffect, useState } from 'react';
import { m } from '../../compiled-messages/messages.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { withNoAnswer } from '../../lib/api/failure-text.ts';
import { shareCalls } from '../../lib/api/share-calls.ts';
import { paths } from '../../lib/paths.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { VerdictMark } from '../../ui/verdict-mark.tsx';
import { SharedLoading } from './shared-loading.tsx';
import { SharedPage } from './shared-page.tsx';

type State =
  | { at: 'loading' | 'gone' }
  | { at: 'failed'; failure: unknown }
  | { at: 'found'; program: SharedProgram };

type SharedScreenProps = {
  /** The code of the link. */
  code: string;
};

/** A program that a learner shares, for everybody who has its address. */
export function SharedScreen({ code }: SharedScreenProps) {
  const [state, ask] = useSharedProgram(code);
  return (
    <>
      <meta name="robots" content="noindex, nofollow" />
      {/* What a program shows stays text: a phone makes no numbers and addresses to tap of it. */}
      <meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no" />
      {state.at === 'loading' && <SharedLoading />}
      {state.at === 'found' && <SharedPage program={state.program} />}
      {state.at === 'gone' && <Gone />}
      {state.at === 'failed' && <Failed failure={state.failure} onRetry={ask} />}
    </>
  );
}

function useSharedProgram(code: string): [State, () => void] {
  const [state, setState] = useState<State>({ at: 'loading' });
  const ask = useCallback(() => {
    const leaving = new AbortController();
    shareCalls.sharedProgram({ params: { code }, signal: leaving.signal }).then(
      (program) => setState({ at: 'found', program }),
      (failure: unknown) => {
        if (leaving.signal.aborted) return;
        const isGone = failure instanceof ApiError && failure.status === 404;
        setState(isGone ? { at: 'gone' } : { at: 'failed', failure });
      },
    );
    return () => leaving.abort();
  }, [code]);
  useEffect(ask, [ask]);
  const again = () => {
    setState({ at: 'loading' });
    ask();
  };
  return [state, again];
}

function Gone() {
  return (
    <div className="mx-auto grid w-full max-w-xl flex-1 grid-cols-1 content-center justify-items-center gap-5 px-4 py-10 text-center">
      <span className="text-muted [&>svg]:size-26">
        <VerdictMark kind="stopped" />
      </span>
      <PageTitle title={m.shares_gone()} />
      <p className="text-lg text-muted">{m.shares_gone_text()}</p>
      <ButtonLink to={paths.home()} className="min-h-14 w-full text-lg md:w-auto">
        {m.shares_start()}
        <Icon name="arrow-right" />
      </ButtonLink>
    </div>
  );
}

type FailedProps = { failure: unknown; onRetry: () => void };

function Failed({ failure, onRetry }: FailedProps) {
  return (
    <div className="mx-auto grid w-full max-w-xl grid-cols-1 gap-5 px-4 py-12">
      <PageTitle title={m.shares_program()} className="sr-only" />
      <Banner kind="error">{withNoAnswer(failure, m.shares_failed)}</Banner>
      <Button className="justify-self-start" onClick={onRetry}>
        {m.shares_again()}
      </Button>
    </div>
  );
}
