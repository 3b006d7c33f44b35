import type { FaultyLineCard } from '@python-learning/contract';
import { m } from '../../compiled-messages/messages.ts';
import { AnswerMark } from '../answer-note.tsx';
import { ChoiceButton } from '../choice/choice-button.tsx';
import type { InFormProps } from '../deck.tsx';
import { CodeLine } from '../program/code-line.tsx';
import { Outputs } from '../program/outputs.tsx';
import { LineNumber, programFrame } from '../program/program-lines.tsx';

type FaultyLineProps = InFormProps<FaultyLineCard, number>;

/** What is wanted, what the wrong program shows, and its lines as buttons: the wrong one is the answer. */
export function FaultyLine({ card, labelledBy, chosen, isRight, isLocked, onSelect }: FaultyLineProps) {
  return (
    <div className="grid grid-cols-1 gap-3">
      <Outputs example={card.example} wrong={card.shows} />
      <ul aria-labelledby={labelledBy} className={programFrame}>
        {card.lines.map((text, index) => {
          const line = card.first_line + index;
          const isChosen = chosen === line;
          return (
            <li key={line} className="grid grid-cols-1 border-line not-first:border-t">
              <ChoiceButton
                isChosen={isChosen}
                isRight={isChosen ? isRight : null}
                isLocked={isLocked}
                onPress={() => onSelect(line)}
                className="min-h-11 gap-1.5! border-0! py-1 pe-0.5"
              >
                <span className="sr-only">{m.deck_line({ line })}: </span>
                {isChosen && isRight !== null ? (
                  <AnswerMark isRight={isRight} hasWords className="size-5" />
                ) : (
                  <span aria-hidden="true" className="contents">
                    <LineNumber line={line} />
                  </span>
                )}
                <CodeLine text={text} hasIndentShown />
              </ChoiceButton>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
