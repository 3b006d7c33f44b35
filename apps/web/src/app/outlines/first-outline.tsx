import type { ComponentType } from 'react';
import { useLocation } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { ScreenOutline } from '../layout/screen-outline.tsx';
import { ForgotPasswordOutline, LoginOutline, SignupOutline } from './account-outlines.tsx';
import { CodeOutline } from './code-outline.tsx';
import { DashboardOutline } from './dashboard-outline.tsx';
import { ExerciseOutline } from './exercise-outline.tsx';
import { LessonOutline } from './lesson-outline.tsx';
import { SubscriptionOutline } from './subscription-outline.tsx';

/** By the whole address without its parameter. */
const outlines: Readonly<Record<string, ComponentType>> = {
  [paths.code('')]: CodeOutline,
  [paths.dashboard()]: DashboardOutline,
  [paths.exercise('')]: ExerciseOutline,
  [paths.forgotPassword()]: ForgotPasswordOutline,
  [paths.lesson('')]: LessonOutline,
  [paths.login()]: LoginOutline,
  [paths.signup()]: SignupOutline,
  [paths.subscription()]: SubscriptionOutline,
};

/**
 * What a page shows before any script has come: the texts of the screen that are known, in their places, and shapes for
 * the rest. Only the build draws it, so that it is part of no script.
 */
export function FirstOutline() {
  const { pathname } = useLocation();
  const Outline = outlines[pathname] ?? outlines[`${pathname}/`] ?? ScreenOutline;
  return <Outline />;
}
