import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

/** A bordered surface that groups content. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      {...rest}
      className={classNames('rounded-2xl border border-line bg-surface p-5 md:p-7', className)}
    />
  );
}
