import { CardScreen } from '../../features/programs/card/card-screen.tsx';
import { useAddressParameter } from '../navigation/address-parameter.ts';

export { CardRoute as card };

function CardRoute() {
  const id = useAddressParameter();
  return <CardScreen key={id} id={id} />;
}
