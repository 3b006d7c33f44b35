import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { m } from '../../compiled-messages/messages.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';

type TranscriptProps = {
  text: string;
  /** Present while the program waits for a line. The input box then follows the prompt. */
  onLine?: (line: string) => void;
  /** Present if the program reads to the end of its input. */
  onNoMoreLines?: () => void;
  /** Present if the program can be restarted while it waits. */
  onRestart?: () => void;
};

/** Shows the output as a terminal would. */
export function Transcript({ text, onLine, onNoMoreLines, onRestart }: TranscriptProps) {
  const isEmpty = text === '' && onLine === undefined;
  // The prompt is the last, unfinished line. It is shown beside the input box.
  const promptAt = onLine === undefined ? text.length : text.lastIndexOf('\n') + 1;
  const [before, prompt] = [text.slice(0, promptAt), text.slice(promptAt)];
  return (
    <div className="on-floor rounded-xl bg-code-ground px-4 py-3 text-code-ink [font-variant-ligatures:none]">
      {isEmpty && <p className="opacity-80">{m.practice_output_empty()}</p>}
      {before !== '' && (
        <section
          aria-label={m.practice_transcript_label()}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: long output is scrolled with the keyboard
          tabIndex={0} // oxlint-disable-line jsx-a11y/no-noninteractive-tabindex
          className="max-h-80 overflow-auto"
        >
          <pre translate="no" className="whitespace-pre-wrap break-words font-mono text-code">
            {before}
          </pre>
        </section>
      )}
      {onLine !== undefined && <InputLine prompt={prompt} onLine={onLine} />}
      {onLine !== undefined && (
        <div className="flex flex-wrap gap-x-4">
          {onNoMoreLines !== undefined && (
            <TextButton icon="check" onClick={onNoMoreLines}>
              {m.practice_input_end()}
            </TextButton>
          )}
          {onRestart !== undefined && (
            <TextButton icon="again" onClick={onRestart}>
              {m.practice_restart()}
            </TextButton>
          )}
        </div>
      )}
    </div>
  );
}

type TextButtonProps = { icon: IconName; onClick: () => void; children: string };

function TextButton({ icon, onClick, children }: TextButtonProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="-mx-2 flex min-h-11 items-center gap-2 rounded-lg px-2 text-on-floor-muted underline underline-offset-4"
    >
      <Icon name={icon} className="size-5" />
      {children}
    </button>
  );
}

function InputLine({ prompt, onLine }: { prompt: string; onLine: (line: string) => void }) {
  const [line, setLine] = useState('');
  const box = useRef<HTMLInputElement>(null);
  const promptId = useId();
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (line.trim() !== '') {
      onLine(line);
      setLine('');
    }
  };
  return (
    <form onSubmit={submit} className="grid grid-cols-1 gap-2">
      <div className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
        {prompt !== '' && (
          <pre
            id={promptId}
            translate="no"
            className="min-w-0 max-w-full whitespace-pre-wrap break-words font-mono text-code"
          >
            {prompt}
          </pre>
        )}
        <span className="flex min-w-[min(10rem,100%)] flex-1 flex-wrap gap-2">
          <input
            ref={box}
            value={line}
            onChange={(event) => setLine(event.target.value)}
            aria-label={m.practice_input_label()}
            aria-describedby={prompt === '' ? undefined : promptId}
            enterKeyHint="enter"
            autoCapitalize="off"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            maxLength={1000}
            className="min-h-11 min-w-24 flex-1 rounded-lg border-2 border-current bg-code-ground px-3 font-mono text-code text-code-ink"
          />
          <button type="submit" className="min-h-11 rounded-lg bg-reward px-4 font-bold text-on-reward">
            {m.practice_input_send()}
          </button>
        </span>
      </div>
      <p className="text-on-floor-muted" aria-hidden="true">
        {m.practice_input_waiting()}
      </p>
    </form>
  );
}
