import type { Contract } from '@python-learning/contract';
import type { AppScreen, ScreenName } from '../lib/screens.ts';

type CallOf<Name extends keyof Contract> = Contract[Name][keyof Contract[Name]];
type Call = { [Name in keyof Contract]: CallOf<Name> }[keyof Contract];
export type GetPath = Extract<Call, { method: 'GET' }>['path'];

/** What the build and the server know of the page that opens on a screen. No script of the app has a copy. */
export type PageFacts = {
  /** Calls of the api that the screen makes first. A parameter gets the value of the address's only parameter. */
  calls?: readonly GetPath[];
  /** Modules in `src/` that the screen loads once it runs. */
  modules?: readonly string[];
  /** A font, by a part of its file name. */
  font?: string;
  /** True if search engines may not list the page. */
  isUnlisted?: true;
};

/** Facts of the screens in `lib/screens.ts` that have any. What the page shows first is in `outlines/`. */
export const pageFacts: Readonly<Partial<Record<ScreenName, PageFacts>>> = {
  home: { calls: ['/learn/milestones/'] },
  subscription: { calls: ['/subscriptions/plans/'] },
  parents: { calls: ['/subscriptions/plans/'] },
  // Anyone with the address of a certificate may open it.
  verify: { calls: ['/certificates/verify/:code/'], isUnlisted: true },
  // Only for who has the address: no search engine may find what a child shares.
  shared: { calls: ['/shared/:code/'], isUnlisted: true },
  dashboard: {
    calls: ['/learn/milestones/', '/learn/streak/'],
    // The sentence of the week is the largest text of the first screen.
    modules: ['features/dashboard/week/week-card.tsx'],
  },
  today: { calls: ['/learn/deck/today/'] },
  learn: { calls: ['/learn/milestones/'] },
  lesson: { calls: ['/learn/milestones/', '/learn/milestones/:id/learn-contents/'] },
  code: {
    calls: ['/learn/milestones/:id/questions/'],
    font: 'jetbrains-mono',
  },
  exercise: { calls: ['/learn/milestones/', '/learn/milestones/:id/mcq-questions/'] },
  personalized: { calls: ['/learn/personalized-exercises/', '/learn/personalized-exercises/stats/'] },
  programs: { calls: ['/programs/', '/shares/'] },
  program: { calls: ['/programs/:id/'], font: 'jetbrains-mono' },
  card: { calls: ['/programs/:id/'] },
  settings: { calls: ['/auth/sessions/', '/subscriptions/refund/'] },
  certificate: { calls: ['/certificates/:kind/'] },
};

/** Modules in `src/` that are loaded with every screen that uses data. */
export const dataModules = ['lib/data/data-scope.tsx', 'lib/data/learner-facts-watch.tsx'] as const;

/** Calls of the api that every page makes first: for anyone, and for a learner. */
export const commonCalls = {
  anyone: ['/auth/user/'],
  learner: ['/learn/progress/', '/subscriptions/status/'],
} as const satisfies Record<AppScreen['access'], readonly GetPath[]>;
