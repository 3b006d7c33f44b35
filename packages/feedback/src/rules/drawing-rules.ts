import { type DrawingStep, isEnough, type Point, type Rule } from '@python-learning/domain';
import type { RuleContext } from './rule-context.ts';

/** Rules about the drawing of the shown run. A line, an arc, a ring and a dot are one stroke each. */
export const drawingRules = {
  strokes: (rule, context) => isEnough(strokesOf(context).length, rule.comparison),
  colours: (rule, context) =>
    isEnough(new Set(strokesOf(context).map(({ colour }) => colour)).size, rule.comparison),
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

/** Whether the pen that drew the first line is back at its beginning. */
function endsWhereItBegan(steps: readonly DrawingStep[]): boolean {
  const first = steps.find((step) => step.kind === 'line');
  const start = first?.points[0];
  if (first === undefined || start === undefined) return false;
  const end = steps
    .filter(({ pen }) => pen === first.pen)
    .flatMap(endOf)
    .at(-1);
  return end !== undefined && Math.hypot(end[0] - start[0], end[1] - start[1]) <= nearby;
}

/** Where a step left the pen; empty for one that did not move it. */
function endOf(step: DrawingStep): Point[] {
  if (step.kind === 'move') return [step.to];
  return step.kind === 'line' ? step.points.slice(-1) : [];
}
