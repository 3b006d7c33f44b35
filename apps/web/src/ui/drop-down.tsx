import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { useEscape } from './use-escape.ts';
import { useWasTrue } from './use-was-true.ts';

type DropDownProps = { label: ReactNode; children: ReactNode; className?: string };

/** A button that opens a small panel below it, which is rendered when it first opens. Escape, a press elsewhere and a press on a link close it. */
export function DropDown({ label, children, className }: DropDownProps) {
  const [open, setOpen] = useState(false);
  const wasOpened = useWasTrue(open);
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  useCloseFromOutside(root, open, setOpen);
  useEscape(
    open,
    useCallback(() => {
      setOpen(false);
      trigger.current?.focus();
    }, []),
  );
  return (
    <div ref={root} className="relative">
      <button
        ref={trigger}
        type="button"
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => setOpen(!open)}
        className={classNames(
          'inline-flex min-h-11 items-center gap-1 rounded-xl px-3 hover:bg-sunken',
          className,
        )}
      >
        {label}
        <Icon
          name="chevron-down"
          className={classNames('size-5 transition-transform', open && 'rotate-180')}
        />
      </button>
      <div
        id={panelId}
        hidden={!open}
        className="absolute end-0 top-full z-20 mt-2 w-max min-w-full max-w-72 rounded-2xl border border-line bg-surface p-2 shadow-[0_12px_32px_-12px_rgb(10_30_34/0.35)]"
        onClickCapture={(event) => {
          if (event.target instanceof Element && event.target.closest('a')) setOpen(false);
        }}
      >
        {wasOpened && children}
      </div>
    </div>
  );
}

function useCloseFromOutside(
  root: { readonly current: HTMLElement | null },
  open: boolean,
  setOpen: (open: boolean) => void,
): void {
  useEffect(() => {
    if (!open) return;
    const close = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', close);
    document.addEventListener('focusin', close);
    return () => {
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('focusin', close);
    };
  }, [open, root, setOpen]);
}
