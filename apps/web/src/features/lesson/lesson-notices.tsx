import { useState } from 'react';
import { m } from '../../compiled-messages/messages.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { toClock } from './lesson-course.ts';
import { usePlayback } from './playback-context.ts';
import type { Lesson } from './use-lesson.ts';
import { usePosition } from './use-lesson-position.ts';

/** Notices about this lesson: a resumed position and unsaved marks. */
export function LessonNotices({ lesson }: { lesson: Lesson }) {
  return (
    <>
      <ResumeNotice />
      <SavingNotice lesson={lesson} />
    </>
  );
}

/** Tells that the lesson resumes in the middle, until it is played. */
function ResumeNotice() {
  const { player } = usePlayback();
  const [resumedAtS] = useState(() => player.position.read().at * player.durationS);
  const isUnmoved = usePosition(player, (atS) => atS === resumedAtS);
  const [hasMoved, setMoved] = useState(false);
  if (resumedAtS < 1 || hasMoved || player.isPlaying || !isUnmoved) {
    return null;
  }
  return (
    <p className="flex flex-wrap items-center gap-x-3 print:hidden">
      {m.lesson_resumed({ at: toClock(Math.floor(resumedAtS)) })}
      <Button
        kind="ghost"
        className="px-3!"
        onClick={() => {
          setMoved(true);
          player.seekTo(0);
        }}
      >
        {m.lesson_from_start()}
      </Button>
    </p>
  );
}

function SavingNotice({ lesson: { saving, saveNow } }: { lesson: Lesson }) {
  if (saving === 'failing') {
    return (
      <Banner kind="info">
        <p>{m.lesson_mark_failed()}</p>
        <Button kind="secondary" className="mt-3" onClick={saveNow}>
          {m.lesson_mark_retry()}
        </Button>
      </Banner>
    );
  }
  return saving === 'pending' ? (
    <p aria-live="polite" className="text-muted">
      {m.lesson_mark_pending()}
    </p>
  ) : null;
}
