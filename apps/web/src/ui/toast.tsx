import { useSyncExternalStore } from 'react';
import { Icon } from './icon.tsx';

export type ToastKind = 'success' | 'info';
type Toast = { id: number; kind: ToastKind; text: string; isSilent: boolean };

/** Long enough to read a short sentence twice. A toast is never the only carrier of an error. */
const shownMs = 5000;

const listeners = new Set<() => void>();
let toasts: readonly Toast[] = [];
let lastId = 0;

type ToastOptions = {
  /** True where the screen itself says the same to those who listen: nobody wants to hear it twice. */
  isSilent?: boolean;
};

/** Says something in passing below the header, where no button waits for a thumb. */
export function showToast(text: string, kind: ToastKind = 'success', options: ToastOptions = {}): void {
  lastId += 1;
  const toast = { id: lastId, kind, text, isSilent: options.isSilent ?? false };
  change([...toasts.slice(-2), toast]);
  setTimeout(() => change(toasts.filter((shown) => shown.id !== toast.id)), shownMs);
}

/** Where toasts appear; stands once in the layout, so that a screen reader knows it before it speaks. */
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
    // Where no region is left nobody sees them: a later one begins empty.
    if (listeners.size === 0) toasts = [];
  };
}
