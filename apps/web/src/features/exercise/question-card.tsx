import { type McqQuestion, type OptionLetter, optionLetters } from '@python-learning/contract';
import { useId } from 'react';
import { m } from '../../compiled-messages/messages.ts';
import { withNoAnswer } from '../../lib/api/failure-text.ts';
import { Card } from '../../ui/card.tsx';
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
  isMuted: boolean;
  onSelect: (option: OptionLetter | null) => void;
};

/** One question: its text, its options to read, a list to choose from, and the result. */
export function QuestionCard({ question, number, answer, phase, isMuted, onSelect }: QuestionCardProps) {
  const isLocked = phase !== 'answering' || answer.verdict !== null;
  return (
    <li>
      <Card className="grid grid-cols-1 gap-3">
        <h2 className="text-lg text-muted">{m.exercise_question_number({ number })}</h2>
        <Html html={question.question_text} className="text-lg" />
        <Options
          question={question}
          answer={answer}
          isOpen={!isLocked && phase === 'answering'}
          onSelect={onSelect}
        />
        {phase !== 'closed' && (
          <OptionSelect
            number={number}
            question={question}
            selected={answer.selected}
            isLocked={isLocked}
            onSelect={onSelect}
          />
        )}
        {answer.verdict !== null && <VerdictNote verdict={answer.verdict} />}
        {number === 1 && answer.verdict !== null && question.audio_url_2 !== null && (
          <AudioExplanation url={question.audio_url_2} isMuted={isMuted} />
        )}
      </Card>
    </li>
  );
}

type OptionsProps = {
  question: McqQuestion;
  answer: Answer;
  isOpen: boolean;
  onSelect: (option: OptionLetter) => void;
};

/**
 * On a phone a native list shows one line and no code, so the options are also shown in full. A finger can choose here
 * too. Tab skips them, which spares keyboard users four more stops before the list below.
 */
function Options({ question, answer, isOpen, onSelect }: OptionsProps) {
  const texts = Object.values(question.options);
  return (
    <ul aria-label={m.exercise_options_label()} className="grid grid-cols-1 gap-1.5">
      {optionLetters.map((letter) => {
        const className = classNames(
          'flex w-full items-start gap-3 rounded-xl border-2 px-3 py-2 text-start',
          colourOf(letter, answer),
        );
        const content = (
          <>
            <strong>{letter}</strong>
            <OptionText text={question.options[letter]} options={texts} />
            {answer.selected === letter && answer.verdict !== null && (
              <AnswerMark isRight={isCorrect(answer)} />
            )}
          </>
        );
        return (
          <li key={letter}>
            {isOpen ? (
              <button
                type="button"
                tabIndex={-1}
                aria-pressed={answer.selected === letter}
                onClick={() => onSelect(letter)}
                className={classNames(className, 'min-h-11 hover:border-action')}
              >
                {content}
              </button>
            ) : (
              <div className={className}>{content}</div>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function colourOf(letter: OptionLetter, answer: Answer): string {
  if (answer.selected !== letter) {
    return 'border-line';
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
};

function OptionSelect({ number, question, selected, isLocked, onSelect }: OptionSelectProps) {
  const id = useId();
  const texts = Object.values(question.options);
  const hasCode = texts.some((text) => isCodeOption(text, texts));
  const choose = (value: string) => onSelect(optionLetters.find((letter) => letter === value) ?? null);
  return (
    <div className="grid grid-cols-1 gap-1">
      <label htmlFor={id} className="font-bold">
        {m.exercise_answer_label({ number })}
      </label>
      <select
        id={id}
        value={selected ?? ''}
        disabled={isLocked}
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

function VerdictNote({ verdict }: { verdict: Verdict }) {
  return (
    <AnswerNote isRight={verdict.kind === 'checked' && verdict.is_correct}>
      {verdict.kind === 'unsent' ? (
        <p>{withNoAnswer(verdict.failure, m.exercise_not_sent)}</p>
      ) : (
        <Html html={verdict.explanation} />
      )}
    </AnswerNote>
  );
}
