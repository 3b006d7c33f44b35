import type { contract } from '@python-learning/contract';
import type { Curriculum } from '@python-learning/curriculum';
import type { Randomness } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Handlers } from '../../platform/http/handler.ts';
import { type CertificateAwards, createCertificateAwards } from './certificate-awards.ts';
import { createCertificatesHandlers } from './certificates.routes.ts';
import { createCertificatesService } from './certificates.service.ts';

export { type CertificateAwards, createCertificateAwards } from './certificate-awards.ts';

type CertificatesDeps = { db: Database; randomness: Randomness; curriculum: Curriculum };

export type CertificatesModule = {
  handlers: Handlers<typeof contract.certificates>;
  awards: CertificateAwards;
};

/** Certificates: awarded from recorded facts, shown to their learner, verifiable by anyone with the code. */
export function createCertificatesModule(deps: CertificatesDeps): CertificatesModule {
  return {
    handlers: createCertificatesHandlers(createCertificatesService(deps)),
    awards: createCertificateAwards(deps),
  };
}
