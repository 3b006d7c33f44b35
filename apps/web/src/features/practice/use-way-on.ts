import type { CodingExercise } from '@python-learning/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { findFirstOpen, type QuestionPlace } from './question-place.ts';
import { isAllSolved, useCodeMark } from './use-practice.ts';

export type WayOn = {
  goBack: () => void;
  goNext: () => void;
  /** Opens the exercise once the server has marked the practice as completed. */
  leave: () => Promise<void>;
  /** True while the learner waits after a press. The automatic mark does not set it. */
  isLeaving: boolean;
  /** Why the practice could not be marked as completed; else null. `leave` tries again. */
  failure: unknown;
};

/** Where previous and next lead: through the questions, back to the lesson, on to the exercise. */
export function useWayOn(exercise: CodingExercise, milestoneId: string, place: QuestionPlace): WayOn {
  const { questions } = exercise;
  const { index } = place;
  const navigate = useNavigate();
  const [failure, setFailure] = useState<unknown>(null);
  const [isLeaving, setIsLeaving] = useState(false);
  const codeMark = useCodeMark(exercise, milestoneId);
  const leave = async () => {
    setFailure(null);
    setIsLeaving(true);
    try {
      if (!codeMark.isMarked) await codeMark.mark();
      await navigate(paths.exercise(milestoneId));
    } catch (thrown) {
      setFailure(thrown);
      setIsLeaving(false);
    }
  };
  const goNext = () => {
    if (index < questions.length - 1) place.goTo(index + 1);
    // A practice that was completed before its questions changed stays completed.
    else if (codeMark.isMarked || isAllSolved(exercise)) void leave();
    else place.goTo(findFirstOpen(questions));
  };
  const goBack = () => {
    if (index > 0) place.goTo(index - 1);
    else void navigate(paths.lesson(milestoneId));
  };
  return { goBack, goNext, leave, isLeaving, failure };
}
