import {
  type Difficulty,
  type ExerciseCandidate,
  findPerson,
  isSkillId,
  people,
} from '@python-learning/exercises';
import type { ExerciseReply } from './reply.schema.ts';

/** Converts a reply of the service into a candidate for the proof. Nothing in it is trusted yet. */
export function candidateOf(reply: ExerciseReply, difficulty: Difficulty): ExerciseCandidate {
  return {
    author: 'ai',
    template: null,
    kind: reply.starter_code.trim() === '' ? 'input' : 'complete',
    difficulty,
    skills: [...new Set(reply.skills)].filter(isSkillId),
    title: trimmed(reply.title),
    statement: trimmed(reply.statement),
    starter: reply.starter_code,
    solution: reply.reference_solution,
    cases: reply.tests.map(({ stdin, is_hidden, is_border }) => ({
      visible: !is_hidden,
      inputs: linesOf(stdin),
      asks: { kind: 'output' },
      border: is_border,
    })),
    rules: [],
    mistakes: reply.mistakes.map(({ program, hint }, index) => ({
      id: `mistake-${index + 1}`,
      program,
      hint: trimmed(hint),
    })),
    hints: reply.hints.map(trimmed),
    person: personIn(reply.statement.en),
  };
}

function personIn(text: string): string | null {
  const words = new Set(text.split(/\W/));
  const named = people.find(({ en }) => words.has(en));
  return named === undefined ? null : (findPerson(named.en)?.en ?? null);
}

function linesOf(stdin: string): string[] {
  return stdin === '' ? [] : stdin.replace(/\n$/, '').split('\n');
}

function trimmed({ en, ta }: { en: string; ta: string }) {
  return { en: en.trim(), ta: ta.trim() };
}
