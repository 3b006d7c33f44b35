import type { Contract } from '@python-learning/contract';
import type { ScreenName } from '../lib/paths.ts';

type CallOf<Name extends keyof Contract> = Contract[Name][keyof Contract[Name]];
type Call = { [Name in keyof Contract]: CallOf<Name> }[keyof Contract];
type GetPath = Extract<Call, { method: 'GET' }>['path'];

export type AppRoute = {
  /** Module in `routes/` that exports the screen under its name. Screens of one module are fetched together. */
  module: string;
  /** Visitors are sent from a screen for learners to the login. */
  access: 'anyone' | 'learner';
  /** True if the screen uses `lib/data/queries.ts`: it is then fetched together with the query cache. */
  usesData?: true;
  /** The screen that most visits go on to. It is prefetched when the browser is idle. */
  next?: ScreenName;
};

/** Every screen of the app; `lib/paths.ts` has their paths. */
export const routes = {
  home: { module: 'landing', access: 'anyone' },
  login: { module: 'account', access: 'anyone' },
  signup: { module: 'account', access: 'anyone' },
  verifyOtp: { module: 'account', access: 'anyone' },
  forgotPassword: { module: 'account', access: 'anyone' },
  subscription: { module: 'subscription', access: 'anyone', usesData: true },
  paymentSuccess: { module: 'subscription', access: 'anyone', usesData: true },
  paymentCancel: { module: 'subscription', access: 'anyone' },
  parents: { module: 'parents', access: 'anyone', usesData: true, next: 'subscription' },
  contact: { module: 'contact', access: 'anyone' },
  verify: { module: 'certificate', access: 'anyone' },
  policy: { module: 'policy', access: 'anyone' },
  dashboard: { module: 'dashboard', access: 'learner', usesData: true, next: 'lesson' },
  learn: { module: 'learn', access: 'learner', usesData: true },
  lesson: { module: 'learn', access: 'learner', usesData: true, next: 'code' },
  code: { module: 'code', access: 'learner', usesData: true, next: 'exercise' },
  exercise: { module: 'exercise', access: 'learner', usesData: true },
  personalized: { module: 'personalized', access: 'learner', usesData: true },
  settings: { module: 'settings', access: 'learner', usesData: true },
  certificate: { module: 'certificate', access: 'learner', usesData: true },
} as const satisfies Record<ScreenName, AppRoute>;

/** What a screen needs first, beside its own files. */
export type FirstNeeds = {
  /** Modules in `src/` that the screen loads once it runs. */
  modules?: readonly string[];
  /** A font, by a part of its file name. */
  font?: string;
  /** Calls of the api. A parameter gets the value of the address's only parameter. */
  calls?: readonly GetPath[];
};

/** What the browser fetches together with the app when it opens on a screen (`first-paint.ts`). */
export const firstNeeds: Partial<Record<ScreenName, FirstNeeds>> = {
  home: { calls: ['/learn/milestones/'] },
  dashboard: {
    calls: ['/learn/milestones/', '/learn/streak/'],
    // The sentence of the week is the largest text of the first screen.
    modules: ['features/dashboard/week/week-card.tsx'],
  },
  learn: { calls: ['/learn/milestones/'] },
  lesson: { calls: ['/learn/milestones/', '/learn/milestones/:id/learn-contents/'] },
  code: {
    calls: ['/learn/milestones/:id/questions/'],
    font: 'jetbrains-mono',
  },
  exercise: {
    calls: ['/learn/milestones/', '/learn/milestones/:id/mcq-questions/'],
  },
};

/** Modules in `src/` that are loaded with every screen that uses data. */
export const dataModules = ['lib/data/data-scope.tsx', 'lib/data/learner-facts-watch.tsx'] as const;

/** Calls of the api that every page makes first: for anyone, and for a learner. */
export const commonCalls = {
  anyone: ['/auth/user/'],
  learner: ['/learn/progress/', '/subscriptions/status/'],
} as const satisfies Record<AppRoute['access'], readonly GetPath[]>;
