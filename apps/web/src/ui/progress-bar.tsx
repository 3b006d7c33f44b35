import { classNames } from './class-names.ts';

type ProgressBarProps = { value: number; max: number; label: string; className?: string };

/** A progress bar; `label` is its name for screen readers. */
export function ProgressBar({ value, max, label, className }: ProgressBarProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <div
      className={classNames(
        'relative h-3 overflow-hidden rounded-full bg-sunken ring-1 ring-line ring-inset',
        className,
      )}
    >
      {/* Browsers style their own bars differently: screen readers read this one, the one below is visible. */}
      <progress value={value} max={max} aria-label={label} className="sr-only" />
      <div
        className="h-full rounded-full bg-success transition-[width] duration-300"
        style={{ width: `${share * 100}%` }}
        aria-hidden="true"
      />
    </div>
  );
}
