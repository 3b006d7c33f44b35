import { type DrawingStep, isEnough, type Point, type Rule } from '@python-learning/domain';
import { followedNames } from '../walks/walk-rules.ts';
import type { RuleContext } from './rule-context.ts';

/** Rules about the drawing of the shown run. A line, an arc, a ring and a dot are one stroke each. */
export const drawingRules = {
  strokes: (rule, context) => isEnough(strokesOf(context).length, rule.comparison),
  // With one value of a variable, such as the number of pieces that are done, all may have the same colour.
  colours: (rule, context) =>
    isEnough(new Set(strokesOf(context).map(({ colour }) => colour)).size, rule.comparison) ||
    (followedNames(context.walks ?? [], '') > 0 &&
      isEnough(context.facts.clues?.counts.colours ?? 0, rule.comparison)),
  closed: (_, context) => endsWhereItBegan(stepsOf(context)),
} as const satisfies Record<string, (rule: Rule, context: RuleContext) => boolean>;

type Stroke = Extract<DrawingStep, { kind: 'line' | 'dot' }>;

/** Two places this near are one: sines and cosines are rounded. */
const nearby = 1;

function stepsOf({ shown }: RuleContext): readonly DrawingStep[] {
  return shown.drawing?.steps ?? [];
}

/** The strokes that are left when the drawing is complete. */
function strokesOf(context: RuleContext): Stroke[] {
  const steps = stepsOf(context);
  const erased = new Set(steps.flatMap((step) => (step.kind === 'erase' ? step.steps : [])));
  return steps.filter(
    (step, index): step is Stroke => (step.kind === 'line' || step.kind === 'dot') && !erased.has(index),
  );
}

/** Whether the pen that drew the first line is back where that line began, or where the pen was before: a ring begins beside its pen. */
function endsWhereItBegan(steps: readonly DrawingStep[]): boolean {
  const first = steps.find((step) => step.kind === 'line');
  if (first === undefined) return false;
  const ofPen = steps.filter(({ pen }) => pen === first.pen);
  const before = ofPen.slice(0, ofPen.indexOf(first)).flatMap(endOf).at(-1) ?? middle;
  const end = ofPen.flatMap(endOf).at(-1);
  const starts = [before, ...first.points.slice(0, 1)];
  return end !== undefined && starts.some((start) => isNear(start, end));
}

/** Where a pen begins. */
const middle: Point = [0, 0];

function isNear(one: Point, other: Point): boolean {
  return Math.hypot(one[0] - other[0], one[1] - other[1]) <= nearby;
}

/** Where a step left the pen; empty for one that did not move it. */
function endOf(step: DrawingStep): Point[] {
  if (step.kind === 'move') return [step.to];
  return step.kind === 'line' ? step.points.slice(-1) : [];
}
