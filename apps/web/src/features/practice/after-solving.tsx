import type { CodingQuestion } from '@python-learning/contract';
import { useState } from 'react';
import { m } from '../../compiled-messages/messages.ts';
import { GlossaryHtml } from '../../ui/glossary-html.tsx';
import { FoldButton } from '../../workbench/fold-button.tsx';
import { PracticeVideo } from './practice-video.tsx';

/** The solution note and the explanation video, shown once the question is solved. */
export function AfterSolving({ question, note }: { question: CodingQuestion; note: string | null }) {
  const [isVideoShown, setVideoShown] = useState(false);
  const url = question.video_url_2;
  return (
    <>
      {note !== null && note !== '' && (
        <section className="grid grid-cols-1 gap-1 rounded-2xl border border-line bg-surface p-4">
          <h3 className="text-lg">{m.practice_solution_note_heading()}</h3>
          <GlossaryHtml html={note} />
        </section>
      )}
      {url !== null && (
        <div className="grid grid-cols-1 justify-items-start gap-2">
          <FoldButton icon="video" isOpen={isVideoShown} onToggle={() => setVideoShown(!isVideoShown)}>
            {isVideoShown ? m.practice_explanation_video_hide() : m.practice_explanation_video_show()}
          </FoldButton>
          {isVideoShown && (
            <PracticeVideo
              url={url}
              captions={question.video_captions_2}
              label={m.practice_explanation_video_label()}
            />
          )}
        </div>
      )}
    </>
  );
}
