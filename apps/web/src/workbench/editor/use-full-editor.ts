import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { EditorNames, FullEditor } from './codemirror-editor.ts';
import type { EditorEvents } from './editor-port.ts';

/**
 * Delay before the editors are exchanged, in milliseconds: a tap that takes the focus out of the text area must hit its
 * target before anything moves.
 */
const exchangePauseMs = 500;

type Shown = EditorEvents & { code: string; names: EditorNames; letterSize: string };
type EditorModule = typeof import('./codemirror-editor.ts');

/**
 * Returns the full editor once it has loaded and nobody is typing in the text area; null before, and if it never loads.
 * It is made of what `shown` is then, and calls what `shown` has at the time of an event.
 */
export function useFullEditor(shown: Shown, isTyping: boolean): FullEditor | null {
  const editorModule = useEditorModule();
  const [editor, setEditor] = useState<FullEditor | null>(null);
  const wasTyping = useRef(false);
  const latest = useRef(shown);
  useLayoutEffect(() => {
    latest.current = shown;
    wasTyping.current ||= isTyping;
  });
  useEffect(() => {
    if (editorModule === null || editor !== null || isTyping) return;
    return makeEditor(editorModule, latest, wasTyping.current ? exchangePauseMs : 0, setEditor);
  }, [editorModule, editor, isTyping]);
  useEffect(() => () => editor?.destroy(), [editor]);
  return editor;
}

/**
 * Makes the editor after a pause, in milliseconds. Parsing, building and showing are tasks of their own, between which a
 * cheap phone answers touches. Returns a function that stops it.
 */
function makeEditor(
  { createState, createEditor }: EditorModule,
  latest: { readonly current: Shown },
  pauseMs: number,
  onMade: (editor: FullEditor) => void,
): () => void {
  let made: FullEditor | null = null;
  const next = (step: () => void) => {
    timer = setTimeout(step, 0);
  };
  const parse = () => {
    const options = {
      ...latest.current,
      onChange: (code: string) => latest.current.onChange(code),
      onRun: () => latest.current.onRun(),
      onFocusChange: (isFocused: boolean) => latest.current.onFocusChange(isFocused),
    };
    const state = createState(options);
    next(() => {
      const editor = createEditor(state, options);
      made = editor;
      next(() => {
        made = null;
        // At once: a tap before the exchange would open a keyboard on the text area that goes.
        flushSync(() => onMade(editor));
      });
    });
  };
  let timer = setTimeout(parse, pauseMs);
  return () => {
    clearTimeout(timer);
    made?.destroy();
  };
}

function useEditorModule(): EditorModule | null {
  const [editorModule, setEditorModule] = useState<EditorModule | null>(null);
  useEffect(() => {
    let isGone = false;
    import('./codemirror-editor.ts').then(
      (loaded) => {
        if (!isGone) setEditorModule(loaded);
      },
      () => {
        // The text area stays and is enough.
      },
    );
    return () => {
      isGone = true;
    };
  }, []);
  return editorModule;
}
