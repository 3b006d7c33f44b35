/** True when there is room beside the picture. */
export function isWide(): boolean {
  return globalThis.matchMedia?.('(min-width: 1024px)').matches === true;
}

/** True on a phone held upright. */
export function isPhone(): boolean {
  return globalThis.matchMedia?.('(max-width: 479px)').matches === true;
}
