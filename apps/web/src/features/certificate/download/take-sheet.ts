import { deflatePicture } from './deflate-picture.ts';
import { drawSheet } from './draw-sheet.ts';
import { SheetDrawingError } from './drawing-surface.ts';
import { writePdf } from './pdf.ts';

export type SheetFormat = 'png' | 'pdf';

/** Returns the sheet as a file. Throws where the browser cannot draw it. */
export async function takeSheet(sheet: SVGSVGElement, format: SheetFormat, title: string): Promise<Blob> {
  const canvas = await drawSheet(sheet);
  if (format === 'png') return toPng(canvas);
  const file = writePdf(await deflatePicture(canvas), title);
  return new Blob([Uint8Array.from(file)], { type: 'application/pdf' });
}

async function toPng(canvas: HTMLCanvasElement): Promise<Blob> {
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (picture === null) throw new SheetDrawingError('This browser could not draw the picture');
  return picture;
}
