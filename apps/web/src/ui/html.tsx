import { lazy, Suspense } from 'react';
import { Skeleton } from './skeleton.tsx';

type HtmlProps = { html: string; className?: string };

const CleanHtml = lazy(() => import('./clean-html.tsx').then(({ CleanHtml }) => ({ default: CleanHtml })));

/** Shows HTML that came from the api, cleaned once more on this side. */
export function Html({ html, className }: HtmlProps) {
  return (
    <Suspense fallback={<Skeleton className="h-16 w-full" />}>
      <CleanHtml html={html} {...(className === undefined ? {} : { className })} />
    </Suspense>
  );
}
