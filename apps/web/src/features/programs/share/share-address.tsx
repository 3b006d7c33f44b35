import { m } from '../../../compiled-messages/messages.ts';
import { Icon } from '../../../ui/icon.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { useCopy } from '../../../ui/use-copy.ts';

/** The address of a link as text, beside a button that copies it. */
export function ShareAddress({ address }: { address: string }) {
  const { canCopy, copy, isRefused, shown } = useCopy(address);
  const copyAndSay = async () => {
    if (await copy()) showToast(m.programs_share_copied());
  };
  return (
    <div className="grid grid-cols-1 gap-2">
      <div className="flex min-h-13 items-center gap-2 rounded-xl bg-sunken ps-4 pe-1">
        <span className="sr-only">{m.programs_share_link()}</span>
        <span
          ref={shown}
          translate="no"
          className="min-w-0 flex-1 font-plain-mono leading-snug break-all select-all"
        >
          {/* What is copied by hand has to be the whole address. */}
          {isRefused ? address : address.replace('https://', '')}
        </span>
        {canCopy && (
          <button
            type="button"
            aria-label={m.programs_share_copy()}
            onClick={() => void copyAndSay()}
            className="grid size-11 shrink-0 place-items-center rounded-xl hover:bg-surface"
          >
            <Icon name="copy" />
          </button>
        )}
      </div>
      {isRefused && <p role="alert">{m.core_copy_refused()}</p>}
    </div>
  );
}
