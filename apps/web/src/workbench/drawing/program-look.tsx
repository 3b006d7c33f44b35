import type { ListedProgram } from '@python-learning/contract';
import { partOf } from '../../lib/parts/part.ts';
import { RetriedPart } from '../../lib/parts/retried-part.tsx';
import { ProgramPicture } from '../../ui/program-picture.tsx';

const still = partOf(async () => (await import('./still-drawing.tsx')).StillDrawing);

type ProgramLookProps = {
  program: Pick<ListedProgram, 'output' | 'beginning' | 'drawing'>;
  /** Height of the picture of a drawing; by default that of the place. */
  className?: string;
};

/** The picture of an own program: what the shown one drew, or else the first lines that its last run printed. */
export function ProgramLook({ program, className = 'size-full' }: ProgramLookProps) {
  const { output, beginning, drawing } = program;
  if (drawing === null) return <ProgramPicture text={output ?? beginning} />;
  return (
    <RetriedPart
      part={still}
      props={{ drawing, className }}
      Waiting={() => <span className={`block bg-white ${className}`} />}
      Missing={() => <ProgramPicture text={output ?? beginning} />}
    />
  );
}
