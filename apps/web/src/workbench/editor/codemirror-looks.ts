import { EditorView } from '@codemirror/view';

/** Uses the colour roles of the app, so that the editor follows the theme. */
export const editorLooks = EditorView.theme({
  '&': {
    color: 'var(--ink)',
    backgroundColor: 'var(--surface)',
    fontSize: 'calc(1rem * var(--code-scale, 1))',
  },
  '&.cm-focused': { outline: 'none' },
  // A ligature would show two characters as one: a child must see == as it is typed.
  '.cm-scroller': { fontFamily: 'var(--editor-font)', fontVariantLigatures: 'none', lineHeight: '1.6' },
  '.cm-content': { padding: '0.75rem 0', caretColor: 'var(--action)', minHeight: 'var(--editor-height)' },
  '.cm-gutters': { backgroundColor: 'transparent', color: 'var(--muted)', border: 'none' },
  '.cm-lineNumbers .cm-gutterElement': { minWidth: '2.25rem', padding: '0 0.5rem 0 0' },
  '.cm-activeLine': { backgroundColor: 'color-mix(in srgb, var(--action) 6%, transparent)' },
  '.cm-marked-line': {
    backgroundColor: 'var(--danger-soft)',
    boxShadow: 'inset 3px 0 0 var(--danger)',
  },
  '.cm-mended-line': {
    backgroundColor: 'var(--success-soft)',
    boxShadow: 'inset 3px 0 0 var(--success)',
  },
  '.cm-drawn-line': {
    backgroundColor: 'var(--code-now)',
    boxShadow: 'inset 5px 0 0 var(--reward)',
  },
  '.cm-line-note': {
    padding: '0.125rem 0.75rem 0.375rem 0.375rem',
    backgroundColor: 'var(--danger-soft)',
    boxShadow: 'inset 3px 0 0 var(--danger)',
    color: 'var(--danger)',
    fontFamily: 'var(--font-sans, inherit)',
    fontSize: '1rem',
    fontWeight: '700',
    whiteSpace: 'normal',
  },
  '&.cm-focused .cm-matchingBracket': {
    backgroundColor: 'var(--reward-soft)',
    outline: '1px solid var(--edge)',
  },
  '.cm-content ::selection, &.cm-focused .cm-content ::selection': {
    backgroundColor: 'color-mix(in srgb, var(--action) 30%, transparent)',
  },
});
