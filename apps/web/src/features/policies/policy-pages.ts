import { m } from '../../paraglide/messages.js';

/** The policy pages in the order of the menu; `name` is their name in the current language. */
export const policyPages = [
  { slug: 'return-policy', path: '/policy/return-policy', name: m.core_policy_return },
  { slug: 'privacy-policy', path: '/policy/privacy-policy', name: m.core_policy_privacy },
  { slug: 'terms-conditions', path: '/policy/terms-conditions', name: m.core_policy_terms },
] as const;

export type PolicySlug = (typeof policyPages)[number]['slug'];
