import { parseRule } from '@python-learning/domain';
import { Program } from '../python-text/program.ts';
import type { ProgramLine } from '../python-text/program-lines.ts';

/** A task with one solution that it can show. */
export type SolvedTask = {
  solution: string;
  /** Its structure rules, as content files write them. */
  rules: readonly string[];
};

/** One statement of a program: a line, or several lines inside brackets. A comment in a line of its own is one, too. */
export type CodeLine = {
  /** As written, indentation included. */
  text: string;
  /** Equal for statements that differ only in comments and in the spacing between words, and for all comments. */
  key: string;
  isComment: boolean;
  /** Its first and its last row in the program, counted from 0. */
  from: number;
  to: number;
};

/** The statements of a program from top to bottom, without blank lines and comments. */
export function codeLines(source: string): CodeLine[] {
  return codeAndComments(source).filter(({ isComment }) => !isComment);
}

/** The statements that a learner needs for a task: its comments are among them where a rule of the task counts comments. */
export function solutionLines({ solution, rules }: SolvedTask): CodeLine[] {
  const needsComments = rules.map(parseRule).some(({ kind, negated }) => kind === 'comments' && !negated);
  return needsComments ? codeAndComments(solution) : codeLines(solution);
}

/** The statements and the comments of a program from top to bottom, without blank lines. */
export function codeAndComments(source: string): CodeLine[] {
  const rows = source.split('\n');
  return statementsOf(new Program(source).lines).map((lines) => {
    const from = (lines[0]?.number ?? 1) - 1;
    const last = lines.at(-1);
    const heightOfLast = last?.tokens.at(-1)?.text.split('\n').length ?? 1;
    const to = (last?.number ?? 1) + heightOfLast - 2;
    const words = lines.flatMap(({ tokens }) => tokens.map(({ text }) => text));
    const isComment = words.length === 0;
    const key = isComment ? '#' : `${lines[0]?.indent ?? 0}:${words.join(' ')}`;
    return {
      text: rows
        .slice(from, to + 1)
        .join('\n')
        .trimEnd(),
      key,
      isComment,
      from,
      to,
    };
  });
}

function statementsOf(lines: readonly ProgramLine[]): ProgramLine[][] {
  const statements: ProgramLine[][] = [];
  let openBrackets = 0;
  for (const line of lines) {
    if (line.tokens.length === 0 && (openBrackets > 0 || !line.hasComment)) continue;
    const current = openBrackets > 0 ? statements.at(-1) : undefined;
    if (current === undefined) statements.push([line]);
    else current.push(line);
    openBrackets = Math.max(0, openBrackets + bracketsLeftOpen(line));
  }
  return statements;
}

function bracketsLeftOpen({ tokens }: ProgramLine): number {
  const count = (brackets: string) => tokens.filter(({ text }) => brackets.includes(text)).length;
  return count('([{') - count(')]}');
}
