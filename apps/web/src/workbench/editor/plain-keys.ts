import type { KeyboardEvent } from 'react';
import type { KeyPress } from './editor-port.ts';
import {
  breakLine,
  indent,
  indentLines,
  insertText,
  moveCaret,
  moveLines,
  outdent,
  type TextSelection,
  typeBracket,
} from './text-edit.ts';

export type Edit = (at: TextSelection) => TextSelection;

/** Applies a key of the key row. */
export function pressKey(key: KeyPress, change: (edit: Edit) => void): void {
  if (key.kind === 'insert')
    change((at) => typeBracket(at, key.text) ?? insertText(at, key.text, key.caretBack));
  else if (key.kind === 'undo') document.execCommand('undo');
  else change(edits[key.kind]);
}

const edits: Readonly<Record<Exclude<KeyPress['kind'], 'insert' | 'undo'>, Edit>> = {
  indent: indentLines,
  outdent,
  left: (at) => moveCaret(at, -1),
  right: (at) => moveCaret(at, 1),
  'line-up': (at) => moveLines(at, -1),
  'line-down': (at) => moveLines(at, 1),
};

/** Returns what a key does here, or null to leave it to the browser. */
export function readKey(event: KeyboardEvent<HTMLTextAreaElement>, tabLeaves: boolean): 'run' | Edit | null {
  if (event.nativeEvent.isComposing) {
    return null;
  }
  if (event.key === 'Enter') {
    return event.ctrlKey || event.metaKey ? 'run' : breakLine;
  }
  if (event.key === 'Tab' && !tabLeaves) {
    return event.shiftKey ? outdent : indent;
  }
  const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
  return isPlain && event.key.length === 1 ? closingEdit(event.key, event.currentTarget) : null;
}

/** Brackets and quote marks close themselves, as in the full editor. */
function closingEdit(character: string, area: HTMLTextAreaElement): Edit | null {
  const { value, selectionStart, selectionEnd } = area;
  const edit = typeBracket({ value, start: selectionStart, end: selectionEnd }, character);
  return edit === null ? null : () => edit;
}

export function isModifier(key: string): boolean {
  return key === 'Shift' || key === 'Control' || key === 'Alt' || key === 'Meta';
}
