import type { ComponentProps, MouseEvent } from 'react';
import { createPath, useHref, useLocation, useNavigate } from 'react-router';

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** The address inside the app, with its search and its hash. */
  to: string;
  /** Location state for the target screen. */
  state?: unknown;
  /** Replaces the current entry of the history. A link to the current address always does. */
  replace?: boolean;
};

/**
 * A link to a screen that does not reload the page. The router's own link adds 4 KB for preloading data, which this app
 * does not use.
 */
export function Link({ to, state, replace = false, onClick, children, ...rest }: LinkProps) {
  const href = useHref(to);
  const here = createPath(useLocation());
  const navigate = useNavigate();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainPress(event)) return;
    event.preventDefault();
    // A replaced entry does not move the page, but a pressed link shows the top, as it would with a reload.
    if (href === here) window.scrollTo(0, 0);
    void navigate(to, { state, replace: replace || href === here });
  };
  return (
    <a {...rest} href={href} onClick={follow}>
      {children}
    </a>
  );
}

/** False for presses that the browser handles itself: a new tab, a new window, a download. */
function isPlainPress({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
  currentTarget,
}: MouseEvent<HTMLAnchorElement>) {
  const staysHere = currentTarget.target === '' || currentTarget.target === '_self';
  return button === 0 && staysHere && !(metaKey || ctrlKey || shiftKey || altKey);
}
