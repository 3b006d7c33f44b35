import type { LearnContent, Milestone } from '@python-learning/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { m } from '../../compiled-messages/messages.ts';
import { useLearnContents, useMilestones, useProgress } from '../../lib/data/queries.ts';
import { useLast } from '../../lib/data/use-last.ts';
import { practiceAfterLessons } from '../../lib/deck-first.ts';
import { optionalPart } from '../../lib/parts/optional-part.tsx';
import { paths } from '../../lib/paths.ts';
import { learnerStorage } from '../../lib/storage/learner-storage.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { ScreenError, type ScreenFault } from '../../ui/screen-error.tsx';
import { findFirstOpen, findNext, findPrevious, type Neighbour } from './lesson-course.ts';
import { LessonLoading } from './lesson-loading.tsx';
import { LessonView } from './lesson-view.tsx';
import { useLesson } from './use-lesson.ts';
import { useLessonVisit } from './use-lesson-visit.ts';

/** Fetched with the first badge, because it brings the dialog and the confetti. */
const BadgePopup = optionalPart(async () => (await import('./badge-popup.tsx')).BadgePopup);

export function LessonScreen({ milestoneId }: { milestoneId: string }) {
  const milestones = useMilestones();
  const contents = useLearnContents(milestoneId);
  const progress = useProgress();
  const retry = () => {
    void milestones.refetch();
    void contents.refetch();
  };
  const course = useLast(milestones.data);
  const lessons = useLast(contents.data);
  const isProgressKnown = useLast(progress.isPending ? undefined : true);
  if (course === undefined || lessons === undefined || isProgressKnown === undefined) {
    const failure = contents.error ?? milestones.error;
    return failure === null ? <LessonLoading /> : <ErrorState fault={{ failure }} onRetry={retry} />;
  }
  const milestone = course.find(({ id }) => id === milestoneId);
  if (milestone === undefined) {
    return <ErrorState fault="not_found" onRetry={retry} />;
  }
  if (lessons.length === 0) {
    return <ErrorState fault="empty" onRetry={retry} />;
  }
  return <Lessons milestone={milestone} contents={lessons} onMediaFailed={() => void contents.refetch()} />;
}

function ErrorState({ fault, onRetry }: { fault: ScreenFault; onRetry: () => void }) {
  const texts = {
    notFound: m.lesson_error_milestone_not_found(),
    empty: m.lesson_error_no_content(),
    failed: m.lesson_error_load(),
  };
  return <ScreenError fault={fault} texts={texts} onRetry={onRetry} />;
}

/** Where the lessons lead: to the practice, with their cards before it unless those or the practice are done. */
function usePracticeAddress(milestoneId: string): string {
  const { data: progress } = useProgress();
  const isDone =
    progress?.completed_code.includes(milestoneId) === true || learnerStorage.isLessonDeckClosed(milestoneId);
  return isDone ? paths.code(milestoneId) : practiceAfterLessons(milestoneId);
}

type LessonsProps = {
  milestone: Milestone;
  contents: readonly LearnContent[];
  onMediaFailed: () => void;
};

function Lessons({ milestone, contents, onMediaFailed }: LessonsProps) {
  const navigate = useNavigate();
  const lesson = useLesson(milestone, contents);
  const [index, setIndex] = useState(() => findFirstOpen(contents, lesson.watched));
  const [hasMoved, setMoved] = useState(false);
  const visit = useLessonVisit();
  const practice = usePracticeAddress(milestone.id);
  const hasBadge = useLast(lesson.newBadge ?? undefined) !== undefined;
  const content = contents[index];
  const show = (place: number) => {
    setIndex(place);
    setMoved(true);
  };
  const go = (to: Neighbour) => (to.kind === 'video' ? show(to.index) : void navigate(to.href));
  if (content === undefined) {
    return null;
  }
  return (
    <div className="mx-auto grid w-full max-w-6xl grid-cols-1 gap-1 px-4 py-2 md:gap-5 md:py-6">
      {/* On a phone the title of the lesson is the one that is seen. */}
      <PageTitle
        title={m.lesson_document_title({ title: milestone.title })}
        className="text-lg max-md:sr-only short:sr-only"
      >
        <span className="font-normal text-muted">
          {m.lesson_milestone_number({ order: milestone.order })} ·{' '}
        </span>
        {milestone.title}
      </PageTitle>
      <LessonView
        key={content.id}
        content={content}
        lesson={lesson}
        visit={visit}
        steps={{
          contents,
          index,
          takesFocus: hasMoved,
          previous: () => go(findPrevious(index)),
          next: () => go(findNext(index, contents.length, practice)),
          show,
        }}
        way={{
          practice: paths.code(milestone.id),
          onKnown: () => learnerStorage.rememberPracticeChosen(milestone.id),
        }}
        onMediaFailed={onMediaFailed}
      />
      {/* Stays once it was opened: a dialog that closes gives the focus back. */}
      {hasBadge && (
        <BadgePopup
          badge={lesson.newBadge}
          onClose={lesson.closeBadge}
          onGoOn={() => {
            lesson.closeBadge();
            void navigate(practice);
          }}
        />
      )}
    </div>
  );
}
