import { pythonLanguage } from '@codemirror/lang-python';
import { HighlightStyle, LanguageSupport, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { tags } from '@lezer/highlight';

/** Uses the colour roles of the app, so that the editor follows the theme. */
const words = HighlightStyle.define([
  {
    tag: [tags.keyword, tags.operatorKeyword, tags.controlKeyword],
    color: 'var(--action-strong)',
    fontWeight: '700',
  },
  {
    tag: [tags.string, tags.special(tags.string)],
    color: 'color-mix(in srgb, var(--success) 80%, var(--ink))',
  },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--reward-ink)' },
  { tag: tags.comment, color: 'var(--muted)', fontStyle: 'italic' },
  {
    tag: [tags.function(tags.variableName), tags.function(tags.definition(tags.variableName))],
    color: 'var(--action)',
  },
]);

/**
 * Python and its colours, without the completions that the package offers: nobody sees them here, and they weigh 4 KB.
 * CodeMirror's smaller mode without a syntax tree would save 16 KB more, but it closes the quotation marks of an f-string
 * wrongly and moves lines into blocks that the learner has left.
 */
export const python: Extension = [new LanguageSupport(pythonLanguage), syntaxHighlighting(words)];
