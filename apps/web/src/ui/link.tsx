import type { ComponentProps, MouseEvent } from 'react';
import { createPath, useHref, useLocation, useNavigate } from 'react-router';

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** The address inside the app, with its search and its hash. */
  to: string;
  /** What the screen that is gone to reads from its location. */
  state?: unknown;
  /** Takes the place of this page in the history; a link to the very same address always does. */
  replace?: boolean;
};

/**
 * A link to a screen, followed without loading the page anew. The router's own brings 4 KB for loading data ahead,
 * of which this app has none.
 */
export function Link({ to, state, replace = false, onClick, children, ...rest }: LinkProps) {
  const href = useHref(to);
  const here = createPath(useLocation());
  const navigate = useNavigate();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainPress(event)) return;
    event.preventDefault();
    void navigate(to, { state, replace: replace || href === here });
  };
  return (
    <a {...rest} href={href} onClick={follow}>
      {children}
    </a>
  );
}

/** Any other press means something to the browser: a new tab, a new window, a download. */
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
