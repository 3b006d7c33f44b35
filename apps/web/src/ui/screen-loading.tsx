import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

type BusyScreenProps = {
  /** What is loading, for screen readers. */
  label: string;
  /** The width and the layout of the screen that loads. */
  className: string;
  /** `Skeleton`s in the sizes of the content, so that nothing moves when it arrives. */
  children: ReactNode;
};

/** Frame of a placeholder or an outline, marked as busy. */
export function BusyScreen({ label, className, children }: BusyScreenProps) {
  return (
    <div aria-busy="true" className={classNames('mx-auto w-full', className)}>
      <p role="status" className="sr-only">
        {label}
      </p>
      {children}
    </div>
  );
}

type ScreenLoadingProps = Omit<BusyScreenProps, 'className'> & { className?: string };

/** Placeholder of a screen while its content loads, in the layout of most screens. */
export function ScreenLoading({ className = 'max-w-5xl', ...screen }: ScreenLoadingProps) {
  return <BusyScreen {...screen} className={`grid grid-cols-1 gap-4 px-4 py-6 ${className}`} />;
}
