import type { Check } from './check.ts';
import { inAllQuestions } from './in-all-milestones.ts';

export const startersCheck: Check = {
  promise: 'no starter solves its own question',
  run: (context) =>
    inAllQuestions(context, 'starters', async (question, programRunner) => {
      const { verdict } = await programRunner.assess(question, question.starter, 'en');
      if (verdict !== 'solved') return [];
      return [
        { file: question.starter.file, line: 1, message: 'is accepted as it stands: nothing is left to do' },
      ];
    }),
};
