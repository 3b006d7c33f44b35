import { describe, expect, test } from 'vitest';
import { codeBlock, renderMarkdown, renderPlain } from './markdown.ts';

describe('Markdown of the content', () => {
  test('becomes paragraphs, lists and code', () => {
    expect(renderMarkdown('Use `print()`.\n\n- **one**\n- *two*\n')).toBe(
      '<p>Use <code>print()</code>.</p>\n<ul>\n<li><strong>one</strong></li>\n<li><em>two</em></li>\n</ul>',
    );
  });

  test('keeps the spaces of a code block', () => {
    expect(renderMarkdown(codeBlock('*  NILA  *\n\n<b>'))).toBe(
      '<pre><code>*  NILA  *\n\n&lt;b&gt;\n</code></pre>',
    );
  });

  test('shows a script tag as text, so that nothing runs', () => {
    const html = renderMarkdown('<script>alert(1)</script> <img src=x onerror=alert(1)>');
    expect(html).not.toMatch(/<(script|img)/);
    expect(html).toContain('&lt;script&gt;');
  });

  test('has no links, no pictures and no attributes', () => {
    const html = renderMarkdown('[here](javascript:alert(1)) ![x](http://a.b/c.png)\n\n# Title');
    expect(html).not.toMatch(/<(a|img|h1)|javascript:[^)]*"|href|src=/);
  });

  test('is not cut short by back ticks in the code', () => {
    expect(renderMarkdown(codeBlock('```\nprint(1)'))).toBe('<pre><code>```\nprint(1)\n</code></pre>');
  });
});

test('in plain text no sign has a meaning', () => {
  expect(renderPlain('print("**") <b>')).toBe('<p>print(&quot;**&quot;) &lt;b&gt;</p>');
});
