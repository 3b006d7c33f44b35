import type { Award, CertificateKind } from '@python-learning/contract';
import { m } from '../../compiled-messages/messages.ts';
import { useSubmission } from '../../lib/form/use-submission.ts';
import { paths } from '../../lib/paths.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Switch } from '../../ui/switch.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { showToast } from '../../ui/toast.tsx';
import { useCopy } from '../../ui/use-copy.ts';
import { saveFailureText } from './failure-texts.ts';
import { type CertificateChange, useChangeCertificate } from './use-certificate.ts';

type ProofCardProps = { kind: CertificateKind; award: Award; address: string; name: string };

/** Settings of the page where a stranger can check the certificate: open or closed, with the name or without. */
export function ProofCard({ kind, award, address, name }: ProofCardProps) {
  const change = useChangeCertificate(kind);
  const { failure, submit } = useSubmission();
  const save = (changes: CertificateChange) => void submit(() => change(changes));
  const message = saveFailureText(failure, 'shown_name');
  const { shown_name: shown, is_public: isOpen } = award;
  return (
    <Card>
      <h2 className="text-xl">{m.certificates_proof()}</h2>
      <p className="mt-1 text-muted">{m.certificates_proof_text()}</p>
      <div className="mt-5 grid grid-cols-1 gap-5">
        {message !== undefined && <Banner kind="error">{message}</Banner>}
        <Switch
          label={m.certificates_proof_open()}
          description={m.certificates_proof_open_text()}
          checked={isOpen}
          onChange={(open) => save({ is_public: open })}
        />
        {isOpen && (
          <>
            <Address address={address} path={paths.verify(award.code)} />
            <Switch
              label={m.certificates_proof_name()}
              description={
                shown === null && name === ''
                  ? m.certificates_proof_name_needed()
                  : m.certificates_proof_name_text()
              }
              checked={shown !== null}
              disabled={shown === null && name === ''}
              onChange={(show) => save({ shown_name: show ? name : null })}
            />
            {shown !== null && shown !== name && (
              <div className="grid grid-cols-1 gap-3">
                <p className="text-muted">{m.certificates_proof_name_other({ name: shown })}</p>
                {name !== '' && (
                  <Button kind="secondary" onClick={() => save({ shown_name: name })}>
                    {m.certificates_proof_name_update()}
                  </Button>
                )}
              </div>
            )}
          </>
        )}
      </div>
    </Card>
  );
}

function Address({ address, path }: { address: string; path: string }) {
  const { canCopy, copy, isRefused, shown } = useCopy(address);
  const copyAndSay = async () => {
    if (await copy()) showToast(m.certificates_proof_copied());
  };
  return (
    <div className="grid grid-cols-1 gap-2">
      <p className="font-bold">{m.certificates_proof_address()}</p>
      <TextLink to={path}>
        <span ref={shown} className="min-w-0 break-all">
          {address}
        </span>
      </TextLink>
      {canCopy && (
        <Button kind="secondary" onClick={() => void copyAndSay()}>
          {m.certificates_proof_copy()}
        </Button>
      )}
      {isRefused && <p role="alert">{m.core_copy_refused()}</p>}
    </div>
  );
}
