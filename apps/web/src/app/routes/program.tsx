import { ProgramScreen } from '../../features/programs/program-screen.tsx';
import { useAddressParameter } from '../navigation/address-parameter.ts';

export { ProgramRoute as program };

function ProgramRoute() {
  const id = useAddressParameter();
  return <ProgramScreen key={id} id={id} />;
}
