import { m } from '../../compiled-messages/messages.ts';
import { countedQuestions, isOpen } from '../../lib/data/asked-questions.ts';
import { useCodingExercise, useLearnContents, useMcqQuestions } from '../../lib/data/queries.ts';
import { learnerStorage } from '../../lib/storage/learner-storage.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

type TaskProps = { milestoneId: string };

/** The exact lesson that comes next. Loads the data that the lesson screen needs, so that screen opens at once. */
export function LearnTask({ milestoneId }: TaskProps) {
  const { data, isPending } = useLearnContents(milestoneId);
  const index = data?.findIndex(({ id }) => !learnerStorage.isVideoWatched(id)) ?? -1;
  const lesson = data?.[index];
  return (
    <TaskText
      isPending={isPending}
      title={lesson?.title ?? m.dashboard_next_learn()}
      place={lesson && m.dashboard_next_lesson({ number: index + 1, total: data?.length ?? 0 })}
    />
  );
}

/** The exact question of the practice that comes next: the first that is not solved. */
export function CodeTask({ milestoneId }: TaskProps) {
  const { data, isPending } = useCodingExercise(milestoneId);
  const index = data?.questions.findIndex(isOpen) ?? -1;
  const question = data?.questions[index];
  return (
    <TaskText
      isPending={isPending}
      title={question?.title ?? m.dashboard_next_code()}
      place={
        question && m.dashboard_next_question({ number: index + 1, total: countedQuestions(data).length })
      }
    />
  );
}

/** Number of questions in the exercise. */
export function ExerciseTask({ milestoneId }: TaskProps) {
  const { data, isPending } = useMcqQuestions(milestoneId);
  const total = data?.length ?? 0;
  return (
    <TaskText
      isPending={isPending}
      title={m.dashboard_next_exercise()}
      place={total > 0 ? m.dashboard_next_mcqs({ total }) : undefined}
    />
  );
}

type TaskTextProps = { isPending: boolean; title: string; place: string | undefined };

/** Takes two lines, also while loading, so that the button below does not move. */
function TaskText({ isPending, title, place }: TaskTextProps) {
  return (
    <div className="grid grid-cols-1 gap-1" aria-busy={isPending}>
      {isPending ? (
        <>
          <Skeleton className="my-1 h-7 w-4/5" />
          <Skeleton className="my-1 h-5 w-2/5" />
        </>
      ) : (
        <>
          <p className="text-xl font-bold">{title}</p>
          <p>{place ?? '\u00a0'}</p>
        </>
      )}
    </div>
  );
}
