import { PracticeScreen } from '../../features/practice/practice-screen.tsx';
import { useAddressParameter } from '../navigation/address-parameter.ts';

export { CodeRoute as code };

function CodeRoute() {
  const milestoneId = useAddressParameter();
  return <PracticeScreen key={milestoneId} milestoneId={milestoneId} />;
}
