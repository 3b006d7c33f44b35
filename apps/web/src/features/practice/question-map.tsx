import type { CodingExercise } from '@python-learning/contract';
import { useState } from 'react';
import { m } from '../../compiled-messages/messages.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { PulliTrack } from '../../ui/pulli-track.tsx';
import { TaskSheet } from '../../workbench/task-sheet.tsx';
import { isChallengeAt, type QuestionPlace } from './question-place.ts';
import { isAllSolved, questionsOf } from './use-practice.ts';

type QuestionMapProps = { exercise: CodingExercise; place: QuestionPlace };

/** The questions as dots, each of which is a link. For a wide screen. */
export function QuestionMap({ exercise, place }: QuestionMapProps) {
  const steps = listSteps(exercise, place);
  return (
    <nav aria-label={m.practice_map()} className="relative shrink-0">
      <PulliTrack dots={steps} here={place.index} className="h-11" />
      <ol className="absolute inset-0 flex px-[1.5px]">
        {steps.map(({ href, name, title }, index) => (
          <li key={href} className="flex-1">
            <Link
              to={href}
              aria-label={name}
              aria-current={index === place.index ? 'step' : undefined}
              title={title}
              className="block size-full rounded-xl hover:bg-action/10"
            />
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The questions as dots that are one button, for a thumb. It opens the list of the questions with their titles. */
export function QuestionMapButton({ exercise, place }: QuestionMapProps) {
  // The question at which the list was opened: another question closes it.
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const steps = listSteps(exercise, place);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={m.practice_map_show()}
        onClick={() => setOpenedAt(place.question?.id ?? null)}
        className="-me-2 grid min-h-12 shrink-0 content-start justify-items-center rounded-xl px-2 after:absolute after:inset-0"
      >
        <PulliTrack dots={steps} here={place.index} className="h-6 max-w-[40vw]" />
      </button>
      {openedAt !== null && openedAt === place.question?.id && (
        <TaskSheet label={m.practice_map()} onClose={() => setOpenedAt(null)}>
          <QuestionList steps={steps} here={place.index} />
        </TaskSheet>
      )}
    </>
  );
}

function QuestionList({ steps, here }: { steps: readonly Step[]; here: number }) {
  return (
    <div className="grid grid-cols-1 gap-1 px-4 pt-4 pb-2">
      <h2 className="text-xl">{m.practice_map()}</h2>
      <ol className="grid grid-cols-1 gap-1">
        {steps.map(({ href, name, title, isSolved, isChallenge }, index) => (
          <li key={href}>
            <Link
              to={href}
              aria-label={name}
              aria-current={index === here ? 'step' : undefined}
              onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}
              className={classNames(
                'flex min-h-12 items-center gap-3 rounded-xl px-3 py-1 text-ink no-underline',
                index === here ? 'bg-action-soft font-bold' : 'hover:bg-sunken',
              )}
            >
              <span
                className={classNames(
                  'size-4 shrink-0 border-2',
                  isChallenge ? 'rotate-45 scale-80' : 'rounded-full',
                  isSolved ? 'border-reward bg-reward' : 'border-edge',
                )}
              />
              <span className="min-w-0 flex-1">{isChallenge ? title : `${index + 1}. ${title}`}</span>
              {isSolved && <Icon name="check" className="size-5 shrink-0 text-success" />}
            </Link>
          </li>
        ))}
      </ol>
    </div>
  );
}

type Step = {
  href: string;
  /** The whole name of the link: place, state and title. */
  name: string;
  title: string;
  isSolved: boolean;
  isChallenge: boolean;
};

/** The questions, then the challenge as soon as it is offered or shown. */
function listSteps(exercise: CodingExercise, place: QuestionPlace): Step[] {
  const isOffered = isAllSolved(exercise) || isChallengeAt(exercise, place.index);
  const shown = isOffered ? questionsOf(exercise) : exercise.questions;
  return shown.map(({ title, is_solved: isSolved }, index) => {
    const isExtra = isChallengeAt(exercise, index);
    const where = isExtra ? m.practice_challenge() : m.practice_map_question({ number: index + 1 });
    const said = { place: where, title };
    return {
      href: place.hrefOf(index),
      name: isSolved ? m.practice_map_solved(said) : m.practice_map_open(said),
      title,
      isSolved,
      isChallenge: isExtra,
    };
  });
}
