import { useState } from 'react';
import { m } from '../../compiled-messages/messages.ts';
import { partOf } from '../../lib/parts/part.ts';
import { RetriedPart } from '../../lib/parts/retried-part.tsx';
import { Button } from '../../ui/button.tsx';
import type { DialogueProps } from './dialogue.tsx';
import { FinishedDrawing } from './run-drawing.tsx';
import { Transcript } from './transcript.tsx';

const dialogue = partOf(async () => (await import('./dialogue.tsx')).Dialogue);

/** A program that asks something. Fetched when the learner begins to work. */
export function Talk(given: Omit<DialogueProps, 'focusedBefore'>) {
  const [focusedBefore] = useState(() => document.activeElement);
  const props = { ...given, focusedBefore };
  const { drawing } = given.phase;
  return (
    <>
      {drawing !== undefined && <FinishedDrawing drawing={drawing} />}
      <RetriedPart part={dialogue} props={props} Waiting={Waiting} Missing={Missing} />
    </>
  );
}

/** Fetches it before a program asks. Ignores a failure: the first question tries again. */
export function fetchDialogue(): void {
  dialogue.fetch().catch(() => undefined);
}

function Waiting({ phase }: DialogueProps) {
  return <Transcript text={phase.transcript} />;
}

/** What the program has said, for a connection that broke before its first question could be answered. */
function Missing({ phase, onStop, onRetry }: DialogueProps & { onRetry: () => void }) {
  return (
    <>
      <Transcript text={phase.transcript} />
      <p className="text-muted">{m.practice_dialogue_missing()}</p>
      <div className="flex flex-wrap gap-2">
        <Button kind="secondary" onClick={onRetry}>
          {m.core_try_again()}
        </Button>
        <Button kind="ghost" onClick={onStop}>
          {m.practice_input_stop()}
        </Button>
      </div>
    </>
  );
}
