import type { MendsCard } from '@python-learning/contract';
import type { OptionLetter } from '@python-learning/domain';
import { m } from '../../compiled-messages/messages.ts';
import { classNames } from '../../ui/class-names.ts';
import { CodeText } from '../../ui/code-text.tsx';
import { ChoiceList } from '../choice/choice-list.tsx';
import type { InFormProps } from '../deck.tsx';
import { CodeLine } from '../program/code-line.tsx';
import { Outputs } from '../program/outputs.tsx';
import { ProgramLines, phoneWide } from '../program/program-lines.tsx';
import { changedPart } from './changed-part.ts';

/** What is wanted, a wrong program whose wrong line stands out, and the lines to choose from for its place. */
export function Mends({ card, ...answer }: InFormProps<MendsCard, OptionLetter>) {
  const { line } = card.options.A;
  return (
    <div className="grid grid-cols-1 gap-3">
      <Outputs example={card.example} wrong={card.shows} />
      <ProgramLines lines={card.lines} firstLine={card.first_line} marked={line} />
      <p className="font-bold">{m.deck_line_becomes({ line })}</p>
      <ChoiceList
        options={card.options}
        {...answer}
        className={classNames(phoneWide, 'grid grid-cols-1 gap-2.5')}
      >
        {(option) => <NewLine before={card.lines[option.line - card.first_line] ?? ''} after={option.text} />}
      </ChoiceList>
    </div>
  );
}

/** A line in which what is new is underlined. */
function NewLine({ before, after }: { before: string; after: string }) {
  const { start, end } = changedPart(before, after);
  return (
    <CodeLine text={after}>
      <CodeText text={after} to={start} />
      {start < end && (
        <strong className="underline decoration-2 underline-offset-4">
          <CodeText text={after} from={start} to={end} />
        </strong>
      )}
      <CodeText text={after} from={end} />
    </CodeLine>
  );
}
