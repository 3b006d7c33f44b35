import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from './class-names.ts';

/** Pages shown so far. The browser focuses the first page itself, the app every later one. */
let pagesShown = 0;

type PageTitleProps = {
  /** The name of the page in the browser's tab. */
  title: string;
  /** The heading, where it says more than the title. */
  children?: ReactNode;
  className?: string;
};

/** Focuses the title when the focused part of the page is removed. */
export function focusPageTitle(): void {
  document.querySelector<HTMLElement>('main h1, h1')?.focus({ preventScroll: true });
}

/** The only h1 of a page. Sets the tab's title and takes the focus when the page opens. */
export function PageTitle({ title, children, className }: PageTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    pagesShown += 1;
    if (pagesShown > 1) heading.current?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    document.title = `${title} · Python Learning`;
  }, [title]);
  return (
    <h1 ref={heading} tabIndex={-1} className={classNames(className ?? 'text-2xl md:text-3xl')}>
      {children ?? title}
    </h1>
  );
}
