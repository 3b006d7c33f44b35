import type { OrderLinesKey } from '@python-learning/domain';
import type { CardGrade } from './card-graders.ts';

/** Accepts every order that makes a right program. Of a wrong one, it explains the first line that belongs to none. */
export function gradeOrder(
  { pieces, accepted, hint, explanation }: OrderLinesKey,
  order: readonly number[],
): CardGrade {
  const isCorrect = accepted.some(
    (one) => one.length === order.length && one.every((piece, place) => piece === order[place]),
  );
  if (isCorrect) return { isCorrect, explanation: [explanation] };
  const [why = hint] = order.flatMap((piece) => pieces[piece]?.why ?? []);
  return { isCorrect, explanation: [why] };
}
