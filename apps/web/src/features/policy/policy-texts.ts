import { m } from '../../compiled-messages/messages.ts';
import type { PolicySlug } from '../../lib/paths.ts';

type Text = () => string;

export type PolicyTable = { columns: readonly Text[]; rows: readonly (readonly Text[])[] };

export type PolicySection = {
  /** The fragment of its address on the page. */
  id: string;
  title: Text;
  text?: Text;
  items?: readonly Text[];
  table?: PolicyTable;
  /** Text below the list or the table. */
  after?: Text;
};

export type PolicyText = { lead: Text; inForceSince: string; sections: readonly PolicySection[] };

const returnPolicy: PolicyText = {
  lead: m.policy_return_lead,
  inForceSince: '2026-11-21',
  sections: [
    { id: 'when', title: m.policy_return_when_title, text: m.policy_return_when_text },
    {
      id: 'when-not',
      title: m.policy_return_not_title,
      text: m.policy_return_not_text,
      after: m.policy_return_not_count,
    },
    { id: 'how', title: m.policy_return_how_title, text: m.policy_return_how_text },
    {
      id: 'how-long',
      title: m.policy_return_time_title,
      items: [m.policy_return_time_review, m.policy_return_time_payout],
    },
    { id: 'account', title: m.policy_return_after_title, text: m.policy_return_after_text },
    { id: 'cancelling', title: m.policy_return_cancel_title, text: m.policy_return_cancel_text },
    { id: 'law', title: m.policy_return_law_title, text: m.policy_return_law_text },
  ],
};

/** What is stored, why, and for how long. The sweeps of the api enforce these times. */
const kept: PolicyTable = {
  columns: [m.policy_privacy_keep_what, m.policy_privacy_keep_why, m.policy_privacy_keep_long],
  rows: [
    [m.policy_privacy_account_what, m.policy_privacy_account_why, m.policy_privacy_account_long],
    [m.policy_privacy_work_what, m.policy_privacy_work_why, m.policy_privacy_work_long],
    [m.policy_privacy_session_what, m.policy_privacy_session_why, m.policy_privacy_session_long],
    [m.policy_privacy_pay_what, m.policy_privacy_pay_why, m.policy_privacy_pay_long],
    [m.policy_privacy_contact_what, m.policy_privacy_contact_why, m.policy_privacy_contact_long],
    [m.policy_privacy_short_what, m.policy_privacy_short_why, m.policy_privacy_short_long],
    [m.policy_privacy_limit_what, m.policy_privacy_limit_why, m.policy_privacy_limit_long],
    [m.policy_privacy_shares_what, m.policy_privacy_shares_why, m.policy_privacy_shares_long],
    [m.policy_privacy_visits_what, m.policy_privacy_visits_why, m.policy_privacy_visits_long],
  ],
};

const privacyPolicy: PolicyText = {
  lead: m.policy_privacy_lead,
  inForceSince: '2026-11-27',
  sections: [
    { id: 'asked', title: m.policy_privacy_ask_title, text: m.policy_privacy_ask_text },
    { id: 'kept', title: m.policy_privacy_keep_title, table: kept },
    {
      id: 'never',
      title: m.policy_privacy_never_title,
      items: [
        m.policy_privacy_never_ads,
        m.policy_privacy_never_track,
        m.policy_privacy_never_sell,
        m.policy_privacy_never_public,
      ],
    },
    {
      id: 'others',
      title: m.policy_privacy_others_title,
      text: m.policy_privacy_others_text,
      items: [m.policy_privacy_others_mail, m.policy_privacy_others_pay, m.policy_privacy_others_ai],
    },
    {
      id: 'children',
      title: m.policy_privacy_children_title,
      text: m.policy_privacy_children_text,
      after: m.policy_privacy_children_parent,
    },
    {
      id: 'browser',
      title: m.policy_privacy_browser_title,
      items: [
        m.policy_privacy_browser_cookies,
        m.policy_privacy_browser_choices,
        m.policy_privacy_browser_steps,
        m.policy_privacy_browser_drafts,
      ],
    },
    { id: 'secrets', title: m.policy_privacy_secrets_title, text: m.policy_privacy_secrets_text },
    {
      id: 'rights',
      title: m.policy_privacy_rights_title,
      items: [m.policy_privacy_rights_see, m.policy_privacy_rights_correct, m.policy_privacy_rights_delete],
      after: m.policy_privacy_rights_answer,
    },
  ],
};

const terms: PolicyText = {
  lead: m.policy_terms_lead,
  inForceSince: '2026-11-21',
  sections: [
    { id: 'who', title: m.policy_terms_who_title, text: m.policy_terms_who_text },
    { id: 'account', title: m.policy_terms_account_title, text: m.policy_terms_account_text },
    { id: 'programs', title: m.policy_terms_programs_title, text: m.policy_terms_programs_text },
    { id: 'yours', title: m.policy_terms_yours_title, text: m.policy_terms_yours_text },
    {
      id: 'paid',
      title: m.policy_terms_paid_title,
      items: [
        m.policy_terms_paid_free,
        m.policy_terms_paid_once,
        m.policy_terms_paid_more,
        m.policy_terms_paid_adult,
        m.policy_terms_paid_end,
      ],
    },
    { id: 'promise', title: m.policy_terms_promise_title, text: m.policy_terms_promise_text },
    { id: 'close', title: m.policy_terms_close_title, text: m.policy_terms_close_text },
    { id: 'change', title: m.policy_terms_change_title, text: m.policy_terms_change_text },
  ],
};

/** The texts of the policy pages, section by section. */
export const policyTexts: Record<PolicySlug, PolicyText> = {
  'return-policy': returnPolicy,
  'privacy-policy': privacyPolicy,
  'terms-conditions': terms,
};
