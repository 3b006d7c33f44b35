import MarkdownIt from 'markdown-it';
import sanitizeHtml from 'sanitize-html';

const allowedTags = ['p', 'br', 'strong', 'em', 'code', 'pre', 'ul', 'ol', 'li'];

const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false });

/**
 * Renders Markdown of a content file to HTML that is safe in a page: only tags of simple formatting remain, without
 * attributes. Everything else, scripts and links included, is shown as text or dropped.
 */
export function renderMarkdown(source: string): string {
  return sanitizeHtml(markdown.render(source), { allowedTags, allowedAttributes: {} }).trim();
}

/** Renders plain text as one HTML paragraph; characters such as `*` or `<` have no special meaning. */
export function renderPlain(text: string): string {
  return `<p>${markdown.utils.escapeHtml(text)}</p>`;
}

/** A Markdown code block whose fence is longer than any run of backticks in the text. */
export function codeBlock(text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}\n${text}\n${fence}`;
}
