/** True if the user asked the system for less motion. */
export function wantsLessMotion(): boolean {
  return globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches === true;
}
