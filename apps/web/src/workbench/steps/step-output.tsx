import { useLayoutEffect, useRef } from 'react';
import { m } from '../../compiled-messages/messages.ts';

/** The output so far, with its last line in sight. */
export function StepOutput({ text }: { text: string }) {
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
          {text}
        </pre>
      )}
    </section>
  );
}
