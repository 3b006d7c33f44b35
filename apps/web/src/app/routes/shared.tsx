import { SharedScreen } from '../../features/shares/shared-screen.tsx';
import { useAddressParameter } from '../navigation/address-parameter.ts';

export { SharedRoute as shared };

function SharedRoute() {
  const code = useAddressParameter();
  return <SharedScreen key={code} code={code} />;
}
