import type { Award, Certificate, CertificateKind } from '@python-learning/contract';
import { m } from '../../compiled-messages/messages.ts';
import { ScreenError } from '../../ui/screen-error.tsx';
import { ScreenLoading } from '../../ui/screen-loading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AwardedCertificate } from './awarded-certificate.tsx';
import { MissingCertificate } from './missing-certificate.tsx';
import { useCertificate } from './use-certificate.ts';

type CertificateScreenProps = { kind: CertificateKind };

/** A certificate to print, or what is missing for it. */
export function CertificateScreen({ kind }: CertificateScreenProps) {
  const { data, error, refetch } = useCertificate(kind);
  if (data === undefined && error === null) {
    return (
      <ScreenLoading label={m.certificates_loading()} className="max-w-6xl">
        <Skeleton className="h-10 w-2/3" />
        <Skeleton className="aspect-[1240/1754] w-full max-w-xl" />
      </ScreenLoading>
    );
  }
  if (data === undefined) {
    const texts = {
      notFound: m.certificates_not_found(),
      empty: m.certificates_not_found(),
      failed: m.certificates_failed(),
    };
    return <ScreenError fault={{ failure: error }} texts={texts} onRetry={() => void refetch()} />;
  }
  return isAwarded(data) ? (
    <AwardedCertificate certificate={data} />
  ) : (
    <MissingCertificate certificate={data} />
  );
}

function isAwarded(certificate: Certificate): certificate is Certificate & { award: Award } {
  return certificate.award !== null;
}
