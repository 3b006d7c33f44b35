import { certificateKinds } from '@python-learning/contract';
import { Navigate } from 'react-router';
import { CertificateScreen } from '../../features/certificates/certificate-screen.tsx';
import { VerifyScreen } from '../../features/certificates/verify-screen.tsx';
import { paths } from '../../lib/paths.ts';
import { useAddressParameter } from '../navigation/address-parameter.ts';

export { CertificateRoute as certificate, VerifyRoute as verify };

function CertificateRoute() {
  const kind = useAddressParameter();
  const known = certificateKinds.find((one) => one === kind);
  // The key keeps another certificate from taking over the name and state of this one.
  return known === undefined ? (
    <Navigate to={paths.home()} replace />
  ) : (
    <CertificateScreen key={known} kind={known} />
  );
}

function VerifyRoute() {
  const code = useAddressParameter();
  return <VerifyScreen key={code} code={code} />;
}
