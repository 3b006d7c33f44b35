import type { LearnContent, Milestone } from '@python-learning/contract';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useLearnContents, useMilestones, useProgress } from '../../lib/data/queries.ts';
import { m } from '../../paraglide/messages.js';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { BadgePopup } from './badge-popup.tsx';
import { findFirstOpen, findNext, findPrevious, type Neighbour } from './lesson-course.ts';
import { LessonPlayer } from './lesson-player.tsx';
import { LessonSteps } from './lesson-steps.tsx';
import { LessonLoading, LessonTrouble } from './lesson-trouble.tsx';
import { TranscriptPanel } from './transcript-panel.tsx';
import { type Lesson, useLesson } from './use-lesson.ts';

/** The video lessons of one milestone. */
export function LessonScreen({ milestoneId }: { milestoneId: string }) {
  const milestones = useMilestones();
  const contents = useLearnContents(milestoneId);
  const progress = useProgress();
  const retry = () => {
    void milestones.refetch();
    void contents.refetch();
  };
  const course = useLatest(milestones.data);
  const lessons = useLatest(contents.data);
  const isProgressKnown = useLatest(progress.isPending ? undefined : true);
  if (course === undefined || lessons === undefined || isProgressKnown === undefined) {
    const failure = contents.error ?? milestones.error;
    return failure === null ? <LessonLoading /> : <LessonTrouble fault={{ failure }} onRetry={retry} />;
  }
  const milestone = course.find(({ id }) => id === milestoneId);
  if (milestone === undefined) {
    return <LessonTrouble fault="milestone_not_found" onRetry={retry} />;
  }
  if (lessons.length === 0) {
    return <LessonTrouble fault="no_content" onRetry={retry} />;
  }
  return <Lessons milestone={milestone} contents={lessons} />;
}

/** The last value there was: while another language is on its way the lesson stays as it is. */
function useLatest<T>(value: T | undefined): T | undefined {
  const [latest, setLatest] = useState(value);
  if (value !== undefined && value !== latest) {
    setLatest(value);
  }
  return value ?? latest;
}

type LessonsProps = { milestone: Milestone; contents: readonly LearnContent[] };

function Lessons({ milestone, contents }: LessonsProps) {
  const navigate = useNavigate();
  const lesson = useLesson(milestone, contents);
  const [index, setIndex] = useState(() => findFirstOpen(contents, lesson.watched));
  const content = contents[index];
  const go = (to: Neighbour) => (to.kind === 'video' ? setIndex(to.index) : void navigate(to.href));
  if (content === undefined) {
    return null;
  }
  return (
    <div className="mx-auto grid w-full grid-cols-1 max-w-6xl gap-5 px-4 py-5">
      <header className="grid gap-1">
        <p className="text-muted">{m.lesson_milestone_number({ order: milestone.order })}</p>
        <PageTitle title={m.lesson_document_title({ title: milestone.title })}>{milestone.title}</PageTitle>
      </header>
      <div className="grid gap-5 lg:grid-cols-[minmax(0,5fr)_minmax(0,2fr)] lg:gap-8">
        <div className="grid min-w-0 content-start gap-4">
          <StepHeading content={content} index={index} total={contents.length} />
          <LessonPlayer key={content.id} content={content} onEnd={() => lesson.finish(content)} />
          <SavingNotice lesson={lesson} />
          <StepButtons
            isFirst={index === 0}
            isLast={index === contents.length - 1}
            isWatched={lesson.watched.has(content.id)}
            onPrevious={() => go(findPrevious(index))}
            onNext={() => go(findNext(index, contents.length, milestone.id))}
          />
          {content.transcript !== '' && (
            <TranscriptPanel key={`transcript of ${content.id}`} text={content.transcript} />
          )}
        </div>
        <LessonSteps contents={contents} index={index} watched={lesson.watched} onChoose={setIndex} />
      </div>
      <BadgePopup badge={lesson.newBadge} onClose={lesson.closeBadge} />
    </div>
  );
}

function StepHeading({ content, index, total }: { content: LearnContent; index: number; total: number }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(index);
  useEffect(() => {
    if (shown.current !== index) {
      shown.current = index;
      heading.current?.focus();
    }
  }, [index]);
  return (
    <div>
      <p className="text-muted">{m.lesson_step_label({ number: index + 1, total })}</p>
      <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
        {content.title}
      </h2>
    </div>
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

type StepButtonsProps = {
  isFirst: boolean;
  isLast: boolean;
  isWatched: boolean;
  onPrevious: () => void;
  onNext: () => void;
};

function StepButtons({ isFirst, isLast, isWatched, onPrevious, onNext }: StepButtonsProps) {
  return (
    <div className="grid gap-2">
      <div className="flex items-center justify-between gap-3">
        <Button kind="secondary" className="px-4!" onClick={onPrevious}>
          <Icon name="arrow-left" className="size-5" />
          {m.lesson_previous_video()}
          {isFirst && <span className="sr-only">: {m.lesson_previous_to_dashboard()}</span>}
        </Button>
        <Button
          className="px-4!"
          disabled={!isWatched}
          {...(isWatched ? {} : { 'aria-describedby': 'next-needs' })}
          onClick={onNext}
        >
          {isLast ? m.lesson_next_to_practice() : m.lesson_next_video()}
          <Icon name="arrow-right" className="size-5" />
        </Button>
      </div>
      <p id="next-needs" className="text-end text-muted">
        {isWatched ? (
          <span className="inline-flex items-center gap-1 text-success">
            <Icon name="check" className="size-5" />
            {m.lesson_watched()}
          </span>
        ) : (
          m.lesson_next_needs_watching()
        )}
      </p>
    </div>
  );
}
