import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { m } from '../../../paraglide/messages.js';

type TranscriptProps = {
  text: string;
  /** Given while the program waits for a line: the box stands where a terminal's cursor would. */
  onLine?: (line: string) => void;
};

/** What a terminal would show. */
export function Transcript({ text, onLine }: TranscriptProps) {
  const isEmpty = text === '' && onLine === undefined;
  return (
    <div className="on-floor rounded-xl bg-code-ground px-4 py-3 text-code-ink [font-variant-ligatures:none]">
      {isEmpty ? (
        <p className="opacity-80">{m.practice_output_empty()}</p>
      ) : (
        <>
          <section
            aria-label={m.practice_transcript_label()}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: long output is scrolled with the keyboard
            tabIndex={0} // oxlint-disable-line jsx-a11y/no-noninteractive-tabindex
            className="max-h-80 overflow-auto"
          >
            <pre translate="no" className="whitespace-pre-wrap break-words font-mono leading-[1.6]">
              {text}
            </pre>
          </section>
          {onLine !== undefined && <InputLine onLine={onLine} />}
        </>
      )}
    </div>
  );
}

function InputLine({ onLine }: { onLine: (line: string) => void }) {
  const [line, setLine] = useState('');
  const box = useRef<HTMLInputElement>(null);
  const waitingId = useId();
  useEffect(() => box.current?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (line.trim() !== '') {
      onLine(line);
      setLine('');
    }
  };
  return (
    <form onSubmit={submit} className="mt-2 grid gap-2">
      <p id={waitingId} aria-live="polite">
        {m.practice_input_waiting()}
      </p>
      <div className="flex gap-2">
        <input
          ref={box}
          value={line}
          onChange={(event) => setLine(event.target.value)}
          aria-label={m.practice_input_label()}
          aria-describedby={waitingId}
          autoCapitalize="off"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          maxLength={1000}
          className="min-h-11 w-full min-w-0 flex-1 rounded-lg border-2 border-current bg-code-ground px-3 font-mono text-code-ink"
        />
        <button type="submit" className="min-h-11 rounded-lg bg-reward px-4 font-bold text-on-reward">
          {m.practice_input_send()}
        </button>
      </div>
    </form>
  );
}
