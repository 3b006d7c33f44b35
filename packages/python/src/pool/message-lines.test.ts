import { describe, expect, it } from 'vitest';
import { lineReader } from './message-lines.ts';

function read(maxBytes: number, ...chunks: string[]) {
  const lines: string[] = [];
  let tooLong = 0;
  const take = lineReader(
    maxBytes,
    (line) => lines.push(line),
    () => {
      tooLong += 1;
    },
  );
  for (const chunk of chunks) take(Buffer.from(chunk));
  return { lines, tooLong };
}

describe('the line reader', () => {
  it('puts lines together from any chunks', () => {
    expect(read(100, 'on', 'e\ntw', 'o\n\nthree').lines).toEqual(['one', 'two', '']);
  });

  it('gives up on a line that is too long, before its end is seen', () => {
    expect(read(5, 'ok\n', '123', '456', 'more\n', 'again\n')).toEqual({ lines: ['ok'], tooLong: 1 });
  });
});
