import { HighlightStyle, StreamLanguage, type StreamParser, syntaxHighlighting } from '@codemirror/language';
import { python as mode } from '@codemirror/legacy-modes/mode/python';
import type { Extension } from '@codemirror/state';
import { tags } from '@lezer/highlight';

type ModeState = Parameters<typeof mode.token>[1];

const constants: ReadonlySet<string> = new Set(['False', 'None', 'True']);
const callable: ReadonlySet<string> = new Set(['builtin', 'def', 'variable']);

/** Python by its words, line after line. The names that it returns are tags of `words`. */
const lines: StreamParser<ModeState> = {
  ...mode,
  token: (stream, state) => {
    const style = mode.token(stream, state);
    if (style === 'keyword' && constants.has(stream.current())) return 'bool';
    if (style === 'self') return 'variableName';
    // A name before a bracket, also where it is defined.
    const isCalled = callable.has(style ?? '') && stream.match(/^\s*\(/, false);
    return isCalled ? 'variableName.function' : style;
  },
};

/** Uses the colour roles of the app, so that the editor follows the theme. */
const words = HighlightStyle.define([
  { tag: tags.keyword, color: 'var(--action-strong)', fontWeight: '700' },
  { tag: tags.string, color: 'color-mix(in srgb, var(--success) 80%, var(--ink))' },
  { tag: [tags.number, tags.bool], color: 'var(--reward-ink)' },
  { tag: tags.comment, color: 'var(--muted)', fontStyle: 'italic' },
  { tag: tags.function(tags.variableName), color: 'var(--action)' },
]);

/** Python and its colours. A grammar that builds a tree would weigh 16 KB more (docs/decisions/084). */
export const python: Extension = [StreamLanguage.define(lines), syntaxHighlighting(words)];
