import type { Badge } from './badge.schema.ts';
import type { Content, Located } from './content.ts';
import { type Fault, faultAt } from './fault.ts';

/** Finds badge rules that name a missing milestone or question, and badge orders that are not 1, 2, 3 and so on. */
export function findBadgeFaults(content: Content): Fault[] {
  return [...content.badges.flatMap((badge) => faultsOfRule(badge, content)), ...faultsOfOrder(content)];
}

function faultsOfRule(badge: Located<Badge>, content: Content): Fault[] {
  const { rule } = badge.value;
  switch (rule.kind) {
    case 'videos-watched':
      return missingMilestones([rule.milestone], content).map((id) =>
        faultAt(badge, ['rule', 'milestone'], `rule.milestone: there is no milestone ${id}`),
      );
    case 'milestones-completed':
      return missingMilestones(rule.milestones, content).map((id) =>
        faultAt(
          badge,
          ['rule', 'milestones', rule.milestones.indexOf(id)],
          `rule.milestones: there is no milestone ${id}`,
        ),
      );
    case 'question-solved':
      if (isWritten(rule.question, content)) return [];
      return [faultAt(badge, ['rule', 'question'], `rule.question: there is no question ${rule.question}`)];
    default:
      return [];
  }
}

function missingMilestones(ids: readonly string[], { milestones }: Content): string[] {
  const known = milestones.map(({ milestone }) => milestone.value.id);
  return ids.filter((id) => !known.includes(id));
}

/** Whether the question exists. Also true as long as its milestone has no questions at all. */
function isWritten(questionId: string, { milestones }: Content): boolean {
  const order = Number(/^m(\d+)-/.exec(questionId)?.[1]);
  const home = milestones.find(({ milestone }) => milestone.value.order === order);
  if (home === undefined) return false;
  return home.questions.length === 0 || home.questions.some(({ value }) => value.id === questionId);
}

function faultsOfOrder({ badges }: Content): Fault[] {
  const inOrder = badges.toSorted((left, right) => left.value.order - right.value.order);
  return inOrder.flatMap((badge, index) =>
    badge.value.order === index + 1 ? [] : [faultAt(badge, ['order'], `order: must be ${index + 1}`)],
  );
}
