import type { CertificateKind } from '@python-learning/contract';

/** The path of each screen, by the screen's name. `:name` stands for a parameter. */
export const pathPatterns = {
  home: '/',
  login: '/login',
  signup: '/signup',
  verifyOtp: '/verify-otp',
  forgotPassword: '/forgot-password',
  subscription: '/subscription',
  paymentSuccess: '/subscription/success',
  paymentCancel: '/subscription/cancel',
  parents: '/parents',
  contact: '/contact',
  verify: '/verify/:code',
  policy: '/policy/:policy',
  dashboard: '/dashboard',
  learn: '/learn',
  lesson: '/learn/:milestoneId',
  code: '/code/:milestoneId',
  exercise: '/exercise/:milestoneId',
  personalized: '/personalized-exercises',
  settings: '/settings',
  certificate: '/certificate/:kind',
} as const;

export type ScreenName = keyof typeof pathPatterns;

export const policySlugs = ['return-policy', 'privacy-policy', 'terms-conditions'] as const;
export type PolicySlug = (typeof policySlugs)[number];

/** Parameters that have few values. */
type KnownValues = { kind: CertificateKind; policy: PolicySlug };

/** The value of a pattern's parameter. A pattern has one at most, at its end. */
type ValueFor<Pattern> = Pattern extends `${string}/:${infer Name}`
  ? [value: Name extends keyof KnownValues ? KnownValues[Name] : string]
  : [];

type PathBuilders = {
  [Name in ScreenName]: (...value: ValueFor<(typeof pathPatterns)[Name]>) => string;
};

/** Builds the path of a screen from the value of its parameter: `paths.lesson(milestone.id)`. */
export const paths = Object.fromEntries(
  Object.entries(pathPatterns).map(([name, pattern]) => [
    name,
    (value = '') => pattern.replace(/:\w+/, encodeURIComponent(value)),
  ]),
) as PathBuilders;
