import type { CertificateKind } from '@python-learning/contract';
import type { Language } from '@python-learning/domain';
import { m } from '../../../paraglide/messages.js';

/** Title of each certificate, in the given language, else in the reader's. */
export const titles: Record<CertificateKind, (locale?: Language) => string> = {
  starter: (locale) => m.certificate_title_starter({}, locale === undefined ? {} : { locale }),
  course: (locale) => m.certificate_title_course({}, locale === undefined ? {} : { locale }),
};
