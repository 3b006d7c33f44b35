import { m } from '../../compiled-messages/messages.ts';
import type { KeyPress } from './editor-port.ts';

type Key = { face: string; name: string; press: KeyPress };

type KeyRowProps = { words: readonly string[]; onPress: (key: KeyPress) => void };

/** Keys that a phone's keyboard hides, and the Python words of the milestone. A press leaves the focus in the editor. */
export function KeyRow({ words, onPress }: KeyRowProps) {
  return (
    <div
      role="toolbar"
      aria-label={m.practice_keys_label()}
      className="flex gap-1.5 overflow-x-auto px-2 py-1.5 [scrollbar-width:none]"
    >
      {[...listSigns(), ...words.map(toWordKey)].map(({ face, name, press }) => (
        <button
          key={`${press.kind} ${face}`}
          type="button"
          aria-label={name}
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPress(press)}
          className="grid h-11 min-w-11 shrink-0 place-items-center rounded-lg border border-line bg-surface px-3 font-mono [font-variant-ligatures:none] text-base text-ink active:bg-action-soft"
        >
          <span aria-hidden="true" translate="no" lang="en">
            {face}
          </span>
        </button>
      ))}
    </div>
  );
}

function listSigns(): Key[] {
  const sign = (face: string, name: string): Key => ({ face, name, press: { kind: 'insert', text: face } });
  return [
    { face: 'Tab', name: m.practice_key_tab(), press: { kind: 'insert', text: '    ' } },
    sign(':', m.practice_key_colon()),
    sign('"', m.practice_key_quote()),
    sign('(', m.practice_key_open()),
    sign(')', m.practice_key_close()),
    sign('=', m.practice_key_equals()),
    sign('_', m.practice_key_underscore()),
    sign('#', m.practice_key_hash()),
    { face: '⇥', name: m.practice_key_indent(), press: { kind: 'indent' } },
    { face: '⇤', name: m.practice_key_outdent(), press: { kind: 'outdent' } },
    { face: '↶', name: m.practice_key_undo(), press: { kind: 'undo' } },
  ];
}

/** Words that are always called: inserted with brackets, with the caret between them. */
const calledWords = new Set(
  'abs append bool dict enumerate float format get index input int isdigit items join keys len list lower max min pop print randint range replace round set sorted split str strip sum title tuple type upper values zip'.split(
    ' ',
  ),
);

function toWordKey(word: string): Key {
  return { face: word, name: word, press: pressOf(word) };
}

/** Closes after the caret what a word opens: `f"` is inserted as `f""`. */
function pressOf(word: string): KeyPress {
  const bare = word.replace(/\(\)$/, '');
  if (calledWords.has(bare)) return { kind: 'insert', text: `${bare}()`, caretBack: 1 };
  const opening = /["'([{]$/.exec(word)?.[0];
  if (opening === undefined || word.length === 1) return { kind: 'insert', text: word };
  return { kind: 'insert', text: `${word}${closers[opening] ?? ''}`, caretBack: 1 };
}

const closers: Readonly<Record<string, string>> = { '"': '"', "'": "'", '(': ')', '[': ']', '{': '}' };
