import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

type ScreenLoadingProps = {
  /** What is loading, for screen readers. */
  label: string;
  /** The width of the screen that loads, such as `max-w-5xl`. */
  className?: string;
  /** `Skeleton`s in the sizes of the content, so that nothing moves when it arrives. */
  children: ReactNode;
};

/** Placeholder of a screen while its content loads. */
export function ScreenLoading({ label, className = 'max-w-5xl', children }: ScreenLoadingProps) {
  return (
    <div
      aria-busy="true"
      className={classNames('mx-auto grid w-full grid-cols-1 gap-4 px-4 py-6', className)}
    >
      <p role="status" className="sr-only">
        {label}
      </p>
      {children}
    </div>
  );
}
