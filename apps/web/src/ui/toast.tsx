import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from './icon.tsx';

export type ToastKind = 'success' | 'info';
type Toast = { id: number; kind: ToastKind; text: string };

/** Milliseconds to read a short sentence twice. An error is never shown in a toast alone. */
const shownMs = 5000;

/** Milliseconds to notice what the screen itself says, too. */
const briefMs = 1500;

const listeners = new Set<() => void>();
let toasts: readonly Toast[] = [];
let lastId = 0;

/** Shows a message for a while below the header, away from buttons that a thumb reaches for. */
export function showToast(text: string, kind: ToastKind = 'success'): void {
  lastId += 1;
  const toast = { id: lastId, kind, text };
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
        <ToastText key={toast.id} kind={toast.kind}>
          {toast.text}
        </ToastText>
      ))}
    </output>
  );
}

/**
 * A success that the screen itself also says and announces. Over the header, so that it covers nothing that the learner
 * reads or presses, and hidden from screen readers. It goes after a moment, or with the part that renders it.
 */
export function BriefToast({ children }: { children: string }) {
  const [isShown, setShown] = useState(true);
  useEffect(() => {
    const end = setTimeout(() => setShown(false), briefMs);
    return () => clearTimeout(end);
  }, []);
  if (!isShown) return null;
  return createPortal(
    <div
      aria-hidden="true"
      // In a low window the header scrolls away; the toast would cover the code in its place.
      className="pointer-events-none fixed inset-x-0 top-[calc(min(0px,100dvh-26rem)*99)] z-30 grid h-16 place-items-center px-4 print:hidden"
    >
      <ToastText kind="success">{children}</ToastText>
    </div>,
    document.body,
  );
}

function ToastText({ kind, children }: { kind: ToastKind; children: string }) {
  return (
    <span className="flex animate-[rise_200ms_ease-out] items-center gap-2 rounded-xl bg-ink px-4 py-3 font-bold text-ground">
      <Icon name={kind === 'success' ? 'check-circle' : 'info'} />
      {children}
    </span>
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
