import { describe, expect, test } from 'vitest';
import { multipartFields } from './multipart-fields.ts';

const type = 'multipart/form-data; boundary=xyz';

function body(...parts: string[]): Buffer {
  return Buffer.from([...parts.map((part) => `--xyz\r\n${part}`), '--xyz--\r\n'].join('\r\n'));
}

const field = (name: string, value: string): string =>
  `Content-Disposition: form-data; name="${name}"\r\n\r\n${value}`;

describe('the fields of a multipart form', () => {
  test('come in order, with line breaks, borders-like text and other scripts kept', () => {
    const sent = body(field('a', 'one\r\ntwo'), field('b', '--xy'), field('c', 'செல்வி'), field('d', ''));
    expect(multipartFields(type, sent)).toEqual([
      ['a', 'one\r\ntwo'],
      ['b', '--xy'],
      ['c', 'செல்வி'],
      ['d', ''],
    ]);
  });

  test('are what the platform itself writes', async () => {
    const form = new FormData();
    form.set('order_id', 'PL-1');
    form.set('custom_1', 'அ "quoted"');
    const request = new Request('http://x', { method: 'POST', body: form });
    const sent = Buffer.from(await request.arrayBuffer());
    expect(multipartFields(request.headers.get('content-type') ?? '', sent)).toEqual([
      ['order_id', 'PL-1'],
      ['custom_1', 'அ "quoted"'],
    ]);
  });

  test('may have a quoted boundary and further headers', () => {
    const part = `Content-Type: text/plain\r\n${field('a', '1')}`;
    expect(multipartFields('multipart/form-data; charset=utf-8; boundary="xyz"', body(part))).toEqual([
      ['a', '1'],
    ]);
  });

  test('are not files', () => {
    const file = 'Content-Disposition: form-data; name="f"; filename="x.txt"\r\n\r\nhello';
    expect(multipartFields(type, body(field('a', '1'), file))).toEqual([['a', '1']]);
  });

  test.each([
    ['without a boundary', 'multipart/form-data', body(field('a', '1'))],
    ['without its end', type, Buffer.from(`--xyz\r\n${field('a', '1')}`)],
    ['cut in the middle', type, body(field('a', '1')).subarray(0, 30)],
    ['with a part without a name', type, body('Content-Disposition: form-data\r\n\r\n1')],
    ['with a part without headers', type, body('1')],
    ['that is empty', type, Buffer.alloc(0)],
    [
      'with too many parts',
      type,
      body(...Array.from({ length: 101 }, (_, index) => field(`f${index}`, '1'))),
    ],
  ])('of a form %s are refused', (_what, contentType, sent) => {
    expect(() => multipartFields(contentType, sent)).toThrow(
      expect.objectContaining({ code: 'validation_failed' }),
    );
  });

  test('of a form with a header of nothing but spaces are refused, without going over it again and again (security 46)', () => {
    const spaces = body(`Content-Disposition: form-data;${' '.repeat(250_000)}\r\n\r\n1`);
    expect(() => multipartFields(type, spaces)).toThrow(
      expect.objectContaining({ code: 'validation_failed' }),
    );
  });

  test('that are not UTF-8 are refused', () => {
    const sent = Buffer.concat([
      Buffer.from('--xyz\r\nContent-Disposition: form-data; name="a"\r\n\r\n'),
      Buffer.from([0xff]),
      Buffer.from('\r\n--xyz--'),
    ]);
    expect(() => multipartFields(type, sent)).toThrow(expect.objectContaining({ code: 'unreadable_text' }));
  });
});
