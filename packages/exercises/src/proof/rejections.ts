import type { Rejection } from '../exercise.ts';
import type { RejectionReason } from '../rejection.ts';

const detailLength = 300;

/** A rejection with a detail that fits in a line of a log. */
export function reject(reason: RejectionReason, detail: string): Rejection {
  return { reason, detail: detail.length > detailLength ? `${detail.slice(0, detailLength)}…` : detail };
}

/** One rejection when there is a fault, none when it is undefined. */
export function rejectIf(reason: RejectionReason, fault: string | undefined): Rejection[] {
  return fault === undefined ? [] : [reject(reason, fault)];
}
