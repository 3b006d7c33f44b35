import type { EndedRun } from '@python-learning/contract';
import { m } from '../../compiled-messages/messages.ts';
import { Icon } from '../../ui/icon.tsx';

type GuessComparisonProps = {
  guess: NonNullable<EndedRun['guess']>;
  /** Input of the task's example, if the learner typed something else; else null. */
  answers: string | null;
};

/** A wrong guess and the output side by side, line by line. Each line says whether it came as guessed. */
export function GuessComparison({ guess: { guessed, shown }, answers }: GuessComparisonProps) {
  const rows = Array.from({ length: Math.max(guessed.length, shown.length) }, (_, index) => ({
    guess: guessed[index] ?? '',
    output: shown[index] ?? '',
  }));
  const surprise = rows.findIndex(({ guess, output }) => guess.trim() !== output.trim());
  return (
    <div className="rounded-2xl border border-line bg-surface p-1">
      {surprise !== -1 && (
        <p className="px-3 py-1 font-bold">{m.practice_guess_surprise({ line: surprise + 1 })}</p>
      )}
      {answers !== null && <p className="px-3 py-1 break-words">{m.practice_tried_with({ answers })}</p>}
      <table className="w-full table-fixed border-separate border-spacing-0">
        <thead>
          <tr>
            <Heading>{m.practice_guess_yours()}</Heading>
            <Heading>{m.practice_guess_shown()}</Heading>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ guess, output }, index) => {
            const isSame = guess.trim() === output.trim();
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be the same
              <tr key={index} className={isSame ? undefined : 'bg-action-soft'}>
                <Cell text={guess} />
                <Cell text={output}>
                  <Icon
                    name={isSame ? 'check' : 'arrow-left'}
                    className={isSame ? 'size-5 text-success' : 'size-5 text-action'}
                  />
                  <span className="sr-only">
                    {isSame ? m.practice_guess_same() : m.practice_guess_other()}
                  </span>
                </Cell>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

function Heading({ children }: { children: string }) {
  return (
    <th scope="col" className="px-3 py-1 text-start font-bold">
      {children}
    </th>
  );
}

function Cell({ text, children }: { text: string; children?: React.ReactNode }) {
  return (
    <td className="border-t border-line px-3 py-1.5 align-top">
      <span className="flex items-start justify-between gap-1">
        {text === '' ? (
          <span className="text-muted">{m.practice_check_nothing()}</span>
        ) : (
          <code
            translate="no"
            className="min-w-0 whitespace-pre-wrap break-words font-mono text-code [font-variant-ligatures:none]"
          >
            {text}
          </code>
        )}
        {children}
      </span>
    </td>
  );
}
