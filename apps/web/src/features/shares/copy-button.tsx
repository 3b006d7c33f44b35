import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { m } from '../../compiled-messages/messages.ts';
import { refusalOr } from '../../lib/api/failure-text.ts';
import { shareCalls } from '../../lib/api/share-calls.ts';
import { useSameKey } from '../../lib/api/use-same-key.ts';
import { useSubmission } from '../../lib/form/use-submission.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session/session.tsx';
import { sharedWish } from '../../lib/storage/shared-wish.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useFocusBack } from '../../ui/use-focus-back.ts';
import { besideRun } from './shared-columns.ts';

type CopyButtonProps = { code: string };

/** Makes an own program of a shared one, and opens it. Who has no account is led to one, and from there back here. */
export function CopyButton({ code }: CopyButtonProps) {
  const { status } = useSession();
  const navigate = useNavigate();
  const { busy, failure, submit } = useSubmission();
  const withSameKey = useSameKey();
  const [isOffered, setOffered] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useFocusBack(button, isOffered);
  const copy = async () => {
    const { id } = await withSameKey(code, (idempotencyKey) =>
      shareCalls.copyShared({ params: { code }, idempotencyKey }),
    );
    await navigate(paths.program(id));
  };
  return (
    <>
      {failure !== null && (
        <Banner kind="error" className="w-full">
          {refusalOr(failure, m.shares_error_copy)}
        </Banner>
      )}
      <Button
        ref={button}
        busy={busy || status === 'unknown'}
        className={besideRun}
        onClick={() => (status === 'learner' ? void submit(copy) : setOffered(true))}
      >
        {/* A phone has room for one row of buttons, without it. */}
        <Icon name="pencil" className="hidden size-6 sm:block" />
        {m.shares_copy()}
      </Button>
      {isOffered && <AccountOffer code={code} onClose={() => setOffered(false)} />}
    </>
  );
}

function AccountOffer({ code, onClose }: CopyButtonProps & { onClose: () => void }) {
  const remember = () => sharedWish.remember(code);
  return (
    <Dialog open onClose={onClose} title={m.shares_account_title()}>
      <div className="grid grid-cols-1 gap-3">
        <p>{m.shares_account_text()}</p>
        <ButtonLink to={paths.signup()} className="min-h-14" onClick={remember}>
          {m.shares_account_new()}
        </ButtonLink>
        <ButtonLink to={paths.login()} kind="secondary" className="min-h-14" onClick={remember}>
          {m.shares_account_known()}
        </ButtonLink>
      </div>
    </Dialog>
  );
}
