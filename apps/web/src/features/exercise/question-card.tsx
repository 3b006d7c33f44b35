import type { McqQuestion } from '@python-learning/contract';
import { type OptionLetter, optionLetters } from '@python-learning/domain';
import { useId } from 'react';
import { m } from '../../compiled-messages/messages.ts';
import { withNoAnswer } from '../../lib/api/failure-text.ts';
import { AnswerMark, AnswerNote } from '../../ui/choices/answer-note.tsx';
import { isCodeOption } from '../../ui/choices/code-options.ts';
import { OptionText } from '../../ui/choices/option-text.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Html } from '../../ui/html.tsx';
import { AudioExplanation } from './audio-explanation.tsx';
import { type Answer, type ExercisePhase, isCorrect, type Verdict } from './exercise.reducer.ts';

type QuestionCardProps = {
  question: McqQuestion;
  number: number;
  answer: Answer;
  phase: ExercisePhase;
  /** False for the cards that are not on the screen. Screen readers and the Tab key reach these, too. */
  isCurrent: boolean;
  isMuted: boolean;
  /** Called when an option is pressed, before the check and to replace a wrong answer. */
  onPress: (option: OptionLetter) => void;
  /** Called for a choice in the list, which moves through its options with every key. */
  onSelect: (option: OptionLetter | null) => void;
  /** Called when something in the card takes the focus, which has to be seen. */
  onFocus: () => void;
};

/** One question: its text, its options to press, a list to choose from by keyboard, and the result. */
export function QuestionCard({ question, number, answer, phase, isCurrent, ...rest }: QuestionCardProps) {
  const isLocked = phase !== 'answering' || answer.verdict !== null;
  const isWrong = phase === 'checked' && !isCorrect(answer);
  return (
    <li
      data-current={isCurrent || undefined}
      className={isCurrent ? 'animate-[card-in_240ms_ease-out]' : 'sr-only'}
    >
      {/* The width keeps the text of a hidden card in lines, for screen readers that follow the layout. */}
      <div
        className={classNames(
          'grid grid-cols-1 gap-3 md:rounded-2xl md:border md:border-line md:bg-surface md:p-7',
          !isCurrent && 'w-72',
        )}
      >
        <h2 tabIndex={-1} className="text-muted outline-none max-md:sr-only">
          {m.exercise_question_number({ number })}
        </h2>
        <Html html={question.question_text} className="text-lg" />
        {/* Before the options, so that the reason is read first and the window of a phone shows it. */}
        {answer.verdict !== null && <VerdictNote verdict={answer.verdict} isOpen={isWrong} />}
        <Options
          question={question}
          answer={answer}
          isOpen={isCurrent && (!isLocked || isWrong)}
          isTabbable={isWrong}
          onPress={rest.onPress}
        />
        <OptionSelect
          number={number}
          question={question}
          selected={answer.selected}
          isLocked={isLocked}
          onSelect={rest.onSelect}
          onFocus={rest.onFocus}
        />
        {number === 1 && answer.verdict !== null && question.audio_url_2 !== null && (
          <AudioExplanation url={question.audio_url_2} isMuted={rest.isMuted} onFocus={rest.onFocus} />
        )}
      </div>
    </li>
  );
}

type OptionsProps = {
  question: McqQuestion;
  answer: Answer;
  isOpen: boolean;
  isTabbable: boolean;
  onPress: (option: OptionLetter) => void;
};

/**
 * The options in full, as large targets. Before the check Tab skips them, which spares keyboard users four more stops
 * before the list below; after it the list is locked, and a wrong answer is replaced here.
 */
function Options({ question, answer, isOpen, isTabbable, onPress }: OptionsProps) {
  const texts = Object.values(question.options);
  return (
    <ul aria-label={m.exercise_options_label()} className="grid grid-cols-1 gap-2.5">
      {optionLetters.map((letter) => {
        const isSelected = answer.selected === letter;
        const className = classNames(
          'flex w-full items-center gap-3 rounded-xl border-2 bg-surface px-3 py-1.5 text-start',
          isOpen && 'min-h-13 transition-colors hover:border-action',
          colourOf(letter, answer),
        );
        const content = (
          <>
            <LetterDisc letter={letter} isSelected={isSelected} answer={answer} />
            <OptionText text={question.options[letter]} options={texts} />
            {isSelected && answer.verdict !== null && <AnswerMark isRight={isCorrect(answer)} />}
          </>
        );
        return (
          <li key={letter}>
            {isOpen ? (
              <button
                type="button"
                tabIndex={isTabbable ? 0 : -1}
                aria-pressed={isSelected}
                onClick={() => onPress(letter)}
                className={className}
              >
                {content}
              </button>
            ) : (
              <div className={classNames(className, 'min-h-13')}>{content}</div>
            )}
          </li>
        );
      })}
    </ul>
  );
}

type LetterDiscProps = { letter: OptionLetter; isSelected: boolean; answer: Answer };

function LetterDisc({ letter, isSelected, answer }: LetterDiscProps) {
  const isChosen = isSelected && answer.verdict === null;
  return (
    <strong
      className={classNames(
        'grid size-8 shrink-0 place-items-center rounded-full',
        isChosen ? 'bg-action text-on-action' : 'bg-sunken',
      )}
    >
      {letter}
    </strong>
  );
}

function colourOf(letter: OptionLetter, answer: Answer): string {
  if (answer.selected !== letter) {
    return answer.verdict !== null && isCorrect(answer) ? 'border-line' : 'border-edge';
  }
  if (answer.verdict === null) {
    return 'border-action bg-action-soft';
  }
  return isCorrect(answer) ? 'border-success bg-success-soft' : 'border-danger bg-sunken';
}

type OptionSelectProps = {
  number: number;
  question: McqQuestion;
  selected: OptionLetter | null;
  isLocked: boolean;
  onSelect: (option: OptionLetter | null) => void;
  onFocus: () => void;
};

/** The answer as a list, for keyboards and screen readers; on the screen while it has the focus. */
function OptionSelect({ number, question, selected, isLocked, onSelect, onFocus }: OptionSelectProps) {
  const id = useId();
  const texts = Object.values(question.options);
  const hasCode = texts.some((text) => isCodeOption(text, texts));
  const choose = (value: string) => onSelect(optionLetters.find((letter) => letter === value) ?? null);
  return (
    <div className="sr-only gap-1 focus-within:not-sr-only focus-within:grid">
      <label htmlFor={id} className="font-bold">
        {m.exercise_answer_label({ number })}
      </label>
      <select
        id={id}
        value={selected ?? ''}
        disabled={isLocked}
        onFocus={onFocus}
        onChange={(event) => choose(event.target.value)}
        className={classNames(
          'min-h-12 w-full rounded-xl border-2 border-edge bg-surface px-3 text-ellipsis text-ink disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:opacity-100',
          hasCode && 'font-mono',
        )}
      >
        <option value="">{m.exercise_select_placeholder()}</option>
        {optionLetters.map((letter) => (
          <option key={letter} value={letter}>
            {letter}: {question.options[letter].replaceAll('\n', ' ↵ ')}
          </option>
        ))}
      </select>
    </div>
  );
}

function VerdictNote({ verdict, isOpen }: { verdict: Verdict; isOpen: boolean }) {
  return (
    <div data-verdict tabIndex={-1} className="outline-none">
      <AnswerNote isRight={verdict.kind === 'checked' && verdict.is_correct}>
        {verdict.kind === 'unsent' ? (
          <p>{withNoAnswer(verdict.failure, m.exercise_not_sent)}</p>
        ) : (
          <Html html={verdict.explanation} />
        )}
        {isOpen && <p className="font-bold">{m.exercise_press_another()}</p>}
      </AnswerNote>
    </div>
  );
}
