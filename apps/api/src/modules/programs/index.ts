import type { contract } from '@python-learning/contract';
import type { Handlers } from '../../platform/http/handler.ts';
import { createProgramsHandlers } from './programs.routes.ts';
import { createProgramsService, type ProgramsDeps } from './programs.service.ts';

export {
  bareProgram,
  type ProgramPiece,
  programDigest,
  programPieces,
  readsInput,
} from './program-pieces.ts';
export {
  createOwnProgramsRepository,
  type OwnProgram,
  ownProgramFiles,
  ownProgramRows,
  type ProgramOrigin,
} from './programs.repository.ts';
export { addProgram, type RefuseNew } from './programs.service.ts';

export type ProgramsModule = { handlers: Handlers<typeof contract.programs> };

/** Programs that learners write for themselves. */
export function createProgramsModule(deps: ProgramsDeps): ProgramsModule {
  return { handlers: createProgramsHandlers(createProgramsService(deps)) };
}
