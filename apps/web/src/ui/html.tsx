import { EarlyPart, fetchEarly } from './early-part.tsx';

type HtmlProps = { html: string; className?: string };

const cleaned = fetchEarly<HtmlProps>(async () => {
  const { CleanHtml } = await import('./clean-html.tsx');
  return CleanHtml;
});

/** Shows HTML that came from the api, cleaned once more on this side. */
export function Html(props: HtmlProps) {
  return <EarlyPart part={cleaned} props={props} />;
}
