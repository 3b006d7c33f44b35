import type { CodingExercise, CodingQuestion, EndedRun } from '@python-learning/contract';
import { type ReactNode, useState } from 'react';
import { optionalPart } from '../../lib/parts/optional-part.tsx';
import { useIsNarrow } from '../../ui/narrow-screen.ts';
import type { Hints } from '../../workbench/hints/use-hints.ts';
import type { ThemeChoiceProps } from './free/theme-choice.tsx';
import { hasTheme, needsTheme } from './free/themed-question.ts';
import type { Choose } from './free/use-choices.ts';
import { GoalLine } from './goal-line.tsx';
import { QuestionPanel } from './question-panel.tsx';
import { WayBar, type WayProps } from './way-buttons.tsx';
import { WorkbenchPanel } from './workbench-panel.tsx';

const ThemeChoice = optionalPart<ThemeChoiceProps>(
  async () => (await import('./free/theme-choice.tsx')).ThemeChoice,
);

type QuestionWorkProps = Omit<TaskProps, 'onOtherTheme'> & {
  way: WayProps;
  /** Shown below the verdict on a solved question. */
  ending: ReactNode;
  onResult: (result: EndedRun, code: string) => void;
  onChoose: Choose;
};

/** A question with its program. A free task asks for its theme first. Each question has its own. */
export function QuestionWork(props: QuestionWorkProps) {
  const { question, hints, way, ending, onResult, onChoose } = props;
  const [isChanging, setChanging] = useState(false);
  const { themes = [], chosen } = question.free ?? {};
  const kept = chosen?.theme ?? null;
  const chooseTheme = (theme: number) => {
    if (theme !== kept) onChoose({ theme });
    setChanging(false);
    // The card goes with its press.
    document.getElementById('task-heading')?.focus({ preventScroll: true });
  };
  const canChange = hasTheme(question) && !isChanging;
  return (
    <>
      <Task {...props} onOtherTheme={canChange ? () => setChanging(true) : null} />
      {(needsTheme(question) || isChanging) && (
        <div className="grid content-start bench:contents">
          <ThemeChoice themes={themes} kept={kept} onChoose={chooseTheme} />
          <WayBar {...way} isSolved={question.is_solved} />
        </div>
      )}
      {!needsTheme(question) && (
        // Hidden while another theme is chosen: the program, its result and what can be undone stay.
        <div hidden={isChanging} className="contents">
          <WorkbenchPanel {...{ question, hints, way, ending, onResult, onChoose }} />
        </div>
      )}
    </>
  );
}

type TaskProps = {
  question: CodingQuestion;
  hints: Hints;
  intro: Pick<CodingExercise, 'video_url' | 'video_captions'>;
  /** The position of the question, in words. */
  place: string;
  /** False at the question at which the page opened: it does not take the focus. */
  hasMoved: boolean;
  onOtherTheme: (() => void) | null;
};

/** The question: on a narrow screen its goal in one line, which opens the rest. */
function Task({ question, hints, intro, place, hasMoved, onOtherTheme }: TaskProps) {
  const isNarrow = useIsNarrow();
  const Panel = isNarrow ? GoalLine : QuestionPanel;
  return (
    <div className="grid grid-cols-1 min-w-0 content-start gap-4 bench:contents">
      <Panel
        question={question}
        hints={hints}
        intro={intro}
        place={isNarrow ? null : place}
        isSolved={question.is_solved}
        takesFocus={hasMoved}
        onOtherTheme={onOtherTheme}
      />
    </div>
  );
}
