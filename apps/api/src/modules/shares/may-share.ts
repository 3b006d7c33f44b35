/** Whether children may share programs before a guardian has said so. The law of the place decides it. */
export type ConsentRule = { isRequired: boolean };

/**
 * Whether a learner may share programs.
 * @param consent what a guardian decided; null where nobody said anything
 */
export function maySharePrograms({ isRequired }: ConsentRule, consent: boolean | null): boolean {
  return consent ?? !isRequired;
}
