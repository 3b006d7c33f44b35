import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(() => {
  cleanup();
  localStorage.clear();
  // The app hears of it as if another tab had done it: the choices of the browser begin anew.
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
});

// The DOM of the tests has no modal dialogs and no scrolling; what the tests see of both is enough.
if (!('showModal' in HTMLDialogElement.prototype)) {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
      this.dispatchEvent(new Event('close'));
    },
  });
}
window.scrollTo = () => {};
