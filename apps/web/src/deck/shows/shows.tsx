import type { ShowsCard } from '@python-learning/contract';
import type { OptionLetter } from '@python-learning/domain';
import { ChoiceList } from '../choice/choice-list.tsx';
import type { InFormProps } from '../deck.tsx';
import { OutputText } from '../program/output-text.tsx';
import { TypedInputs } from '../program/outputs.tsx';
import { ProgramLines } from '../program/program-lines.tsx';

/** A program and the outputs to choose from. */
export function Shows({ card, ...answer }: InFormProps<ShowsCard, OptionLetter>) {
  return (
    <div className="grid grid-cols-1 gap-3">
      <ProgramLines lines={card.lines} firstLine={card.first_line} />
      <TypedInputs inputs={card.inputs} />
      <ChoiceList options={card.options} {...answer}>
        {(text) => <OutputText text={text} />}
      </ChoiceList>
    </div>
  );
}
