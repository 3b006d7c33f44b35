import { m } from '../../compiled-messages/messages.ts';
import type { PolicySlug } from '../../lib/paths.ts';

/** The policy pages in the order of the menu; `name` is their name in the current language. */
export const policyPages = [
  { slug: 'return-policy', name: m.core_policy_return },
  { slug: 'privacy-policy', name: m.core_policy_privacy },
  { slug: 'terms-conditions', name: m.core_policy_terms },
] as const satisfies readonly { slug: PolicySlug; name: () => string }[];
