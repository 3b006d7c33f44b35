/** What a learner hands to somebody: the browser of the receiver opens the address. */
export type SharedMessage = { text: string; url: string };

/** Whether this browser can hand over a message, by the phone's own way or by the clipboard. */
export function canShare(): boolean {
  return typeof navigator.share === 'function' || navigator.clipboard !== undefined;
}

/**
 * Opens the phone's own choice of where to send a message, else copies it.
 * @returns whether it was copied, so that the screen can say so; false also when the learner closed the choice
 */
export async function shareMessage({ text, url }: SharedMessage): Promise<boolean> {
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
