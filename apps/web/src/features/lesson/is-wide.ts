/** True when there is room beside the picture. */
export function isWide(): boolean {
  return globalThis.matchMedia?.('(min-width: 1024px)').matches === true;
}
