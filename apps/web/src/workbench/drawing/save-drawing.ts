import type { Drawing } from '@python-learning/domain';
import { saveFile } from '../../lib/files/save-file.ts';
import { areaOf } from './page-area.ts';
import { toSvgFile } from './svg-file.ts';

export type PictureFormat = 'svg' | 'png';

/** Pixels of a PNG for one step of the page, where the browser can hold so many. */
const sharpness = 2;
/** The longer side of a PNG in pixels: at least so many, and not more than some phones can draw. */
const longerSide = { least: 1280, most: 4096 };

/** The browser cannot draw the picture. */
export class PictureDrawingError extends Error {
  override readonly name = 'PictureDrawingError';
}

/**
 * Saves a finished drawing as a file.
 * @param name the name of the file without its ending, and the title of the drawing
 * @throws PictureDrawingError where the browser cannot draw a PNG
 */
export async function saveDrawing(drawing: Drawing, format: PictureFormat, name: string): Promise<void> {
  const svg = toSvgFile(drawing, name);
  const content = format === 'svg' ? new Blob([svg], { type: 'image/svg+xml' }) : await toPng(drawing, svg);
  saveFile(content, `${name}.${format}`);
}

/** Draws a drawing as a PNG. */
async function toPng(drawing: Drawing, svg: string): Promise<Blob> {
  const { width, height } = areaOf(drawing);
  const side = Math.max(width, height);
  const scale = Math.min(longerSide.most / side, Math.max(sharpness, longerSide.least / side));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const context = canvas.getContext('2d');
  if (context === null) throw new PictureDrawingError('This browser gives no drawing surface');
  context.drawImage(await loadPicture(svg), 0, 0, canvas.width, canvas.height);
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (picture === null) throw new PictureDrawingError('This browser could not draw the picture');
  return picture;
}

async function loadPicture(svg: string): Promise<HTMLImageElement> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const picture = new Image();
    picture.src = address;
    await picture.decode();
    return picture;
  } catch (fault) {
    throw new PictureDrawingError('This browser could not read the drawing', { cause: fault });
  } finally {
    URL.revokeObjectURL(address);
  }
}
