import MarkdownIt from 'markdown-it';
import sanitizeHtml from 'sanitize-html';

const allowedTags = ['p', 'br', 'strong', 'em', 'code', 'pre', 'ul', 'ol', 'li'];

const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false });

/**
 * Markdown of a content file as HTML that is safe to put into a page: only plain text marks remain,
 * without attributes; everything else, scripts and links included, is shown as text or dropped.
 */
export function renderMarkdown(source: string): string {
  return sanitizeHtml(markdown.render(source), { allowedTags, allowedAttributes: {} }).trim();
}

/** Plain text as one HTML paragraph: no sign in it, such as `*` or `<`, has a meaning. */
export function renderPlain(text: string): string {
  return `<p>${markdown.utils.escapeHtml(text)}</p>`;
}

/** A Markdown code block whose fence is longer than any that stands in the text. */
export function codeBlock(text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}\n${text}\n${fence}`;
}
