import { submissionLimits } from '@python-learning/contract';
import { describe, expect, it } from 'vitest';
import { readProgramFile, readProgramText } from './read-program.ts';

const program = 'for i in range(3):\n    print("கோலம்", i)';

const utf16 = (text: string, isLittle: boolean): Uint8Array<ArrayBuffer> => {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  for (let at = 0; at < text.length; at += 1) view.setUint16(at * 2, text.charCodeAt(at), isLittle);
  return new Uint8Array(view.buffer);
};
const file = (content: BlobPart, name = 'my_first-kolam.py') => new File([content], name);

describe('a file becomes a program', () => {
  it.each([
    ['UTF-8', program],
    ['UTF-8 with a mark', `\u{feff}${program}`],
    ['UTF-16 with a mark, little', utf16(`\u{feff}${program}`, true)],
    ['UTF-16 with a mark, big', utf16(`\u{feff}${program}`, false)],
    ['UTF-16 without a mark, little', utf16(program, true)],
    ['UTF-16 without a mark, big', utf16(program, false)],
    ['line breaks of Windows', program.replace('\n', '\r\n')],
    ['line breaks of old computers', program.replace('\n', '\r')],
    ['tabs', program.replace('    ', '\t')],
    ['spaces before a tab', program.replace('    ', '  \t')],
    ['the spaces of a web page', program.replace('    ', '\u{a0}\u{a0}\u{a0}\u{a0}')],
    ['empty lines at its end', `${program}\n\n`],
  ])('from %s', async (_, content) => {
    expect(await readProgramFile(file(content))).toEqual({ title: 'my first kolam', code: program });
  });

  it('named after it, in any script', async () => {
    const titleOf = async (name: string) => await readProgramFile(file('print(1)', name));
    expect(await titleOf('என்_கோலம்.py')).toMatchObject({ title: 'என் கோலம்' });
    expect(await titleOf('Game.PY')).toMatchObject({ title: 'Game' });
    expect(await titleOf('notes.txt')).toMatchObject({ title: 'notes' });
    expect(await titleOf('.py')).toMatchObject({ title: '' });
  });

  it('but no tab inside a line is changed', () => {
    expect(readProgramText('print("a\tb")')).toEqual({ title: '', code: 'print("a\tb")' });
  });
});

describe('a file that is no program', () => {
  const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d]);
  it.each([
    ['a picture', png, 'not_text'],
    ['an archive', new Uint8Array([0x50, 0x4b, 3, 4, 20, 0, 6, 0]), 'not_text'],
    ['letters of an old encoding', new Uint8Array([0x70, 0xe9, 0x70]), 'not_text'],
    ['half a UTF-16 letter', new Uint8Array([0xff, 0xfe, 0x41]), 'not_text'],
    ['nothing', '', 'empty'],
    ['spaces and lines', ' \r\n\t\r\n', 'empty'],
    ['a letter more than fits', '#'.repeat(submissionLimits.maxCodeLength + 1), 'too_long'],
    ['a film', new Uint8Array(1_000_000), 'too_long'],
  ] as const)('is refused: %s', async (_, content, fault) => {
    expect(await readProgramFile(file(content))).toBe(fault);
  });

  it('is refused where the browser cannot read it any more', async () => {
    const gone = Object.assign(file('print(1)'), { arrayBuffer: () => Promise.reject(new Error('gone')) });
    expect(await readProgramFile(gone)).toBe('unreadable');
  });

  it('may have as many characters as a program, whatever bytes they take', async () => {
    const long = 'அ'.repeat(submissionLimits.maxCodeLength);
    expect(await readProgramFile(file(long))).toMatchObject({ code: long });
  });
});
