import { pythonLanguage } from '@codemirror/lang-python';
import { HighlightStyle, LanguageSupport, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { tags } from '@lezer/highlight';

/** The colours that code has everywhere; they follow the theme. */
const words = HighlightStyle.define([
  {
    tag: [tags.keyword, tags.operatorKeyword, tags.controlKeyword, tags.bool, tags.null],
    color: 'var(--code-keyword)',
    fontWeight: '700',
  },
  { tag: [tags.string, tags.special(tags.string)], color: 'var(--code-string)' },
  { tag: tags.number, color: 'var(--code-number)' },
  { tag: tags.comment, color: 'var(--code-comment)' },
  {
    tag: [tags.function(tags.variableName), tags.function(tags.definition(tags.variableName))],
    color: 'var(--code-call)',
  },
]);

/**
 * Python and its colours, without the completions that the package offers: nobody sees them here, and they weigh 4 KB.
 * CodeMirror's smaller mode without a syntax tree would save 16 KB more, but it closes the quotation marks of an f-string
 * wrongly and moves lines into blocks that the learner has left.
 */
export const python: Extension = [new LanguageSupport(pythonLanguage), syntaxHighlighting(words)];
