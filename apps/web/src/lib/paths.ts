import type { CertificateKind } from '@python-learning/contract';
import { type ScreenName, screens } from './screens.ts';

export const policySlugs = ['return-policy', 'privacy-policy', 'terms-conditions'] as const;
export type PolicySlug = (typeof policySlugs)[number];

/** Parameters that have few values. */
type KnownValues = { kind: CertificateKind; policy: PolicySlug };

type ValueFor<Path> = Path extends `${string}/:${infer Name}`
  ? [value: Name extends keyof KnownValues ? KnownValues[Name] : string]
  : [];

type PathBuilders = {
  [Name in ScreenName]: (...value: ValueFor<(typeof screens)[Name]['path']>) => string;
};

/** Builds the path of a screen from the value of its parameter: `paths.lesson(milestone.id)`. */
export const paths = Object.fromEntries(
  Object.entries(screens).map(([name, { path }]) => [
    name,
    (value = '') => path.replace(/:\w+/, encodeURIComponent(value)),
  ]),
) as PathBuilders;
