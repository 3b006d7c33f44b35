import type { contract } from '@python-learning/contract';
import type { Handlers } from '../../platform/http/handler.ts';
import { createProgramsHandlers } from './programs.routes.ts';
import { createProgramsService, drawProgress, type ProgramsDeps } from './programs.service.ts';

export {
  bareProgram,
  type ProgramPiece,
  programDigest,
  programPieces,
  usedByProgram,
} from './program-pieces.ts';
export {
  createOwnProgramsRepository,
  type OwnProgram,
  ownProgramFiles,
  ownProgramRows,
  type ProgramOrigin,
  storedFiles,
} from './programs.repository.ts';
export { addProgram, type RefuseNew } from './programs.service.ts';

export type ProgramsModule = {
  handlers: Handlers<typeof contract.programs>;
  /** Draws the shown program of a learner again if it counts milestones. Throws where the engine has no time for it. */
  drawProgress(learnerId: string): Promise<void>;
};

/** Programs that learners write for themselves. */
export function createProgramsModule(deps: ProgramsDeps): ProgramsModule {
  return {
    handlers: createProgramsHandlers(createProgramsService(deps)),
    drawProgress: (learnerId) => drawProgress(deps, learnerId),
  };
}
