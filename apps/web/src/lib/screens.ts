import { paymentPages } from '@python-learning/contract';

export type AppScreen<Name extends string = string> = {
  /** `:name` stands for a parameter. A path has one at most, at its end. */
  path: `/${string}`;
  /** Module in `app/routes/` that exports the screen under its name. Screens of one module are fetched together. */
  module: string;
  /** Visitors are sent from a screen for learners to the login. */
  access: 'anyone' | 'learner';
  /** True if the screen uses `lib/data/queries.ts`: it is then fetched together with the query cache. */
  usesData?: true;
  /** The screen that most visits go on to. It is prefetched when the browser is idle. */
  next?: Name;
};

/** Every screen of the app. Every script of a page has this table; `app/page-facts.ts` has what only the build needs. */
export const screens = {
  home: { path: '/', module: 'landing', access: 'anyone' },
  login: { path: '/login', module: 'auth', access: 'anyone' },
  signup: { path: '/signup', module: 'auth', access: 'anyone' },
  verifyOtp: { path: '/verify-otp', module: 'auth', access: 'anyone' },
  forgotPassword: { path: '/forgot-password', module: 'auth', access: 'anyone' },
  subscription: { path: paymentPages.plans, module: 'subscriptions', access: 'anyone', usesData: true },
  paymentSuccess: { path: paymentPages.success, module: 'subscriptions', access: 'anyone', usesData: true },
  paymentCancel: { path: paymentPages.cancel, module: 'subscriptions', access: 'anyone' },
  parents: { path: '/parents', module: 'parents', access: 'anyone', usesData: true, next: 'subscription' },
  contact: { path: '/contact', module: 'contact', access: 'anyone' },
  verify: { path: '/verify/:code', module: 'certificates', access: 'anyone' },
  shared: { path: '/p/:code', module: 'shared', access: 'anyone' },
  policy: { path: '/policy/:policy', module: 'policy', access: 'anyone' },
  dashboard: { path: '/dashboard', module: 'dashboard', access: 'learner', usesData: true, next: 'lesson' },
  today: { path: '/today', module: 'today', access: 'learner', usesData: true },
  learn: { path: '/learn', module: 'learn', access: 'learner', usesData: true },
  lesson: { path: '/learn/:milestoneId', module: 'learn', access: 'learner', usesData: true, next: 'code' },
  code: { path: '/code/:milestoneId', module: 'code', access: 'learner', usesData: true, next: 'exercise' },
  exercise: { path: '/exercise/:milestoneId', module: 'exercise', access: 'learner', usesData: true },
  personalized: {
    path: '/personalized-exercises',
    module: 'personalized',
    access: 'learner',
    usesData: true,
  },
  programs: { path: '/programs', module: 'programs', access: 'learner', usesData: true, next: 'program' },
  program: { path: '/programs/:programId', module: 'program', access: 'learner', usesData: true },
  card: { path: '/card/:programId', module: 'card', access: 'learner', usesData: true },
  settings: { path: '/settings', module: 'settings', access: 'learner', usesData: true },
  certificate: { path: '/certificate/:kind', module: 'certificates', access: 'learner', usesData: true },
} as const satisfies Record<string, AppScreen>;

export type ScreenName = keyof typeof screens;
