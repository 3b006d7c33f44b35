import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { classNames } from './class-names.ts';

/** The history entry of the last title. The browser focuses the first page itself, the app every later one. */
let lastEntry: string | undefined;

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
  // Of the entry on which the title came: only a new title may take the focus.
  const entry = useRef(useLocation().key);
  useEffect(() => {
    // A page may get another title while it loads; the learner may have gone to a part of it meanwhile.
    const isKept =
      isInOpenMenu() || (lastEntry === entry.current && document.activeElement !== document.body);
    if (lastEntry !== undefined && !isKept) heading.current?.focus({ preventScroll: true });
    lastEntry = entry.current;
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

/** True while the focus is on the button of an open menu or in its panel, which closes when the focus leaves it. */
function isInOpenMenu(): boolean {
  const { activeElement } = document;
  return [...document.querySelectorAll('[aria-expanded="true"]')].some((button) => {
    const panel = document.getElementById(button.getAttribute('aria-controls') ?? '');
    return button === activeElement || panel?.contains(activeElement) === true;
  });
}
