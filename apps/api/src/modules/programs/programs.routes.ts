import type { contract } from '@python-learning/contract';
import { claimsKey, type Handlers, keepsAnswer } from '../../platform/http/handler.ts';
import type { ProgramsService } from './programs.service.ts';

type ProgramsContract = typeof contract.programs;

export function createProgramsHandlers(service: ProgramsService): Handlers<ProgramsContract> {
  return {
    programs: ({ caller }) => service.list(caller.learnerId),
    program: ({ caller, params, refuse }) =>
      service.get(refuse, { learnerId: caller.learnerId, id: params.id }),
    programDrawing: async ({ caller, params, refuse }) => ({
      drawing: await service.getDrawing(refuse, { learnerId: caller.learnerId, id: params.id }),
    }),
    createProgram: keepsAnswer<ProgramsContract['createProgram']>(({ caller, body, refuse, once }) =>
      service.create(refuse, once, {
        learnerId: caller.learnerId,
        title: body.title,
        code: body.code,
        inputs: body.inputs ?? [],
        taskId: body.task_id ?? null,
        copyOf: body.copy_of ?? null,
      }),
    ),
    saveProgram: ({ caller, params, body, refuse }) =>
      service.save(refuse, { learnerId: caller.learnerId, id: params.id }, body),
    renameProgram: ({ caller, params, body, refuse }) =>
      service.rename(refuse, { learnerId: caller.learnerId, id: params.id }, body.title),
    showProgram: ({ caller, params, body, refuse }) =>
      service.show(refuse, { learnerId: caller.learnerId, id: params.id }, body.is_shown),
    deleteProgram: keepsAnswer<ProgramsContract['deleteProgram']>(({ caller, params, refuse, once }) =>
      service.delete(refuse, once, { learnerId: caller.learnerId, id: params.id }),
    ),
    deleteProgramFile: ({ caller, params, body, refuse }) =>
      service.deleteFile(refuse, { learnerId: caller.learnerId, id: params.id }, body.name),
    runProgram: claimsKey<ProgramsContract['runProgram']>(
      ({ caller, params, body, language, signal, refuse, onceClaimed }) =>
        onceClaimed((key) => service.run({ caller, key, id: params.id, ...body, language, signal, refuse })),
    ),
  };
}
