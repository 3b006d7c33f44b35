import type { ListedProgram } from '@python-learning/contract';
import { m } from '../../compiled-messages/messages.ts';
import { partOf } from '../../lib/parts/part.ts';
import { RetriedPart } from '../../lib/parts/retried-part.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ProgramPicture } from '../../ui/program-picture.tsx';

const still = partOf(async () => (await import('./still-drawing.tsx')).StillDrawing);

type ProgramLookProps = {
  program: Pick<ListedProgram, 'output' | 'beginning' | 'drawing' | 'has_drawing'>;
  /** Height of the picture of a drawing; by default that of the place. */
  className?: string;
};

/**
 * The picture of an own program: what its last run drew, or else the first lines that it printed, or else those of its code. A
 * word says that there is a drawing where the list has no room for it.
 */
export function ProgramLook({ program, className = 'size-full' }: ProgramLookProps) {
  const { output, beginning, drawing, has_drawing: hasDrawing } = program;
  const text = output === null || output.trim() === '' ? beginning : output;
  if (drawing === null) return hasDrawing ? <DrawingWord /> : <ProgramPicture text={text} />;
  return (
    <RetriedPart
      part={still}
      props={{ drawing, className }}
      Waiting={() => <span className={`block bg-paper ${className}`} />}
      Missing={() => <ProgramPicture text={text} />}
    />
  );
}

function DrawingWord() {
  return (
    <span className="grid min-w-0 grid-cols-1 content-center justify-items-center gap-1 self-stretch bg-sunken px-1 py-2 text-center text-muted">
      <Icon name="pencil" />
      <span className="max-w-full leading-snug wrap-anywhere">{m.drawing_label()}</span>
    </span>
  );
}
