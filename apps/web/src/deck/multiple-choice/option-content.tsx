import type { McqQuestion } from '@python-learning/contract';
import type { OptionLetter } from '@python-learning/domain';
import { AnswerMark } from '../answer-note.tsx';
import { isCodeOption } from './code-options.ts';

type OptionContentProps = {
  card: McqQuestion;
  letter: OptionLetter;
  /** Whether this option was right; null for one that was not chosen, and before the answer was graded. */
  isRight: boolean | null;
};

/** The text of an option, and its mark once it was graded. */
export function OptionContent({ card, letter, isRight }: OptionContentProps) {
  return (
    <>
      <OptionText text={card.options[letter]} options={Object.values(card.options)} />
      {isRight !== null && <AnswerMark isRight={isRight} />}
    </>
  );
}

type OptionTextProps = {
  text: string;
  /** All options of the question, this one included. */
  options: readonly string[];
};

/** The text of a multiple-choice option, in a code font if it is code. */
function OptionText({ text, options }: OptionTextProps) {
  return isCodeOption(text, options) ? (
    <code
      translate="no"
      className="min-w-0 whitespace-pre-wrap break-words font-mono [font-variant-ligatures:none]"
    >
      {text}
    </code>
  ) : (
    <span className="min-w-0 whitespace-pre-line break-words">{text}</span>
  );
}
