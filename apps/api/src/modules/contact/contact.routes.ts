import type { contract } from '@python-learning/contract';
import type { Handlers } from '../../platform/http/handler.ts';
import { texts } from '../../texts.ts';
import type { Contact } from './contact.service.ts';

export function createContactHandlers(contact: Contact): Handlers<typeof contract.contact> {
  return {
    async submit({ body, caller, language, ip }) {
      const { full_name: fullName, email, message } = body;
      await contact.submit({ fullName, email, message, learnerId: caller?.learnerId ?? null, language, ip });
      return { detail: texts[language].contact.sent };
    },
  };
}
