import { EarlyPart, fetchEarly } from './early-part.tsx';

type HtmlProps = { html: string; className?: string };

const cleaned = fetchEarly<HtmlProps>(async () => {
  const { CleanHtml } = await import('./clean-html.tsx');
  return CleanHtml;
});

/** Sanitizes HTML of the api once more and shows it. */
export function Html(props: HtmlProps) {
  return <EarlyPart part={cleaned} props={props} />;
}
