import DOMPurify from 'dompurify';
import { useMemo } from 'react';
import { classNames } from './class-names.ts';

const allowed = {
  ALLOWED_TAGS:
    'p br b i em strong code pre kbd span ul ol li h3 h4 blockquote table thead tbody tr th td'.split(' '),
  ALLOWED_ATTR: ['class', 'lang'],
};

type CleanHtmlProps = { html: string; className?: string };

/** Loaded apart, with the cleaner; use `Html`. */
export function CleanHtml({ html, className }: CleanHtmlProps) {
  const clean = useMemo(() => DOMPurify.sanitize(html, allowed), [html]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned in the line above
  return <div className={classNames('prose', className)} dangerouslySetInnerHTML={{ __html: clean }} />;
}
