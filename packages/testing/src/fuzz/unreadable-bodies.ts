import { gzipSync } from 'node:zlib';
import type { SentBody } from './sent-body.ts';

const json = 'application/json';
const utf16 = (text: string): Buffer => Buffer.from(text, 'utf16le');
const inBytes = (...parts: (string | number[])[]): Buffer =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from(part))));

/** Bytes that are not valid JSON, whatever the call expects. */
const noJson: readonly (readonly [string, string | Buffer])[] = [
  ['an open object', '{'],
  ['an open list', '['],
  ['an open text', '{"a":"'],
  ['a trailing comma', '{"a":1,}'],
  ['a trailing comma in a list', '[1,2,]'],
  ['single quotes', "{'a':1}"],
  ['a key without quotes', '{a:1}'],
  ['a comment', '{"a":1}/* b */'],
  ['two values', '{}{}'],
  ['text behind the value', '{} a'],
  ['NaN', '{"a":NaN}'],
  ['Infinity', '{"a":-Infinity}'],
  ['undefined', '{"a":undefined}'],
  ['a leading zero', '{"a":007}'],
  ['a number in hexadecimals', '{"a":0x1f}'],
  ['a bare escape', '{"a":"\\x41"}'],
  ['half an escape', '{"a":"\\u12"}'],
  ['a raw line break in a text', '{"a":"b\nc"}'],
  ['a raw NUL in a text', '{"a":"b\0c"}'],
  ['only a NUL', '\0'],
  ['two byte order marks', '\ufeff\ufeff{}'],
  ['a byte order mark behind the value', '{}\ufeff'],
  ['a byte order mark before half a value', '\ufeff{"a":'],
  ['a zero-width space before the value', '\u200b{}'],
  ['UTF-16 without its mark', utf16('{"a":1}')],
  ['UTF-16 with its mark', utf16('\ufeff{"a":1}')],
  ['UTF-16, other end first', utf16('\ufeff{"a":1}').swap16()],
  ['UTF-32', inBytes([0x7b, 0, 0, 0, 0x7d, 0, 0, 0])],
  ['a lone continuation byte', inBytes('{"a":"', [0x80], '"}')],
  ['an overlong slash', inBytes('{"a":"', [0xc0, 0xaf], '"}')],
  ['an overlong NUL', inBytes('{"a":"', [0xc0, 0x80], '"}')],
  ['a surrogate in UTF-8', inBytes('{"a":"', [0xed, 0xa0, 0x80], '"}')],
  ['a character beyond the last', inBytes('{"a":"', [0xf4, 0x90, 0x80, 0x80], '"}')],
  ['half a Tamil letter', inBytes('{"a":"', [0xe0, 0xae], '"}')],
  ['Latin-1', inBytes('{"a":"', [0xe9], '"}')],
  ['an unclosed nest', '['.repeat(5000)],
  ['a nest of objects', '{"a":'.repeat(5000)],
  ['a prototype', '{"__proto__":{"a":1}}'],
  ['a prototype of an inner object', '{"a":[{"__proto__":null}]}'],
  ['a prototype by escapes', '{"\\u005f\\u005fproto\\u005f\\u005f":{"a":1}}'],
  ['a constructor of prototypes', '{"constructor":{"prototype":{"a":1}}}'],
  ['a key with half a character', '{"\\ud800":1}'],
  ['a key with a NUL', '{"\\u0000":1}'],
  ['deeper nesting than is taken', '['.repeat(33) + ']'.repeat(33)],
  ['XML', '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'],
  ['a form', 'a=1&b=2'],
  ['a multipart form', '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n--x--\r\n'],
  ['a serialized object of Python', inBytes([0x80, 4, 0x95, 0, 0], 'cos\nsystem\n')],
  ['a kilobyte of spaces and a brace', `${' '.repeat(1024)}}`],
  ['a body above the limit', `{"a":"${'a'.repeat(70_000)}"}`],
  ['a body of the limit that is broken', `{"a":"${'a'.repeat(65_000)}`],
];

/** Content types that are not JSON. Their bodies are broken as well, in case a type is taken for JSON. */
const wrongTypes: readonly (string | null)[] = [
  null,
  '',
  ' ',
  ';',
  '/',
  'json',
  'text/plain',
  'text/json',
  'text/html',
  'text/plain; application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  `multipart/form-data; boundary=${'x'.repeat(200)}`,
  'application/jsonx',
  'application/json-patch+json',
  'application/vnd.api+json',
  'application/json/x',
  'application/json\ta; charset=utf-8',
  'application/json, text/plain',
  'application/json; charset=utf-16',
  'application/json; charset=utf-7',
  'application/json; charset="',
  `application/json; a=${'b'.repeat(2000)}`,
  'APPLICATION/JSON',
  'application/json;;;;',
  ';application/json',
  'application/\u006as\u00f6n',
  '*/*',
  'application/xml',
  'application/octet-stream',
  'application/x-python-serialize',
];

/** Bodies that no call accepts: broken JSON, other encodings, other content types. */
export function unreadableBodies(): SentBody[] {
  const broken = noJson.map(([what, payload]): SentBody => ({ what, payload, contentType: json }));
  const typed = wrongTypes.map((contentType): SentBody => {
    return { what: `type ${contentType}`, payload: '{"a":', contentType };
  });
  const packed = ['gzip', 'br', 'deflate', 'identity, gzip', 'x'.repeat(500)].map((encoding): SentBody => {
    const payload = gzipSync(`{"a":"${'b'.repeat(100_000)}"}`);
    return {
      what: `packed as ${encoding}`,
      payload,
      contentType: json,
      headers: { 'content-encoding': encoding },
    };
  });
  return [...broken, ...typed, ...packed];
}
