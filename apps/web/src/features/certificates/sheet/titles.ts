import type { CertificateKind } from '@python-learning/contract';
import { m } from '../../../compiled-messages/messages.ts';

export const titles: Record<CertificateKind, () => string> = {
  starter: m.certificates_title_starter,
  course: m.certificates_title_course,
};
