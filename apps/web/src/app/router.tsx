import { dataScreen, type Screen, screen } from './navigation/screen.tsx';

/** `next` is the path of the screen that most visits go on to. It is prefetched when the browser is idle. */
export type AppRoute = { path: string; screen: Screen; next?: string };

/** Screens for everybody. Use `dataScreen` where the screen uses `lib/data/queries.ts`, else the lighter `screen`. */
export const publicScreens: readonly AppRoute[] = [
  { path: '/', screen: screen(async () => (await import('./routes/landing.tsx')).LandingRoute) },
  { path: '/login', screen: screen(async () => (await import('./routes/account.tsx')).LoginRoute) },
  { path: '/signup', screen: screen(async () => (await import('./routes/account.tsx')).SignupRoute) },
  { path: '/verify-otp', screen: screen(async () => (await import('./routes/account.tsx')).VerifyOtpRoute) },
  {
    path: '/forgot-password',
    screen: screen(async () => (await import('./routes/account.tsx')).ForgotPasswordRoute),
  },
  {
    path: '/subscription',
    screen: dataScreen(async () => (await import('./routes/subscription.tsx')).SubscriptionRoute),
  },
  {
    path: '/subscription/success',
    screen: dataScreen(async () => (await import('./routes/subscription.tsx')).PaymentSuccessRoute),
  },
  {
    path: '/subscription/cancel',
    screen: screen(async () => (await import('./routes/subscription.tsx')).PaymentCancelRoute),
  },
  { path: '/contact', screen: screen(async () => (await import('./routes/contact.tsx')).ContactRoute) },
  {
    path: '/verify/:code',
    screen: screen(async () => (await import('./routes/certificate.tsx')).VerifyRoute),
  },
  { path: '/policy/:policy', screen: screen(async () => (await import('./routes/policy.tsx')).PolicyRoute) },
];

/** Screens for learners; visitors are sent to the login. */
export const learnerScreens: readonly AppRoute[] = [
  {
    path: '/dashboard',
    screen: dataScreen(async () => (await import('./routes/dashboard.tsx')).DashboardRoute),
    next: '/learn/:milestoneId',
  },
  {
    path: '/learn',
    screen: dataScreen(async () => (await import('./routes/learn.tsx')).LearnRedirectRoute),
  },
  {
    path: '/learn/:milestoneId',
    screen: dataScreen(async () => (await import('./routes/learn.tsx')).LearnRoute),
    next: '/code/:milestoneId',
  },
  {
    path: '/code/:milestoneId',
    screen: dataScreen(async () => (await import('./routes/code.tsx')).CodeRoute),
    next: '/exercise/:milestoneId',
  },
  {
    path: '/exercise/:milestoneId',
    screen: dataScreen(async () => (await import('./routes/exercise.tsx')).ExerciseRoute),
  },
  {
    path: '/personalized-exercises',
    screen: dataScreen(async () => (await import('./routes/personalized.tsx')).PersonalizedRoute),
  },
  {
    path: '/settings',
    screen: dataScreen(async () => (await import('./routes/settings.tsx')).SettingsRoute),
  },
  {
    path: '/certificate/:kind',
    screen: dataScreen(async () => (await import('./routes/certificate.tsx')).CertificateRoute),
  },
];

/** All screens, each of which is fetched separately. */
export const fetchedScreens: readonly AppRoute[] = [...publicScreens, ...learnerScreens];
