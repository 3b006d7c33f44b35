/** How long a sign-up that is not proven may be corrected without its password being typed again, in milliseconds. */
const keptMs = 10 * 60 * 1000;

let kept: { email: string; password: string; untilMs: number } | null = null;

/**
 * Keeps the password of a sign-up until its address is proven, for a learner who goes back to correct the address. Only
 * the memory of this document has it: what the history or the storage of a browser keeps is written to its disk.
 */
export function keepPassword(email: string, password: string): void {
  kept = { email, password, untilMs: Date.now() + keptMs };
}

/** Returns the password that was typed with an address, or null when it is not kept, or no longer. */
export function findKeptPassword(email: string): string | null {
  if (kept !== null && Date.now() >= kept.untilMs) kept = null;
  return kept?.email === email ? kept.password : null;
}

export function forgetPassword(): void {
  kept = null;
}
