import { closeBrackets, closeBracketsKeymap, insertBracket } from '@codemirror/autocomplete';
import {
  copyLineDown,
  copyLineUp,
  cursorCharLeft,
  cursorCharRight,
  cursorGroupLeft,
  cursorGroupRight,
  deleteLine,
  history,
  historyKeymap,
  indentLess,
  indentMore,
  moveLineDown,
  moveLineUp,
  selectGroupLeft,
  selectGroupRight,
  standardKeymap,
  toggleComment,
  undo,
} from '@codemirror/commands';
import { bracketMatching, indentOnInput, indentUnit } from '@codemirror/language';
import { Compartment, EditorState, type Extension } from '@codemirror/state';
import {
  type Command,
  EditorView,
  highlightActiveLine,
  highlightSpecialChars,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import {
  drawnLines,
  lineNotes,
  mendedLines,
  scrollsItself,
  showDrawn,
  showLineNote,
  showMended,
} from './codemirror-lines.ts';
import { editorLooks } from './codemirror-looks.ts';
import { python } from './codemirror-python.ts';
import type { EditorEvents, EditorPort, KeyPress } from './editor-port.ts';
import type { LineNote } from './line-note.ts';
import { indentText, insertText } from './text-edit.ts';

/** How long Tab leaves the editor after Escape, in milliseconds; any other key ends it at once. */
const tabLeavesMs = 60_000;

/** Height of the bar at the foot of the window and the keys above it, in CSS pixels. */
const barHeight = 140;

export type FullEditor = EditorPort & {
  /** Replaces the code by code that was not typed here; the learner can undo it. */
  setCode(code: string): void;
  /** Marks a line and shows its note below; null removes the mark. The mark follows edits. */
  showLineNote(lineNote: LineNote | null): void;
  setNames(names: EditorNames): void;
  /** Re-measures where the letters have another size than before, so line numbers stay aligned. */
  setLetterSize(size: string): void;
  /** Shows the editor at the end of this element. */
  attachTo(parent: HTMLElement): void;
  destroy(): void;
};

/** `describedBy` is the id of the element that says how to leave the editor. */
export type EditorNames = { label: string; describedBy: string };

type EditorOptions = EditorEvents & {
  code: string;
  names: EditorNames;
  /** Any name of the size of the letters. */
  letterSize: string;
};

const attributes = new Compartment();
const measured = new Compartment();

/** Parses the code. Loaded separately, so no other file may import this one statically. */
export function createState({ code, names, ...events }: EditorOptions): EditorState {
  return EditorState.create({
    doc: code,
    extensions: [
      attributes.of(attributesFrom(names)),
      measured.of(plainLooks[0]),
      keys,
      typing,
      listen(events),
    ],
  });
}

/** Builds the editor of a state of `createState`, with the same options. It is seen when it is attached. */
export function createEditor(state: EditorState, { onRun, ...shown }: EditorOptions): FullEditor {
  let { names, letterSize } = shown;
  let hasNote = false;
  const view = new EditorView({ state });
  runByKey(view.dom, onRun);
  return {
    press: (key) => press(view, key),
    goToLine: (line) => goToLine(view, line),
    showMended: (line) => showMended(view, line),
    showDrawn: (line) => showDrawn(view, line),
    setCode: (next) => setCode(view, next),
    // Every change of the view costs a cheap phone 10 to 30 ms: one that changes nothing is left out.
    showLineNote: (lineNote) => {
      if (lineNote === null && !hasNote) return;
      hasNote = lineNote !== null;
      showLineNote(view, lineNote);
    },
    setNames: (next) => {
      if (next.label === names.label && next.describedBy === names.describedBy) return;
      names = next;
      view.dispatch({ effects: attributes.reconfigure(attributesFrom(next)) });
    },
    setLetterSize: (size) => {
      if (size === letterSize) return;
      letterSize = size;
      const [one, other] = plainLooks;
      const next = measured.get(view.state) === one ? other : one;
      view.dispatch({ effects: measured.reconfigure(next) });
    },
    attachTo: (parent) => {
      parent.append(view.dom);
      view.requestMeasure();
    },
    destroy: () => view.destroy(),
  };
}

/** Two identical themes: swapping them makes the editor re-measure its lines. */
const plainLooks = [EditorView.theme({}), EditorView.theme({})] as const;

const typing: Extension = [
  lineNumbers(),
  highlightSpecialChars(),
  highlightActiveLine(),
  history(),
  python,
  indentUnit.of(indentText),
  EditorState.tabSize.of(indentText.length),
  indentOnInput(),
  bracketMatching(),
  closeBrackets(),
  EditorView.lineWrapping,
  // The bar with Run and the key row cover the foot of the window; the caret stays above them.
  EditorView.scrollMargins.of((view) => ({ bottom: scrollsItself(view) ? 0 : barHeight })),
  EditorView.domEventHandlers({ keyup: ({ key }, view) => void (key === 'Tab' && showCaret(view)) }),
  lineNotes,
  mendedLines,
  drawnLines,
  editorLooks,
];

const keys = keymap.of([
  { key: 'Tab', run: pressTab, shift: indentLess },
  { key: 'Escape', run: letTabLeave },
  ...closeBracketsKeymap,
  ...historyKeymap,
  // Of the package's keys for code, without those for several carets, for syntax trees and for block comments.
  { key: 'Alt-ArrowUp', run: moveLineUp, shift: copyLineUp },
  { key: 'Alt-ArrowDown', run: moveLineDown, shift: copyLineDown },
  // In a browser these keys would leave the page.
  {
    key: 'Alt-ArrowLeft',
    mac: 'Ctrl-ArrowLeft',
    run: cursorGroupLeft,
    shift: selectGroupLeft,
    preventDefault: true,
  },
  {
    key: 'Alt-ArrowRight',
    mac: 'Ctrl-ArrowRight',
    run: cursorGroupRight,
    shift: selectGroupRight,
    preventDefault: true,
  },
  { key: 'Mod-[', run: indentLess },
  { key: 'Mod-]', run: indentMore },
  { key: 'Shift-Mod-k', run: deleteLine },
  { key: 'Mod-/', run: toggleComment },
  ...standardKeymap,
]);

/**
 * Runs the code on Ctrl+Enter or Cmd+Enter, before the editor sees the key: on Android, it handles Enter later and
 * forgets Ctrl.
 */
function runByKey(editor: HTMLElement, onRun: () => void): void {
  const listen = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.stopPropagation();
    onRun();
  };
  editor.addEventListener('keydown', listen, { capture: true });
}

function pressTab(view: EditorView): boolean {
  return view.state.selection.ranges.some((range) => !range.empty) ? indentMore(view) : fillToStop(view);
}

function fillToStop(view: EditorView): boolean {
  const { head } = view.state.selection.main;
  const column = head - view.state.doc.lineAt(head).from;
  const spaces = ' '.repeat(indentText.length - (column % indentText.length));
  view.dispatch(view.state.replaceSelection(spaces), { scrollIntoView: true, userEvent: 'input' });
  return true;
}

/** Lets Tab leave the editor after Escape; otherwise a keyboard user would be trapped in it. */
function letTabLeave(view: EditorView): boolean {
  view.setTabFocusMode(tabLeavesMs);
  return false;
}

/** On focus by Tab the browser may leave the caret under the sticky bar. */
function showCaret(view: EditorView): void {
  view.dispatch({ effects: EditorView.scrollIntoView(view.state.selection.main) });
}

function listen({ onChange, onFocusChange }: Omit<EditorEvents, 'onRun'>): Extension {
  return EditorView.updateListener.of((update) => {
    if (update.docChanged) {
      onChange(update.state.doc.toString());
    }
    if (update.focusChanged) {
      onFocusChange(update.view.hasFocus);
    }
  });
}

function attributesFrom({ label, describedBy }: EditorNames): Extension {
  return EditorView.contentAttributes.of({
    'aria-label': label,
    'aria-describedby': describedBy,
    autocapitalize: 'off',
    autocomplete: 'off',
    autocorrect: 'off',
    spellcheck: 'false',
    'data-gramm': 'false',
    lang: 'en',
    translate: 'no',
  });
}

function press(view: EditorView, key: KeyPress): void {
  endComposition(view);
  if (key.kind === 'insert') insert(view, key.text, key.caretBack ?? 0);
  else commands[key.kind](view);
  view.focus();
}

/**
 * Keeps the word that a phone's keyboard is still composing, and ends its composition. Otherwise the keyboard would
 * put its next letters where the word was, over what the key inserted.
 */
function endComposition(view: EditorView): void {
  if (!view.compositionStarted) return;
  view.contentDOM.blur();
  view.focus();
}

const commands: Readonly<Record<Exclude<KeyPress['kind'], 'insert'>, Command>> = {
  indent: indentMore,
  outdent: indentLess,
  left: cursorCharLeft,
  right: cursorCharRight,
  'line-up': moveLineUp,
  'line-down': moveLineDown,
  undo,
};

function insert(view: EditorView, text: string, caretBack: number): void {
  const bracket = text.length === 1 ? insertBracket(view.state, text) : null;
  if (bracket !== null) {
    view.dispatch(bracket);
    return;
  }
  const { doc, selection } = view.state;
  const { from, to } = selection.main;
  const value = doc.toString();
  const edited = insertText({ value, start: from, end: to }, text, caretBack);
  const end = edited.value.length - (value.length - to);
  view.dispatch({
    changes: { from, to, insert: edited.value.slice(from, end) },
    selection: { anchor: edited.start },
    scrollIntoView: true,
    userEvent: 'input',
  });
}

function setCode(view: EditorView, code: string): void {
  const { doc, selection } = view.state;
  if (doc.toString() === code) {
    return;
  }
  if (view.hasFocus) endComposition(view);
  view.dispatch({
    changes: { from: 0, to: doc.length, insert: code },
    selection: { anchor: Math.min(selection.main.head, code.length) },
    userEvent: 'input.replace',
  });
}

function goToLine(view: EditorView, line: number): void {
  const { doc } = view.state;
  const { from } = doc.line(Math.min(Math.max(1, line), doc.lines));
  view.dispatch({ selection: { anchor: from }, effects: EditorView.scrollIntoView(from, { y: 'center' }) });
  view.focus();
}
