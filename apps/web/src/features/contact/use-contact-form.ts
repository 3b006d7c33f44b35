import { contactLimits } from '@python-learning/contract';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { m } from '../../compiled-messages/messages.ts';
import { contactCalls } from '../../lib/api/contact-calls.ts';
import { useSameKey } from '../../lib/api/use-same-key.ts';
import { checkEmail, checkRequired, faultMessage } from '../../lib/form/field-checks.ts';
import { useFocusFirstError } from '../../lib/form/use-focus-first-error.ts';
import { useSubmission } from '../../lib/form/use-submission.ts';
import { useSession } from '../../lib/session/session.tsx';
import {
  type ContactDraft,
  emptyDraft,
  forgetContactDraft,
  keepContactDraft,
  readContactDraft,
} from './contact-draft.ts';
import { type ContactFaults, type ContactField, contactFields, refusedFields } from './contact-failure.ts';

export type ContactForm = {
  form: RefObject<HTMLFormElement | null>;
  typed: ContactDraft;
  change: (field: ContactField, value: string) => void;
  faults: ContactFaults;
  busy: boolean;
  failure: unknown;
  isSent: boolean;
  /** True when the text shown was written on an earlier visit and has not been sent. */
  isRestored: boolean;
  clear: () => void;
  send: (event: FormEvent) => void;
};

/** State of the contact form: its fields, their faults and the sending, which a bad connection cannot double. */
export function useContactForm(): ContactForm {
  const form = useRef<HTMLFormElement>(null);
  const [kept] = useState(readContactDraft);
  const [typed, setTyped] = useState(kept ?? emptyDraft);
  const [isRestored, setRestored] = useState(kept !== null);
  const [isChecked, setChecked] = useState<object | null>(null);
  const [isSent, setSent] = useState(false);
  const { busy, failure, submit } = useSubmission();
  const sendUnderKey = useSameKey();
  useFillIn(setTyped);
  useFocusFirstError(form, isChecked, failure);

  const change = (field: ContactField, value: string) => {
    const next = { ...typed, [field]: value };
    setTyped(next);
    setSent(false);
    keepContactDraft(next);
  };
  const clear = () => {
    setTyped(emptyDraft);
    setRestored(false);
    setChecked(null);
    forgetContactDraft();
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    setChecked({});
    setSent(false);
    if (Object.keys(check(typed)).length > 0) return;
    void submit(async () => {
      const body = trimmed(typed);
      await sendUnderKey(body, (idempotencyKey) => contactCalls.submit({ body, idempotencyKey }));
      clear();
      setSent(true);
    });
  };
  const faults = isChecked === null ? {} : { ...refusedFields(failure), ...check(typed) };
  return { form, typed, change, faults, busy, failure, isSent, isRestored, clear, send };
}

/** Fills in the learner's name and address. Text that was typed or restored stays. */
function useFillIn(setTyped: (change: (typed: ContactDraft) => ContactDraft) => void): void {
  const { user } = useSession();
  useEffect(() => {
    if (user === null) return;
    setTyped((typed) => ({
      ...typed,
      full_name: typed.full_name === '' ? user.username : typed.full_name,
      email: typed.email === '' ? user.email : typed.email,
    }));
  }, [user, setTyped]);
}

function check(typed: ContactDraft): ContactFaults {
  const found: Record<ContactField, string | undefined> = {
    full_name: faultMessage(checkRequired(typed.full_name)),
    email: faultMessage(checkEmail(typed.email)),
    message: faultMessage(checkRequired(typed.message)) ?? checkLength(typed.message),
  };
  const faults: ContactFaults = {};
  for (const field of contactFields) {
    const message = found[field];
    if (message !== undefined) faults[field] = message;
  }
  return faults;
}

/** Reports a message that is too long instead of cutting it: pasted text must not lose its end unnoticed. */
function checkLength(message: string): string | undefined {
  const [count, limit] = [message.trim().length, contactLimits.maxMessageLength];
  return count > limit ? m.contact_message_too_long({ limit, count }) : undefined;
}

function trimmed({ full_name, email, message }: ContactDraft): ContactDraft {
  return { full_name: full_name.trim(), email: email.trim(), message: message.trim() };
}
