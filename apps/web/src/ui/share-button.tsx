import { m } from '../compiled-messages/messages.ts';
import { canShare, type SharedMessage, shareMessage } from '../lib/share/share-message.ts';
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
