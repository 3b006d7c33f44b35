import { useEffect, useEffectEvent, useState } from 'react';
import { m } from '../../compiled-messages/messages.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { type DialoguePhase, readsToTheEnd } from '../run/workbench.reducer.ts';
import { InputLine } from './input-line.tsx';
import { SampleAnswers } from './sample-answers.tsx';
import { Terminal, TerminalText } from './transcript.tsx';

export type DialogueActions = {
  onLine: (line: string) => void;
  /** Answers with these lines, each in its place; the lines already typed stay. */
  onFill: (lines: readonly string[]) => void;
  /** The learner has no further line for the program. */
  onNoMoreLines: () => void;
  onStop: () => void;
  /** Present if a program that waits for a line can be restarted. */
  onRestart?: () => void;
};

export type DialogueProps = DialogueActions & {
  phase: DialoguePhase;
  /** Example answers to the questions of the program, in their order. */
  sample: readonly string[];
  /** What had the focus when the first question came. */
  focusedBefore: Element | null;
};

/**
 * The program talks to the learner: its output so far, and the box behind its prompt. The box stays between two questions,
 * so that a phone's keyboard does.
 */
export function Dialogue({ phase, sample, focusedBefore, ...on }: DialogueProps) {
  const { onLine, onFill, onNoMoreLines, onStop, onRestart } = on;
  const { attempt, transcript } = phase;
  const isWaiting = phase.kind === 'waiting';
  const end = useEndOfInput(isWaiting, onNoMoreLines);
  // The prompt is the last, unfinished line.
  const promptAt = transcript.lastIndexOf('\n') + 1;
  return (
    <Terminal>
      <TerminalText text={transcript.slice(0, promptAt)} />
      <InputLine
        prompt={transcript.slice(promptAt)}
        focusedBefore={focusedBefore}
        isWaiting={isWaiting}
        onLine={onLine}
        onEnd={end}
      />
      <SampleAnswers sample={sample} answered={attempt.inputs.length} onFill={onFill} />
      {/* On a phone the room above the keyboard is for the box and the answers. */}
      <p className="pt-2 text-on-floor-muted bench:hidden" aria-hidden="true">
        {isWaiting ? m.practice_input_waiting() : m.practice_running()}
      </p>
      <div className="flex flex-wrap gap-x-4">
        {readsToTheEnd(attempt) && (
          <TextButton icon="check" onClick={end}>
            {m.practice_input_end()}
          </TextButton>
        )}
        {onRestart !== undefined && (
          <TextButton icon="again" onClick={onRestart}>
            {m.practice_restart()}
          </TextButton>
        )}
        <TextButton icon="stop" onClick={onStop}>
          {m.practice_input_stop()}
        </TextButton>
      </div>
    </Terminal>
  );
}

/** Ends the input; an end that comes before the program asks is kept until it does. */
function useEndOfInput(isWaiting: boolean, onNoMoreLines: () => void): () => void {
  const [isEarly, setEarly] = useState(false);
  const end = () => {
    setEarly(!isWaiting);
    if (isWaiting) onNoMoreLines();
  };
  const endNow = useEffectEvent(end);
  useEffect(() => {
    // The question that the end waits for comes from the server.
    if (isWaiting && isEarly) endNow(); // oxlint-disable-line react/set-state-in-effect
  }, [isWaiting, isEarly]);
  return end;
}

type TextButtonProps = { icon: IconName; onClick: () => void; children: string };

function TextButton({ icon, onClick, children }: TextButtonProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="-mx-2 flex min-h-11 items-center gap-2 rounded-lg px-2 text-on-floor-muted underline underline-offset-4"
    >
      <Icon name={icon} className="size-5" />
      {children}
    </button>
  );
}
