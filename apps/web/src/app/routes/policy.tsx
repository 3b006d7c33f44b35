import { Navigate } from 'react-router';
import { policyPages } from '../../features/policy/policy-pages.ts';
import { PolicyScreen } from '../../features/policy/policy-screen.tsx';
import { paths } from '../../lib/paths.ts';
import { useAddressParameter } from '../navigation/address-parameter.ts';

export { PolicyRoute as policy };

function PolicyRoute() {
  const policy = useAddressParameter();
  const page = policyPages.find(({ slug }) => slug === policy);
  if (page === undefined) return <Navigate to={paths.home()} replace />;
  // The key makes another policy a new page, whose heading takes the focus.
  return <PolicyScreen key={page.slug} slug={page.slug} />;
}
