import { type McqQuestion, type OptionLetter, optionLetters } from '@python-learning/contract';
import { useId } from 'react';
import { m } from '../../paraglide/messages.js';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Html } from '../../ui/html.tsx';
import { Icon } from '../../ui/icon.tsx';
import { AudioExplanation } from './audio-explanation.tsx';
import { areOptionsCode } from './code-options.ts';
import { type Answer, type ExercisePhase, isCorrect, type Verdict } from './exercise.reducer.ts';

type QuestionCardProps = {
  question: McqQuestion;
  number: number;
  answer: Answer;
  phase: ExercisePhase;
  isMuted: boolean;
  onSelect: (option: OptionLetter | null) => void;
};

/** One question: its text, its options to read, a list to choose from, and what came of the choice. */
export function QuestionCard({ question, number, answer, phase, isMuted, onSelect }: QuestionCardProps) {
  const isLocked = phase !== 'answering' || answer.verdict !== null;
  return (
    <li>
      <Card className="grid gap-3">
        <h2 className="text-lg text-muted">{m.exercise_question_number({ number })}</h2>
        <Html html={question.question_text} className="text-lg" />
        <Options question={question} answer={answer} />
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
        {answer.verdict !== null && question.audio_url_2 !== null && (
          <AudioExplanation url={question.audio_url_2} isMuted={isMuted} />
        )}
      </Card>
    </li>
  );
}

/** A native list shows one line and no code on a phone, so the options stand here to be read. */
function Options({ question, answer }: { question: McqQuestion; answer: Answer }) {
  const isRight = isCorrect(answer);
  const isCode = areOptionsCode(Object.values(question.options));
  return (
    <ul aria-label={m.exercise_options_label()} className="grid gap-1.5">
      {optionLetters.map((letter) => {
        const isSelected = answer.selected === letter;
        return (
          <li
            key={letter}
            className={classNames(
              'flex items-start gap-3 rounded-xl border-2 px-3 py-2',
              !isSelected && 'border-line',
              isSelected && answer.verdict === null && 'border-action bg-action-soft',
              isSelected && answer.verdict !== null && isRight && 'border-success bg-success-soft',
              isSelected && answer.verdict !== null && !isRight && 'border-danger bg-danger-soft',
            )}
          >
            <strong>{letter}</strong>
            <OptionText text={question.options[letter]} isCode={isCode} />
          </li>
        );
      })}
    </ul>
  );
}

function OptionText({ text, isCode }: { text: string; isCode: boolean }) {
  return isCode ? (
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

type OptionSelectProps = {
  number: number;
  question: McqQuestion;
  selected: OptionLetter | null;
  isLocked: boolean;
  onSelect: (option: OptionLetter | null) => void;
};

function OptionSelect({ number, question, selected, isLocked, onSelect }: OptionSelectProps) {
  const id = useId();
  const choose = (value: string) => onSelect(optionLetters.find((letter) => letter === value) ?? null);
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="font-bold">
        {m.exercise_answer_label({ number })}
      </label>
      <select
        id={id}
        value={selected ?? ''}
        disabled={isLocked}
        onChange={(event) => choose(event.target.value)}
        className="min-h-12 w-full rounded-xl border-2 border-edge bg-surface px-3 text-ink disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:opacity-100"
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
  const isRight = verdict.kind === 'checked' && verdict.is_correct;
  return (
    <div
      className={classNames(
        'grid gap-2 rounded-xl border-s-4 px-4 py-3',
        isRight ? 'border-success bg-success-soft' : 'border-danger bg-danger-soft',
      )}
    >
      <p
        className={classNames('flex items-center gap-2 font-bold', isRight ? 'text-success' : 'text-danger')}
      >
        <Icon name={isRight ? 'check-circle' : 'cross-circle'} />
        {isRight ? m.exercise_correct() : m.exercise_incorrect()}
      </p>
      {verdict.kind === 'unsent' ? <p>{m.exercise_not_sent()}</p> : <Html html={verdict.explanation} />}
    </div>
  );
}
