import type { CertificateKind, Language } from '@python-learning/contract';
import { m } from '../../../paraglide/messages.js';

/** The name of each certificate, in the language that is asked for, else in the reader's. */
export const titles: Record<CertificateKind, (locale?: Language) => string> = {
  starter: (locale) => m.certificate_title_starter({}, locale === undefined ? {} : { locale }),
  course: (locale) => m.certificate_title_course({}, locale === undefined ? {} : { locale }),
};
