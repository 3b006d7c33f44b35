/**
 * Gives the memory back to the system that only the start of this process needed, such as the text of the course's files:
 * an idle process may not collect garbage for hours. Takes a tenth of a second, once. Does nothing in a process that was
 * started without `--expose-gc`.
 */
export function giveBackMemory(): void {
  globalThis.gc?.({ type: 'major', flavor: 'last-resort' });
}
