import { useRef } from 'react';
import { m } from '../../../compiled-messages/messages.ts';
import { classNames } from '../../../ui/class-names.ts';
import { usePlayback } from '../playback-context.ts';
import { usePosition } from '../use-lesson-position.ts';
import { sceneTextAt } from './scene-text.ts';
import { useDrawing } from './use-drawing.ts';
import { shapes, useFit } from './use-fit.ts';
import type { LiteLesson } from './use-lite-lesson.ts';

type LitePictureProps = {
  lesson: LiteLesson;
  fillsBox: boolean;
};

/** The lesson drawn in the page. Screen readers announce the program and its output as text, once each. */
export function LitePicture({ lesson, fillsBox }: LitePictureProps) {
  const { player } = usePlayback();
  const { now, isPlaying } = player;
  const atS = usePosition(player, (reportedS) => reportedS);
  const room = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const { shape, scale } = useFit(room, fillsBox);
  const isTall = shape === 'tall';
  useDrawing(stage, { lesson, isTall, now, atS, isPlaying });
  const { width, height } = shapes[shape];
  return (
    <div
      ref={room}
      className={classNames('grid w-full place-items-center overflow-hidden', fillsBox && 'h-full')}
    >
      <div style={{ width: width * scale, height: height * scale }} className="relative overflow-hidden">
        <div
          ref={stage}
          aria-hidden="true"
          lang={lesson.timeline.language}
          translate="no"
          className={classNames('stage origin-top-left', isTall && 'tall')}
          // Out of the flow, so that its unscaled size takes no room.
          style={{ position: 'absolute', insetInlineStart: 0, top: 0, transform: `scale(${scale})` }}
        />
      </div>
      <StageText lesson={lesson} atS={atS} />
    </div>
  );
}

function StageText({ lesson, atS }: { lesson: LiteLesson; atS: number }) {
  const text = sceneTextAt(lesson.timeline, atS);
  return (
    <div aria-live="polite" className="sr-only">
      {text !== null && (
        <p translate="no">
          {m.lesson_lite_code()} {text.code}
        </p>
      )}
      {text !== null && text.output !== null && (
        <p translate="no">
          {m.lesson_lite_output()} {text.output}
        </p>
      )}
    </div>
  );
}
