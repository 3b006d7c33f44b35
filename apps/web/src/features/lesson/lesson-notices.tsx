import { type ComponentType, lazy, Suspense, useState } from 'react';
import { m } from '../../compiled-messages/messages.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { toClock } from './lesson-course.ts';
import { usePlayback } from './playback-context.ts';
import type { Lesson } from './use-lesson.ts';
import { usePosition } from './use-lesson-position.ts';

type Loaded = { default: ComponentType };

/** Loaded at the end of a lesson. Where it never arrives, the dashboard shows the stroke. */
const NewKolamStroke = lazy(
  (): Promise<Loaded> =>
    import('./new-kolam-stroke.tsx').then(
      (loaded) => ({ default: loaded.NewKolamStroke }),
      () => ({ default: () => null }),
    ),
);

/** Notices about this lesson: a resumed position, unsaved marks, its stroke of the kolam. */
export function LessonNotices({ lesson }: { lesson: Lesson }) {
  const { isWatched } = usePlayback();
  const [wasWatched] = useState(isWatched);
  return (
    <>
      <ResumeNotice />
      <SavingNotice lesson={lesson} />
      {isWatched && !wasWatched && (
        <Suspense>
          <NewKolamStroke />
        </Suspense>
      )}
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
