import { m } from '../compiled-messages/messages.ts';
import { Button } from './button.tsx';
import { showToast } from './toast.tsx';
import { useCopy } from './use-copy.ts';

type ShareButtonProps = { message: SharedMessage; className?: string; children: string };

/** What a learner hands to somebody: the browser of the receiver opens the address. */
type SharedMessage = { text: string; url: string };

/**
 * Sends a message by the phone's own way, or copies it and says so. Where the browser refuses to copy, the message is shown
 * to be copied by hand. Renders nothing where a browser can do neither.
 */
export function ShareButton({ message, className, children }: ShareButtonProps) {
  const whole = `${message.text} ${message.url}`;
  const { canCopy, copy, isRefused, shown } = useCopy(whole);
  const canSend = typeof navigator.share === 'function';
  if (!canSend && !canCopy) return null;
  const copyAndSay = async () => {
    if (await copy()) showToast(m.core_share_copied());
  };
  return (
    <>
      <Button className={className} onClick={() => void (canSend ? send(message) : copyAndSay())}>
        {children}
      </Button>
      {isRefused && (
        <div className="grid grid-cols-1 gap-2">
          <p role="alert">{m.core_copy_refused()}</p>
          <p>
            <span ref={shown} className="wrap-anywhere">
              {whole}
            </span>
          </p>
        </div>
      )}
    </>
  );
}

/** Opens the phone's own choice of where to send a message. */
async function send({ text, url }: SharedMessage): Promise<void> {
  try {
    await navigator.share({ text, url });
  } catch {
    // The learner changed their mind, or the browser refuses; the message stays on the screen.
  }
}
