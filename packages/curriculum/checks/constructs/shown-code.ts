import { languages } from '@python-learning/domain';
import type { Located, MilestoneContent } from '../../src/content.ts';
import type { McqDefinition } from '../../src/mcq.schema.ts';
import type { QuestionContent } from '../../src/question-files.ts';

/** Code that a milestone shows or asks for. `line` is its first line in the file. */
export type ShownCode = {
  /** Id of the lesson, video, question or MCQ that contains it. */
  part: string;
  file: string;
  line: number;
  code: string;
  /** The name, if a text only mentions a Python word such as `upper()`; else null. */
  mention: string | null;
};

/** Returns all code of a milestone except alternatives, wrong answers, and programs that demonstrate an error. */
export function shownCodeOf({ lessons, videos, questions, mcqs }: MilestoneContent): ShownCode[] {
  const scenes = [...lessons, ...videos].flatMap(({ value, file, lineOf }) =>
    value.scenes.flatMap(({ code, error }, index) =>
      code === null || error !== null
        ? []
        : [{ part: value.id, file, line: lineOf(['scenes', index, 'code']), code, mention: null }],
    ),
  );
  return [...scenes, ...questions.flatMap(codeOfQuestion), ...mcqs.flatMap(codeOfMcq)];
}

function codeOfQuestion({ value, file, lineOf, starter, solution }: QuestionContent): ShownCode[] {
  const texts = [
    { text: value.prompt, path: ['prompt'] },
    ...value.hints.map((text, index) => ({ text, path: ['hints', index] })),
    ...value.mistakes.map(({ hint }, index) => ({ text: hint, path: ['mistakes', index, 'hint'] })),
  ];
  return [
    ...[starter, solution].map((program) => ({
      part: value.id,
      file: program.file,
      line: 1,
      code: program.source,
      mention: null,
    })),
    ...texts.flatMap(({ text, path }) =>
      languages.flatMap((language) =>
        codeInText(text[language])
          .filter((code) => !value.rules.includes(`no:call:${mentionedIn(code)}`))
          .map((code) => ({ part: value.id, file, line: lineOf(path), code, mention: mentionedIn(code) })),
      ),
    ),
  ];
}

function codeOfMcq({ value, file, lineOf }: Located<McqDefinition>): ShownCode[] {
  if (value.asks === 'error') return [];
  const at = { part: value.id, file, mention: null };
  const own = value.code === null ? [] : [{ ...at, line: lineOf(['code']), code: value.code }];
  if (value.asks !== 'code-that-shows') return own;
  // Wrong options may be any code, and often stop with an error.
  const right = value.options[value.right].text.en;
  return [...own, { ...at, line: lineOf(['options', value.right]), code: right }];
}

/** Returns the name in `max()`, or null. With something in its brackets it is ordinary code. */
function mentionedIn(code: string): string | null {
  return /^\.?(\w+)\(\)$/.exec(code)?.[1] ?? null;
}

/** Finds code in Markdown, and calls such as `round(x, 1)` in plain text. */
function codeInText(text: string): string[] {
  const blocks = [...text.matchAll(/^(`{3,})\w*\n([\s\S]*?)^\1$/gm)].map((found) => found[2] ?? '');
  const pieces = [...text.matchAll(/(?<!`)`([^`\n]+)`(?!`)/g)].map((found) => found[1] ?? '');
  const calls = text.replace(/`[^`]*`/g, '').match(/(?<![\w.])[A-Za-z_][\w.]*\([^()\n]*\)/g) ?? [];
  return [...blocks, ...pieces, ...calls];
}
