import type { Content, MilestoneContent } from '../src/content.ts';
import type { Fault } from '../src/fault.ts';
import { type Check, faultAt } from './check.ts';
import { findConstructs } from './constructs/find-constructs.ts';
import { type ShownCode, shownCodeOf } from './constructs/shown-code.ts';
import type { ProgramRunner } from './program-runner.ts';

export const constructsCheck: Check = {
  promise: 'code that a learner is shown or asked for is made of what was taught up to there',
  run: async ({ content, programRunner }) => {
    const taughtIn = new Map(
      (content.constructs?.value ?? []).flatMap(({ milestone, teaches }) =>
        teaches.map(({ id }) => [id, milestone] as const),
      ),
    );
    const faults = faultsOfList(content);
    for (const milestone of content.milestones) {
      faults.push(
        ...(await faultsOfMilestone(milestone, { taughtIn, order: orderOf(content), programRunner })),
      );
    }
    return faults;
  },
};

type Taught = {
  taughtIn: ReadonlyMap<string, string>;
  order: ReadonlyMap<string, number>;
  programRunner: ProgramRunner;
};

/** Orders by the list of constructs, because the content may hold a single milestone. */
function orderOf({ constructs }: Content): ReadonlyMap<string, number> {
  return new Map((constructs?.value ?? []).map(({ milestone }, index) => [milestone, index + 1]));
}

async function faultsOfMilestone(milestone: MilestoneContent, taught: Taught): Promise<Fault[]> {
  const shown = shownCodeOf(milestone);
  const found = await findConstructs(
    shown.map(({ code }) => code),
    taught.programRunner,
  );
  const faults = shown.flatMap((code, index) =>
    Object.entries(found[index] ?? {}).flatMap(([id, line]) =>
      faultsOfConstruct(id, code, line, milestone.milestone.value.order, taught),
    ),
  );
  return uniqueFaults(faults);
}

function faultsOfConstruct(
  id: string,
  { file, line, mention }: ShownCode,
  lineInCode: number,
  milestone: number,
  { taughtIn, order }: Taught,
): Fault[] {
  const at = { file, line: file.endsWith('.py') ? lineInCode : line };
  // A text refers to a method by its name alone.
  const home = (id === 'f(x)' && taughtIn.get(`.${mention}()`)) || taughtIn.get(id);
  if (home === undefined) return [{ ...at, message: `${id} is taught nowhere: see content/constructs.yaml` }];
  if ((order.get(home) ?? 0) <= milestone) return [];
  return [{ ...at, message: `${id} is taught later, in ${home}` }];
}

/** Reports code once, although both languages of a text contain it. */
function uniqueFaults(faults: readonly Fault[]): Fault[] {
  return [...new Map(faults.map((fault) => [JSON.stringify(fault), fault])).values()];
}

function faultsOfList({ constructs, milestones }: Content): Fault[] {
  if (constructs === null) return [];
  const ids = constructs.value.flatMap(({ teaches }) => teaches.map(({ id }) => id));
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
  const known = milestones.map(({ milestone }) => milestone.value.id);
  const listed = constructs.value.map(({ milestone }) => milestone);
  const strange = known.length > 1 && known.join() !== listed.join();
  return [
    ...twice.map((id) => faultAt(constructs, [], `${id} is taught twice`)),
    ...(strange ? [faultAt(constructs, [], 'must name every milestone of the course, in order')] : []),
  ];
}
