import { languages } from '@python-learning/domain';
import type { Fault } from '../src/fault.ts';
import type { MistakeContent, QuestionContent } from '../src/question-files.ts';
import type { Check } from './check.ts';
import { inAllQuestions } from './in-all-milestones.ts';
import type { ProgramRunner } from './program-runner.ts';

export const wrongAnswersCheck: Check = {
  promise: 'every known wrong answer is refused, and its author gets the hint that was written for it',
  run: (context) =>
    inAllQuestions(context, 'wrong-answers', async (question, programRunner) => {
      const faults: Fault[] = [];
      for (const mistake of question.mistakes)
        faults.push(...(await faultsOfMistake(question, mistake, programRunner)));
      return faults;
    }),
};

async function faultsOfMistake(
  question: QuestionContent,
  mistake: MistakeContent,
  programRunner: ProgramRunner,
): Promise<Fault[]> {
  const place = { file: question.file, line: mistake.line };
  for (const language of languages) {
    const assessment = await programRunner.assess(question, mistake.program, language);
    if (assessment.verdict === 'solved')
      return [{ ...place, message: `${mistake.id} is accepted, but it is a wrong answer` }];
    const [hint] = assessment.hints;
    if (hint === mistake.hint[language]) continue;
    return [{ ...place, message: `${mistake.id} does not get its own hint, but: ${hint ?? 'none'}` }];
  }
  return [];
}
