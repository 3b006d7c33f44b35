import { useState } from 'react';
import { m } from '../../compiled-messages/messages.ts';

const fewest = 1;
const most = 7;

/** Output of the three lines on the card. */
export function printTriangle(rows: number): string {
  return Array.from({ length: rows }, (_row, index) => '* '.repeat(index + 1)).join('\n');
}

/** A program of three lines whose one number can be changed; its output follows. */
export function LoopCard() {
  const [rows, setRows] = useState(4);
  return (
    <div className="overflow-hidden rounded-2xl bg-code-ground text-code-ink">
      <pre className="code-on-dark overflow-x-auto px-4 pt-5 font-plain-mono leading-[2] md:px-6">
        <code>
          rows ={' '}
          <span className="inline-flex items-center rounded-lg bg-[rgb(255_255_255/0.12)] align-middle">
            <Step
              sign="−"
              name={m.landing_try_fewer()}
              disabled={rows <= fewest}
              onPress={() => setRows(rows - 1)}
            />
            <b className="w-6 text-center text-reward">{rows}</b>
            <Step
              sign="+"
              name={m.landing_try_more()}
              disabled={rows >= most}
              onPress={() => setRows(rows + 1)}
            />
          </span>
          {'\n'}
          <Keyword>for</Keyword> n <Keyword>in</Keyword> <Call>range</Call>(1, rows + 1):{'\n'}
          {'    '}
          <Call>print</Call>(<span className="code-string">"* "</span> * n)
        </code>
      </pre>
      <div className="mt-4 border-t border-[rgb(255_255_255/0.16)] px-4 py-4 md:px-6">
        <p className="text-on-floor-muted">{m.landing_try_output_label()}</p>
        <output aria-label={m.landing_try_output({ rows })} className="block min-h-48">
          <pre className="font-plain-mono text-lg leading-[1.5] text-reward">{printTriangle(rows)}</pre>
        </output>
      </div>
    </div>
  );
}

type StepProps = { sign: string; name: string; disabled: boolean; onPress: () => void };

function Step({ sign, name, disabled, onPress }: StepProps) {
  return (
    <button
      type="button"
      aria-label={name}
      aria-disabled={disabled}
      onClick={() => {
        if (!disabled) onPress();
      }}
      className="size-11 rounded-lg text-lg font-bold hover:bg-[rgb(255_255_255/0.14)] aria-disabled:opacity-40"
    >
      {sign}
    </button>
  );
}

type ColouredProps = { children: string };

function Keyword({ children }: ColouredProps) {
  return <span className="code-keyword">{children}</span>;
}

function Call({ children }: ColouredProps) {
  return <span className="code-call">{children}</span>;
}
