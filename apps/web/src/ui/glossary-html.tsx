import { useMemo } from 'react';
import { useTermPieces } from '../lib/glossary/use-glossary.ts';
import { MarkedText } from './glossary-text.tsx';
import { elementsOf, parseHtml } from './html-elements.ts';

/** Shows HTML of the api, of which only simple formatting is left. Glossary words open a card, except in code. */
export function GlossaryHtml({ html }: { html: string }) {
  const { body, words } = useMemo(() => read(html), [html]);
  const pieces = useTermPieces(words.map(({ data }) => data));
  const marked = new Map(words.map((node, index) => [node, pieces[index] ?? []]));
  const content = elementsOf(body, (node, key) => {
    const found = marked.get(node);
    return found === undefined ? node.data : <MarkedText key={key} pieces={found} />;
  });
  return <div className="prose">{content}</div>;
}

function read(html: string): { body: HTMLElement; words: Text[] } {
  const body = parseHtml(html);
  return { body, words: wordsIn(body) };
}

/** Returns every text node outside of code, in reading order. */
function wordsIn(node: Node): Text[] {
  if (node instanceof Text) return [node];
  if (node instanceof Element && node.matches('code, pre, kbd')) return [];
  return Array.from(node.childNodes).flatMap(wordsIn);
}
