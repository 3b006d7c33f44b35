import { describe, expect, it } from 'vitest';
import { unexplained } from '../core/answers/exception.ts';
import { noFacts } from '../core/answers/source-facts.ts';
import { killedOutcome } from '../core/run-step.ts';
import { reportBytes } from '../limits.ts';
import { answerSchema } from '../pool/answer-schema.ts';
import { lineOf } from './message-line.ts';

const outcome = killedOutcome('time-limit', { stdout: 'a', transcript: 'a', omittedBytes: 0 }, 5);
const facts = noFacts(null);

describe('the line of an answer', () => {
  it('is the answer as JSON', () => {
    const answer = { type: 'report', id: 7, report: { shown: outcome, cases: [outcome], facts } } as const;
    expect(answerSchema.parse(JSON.parse(lineOf(answer)))).toEqual(answer);
  });

  it('ends the run, and not the process, when its report is larger than any may be', () => {
    const large = { ...outcome, stdout: 'x'.repeat(reportBytes) };
    const line = lineOf({ type: 'report', id: 7, report: { shown: large, cases: [outcome], facts } });
    const answer = answerSchema.parse(JSON.parse(line));
    expect(answer).toMatchObject({ id: 7, report: { shown: { kind: 'denied', stdout: '' }, cases: [] } });
    expect(answer).toHaveProperty('report.facts', noFacts(unexplained('MemoryError')));
  });
});
