import { useLanguage } from '../lib/language/language.ts';
import { CodeEditor } from './editor/code-editor.tsx';
import { EditorCard } from './editor/editor-card.tsx';
import { GuessCard } from './guess/guess-card.tsx';
import { findErrorNote, type TaskWork } from './use-workbench.ts';

export type TaskEditorProps = {
  work: TaskWork;
  /** Answers to tap, where the output of the program is guessed; empty where there are none. */
  guesses?: readonly string[];
  onRunByKey: () => void;
};

/** The editor of a task whose code is saved as a draft. */
export function TaskEditor({ work, onRunByKey }: TaskEditorProps) {
  const { bench, dispatch, draft, editor } = work;
  const language = useLanguage();
  return (
    <EditorCard
      bench={bench}
      draft={draft}
      onReset={() => dispatch({ type: 'reset' })}
      onUndo={() => dispatch({ type: 'undone' })}
      onTake={() => dispatch({ type: 'took-offer' })}
      onKeep={work.keepOwn}
    >
      <CodeEditor
        ref={editor}
        code={bench.code}
        lineNote={findErrorNote(bench, language)}
        onChange={(code) => dispatch({ type: 'edited', code })}
        onRun={onRunByKey}
        onFocusChange={work.setTyping}
      />
    </EditorCard>
  );
}

/** The given program, with the question what it will show above it. */
export function GuessEditor({ guesses = [], ...props }: TaskEditorProps) {
  const { bench, dispatch } = props.work;
  return (
    <>
      {!bench.isSolved && (
        <GuessCard
          code={bench.code}
          answers={guesses}
          onChange={(code) => dispatch({ type: 'edited', code })}
        />
      )}
      <TaskEditor {...props} />
    </>
  );
}
