import DOMPurify from 'dompurify';
import { useMemo } from 'react';
import { classNames } from './class-names.ts';
import { htmlAllowed } from './html-allowed.ts';

type CleanHtmlProps = { html: string; className?: string };

/** Sanitizes and shows HTML. Loaded separately, with the sanitizer; use `Html`. */
export function CleanHtml({ html, className }: CleanHtmlProps) {
  const clean = useMemo(() => DOMPurify.sanitize(html, htmlAllowed), [html]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned in the line above
  return <div className={classNames('prose', className)} dangerouslySetInnerHTML={{ __html: clean }} />;
}
