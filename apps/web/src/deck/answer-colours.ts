/** Colours of the chosen option. */
export function colourOfChosen(isRight: boolean | null): string {
  if (isRight === null) return 'border-action bg-action-soft';
  return isRight ? 'border-success bg-success-soft' : 'border-danger bg-sunken';
}
