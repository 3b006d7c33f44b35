import type { CodingExercise, CodingQuestion, EndedRun } from '@python-learning/contract';
import { type Query, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { api } from '../../lib/api/api.ts';
import { isOpen } from '../../lib/data/asked-questions.ts';
import { dataKeys, useKeepProgress, useProgress } from '../../lib/data/queries.ts';
import { getLanguage } from '../../lib/language/language.ts';
import { learnerStorage } from '../../lib/storage/learner-storage.ts';
import { countStep } from '../../lib/visits/count-step.ts';
import type { OpenHelp } from '../../workbench/ladder/use-ladder.ts';
import { callForHelp } from './practice-calls.ts';

/** Returns a function that saves a result in this browser and in the cache, for the way back. */
export function useResultKeeper(milestoneId: string) {
  const cache = useQueryClient();
  return (questionId: string, result: EndedRun, code: string) => {
    countStep('first_verdict');
    learnerStorage.rememberCodeOutput(questionId, result.output);
    keepLadder(cache, { milestoneId, questionId, ladder: result.hint_ladder });
    if (result.verdict !== 'solved') {
      return;
    }
    learnerStorage.rememberCodeSuccess(questionId);
    learnerStorage.rememberPointsAwarded(questionId);
    cache.setQueriesData<CodingExercise>({ queryKey: dataKeys.codingExercise(milestoneId) }, (exercise) =>
      exercise === undefined ? undefined : markSolved(exercise, questionId, result, code),
    );
    void cache.invalidateQueries({ queryKey: dataKeys.progress });
  };
}

/** The call that opens help with a question, which keeps the ladder of its answer. */
export function useHelpCall(milestoneId: string, questionId: string): OpenHelp {
  const cache = useQueryClient();
  return async (rung, code) => {
    const opened = await callForHelp(questionId)(rung, code);
    keepLadder(cache, { milestoneId, questionId, ladder: opened.hint_ladder });
    return opened;
  };
}

/** Tells the server that the practice is done, once every question is solved. */
export function useCodeMark(exercise: CodingExercise | undefined, milestoneId: string) {
  const keep = useKeepProgress();
  const { data: progress } = useProgress();
  const isMarked = progress?.completed_code.includes(milestoneId) === true;
  const { mutateAsync, isError } = useMutation({
    mutationFn: () => api.progress.markCodeCompleted({ params: { id: milestoneId } }),
    onSuccess: keep,
  });
  const isDue = progress !== undefined && !isMarked && exercise !== undefined && isAllSolved(exercise);
  const underWay = useRef<Promise<unknown> | null>(null);
  /** Asks the server, or joins the call that is under way. */
  const mark = useCallback(() => {
    underWay.current ??= mutateAsync().finally(() => {
      underWay.current = null;
    });
    return underWay.current;
  }, [mutateAsync]);
  const isTried = useRef(false);
  useEffect(() => {
    if (isDue && !isTried.current) {
      isTried.current = true;
      // A failure is shown when the learner presses Next, which also tries again.
      mark().catch(() => {});
    }
  }, [isDue, mark]);
  return { isMarked, isError, mark };
}

/** Aligns this browser's solved marks with the server, where they may have been reset. */
export function useSolvedMemory(exercise: CodingExercise | undefined): void {
  useEffect(() => {
    for (const { id, is_solved: isSolved } of exercise === undefined ? [] : questionsOf(exercise)) {
      if (isSolved) {
        learnerStorage.rememberCodeSuccess(id);
        learnerStorage.rememberPointsAwarded(id);
      } else {
        learnerStorage.forgetCodeSuccess(id);
      }
    }
  }, [exercise]);
}

/** The questions, and the challenge where there is one. */
export function questionsOf({ questions, challenge }: CodingExercise): CodingQuestion[] {
  return challenge === null ? questions : [...questions, challenge];
}

/** True if no question is left to solve; the challenge and unsolved retired questions do not count. */
export function isAllSolved({ questions }: CodingExercise): boolean {
  return questions.length > 0 && !questions.some(isOpen);
}

type NewLadder = { milestoneId: string; questionId: string; ladder: EndedRun['hint_ladder'] };

/** Keeps which hints are open. They are said in one language; in others the practice is loaded again when it is shown. */
function keepLadder(cache: QueryClient, { milestoneId, questionId, ladder }: NewLadder): void {
  if (ladder === undefined) return;
  const key = dataKeys.codingExercise(milestoneId);
  const language = getLanguage();
  cache.setQueryData<CodingExercise>([...key, language], (exercise) =>
    exercise === undefined ? undefined : withQuestion(exercise, questionId, { hint_ladder: ladder }),
  );
  const isOther = ({ queryKey }: Query) => queryKey.at(-1) !== language;
  void cache.invalidateQueries({ queryKey: key, refetchType: 'none', predicate: isOther });
}

type SolvedRun = Extract<EndedRun, { verdict: 'solved' }>;

function markSolved(
  exercise: CodingExercise,
  questionId: string,
  { solution_note: note }: SolvedRun,
  code: string,
): CodingExercise {
  return withQuestion(exercise, questionId, {
    is_solved: true,
    solution_code: code,
    ...(note === null ? {} : { solution_note: note }),
  });
}

/** The practice with one question changed. */
export function withQuestion(
  exercise: CodingExercise,
  id: string,
  parts: Partial<CodingQuestion>,
): CodingExercise {
  const change = (question: CodingQuestion) => (question.id === id ? { ...question, ...parts } : question);
  const { questions, challenge } = exercise;
  return {
    ...exercise,
    questions: questions.map(change),
    challenge: challenge === null ? null : change(challenge),
  };
}
