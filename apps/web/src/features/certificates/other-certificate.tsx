import type { CertificateKind } from '@python-learning/contract';
import { m } from '../../compiled-messages/messages.ts';
import { paths } from '../../lib/paths.ts';
import { TextLink } from '../../ui/text-link.tsx';

export function OtherCertificate({ kind }: { kind: CertificateKind }) {
  return kind === 'course' ? (
    <TextLink to={paths.certificate('starter')}>{m.certificates_other_starter()}</TextLink>
  ) : (
    <TextLink to={paths.certificate('course')}>{m.certificates_other_course()}</TextLink>
  );
}
