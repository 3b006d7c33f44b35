import { m } from '../compiled-messages/messages.ts';
import { Button } from './button.tsx';
import { showToast } from './toast.tsx';

type ShareButtonProps = { message: SharedMessage; className?: string; children: string };

/** Sends a message by the phone's own way, or copies it and says so. Renders nothing where a browser can do neither. */
export function ShareButton({ message, className, children }: ShareButtonProps) {
  if (!canShare()) return null;
  const share = async () => {
    if (await shareMessage(message)) showToast(m.core_share_copied());
  };
  return (
    <Button className={className} onClick={() => void share()}>
      {children}
    </Button>
  );
}

/** What a learner hands to somebody: the browser of the receiver opens the address. */
type SharedMessage = { text: string; url: string };

/** Whether this browser can hand over a message, by the phone's own way or by the clipboard. */
function canShare(): boolean {
  return typeof navigator.share === 'function' || navigator.clipboard !== undefined;
}

/**
 * Opens the phone's own choice of where to send a message, else copies it.
 * @returns whether it was copied, so that the screen can say so; false also when the learner closed the choice
 */
async function shareMessage({ text, url }: SharedMessage): Promise<boolean> {
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share({ text, url });
      return false;
    }
    await navigator.clipboard.writeText(`${text} ${url}`);
    return true;
  } catch {
    // The learner changed their mind, or the browser refuses; the message stays on the screen.
    return false;
  }
}
