import type { Content } from '../../src/content.ts';
import { findConstructs } from '../constructs/find-constructs.ts';
import { type ShownCode, shownCodeOf } from '../constructs/shown-code.ts';
import type { ProgramRunner } from '../program-runner.ts';

/** Uses of one construct. Ids are those of lessons, questions and MCQs, in course order. */
export type ConstructUses = {
  id: string;
  en: string;
  /** Order of the milestone that teaches it. */
  taughtIn: number;
  /** Lessons of that milestone that show it. */
  lessons: readonly string[];
  /** Questions of that milestone whose solution uses it. */
  practised: readonly string[];
  /** MCQs of that milestone whose code uses it, and the number of such MCQs in later ones. */
  asked: readonly string[];
  askedLater: number;
  /** Later milestones, each with the number of its questions whose solution uses it. */
  metAgain: readonly { milestone: number; questions: number }[];
};

type Use = { construct: string; milestone: number; part: string; isSolution: boolean };

/** Returns every construct of the course in the order of teaching, with all its uses. */
export async function constructUses(
  content: Content,
  programRunner: ProgramRunner,
): Promise<ConstructUses[]> {
  const orderOf = new Map(content.milestones.map(({ milestone: { value } }) => [value.id, value.order]));
  const usesOf = Map.groupBy(await findUses(content, programRunner), ({ construct }) => construct);
  return (content.constructs?.value ?? []).flatMap(({ milestone, teaches }) => {
    const taughtIn = orderOf.get(milestone);
    if (taughtIn === undefined) return [];
    return teaches.map(({ id, en }) => ({ id, en, taughtIn, ...placesOf(usesOf.get(id) ?? [], taughtIn) }));
  });
}

async function findUses({ milestones }: Content, programRunner: ProgramRunner): Promise<Use[]> {
  const uses: Use[] = [];
  for (const milestone of milestones) {
    const questions = milestone.questions.filter(({ value }) => value.retired !== true);
    const shown = shownCodeOf({ ...milestone, questions });
    const found = await findConstructs(
      shown.map(({ code }) => code),
      programRunner,
    );
    const { order } = milestone.milestone.value;
    uses.push(...shown.flatMap((code, index) => usesIn(code, Object.keys(found[index] ?? {}), order)));
  }
  return uses;
}

function usesIn({ part, file }: ShownCode, constructs: readonly string[], milestone: number): Use[] {
  const isSolution = file.endsWith('/solution.py');
  return constructs.map((construct) => ({ construct, milestone, part, isSolution }));
}

function placesOf(uses: readonly Use[], taughtIn: number) {
  const here = uses.filter(({ milestone }) => milestone === taughtIn);
  const later = uses.filter(({ milestone, isSolution }) => milestone > taughtIn && isSolution);
  return {
    lessons: partsOf(here, /^m\d+-v/),
    practised: partsOf(
      here.filter(({ isSolution }) => isSolution),
      /^m\d+-q/,
    ),
    asked: partsOf(here, /^m\d+-c/),
    askedLater: partsOf(
      uses.filter(({ milestone }) => milestone > taughtIn),
      /^m\d+-c/,
    ).length,
    metAgain: [...Map.groupBy(later, ({ milestone }) => milestone)].map(([milestone, of]) => ({
      milestone,
      questions: partsOf(of, /^m\d+-q/).length,
    })),
  };
}

function partsOf(uses: readonly Use[], kind: RegExp): string[] {
  return [...new Set(uses.map(({ part }) => part).filter((part) => kind.test(part)))];
}
