import { m } from '../../compiled-messages/messages.ts';
import { showHiddenSpaces } from './visible-spaces.ts';

/** What a program shows, with the spaces that nobody would see. Screen readers read the text as it is. */
export function OutputText({ text }: { text: string }) {
  if (text === '') return <span className="text-muted">{m.deck_nothing()}</span>;
  const shown = showHiddenSpaces(text);
  const looks =
    'block min-w-0 whitespace-pre-wrap text-start font-mono text-code leading-snug [font-variant-ligatures:none] [overflow-wrap:anywhere]';
  return (
    <samp translate="no" lang="en" className={looks}>
      {shown === text ? (
        text
      ) : (
        <>
          <span aria-hidden="true">{shown}</span>
          <span className="sr-only">{text}</span>
        </>
      )}
    </samp>
  );
}
