import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { Link, type LinkProps } from './link.tsx';
import { Spinner } from './spinner.tsx';

export type ButtonKind = 'primary' | 'secondary' | 'ghost' | 'reward' | 'danger';

const shape =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-xl px-5 py-2 text-center font-bold leading-snug transition-colors disabled:cursor-not-allowed';

const colours: Record<ButtonKind, string> = {
  primary:
    'bg-action text-on-action hover:bg-action-strong disabled:bg-sunken disabled:text-muted disabled:hover:bg-sunken',
  secondary:
    'border-2 border-edge bg-surface text-ink hover:border-action hover:text-action disabled:border-line disabled:text-muted',
  ghost: 'text-action hover:bg-action-soft disabled:text-muted disabled:hover:bg-transparent',
  danger: 'border-2 border-danger bg-surface text-danger hover:bg-danger-soft disabled:text-muted',
  reward: 'bg-reward text-on-reward hover:brightness-105 disabled:bg-sunken disabled:text-muted',
};

function buttonClass(kind: ButtonKind = 'primary', className?: string): string {
  return classNames(shape, colours[kind], className);
}

type ButtonProps = ComponentProps<'button'> & {
  kind?: ButtonKind;
  /** Shows a spinner and ignores presses; the button stays in the tab order. */
  busy?: boolean;
};

export function Button({
  kind = 'primary',
  busy = false,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      {...(busy ? { 'aria-disabled': true } : {})}
      className={buttonClass(kind, className)}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {busy && <Spinner className="size-5" />}
      {children}
    </button>
  );
}

type ButtonLinkProps = LinkProps & { kind?: ButtonKind };

/** A link to a screen that looks like a button. */
export function ButtonLink({ kind = 'primary', className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={buttonClass(kind, className)} />;
}
