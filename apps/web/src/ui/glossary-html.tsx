import { EarlyPart, fetchEarly } from './early-part.tsx';

type GlossaryHtmlProps = { html: string };

const marked = fetchEarly<GlossaryHtmlProps>(async () => {
  const { MarkedHtml } = await import('./marked-html.tsx');
  return MarkedHtml;
});

/** HTML that came from the api, cleaned once more, with glossary words that can be tapped; never those in code. */
export function GlossaryHtml(props: GlossaryHtmlProps) {
  return <EarlyPart part={marked} props={props} />;
}
