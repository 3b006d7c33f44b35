import { createElement, Fragment, type ReactNode } from 'react';

/** Tags of the api's HTML that become elements. Of others, the content stays. */
const allowedTags: ReadonlySet<string> = new Set(
  'p br b i em strong code pre kbd span ul ol li h3 h4 blockquote table thead tbody tr th td'.split(' '),
);

/** Tags whose content is no text for readers. */
const droppedTags: ReadonlySet<string> = new Set(
  'script style iframe noframes noscript object svg math template textarea title'.split(' '),
);

/**
 * Parses HTML of the api in a document that runs no scripts and loads nothing. Its nodes must not enter the page:
 * `elementsOf` builds new ones.
 */
export function parseHtml(html: string): HTMLElement {
  return new DOMParser().parseFromString(`<body>${html}`, 'text/html').body;
}

/**
 * Builds the content of a parsed node again from what is allowed: simple tags, their class and language, and text.
 * Nothing is written as markup, so what browsers would read differently the second time cannot appear.
 *
 * @param showText what a text node becomes, if not its own text
 */
export function elementsOf(
  parent: Node,
  showText: (node: Text, key: number) => ReactNode = ({ data }) => data,
): ReactNode[] {
  return Array.from(parent.childNodes).flatMap((node, key): ReactNode[] => {
    if (node instanceof Text) return [showText(node, key)];
    if (!(node instanceof Element) || droppedTags.has(node.localName)) return [];
    const content = elementsOf(node, showText);
    if (!allowedTags.has(node.localName)) return [createElement(Fragment, { key }, ...content)];
    const attributes = {
      key,
      className: node.getAttribute('class') ?? undefined,
      lang: node.getAttribute('lang') ?? undefined,
    };
    return [createElement(node.localName, attributes, ...content)];
  });
}
