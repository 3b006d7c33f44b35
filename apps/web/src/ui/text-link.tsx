import { Link, type LinkProps } from './link.tsx';

/** A link within or below a text, large enough for a thumb. */
export function TextLink(props: LinkProps) {
  return (
    <Link
      {...props}
      className="inline-flex min-h-11 items-center font-bold text-action underline underline-offset-4 hover:text-action-strong"
    />
  );
}
