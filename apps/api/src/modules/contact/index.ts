import type { contract } from '@python-learning/contract';
import type { Handlers } from '../../platform/http/handler.ts';
import { createContactHandlers } from './contact.routes.ts';
import { type ContactDeps, createContact } from './contact.service.ts';

export { type ContactMessage, createContactRepository } from './contact.repository.ts';
export { sweepContactMessages } from './contact.service.ts';

/** The contact form: stores messages and mails them to the staff. */
export function createContactModule(deps: ContactDeps): { handlers: Handlers<typeof contract.contact> } {
  return { handlers: createContactHandlers(createContact(deps)) };
}
