import DOMPurify from 'dompurify';
import { createElement, type ReactNode, useMemo } from 'react';
import type { MarkedPiece } from '../lib/glossary/find-terms.ts';
import { useMarkedTexts } from '../lib/glossary/use-glossary.ts';
import { MarkedText } from './glossary-text.tsx';
import { htmlAllowed } from './html-allowed.ts';

/** Marks glossary words in HTML. Loaded separately, with the sanitizer; use `GlossaryHtml`. */
export function MarkedHtml({ html }: { html: string }) {
  const { fragment, words } = useMemo(() => read(html), [html]);
  const pieces = useMarkedTexts(words.map(({ data }) => data));
  const marked = new Map(words.map((node, index) => [node, pieces[index] ?? []]));
  return <div className="prose">{toReact(fragment, marked)}</div>;
}

function read(html: string): { fragment: DocumentFragment; words: Text[] } {
  const fragment = DOMPurify.sanitize(html, { ...htmlAllowed, RETURN_DOM_FRAGMENT: true });
  return { fragment, words: wordsIn(fragment) };
}

/** Returns every text node outside of code, in reading order. */
function wordsIn(node: Node): Text[] {
  if (node instanceof Text) return [node];
  if (node instanceof Element && node.matches('code, pre, kbd')) return [];
  return Array.from(node.childNodes).flatMap(wordsIn);
}

function toReact(parent: Node, marked: ReadonlyMap<Node, MarkedPiece[]>): ReactNode[] {
  return Array.from(parent.childNodes).map((node, index) => {
    const pieces = marked.get(node);
    // biome-ignore lint/suspicious/noArrayIndexKey: a node is known by its place in the text
    if (pieces !== undefined) return <MarkedText key={index} pieces={pieces} />;
    if (!(node instanceof Element)) return node.textContent;
    const attributes = {
      key: index,
      className: node.getAttribute('class') ?? undefined,
      lang: node.getAttribute('lang') ?? undefined,
    };
    const children = toReact(node, marked);
    return createElement(node.localName, attributes, ...(children.length === 0 ? [] : [children]));
  });
}
