import type { ReactNode } from 'react';
import { Link, type LinkProps } from './link.tsx';

const look =
  'inline-flex min-h-11 items-center font-bold text-action underline underline-offset-4 hover:text-action-strong';

/** A link within or below a text, large enough for a thumb. */
export function TextLink(props: LinkProps) {
  return <Link {...props} className={look} />;
}

/** The same for a file of the server, which the browser itself opens. */
export function FileLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className={look}>
      {children}
    </a>
  );
}
