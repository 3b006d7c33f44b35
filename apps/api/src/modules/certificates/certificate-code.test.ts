import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { certificateCode, readCertificateCode } from './certificate-code.ts';

const token = () => randomBytes(32).toString('base64url');

test('is a hundred bits of the token, in signs that can be read aloud', () => {
  expect(certificateCode(token())).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){4}[0-9A-HJKMNP-TV-Z]{4}$/);
  expect(certificateCode(Buffer.alloc(32, 0).toString('base64url'))).toBe('0000-0000-0000-0000-0000');
  expect(certificateCode(Buffer.alloc(32, 255).toString('base64url'))).toBe('ZZZZ-ZZZZ-ZZZZ-ZZZZ-ZZZZ');
  const codes = Array.from({ length: 500 }, () => certificateCode(token()));
  expect(new Set(codes).size).toBe(500);
});

test('is never made of too little chance', () => {
  expect(() => certificateCode('abc')).toThrow(RangeError);
});

test('is understood as people type it', () => {
  const code = certificateCode(token());
  expect(readCertificateCode(code.toLowerCase().replaceAll('-', ' '))).toBe(code);
  expect(readCertificateCode('oooo-iiii-llll-0000-1111')).toBe('0000-1111-1111-0000-1111');
});

test.each(['', 'short', 'UUUU-UUUU-UUUU-UUUU-UUUU', '0000-0000-0000-0000-00000'])('%s is none', (typed) => {
  expect(readCertificateCode(typed)).toBeNull();
});
