import { scan } from './scan.ts';

/** A text as it stands in a program. */
export type TextInProgram = { content: string; isFormatted: boolean; line: number };

/** Every text of the program without its quote marks, from top to bottom. */
export function textsIn(source: string): TextInProgram[] {
  return scan(source).flatMap(({ kind, text, line }) => {
    const found = kind === 'string' ? /^([a-z]*)('''|"""|'|")(.*)\2$/isu.exec(text) : null;
    if (found === null) return [];
    const [, prefix = '', , content = ''] = found;
    return [{ content, isFormatted: /[ft]/iu.test(prefix), line }];
  });
}
