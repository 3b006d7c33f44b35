import { StillDrawing } from '../../../workbench/drawing/still-drawing.tsx';
import { useProgramDrawing } from '../use-programs.ts';

/** What a program drew last, as others will see it; nothing where it drew nothing. */
export function SharedPicture({ id }: { id: string }) {
  const { data } = useProgramDrawing(id);
  return data == null ? null : (
    <StillDrawing drawing={data} className="h-44 rounded-2xl border border-line" />
  );
}
