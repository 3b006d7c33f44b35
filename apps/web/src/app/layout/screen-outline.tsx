import type { ComponentType } from 'react';
import { m } from '../../compiled-messages/messages.ts';
import { DashboardLoading } from '../../features/dashboard/dashboard-loading.tsx';
import { ExerciseLoading } from '../../features/exercise/exercise-loading.tsx';
import { LessonLoading } from '../../features/lesson/lesson-loading.tsx';
import { PracticeLoading } from '../../features/practice/practice-loading.tsx';
import type { ScreenName } from '../../lib/screens.ts';
import { BusyScreen, ScreenLoading } from '../../ui/screen-loading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** Every other screen has the outline of a page of text. */
const outlines: Readonly<Partial<Record<ScreenName, ComponentType>>> = {
  code: PracticeLoading,
  dashboard: DashboardLoading,
  exercise: ExerciseLoading,
  forgotPassword: FormOutline,
  learn: LessonLoading,
  lesson: LessonLoading,
  login: FormOutline,
  signup: FormOutline,
  verifyOtp: FormOutline,
};

type ScreenOutlineProps = { screen: ScreenName | undefined };

/** What a screen looks like before anything of it is known. Undefined is an unknown address. */
export function ScreenOutline({ screen }: ScreenOutlineProps) {
  const Outline = (screen && outlines[screen]) ?? PageOutline;
  return <Outline />;
}

function PageOutline() {
  return (
    <ScreenLoading label={m.core_loading()} className="max-w-3xl md:py-10">
      <Skeleton className="h-10 w-2/3" />
      <Skeleton className="h-6 w-full" />
      <Skeleton className="h-72 w-full rounded-2xl" />
    </ScreenLoading>
  );
}

/** A form beside the painted floor, as `AccountFrame` is. */
function FormOutline() {
  return (
    <BusyScreen
      label={m.core_loading()}
      className="grid max-w-6xl flex-1 grid-cols-1 content-start md:grid-cols-2 md:content-stretch md:gap-12 md:px-6 md:py-10"
    >
      <div className="h-14 bg-floor md:h-auto md:rounded-3xl" />
      <div className="grid grid-cols-1 content-start gap-4 px-4 py-4 md:content-center md:gap-6 md:px-0 md:py-8">
        <Skeleton className="h-10 w-1/2" />
        <Skeleton className="h-20 w-full" />
        <Skeleton className="h-20 w-full" />
        <Skeleton className="h-12 w-full rounded-xl" />
      </div>
    </BusyScreen>
  );
}
