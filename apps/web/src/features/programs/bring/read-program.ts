import { submissionLimits } from '@python-learning/contract';

/** A program from outside, in the form in which the editor writes one. `title` is empty for text without a file. */
export type BroughtProgram = { title: string; code: string };

/** Why a file or a text is no program that can be kept. */
export type BringFault = 'not_text' | 'too_long' | 'empty' | 'unreadable';

/** The most that a file of a program may weigh, in bytes: four for each character, or two and a byte order mark. */
const maxFileBytes = submissionLimits.maxCodeLength * 4 + 4;

const indent = '    ';
const lineBreaks = /\r\n?/g;
/** What indents a line: spaces, tabs, and the spaces of web pages that Python does not take for ones. */
const indentation = /^[\t \u{a0}]+/gmu;
/** Characters that no text has: those of pictures, archives and documents. */
const noText = /[^\P{Cc}\t\n\f\r]/u;
const wordGaps = /[_\s-]+/g;
const fileEnding = /\.(?:py|pyw|txt)$/i;

/** Reads a file of a program. Resolves to the fault where it is none; never rejects. */
export async function readProgramFile(file: File): Promise<BroughtProgram | BringFault> {
  if (file.size > maxFileBytes) return 'too_long';
  const bytes = await file.arrayBuffer().catch(() => null);
  if (bytes === null) return 'unreadable';
  const text = decode(new Uint8Array(bytes));
  const read = text === null ? 'not_text' : readProgramText(text);
  return typeof read === 'string' ? read : { ...read, title: titleOf(file.name) };
}

/** Reads the text of a program: line breaks of every system, and tabs as four spaces each. */
export function readProgramText(text: string): BroughtProgram | BringFault {
  if (noText.test(text)) return 'not_text';
  const code = text.replaceAll(lineBreaks, '\n').replaceAll(indentation, spacesFor).trimEnd();
  if (code === '') return 'empty';
  return code.length > submissionLimits.maxCodeLength ? 'too_long' : { title: '', code };
}

/** The words of a file name: `My_kolam.py` is "My kolam". */
function titleOf(fileName: string): string {
  return fileName.replace(fileEnding, '').replaceAll(wordGaps, ' ').trim();
}

/** Tabs end at the next multiple of four, as most editors show them. */
function spacesFor(blank: string): string {
  let width = 0;
  for (const one of blank) width += one === '\t' ? indent.length - (width % indent.length) : 1;
  return ' '.repeat(width);
}

/** Decodes UTF-8 and UTF-16, with a byte order mark or without; null for anything else. */
function decode(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** UTF-16 has a mark, or a zero in every second byte of the first Latin letters. */
function encodingOf([first, second, third, fourth]: Uint8Array): string {
  if ((first === 0xff && second === 0xfe) || (second === 0 && fourth === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && third === 0)) return 'utf-16be';
  return 'utf-8';
}
