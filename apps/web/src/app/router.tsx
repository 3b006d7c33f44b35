import type { ComponentType } from 'react';
import { createBrowserRouter, Navigate, type RouteObject } from 'react-router';
import { inLanguage } from '../lib/language/in-language.tsx';
import { LoadingScreen } from '../ui/spinner.tsx';
import { RootLayout } from './layout/root-layout.tsx';
import { PageFault } from './page-fault.tsx';
import { ProtectedRoute } from './protected-route.tsx';
import { LandingRoute } from './routes/landing.tsx';

const publicScreens: RouteObject[] = [
  // The one screen that comes with the app: it is where most visits begin.
  { index: true, Component: inLanguage(LandingRoute) },
  { path: 'login', lazy: screen(async () => (await import('./routes/account.tsx')).LoginRoute) },
  { path: 'signup', lazy: screen(async () => (await import('./routes/account.tsx')).SignupRoute) },
  { path: 'verify-otp', lazy: screen(async () => (await import('./routes/account.tsx')).VerifyOtpRoute) },
  {
    path: 'forgot-password',
    lazy: screen(async () => (await import('./routes/account.tsx')).ForgotPasswordRoute),
  },
  {
    path: 'subscription',
    lazy: screen(async () => (await import('./routes/subscription.tsx')).SubscriptionRoute),
  },
  { path: 'policy/:policy', lazy: screen(async () => (await import('./routes/policy.tsx')).PolicyRoute) },
];

const learnerScreens: RouteObject[] = [
  { path: 'dashboard', lazy: screen(async () => (await import('./routes/dashboard.tsx')).DashboardRoute) },
  { path: 'learn', lazy: screen(async () => (await import('./routes/learn.tsx')).LearnRedirectRoute) },
  { path: 'learn/:milestoneId', lazy: screen(async () => (await import('./routes/learn.tsx')).LearnRoute) },
  { path: 'code/:milestoneId', lazy: screen(async () => (await import('./routes/code.tsx')).CodeRoute) },
  {
    path: 'exercise/:milestoneId',
    lazy: screen(async () => (await import('./routes/exercise.tsx')).ExerciseRoute),
  },
];

export const routes: RouteObject[] = [
  {
    Component: inLanguage(RootLayout),
    ErrorBoundary: inLanguage(PageFault),
    HydrateFallback: LoadingScreen,
    children: [
      {
        // Inside the layout, so that a page that broke leaves the way to the others open.
        ErrorBoundary: inLanguage(PageFault),
        children: [
          ...publicScreens,
          { Component: inLanguage(ProtectedRoute), children: learnerScreens },
          { path: '*', element: <Navigate to="/" replace /> },
        ],
      },
    ],
  },
];

export function createRouter() {
  return createBrowserRouter(routes);
}

/** A screen that is fetched when it is gone to. */
function screen(load: () => Promise<ComponentType>) {
  return async () => ({ Component: inLanguage(await load()) });
}
