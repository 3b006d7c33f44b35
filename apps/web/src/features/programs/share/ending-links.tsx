import type { OwnShare } from '@python-learning/contract';
import { m } from '../../../compiled-messages/messages.ts';
import { refusalOr } from '../../../lib/api/failure-text.ts';
import { formatDate } from '../../../lib/format/format-date.ts';
import { useLanguage } from '../../../lib/language/language.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { useProlongShare } from './use-shares.ts';

/** Says of each link that nobody opens when it ends, and keeps it at a tap. */
export function EndingLinks({ shares }: { shares: readonly OwnShare[] }) {
  return shares.map((share) =>
    share.ends_at === null ? null : (
      <EndingLink key={share.program_id} share={share} endsAt={share.ends_at} />
    ),
  );
}

type EndingLinkProps = { share: OwnShare; endsAt: string };

function EndingLink({ share: { program_id: id, title }, endsAt }: EndingLinkProps) {
  const language = useLanguage();
  const { mutate, isPending, error } = useProlongShare(id);
  return (
    <Banner kind={error === null ? 'info' : 'error'}>
      <p className="font-bold wrap-anywhere">{title}</p>
      <p>{m.programs_share_ends({ day: formatDate(endsAt, language) })}</p>
      {error !== null && <p>{refusalOr(error, m.programs_share_error_change)}</p>}
      <Button kind="secondary" busy={isPending} className="mt-2" onClick={() => mutate()}>
        {m.programs_share_keep()}
      </Button>
    </Banner>
  );
}
