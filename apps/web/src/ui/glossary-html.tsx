import { EarlyPart, fetchEarly } from './early-part.tsx';

type GlossaryHtmlProps = { html: string };

const marked = fetchEarly<GlossaryHtmlProps>(async () => {
  const { MarkedHtml } = await import('./marked-html.tsx');
  return MarkedHtml;
});

/** Shows HTML of the api, sanitized again. Glossary words open a card, except in code. */
export function GlossaryHtml(props: GlossaryHtmlProps) {
  return <EarlyPart part={marked} props={props} />;
}
