import type { ComponentType } from 'react';
import { m } from '../../compiled-messages/messages.ts';
import { SharedLoading } from '../../features/shares/shared-loading.tsx';
import type { ScreenName } from '../../lib/screens.ts';
import { BusyScreen } from '../../ui/screen-loading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ScreenOutline } from '../layout/screen-outline.tsx';
import { ForgotPasswordOutline, LoginOutline, SignupOutline } from './auth-outlines.tsx';
import { CodeOutline } from './code-outline.tsx';
import { DashboardOutline } from './dashboard-outline.tsx';
import { FilledText, placeOf } from './filled-text.tsx';
import { LessonOutline } from './lesson-outline.tsx';

const outlines: Readonly<Partial<Record<ScreenName, ComponentType>>> = {
  code: CodeOutline,
  dashboard: DashboardOutline,
  exercise: ExerciseOutline,
  forgotPassword: ForgotPasswordOutline,
  learn: LessonOutline,
  lesson: LessonOutline,
  login: LoginOutline,
  shared: SharedLoading,
  signup: SignupOutline,
  subscription: SubscriptionOutline,
};

/**
 * What a page shows before any script has come: the texts of the screen that are known, in their places, and shapes for
 * the rest. Only the build draws it, so that it is part of no script.
 */
export function FirstOutline({ screen }: { screen: ScreenName | undefined }) {
  const Outline = screen && outlines[screen];
  return Outline === undefined ? <ScreenOutline screen={screen} /> : <Outline />;
}

function ExerciseOutline() {
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

function SubscriptionOutline() {
  return (
    <BusyScreen
      label={m.core_loading()}
      className="grid max-w-5xl grid-cols-1 gap-8 px-4 py-8 md:gap-10 md:px-6 md:py-14"
    >
      <div>
        <h1 className="text-2xl md:text-3xl">{m.subscriptions_title()}</h1>
        <p className="mt-3 max-w-2xl text-lg text-muted">{m.subscriptions_lead()}</p>
      </div>
      <Skeleton className="h-40 w-full rounded-2xl" />
      <Skeleton className="h-40 w-full rounded-2xl" />
    </BusyScreen>
  );
}
