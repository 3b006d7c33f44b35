import type { ReactNode } from 'react';
import { m } from '../../compiled-messages/messages.ts';

/** Shows the output as a terminal would. */
export function Transcript({ text }: { text: string }) {
  return (
    <Terminal>
      {text === '' && <p className="opacity-80">{m.practice_output_empty()}</p>}
      <TerminalText text={text} />
    </Terminal>
  );
}

export function Terminal({ children }: { children: ReactNode }) {
  return (
    <div className="on-floor rounded-xl bg-code-ground px-4 py-3 text-code-ink [font-variant-ligatures:none]">
      {children}
    </div>
  );
}

type TerminalTextProps = {
  text: string;
  /** What the lines are, for screen readers. */
  label?: string;
};

/** Lines of output; nothing for an empty text. */
export function TerminalText({ text, label = m.practice_transcript_label() }: TerminalTextProps) {
  if (text === '') return null;
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: long output is scrolled with the keyboard
      tabIndex={0} // oxlint-disable-line jsx-a11y/no-noninteractive-tabindex
      className="max-h-80 overflow-auto"
    >
      <pre translate="no" className="whitespace-pre-wrap break-words font-mono text-code">
        {text}
      </pre>
    </section>
  );
}
