/** Leaves the app for an address of another site. A file of its own, because no test can watch `location`. */
export function goTo(address: string): void {
  window.location.assign(address);
}
