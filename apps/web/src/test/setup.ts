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
  const modals = new Set<HTMLDialogElement>();
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
      modals.add(this);
    },
    close(this: HTMLDialogElement) {
      this.open = false;
      modals.delete(this);
      this.dispatchEvent(new Event('close'));
    },
  });
  // As in a browser, nothing outside the last modal dialog takes the focus while it is on the page.
  const takeFocus = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'focus')
    ?.value as HTMLElement['focus'];
  HTMLElement.prototype.focus = function (this: HTMLElement, options?: FocusOptions) {
    const modal = [...modals].findLast(({ isConnected }) => isConnected);
    if (modal?.contains(this) !== false) takeFocus.call(this, options);
  };
}
window.scrollTo = () => {};
