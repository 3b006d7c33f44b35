import { type ChangeDesc, StateEffect, type StateEffectType, StateField, type Text } from '@codemirror/state';
import { type BlockInfo, Decoration, type DecorationSet, EditorView, WidgetType } from '@codemirror/view';
import type { LineNote } from './line-note.ts';

/** Marks a line (counted from 1), or none. */
const noteEffect = StateEffect.define<LineNote | null>();

/** Marks a line (counted from 1) that was mended for the learner, or none. */
const mendedEffect = StateEffect.define<number | null>();

/** Marks the line (counted from 1) that drew what a drawing shows, or none. */
const drawnEffect = StateEffect.define<number | null>();

/** How long a mended line stays marked, in milliseconds. */
const mendedMs = 1600;

/** Shows a mended line without taking the focus, and marks it for a moment. */
export function showMended(view: EditorView, line: number): void {
  const { doc } = view.state;
  const shown = Math.min(Math.max(1, line), doc.lines);
  const scroll = EditorView.scrollIntoView(doc.line(shown).from, {
    y: 'start',
    yMargin: scrollsItself(view) ? 0 : aboveMended,
  });
  view.dispatch({ effects: [mendedEffect.of(shown), scroll] });
  setTimeout(() => view.dispatch({ effects: mendedEffect.of(null) }), mendedMs);
}

/** Marks a line, or none. Where the code scrolls in its own frame, shows the line there; the page stays. */
export function showLineNote(view: EditorView, lineNote: LineNote | null): void {
  view.dispatch({ effects: noteEffect.of(lineNote) });
  if (lineNote !== null) scrollInFrame(view, lineNote.line);
}

/** Marks the line that drew what a drawing shows, or none. Where the code scrolls in its own frame, shows it there. */
export function showDrawn(view: EditorView, line: number | null): void {
  view.dispatch({ effects: drawnEffect.of(line) });
  if (line !== null) scrollInFrame(view, line);
}

/** Shows a line in the frame of the code; the page stays. */
function scrollInFrame(view: EditorView, line: number): void {
  const frame = frameOf(view);
  const { doc } = view.state;
  if (frame === null || line < 1 || line > doc.lines) return;
  view.requestMeasure({
    // The block is the line with its note.
    read: () => outsideOf(frame, view.documentTop, view.lineBlockAt(doc.line(line).from)),
    write: (px) => frame.scrollBy({ top: px, behavior: 'instant' }),
  });
}

/** How far a frame must scroll to show a block of the code, in CSS pixels: 0 if it is in sight, negative for upwards. */
function outsideOf(frame: Element, documentTop: number, { top, bottom }: BlockInfo): number {
  const seen = frame.getBoundingClientRect();
  const above = documentTop + top - seen.top;
  const below = documentTop + bottom - seen.bottom;
  if (above < 0) return above;
  return Math.max(0, Math.min(below, above));
}

/** True in the practice, where the code scrolls in its own frame and nothing covers that. */
export function scrollsItself(view: EditorView): boolean {
  return frameOf(view) !== null;
}

/** The frame in which the code scrolls; null where it scrolls with the page. */
function frameOf(view: EditorView): Element | null {
  const frame = view.dom.closest('.editor-scroller');
  return frame !== null && getComputedStyle(frame).overflowY === 'auto' ? frame : null;
}

/** Room above a mended line for the header and the note with Undo, in CSS pixels. */
const aboveMended = 130;

/** The mended line, while it is marked. */
export const mendedLines = markedBy(mendedEffect, 'cm-mended-line');

/** The line that drew what a drawing shows. After an edit it may have drawn nothing. */
export const drawnLines = markedBy(drawnEffect, 'cm-drawn-line', () => Decoration.none);

/** A field with the line that an effect marks, which follows edits unless `edit` says otherwise. */
function markedBy(
  effect: StateEffectType<number | null>,
  className: string,
  edit: (set: DecorationSet, changes: ChangeDesc) => DecorationSet = (set, changes) => set.map(changes),
): StateField<DecorationSet> {
  const decoration = Decoration.line({ class: className });
  return StateField.define<DecorationSet>({
    create: () => Decoration.none,
    update(set, transaction) {
      const marked = transaction.effects.find((each) => each.is(effect));
      if (marked === undefined) return transaction.docChanged ? edit(set, transaction.changes) : set;
      const line: number | null = marked.value;
      const { doc } = transaction.state;
      if (line === null || line < 1 || line > doc.lines) return Decoration.none;
      return Decoration.set(decoration.range(doc.line(line).from));
    },
    provide: (field) => EditorView.decorations.from(field),
  });
}

/** The marked line and the note below it. Both follow edits. */
export const lineNotes = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(set, transaction) {
    const effect = transaction.effects.find((each) => each.is(noteEffect));
    if (effect === undefined) return set.map(transaction.changes);
    const lineNote: LineNote | null = effect.value;
    return lineNote === null ? Decoration.none : decorate(transaction.state.doc, lineNote);
  },
  provide: (field) => EditorView.decorations.from(field),
});

const markedLine = Decoration.line({ class: 'cm-marked-line' });

function decorate(doc: Text, { line, note }: LineNote): DecorationSet {
  if (line < 1 || line > doc.lines) return Decoration.none;
  const { from, to } = doc.line(line);
  const below = Decoration.widget({ widget: new NoteWidget(note), block: true, side: 1 });
  return Decoration.set([markedLine.range(from), ...(note === '' ? [] : [below.range(to)])]);
}

class NoteWidget extends WidgetType {
  readonly #note: string;

  constructor(note: string) {
    super();
    this.#note = note;
  }

  override eq(other: NoteWidget): boolean {
    return other.#note === this.#note;
  }

  /** Hidden from screen readers, which read the same in the explanation. */
  override toDOM(): HTMLElement {
    const element = document.createElement('div');
    element.className = 'cm-line-note';
    element.setAttribute('aria-hidden', 'true');
    element.textContent = this.#note;
    return element;
  }
}
