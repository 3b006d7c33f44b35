import type { CertificateKind } from '@python-learning/contract';
import { m } from '../../paraglide/messages.js';
import { TextLink } from '../../ui/text-link.tsx';

/** Link to the other certificate. */
export function OtherCertificate({ kind }: { kind: CertificateKind }) {
  return kind === 'course' ? (
    <TextLink to="/certificate/starter">{m.certificate_other_starter()}</TextLink>
  ) : (
    <TextLink to="/certificate/course">{m.certificate_other_course()}</TextLink>
  );
}
