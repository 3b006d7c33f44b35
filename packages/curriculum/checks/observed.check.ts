import { isDeepStrictEqual } from 'node:util';
import type { Fault } from '../src/fault.ts';
import { type Check, faultAt } from './check.ts';

export const observedCheck: Check = {
  promise: 'what was recorded of starters and wrong answers is what they do today',
  run: async ({ content, programRunner }) => {
    const faults: Fault[] = [];
    for (const { folder, questions, observed } of content.milestones) {
      const file = observed?.file ?? `content/milestones/${folder}/observed.json`;
      const known = observed?.value ?? {};
      for (const question of questions) {
        const { id } = question.value;
        if (isDeepStrictEqual(known[id], await programRunner.observe(question))) continue;
        faults.push({
          file,
          line: observed?.lineOf([id]) ?? 1,
          message: `${id} is not up to date: use --write`,
        });
      }
      const ids = questions.map(({ value }) => value.id);
      const gone = observed === null ? [] : Object.keys(known).filter((id) => !ids.includes(id));
      for (const id of gone) {
        if (observed !== null)
          faults.push(faultAt(observed, [id], `${id} does not exist any more: use --write`));
      }
    }
    return faults;
  },
};
