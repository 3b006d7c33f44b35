import type { contract } from '@python-learning/contract';
import type { Handlers } from '../../platform/http/handler.ts';
import type { GlossaryService } from './glossary.service.ts';

export function createGlossaryHandlers(service: GlossaryService): Handlers<typeof contract.glossary> {
  return { glossary: async ({ language }) => service.get(language) };
}
