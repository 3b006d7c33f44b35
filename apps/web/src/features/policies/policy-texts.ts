import { m } from '../../paraglide/messages.js';
import type { PolicySlug } from './policy-pages.ts';

type Text = () => string;
export type PolicyText = { lead: Text; sections: readonly { title: Text; text: Text }[] };

/** The texts of the policy pages, section by section. */
export const policyTexts: Record<PolicySlug, PolicyText> = {
  'return-policy': {
    lead: m.policy_return_lead,
    sections: [
      { title: m.policy_return_1_title, text: m.policy_return_1_text },
      { title: m.policy_return_2_title, text: m.policy_return_2_text },
      { title: m.policy_return_3_title, text: m.policy_return_3_text },
      { title: m.policy_return_4_title, text: m.policy_return_4_text },
      { title: m.policy_return_5_title, text: m.policy_return_5_text },
    ],
  },
  'privacy-policy': {
    lead: m.policy_privacy_lead,
    sections: [
      { title: m.policy_privacy_1_title, text: m.policy_privacy_1_text },
      { title: m.policy_privacy_2_title, text: m.policy_privacy_2_text },
      { title: m.policy_privacy_3_title, text: m.policy_privacy_3_text },
      { title: m.policy_privacy_4_title, text: m.policy_privacy_4_text },
      { title: m.policy_privacy_5_title, text: m.policy_privacy_5_text },
      { title: m.policy_privacy_6_title, text: m.policy_privacy_6_text },
    ],
  },
  'terms-conditions': {
    lead: m.policy_terms_lead,
    sections: [
      { title: m.policy_terms_1_title, text: m.policy_terms_1_text },
      { title: m.policy_terms_2_title, text: m.policy_terms_2_text },
      { title: m.policy_terms_3_title, text: m.policy_terms_3_text },
      { title: m.policy_terms_4_title, text: m.policy_terms_4_text },
      { title: m.policy_terms_5_title, text: m.policy_terms_5_text },
      { title: m.policy_terms_6_title, text: m.policy_terms_6_text },
    ],
  },
};
