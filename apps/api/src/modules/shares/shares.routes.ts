import type { contract } from '@python-learning/contract';
import { type Handlers, keepsAnswer } from '../../platform/http/handler.ts';
import type { SharedService } from './shared.service.ts';
import type { SharesService } from './shares.service.ts';

type SharesContract = typeof contract.shares;

export function createSharesHandlers(own: SharesService, shared: SharedService): Handlers<SharesContract> {
  return {
    shares: ({ caller }) => own.list(caller.learnerId),
    programShare: ({ caller, params, refuse }) =>
      own.get(refuse, { learnerId: caller.learnerId, id: params.id }),
    shareProgram: ({ caller, params, body, refuse }) =>
      own.share(
        refuse,
        { learnerId: caller.learnerId, id: params.id },
        { kind: body.kind, changed: body.changed ?? null },
      ),
    changeShareKind: ({ caller, params, body, refuse }) =>
      own.changeKind(refuse, { learnerId: caller.learnerId, id: params.id }, body.kind),
    keepShare: ({ caller, params, refuse }) =>
      own.keep(refuse, { learnerId: caller.learnerId, id: params.id }),
    endShare: async ({ caller, params, refuse }) => {
      await own.end(refuse, { learnerId: caller.learnerId, id: params.id });
      return {};
    },
    sharedProgram: ({ caller, params, ip, refuse }) =>
      shared.open(refuse, { code: params.code, network: ip }, caller?.learnerId ?? null),
    runShared: ({ caller, params, body, ip, language, signal, refuse }) =>
      shared.run({
        code: params.code,
        network: ip,
        learnerId: caller?.learnerId ?? null,
        ...body,
        language,
        signal,
        refuse,
      }),
    reportShared: async ({ params, body, ip, refuse }) => {
      await shared.report(refuse, { code: params.code, network: ip }, body.reason);
      return {};
    },
    copyShared: keepsAnswer<SharesContract['copyShared']>(({ caller, params, ip, refuse, once }) =>
      shared.copy(refuse, once, { learnerId: caller.learnerId, code: params.code, network: ip }),
    ),
  };
}
