import { useSyncExternalStore } from 'react';
import { Icon } from './icon.tsx';

export type ToastKind = 'success' | 'info';
type Toast = { id: number; kind: ToastKind; text: string; isSilent: boolean };

/** Milliseconds to read a short sentence twice. An error is never shown in a toast alone. */
const shownMs = 5000;

const listeners = new Set<() => void>();
let toasts: readonly Toast[] = [];
let lastId = 0;

type ToastOptions = {
  /** True if the screen itself announces the same, so that a screen reader does not repeat it. */
  isSilent?: boolean;
};

/** Shows a message for a while below the header, away from buttons that a thumb reaches for. */
export function showToast(text: string, kind: ToastKind = 'success', options: ToastOptions = {}): void {
  lastId += 1;
  const toast = { id: lastId, kind, text, isSilent: options.isSilent ?? false };
  change([...toasts.slice(-2), toast]);
  setTimeout(() => change(toasts.filter((shown) => shown.id !== toast.id)), shownMs);
}

/** Shows toasts. In the layout once, so that the live region exists before its first message. */
export function ToastRegion() {
  const shown = useSyncExternalStore(subscribe, readToasts, readToasts);
  return (
    <output
      aria-live="polite"
      className="pointer-events-none fixed inset-x-0 top-20 z-30 grid justify-items-center gap-2 px-4 print:hidden"
    >
      {shown.map((toast) => (
        <span
          key={toast.id}
          aria-hidden={toast.isSilent}
          className="flex animate-[rise_200ms_ease-out] items-center gap-2 rounded-xl bg-ink px-4 py-3 font-bold text-ground"
        >
          <Icon name={toast.kind === 'success' ? 'check-circle' : 'info'} />
          {toast.text}
        </span>
      ))}
    </output>
  );
}

function readToasts(): readonly Toast[] {
  return toasts;
}

function change(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    // Without a region nobody sees them: the next region begins empty.
    if (listeners.size === 0) toasts = [];
  };
}
