import { drawSheet } from './draw-sheet.ts';
import { drawingSurface, SheetDrawingError } from './drawing-surface.ts';
import { type DeflatedPicture, writePdf } from './pdf.ts';

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

/** Rows compressed at a time: enough to be fast, few enough for the memory of a cheap phone. */
const rowsAtOnce = 128;

/** Compresses the pixels of a canvas strip by strip, without their transparency. */
async function deflatePicture(canvas: HTMLCanvasElement): Promise<DeflatedPicture> {
  const { width, height } = canvas;
  const context = drawingSurface(canvas);
  const compression = new CompressionStream('deflate');
  const data = new Response(compression.readable).arrayBuffer();
  const writer = compression.writable.getWriter();
  for (let top = 0; top < height; top += rowsAtOnce) {
    const rows = Math.min(rowsAtOnce, height - top);
    await writer.write(withoutAlpha(context.getImageData(0, top, width, rows).data));
  }
  await writer.close();
  return { width, height, data: new Uint8Array(await data) };
}

function withoutAlpha(rgba: Uint8ClampedArray): Uint8Array<ArrayBuffer> {
  const rgb = new Uint8Array((rgba.length / 4) * 3);
  for (let from = 0, to = 0; from < rgba.length; from += 4, to += 3) {
    rgb[to] = rgba[from] ?? 0;
    rgb[to + 1] = rgba[from + 1] ?? 0;
    rgb[to + 2] = rgba[from + 2] ?? 0;
  }
  return rgb;
}
