/** How one program becomes the next on the screen: one edit, or typing from scratch. */
export type CodeEdit = {
  before: string;
  after: string;
  /**
   * Characters that both programs share at the start and at the end; both 0 when typed from scratch.
   */
  head: number;
  tail: number;
  /** Number of key presses: one for each deleted and each typed character. */
  keys: number;
  /** Set where only the order of lines changes: for each line, its number before, from 1. They move, and nothing is typed. */
  moved?: readonly number[];
};

/** `cursor` is null where nothing is typed. */
export type TypedCode = { code: string; cursor: number | null };

/** Plans the edit; programs that share too little are typed from scratch. */
export function planTyping(before: string, after: string): CodeEdit {
  const moved = movedLines(before, after);
  if (moved !== null) return { before, after, head: 0, tail: 0, keys: 1, moved };
  const head = sharedLength(before, after, (text, index) => text[index]);
  const rest = Math.min(before.length, after.length) - head;
  const tail = Math.min(
    rest,
    sharedLength(before, after, (text, index) => text[text.length - 1 - index]),
  );
  const changed = before.length + after.length - 2 * (head + tail);
  if (before === '' || changed > after.length / 2) {
    return { before, after, head: 0, tail: 0, keys: after.length };
  }
  return { before, after, head, tail, keys: changed };
}

/** The program and the position of the cursor after `pressed` keys. */
export function typedCode(typing: CodeEdit, pressed: number): TypedCode {
  const { before, after, head, tail, keys, moved } = typing;
  const done = Math.max(0, Math.min(keys, Math.floor(pressed)));
  if (moved !== undefined) return { code: done < keys ? before : after, cursor: null };
  if (head + tail === 0) return { code: after.slice(0, done), cursor: done };
  const deletions = before.length - head - tail;
  if (done < deletions) {
    const end = before.length - tail - done;
    return { code: before.slice(0, end) + before.slice(before.length - tail), cursor: end };
  }
  const cursor = head + done - deletions;
  return { code: after.slice(0, cursor) + after.slice(after.length - tail), cursor };
}

/** Where each line of the program was before; null where more than the order of different lines has changed. */
function movedLines(before: string, after: string): number[] | null {
  const old = before.split('\n');
  const lines = after.split('\n');
  if (before === after || lines.length !== old.length || new Set(lines).size < lines.length) return null;
  const moved = lines.map((line) => old.indexOf(line) + 1);
  return moved.includes(0) ? null : moved;
}

function sharedLength(left: string, right: string, at: (text: string, index: number) => string | undefined) {
  const most = Math.min(left.length, right.length);
  let length = 0;
  while (length < most && at(left, length) === at(right, length)) length += 1;
  return length;
}
