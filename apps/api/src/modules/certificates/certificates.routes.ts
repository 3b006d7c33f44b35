import type { contract } from '@python-learning/contract';
import type { Handlers } from '../../platform/http/handler.ts';
import type { CertificatesService } from './certificates.service.ts';

export function createCertificatesHandlers(
  service: CertificatesService,
): Handlers<typeof contract.certificates> {
  return {
    certificate: ({ caller, params }) => service.get({ learnerId: caller.learnerId, kind: params.kind }),
    changeCertificate: ({ caller, params, body, refuse }) =>
      service.change(
        refuse,
        { learnerId: caller.learnerId, kind: params.kind },
        {
          ...(body.is_public === undefined ? {} : { isPublic: body.is_public }),
          ...(body.shown_name === undefined ? {} : { shownName: body.shown_name }),
          ...(body.project_sentence === undefined ? {} : { projectSentence: body.project_sentence }),
        },
      ),
    verify: ({ params, refuse }) => service.verify(refuse, params.code),
  };
}
