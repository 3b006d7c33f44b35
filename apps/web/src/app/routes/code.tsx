import { useParams } from 'react-router';
import { PracticeScreen } from '../../features/practice/practice-screen.tsx';

export { CodeRoute as code };

function CodeRoute() {
  const { milestoneId = '' } = useParams();
  return <PracticeScreen key={milestoneId} milestoneId={milestoneId} />;
}
