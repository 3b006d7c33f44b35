import { Link, type LinkProps } from 'react-router';

/** A link within or below a form. */
export function TextLink(props: LinkProps) {
  return (
    <Link
      {...props}
      className="inline-flex min-h-11 items-center font-bold text-action underline underline-offset-4 hover:text-action-strong"
    />
  );
}
