import type { CertificateProof } from '@python-learning/contract';
import { useCallback, useEffect, useState } from 'react';
import { m } from '../../compiled-messages/messages.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { certificateCalls } from '../../lib/api/certificate-calls.ts';
import { noAnswerOr } from '../../lib/api/failure-text.ts';
import { formatDay } from '../../lib/format/format-day.ts';
import { useLanguage } from '../../lib/language/language.ts';
import { paths } from '../../lib/paths.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { KolamEmblem } from '../../ui/kolam.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { titles } from './sheet/titles.ts';

type State =
  | { at: 'loading' | 'unknown' }
  | { at: 'failed'; failure: unknown }
  | { at: 'found'; proof: CertificateProof };

type VerifyScreenProps = { code: string };

/** Page of a certificate for everybody who has its address. */
export function VerifyScreen({ code }: VerifyScreenProps) {
  const [state, ask] = useProof(code);
  return (
    <div className="mx-auto grid w-full max-w-2xl flex-1 grid-cols-1 content-center gap-6 px-4 py-10">
      <meta name="robots" content="noindex, nofollow" />
      {state.at === 'loading' && <LoadingProof />}
      {state.at === 'found' && <Proof proof={state.proof} code={code} />}
      {state.at === 'unknown' && (
        <>
          <PageTitle title={m.certificates_verify_unknown()} />
          <p className="text-lg text-muted">{m.certificates_verify_unknown_text()}</p>
        </>
      )}
      {state.at === 'failed' && (
        <>
          <PageTitle title={m.certificates_verify_title()} />
          <Banner kind="error">{noAnswerOr(state.failure, m.certificates_verify_failed)}</Banner>
          <Button onClick={ask} className="justify-self-start">
            {m.core_try_again()}
          </Button>
        </>
      )}
      <ButtonLink to={paths.home()} kind="secondary" className="justify-self-start">
        {m.certificates_verify_home()}
      </ButtonLink>
    </div>
  );
}

function useProof(code: string): [State, () => void] {
  const [state, setState] = useState<State>({ at: 'loading' });
  const ask = useCallback(() => {
    const leaving = new AbortController();
    certificateCalls.verify({ params: { code }, signal: leaving.signal }).then(
      (proof) => setState({ at: 'found', proof }),
      (failure: unknown) => {
        if (leaving.signal.aborted) return;
        const isUnknown = failure instanceof ApiError && failure.status === 404;
        setState(isUnknown ? { at: 'unknown' } : { at: 'failed', failure });
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

function LoadingProof() {
  return (
    <div aria-busy="true" className="grid grid-cols-1 gap-6">
      <PageTitle title={m.certificates_verify_title()} />
      <p role="status" className="sr-only">
        {m.certificates_verify_loading()}
      </p>
      <Skeleton className="h-96 w-full" />
    </div>
  );
}

const abouts = { starter: m.certificates_verify_about_starter, course: m.certificates_verify_about_course };
const drawn = { starter: 'beginning', course: 'whole' } as const;

function Proof({ proof, code }: { proof: CertificateProof; code: string }) {
  const language = useLanguage();
  const { kind, name, awarded_on } = proof;
  return (
    <Card className="grid grid-cols-1 gap-6">
      <p className="flex items-center gap-3 text-lg font-bold text-success">
        <Icon name="check-circle" className="size-8" />
        {m.certificates_verify_true()}
      </p>
      <div className="on-floor rounded-2xl bg-floor p-5 text-on-floor">
        <KolamEmblem drawn={drawn[kind]} className="mx-auto w-full max-w-xs" />
      </div>
      <div>
        <PageTitle title={titles[kind]()} />
        <p className="mt-2 text-muted">{abouts[kind]()}</p>
      </div>
      <dl className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <div>
          <dt className="text-muted">{m.certificates_verify_awarded()}</dt>
          <dd className="font-bold">{formatDay(awarded_on, language)}</dd>
        </div>
        <div>
          <dt className="text-muted">{m.certificates_verify_name()}</dt>
          <dd className="font-bold">{name ?? m.certificates_verify_no_name()}</dd>
        </div>
      </dl>
      <p className="font-mono text-code break-all text-muted" lang="en">
        {code}
      </p>
    </Card>
  );
}
