import { useLayoutEffect, useRef } from 'react';
import { m } from '../../compiled-messages/messages.ts';

type StepOutputProps = {
  text: string;
  /** The line that was typed last in this step; missing where none was. */
  typed: string | undefined;
};

/** The output so far, with its last line in sight. */
export function StepOutput({ text, typed }: StepOutputProps) {
  const frame = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (frame.current !== null) frame.current.scrollTop = frame.current.scrollHeight;
  });
  return (
    <section
      ref={frame}
      aria-label={m.practice_output()}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: long output is scrolled with the keyboard
      tabIndex={0} // oxlint-disable-line jsx-a11y/no-noninteractive-tabindex
      className="on-floor max-h-23 min-h-11 shrink-0 overflow-auto rounded-xl bg-code-ground px-4 py-2 text-code-ink [font-variant-ligatures:none]"
    >
      {text === '' ? (
        <p className="opacity-80">{m.practice_output()}</p>
      ) : (
        <pre translate="no" className="font-mono text-code whitespace-pre-wrap wrap-anywhere">
          <WithTyped text={text} typed={typed} />
        </pre>
      )}
    </section>
  );
}

/** A name that gets what was typed gets it from there. */
function WithTyped({ text, typed = '' }: StepOutputProps) {
  const at = typed === '' ? -1 : text.lastIndexOf(typed);
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <span className="typed">{typed}</span>
      {text.slice(at + typed.length)}
    </>
  );
}
