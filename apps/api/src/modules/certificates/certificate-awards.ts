import type { Curriculum } from '@python-learning/curriculum';
import type { Randomness } from '../../platform/clock/clock.ts';
import type { Handle } from '../../platform/db/database.ts';
import { createLearnerRecord } from '../record/index.ts';
import { certificateCode } from './certificate-code.ts';
import { awardedKinds } from './certificate-rules.ts';
import { createCertificatesRepository } from './certificates.repository.ts';

export interface CertificateAwards {
  /**
   * Awards the certificates that the learner's recorded facts earn, once, in the caller's transaction.
   */
  awardDue(handle: Handle, learnerId: string, at: Date): Promise<void>;
}

export function createCertificateAwards(deps: {
  randomness: Randomness;
  curriculum: Curriculum;
}): CertificateAwards {
  const { randomness, curriculum } = deps;
  return {
    awardDue: async (handle, learnerId, at) => {
      const { awardedReasons } = await createLearnerRecord(handle).progress.read(learnerId);
      for (const kind of awardedKinds(curriculum, awardedReasons)) {
        const code = certificateCode(randomness.token());
        await createCertificatesRepository(handle).award({
          id: randomness.id(),
          learnerId,
          kind,
          awardedAt: at,
          code,
        });
      }
    },
  };
}
