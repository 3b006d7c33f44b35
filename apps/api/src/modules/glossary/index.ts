import type { contract } from '@python-learning/contract';
import type { Curriculum } from '@python-learning/curriculum';
import type { Handlers } from '../../platform/http/handler.ts';
import { createGlossaryHandlers } from './glossary.routes.ts';
import { createGlossaryService } from './glossary.service.ts';

export type GlossaryModule = { handlers: Handlers<typeof contract.glossary> };

export function createGlossaryModule({ curriculum }: { curriculum: Curriculum }): GlossaryModule {
  return { handlers: createGlossaryHandlers(createGlossaryService(curriculum)) };
}
