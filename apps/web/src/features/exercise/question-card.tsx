import type { McqQuestion } from '@python-learning/contract';
import type { OptionLetter } from '@python-learning/domain';
import { m } from '../../compiled-messages/messages.ts';
import { CardResultNote } from '../../deck/card-result-note.tsx';
import { mcqViews } from '../../deck/card-views.ts';
import { DeckCard } from '../../deck/deck.tsx';
import { withNoAnswer } from '../../lib/api/failure-text.ts';
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
  onPress: (given: OptionLetter) => void;
  /** Called for a choice in the list, which moves through its options with every key. */
  onSelect: (given: OptionLetter | null) => void;
  /** Called when something in the card takes the focus, which has to be seen. */
  onFocus: () => void;
};

/** One question: its text, its options to press, a list to choose from by keyboard, and the result. */
export function QuestionCard({ question, answer, phase, isMuted, ...rest }: QuestionCardProps) {
  const { number, isCurrent, onFocus } = rest;
  const { selected, verdict } = answer;
  const isWrong = phase === 'checked' && !isCorrect(answer);
  const isOpen = phase === 'answering' && verdict === null;
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
        <DeckCard
          views={mcqViews}
          card={question}
          chosen={selected}
          isRight={verdict === null ? null : isCorrect(answer)}
          state={isOpen ? 'open' : isWrong ? 'replaceable' : 'locked'}
          result={verdict !== null && <VerdictNote verdict={verdict} isOpen={isWrong} />}
          {...rest}
        />
        {number === 1 && verdict !== null && question.audio_url_2 !== null && (
          <AudioExplanation url={question.audio_url_2} isMuted={isMuted} onFocus={onFocus} />
        )}
      </div>
    </li>
  );
}

function VerdictNote({ verdict, isOpen }: { verdict: Verdict; isOpen: boolean }) {
  return (
    <CardResultNote isRight={verdict.kind === 'checked' && verdict.is_correct}>
      {verdict.kind === 'unsent' ? (
        <p>{withNoAnswer(verdict.failure, m.exercise_not_sent)}</p>
      ) : (
        <Html html={verdict.explanation} />
      )}
      {isOpen && <p className="font-bold">{m.exercise_press_another()}</p>}
    </CardResultNote>
  );
}
