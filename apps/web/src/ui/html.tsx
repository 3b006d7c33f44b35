import { useMemo } from 'react';
import { classNames } from './class-names.ts';
import { elementsOf, parseHtml } from './html-elements.ts';

type HtmlProps = { html: string; className?: string };

/** Shows HTML of the api, of which only simple formatting is left. */
export function Html({ html, className }: HtmlProps) {
  const content = useMemo(() => elementsOf(parseHtml(html)), [html]);
  return <div className={classNames('prose', className)}>{content}</div>;
}
