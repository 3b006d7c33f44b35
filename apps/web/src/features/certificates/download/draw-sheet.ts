import { drawingSurface } from './drawing-surface.ts';
import { embeddedFonts } from './embedded-fonts.ts';

/** A4 at 240 dots per inch: sharp on paper, and within what phones can draw. */
const size = { width: 1984, height: 2806 };

/** Draws the sheet with its fonts. Throws where the browser cannot. */
export async function drawSheet(sheet: SVGSVGElement): Promise<HTMLCanvasElement> {
  const picture = await loadPicture(toMarkup(sheet, await embeddedFonts()));
  const canvas = Object.assign(document.createElement('canvas'), size);
  // The pixels are read back for the PDF.
  const context = drawingSurface(canvas, { willReadFrequently: true });
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, size.width, size.height);
  context.drawImage(picture, 0, 0, size.width, size.height);
  return canvas;
}

/** Serializes the sheet as a standalone document. */
function toMarkup(sheet: SVGSVGElement, fonts: string): string {
  const copy = sheet.cloneNode(true);
  if (!(copy instanceof SVGSVGElement)) throw new TypeError('A sheet is an SVG element');
  copy.setAttribute('width', String(size.width));
  copy.setAttribute('height', String(size.height));
  copy.removeAttribute('class');
  const style = document.createElementNS('http://www.w3.org/2000/svg', 'style');
  style.textContent = fonts;
  copy.prepend(style);
  return new XMLSerializer().serializeToString(copy);
}

async function loadPicture(markup: string): Promise<HTMLImageElement> {
  const address = URL.createObjectURL(new Blob([markup], { type: 'image/svg+xml' }));
  try {
    const picture = new Image(size.width, size.height);
    picture.src = address;
    await picture.decode();
    // Some browsers decode the picture before its fonts; the second decode has them.
    await new Promise((resolve) => setTimeout(resolve, 150));
    await picture.decode();
    return picture;
  } finally {
    URL.revokeObjectURL(address);
  }
}
