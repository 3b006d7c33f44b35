import {
  type FormEvent,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { m } from '../../compiled-messages/messages.ts';
import { wantsLessMotion } from '../../ui/wants-less-motion.ts';

type InputLineProps = {
  /** The program's question, which names the box; may be empty. */
  prompt: string;
  /** What had the focus when the question came. */
  focusedBefore: Element | null;
  /** False while the program runs on with the last line. */
  isWaiting: boolean;
  onLine: (line: string) => void;
  /** The learner ended the input with Ctrl+D, as in a terminal. */
  onEnd: () => void;
};

/** The box for a line of input. A line sent before the program asks is sent when it does. */
export function InputLine({ prompt, focusedBefore, isWaiting, onLine, onEnd }: InputLineProps) {
  const [line, setLine] = useState('');
  const [isSent, setSent] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const [promptId, labelId] = [useId(), useId()];
  const send = () => {
    setSent(!isWaiting);
    if (!isWaiting) return;
    onLine(line);
    setLine('');
  };
  const sendNow = useEffectEvent(send);
  useEffect(() => {
    // The question that the line waits for comes from the server, and sending it empties the box.
    if (isWaiting && isSent) sendNow(); // oxlint-disable-line react/set-state-in-effect
  }, [isWaiting, isSent]);
  // Layout effect: the box never appears without the focus, also where its file came late.
  useLayoutEffect(() => {
    const { activeElement } = document;
    // The box may come late, and the learner type elsewhere by then.
    const isBusy =
      activeElement !== focusedBefore && activeElement?.matches('textarea, [contenteditable="true"]');
    if (isBusy !== true) box.current?.focus({ preventScroll: true });
  }, [focusedBefore]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (line.trim() === '') shake(box.current);
    else send();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.ctrlKey || event.key !== 'd') return;
    event.preventDefault();
    // A terminal ends the input only at the beginning of a line.
    if (line === '') onEnd();
  };
  return (
    <form onSubmit={submit} className="grid grid-cols-1 gap-2">
      <span id={labelId} className="sr-only">
        {m.practice_input_label()}
      </span>
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
            onChange={(event) => {
              setLine(event.target.value);
              setSent(false);
            }}
            onKeyDown={onKeyDown}
            aria-labelledby={prompt === '' ? labelId : `${promptId} ${labelId}`}
            enterKeyHint="send"
            autoCapitalize="off"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            maxLength={1000}
            className="answer-box min-h-11 min-w-24 flex-1 scroll-mt-20 scroll-mb-24 rounded-lg border-2 border-current bg-code-ground px-3 font-mono text-code text-code-ink"
          />
          <button type="submit" className="min-h-11 rounded-lg bg-reward px-4 font-bold text-on-reward">
            {m.practice_input_send()}
          </button>
        </span>
      </div>
    </form>
  );
}

/** Says without words that a blank line is not sent. */
function shake(box: HTMLInputElement | null): void {
  if (wantsLessMotion()) return;
  const shift = (px: number) => ({ transform: `translateX(${px}px)` });
  box?.animate?.([0, -6, 6, -3, 0].map(shift), 200);
}
