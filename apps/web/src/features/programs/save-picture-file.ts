import type { PictureFormat } from '../../workbench/drawing/save-drawing.ts';
import { fileNameOf } from './save-program-file.ts';
import { fetchDrawing } from './use-programs.ts';

/** The program drew nothing in its last run. */
class NoDrawingError extends Error {
  override readonly name = 'NoDrawingError';
}

/**
 * Saves what a program drew last as a file with the name of the program.
 * @throws NoDrawingError where it drew nothing meanwhile, and what `saveDrawing` throws
 */
export async function savePicture(
  { id, title }: { id: string; title: string },
  format: PictureFormat,
): Promise<void> {
  const [drawing, { saveDrawing }] = await Promise.all([
    fetchDrawing(id),
    import('../../workbench/drawing/save-drawing.ts'),
  ]);
  if (drawing === null) throw new NoDrawingError('The last run of this program drew nothing');
  await saveDrawing(drawing, format, fileNameOf(title));
}
