import './react-commits.ts';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(() => {
  cleanup();
  localStorage.clear();
  // Notifies the app as if another tab had cleared the storage, which resets the settings of the browser.
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
});

// The tests' DOM has no modal dialogs and no scrolling; these stubs are enough for the tests.
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
