import { ExerciseScreen } from '../../features/exercise/exercise-screen.tsx';
import { useAddressParameter } from '../navigation/address-parameter.ts';

export { ExerciseRoute as exercise };

function ExerciseRoute() {
  const milestoneId = useAddressParameter();
  return <ExerciseScreen key={milestoneId} milestoneId={milestoneId} />;
}
