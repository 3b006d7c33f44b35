import latin400 from '@fontsource/catamaran/files/catamaran-latin-400-normal.woff2?url';
import latin700 from '@fontsource/catamaran/files/catamaran-latin-700-normal.woff2?url';
import tamil400 from '@fontsource/catamaran/files/catamaran-tamil-400-normal.woff2?url';
import tamil700 from '@fontsource/catamaran/files/catamaran-tamil-700-normal.woff2?url';
import { SheetDrawingError } from './drawing-surface.ts';

/** Fonts that the pages use too, so they are usually in the browser's cache. */
const files = [
  { address: latin400, weight: 400, range: 'U+0000-00FF, U+2013-2014, U+2018-201E, U+2026' },
  { address: latin700, weight: 700, range: 'U+0000-00FF, U+2013-2014, U+2018-201E, U+2026' },
  { address: tamil400, weight: 400, range: 'U+0964-0965, U+0B82-0BFA, U+200C-200D, U+20B9, U+25CC' },
  { address: tamil700, weight: 700, range: 'U+0964-0965, U+0B82-0BFA, U+200C-200D, U+20B9, U+25CC' },
] as const;

/** Returns a style sheet with the fonts in it. A picture may load nothing, and without them Tamil becomes boxes. */
export async function embeddedFonts(): Promise<string> {
  const faces = files.map(async ({ address, weight, range }) => {
    const response = await fetch(address);
    if (!response.ok) throw new SheetDrawingError(`A font could not be loaded: ${response.status}`);
    const data = await dataUrl(await response.blob());
    return (
      `@font-face{font-family:Catamaran;font-weight:${weight};` +
      `src:url("${data}") format("woff2");unicode-range:${range}}`
    );
  });
  return (await Promise.all(faces)).join('');
}

function dataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => {
      const address = typeof reader.result === 'string' ? reader.result : '';
      resolve(address.replace(/^data:[^;,]*/, 'data:font/woff2'));
    };
    reader.onerror = () => reject(reader.error ?? new SheetDrawingError('A font could not be read'));
    reader.readAsDataURL(blob);
  });
}
