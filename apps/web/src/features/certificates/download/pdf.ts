/** A picture whose pixels are deflated RGB, three bytes each, row by row from the top. */
export type DeflatedPicture = { width: number; height: number; data: Uint8Array };

/** A4 in points of 1/72 inch. */
const page = { width: 595.28, height: 841.89 };

/**
 * Writes a PDF file of one A4 page that the picture fills: six objects and the cross-reference table, all that a reader
 * needs (ISO 32000-1, 7.5).
 */
export function writePdf(picture: DeflatedPicture, title: string): Uint8Array {
  const content = bytesOf(`q ${page.width} 0 0 ${page.height} 0 0 cm /Sheet Do Q`);
  const objects = [
    [bytesOf('<< /Type /Catalog /Pages 2 0 R /ViewerPreferences << /DisplayDocTitle true >> >>')],
    [bytesOf('<< /Type /Pages /Kids [3 0 R] /Count 1 >>')],
    [
      bytesOf(
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] ` +
          '/Resources << /XObject << /Sheet 5 0 R >> >> /Contents 4 0 R >>',
      ),
    ],
    streamOf('<<', content),
    streamOf(
      '<< /Type /XObject /Subtype /Image /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /FlateDecode ' +
        `/Width ${picture.width} /Height ${picture.height}`,
      picture.data,
    ),
    [bytesOf(`<< /Title ${textString(title)} /Creator (Python Learning) >>`)],
  ];
  return join(withTable(objects));
}

function streamOf(dictionary: string, data: Uint8Array): Uint8Array[] {
  return [bytesOf(`${dictionary} /Length ${data.length} >>\nstream\n`), data, bytesOf('\nendstream')];
}

/**
 * Returns the objects, numbered from 1, followed by the table of their offsets. The last object holds the document
 * information.
 */
function withTable(objects: readonly Uint8Array[][]): Uint8Array[] {
  // Bytes above 127 in the second line tell transfer programs that the file is binary.
  const parts: Uint8Array[] = [Uint8Array.from([...bytesOf('%PDF-1.4\n%'), 0xe2, 0xe3, 0xcf, 0xd3, 0x0a])];
  const offsets: number[] = [];
  for (const [index, object] of objects.entries()) {
    offsets.push(lengthOf(parts));
    parts.push(bytesOf(`${index + 1} 0 obj\n`), ...object, bytesOf('\nendobj\n'));
  }
  const start = lengthOf(parts);
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  const count = objects.length + 1;
  const table = `xref\n0 ${count}\n0000000000 65535 f \n${entries.join('')}`;
  const trailer = `trailer\n<< /Size ${count} /Root 1 0 R /Info ${objects.length} 0 R >>\n`;
  return [...parts, bytesOf(`${table}${trailer}startxref\n${start}\n%%EOF\n`)];
}

/** Writes a text in UTF-16, which every reader understands, Tamil included. */
function textString(text: string): string {
  const units = Array.from({ length: text.length }, (_unit, index) =>
    text.charCodeAt(index).toString(16).padStart(4, '0'),
  );
  return `<feff${units.join('')}>`;
}

function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

function lengthOf(parts: readonly Uint8Array[]): number {
  return parts.reduce((sum, part) => sum + part.length, 0);
}

function join(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(lengthOf(parts));
  let place = 0;
  for (const part of parts) {
    whole.set(part, place);
    place += part.length;
  }
  return whole;
}
