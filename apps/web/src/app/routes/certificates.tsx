import { certificateKinds } from '@python-learning/contract';
import { Navigate, useParams } from 'react-router';
import { CertificateScreen } from '../../features/certificates/certificate-screen.tsx';
import { VerifyScreen } from '../../features/certificates/verify-screen.tsx';
import { paths } from '../../lib/paths.ts';

export { CertificateRoute as certificate, VerifyRoute as verify };

function CertificateRoute() {
  const { kind } = useParams();
  const known = certificateKinds.find((one) => one === kind);
  // The key keeps another certificate from taking over the name and state of this one.
  return known === undefined ? (
    <Navigate to={paths.home()} replace />
  ) : (
    <CertificateScreen key={known} kind={known} />
  );
}

function VerifyRoute() {
  const { code = '' } = useParams();
  return <VerifyScreen key={code} code={code} />;
}
