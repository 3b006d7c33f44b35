import type { GapCard } from '@python-learning/contract';
import type { OptionLetter } from '@python-learning/domain';
import { m } from '../../compiled-messages/messages.ts';
import { classNames } from '../../ui/class-names.ts';
import { CodeText } from '../../ui/code-text.tsx';
import { colourOfChosen } from '../answer-colours.ts';
import { ChoiceList } from '../choice/choice-list.tsx';
import type { InFormProps } from '../deck.tsx';
import { Outputs } from '../program/outputs.tsx';
import { ProgramLines } from '../program/program-lines.tsx';

/** A program with a gap, in which the chosen piece appears, and the pieces to choose from. */
export function Gap({ card, ...answer }: InFormProps<GapCard, OptionLetter>) {
  const piece = answer.chosen === null ? null : (card.options[answer.chosen] ?? null);
  const lines = `${card.before}${piece ?? ''}${card.after}`.split('\n');
  const above = card.before.split('\n');
  const index = above.length - 1;
  const start = above.at(-1)?.length ?? 0;
  const end = start + (piece?.length ?? 0);
  const text = lines[index] ?? '';
  const gapLine = card.first_line + index;
  return (
    <div className="grid grid-cols-1 gap-3">
      <Outputs example={card.example} />
      <ProgramLines
        lines={lines}
        firstLine={card.first_line}
        draw={(line) =>
          line === gapLine ? (
            <>
              <CodeText text={text} to={start} />
              <GapBox piece={piece} isRight={answer.isRight} />
              <CodeText text={text} from={end} />
            </>
          ) : null
        }
      />
      <ChoiceList options={card.options} {...answer} className="grid grid-cols-2 gap-2.5">
        {(option) => (
          <code translate="no" lang="en" className="font-mono text-code">
            {option}
          </code>
        )}
      </ChoiceList>
    </div>
  );
}

function GapBox({ piece, isRight }: { piece: string | null; isRight: boolean | null }) {
  return (
    <span
      className={classNames(
        'inline-block min-w-[3ch] rounded-md border-2 px-1 indent-0 leading-tight',
        piece === null ? 'border-dashed border-action bg-action-soft text-center' : colourOfChosen(isRight),
      )}
    >
      {piece ?? (
        <>
          <span aria-hidden="true">?</span>
          <span className="sr-only">{m.deck_gap()}</span>
        </>
      )}
    </span>
  );
}
