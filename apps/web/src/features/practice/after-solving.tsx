import type { CodingQuestion } from '@python-learning/contract';
import { useState } from 'react';
import { m } from '../../compiled-messages/messages.ts';
import { GlossaryHtml } from '../../ui/glossary-html.tsx';
import { FoldButton } from '../../workbench/fold-button.tsx';
import { PracticeVideo } from './practice-video.tsx';

/** Failed attempts after which the explanation video is there before the question is solved. */
const videoAfterFailures = 6;

/** True after the failed attempts from which on the explanation video helps. */
export function hasFailedOften({ hint_ladder: { failures = 0 } }: CodingQuestion): boolean {
  return failures >= videoAfterFailures;
}

/** What is worth knowing about the solution. */
export function SolutionNote({ note }: { note: string | null }) {
  if (note === null || note === '') return null;
  return (
    <section className="grid grid-cols-1 gap-1 rounded-2xl border border-line bg-surface p-4">
      <h3 className="text-lg">{m.practice_solution_note_heading()}</h3>
      <GlossaryHtml html={note} />
    </section>
  );
}

/** The explanation video of a question that has one, folded. */
export function ExplanationVideo({ question }: { question: CodingQuestion }) {
  const [isShown, setShown] = useState(false);
  const url = question.video_url_2;
  if (url === null) return null;
  return (
    <div className="grid grid-cols-1 justify-items-start gap-2">
      <FoldButton icon="video" isOpen={isShown} onToggle={() => setShown(!isShown)}>
        {isShown ? m.practice_explanation_video_hide() : m.practice_explanation_video_show()}
      </FoldButton>
      {isShown && (
        <PracticeVideo
          url={url}
          captions={question.video_captions_2}
          label={m.practice_explanation_video_label()}
        />
      )}
    </div>
  );
}
