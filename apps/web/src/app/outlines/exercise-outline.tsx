import { m } from '../../compiled-messages/messages.ts';
import { BusyScreen } from '../../ui/screen-loading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { FilledText, placeOf } from './filled-text.tsx';

export function ExerciseOutline() {
  return (
    <BusyScreen
      label={m.exercise_loading()}
      className="flex max-w-3xl flex-1 flex-col gap-3 overflow-x-clip px-4 pt-3 pb-4 md:gap-5 md:py-6"
    >
      <div className="grid grid-cols-1 gap-1">
        <div className="min-h-13">
          <FilledText
            text={m.exercise_milestone_number({ order: placeOf('order') })}
            className="text-muted"
          />
          <FilledText as="h1" text={placeOf('title')} className="text-lg leading-snug md:text-3xl" />
        </div>
        <p className="text-muted">{m.exercise_intro()}</p>
      </div>
      <Skeleton className="h-11 w-full" />
      <Skeleton className="h-96 w-full rounded-2xl" />
    </BusyScreen>
  );
}
