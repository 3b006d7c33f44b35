import { m } from '../../compiled-messages/messages.ts';
import { paths } from '../../lib/paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

type FirmOfferProps = { onClose: () => void };

/** Says once what an account keeps and what is lost without one. It can be closed like the offers before it. */
export function FirmOffer({ onClose }: FirmOfferProps) {
  return (
    <Dialog open onClose={onClose} title={m.landing_firm_title()}>
      <div className="grid grid-cols-1 gap-3">
        <p>{m.landing_firm_kept()}</p>
        <p>{m.landing_firm_lost()}</p>
        <ButtonLink to={paths.signup()} kind="reward" className="min-h-14 text-lg">
          {m.landing_first_keep()}
        </ButtonLink>
        <Button kind="ghost" onClick={onClose}>
          {m.landing_first_later()}
        </Button>
      </div>
    </Dialog>
  );
}
