import { describe, expect, it } from 'vitest';
import { OutputRecord, omissionMark } from './output-record.ts';

const encoder = new TextEncoder();

function record(bytes: number, lines: number, ...writes: string[]): OutputRecord {
  const made = new OutputRecord(new SharedArrayBuffer(OutputRecord.bufferSize(1_000)), 0.75);
  made.reset({ bytes, lines });
  for (const text of writes) made.write(encoder.encode(text));
  return made;
}

describe('an output record', () => {
  it('keeps a short output as it is', () => {
    const made = record(100, 10, 'one\n', 'two\n');
    expect(made.read()).toEqual({ text: 'one\ntwo\n', omittedBytes: 0 });
    expect(made.isOverfull).toBe(false);
  });

  it('keeps an output that fills it exactly', () => {
    const text = 'abcdefgh'.repeat(2);
    expect(record(16, 10, text).read()).toEqual({ text, omittedBytes: 0 });
  });

  it('keeps head and tail of a long one and says how much is missing', () => {
    const made = record(16, 10, '0123456789', 'abcdefghij', 'ABCDEFGHIJ');
    expect(made.read()).toEqual({ text: `0123456789ab\n${omissionMark}\nGHIJ`, omittedBytes: 14 });
    expect(made.isOverfull).toBe(true);
  });

  it('keeps head and tail of one single write', () => {
    const { text, omittedBytes } = record(16, 10, `${'x'.repeat(500)}end`).read();
    expect(text).toBe(`xxxxxxxxxxxx\n${omissionMark}\nxend`);
    expect(omittedBytes).toBe(487);
  });

  it('keeps the first and the last lines of too many', () => {
    const lines = Array.from({ length: 20 }, (_, index) => `${index}\n`);
    const { text, omittedBytes } = record(1_000, 4, ...lines).read();
    expect(text).toBe(`0\n1\n2\n${omissionMark}\n19\n`);
    expect(omittedBytes).toBe(lines.join('').length - '0\n1\n2\n19\n'.length);
  });

  it('never cuts a character in two', () => {
    const { text } = record(16, 10, 'ம'.repeat(100)).read();
    expect(text).toBe(`மமமம\n${omissionMark}\nம`);
  });

  it('keeps a character that lies across head and tail', () => {
    const text = `${'x'.repeat(11)}மx`;
    expect(record(16, 10, text).read().text).toBe(text);
  });

  it('is empty again after a reset', () => {
    const made = record(16, 10, 'x'.repeat(100));
    made.reset({ bytes: 16, lines: 10 });
    expect(made.read()).toEqual({ text: '', omittedBytes: 0 });
  });

  it('gives the same from every chunking of the same bytes', () => {
    const text = Array.from({ length: 50 }, (_, index) => `line ${index}`).join('\n');
    const whole = record(64, 100, text).read();
    for (const size of [1, 2, 7, 16, 63, 64, 65]) {
      const chunks = text.match(new RegExp(`[\\s\\S]{1,${size}}`, 'g')) ?? [];
      expect(record(64, 100, ...chunks).read()).toEqual(whole);
    }
  });
});
