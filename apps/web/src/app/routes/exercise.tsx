import { useParams } from 'react-router';
import { ExerciseScreen } from '../../features/exercise/exercise-screen.tsx';

export { ExerciseRoute as exercise };

function ExerciseRoute() {
  const { milestoneId = '' } = useParams();
  return <ExerciseScreen key={milestoneId} milestoneId={milestoneId} />;
}
