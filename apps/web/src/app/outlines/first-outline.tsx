import type { ComponentType } from 'react';
import type { ScreenName } from '../../lib/screens.ts';
import { ScreenOutline } from '../layout/screen-outline.tsx';
import { ForgotPasswordOutline, LoginOutline, SignupOutline } from './auth-outlines.tsx';
import { CodeOutline } from './code-outline.tsx';
import { DashboardOutline } from './dashboard-outline.tsx';
import { ExerciseOutline } from './exercise-outline.tsx';
import { LessonOutline } from './lesson-outline.tsx';
import { SubscriptionOutline } from './subscription-outline.tsx';

const outlines: Readonly<Partial<Record<ScreenName, ComponentType>>> = {
  code: CodeOutline,
  dashboard: DashboardOutline,
  exercise: ExerciseOutline,
  forgotPassword: ForgotPasswordOutline,
  learn: LessonOutline,
  lesson: LessonOutline,
  login: LoginOutline,
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
