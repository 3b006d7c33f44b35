import { deflateSync, inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { writePdf } from './pdf.ts';

const pixels = Uint8Array.from({ length: 4 * 3 * 3 }, (_byte, index) => (index * 37) % 256);
const picture = { width: 4, height: 3, data: new Uint8Array(deflateSync(pixels)) };
const title = 'Python தொடக்கச் சான்றிதழ்';
const file = Buffer.from(writePdf(picture, title));

/** Reads the file as a PDF reader does: from its end, by the cross-reference table. */
function readObjects(pdf: Buffer) {
  const text = pdf.toString('latin1');
  const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1]);
  const lines = text.slice(start).split('\n');
  expect(lines[0]).toBe('xref');
  const count = Number(lines[1]?.split(' ')[1]);
  const objects = new Map<number, string>();
  for (let number = 1; number < count; number++) {
    const entry = lines[2 + number] ?? '';
    expect(entry).toMatch(/^\d{10} 00000 n $/);
    const offset = Number(entry.slice(0, 10));
    const head = `${number} 0 obj\n`;
    expect(text.slice(offset, offset + head.length)).toBe(head);
    objects.set(number, text.slice(offset + head.length, text.indexOf('\nendobj\n', offset)));
  }
  const trailer = lines.slice(2 + count).join('\n');
  return { objects, trailer, count };
}

function reference(dictionary: string, key: string): number {
  return Number(new RegExp(`/${key} \\[?(\\d+) 0 R`).exec(dictionary)?.[1]);
}

function streamOf(object: string): Buffer {
  const length = Number(/\/Length (\d+) >>/.exec(object)?.[1]);
  const begin = object.indexOf('stream\n') + 'stream\n'.length;
  expect(object.slice(begin + length)).toBe('\nendstream');
  return Buffer.from(object.slice(begin, begin + length), 'latin1');
}

describe('the file', () => {
  const { objects, trailer, count } = readObjects(file);
  const object = (number: number) => objects.get(number) ?? '';

  it('begins as a PDF with bytes that are no text', () => {
    expect(file.subarray(0, 9).toString('latin1')).toBe('%PDF-1.4\n');
    expect([...file.subarray(10, 14)].every((byte) => byte > 127)).toBe(true);
  });

  it('has a table in which each object is found, and entries of twenty bytes', () => {
    expect(objects.size).toBe(count - 1);
    expect(trailer).toContain(`/Size ${count}`);
  });

  it('leads from the trailer to one A4 page that draws the picture over all of it', () => {
    const catalog = object(reference(trailer, 'Root'));
    const pages = object(reference(catalog, 'Pages'));
    expect(pages).toContain('/Count 1');
    const page = object(reference(pages, 'Kids'));
    expect(page).toContain('/MediaBox [0 0 595.28 841.89]');
    expect(reference(page, 'Sheet')).toBe(5);
    const content = streamOf(object(reference(page, 'Contents'))).toString();
    expect(content).toBe('q 595.28 0 0 841.89 0 0 cm /Sheet Do Q');
  });

  it('holds the pixels as they were given', () => {
    const image = object(5);
    expect(image).toMatch(/\/Width 4 \/Height 3 /);
    expect(image).toContain('/ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /FlateDecode');
    expect(new Uint8Array(inflateSync(streamOf(image)))).toEqual(pixels);
  });

  it('says its title in Tamil', () => {
    const info = object(reference(trailer, 'Info'));
    const hex = /\/Title <feff([0-9a-f]+)>/.exec(info)?.[1] ?? '';
    expect(Buffer.from(hex, 'hex').swap16().toString('utf16le')).toBe(title);
  });
});
