import { loadCurriculum, type Question } from '@python-learning/curriculum';
import { describe, expect, test } from 'vitest';
import { helpAnswer, rungAfter } from './help.ts';

const curriculum = loadCurriculum();

function getQuestion(id: string): Question {
  const question = curriculum.questionById(id);
  if (question === null) throw new Error(`There is no question ${id}.`);
  return question;
}

/** A learner who has read all hints, and has run a program four times. */
const stuck = { rung: 3, runs: 4, failed: 4 };

describe('the help with a free task', () => {
  test('ends with its hints: the lines of another child are no help with a program of one\u2019s own', () => {
    const poster = getQuestion('m01-q6-poster');
    expect(helpAnswer(poster, stuck, 'en')).not.toHaveProperty('solution_help');
    expect(rungAfter(poster, stuck, 'pieces')).toBe(3);
  });

  test('goes on in a task with one right output', () => {
    const commas = getQuestion('m01-q5-commas');
    expect(helpAnswer(commas, stuck, 'en')).toHaveProperty('solution_help');
    expect(rungAfter(commas, stuck, 'pieces')).toBe(4);
  });
});
