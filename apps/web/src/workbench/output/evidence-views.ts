import type { Check } from '@python-learning/contract';
import type { EvidenceKind } from '@python-learning/domain';
import type { EvidenceView } from './evidence-view.ts';
import { strokesView } from './strokes-view.tsx';
import { textView } from './text-view.tsx';

/** Views by kind of evidence. */
export type EvidenceViews = Readonly<Record<string, EvidenceView>>;

/** Every kind of evidence, as the workbench shows it. */
export const evidenceViews: Readonly<Record<EvidenceKind, EvidenceView>> = {
  output: textView,
  value: textView,
  strokes: strokesView,
};

/** The view of a check: text for a rule, and for a kind that only a newer server knows. */
export function viewOf({ evidence = '' }: Check, views: EvidenceViews): EvidenceView {
  const view = Object.hasOwn(views, evidence) ? views[evidence] : undefined;
  return view ?? textView;
}
